// make bench: bench.mjs BUILD
//
// SIZES are numbers of events, LINES keys of lines.mjs, series.mjs and worst,
// hostile, write, slow, import; both are lists with blanks between.  What is made stays
// below BUILD/bench/.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { makeCalendar, openCalendar } from './calendars.mjs';
import { measureCombinations } from './combinations.mjs';
import { judge } from './goals.mjs';
import { measureHostile } from './hostile.mjs';
import { measureImports } from './imports.mjs';
import { readLines } from './lines.mjs';
import { describeMachine } from './machine.mjs';
import { measure, settle } from './measure.mjs';
import { comparePeer, installPeer, openPeer } from './peer.mjs';
import { plot } from './plot.mjs';
import { endAll } from './processes.mjs';
import { report } from './report.mjs';
import { measureStart, measureMemory } from './resources.mjs';
import { measureSeries, SERIES } from './series.mjs';
import { startAlmanac, startFastify } from './servers.mjs';
import { measureSlowDisk, measureWrites, writeLoads } from './writes.mjs';

const SECONDS = 1;      // one run takes
const ROUNDS = 4;       // of which the medians count
const COMPARED = 100;   // answers of the peer

const build = resolve(argv[2]);
const kept = join(build, 'bench');
const folder = join(kept, 'run');
const sizes = (env.SIZES ?? '10000 100000 1000000').split(/[ ,]+/).map(Number);

// A number there is not for us: shells keep the terminal's height.
const wanted = env.LINES?.split(/[ ,]+/).filter((key) => /^[a-z]/.test(key));

function isWanted(key) {
  return !wanted?.length || wanted.includes(key);
}

// Only since the answer cache is there can it be turned off.
const hasCache = /^#?cache:/m.test(readFileSync('conf/site.yaml', 'utf8'));

function checkWanted(lines) {
  const known = [...[...lines, ...SERIES].map(({ key }) => key), 'worst',
    'hostile', 'write', 'slow', 'import'];
  const unknown = wanted?.find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new Error(`there is no line '${unknown}' but ${known.join(' ')}`);
}

async function measureReads(bench, servers, lines) {
  const seen = {};
  for (const line of lines.filter(({ key }) => isWanted(key))) {
    const settled = await settle(line, servers.cold);
    if (settled === undefined)
      continue;
    console.error(`${bench.facts.events} events: ${line.name}`);
    seen[line.key] = await measure(bench, settled, servers);
  }
  return seen;
}

async function measureSize(events, packages) {
  const calendar = await makeCalendar(build, kept, events);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const opened = openCalendar(calendar, folder);
  const bench = { build, folder, ...opened, now: opened.facts.now,
    rounds: ROUNDS, seconds: SECONDS };
  const size = { events, disk: opened.bytes };
  const lines = readLines(opened.facts);
  checkWanted(lines);

  size.start = await measureStart(bench);
  const servers = { cold: await startAlmanac({ ...bench, name: 'cold',
    cache: hasCache ? 0 : undefined }) };
  if (hasCache)
    servers.warm = await startAlmanac({ ...bench, name: 'warm' });
  if (packages !== undefined) {
    servers.fastify = await startFastify({ ...bench, packages,
      database: await openPeer(bench, calendar, packages) });
    await comparePeer(servers.cold, servers.fastify, lines.flatMap((line) =>
      line.peers ? line.targets.slice(0, COMPARED) : []));
  }
  size.lines = await measureReads(bench, servers, lines);
  if (isWanted('worst')) {
    console.error(`${events} events: random combinations`);
    size.lines.worst = await measureCombinations(bench, kept, servers.cold);
  }
  if (isWanted('hostile'))
    size.lines.hostile = await measureHostile(bench, servers.cold);
  size.memory = measureMemory(servers.warm ?? servers.cold);
  await servers.cold.end();
  await servers.warm?.end();

  const loads = writeLoads(bench);
  if (isWanted('write')) {
    console.error(`${events} events: create, update`);
    Object.assign(size.lines,
      await measureWrites(bench, loads, servers.fastify));
  }
  await servers.fastify?.end();
  if (isWanted('slow')) {
    console.error(`${events} events: a slow disk`);
    Object.assign(size.lines, await measureSlowDisk(bench, loads));
  }
  if (isWanted('import')) {
    console.error(`${events} events: imports`);
    Object.assign(size.lines, await measureImports(bench));
  }
  if (SERIES.some(({ key }) => isWanted(key))) {
    console.error(`${events} events: all in series`);
    Object.assign(size.lines, await measureSeries(bench, calendar, isWanted));
  }
  return size;
}

async function main() {
  mkdirSync(kept, { recursive: true });
  const results = { machine: describeMachine(), seconds: SECONDS,
    rounds: ROUNDS, sizes: [] };
  const packages = await installPeer(kept);
  for (const events of sizes)
    results.sizes.push(await measureSize(events, packages));
  rmSync(folder, { recursive: true, force: true });
  results.goals = judge(results);
  writeFileSync(join(kept, 'bench.json'),
    `${JSON.stringify(results, null, 1)}\n`);
  writeFileSync(join(kept, 'bench.svg'), plot(results));
  console.log(report(results));
  console.log(`${join(kept, 'bench.json')}\n${join(kept, 'bench.svg')}`);
}

try {
  await main();
} catch (error) {
  console.error(`bench: ${error.message}`);
  await endAll();
  exit(1);
}
