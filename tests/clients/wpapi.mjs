// wpapi finds the API by the Link of the home page and makes its methods of the
// index of WordPress.

import { deepStrictEqual } from 'node:assert';

export async function checkDiscovery(base, user, require) {
  const [username, password] = user.split(':');
  const site = await require('wpapi').discover(base);
  const api = site.auth({ username, password }).namespace('tribe/events/v1');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const sent = { title: 'Found by wpapi', start_date: `${tomorrow} 18:00:00`,
    end_date: `${tomorrow} 20:00:00` };
  const { id, author } = await api.events().create(sent);
  const found = await api.events().id(id).get();
  deepStrictEqual(sent, { title: found.title, start_date: found.start_date,
    end_date: found.end_date });
  await api.events().id(id).update({ title: 'Changed' });
  const { events } = await api.events().perPage(5).search('Changed').get();
  deepStrictEqual(events.map((event) => [event.id, event.author]),
    [[id, author]]);
}
