// Measures one line: almanac with its cache off and warm, and the same bytes
// from others, in turns, so that what else the machine does meets all of them.

import { connect } from 'node:net';
import { drive, ratio, requestFile, summarize } from './load.mjs';
import { startBare, startNginx } from './servers.mjs';

const WARM = 100;       // addresses of a warm cache, at most
const CHECKED = 10;     // addresses whose answers are looked at
const SET = 20;         // of candidates
const COMPILED = 4;     // seconds after which node has compiled what is hot
const SLOW = 200;       // requests a second that are few for one of
const SLOW_RUNS = { rounds: 1, seconds: 5 };

async function ask(server, target) {
  const answer = await fetch(`http://127.0.0.1:${server.port}${target}`);
  if (answer.status !== 200)
    throw new Error(`${server.name}: ${answer.status} to ${target}`);
  const isJson = answer.headers.get('content-type').includes('json');
  return isJson ? answer.json() : answer.text();
}

// What is wrong with an answer, or undefined.
function fault(expect, body) {
  if (expect === 'page')
    return body.includes('class="poster ') ? undefined : 'no events';
  if (expect === 'event')
    return body.id > 0 ? undefined : 'no event';
  if ((expect === 'some') !== (body.total > 0 && body.events.length > 0))
    return `${body.total} events`;
}

// The line with its targets; undefined when the calendar is too small for it.
export async function settle(line, server) {
  if (line.atLeast !== undefined) {
    const { total_pages: pages } = await ask(server,
      line.targets[0].replace(/\?.*/, ''));
    if (pages < line.atLeast)
      return undefined;
  }
  const targets = [...line.targets];
  for (const target of line.candidates ?? [])
    if (targets.length < SET &&
        fault(line.expect, await ask(server, target)) === undefined)
      targets.push(target);
  for (const target of targets.slice(0, CHECKED)) {
    const wrong = fault(line.expect, await ask(server, target));
    if (wrong !== undefined)
      throw new Error(`${server.name}: ${wrong} in the answer to ${target}`);
  }
  return { ...line, targets };
}

// Bytes in front of the body of an answer.
function headBytes({ port }) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'));
    socket.once('data', (bytes) => {
      resolve(bytes.indexOf('\r\n\r\n') + 4);
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

// A server whose answers have so many bytes in all.
async function startWith(startServer, bench, bytes) {
  let server = await startServer({ ...bench, bytes: Math.round(bytes) });
  const head = await headBytes(server);
  await server.end();
  server = await startServer({ ...bench, bytes: Math.round(bytes) - head });
  return server;
}

function checkBytes(name, seen, wanted) {
  if (Math.abs(seen - wanted) > wanted * 0.02 + 8)
    throw new Error(`${name} sent ${seen} bytes, not ${wanted}`);
}

// Who takes part, and with which requests.
async function gather(bench, line, servers) {
  const { folder } = bench;
  const file = requestFile(folder, line.targets);
  const few = line.targets.slice(0, WARM);
  const { bytes, perSecond } = await drive(servers.cold, folder,
    { file, seconds: 1 });
  const turns = [
    { name: 'cold', server: servers.cold, file },
    { name: 'bare', server: await startWith(startBare, bench, bytes), bytes,
      file: requestFile(folder, few.map((target) => `/?${target}`)) }];
  if (servers.warm !== undefined)
    turns.push({ name: 'warm', server: servers.warm, warmUp: 1,
      file: requestFile(folder, few) });
  if (line.peers)
    turns.push({ name: 'nginx', bytes, file: requestFile(folder, ['/']),
      server: await startWith(startNginx, bench, bytes) });
  if (line.peers && servers.fastify !== undefined)
    turns.push({ name: 'fastify', server: servers.fastify, file,
      warmUp: COMPILED });
  return { turns, isSlow: perSecond < SLOW };
}

// `servers` are { cold, warm, fastify }; warm and fastify may be missing.
export async function measure(bench, line, servers) {
  const { folder } = bench;
  const { turns, isSlow } = await gather(bench, line, servers);
  const { rounds, seconds } = isSlow ? SLOW_RUNS : bench;
  for (const { server, file, warmUp } of turns)
    if (warmUp !== undefined)
      await drive(server, folder, { file, seconds: warmUp });
  const runs = Object.fromEntries(turns.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const { name, server, file } of turns)
      runs[name].push(await drive(server, folder, { file, seconds }));

  const seen = { name: line.name };
  for (const { name, server, bytes } of turns) {
    seen[name] = { ...summarize(runs[name]),
      ofBare: ratio(runs[name], runs.bare),
      ofFastify: runs.fastify && ratio(runs[name], runs.fastify) };
    if (bytes !== undefined) {
      checkBytes(name, seen[name].bytes, bytes);
      await server.end();
    }
  }
  if (line.search)
    seen.alone = await drive(servers.cold, folder,
      { file: turns[0].file, seconds, connections: 2 });
  return seen;
}
