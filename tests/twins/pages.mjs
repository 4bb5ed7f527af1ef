// Pages: those that links lead to, and views of the calendar.

import { linksOf } from '../pages/crawl.mjs';
import { queryOf } from './document.mjs';

const HOME = 'http://town.example';
const MOUNTS = ['', '/de', '/fr', '/es'];
const BROWSER = { Accept: 'text/html,*/*;q=0.8', 'Accept-Encoding': 'gzip' };
const VIEWS = { '': ['view', 'date', 'year', 'month', 'page', 'search',
  'categories', 'tags', 'venue', 'organizer', 'featured', 'start_date',
  'end_date', 'orderby', 'p', 'post_type'], '/embed': ['view', 'date'],
'/venues': ['search', 'all', 'page'],
'/organizers': ['search', 'all', 'page'] };
const MOVED = ['/events/', '/events/month/', '/events/list/', '/events/week/',
  '/events/today/', '/events/2027-03/', '/events/2027-03-13/', '/events/feed/',
  '/events/list/?tribe-bar-search=music&eventDisplay=past',
  '/events/?ical=1', '/events/photo/', '/event/none/',
  '/event/none/2027-03-13/', '/events/category/none/', '/events/tag/none/',
  '/nothing', '/%00', '/%FF',
  '/sitemap.xml', '/sitemap/pages', '/sitemap/2026-12', '/sitemap/2026-13',
  '/robots.txt', '/favicon.ico', '/brand/none', '/images/none'];

export class Pages {
  constructor(twins, values, random) {
    Object.assign(this, { twins, values, random });
    this.known = new Set();
    this.next = [];
  }

  #add(link, from) {
    const to = URL.canParse(link, HOME + from) ? new URL(link, HOME + from)
      : undefined;
    const address = to?.pathname + to?.search;
    if (to?.origin !== HOME || this.known.has(address))
      return;
    this.known.add(address);
    this.next.push(address);
  }

  // Links lead to more pages than there is time for.
  *#addresses(most) {
    for (let count = 0; count < most && this.next.length > 0; count++) {
      const at = this.random(this.next.length);
      [this.next[at], this.next[this.next.length - 1]] =
        [this.next.at(-1), this.next[at]];
      yield { path: this.next.pop(), fields: BROWSER };
    }
  }

  // One connection after the other, since the links are found on the way.
  async crawl(most) {
    for (const mount of MOUNTS)
      this.#add(`${mount}/`, '/');
    for (const request of this.#addresses(most)) {
      const { Accept } = BROWSER;
      const answer = await this.twins.ask({ ...request, fields: { Accept } });
      if ((answer.headers.get('content-type') ?? '').startsWith('text/html'))
        for (const link of linksOf(answer.text))
          this.#add(link, request.path);
      if (this.random(8) === 0)
        await this.twins.ask({ ...request, method: 'HEAD' });
    }
  }

  *views() {
    for (const mount of MOUNTS)
      for (const path of MOVED)
        yield { path: mount + path, fields: BROWSER };
    for (const [path, names] of Object.entries(VIEWS))
      for (const name of names)
        for (const text of this.#texts(name))
          yield { path: this.values.pick(MOUNTS) + (path || '/')
            + queryOf([[name, text], ...this.#more(path)]), fields: BROWSER };
  }

  #more(path) {
    return path === '' && this.random(2) === 0 ? [['view', this.values.pick(
      VALUES.view)]] : [];
  }

  #texts(name) {
    return VALUES[name] ?? this.values.texts({ name, schema: TYPES[name]
      ?? { type: 'string' } }, 'events');
  }
}

const DATE = { type: 'string', format: 'date-time' };
const TYPES = { date: DATE, start_date: DATE, end_date: DATE,
  page: { type: 'integer' }, featured: { type: 'boolean' },
  all: { type: 'boolean' }, p: { type: 'integer' } };
const VALUES = { view: ['month', 'week', 'day', 'list', 'x'],
  orderby: ['start_date', 'relevance', 'x'], year: ['2026', '2027', '999', 'x'],
  month: ['1', '12', '13', 'x'],
  post_type: ['tribe_events', 'tribe_venue', 'tribe_organizer', 'x'] };
