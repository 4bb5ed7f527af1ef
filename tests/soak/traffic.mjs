// Clients that ask at a steady rate, for this and that.
//
// A time counts from the moment at which the request was due, not from when a
// connection was free for it.

import { sequence } from '../random.mjs';
import { Client, message } from './client.mjs';
import { live } from './lives.mjs';

const CONNECTIONS = 32;
const EVENTS = 2000;    // that are there at any time
const LIVES = 1 / 50;   // series at any time, by the rate
const FILLING = 300;    // answers of 50 events: more than 16 MB
const TICK = 2;         // milliseconds
const TOLD = 5;         // unexpected answers
const DAY = 86400000;
const WORDS = ['jazz', 'market', 'museum', 'harbour', 'choir', 'lecture',
  'garden', 'winter', 'film', 'dance'];

export class Traffic {
  constructor({ port, login, now }, rate) {
    this.rate = rate;
    this.now = now;
    this.login = `Authorization: Basic ${login}\r\n`;
    this.idle = Array.from({ length: CONNECTIONS }, () => new Client(port));
    this.own = new Client(port);
    this.clients = [...this.idle, this.own];
    this.waiting = [];
    this.random = sequence(5);
    this.ids = [];
    this.lives = [];    // of series that wait for no answer
    this.living = 0;
    this.begun = 0;
    this.made = 0;
    this.told = 0;
    this.takeStock();
  }

  connections() {
    return this.clients.filter((client) => client.socket).length;
  }

  // What happened since the last call; times in milliseconds.
  takeStock() {
    const times = Float64Array.from(this.times ?? []).sort();
    const stock = { requests: times.length, odd: this.odd,
      p99: times[Math.floor(times.length * 0.99)] ?? 0,
      slowest: times.at(-1) ?? 0 };
    this.times = [];
    this.odd = 0;
    return stock;
  }

  message(method, path, { body, login = false, fields } = {}) {
    return message(method, path,
      { body, login: login ? this.login : '', fields });
  }

  event() {
    const day = new Date(this.now() + this.random(200) * DAY)
      .toISOString().slice(0, 10);
    const word = () => WORDS[this.random(WORDS.length)];
    return { title: `${word()} ${word()} ${++this.made % 1000}`,
      description: `<p>${word()} ${'and so on '.repeat(50)}</p>`,
      start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00`,
      tags: [word()], categories: [word()] };
  }

  create() {
    return { text: this.message('POST', '/events',
      { body: this.event(), login: true }), status: 201,
    then: (body) => this.ids.push(JSON.parse(body).id) };
  }

  // No other request changes the one that is taken out.
  remove() {
    const [id] = this.ids.splice(this.random(this.ids.length >> 1), 1);
    return { text: this.message('DELETE', `/events/${id}?purge=true`,
      { login: true }), status: 200 };
  }

  update() {
    const [id] = this.ids.splice(this.random(this.ids.length), 1);
    return { text: this.message('PATCH', `/events/${id}`,
      { body: { title: `changed ${++this.made % 1000}` }, login: true }),
    status: 200, then: () => this.ids.push(id) };
  }

  read(path, options) {
    return { text: this.message('GET', path, options), status: 200 };
  }

  // It may go while the request is on its way.
  single() {
    const id = this.ids[this.random(this.ids.length)];
    return { ...this.read(`/events/${id}`), or: 404 };
  }

  // The next request of a series, of which some are there at any time.
  repeat() {
    if (this.living < this.rate * LIVES) {
      this.living++;
      this.lives.push({ steps: live(this.event(), this.begun++, this.now()) });
    }
    if (this.lives.length === 0)        // all wait for an answer
      return this.read('/events?hide_subsequent_recurrences=true');
    const [life] = this.lives.splice(this.random(this.lives.length), 1);
    life.next ??= life.steps.next().value;
    const { method, path, status, ...more } = life.next;
    return { text: this.message(method, path, more), status,
      then: (body) => this.goOn(life, body),
      fails: () => this.living-- };
  }

  // Throws if the body is not what the series expects.
  goOn(life, body) {
    const { value, done } = life.steps.next(
      body.startsWith('{') ? JSON.parse(body) : body);
    if (done)
      this.living--;
    else
      this.lives.push({ steps: life.steps, next: value });
  }

  next() {
    const n = this.random(100);
    if (n < 2)
      return this.create();
    if (n < 4)
      return this.ids.length > EVENTS ? this.remove() : this.create();
    if (n < 6)
      return this.update();
    if (n < 30)
      return this.single();
    if (n < 40)
      return this.read('/events');
    if (n < 60)
      return this.read(`/events?page=${1 + this.random(20)}&per_page=20`);
    if (n < 70)
      return this.read(`/events?search=${WORDS[this.random(WORDS.length)]}`);
    if (n < 80)
      return this.read(`/events?tags=${WORDS[this.random(WORDS.length)]}`,
        { fields: 'Accept-Encoding: gzip\r\n' });
    if (n < 85)
      return this.read('/events', { login: true });
    if (n < 90)
      return this.read(n < 88 ? '/doc' : '/categories');
    if (n < 92)
      return this.read('/events?hide_subsequent_recurrences=true');
    if (n < 95)
      return this.repeat();
    return { text: this.message('GET', `/nothing/${n}`), status: 404 };
  }

  unexpected(request, status, why) {
    this.odd++;
    if (this.told++ < TOLD)
      console.log(`${request.text.split(' HTTP', 1)[0]}: ${status} ${why}`);
  }

  judge(request, { status, body }) {
    if (status === request.or)
      return;
    try {
      if (status !== request.status)
        throw new Error(body);
      request.then?.(body);
    } catch (error) {
      request.fails?.();
      this.unexpected(request, status, error.message);
    }
  }

  async answer(request, due) {
    const client = this.idle.pop();
    const heard = await client.ask(request.text);
    this.times.push(performance.now() - due);
    this.judge(request, heard);
    this.idle.push(client);
    if (this.waiting.length > 0) {
      const [one, since] = this.waiting.shift();
      this.answer(one, since);
    }
  }

  // The body of the answer to a request that is not part of the load.
  async ask({ method, path, status, ...more }) {
    const heard = await this.own.ask(this.message(method, path, more));
    if (heard.status !== status)
      throw new Error(`${method} ${path}: ${heard.status} ${heard.body}`);
    return JSON.parse(heard.body);
  }

  async furnish() {
    while (this.ids.length < EVENTS)
      this.ids.push((await this.ask({ method: 'POST', path: '/events',
        body: this.event(), status: 201, login: true })).id);
  }

  // What workers keep of answers would take hours to fill up by itself.
  async fill() {
    for (let n = 0; n < FILLING; n++) {
      const path = `/events?per_page=50&filling=${n}`;
      for (let round = 0; round < 3; round++)
        await Promise.all(this.idle.map((client) =>
          client.ask(this.read(path).text)));
    }
  }

  start() {
    const begin = performance.now();
    let sent = 0;
    this.timer = setInterval(() => {
      const due = (performance.now() - begin) * this.rate / 1000;
      for (; sent < due; sent++) {
        const since = begin + sent * 1000 / this.rate;
        if (this.idle.length > 0)
          this.answer(this.next(), since);
        else
          this.waiting.push([this.next(), since]);
      }
    }, TICK);
  }

  stop() {
    clearInterval(this.timer);
  }
}
