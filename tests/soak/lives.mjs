// Lives of short series: each is created, read, changed, split and deleted,
// and its events are purged, so that the calendar does not grow.
//
// A life is a generator. It yields requests, gets the body of each answer, and
// throws if the answer is not what the requests before it have led to.

const DAY = 86400000;
const SOON = 60;        // days until the first event: no life takes as long

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
const basic = (time) => dayOf(time).replaceAll('-', '');

// Rules, with the number of events of the series.
const kinds = [
  (first) => ({ count: 8, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=8',
    `EXDATE:${basic(first + 14 * DAY)}`, `RDATE:${basic(first + DAY)}`] }),
  () => ({ count: 3, recurrence: 'RRULE:FREQ=MONTHLY;BYMONTHDAY=12;COUNT=3' }),
  () => ({ count: 10, recurrence: 'FREQ=DAILY;INTERVAL=2;COUNT=10' }),
  (first) => ({ count: 4, recurrence: [3, 11, 40].map((days) =>
    `RDATE;VALUE=DATE:${basic(first + days * DAY)}`) }),
];

function expect(what, seen, wanted) {
  if (String(seen) !== String(wanted))
    throw new Error(`${what}: ${seen}, not ${wanted}`);
}

const read = (path) => ({ method: 'GET', path, status: 200 });
const write = (method, path, body, status = 200) =>
  ({ method, path, body, status, login: true });
const listOf = (id) => `/events?series=${id}&per_page=50`;
const idsOf = ({ events }) => events.map((event) => event.id);

function* readAll(id, ids) {
  const hidden = yield read(
    `${listOf(id)}&hide_subsequent_recurrences=true`);
  expect('the first alone', idsOf(hidden), ids[0]);
  const whole = yield read(`/series/${id}`);
  const calendar = yield read(`/series/${id}.ics`);
  expect('a rule in the iCalendar', calendar.includes('\nRRULE:'),
    whole.rrule !== '');
}

function* changeOne(id) {
  const alone = yield write('PATCH', `/events/${id}`,
    { title: 'only this one' });
  expect('detached', alone.series.detached, 'title');
  const calendar = yield read(`/events/${id}.ics`);
  expect('the change in the iCalendar',
    calendar.includes('SUMMARY:only this one'), true);
  const again = yield write('PATCH', `/events/${id}`, { follow_series: true });
  expect('detached', again.series.detached, '');
}

// All events begin later. They keep their ids.
function* changeAll(id, day, ids) {
  const changed = yield write('PATCH', `/series/${id}`, { title: 'jazz later',
    start_date: `${day} 14:00:00`, end_date: `${day} 15:30:00` });
  expect('the title', changed.event.title, 'jazz later');
  const { events } = yield read(listOf(id));
  expect('ids', idsOf({ events }), ids);
  expect('times', [...new Set(events.map((event) =>
    event.start_date.slice(11)))], '14:00:00');
}

// Returns the id of the later part.
function* split(id, ids) {
  const middle = ids.length >> 1;
  const later = yield write('POST', `/series/${id}/split`,
    { event: ids[middle], title: 'choir later' }, 201);
  expect('the earlier part', idsOf(yield read(listOf(id))),
    ids.slice(0, middle));
  yield write('DELETE', `/events/${ids.at(-1)}?purge=true`);
  expect('the later part', idsOf(yield read(listOf(later.id))),
    ids.slice(middle, -1));
  return later.id;
}

// `event` has the fields of an event.
export function* live(event, number, now) {
  const first = Date.parse(dayOf(now)) + (SOON + number % 5) * DAY;
  const { count, recurrence } = kinds[number % kinds.length](first);
  const created = yield write('POST', '/events', { ...event, recurrence,
    start_date: `${dayOf(first)} 10:00:00`,
    end_date: `${dayOf(first)} 11:00:00` }, 201);
  const { id } = created.series;
  const ids = idsOf(yield read(listOf(id)));
  expect('events', ids.length, count);
  yield* readAll(id, ids);
  yield* changeOne(ids[1]);
  yield* changeAll(id, created.start_date.slice(0, 10), ids);
  const later = yield* split(id, ids);
  yield write('DELETE', `/series/${later}`);
  yield write('DELETE', `/series/${id}`);
  for (const one of ids.slice(0, -1))
    yield write('DELETE', `/events/${one}?purge=true`);
}
