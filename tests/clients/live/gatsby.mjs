// Gatsby's source plugin must create a node for each record.

import { deepStrictEqual } from 'node:assert';
import { nodeOf, sourceNodes } from '../gatsby.mjs';

const MOST = 50;

export async function checkGatsby({ base, require }) {
  const nodes = await sourceNodes(base, MOST, require);
  for (const kind of Object.keys(nodes)) {
    const got = await fetch(
      `${base}/wp-json/tribe/events/v1/${kind}?per_page=${MOST}`);
    const { [kind]: records } = await got.json();
    deepStrictEqual(nodes[kind],
      records.map((record) => nodeOf(record, kind)));
  }
  return Object.entries(nodes)
    .map(([kind, list]) => `${list.length} ${kind}`).join(', ');
}
