// Reads all kinds of records and lists, and sends reads that must fail.

const LISTS = {
  events: ['?per_page=1&page=2', '?start_date=2020-01-01&per_page=100',
    '?categories=music&tags=evening&featured=true', '?search=talk&order=desc',
    '?geoloc=true&geoloc_lat=43&geoloc_lng=5&geoloc_distance=100',
    '?starts_after=yesterday&ends_before=%2B5+days&strict_dates=yes',
    '?orderby=title&ticketed=false&status=publish', '?end_date=2000-01-01',
    '?_fields=events.id,total'],
  venues: ['?per_page=1&page=2', '?has_events=yes&orderby=name&order=asc',
    '?only_with_upcoming=1&modified_after=2020-01-01', '?search=zzz'],
  organizers: ['?per_page=1', '?has_events=', '?search=grace&status=publish'],
  categories: ['?per_page=1&page=2', '?hide_empty=false&orderby=count',
    '?parent=0&search=c', '?page=999'],
  tags: ['?hide_empty=false&per_page=2', '?slug=evening', '?page=999'],
};

const REFUSED = {
  events: ['?page=0', '?per_page=x', '?start_date=', '?venue=999999999',
    '?geoloc_lat=1', '?status=draft', '?orderby=x&order=y&featured=z',
    '?page=999', '/0', '/abc', '/by-slug/none'],
  venues: ['?event=999999999', '?page=999', '/by-slug/none'],
  organizers: ['?event=x', '?page=999', '/by-slug/none'],
  categories: ['?parent=999999999', '?include=999999999', '/1.5'],
  tags: ['?exclude=x', '?hide_empty=maybe', '/-1'],
};

export async function reads(client) {
  for (const path of ['', '?context=help', '/doc'])
    await readOne(client, path);
  await client.refuse('GET', '?namespace=other');
  for (const kind of Object.keys(LISTS)) {
    for (const query of LISTS[kind])
      await client.ask('GET', `/${kind}${query}`);
    for (const rest of REFUSED[kind])
      await client.refuse('GET', `/${kind}${rest}`);
    await readOne(client, `/${kind}`);
    await readAll(client, kind);
  }
  await unusual(client);
}

async function readOne(client, path) {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    await client.ask(method, path);
  for (const method of ['GET', 'HEAD'])
    await client.ask(method, path, { headers: { 'if-none-match': '*' } });
}

async function readAll(client, kind) {
  const query = kind === 'events' ? '&start_date=2020-01-01' : '';
  const { record } = await client.ask('GET', `/${kind}?per_page=50${query}`,
    { as: 'admin' });
  for (const { id, slug, status } of record[kind]) {
    if (status !== undefined && slug !== '')
      await client.ask('GET', `/${kind}/by-slug/${slug}`, { as: 'admin' });
    await client.ask('GET', `/${kind}/${id}`, { as: 'admin' });
  }
}

async function unusual(client) {
  const origin = { origin: 'https://a.example' };
  await client.ask('GET', '/tags', { headers: origin });
  await client.ask('OPTIONS', '/tags', { headers: { ...origin,
    'access-control-request-method': 'POST' } });
  const strict = { prefer: 'handling=strict' };
  await client.ask('GET', '/events?page=1', { headers: strict });
  await client.refuse('GET', '/events?nope=1', { headers: strict });
  await client.refuse('GET', '/nowhere');
  await client.refuse('BREW', '/events');
  await client.refuse('DELETE', '/events');
  for (const as of ['admin:wrong', 'nobody:nothing'])
    await client.refuse('GET', '/venues', { as });
  await malformed(client);
}

async function malformed(client) {
  const path = '/events';
  const { host, pathname } = new URL(client.api);
  const start = (query = '') => `GET ${pathname}${path}${query} HTTP/1.1`;
  const rest = [`Host: ${host}`, 'Connection: close'];
  const json = 'Content-Type: application/json';
  await client.say(path, start(), 'Connection: close');
  await client.say(path, `GET ${pathname}${path} HTTP/3.0`, ...rest);
  await client.say(path, start(`?search=${'x'.repeat(2000)}`), ...rest);
  await client.say(path, start(), ...rest, `A: ${'x'.repeat(20000)}`);
  await client.say(path, start(), ...rest, json, 'Content-Length: 99999999');
  await client.say(path, start(), ...rest, json, 'Transfer-Encoding: gzip');
  await client.say(path, start(), ...rest, json,
    'Content-Length: 1', '', '{');
}
