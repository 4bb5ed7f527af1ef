// Values that programs send to The Events Calendar. Each entry of the tables
// is a case; the answers are those of the reference.

import { deepStrictEqual } from 'node:assert';

// Parameters that the reference ignores, whatever they are.
const IGNORED = ['orderby=rand', 'orderby=', 'orderby=meta_value', 'order=',
  'order=random', 'author=', 'author=admin', 'author=0'];

const RECURRENCES = [null, '', [], {}, false, true, 0,
  { rules: [{ type: 'every-month' }] },
  { type: 'weekly', end_type: 'never' },
  { rules: [], exclusions: [], description: '' },
  [{ type: 'Every Day', 'end-type': 'Never' }], '{"rules":[]}'];

const STATUSES = [null, '', 'moved-online', 'cancelled', [], false];

// A text, and the same date as the interface prints it.
const DATES = [
  ['2026/11/26T17:04', '2026-11-26 17:04:00'],
  ['2026-1-5', '2026-01-05 00:00:00'],
  ['2026-1-5 9:00', '2026-01-05 09:00:00'],
  ['2026-11', '2026-11-01 00:00:00'],
  ['26-11-2026', '2026-11-26 00:00:00'],
  ['26-Nov-2026', '2026-11-26 00:00:00'],
  ['26.11.26', '2026-11-26 00:00:00'],
  ['Thu Nov 26 2026', '2026-11-26 00:00:00'],
  ['Thu, 26 Nov 2026 17:00:00 GMT', '2026-11-26 17:00:00'],
  ['November 26, 2026, 5:00 pm', '2026-11-26 17:00:00'],
  ['26th November 2026', '2026-11-26 00:00:00'],
  ['2026-11-26 24:00', '2026-11-27 00:00:00'],
  ['2026-11-26T17', '2026-11-26 17:00:00'],
  ['2026-W48', '2026-11-23 00:00:00'],
  ['2026-11-26 first day of next month', '2026-12-01 00:00:00'],
  ['2026-11-26 +1 week 2 days', '2026-12-05 00:00:00']
];

const RELATIVE = ['next month', 'first day of next month', '1 month ago',
  '26 November', '5pm', 'last sunday of october', 'monday next week'];

const NO_DATES = ['', 'soon', '31 April 2027', '26/11/2026', '0000-00-00'];

const PARAMETERS = ['start_date', 'end_date', 'starts_before', 'starts_after',
  'ends_before', 'ends_after'];

const IMAGE = 'https://pics.example/pic.jpg';
const SIZES = ['thumbnail', 'medium', 'medium_large', 'large', 'full'];

async function read(api, query) {
  const answer = await fetch(`${api}/events?strict_dates=1&${query}`);
  return { status: answer.status, body: await answer.json() };
}

async function create(api, user, members) {
  const answer = await fetch(`${api}/events`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(user).toString('base64')}`,
      'content-type': 'application/json'
    },
    body: JSON.stringify({ title: 'Case', start_date: '2031-03-01 18:00',
      end_date: '2031-03-01 20:00', ...members })
  });
  deepStrictEqual(answer.status, 201);
  return answer.json();
}

async function ignored(api) {
  const without = await read(api, '');
  for (const query of IGNORED)
    deepStrictEqual((await read(api, query)).body.events,
      without.body.events, query);
  return IGNORED.length;
}

async function recurrences(api, user) {
  for (const recurrence of RECURRENCES)
    deepStrictEqual((await create(api, user, { recurrence })).series,
      undefined);
  return RECURRENCES.length;
}

async function statuses(api, user) {
  for (const event_status of STATUSES)
    deepStrictEqual((await create(api, user, { event_status })).event_status,
      'scheduled');
  return STATUSES.length;
}

// Both ends are given, since an answer names those that are not, to the second.
function dated(api, name, text) {
  return read(api, new URLSearchParams({ start_date: '2020-01-01',
    end_date: '2040-01-01', [name]: text }));
}

async function dates(api) {
  for (const name of PARAMETERS) {
    for (const [text, printed] of DATES)
      deepStrictEqual(await dated(api, name, text),
        await dated(api, name, printed), text);
    for (const text of RELATIVE)
      deepStrictEqual((await dated(api, name, text)).status, 200, text);
    for (const text of NO_DATES)
      deepStrictEqual((await dated(api, name, text)).status, 400, text);
  }
  return PARAMETERS.length *
    (DATES.length + RELATIVE.length + NO_DATES.length);
}

async function images(api, user) {
  const { image } = await create(api, user, { image: IMAGE });
  const size = { width: 0, height: 0, 'mime-type': 'image/jpeg', url: IMAGE };
  deepStrictEqual({ ...image, id: 0 }, { url: IMAGE, id: 0, extension: 'jpg',
    width: 0, height: 0,
    sizes: Object.fromEntries(SIZES.map((name) => [name, size])) });
  return 1;
}

// Each returns the number of its cases.
export const kinds = { ignored, recurrences, statuses, dates, images };
