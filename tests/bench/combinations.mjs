// Random lists, each asked for once: what the worst of them takes.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { exactCpuOf } from './usage.mjs';

const COUNT = 500;
const AGAIN = 40;       // of the worst, since other work may have disturbed
const API = '/calendar/events/v1';

const KINDS = { v: 'venues', o: 'organizers', c: 'categories', t: 'tags' };

// An address with what its placeholders stand for (tests/support/combine.h).
function expand(line, { words, readable, ...facts }) {
  const text = line.replace(/@([a-z])(\d+)/g, (_, kind, n) =>
    kind === 'w' ? words[n] : kind === 'e' ? readable[n % readable.length] :
      facts[KINDS[kind]].first + Number(n));
  return `${API}/${text.replace('?', '/?').replaceAll(' ', '%20')}`;
}

async function ask(server, target) {
  const before = exactCpuOf(server.pid);
  const answer = await fetch(`http://127.0.0.1:${server.port}${target}`);
  await answer.arrayBuffer();
  if (![200, 404, 503].includes(answer.status))
    throw new Error(`${server.name}: ${answer.status} to ${target}`);
  return { target, status: answer.status,
    cpu: exactCpuOf(server.pid) - before };
}

export async function measureCombinations({ build, folder, facts }, kept,
  server) {
  const count = (range) => String(range.count);
  const { now, events, venues, organizers, categories, tags, words } = facts;
  const text = await run(join(build, 'tests/bench/combine'),
    [COUNT, Date.parse(now) / 1000, events].map(String).concat(
      [venues, organizers, categories, tags].map(count), words.length),
    { log: join(folder, 'combine.log'), seconds: 60 });
  const seen = [];
  for (const line of text.trimEnd().split('\n'))
    seen.push(await ask(server, expand(line, facts)));
  seen.sort((a, b) => b.cpu - a.cpu);
  for (const one of seen.slice(0, AGAIN))
    one.cpu = Math.min(one.cpu, (await ask(server, one.target)).cpu);
  seen.sort((a, b) => b.cpu - a.cpu);
  writeFileSync(join(kept, `combinations-${events}.txt`), seen.map((one) =>
    `${Math.round(one.cpu)} ${one.status} ${one.target}\n`).join(''));
  return { name: `worst of ${COUNT} random combinations`,
    cold: { cpu: seen[0].cpu } };
}
