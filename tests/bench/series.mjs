// Measures lists of a calendar in which all events are in series of 50 dates,
// and the desk's lists of it.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openCalendar } from './calendars.mjs';
import { drive, requestFile, summarize } from './load.mjs';
import { EVENTS } from './lines.mjs';
import { run } from './processes.mjs';
import { startAlmanac } from './servers.mjs';

const PASSWORD = 'seven green bicycles';
const WIDE = 'start_date=1900-01-01&end_date=2100-01-01';

export const SERIES = [
  { key: 'series', name: 'list of each series, next two years',
    targets: [`${EVENTS}?of_each_series=next`] },
  { key: 'seriesAll', name: 'list of each series, all years',
    targets: [`${EVENTS}?of_each_series=next&${WIDE}`] },
  { key: 'desk', name: 'list of the desk, upcoming',
    targets: ['/desk/events'], signed: true },
  { key: 'deskAll', name: 'list of the desk, all years',
    targets: ['/desk/events?show=all'], signed: true },
  { key: 'deskHome', name: 'first page of the desk', targets: ['/desk'],
    signed: true },
];

function at(server, target) {
  return `http://127.0.0.1:${server.port}${target}`;
}

// The cookie of an administrator.
async function signIn({ build, folder, database }, server) {
  const link = await run(join(build, 'almanac'), ['user', 'invite', 'admin',
    '--db', database, '--config', join(folder, 'series.yaml')],
  { log: join(folder, 'invite.log'), seconds: 60 });
  const answer = await fetch(at(server, '/desk/welcome'), { method: 'POST',
    redirect: 'manual', headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ key: /key=(\S+)/.exec(link)[1],
      password: PASSWORD }) });
  return answer.headers.getSetCookie().map((text) => text.split(';')[0])
    .find((text) => text.startsWith('almanac='));
}

async function check(server, { targets, signed }, cookie) {
  const answer = await fetch(at(server, targets[0]), { redirect: 'manual',
    headers: signed ? { Cookie: cookie } : {} });
  const text = await answer.text();
  if (answer.status !== 200 || !text.includes(signed ? 'class="records"' :
    '"total":'))
    throw new Error(`${answer.status} to ${targets[0]}`);
}

async function measureList(bench, server, line, cookie) {
  const { folder, rounds, seconds } = bench;
  await check(server, line, cookie);
  const load = { file: requestFile(folder, line.targets), seconds,
    fields: line.signed ? [`Cookie: ${cookie}`] : [] };
  const runs = [];
  while (runs.length < rounds)
    runs.push(await drive(server, folder, load));
  return { name: line.name, cold: summarize(runs),
    alone: await drive(server, folder, { ...load, connections: 2 }) };
}

export async function measureSeries({ folder: parent, ...bench }, calendar,
  wanted) {
  const folder = join(parent, 'series');
  mkdirSync(folder);
  const { database } = openCalendar(calendar, folder);
  await run(join(bench.build, 'tests/bench/series'), [database],
    { log: join(folder, 'made.log'), seconds: 600 });
  const here = { ...bench, folder, database };
  const server = await startAlmanac({ ...here, name: 'series', cache: 0 });
  const cookie = await signIn(here, server);
  const seen = {};
  for (const line of SERIES.filter(({ key }) => wanted(key)))
    seen[line.key] = await measureList(here, server, line, cookie);
  await server.end();
  return seen;
}
