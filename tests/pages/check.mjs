// Opens pages in Chromium, in light and dark mode, wide and narrow, by
// keyboard, printed, without JavaScript, with long words and without images,
// and follows every link. check.sh explains how to run this.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { gzipSync } from 'node:zlib';
import { ALT, all, furnish, furnishBroken, furnishBusy, furnishLong,
  furnishRight, furnishStates } from './calendar.mjs';
import { launch } from './chromium.mjs';
import { addresses, crawl } from './crawl.mjs';
import { skip, walk } from './keyboard.mjs';
import { Eye } from './look.mjs';
import { print } from './paper.mjs';
import { slow } from './slow.mjs';
import { furnishWords } from './words.mjs';

const LOOKS = [{ scheme: 'light', width: 1280 }, { scheme: 'dark', width: 320 }];
const OTHERS = [{ scheme: 'dark', width: 1280 }, { scheme: 'light', width: 320 },
  { scheme: 'light', width: 768 }];
const SHOWN = 20;
const STEPS = 8;

const base = argv[2];
const folder = resolve(argv[3]);
const require = createRequire(join(folder, 'package.json'));
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
let faults = 0;

function report(what, complaints) {
  console.log(complaints.length === 0 ? `${what}: ok` : `${what}:`);
  for (const complaint of complaints.slice(0, SHOWN))
    console.log(`  ${complaint}`);
  if (complaints.length > SHOWN)
    console.log(`  and ${complaints.length - SHOWN} more`);
  faults += complaints.length;
}

const pathOf = (url) => new URL(url).pathname;

// Pages of each kind. Those of `main` are checked in every way.
async function choose() {
  const { venue, organizer, hostile } = await furnish(base, env.ALMANAC_USER);
  const long = await furnishLong(base, env.ALMANAC_USER);
  const right = await furnishRight(base, env.ALMANAC_USER);
  const states = await furnishStates(base, env.ALMANAC_USER);
  const odd = hostile.categories[0].slug;
  const categories = await all(base, 'categories');
  const deep = categories.find((c) => c.parent !== 0);
  const url = pathOf(hostile.url);
  return [
    { name: 'home', path: '/', main: true },
    { name: 'home-chosen', path: `/de/?when=week&categories=${odd}&free=1`,
      main: true },
    { name: 'home-date', path: '/es/?date=2033-06-10' },
    { name: 'home-long', path: '/?date=2032-02-02', main: true },
    { name: 'home-right', path: '/fr/?date=2033-02-02', main: true },
    { name: 'month', path: '/?view=month', main: true },
    { name: 'month-odd', path: '/de/?year=2031&month=5', main: true },
    { name: 'month-empty', path: '/fr/?year=1999&month=2' },
    { name: 'week', path: '/?view=week', main: true },
    { name: 'day', path: '/?view=day', main: true },
    { name: 'week-states', path: '/es/?view=week&date=2033-06-10' },
    { name: 'day-states', path: '/fr/?view=day&date=2033-06-10' },
    { name: 'list', path: '/?view=list', main: true },
    { name: 'subscribe', path: '/de/?view=subscribe&free=1', main: true },
    { name: 'list-found', path: `/es/?view=list&search=night&categories=${odd}` },
    { name: 'list-nothing', path: '/?view=list&search=nothing%20at%20all' },
    { name: 'event-odd', path: url, main: true },
    { name: 'event-odd-de', path: `/de${url}` },
    { name: 'event-several', path: pathOf(states.several.url), main: true },
    { name: 'event-canceled', path: `/de${pathOf(states.canceled.url)}`,
      main: true },
    { name: 'event-closed', path: `/fr${pathOf(states.closed.url)}`,
      main: true },
    { name: 'venue-odd', path: pathOf(venue.url) },
    { name: 'organizer-odd', path: `/fr${pathOf(organizer.url)}` },
    { name: 'category', path: deep ? pathOf(deep.url)
      : `/events/category/${odd}/` },
    { name: 'tag-odd', path: `/tag/${hostile.tags[0].slug}/` },
    { name: 'month-long', path: '/?year=2032&month=2', main: true },
    { name: 'list-long', path: '/?view=list&start_date=2032-02-01'
      + `&venue=${long.venue.id}`, main: true },
    { name: 'event-long', path: pathOf(long.url), main: true },
    { name: 'venue-long', path: pathOf(long.venue.url), main: true },
    { name: 'organizer-long', path: pathOf(long.organizer[0].url),
      main: true },
    { name: 'category-long', path: `/events/category/${
      long.categories[0].slug}/`, main: true },
    { name: 'tag-long', path: `/tag/${long.tags[0].slug}/`, main: true },
    { name: 'month-right', path: '/?year=2033&month=2', main: true },
    { name: 'list-right', path: '/?view=list&start_date=2033-02-01',
      main: true },
    { name: 'event-right', path: pathOf(right.url), main: true },
    { name: 'venues', path: '/venues/?all=1', main: true },
    { name: 'venues-found', path: '/fr/venues/?search=a' },
    { name: 'organizers', path: '/de/organizers/?all=1', main: true },
    { name: 'organizers-nothing', path: '/es/organizers/?search=zzz' },
    { name: 'api-nowhere', path: '/calendar/events/v1/nope', status: 404 },
    { name: 'not-found', path: '/es/event/none/', status: 404 },
    { name: 'nowhere', path: '/de/nope', status: 404, main: true },
    { name: 'not-understood', path: '/?year=x', status: 400 },
  ];
}

async function lookAtAll(browser, pages) {
  const eye = new Eye(browser, axe, folder);
  for (const page of pages) {
    const complaints = [];
    for (const way of page.main ? [...LOOKS, ...OTHERS] : LOOKS)
      complaints.push(...(await eye.look(base, page, way)).map((fault) =>
        `${way.scheme} ${way.width}: ${fault}`));
    report(`${page.name} ${page.path}`, complaints);
  }
}

async function byKeyboard(browser) {
  for (const path of ['/', '/?view=month', '/?view=list&search=a',
    '/de/event/none/']) {
    const page = await browser.newPage();
    await page.goto(base + path);
    report(`keyboard ${path}`, await walk(page));
    await page.goto(base + path);
    report(`skip link ${path}`, await skip(page));
    await page.close();
  }
}

// How far a visitor of the front page is from its events: in pixels on a phone,
// in steps of a keyboard after the skip link, and in bytes.
async function firstSight(browser) {
  for (const path of ['/', '/de/', '/fr/', '/es/']) {
    const page = await browser.newPage({ viewport: { width: 390,
      height: 844 } });
    await page.goto(base + path);
    const [highlight, card] = await page.evaluate(() =>
      ['.highlight', '.poster'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect().top ?? 0));
    const bytes = gzipSync(await page.content()).length;
    const complaints = await skip(page);
    let steps = 0;
    do {
      await page.keyboard.press('Tab');
      steps++;
    } while (steps <= STEPS && await page.evaluate(() =>
      document.activeElement.closest('.highlight, .poster') === null));
    if (highlight > 200 || card > 760 || steps > STEPS || bytes > 40960)
      complaints.push(`highlight at ${highlight}, card at ${card}, ${steps
      } steps, ${bytes} bytes`);
    report(`first sight ${path}`, complaints);
    await page.close();
  }
}

// Finds, fills in and submits the form by accessible names only.
async function withoutScript(browser) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const complaints = [];
  await slow(page);
  await page.goto(`${base}/`);
  await page.getByRole('link', { name: 'This weekend' }).click();
  await page.waitForURL('**/?when=weekend');
  if (await page.getByRole('heading', { name: 'Events this weekend' })
    .count() !== 1)
    complaints.push('no heading says what is chosen');
  await page.getByLabel('Search', { exact: true }).fill('night bold');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/?view=list&search=night*');
  await page.locator('summary').click();
  await page.getByLabel('From').fill('2031-01-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL('**/*start_date=2031*');
  const titles = await page.locator('.card h3').allTextContents();
  if (titles.length !== 1 || !titles[0].startsWith('Night'))
    complaints.push(`found ${JSON.stringify(titles)}`);
  await page.getByRole('link', { name: 'Night' }).click();
  await page.waitForURL('**/event/night*/').catch(() =>
    complaints.push(`went to ${page.url()}`));
  report('without script', complaints);
  await context.close();
}

// With a script, the page about subscriptions is a dialog.
async function subscribe(browser) {
  const complaints = [];
  const context = await browser.newContext({ permissions:
    ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(`${base}/?free=1`);
  await page.locator('footer .subscribe').click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe' });
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  await dialog.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  if (!copied.endsWith('/events.ics?free=1'))
    complaints.push(`copied ${copied}`);
  await dialog.screenshot({ path: join(folder, 'subscribe-dialog.png') });
  await page.keyboard.press('Escape');
  if (await dialog.isVisible())
    complaints.push('stays open');
  report('subscribe', complaints);
  await context.close();
}

// Without https browsers have no clipboard.
async function select(browser, path) {
  const page = await browser.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(base + path);
  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const selected = await page.evaluate(() => getSelection().toString());
  report('select an address', selected === base + path ? [] : [selected]);
  await page.close();
}

// Events at the same time are side by side in a wide window, and one below the
// other on a phone.
async function week(browser) {
  for (const [width, side, end, start] of [
    [1280, 'top', 'right', 'left'], [390, 'left', 'bottom', 'top']]) {
    const page = await browser.newPage({ viewport: { width, height: 860 } });
    await page.goto(`${base}/?view=week&date=2033-06-10`);
    const [first, second] = await page.getByRole('link',
      { name: /A (parade|meeting)/ }).evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().toJSON()));
    report(`week ${width}`, first[side] === second[side]
      && first[end] <= second[start] ? []
      : [JSON.stringify([first, second])]);
    if (width > 390)
      report('whole words in narrow columns', await page.locator(
        '.hours .title').evaluateAll((titles) => titles.flatMap((title) =>
        [...title.textContent.matchAll(/\S+/g)].flatMap((word) => {
          const range = new Range();
          range.setStart(title.firstChild, word.index);
          range.setEnd(title.firstChild, word.index + word[0].length);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          return new Set(tops).size > 1 ? word[0] : [];
        }))));
    else
      report('whole titles on phones', await page.locator('.calendar li a')
        .evaluateAll((links) => links.filter((a) => a.scrollHeight
          > a.clientHeight).map((a) => a.textContent)));
    await page.close();
  }
}

// Links to the days before and after are in one row on a phone.
async function steps(browser) {
  for (const path of ['/', '/de/', '/fr/', '/es/']) {
    const page = await browser.newPage({ viewport: { width: 390,
      height: 844 } });
    await page.goto(`${base}${path}?view=week`);
    const tops = await page.locator('.steps li').evaluateAll((list) =>
      list.map((e) => e.getBoundingClientRect().top));
    report(`steps ${path}`, new Set(tops).size === 1 ? [] : [`${tops}`]);
    await page.close();
  }
}

// Texts of users have their own direction, whatever the page's language.
async function directions(browser) {
  const page = await browser.newPage();
  const complaints = [];
  for (const [path, expected] of [['/event/right/', 'rtl'],
    ['/event/left/', 'ltr'], ['/de/event/right/', 'rtl']]) {
    await page.goto(base + path);
    const found = await page.locator('h1, .prose').evaluateAll((list) =>
      list.map((e) => getComputedStyle(e).direction));
    if (found.some((direction) => direction !== expected))
      complaints.push(`${path}: ${found}`);
  }
  report('directions', complaints);
  await page.close();
}

// German words are longer, so pages that fit in English may not fit.
async function longWords(browser) {
  const eye = new Eye(browser, null, folder);
  for (const page of await furnishWords(base, env.ALMANAC_USER)) {
    const way = { scheme: 'light', width: 320 };
    report(`words ${page.path}`, (await eye.look(base, page, way)).filter(
      (fault) => !fault.includes('status')));
  }
}

// A lost image shows neither an icon nor an empty box. The box of a card keeps
// its background; above a text the box disappears, or shows the alternative
// text.
async function brokenPictures(browser) {
  await furnishBroken(base, env.ALMANAC_USER);
  const page = await browser.newPage();
  const shown = () => page.locator('main img').evaluateAll((list) =>
    list.map((e) => {
      const over = getComputedStyle(e, '::after');
      return { broken: e.complete && e.naturalWidth === 0,
        height: e.getBoundingClientRect().height,
        covered: over.position === 'absolute' && over.inset === '0px'
          && over.backgroundColor !== 'rgba(0, 0, 0, 0)',
        sign: over.backgroundImage !== 'none',
        words: over.content === `"${e.alt}"` };
    }));
  for (const [path, sound] of [
    ['/?view=list&start_date=2033-08-01', (e) => e.covered && e.sign],
    ['/event/gone/', (e) => e.height === 0],
    ['/event/told/', (e) => e.height === 0 || (e.covered && e.words)]]) {
    await page.goto(base + path, { waitUntil: 'networkidle' });
    const found = await shown();
    await page.screenshot({ fullPage: true,
      path: join(folder, `broken-${path.split('/')[2] || 'list'}.png`) });
    report(`broken pictures ${path}`, found.length === 2
      && found.every((e) => e.broken && sound(e)) ? []
      : [JSON.stringify(found)]);
  }
  const told = await page.getByAltText(ALT).count();
  report('words of a broken picture', told === 1 ? [] : [`${told} of them`]);
  await page.close();
}

async function onPaper(browser, event) {
  const page = await browser.newPage();
  await furnishBusy(base, env.ALMANAC_USER);
  for (const path of ['/', '/?view=month', '/?year=2032&month=2',
    '/?year=2034&month=12',
    '/?view=week', '/?view=week&date=2034-12-10', '/?view=list', event,
    '/event/long/', '/event/words-de/'])
    report(`print ${path}`, await print(page, base + path,
      { calendar: /month|week&|week$/.test(path) }));
  await page.close();
}

const browser = await launch(folder);
try {
  await lookAtAll(browser, await choose());
  await byKeyboard(browser);
  await firstSight(browser);
  await withoutScript(browser);
  await subscribe(browser);
  await select(browser, '/event/left/');
  await week(browser);
  await steps(browser);
  await directions(browser);
  await longWords(browser);
  await onPaper(browser, pathOf((await all(base, 'events'))[0].url));
  const links = await crawl(base);
  report(`${links.count} links`, links.complaints);
  const urls = await addresses(base);
  report(`${urls.count} addresses of records`, urls.complaints);
  await brokenPictures(browser);
} finally {
  await browser.close();
}
exit(faults === 0 ? 0 : 1);
