// A calendar on a wall: each event of a year stands on its day, written there
// by hand. It knows no rules, so each change names its days.

import { ok, strictEqual } from 'node:assert';
import { instant, plain } from '../feeds/plain.mjs';

export const YEAR = 2028;
export const BERLIN = 'Europe/Berlin';

const DAY = 86400e3;
const PARTS = { year: 'numeric', month: 'numeric', day: 'numeric',
  hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' };
const clocks = new Map();

// What clocks of a zone show at an instant, as if that were UTC.
function shownAt(zone, at) {
  if (!clocks.has(zone))
    clocks.set(zone, new Intl.DateTimeFormat('en-US', { ...PARTS,
      timeZone: zone }));
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    clocks.get(zone).formatToParts(at).map(({ type, value }) =>
      [type, Number(value)]));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const text = (at) => new Date(at).toISOString().slice(0, 19)
  .replace('T', ' ');

// The time in UTC of a clock time that occurs once.
export function utcOf(zone, local) {
  const shown = instant(local);
  const about = shown - (shownAt(zone, shown) - shown);
  return text(about - (shownAt(zone, about) - shown));
}

const dayOf = (at) => text(at).slice(0, 10);

// All days of the year from one on, in steps.
export function days(first, step = 1, last = '12-31') {
  const all = [];
  for (let at = instant(`${YEAR}-${first}`); at <= instant(`${YEAR}-${last}`);
    at += step * DAY)
    all.push(dayOf(at).slice(5));
  return all;
}

const LINE = ['start_date', 'end_date', 'utc_start_date', 'title'];
const line = (record) => LINE.map((name) => record[name]).join(' ');
const onDay = (records, date) => records.filter((record) =>
  record.start_date.startsWith(`${YEAR}-${date}`))
  .sort((a, b) => line(a) < line(b) ? -1 : 1);

export class Wall {
  rows = [];
  ids = new Map();      // of series, by their names

  // Writes a title on days, such as 02-29, with clock times. An event of whole
  // days has no times, but may last longer.
  put(series, on, { title, from, to, zone = BERLIN, whole = 0 }) {
    for (const date of on) {
      const day = `${YEAR}-${date}`;
      const last = dayOf(instant(day) + (whole - 1) * DAY);
      this.rows.push({ series, day, title, zone, all_day: whole > 0,
        ...whole > 0 ?
          { start_date: `${day} 00:00:00`, end_date: `${last} 23:59:59` } :
          { start_date: `${day} ${from}:00`, end_date: `${day} ${to}:00` } });
    }
  }

  find(series, date) {
    const row = this.rows.find((one) => one.series === series &&
      one.day === `${YEAR}-${date}`);
    ok(row, `${series} is not on ${date}`);
    return row;
  }

  // The events of a series from a day on.
  from(series, date = '01-01') {
    return this.rows.filter((row) => row.series === series &&
      row.day >= `${YEAR}-${date}`);
  }

  // Takes an event off the wall.
  strike(series, date) {
    const row = this.find(series, date);
    this.rows.splice(this.rows.indexOf(row), 1);
  }

  records() {
    return this.rows.map((row) => ({ ...row, row,
      utc_start_date: utcOf(row.zone, row.start_date),
      utc_end_date: utcOf(row.zone, row.end_date) }));
  }

  // Compares each day with what is listed. Ids and series stay once known.
  expect(listed, { copy = false } = {}) {
    const must = this.records();
    for (const date of days('01-01')) {
      const here = onDay(listed, date);
      const there = onDay(must, date);
      strictEqual(here.map(line).join('\n'), there.map(line).join('\n'), date);
      if (!copy)
        here.forEach((record, i) => this.#recognize(there[i].row, record));
    }
    strictEqual(listed.length, this.rows.length);
  }

  #recognize(row, { id, series }) {
    row.id ??= id;
    strictEqual(id, row.id, `the id of ${row.title} on ${row.day}`);
    if (!this.ids.has(row.series)) {
      ok(![...this.ids.values()].includes(series.id), row.series);
      this.ids.set(row.series, series.id);
    }
    strictEqual(series.id, this.ids.get(row.series), row.series);
  }
}

const FIELDS = ['id', 'title', 'all_day', 'start_date', 'end_date',
  'utc_start_date', 'utc_end_date', 'series', 'url'];

// All events of the year, as the service lists them.
export async function list(service) {
  const all = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { events, total_pages: count } = await service.ask('GET',
      `/events?start_date=${YEAR}-01-01&end_date=${YEAR}-12-31 23:59:59&` +
      `per_page=50&page=${page}&_fields=total_pages,${
        FIELDS.map((name) => `events.${name}`)}`);
    all.push(...events.map((record) => ({ ...record,
      title: plain(record.title) })));
    pages = count;
  }
  return all;
}
