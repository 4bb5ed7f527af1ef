// The first quarter of an hour in Chromium: from the printed link to a calendar
// that a town would show, by what the pages say. In English and German, in a
// wide and a narrow window, and without scripts; each with an empty database.
// Prints how many clicks and fields it takes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import { becomes } from '../../support/until.mjs';
import { Service } from '../../webhooks/service.mjs';
import { SLOW, slow } from '../slow.mjs';
import { faultsOf } from './faults.mjs';

const [, , build, folder] = argv;
const require = createRequire(resolve(folder, 'node_modules') + '/');
const { chromium } = require('playwright-core');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const PASSWORD = 'seven green bicycles';
const wide = { viewport: { width: 1280, height: 860 } };
const narrow = { viewport: { width: 390, height: 860 } };
const WAYS = {
  'wide-en': { ...wide, locale: 'en', timezoneId: 'America/Chicago' },
  'wide-de': { ...wide, locale: 'de', timezoneId: 'Europe/Berlin' },
  'narrow-en': { ...narrow, locale: 'en', timezoneId: 'America/Chicago',
    colorScheme: 'dark' },
  'narrow-de': { ...narrow, locale: 'de', timezoneId: 'Europe/Berlin' },
  'plain-de': { ...wide, locale: 'de', javaScriptEnabled: false },
};

const TEXTS = {
  en: { steps: ['Give the calendar a name', 'Add a logo and a color',
    'Create the first categories', 'Create the first event',
    'Bring in events from other calendars', 'Invite others',
    'Show the calendar on another web site', 'Overview'],
  choose: 'Choose the password', club: 'Training', position: 'Step 1 of 7' },
  de: { steps: ['Dem Kalender einen Namen geben',
    'Ein Logo und eine Farbe wählen', 'Die ersten Kategorien anlegen',
    'Die erste Veranstaltung anlegen',
    'Veranstaltungen aus anderen Kalendern übernehmen', 'Andere einladen',
    'Den Kalender auf einer anderen Website zeigen', 'Übersicht'],
  choose: 'Wählen Sie das Passwort', club: 'Training',
  position: 'Schritt 1 von 7' },
};

class Newcomer {
  constructor(page, way) {
    Object.assign(this, { page, way, clicks: 0, fields: 0, faults: [] });
    this.texts = TEXTS[way.slice(-2)];
    page.on('console', (m) => this.faults.push(`console: ${m.text()}`));
    page.on('pageerror', (e) => this.faults.push(`error: ${e.message}`));
  }

  async look(step) {
    if (step !== undefined)
      assert.equal(await this.page.innerText('h1'), this.texts.steps[step]);
    if (this.way.startsWith('plain') || SLOW)
      return;
    for (const fault of await faultsOf(this.page, axe))
      this.faults.push(`${this.page.url()}: ${fault}`);
    await this.page.screenshot({ fullPage: true,
      path: join(folder, 'start', `${this.way}-${step}.png`) });
  }

  async fill(values) {
    for (const [id, value] of Object.entries(values)) {
      await this.page.fill(`main :is(#${id}, [name="${id}"])`, value);
      this.fields++;
    }
  }

  // Clicks, and waits for the page of a step.
  async press(selector, step) {
    const next = this.page.waitForEvent('domcontentloaded');
    await this.page.click(selector);
    await next;
    this.clicks++;
    await this.look(step);
  }
}

// "" while the frame loads another page.
const colorOf = (target) => target.locator('html').evaluate((html) =>
  getComputedStyle(html).getPropertyValue('--accent')).catch(() => '');

async function take(person, link, home) {
  const { page, way } = person;
  const german = way.endsWith('de');
  const plain = way.startsWith('plain');
  await page.goto(link);
  assert.match(await page.innerText('main'), new RegExp(person.texts.choose));
  await person.fill({ password: PASSWORD });
  await person.press('button.main', 0);
  assert.match(await page.innerText('main'), new RegExp(
    person.texts.position));
  assert.equal(await page.inputValue('#mounts_main'), way.slice(-2));
  assert.equal(await page.inputValue('#timezone'), plain ? 'UTC' :
    german ? 'Europe/Berlin' : 'America/Chicago');
  await person.fill({ title: 'Port Linnet' });
  if (plain)
    await person.fill({ timezone: 'Europe/Berlin' });
  await person.press('button.main', 1);

  await person.fill({ accent: '#0b5cad' });
  if (plain)
    await person.press('button[value=preview]', 1);
  const frame = page.frameLocator('.preview');
  if (!plain)
    await becomes(() => colorOf(frame), /#0b5cad|#578fc6/);
  assert.match(await frame.locator('header').innerText(), /Port Linnet/);
  assert.equal((await (await fetch(home)).text()).includes('0b5cad'), false);
  await person.press('button.main[value=save]', 2);

  assert.equal(await page.locator('.picks :checked').count(), 8);
  await person.press(`.tabs a >> nth=1`, 2);
  assert.match(await page.innerText('.picks'), new RegExp(person.texts.club));
  await page.uncheck('.picks input >> nth=0');
  person.clicks++;
  await person.press('button.main', 3);

  await person.fill({ title: 'Evening talk', start_date: '2027-03-01T18:00',
    end_date: '2027-03-01T20:00', 'venue-venue': 'Town hall' });
  await page.check('.tree input >> nth=0');
  person.clicks++;
  await person.press('button.main', 4);
  assert.match(await page.innerText('main'), /: 1\./);
  await person.press('.on a', 5);

  await person.fill({ login: 'berta', password: PASSWORD });
  await person.press('button.main', 5);
  assert.match(await page.inputValue('#link'), /welcome\?key=/);
  await person.fill({ login: 'carl', password: PASSWORD });
  await person.press('button.main', 5);
  await person.press('.on a', 6);

  assert.equal(await page.inputValue('#address'), home);
  await person.press('.on a', 7);
  const done = german ? 'Erledigt' : 'Done';
  assert.equal(await page.locator(`.begin .badge:text("${done}")`).count(), 5);
}

const browser = await chromium.launch({ args: ['--no-sandbox'],
  executablePath: '/usr/bin/chromium' });
for (const [way, options] of Object.entries(WAYS)) {
  const service = new Service(build, join(folder, 'start'), '', undefined,
    null);
  const key = service.run('user', 'invite', 'ada', '--role',
    'administrator').trim().replace(/^[^]*key=/, '');
  await service.start();
  try {
    const root = new URL(service.api).origin;
    const context = await browser.newContext(options);
    const person = new Newcomer(await context.newPage(), way);
    await slow(person.page);
    await take(person, `${root}/desk/welcome?key=${key}`, root);
    assert.deepEqual(person.faults, [], way);
    const page = await (await fetch(root)).text();
    assert.match(page, /Port Linnet/);
    assert.match(page, /0b5cad/);
    assert.match(page, /Evening talk/);
    assert.match(page, new RegExp(`<html lang="${way.slice(-2)}"`));
    console.log(`${way}: the first steps, ${person.clicks} clicks and ${
      person.fields} fields: ok`);
    await context.close();
  } finally {
    await service.stop();
  }
}
await browser.close();
