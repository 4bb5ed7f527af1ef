// Programs that subscribe at the addresses of The Events Calendar.

import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { readCalendar } from './calendar.mjs';
import { instant, plain } from './plain.mjs';

// Title and start of each event.
const readers = {
  'ical.js': (ICAL, text) => readCalendar(ICAL, Buffer.from(text))
    .map((component) => new ICAL.Event(component))
    .map(({ summary, startDate }) => [summary, startDate.toJSDate()]),
  'node-ical': (ical, text) => Object.values(ical.sync.parseICS(text))
    .filter(({ type }) => type === 'VEVENT')
    .map(({ summary, start }) => [summary, start]),
  'rss-parser': async (Parser, text) => (await new Parser({ customFields: {
    item: ['ev:startdate'],
  } }).parseString(text)).items
    .map((item) => [plain(item.title), new Date(item['ev:startdate'])]),
};

export const names = Object.keys(readers);

// By title, the first start. Backslashes are left out: node-ical takes one
// before an n for the end of a line.
function firsts(pairs) {
  const found = new Map();
  for (const [title, start] of pairs)
    if (!title.includes('\\'))
      found.set(title, Math.min(start, found.get(title) ?? Infinity));
  return found;
}

// The start of whole days depends on the zone of the reader.
export async function checkSubscriber(name, library, base, records) {
  const got = await fetch(`${base}/?post_type=tribe_events&${
    name === 'rss-parser' ? 'feed=rss2' : 'ical=1&eventDisplay=list'}`);
  strictEqual(got.status, 200);
  const found = firsts(await readers[name](library, await got.text()));
  const right = firsts(records.map(({ title, utc_start_date }) =>
    [plain(title), instant(utc_start_date)]));
  ok(right.size > 0);
  deepStrictEqual([...found.keys()].sort(), [...right.keys()].sort());
  for (const { title, all_day } of records)
    if (!all_day)
      strictEqual(found.get(plain(title)), right.get(plain(title)), title);
}
