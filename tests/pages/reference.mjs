// /doc as a page, in headless Chromium: reference.mjs ADDRESS FOLDER, called
// by check.sh, which says what it needs.

import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';

const [base, folder] = [argv[2], resolve(argv[3])];
const require = createRequire(join(folder, 'package.json'));
const { chromium } = require('playwright-core');
const axe = require('axe-core');

const API = `${base}/calendar/events/v1`;
const [login, password] = env.ALMANAC_USER.split(':');
const WIDTHS = { desk: 1440, tablet: 820, phone: 360 };
let faults = 0;

const browser = await chromium.launch({
  executablePath: env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

// What a browser complains of, but for refusals, which it takes for faults.
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
  try {
    await page.goto(`${options.root ?? API}/doc`);
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

// The answer that an operation shows.
async function answerOf(page, key) {
  await page.waitForSelector(`#${key} .outcome:not(:empty)`);
  await page.waitForSelector(`#${key} .answer pre:not(:empty)`);
  return {
    status: await page.textContent(`#${key} .outcome`),
    body: JSON.parse(await page.textContent(`#${key} .answer pre`)),
  };
}

const field = (key, name) => `#${key} [name="${name}"]`;

const fill = (page, key, values) =>
  Object.entries(values).reduce((before, [name, value]) =>
    before.then(() => page.fill(field(key, name), value)),
  Promise.resolve());

async function send(page, key, values) {
  await page.evaluate((id) =>
    document.querySelectorAll(`#${id} .answer > *`)
      .forEach((part) => part.replaceChildren()), key);
  await fill(page, key, values);
  await page.click(`#${key} .send`);
  return answerOf(page, key);
}

const signIn = async (page) => {
  await page.fill('#login', login);
  await page.fill('#password', password);
};

for (const [name, width] of Object.entries(WIDTHS)) {
  for (const colorScheme of ['light', 'dark']) {
    const viewport = { width, height: 900 };
    await attempt(`${name} ${colorScheme}`, { viewport, colorScheme },
      async (page) => {
        await send(page, 'listEvents', { per_page: '2' });
        if (name !== 'tablet')
          await checkAccess(page);
        await checkWidth(page);
        await page.screenshot({
          path: join(folder, `reference-${name}-${colorScheme}.png`),
        });
      });
  }
}

for (const locale of ['de', 'fr', 'es']) {
  await attempt(`in ${locale}`,
    { root: `${base}/${locale}/calendar/events/v1`,
      viewport: { width: WIDTHS.phone, height: 900 } }, async (page) => {
      strictEqual(await page.getAttribute('html', 'lang'), locale);
      await checkWidth(page);
    });
}

await attempt('what reads is tried', {}, async (page) => {
  const { status, body } = await send(page, 'listEvents',
    { search: 'nobody has this', start_date: '2020-01-01' });
  strictEqual(status, '200 OK');
  strictEqual(body.total, 0);
  match(await page.textContent('#listEvents .line'),
    /events\?start_date=2020-01-01&search=nobody\+has\+this'$/);
});

await attempt('what is refused is shown', {}, async (page) => {
  const { status, body } = await send(page, 'listEvents', { page: '0' });
  strictEqual(status, '400 Bad Request');
  strictEqual(body.code, 'rest_invalid_param');
});

await attempt('a record is made, changed and removed', {}, async (page) => {
  const record = {
    title: 'It\'s "quoted"', start_date: '2031-05-01 18:00',
    end_date: '2031-05-01 20:00', cost: '12.5', categories: '["Trials"]',
  };
  const refused = await send(page, 'createEvent', record);
  strictEqual(refused.status, '401 Unauthorized');
  await signIn(page);
  const made = await send(page, 'createEvent', {});
  strictEqual(made.status, '201 Created');
  strictEqual(made.body.title, record.title);
  strictEqual(made.body.cost, '$12.5');
  strictEqual(made.body.categories[0].name, 'Trials');
  ok(!(await page.textContent('#createEvent .line')).includes(password));

  const id = String(made.body.id);
  for (const method of ['PATCH', 'PUT', 'POST']) {
    await page.selectOption(field('updateEvent', '_method'), method);
    const changed = await send(page, 'updateEvent', { id, title: method });
    strictEqual(changed.status, '200 OK');
    strictEqual(changed.body.title, method);
  }
  await page.selectOption(field('deleteEvent', 'purge'), 'true');
  strictEqual((await send(page, 'deleteEvent', { id })).status, '200 OK');
  strictEqual((await fetch(`${API}/events/${id}`)).status, 404);
});

await attempt('null clears', {}, async (page) => {
  await signIn(page);
  const { body: { id } } = await send(page, 'createEvent', {
    title: 'Full', start_date: '2031-05-02', end_date: '2031-05-02',
    description: 'null and void',
  });
  const { body } = await send(page, 'updateEvent',
    { id: String(id), description: 'null' });
  strictEqual(body.description, '');
});

await attempt('the keyboard does it all', {}, async (page) => {
  await page.keyboard.press('Tab');
  strictEqual(await page.evaluate(() => document.activeElement.className),
    'skip');
  await page.focus('#filter');
  await page.keyboard.type('get venues');
  deepStrictEqual(await page.$$eval('[data-operation]:not([hidden])',
    (all) => all.map(({ dataset }) => dataset.operation.split(' ')[0])),
  ['listVenues', 'getVenue', 'getVenueBySlug']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.focus('.contents a[href="#listVenues"]');
  await page.keyboard.press('Enter');
  strictEqual(new URL(page.url()).hash, '#listVenues');
  await page.focus(field('listVenues', 'per_page'));
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  strictEqual((await answerOf(page, 'listVenues')).status, '200 OK');
});

await attempt('the document is one click away', {}, async (page) => {
  await page.click('a[type="application/json"]');
  const shown = JSON.parse(await page.textContent('pre'));
  deepStrictEqual(shown, await (await fetch(`${API}/doc`)).json());
});

await attempt('without scripts', { javaScriptEnabled: false },
  async (page) => {
    ok(await page.isVisible('#listEvents .field'));
    ok(await page.isHidden('#listEvents .send'));
    ok(await page.isHidden(field('listEvents', 'page')));
    ok(await page.isHidden('#account'));
    await page.click('#listEvents .unscripted');
    ok('events' in JSON.parse(await page.textContent('pre')));
  });

await browser.close();
exit(faults === 0 ? 0 : 1);
