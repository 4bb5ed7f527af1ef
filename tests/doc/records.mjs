// Creates, reads, updates and deletes records of each kind, with invalid
// requests.

const UNKNOWN = '999999999';
const TOMORROW = { start_date: 'tomorrow 18:00', end_date: 'tomorrow 20:00' };

// `name` is the member with the record's name; `cleared` is sent in updates
// only; `bad` is invalid.
const KINDS = [
  { kind: 'events', name: 'title', slugs: true,
    first: { title: 'Evening talk', ...TOMORROW },
    rest: { cost: null, venue: [], timezone: '', sticky: true },
    cleared: { image: null, excerpt: null, organizer: null },
    bad: { start_date: 'x', website: 'x', author: 0, venue: { venue: '' } } },
  { kind: 'venues', name: 'venue', slugs: true,
    first: { venue: 'Hall', city: 'Rome', geo_lat: 41.9, geo_lng: 12.5 },
    rest: { description: '', website: '', show_map: 'yes' },
    cleared: { geo_lat: null, geo_lng: null, image: null },
    bad: { geo_lat: 91, image: 'x', country: 1 } },
  { kind: 'organizers', name: 'organizer', slugs: true,
    first: { organizer: 'Ada', email: 'ada@a.example' },
    rest: { phone: '', website: 'https://a.example' },
    cleared: { image: null },
    bad: { website: 'x', phone: 1 } },
  { kind: 'categories', name: 'name',
    first: { name: 'Music' }, rest: { description: 'All of it', parent: 0 },
    bad: { parent: 999999999, slug: '' } },
  { kind: 'tags', name: 'name',
    first: { name: 'Outdoors' }, rest: { description: 'Bring a coat' },
    bad: { slug: '', name: 1 } },
];

export async function lives(client) {
  for (const kind of KINDS)
    await life(client, kind);
  await termsOnly(client);
  await eventsOnly(client);
  await seriesOnly(client);
  await imagesOnly(client);
  await settings(client);
  await client.ask('GET', '/history?author=1', { as: 'admin' });
  await client.ask('GET', '/history', CURRENT);
  await client.refuse('GET', '/history');
}

async function life(client, kind) {
  const { first, rest, slugs } = kind;
  const list = `/${kind.kind}`;
  await create(client, kind, list);
  const { record } = await client.ask('POST', list,
    { as: 'admin', json: { ...first, [kind.name]: 'Another one' } });
  const paths = [`${list}/${record.id}`];
  if (slugs)
    paths.push(`${list}/by-slug/${record.slug}`);
  for (const path of paths) {
    await read(client, path);
    await update(client, path, kind);
    await refuseAll(client, path.replace(/[^/]+$/, UNKNOWN), kind, 'admin');
  }
  await client.ask('GET', list);
  await history(client, paths[0]);
  await remove(client, list, paths, kind);
}

const CURRENT = { as: 'admin', headers: { 'if-none-match': '*' } };

async function history(client, path) {
  await client.ask('GET', `/history${path}?per_page=1&page=2`, { as: 'admin' });
  await client.ask('GET', `/history${path}`, CURRENT);
  await client.refuse('GET', `/history${path}`);
  await client.refuse('GET', `/history${path.replace(/[^/]+$/, UNKNOWN)}`,
    { as: 'admin' });
}

async function create(client, { first, rest, bad, name, slugs }, list) {
  const as = 'admin';
  const again = slugs ? 'ask' : 'refuse';
  await client.ask('POST', list, { as, json: first });
  await client[again]('POST', list, { as, json: first });
  await client.ask('POST', list,
    { as, form: { ...first, [name]: 'By a form' } });
  await client.ask('POST', list,
    { as, json: { ...first, ...rest, [name]: 'With more' } });
  for (const user of [undefined, 'reader', 'admin:wrong', 'nobody:nothing'])
    await client.refuse('POST', list, { as: user, json: first });
  for (const json of [{}, { ...first, [name]: ' ' }, { ...first, ...bad }])
    await client.refuse('POST', list, { as, json });
  await client.refuse('POST', `${list}?_method=BREW`, { as, json: first });
  await createOnce(client, list, { ...first, [name]: 'Once' },
    { ...first, [name]: 'Twice' });
}

async function createOnce(client, list, json, other) {
  const headers = { 'idempotency-key': `key of ${list}` };
  await client.ask('POST', list, { as: 'admin', json, headers });
  await client.ask('POST', list, { as: 'admin', json, headers });
  await client.refuse('POST', list, { as: 'admin', json: other, headers });
}

async function read(client, path) {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    await client.ask(method, path);
  for (const method of ['GET', 'HEAD'])
    await client.ask(method, path, { headers: { 'if-none-match': '*' } });
  await client.ask('GET', path, { as: 'admin' });
}

async function update(client, path, { name, rest, cleared, bad }) {
  const as = 'admin';
  const stale = { 'if-match': '"stale"' };
  for (const method of ['POST', 'PUT', 'PATCH']) {
    await client.ask(method, path, { as, json: { ...rest, ...cleared } });
    await client.ask(method, path, { as, form: { [name]: method } });
    await client.refuse(method, path, { as, json: rest, headers: stale });
    await client.refuse(method, path, { as, json: bad });
    await client.refuse(method, path, { json: rest });
    await client.refuse(method, path, { as: 'reader', json: rest });
  }
  await client.refuse('POST', path, { as, json: { [name]: ' ' } });
  await client.refuse('POST', `${path}?_method=BREW`, { as, json: rest });
  await client.refuse('DELETE', path, { as, headers: stale });
  await client.refuse('DELETE', path);
  await client.refuse('DELETE', path, { as: 'reader' });
}

async function refuseAll(client, path, { rest }, as) {
  await client.refuse('GET', path, { as });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    await client.refuse(method, path, { as, json: rest });
}

// Terms are deleted at once: they have no trash.
async function remove(client, list, [path, bySlug], { first, rest, name }) {
  const as = 'admin';
  await client.ask('DELETE', path, { as });
  await refuseGone(client, path, as);
  if (bySlug === undefined)
    return;
  await client.ask('PATCH', path, { as, json: rest });
  await client.ask('DELETE', `${path}?purge=true`, { as });
  await refuseGone(client, path, as);
  const { record } = await client.ask('POST', list,
    { as, json: { ...first, [name]: 'Last', status: 'draft', slug: 'last' } });
  await client.refuse('GET', `${list}/${record.id}`);
  await client.refuse('GET', `${list}/by-slug/last`);
  await client.ask('DELETE', `${list}/by-slug/last`, { as });
}

async function refuseGone(client, path, as) {
  await client.refuse('GET', path);
  await client.refuse('GET', path, { as });
  await client.refuse('DELETE', path, { as });
}

async function termsOnly(client) {
  const as = 'admin';
  for (const [list, nest] of [['/categories', 'ask'], ['/tags', 'refuse']]) {
    const made = await client.ask('POST', list,
      { as, json: { name: 'Taken', slug: 'taken' } });
    const other = await client.ask('POST', list,
      { as, json: { name: 'Other', slug: 'other' } });
    await client.refuse('POST', list, { as, json: { name: 'Taken' } });
    await client.refuse('POST', list,
      { as, json: { name: 'x'.repeat(201) } });
    await client.refuse('PUT', `${list}/${other.record.id}`,
      { as, json: { slug: 'taken' } });
    await client.refuse('POST', list,
      { as, json: { name: 'Child', parent: UNKNOWN } });
    await client[nest]('POST', list,
      { as, json: { name: 'Child', parent: made.record.id } });
  }
}

// Passwords, texts that are too long, and unpublished events.
async function eventsOnly(client) {
  const as = 'admin';
  const json = { title: 'Hidden', ...TOMORROW };
  const { record } = await client.ask('POST', '/events', { as, json });
  const path = `/events/${record.id}`;
  await client.ask('PATCH', path, { as, json: { password: 'open sesame' } });
  for (const address of [path, `/events/by-slug/${record.slug}`]) {
    await client.refuse('GET', address);
    await client.refuse('GET', `${address}?password=`);
    await client.ask('GET', `${address}?password=open+sesame`);
  }
  await client.ask('PATCH', path, { as, json: { password: null } });
  for (const status of ['private', 'pending', 'future', 'trash', 'publish'])
    await client.ask('PATCH', path, { as, json: { status } });
  await client.refuse('POST', '/events',
    { as, json: { ...json, title: 'x'.repeat(65536) } });
}

// An image of one pixel.
export const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'
  + 'AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

async function seriesOnly(client) {
  const as = 'admin';
  const first = { title: 'Choir', ...TOMORROW };
  const { record } = await client.ask('POST', '/events', { as, json: { ...first,
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20000101'] } });
  const path = `/series/${record.series.id}`;
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    await client.ask(method, path);
  for (const method of ['GET', 'HEAD'])
    await client.ask(method, path, { headers: { 'if-none-match': '*' } });
  for (const method of ['POST', 'PUT', 'PATCH']) {
    await client.ask(method, path, { as, json: { cost: '5' } });
    await client.refuse(method, path, { json: { cost: '5' } });
  }
  const { record: { events } } = await client.ask('GET',
    `/events?series=${record.series.id}&hide_subsequent_recurrences=false`);
  const { record: later } = await client.ask('POST', `${path}/split`,
    { as, json: { event: events[1].id, title: 'Later' } });
  await client.refuse('POST', `${path}/split`, { as, json: { event: 0 } });
  await client.ask('POST', `${path}/join`,
    { as, json: { series: later.id, recurrence: 'FREQ=WEEKLY;COUNT=4' } });
  await client.refuse('POST', `${path}/join`, { as, json: { series: 0 } });
  await client.refuse('POST', '/events',
    { as, json: { ...first, recurrence: 'FREQ=HOURLY' } });
  await client.refuse('GET', `/series/${UNKNOWN}`);
  await history(client, path);
  await client.refuse('DELETE', path);
  await client.ask('DELETE', path, { as });
}

async function settings(client) {
  const as = 'admin';
  const path = '/settings/title';
  await client.ask('GET', '/settings', { as });
  await client.ask('GET', '/settings', CURRENT);
  await client.refuse('GET', '/settings');
  await client.ask('PUT', path, { as, json: { value: 'Rome' } });
  await client.ask('PUT', path, { as, form: { value: 'Rome' } });
  await client.refuse('PUT', path, { as, json: {} });
  await client.refuse('PUT', path, { as, json: { value: '[' } });
  await client.refuse('PUT', path, { json: { value: 'Rome' } });
  await client.refuse('PUT', `${path}s`, { as, json: { value: 'Rome' } });
  await client.ask('DELETE', path, { as });
  await client.refuse('DELETE', path);
}

async function imagesOnly(client) {
  const as = 'admin';
  const { record, headers } = await client.ask('POST', '/images?alt=A+pixel',
    { as, file: PNG });
  const path = headers.location.slice(client.api.length);
  const { record: event } = await client.ask('POST', '/events',
    { as, json: { title: 'Seen', ...TOMORROW, image: record.url } });
  for (const user of [undefined, 'reader'])
    await client.refuse('POST', '/images', { as: user, file: PNG });
  await client.refuse('POST', '/images', { as, file: 'text' });
  await client.refuse('POST', '/images', { as, json: {} });
  for (const method of ['GET', 'HEAD'])
    await client.ask(method, path, { as });
  await client.ask('GET', path, { as, headers: { 'if-none-match': '*' } });
  await client.ask('OPTIONS', path);
  for (const method of ['POST', 'PUT', 'PATCH']) {
    await client.ask(method, path, { as, json: { alt: method } });
    await client.refuse(method, path, { as, json: { alt: 1 } });
    await client.refuse(method, path, { as: 'reader', json: {} });
    await client.refuse(method, `/images/${UNKNOWN}`, { as, json: {} });
  }
  await client.refuse('GET', path, {});
  for (const method of ['GET', 'DELETE'])
    await client.refuse(method, `/images/${UNKNOWN}`, { as });
  await client.refuse('DELETE', path, {});
  await client.refuse('DELETE', path, { as: 'reader' });
  await client.refuse('DELETE', path, { as });
  await client.ask('PATCH', `/events/${event.id}`,
    { as, json: { image: null } });
  await client.ask('DELETE', path, { as });
}
