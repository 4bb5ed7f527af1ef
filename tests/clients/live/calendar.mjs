// Compares the iCalendar feed, read by ical.js, with the JSON list.

import { deepStrictEqual } from 'node:assert';

export async function checkCalendar({ api, require }) {
  const ICAL = require('ical.js-2').default ?? require('ical.js-2');
  const query = 'start_date=2026-01-01&end_date=2030-01-01';
  const got = await fetch(`${api}/events.ics?${query}`);
  const calendar = new ICAL.Component(ICAL.parse(await got.text()));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(zone);
  const read = calendar.getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

  const records = await all(`${api}/events?${query}&per_page=50`);
  deepStrictEqual(Number(got.headers.get('x-tec-total')), records.length);
  deepStrictEqual(read.map(seen).sort(), records.map(told).sort());
  return `${read.length} events, when and where they are`;
}

async function all(url) {
  const records = [];
  for (; url !== undefined;) {
    const page = await (await fetch(url)).json();
    records.push(...page.events);
    url = page.next_rest_url;
  }
  return records;
}

function seen(event) {
  const { startDate, endDate, component } = event;
  return JSON.stringify([startDate.isDate, whenOf(startDate), whenOf(endDate),
    component.getFirstPropertyValue('url')]);
}

// All-day events end on the day after the last one (RFC 5545, 3.6.1).
function told(record) {
  if (!record.all_day)
    return JSON.stringify([false, record.utc_start_date, record.utc_end_date,
      record.url]);
  const end = new Date(`${record.end_date.slice(0, 10)}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + 1);
  return JSON.stringify([true, record.start_date.slice(0, 10),
    end.toISOString().slice(0, 10), record.url]);
}

function whenOf(time) {
  return time.isDate ? time.toString() :
    new Date(time.toUnixTime() * 1000).toISOString().slice(0, 19)
      .replace('T', ' ');
}
