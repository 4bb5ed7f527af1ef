// What processes take up, as the kernel tells it.

import { readFileSync, readdirSync } from 'node:fs';

const TICK = 10000;     // microseconds: USER_HZ is 100 on every Linux

// A process and all below it.
export function family(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ').filter(Boolean).map(Number));
  return [pid, ...children.flatMap(family)];
}

// Microseconds of all threads, in the program and in the kernel.
export function cpuOf(pids) {
  let ticks = 0;
  for (const pid of pids) {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * TICK;
}

// Bytes: resident ones, and those that are nobody else's and no file's.
export function memoryOf(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const bytes = (name) =>
    Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(rollup)[1]) * 1024;
  return { resident: bytes('Rss'), anonymous: bytes('Anonymous') };
}

// The same to the nanosecond, for what is shorter than a tick.  Of threads that
// wait, since the kernel adds what one that runs has taken only now and then.
export function exactCpuOf(pids) {
  let nanoseconds = 0;
  for (const pid of pids)
    for (const task of readdirSync(`/proc/${pid}/task`))
      nanoseconds += Number(readFileSync(
        `/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
  return nanoseconds / 1000;
}
