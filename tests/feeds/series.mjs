// Compares a series expanded by ical.js with the dates of its events.

import { deepStrictEqual, strictEqual } from 'node:assert';
import { readCalendar } from './calendar.mjs';
import { instant, plain } from './plain.mjs';

const event = (title, start, end, recurrence, more) =>
  ({ title, start_date: start, end_date: end, recurrence, ...more });

const BERLIN = { timezone: 'Europe/Berlin' };
const SERIES = [
  event('Every Tuesday', '2027-01-05 18:00', '2027-01-05 19:30',
    ['RRULE:FREQ=WEEKLY;UNTIL=20270630', 'EXDATE:20270209',
      'RDATE:20270211T200000,20270812'], BERLIN),
  event('Last Friday', '2027-01-29 20:00', '2027-01-30 01:00',
    'FREQ=MONTHLY;BYDAY=-1FR;COUNT=14', { timezone: 'America/New_York' }),
  event('On the 31st', '2027-01-31', '2027-02-01',
    'FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20280101', { all_day: true }),
  event('Leap day', '2028-02-29 08:00', '2028-02-29 09:00',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', BERLIN),
  event('Last working day', '2027-01-29 17:00', '2027-01-29 18:00',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=12'),
  event('Each second week', '2027-01-03 10:00', '2027-01-03 11:00',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU;COUNT=20',
    { timezone: 'Australia/Lord_Howe' }),
  event('Some days', '2027-03-01 10:00', '2027-03-01 11:00',
    'RDATE:20270301T100000,20270303T120000,20270314', { timezone: 'UTC+5.5' }),
];

// One event is changed, one moved, one deleted.
async function change(ask, events) {
  const [, first, second, third] = events;
  if (third === undefined)
    return;
  await ask(`/events/${first.id}`, { method: 'PATCH',
    json: { title: `${first.title}, changed` } });
  await ask(`/events/${second.id}`, { method: 'PATCH', json: {
    start_date: second.end_date, end_date: second.end_date } });
  await ask(`/events/${third.id}`, { method: 'DELETE' });
}

const listed = (ask, id) => ask(`/events?series=${id}&per_page=50&` +
  'start_date=2026-01-01&end_date=2040-01-01');

// Returns title, start and end of each occurrence up to a time.
export function expand(ICAL, bytes, last) {
  const [master, ...others] = readCalendar(ICAL, bytes);
  const series = new ICAL.Event(master, { exceptions: others });
  const iterator = series.iterator();
  const times = [];
  for (let next = iterator.next(); next && next.toUnixTime() <= last;
    next = iterator.next()) {
    const { item, startDate, endDate } = series.getOccurrenceDetails(next);
    times.push([item.summary, startDate.toUnixTime(), endDate.toUnixTime()]);
  }
  return times.sort((a, b) => a[1] - b[1]);
}

// Dates have no zone; ical.js treats them as UTC.
export function occurrence(record) {
  if (record.all_day)
    return [plain(record.title), instant(record.start_date) / 1000,
      (instant(record.end_date) + 1000) / 1000];
  return [plain(record.title), instant(record.utc_start_date) / 1000,
    instant(record.utc_end_date) / 1000];
}

export async function checkSeries(ICAL, ask, readFeed) {
  for (const json of SERIES) {
    const made = await ask('/events', { method: 'POST', json });
    const { id } = made.series;
    await change(ask, (await listed(ask, id)).events);
    const { events, total } = await listed(ask, id);
    strictEqual(events.length, total);
    const { made_until: last } = await ask(`/series/${id}`);
    const { bytes } = await readFeed(`/series/${id}.ics`);
    deepStrictEqual(expand(ICAL, bytes, instant(last) / 1000),
      events.map(occurrence).sort((a, b) => a[1] - b[1]), json.title);
    const own = await readFeed(`/events/${events[0].id}.ics`);
    strictEqual(own.bytes.toString().replace(/SOURCE[^]*?\r\nB/, 'B'),
      bytes.toString().replace(/SOURCE[^]*?\r\nB/, 'B'));
  }
}
