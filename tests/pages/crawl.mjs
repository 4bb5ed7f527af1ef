// Follows every link of every page, and loads what pages embed.

import { all } from './calendar.mjs';

const AT_ONCE = 6;
const MOST = 20_000;      // limit, in case links never end
const DAYS = [-8, 22];    // from today; views of other days are skipped
const MONTHS = [-1, 1];

const inside = (n, [from, to]) => n >= from && n <= to;

const day = (text) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

// Whether a page shows a time near today, or has no date.
function isNear({ searchParams }, now) {
  const date = searchParams.get('date') ?? searchParams.get('start_date');
  const year = searchParams.get('year');
  return (date === null || inside(day(date) - day(now), DAYS))
    && (year === null || inside(
      (year - now.slice(0, 4)) * 12
      + (searchParams.get('month') - now.slice(5, 7)), MONTHS));
}

// Returns the addresses that a page links or embeds, each one of a srcset.
export function* linksOf(html) {
  const decode = (text) => text.replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"').replaceAll('&#39;', '\'');
  for (const [, name, value] of html.matchAll(
    /\s(href|src|action|srcset|content)="([^"]*)"/g))
    if (name === 'srcset')
      yield* decode(value).split(', ').map((one) => one.split(' ')[0]);
    else if (name !== 'content' || /^https?:/.test(value))
      yield decode(value);
}

const idsOf = (html) => new Set([...html.matchAll(/\sid="([^"]*)"/g)]
  .map(([, id]) => id));

// The API's answer for the event of a page that asks for a password.
const isProtected = (body) => body.startsWith(
  '{"code":"event-password-protected"');

// The API's record of a page. Programs follow this link.
const isRecord = (path) => /\/v1\/events\/\d+$/.test(path);

class Crawl {
  known = new Set(['/']);
  next = ['/'];
  complaints = [];
  ids = new Map();        // by page
  fragments = new Map();  // address with a fragment -> a page that links it

  constructor(base) {
    this.base = base;
    this.now = new Date().toISOString().slice(0, 10);
  }

  #add(link, from) {
    let to;
    try {
      to = new URL(link, this.base + from);
    } catch {
      this.complaints.push(`${from}: not an address: ${link}`);
      return;
    }
    if (to.origin !== this.base || !isNear(to, this.now))
      return;
    const address = to.pathname + to.search;
    if (!this.known.has(address))
      this.next.push(address);
    this.known.add(address);
    if (to.hash !== '')
      this.fragments.set(address + to.hash, from);
  }

  async #read(path) {
    const answer = await fetch(this.base + path, { redirect: 'manual',
      headers: { Accept: isRecord(path) ? 'application/json'
        : 'text/html,*/*;q=0.8' } });
    const body = await answer.text();
    if (answer.headers.get('location')?.includes('/desk/sign-in'))
      return;         // the page for proposals leads to the desk
    if (answer.status !== 200 && !isProtected(body))
      this.complaints.push(`${path}: ${answer.status}`);
    if (!(answer.headers.get('content-type') ?? '').startsWith('text/html'))
      return;
    this.ids.set(path, idsOf(body));
    for (const link of linksOf(body))
      this.#add(link, path);
  }

  async run() {
    while (this.next.length > 0 && this.known.size < MOST)
      await Promise.all(this.next.splice(0, AT_ONCE)
        .map((path) => this.#read(path)));
    if (this.known.size >= MOST)
      this.complaints.push('there is no end of links');
    for (const [address, from] of this.fragments) {
      const [path, id] = address.split('#');
      if (this.ids.has(path) && !this.ids.get(path).has(
        decodeURIComponent(id)))
        this.complaints.push(`${from}: leads to no part: ${address}`);
    }
  }
}

// Checks each address once. Links in feeds, documents and images are not
// followed.
export async function crawl(base) {
  const from = new Crawl(base);
  await from.run();
  return { count: from.known.size, complaints: from.complaints };
}

// The `url` of every record must lead to its page.
export async function addresses(base) {
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
  return { count, complaints };
}
