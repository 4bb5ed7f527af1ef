// Measures what writes: durable creates against the same statements without
// HTTP, updates, and a disk that takes its time.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequests, updateRequests } from './lines.mjs';
import { drive, ratio, requestFile, summarize } from './load.mjs';
import { run } from './processes.mjs';
import { startAlmanac } from './servers.mjs';

const CLIENTS = 64;
const SLOW = 5000;      // microseconds of a slow disk's sync
const GROUP_MAX = 128;  // of commit.c

// A server whose syncs are counted, and may be slow.
async function startCounted(bench, microseconds) {
  const counter = join(bench.folder, 'syncs');
  writeFileSync(counter, Buffer.alloc(8));
  const server = await startAlmanac({ ...bench, name: 'writes',
    env: { LD_PRELOAD: join(bench.build, 'tests/bench/slow_sync.so'),
      SLOW_SYNC_COUNT: counter,
      SLOW_SYNC_MICROSECONDS: String(microseconds) } });
  const syncs = () => Number(readFileSync(counter).readBigUInt64LE());
  return { ...server, syncs };
}

export function writeLoads({ folder, facts, bodies }) {
  const fields = [
    `Authorization: Basic ${Buffer.from(facts.login).toString('base64')}`,
    'Content-Type: application/json'];
  return {
    create: { file: requestFile(folder, createRequests(bodies)),
      method: 'POST', fields },
    update: { file: requestFile(folder,
      updateRequests(bodies, facts.readable)), method: 'POST', fields },
    read: { file: requestFile(folder, facts.readable.map((id) =>
      `/calendar/events/v1/events/${id}`)), threads: 1 },
  };
}

// Creates, and how many of them shared a sync.
async function create(server, folder, load) {
  const before = server.syncs();
  const seen = await drive(server, folder, load);
  const group = seen.perSecond * load.seconds /
    Math.max(server.syncs() - before, 1);
  return { ...seen, group };
}

// The same in one process, in groups of that size.
async function commit(bench, group) {
  const { build, folder, seconds, database, bodyFile, facts } = bench;
  const size = Math.min(Math.max(Math.round(group), 1), GROUP_MAX);
  return JSON.parse(await run(join(build, 'tests/bench/commit'),
    [database, bodyFile, facts.login, String(size), String(seconds)],
    { env: { ALMANAC_CLOCK: bench.now }, seconds: seconds + 60,
      log: join(folder, 'commit.log') }));
}

// The lines `create` and `update`.
export async function measureWrites(bench, loads, fastify) {
  const { folder, rounds, seconds } = bench;
  const server = await startCounted(bench, 0);
  const load = { ...loads.create, connections: CLIENTS, seconds };
  const turns = { cold: [], floor: [], fastify: [] };
  for (const other of [server, fastify].filter(Boolean))
    await drive(other, folder, load);
  for (let round = 0; round < rounds; round++) {
    turns.cold.push(await create(server, folder, load));
    turns.floor.push(await commit(bench, turns.cold[round].group));
    if (fastify !== undefined)
      turns.fastify.push(await drive(fastify, folder, load));
  }
  const updated = await drive(server, folder, { ...loads.update, seconds });
  await server.end();
  const cold = { ...summarize(turns.cold),
    ofFloor: ratio(turns.cold, turns.floor) };
  const seen = { name: 'create, durable, 64 clients', cold,
    floor: summarize(turns.floor) };
  if (fastify !== undefined) {
    seen.fastify = summarize(turns.fastify);
    cold.ofFastify = ratio(turns.cold, turns.fastify);
  }
  return { create: seen, update: { name: 'update', cold: updated } };
}

// On a slow disk: creates, reads, and reads while another client creates.
export async function measureSlowDisk(bench, loads) {
  const { folder, rounds, seconds } = bench;
  const server = await startCounted(bench, SLOW);
  const creating = { ...loads.create, connections: CLIENTS };
  const reading = { ...loads.read, seconds };
  const seen = { created: [], quiet: [], both: [], meanwhile: [] };
  for (const load of [{ ...creating, seconds }, reading])
    await drive(server, folder, load);
  for (let round = 0; round < rounds; round++) {
    seen.created.push(await create(server, folder, { ...creating, seconds }));
    seen.quiet.push(await drive(server, folder, reading));
    const [both, meanwhile] = await Promise.all([
      create(server, folder, { ...creating, threads: 1, seconds: seconds + 1 }),
      drive(server, folder, reading),
    ]);
    seen.both.push(both);
    seen.meanwhile.push(meanwhile);
  }
  await server.end();
  const { created, quiet, both, meanwhile } = Object.fromEntries(
    Object.entries(seen).map(([key, runs]) => [key, summarize(runs)]));
  return {
    slowCreate: { name: 'create, fsync of 5 ms, 64 clients', cold: created,
      both },
    slowRead: { name: 'single read, meanwhile', cold: meanwhile, quiet },
  };
}
