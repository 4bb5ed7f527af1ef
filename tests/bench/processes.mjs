// Processes that end with this one, whatever ends it.

import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from './usage.mjs';

const PATIENCE = 8000;  // milliseconds from the request to end to SIGKILL
const LOOK = 10;        // milliseconds between looks at the CPU time

const running = new Set();
let ending = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => endAll().finally(() => process.exit(130)));

export async function endAll() {
  ending = true;
  await Promise.all([...running].map(end));
}

// Starts a command whose output goes to a file.  Should this process be killed
// setpriv has asked the kernel to tell the child.
export function start(command, args, { env = {}, log }) {
  if (ending)
    throw new Error('ended');
  const out = openSync(log, 'w');
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args],
    { env: { ...process.env, ...env }, stdio: ['ignore', out, out] });
  closeSync(out);
  running.add(child);
  child.ended = new Promise((resolve) => {
    child.on('error', resolve);
    child.on('exit', resolve);
  }).then(() => { running.delete(child); child.over = true; });
  child.command = command;
  child.log = log;
  return child;
}

export async function end(child) {
  if (child.over)
    return;
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await child.ended;
  clearTimeout(limit);
}

async function finish(child, seconds) {
  const limit = setTimeout(() => end(child), seconds * 1000);
  await child.ended;
  clearTimeout(limit);
  if (ending)
    throw new Error('ended');
  const text = readFileSync(child.log, 'utf8');
  if (child.exitCode !== 0)
    throw new Error(`${child.command} failed:\n${text.slice(-2000)}`);
  return text;
}

// Runs a command to its end within so many seconds; what it printed.
export function run(command, args, { env, log, seconds }) {
  return finish(start(command, args, { env, log }), seconds);
}

// The same, with the seconds and the microseconds of CPU time that it took.
// setpriv becomes the command.
export async function runMeasured(command, args, { env, log, seconds }) {
  const begin = performance.now();
  const child = start(command, args, { env, log });
  let cpu = 0;
  const timer = setInterval(() => {
    try {
      cpu = cpuOf(child.pid);
    } catch {
      clearInterval(timer);     // it has ended
    }
  }, LOOK);
  const ended = child.ended.then(() => (performance.now() - begin) / 1000);
  try {
    return { text: await finish(child, seconds), seconds: await ended, cpu };
  } finally {
    clearInterval(timer);
  }
}

// What it returns that is neither undefined nor an error.
export async function waitFor(what, child, attempt, seconds = 60) {
  const limit = Date.now() + seconds * 1000;
  while (!child.over && Date.now() < limit) {
    const value = await Promise.resolve().then(attempt).catch(() => undefined);
    if (value !== undefined)
      return value;
    await sleep(2);
  }
  throw new Error(`${what} did not come:\n${
    readFileSync(child.log, 'utf8').slice(-2000)}`);
}

export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
