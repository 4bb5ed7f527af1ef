// Compares a calendar read by ical.js with the records.

import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import { instant, plain } from './plain.mjs';

const STATUSES = { publish: 'CONFIRMED', private: 'CONFIRMED',
  draft: 'TENTATIVE' };

// Lines have at most 75 octets and do not split characters.
function checkLines(bytes) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  ok(bytes.subarray(-2).equals(Buffer.from('\r\n')), 'ends within a line');
  let start = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] === 10)
      ok(bytes[i - 1] === 13, `LF without CR at ${i}`);
    if (bytes[i] !== 13)
      continue;
    ok(bytes[i + 1] === 10, `CR without LF at ${i}`);
    ok(i - start <= 75, `${i - start} octets in a line`);
    decoder.decode(bytes.subarray(start, i));
    start = i + 2;
  }
}

export function readCalendar(ICAL, bytes) {
  checkLines(bytes);
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString()));
  strictEqual(calendar.getFirstPropertyValue('version'), '2.0');
  const zones = calendar.getAllSubcomponents('vtimezone');
  const ids = zones.map((zone) => zone.getFirstPropertyValue('tzid'));
  deepStrictEqual(ids, [...new Set(ids)]);
  ICAL.TimezoneService.reset();
  for (const zone of zones)
    ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent');
}

function checkTime(component, name, local, utc) {
  const property = component.getFirstProperty(name);
  const time = property.getFirstValue();
  strictEqual(time.toString().replace('Z', ''), local.replace(' ', 'T'));
  strictEqual(time.toUnixTime() * 1000, instant(utc), `${name} of ${local}`);
  ok(time.zone.tzid !== 'floating', `${name} floats`);
}

function checkDates(component, record) {
  const event = { start: component.getFirstProperty('dtstart'),
    end: component.getFirstProperty('dtend') };
  if (!record.all_day) {
    checkTime(component, 'dtstart', record.start_date, record.utc_start_date);
    if (record.end_date === record.start_date)
      strictEqual(event.end, null);
    else
      checkTime(component, 'dtend', record.end_date, record.utc_end_date);
    return;
  }
  strictEqual(event.start.type, 'date');
  strictEqual(event.start.getFirstValue().toString(),
    record.start_date.slice(0, 10));
  const last = event.end.getFirstValue().clone();
  last.adjust(-1, 0, 0, 0);
  strictEqual(last.toString(), record.end_date.slice(0, 10));
}

function checkPlace(component, venue) {
  if (Array.isArray(venue)) {
    strictEqual(component.getFirstProperty('location'), null);
    return;
  }
  strictEqual(component.getFirstPropertyValue('location'),
    [venue.venue, venue.address, venue.city, venue.stateprovince, venue.zip,
      venue.country].filter((text) => text !== undefined).join(', '));
  deepStrictEqual(component.getFirstPropertyValue('geo').map(Number),
    [venue.geo_lat, venue.geo_lng]);
}

function checkOrganizers(component, organizers) {
  const one = component.getFirstProperty('organizer');
  const contacts = component.getAllProperties('contact')
    .map((property) => property.getFirstValue());
  const first = organizers.find(({ email }) => email !== undefined);
  strictEqual(one?.getFirstValue(), first && `mailto:${first.email}`);
  strictEqual(one?.getParameter('cn'), first?.organizer);
  deepStrictEqual(contacts, organizers.filter((each) => each !== first)
    .map(({ organizer, phone }) => `${organizer}, ${phone}`));
}

export function checkEvent(component, record) {
  const value = (name) => component.getFirstPropertyValue(name);
  match(value('uid'), new RegExp(`^[0-9a-f]{32}\\?id=${record.id}$`));
  strictEqual(value('summary'), plain(record.title));
  strictEqual(value('status'), STATUSES[record.status]);
  strictEqual(value('url'), record.url);
  for (const name of ['dtstamp', 'last-modified'])
    strictEqual(value(name).toUnixTime() * 1000,
      instant(record.modified_utc));
  ok(value('sequence') >= 0);
  deepStrictEqual(component.getFirstProperty('categories')?.getValues() ?? [],
    record.categories.map(({ name }) => plain(name)));
  strictEqual(value('image') ?? false, record.image && record.image.url);
  checkDates(component, record);
  checkPlace(component, record.venue);
  checkOrganizers(component, record.organizer);
  strictEqual(value('description') !== null, record.description !== '');
}

// Converts markup as the feed does.
export function checkDescription(component) {
  const text = component.getFirstPropertyValue('description');
  ok(text.startsWith('Programme\n\nGrüße aus Zürich, “schöne” Tage; 東京の夜'));
  ok(text.endsWith('\n\n- One\n- Two <three>\n\n' +
    'BEGIN:VEVENT\nEND:VCALENDAR'), text.slice(-80));
}
