// FullCalendar on a page of another origin, in Chromium. A month of the feed
// and of the JSON list must look the same.

import { deepStrictEqual, ok } from 'node:assert';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { env } from 'node:process';

const SCRIPTS = ['fullcalendar/index.global.min.js', 'ical.js/build/ical.min.js',
  '@fullcalendar/icalendar/index.global.min.js'];
const QUIET = ['--disable-gpu', '--no-first-run', '--disable-component-update',
  '--disable-background-networking', '--disable-sync'];

export async function checkBrowser({ api, folder, require }) {
  const { chromium } = require('playwright-core');
  const server = await serve(folder, api);
  const browser = await chromium.launch({ args: QUIET, chromiumSandbox: false,
    executablePath: env.CHROMIUM ?? '/usr/bin/chromium' });
  try {
    const page = await browser.newPage();
    const said = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    const origin = `http://127.0.0.1:${server.address().port}`;
    const feed = await shown(page, `${origin}/feed`);
    await page.screenshot({ path: join(folder, 'calendar.png'),
      fullPage: true });
    const list = await shown(page, `${origin}/list`);
    ok(feed.length > 10, `${feed.length} events`);
    deepStrictEqual(feed, list);
    deepStrictEqual(said, []);
    return `${feed.length} events of a month, by the feed as by the list`;
  } finally {
    await browser.close();
    server.close();
  }
}

async function shown(page, address) {
  await page.goto(address);
  await page.waitForFunction('window.loaded');
  return page.evaluate(`calendar.getEvents()
    .filter(({ start }) => start >= calendar.view.activeStart &&
      start < calendar.view.activeEnd)
    .map(({ title, start, end, allDay }) => [title, start.toISOString(),
      (end ?? start).toISOString(), allDay].join()).sort()`);
}

function serve(folder, api) {
  const server = createServer(({ url }, answer) => {
    const script = SCRIPTS[Number(url.slice('/script/'.length))];
    if (url.startsWith('/script/'))
      answer.setHeader('content-type', 'text/javascript').end(
        readFileSync(join(folder, 'node_modules', script)));
    else if (url === '/favicon.ico')
      answer.setHeader('content-type', 'image/x-icon').end();
    else
      answer.setHeader('content-type', 'text/html').end(pageOf(url, api));
  });
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done(server)));
}

function pageOf(url, api) {
  const source = url === '/feed' ?
    `{ url: '${api}/events.ics?start_date=2026-01-01', format: 'ics' }` :
    `{ events: ${listOf} }`;
  return `<!doctype html><meta charset=utf-8><div id=calendar></div>
    ${SCRIPTS.map((_, i) => `<script src=/script/${i}></script>`).join('')}
    <script>
      const api = '${api}';
      const calendar = new FullCalendar.Calendar(
        document.getElementById('calendar'), {
          initialDate: new Date(Date.now() - 40 * 86400000),
          eventSources: [${source}],
          loading: (busy) => { window.loaded = !busy; },
        });
      calendar.render();
    </script>`;
}

// Runs in the page.
async function listOf({ start, end }, done, fail) {
  try {
    const found = [];
    const query = new URLSearchParams({ per_page: 50,
      start_date: start.toISOString().slice(0, 10),
      end_date: end.toISOString().slice(0, 10) });
    for (let url = `${api}/events?${query}`; url !== undefined;) {
      const page = await (await fetch(url)).json();
      found.push(...page.events);
      url = page.next_rest_url;
    }
    done(found.map((event) => ({
      title: new DOMParser().parseFromString(event.title, 'text/html')
        .body.textContent,
      allDay: event.all_day,
      start: timeOf(event, event.start_date),
      end: event.all_day ? nextDay(event.end_date) :
        timeOf(event, event.end_date),
    })));
  } catch (error) {
    fail(error);
  }
  // FullCalendar ignores the zones of a feed and shows local times.
  function timeOf({ all_day }, date) {
    return all_day ? date.slice(0, 10) : date.replace(' ', 'T');
  }
  function nextDay(date) {
    const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + 1);
    return day.toISOString().slice(0, 10);
  }
}
