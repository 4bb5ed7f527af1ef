// The client library of WordPress plugins: it joins addresses to the root of
// the REST API, reads all pages, and overrides methods.

import { deepStrictEqual, rejects } from 'node:assert';

export async function checkApiFetch({ base, login, password, require }) {
  globalThis.window = globalThis;
  const apiFetch = require('@wordpress/api-fetch').default;
  apiFetch.use(apiFetch.createRootURLMiddleware(`${base}/wp-json/`));
  const path = '/tribe/events/v1/events';
  const headers = { Authorization: `Basic ${btoa(`${login}:${password}`)}` };

  const index = await apiFetch({ path: '/tribe/events/v1' });
  deepStrictEqual(index.namespace, 'tribe/events/v1');
  const answer = await apiFetch({ path: `${path}?per_page=3`, parse: false });
  const { events, total } = await answer.json();
  deepStrictEqual([events.length, Number(answer.headers.get('X-TEC-Total'))],
    [3, total]);

  const made = await apiFetch({ path, method: 'POST', headers, data: {
    title: 'By api-fetch', start_date: '2027-03-01 18:00:00',
    end_date: '2027-03-01 20:00:00' } });
  // This library always sends it as POST with X-HTTP-Method-Override.
  const one = { path: `${path}/${made.id}`, headers };
  const changed = await apiFetch({ ...one, method: 'PUT',
    data: { title: 'Changed' } });
  deepStrictEqual([changed.id, changed.title], [made.id, 'Changed']);
  await apiFetch({ ...one, method: 'DELETE', path: `${one.path}?force=true` });
  await rejects(apiFetch(one), { code: 'event-is-in-trash' });
  await rejects(apiFetch({ path: '/tribe/events/v1/frob' }),
    { code: 'rest_no_route' });
  return 'an event made, changed and moved to the trash';
}
