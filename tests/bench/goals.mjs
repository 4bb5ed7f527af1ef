// What is to be reached, and what was.
//
// A goal without a size holds at every size: the worst one counts.

export const READS = ['list', 'category', 'venue', 'window'];
const SEARCHES = ['rare', 'common', 'three'];

export function least(what, limit, value, more) {
  return { what, limit, value, better: Math.max, sign: '≥', ...more };
}

export function most(what, limit, value, more) {
  return { what, limit, value, better: Math.min, sign: '≤', ...more };
}

// With SQLite.
const goals = [
  least('single read, cache off, of the bare handler', 0.6,
    ({ single }) => single.cold.ofBare),
  least('single read, cache warm, of the bare handler', 0.85,
    ({ single }) => single.warm.ofBare),
  least('default list, cache warm, of the bare handler', 0.85,
    ({ list }) => list.warm.ofBare),
  least('default list, cache off, of the bare handler', 0.3,
    ({ list }) => list.cold.ofBare),
  most('CPU of the front page, cache off', 10,
    ({ home }) => home.cold.cpu / 1000, { events: 1e6, unit: 'ms' }),
  least('front page, cache warm, of the bare handler', 0.85,
    ({ home }) => home.warm.ofBare),
  ...READS.map((key) => most(`CPU of a list (${key}), 1 million over 10 ` +
    'thousand', 1.5, (lines, size, small) =>
    lines[key].cold.cpu / small.lines[key].cold.cpu, { events: 1e6 })),
  most('CPU of page 5,000 over page 1', 4,
    ({ page5000, list }) => page5000.cold.cpu / list.cold.cpu,
    { events: 1e6 }),
  ...SEARCHES.map((key) => most(`p50 of a search (${key})`, 60,
    (lines) => lines[key].alone.p50, { events: 1e6, unit: 'ms' })),
  most('p50 of a search for a word that is nowhere', 1,
    ({ absent }) => absent.alone.p50, { events: 1e6, unit: 'ms' }),
  most('p99 of a list of the desk, all events in series, 2 connections', 150,
    ({ deskAll }) => deskAll.alone.p99, { events: 1e6, unit: 'ms' }),
  least('create, 64 clients, of the same without HTTP', 0.5,
    ({ create }) => create.cold.ofFloor, { events: 1e5 }),
  least('create with 5 ms fsync, 64 clients', 2000,
    ({ slowCreate }) => slowCreate.cold.perSecond, { unit: 'a second' }),
  most('p99 of single reads meanwhile, over twice that without plus 1 ms', 1,
    ({ slowRead }) => slowRead.cold.p99 / (2 * slowRead.quiet.p99 + 1)),
  least('import of events of series, over the same one by one', 1,
    ({ importSeries }) => importSeries.cold.ofSingle),
  least('single read, cache off, over Fastify', 1.8,
    ({ single }) => single.cold.ofFastify),
  least('single read, cache warm, over Fastify', 2.5,
    ({ single }) => single.warm.ofFastify),
  least('default list, cache off, over Fastify', 2.2,
    ({ list }) => list.cold.ofFastify),
  most('CPU of the worst hostile rule', 20,
    ({ hostile }) => hostile.cold.cpu / 1000, { unit: 'ms' }),
  most('memory of a worker', 64, (lines, { memory }) =>
    memory.anonymous / 2 ** 20, { events: 1e5, unit: 'MB' }),
  most('from start to the first answer', 1, (lines, { start }) =>
    start / 1000, { events: 1e6, unit: 's' }),
];

// The value, or undefined where it was not measured.
function valueOf(goal, size, small) {
  try {
    return goal.value(size.lines, size, small);
  } catch (error) {
    if (error instanceof TypeError)
      return undefined;
    throw error;
  }
}

export function judge({ sizes }, wanted = goals) {
  const small = sizes.find(({ events }) => events === 1e4);
  return wanted.map((goal) => {
    const { what, limit, sign, unit } = goal;
    const values = sizes
      .filter(({ events }) => [undefined, events].includes(goal.events))
      .map((size) => valueOf(goal, size, small))
      .filter((value) => value !== undefined);
    if (values.length === 0)
      return { what, limit, sign, unit };
    const value = goal.better === Math.max ? Math.min(...values) :
      Math.max(...values);
    return { what, limit, sign, unit, value,
      met: goal.better(value, limit) === value };
  });
}
