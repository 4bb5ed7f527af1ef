// What a page may have to show, beside the calendar of `almanac demo`.

const NAMESPACE = '/calendar/events/v1';

const HOSTILE = '"><img src=x onerror=alert(1)> & <b>bold</b>';
const MARKUP = '<h3 onclick="alert(1)">Hours</h3><p style="color:red">At '
    + '<a href="javascript:alert(1)">nine</a>.</p><script>alert(1)</script>'
    + '<iframe src="https://example.org/"></iframe>';

async function create(base, user, kind, fields) {
  const answer = await fetch(`${base}${NAMESPACE}/${kind}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(user).toString('base64')}`,
    },
    body: JSON.stringify(fields),
  });
  if (answer.status !== 201)
    throw new Error(`${kind}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// All events, a page of the list after the other.
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
  const venue = await create(base, user, 'venues', {
    venue: `Hall ${HOSTILE}`, address: '"1" Street', city: '<Rome>',
    geo_lat: 41.9, geo_lng: 12.5, website: 'https://hall.example/',
    description: MARKUP,
  });
  const organizer = await create(base, user, 'organizers', {
    organizer: `Ada ${HOSTILE}`, email: '"a"@example.org',
  });
  const hostile = await create(base, user, 'events', {
    title: `Night ${HOSTILE}`, description: MARKUP, start_date: start,
    end_date: '2031-06-02 01:00:00', timezone: 'Asia/Tokyo',
    venue: venue.id, organizer: [organizer.id], categories: ['<i>Odd</i> & co'],
    tags: ['a "tag"'], cost: '<10>', featured: true,
  });
  return { venue, organizer, hostile };
}
