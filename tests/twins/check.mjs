// Two services, one with SQLite and one with PostgreSQL, get the same
// requests. check.sh explains how to run this.

import { join } from 'node:path';
import { argv, env, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { sequence } from '../random.mjs';
import { newDatabase, Service } from '../webhooks/service.mjs';
import { Desk } from './desk.mjs';
import { Document, pathOf } from './document.mjs';
import { Lives } from './lives.mjs';
import { Pages } from './pages.mjs';
import { again, everything, Reads } from './reads.mjs';
import { WORDS } from './texts.mjs';
import { emptied, exported, Twins, World } from './twins.mjs';
import { Values } from './values.mjs';
import { Writes } from './writes.mjs';

const NOW = '2026-11-21T12:00:00Z';
const USERS = { ada: 'administrator', ed: 'editor', au: 'author',
  co: 'contributor', su: 'subscriber' };
const SITE = `workers: 2
request_log: ""
timezone: Europe/Paris
login_rate: 0
submissions: true
read_time: 20000
write_time: 20000
mounts:
  - {prefix: "", locale: en}
  - {prefix: /wp-json, locale: en}
  - {prefix: /de, locale: de}
  - {prefix: /fr, locale: fr}
  - {prefix: /es, locale: es}
`;
// Texts are ordered by their bytes, whatever the locale of a database.
const LOCALE = "TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'de'";
const SHOWN = 10;         // differences of a part
const MIXTURES = 3000;    // random requests of a part

const [, , build, folder] = argv;
const random = sequence(Number(env.SEED || 1));
const calendars = ['apple', 'google', 'nextcloud', 'outlook', 'town']
  .map((name) => fileURLToPath(new URL(`../import/${name}.ics`,
    import.meta.url)));
let databases = 0;
let faults = 0;
let since = Date.now();

// A service with an empty database.
const onSqlite = (name) => new Service(build, emptied(join(folder, name)),
  SITE, undefined, null);
const onPostgresql = (name) => new Service(build,
  emptied(join(folder, name)), SITE, newDatabase(`twin_${++databases}`,
    LOCALE), null);

function report(what) {
  const { differences, asked, statuses } = twins.take();
  const counts = [...statuses].sort().map((pair) => pair.join(': '));
  console.log(`${what}: ${differences.length === 0 ? 'ok'
    : `${differences.length} differences`}, ${asked} requests, ${
    ((Date.now() - since) / 1000).toFixed(1)} s${
    asked > 0 ? ` (${counts.join(', ')})` : ''}`);
  for (const difference of differences.slice(0, SHOWN))
    console.log(`  ${difference}`);
  faults += differences.length;
  since = Date.now();
}

// Records of all kinds, for values of parameters.
async function findPool() {
  const pool = { series: [], users: Object.keys(USERS).map((_, i) =>
    ({ id: i + 1 })) };
  for (const kind of ['events', 'venues', 'organizers', 'categories', 'tags']) {
    const { record } = await twins.ask({ as: 'ada', path: `${pathOf(`/${kind}`)
    }?per_page=50&status=any&hide_empty=false&start_date=2026-01-01` });
    pool[kind] = record[kind].map((one) => ({ ...one,
      name: one.name ?? one.title ?? one.venue ?? one.organizer }));
    pool[kind].pages = record.total_pages;
    pool.series.push(...pool[kind].map(({ series }) => series)
      .filter(Boolean));
  }
  return pool;
}

async function readAll(count) {
  const pool = await findPool();
  const values = new Values(random, pool);
  const reads = new Reads(document, values, random);
  await twins.askAll(reads.singles(), again);
  report('reads, one parameter at a time');
  await twins.askAll(everything(document, pool, WORDS));
  report('reads of everything');
  await twins.askAll(reads.mixtures(count), again);
  report('reads, several parameters');
  const pages = new Pages(twins, values, random);
  await pages.crawl(count / 4);
  report('pages, by their links');
  await twins.askAll(pages.views());
  report('pages, views');
}

// Exports from one database, imports into another, empty one of the other
// engine, and exports from there.
function exchange(service, other, ...flags) {
  const file = join(service.folder, 'export');
  const text = exported(service, ...flags);
  other.run('import', file);
  twins.agree(`${file} ${flags.join(' ')}`, [text, exported(other, ...flags)]);
}

// What `almanac check` complains about.
function complaints(service) {
  try {
    return service.run('check');
  } catch (error) {
    return error.stdout;
  }
}

function setUp() {
  for (const [name, role] of Object.entries(USERS))
    twins.logins[name] = `${name}:${twins.run('user', 'add', name, '--role',
      role).trim()}`;
  for (const words of [['user', 'add', 'gone', '--role', 'editor'],
    ['password', 'add', 'gone', '--label', 'Zweites ä'],
    ['password', 'list', 'gone'], ['password', 'remove', 'gone', 'Zweites ä'],
    ['user', 'remove', 'gone'], ['user', 'list']])
    twins.run(...words);
  for (const service of twins.services)
    service.run('demo');
  twins.export('--secrets');
  exchange(first, second, '--secrets');
  twins.services[1] = second;
  report('users and demo');
}

// While the services run.
function importAll() {
  twins.rest();
  for (const calendar of calendars)
    twins.run('import', calendar, '--source', calendar);
  twins.run('import', calendars[0], '--source', calendars[0]);
  twins.run('import', '--undo', calendars[1]);
  twins.run('import', join(filled.folder, 'export'), '--source', 'other');
  twins.export();
  report('imports');
}

async function write() {
  const writes = new Writes(twins, document, new Values(random,
    await findPool()), random);
  await writes.singles();
  report('writes, one member at a time');
  await writes.mixtures(MIXTURES);
  report('writes, several members');
  const lives = new Lives(twins);
  await lives.run();
  report('writes, one after the other');
  await new Desk(twins, await findPool()).run();
  report('the desk');
  await lives.extend();
  report('series, two months later');
}

function compare() {
  twins.export();
  for (const service of twins.services)
    twins.agree(`check of ${service.folder}`, [complaints(service), '']);
  report('exports');
  exchange(first, onPostgresql('postgresql-again'), '--secrets');
  exchange(second, onSqlite('sqlite-again'), '--secrets');
  report('exports, imported by the other engine');
}

const world = new World(folder, join(build, 'tests/twin.so'), NOW);
const first = onSqlite('sqlite');
const filled = onPostgresql('postgresql-filled');
const second = onPostgresql('postgresql');
const twins = new Twins(world, [first, filled]);
let document;
setUp();
try {
  await twins.start();
  document = new Document((await twins.ask({ path: pathOf('/doc') })).record);
  await readAll(MIXTURES);
  importAll();
  await write();
  await readAll(MIXTURES / 2);
} finally {
  await twins.stop();
}
compare();
exit(faults > 0 ? 1 : 0);
