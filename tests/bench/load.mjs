// Drives wrk and reads what it saw.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './processes.mjs';
import { median } from './statistics.mjs';
import { cpuOf } from './usage.mjs';

const script = fileURLToPath(new URL('requests.lua', import.meta.url));
const LONGEST = 12;     // seconds to wait for any answer at all
let number = 0;

// Lines as requests.lua has them, in a file of their own.
export function requestFile(folder, lines) {
  const file = join(folder, `requests-${++number}.txt`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

// What a server answered.  `load` is { file, method, fields, connections,
// threads, seconds, refusable }, the last one the part that may be refused.
export async function drive(server, folder, load) {
  const { file, method = 'GET', fields = [], seconds } = load;
  const { connections = 32, threads = 2, refusable = 0 } = load;
  const before = cpuOf(server.pid);
  const text = await run('wrk', [`-t${threads}`, `-c${connections}`,
    `-d${seconds}s`, '--timeout', '20s', '-s', script,
    `http://127.0.0.1:${server.port}`, '--', file, method, ...fields],
  { env: { WRK_THREADS: String(threads) }, seconds: seconds + 30,
    log: join(folder, `wrk-${++number}.log`) });
  const cpu = cpuOf(server.pid) - before;
  const seen = JSON.parse(text.split('\n').find((line) =>
    line.startsWith('{')));
  if (seen.requests === 0 && seconds < LONGEST)
    return drive(server, folder, { ...load, seconds: LONGEST });
  if (seen.refused > refusable * seen.requests || seen.broken > 0 ||
      seen.requests === 0)
    throw new Error(`${server.name}: of ${seen.requests} requests ${
      seen.refused} were refused, ${seen.broken} broke off`);
  return { perSecond: seen.requests / seen.seconds, p50: seen.p50,
    p99: seen.p99, cpu: cpu / seen.requests,
    bytes: seen.bytes / seen.requests };
}

// The medians of several runs of one load.
export function summarize(runs) {
  return Object.fromEntries(Object.keys(runs[0]).map((key) =>
    [key, median(runs.map((run) => run[key]))]));
}

// How often one does what the other does: of the runs of the same minute.
export function ratio(runs, others) {
  return median(runs.map((run, i) => run.perSecond / others[i].perSecond));
}
