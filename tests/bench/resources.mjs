// What a server takes besides time.

import { startAlmanac } from './servers.mjs';
import { memoryOfWorkers } from './usage.mjs';

const STARTS = 3;

// Milliseconds from the command to the first answer.
export async function measureStart(bench) {
  const times = [];
  for (let i = 0; i < STARTS; i++) {
    const before = performance.now();
    const server = await startAlmanac({ ...bench, name: 'start' });
    times.push(performance.now() - before);
    await server.end();
  }
  return times.sort((a, b) => a - b)[(STARTS - 1) / 2];
}

// Of the larger worker; what counts is what no other process shares.
export function measureMemory(server) {
  return memoryOfWorkers(server.pid)
    .sort((a, b) => b.anonymous - a.anonymous)[0];
}
