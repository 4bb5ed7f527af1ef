// Pages of a service, as people see them in a browser.

import { strictEqual } from 'node:assert';

export function versionOf(text) {
  const version = /name="version" value="&quot;(\w+)&quot;"/.exec(text);
  return version && { version: `"${version[1]}"` };
}

// `api` returns the address of the service, which may change.
export function visits(api) {
  async function visit(path, { cookie, form, origin } = {}) {
    const answer = await fetch(new URL(path, api()), {
      method: form ? 'POST' : 'GET', redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin',
        ...cookie && { cookie }, ...origin && { origin } },
      body: form && new URLSearchParams(form) });
    const [set] = answer.headers.getSetCookie();
    return { status: answer.status, location: answer.headers.get('location'),
      cookie: set?.split(';')[0] ?? cookie, text: await answer.text() };
  }

  // Follows a link to the page for choosing a password. Returns the session.
  async function choose(url, password) {
    const page = await visit(url);
    strictEqual(page.status, 200);
    const { pathname, searchParams } = new URL(url);
    const done = await visit(pathname, { form: {
      key: searchParams.get('key'), password } });
    strictEqual(done.status, 303);
    return done;
  }

  // Sends a form with the hidden fields of its page.
  async function send(cookie, path, form, origin) {
    const { text } = await visit(path, { cookie });
    const [, token] = text.match(/name="token" value="([^"]+)"/);
    return visit(path, { cookie, form: { ...form, token, ...versionOf(text) },
      origin });
  }

  return { visit, choose, send };
}
