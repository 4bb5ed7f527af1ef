// What is asked of PostgreSQL: a pool of connections, on each of which pg
// prepares a statement once.  Parameters are numbered as in SQLite, ?1.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { COLUMNS, EVENT, LISTED, PAGE } from './queries.mjs';

const CONNECTIONS = 4;  // of a process

// `address` is a JSON object as pg has it: host, port, user, database.
export function openPool(packages, address) {
  const { Pool } = createRequire(join(packages, 'package.json'))('pg');
  return new Pool({ ...JSON.parse(address), max: CONNECTIONS,
    options: '-c search_path=peer' });
}

// Those of several events in one statement: [{ event, links }].
async function withLinks(ask, events) {
  const ids = events.map((e) => e.id);
  const [venues, organizers, terms] = await Promise.all([
    ask('venues', 'SELECT * FROM venues WHERE id = ANY(?1)',
      [events.map((e) => e.venue_id)]),
    ask('organizers', `SELECT l.event_id, o.* FROM event_organizers l
      JOIN organizers o ON o.id = l.organizer_id
      WHERE l.event_id = ANY(?1) ORDER BY l.position`, [ids]),
    ask('terms', `SELECT l.event_id, t.* FROM event_terms l
      JOIN terms t ON t.id = l.term_id
      WHERE l.event_id = ANY(?1) ORDER BY t.is_tag, t.sort_key, t.id`,
    [ids])]);
  return events.map((e) => ({ event: e, links: {
    venue: venues.find((v) => v.id === e.venue_id),
    organizers: organizers.filter((o) => o.event_id === e.id),
    terms: terms.filter((t) => t.event_id === e.id) } }));
}

function placeholders(count) {
  return Array.from({ length: count }, (_, i) => `?${i + 1}`).join(', ');
}

// A slug that no other event has.
async function uniqueSlug(ask, slug) {
  const isTaken = async (text) => (await ask('taken',
    'SELECT 1 FROM events WHERE slug = ?1', [text])).length > 0;
  let number = 1, text = slug;
  while (await isTaken(text))
    text = `${slug}-${++number}`;
  return text;
}

async function create(ask, e, { imageUrl, organizers, terms }) {
  const slug = await uniqueSlug(ask, e.slug);
  const [image] = imageUrl === undefined ? [] : await ask('image',
    `INSERT INTO images (url) VALUES (?1)
      ON CONFLICT (url) DO UPDATE SET url = excluded.url RETURNING id`,
    [imageUrl]);
  const row = { ...e, slug, image_id: image?.id };
  const [{ id }] = await ask('insert', `INSERT INTO events (
    ${COLUMNS.join(', ')}) VALUES (${placeholders(COLUMNS.length)})
    RETURNING id`, COLUMNS.map((name) => row[name]));
  await ask('link', `INSERT INTO event_organizers
    SELECT ?1, place - 1, id FROM unnest(?2::int[]) WITH ORDINALITY
    AS list (id, place)`, [id, organizers]);
  await ask('term', `WITH added AS (INSERT INTO event_terms
    SELECT ?1, unnest(?2::int[]) ON CONFLICT DO NOTHING RETURNING term_id)
    UPDATE terms SET count = count + 1
    WHERE id IN (SELECT term_id FROM added)`, [id, terms]);
  return id;
}

export function preparePool(pool) {
  const asker = (client) => async (name, text, values) =>
    (await client.query({ name, text: text.replaceAll('?', '$'), values }))
      .rows;
  const ask = asker(pool);
  return {
    event: async (id) => (await withLinks(ask,
      await ask('event', `${EVENT} WHERE e.id = ?1`, [id])))[0],
    list: async (from, until, limit, offset) => {
      const [[{ total }], events] = await Promise.all([
        ask('count', `SELECT count(*)::int AS total FROM events
          WHERE ${LISTED}`, [from, until]),
        ask('page', PAGE, [from, until, limit, offset])]);
      return { total, events: await withLinks(ask, events) };
    },
    create: async (...given) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const id = await create(asker(client), ...given);
        await client.query('COMMIT');
        return id;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
