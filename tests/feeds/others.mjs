// Compares feeds read by rss-parser and jsonld with the records.

import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import { checkEvent } from '../doc/json_ld.mjs';
import { instant, plain } from './plain.mjs';

const SCHEMA = 'http://schema.org/';

export async function checkRss(Parser, text, address, records) {
  const parser = new Parser({ customFields: {
    item: ['ev:startdate', 'ev:enddate', 'ev:location'],
  } });
  const feed = await parser.parseString(text);
  strictEqual(feed.feedUrl, address);
  ok(feed.title !== '' && feed.description !== '');
  strictEqual(feed.items.length, records.length);
  for (const [i, record] of records.entries()) {
    const item = feed.items[i];
    ok(item.guid.endsWith(`/?post_type=tribe_events&p=${record.id}`));
    strictEqual(item.title, plain(record.title));
    strictEqual(item.link, record.url);
    strictEqual(Date.parse(item.isoDate), instant(record.date_utc));
    deepStrictEqual((item.categories ?? []).map(({ _ }) => _),
      [...record.categories, ...record.tags].map(({ name }) => name));
    strictEqual(item.content ?? '', record.excerpt || record.description);
    if (record.excerpt !== '')
      strictEqual(item['content:encoded'] ?? '', record.description);
    strictEqual(Date.parse(item['ev:startdate']), instant(record.all_day ?
      record.start_date.slice(0, 10) : record.utc_start_date));
    strictEqual(item['ev:location'] !== undefined,
      !Array.isArray(record.venue));
  }
}

// Replaces the vocabulary, which is on another host.
const documentLoader = async (url) => {
  strictEqual(url, SCHEMA.slice(0, -1));
  return { contextUrl: null, documentUrl: url,
    document: { '@context': { '@vocab': SCHEMA } } };
};

const named = (node, name) => node[SCHEMA + name]?.[0]['@value'];

export async function checkLinkedData(jsonld, text, records) {
  const document = JSON.parse(text);
  const nodes = await jsonld.expand(document, { documentLoader });
  const quads = await jsonld.toRDF(document,
    { documentLoader, format: 'application/n-quads' });
  strictEqual(nodes.length, records.length);
  strictEqual(quads.split('\n').filter((line) =>
    line.includes(`<${SCHEMA}Event>`)).length, records.length);
  for (const [i, record] of records.entries()) {
    deepStrictEqual(nodes[i]['@type'], [`${SCHEMA}Event`]);
    strictEqual(named(nodes[i], 'name'), record.title);
    strictEqual(named(nodes[i], 'url'), record.url);
    strictEqual(Date.parse(named(nodes[i], 'startDate')),
      instant(record.utc_start_date));
    deepStrictEqual(checkEvent({ '@context': document['@context'],
      ...document['@graph'][i] }, false), []);
  }
}
