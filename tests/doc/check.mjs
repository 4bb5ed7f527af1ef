// Checks /doc in every locale: two linters and a compiler accept it, it
// differs from the English document in texts only, and the service answers as
// described. check.sh explains how to run this.

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { Answers } from './answers.mjs';
import { Client } from './client.mjs';
import { examples } from './examples.mjs';
import { furnish } from './furnish.mjs';
import { checkEvent } from './json_ld.mjs';
import { linkedPages } from './linked.mjs';
import { redocly, spectral, types } from './lint.mjs';
import { reads } from './reads.mjs';
import { lives } from './records.mjs';
import { values } from './values.mjs';

const NAMESPACE = '/calendar/events/v1';
const MOUNTS = { en: '', de: '/de', fr: '/fr', es: '/es' };
const SHOWN = 20;
const LOCALES = Object.keys(MOUNTS);

const base = argv[2];
const folder = resolve(argv[3]);
const require = createRequire(join(folder, 'package.json'));
const users = { admin: env.ALMANAC_USER, reader: env.ALMANAC_SUBSCRIBER };
let faults = 0;

function report(what, complaints) {
  console.log(complaints.length === 0 ? `${what}: ok` : `${what}:`);
  for (const complaint of complaints.slice(0, SHOWN))
    console.log(`  ${complaint}`);
  if (complaints.length > SHOWN)
    console.log(`  and ${complaints.length - SHOWN} more`);
  faults += complaints.length;
}

function fileOf(locale) {
  return join(folder, `${locale}.json`);
}

// Returns differences between documents, except in texts and addresses.
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

async function askAll(client, locale, document) {
  let full;
  if (locale === 'en' && users.admin !== undefined) {
    await examples(client, document);
    await lives(client);
    full = await furnish(client);
  }
  await reads(client);
  return full;
}

function checkAnswers(locale, checker, answers) {
  const wrong = answers.flatMap((answer) => checker.check(answer)
    .map((complaint) => `${answer.method} ${answer.path} ` +
      `${JSON.stringify(answer.json) ?? ''}: ${answer.status} ${complaint}`));
  report(`${locale}: ${answers.length} answers`, [...new Set(wrong)]);
}

// JSON-LD sets of single events. `full` is the set of an event with all
// fields.
function checkLinkedData(answers, full) {
  const events = answers.filter(({ record }) => record?.json_ld !== undefined
    && record.title !== undefined);
  report(`linked data of ${events.length} events`, events.flatMap(
    ({ path, record }) => checkEvent(record.json_ld, path === full)
      .map((complaint) => `${path}: ${complaint}`)));
  if (full !== undefined)
    report('linked data of a full event',
      events.some(({ path }) => path === full) ? [] : ['there is none']);
}

// Requests come before everything slow, since the service closes idle
// connections.
const runs = [];
for (const locale of LOCALES) {
  const client = new Client(base + MOUNTS[locale] + NAMESPACE, users);
  const { record, headers } = await client.ask('GET', '/doc');
  const language = headers['content-language'];
  report(`${locale}: language`, language === locale ? [] : [`is ${language}`]);
  const full = await askAll(client, locale, record);
  runs.push({ locale, document: record, answers: client.answers, full });
}

const complete = runs[0].answers.find(({ path }) => path === runs[0].full);
if (complete !== undefined) {
  const { count, complaints } = await linkedPages(base, complete.record.url,
    folder, require);
  report(`linked data of ${count} pages`, complaints);
}

if (users.admin !== undefined)
  report('schemas of requests', await values(new Client(base + NAMESPACE,
    users), runs[0].document, new Answers(runs[0].document, require)));

for (const { locale, document, answers, full } of runs) {
  const checker = new Answers(document, require);
  checkAnswers(locale, checker, answers);
  if (full !== undefined)
    report('every operation', checker.unseen());
  checkLinkedData(answers, full);
}

for (const { locale, document } of runs) {
  const file = fileOf(locale);
  writeFileSync(file, JSON.stringify(document));
  report(`${locale}: structure`, differences(runs[0].document, document));
  report(`${locale}: Redocly`, await redocly(file, require));
  report(`${locale}: Spectral`, await spectral(file, require));
}
report('TypeScript', await types(LOCALES.map(fileOf), require));

exit(faults === 0 ? 0 : 1);
