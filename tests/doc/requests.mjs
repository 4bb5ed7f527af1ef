// Requests whose answers are checked against the document, and how to ask.

const READS = [
  '', '/doc', '?namespace=other', '?context=help',
  '/events', '/events?per_page=1&page=1', '/events?page=999', '/events?page=x',
  '/events?start_date=2020-01-01&per_page=2', '/events/999999999',
  '/events/by-slug/no-such-event', '/venues', '/venues/999999999',
  '/venues/by-slug/no-such-venue', '/organizers', '/organizers/999999999',
  '/organizers/by-slug/no-such-organizer', '/categories',
  '/categories/999999999', '/tags', '/tags/999999999',
];

const EVENT = {
  title: 'Evening talk', start_date: 'tomorrow 18:00',
  end_date: 'tomorrow 20:00', cost: '$10 - $20', website: 'https://a.example',
  image: 'https://a.example/pic.png', description: '<p>First line.</p>',
};

const PROBLEM = { accept: 'application/problem+json' };
const UNCHANGED = { 'if-none-match': '*' };
const STRICT = { prefer: 'handling=strict' };

// `user` is "name:password", or undefined: then nothing is written.
export function* requests(user) {
  for (const path of READS)
    yield { path };
  for (const path of ['/events?page=x', '/events/999999999', '/events?page=99'])
    yield { path, headers: PROBLEM };
  for (const path of ['', '/doc', '/events'])
    yield { path, headers: UNCHANGED };
  yield { path: '/events?nope=1', headers: STRICT };
  yield { path: '/tags', headers: { origin: 'https://a.example' } };
  yield { path: '/tags', user: 'nobody:nothing' };
  yield { method: 'POST', path: '/events', body: {} };
  yield { method: 'POST', path: '/events', body: EVENT };
  yield { method: 'POST', path: '/events?_method=BREW', body: EVENT };
  yield { method: 'DELETE', path: '/venues/1' };
  if (user !== undefined)
    yield* writes(user);
}

// ask() leaves what was read in `answer`.
function* writes(user) {
  const made = { method: 'POST', path: '/events', body: EVENT, user };
  yield made;
  const path = `/events/${made.answer.id}`;
  yield { path };
  yield { path: '/events' };
  yield { path: `/events/by-slug/${made.answer.slug}` };
  for (const method of ['POST', 'PUT', 'PATCH'])
    yield { method, path, body: { title: method, cost: null }, user };
  yield { method: 'PATCH', path, body: { title: 'x' }, user,
    headers: { 'if-match': '"x"' } };
  yield { method: 'PATCH', path, body: { password: 'secret' }, user };
  yield { path };
  yield { method: 'DELETE', path, user };
  yield { method: 'DELETE', path, user };
  yield { path, user };
  yield { method: 'DELETE', path: `${path}?force=true`, user };
}

// Asks `api`, and leaves what was read of a JSON body in request.answer.
export async function ask(api, request) {
  const { method = 'GET', path, headers = {}, body, user } = request;
  const sent = { ...headers };
  if (body !== undefined)
    sent['content-type'] = 'application/json';
  if (user !== undefined)
    sent.authorization = `Basic ${Buffer.from(user).toString('base64')}`;
  const got = await fetch(api + path, {
    method, headers: sent, body: body && JSON.stringify(body),
  });
  const text = await got.text();
  request.answer = text === '' ? null : JSON.parse(text);
  return { method, path, status: got.status,
    headers: Object.fromEntries(got.headers), body: text };
}
