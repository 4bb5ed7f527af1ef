// Checks that existing clients get every record once, in order. check.sh
// explains how to run this.

import { deepStrictEqual } from 'node:assert';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { nodeOf, sourceNodes } from './gatsby.mjs';
import * as pagers from './pagers.mjs';
import { makeRecords } from './records.mjs';
import { kinds } from './values.mjs';
import { checkDiscovery } from './wpapi.mjs';

const NAMESPACES = ['/calendar/events/v1', '/wp-json/tribe/events/v1'];
const MOST = 50;

const base = argv[2];
const require = createRequire(join(resolve(argv[3]), 'package.json'));
let faults = 0;

async function attempt(what, test) {
  try {
    await test();
    console.log(`${what}: ok`);
  } catch (error) {
    console.log(`${what}: ${error.message}`);
    faults++;
  }
}

function byId(records) {
  return records.map(({ id }) => id).sort((a, b) => a - b);
}

// For any page size a pager must return the same records as the others.
async function checkPager(name, api, kind, ids) {
  const all = await pagers.byNextUrl(api, kind, `per_page=${MOST}`);
  deepStrictEqual(byId(all), ids);
  for (const query of ['', 'per_page=7', 'per_page=50', 'per_page=1000'])
    deepStrictEqual(await pagers[name](api, kind, query), all);
}

// The plugin reads one page of each kind, and `maxEvents` events.
async function checkGatsby(maxEvents) {
  const api = base + NAMESPACES[1];
  const nodes = await sourceNodes(base, maxEvents, require);
  for (const kind of Object.keys(nodes)) {
    const count = Math.min(kind === 'events' ? maxEvents ?? 10 : MOST, MOST);
    const all = await pagers.byHeader(api, kind, 'per_page=10');
    deepStrictEqual(nodes[kind],
      all.slice(0, count).map((record) => nodeOf(record, kind)));
  }
}

const ids = await makeRecords(base + NAMESPACES[0], env.ALMANAC_USER);
for (const namespace of NAMESPACES)
  for (const kind of Object.keys(ids))
    for (const name of Object.keys(pagers))
      await attempt(`${namespace}/${kind} ${name}`,
        () => checkPager(name, base + namespace, kind, ids[kind]));
for (const maxEvents of [undefined, 20, 50, 130])
  await attempt(`gatsby-source-tribe-events, maxEvents ${maxEvents}`,
    () => checkGatsby(maxEvents));
for (const namespace of NAMESPACES)
  for (const kind of Object.keys(kinds))
    await attempt(`${namespace} values: ${kind}`,
      () => kinds[kind](base + namespace, env.ALMANAC_USER));
await attempt('wpapi, from discovery to an event',
  () => checkDiscovery(base, env.ALMANAC_USER, require));
exit(faults === 0 ? 0 : 1);
