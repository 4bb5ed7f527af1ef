// Opens pages in Chromium, in light and dark, wide and narrow, by keyboard, on
// paper, without JavaScript, and follows every link.  check.sh tells how to
// call this.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { all, furnish, furnishBusy, furnishLong, furnishRight }
  from './calendar.mjs';
import { skip, walk } from './keyboard.mjs';
import { Eye } from './look.mjs';

const LOOKS = [{ scheme: 'light', width: 1280 }, { scheme: 'dark', width: 320 }];
const OTHERS = [{ scheme: 'dark', width: 1280 }, { scheme: 'light', width: 320 },
  { scheme: 'light', width: 768 }];
const CRAWLED = 400;
const SHOWN = 20;

const base = argv[2];
const folder = resolve(argv[3]);
const require = createRequire(join(folder, 'package.json'));
const { chromium } = require('playwright-core');
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

// Pages of each kind; those of `main` are looked at in every way.
async function choose() {
  const { venue, organizer, hostile } = await furnish(base, env.ALMANAC_USER);
  const long = await furnishLong(base, env.ALMANAC_USER);
  const right = await furnishRight(base, env.ALMANAC_USER);
  const odd = hostile.categories[0].slug;
  const categories = await all(base, 'categories');
  const deep = categories.find((c) => c.parent !== 0);
  const url = pathOf(hostile.url);
  return [
    { name: 'month', path: '/', main: true },
    { name: 'month-odd', path: '/de/?year=2031&month=5', main: true },
    { name: 'month-empty', path: '/fr/?year=1999&month=2' },
    { name: 'list', path: '/?view=list', main: true },
    { name: 'list-found', path: `/es/?view=list&search=night&categories=${odd}` },
    { name: 'list-nothing', path: '/?view=list&search=nothing%20at%20all' },
    { name: 'event-odd', path: url, main: true },
    { name: 'event-odd-de', path: `/de${url}` },
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
  for (const path of ['/', '/?view=list&search=a', '/de/event/none/']) {
    const page = await browser.newPage();
    await page.goto(base + path);
    report(`keyboard ${path}`, await walk(page));
    await page.goto(base + path);
    report(`skip link ${path}`, await skip(page));
    await page.close();
  }
}

// The form is found, filled in and sent by what assistive technology says.
async function withoutScript(browser) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const complaints = [];
  await page.goto(`${base}/?view=list`);
  await page.locator('summary').click();
  await page.getByLabel('Search', { exact: true }).fill('night bold');
  await page.getByLabel('From').fill('2031-01-01');
  await page.getByRole('button', { name: 'Show' }).click();
  const titles = await page.locator('.card h3').allTextContents();
  if (titles.length !== 1 || !titles[0].startsWith('Night'))
    complaints.push(`found ${JSON.stringify(titles)}`);
  await page.getByRole('link', { name: 'Night' }).click();
  if (!page.url().includes('/event/night'))
    complaints.push(`went to ${page.url()}`);
  report('without script', complaints);
  await context.close();
}

// What people wrote runs as it reads, whatever the page's language.
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

// The sizes of a PDF's pages, in points.
function sheets(pdf) {
  return [...pdf.toString('latin1').matchAll(
    /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => (
    { width: Number(width), height: Number(height) }));
}

// A month is one sheet, landscape.
async function onPaper(browser) {
  const page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${base}/`);
  const shown = await page.locator('nav, .filters, footer').evaluateAll(
    (list) => list.filter((e) => e.checkVisibility()).length);
  report('on paper', shown === 0 ? [] : [`${shown} controls are shown`]);
  await furnishBusy(base, env.ALMANAC_USER);
  for (const path of ['/?year=2032&month=2', '/?year=2034&month=12'])
    for (const format of ['A4', 'Letter']) {
      await page.goto(base + path);
      const sizes = sheets(await page.pdf({ format }));
      report(`${format} ${path}`, sizes.length === 1
        && sizes[0].width > sizes[0].height ? [] : [JSON.stringify(sizes)]);
    }
  await page.close();
}

// From page to page, each address once; feeds and documents are not read.
async function crawl() {
  const complaints = [];
  const known = new Set(['/']);
  for (const path of known) {
    const answer = await fetch(base + path, { redirect: 'manual' });
    const page = (answer.headers.get('content-type') ?? '')
      .startsWith('text/html');
    if (answer.status !== 200)
      complaints.push(`${path}: ${answer.status}`);
    const body = await answer.text();
    if (!page)
      continue;
    for (const [, link] of body.matchAll(/(?:href|src|action)="([^"#]*)/g)) {
      const to = new URL(link.replaceAll('&amp;', '&'), base + path);
      const months = /year=(\d+)/.exec(to.search);
      if (to.origin === base && known.size < CRAWLED &&
          (months === null || Math.abs(months[1] - 2027) < 2))
        known.add(to.pathname + to.search);
    }
  }
  report(`${known.size} links`, complaints);
}

// Every `url` of a record leads to its page.
async function addresses() {
  const complaints = [];
  let count = 0;
  for (const kind of ['events', 'venues', 'organizers', 'categories', 'tags']) {
    const query = kind === 'events' ? '&start_date=2000-01-01' : '';
    for (const record of await all(base, kind, query)) {
      const answer = await fetch(record.url, { redirect: 'manual' });
      const body = await answer.text();
      count++;
      if (answer.status !== 200 || !body.includes('<h1') ||
          !body.includes(`<link rel="canonical" href="${record.url}">`) &&
          !body.includes('noindex'))
        complaints.push(`${record.url}: ${answer.status}`);
    }
  }
  report(`${count} addresses of records`, complaints);
}

const browser = await chromium.launch({ executablePath: env.CHROMIUM ??
  '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu',
  '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'] });
try {
  await lookAtAll(browser, await choose());
  await byKeyboard(browser);
  await withoutScript(browser);
  await directions(browser);
  await onPaper(browser);
  await crawl();
  await addresses();
} finally {
  await browser.close();
}
exit(faults === 0 ? 0 : 1);
