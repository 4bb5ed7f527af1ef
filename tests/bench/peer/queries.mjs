// What is asked of SQLite, each statement prepared once.

export const EVENT = `SELECT e.*, i.url AS image_url
  FROM events e LEFT JOIN images i ON i.id = e.image_id`;
export const LISTED = `status = 'publish' AND hidden = 0
  AND start_date >= ?1 AND end_date <= ?2`;
export const PAGE = `${EVENT} WHERE e.id IN (SELECT id FROM events
  WHERE ${LISTED} ORDER BY start_date, end_date, id LIMIT ?3 OFFSET ?4)
  ORDER BY e.start_date, e.end_date, e.id`;

function prepareReads(db) {
  const event = db.prepare(`${EVENT} WHERE e.id = ?`);
  const count = db.prepare(`SELECT count(*) FROM events WHERE ${LISTED}`)
    .pluck();
  const page = db.prepare(PAGE);
  const venue = db.prepare('SELECT * FROM venues WHERE id = ?');
  const organizers = db.prepare(`SELECT o.* FROM event_organizers l
    JOIN organizers o ON o.id = l.organizer_id
    WHERE l.event_id = ? ORDER BY l.position`);
  const terms = db.prepare(`SELECT t.* FROM event_terms l
    JOIN terms t ON t.id = l.term_id
    WHERE l.event_id = ? ORDER BY t.is_tag, t.sort_key, t.id`);
  const links = (e) => ({
    venue: e.venue_id === null ? undefined : venue.get(e.venue_id),
    organizers: organizers.all(e.id), terms: terms.all(e.id) });
  return {
    event: db.transaction((id) => {
      const e = event.get(id);
      return e && { event: e, links: links(e) };
    }),
    list: db.transaction((from, until, limit, offset) => ({
      total: count.get({ 1: from, 2: until }),
      events: page.all({ 1: from, 2: until, 3: limit, 4: offset })
        .map((e) => ({ event: e, links: links(e) })) })),
  };
}

export const COLUMNS = ['author', 'status', 'date', 'modified', 'title',
  'description', 'slug', 'image_id', 'all_day', 'start_date', 'end_date',
  'cost', 'website', 'hidden', 'password', 'featured', 'ticketed', 'venue_id'];

// A slug that no other event has.
function uniqueSlug(taken, slug) {
  if (taken.get(slug) === undefined)
    return slug;
  let number = 2;
  while (taken.get(`${slug}-${number}`) !== undefined)
    number++;
  return `${slug}-${number}`;
}

function prepareCreate(db) {
  const taken = db.prepare('SELECT 1 FROM events WHERE slug = ?');
  const image = db.prepare(`INSERT INTO images (url) VALUES (?)
    ON CONFLICT (url) DO UPDATE SET url = url RETURNING id`).pluck();
  const insert = db.prepare(`INSERT INTO events (${COLUMNS.join(', ')})
    VALUES (${COLUMNS.map((name) => `@${name}`).join(', ')})`);
  const organizer = db.prepare('INSERT INTO event_organizers VALUES (?, ?, ?)');
  const term = db.prepare('INSERT OR IGNORE INTO event_terms VALUES (?, ?)');
  const counted = db.prepare(
    'UPDATE terms SET count = count + 1 WHERE id = ?');
  const create = db.transaction((e, { imageUrl, organizers, terms }) => {
    const row = { ...e, slug: uniqueSlug(taken, e.slug),
      image_id: imageUrl === undefined ? null : image.get(imageUrl) };
    const id = insert.run(row).lastInsertRowid;
    organizers.forEach((other, place) => organizer.run(id, place, other));
    for (const other of terms)
      if (term.run(id, other).changes > 0)
        counted.run(other);
    return id;
  });
  return create.immediate;
}

export function prepareQueries(db) {
  return { ...prepareReads(db), create: prepareCreate(db) };
}
