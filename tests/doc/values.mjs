// Sends many values for each parameter of a list, and for each field of a new
// record: once for each schema. A value that is rejected for its form must be
// outside the schema.

const TEXTS = ['', '0', '1', '-1', '1.5', '007', 'x', 'true', 'any', 'Draft',
  'publish', 'publish,private', 'publish,x', ',', '1,2', '1,x', '#9c2f22',
  '#fff', 'example.com', '//x', '/x', 'a b', 'https://a.example',
  'http://a@b.example:80/x?y#z', 'http://[::1]/', 'http://:80', 'http://a:b/',
  'http://a.example/"x"', 'http://\u00e4.example', 'ftp://a.example/b',
  'mailto:ada@a.example?subject=x', 'mailto:ada', 'javascript:x', 'UTC',
  'europe/paris', 'UTC+5.5', 'UTC+5.4', '+02:00', '-0330', '+2:3', '-3 h',
  'UTC+15', 'UTC+530', '+15:00', '-12:30', '+99:99', '/images/x.png',
  'http://[:::::]/',
  '2027-03-01', 'tomorrow', '{}', 'RRULE:FREQ=WEEKLY;COUNT=2',
  'FREQ=WEEKLY;COUNT=2', 'FREQ=', 'FREQ=NONSENSE', 'FREQ=DAILY;COUNT=0',
  'EXDATE:20270301', 'SUMMARY:x'];
const VALUES = [...TEXTS, ' ', 'x'.repeat(3000), true, false, null, 0, 1, -1,
  1.5, 1e30, {}, [],
  { a: 1 }, { id: 1 }, { id: 'x' }, { id: 1.5 }, [1], ['1'], ['x'], [''], [0],
  [1.5], [true], [null], [{}], [[]], [1, 'x'], [[1]], [{ id: 1 }],
  ['RRULE:FREQ=WEEKLY;COUNT=2'], ['SUMMARY:x']];

// Schemas do not say what exists, which dates and rules can be read, which
// names terms have, and which parameters a parameter of the query requires.
function isUnsaid(name, value, { code, message }) {
  return ['rest_unknown_id', 'rest_invalid_date',
    'term_exists'].includes(code) ||
    (name === 'categories' && code === 'db_insert_error') ||
    / requires /.test(message) ||
    (name === 'timezone' && /^[A-Za-z][\w/-]*$/.test(value)) ||
    (name === 'recurrence' && /^\w+:/.test(value));
}

// Returns whether no schema like this one was given.
function isNew({ description, ...schema }, seen) {
  const text = JSON.stringify(schema);
  const before = seen.size;
  return seen.add(text).size > before;
}

// The faults of parameters, or that of the only value that may be at fault.
async function send(client, method, path, json, name) {
  const { record, status } = await client.ask(method, path, { as: 'admin',
    json, headers: { prefer: 'handling=strict' } });
  return record.data?.details ?? (status === 400 ? { [name]: record } : {});
}

// Returns the values that are within the schema and are rejected. Sends all at
// once, so that writes share commits.
async function wider(values, name, ask, judge) {
  const faults = await Promise.all(values.map(async (value) =>
    (await ask(value))[name]));
  return values.flatMap((value, i) => faults[i] !== undefined &&
      !isUnsaid(name, value, faults[i]) && judge(value).length === 0 ?
    [`${name} accepts ${JSON.stringify(value)}: ${faults[i].message}`] : []);
}

export async function values(client, { paths, components }, checker) {
  const found = [];
  const seen = { query: new Set(), body: new Set() };
  for (const [path, { get, post }] of Object.entries(paths)) {
    if (path.includes('{'))
      continue;
    for (const parameter of get?.parameters ?? [])
      if (parameter.in === 'query' && isNew(parameter.schema, seen.query))
        found.push(...await wider(TEXTS, parameter.name, (value) =>
          send(client, 'GET', `${path}?${new URLSearchParams({
            [parameter.name]: value })}`, undefined, parameter.name),
        (value) => checker.parameter(parameter, value)));
    const body = post?.requestBody.content['application/json'];
    if (body === undefined)
      continue;
    const { $ref } = body.schema;
    const { properties } = components.schemas[$ref.replace(/.*\//, '')];
    for (const name of Object.keys(properties))
      if (isNew(properties[name], seen.body))
        found.push(...await wider(VALUES, name, (value) =>
          send(client, 'POST', path, { ...body.example, [name]: value },
            name),
        (value) => checker.field({ $ref: `${$ref}/properties/${name}` },
          value)));
  }
  return found;
}
