// Adds difficult content for pages to the calendar of `almanac demo`.

const NAMESPACE = '/calendar/events/v1';

const HOSTILE = '"><img src=x onerror=alert(1)> & <b>bold</b>';
const MARKUP = '<h3 onclick="alert(1)">Hours</h3><p style="color:red">At '
    + '<a href="javascript:alert(1)">nine</a>.</p><script>alert(1)</script>'
    + '<iframe src="https://example.org/"></iframe>';

// Without a space at which the text could break.
const LONG = 'Dampfschifffahrtsgesellschaft'.repeat(11).slice(0, 300);
export const ALT = 'Boats in the harbor, seen from the mole';
const RIGHT_TO_LEFT = 'أمسية موسيقى الجاز (live!) في الميناء';

export async function post(base, user, path, fields) {
  const answer = await fetch(`${base}${NAMESPACE}/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(user).toString('base64')}`,
    },
    body: JSON.stringify(fields),
  });
  if (!answer.ok)
    throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// Returns all events, page by page.
export async function all(base, kind, query = '') {
  const found = [];
  for (let page = 1; ; page++) {
    const answer = await fetch(`${base}${NAMESPACE}/${kind}?per_page=50`
      + `&page=${page}${query}`);
    if (answer.status === 404)
      return found;
    const body = await answer.json();
    found.push(...body[kind]);
    if (page >= body.total_pages)
      return found;
  }
}

export async function furnish(base, user) {
  const start = '2031-05-31 22:00:00';
  const venue = await post(base, user, 'venues', {
    venue: `Hall ${HOSTILE}`, address: '"1" Street', city: '<Rome>',
    geo_lat: 41.9, geo_lng: 12.5, website: 'https://hall.example/',
    description: MARKUP,
  });
  const organizer = await post(base, user, 'organizers', {
    organizer: `Ada ${HOSTILE}`, email: '"a"@example.org',
  });
  const hostile = await post(base, user, 'events', {
    title: `Night ${HOSTILE}`, description: MARKUP, start_date: start,
    end_date: '2031-06-02 01:00:00', timezone: 'Asia/Tokyo',
    venue: venue.id, organizer: [organizer.id], categories: ['<i>Odd</i> & co'],
    tags: ['a "tag"'], cost: '<10>', featured: true,
  });
  return { venue, organizer, hostile };
}

// An event, with venue, organizer and terms, whose every text is one long
// word.
export async function furnishLong(base, user) {
  const venue = await post(base, user, 'venues', { venue: LONG,
    address: LONG, city: LONG, country: LONG, phone: LONG, description: LONG,
    website: `https://${'a.'.repeat(60)}example/${LONG}` });
  const organizer = await post(base, user, 'organizers', {
    organizer: LONG, phone: LONG, email: `${LONG.slice(0, 60)}@a.example`,
    website: `https://a.example/${LONG}` });
  const category = await post(base, user, 'categories', {
    name: LONG.slice(0, 200), description: LONG });
  return post(base, user, 'events', {
    title: LONG, slug: 'long', description: `<ul><li>${LONG}</ul>${LONG}`,
    start_date: '2032-02-10 18:00:00', end_date: '2032-02-11 20:00:00',
    venue: venue.id, organizer: [organizer.id], categories: [category.id],
    tags: [LONG.slice(0, 200)], cost: LONG, featured: true,
    website: `https://a.example/${LONG}` });
}

// An event in a right-to-left language, beside one in a left-to-right
// language.
export async function furnishRight(base, user) {
  const event = { title: RIGHT_TO_LEFT, slug: 'right',
    description: `<p>${RIGHT_TO_LEFT}.</p><p>In the harbor.</p>`,
    start_date: '2033-02-10 18:00:00', end_date: '2033-02-10 20:00:00',
    venue: { venue: RIGHT_TO_LEFT, city: 'Haifa' }, tags: [RIGHT_TO_LEFT] };
  await post(base, user, 'events', { ...event, slug: 'left',
    title: 'Jazz on the quay', description: 'Bring a chair.' });
  return post(base, user, 'events', event);
}

// An event of several days, a canceled event, and one with a password.
export async function furnishStates(base, user) {
  const event = { start_date: '2033-06-10 18:00:00',
    end_date: '2033-06-10 20:00:00', venue: { venue: 'The harbor' } };
  const several = await post(base, user, 'events', { ...event,
    title: 'A fair', end_date: '2033-06-14 12:00:00' });
  const canceled = await post(base, user, 'events', { ...event,
    title: 'A parade', event_status: 'canceled',
    event_status_reason: 'The storm is not over.' });
  const closed = await post(base, user, 'events', { ...event,
    title: `A meeting of neighbors, ${LONG.slice(0, 58)}`,
    description: 'Behind closed doors.' });
  await post(base, user, `events/${closed.id}`, { password: 'open' });
  return { several, canceled, closed };
}

// Images that cannot be loaded, with and without alternative text.
export async function furnishBroken(base, user) {
  const event = { start_date: '2033-08-10', end_date: '2033-08-10',
    description: `<p>Text.</p><img src="${base}/images/gone.png" alt="">` };
  await post(base, user, 'events', { ...event, title: 'Gone',
    image: `${base}/images/gone.png` });
  const { image } = await post(base, user, 'events', { ...event,
    title: 'Told', image: `${base}/images/none.png` });
  await post(base, user, `images/${image.id}`, { alt: ALT });
}

// A month of six weeks, with more events a day than a calendar shows.
export async function furnishBusy(base, user) {
  for (let day = 1; day <= 31; day++)
    for (let hour = 10; hour < 17; hour++) {
      const date = new Date(Date.UTC(2034, 11, day));
      const on = date.toISOString().slice(0, 10);
      await post(base, user, 'events', {
        title: `A walk along the quay, begun at ${hour}`,
        start_date: `${on} ${hour}:00:00`,
        end_date: `${on} ${hour + 1}:00:00` });
    }
}
