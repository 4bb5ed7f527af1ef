// Fastify with better-sqlite3 or pg: installed below build/bench/, with a
// database of its own that holds the same calendar.

import { deepStrictEqual } from 'node:assert';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync }
  from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './processes.mjs';

const here = fileURLToPath(new URL('peer/', import.meta.url));

// The folder of the packages, or undefined when they cannot be had.
export async function installPeer(kept) {
  const folder = join(kept, 'peer');
  mkdirSync(folder, { recursive: true });
  const log = join(kept, 'npm.log');
  const binary = join(folder,
    'node_modules/better-sqlite3/build/Release/better_sqlite3.node');
  try {
    await run('tests/packages.sh', [here, folder], { log, seconds: 300 });
    if (!existsSync(binary)) {
      console.error('building better-sqlite3');
      await run('npm', ['rebuild', 'better-sqlite3', '--prefix', folder,
        '--foreground-scripts'], { log, seconds: 900 });
    }
    return folder;
  } catch (error) {
    console.error(`bench: Fastify is left out, see ${log}`);
    return undefined;
  }
}

// A copy of the database that goes with a calendar.
export async function openPeer({ folder }, calendar, packages) {
  const database = join(calendar, 'peer.db');
  if (!existsSync(database)) {
    console.error('converting the calendar for Fastify');
    const fresh = `${database}.new`;
    for (const end of ['', '-wal', '-shm'])
      rmSync(fresh + end, { force: true });
    await run(process.execPath, [join(here, 'convert.mjs'), packages,
      join(calendar, 'calendar.db'), fresh],
    { log: join(folder, 'convert.log'), seconds: 1800 });
    renameSync(fresh, database);
  }
  const copy = join(folder, 'peer.db');
  copyFileSync(database, copy);
  return copy;
}

async function read(server, target) {
  const answer = await fetch(`http://127.0.0.1:${server.port}${target}`);
  const text = await answer.text();
  return JSON.parse(text.replaceAll(`:${server.port}/`, '/'));
}

// Both give the same answers.
export async function comparePeer(almanac, fastify, targets) {
  for (const target of targets)
    deepStrictEqual(await read(fastify, target), await read(almanac, target),
      `fastify answers something else to ${target}`);
}
