// The messages that endpoints get, verified like by their programs. check.sh
// explains how to run this.

import { deepStrictEqual, strictEqual, throws } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { argv, exit, kill } from 'node:process';
import { becomes } from '../support/until.mjs';
import { Receiver } from './receiver.mjs';
import { Service } from './service.mjs';
import { visits } from './visits.mjs';

const [, , build, folder] = argv;
const require = createRequire(join(folder, 'package.json'));
const { Webhook } = require('standardwebhooks');

const MANY = 300;
const PUBLIC = '203.0.113.7';   // in public.c

const secret = () => `whsec_${randomBytes(32).toString('base64')}`;
const secrets = { fresh: secret(), old: secret(), tags: secret() };
const all = new Receiver();
const tags = new Receiver();
let service;
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

// Returns the payload. Throws if the signature or the timestamp is wrong.
function verified(message, key) {
  strictEqual(message.method, 'POST');
  strictEqual(message.headers['content-type'], 'application/json');
  return new Webhook(key).verify(message.body, message.headers);
}

function take(receiver) {
  return receiver.messages.splice(0);
}

async function taken(receiver, count) {
  await becomes(() => receiver.messages.length >= count, true,
    `fewer than ${count} messages`);
  return take(receiver);
}

const event = (title, more) => ({ title, start_date: '2031-03-01 18:00:00',
  end_date: '2031-03-01 20:00:00', ...more });

async function open() {
  await all.open();
  await tags.open();
  const file = join(folder, 'secret');
  writeFileSync(file, `# of tags\n${secrets.tags}\n`, { mode: 0o640 });
  service = new Service(build, folder, `
base_url: https://cal.example
webhooks:
  - url: ${all.url}
    secrets: [${secrets.fresh}, ${secrets.old}]
  - url: ${tags.url}?to=tags
    secret_file: ${file}
    events: [tag.created, tag.deleted]
`);
  await service.start();
}

await open();

await attempt('each secret verifies each message, another none', async () => {
  await service.ask('POST', '/venues', { venue: 'Hällchen "A"' });
  const [message] = await taken(all, 1);
  const payload = verified(message, secrets.fresh);
  deepStrictEqual(verified(message, secrets.old), payload);
  strictEqual(payload.type, 'venue.created');
  strictEqual(payload.data.venue, 'Hällchen "A"');
  throws(() => verified(message, secrets.tags));
  message.body = message.body.replace('Hällchen', 'Hallchen');
  throws(() => verified(message, secrets.fresh));
});

// Each message arrives before the next change: otherwise that replaces it.
await attempt('messages tell of changes in their order', async () => {
  const messages = [];
  const change = async (count, ...request) => {
    const answer = await service.ask(...request);
    messages.push(...await taken(all, count));
    return answer;
  };
  const made = await change(3, 'POST', '/events', event('Talk',
    { tags: ['free'], organizer: { organizer: 'Ada' } }));
  await change(1, 'PATCH', `/events/${made.id}`, { title: 'Speech' });
  await change(1, 'DELETE', `/events/${made.id}`);
  await change(1, 'DELETE', `/events/${made.id}?purge=true`);
  const payloads = messages.map((m) => verified(m, secrets.fresh));
  deepStrictEqual(payloads.map(({ type }) => type), ['tag.created',
    'organizer.created', 'event.created', 'event.updated', 'event.deleted',
    'event.deleted']);
  deepStrictEqual(payloads.slice(2).map(({ data }) => data.status),
    ['publish', 'publish', 'trash', 'trash']);
  strictEqual(payloads[2].data.rest_url,
    `https://cal.example/calendar/events/v1/events/${made.id}`);
  strictEqual(new Set(messages.map((m) => m.headers['webhook-id'])).size, 6);
});

await attempt('an endpoint gets what it wants alone', async () => {
  const [message] = await taken(tags, 1);
  strictEqual(message.url, '/hook?to=tags');
  strictEqual(verified(message, secrets.tags).type, 'tag.created');
  strictEqual(tags.messages.length, 0);
});

await attempt('what fails comes again under the same name', async () => {
  all.answers = [500];
  await service.ask('POST', '/organizers', { organizer: 'Bob' });
  await service.ask('POST', '/organizers', { organizer: 'Eve' });
  const messages = await taken(all, 3);
  deepStrictEqual(messages.map((m) => verified(m, secrets.fresh).data
    .organizer), ['Bob', 'Eve', 'Bob']);
  const [first, , again] = messages.map(({ headers }) => headers);
  strictEqual(again['webhook-id'], first['webhook-id']);
  strictEqual(Number(again['webhook-timestamp']) >=
    Number(first['webhook-timestamp']) + 5, true);
});

await attempt('nothing is lost when everything is killed', async () => {
  const wanted = [];
  const stop = becomes(() => all.messages.length > MANY / 10, true,
    'no message').then(() => kill(service.deliverer, 'SIGKILL'));
  for (let i = 0; i < MANY; i++) {
    wanted.push(`event ${i}`);
    await service.ask('POST', '/events', event(`event ${i}`));
  }
  await stop;
  await service.stop('SIGKILL');
  await service.start();
  const titles = () => new Set(all.messages.map((m) =>
    verified(m, secrets.fresh).data.title));
  await becomes(() => titles().size >= MANY, true, 'messages are lost');
  deepStrictEqual([...titles()], wanted);
  take(all);
});

await attempt('one that has gone is told of nothing more', async () => {
  tags.answers = [410];
  await service.ask('POST', '/tags', { name: 'gone' });
  await becomes(() => service.log, /answered 410/);
  await service.ask('POST', '/tags', { name: 'late' });
  await taken(all, 2);
  strictEqual(take(tags).length, 1);
  service.run('webhooks', 'retry');
  const [again] = await taken(tags, 1);
  strictEqual(verified(again, secrets.tags).data.name, 'gone');
});

await attempt('no log has a secret', async () => {
  for (const key of Object.values(secrets))
    strictEqual(service.log.includes(key.slice(6)), false);
  strictEqual(service.log.includes('to=tags'), false);
});

await service.stop();

service = new Service(build, folder, 'base_url: https://cal.example\n');
await service.start({ LD_PRELOAD: join(build, 'tests/public.so') });

await attempt('the desk reaches public servers only', async () => {
  const { port } = new URL(all.url);
  const { choose, send } = visits(() => service.api);
  const password = 'correct horse battery';
  const [key] = /key=\S+/.exec(service.run('user', 'invite', 'eve', '--role',
    'administrator'));
  const { cookie } = await choose(new URL(`/desk/welcome?${key}`,
    service.api).href, password);
  for (const host of ['127.0.0.1', 'localhost', PUBLIC])
    strictEqual((await send(cookie, '/desk/webhooks', { password,
      url: `https://${host}:${port}/`, action: 'add' })).status, 200);
  for (let i = 0; !service.run('webhooks', 'list').includes(PUBLIC); i++)
    await service.ask('POST', '/tags', { name: `tag ${i}` });
  for (const outcome of [/127\.0\.0\.1:\S+ {2}leads to 127\.0\.0\.1, /,
    /localhost:\S+ {2}leads to .* this machine/, /203\S+ {2}.*(TLS|SSL)/])
    await becomes(() => service.run('webhooks', 'list'), outcome);
});

await service.stop();
all.close();
tags.close();
exit(faults > 0 ? 1 : 0);
