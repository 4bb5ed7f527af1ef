// The routes, as Fastify's documentation writes them.

import { createHash, timingSafeEqual } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as records from './records.mjs';

const PREFIX = '/calendar/events/v1';
const PER_PAGE = 10;
const YEARS = 2;

const ids = { type: 'array', items: { type: 'integer' }, default: [] };
const text = { type: 'string', default: '' };
const flag = { type: 'boolean', default: false };
const date = { type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$' };
const eventBody = { type: 'object',
  required: ['title', 'start_date', 'end_date'],
  properties: { title: { type: 'string', minLength: 1 }, description: text,
    cost: text, website: text, image: { type: 'string' }, start_date: date,
    end_date: date, all_day: flag, featured: flag, ticketed: flag,
    categories: ids, tags: ids, organizer: ids,
    venue: { type: 'integer' } } };

function digest(value) {
  return createHash('sha256').update(value).digest();
}

function slugOf(title) {
  return title.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
    .replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

// Where the service is, as its client calls it.
function siteOf(host) {
  const root = `http://${host}`;
  return { root, api: root + PREFIX, name: host.replace(/:\d+$/, '') };
}

function addRead(app, queries) {
  app.get(`${PREFIX}/events/:id`, { schema: { params: { type: 'object',
    properties: { id: { type: 'integer' } } } } }, async (request, reply) => {
    const found = await queries.event(request.params.id);
    if (found === undefined || found.event.status !== 'publish' ||
        found.event.password)
      return reply.code(404).send({ code: 'rest-event-not-found' });
    return records.event(siteOf(request.headers.host), found.event,
      found.links, true);
  });
}

function addList(app, queries, now) {
  const paging = { type: 'object',
    properties: { page: { type: 'integer', minimum: 1, default: 1 } } };
  app.get(`${PREFIX}/events/`, { schema: { querystring: paging } },
    async (request) => {
      const { page } = request.query;
      const today = new Date(now()).toISOString().slice(0, 10);
      const last = `${Number(today.slice(0, 4)) + YEARS}${today.slice(4)}`;
      const { total, events } = await queries.list(`${today} 00:00:00`,
        `${last} 23:59:59`, PER_PAGE, (page - 1) * PER_PAGE);
      const site = siteOf(request.headers.host);
      const pages = Math.ceil(total / PER_PAGE);
      const rest = `per_page=${PER_PAGE}&start_date=${today
      }+00%3A00%3A00&end_date=${last}+23%3A59%3A59&status=publish`;
      const url = `${site.api}/events/?`;
      return { events: events.map(({ event, links }) =>
        records.event(site, event, links, false)),
      rest_url: `${url}page=${page}&${rest}`,
      ...page < pages && { next_rest_url: `${url}${rest}&page=${page + 1}` },
      total, total_pages: pages };
    });
}

function addCreate(app, queries, now, login) {
  const right = digest(`Basic ${Buffer.from(login).toString('base64')}`);
  app.post(`${PREFIX}/events/`, { schema: { body: eventBody } },
    async (request, reply) => {
      const sent = digest(request.headers.authorization ?? '');
      if (!timingSafeEqual(sent, right))
        return reply.code(401).send({ code: 'incorrect_password' });
      const b = request.body;
      const time = new Date(now()).toISOString().slice(0, 19)
        .replace('T', ' ');
      const id = await queries.create({ author: 1, status: 'publish',
        date: time, modified: time, title: b.title,
        description: b.description, slug: slugOf(b.title), all_day: Number(b.all_day),
        start_date: b.start_date, end_date: b.end_date, cost: b.cost,
        website: b.website, hidden: 0, password: 0,
        featured: Number(b.featured), ticketed: Number(b.ticketed),
        venue_id: b.venue ?? null },
      { imageUrl: b.image, organizers: b.organizer,
        terms: [...b.categories, ...b.tags] });
      const { event, links } = await queries.event(id);
      return reply.code(201).send(records.event(
        siteOf(request.headers.host), event, links, false));
    });
}

// `queries` are { event, list, create }, which may be promises.
export function makeApp(packages, queries, start, login) {
  const require = createRequire(join(packages, 'package.json'));
  const app = require('fastify')();
  const shift = start - Date.now();
  const now = () => Date.now() + shift;
  app.get('/ready', () => ({}));
  addRead(app, queries);
  addList(app, queries, now);
  addCreate(app, queries, now, login);
  return app;
}
