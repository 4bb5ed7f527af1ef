// Requests that change nothing, of every GET in the OpenAPI document.

import { pathOf, queryOf } from './document.mjs';
import { ENDS } from './texts.mjs';

const ENDINGS = { events: ['.ics', '.rss', '.jsonld'], series: ['.ics'] };
const MOUNTS = ['', '', '', '/wp-json', '/de', '/fr', '/es'];
const CALLERS = ['ada', 'ed', 'au', 'co', 'su', 'ada:wrong', 'nobody:x',
  'ada\0:x'];
const ACCEPTS = ['application/json', 'text/calendar', 'application/rss+xml',
  'application/ld+json', 'text/html', 'application/problem+json', '*/*', 'x',
  'text/calendar;q=0.5, application/json;q=0.4'];
// Kilometres.
const DISTANCES = [0.001, 1, 5, 25, 100, 111.195, 1000, 10007, 20015, 20040];
const METHODS = ['HEAD', 'OPTIONS', 'get', 'BREW', 'TRACE'];

const parametersIn = (operation, place) =>
  operation.parameters.filter((one) => one.in === place);

export class Reads {
  constructor(document, values, random) {
    this.operations = document.operations('GET');
    this.values = values;
    this.random = random;
    this.places = [...ENDS, ...values.pool.venues.filter(({ geo_lat }) =>
      geo_lat !== undefined).map((one) => [one.geo_lat, one.geo_lng])];
  }

  #paths({ path, parameters, kind }) {
    const named = parameters.find((one) => one.in === 'path');
    return (named === undefined ? [''] : this.values.addresses(named.name,
      kind)).map((address) => pathOf(path, address));
  }

  // Whether a feed has this address.
  #endings({ path, kind }) {
    return path.includes('slug') ? [] : ENDINGS[kind] ?? [];
  }

  // Each address, and on one address each value of each parameter alone.
  *singles() {
    for (const operation of this.operations) {
      for (const path of this.#paths(operation)) {
        yield { path };
        yield { path, as: 'ada' };
        for (const ending of this.#endings(operation))
          yield { path: path + ending };
      }
      const [path] = this.#paths(operation);
      for (const method of METHODS)
        yield { path, method };
      for (const Accept of ACCEPTS)
        yield { path, fields: { Accept } };
      yield { path, fields: { Prefer: 'handling=strict' } };
      for (const parameter of parametersIn(operation, 'query'))
        for (const text of this.values.texts(parameter, operation.kind))
          yield { path: path + queryOf([[parameter.name, text]]) };
    }
  }

  // Several parameters at once, of random callers.
  *mixtures(count) {
    const operations = this.operations.filter(({ parameters }) =>
      parameters.length > 10);
    for (let i = 0; i < count; i++)
      yield this.#mixture(this.values.pick(operations));
  }

  #mixture(operation) {
    const parameters = parametersIn(operation, 'query');
    const pairs = Array.from({ length: 1 + this.random(5) }, () =>
      this.#pair(this.values.pick(parameters), operation.kind));
    if (this.random(2) === 0 && operation.kind === 'events')
      pairs.push(['start_date', '2026-01-01']);
    if (this.random(6) === 0 && operation.kind === 'events')
      pairs.push(...this.#circle());
    const ending = this.random(5) > 0 ? ''
      : this.values.pick(this.#endings(operation)) ?? '';
    const request = { path: this.values.pick(MOUNTS)
      + pathOf(operation.path, '', ending) + queryOf(pairs), fields: {} };
    if (this.random(2) === 0)
      request.as = this.values.pick(CALLERS.slice(0, this.random(8) > 0 ? 5
        : CALLERS.length));
    if (this.random(4) === 0)
      request.fields['Accept-Encoding'] = 'gzip';
    if (this.random(8) === 0)
      request.fields.Accept = this.values.pick(ACCEPTS);
    if (this.random(8) === 0)
      request.method = 'HEAD';
    if (this.random(16) === 0)
      request.fields.Origin = 'https://a.example';
    if (this.random(16) === 0)
      request.fields['Accept-Language'] = 'de, fr;q=0.5';
    return request;
  }

  // Around a venue, or around a point where latitudes or longitudes end.
  #circle() {
    const [lat, lng] = this.random(2) === 0 ? this.values.pick(ENDS)
      : this.values.pick(this.places);
    return [['geoloc_lat', lat], ['geoloc_lng', lng],
      ['geoloc_distance', this.values.pick(DISTANCES)]];
  }

  #pair(parameter, kind) {
    return [parameter.name, this.values.natural(this.values.texts(parameter,
      kind))];
  }
}

// All pages of all lists in all orders, every record, and what is found by
// words of which the order or the letter case is unusual.
export function* everything(document, pool, words) {
  const lists = document.operations('GET').filter(({ parameters }) =>
    parameters.length > 10);
  for (const { path, kind, parameters } of lists) {
    const { schema } = parameters.find(({ name }) => name === 'orderby');
    const rest = [['status', 'any'], ['hide_empty', 'false'],
      ['start_date', '1000-01-01'], ['end_date', '9999-12-31']];
    for (const orderby of schema.enum)
      for (const order of ['asc', 'desc'])
        for (let page = 1; page <= pool[kind].pages; page++)
          yield { path: pathOf(path) + queryOf([['orderby', orderby],
            ['order', order], ['page', page], ['per_page', 50],
            ['_fields', `${kind}.id`], ...rest]), as: 'ada' };
    for (const word of words)
      yield { path: pathOf(path) + queryOf([['search', word], ...rest]),
        as: 'ada' };
    for (const { id, slug, url } of pool[kind]) {
      yield { path: pathOf(`${path}/${id}`) };
      yield { path: pathOf(`${path}/by-slug/${slug}`), as: 'ada' };
      yield { path: new URL(url).pathname, fields: { Accept: 'text/html' } };
    }
  }
  for (const word of words)
    for (const name of ['categories', 'tags'])
      yield { path: pathOf('/events') + queryOf([[name, word]]) };
  for (const ending of ENDINGS.events)
    yield { path: pathOf('/events', '', ending) + queryOf([['status', 'any'],
      ['start_date', '1000-01-01'], ['end_date', '9999-12-31']]), as: 'ada' };
}

// Asks some again: nothing has changed.
export function* again(request, answer, number) {
  const tag = answer.headers.get('etag');
  if (tag === undefined || number % 8 > 0)
    return;
  const fields = (value) => ({ ...request.fields, 'If-None-Match': value });
  yield request;
  yield { ...request, fields: fields(tag) };
  yield { ...request, fields: fields(`"0", W/${tag}`) };
  yield { ...request, fields: fields('*') };
}
