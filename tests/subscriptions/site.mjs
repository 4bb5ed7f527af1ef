// A site with the API of The Events Calendar and events of given titles. With
// `victim`, the address of another site, it tries to be that: it says so, and
// redirects requests for one record.

import { createServer } from 'node:http';
import { once } from 'node:events';

const API = '/wp-json/tribe/events/v1';

export class Site {
  titles = [];
  victim = undefined;

  async open() {
    this.server = createServer((request, response) =>
      this.answer(new URL(request.url, 'http://site.example'), response))
      .listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.address = `http://127.0.0.1:${this.server.address().port}`;
  }

  answer({ pathname, search, searchParams }, response) {
    const claims = { home: this.victim, url: this.victim };
    if (this.victim)
      response.setHeader('x-tec-api-origin', `${this.victim}/`);
    if (this.victim && searchParams.get('per_page') === '1')
      response.writeHead(302, { location: this.victim + pathname + search })
        .end();
    else if (pathname === API || pathname === '/wp-json/')
      response.end(JSON.stringify({ namespace: 'tribe/events/v1', ...claims }));
    else if (pathname.startsWith(API))
      response.end(JSON.stringify(this.page(pathname.split('/').pop())));
    else
      response.writeHead(pathname === '/' ? 200 : 404).end('<p>A town</p>');
  }

  page(kind) {
    const list = kind !== 'events' ? [] : this.titles.map((title, i) => ({
      id: i + 1, title, global_id: `${new URL(this.victim ?? this.address)
        .hostname}?id=${i + 1}`, timezone: 'UTC',
      start_date: '2031-02-01 10:00:00', end_date: '2031-02-01 11:00:00' }));
    return { [kind]: list, total: list.length, total_pages: 1 };
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}
