// Checks an open page and returns its faults.

import { join } from 'node:path';

// The rules of WCAG 2.2 A and AA, and best practices.
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa',
  'best-practice'];

function describe(violation) {
  const where = violation.nodes.slice(0, 3).map((n) => n.target.join(' '));
  return `axe ${violation.id}: ${violation.help}: ${where.join('; ')}`;
}

// Text in the color of its background, which axe leaves to people.
function invisible(finding) {
  const nodes = finding.nodes.filter(({ any }) => any.some(({ data }) =>
    data?.messageKey === 'equalRatio'));
  return nodes.length > 0 ? [{ ...finding, nodes }] : [];
}

// Rules for every page.
function inspect() {
  const found = [];
  const root = document.documentElement;
  const say = (fault, is) => is && found.push(fault);
  say('not one h1', document.querySelectorAll('h1').length !== 1);
  say('no title', document.title.trim() === '');
  say(`wider than its window: ${root.scrollWidth} > ${innerWidth}`,
    root.scrollWidth > innerWidth);
  for (const e of document.querySelectorAll('main *, header.site *'))
    say(`${e.localName}.${e.className} is wider than its place: `
      + `${e.scrollWidth} > ${e.clientWidth}`, e.clientWidth > 1
      && e.scrollWidth > e.clientWidth + 1
      && !e.matches('input, select, pre, .calendar td *')
      && !e.matches('.calendar td:has(.bar)')
      && !e.matches('.chips ul')); // scrolls on phones
  const [data, other] = [':is', ':not'].map((which) =>
    document.querySelectorAll(`script${which}([type="application/ld+json"])`));
  say('a script besides that of public pages', other.length > 1);
  say('a handler in an attribute', [...document.querySelectorAll('*')].some(
    (e) => e.getAttributeNames().some((n) => n.startsWith('on'))));
  say('a link that runs', [...document.links].some(
    (a) => a.protocol === 'javascript:'));
  say('an outside asset', performance.getEntriesByType('resource').some(
    (r) => new URL(r.name).origin !== location.origin));
  say('the style does not count', getComputedStyle(document.body)
    .maxWidth === 'none');
  for (const { text } of data)
    for (const fact of [JSON.parse(text)].flat())
      say('facts without a type', fact['@type'] === undefined);
  return found;
}

export class Eye {
  constructor(browser, axe, folder) {
    this.browser = browser;
    this.axe = axe;
    this.folder = folder;
  }

  async look(base, { path, name, status = 200 }, { scheme, width }) {
    const context = await this.browser.newContext({ colorScheme: scheme,
      viewport: { width, height: 860 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults = [];
    page.on('console', (m) => faults.push(`console: ${m.text()}`));
    page.on('pageerror', (e) => faults.push(`error: ${e.message}`));
    page.on('dialog', (d) => { faults.push('a dialog'); d.dismiss(); });
    const answer = await page.goto(base + path);
    if (status !== 200)
      faults.splice(0, faults.length,
        ...faults.filter((f) => !f.includes(`status of ${status}`)));
    if (answer.status() !== status)
      faults.push(`status ${answer.status()}, not ${status}`);
    faults.push(...await page.evaluate(inspect));
    if (this.axe !== null)
      faults.push(...await this.#audit(page));
    await page.screenshot({ fullPage: true,
      path: join(this.folder, `${name}-${scheme}-${width}.png`) });
    await context.close();
    return faults;
  }

  // Runs as a browser extension would, so that the page's policy does not
  // apply.
  async #audit(page) {
    await page.evaluate(`{ const module = undefined; ${this.axe} }`);
    const result = await page.evaluate((rules) => window.axe.run(document,
      { runOnly: { type: 'tag', values: rules } }), RULES);
    return [...result.violations, ...result.incomplete.flatMap(invisible)]
      .map(describe);
  }
}
