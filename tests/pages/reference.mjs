// Checks /doc and the pages of its parts in headless Chromium: reference.mjs
// ADDRESS FOLDER. Run by check.sh, which lists the requirements.

import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { gzipSync } from 'node:zlib';
import { becomes } from '../support/until.mjs';
import { launch } from './chromium.mjs';
import { slow } from './slow.mjs';

const [base, folder] = [argv[2], resolve(argv[3])];
const require = createRequire(join(folder, 'package.json'));
const axe = require('axe-core');

const API = `${base}/calendar/events/v1`;
const [login, password] = env.ALMANAC_USER.split(':');
const WIDTHS = { desk: 1440, tablet: 820, phone: 360 };
const DOC = '/calendar/events/v1/doc';
const WEIGHT = { whole: 20_000, gzip: 4000 };
const HEIGHT = { 1280: 6400, 390: 9400 };
const TARGET = 24;
let faults = 0;

const browser = await launch(folder);

// Errors and warnings in the console, except failed requests.
function listen(page) {
  const heard = [];
  page.on('pageerror', ({ message }) => heard.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) &&
        !message.text().startsWith('Failed to load resource'))
      heard.push(message.text());
  });
  return heard;
}

async function attempt(what, options, test) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const heard = listen(page);
  await slow(page);
  try {
    await page.goto(base + (options.path ?? DOC));
    await test(page);
    deepStrictEqual(heard, []);
    console.log(`reference, ${what}: ok`);
  } catch (error) {
    console.log(`reference, ${what}: ${error.message}`);
    faults++;
  }
  await context.close();
}

async function checkAccess(page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run());
  deepStrictEqual(violations.map(({ id, nodes }) =>
    `${id}: ${nodes[0].html.slice(0, 200)}`), []);
}

async function checkWidth(page) {
  const [needs, has] = await page.evaluate(() =>
    [document.scrollingElement.scrollWidth, innerWidth]);
  ok(needs <= has, `is ${needs} wide in ${has}`);
}

// Everything to tap is large enough, except links within a text.
async function checkTargets(page) {
  deepStrictEqual(await page.$$eval(
    'a:not(.skip), button, select, input, summary', (all, least) => all
      .filter((e) => e.checkVisibility()
        && getComputedStyle(e).display !== 'inline')
      .map((e) => [e.outerHTML, e.getBoundingClientRect()])
      .filter(([, { width, height }]) => Math.min(width, height) < least)
      .map(([html]) => html), TARGET), []);
}

// The answer shown on the page of an operation.
async function answer(page) {
  for (const part of ['.outcome', '.answer pre'])
    await becomes(() => page.textContent(part), /./);
  return {
    status: await page.textContent('.outcome'),
    body: JSON.parse(await page.textContent('.answer pre')),
  };
}

const field = (name) => `[data-path] [name="${name}"]`;

const fill = (page, values) =>
  Object.entries(values).reduce((before, [name, value]) =>
    before.then(() => page.fill(field(name), value)),
  Promise.resolve());

async function send(page, values) {
  await page.evaluate(() => document.querySelectorAll('.answer > *')
    .forEach((part) => part.replaceChildren()));
  await fill(page, values);
  await page.click('.send');
  return answer(page);
}

const open = (page, key) => page.goto(`${base}/doc/${key}`);

const signIn = async (page) => {
  await page.fill('#login', login);
  await page.fill('#password', password);
};

for (const [name, width] of Object.entries(WIDTHS)) {
  for (const colorScheme of ['light', 'dark']) {
    const options = { viewport: { width, height: 900 }, colorScheme };
    for (const part of name === 'tablet' ? ['', 'listEvents'] : ['',
      'listEvents', 'updateVenue', 'Event', 'records', 'shared', 'refusals']) {
      const path = part === '' ? DOC : `/doc/${part}`;
      await attempt(`${name} ${colorScheme} ${path}`, { ...options, path },
        async (page) => {
          if (part === 'listEvents')
            await send(page, { per_page: '2' });
          if (name !== 'tablet')
            await checkAccess(page);
          await checkWidth(page);
          await checkTargets(page);
          await page.screenshot({ fullPage: true,
            path: join(folder, `reference-${part}-${name}-${colorScheme}.png`),
          });
        });
    }
  }
}

for (const locale of ['de', 'fr', 'es'])
  for (const path of [DOC, '/doc/createEvent', '/doc/refusals'])
    await attempt(`in ${locale} ${path}`,
      { path: `/${locale}${path}`,
        viewport: { width: WIDTHS.phone, height: 900 } }, async (page) => {
        strictEqual(await page.getAttribute('html', 'lang'), locale);
        await checkWidth(page);
      });

// Each part has its own page, so that a reader need not load all operations.
await attempt('the list is small', {}, async (page) => {
  const html = await page.content();
  ok(html.length < WEIGHT.whole, `weighs ${html.length}`);
  const packed = gzipSync(html).length;
  ok(packed < WEIGHT.gzip, `weighs ${packed} packed`);
  for (const [width, most] of Object.entries(HEIGHT)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const high = await page.evaluate(() =>
      document.scrollingElement.scrollHeight);
    ok(high < most, `is ${high} high at ${width}`);
  }
});

await attempt('links to shared parts lead to them', {}, async (page) => {
  ok(await page.locator('.reference a[href*="/doc/"]').count() > 40);
  await open(page, 'createEvent');
  for (const link of await page.$$eval('a[href*="#"]:not(.skip)', (all) =>
    all.map((a) => a.href))) {
    await page.goto(link);
    strictEqual(await page.locator(':target').count(), 1, link);
  }
});

await attempt('addresses of old lead to its line', {}, async (page) => {
  await page.goto(`${base}${DOC}#updateEvent`);
  await page.click(':target a');
  await page.waitForURL('**/doc/updateEvent');
});

await attempt('what reads is tried', { path: '/doc/listEvents' },
  async (page) => {
    const { status, body } = await send(page,
      { search: 'nobody has this', start_date: '2020-01-01' });
    strictEqual(status, '200 OK');
    strictEqual(body.total, 0);
    match(await page.textContent('.line'),
      /events\?start_date=2020-01-01&search=nobody\+has\+this'$/);
  });

await attempt('what is refused is shown', { path: '/doc/listEvents' },
  async (page) => {
    const { status, body } = await send(page, { page: '0' });
    strictEqual(status, '400 Bad Request');
    strictEqual(body.code, 'rest_invalid_param');
  });

await attempt('the line for curl is copied', { path: '/doc/getEvent',
  permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
  await fill(page, { id: '5' });
  await page.click('.copy');
  await becomes(() => page.evaluate(() => navigator.clipboard.readText()),
    `curl '${API}/events/5'`);
});

await attempt('a record is made, changed and removed',
  { path: '/doc/createEvent' }, async (page) => {
    const record = {
      title: 'It\'s "quoted"', start_date: '2031-05-01 18:00',
      end_date: '2031-05-01 20:00', cost: '12.5', categories: '["Trials"]',
    };
    const refused = await send(page, record);
    strictEqual(refused.status, '401 Unauthorized');
    await signIn(page);
    const made = await send(page, {});
    strictEqual(made.status, '201 Created');
    strictEqual(made.body.title, record.title);
    strictEqual(made.body.cost, '$12.5');
    strictEqual(made.body.categories[0].name, 'Trials');
    ok(!(await page.textContent('.line')).includes(password));

    const id = String(made.body.id);
    await open(page, 'updateEvent');
    await signIn(page);
    for (const method of ['PATCH', 'PUT', 'POST']) {
      await page.selectOption(field('_method'), method);
      const changed = await send(page, { id, title: method });
      strictEqual(changed.status, '200 OK');
      strictEqual(changed.body.title, method);
    }
    await open(page, 'deleteEvent');
    await signIn(page);
    await page.selectOption(field('purge'), 'true');
    strictEqual((await send(page, { id })).status, '200 OK');
    strictEqual((await fetch(`${API}/events/${id}`)).status, 404);
  });

await attempt('null clears', { path: '/doc/createEvent' }, async (page) => {
  await signIn(page);
  const { body: { id } } = await send(page, {
    title: 'Full', start_date: '2031-05-02', end_date: '2031-05-02',
    description: 'null and void',
  });
  await open(page, 'updateEvent');
  await signIn(page);
  const { body } = await send(page, { id: String(id), description: 'null' });
  strictEqual(body.description, '');
});

await attempt('the keyboard does it all', {}, async (page) => {
  await page.keyboard.press('Tab');
  strictEqual(await page.evaluate(() => document.activeElement.className),
    'skip');
  await page.focus('#listVenues a');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/doc/listVenues');
  await page.focus(field('per_page'));
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  strictEqual((await answer(page)).status, '200 OK');
});

await attempt('the document is one click away', {}, async (page) => {
  await page.click('a[type="application/json"]');
  await page.waitForURL(/\/v1\/doc\?_fields=$/);
  const shown = JSON.parse(await page.textContent('pre'));
  deepStrictEqual(shown, await (await fetch(`${API}/doc`)).json());
});

await attempt('without scripts', { path: '/doc/listEvents',
  javaScriptEnabled: false }, async (page) => {
  ok(await page.isVisible('.field'));
  ok(await page.isHidden('.send'));
  ok(await page.isHidden(field('page')));
  ok(await page.isHidden('#account'));
  await page.click('summary >> text=EventList');
  ok(await page.isVisible('details[open] .field'));
  await page.click('.unscripted');
  await page.waitForURL('**/v1/events*');
  ok('events' in JSON.parse(await page.textContent('pre')));
});

await browser.close();
exit(faults === 0 ? 0 : 1);
