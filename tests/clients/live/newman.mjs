// Generates a Postman collection from the document and runs every operation,
// with the values that a user would fill in.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const NAMES = ['title', 'venue', 'organizer', 'name'];
const KEPT = ['Accept', 'Content-Type'];
const ORDER = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'];

export async function checkNewman({ folder, document, login, password,
  require }) {
  const collection = await convert(document, require);
  let count = 0;
  for (const group of collection.item) {
    const requests = requestsOf(group).sort(byOrder);
    requests.forEach(fillIn);
    group.item = requests;
    count += requests.length;
  }
  collection.auth = { type: 'basic', basic: [
    { key: 'username', value: login }, { key: 'password', value: password }] };
  writeFileSync(join(folder, 'collection.json'),
    JSON.stringify(collection, null, 2));

  const newman = require('newman');
  const { run: { failures, stats } } =
    await promisify(newman.run)({ collection, reporters: [] });
  if (failures.length > 0)
    throw new Error(failures.map(({ source, parent, error }) =>
      `${parent.name}, ${source.name}: ${error.message}`).join('\n'));
  if (stats.assertions.total !== count)
    throw new Error(`${stats.assertions.total} of ${count} were run`);
  return `${count} requests, each answered as the document says`;
}

function convert(document, require) {
  const converter = require('openapi-to-postmanv2');
  return new Promise((done, fail) => converter.convert(
    { type: 'string', data: readFileSync(document, 'utf8') },
    { folderStrategy: 'Tags' },
    (error, { result, reason, output } = {}) =>
      result ? done(output[0].data) : fail(error ?? new Error(reason))));
}

function requestsOf(group) {
  return group.item.flatMap((item) => item.item ? requestsOf(item) : [item]);
}

// Creates records first and deletes them last. Deletes by slug before by id,
// since only ids find records in the trash.
function byOrder(a, b) {
  const place = ({ request: { method, url } }) => [
    ORDER.indexOf(method === 'POST' && url.variable.length > 0 ? 'PUT' :
      method), -url.path.length];
  const [first, second] = [place(a), place(b)];
  return first[0] - second[0] || first[1] - second[1];
}

function fillIn(item) {
  const { request } = item;
  for (const part of [...request.url.query, ...request.header])
    part.disabled = !KEPT.includes(part.key);
  for (const variable of request.url.variable)
    variable.value = `{{${variable.key}}}`;
  delete request.auth;
  if (request.body?.mode === 'urlencoded')
    fillInBody(request);
  const documented = item.response.map(({ code }) => code)
    .filter((code) => code < 300 || isLast(request));
  item.event = [{ listen: 'test', script: { exec: [
    `const { code } = pm.response;`,
    `pm.test('it is done', () => ` +
      `pm.expect(${JSON.stringify(documented)}).to.include(code));`,
    `if (code === 201) for (const key of ['id', 'slug'])`,
    `  pm.collectionVariables.set(key, pm.response.json()[key]);`,
  ] } }];
}

// By then the record is in the trash or deleted.
function isLast({ method, url }) {
  return method === 'DELETE' && url.path.includes(':id') &&
    ['events', 'venues', 'organizers'].includes(url.path[0]);
}

function fillInBody({ method, url, body }) {
  for (const field of body.urlencoded) {
    const name = NAMES.includes(field.key);
    field.disabled = !name && !/_date$/.test(field.key) ||
      /^utc_/.test(field.key);
    if (name)
      field.value = `By newman, ${method} ${url.path.join('/')}`;
    else if (!field.disabled)
      field.value = '2027-03-01 18:00:00';
  }
}
