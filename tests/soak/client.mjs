// A connection that sends one request after another.

import { connect } from 'node:net';

const CALLS = 2000;     // of a connection, then there is a new one
const API = '/calendar/events/v1';

export class Client {
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

// The text of a request. `login` is a line of its head.
export function message(method, path, { body, login = '', fields = '' } = {}) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const length = body === undefined ? '' : 'Content-Type: '
    + `application/json\r\nContent-Length: ${text.length}\r\n`;
  return `${method} ${API}${path} HTTP/1.1\r\nHost: soak.example\r\n${
    login}${fields}${length}\r\n${text}`;
}
