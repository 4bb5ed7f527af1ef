-- A database of version 9, as the program of then made and filled it.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE sequences (
	kind	INTEGER PRIMARY KEY,
	last	INTEGER NOT NULL) STRICT;
INSERT INTO sequences VALUES(0,3);
INSERT INTO sequences VALUES(1,2);
INSERT INTO sequences VALUES(2,1);
INSERT INTO sequences VALUES(3,1);
CREATE TABLE meta (
	name	TEXT PRIMARY KEY,
	value	INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO meta VALUES('last_write',1700000000);
INSERT INTO meta VALUES('records',1);
CREATE TABLE users (
	id	INTEGER PRIMARY KEY,
	login	TEXT NOT NULL UNIQUE,
	role	INTEGER NOT NULL,
	created	INTEGER NOT NULL, password TEXT NOT NULL DEFAULT '', mail TEXT NOT NULL DEFAULT '', language TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO users VALUES(1,'ada',5,1700000000,'','','');
CREATE TABLE passwords (
	hash	BLOB PRIMARY KEY,
	user_id	INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	label	TEXT NOT NULL,
	created	INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE idempotency_keys (
	user_id	INTEGER NOT NULL,
	path	TEXT NOT NULL,
	key	TEXT NOT NULL,
	request	BLOB NOT NULL,
	status	INTEGER NOT NULL,
	location	TEXT NOT NULL,
	body	TEXT NOT NULL,
	created	INTEGER NOT NULL,
	UNIQUE (user_id, path, key)) STRICT;
CREATE TABLE images (
	id	INTEGER PRIMARY KEY,
	url	TEXT NOT NULL UNIQUE, author INTEGER NOT NULL DEFAULT 0, alt TEXT NOT NULL DEFAULT '', source TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO images VALUES(1,'https://cal.example/hall.png',0,'','');
CREATE TABLE events (
	id	INTEGER PRIMARY KEY,
	author	INTEGER NOT NULL,
	status	INTEGER NOT NULL,
	published	INTEGER,
	created	INTEGER NOT NULL,
	modified	INTEGER NOT NULL,
	title	TEXT NOT NULL,
	excerpt	TEXT NOT NULL,
	slug	TEXT UNIQUE,
	former_slug	TEXT,
	password	TEXT,
	image_id	INTEGER REFERENCES images (id),
	all_day	INTEGER NOT NULL,
	start_local	INTEGER NOT NULL,
	end_local	INTEGER NOT NULL,
	start_utc	INTEGER NOT NULL,
	end_utc	INTEGER NOT NULL,
	timezone	TEXT NOT NULL,
	cost	TEXT NOT NULL,
	website	TEXT NOT NULL,
	show_map	INTEGER NOT NULL,
	show_map_link	INTEGER NOT NULL,
	hide_from_listings INTEGER NOT NULL,
	sticky	INTEGER NOT NULL,
	featured	INTEGER NOT NULL,
	ticketed	INTEGER NOT NULL,
	post_parent	INTEGER REFERENCES events (id) ON DELETE SET NULL,
	description	TEXT NOT NULL, event_status TEXT NOT NULL DEFAULT 'scheduled', event_status_reason TEXT NOT NULL DEFAULT '', sender TEXT NOT NULL DEFAULT '', note TEXT NOT NULL DEFAULT '',
	CHECK (end_local >= start_local)) STRICT;
INSERT INTO events VALUES(3,1,0,1700000000,1700000000,1700000000,'Talk','','talk',NULL,NULL,NULL,0,1800000000,1800003600,1800000000,1800003600,'UTC','','',0,0,0,0,0,0,NULL,'Of stars','scheduled','','','');
CREATE TABLE event_texts (
	event_id	INTEGER PRIMARY KEY REFERENCES events (id) ON DELETE CASCADE,
	title_key	TEXT NOT NULL,
	title	TEXT NOT NULL,
	excerpt	TEXT NOT NULL,
	description	TEXT NOT NULL) STRICT;
INSERT INTO event_texts VALUES(3,'talk','talk','','of stars');
CREATE TABLE venues (
	id	INTEGER PRIMARY KEY,
	author	INTEGER NOT NULL,
	status	INTEGER NOT NULL,
	published	INTEGER,
	created	INTEGER NOT NULL,
	modified	INTEGER NOT NULL,
	name	TEXT NOT NULL,
	name_key	TEXT NOT NULL,
	slug	TEXT UNIQUE,
	former_slug	TEXT,
	image_id	INTEGER REFERENCES images (id),
	address	TEXT NOT NULL,
	city	TEXT NOT NULL,
	country	TEXT NOT NULL,
	province	TEXT NOT NULL,
	state	TEXT NOT NULL,
	stateprovince	TEXT NOT NULL,
	zip	TEXT NOT NULL,
	phone	TEXT NOT NULL,
	website	TEXT NOT NULL,
	geo_lat	REAL,
	geo_lng	REAL,
	show_map	INTEGER NOT NULL,
	show_map_link	INTEGER NOT NULL,
	description	TEXT NOT NULL,
	searched	TEXT NOT NULL,
	CHECK ((geo_lat IS NULL) = (geo_lng IS NULL))) STRICT;
INSERT INTO venues VALUES(1,1,0,1700000000,1700000000,1700000000,'Hall','hall','hall',NULL,1,'','Rome','','','','','','','',41.899999999999998578,12.5,1,1,'','hall rome');
CREATE TABLE organizers (
	id	INTEGER PRIMARY KEY,
	author	INTEGER NOT NULL,
	status	INTEGER NOT NULL,
	published	INTEGER,
	created	INTEGER NOT NULL,
	modified	INTEGER NOT NULL,
	name	TEXT NOT NULL,
	name_key	TEXT NOT NULL,
	slug	TEXT UNIQUE,
	former_slug	TEXT,
	image_id	INTEGER REFERENCES images (id),
	phone	TEXT NOT NULL,
	website	TEXT NOT NULL,
	email	TEXT NOT NULL,
	description	TEXT NOT NULL,
	searched	TEXT NOT NULL) STRICT;
INSERT INTO organizers VALUES(2,1,0,1700000000,1700000000,1700000000,'Ada','ada','ada',NULL,NULL,'','','','','ada');
CREATE TABLE terms (
	id	INTEGER PRIMARY KEY,
	kind	INTEGER NOT NULL,
	parent	INTEGER REFERENCES terms (id),
	name	TEXT NOT NULL,
	name_key	TEXT NOT NULL,
	name_folded	TEXT NOT NULL,
	slug	TEXT NOT NULL,
	description	TEXT NOT NULL,
	description_key	TEXT NOT NULL,
	event_count	INTEGER NOT NULL DEFAULT 0, color TEXT NOT NULL DEFAULT '',
	UNIQUE (kind, slug)) STRICT;
INSERT INTO terms VALUES(1,0,NULL,'Music','music','music','music','','',1,'');
INSERT INTO terms VALUES(2,1,NULL,'Free','free','free','free','','',1,'');
CREATE TABLE "event_venues" (
	event_id	INTEGER PRIMARY KEY REFERENCES events (id) ON DELETE CASCADE,
	venue_id	INTEGER NOT NULL) STRICT;
INSERT INTO event_venues VALUES(3,1);
CREATE TABLE "event_organizers" (
	event_id	INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
	position	INTEGER NOT NULL,
	organizer_id	INTEGER NOT NULL,
	PRIMARY KEY (event_id, position)) STRICT, WITHOUT ROWID;
INSERT INTO event_organizers VALUES(3,0,2);
CREATE TABLE "event_terms" (
	event_id	INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
	term_id	INTEGER NOT NULL,
	PRIMARY KEY (event_id, term_id)) STRICT, WITHOUT ROWID;
INSERT INTO event_terms VALUES(3,1);
INSERT INTO event_terms VALUES(3,2);
CREATE TABLE event_index (
	event_id	INTEGER PRIMARY KEY,
	start_local	INTEGER NOT NULL,
	end_local	INTEGER NOT NULL,
	searched	INTEGER NOT NULL,
	lists	BLOB NOT NULL,
	links	BLOB NOT NULL, open_end INTEGER) STRICT;
INSERT INTO event_index VALUES(3,1800000000,1800003600,1,X'0028304850',X'0101020102',1800003600);
CREATE TABLE event_lists (
	list	INTEGER NOT NULL,
	start_local	INTEGER NOT NULL,
	end_local	INTEGER NOT NULL,
	event_id	INTEGER NOT NULL,
	PRIMARY KEY (list, start_local, end_local, event_id)) STRICT, WITHOUT ROWID;
INSERT INTO event_lists VALUES(0,1800000000,1800003600,3);
INSERT INTO event_lists VALUES(40,1800000000,1800003600,3);
INSERT INTO event_lists VALUES(48,1800000000,1800003600,3);
INSERT INTO event_lists VALUES(72,1800000000,1800003600,3);
INSERT INTO event_lists VALUES(80,1800000000,1800003600,3);
CREATE TABLE "event_list_counts" (
	list	INTEGER NOT NULL,
	level	INTEGER NOT NULL,
	bucket	INTEGER NOT NULL,
	starts	INTEGER,
	ends	INTEGER,
	PRIMARY KEY (list, level, bucket)) STRICT, WITHOUT ROWID;
INSERT INTO event_list_counts VALUES(0,0,20,1,1);
INSERT INTO event_list_counts VALUES(0,1,651,1,1);
INSERT INTO event_list_counts VALUES(0,2,20833,1,1);
CREATE VIRTUAL TABLE venue_places USING rtree (venue_id, south, north, west, east);
INSERT INTO venue_places VALUES (1, 41.9, 41.9, 12.5, 12.5);
CREATE TABLE search_words (
	id	INTEGER PRIMARY KEY,
	word	TEXT NOT NULL) STRICT;
INSERT INTO search_words VALUES(1,'talk');
INSERT INTO search_words VALUES(2,'of');
INSERT INTO search_words VALUES(3,'stars');
CREATE TABLE search_blocks (
	first	INTEGER PRIMARY KEY,
	last_end	INTEGER NOT NULL,
	entries	BLOB NOT NULL) STRICT;
INSERT INTO search_blocks VALUES(-9223372036854775808,1800003600,X'0101000000030000000000000001000200030080c8ceb40da038060300');
CREATE TABLE outbox (
	id	INTEGER PRIMARY KEY,
	name	TEXT NOT NULL DEFAULT ('msg_' || lower(hex(randomblob(16)))),
	type	TEXT NOT NULL,
	created	INTEGER NOT NULL,
	body	TEXT NOT NULL) STRICT;
CREATE TABLE deliveries (
	outbox_id	INTEGER NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
	endpoint	TEXT NOT NULL,
	due		INTEGER,
	attempts	INTEGER NOT NULL DEFAULT 0,
	outcome		TEXT,
	PRIMARY KEY (outbox_id, endpoint)) STRICT, WITHOUT ROWID;
CREATE TABLE gone_endpoints (
	endpoint	TEXT PRIMARY KEY,
	since		INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE imports (
	source	TEXT NOT NULL,
	kind	INTEGER NOT NULL,
	name	TEXT NOT NULL,
	id	INTEGER NOT NULL,
	came	INTEGER NOT NULL,
	made	INTEGER NOT NULL,
	PRIMARY KEY (source, kind, name)) STRICT, WITHOUT ROWID;
INSERT INTO imports VALUES('a town',4,'17',9,5,6);
INSERT INTO imports VALUES('hall.example/de',4,'17',3,5,6);
INSERT INTO imports VALUES('hill.example/b',4,'17',3,5,6);
INSERT INTO imports VALUES('town.example',4,'17',9,5,6);
INSERT INTO imports VALUES('town.example/wp-json',4,'17',3,5,6);
CREATE TABLE site (	one	INTEGER PRIMARY KEY CHECK (one = 1),	id	TEXT NOT NULL) STRICT;
INSERT INTO site VALUES(1,'5372fe27d8239dfcb95b3faac70fa6af');
CREATE TABLE event_stretches (	kind		INTEGER NOT NULL,	stretch		INTEGER NOT NULL,	first_start	INTEGER NOT NULL,	last_start	INTEGER NOT NULL,	first_end	INTEGER NOT NULL,	last_end	INTEGER NOT NULL,	PRIMARY KEY (kind, stretch)) STRICT, WITHOUT ROWID;
INSERT INTO event_stretches VALUES(0,0,1800000000,1800000000,1800003600,1800003600);
INSERT INTO event_stretches VALUES(1,405,1800000000,1800000000,1800003600,1800003600);
INSERT INTO event_stretches VALUES(2,405,1800000000,1800000000,1800003600,1800003600);
CREATE TABLE record_ends (	record_id	INTEGER PRIMARY KEY,	kind		INTEGER NOT NULL,	last_end	INTEGER NOT NULL) STRICT;
INSERT INTO record_ends VALUES(1,0,1800003600);
INSERT INTO record_ends VALUES(2,1,1800003600);
CREATE TABLE sessions (	hash	BLOB PRIMARY KEY,	user_id	INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,	agent	TEXT NOT NULL,	created	INTEGER NOT NULL,	used	INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE invitations (	hash	BLOB PRIMARY KEY,	user_id	INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,	created	INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE image_files (	url		TEXT NOT NULL UNIQUE,	image_id	INTEGER NOT NULL	    REFERENCES images (id) ON DELETE CASCADE,	bytes		BLOB NOT NULL) STRICT;
CREATE INDEX passwords_user ON passwords (user_id);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created);
CREATE INDEX events_parent ON events (post_parent)    WHERE post_parent IS NOT NULL;
CREATE INDEX terms_name ON terms (kind, name_folded, id);
CREATE INDEX terms_parent ON terms (parent) WHERE parent IS NOT NULL;
CREATE INDEX events_end ON events    (end_local, start_local, id, status, published, hide_from_listings, author);
CREATE INDEX events_date ON events (COALESCE(published, created),    start_local, end_local, id, status, published, hide_from_listings, author);
CREATE INDEX events_modified ON events    (modified, start_local, end_local, id, status, published, hide_from_listings, author);
CREATE INDEX event_texts_title ON event_texts (title_key, event_id);
CREATE INDEX events_due ON events (published) WHERE status = 1;
CREATE TRIGGER event_terms_added AFTER INSERT ON event_terms BEGIN
    UPDATE terms SET event_count = event_count + 1    WHERE id = NEW.term_id AND	(SELECT status FROM events WHERE id = NEW.event_id) = 0;END;
CREATE TRIGGER event_terms_removed AFTER DELETE ON event_terms BEGIN
    UPDATE terms SET event_count = event_count - 1    WHERE id = OLD.term_id AND	(SELECT status FROM events WHERE id = OLD.event_id) = 0;END;
CREATE TRIGGER events_published AFTER UPDATE OF status ON events WHEN (OLD.status = 0) <> (NEW.status = 0) BEGIN
    UPDATE terms SET event_count = event_count +	CASE WHEN NEW.status = 0 THEN 1 ELSE -1 END    WHERE id IN	(SELECT term_id FROM event_terms WHERE event_id = NEW.id);END;
CREATE TRIGGER events_removed BEFORE DELETE ON events WHEN OLD.status = 0 BEGIN
    UPDATE terms SET event_count = event_count - 1    WHERE id IN	(SELECT term_id FROM event_terms WHERE event_id = OLD.id);END;
CREATE INDEX events_aside ON events (start_local, end_local, id,    status, published, hide_from_listings, author, featured,    ticketed) WHERE status <> 0 OR password IS NOT NULL;
CREATE INDEX deliveries_due ON deliveries (endpoint, due, outbox_id)    WHERE due IS NOT NULL;
CREATE TRIGGER venues_changed AFTER UPDATE ON venues BEGIN
    UPDATE meta SET value = value + 1 WHERE name = 'records';END;
CREATE TRIGGER venues_removed AFTER DELETE ON venues BEGIN
    UPDATE meta SET value = value + 1 WHERE name = 'records';END;
CREATE TRIGGER organizers_changed AFTER UPDATE ON organizers BEGIN
    UPDATE meta SET value = value + 1 WHERE name = 'records';END;
CREATE TRIGGER organizers_removed AFTER DELETE ON organizers BEGIN
    UPDATE meta SET value = value + 1 WHERE name = 'records';END;
CREATE INDEX terms_used ON terms (kind, name_key, id)    WHERE event_count > 0;
CREATE INDEX record_ends_last ON record_ends (kind, last_end);
CREATE INDEX events_protected ON events (author, status, end_utc)    WHERE password IS NOT NULL;
CREATE INDEX venues_name ON venues (name_key, id, status, published, author, modified);
CREATE INDEX venues_date ON venues    (COALESCE(published, created), id, status, published, author, modified);
CREATE INDEX venues_modified ON venues    (modified, id, status, published, author);
CREATE INDEX venues_aside ON venues (id, status, published, author, modified) WHERE status <> 0;
CREATE INDEX organizers_name ON organizers (name_key, id, status, published, author, modified);
CREATE INDEX organizers_date ON organizers    (COALESCE(published, created), id, status, published, author, modified);
CREATE INDEX organizers_modified ON organizers    (modified, id, status, published, author);
CREATE INDEX organizers_aside ON organizers (id, status, published, author, modified) WHERE status <> 0;
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX invitations_user ON invitations (user_id);
CREATE INDEX images_source ON images (source) WHERE source <> '';
CREATE INDEX image_files_image ON image_files (image_id);
CREATE INDEX events_hidden ON events (start_local, end_local, id)    WHERE hide_from_listings = 1 AND status = 0;
CREATE INDEX events_author ON events (author, id);
COMMIT;
PRAGMA application_id = 1634495841;
PRAGMA user_version = 9;
