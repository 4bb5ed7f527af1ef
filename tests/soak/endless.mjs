// Series without an end. They are created before the load, and from then on
// only the daily job extends them.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const DAY = 86400000;
const SERIES = 2000;
export const HORIZON = 6;       // months
const AHEAD = 2;        // days of the horizon that the job may leave out
const SEEN = 40;        // series that are looked at meanwhile

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
const basic = (time) => dayOf(time).replaceAll('-', '');
const toTime = (text) => Date.parse(`${text.replace(' ', 'T')}Z`);
const midnight = (time) => Date.parse(dayOf(time));

// The last day of the horizon. Later days of a month are in the next one.
function horizon(now) {
  const day = new Date(midnight(now));
  day.setUTCMonth(day.getUTCMonth() + HORIZON);
  return day.getTime();
}

function every(days) {
  return (first, n) => first + n * days * DAY;
}

// Day n of a series, without the days that it leaves out or adds.
const kinds = [
  ...Array(7).fill({ rule: 'FREQ=WEEKLY', day: every(7) }),
  { rule: 'FREQ=WEEKLY;INTERVAL=2', day: every(14) },
  { rule: 'FREQ=DAILY;INTERVAL=3', day: every(3) },
  { rule: 'FREQ=MONTHLY', day: (first, n) => {
    const day = new Date(first);
    day.setUTCMonth(day.getUTCMonth() + n);
    return day.getTime();
  } },
];

// First days are in the next four weeks, and at most the 28th of a month.
function describe(i, now) {
  const { rule, day } = kinds[i % kinds.length];
  const of = Math.floor(i / kinds.length);
  let first = midnight(now) + (1 + of % 28) * DAY;
  while (new Date(first).getUTCDate() > 28)
    first += DAY;
  const series = { rule, first, day, out: [], added: [] };
  if (i % 3 === 0) {
    series.out = [day(first, 2)];
    series.added = [first + DAY];
  }
  return series;
}

// All days up to the last one, in order.
function daysUntil(series, last) {
  const days = series.added.filter((day) => day <= last);
  for (let n = 0, day; (day = series.day(series.first, n)) <= last; n++)
    if (!series.out.includes(day))
      days.push(day);
  return days.sort((a, b) => a - b);
}

function bodyOf({ rule, first, out, added }, i) {
  return { title: `Series ${i} with music`,
    description: `<p>${'again and again '.repeat(30)}</p>`,
    start_date: `${dayOf(first)} 18:00:00`,
    end_date: `${dayOf(first)} 20:00:00`, tags: ['series'],
    recurrence: [`RRULE:${rule}`,
      ...out.map((day) => `EXDATE:${basic(day)}`),
      ...added.map((day) => `RDATE:${basic(day)}`)] };
}

// The number of days by which a day that is due is in the past.
function daysLate(series, until, now) {
  const last = horizon(now) - AHEAD * DAY;
  const due = daysUntil(series, last).find((day) => day > until);
  return due === undefined ? 0 : (last - due) / DAY;
}

// The days of the events of each series in an export, by the id of the series.
async function readExport(file) {
  const days = new Map();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { kind, series_id: id, original_start: start } = JSON.parse(line);
    if (kind !== 'event' || id === undefined)
      continue;
    if (!days.has(id))
      days.set(id, []);
    days.get(id).push(dayOf(toTime(start)));
  }
  return days;
}

export class Endless {
  constructor() {
    this.series = new Map();
    this.created = 0;   // events, not by the job
  }

  // `ask` resolves to the body of an answer with the expected status.
  async create(ask, now) {
    for (let i = 0; i < SERIES; i++) {
      const series = describe(i, now());
      const body = bodyOf(series, i);
      const { series: { id } } = await ask({ method: 'POST', path: '/events',
        body, status: 201, login: true });
      this.series.set(id, series);
      this.created += daysUntil(series, horizon(now())).length;
    }
  }

  // Days between 1970 and the day until which series are extended, in the
  // middle, and the most by which one is late.
  async look(ask, now) {
    const ids = [...this.series.keys()].filter((_, i) =>
      i % Math.ceil(SERIES / SEEN) === 0);
    const seen = { until: 0, late: 0 };
    for (const id of ids) {
      const { made_until: made } = await ask({ method: 'GET',
        path: `/series/${id}`, status: 200 });
      const until = midnight(toTime(made));
      seen.until += until / DAY / ids.length;
      seen.late = Math.max(seen.late,
        daysLate(this.series.get(id), until, now()));
    }
    return seen;
  }

  // Whether each series has each of its days once, without a gap: those that
  // were within the horizon at `handled`, and none beyond that at `end`.
  async verify(file, handled, end) {
    const all = await readExport(file);
    let made = -this.created;
    let wrong = 0;
    for (const [id, series] of this.series) {
      const days = (all.get(id) ?? []).sort();
      const least = daysUntil(series, horizon(handled) - AHEAD * DAY);
      const most = daysUntil(series, horizon(end)).map(dayOf);
      made += days.length;
      if (days.length >= least.length && days.length <= most.length &&
          String(days) === String(most.slice(0, days.length)))
        continue;
      if (wrong++ === 0)
        console.log(`series ${id} (${series.rule}) has ${days}, not ${most}`);
    }
    console.log(`${made} events of ${this.series.size} series by the daily ` +
      `job, ${wrong} series with other days than their rules give`);
    return wrong === 0 && made > 0;
  }
}
