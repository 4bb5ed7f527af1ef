// What is asked for: each line of the table is a set of addresses.
//
// `expect` is what every answer must be: an event, a list of some, a list of
// none, a page of some.  Of `candidates` those count whose lists are not empty.

const API = '/calendar/events/v1';
const SET = 20;         // addresses of a line; of single reads there are more

export const EVENTS = `${API}/events/`;

// The numbers from `first` on.
function numbers(first, count = SET) {
  return Array.from({ length: count }, (_, i) => first + i);
}

function lists(queries) {
  return queries.map((query) => `${EVENTS}?${query}`);
}

function searches(words) {
  return lists(words.map((word) => `search=${encodeURIComponent(word)}`));
}

function day(now, distance) {
  return new Date(Date.parse(now) + distance * 86400e3).toISOString()
    .slice(0, 10);
}

// Windows of one to sixty days in the last year and the next.
function windows(now) {
  return numbers(0, 500).map((i) => {
    const first = i * 127 % 730 - 365;
    return `start_date=${day(now, first)}&end_date=${
      day(now, first + i % 60)}`;
  });
}

// Half of the requests are for the venue with 5 % of the events.
function venues({ first }) {
  return numbers(first).map((id, i) => `venue=${i % 2 === 0 ? first : id}`);
}

// Three letters out of the middle of words.
function trigrams(words) {
  const all = words.slice(5000, 6000).map((word) => word.slice(1, 4));
  return [...new Set(all.filter((text) => /^[a-z]{3}$/.test(text)))]
    .slice(0, SET);
}

// Each of these is in about ten events of the default window.
function rareWords(words, events) {
  const place = Math.min(Math.max(Math.round(events * 0.106), 4200),
    words.length - 3 * SET);
  return words.slice(place, place + 3 * SET);
}

const WIDE = 'start_date=1900-01-01&end_date=2100-01-01';
const ORDERS = ['title', 'modified', 'date', 'end_date', 'id'];

// Lists of all events, by each order but that of their start.
function orderLines(some) {
  return ORDERS.flatMap((order) => {
    const query = `${WIDE}&orderby=${order}`;
    const key = order.replace('_', '');
    return [
      some(`by${key}`, `list of all by ${order}`, lists([query])),
      some(`deep${key}`, `list of all by ${order}, page 5,000`,
        lists([`${query}&page=5000`]), { atLeast: 5000 }),
    ];
  });
}

// What may match most events. Each has one address: they take long.
function wideLines(some, now, { categories, tags }) {
  const first = categories.first;
  return [
    some('changed', 'list of all by modified_after',
      lists([`${WIDE}&modified_after=${day(now, -30)}`])),
    some('changedold', 'list of all by modified_after, long ago',
      lists([`${WIDE}&modified_after=${day(now, -6 * 365)}`])),
    some('far', 'list of all by geography, 10,000 km',
      lists([`${WIDE}&geoloc_lat=50&geoloc_lng=10&geoloc_distance=10000`])),
    some('sets', 'list by three categories and a tag', lists([`${WIDE}&` +
      `categories=${numbers(first, 3)}&tags=${tags.first}`])),
    some('letter', 'search, one letter', searches(['e']), { search: true }),
    some('seven', 'search, seven letters', searches(['a b c d e f g']),
      { search: true }),
  ];
}

export function readLines({ now, events, readable, venues: halls, categories,
  tags, words }) {
  const page = (number) => lists([`page=${number}`]);
  const some = (key, name, targets, more) =>
    ({ key, name, targets, expect: 'some', ...more });
  const search = { search: true };
  return [
    { key: 'single', name: 'single read, random id', expect: 'event',
      targets: readable.map((id) => `${API}/events/${id}`), peers: true },
    some('list', 'default list', [EVENTS], { peers: true }),
    { key: 'home', name: 'front page', expect: 'page', targets: ['/'] },
    some('category', 'list by category',
      lists(numbers(categories.first).map((id) => `categories=${id}`))),
    some('both', 'list by category and tag',
      lists(numbers(tags.first).map((id) =>
        `categories=${categories.first}&tags=${id}`))),
    some('venue', 'list by venue', lists(venues(halls))),
    some('window', 'list by date window', lists(windows(now))),
    some('page100', 'list, page 100', page(100), { atLeast: 100 }),
    some('page5000', 'list, page 5,000', page(5000), { atLeast: 5000 }),
    some('rare', 'search, rare word', [], { ...search,
      candidates: searches(rareWords(words, events)) }),
    some('common', 'search, common word', searches(words.slice(64, 64 + SET)),
      search),
    some('three', 'search, three letters', searches(trigrams(words)), search),
    { key: 'absent', name: 'search, word that is nowhere', expect: 'none',
      targets: searches(numbers(0).map((i) => `xq${words[i]}`)), search: true },
    some('place', 'list by geography', [],
      { candidates: lists(numbers(0, 3 * SET).map((i) =>
        `geoloc_lat=${48 + i % 7 * 0.9}&geoloc_lng=${7 + i % 11 * 0.7}`)) }),
    ...orderLines(some),
    ...wideLines(some, now, { categories, tags }),
  ];
}

// Creates of the bodies, one a line, and updates of events by some of them.
export function createRequests(bodies) {
  return bodies.map((body) => `${EVENTS}\t${body}`);
}

export function updateRequests(bodies, readable) {
  return bodies.map((body, i) => {
    const { title, description, start_date, end_date } = JSON.parse(body);
    return `${API}/events/${readable[i % readable.length]}\t${
      JSON.stringify({ title, description, start_date, end_date })}`;
  });
}
