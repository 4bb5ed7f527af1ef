// Measures imports of iCalendars: weekly series, of which almanac makes the
// events up to the horizon, and the same events one by one.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ratio, summarize } from './load.mjs';
import { runMeasured } from './processes.mjs';

const SERIES = 250;
const HORIZON = 24;     // months, the default
const WORDS = 30;       // of a description
const PEOPLE = 20;      // venues and categories
const DAY = 86400000;
const WEEK = 7 * DAY;

const stamp = (time) =>
  new Date(time).toISOString().replace(/[-:]|\.000/g, '');

// Whole texts, as words of the calendar.
function describe(i, words) {
  const text = Array.from({ length: WORDS }, (_, n) =>
    words[(i * 7919 + n * 104729) % words.length]).join(' ');
  return [`SUMMARY:${text.slice(0, 40)}`, `DESCRIPTION:${text}`,
    `LOCATION:Hall ${i % PEOPLE}`, `CATEGORIES:Course ${i % PEOPLE}`];
}

function vevent(uid, start, more) {
  return ['BEGIN:VEVENT', `UID:${uid}@bench.example`,
    `DTSTAMP:${stamp(start)}`, `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + DAY / 12)}`, ...more, 'END:VEVENT'];
}

function endOfHorizon(now) {
  const day = new Date(`${now.slice(0, 10)}T23:59:59Z`);
  day.setUTCMonth(day.getUTCMonth() + HORIZON);
  return day.getTime();
}

// Series i begins in the next four weeks, at any hour.
function startOf(i, now) {
  return Date.parse(`${now.slice(0, 10)}T00:00:00Z`) + (1 + i % 28) * DAY +
    i * 7 % 24 * DAY / 24;
}

// Both have the same events. The second one says so event by event.
function writeCalendars({ folder, facts: { now, words } }, round) {
  const last = endOfHorizon(now);
  const repeated = [];
  const single = [];
  let events = 0;
  for (let n = 0; n < SERIES; n++) {
    const i = round * SERIES + n;
    const first = startOf(i, now);
    const texts = describe(i, words);
    repeated.push(...vevent(`series-${i}`, first,
      [...texts, 'RRULE:FREQ=WEEKLY']));
    for (let start = first; start <= last; start += WEEK, events++)
      single.push(...vevent(`single-${i}-${start}`, start, texts));
  }
  const files = Object.entries({ repeated, single }).map(([name, lines]) => {
    const file = join(folder, `${name}-${round}.ics`);
    writeFileSync(file, ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:bench',
      ...lines, 'END:VCALENDAR', ''].join('\r\n'));
    return [name, file];
  });
  return { ...Object.fromEntries(files), events };
}

async function importFile({ build, folder, database, now }, file, events) {
  const { text, seconds, cpu } = await runMeasured(join(build, 'almanac'),
    ['import', file, '--db', database, '--config', join(folder, 'cold.yaml')],
    { env: { ALMANAC_CLOCK: now }, log: join(folder, 'import.log'),
      seconds: 600 });
  const count = Number(/^events +(\d+) +\1 new$/m.exec(text)?.[1]);
  if (count !== events)
    throw new Error(`${file}: ${count} of ${events} events:\n${text}`);
  return { perSecond: events / seconds, cpu: cpu / events };
}

// The lines `importSeries` and `importSingle`: events a second. Both imports
// make the calendar larger in turns.
export async function measureImports(bench) {
  const turns = { repeated: [], single: [] };
  for (let round = 0; round < bench.rounds; round++) {
    const { events, ...files } = writeCalendars(bench, round);
    for (const [name, runs] of Object.entries(turns))
      runs.push(await importFile(bench, files[name], events));
  }
  return {
    importSeries: { name: 'import, events of weekly series',
      cold: { ...summarize(turns.repeated),
        ofSingle: ratio(turns.repeated, turns.single) } },
    importSingle: { name: 'import, the same events one by one',
      cold: summarize(turns.single) },
  };
}
