// Creates linked records for the reads.

const VENUE = {
  venue: 'Harbour hall', description: '<p>By the water.</p>',
  address: '1 Quay', city: 'Marseille', country: 'France', province: 'PACA',
  state: 'PACA', zip: '13001', phone: '555-0100', geo_lat: 43.3, geo_lng: 5.4,
  website: 'https://hall.example/', image: 'https://a.example/hall.jpg',
};

const ORGANIZER = {
  organizer: 'Grace', description: 'Plays.', phone: '555-0101',
  email: 'grace@a.example', website: 'https://grace.example/',
  image: 'https://a.example/grace',
};

const EVENT = {
  title: 'Concert “in C”', description: '<p>Long <b>text</b>.</p>',
  excerpt: 'Short text.', cost: '$10 - $20', website: 'https://a.example/',
  image: 'https://a.example/concert.png', timezone: 'Europe/Paris',
  start_date: 'tomorrow 18:00', end_date: 'tomorrow 22:00', featured: true,
  categories: ['Concerts', 'Music'], tags: 'Evening,Harbour', ticketed: true,
};

// Returns the path of an event with all fields.
export async function furnish(client) {
  const post = async (path, json) =>
    (await client.ask('POST', path, { as: 'admin', json })).record;
  const venue = await post('/venues', VENUE);
  const organizer = await post('/organizers', ORGANIZER);
  const parent = await post('/categories', { name: 'Culture' });
  await post('/categories', { name: 'Concerts', parent: parent.id });
  await post('/tags', { name: 'Evening', description: 'After six.' });
  const { id } = await post('/events',
    { ...EVENT, venue: venue.id, organizer: [organizer.id] });
  await post('/events', { ...EVENT, title: 'All day', all_day: true,
    cost: [5, '7'], post_parent: id, timezone: 'UTC+5.5',
    venue: String(venue.id),
    organizer: [{ id: organizer.id }, { organizer: 'Nobody else' }] });
  await post('/events', { ...EVENT, title: 'Free', cost: '$0',
    image: String(venue.image.id),
    venue: { venue: 'Meadow' }, organizer: { organizer: 'All', email: '' } });
  await post('/events', { title: 'Bare', start_date: 'tomorrow',
    end_date: 'tomorrow', status: 'draft' });
  return `/events/${id}`;
}
