// The service under load, with two workers, and what it takes up. Its time of
// day runs fast, so that the daily job runs every few seconds.

import { execFile, spawn } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sum } from '../bench/statistics.mjs';
import { cpuOf } from '../bench/usage.mjs';

function children(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    .split(' ').filter(Boolean).map(Number);
}

// In kilobytes, without mapped files, since the database grows. Reading smaps
// takes longer with each mapped page, and the clients would wait for it.
function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return sum([...status.matchAll(/^Rss(?:Anon|Shmem):\s*(\d+)/gm)]
    .map(([, kilobytes]) => Number(kilobytes)));
}

function size(file) {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}

// A day takes so many seconds. now() is the service's time in milliseconds.
function startClock(build, seconds) {
  const since = Math.floor(Date.now() / 1000);
  const pace = Math.round(86400 / seconds);
  return {
    env: { LD_PRELOAD: join(build, 'tests/soak/fast_clock.so'),
      FAST_CLOCK_SINCE: String(since), FAST_CLOCK_PACE: String(pace) },
    now: () => since * 1000 + (Date.now() - since * 1000) * pace,
  };
}

// Whether the database is as it should be, and all of it in a file.
async function examine(almanac, folder, file) {
  const run = promisify(execFile);
  try {
    console.log((await run(almanac, ['check', '--db', 'soak.db'],
      { cwd: folder })).stdout.trim());
    await run(almanac, ['export', file, '--db', 'soak.db'], { cwd: folder });
    return true;
  } catch (error) {
    console.log(`${error.message}\n${error.stdout}`);
    return false;
  }
}

// Resolves to { port, login, now(), look(), end(), examine(FILE) }; end() says
// whether every worker has lived to see it.
export async function startService(build, folder, { day, horizon }) {
  const clock = startClock(build, day);
  const almanac = join(build, 'almanac');
  writeFileSync(join(folder, 'site.yaml'),
    `request_log: /dev/null\nhorizon: ${horizon}\n`);
  const child = spawn('setpriv', ['--pdeathsig', 'TERM',
    almanac, 'serve', '--config', 'site.yaml',
    '--db', 'soak.db', '--port', '0', '--workers', '2'],
  { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...clock.env } });
  let text = '';
  child.stdout.on('data', (piece) => { text += piece; });
  const over = new Promise((resolve) => child.on('exit', resolve));
  let port;
  for (let tries = 0; port === undefined; tries++) {
    if (tries === 100 || child.exitCode !== null)
      throw new Error(`no service:\n${text}`);
    await sleep(100);
    port = /^listening on http:.*:(\d+)\/$/m.exec(text)?.[1];
  }
  const kore = children(child.pid).at(-1);
  const workers = children(kore);
  return {
    port: Number(port),
    now: clock.now,
    login: Buffer.from(readFileSync(join(folder, 'soak.db.password'), 'utf8')
      .trim()).toString('base64'),
    look: () => ({ memory: sum(workers.map(memory)),
      files: sum(workers.map((pid) => readdirSync(`/proc/${pid}/fd`).length)),
      wal: size(join(folder, 'soak.db-wal')), cpu: sum(workers.map(cpuOf)) }),
    end: async () => {
      const alive = String(children(kore)) === String(workers);
      child.kill('SIGTERM');
      await over;
      return alive && child.exitCode === 0;
    },
    examine: (file) => examine(almanac, folder, file),
  };
}
