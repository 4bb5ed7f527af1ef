// Creates the records for the clients.

const COUNTS = { venues: 46, organizers: 37, categories: 28, tags: 33 };
const EVENTS = 130;

const NAMES = { venues: 'venue', organizers: 'organizer', categories: 'name',
  tags: 'name' };

// Returns the ids of all records, by kind.
export async function makeRecords(api, user) {
  const authorization = `Basic ${btoa(user)}`;
  const make = async (kind, body) => {
    const got = await fetch(`${api}/${kind}`, {
      method: 'POST', body: JSON.stringify(body),
      headers: { authorization, 'content-type': 'application/json' },
    });
    if (got.status !== 201)
      throw new Error(`${kind}: ${got.status} ${await got.text()}`);
    return (await got.json()).id;
  };
  const ids = { events: [] };
  for (const [kind, count] of Object.entries(COUNTS)) {
    ids[kind] = [];
    for (let i = 0; i < count; i++)
      ids[kind].push(await make(kind, { [NAMES[kind]]: `${kind} ${i}` }));
  }
  for (let i = 0; i < EVENTS; i++)
    ids.events.push(await make('events', eventOf(i, ids)));
  return ids;
}

// Some start at the same time. Each term has an event, so that lists show it.
function eventOf(i, ids) {
  const pick = (kind) => ids[kind][i % ids[kind].length];
  const day = `+${1 + Math.floor(i / 4)} days`;
  return { title: `Event ${i}`, start_date: `${day} 18:00`,
    end_date: `${day} 20:00`, venue: pick('venues'),
    organizer: [pick('organizers')], categories: [pick('categories')],
    tags: [pick('tags')] };
}
