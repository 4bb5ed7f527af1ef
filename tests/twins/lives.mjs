// Requests that depend on each other: trash, series, images, passwords of
// events, keys, conditions and time.

import { setTimeout as sleep } from 'node:timers/promises';
import { API, pathOf } from './document.mjs';
import { ENDS } from './texts.mjs';
import { DAY } from './writes.mjs';

const KINDS = { events: { title: 'Life', ...DAY }, venues: { venue: 'Life' },
  organizers: { organizer: 'Life' }, categories: { name: 'Life' },
  tags: { name: 'Life' } };
const HOUR = 3600;

// Milliseconds between looks; how many equal ones show that nothing happens any
// more, and how many there are at most.
const PAUSE = 250;
const CALM = 8;
const TRIES = 120;

// An image of one pixel.
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlE'
  + 'QVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

export class Lives {
  constructor(twins) {
    this.twins = twins;
  }

  async run() {
    for (const kind of Object.keys(KINDS))
      await this.#life(kind);
    await this.#places();
    await this.#circles();
    await this.#series();
    await this.#images();
    await this.#passwords();
    await this.#keys();
    await this.#conditions();
    await this.#schedule();
    await this.#malformed();
  }

  #send(method, path, json, more = {}) {
    return this.twins.change({ method, path: API + path, as: 'ada',
      ...json !== undefined && { json }, ...more });
  }

  #read(path, as) {
    return this.twins.ask({ path: API + path, as });
  }

  async #make(path, json, more) {
    return (await this.#send('POST', path, json, more)).record;
  }

  // From the creation to the end by way of the trash.
  async #life(kind) {
    const { id, slug } = await this.#make(`/${kind}`, KINDS[kind]);
    const path = `/${kind}/${id}`;
    for (const [method, ...rest] of [['DELETE', path], ['DELETE', path],
      ['PATCH', path, { description: 'In the trash.' }],
      ['POST', `/${kind}`, KINDS[kind]],
      ['PATCH', path, { status: 'publish' }], ['PATCH', path,
        { status: 'trash', slug: 'other' }], ['PATCH', path,
        { status: 'draft' }], ['DELETE', `${path}?purge=true`],
      ['DELETE', `${path}?purge=true`], ['PATCH', path, { slug }]]) {
      await this.#send(method, ...rest);
      for (const address of [path, `/${kind}/by-slug/${slug}`,
        `/${kind}/by-slug/${slug}__trashed`])
        for (const as of [undefined, 'ada', 'co'])
          await this.#read(address, as);
      await this.#read(`/${kind}?status=any&search=life`, 'ada');
    }
  }

  // What becomes of events whose places and terms are removed.
  async #places() {
    const venue = await this.#make('/venues', { venue: 'Gone', geo_lat: 1,
      geo_lng: 2 });
    const organizer = await this.#make('/organizers', { organizer: 'Gone' });
    const parent = await this.#make('/categories', { name: 'Above' });
    const child = await this.#make('/categories', { name: 'Below',
      parent: parent.id });
    const event = await this.#make('/events', { ...KINDS.events,
      venue: venue.id, organizer: [organizer.id], tags: ['gone'],
      categories: [parent.id, child.id] });
    const tag = event.tags[0].id;
    for (const path of [`/venues/${venue.id}`, `/organizers/${organizer.id}`,
      `/categories/${parent.id}`, `/tags/${tag}`,
      `/venues/${venue.id}?purge=true`]) {
      await this.#send('DELETE', path);
      await this.#read(`/events/${event.id}`);
      await this.#read('/events?geoloc=true&search=life');
      await this.#read('/categories?hide_empty=false&search=low');
    }
  }

  // Events at the ends of the earth, and what is near each.
  async #circles() {
    for (const [at, [geo_lat, geo_lng]] of ENDS.entries())
      await this.#make('/events', { ...KINDS.events, title: `Place ${at}`,
        venue: { venue: `Place ${at}`, geo_lat, geo_lng } });
    for (const [lat, lng] of ENDS)
      for (const distance of [0.001, 0.02, 1, 111.2, 10008, 20016])
        await this.#read('/events?search=place&per_page=50&_fields=events.id'
          + `&geoloc_lat=${lat}&geoloc_lng=${lng}&geoloc_distance=${distance}`);
  }

  async #series() {
    const first = await this.#make('/events', { ...KINDS.events,
      title: 'Choir', recurrence: ['RRULE:FREQ=WEEKLY;COUNT=12',
        'EXDATE:20270315', 'RDATE:20270401T180000'] });
    const path = `/series/${first.series.id}`;
    const list = `/events?series=${first.series.id}&per_page=50`;
    const { events } = (await this.#read(list)).record;
    const alone = (n) => `/events/${events[n].id}`;
    let later;
    for (const step of [
      () => this.#send('PATCH', alone(2), { title: 'Alone' }),
      () => this.#send('PATCH', alone(3), { start_date: '2027-03-30 20:00',
        end_date: '2027-03-30 22:00' }),
      () => this.#send('DELETE', alone(1)),
      () => this.#send('DELETE', `${alone(4)}?purge=true`),
      () => this.#send('PATCH', path, { cost: '7', tags: ['choir', 'ﬁn'] }),
      () => this.#send('PATCH', path, { start_date: '2027-03-02 19:00',
        end_date: '2027-03-02 21:30' }),
      () => this.#send('PATCH', alone(2), { follow_series: true }),
      () => this.#send('PATCH', path, { recurrence:
        'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=20' }),
      async () => { later = await this.#send('POST', `${path}/split`,
        { event: events[6].id, title: 'Later', venue: { venue: 'Church' } }); },
      () => this.#send('POST', `${path}/split`, { event: events[0].id }),
      () => this.#send('PATCH', path, { timezone: 'America/New_York' }),
      () => this.#send('PATCH', alone(0), { recurrence: 'FREQ=DAILY;COUNT=2' }),
      () => this.#send('DELETE', path, undefined, { as: 'co' }),
      () => this.#send('DELETE', path),
    ]) {
      await step();
      for (const address of [path, `${path}.ics`, list, alone(2),
        `${alone(0)}.ics`,
        '/events?hide_subsequent_recurrences=true&search=choir'])
        await this.#read(address, 'ada');
    }
    await this.#read(`/series/${later.record.id}.ics`);
  }

  async #images() {
    const upload = (body, type = 'image/png', as = 'ada') =>
      this.#send('POST', '/images?alt=A%20pixel', undefined, { body, as,
        fields: { 'Content-Type': type } });
    const { record } = await upload(PNG);
    await upload(PNG);
    await upload(PNG, 'image/jpeg', 'co');
    const file = new FormData();
    file.append('file', new Blob([PNG]), 'ä\0"b.png');
    file.append('alt', 'In a form');
    const sent = new Response(file);
    await upload(Buffer.from(await sent.arrayBuffer()),
      sent.headers.get('content-type'));
    await upload(PNG.subarray(0, 40));
    await upload(Buffer.from('text'));
    await upload(PNG, 'image/png', 'su');
    const path = `/images/${record.id}`;
    for (const alt of ['', 'ä 🎉', 'a\0b', 'x'.repeat(2001), null, 5])
      await this.#send('PATCH', path, { alt });
    await this.#read(path, 'ada');
    await this.twins.ask({ path: new URL(record.url).pathname });
    const event = await this.#make('/events', { ...KINDS.events,
      image: record.id });
    await this.#read(`/events/${event.id}`);
    await this.#send('PATCH', `/events/${event.id}`, { image: null });
    const venue = await this.#make('/venues', { venue: 'Seen',
      image: record.url });
    await this.#send('DELETE', path);
    await this.#send('DELETE', `/venues/${venue.id}?purge=true`);
    await this.#send('DELETE', path);
    await this.#send('DELETE', path);
    await this.twins.ask({ path: new URL(record.url).pathname });
  }

  async #passwords() {
    const { id, slug } = await this.#make('/events', { ...KINDS.events,
      title: 'Hidden', description: 'Secret words.', tags: ['secret'] });
    for (const password of ['open sesame', 'ä\0🎉', '', null,
      'x'.repeat(2000)]) {
      await this.#send('PATCH', `/events/${id}`, { password });
      for (const path of [`/events/${id}`, `/events/by-slug/${slug}`,
        `/events/${id}.ics`])
        for (const query of ['', '?password=wrong', `?password=${
          encodeURIComponent(password ?? 'x')}`])
          await this.#read(path + query);
      await this.#read('/events?search=secret');
      await this.#read('/events?search=secret', 'ada');
      await this.#read('/events.rss?tags=secret');
    }
  }

  async #keys() {
    const send = (key, json, as = 'ada') => this.#send('POST', '/events',
      { ...KINDS.events, ...json }, { as, fields: { 'Idempotency-Key': key } });
    for (const json of [{}, {}, { title: 'Another' }, { title: '' }])
      await send('one', json);
    await send('one', {}, 'ed');
    for (let i = 0; i < 2; i++)
      await send('long', { description: 'x'.repeat(40_000) });
    for (const key of ['', ' ', 'ä', 'x'.repeat(255), 'x'.repeat(256), 'a b'])
      await send(key, {});
    this.twins.world.pass(25 * HOUR);
    this.twins.rest();
    await send('one', {});
  }

  async #conditions() {
    for (const kind of Object.keys(KINDS)) {
      const path = `/${kind}/${(await this.#make(`/${kind}`,
        { ...KINDS[kind], slug: 'conditions' })).id}`;
      const tag = (await this.#read(path, 'ada')).headers.get('etag');
      for (const wanted of ['"x"', tag, tag, '*', `"x", ${tag}`])
        await this.#send('PATCH', path, { description: `If ${wanted}` },
          { fields: { 'If-Match': wanted } });
      await this.#send('DELETE', path, undefined,
        { fields: { 'If-Match': tag } });
      await this.#send('POST', path, undefined, { fields:
        { 'X-HTTP-Method-Override': 'DELETE' } });
    }
  }

  // Events are published when their time has come.
  async #schedule() {
    const now = this.twins.world.now;
    const ids = [];
    for (const hours of [1, 2, 24])
      ids.push((await this.#make('/events', { ...KINDS.events,
        title: `In ${hours}`, date_utc: new Date((now + hours * HOUR) * 1000)
          .toISOString().slice(0, 19).replace('T', ' ') })).id);
    for (const hours of [0, 1, 1, 23]) {
      this.twins.world.pass(hours * HOUR);
      for (const id of ids)
        await this.#read(`/events/${id}`);
      await this.#read('/events?search=in');
      await this.#send('POST', '/tags', { name: `After ${hours}` });
      await this.#read('/events?search=in&orderby=modified', 'ada');
    }
  }

  // How many events each service has.
  async #totals() {
    const headers = { authorization: `Basic ${btoa(this.twins.logins.ada)}` };
    return Promise.all(this.twins.services.map(async ({ api }) => {
      const answer = await fetch(`${api}/events?status=any&start_date=${
        '2000-01-01&end_date=2100-01-01&_fields=total'}`, { headers });
      return (await answer.json()).total;
    }));
  }

  // Series without an end get more events, in the background.
  async extend() {
    await this.#make('/events', { ...KINDS.events, title: 'Endless',
      recurrence: 'FREQ=WEEKLY;BYDAY=SA,MO' });
    const [before] = await this.#totals();
    this.twins.world.pass(70 * 24 * HOUR);
    let last = [];
    for (let same = 0, tries = 0; same < CALM && tries < TRIES; tries++) {
      const now = await this.#totals();
      same = now[0] > before && now[0] === now[1] && now[0] === last[0]
        ? same + 1 : 0;
      last = now;
      await sleep(PAUSE);
    }
    await this.#read('/events?per_page=50&orderby=id&order=desc&status=any'
      + '&end_date=2100-01-01', 'ada');
  }

  async #malformed() {
    const path = pathOf('/events');
    const json = { 'Content-Type': 'application/json' };
    for (const body of ['{', '[]', '"x"', 'null', '{"title":}', '{"a":1}x', '',
      Buffer.from([0xff, 0xfe]), '{"title":"\\ud800"}',
      Buffer.from('{"title":"\xed\xa0\xbd"}', 'latin1'),
      `{"a":${'['.repeat(200)}${']'.repeat(200)}}`,
      '{"title":"a","title":"b"}'])
      await this.twins.change({ method: 'POST', path, as: 'ada', body,
        fields: json });
    for (const raw of [`A: ${'x'.repeat(20_000)}\r\n`, 'Host: a b\r\n',
      'Content-Length: 99999999\r\n', 'Transfer-Encoding: gzip\r\n',
      'No colon\r\n', 'Expect: x\r\n', 'Host: \xff\r\n'])
      await this.twins.ask({ path, raw });
    for (const query of [`?search=${'x'.repeat(20_000)}`, '?%', '?=', '?a[b]=c',
      '?search=%ff', '?search[]=a&search[]=b', '?page=1&page=2'])
      await this.twins.ask({ path: path + query });
  }
}
