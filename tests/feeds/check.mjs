// Checks that feeds agree with the records. check.sh explains how to run this.

import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { pathToFileURL } from 'node:url';
import { checkDescription, checkEvent, readCalendar } from './calendar.mjs';
import { checkLinkedData, checkRss } from './others.mjs';
import { makeRecords } from './records.mjs';
import { checkSeries } from './series.mjs';
import { checkSubscriber, names } from './subscribers.mjs';

const api = `${argv[2]}/calendar/events/v1`;
const require = createRequire(join(resolve(argv[3]), 'package.json'));
const load = async (name) =>
  (await import(pathToFileURL(require.resolve(name)))).default;
const authorization = `Basic ${btoa(env.ALMANAC_USER)}`;
const ALL = 'start_date=2027-01-01&end_date=2030-01-01';
const TYPES = { ics: 'text/calendar', rss: 'application/rss+xml',
  jsonld: 'application/ld+json' };
let faults = 0;

async function attempt(what, test) {
  try {
    await test();
    console.log(`${what}: ok`);
  } catch (error) {
    console.log(`${what}: ${error.message}`);
    faults++;
  }
}

async function ask(path, { method = 'GET', json, anonymous, headers } = {}) {
  const got = await fetch(api + path, {
    method, body: json && JSON.stringify(json),
    headers: { ...(anonymous ? {} : { authorization }),
      ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
  });
  if (got.status >= 300)
    throw new Error(`${method} ${path}: ${got.status} ${await got.text()}`);
  return got.json();
}

async function readFeed(path, options = {}) {
  const got = await fetch(api + path, options);
  return { status: got.status, headers: got.headers,
    bytes: Buffer.from(await got.arrayBuffer()) };
}

// Reads all pages of a list as JSON.
async function readRecords(query, anonymous) {
  const records = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const got = await ask(`/events?${query}&per_page=50&page=${page}`,
      { anonymous });
    records.push(...got.events);
    pages = got.total_pages;
  }
  return records;
}

const options = (anonymous) =>
  anonymous ? {} : { headers: { authorization } };

async function checkCalendar(query, anonymous) {
  const records = await readRecords(query, anonymous);
  const { bytes, headers } = await readFeed(`/events.ics?${query}`,
    options(anonymous));
  strictEqual(headers.get('x-tec-total'), String(records.length));
  const events = readCalendar(ICAL, bytes);
  strictEqual(events.length, records.length);
  ok(records.length > 0);
  records.forEach((record, i) => checkEvent(events[i], record));
}

async function checkSingles() {
  for (const record of await readRecords(ALL, true)) {
    if (record.id === ids.hidden)
      continue;
    const [event] = readCalendar(ICAL,
      (await readFeed(`/events/${record.id}.ics`)).bytes);
    checkEvent(event, record);
    if (record.id === ids.full)
      checkDescription(event);
  }
}

// Reads a feed by suffix, by Accept, with HEAD and If-None-Match, and with
// errors.
async function checkRequests(ending) {
  const path = `/events.${ending}?${ALL}&page=nine&per_page=0`;
  const headers = { accept: TYPES[ending] };
  const { status, bytes, headers: got } = await readFeed(path);
  const tag = got.get('etag');
  strictEqual(status, 200);
  strictEqual(got.get('content-type'), `${TYPES[ending]}; charset=UTF-8`);
  deepStrictEqual((await readFeed(path)).bytes, bytes);
  const accepted = await readFeed(path.replace(`.${ending}`, ''),
    { headers });
  deepStrictEqual(accepted.bytes, bytes);
  const head = await readFeed(path, { method: 'HEAD' });
  strictEqual(head.headers.get('etag')?.replace('-gzip', ''),
    tag.replace('-gzip', ''));
  strictEqual((await readFeed(path,
    { headers: { 'if-none-match': tag } })).status, 304);
  for (const method of ['POST', 'DELETE', 'OPTIONS']) {
    const refused = await readFeed(path, { method });
    strictEqual(refused.status, 405);
    strictEqual(refused.headers.get('allow'), 'GET, HEAD');
  }
}

async function checkSecrets(ending) {
  for (const path of [`/events.${ending}?${ALL}`,
    `/events.${ending}?include=${ids.hidden}`])
    ok(!(await readFeed(path)).bytes.toString().includes('Secret'));
  const path = `/events/${ids.hidden}.${ending}`;
  strictEqual((await readFeed(path)).status, 403);
  const { bytes } = await readFeed(`${path}?password=pw`);
  ok(bytes.toString().includes('Secret words.'));
}

const ICAL = await load('ical.js');
const Parser = await load('rss-parser');
const jsonld = await load('jsonld');
const ids = await makeRecords(ask);

await attempt('ical.js, anonymous', () => checkCalendar(ALL, true));
await attempt('ical.js, administrator', () => checkCalendar(ALL, false));
await attempt('ical.js, a filter', () =>
  checkCalendar(`${ALL}&search=europe&orderby=title&order=desc`, true));
await attempt('ical.js, single events', checkSingles);
await attempt('ical.js, series', () => checkSeries(ICAL, ask, readFeed));
for (const name of names)
  await attempt(`${name}, the subscribe address`, async () =>
    checkSubscriber(name, await load(name), argv[2],
      await readRecords('', true)));
await attempt('rss-parser', async () =>
  checkRss(Parser, (await readFeed(`/events.rss?${ALL}`)).bytes.toString(),
    `${api}/events.rss?${ALL}`, await readRecords(ALL, true)));
await attempt('jsonld', async () =>
  checkLinkedData(jsonld,
    (await readFeed(`/events.jsonld?${ALL}`)).bytes.toString(),
    await readRecords(ALL, true)));
for (const ending of Object.keys(TYPES)) {
  await attempt(`${ending}: requests`, () => checkRequests(ending));
  await attempt(`${ending}: passwords`, () => checkSecrets(ending));
}
exit(faults === 0 ? 0 : 1);
