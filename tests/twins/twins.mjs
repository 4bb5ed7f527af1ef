// Two services that must give the same answers.

import { mkdirSync, openSync, readFileSync, rmSync, writeSync }
  from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { Connection } from './connection.mjs';

const HOST = 'town.example';
const LANES = 4;
const SHOWN = 160;        // characters of a difference

// The clock, and the source of secrets, of all processes that start
// (preload/twin.c).
export class World {
  constructor(folder, library, now) {
    this.file = openSync(join(folder, 'world'), 'w+');
    this.now = Date.parse(now) / 1000;
    this.chance = 0;
    this.pass(0);
    env.ALMANAC_TWIN = join(folder, 'world');
    env.LD_PRELOAD = [env.LD_PRELOAD, library].filter(Boolean).join(' ');
  }

  pass(seconds) {
    this.now += seconds;
    this.chance++;
    const both = Buffer.alloc(16);
    both.writeBigInt64LE(BigInt(this.now));
    both.writeBigInt64LE(BigInt(this.chance), 8);
    writeSync(this.file, both, 0, 16, 0);
  }
}

class Answer {
  constructor(bytes) {
    const end = bytes.indexOf('\r\n\r\n');
    const [start = '', ...fields] = bytes.toString('latin1', 0, end)
      .split('\r\n');
    this.status = Number(start.split(' ')[1]);
    this.headers = new Map();
    for (const field of fields) {
      const [name, ...rest] = field.split(': ');
      const before = this.headers.get(name.toLowerCase());
      this.headers.set(name.toLowerCase(), [...before !== undefined ?
        [before] : [], rest.join(': ')].join(', '));
    }
    this.body = bytes.subarray(end + 4);
  }

  get text() {
    return this.body.toString();
  }

  get record() {
    return JSON.parse(this.text);
  }
}

const hosted = (fields) => /^host:/im.test(fields) ? '' : `Host: ${HOST}\r\n`;

function encode({ json, form, body }) {
  if (json !== undefined)
    return ['application/json', JSON.stringify(json)];
  if (form !== undefined)
    return ['application/x-www-form-urlencoded',
      new URLSearchParams(form).toString()];
  return [undefined, body];
}

// Requests whose head cannot be read get random ids.
const unreadable = (bytes) => bytes.toString('latin1').replace(
  /\r\nX-Request-Id: [\da-f]{32}\r\n/, '\r\n');

// What both have where they begin to differ.
function difference(bytes, others) {
  let at = 0;
  while (at < bytes.length && bytes[at] === others[at])
    at++;
  const start = Math.max(0, at - SHOWN / 2);
  return [bytes, others].map((one) => JSON.stringify(
    one.toString('utf8', start, start + SHOWN)));
}

export class Twins {
  constructor(world, services) {
    this.world = world;
    this.services = services;
    this.logins = {};
    this.asked = 0;
    this.statuses = new Map();
    this.differences = [];
  }

  async start() {
    for (const service of this.services)
      await service.start();
    this.lanes = Array.from({ length: LANES }, () => this.services.map(
      ({ api }) => new Connection(Number(new URL(api).port))));
  }

  // The connections, which services close when nothing is asked.
  rest() {
    this.lanes.flat().forEach((connection) => connection.close());
  }

  async stop() {
    this.rest();
    for (const service of this.services)
      await service.stop();
  }

  #message({ method = 'GET', path, as, fields = {}, raw = '', ...content }) {
    const [type, body = ''] = encode(content);
    const lines = { ...as && { Authorization: `Basic ${btoa(
      this.logins[as] ?? as)}` }, ...type && { 'Content-Type': type },
    ...fields };
    const bytes = Buffer.from(body);
    const head = Object.entries(lines).map(([name, value]) =>
      `${name}: ${value}\r\n`).join('') + raw;
    return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${
      hosted(head)}X-Request-Id: ${this.asked}\r\n${
      bytes.length > 0 || type || method !== 'GET' && method !== 'HEAD'
        ? `Content-Length: ${bytes.length}\r\n` : ''}${head}\r\n`, 'latin1'),
    bytes]);
  }

  // Sends a request: { method, path, as, fields, json or form or body }, where
  // `as` is the name of a user or NAME:PASSWORD. Returns the answer of the
  // first of both.
  async ask(request, lane = 0) {
    this.asked++;
    const message = this.#message(request);
    const [one, other] = await Promise.all(this.lanes[lane].map(
      (connection) => connection.ask(message, request.method)));
    if (!one.equals(other) && unreadable(one) !== unreadable(other))
      this.#differ(message, difference(one, other));
    const answer = new Answer(one);
    this.statuses.set(answer.status,
      (this.statuses.get(answer.status) ?? 0) + 1);
    if (![500, 503].includes(answer.status) && one.length > 0)
      return answer;
    this.#differ(message, [one.toString('utf8', 0, SHOWN)]);
    return answer;
  }

  // The same a second later, for requests that change something.
  async change(request) {
    this.world.pass(1);
    return this.ask(request);
  }

  // Sends many requests that change nothing. `then` may return others, which
  // depend on an answer and on its number.
  async askAll(requests, then = () => []) {
    const source = requests[Symbol.iterator]();
    let number = 0;
    await Promise.all(this.lanes.map(async (_, lane) => {
      for (let next = source.next(); !next.done; next = source.next()) {
        const own = number++;
        const answer = await this.ask(next.value, lane);
        for (const other of then(next.value, answer, own))
          await this.ask(other, lane);
      }
    }));
  }

  // Runs the same command for both.
  run(...words) {
    this.world.pass(1);
    return this.agree(words.join(' '), this.services.map((service) =>
      service.run(...words)));
  }

  // What both exports contain. The id of a database that was not imported is
  // random, and so is the salt of an event's password.
  export(...flags) {
    return this.agree('export', this.services.map((service) =>
      exported(service, ...flags).replace(/"site":"[\da-f]{32}"/, '')
        .replaceAll(/pbkdf2-sha256\$10000\$[\da-f]{32}\$[\da-f]{64}/g, '')));
  }

  // Compares two texts.
  agree(what, [one, other]) {
    if (one !== other)
      this.#differ(Buffer.from(what), difference(Buffer.from(one),
        Buffer.from(other)));
    return one;
  }

  #differ(message, parts) {
    this.differences.push([message.toString('utf8', 0, 600)
      .replaceAll('\r\n', '\n'), ...parts].join('\n    '));
  }

  // What came since the last call.
  take() {
    const { differences, asked, statuses } = this;
    Object.assign(this, { differences: [], asked: 0, statuses: new Map() });
    return { differences, asked, statuses };
  }
}

export function exported(service, ...flags) {
  const file = join(service.folder, 'export');
  service.run('export', file, '--force', ...flags);
  return readFileSync(file, 'utf8');
}

export function emptied(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
