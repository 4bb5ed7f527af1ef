// An administrator at the desk, with a cookie and forms.

import { strictEqual } from 'node:assert';

const PASSWORD = 'seven green bicycles';

export class Visitor {
  static async signIn(service) {
    const visitor = new Visitor();
    const link = new URL(service.run('user', 'invite', 'ada').trim());
    visitor.origin = new URL(service.api).origin;
    await visitor.ask('/desk/welcome', { key: link.searchParams.get('key'),
      password: PASSWORD });
    return visitor;
  }

  async ask(path, form) {
    const answer = await fetch(new URL(path, this.origin), {
      method: form ? 'POST' : 'GET', redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin',
        ...this.cookie && { cookie: this.cookie } },
      body: form && new URLSearchParams(form) });
    const [set] = answer.headers.getSetCookie();
    this.cookie = set?.split(';')[0] ?? this.cookie;
    return answer;
  }

  async open(path) {
    const answer = await this.ask(path);
    strictEqual(answer.status, 200, path);
    return answer.text();
  }

  // Sends a form of a page, with its token.
  async send(path, fields) {
    const [, token] = /name="token" value="([^"]+)"/.exec(await this.open(
      path));
    const answer = await this.ask(path, { ...fields, token });
    return answer.text();
  }
}
