// A year of a town, through REST, desk, files, subscriptions, feeds, import and
// export. check.sh explains how to run this.
//
// The chapters are one story. After each, the year of the service is compared,
// day by day, with a calendar that is filled in by hand (wall.mjs).

import { deepStrictEqual, match, ok, strictEqual, throws }
  from 'node:assert';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { argv, env, exit, kill } from 'node:process';
import { pathToFileURL } from 'node:url';
import { family } from '../bench/usage.mjs';
import { readCalendar } from '../feeds/calendar.mjs';
import { expand, occurrence } from '../feeds/series.mjs';
import { Source } from '../subscriptions/source.mjs';
import { Visitor } from '../subscriptions/visitor.mjs';
import { becomes } from '../support/until.mjs';
import { newDatabase, Service } from '../webhooks/service.mjs';
import { submit } from './form.mjs';
import * as town from './town.mjs';
import { BERLIN, list, Wall, YEAR } from './wall.mjs';

const [, , build, folder] = argv;
const require = createRequire(join(folder, 'package.json'));
const { default: ICAL } = await import(pathToFileURL(require.resolve(
  'ical.js')));

const ZONE = `timezone: ${BERLIN}\n`;
const END = Date.parse(`${YEAR + 1}-01-01`) / 1000 - 1;

const wall = new Wall();
const source = new Source();
const services = [];

// All programs that start from now on believe that it is this time.
function turnClock(time) {
  const seconds = Math.round((Date.parse(time) - Date.now()) / 1000);
  env.ALMANAC_CLOCK = `${seconds < 0 ? '' : '+'}${seconds}`;
}

function open(name, site, database, password) {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const service = new Service(build, own, site, database, password);
  services.push(service);
  return service;
}

async function stopAll() {
  await Promise.all(services.map((one) => one.child && one.stop()));
  source.close();
}

// A chapter that fails is the last one.
async function chapter(what, tell) {
  try {
    await tell();
    wall.expect(await list(service));
    console.log(`${what}: ok`);
  } catch (error) {
    console.log(`${what}: ${error.stack}`);
    await stopAll();
    exit(1);
  }
}

const post = (path, record) => service.ask('POST', path, record);
const patch = (path, record) => service.ask('PATCH', path, record);
const eventOf = (row) => `/events/${row.id}`;
const seriesOf = (name) => `/series/${wall.ids.get(name)}`;

// Waits for the next run of the subscription, and returns its report.
async function told(before) {
  const runs = () => service.lines().filter((line) =>
    line.includes("subscription 'Club': "));
  await becomes(() => runs().length > before, true,
    'the subscription does not run');
  return runs()[before].replace(/.*': |; next run .*/g, '');
}

// A second import of the same changes nothing, as it says.
function importAgain(copy, ...files) {
  const before = copy.run('export', '--secrets');
  for (const line of copy.run('import', ...files).trimEnd().split('\n'))
    match(line, /^\S+ +(0|(\d+) {2}\2 as before)$/);
  strictEqual(copy.run('export', '--secrets'), before);
}

// The year of a copy, which a service of its own shows.
async function expectCopy(copy, ids) {
  await copy.start();
  wall.expect(await list(copy), { copy: !ids });
  await copy.stop();
  copy.run('check');
}

async function readFeed(path) {
  const answer = await fetch(service.api + path);
  strictEqual(answer.status, 200, path);
  return Buffer.from(await answer.arrayBuffer());
}

const sorted = (times) => times.sort((a, b) => a[1] - b[1] ||
  (a[0] < b[0] ? -1 : 1));
const timesOf = (records) => sorted(records.map(occurrence));

source.components = () => town.lessons(14);
await source.open();
turnClock('2027-12-20T12:00:00Z');
const service = open('service', `${ZONE}
mounts:
  - {prefix: "", locale: en}
  - {prefix: /de, locale: de}
subscriptions:
  - name: Club
    url: http://127.0.0.1:${source.port}/club.ics
    every: 24h
    allow_private: true
`, newDatabase('town'));

await service.start();
const visitor = await Visitor.signIn(service);

await chapter('series of all kinds, by requests', async () => {
  for (const [name, { record, ...put }] of Object.entries(town.requested)) {
    await post('/events', record);
    wall.put(name, put.on, { ...put, title: record.title });
  }
  wall.put('swimming', town.swimming.on, town.swimming);
  match(await told(0), /^14 new, 0 changed/);
});

await chapter('by forms of the desk', async () => {
  for (const [name, { fields, ...put }] of Object.entries(town.typed)) {
    await submit(visitor, '/desk/events/new', 'publish', fields);
    wall.put(name, put.on, { ...put, title: fields.title });
  }
});

await chapter('by a file', () => {
  const path = join(folder, 'town.ics');
  writeFileSync(path, town.file);
  service.run('import', path);
  wall.put('walk', town.walk.on, town.walk);
  wall.put('gardens', town.gardens.on, town.gardens);
  Object.assign(wall.find('walk', '07-02'), { title: 'Walk by night',
    start_date: `${YEAR}-07-01 22:00:00`, end_date: `${YEAR}-07-01 23:30:00` });
  importAgain(service, path);
});

await chapter('one is moved, one renamed, one cancelled', async () => {
  const market = wall.find('market', '02-05');
  const moved = { start_date: `${YEAR}-02-04 09:00:00`,
    end_date: `${YEAR}-02-04 14:00:00` };
  await patch(eventOf(market), moved);
  Object.assign(market, moved);

  const council = wall.find('council', '03-14');
  await submit(visitor, `/desk${eventOf(council)}`, 'save',
    { scope: 'one', title: 'Council: budget' });
  council.title = 'Council: budget';

  const other = wall.find('council', '09-12');
  const changed = { title: 'Council by the river',
    start_date: `${YEAR}-09-12 16:00:00`, end_date: `${YEAR}-09-12 17:00:00` };
  await patch(eventOf(other), changed);
  Object.assign(other, changed);

  await service.ask('DELETE', eventOf(wall.find('accounts', '05-31')));
  wall.strike('accounts', '05-31');
});

await chapter('one date is left out, at the desk', async () => {
  await submit(visitor, `/desk${eventOf(wall.find('film', '01-07'))}`, 'save',
    { scope: 'all', 'repeat[left_out][]': [`${YEAR}-04-14`] });
  wall.strike('film', '04-14');
});

// Moves the events of a series from a day on to another series.
function divide(name, date, later, fields, from, to) {
  for (const row of wall.from(name, date))
    Object.assign(row, { ...fields, series: later,
      start_date: `${row.day} ${from}:00`, end_date: `${row.day} ${to}:00` });
}

await chapter('one is split at the desk', async () => {
  const title = 'Film by the river';
  await submit(visitor, `/desk${eventOf(wall.find('film', '06-09'))}`, 'save',
    { scope: 'following', title, start_date: `${YEAR}-06-09T21:30`,
      end_date: `${YEAR}-06-09T23:45` });
  divide('film', '06-09', 'film by the river', { title }, '21:30', '23:45');
});

await chapter('another by a request', async () => {
  await post(`${seriesOf('market')}/split`, {
    event: wall.find('market', '04-01').id,
    start_date: `${YEAR}-04-01 07:00`, end_date: `${YEAR}-04-01 12:30` });
  divide('market', '04-01', 'summer market', {}, '07:00', '12:30');
});

await chapter('half a year passes, and a change is cut off by SIGKILL',
  async () => {
    const title = 'Town council';
    const asked = patch(seriesOf('council'), { title }).catch(() => 0);
    // Those who would end with their parent go before it.  Some end with
    // another one of them.
    for (const pid of family(service.child.pid).reverse())
      try {
        kill(pid, 'SIGKILL');
      } catch ({ code }) {
        strictEqual(code, 'ESRCH');
      }
    await Promise.all([service.ended, asked]);
    turnClock('2028-06-15T12:00:00Z');
    await service.start();
    const { event } = await service.ask('GET', seriesOf('council'));
    for (const row of wall.from('council'))
      if (row.title === 'Council')
        row.title = event.title;
  });

await chapter('another zone, from then on', async () => {
  const timezone = 'Asia/Tokyo';
  await patch(seriesOf('twins'), { timezone });
  for (const row of wall.from('twins', '06-16'))
    row.zone = timezone;
});

await chapter('what was changed alone follows its series again', async () => {
  const council = wall.find('council', '09-12');
  await patch(eventOf(council), { follow_series: true });
  Object.assign(council, { title: wall.find('council', '07-11').title,
    start_date: `${YEAR}-09-12 18:00:00`, end_date: `${YEAR}-09-12 20:00:00` });
});

await chapter('the club has fewer lessons', async () => {
  match(await told(0), /^0 new, 0 changed/);
  source.components = () => town.lessons(10);
  source.version++;
  service.run('subscriptions', 'run', 'Club');
  match(await told(1), /^0 new, 0 changed, 4 moved to the trash, 0 b/);
  for (const date of town.swimming.on.slice(10))
    wall.strike('swimming', date);
  service.run('subscriptions', 'run', 'Club');
  strictEqual(await told(2), 'unchanged');
});

await chapter('feeds have the same dates', async () => {
  for (const [name, id] of wall.ids) {
    const must = wall.records().filter((row) => row.series === name);
    deepStrictEqual(sorted(expand(ICAL, await readFeed(`/series/${id}.ics`),
      END)), timesOf(must), name);
  }
  const events = readCalendar(ICAL, await readFeed('/events.ics?' +
    `start_date=${YEAR}-01-01&end_date=${YEAR}-12-31 23:59:59`));
  deepStrictEqual(sorted(events.map((event) => [
    event.getFirstPropertyValue('summary'),
    event.getFirstPropertyValue('dtstart').toUnixTime(),
    event.getFirstPropertyValue('dtend').toUnixTime()])),
  timesOf(wall.records()));
});

const WORDS = [
  ['summer market', '07-01', 'Every Saturday', 'Jeden Samstag'],
  ['council', '07-11', 'Every month on the second Tuesday',
    'Jeden Monat am zweiten Dienstag'],
  ['accounts', '06-30', 'Every month on the last weekday',
    'Jeden Monat am letzten Werktag'],
  ['film by the river', '06-23', 'Every 2 weeks on Friday',
    'Alle 2 Wochen am Freitag'],
  ['festival', '07-15', 'Every year on July 15',
    'Jedes Jahr am 15. Juli'],
];

await chapter('pages say how often', async () => {
  const listed = await list(service);
  for (const [name, date, english, german] of WORDS) {
    const { id } = wall.find(name, date);
    const page = new URL(listed.find((event) => event.id === id).url);
    for (const [prefix, words] of [['', english], ['/de', german]]) {
      const answer = await fetch(new URL(prefix + page.pathname, page));
      ok((await answer.text()).includes(words), `${prefix} ${words}`);
    }
  }
});

await chapter('exports restore it, with either engine', async () => {
  const path = join(folder, 'town.jsonl');
  service.run('export', '--secrets', '--force', path);
  const engines = { 'copy-sqlite': undefined,
    ...env.POSTGRESQL && { 'copy-postgresql': newDatabase('copy') } };
  for (const [name, database] of Object.entries(engines)) {
    const copy = open(name, ZONE, database, service.password);
    copy.run('import', path);
    throws(() => copy.run('import', path), /is an export of this calendar/);
    strictEqual(copy.run('export', '--secrets'), readFileSync(path, 'utf8'));
    await expectCopy(copy, true);
  }
});

// Brings the year to another calendar, which has an event already.
async function bring(name, ...files) {
  const before = join(folder, 'before.ics');
  writeFileSync(before, town.before);
  const copy = open(name, ZONE, newDatabase(name));
  copy.run('import', before);
  copy.run('import', ...files);
  importAgain(copy, ...files);
  await expectCopy(copy, false);
}

await chapter('another calendar takes the export', () =>
  bring('merged', join(folder, 'town.jsonl')));

await chapter('another calendar takes the feeds', async () => {
  const files = [];
  for (const id of wall.ids.values()) {
    files.push(join(folder, `series-${id}.ics`));
    writeFileSync(files.at(-1), await readFeed(`/series/${id}.ics`));
  }
  const flat = join(folder, 'flat.ics');
  writeFileSync(flat, await readFeed(
    `/events.ics?start_date=${YEAR}-01-01&end_date=${YEAR}-12-31 23:59:59`));
  await bring('feeds', ...files);
  await bring('flat', flat);
});

await stopAll();
service.run('check');
