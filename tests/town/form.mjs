// Forms of the desk, sent as a browser without scripts sends them: with all
// fields, also those that the user has not touched.

import { strictEqual } from 'node:assert';

const CONTROL = /<(input|select|textarea)\b([^>]*)>/g;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const decode = (text) => text.replace(/&(#?\w+);/g, (all, name) =>
  ENTITIES[name] ?? all);

function attribute(tag, name) {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag);
  return found === null ? undefined : decode(found[1]);
}

// The value of the chosen option, or else of the first one.
function chosen(html) {
  const options = [...html.matchAll(/<option\b([^>]*)>/g)].map(([, tag]) =>
    tag);
  return attribute(options.find((tag) => / selected/.test(tag)) ??
    options[0], 'value');
}

// What is between a tag and its end. A first line break is none.
function contents(html, from, kind) {
  return html.slice(from, html.indexOf(`</${kind}>`, from))
    .replace(/^\n/, '');
}

// Returns the value that a control sends, or undefined.
function valueOf(html, { 0: whole, 1: kind, 2: tag, index }) {
  const inner = () => contents(html, index + whole.length, kind);
  if (kind === 'select')
    return chosen(inner());
  if (kind === 'textarea')
    return decode(inner());
  const type = attribute(tag, 'type');
  if (type === 'file' ||
    (/checkbox|radio/.test(type) && !/ checked/.test(tag)))
    return undefined;
  return attribute(tag, 'value') ?? '';
}

function readForm(page) {
  const start = page.indexOf('<form class="record"');
  const html = page.slice(start, page.indexOf('</form>', start));
  const fields = [];
  for (const control of html.matchAll(CONTROL)) {
    const name = attribute(control[2], 'name');
    const value = name && valueOf(html, control);
    if (value !== undefined)
      fields.push([name, value]);
  }
  return { action: attribute(html.slice(0, html.indexOf('>')), 'action'),
    fields };
}

// Fills in some fields of the form on a page, by name, and presses a button.
export async function submit(visitor, path, button, changes) {
  const { action, fields } = readForm(await visitor.open(path));
  const kept = fields.filter(([name]) => !(name in changes));
  const filled = Object.entries(changes).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]));
  const answer = await visitor.ask(action, [...kept, ...filled,
    ['action', button]]);
  const text = await answer.text();
  strictEqual(answer.status, 303, text);
}
