// An endpoint that stores messages and gives the requested answers.

import { createServer } from 'node:http';
import { once } from 'node:events';

export class Receiver {
  messages = [];        // { headers, body, answered }
  answers = [];         // statuses for the next ones, then 204

  async open() {
    this.server = createServer(async (request, response) => {
      const chunks = [];
      for await (const chunk of request)
        chunks.push(chunk);
      const status = this.answers.shift() ?? 204;
      this.messages.push({ method: request.method, url: request.url,
        headers: request.headers, body: Buffer.concat(chunks).toString(),
        status });
      if (status > 0)
        response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.url = `http://127.0.0.1:${this.server.address().port}/hook`;
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}
