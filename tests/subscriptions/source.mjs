// A web server with a calendar, which counts requests.

import { createServer } from 'node:http';
import { once } from 'node:events';

const event = ([uid, title]) => `BEGIN:VEVENT\r\nUID:${uid}\r\n` +
  'DTSTAMP:20260101T000000Z\r\nDTSTART:20310301T180000Z\r\n' +
  `DTEND:20310301T200000Z\r\nSUMMARY:${title}\r\nEND:VEVENT\r\n`;

export class Source {
  events = {};          // titles by UID
  version = 0;
  asked = {};           // by path
  unchanged = 0;        // answers of 304
  answer = undefined;   // instead of the calendar, once

  async open() {
    this.server = createServer((request, response) => {
      const path = request.url;
      this.asked[path] = (this.asked[path] ?? 0) + 1;
      const answer = this.answer;
      this.answer = undefined;
      if (answer)
        answer(response);
      else
        this.send(request, response);
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = this.server.address().port;
  }

  send(request, response) {
    const etag = `"${this.version}"`;
    if (request.headers['if-none-match'] === etag) {
      this.unchanged++;
      response.writeHead(304, { etag }).end();
      return;
    }
    response.writeHead(200, { etag, 'content-type': 'text/calendar' });
    response.end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${
      this.components()}END:VCALENDAR\r\n`);
  }

  components() {
    return Object.entries(this.events).map(event).join('');
  }

  // Replaces the events.
  offer(events) {
    this.events = events;
    this.version++;
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}
