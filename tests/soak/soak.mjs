// Mixed load on a real service for SECONDS (600) at RATE (1750) requests a
// second, after WARM_UP (120) of them that fill what is kept: do memory, open
// files, write-ahead log and times at the end differ from the first minute's?
//
//     node tests/soak/soak.mjs BUILD
//
// Each may be 5 % more, in the middle of the minute's looks: one a second; but
// the slowest of hundred P99 (25) %, as its time is the machine's and the
// clients' too.  The CPU time of a request is the service's alone, and files
// are those that are no client's connection.
//
// A day of the service takes five seconds, so the daily job extends the series
// of endless.mjs all the time, equally much in every minute.  In each minute
// none may be late, and in the end each must have the days of its rule.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, sum } from '../bench/statistics.mjs';
import { Endless, HORIZON } from './endless.mjs';
import { startService } from './service.mjs';
import { Traffic } from './traffic.mjs';

const GROWTH = 1.05;
const DAY = 5;          // seconds
const LATE = 3;         // days that the job may be late

const number = (name, otherwise) => Number(process.env[name] || otherwise);
const seconds = number('SECONDS', 600);
const rate = number('RATE', 1750);
const warmUp = number('WARM_UP', 120);
const slack = 1 + number('P99', 25) / 100;
const minute = Math.min(60, seconds / 3);

// What is compared, and by how much more it may be.
const columns = [
  { name: 'memory MB', most: GROWTH, read: (row) => row.memory / 1024 },
  { name: 'files', most: GROWTH, read: (row) => row.files },
  { name: 'log MB', most: GROWTH, read: (row) => row.wal / 1048576 },
  { name: 'CPU us', most: GROWTH, read: (row) => row.cpu / row.requests },
  { name: 'p99 ms', most: slack, read: (row) => row.p99 },
];

// What else is printed of a minute.
const others = [
  { name: 'slowest', read: (row) => row.slowest },
  { name: 'days', read: (row) => row.days },
  { name: 'late', read: (row) => row.late },
];

// One look a second.
async function watch(service, traffic, endless, length) {
  const ask = (request) => traffic.ask(request);
  const looks = [];
  const job = await endless.look(ask, service.now);
  const before = service.look().cpu;
  traffic.takeStock();
  for (const end = Date.now() + length * 1000; Date.now() < end;) {
    await sleep(1000);
    const look = { ...service.look(), ...traffic.takeStock() };
    look.files -= traffic.connections();
    looks.push(look);
  }
  const of = (key) => looks.map((look) => look[key]);
  const cpu = looks.at(-1).cpu - before;
  const { until, late } = await endless.look(ask, service.now);
  return { ...Object.fromEntries(['memory', 'files', 'wal', 'p99']
    .map((key) => [key, median(of(key))])), requests: sum(of('requests')),
  cpu, odd: sum(of('odd')), slowest: Math.max(...of('slowest')),
  days: until - job.until, late };
}

const line = (cells) => console.log(cells.map((cell) =>
  String(cell).padStart(10)).join(''));

function print(name, row) {
  line([name, row.requests, row.odd, ...[...columns, ...others].map((column) =>
    column.read(row).toFixed(2))]);
}

function judge(rows) {
  const [first, last] = [rows[0], rows.at(-1)];
  const odd = sum(rows.map((row) => row.odd));
  const total = sum(rows.map((row) => row.requests));
  console.log(`\n${total} requests, ${odd} unexpected answers`);
  let fine = odd === 0 && total >= 0.95 * rate * seconds;
  for (const { name, most, read } of columns) {
    const ratio = read(last) / read(first);
    const ok = ratio <= most;
    fine &&= ok;
    console.log(`${name}: ${ratio.toFixed(3)} of the first minute's, ${
      most} at most${ok ? '' : ': FAILED'}`);
  }
  const late = Math.max(...rows.map((row) => row.late));
  console.log(`the daily job was late by ${late} days at most, ${LATE} are ` +
    `fine${late <= LATE ? '' : ': FAILED'}`);
  return fine && late <= LATE;
}

// Whether the load shows no growth.
async function load(service, endless) {
  const traffic = new Traffic(service, rate);
  await endless.create((request) => traffic.ask(request), service.now);
  await traffic.furnish();
  await traffic.fill();
  traffic.start();
  await sleep(warmUp * 1000);
  line(['minute', 'requests', 'odd', ...[...columns, ...others].map(
    ({ name }) => name)]);
  const rows = [];
  for (let left = seconds; left > 0; left -= minute) {
    rows.push(await watch(service, traffic, endless,
      Math.min(minute, left)));
    print(rows.length, rows.at(-1));
  }
  traffic.stop();
  return judge(rows);
}

async function soak(build, folder) {
  const service = await startService(build, folder,
    { day: DAY, horizon: HORIZON });
  const endless = new Endless();
  let fine = false;
  let handled;
  try {
    fine = await load(service, endless);
    handled = service.now();
    await sleep(LATE * DAY * 1000);
  } finally {
    fine = await service.end() && fine;
  }
  const file = join(folder, 'soak.jsonl');
  return await service.examine(file) &&
    await endless.verify(file, handled, service.now()) && fine;
}

const folder = mkdtempSync(join(tmpdir(), 'almanac-soak-'));
let fine = false;
try {
  fine = await soak(resolve(process.argv[2]), folder);
} finally {
  rmSync(folder, { recursive: true });
}
console.log(fine ? 'passed' : 'FAILED');
process.exit(fine ? 0 : 1);
