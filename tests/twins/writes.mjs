// Requests that create, change and remove records, of every such route in the
// OpenAPI document.

import { pathOf } from './document.mjs';
import { ODD, WORDS } from './texts.mjs';

export const DAY = { start_date: '2027-03-01 18:00:00',
  end_date: '2027-03-01 20:00:00' };
const FIRST = { events: { title: 'Talk', ...DAY }, venues: { venue: 'Hall' },
  organizers: { organizer: 'Ada' }, categories: { name: 'Music' },
  tags: { name: 'Outdoors' } };
const NAME = { events: 'title', venues: 'venue', organizers: 'organizer',
  categories: 'name', tags: 'name' };
const CALLERS = ['ada', 'ada', 'ada', 'ed', 'au', 'co', 'su', undefined];
const LONG = 20_000;    // bytes of what is removed again, since lists have it
const EACH = 2;         // values of a member in an update

export class Writes {
  constructor(twins, document, values, random) {
    Object.assign(this, { twins, values, random });
    this.creates = document.operations('POST').filter(({ path, kind }) =>
      path === `/${kind}` && FIRST[kind] !== undefined);
    this.updates = document.operations('POST', 'PUT', 'PATCH').filter(
      ({ path }) => path.includes('{'));
    this.deletes = document.operations('DELETE');
    this.made = {};       // records by kind
    this.count = 0;
  }

  async create(kind, members, more = {}) {
    const answer = await this.twins.change({ method: 'POST', as: 'ada',
      path: pathOf(`/${kind}`), json: { ...FIRST[kind], ...members },
      ...more });
    if (answer.status !== 201)
      return answer;
    const { record } = answer;
    if (answer.body.length > LONG)
      await this.twins.change({ method: 'DELETE', as: 'ada',
        path: `${pathOf(`/${kind}/${record.id}`)}?purge=true` });
    else
      (this.made[kind] ??= []).push(record);
    if (record.series)
      (this.made.series ??= []).push(record.series);
    return answer;
  }

  // A name of its own, since equal places and terms are not created twice.
  #named(kind) {
    return { [NAME[kind]]: `${FIRST[kind][NAME[kind]]} ${++this.count}` };
  }

  // Each value of each member alone.
  async singles() {
    for (const { kind, members } of this.creates)
      for (const [name, schema] of Object.entries(members))
        for (const value of this.values.members(name, schema))
          await this.create(kind, { ...this.#named(kind), [name]: value });
    await this.texts();
    for (const operation of this.updates)
      for (const [name, schema] of Object.entries(operation.members))
        for (const value of this.values.some(this.values.members(name,
          schema), EACH))
          await this.#update(operation, { [name]: value });
  }

  // The order and the slugs of names, and what is found by them.
  async texts() {
    for (const kind of Object.keys(FIRST))
      for (const text of [...WORDS, ...ODD, 'x'.repeat(200), 'é'.repeat(201),
        '🎉'.repeat(200), 'x'.repeat(1024), 'x'.repeat(1025)])
        await this.create(kind, { [NAME[kind]]: text });
    for (const length of [262144, 262145])
      await this.create('events', { description: 'ü'.repeat(length / 2)
        + 'x'.repeat(length % 2) });
  }

  #address(path, kind) {
    const record = this.values.pick(this.made[kind] ?? []);
    return path.includes('{slug}') ? record?.slug || 'none'
      : record?.id ?? 999999999;
  }

  async #update({ method, path, kind }, members, more = {}) {
    const address = this.#address(path, kind);
    if (path.endsWith('/split'))
      members.event ??= await this.#eventOf(address);
    return this.twins.change({ method, path: pathOf(path, address), as: 'ada',
      json: members, ...more });
  }

  async #eventOf(series) {
    const { record } = await this.twins.ask({ as: 'ada',
      path: `${pathOf('/events')}?series=${series}&start_date=2020-01-01` });
    return this.values.pick(record.events ?? [])?.id ?? 1;
  }

  // Several members at once, of random callers, and deletes.
  async mixtures(count) {
    for (let i = 0; i < count; i++) {
      const what = this.random(10);
      if (what < 4)
        await this.#createSome();
      else if (what < 8)
        await this.#updateSome();
      else
        await this.#delete(this.values.pick(this.deletes));
    }
  }

  #members(members) {
    return Object.fromEntries(this.values.some(Object.entries(members),
      1 + this.random(6)).map(([name, schema]) => [name,
      this.values.natural(this.values.members(name, schema))]));
  }

  // As JSON or as a form, with conditions.
  #manner(members) {
    const fields = {};
    if (this.random(6) === 0)
      fields['If-Match'] = this.values.pick(['*', '"0123456789abcdef"', 'x']);
    if (this.random(6) === 0)
      fields['Idempotency-Key'] = `key-${this.random(40)}`;
    const texts = Object.entries(members).filter(([, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value));
    return { fields, as: this.values.pick(CALLERS),
      ...this.random(4) === 0 && { json: undefined,
        form: Object.fromEntries(texts) } };
  }

  async #createSome() {
    const { kind, members } = this.values.pick(this.creates);
    const some = { ...this.#named(kind), ...this.#members(members) };
    await this.create(kind, some, this.#manner({ ...FIRST[kind], ...some }));
  }

  async #updateSome() {
    const operation = this.values.pick(this.updates);
    const some = this.#members(operation.members);
    await this.#update(operation, some, this.#manner(some));
  }

  async #delete({ method, path, kind }) {
    const address = pathOf(path, this.#address(path, kind));
    const query = this.values.pick(['', '', '?force=true', '?purge=true',
      '?purge=x']);
    const request = { method, path: address + query, ...this.#manner({}) };
    await this.twins.change(request);
    await this.twins.ask({ path: address, as: 'ada' });
    if (this.random(2) === 0)
      await this.twins.change({ method: 'PATCH', path: address, as: 'ada',
        json: { status: this.values.pick(['publish', 'draft', 'trash']) } });
  }
}
