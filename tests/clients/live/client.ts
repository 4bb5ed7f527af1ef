// Uses types that openapi-typescript generates from the document. It compiles
// only if the types have all members used here.

import { deepStrictEqual, ok } from 'node:assert';
import createClient from 'openapi-fetch';
import type { components, paths } from './doc.js';

type Event = components['schemas']['Event'];

const { API: baseUrl = '', CREDENTIALS: credentials = '' } = process.env;
const reader = createClient<paths>({ baseUrl });
const writer = createClient<paths>({ baseUrl,
  headers: { authorization: `Basic ${btoa(credentials)}` } });

async function makeEvent(title: string): Promise<Event> {
  const { data, error } = await writer.POST('/events', {
    body: { title, start_date: '2027-03-01 18:00:00',
      end_date: '2027-03-01 20:00:00', timezone: 'Europe/Paris',
      categories: ['Talks'] },
  });
  if (data === undefined)
    throw new Error(`${error.code}: ` +
      ('message' in error ? error.message : error.detail));
  return data;
}

const made = await makeEvent('Typed');
const path = { id: made.id };
deepStrictEqual([made.title, made.utc_start_date, made.categories[0]?.name],
  ['Typed', '2027-03-01 17:00:00', 'Talks']);

const page = await reader.GET('/events', {
  params: { query: { start_date: '2027-03-01', end_date: '2027-03-02',
    search: 'Typed', per_page: 5 } },
});
// A list may be a calendar, which is a text.
if (page.data === undefined || typeof page.data === 'string' ||
    !('events' in page.data))
  throw new Error('the list is none');
deepStrictEqual(page.data.events.map(({ id }) => id), [made.id]);
ok(page.response.headers.get('x-tec-total') === '1');

const changed = await writer.PATCH('/events/{id}', {
  params: { path }, body: { title: 'Typed twice' },
});
deepStrictEqual(changed.data?.title, 'Typed twice');

const refused = await reader.DELETE('/events/{id}', { params: { path } });
ok(refused.error !== undefined && 'data' in refused.error);
deepStrictEqual([refused.response.status, refused.error.data.status],
  [401, 401]);
const deleted = await writer.DELETE('/events/{id}', {
  params: { path, query: { force: true } },
});
deepStrictEqual(deleted.response.status, 200);
const gone = await reader.GET('/events/{id}', { params: { path } });
deepStrictEqual(gone.response.status, 404);

console.log('typed requests, from the first to the last');
