// A client that records every answer.

import { connect } from 'node:net';

const OTHERS = ['application/problem+json', 'text/html'];

export class Client {
  answers = [];
  #last = 0;

  // `users` maps names to "name:password".
  constructor(api, users) {
    this.api = api;
    this.users = users;
  }

  // `as` is a name in `users`, or "name:password".
  async ask(method, path, options = {}) {
    return this.#fetch(method, path, options, false);
  }

  // Sends a request that must fail, once for each format of errors.
  async refuse(method, path, options = {}) {
    await this.#fetch(method, path, options, true);
    for (const accept of OTHERS) {
      const headers = { ...options.headers, accept };
      await this.#fetch(method, path, { ...options, headers }, true);
    }
  }

  async #fetch(method, path, { as, json, form, file, headers }, refused) {
    const sent = { ...headers };
    const files = new FormData();
    if (file !== undefined)
      files.append('file', new Blob([file]), 'file');
    if (as !== undefined)
      sent.authorization = `Basic ${btoa(this.users[as] ?? as)}`;
    if (json !== undefined)
      sent['content-type'] = 'application/json';
    // A check of schemas may have taken longer than idle connections stay open:
    // lets the ends of these be read.
    if (Date.now() - this.#last > 1000)
      await new Promise((go) => setTimeout(() => setImmediate(go)));
    const got = await fetch(this.api + path, {
      method, headers: sent,
      body: form ? new URLSearchParams(form) : file ? files :
        json && JSON.stringify(json),
    });
    return this.#remember({ method, path, json, refused,
      status: got.status,
      headers: Object.fromEntries(got.headers),
      body: await got.text() });
  }

  // Sends raw lines. The service must reject the GET and close the connection.
  async say(path, ...lines) {
    const { hostname, port } = new URL(this.api);
    const socket = connect(Number(port), hostname);
    socket.write(lines.join('\r\n') + '\r\n\r\n');
    let text = '';
    for await (const chunk of socket)
      text += chunk;
    const [head, body] = text.split('\r\n\r\n');
    const [start, ...fields] = head.split('\r\n');
    return this.#remember({ method: 'GET', path, body, refused: true,
      status: Number(start.split(' ')[1]),
      headers: Object.fromEntries(fields.map((field) => {
        const [name, value] = field.split(': ');
        return [name.toLowerCase(), value];
      })) });
  }

  #remember(answer) {
    this.#last = Date.now();
    this.answers.push(answer);
    const isJson = /json/.test(answer.headers['content-type']);
    answer.record = isJson && answer.body !== '' ? JSON.parse(answer.body)
      : undefined;
    return answer;
  }
}
