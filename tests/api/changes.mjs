// Checks which invented changes are found: changes.mjs FOLDER DOCUMENT.

import { strictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import { breaking } from './breaking.mjs';

const require = createRequire(join(resolve(argv[2]), 'package.json'));
const text = readFileSync(argv[3], 'utf8');

// Two paths are enough, and faster.
function read() {
  const document = JSON.parse(text);
  const { '/tags': list, '/tags/{id}': one } = document.paths;
  return { ...document, paths: { '/tags': list, '/tags/{id}': one } };
}

const params = ({ paths }) => paths['/tags'].get.parameters;
const param = (document, wanted) =>
  params(document).find(({ name }) => name === wanted);
const schemas = ({ components }) => components.schemas;
const without = (list, word) => list.filter((each) => each !== word);

// Each is a change. The reverse change is checked, too.
const ROWS = [
  ['a parameter more', false, true, (d) => params(d).push({
    name: 'level', in: 'query', required: false, schema: { type: 'integer' },
  })],
  ['a parameter is needed', true, false,
    (d) => { param(d, 'search').required = true; }],
  ['another default', true, true,
    (d) => { param(d, 'per_page').schema.default = 20; }],
  ['a word more', false, true,
    (d) => { param(d, 'orderby').schema.enum.push('length'); }],
  ['a method less', true, false, (d) => { delete d.paths['/tags/{id}'].put; }],
  ['a path more', false, true,
    (d) => { d.paths['/marks'] = structuredClone(d.paths['/tags']); }],
  ['a member of the answer more', false, true, (d) => {
    schemas(d).Tag.properties.color = { type: 'string' };
    schemas(d).Tag.required.push('color');
  }],
  ['a member of the answer may be absent', true, false, (d) => {
    schemas(d).Tag.required = without(schemas(d).Tag.required, 'slug');
  }],
  ['another type in the answer', true, true,
    (d) => { schemas(d).Tag.properties.slug.type = 'integer'; }],
  ['a member of the body more', false, true, (d) => {
    schemas(d).TagCreate.properties.color = { type: 'string' };
  }],
  ['a member of the body is needed', true, false,
    (d) => { schemas(d).TagCreate.required.push('slug'); }],
  ['another text', false, false,
    (d) => { param(d, 'search').description = 'Text to look for.'; }],
];

for (const [what, there, back, change] of ROWS) {
  const [before, after] = [read(), read()];
  change(after);
  strictEqual(breaking(before, after, require).length > 0, there, what);
  strictEqual(breaking(after, before, require).length > 0, back,
    `${what}, undone`);
}
console.log(`${ROWS.length} changes and their opposites: as expected`);
