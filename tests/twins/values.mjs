// Values for the parameters that the OpenAPI document describes: those that it
// allows, those that it does not, and the records that there are.

import { COSTS, DATES, INTEGERS, NUMBERS, ODD, RULES, SEARCHES, URLS, WORDS,
  ZONES } from './texts.mjs';

const BOOLEANS = ['true', 'false', '1', '0', 'TRUE', 'yes', 'on', 'no', '',
  'x'];
const STATUSES = ['publish', 'future', 'draft', 'pending', 'private', 'trash',
  'any', 'publish,draft', 'draft,trash,draft', 'PUBLISH', 'x', ''];
const FIELDS = ['id', 'events.id,total', 'events.venue.geo_lat', 'title,slug',
  'categories', 'venues.venue,total', 'tags.name', 'x', '', ',', '.', 'id,id'];
const KINDS = { venue: 'venues', organizer: 'organizers', parent: 'categories',
  categories: 'categories', tags: 'tags', post_parent: 'events',
  event: 'events', post: 'events', series: 'series', author: 'users' };

// As JSON beyond what texts can be.
const OTHERS = [null, true, false, 0, 1, -1, 1.5, 1e300, [], {}, [[]], ['x'],
  { id: 1 }, '', 'x', '1'];

const number = (text) => (/^-?\d+(\.\d+)?(e-?\d+)?$/.test(text)
  ? Number(text) : text);

export class Values {
  // `pool` has records by kind: { id, slug, name }.
  constructor(random, pool) {
    this.random = random;
    this.pool = pool;
  }

  pick(list) {
    return list[this.random(list.length)];
  }

  some(list, count) {
    return Array.from({ length: count }, () => this.pick(list));
  }

  // Ids from the beginning, the middle and the end.
  ids(kind) {
    const records = this.pool[kind] ?? [];
    return [0, 1, records.length >> 1, records.length - 1]
      .map((at) => records[at]?.id).filter((id) => id !== undefined)
      .map(String);
  }

  #words(kind) {
    const records = this.some(this.pool[kind], 3);
    return records.flatMap(({ slug, name }) => [slug, name]);
  }

  // What a list of ids may be.
  #lists(kind) {
    const ids = this.ids(kind);
    return [...ids, ids.join(','), `${ids[0]},999999999`, '999999999',
      `${ids[0]},${ids[0]}`, '0', '-1', 'x', '', ',', `${ids[0]},`,
      Array.from({ length: 101 }, (_, i) => i + 1).join(','),
      '9223372036854775807', '9223372036854775808'];
  }

  // All texts for a parameter in the query of a route of this kind.
  texts({ name, schema }, kind) {
    if (schema.enum !== undefined)
      return [...schema.enum, schema.enum[0].toUpperCase(), 'x', ''];
    if (name === 'search')
      return [...SEARCHES, ...this.#words(kind).filter(Boolean)];
    if (name === 'status')
      return STATUSES;
    if (name === '_fields')
      return FIELDS;
    if (name === 'include' || name === 'exclude' || KINDS[name] !== undefined) {
      const of = KINDS[name] ?? kind;
      return [...this.#lists(of), ...of === 'categories' || of === 'tags'
        ? this.#words(of) : []];
    }
    return this.#typed(name, schema, kind);
  }

  #typed(name, schema, kind) {
    const { minimum, maximum, exclusiveMinimum } = schema;
    const types = [schema.type].flat();
    if (schema.format === 'date-time')
      return DATES;
    if (types.includes('boolean'))
      return BOOLEANS;
    if (types.includes('integer'))
      return [...INTEGERS, '10', '49', '50', '51', '100', '999999'];
    if (types.includes('number'))
      return [...NUMBERS, ...[minimum, maximum, exclusiveMinimum]
        .filter((n) => n !== undefined).flatMap((n) =>
          [`${n}`, `${n - 1e-9}`, `${n + 1e-9}`, `${n}.0`])];
    return name === 'slug' ? [...this.#words(kind), 'none', '', 'A%B', 'ä',
      '\0'] : ['x', '', '0', 'ä', '🎉', '\0', 'calendar/events/v1', 'help'];
  }

  // All values for a member of the body of a route.
  members(name, schema) {
    if (schema.enum !== undefined)
      return [...schema.enum, schema.enum[0].toUpperCase(), ...OTHERS];
    const lists = { recurrence: RULES, cost: COSTS, timezone: ZONES,
      website: URLS, image: URLS };
    if (lists[name] !== undefined)
      return [...lists[name], ...OTHERS];
    if (KINDS[name] !== undefined)
      return this.#links(name);
    if (schema.format === 'date-time')
      return [...DATES, null, 5, 1700000000];
    const types = [schema.type].flat();
    if (types.includes('boolean') || name.startsWith('show_map'))
      return [...BOOLEANS, ...OTHERS];
    if (types.includes('integer'))
      return [...INTEGERS.map(number), ...OTHERS];
    if (types.includes('number'))
      return [...this.#typed(name, schema).map(number), null];
    return [...this.some(WORDS, 6), ...ODD, ...OTHERS];
  }

  // Records by id, by name, and new ones.
  #links(name) {
    const kind = KINDS[name];
    const ids = this.ids(kind).map(Number);
    const made = { venue: { venue: `Hall ${this.pick(WORDS)}`, city: 'Köln',
      geo_lat: 50.94, geo_lng: 6.96 }, organizer: {
      organizer: `By ${this.pick(WORDS)}`, email: 'a@a.example' } }[name];
    return [...ids, String(ids[0]), ids, [ids[0], ids[0]], 999999999, -1,
      2 ** 53, `${ids[0]},${ids[1]}`, ...made ? [made, [made, ids[0]],
        { id: ids[0] }, { ...made, id: ids[0] }, [made, made]] : [],
      ...kind === 'categories' || kind === 'tags' ? [...this.#words(kind),
        this.some(WORDS, 4), 'New one, and another', ...ODD.slice(0, 8)] : [],
      ...OTHERS];
  }

  // One of the first values, which are those of records or natural, in three of
  // four cases.
  natural(list) {
    return this.pick(this.random(4) === 0 ? list
      : list.slice(0, Math.max(2, list.length >> 2)));
  }

  // Everything that may be an id, or a slug, in a path.
  addresses(name, kind) {
    return name === 'slug'
      ? [...this.#words(kind).filter(Boolean), 'none', '%00', 'ä', '%', 'a b']
      : [...this.ids(kind), '0', '-1', '1.5', 'x', '01', '999999999', '1%00',
        '9223372036854775807', '9223372036854775808'];
  }
}
