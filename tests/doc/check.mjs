// Checks /doc in every locale: it is sound for two linters and a compiler, it
// differs from the English one in texts alone, and the server answers as it
// says.  check.sh tells how to call this.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { Answers } from './answers.mjs';
import { ask, requests } from './requests.mjs';

const NAMESPACE = '/calendar/events/v1';
const LOCALES = { en: '', de: '/de', fr: '/fr', es: '/es' };

const base = argv[2];
const folder = resolve(argv[3]);
let faults = 0;

function report(what, complaints) {
  console.log(complaints.length === 0 ? `${what}: ok` : `${what}:`);
  for (const complaint of complaints)
    console.log(`  ${complaint}`);
  faults += complaints.length;
}

function run(program, ...args) {
  const done = spawnSync(join(folder, 'node_modules/.bin', program), args, {
    cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28,
    env: { ...env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' },
  });
  return { ok: done.status === 0, text: done.stdout,
    log: done.error?.message ?? done.stderr };
}

function redocly(file) {
  const { text } = run('redocly', 'lint', '--format=json',
    '--extends=recommended', file);
  return JSON.parse(text).problems.map((problem) =>
    `${problem.severity} ${problem.ruleId} ` +
    `${problem.location[0]?.pointer}: ${problem.message}`);
}

function spectral(file) {
  const rules = join(folder, 'spectral.yaml');
  writeFileSync(rules, 'extends: ["spectral:oas"]\n');
  const { ok, text, log } = run('spectral', 'lint', '--quiet',
    '--format=json', '--ruleset', rules, file);
  if (!ok && text === '')
    return [log];
  return JSON.parse(text || '[]').map((problem) =>
    `${problem.code} ${problem.path.join('/')}: ${problem.message}`);
}

function types(file) {
  const made = file.replace(/json$/, 'ts');
  const first = run('openapi-typescript', file, '-o', made);
  if (!first.ok)
    return [first.log];
  const second = run('tsc', '--noEmit', '--strict', made);
  return second.ok ? [] : second.text.trim().split('\n');
}

// Where two documents differ but in the texts for people and the address.
function differences(a, b, path = '') {
  if (/\/(description|summary|title|url)$/.test(path) &&
      typeof a === 'string' && typeof b === 'string')
    return [];
  if (a === null || b === null || typeof a !== 'object' ||
      typeof b !== 'object')
    return a === b ? [] : [`${path}: ${JSON.stringify(b)}`];
  if (Object.keys(a).join() !== Object.keys(b).join())
    return [`${path}: ${Object.keys(b)}`];
  return Object.keys(a).flatMap((key) =>
    differences(a[key], b[key], `${path}/${key}`));
}

// Before anything else is done: the server closes a connection that is idle.
async function askAll() {
  const documents = {};
  for (const locale of Object.keys(LOCALES)) {
    const got = await fetch(`${base}${LOCALES[locale]}${NAMESPACE}/doc`);
    const language = got.headers.get('content-language');
    report(`${locale}: Content-Language`,
      language === locale ? [] : [`is ${language}`]);
    documents[locale] = await got.json();
  }
  const answers = [];
  for (const request of requests(env.ALMANAC_USER))
    answers.push(await ask(base + NAMESPACE, request));
  return { documents, answers };
}

const { documents, answers } = await askAll();

const checker = new Answers(documents.en, folder);
for (const answer of answers)
  report(`${answer.method} ${answer.path}: ${answer.status}`,
    checker.check(answer));

for (const locale of Object.keys(LOCALES)) {
  const file = join(folder, `${locale}.json`);
  writeFileSync(file, JSON.stringify(documents[locale]));
  report(`${locale}: structure`,
    differences(documents.en, documents[locale]));
  report(`${locale}: Redocly`, redocly(file));
  report(`${locale}: Spectral`, spectral(file));
  report(`${locale}: TypeScript`, types(file));
}

exit(faults === 0 ? 0 : 1);
