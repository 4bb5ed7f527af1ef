// Runs Gatsby's source plugin from npm, with the parts of Gatsby that it uses.

import { createHash } from 'node:crypto';

const TYPES = { TribeEvents: 'events', TribeVenues: 'venues',
  TribeOrganizers: 'organizers', TribeCategories: 'categories',
  TribeTags: 'tags' };

// Returns the plugin's nodes by kind.
export async function sourceNodes(baseUrl, maxEvents, require) {
  const plugin = require('gatsby-source-tribe-events');
  const nodes = Object.fromEntries(
    Object.values(TYPES).map((kind) => [kind, []]));
  await plugin.sourceNodes({
    actions: {
      createNode: (node) => nodes[TYPES[node.internal.type]].push(node),
    },
    createNodeId: (id) => `node ${id}`,
    createContentDigest: digest,
  }, { baseUrl, maxEvents });
  return nodes;
}

// Returns the node for a record.
export function nodeOf(record, kind) {
  const type = Object.keys(TYPES).find((name) => TYPES[name] === kind);
  return { ...record, id: `node ${type}-${record.id}`,
    internal: { type, contentDigest: digest(record) } };
}

function digest(record) {
  return createHash('md5').update(JSON.stringify(record)).digest('hex');
}
