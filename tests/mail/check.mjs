// The letters that users get, and the effects of their links. check.sh explains
// how to run this.

import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { becomes } from '../support/until.mjs';
import { Service } from '../webhooks/service.mjs';
import { versionOf, visits } from '../webhooks/visits.mjs';
import { PostOffice } from './post_office.mjs';

const [, , build, folder] = argv;

const login = { user: 'calendar', password: 'pass phrase "1"' };
const openOffice = () => new PostOffice(folder, '127.0.0.1', {
  hideSTARTTLS: true, allowInsecureAuth: true,
  onAuth: ({ username, password }, _, done) =>
    done(...username === login.user && password === login.password ?
      [null, { user: username }] : [new Error('wrong login')]) });
const office = openOffice();
const plain = new PostOffice(folder, '127.0.0.2', { hideSTARTTLS: true,
  authOptional: true });
let service;
let faults = 0;
const { visit, choose, send } = visits(() => service.api);

async function attempt(what, test) {
  try {
    await test();
    console.log(`${what}: ok`);
  } catch (error) {
    console.log(`${what}: ${error.message}`);
    faults++;
  }
}

const site = (server) => `
base_url: http://calendar.example
title: Müller’s "calendar"
mounts: [{prefix: "", locale: en}, {prefix: /de, locale: de}]
mail:
  server: ${server}
  from: calendar@calendar.example
  login: ${login.user}
  password_file: ${join(folder, 'password')}
submissions: true
`;

// The letters that are still to be sent.
const unsent = () => service.run('webhooks', 'list');
const NONE = /^(?!.*mail)/s;

async function letter() {
  await becomes(() => office.letters.length > 0, true, 'there is no letter');
  return office.letters.shift();
}

// The link of a letter, at the service's real address.
function link({ text }) {
  const [url] = /http:\/\/calendar\.example\/\S+/.exec(text);
  return url.replace('http://calendar.example', new URL(service.api).origin);
}

// The next letter reports a change of an account.
async function reported(to, pattern) {
  const got = await letter();
  deepStrictEqual(got.for, [to]);
  match(got.subject, /^Eine Änderung an Ihrem Konto/);
  match(got.text, pattern);
  match(link(got), /\/de\/desk\/account$/);
}

const event = (title, more) => ({ title, start_date: '2031-03-01 18:00:00',
  end_date: '2031-03-01 20:00:00', ...more });

const people = {};

writeFileSync(join(folder, 'password'), `${login.password}\n`,
  { mode: 0o600 });
await office.open();
await plain.open();
service = new Service(build, folder,
  site(`smtp://127.0.0.1:${office.port}`));
await service.start();

await attempt('an invitation by the command', async () => {
  strictEqual(service.run('user', 'invite', 'ada', '--mail',
    'ada@calendar.example', '--full-name', 'Ada "King" Müller'), '');
  const got = await letter();
  deepStrictEqual(got.for, ['ada@calendar.example']);
  strictEqual(got.by, login.user);
  deepStrictEqual(got.from.value, [{ address: 'calendar@calendar.example',
    name: 'Müller’s "calendar"' }]);
  deepStrictEqual(got.to.value, [{ address: 'ada@calendar.example',
    name: 'Ada "King" Müller' }]);
  strictEqual(got.subject, 'Your invitation to Müller’s "calendar"');
  match(got.messageId, /^<msg_\w+@calendar\.example>$/);
  ok(Math.abs(got.date - Date.now()) < 600_000);
  strictEqual(got.headers.get('auto-submitted'), 'auto-generated');
  strictEqual(got.text.replace(/key=\w+/, 'key='), `Hello Ada "King" Müller,

You can now work on the calendar “Müller’s "calendar"”. Choose your password \
with this link, which works once, within seven days; your login name is ada.

http://calendar.example/desk/welcome?key=

-- 
Müller’s "calendar"
http://calendar.example/
`);
  people.ada = (await choose(link(got), 'correct horse battery')).cookie;
});

await attempt('an invitation by the desk', async () => {
  const page = await send(people.ada, '/desk/people', { login: 'bob',
    role: 'contributor', mail: 'bob@calendar.example',
    password: 'correct horse battery' });
  strictEqual(page.status, 200);
  ok(page.text.includes('A link has been sent to bob@calendar.example.'));
  ok(!page.text.includes('welcome?key='));
  people.bob = (await choose(link(await letter()), 'staple battery horse'))
    .cookie;
});

await attempt('an address that is none', async () => {
  for (const mail of ['carl', 'carl@', 'a b@calendar.example',
    'a@calendar.example\r\nBcc: b@calendar.example']) {
    const page = await send(people.ada, '/desk/people', { login: 'carl',
      role: 'author', mail, password: 'correct horse battery' });
    strictEqual(page.status, 422, mail);
    ok(page.text.includes('This is not an e-mail address.'));
  }
  strictEqual((await visit('/desk/people', { cookie: people.ada })).text
    .includes('carl'), false);
});

const submit = (title) => send(people.bob, '/desk/events/new', {
  title, start_date: '2031-03-01T18:00', end_date: '2031-03-01T20:00',
  action: 'submit' });

await attempt('what waits, and what is published', async () => {
  strictEqual((await submit('Größe & "Maß" 🎈')).status, 303);
  const waiting = await letter();
  deepStrictEqual(waiting.for, ['ada@calendar.example']);
  strictEqual(waiting.subject, 'To be published: Größe & "Maß" 🎈');
  const path = new URL(link(waiting)).pathname;
  strictEqual((await send(people.ada, path, { action: 'approve' })).status,
    303);
  const published = await letter();
  deepStrictEqual(published.for, ['bob@calendar.example']);
  strictEqual(published.subject, 'Published: Größe & "Maß" 🎈');
  strictEqual((await visit(link(published))).status, 200);
});

await attempt('what is returned, with the note', async () => {
  await submit('Returned');
  const path = new URL(link(await letter())).pathname;
  const done = await send(people.ada, path, { action: 'return',
    note: 'Where is it?\n.\nAda' });
  strictEqual(done.status, 303);
  const returned = await letter();
  deepStrictEqual(returned.for, ['bob@calendar.example']);
  strictEqual(returned.subject, 'Returned: Returned');
  ok(returned.text.includes('\n\nWhere is it?\n.\nAda\n\nhttp://'));
});

await attempt('an event that is switched back and forth floods no one',
  async () => {
    const { id } = await service.ask('POST', '/events', event('Switched',
      { status: 'draft' }));
    for (let i = 0; i < 100; i++)
      await service.ask('POST', `/events/${id}`,
        { status: i % 2 ? 'draft' : 'pending' });
    service.run('user', 'invite', 'eve', '--role', 'author',
      '--mail', 'eve@calendar.example');
    await becomes(() => office.letters.some((got) =>
      got.for[0] === 'eve@calendar.example'), true, 'there is no invitation');
    ok(office.letters.length <= 31, `${office.letters.length} letters`);
    await becomes(unsent, NONE);
    office.letters.length = 0;
  });

await attempt('a forgotten password, in the language of its owner',
  async () => {
    const chosen = await send(people.bob, '/desk/account',
      { action: 'language', language: 'de' });
    match(chosen.location, /\/de\/desk\/account\?done=saved$/);
    const answers = [];
    for (const name of ['nobody', 'bob', 'bob@calendar.example'])
      answers.push(await visit('/desk/forgotten', { form: { login: name } }));
    strictEqual(answers[0].status, 200);
    strictEqual(answers[1].text, answers[0].text);
    const got = await letter();
    deepStrictEqual(got.for, ['bob@calendar.example']);
    strictEqual(got.subject, 'Ein neues Passwort für „Müller’s "calendar"“');
    const path = link(got);
    match(path, /\/de\/desk\/welcome/);
    strictEqual((await visit('/de/desk/account', { cookie: people.bob }))
      .status, 200);
    people.bob = (await choose(path, 'battery staple horse')).cookie;
    await reported('bob@calendar.example', /^Das Passwort Ihres Kontos bob /m);
    const again = await visit(path);
    strictEqual(again.status, 404);
    const entered = await visit('/desk/sign-in', { form: { login: 'bob',
      password: 'battery staple horse' } });
    match(entered.location, /\/de\/desk$/);
    // The next letter is the only one that is still to be sent.
    service.run('user', 'invite', 'fay', '--role', 'author',
      '--mail', 'fay@calendar.example');
    deepStrictEqual((await letter()).for, ['fay@calendar.example']);
    await becomes(unsent, NONE);
    strictEqual(office.letters.length, 0);
  });

await attempt('an address is changed with the password and a link', async () => {
  const change = (password, mail) => send(people.bob, '/de/desk/account',
    { action: 'mail', mail, password });
  strictEqual((await change('wrong', 'eve@calendar.example')).status, 422);
  strictEqual((await change('battery staple horse', 'bob')).status, 422);
  strictEqual((await change('battery staple horse',
    'robert@calendar.example')).status, 303);
  const bob = () => service.run('export').split('\n')
    .filter((text) => text.includes('"login":"bob"')).map(JSON.parse)[0];
  strictEqual(bob().mail, 'bob@calendar.example');
  await reported('bob@calendar.example', /eine andere E-Mail-Adresse/);
  const got = await letter();
  deepStrictEqual(got.for, ['robert@calendar.example']);
  match(got.subject, /^Bitte bestätigen Sie Ihre E-Mail-Adresse/);
  const { pathname, searchParams } = new URL(link(got));
  match(pathname, /\/de\/desk\/confirm$/);
  strictEqual((await visit(link(got))).status, 200);
  strictEqual(bob().mail, 'bob@calendar.example');
  const form = { key: searchParams.get('key') };
  strictEqual((await visit(pathname, { form })).status, 303);
  strictEqual((await visit(pathname, { form })).status, 404);
  strictEqual(bob().mail, 'robert@calendar.example');
  strictEqual(bob().language, 'de');
  await submit('Another');
  await letter();
});

await attempt('a visitor who proposes an event', async () => {
  const propose = (title, form) => visit('/de/submit', { form: { title,
    start_date: '2031-03-01T18:00', end_date: '2031-03-01T20:00', company: '',
    since: Math.floor(Date.now() / 1000) - 10, sender: 'sam@town.example',
    action: 'send', ...form } });
  strictEqual((await propose('Fest')).status, 303);
  const [waiting, receipt] = [await letter(), await letter()]
    .sort((a, b) => a.for[0] < b.for[0] ? -1 : 1);
  deepStrictEqual([waiting.for, receipt.for],
    [['ada@calendar.example'], ['sam@town.example']]);
  strictEqual(receipt.subject, 'Ihr Vorschlag für „Müller’s "calendar"“');
  ok(!receipt.text.includes('Fest'));
  const path = new URL(link(waiting)).pathname;
  const back = await send(people.ada, path, { action: 'return',
    title: 'Fest', start_date: '2031-03-01T18:00',
    end_date: '2031-03-01T20:00', note: 'Welcher Saal?' });
  strictEqual(back.status, 303);
  const returned = await letter();
  deepStrictEqual(returned.for, ['sam@town.example']);
  ok(returned.text.includes('\n\nWelcher Saal?\n\nhttp://'));
  let page;
  for (let i = 0; i < 2; i++) {
    page = await visit(link(returned));
    strictEqual(page.status, 200);
    ok(page.text.includes('value="Fest"'));
  }
  const key = new URL(link(returned)).searchParams.get('key');
  strictEqual((await propose('Großes Fest', { key,
    ...versionOf(page.text) })).status, 303);
  strictEqual((await propose('Anderes', { key })).status, 422);
  strictEqual((await visit(link(returned))).status, 404);
  strictEqual((await letter()).subject, 'To be published: Großes Fest');
  strictEqual((await send(people.ada, path, { action: 'approve' })).status,
    303);
  const published = await letter();
  deepStrictEqual(published.for, ['sam@town.example']);
  strictEqual(published.subject, 'Veröffentlicht: Großes Fest');
  strictEqual((await visit(link(published))).status, 200);
  strictEqual((await propose('Noch eins')).status, 303);
  deepStrictEqual((await letter()).for, ['ada@calendar.example']);
  await becomes(unsent, NONE);
  strictEqual(office.letters.length, 0);
});

await attempt('an address that the server refuses', async () => {
  office.refuses = ['robert@calendar.example'];
  const list = await service.ask('GET', '/events?status=pending&start_date=2031-01-01&end_date=2032-01-01');
  const [{ id }] = list.events;
  await service.ask('POST', `/events/${id}`, { status: 'draft' });
  await becomes(unsent, /mail\.returned +[1-9]/);
  office.refuses = [];
  deepStrictEqual((await letter()).for, ['robert@calendar.example']);
});

await attempt('a server that is away', async () => {
  const port = office.port;
  await office.close();
  service.run('user', 'invite', 'ada', '--mail', 'ada@calendar.example');
  await becomes(unsent, /mail\.invitation +1 /);
  const back = openOffice();
  await back.open(port);
  await becomes(() => back.letters.length > 0, true, 'the letter is lost');
  deepStrictEqual(back.letters.map((got) => got.for),
    [['ada@calendar.example']]);
  await back.close();
});

await service.stop();

await attempt('no letter goes to another machine without TLS', async () => {
  writeFileSync(join(folder, 'site.yaml'),
    site(`smtp://127.0.0.2:${plain.port}`));
  await service.start();
  service.run('user', 'invite', 'ada', '--mail', 'ada@calendar.example');
  await becomes(unsent, /mail\.invitation.*TLS/);
  strictEqual(plain.letters.length, 0);
});

await service.stop();
writeFileSync(join(folder, 'site.yaml'), 'submissions: true\n');
const town = openOffice();
await town.open();
await service.start();

// Sends a test letter. Returns the result on the page.
async function test() {
  const path = '/desk/settings';
  const read = async () => /role="status">([^<]*)</
    .exec((await visit(path, { cookie: people.ada })).text)?.[1];
  await becomes(async () => {  // once the worker knows the server
    await send(people.ada, path, { action: 'test' });
    return await read() !== undefined;
  }, true);
  await becomes(async () => (await read()).startsWith('The test is on its way'),
    false);
  return read();
}

const setMail = async (more) => strictEqual((await send(people.ada,
  '/desk/settings', { mail_server: `smtp://127.0.0.1:${town.port}`,
    mail_from: 'town@calendar.example', mail_login: login.user, ...more,
    base_url: 'http://calendar.example', password: 'correct horse battery',
    action: 'save' }, 'http://calendar.example')).status, 303);

// Takes the letter with this subject. Earlier ones may be tried again meanwhile.
async function received(subject) {
  const find = () => town.letters.find((got) => got.subject === subject);
  await becomes(() => find()?.subject, subject);
  const got = find();
  town.letters.splice(0);
  return got;
}

const TEST = 'Test e-mail of Calendar of events';

await attempt('mail of the desk, followed without a restart', async () => {
  strictEqual(service.deliverer, undefined);
  await setMail({ mail_password: 'wrong' });
  match(await test(),
    /: The server has rejected the login name or the password \(535\)\.$/);
  const { deliverer } = service;
  // It is tried again after seconds, then after minutes.
  service.run('user', 'invite', 'cyd', '--role', 'author',
    '--mail', 'cyd@calendar.example');
  await becomes(() => /mail\.invitation +2 /.test(
    service.run('webhooks', 'list')), true, 'it is not tried');
  match((await visit('/desk', { cookie: people.ada })).text,
    /Messages that do not arrive[^]*\(535\)\. Waiting to be sent: \d/);
  await setMail({ mail_password: login.password });
  match(await test(), /: The server has accepted the e-mail \(250\)\.$/);
  await becomes(() => town.letters.some((letter) =>
    letter.for.includes('cyd@calendar.example')), true,
  'a letter still waits');
  strictEqual((await visit('/desk', { cookie: people.ada })).text
    .includes('do not arrive'), false);
  const got = await received(TEST);
  deepStrictEqual(got.for, ['ada@calendar.example']);
  strictEqual(got.from.text, '"Calendar of events" <town@calendar.example>');
  await setMail({ mail_from: 'hall@calendar.example' });
  match(await test(), /accepted/);
  strictEqual((await received(TEST)).from.value[0].address,
    'hall@calendar.example');
  strictEqual(service.deliverer, deliverer);
  strictEqual(service.run('user', 'invite', 'bob', '--mail',
    'robert@calendar.example'), '');
  await becomes(() => town.letters.some((letter) =>
    letter.for.includes('robert@calendar.example')), true,
  'there is no letter');
  town.letters.splice(0);
});

await attempt('what a test reports of other servers', async () => {
  const server = (address) => setMail({ mail_server: address,
    mail_password: login.password });
  town.refuses = ['ada@calendar.example'];
  match(await test(), /: The server has rejected the e-mail \(550\)\.$/);
  await server(`smtp://127.0.0.2:${plain.port}`);
  match(await test(), /: There is no secure connection/);
  await server('smtp://no-such-host.invalid');
  match(await test(), /: There is no server of this name\.$/);
  await server('smtp://127.0.0.1:1');
  match(await test(), /: There is no connection to the server/);
  strictEqual(service.run('webhooks', 'list').includes('mail.test'), false);
});

await attempt('neither the log nor the messages have a secret', async () => {
  const lines = `${service.log}${service.run('export')}`;
  strictEqual(lines.includes('pass phrase'), false);
  const all = `${service.log}${service.run('export', '--secrets')}`;
  strictEqual(all.includes('welcome?key='), false);
  strictEqual(all.includes('submit?key='), false);
});

await service.stop();
await town.close();
await plain.close();
exit(faults > 0 ? 1 : 0);
