// Checks the JSON-LD of pages against Google's types of schema.org
// (schema-dts) and the requirements of its search for events.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkEvent } from './json_ld.mjs';

const KINDS = { events: 'Event', venues: 'Place', organizers: 'Person' };
const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/s;

async function addresses(base, kind) {
  const query = kind === 'events' ? '&start_date=2000-01-01' : '';
  const answer = await fetch(`${base}/calendar/events/v1/${kind}`
    + `?per_page=50${query}`);
  return (await answer.json())[kind].map((record) => record.url);
}

// Returns [address, type, facts] of pages with JSON-LD.
async function read(base) {
  const found = [];
  for (const [kind, type] of Object.entries(KINDS))
    for (const address of await addresses(base, kind)) {
      const html = await (await fetch(address)).text();
      const script = SCRIPT.exec(html);
      if (script !== null)
        found.push([address, type, JSON.parse(script[1])]);
    }
  return found;
}

// The type checker also rejects members that a type does not have.
function checkTypes(found, folder, require) {
  const ts = require('typescript');
  const file = join(folder, 'linked.ts');
  const lines = found.map(([, type, facts], i) =>
    `export const page${i}: WithContext<${type}> = ${JSON.stringify(
      { ...facts, '@context': 'https://schema.org' })};`);
  writeFileSync(file, ["import type { Event, Person, Place, WithContext } "
    + "from 'schema-dts';", ...lines, ''].join('\n'));
  const program = ts.createProgram([file], { strict: true, noEmit: true,
    module: ts.ModuleKind.NodeNext, types: [] });
  return ts.getPreEmitDiagnostics(program).map((fault) => {
    const line = fault.file?.getLineAndCharacterOfPosition(fault.start).line;
    return `${found[line - 1]?.[0]}: `
      + ts.flattenDiagnosticMessageText(fault.messageText, ' ');
  });
}

// Requirements of Google's search beyond schema.org.
function checkSearch([address, type, facts], full) {
  const say = (fault, is) => (is ? [`${address}: ${fault}`] : []);
  const { location, offers } = facts;
  if (type !== 'Event')
    return [];
  return [
    ...checkEvent(facts, address === full).map((c) => `${address}: ${c}`),
    ...say('a location without a name or an address', location !== undefined
      && !(location.name && location.address)),
    ...say('a price that is no number', offers !== undefined
      && typeof offers.price !== 'number'),
    ...say('an image without a host', facts.image !== undefined
      && !/^https?:\/\//.test(facts.image)),
    ...say('an empty text', Object.values(facts).includes('')),
  ];
}

// Returns the faults. `full` is the address of an event with all fields.
export async function linkedPages(base, full, folder, require) {
  const found = await read(base);
  return {
    count: found.length,
    complaints: [
      ...found.some(([address]) => address === full) ? []
        : ['there is no full event'],
      ...found.flatMap((each) => checkSearch(each, full)),
      ...checkTypes(found, folder, require),
    ],
  };
}
