// Recurrence rules that would cost much: what the worst of them takes until it
// is rejected.

import { readFileSync } from 'node:fs';
import { exactCpuOf } from './usage.mjs';

const RULES = 'tests/support/hostile_rules.txt';
const EVENTS = '/calendar/events/v1/events';
const AGAIN = 5;        // of each, since other work may have disturbed
const DAY = 86400e3;

const day = (i) => new Date(Date.UTC(2030, 0, 1) + i * DAY).toISOString()
  .slice(0, 10).replaceAll('-', '');
const days = (count) => Array.from({ length: count }, (_, i) => day(i));
const lines = (name, dates) => dates.map((date) => `${name}:${date}`);

// Seconds of one day.
const times = Array.from({ length: 999 }, (_, i) => `20300101T10${
  String(Math.floor(i / 60)).padStart(2, '0')}${
  String(i % 60).padStart(2, '0')}`);

function recurrences() {
  const rules = readFileSync(RULES, 'utf8').split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.slice(line.indexOf(' ') + 1));
  return [...rules,
    `RDATE:${days(5000)}`,
    lines('RDATE', days(1001)),
    [...lines('RDATE', days(999)), ...lines('RDATE', Array(50000).fill(
      day(0)))],
    [`RDATE:${times}`, `EXDATE:${times},00010105`]];
}

async function ask(server, login, recurrence) {
  const before = exactCpuOf(server.pid);
  const answer = await fetch(`http://127.0.0.1:${server.port}${EVENTS}`, {
    method: 'POST', headers: { 'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(login).toString('base64')}` },
    body: JSON.stringify({ title: 'Hostile', start_date: '0001-01-05 18:00',
      end_date: '0001-01-05 18:00', recurrence }) });
  const text = await answer.text();
  if (answer.status !== 400 || !text.includes('recurrence cannot be used: '))
    throw new Error(`${answer.status} to ${recurrence}`.slice(0, 200));
  return exactCpuOf(server.pid) - before;
}

export async function measureHostile({ facts }, server) {
  let worst = 0;
  const all = recurrences();
  for (const recurrence of all) {
    const seen = [];
    while (seen.length < AGAIN)
      seen.push(await ask(server, facts.login, recurrence));
    worst = Math.max(worst, Math.min(...seen));
  }
  return { name: `worst of ${all.length} hostile rules, rejected`,
    cold: { cpu: worst } };
}
