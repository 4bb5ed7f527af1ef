// A mail server that receives letters and parses them.

import { createRequire } from 'node:module';
import { join } from 'node:path';

export class PostOffice {
  letters = [];
  refuses = [];  // addresses

  constructor(folder, host, options) {
    const require = createRequire(join(folder, 'package.json'));
    const { SMTPServer } = require('smtp-server');
    const { simpleParser } = require('mailparser');
    this.host = host;
    this.server = new SMTPServer({ ...options, logger: false,
      onRcptTo: ({ address }, _, done) => done(this.refuses.includes(address) ?
        new Error('no such mailbox') : undefined),
      onData: (stream, session, done) => simpleParser(stream)
        .then((letter) => {
          this.letters.push({ ...letter, by: session.user, for:
            session.envelope.rcptTo.map(({ address }) => address) });
          done();
        }, done) });
    this.server.on('error', () => {});
  }

  async open(port = 0) {
    await new Promise((resolve) => {
      this.server.listen(port, this.host, resolve);
    });
    this.port = this.server.server.address().port;
  }

  close() {
    return new Promise((resolve) => {
      this.server.close(resolve);
    });
  }
}
