// A connection on which answers stay bytes.

import { connect } from 'node:net';

const PATIENCE = 30_000;  // milliseconds

// The length of an answer with this head, or undefined if the head is not
// complete.
function lengthOf(bytes, method) {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1)
    return undefined;
  const head = bytes.toString('latin1', 0, end);
  const bare = method === 'HEAD' || head.startsWith('HTTP/1.1 304');
  return end + 4 + (bare ? 0
    : Number(/\r\nContent-Length: (\d+)/.exec(head)?.[1] ?? 0));
}

export class Connection {
  constructor(port) {
    this.port = port;
  }

  // Returns the bytes of the answer, as many as came before the end of the
  // connection.
  ask(bytes, method) {
    if (this.socket === undefined)
      this.#open();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.close();
        reject(new Error(`no answer in ${PATIENCE / 1000} seconds: ${
          bytes.toString('latin1', 0, 200)}`));
      }, PATIENCE);
      this.pieces = [];
      this.got = 0;
      this.length = undefined;
      this.method = method;
      this.finish = () => {
        clearTimeout(timer);
        this.finish = () => {};
        resolve(Buffer.concat(this.pieces));
      };
      this.socket.write(bytes);
    });
  }

  close() {
    this.socket?.destroy();
    this.socket = undefined;
  }

  #open() {
    const socket = connect(this.port, '127.0.0.1');
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('error', () => {});
    socket.on('data', (piece) => this.#take(piece));
    socket.on('close', () => {
      if (this.socket !== socket)
        return;
      this.socket = undefined;
      this.finish();
    });
  }

  #take(piece) {
    this.pieces.push(piece);
    this.got += piece.length;
    if (this.length === undefined) {
      this.pieces = [Buffer.concat(this.pieces)];
      this.length = lengthOf(this.pieces[0], this.method);
    }
    if (this.got < (this.length ?? Infinity))
      return;
    if (/\r\nConnection: close\r\n/.test(this.pieces[0].toString('latin1', 0,
      4096)))
      this.close();
    this.finish();
  }
}
