// Subscriptions in the log, at the desk, in /metrics and in the calendar. check.sh
// explains how to run this.

import { deepStrictEqual, match, ok, strictEqual, throws }
  from 'node:assert';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit, kill, pid } from 'node:process';
import { promisify } from 'node:util';
import { becomes } from '../support/until.mjs';
import { newDatabase, Service } from '../webhooks/service.mjs';
import { Site } from './site.mjs';
import { Source } from './source.mjs';
import { Visitor } from './visitor.mjs';

const [, , build, folder] = argv;
const PUBLIC = '203.0.113.7';
const MEGABYTES = 17;
// An address of this process alone. Systems choose higher ports for port 0.
const OPERATIONS = `127.${[16, 8, 0].map((bits) => pid >> bits & 255)
  .join('.')}:18700`;

const source = new Source();
let service;
let visitor;
let log = '';
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

// With the new configuration.
async function reload(site) {
  writeFileSync(join(folder, 'site.yaml'), site);
  kill(service.child.pid, 'SIGHUP');
}

const lines = (name) => service.lines().filter((line) =>
  line.startsWith(`almanac: subscription '${name}': `));

// Waits for the next line about a subscription, and returns its text.
async function told(name, seen) {
  await becomes(() => lines(name).length > seen, true, `no run of ${name}`);
  const line = lines(name)[seen];
  return line.slice(line.indexOf("': ") + 3).replace(/; next run .*/, '');
}

async function run(name, { accept = false } = {}) {
  const seen = lines(name).length;
  service.run('subscriptions', 'run', name, ...accept ? ['--accept'] : []);
  return told(name, seen);
}

const done = (fresh, changed, gone, back) => `${fresh} new, ${changed} ` +
  `changed, ${gone} moved to the trash, ${back} brought back`;

async function events() {
  const found = await service.ask('GET', '/events?start_date=2031-01-01' +
    '&end_date=2032-01-01' +
    '&status=publish,pending,trash&per_page=50&_fields=events.title,' +
    'events.status,total');
  return Object.fromEntries(found.events.map(({ title, status }) =>
    [title, status]));
}

const published = (...titles) => Object.fromEntries(titles.map((title) =>
  [title, 'publish']));

async function metrics() {
  const answer = await fetch(`http://${OPERATIONS}/metrics`);
  return Object.fromEntries((await answer.text()).split('\n').filter((line) =>
    line.startsWith('almanac_subscription')).map((line) =>
    line.slice('almanac_subscription_'.length).split(/ (?=\S+$)/)));
}

const abcd = { a: 'A', b: 'B', c: 'C', d: 'D' };

await source.open();
source.offer(abcd);
service = new Service(build, folder, `
operations: ${OPERATIONS}
subscriptions:
  - name: Club
    url: http://127.0.0.1:${source.port}/secret-of-club.ics
    every: 1h
    categories: [Sport]
    allow_private: true
  - name: Outside
    url: http://${PUBLIC}:${source.port}/outside.ics
`, newDatabase('subscriptions'));

await attempt('a subscription of site.yaml runs at once', async () => {
  await service.start({ LD_PRELOAD: join(build, 'tests/public.so') });
  strictEqual(await told('Club', 0), done(4, 0, 0, 0));
  deepStrictEqual(await events(), published('A', 'B', 'C', 'D'));
  strictEqual(source.asked['/secret-of-club.ics'], 1);
});

await attempt('a public server is asked without further ado', async () => {
  strictEqual(await told('Outside', 0), done(4, 0, 0, 0));
  source.offer(abcd);
});

await attempt('what is unchanged there is not sent', async () => {
  strictEqual(await run('Club'), done(0, 0, 0, 0));
  strictEqual(await run('Club'), 'unchanged');
  strictEqual(source.unchanged, 1);
});

await attempt('what changes there changes here', async () => {
  for (const name of ['Club', 'Outside']) {
    source.offer({ ...abcd, a: 'New', e: 'E' });
    strictEqual(await run(name), done(1, 1, 0, 0));
  }
});

await attempt('one that vanishes goes to the trash, and comes back',
  async () => {
    source.offer({ ...abcd, a: 'New' });
    strictEqual(await run('Club'), done(0, 0, 1, 0));
    source.offer({ ...abcd, a: 'New', e: 'E' });
    strictEqual(await run('Club'), done(0, 0, 0, 1));
  });

await attempt('a calendar that is emptied stays, until told so', async () => {
  source.offer({});
  strictEqual(await run('Club'), `${done(0, 0, 0, 0)}; 5 of 5 upcoming ` +
    'events are no longer there and stay');
  source.offer({ a: 'New', b: 'B' });
  strictEqual(await run('Club'), `${done(0, 0, 0, 0)}; 3 of 5 upcoming ` +
    'events are no longer there and stay');
  strictEqual((await metrics())['vanished_events{name="Club"}'], '3');
  const page = await visitor_of('Club');
  match(page, /Upcoming events that are no longer there: 3 of 5\./);
  source.offer({});
  strictEqual(await run('Club', { accept: true }), `${done(0, 0, 0, 0)}; 5 ` +
    'of 5 upcoming events are no longer there and stay');
  const seen = lines('Club').length;
  await visitor.send(visitor.path, { action: 'accept', seen: '5' });
  strictEqual(await told('Club', seen), done(0, 0, 5, 0));
  source.offer({ ...abcd, a: 'New', e: 'E' });
  strictEqual(await run('Club'), done(0, 0, 0, 5));
});

async function visitor_of(name) {
  visitor ??= await Visitor.signIn(service);
  const list = await visitor.open('/desk/subscriptions');
  const [, path] = new RegExp(`href="[^"]*(/desk/subscriptions/\\d+)"[^>]*>${
    name}<`).exec(list);
  visitor.path = path;
  return visitor.open(path);
}

await attempt('errors are told and change nothing', async () => {
  source.answer = (to) => to.writeHead(500).end('oops');
  strictEqual(await run('Club'), 'failed: the server answered 500');
  source.answer = (to) => to.writeHead(503, { 'retry-after': '7200' }).end();
  strictEqual(await run('Club'), 'failed: the server answered 503');
  const [, next] = /next run (.*) UTC/.exec(lines('Club').at(-1));
  const wait = (Date.parse(`${next.replace(' ', 'T')}Z`) - Date.now()) / 1000;
  ok(Math.abs(wait - 7200) < 600, `${wait} seconds`);
  source.answer = (to) => to.end();
  strictEqual(await run('Club'), 'failed: the answer is empty');
  source.answer = (to) => {
    to.writeHead(200, { 'content-length': 100 }).write('BEGIN:VCALENDAR');
    setTimeout(() => to.destroy(), 100);
  };
  match(await run('Club'), /^failed: no complete answer: /);
  match(await visitor_of('Club'), /It failed: there was no complete answer/);
  source.answer = (to) => to.end('<!doctype html><title>Welcome</title>');
  strictEqual(await run('Club'), 'failed: the answer is not a calendar');
});

await attempt('an answer that is too large is not read to its end',
  async () => {
    let sent = 0;
    source.answer = (to) => {
      const chunk = Buffer.alloc(1 << 20, 'X');
      const more = () => {
        while (sent < 64 && to.write(chunk))
          sent++;
        sent++;
      };
      to.writeHead(200).on('drain', more);
      more();
    };
    strictEqual(await run('Club'), 'failed: the answer is longer than 16 MB');
    ok(sent < 2 * MEGABYTES, `${sent} MB`);
  });

await attempt('a redirect leads to no private address', async () => {
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '10.0.0.1',
    '169.254.169.254', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
    source.answer = (to) => to.writeHead(302,
      { location: `http://${host}:${source.port}/inner` }).end();
    match(await run('Outside'), /^failed: the address leads to /);
  }
  source.answer = (to) => to.writeHead(302,
    { location: `webcal://127.0.0.1:${source.port}/inner` }).end();
  match(await run('Outside'), /^failed: the address leads to /);
  strictEqual(source.asked['/inner'], undefined);
  source.answer = (to) => to.writeHead(302,
    { location: 'file:///etc/passwd' }).end();
  match(await run('Outside'), /^failed: no complete answer: /);
  source.answer = (to) => to.writeHead(302,
    { location: `http://${PUBLIC}:${source.port}/moved` }).end();
  strictEqual(await run('Outside'), done(0, 0, 0, 0));
  strictEqual(source.asked['/moved'], 1);
});

await attempt('a redirect to webcal: is followed', async () => {
  source.answer = (to) => to.writeHead(301,
    { location: `webcal://${PUBLIC}:${source.port}/calendar` }).end();
  strictEqual(await run('Outside'), 'unchanged');
  strictEqual(source.asked['/calendar'], 1);
});

await attempt('redirects end', async () => {
  const before = source.asked['/outside.ics'];
  const lead = (to) => {
    source.answer = lead;
    to.writeHead(302, { location: '/outside.ics' }).end();
  };
  source.answer = lead;
  match(await run('Outside'), /^failed: no complete answer: /);
  source.answer = undefined;
  strictEqual(source.asked['/outside.ics'], before + 6);
});

await attempt('a slow server delays no other subscription', async () => {
  let slow;
  source.answer = (to) => {
    to.writeHead(200);
    slow = to;
  };
  const waits = run('Club');
  await becomes(() => slow !== undefined, true, 'no request');
  const seen = lines('Club').length;
  await run('Outside');
  strictEqual(lines('Club').length, seen);
  slow.end();
  strictEqual(await waits, 'failed: the answer is empty');
});

await attempt('the desk adds, changes and removes', async () => {
  await visitor_of('Club');
  const refused = await visitor.send('/desk/subscriptions', { action: 'add',
    name: 'Mine', every: '2h', author: 'ada',
    url: `http://me:secret@${PUBLIC}:${source.port}/mine.ics`,
    categories: '', status: 'pending', wins: 'theirs' });
  match(refused, /must not contain a name and a password/);
  await visitor.send('/desk/subscriptions', { action: 'add', name: 'Mine',
    every: '2h', url: `webcal://${PUBLIC}:${source.port}/mine.ics`, author: 'ada',
    categories: 'Town\r\n\r\n Fair ', status: 'pending', wins: 'theirs' });
  match(await told('Mine', 0), /^failed: /);	// there is no https here
  await visitor_of('Mine');
  await visitor.send(visitor.path, { action: 'save', name: 'Mine',
    every: '2h', url: `http://${PUBLIC}:${source.port}/mine.ics`,
    author: 'ada', categories: 'Town\r\n\r\n Fair ', status: 'pending',
    wins: 'theirs' });
  strictEqual(await told('Mine', 1), done(5, 0, 0, 0));
  const { events: [one] } = await service.ask('GET', '/events?status=pending' +
    '&start_date=2031-01-01&end_date=2032-01-01&per_page=1');
  deepStrictEqual(one.categories.map(({ name }) => name).sort(),
    ['Fair', 'Town']);
  await visitor.send(visitor.path, { action: 'remove' });
  ok(!(await visitor.open('/desk/subscriptions')).includes('Mine'));
  match(await visitor_of('Club'), /<fieldset class="narrow fixed" disabled>/);
  await visitor.send(visitor.path, { action: 'remove' });
  ok((await visitor.open('/desk/subscriptions')).includes('Club'));
});

await attempt('/metrics counts', async () => {
  const numbers = await metrics();
  strictEqual(Number(numbers['runs_total{name="Club",result="unchanged"}']),
    lines('Club').filter((line) => line.includes(': unchanged;')).length);
  strictEqual(Number(numbers['runs_total{name="Club",result="failed"}']),
    lines('Club').filter((line) => line.includes(': failed')).length);
  strictEqual(numbers['events_total{name="Club",what="new"}'], '5');
  strictEqual(numbers['events_total{name="Club",what="trashed"}'], '6');
});

await attempt('there is one process for all nodes', () => {
  // With PostgreSQL another one would wait.
  if (!env.POSTGRESQL)
    throws(() => service.run('subscribe'), /are run by another process/);
});

await attempt('a killed process starts again and goes on', async () => {
  source.offer({ ...abcd, a: 'New', e: 'E', f: 'F' });
  kill(service.helper('subscribe'), 'SIGKILL');
  strictEqual(await run('Club'), done(1, 0, 0, 0));
});

// Unlike Service.run(), it lets this process answer.
const importFrom = async (address) => (await promisify(execFile)(
  service.almanac, ['import', address, ...service.files])).stdout;

await attempt('no site changes events of another, whatever it says',
  async () => {
    const [town, thief] = [new Site(), new Site()];
    await town.open();
    await thief.open();
    thief.victim = town.address;
    town.titles = ['One', 'Two', 'Three'];
    thief.titles = ['X', 'Y', 'Z'];
    match(await importFrom(town.address), /^events +3 {2}3 new$/m);
    await reload(`
subscriptions:
  - {name: Town, url: "${town.address}/", allow_private: true}
  - {name: Thief, url: "${thief.address}/", allow_private: true}
`);
    strictEqual(await told('Town', 0), done(0, 0, 0, 0));
    strictEqual(await told('Thief', 0), done(3, 0, 0, 0));
    thief.titles = ['X', 'Changed'];
    strictEqual(await run('Thief'), done(0, 1, 1, 0));
    match(await importFrom(thief.address), /^events +2 {2}2 as before$/m);
    strictEqual(await run('Town'), done(0, 0, 0, 0));
    town.titles.push('Four');
    match(await importFrom(`${town.address}/wp-json/tribe/events/v1`),
      /^events +4 {2}1 new {2}3 as before$/m);
    strictEqual(await run('Town'), done(0, 0, 0, 0));
    town.close();
    thief.close();
  });

await attempt('a calendar whose UIDs always change does not grow', async () => {
  const restless = new Source();
  let uid = 0;
  const offer = (...titles) => restless.offer(Object.fromEntries(
    titles.map((title) => [`${uid++}@x`, title])));
  const count = async () => (await service.ask('GET', '/events?status=any' +
    '&search=restless&start_date=2031-01-01&end_date=2032-01-01' +
    '&_fields=total')).total;
  await restless.open();
  offer('Restless P', 'Restless Q');
  await reload(`
subscriptions:
  - name: Restless
    url: http://127.0.0.1:${restless.port}/
    allow_private: true
`);
  strictEqual(await told('Restless', 0), done(2, 0, 0, 0));
  for (let i = 0; i < 5; i++) {
    offer('Restless P', 'Restless Q');
    strictEqual(await run('Restless'), done(0, 0, 0, 0));
  }
  strictEqual(await count(), 2);
  for (let i = 0; i < 9; i++) {
    offer(`Restless ${i}`, `Restless again ${i}`);
    await run('Restless');
  }
  strictEqual(await count(), 14);
  restless.close();
});

await attempt('a new configuration is used, and nothing comes twice',
  async () => {
    const runs = lines('Club').length;
    await reload(`
operations: ${OPERATIONS}
subscriptions:
  - name: Association
    url: http://127.0.0.1:${source.port}/secret-of-club.ics
    every: 2h
    categories: [Sport]
    allow_private: true
`);
    strictEqual(await told('Association', 0), done(0, 0, 0, 0));
    strictEqual(lines('Club').length, runs);
    ok(!service.run('subscriptions', 'list').includes('Outside'));
  });

await attempt('a slow server takes a minute, and the calendar answers',
  async () => {
    let timer;
    source.answer = (to) => {
      to.writeHead(200);
      timer = setInterval(() => to.write('X'), 500);
    };
    const runs = lines('Association').length;
    const slow = run('Association');
    for (let i = 0; i < 20; i++)
      await service.ask('POST', '/tags', { name: `tag ${i}` });
    strictEqual(lines('Association').length, runs);
    strictEqual(await slow, 'failed: the server took too long');
    clearInterval(timer);
  });

await attempt('a run in progress does not delay the end', async () => {
  let timer;
  source.answer = (to) => {
    to.writeHead(200);
    timer = setInterval(() => to.write('X'), 100);
  };
  const runs = lines('Association').length;
  service.run('subscriptions', 'run', 'Association');
  await becomes(() => timer !== undefined, true, 'no request');
  await service.stop();
  log = service.log;
  clearInterval(timer);
  strictEqual(lines('Association').length, runs);
});

await attempt('without subscriptions there is no process', async () => {
  writeFileSync(join(folder, 'site.yaml'), '');
  await service.start();
  await becomes(() => service.run('subscriptions', 'list'), '');
  await becomes(() => service.helper('subscribe'), undefined);
});

await attempt('addresses, which may be secret, are in no log', async () => {
  ok(!log.includes('secret-of-club'));
  ok(!log.includes('me:secret'));
});

await service.stop();
source.close();
exit(faults > 0 ? 1 : 0);
