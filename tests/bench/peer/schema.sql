-- The peer's own tables, and how they are filled from `almanac`, a database of
-- the service.  Times are texts, as its answers have them.

CREATE TABLE images (
  id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE) STRICT;

CREATE TABLE venues (
  id INTEGER PRIMARY KEY, author INTEGER NOT NULL, status TEXT NOT NULL,
  date TEXT NOT NULL, modified TEXT NOT NULL, name TEXT NOT NULL,
  slug TEXT UNIQUE, description TEXT NOT NULL, address TEXT NOT NULL,
  city TEXT NOT NULL, country TEXT NOT NULL, zip TEXT NOT NULL,
  website TEXT NOT NULL, geo_lat REAL, geo_lng REAL) STRICT;

CREATE TABLE organizers (
  id INTEGER PRIMARY KEY, author INTEGER NOT NULL, status TEXT NOT NULL,
  date TEXT NOT NULL, modified TEXT NOT NULL, name TEXT NOT NULL,
  slug TEXT UNIQUE, phone TEXT NOT NULL, email TEXT NOT NULL) STRICT;

CREATE TABLE terms (
  id INTEGER PRIMARY KEY, is_tag INTEGER NOT NULL, parent INTEGER,
  name TEXT NOT NULL, sort_key TEXT NOT NULL, slug TEXT NOT NULL,
  count INTEGER NOT NULL) STRICT;

CREATE TABLE events (
  id INTEGER PRIMARY KEY, author INTEGER NOT NULL, status TEXT NOT NULL,
  date TEXT NOT NULL, modified TEXT NOT NULL, title TEXT NOT NULL,
  description TEXT NOT NULL, slug TEXT UNIQUE, image_id INTEGER,
  all_day INTEGER NOT NULL, start_date TEXT NOT NULL, end_date TEXT NOT NULL,
  cost TEXT NOT NULL, website TEXT NOT NULL, hidden INTEGER NOT NULL,
  password INTEGER NOT NULL, featured INTEGER NOT NULL,
  ticketed INTEGER NOT NULL, venue_id INTEGER) STRICT;

CREATE TABLE event_organizers (
  event_id INTEGER NOT NULL, position INTEGER NOT NULL,
  organizer_id INTEGER NOT NULL,
  PRIMARY KEY (event_id, position)) STRICT, WITHOUT ROWID;

CREATE TABLE event_terms (
  event_id INTEGER NOT NULL, term_id INTEGER NOT NULL,
  PRIMARY KEY (event_id, term_id)) STRICT, WITHOUT ROWID;

INSERT INTO images SELECT id, url FROM almanac.images;
INSERT INTO venues
  SELECT id, author, 'publish', datetime(published, 'unixepoch'),
    datetime(modified, 'unixepoch'), name, slug, description, address, city,
    country, zip, website, geo_lat, geo_lng
  FROM almanac.venues;
INSERT INTO organizers
  SELECT id, author, 'publish', datetime(published, 'unixepoch'),
    datetime(modified, 'unixepoch'), name, slug, phone, email
  FROM almanac.organizers;
INSERT INTO terms
  SELECT id, kind, parent, name, name_key, slug, event_count
  FROM almanac.terms;
INSERT INTO events
  SELECT e.id, author,
    CASE status WHEN 0 THEN 'publish' WHEN 1 THEN 'future' WHEN 2 THEN 'draft'
      WHEN 3 THEN 'pending' WHEN 4 THEN 'private' ELSE 'trash' END,
    datetime(coalesce(published, created), 'unixepoch'),
    datetime(modified, 'unixepoch'), title, description, slug, image_id,
    all_day, datetime(start_local, 'unixepoch'),
    datetime(end_local, 'unixepoch'), cost, website, hide_from_listings,
    CAST(password IS NOT NULL AS INTEGER), featured, ticketed, venue_id
  FROM almanac.events e
  LEFT JOIN almanac.event_venues v ON v.event_id = e.id;
INSERT INTO event_organizers
  SELECT event_id, position, organizer_id FROM almanac.event_organizers;
INSERT INTO event_terms SELECT event_id, term_id FROM almanac.event_terms;

CREATE INDEX events_listed ON events (start_date, end_date, id)
  WHERE status = 'publish' AND hidden = 0;
CREATE INDEX venue_events ON events (venue_id);
CREATE INDEX organizer_events ON event_organizers (organizer_id);
CREATE INDEX term_events ON event_terms (term_id, event_id);
ANALYZE;
