// Works at the desk in Chromium, from the invitation on: in a wide and a
// narrow window, and without scripts. Each task has a limit of steps, which
// are page loads. SLOW (../slow.mjs) leaves out the looks of pages.

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { becomes, DEADLINE } from '../../support/until.mjs';
import { launch } from '../chromium.mjs';
import { SLOW, slow } from '../slow.mjs';
import { faultsOf } from './faults.mjs';

const [, , base, folder] = process.argv;
const require = createRequire(resolve(folder, 'node_modules') + '/');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const links = Object.fromEntries(readFileSync(join(folder, 'links'), 'utf8')
  .trim().split('\n').map((line) => line.split(' ')));

const PASSWORD = 'seven green bicycles';
const ADMIN = { 'Content-Type': 'application/json',
  Authorization: `Basic ${btoa(process.env.ALMANAC_USER)}` };
const WAYS = {
  wide: { viewport: { width: 1280, height: 860 } },
  narrow: { viewport: { width: 390, height: 860 }, colorScheme: 'dark' },
  plain: { viewport: { width: 1280, height: 860 }, javaScriptEnabled: false },
};

// The code that an app with the secret shows next (RFC 6238): it is accepted for
// longer than the current one.
function nextCode(secret) {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
    .indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30000) + 1));
  const digest = createHmac('sha1', key).update(step).digest();
  const number = digest.readUInt32BE(digest[19] & 15) & 0x7fffffff;
  return String(number % 1e6).padStart(6, '0');
}

// A user with a separate browser context.
class Person {
  constructor(browser, way, role) {
    Object.assign(this, { browser, way, role, steps: 0, faults: [] });
  }

  async come() {
    this.context = await this.browser.newContext(WAYS[this.way]);
    this.page = await this.context.newPage();
    await slow(this.page);
    // Chromium's advice about two passwords in a form is not for the settings,
    // which have that of a mail server, too.
    this.page.on('console', (m) => / status of (403|409|422) |] Multiple forms /
      .test(m.text()) || this.faults.push(`console: ${m.text()}`));
    this.page.on('pageerror', (e) => this.faults.push(`error: ${e.message}`));
    this.page.on('dialog', (d) => d.accept());
    return this;
  }

  // Starts a task.
  async open(path) {
    this.steps = 0;
    await this.page.goto(base + path);
    await this.look();
  }

  // Waits for another page, which an act opens.
  async next(act) {
    const next = this.page.waitForEvent('domcontentloaded');
    await act();
    await next;
  }

  // Clicks, and waits for another page.
  async press(selector) {
    // Questions are not answered in the first second.
    if (await this.page.locator('[type=hidden][name^=sure]').count() > 0)
      await sleep(1000);
    await this.next(() => this.page.click(selector));
    this.steps++;
    await this.look();
  }

  // Rules for every page.
  async look() {
    const name = new URL(this.page.url()).pathname.replace(/\W+/g, '-');
    if (this.way === 'plain' || SLOW)
      return;
    for (const fault of await faultsOf(this.page, axe))
      this.faults.push(`${name}: ${fault}`);
    await this.page.screenshot({ fullPage: true,
      path: join(folder, `${this.way}${name}.png`) });
  }

  fill(values) {
    return Object.entries(values).reduce((before, [id, value]) => before.then(
      () => this.page.fill(`#${id}`, value)), Promise.resolve());
  }

  async text(selector = 'main') {
    return this.page.innerText(selector);
  }

  // What the page suggests for a name that is typed.
  async suggests(record, text) {
    const options = this.page.locator(`#${record}-${record}-list option`);
    await becomes(() => options.evaluateAll((all) =>
      all.map(({ value }) => value).join('\n')), new RegExp(`^${text}$`, 'm'));
  }

  // The only record that is chosen in a field.
  async chose(record, text) {
    const chosen = this.page.locator(`#${record} .chosen`).first();
    await becomes(async () => (await chosen.innerText()).trim(), text);
  }

  // The form shows a picture, and not what is wrong with it.
  async pictured() {
    const shown = this.page.locator('.shown');
    await becomes(() => shown.evaluate((part) =>
      part.querySelector('img')?.naturalWidth > 0 || part.textContent), true);
  }

  // Waits until the page has used the answer to a request that an act sends:
  // it gets the answer to a later one.
  async answered(part, act) {
    const response = this.page.waitForResponse((one) =>
      one.url().includes(part));
    await act();
    await response;
    await this.page.evaluate(() => fetch('/calendar/events/v1/tags')
      .then((later) => later.text()));
  }

  // Lets the page wait as long as it does before it searches.
  async linger() {
    await this.page.evaluate(() => new Promise((then) => {
      setTimeout(then, 400);
    }));
  }

  // The links of the head are on one line.
  async navigates() {
    assert.equal(await this.page.$$eval('header.site nav a', (all) =>
      new Set(all.map((link) => link.getBoundingClientRect().top)).size), 1);
  }

  took(most, task) {
    assert.ok(this.steps <= most,
      `${this.way} ${this.role}: ${task} took ${this.steps} steps`);
  }

  async leave() {
    await this.context.close();
    assert.deepEqual(this.faults, [], `${this.way} ${this.role}`);
  }
}

async function published(title, more = '') {
  const answer = await fetch(`${base}/calendar/events/v1/events?search=${
    encodeURIComponent(title)}${more}`);
  return (await answer.json()).events;
}

// Creates a record with the rights of an administrator.
async function create(list, fields) {
  const answer = await fetch(`${base}/calendar/events/v1/${list}`, {
    method: 'POST', headers: ADMIN, body: JSON.stringify(fields) });
  assert.equal(answer.status, 201);
  return (await answer.json()).id;
}

// From the invitation link to the first published event.
async function begin(person) {
  await person.open(`/desk/welcome?key=${links[`${person.way}-${
    person.role}`]}`);
  person.steps = 1; // opening the link
  await person.fill({ password: PASSWORD });
  await person.press('button.main');
}

// A file of another program.
function calendar(way) {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT',
    `UID:${way}`, `SUMMARY:Import of ${way}`, 'DTSTART:20270301T180000Z',
    'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
}

// Confirms that the typed name of a venue is new.
async function confirm(person, name) {
  await person.page.check(`label:has-text("New venue: ${name}") input`);
}

async function write(person, title, action) {
  await person.fill({ title, start_date: '2027-03-01T18:00',
    end_date: '2027-03-01T20:00',
    'venue-venue': `Hall for ${title}` });
  if (person.way === 'plain') {
    await person.fill({ description: 'First\n\nSecond' });
  } else {
    await person.page.click('.editor');
    await person.page.keyboard.type('First');
    await person.page.keyboard.press('Enter');
    await person.page.keyboard.type('Second');
  }
  if (person.way === 'plain')
    await person.press(`button[value=${action}]`);
  await confirm(person, `Hall for ${title}`);
  await person.press(`button[value=${action}]`);
}

const TASKS = {
  async 'the first event'(person) {
    await begin(person);
    if (person.page.url().endsWith('/desk/start/name'))
      await person.open('/desk/events/new');
    await write(person, `First of ${person.way}`, 'publish');
    person.took(person.way === 'plain' ? 4 : 3, 'the first event');
    assert.match(await person.text(), /Published/);
    const [event] = await published(`First of ${person.way}`);
    assert.equal(event.venue.venue, `Hall for First of ${person.way}`);
    assert.match(event.description, /^<p>First<\/p>\s*<p>Second<\/p>$/);
    await person.press('.note.done a');
    assert.match(await person.text(), new RegExp(`First of ${person.way}`));
  },

  async 'the first page'(person) {
    await person.open('/desk');
    assert.match(await person.text(), /has made no backup yet/);
    if (person.way !== 'wide')
      return;
    assert.match(await person.text('.begin'), /the first event Done/);
    await person.press('text="Invite others"');
    assert.match(person.page.url(), /\/desk\/start\/people$/);
  },

  async 'the Enter key'(person) {
    await person.open('/desk/events/new');
    await person.fill({ title: `Unsent of ${person.way}`,
      start_date: '2027-05-01T18:00', end_date: '2027-05-01T20:00' });
    const visits = [];
    const note = (request) => request.isNavigationRequest() &&
      visits.push(`${request.method()} ${new URL(request.url()).pathname}`);
    person.page.on('request', note);
    const again = [];
    for (const id of ['title', 'end_date', 'venue-venue', 'tags']) {
      const enter = () => person.page.press(`#${id}`, 'Enter');
      await (person.way === 'plain' ? person.next(enter) : enter());
      if (person.way === 'plain')
        again.push('POST /desk/events/new');
    }
    if (person.way !== 'plain')
      for (const [from, to] of [['#title', '#start_date'],
        ['#organizer-organizer', '.editor']]) {
        await person.page.press(from, 'Enter');
        assert.ok(await person.page.$eval(to, (field) =>
          field === document.activeElement), to);
      }
    await person.press('text="Events"');
    person.page.off('request', note);
    assert.deepEqual(visits, [...again, 'GET /desk/events']);
    assert.doesNotMatch(await person.text(), /Unsent of/);
    assert.equal((await published(`Unsent of ${person.way}`)).length, 0);
  },

  async 'a form in windows of several widths'(person) {
    const { page } = person;
    if (person.way !== 'wide')
      return;
    const many = await Promise.all(Array.from({ length: 35 }, (_, n) =>
      create('categories', { name: `Category of many ${n}` })));
    for (const [width, columns] of [[1280, 2], [900, 2], [768, 1], [390, 1]]) {
      await page.setViewportSize({ width, height: 860 });
      await person.open('/desk/events/new');
      const box = (selector) => page.locator(selector).boundingBox();
      const [title, image] = [await box('#title'), await box('#image')];
      assert.equal(image.x > title.x + title.width ? 2 : 1, columns,
        `columns at ${width}`);
      assert.ok(await page.$eval('.tree', (tree) =>
        tree.scrollWidth <= tree.clientWidth), `categories at ${width}`);
      if (width === 1280)
        await person.navigates();
      assert.ok(await page.isHidden('#venue summary'));
      const more = page.locator('summary:text-is("More")');
      await more.focus();
      await more.click();
      assert.ok(await page.locator('#excerpt').isVisible());
    }
    for (const id of many)
      await fetch(`${base}/calendar/events/v1/categories/${id}`,
        { method: 'DELETE', headers: ADMIN });
    await page.setViewportSize(WAYS.wide.viewport);
  },

  async 'a name that none has'(person) {
    const title = `Found of ${person.way}`;
    const name = `Harb of ${person.way}`;
    await person.open('/desk/events/new');
    await person.fill({ title, start_date: '2027-05-01T18:00',
      end_date: '2027-05-01T20:00', 'venue-venue': name });
    await person.press('button[value=publish]');
    assert.match(await person.text('#problems'), /Where: There is none/);
    assert.equal(await person.page.inputValue('#venue-venue'), name);
    assert.equal((await published(title)).length, 0);
    if (person.way === 'plain') {
      await confirm(person, name);
    } else {
      const input = await person.page.locator('#venue-venue');
      await input.fill('');
      await input.pressSequentially(name);
      await person.suggests('venue', `New venue: ${name}`);
      // The choice is there before the field is left, after it.
      await becomes(() => person.page.locator('#venue [name="sure[]"]').count(),
        1);
      await input.press('Tab');
      assert.equal(await person.page.evaluate(() =>
        document.activeElement.value), `venue ${name}`);
      await input.fill(`New venue: ${name}`);
      await person.linger();
      await input.press('Enter');
      await becomes(() => input.inputValue(), name);
      assert.ok(await person.page.isChecked(
        `label:has-text("New venue: ${name}") input`));
    }
    await person.press('button[value=publish]');
    const [event] = await published(title);
    assert.equal(event.venue.venue, name);
    await person.open('/desk/events/new');
    await person.fill({ title: `${title} again`,
      start_date: '2027-05-02T18:00', end_date: '2027-05-02T20:00',
      'venue-venue': name.toUpperCase() });
    await person.press('button[value=draft]');
    assert.match(await person.text(), /Saved/);
  },

  async 'a name that several have'(person) {
    const { page, way } = person;
    const name = `Twins of ${way}`;
    for (const [record, city] of [['venue', 'Bonn'], ['venue', 'Siegburg'],
      ['organizer', 'Bonn'], ['organizer', 'Siegburg']])
      await create(`${record}s`, { [record]: name, phone: city });
    await person.open('/desk/events/new');
    await person.fill({ title: `Which of ${way}`, 'venue-venue': name,
      start_date: '2027-05-03T18:00', end_date: '2027-05-03T20:00',
      'organizer-organizer': name.toLowerCase() });
    await page.press('#organizer-organizer', 'Tab');
    if (way === 'plain')
      await person.press('button[value=publish]');
    for (const record of ['venue', 'organizer']) {
      const field = page.locator(`#${record}`);
      await becomes(() => field.locator('[type=radio]').count(), 2);
      assert.ok(await field.getByText('Bonn').isVisible());
      await field.getByText(`${name}, Siegburg`).click();
    }
    await person.press('button[value=publish]');
    const [event] = await published(`Which of ${way}`);
    assert.equal(event.venue.phone, 'Siegburg');
    assert.deepEqual(event.organizer.map(({ phone }) => phone), ['Siegburg']);
    if (way === 'plain')
      return;

    // A suggestion tells them apart.
    await person.open('/desk/events/new');
    const venue = page.locator('#venue-venue');
    await venue.pressSequentially(name);
    await person.suggests('venue', `${name}, Bonn`);
    await venue.fill(`${name}, Bonn`);
    await person.linger();
    await venue.press('Tab');
    await person.chose('venue', `${name}, Bonn`);

    // With fields of a new one, the server asks.
    await venue.fill('');
    await page.$eval('#venue details', (fold) => {
      fold.open = true;	// as in a form that is shown again
    });
    await person.fill({ title: 'Asked', start_date: '2027-05-03T18:00',
      'venue-city': 'Rome', 'venue-venue': `Hall for First of ${way}` });
    await person.answered('named=true', () => venue.press('Tab'));
    assert.equal(await venue.inputValue(), `Hall for First of ${way}`);
    await person.press('button[value=draft]');
    assert.match(await person.text('#problems'), /with other details/);
  },

  async 'an answer that comes late'(person) {
    if (person.way === 'plain')
      return;
    const { page, way } = person;
    const buffer = await page.screenshot();
    const file = { name: 'desk.png', mimeType: 'image/png', buffer };
    const hold = async (part, act) => {
      const held = [];
      await page.route((url) => url.href.includes(part), (route) =>
        held.push(route), { times: 1 });
      await act();
      await becomes(() => held.length, 1, `no request for ${part}`);
      return () => person.answered(part, () => held[0].continue());
    };
    await person.open('/desk/events/new');
    const venue = page.locator('#venue-venue');
    const search = await hold('search=None&', () => venue.fill('None'));
    await venue.fill(`Twins of ${way}`);
    await person.suggests('venue', `Twins of ${way}, Bonn`);
    await search();
    await person.suggests('venue', `Twins of ${way}, Bonn`);

    // Of two pictures the one that was chosen last is used.
    const first = await hold('/desk/images', () =>
      page.setInputFiles('#image-file', file));
    await page.setInputFiles('#image-file', file);
    await person.pictured();
    const address = await page.inputValue('#image-address');
    await first();
    assert.equal(await page.inputValue('#image-address'), address);
    await person.open('/desk/images');
    for (const _ of [first, file])
      await person.press('.records button.grave');
  },

  // While a date is typed, it may not be one.
  async 'a start that moves'(person) {
    if (person.way === 'plain')
      return;
    const { page } = person;
    await person.open('/desk/events/new');
    await person.fill({ start_date: '2027-01-31T18:00',
      end_date: '2027-02-02T22:00' });
    await page.focus('#start_date');
    await page.keyboard.type('02');
    assert.equal(await page.inputValue('#start_date'), '');
    await page.keyboard.type('15');
    assert.equal(await page.inputValue('#start_date'), '2027-02-15T18:00');
    assert.equal(await page.inputValue('#end_date'), '2027-02-17T22:00');
  },

  async 'a question'(person) {
    const title = `Past of ${person.way}`;
    await person.open('/desk/events/new');
    await person.fill({ title, start_date: '2021-05-01T18:00',
      end_date: '2021-05-01T20:00', tags: 'kept' });
    await person.press('button[value=publish]');
    assert.match(await person.text('#problems'), /This is in the past: Sat/);
    assert.equal(await person.page.inputValue('#tags'), 'kept');
    assert.equal((await published(title, '&start_date=2021-01-01')).length, 0);
    await person.page.focus('button.main');
    assert.equal(await person.text('button.main'), 'Publish anyway');
    if (person.way !== 'plain') {
      // The second click of a double click comes before it can be read.
      const { page } = person;
      const now = await page.evaluate(() => [Date.now(), Date.now = () => 0]
        .shift());
      await page.keyboard.press('Enter');
      await person.linger();
      assert.match(await person.text('#problems'), /This is in the past/);
      await page.evaluate((then) => {
        Date.now = () => then;
      }, now + 1000);
    }
    await person.page.keyboard.press('Enter');
    await person.page.waitForURL('**/desk/events?done=published*');
    assert.equal((await published(title, '&start_date=2021-01-01')).length, 1);
  },

  async 'a course in the wrong year'(person) {
    const title = `Course of ${person.way}`;
    const all = '&start_date=2020-01-01&per_page=20';
    await person.open('/desk/events/new');
    await person.fill({ title, start_date: '2027-09-07T18:00',
      end_date: '2027-09-07T20:00' });
    if (person.way !== 'plain')
      for (const every of ['daily', 'weekly', 'monthly', 'yearly', 'dates']) {
        await person.page.selectOption('#repeat-every', every);
        assert.ok(await person.page.isVisible('.repeat summary'), every);
      }
    await person.page.selectOption('#repeat-every', 'weekly');
    await person.page.check('input[name="repeat[ends]"][value=after]');
    await person.fill({ 'repeat-count': '6' });
    await person.press('button[value=publish]');
    const before = await published(title, all);
    assert.equal(before.length, 6);
    await person.open(`/desk/events/${before[0].id}`);
    await person.page.selectOption('#repeat-every', 'daily');
    await person.press('button.main');
    assert.match(await person.text('#problems'),
      /How often: This is for all events of the series/);
    assert.equal(await person.page.inputValue('#repeat-every'), 'daily');
    await person.page.selectOption('#repeat-every', 'weekly');
    await person.fill({ start_date: '2020-09-07T18:00',
      end_date: '2020-09-07T20:00' });
    await person.page.check('input[name=scope][value=all]');
    await person.press('button.main');
    assert.match(await person.text('#problems'),
      /Dates that go to the trash: 6\. New dates: 0\./);
    assert.deepEqual(await published(title, all), before);
    await person.fill({ start_date: '2027-09-08T18:00',
      end_date: '2027-09-08T20:00' });
    await person.press('button.main');
    await person.page.waitForURL('**/desk/events?done=saved*');
    assert.deepEqual((await published(title, all)).map((event) =>
      event.start_date), ['2027-09-08', '2027-09-15', '2027-09-22',
      '2027-09-29', '2027-10-06', '2027-10-13'].map((day) =>
      `${day} 18:00:00`));
  },

  async 'an edit'(person) {
    await person.open('/desk/events');
    await person.press(`text="First of ${person.way}"`);
    await person.fill({ title: `Second of ${person.way}` });
    await person.press('button.main');
    person.took(3, 'an edit');
    const [event] = await published(`Second of ${person.way}`);
    assert.equal(event.venue.venue, `Hall for First of ${person.way}`);
    assert.match(event.description, /First/);
  },

  async 'formatted text'(person) {
    if (person.way === 'plain')
      return;
    await person.open('/desk/events');
    await person.press(`text="Second of ${person.way}"`);
    await person.page.click('.editor p:last-child');
    await person.page.keyboard.press('End');
    await person.page.click('.tools button:first-child');
    await person.page.keyboard.type(' bold');
    await person.press('button.main');
    const [event] = await published(`Second of ${person.way}`);
    assert.match(event.description,
      /^<p>First<\/p>\s*<p>Second<b>( |&nbsp;)bold<\/b><\/p>$/);
  },

  // After "Back", the form shows and sends what it had.
  async 'going back to a form'(person) {
    const { page, way } = person;
    if (way === 'plain')
      return;
    await person.open('/desk/events/new');
    await person.fill({ title: `Draft of ${way}`,
      start_date: '2027-07-01T18:30', end_date: '2027-07-02T20:00' });
    await page.check('#all_day');
    await page.locator('.editor').first().pressSequentially('Typed');
    await page.setInputFiles('#image-file', { name: 'desk.png',
      mimeType: 'image/png', buffer: await page.screenshot() });
    await person.pictured();
    await page.locator('#venue-venue').fill(`Hall for First of ${way}`);
    await person.answered('named=true', () =>
      page.press('#venue-venue', 'Tab'));
    await person.chose('venue', `Hall for First of ${way}`);
    const sends = () => page.evaluate(() => [...new FormData(
      document.querySelector('main form[id]'))].filter(([name, value]) =>
      name !== 'key' && typeof value === 'string').sort());
    const sent = await sends();
    await person.press('button[value=draft]');
    await person.next(() => page.goBack());
    await becomes(sends, sent);
    assert.equal((await page.locator('.editor').first().innerText()).trim(),
      'Typed');
    await person.pictured();
    await person.chose('venue', `Hall for First of ${way}`);
    await page.goto('about:blank');
  },

  async 'times of a day'(person) {
    const { page } = person;
    if (person.way === 'plain')
      return;
    await person.open('/desk/events/new');
    await person.fill({ start_date: '2027-07-01T18:30',
      end_date: '2027-07-01T20:15' });
    await page.check('#all_day');
    assert.equal(await page.inputValue('#start_date'), '2027-07-01');
    await page.uncheck('#all_day');
    assert.equal(await page.inputValue('#start_date'), '2027-07-01T18:30');
    assert.equal(await page.inputValue('#end_date'), '2027-07-01T20:15');
    await page.goto('about:blank');
  },

  async 'what is wrong with a picture'(person) {
    const { page } = person;
    if (person.way === 'plain')
      return;
    const choose = (buffer) => page.setInputFiles('#image-file',
      { name: 'desk.png', mimeType: 'image/png', buffer });
    const told = page.locator('#image .wrong');
    const tells = (words) => becomes(() => told.innerText(), words);

    await person.open('/desk/events/new');
    await choose(await page.screenshot());
    await person.pictured();
    for (const [buffer, words] of [
      [Buffer.from('text'), /^This is not a JPEG, .* at most 10 MB/],
      [Buffer.alloc(10485761), /^The picture is too large: 10 MB/]]) {
      await choose(buffer);
      await tells(words);
      await person.pictured();
    }

    // The picture is on its way as long as the answer is held back.
    const held = [];
    await page.route('**/desk/images', (route) => held.push(route),
      { times: 1 });
    await choose(await page.screenshot());
    const bar = page.getByRole('progressbar', { name: 'Uploading the picture' });
    await becomes(() => bar.count(), 1);
    await becomes(() => held.length, 1, 'no request for a picture');
    await held[0].continue();
    await becomes(() => bar.count(), 0);
    await person.pictured();
    const { cookies } = await person.context.storageState();
    await person.context.clearCookies();
    await choose(await page.screenshot());
    await tells(/no longer signed in/);
    // The server answers before it has read the picture, and closes.
    person.faults = person.faults.filter((fault) =>
      !/ERR_CONNECTION_(RESET|CLOSED)/.test(fault));
    await person.context.addCookies(cookies);
    const buffer = await page.screenshot();
    await person.answered('/desk/images', () => choose(buffer));
    await tells('');
    await person.open('/desk/images');
    const left = page.locator('.records button.grave');
    while (await left.count() > 0)
      await person.press('.records button.grave');
  },

  async 'a picture'(person) {
    const buffer = await person.page.screenshot();
    await person.open('/desk/events');
    await person.press(`text="Second of ${person.way}"`);
    await person.page.setInputFiles('#image-file',
      { name: 'desk.png', mimeType: 'image/png', buffer });
    if (person.way !== 'plain')
      await person.pictured();
    await person.fill({ 'image-alt': 'The desk' });
    await person.press('button.main');
    person.took(2, 'a picture');
    const [{ image, url }] = await published(`Second of ${person.way}`);
    assert.equal(image.width, WAYS[person.way].viewport.width);
    assert.equal(image.alt, 'The desk');
    await person.open(new URL(url).pathname);
    const [width, alt] = await person.page.$eval('img.cover', (img) =>
      img.decode().then(() => [img.naturalWidth, img.alt]));
    assert.ok(width > 0);
    assert.equal(alt, 'The desk');
    await person.open('/desk/events');
    await person.press(`text="Second of ${person.way}"`);
    assert.ok(await person.page.$eval('.shown img', (img) =>
      img.decode().then(() => img.naturalWidth)) > 0);
  },

  async 'a picture that is not used'(person) {
    if (person.way === 'plain')
      return;
    const buffer = await person.page.screenshot();
    await person.open('/desk/events/new');
    await person.page.setInputFiles('#image-file',
      { name: 'desk.png', mimeType: 'image/png', buffer });
    await person.pictured();
    await person.open('/desk/events');
    await person.press('text="Pictures"');
    await person.press('.records button.grave');
    person.took(2, 'deleting a picture');
    assert.match(await person.text(), /Deleted/);
    assert.match(await person.text(), new RegExp(`Second of ${person.way}`));
    assert.equal(await person.page.locator('.records button.grave').count(),
      0);
  },

  async 'a copy with another date'(person) {
    await person.open('/desk/events');
    await person.press(`a[aria-label="Duplicate: Second of ${person.way}"]`);
    await person.fill({ start_date: '2027-04-01T18:00',
      end_date: '2027-04-01T20:00' });
    await person.press('button.main');
    person.took(3, 'a copy');
    const events = await published(`Second of ${person.way}`);
    assert.deepEqual(events.map((e) => e.start_date),
      ['2027-03-01 18:00:00', '2027-04-01 18:00:00']);
  },

  async 'a cancellation'(person) {
    await person.open('/desk/events');
    await person.press(`text="Second of ${person.way}"`);
    await person.page.click('summary:text-is("More")');
    await person.page.selectOption('#event_status', 'canceled');
    await person.fill({ event_status_reason: 'Rain' });
    await person.press('button.main');
    person.took(2, 'a cancellation');
    const events = await published(`Second of ${person.way}`);
    assert.equal(events.filter((e) => e.event_status === 'canceled').length,
      1);
  },

  async 'a mistake'(person) {
    await person.open('/desk/events/new');
    await person.page.evaluate(() => 0).catch(() => 0);
    await person.fill({ title: 'Mistaken', start_date: '2027-03-01T18:00',
      end_date: '2027-03-01T20:00', tags: 'kept' });
    await person.page.click('summary:text-is("More")');
    await person.fill({ website: 'not an address' });
    await person.press('button[value=draft]');
    assert.match(await person.text('#problems'), /Website: This is not an/);
    assert.equal(await person.page.inputValue('#tags'), 'kept');
    assert.equal(await person.page.inputValue('#title'), 'Mistaken');
    if (person.way !== 'plain')
      assert.equal(await person.page.evaluate(() =>
        document.activeElement.id), 'problems');
    await person.fill({ website: 'town.example' });
    await person.press('button[value=draft]');
    assert.match(await person.text(), /Saved/);
    await person.press('text="Mistaken"');
    await person.press('button[value=trash]');
    assert.match(await person.text(), /Moved to the trash/);
  },

  async 'a preview'(person) {
    await person.open('/desk/events/new');
    await person.fill({ title: `Shown of ${person.way}`,
      start_date: '2027-03-01T18:00', end_date: '2027-03-01T20:00' });
    const opened = person.context.waitForEvent('page');
    await person.page.click('button[value=preview]');
    const shown = await opened;
    await shown.waitForLoadState();
    assert.match(await shown.innerText('main'), /This is a preview/);
    assert.match(await shown.innerText('h1'), /Shown of/);
    await shown.close();
    assert.equal(await person.page.inputValue('#title'),
      `Shown of ${person.way}`);
    await person.open('/desk/events?show=drafts');
    assert.doesNotMatch(await person.text(), /Shown of/);
  },

  async 'an event that was found in the calendar'(person) {
    const { page, way } = person;
    const [{ id, url }] = await published(`Second of ${way}`);
    await person.open(new URL(url).pathname);
    assert.deepEqual(await page.locator('a[href^="/desk"]:visible')
      .allInnerTexts(), { wide: ['Desk', 'Edit'], narrow: ['Edit'],
      plain: ['Sign in'] }[way]);
    if (way === 'plain')
      return;
    await person.press('text="Edit"');
    assert.equal(new URL(page.url()).pathname, `/desk/events/${id}`);
  },

  async 'a session that has ended'(person) {
    const title = `Late of ${person.way}`;
    await person.open('/desk/events/new');
    await person.fill({ title, start_date: '2027-03-01T18:00',
      end_date: '2027-03-01T20:00' });
    await person.page.click('summary:text-is("More")');
    await person.fill({ cost: 'ab 10 €, Kinder frei' });
    await person.context.clearCookies();
    await person.press('button[value=publish]');
    assert.match(await person.text(), /What you typed is kept on this page/);
    await person.fill({ password: PASSWORD });
    await person.press('button.main');
    assert.match(await person.text('#problems'), /You were signed out/);
    assert.equal(await person.page.inputValue('#title'), title);
    assert.equal((await published(title)).length, 0);
    await person.press('button[value=publish]');
    assert.equal((await published(title)).length, 1);
    await person.press('.note.done a');
    assert.match(await person.text(), /ab 10 €, Kinder frei/);
  },

  async 'text that was not saved'(person) {
    const { page, way } = person;
    const title = `Kept of ${way}`;
    const offers = page.locator('.found:visible');
    const begin = async (path, values) => {
      await person.open(path);
      await person.fill(values);
      if (way !== 'plain')
        await becomes(() => page.textContent('.kept'),
          /^Kept in this browser at \d/);
    };
    const kept = () => page.evaluate(() => JSON.stringify(localStorage));
    if (way === 'plain') {
      await begin('/desk/events/new', { title });
      await person.open('/desk/events/new');
      assert.equal(await offers.count(), 0);
      return;
    }
    await person.open('/desk/account');
    await page.evaluate(() => localStorage.clear());

    // It is offered when the form is opened again, until it is saved.
    await person.open('/desk/events/new');
    const venue = `Hall for First of ${way}`;
    await page.fill('#venue-venue', venue);
    await person.suggests('venue', venue);
    await page.press('#venue-venue', 'Tab');
    await person.chose('venue', venue);
    await page.check('#all_day');
    await page.click('.editor');
    await page.keyboard.type('Typed');
    await person.fill({ title, start_date: '2027-03-01',
      end_date: '2027-03-02', tags: 'kept' });
    await becomes(kept, /(?=.*Typed)(?=.*"kept\\")/);
    await person.open('/desk/venues/new');
    assert.equal(await offers.count(), 0);
    await person.open('/desk/events/new');
    assert.match(await offers.innerText(), /There is text from .* not saved/);
    assert.equal(await page.inputValue('#title'), '');
    await offers.getByText('Restore').click();
    assert.equal(await page.evaluate(() => document.activeElement.id),
      'title');
    assert.deepEqual(await Promise.all(['title', 'start_date', 'end_date',
      'tags'].map((id) => page.inputValue(`#${id}`))),
    [title, '2027-03-01', '2027-03-02', 'kept']);
    assert.equal(await page.innerText('.editor'), 'Typed');
    await person.chose('venue', venue);
    assert.equal((await published(title)).length, 0);
    await person.press('button[value=publish]');
    const [event] = await published(title);
    assert.equal(event.all_day, true);
    assert.equal(event.description, '<p>Typed</p>');
    assert.equal(event.venue.venue, venue);
    await person.open('/desk/events/new');
    assert.equal(await offers.count(), 0);

    // What others have stored since is not replaced without a question.
    const path = `/desk/events/${event.id}`;
    await begin(path, { title: `${title}, mine` });
    const answer = await fetch(`${base}/calendar/events/v1/events/${
      event.id}`, { method: 'PATCH', headers: ADMIN,
      body: JSON.stringify({ title: `${title}, theirs` }) });
    assert.equal(answer.status, 200);
    await person.open(path);
    assert.equal(await page.inputValue('#title'), `${title}, theirs`);
    await offers.getByText('Restore').click();
    await person.press('button.main');
    assert.match(await person.text('#problems'), /This has changed/);
    assert.equal(await page.inputValue('#title'), `${title}, mine`);
    await person.press('button.main');
    assert.match(await person.text(), /Saved/);
    await person.open(path);
    assert.equal(await offers.count(), 0);

    // It can be discarded.
    await begin(path, { title: `${title}, another` });
    await person.open(path);
    await offers.getByText('Discard').click();
    await person.open(path);
    assert.equal(await offers.count(), 0);

    // No password is kept, and nothing after signing out.
    await begin('/desk/events/new', { title });
    await page.click('summary:text-is("More")');
    await page.selectOption('#visibility', 'protected');
    await person.fill({ password: 'secret', cost: 'later' });
    await becomes(kept, /Kept of.*later/);
    assert.doesNotMatch(await kept(), /secret/);
    await person.press('button:text-is("Sign out")');
    assert.equal(await kept(), '{}');
    await person.fill({ login: `${way}-${person.role}`, password: PASSWORD });
    await person.press('button.main');
  },

  async 'a form that is shown again'(person) {
    const { page, way } = person;
    if (way === 'plain')
      return;
    const title = `Again of ${way}`;
    const id = await create('venues', { venue: `Old ${title}` });
    await create('venues', { venue: `Into ${title}` });
    await person.open(`/desk/venues/${id}`);
    await person.fill({ venue: title, website: 'no address' });
    await person.press('button.main');

    // Leaving it must be confirmed.
    const question = page.waitForEvent('dialog');
    await page.click('a:text-is("Back")');
    assert.equal((await question).type(), 'beforeunload');
    await page.waitForURL('**/desk/venues');
    await person.open(`/desk/venues/${id}`);
    await page.locator('.found:visible').getByText('Restore').click();
    assert.equal(await page.inputValue('#venue'), title);
    await person.press('button.main');

    // Another form of the page does not remove what was typed in it.
    await page.click('summary:has-text("Merge")');
    await person.fill({ same: `Into ${title}` });
    await person.press('button[value=merge]');
    assert.match(await page.textContent('#problems'), /cannot be undone/);
    await person.press('button[value=merge]');
    assert.match(page.url(), /done=merged/);
    assert.match(await page.evaluate(() => JSON.stringify(localStorage)),
      new RegExp(title));
    await page.evaluate(() => localStorage.clear());
  },

  async 'two people at once'(person) {
    await person.open('/desk/events');
    await person.press(`text="Second of ${person.way}"`);
    const other = await person.context.newPage();
    await other.goto(person.page.url());
    await other.fill('#title', `Theirs of ${person.way}`);
    await other.click('button.main');
    await other.waitForURL('**/desk/events?*');
    await other.close();
    await person.fill({ title: `Third of ${person.way}` });
    await person.press('button.main');
    assert.match(await person.text('#problems'), /This has changed/);
    assert.match(await person.text(), /Now stored:\s+Theirs of/);
    assert.equal(await person.page.inputValue('#title'),
      `Third of ${person.way}`);
    await person.press('button.main');
    assert.match(await person.text(), /Saved/);
    assert.equal((await published(`Third of ${person.way}`)).length, 1);
  },

  async 'a venue and a category'(person) {
    await person.open('/desk/venues');
    await person.press('a.button.main');
    await person.fill({ venue: `Hall of ${person.way}`, city: 'Bonn' });
    await person.press('button.main');
    assert.match(await person.text(), /Saved/);
    await person.open('/desk/categories/new');
    await person.fill({ name: `Music of ${person.way}` });
    await person.press('button.main');
    await person.open('/desk/events/new');
    await person.page.check(`label:has-text("Music of ${person.way}") input`);
    await write(person, `Song of ${person.way}`, 'publish');
    const [event] = await published(`Song of ${person.way}`);
    assert.equal(event.categories[0].name, `Music of ${person.way}`);
  },

  async 'finding and changing many'(person) {
    const { page, way } = person, title = `Market of ${way}`;
    for (const year of [2019, 2020, 2021])
      await create('events', { title, status: 'draft',
        start_date: `${year}-05-11`, end_date: `${year}-05-12` });
    await person.open('/desk/events');
    await person.fill({ search: `${title} 2019` });
    await person.press('.search > button');
    person.took(1, 'finding the market of 2019');
    assert.match(await person.text(), /the trash: 1 · Dates: 2019/);
    await person.fill({ search: `"${title}"` });
    if (!await page.isVisible('#status'))
      await page.click('.search summary');
    await page.selectOption('#status', 'draft');
    await person.press('.search > button');
    assert.match(await person.text(), /the trash: 3/);
    if (way === 'plain')
      for (const box of await page.locator('[name="chosen[]"]').all())
        await box.check();
    else
      await page.check('[data-all] input');
    person.steps = 0;
    await person.press('#chosen button[value=publish]');
    person.took(1, 'publishing three drafts');
    assert.match(await person.text(), new RegExp(
      `3 published\\.\\s+${title}\\s+${title}\\s+${title}\\s`));
    assert.equal((await published(title, '&start_date=2019-01-01')).length, 3);
    await person.press('.undo button');
    assert.equal((await published(title, '&start_date=2019-01-01')).length, 0);
    await person.open('/desk/events?show=month&year=2019&month=5');
    assert.match(await person.text('table'), new RegExp(`${title} \\(Draft\\)`));
    if (way !== 'wide')
      return;
    await page.setViewportSize({ width: 768, height: 860 });
    await person.look();
    await person.open('/desk/events');
    await page.focus('a[href="#chosen"]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() =>
      document.activeElement.closest('#chosen')), 'the skip link');
    await person.open('/desk/events?show=all&status=draft');
    await page.setViewportSize(WAYS.wide.viewport);
  },

  async 'undoing'(person) {
    const title = `Regret of ${person.way}`;
    const id = await create('events', { title, start_date: '2027-05-03 18:00',
      end_date: '2027-05-03 20:00', description: '<p>Long</p>' });
    await person.open(`/desk/events/${id}`);
    await person.press('button[value=trash]');
    assert.equal((await published(title)).length, 0);
    await person.press('text="Undo"');
    person.took(2, 'undoing');
    assert.match(await person.text(), /Undone/);
    assert.equal((await published(title)).length, 1);
    await person.open(`/desk/events/${id}`);
    await person.page.click('summary:text-is("More")');
    await person.fill({ title: `No ${title}`,
      website: 'https://town.example/events/of/this/year/and/the/next' });
    await person.press('button.main');
    await person.open(`/desk/events/${id}`);
    await person.press('text="History"');
    const rows = (await person.text('.changes')).replace(/\s+/g, ' ');
    assert.match(rows, new RegExp(
      `Changed .*Title ${title} No ${title}.* Restored .*Status In the trash`
      + ' Published.* Moved to the trash .* Created '));
    await person.press('text="Undo"');
    assert.equal((await published(title))[0].title, title);
    await person.open('/desk/people');
    await person.press(`main a:text-is("${person.way}-${person.role}")`);
    assert.match(await person.text('.changes'), new RegExp(title));
  },

  // Its words are longer.
  async 'German pages'(person) {
    for (const path of ['events', 'events/new', 'people', 'account',
      'settings', 'webhooks', 'downloads', ''])
      await person.open(`/de/desk/${path}`);
    if (person.way === 'wide')
      await person.navigates();
  },

  async 'everything as a file'(person) {
    await person.open('/desk/settings');
    await person.press('a[href="/desk/downloads"]');
    await person.page.fill('[name=password]', PASSWORD);
    const begins = person.page.waitForEvent('download');
    await person.page.click('button[value=export]');
    const file = await begins;
    assert.match(file.suggestedFilename(), /^almanac-[\d-]+\.jsonl$/);
    const lines = readFileSync(await file.path(), 'utf8');
    assert.match(lines, /^\{"almanac":"export".*\n\{"kind":"end",.*\}\n$/s);
  },

  async 'an invitation'(person) {
    await person.open('/desk/events');
    await person.press('text="People"');
    await person.fill({ login: `guest-${person.way}` });
    await person.page.fill('[name=password]', PASSWORD);
    await person.press('button.main');
    person.took(3, 'an invitation');
    const link = await person.page.inputValue('#link');
    const guest = await new Person(person.browser, person.way, 'guest')
      .come();
    await guest.open(`/desk/welcome${new URL(link).search}`);
    await guest.fill({ password: PASSWORD });
    await guest.press('button.main');
    assert.match(guest.page.url(), /\/desk\/events\/new$/);
    await guest.leave();
  },

  // Another worker may answer the next request, within a second.
  async 'settings'(person) {
    await person.open('/desk/events');
    await person.press('text="Settings"');
    await person.fill({ address: `1 ${person.way} Street` });
    await person.press('form:has(#address) button.main');
    person.took(2, 'a setting');
    assert.match(await person.text(), /Saved/);
    await becomes(async () => (await fetch(`${base}/`)).text(),
      new RegExp(`1 ${person.way} Street`));
    await person.fill({ accent: 'red' });
    await person.press('form:has(#accent) button.main');
    assert.match(await person.text('[role=alert]'), /Color: This must be #/);
    if (person.way === 'plain')
      return;
    const asked = person.page.waitForEvent('dialog');
    await person.press('text="People"');
    assert.equal((await asked).type(), 'beforeunload');
  },

  // The pages in between reload themselves.
  async 'a calendar from a file'(person) {
    const press = async (button, then) => {
      await person.next(() => person.page.click(`button[value=${button}]`));
      await person.page.waitForSelector(then, { timeout: DEADLINE * 1000 });
      await person.look();
    };
    await person.open('/desk/subscriptions');
    await person.press('a[href$="/desk/uploads"]');
    await person.page.setInputFiles('#file', { name: `${person.way}.ics`,
      mimeType: 'text/calendar', buffer: Buffer.from(calendar(person.way)) });
    await press('upload', 'button[value=import]');
    assert.match(await person.text(), /Events: 1 new/);
    assert.equal(await person.page.$eval('h1', (h) =>
      getComputedStyle(h, '::first-letter').textTransform), 'none');
    assert.equal((await published(`Import of ${person.way}`)).length, 0);
    await press('import', 'button[value=undo]');
    assert.equal((await published(`Import of ${person.way}`)).length, 1);
    await press('undo', 'text=It was undone.');
    assert.equal((await published(`Import of ${person.way}`)).length, 0);
  },

  async 'an account'(person) {
    await person.open('/desk/account');
    await person.fill({ name: 'Telephone' });
    await person.page.fill('form:has([value=program]) [type=password]',
      PASSWORD);
    await person.press('button[value=program]');
    assert.match(await person.text('code'), /^\w{24}$/);
    await person.press('button:text-is("Sign out")');
    assert.match(person.page.url(), /\/desk\/sign-in$/);
    await person.fill({ login: `${person.way}-${person.role}`,
      password: PASSWORD });
    await person.press('button.main');
    assert.match(person.page.url(), /\/desk$/);
  },

  async 'a second factor'(person) {
    await person.open('/desk/account');
    await person.press('a[href$="/desk/second-factor"]');
    await person.fill({ password: PASSWORD,
      code: nextCode(await person.page.inputValue('[name=secret]')) });
    await person.press('button[value=on]');
    const recovery = await person.page.locator('.done code').allInnerTexts();
    assert.equal(recovery.length, 10);
    await person.press('.done a');
    await person.press('button:text-is("Sign out")');
    await person.fill({ login: `${person.way}-${person.role}`,
      password: PASSWORD });
    await person.press('button.main');
    await person.fill({ code: '000000' });
    await person.press('button.main');
    assert.match(await person.text('.wrong'), /wrong/);
    await person.fill({ code: recovery[0] });
    await person.press('button.main');
    assert.match(person.page.url(), /\/desk$/);
    await person.open('/desk/second-factor');
    assert.match(await person.text(), /Recovery codes left: 9/);
    await person.fill({ password: PASSWORD });
    await person.press('button[value=off]');
    assert.equal(await person.page.locator('[name=secret]').count(), 1);
  },
};

// A contributor's event waits until an editor publishes it.
async function review(browser, way) {
  const author = await new Person(browser, way, 'contributor').come();
  const editor = await new Person(browser, way, 'editor').come();
  await begin(author);
  await write(author, `Proposal of ${way}`, 'submit');
  assert.match(await author.text(), /An editor will review it/);
  assert.equal((await published(`Proposal of ${way}`)).length, 0);
  await begin(editor);
  await editor.open('/desk/events');
  await editor.press('a:text("Waiting")');
  await editor.press('button[value=approve]');
  editor.took(2, 'publishing what waits');
  assert.equal((await published(`Proposal of ${way}`)).length, 1);
  await author.leave();
  await editor.leave();
}

// An event submitted by a visitor waits, too.
async function propose(browser, way) {
  const stranger = await new Person(browser, way, 'stranger').come();
  await stranger.open('/submit');
  await stranger.fill({ title: `Fair of ${way}`,
    start_date: '2027-03-01T10:00', end_date: '2027-03-01T18:00',
    sender: 'ann@town.example' });
  await stranger.page.setInputFiles('#image-file', { name: 'fair.png',
    mimeType: 'image/png', buffer: await stranger.page.screenshot() });
  assert.equal(await stranger.page.locator('#repeat-every').count(), 1);
  await sleep(5000);  // the server rejects what is sent within four
  await stranger.press('button.main');
  assert.match(await stranger.text(), /Thank you/);
  const editor = await new Person(browser, way, 'editor').come();
  await editor.open('/desk/sign-in');
  await editor.fill({ login: `${way}-editor`, password: PASSWORD });
  await editor.press('button.main');
  await editor.open('/desk/events?show=waiting');
  await editor.press(`text="Fair of ${way}"`);
  assert.match(await editor.text(), /ann@town\.example/);
  assert.equal(await editor.page.locator('#image img').count(), 1);
  await editor.fill({ title: `Great fair of ${way}`, note: 'Which room?' });
  await editor.press('button[value=return]');
  assert.match(await editor.text(), /Returned to its author/);
  assert.equal((await published(`Fair of ${way}`)).length, 0);
  await editor.open('/desk/events?show=drafts');
  await editor.press(`text="Great fair of ${way}"`);
  assert.match(await editor.text(), /Returned: Which room\?/);
  await stranger.leave();
  await editor.leave();
}

// The pages that other users see.
async function roles(browser, way) {
  const author = await new Person(browser, way, 'author').come();
  await begin(author);
  await write(author, `Own of ${way}`, 'publish');
  assert.equal((await published(`Own of ${way}`)).length, 1);
  await author.leave();
  const subscriber = await new Person(browser, way, 'subscriber').come();
  await begin(subscriber);
  assert.match(subscriber.page.url(), /\/desk\/account$/);
  assert.equal(await subscriber.page.locator('header nav a').filter({
    hasText: 'Events' }).count(), 0);
  await subscriber.leave();
}

// Fills in the whole form without a mouse.
async function keyboard(browser) {
  const person = await new Person(browser, 'wide', 'administrator').come();
  const { page } = person;
  await person.open('/desk/sign-in');
  await page.focus('#login');
  await page.keyboard.type('wide-administrator');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/desk');
  const reach = async (selector) => {
    for (let i = 0; i < 100; i++) {
      if (await page.evaluate((s) => document.activeElement.matches(s),
        selector))
        return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`${selector} cannot be reached`);
  };
  await reach('a.button.main');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/desk/events/new');
  await reach('#title');
  await page.keyboard.type('By keyboard');
  await reach('#start_date');
  await page.keyboard.type('03012027');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0600PM');
  await reach('.editor');
  await page.keyboard.type('Typed');
  await reach('button[value=publish]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/desk/events?done=published*');
  assert.equal((await published('By keyboard')).length, 1);
  await page.setViewportSize({ width: 390, height: 700 });
  await person.open('/desk/events/new');
  await page.evaluate(() => document.querySelectorAll('details')
    .forEach((part) => { part.open = true; }));
  for (let i = 0; i < 260; i++) {
    await page.keyboard.press(i < 130 ? 'Tab' : 'Shift+Tab');
    assert.equal(await page.evaluate(covered), '');
  }
  await person.leave();
}

// The focused field, if the bar of buttons at the bottom hides it wholly.
function covered() {
  const field = document.activeElement;
  const bar = document.querySelector('.sticky');
  const { top, bottom } = field.getBoundingClientRect();
  const { top: from, bottom: to } = bar.getBoundingClientRect();
  return bar.contains(field) || top < from || bottom > to ? '' :
    field.name || field.className || field.tagName;
}

const HOSTILE = `<form action="/desk/people"><input name="login"
value="intruder"><input name="role" value="administrator"><button
formaction="/desk/people">on</button></form><p>Go <b>on</b></p><svg onload="alert(1)"></svg>`;

function store(title) {
  return create('events', { title, description: HOSTILE,
    start_date: '2027-03-01 18:00:00', end_date: '2027-03-01 20:00:00' });
}

// Saves another title. Returns the stored text.
async function save(person, title) {
  await person.fill({ title });
  await person.press('button.main');
  const [event] = await published(title);
  await person.open('/desk/people');
  assert.doesNotMatch(await person.text(), /intruder/);
  return event.description;
}

// An administrator opens stored markup. Each defense holds without those
// before it.
async function attack(browser, way) {
  const person = await new Person(browser, way, 'administrator').come();
  const { page } = person;
  await person.open('/desk/sign-in');
  await person.fill({ login: `${way}-administrator`, password: PASSWORD });
  await person.press('button.main');
  const id = await store(`Trap of ${way}`);

  // The server cleans the text, and keeps it as it was stored.
  await person.open(`/desk/events/${id}`);
  assert.doesNotMatch(await page.content(), /formaction/);
  assert.equal(await save(person, `Trap 1 of ${way}`), HOSTILE);
  if (way === 'plain')
    return person.leave();

  // The script makes no elements of it that act.
  await page.route(`**/desk/events/${id}`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ response, body: (await response.text()).replace(
      /(<textarea id="description"[^>]*>)[^<]*/, (all, start) =>
        `${start}${HOSTILE.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`),
    });
  });
  await person.open(`/desk/events/${id}`);
  assert.equal(await page.innerHTML('.editor'),
    'on<p>Go <b>on</b></p>');
  await page.unroute(`**/desk/events/${id}`);

  // A button in the editor is not one of the form.
  await person.open(`/desk/events/${id}`);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.setAttribute('formaction', '/desk/people');
    document.querySelector('.editor').prepend(button);
  });
  assert.ok(await page.evaluate(() =>
    [...document.querySelectorAll('.editor *, .tools *')].every((element) =>
      !element.form && !element.closest('form'))));
  assert.equal(await save(person, `Trap 2 of ${way}`), HOSTILE);

  // No script can make markup of a text, and no form can be sent elsewhere.
  await person.open(`/desk/events/${id}`);
  assert.equal(await page.evaluate(() => {
    try {
      document.querySelector('.editor').innerHTML = '<form>';
      return 'it could';
    } catch (error) {
      return error.name;
    }
  }), 'TypeError');
  assert.equal(await page.evaluate((limit) => new Promise((resolve) => {
    addEventListener('securitypolicyviolation', (event) =>
      resolve(event.effectiveDirective));
    const form = document.querySelector('form.leave');
    form.action = '/desk/people';
    form.requestSubmit();
    setTimeout(resolve, limit, 'it could');
  }), DEADLINE * 1000), 'form-action');
  person.faults = person.faults.filter((fault) =>
    !/TrustedHTML|form-action|inline event handler/.test(fault));
  await person.leave();
}

const browser = await launch(folder);
for (const way of Object.keys(WAYS)) {
  const person = await new Person(browser, way, 'administrator').come();
  for (const [name, task] of Object.entries(TASKS)) {
    await task(person);
    console.log(`${way}: ${name}: ok`);
  }
  await person.leave();
  await review(browser, way);
  console.log(`${way}: a review: ok`);
  await propose(browser, way);
  console.log(`${way}: a proposal: ok`);
  await roles(browser, way);
  console.log(`${way}: other roles: ok`);
  await attack(browser, way);
  console.log(`${way}: stored markup: ok`);
}
await keyboard(browser);
console.log('by keyboard alone: ok');
await browser.close();
