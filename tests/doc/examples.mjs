// Sends the example of each operation in the document. The database must be
// empty, since ids in examples are those of the records that are created first.

import { PNG } from './records.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function optionsOf({ requestBody }) {
  const content = requestBody?.content ?? {};
  return 'image/*' in content ? { as: 'admin', file: PNG }
    : { as: 'admin', json: content['application/json']?.example };
}

// Series are created as events. Returns the record that a path refers to.
async function create(client, paths, kind) {
  const path = kind === 'series' ? '/events' : `/${kind}`;
  const { record } = await client.ask('POST', path,
    optionsOf(paths[path].post));
  return kind === 'series' ? record.series : record;
}

// Splitting a series needs the first ids, and joining another one to it. Lists
// come last, since a term cannot be created twice.
function order(path) {
  const first = ['/split', '/join'].findIndex((end) => path.endsWith(end));
  return first >= 0 ? first : path.includes('{') ? 2 : 3;
}

export async function examples(client, { paths }) {
  for (const path of Object.keys(paths).sort((a, b) => order(a) - order(b))) {
    const kind = path.replace('/history/', '/').split('/')[1];
    const record = /{(id|slug)}/.test(path) ?
      await create(client, paths, kind) : {};
    const address = path.replace('{id}', record.id)
      .replace('{slug}', record.slug).replace('{name}', 'currency').replace(/^\/$/, '');
    for (const method of METHODS.filter((name) => name in paths[path]))
      await client.ask(method.toUpperCase(), address,
        optionsOf(paths[path][method]));
    if (path.startsWith('/history/'))
      await client.ask('DELETE', `/${kind}/${record.id}`, { as: 'admin' });
  }
}
