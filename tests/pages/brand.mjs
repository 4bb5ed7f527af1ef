// Checks a calendar in the look of its site and in frames. brand.sh explains
// how to run this.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { launch } from './chromium.mjs';
import { Eye } from './look.mjs';
import { slow } from './slow.mjs';

const base = argv[2];
const folder = resolve(argv[3]);
const require = createRequire(join(folder, 'package.json'));
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const WAYS = ['light', 'dark'].flatMap((scheme) => [1280, 390, 320].map(
  (width) => ({ scheme, width })));
const NAMED = 8123;	// the site's port in branded/site.yaml
let faults = 0;

function report(what, complaints) {
  console.log([`${what}: ${complaints.length === 0 ? 'ok' : ''}`,
    ...complaints].join('\n  '));
  faults += complaints.length;
}

async function firstEvent() {
  const answer = await fetch(`${base}/calendar/events/v1/events?per_page=1`);
  return (await answer.json()).events[0];
}

// The policy blocks the stylesheet's @import, and the browser reports this.
async function look(browser, paths) {
  const eye = new Eye(browser, axe, folder);
  for (const [name, path] of paths) {
    const complaints = [];
    for (const way of WAYS)
      complaints.push(...(await eye.look(base, { path, name: `brand-${name}` },
        way)).filter((fault) => !fault.includes('/never.css'))
        .map((fault) => `${way.scheme} ${way.width}: ${fault}`));
    report(`branded ${path}`, complaints);
  }
}

async function looksLikeTheSite(browser) {
  const page = await browser.newPage();
  await page.goto(`${base}/`);
  const seen = await page.evaluate(() => ({
    logo: document.querySelector('.logo').naturalWidth > 0,
    border: getComputedStyle(document.querySelector('footer.site'))
      .borderTopWidth,
    links: [...document.querySelectorAll('footer.site a')].map((a) => a.text)
      .slice(-3),
  }));
  const wanted = { logo: true, border: '7px',
    links: ['Imprint', 'Accessibility', 'For developers'] };
  report('logo, stylesheet and links', JSON.stringify(seen)
    === JSON.stringify(wanted) ? [] : [JSON.stringify(seen)]);
  await page.goto(base + await page.getAttribute('.logo', 'src'));
  report('no script of the logo runs', await page.evaluate(() =>
    document.documentElement !== null) ? [] : ['it has']);
  await page.close();
}

// A site with another origin, with frames. It is loaded when its frames are.
async function serve(port, path) {
  const server = createServer((request, answer) => answer.writeHead(200, {
    'Content-Type': 'text/html' }).end(`<!doctype html><title>Town</title>
    <iframe src="${base}${path}" width="900" height="700"></iframe>`));
  await new Promise((resolve) => { server.listen(port, '127.0.0.1', resolve); });
  return server;
}

async function framed(browser, port, path) {
  const server = await serve(port, path);
  const page = await browser.newPage();
  await slow(page);
  await page.goto(`http://localhost:${server.address().port}/`);
  const [, frame] = page.frames();
  const [heading = null] = await frame.locator('main h1').allTextContents();
  return { server, page, frame, heading };
}

async function end({ server, page }) {
  await page.close();
  server.close();
}

async function inFrames(browser, event) {
  const complaints = [];
  const say = (fault, is) => is && complaints.push(fault);
  let site = await framed(browser, NAMED, '/embed/?view=month');
  say('the month is not shown', site.heading === null);
  await site.frame.locator('[rel=next]').click();
  await site.frame.waitForURL(/\/embed\/\?year=/);
  say('a step has left the frame', !site.page.url().includes('localhost'));
  await end(site);
  site = await framed(browser, NAMED, '/embed/');
  say('the list is not shown', site.heading === null);
  await site.frame.locator('.card h3 a').first().click();
  await site.page.waitForURL(/\/event\//);
  say('an event is not in the window', !site.page.url().startsWith(base));
  say('a cookie', (await site.page.context().cookies()).length > 0);
  await end(site);
  site = await framed(browser, NAMED, `/embed${new URL(event.url).pathname}`);
  say('the event is not shown', site.heading !== event.title);
  await end(site);
  site = await framed(browser, NAMED, '/');
  say('another page is shown', site.heading !== null);
  await end(site);
  site = await framed(browser, 0, '/embed/');
  say('another site shows it', site.heading !== null);
  await end(site);
  report('in frames', complaints);
}

const browser = await launch(folder);
try {
  const event = await firstEvent();
  const path = new URL(event.url).pathname;
  await look(browser, [['home', '/'], ['month', '/?view=month'],
    ['list', '/?view=list'], ['event', path], ['embed', '/embed/'],
    ['embed-month', '/embed/?view=month'], ['embed-event', `/embed${path}`]]);
  await looksLikeTheSite(browser);
  await inFrames(browser, event);
} finally {
  await browser.close();
}
exit(faults === 0 ? 0 : 1);
