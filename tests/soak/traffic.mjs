// Clients that ask at a steady rate, for this and that.
//
// A time counts from the moment at which the request was due, not from when a
// connection was free for it.

import { connect } from 'node:net';
import { sequence } from '../random.mjs';

const CONNECTIONS = 32;
const CALLS = 2000;     // of a connection, then there is a new one
const EVENTS = 2000;    // that are there at any time
const FILLING = 300;    // answers of 50 events: more than 16 MB
const TICK = 2;         // milliseconds
const API = '/calendar/events/v1';
const WORDS = ['jazz', 'market', 'museum', 'harbour', 'choir', 'lecture',
  'garden', 'winter', 'film', 'dance'];

class Client {
  constructor(port) {
    this.port = port;
    this.calls = 0;
  }

  open() {
    this.socket = connect(this.port, '127.0.0.1');
    this.socket.setNoDelay(true);
    this.text = '';
    this.socket.setEncoding('latin1');
    this.socket.on('data', (piece) => this.take(piece));
    this.socket.on('error', () => this.finish(0));
    this.socket.on('close', () => this.finish(0));
  }

  take(piece) {
    this.text += piece;
    const end = this.text.indexOf('\r\n\r\n');
    if (end === -1)
      return;
    const length = /\r\nContent-Length: (\d+)/i.exec(
      this.text.slice(0, end))?.[1] ?? 0;
    if (this.text.length < end + 4 + Number(length))
      return;
    const body = this.text.slice(end + 4);
    const status = Number(this.text.slice(9, 12));
    this.text = '';
    this.finish(status, body);
  }

  finish(status, body) {
    const done = this.done;
    this.done = undefined;
    if (status === 0 || ++this.calls % CALLS === 0) {
      this.socket.removeAllListeners();
      this.socket.on('error', () => {});
      this.socket.destroy();
      this.socket = undefined;
    }
    done?.({ status, body });
  }

  ask(text) {
    if (this.socket === undefined)
      this.open();
    return new Promise((resolve) => {
      this.done = resolve;
      this.socket.write(text);
    });
  }
}

export class Traffic {
  constructor({ port, login }, rate) {
    this.rate = rate;
    this.login = `Authorization: Basic ${login}\r\n`;
    this.clients = Array.from({ length: CONNECTIONS }, () =>
      new Client(port));
    this.idle = [...this.clients];
    this.waiting = [];
    this.random = sequence(5);
    this.ids = [];
    this.made = 0;
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

  message(method, path, { body, login = false, fields = '' } = {}) {
    const text = body === undefined ? '' : JSON.stringify(body);
    const length = body === undefined ? '' : 'Content-Type: '
      + `application/json\r\nContent-Length: ${text.length}\r\n`;
    return `${method} ${API}${path} HTTP/1.1\r\nHost: soak.example\r\n${
      login ? this.login : ''}${fields}${length}\r\n${text}`;
  }

  event() {
    const day = new Date(Date.now() + this.random(200) * 86400000)
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

  // Whoever is taken out is nobody else's to change.
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
    return { text: this.message('GET', `/nothing/${n}`), status: 404 };
  }

  async answer(request, due) {
    const client = this.idle.pop();
    const { status, body } = await client.ask(request.text);
    this.times.push(performance.now() - due);
    if (status === request.status)
      request.then?.(body);
    else if (status !== request.or)
      this.odd++;
    this.idle.push(client);
    if (this.waiting.length > 0) {
      const [one, since] = this.waiting.shift();
      this.answer(one, since);
    }
  }

  async furnish() {
    while (this.ids.length < EVENTS) {
      const client = this.idle.at(-1);
      const { text, status, then } = this.create();
      const heard = await client.ask(text);
      if (heard.status !== status)
        throw new Error(`${heard.status} ${heard.body}`);
      then(heard.body);
    }
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
