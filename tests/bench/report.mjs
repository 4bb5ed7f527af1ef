// The results as text.

export function shown(value, digits = 3) {
  if (value === undefined)
    return '-';
  if (value >= 10 ** (digits - 1))
    return Math.round(value).toLocaleString('en');
  return value.toPrecision(digits);
}

// Rows of texts as columns, the first one to the left.
export function table(rows) {
  const widths = rows[0].map((_, i) =>
    Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) => row.map((text, i) => i === 0 ?
    text.padEnd(widths[i]) : text.padStart(widths[i])).join('  ').trimEnd())
    .join('\n');
}

function runCells(run) {
  return [shown(run?.perSecond), shown(run?.ofBare, 2), shown(run?.p50),
    shown(run?.p99), shown(run?.cpu)];
}

function readTable(lines) {
  const head = ['per s', 'of bare', 'p50 ms', 'p99 ms', 'CPU µs'];
  return table([['', 'bare', 'CPU µs', ...head.map((text) =>
    text === 'per s' ? 'off' : text), ...head.map((text) =>
    text === 'per s' ? 'warm' : text), '2 conn. p50'],
  ...Object.values(lines).map((seen) => [seen.name,
    shown(seen.bare?.perSecond), shown(seen.bare?.cpu),
    ...runCells(seen.cold), ...runCells(seen.warm),
    shown(seen.alone?.p50)])]);
}

function peerTable(lines) {
  const keys = ['single', 'list', 'create'].filter((key) => lines[key]);
  return table([['a second', 'off', 'warm', 'Fastify', 'CPU µs', 'nginx',
    'CPU µs', 'without HTTP', 'off/Fastify', 'warm/Fastify'],
  ...keys.map((key) => {
    const { name, cold, warm, fastify, nginx, floor } = lines[key];
    return [name, shown(cold.perSecond), shown(warm?.perSecond),
      shown(fastify?.perSecond), shown(fastify?.cpu),
      shown(nginx?.perSecond), shown(nginx?.cpu), shown(floor?.perSecond), shown(cold.ofFastify, 2),
      shown(warm?.ofFastify, 2)];
  })]);
}

function groupLine({ create, slowCreate }) {
  return [['', create], [' of 5 ms', slowCreate]].filter(([, seen]) => seen)
    .map(([what, { cold }]) =>
      `${shown(cold.group, 2)} creates shared a sync${what}`);
}

function importLine({ importSeries }) {
  return importSeries === undefined ? [] : [`an import brings ${
    shown(importSeries.cold.ofSingle, 2)} times as many events a second as ` +
    'series as it does one by one'];
}

function growthRow(name, values) {
  return [name, ...values.map((value) => shown(value)),
    shown(values[0] && values.at(-1) / values[0])];
}

function growthTable(sizes) {
  const { lines } = sizes.at(-1);
  return table([['CPU µs of a request, cache off',
    ...sizes.map(({ events }) => events.toLocaleString('en')), 'factor'],
  ...Object.keys(lines).map((key) => growthRow(lines[key].name,
    sizes.map((size) => size.lines[key]?.cold.cpu))),
  growthRow('first answer, ms', sizes.map(({ start }) => start)),
  growthRow('own memory of a worker, MB', sizes.map(({ memory }) =>
    memory.anonymous / 2 ** 20)),
  growthRow('on disk, MB', sizes.map(({ disk }) => disk / 2 ** 20))]);
}

export function goalTable(goals) {
  return table([['goal', '', 'measured', ''], ...goals.map((goal) =>
    [goal.what, `${goal.sign} ${goal.limit.toLocaleString('en')}`,
      shown(goal.value), goal.value === undefined ? 'not measured' :
        `${goal.unit ?? ''} ${goal.met ? 'met' : 'MISSED'}`.trim()])]);
}

function sizeTitle({ events, disk, start, memory }) {
  const megabytes = (bytes) => `${shown(bytes / 2 ** 20)} MB`;
  return `${events.toLocaleString('en')} events: ${megabytes(disk)} on disk, ` +
    `first answer after ${shown(start)} ms, a worker has ${
      megabytes(memory.anonymous)} of its own (${
      megabytes(memory.resident)} resident with the file's)`;
}

export function report({ machine, seconds, rounds, sizes, goals }) {
  const { cores, processor, gigabytes, system, kernel } = machine;
  return ['', `${cores} cores (${processor}), ${gigabytes} GB, ${system}, ` +
    `Linux ${kernel}; medians of ${rounds} runs of ${seconds} s; 2 workers, ` +
    '32 connections where no other number stands',
  ...sizes.flatMap((size) => ['', sizeTitle(size), '', readTable(size.lines),
    '', peerTable(size.lines), ...groupLine(size.lines),
    ...importLine(size.lines)]),
  ...sizes.length > 1 ? ['', growthTable(sizes)] : [],
  '', goalTable(goals), ''].join('\n');
}
