// What processes take up, as the kernel tells it.

import { existsSync, readFileSync, readdirSync } from 'node:fs';

const TICK = 10000;     // microseconds: USER_HZ is 100 on every Linux

// A process and all below it, which change: a server replaces a worn one.
export function family(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ').filter(Boolean).map(Number));
  return [pid, ...children.flatMap(family)];
}

// Calls back for each process of a family.  What one took that has just ended is
// in the sums of its parent, so all are read again.
function each(pid, read) {
  for (;;) {
    try {
      return family(pid).map(read);
    } catch (e) {
      if (!['ENOENT', 'ESRCH'].includes(e.code) || !existsSync(`/proc/${pid}`))
        throw e;
    }
  }
}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

// Microseconds of a family, in the program and in the kernel, also of those who
// have ended.
export function cpuOf(pid) {
  return TICK * sum(each(pid, (member) => {
    const stat = readFileSync(`/proc/${member}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return sum(fields.slice(11, 15).map(Number));
  }));
}

// Bytes of each worker: resident ones, and those that no other process has and
// no file.
export function memoryOfWorkers(pid) {
  return each(pid, (member) => {
    if (!/\[wrk \d+\]/.test(readFileSync(`/proc/${member}/cmdline`, 'utf8')))
      return [];
    const rollup = readFileSync(`/proc/${member}/smaps_rollup`, 'utf8');
    const bytes = (name) =>
      Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(rollup)[1]) * 1024;
    return [{ resident: bytes('Rss'), anonymous: bytes('Anonymous') }];
  }).flat();
}

// CPU time to the nanosecond, for what is shorter than a tick.  Of threads that
// wait, since the kernel adds what one that runs has taken only now and then, and
// of a family that does not change.
export function exactCpuOf(pid) {
  return sum(each(pid, (member) =>
    sum(readdirSync(`/proc/${member}/task`).map((task) => Number(readFileSync(
      `/proc/${member}/task/${task}/schedstat`, 'utf8').split(' ')[0]))))) /
    1000;
}
