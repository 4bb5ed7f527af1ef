/* The changes of versions 2 to 9. */
#include "store/schema/schema_steps.h"

/*
 * Only the event is a foreign key of its links: without an index on the other
 * column, deleting a venue would scan all links. So code that deletes a venue,
 * an organizer or a term deletes the links of its events first;
 * check_database() checks these references. Dropping the tables also drops
 * their triggers.
 */
const char	 version_2_links[] =
    "DROP TRIGGER event_terms_added;"
    "DROP TRIGGER event_terms_removed;"
    "DROP TRIGGER events_published;"
    "DROP TRIGGER events_removed;"

    "CREATE TABLE links ("
    "	event_id	INTEGER PRIMARY KEY"
    "	    REFERENCES events (id) ON DELETE CASCADE,"
    "	venue_id	INTEGER NOT NULL"
    ") STRICT;"
    "INSERT INTO links SELECT event_id, venue_id FROM event_venues;"
    "DROP TABLE event_venues;"
    "ALTER TABLE links RENAME TO event_venues;"

    "CREATE TABLE links ("
    "	event_id	INTEGER NOT NULL"
    "	    REFERENCES events (id) ON DELETE CASCADE,"
    "	position	INTEGER NOT NULL,"
    "	organizer_id	INTEGER NOT NULL,"
    "	PRIMARY KEY (event_id, position)"
    ") STRICT, WITHOUT ROWID;"
    "INSERT INTO links"
    "    SELECT event_id, position, organizer_id FROM event_organizers;"
    "DROP TABLE event_organizers;"
    "ALTER TABLE links RENAME TO event_organizers;"

    "CREATE TABLE links ("
    "	event_id	INTEGER NOT NULL"
    "	    REFERENCES events (id) ON DELETE CASCADE,"
    "	term_id		INTEGER NOT NULL,"
    "	PRIMARY KEY (event_id, term_id)"
    ") STRICT, WITHOUT ROWID;"
    "INSERT INTO links SELECT event_id, term_id FROM event_terms;"
    "DROP TABLE event_terms;"
    "ALTER TABLE links RENAME TO event_terms;";

/*
 * Published events are found through event_lists only. One index has all
 * others, which are few, and protected events: callers who may not see their
 * content must not find them by it.
 *
 * Triggers cannot maintain venue_places: with an untrusted schema they may not
 * use virtual tables.
 */
const char	 version_2_lists[] =
    "CREATE TABLE event_index ("
    "	event_id	INTEGER PRIMARY KEY,"
    "	start_local	INTEGER NOT NULL,"
    "	end_local	INTEGER NOT NULL,"
    "	searched	INTEGER NOT NULL,"
    "	lists		BLOB NOT NULL,"
    "	links		BLOB NOT NULL"
    ") STRICT;"

    "CREATE TABLE event_lists ("
    "	list		INTEGER NOT NULL,"
    "	start_local	INTEGER NOT NULL,"
    "	end_local	INTEGER NOT NULL,"
    "	event_id	INTEGER NOT NULL,"
    "	PRIMARY KEY (list, start_local, end_local, event_id)"
    ") STRICT, WITHOUT ROWID;"

    "CREATE TABLE event_list_counts ("
    "	list	INTEGER NOT NULL,"
    "	level	INTEGER NOT NULL,"
    "	bucket	INTEGER NOT NULL,"
    "	starts	INTEGER NOT NULL,"
    "	ends	INTEGER NOT NULL,"
    "	PRIMARY KEY (list, level, bucket)"
    ") STRICT, WITHOUT ROWID;"

    "CREATE INDEX events_aside ON events (start_local, end_local, id,"
    "    status, published, hide_from_listings, author, featured,"
    "    ticketed) WHERE status <> 0 OR password IS NOT NULL;"

    "DROP INDEX events_start;"
    "DROP INDEX venues_place;"
    "CREATE VIRTUAL TABLE venue_places USING rtree"
    "    (venue_id, south, north, west, east);";

/*
 * search_words numbers the words of events, fold_search()ed: from 1 without a gap,
 * each once, never deleted, up to a limit (store/search/search_words.h).
 *
 * A row of search_blocks has the entries from its key up to the key of the next
 * row (store/search/search_block.h). The first row always exists, so every key
 * belongs to a row. last_end is the latest end in the row.
 */
const char	 version_2_search[] =
    "CREATE TABLE search_words ("
    "	id	INTEGER PRIMARY KEY,"
    "	word	TEXT NOT NULL"
    ") STRICT;"

    "CREATE TABLE search_blocks ("
    "	first		INTEGER PRIMARY KEY,"	/* block_key() */
    "	last_end	INTEGER NOT NULL,"
    "	entries		BLOB NOT NULL"
    ") STRICT;"
    "INSERT INTO search_blocks (first, last_end, entries) VALUES"
    "    (-9223372036854775808, -9223372036854775808, X'');";

/*
 * Messages in the order of the changes that they report. Each stays until all
 * deliveries are done, or until it is too old (store/outbox.h). A message is
 * identified by `name`, not by its number: a database restored from a copy
 * would use the same numbers again.
 *
 * A delivery that succeeded is deleted. `due` is NULL if it was given up.
 */
const char	 version_3_outbox[] =
    "CREATE TABLE outbox ("
    "	id	INTEGER PRIMARY KEY,"
    "	name	TEXT NOT NULL"
    "	    DEFAULT ('msg_' || lower(hex(randomblob(16)))),"
    "	type	TEXT NOT NULL,"		/* event.created */
    "	created	INTEGER NOT NULL,"
    "	body	TEXT NOT NULL"		/* JSON */
    ") STRICT;"

    "CREATE TABLE deliveries ("
    "	outbox_id	INTEGER NOT NULL"
    "	    REFERENCES outbox (id) ON DELETE CASCADE,"
    "	endpoint	TEXT NOT NULL,"	/* its address */
    "	due		INTEGER,"
    "	attempts	INTEGER NOT NULL DEFAULT 0,"
    "	outcome		TEXT,"		/* of the last attempt */
    "	PRIMARY KEY (outbox_id, endpoint)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX deliveries_due ON deliveries (endpoint, due, outbox_id)"
    "    WHERE due IS NOT NULL;"

    /* Endpoints that answered 410 Gone, until they are enabled again. */
    "CREATE TABLE gone_endpoints ("
    "	endpoint	TEXT PRIMARY KEY,"
    "	since		INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;";

/*
 * Which of our records `almanac import` has made from which record of another
 * calendar (store/imports.h). A row outlives its record, so that a deleted
 * record is not imported again.
 */
const char	 version_3_imports[] =
    "CREATE TABLE imports ("
    "	source	TEXT NOT NULL,"		/* the calendar */
    "	kind	INTEGER NOT NULL,"	/* enum import_kind */
    "	name	TEXT NOT NULL,"		/* of the record there */
    "	id	INTEGER NOT NULL,"	/* of the record here */
    "	came	INTEGER NOT NULL,"	/* a hash; 0: not complete */
    "	made	INTEGER NOT NULL,"	/* state of the record here */
    "	PRIMARY KEY (source, kind, name)"
    ") STRICT, WITHOUT ROWID;";

/*
 * `records` of store_state(). Creating a record does not increase it, since no
 * one can have cached the record.
 */
const char	 version_3_records[] =
    "INSERT INTO meta (name, value) VALUES ('records', 1);"

    "CREATE TRIGGER venues_changed AFTER UPDATE ON venues "
    "BEGIN"
    "    UPDATE meta SET value = value + 1 WHERE name = 'records';"
    "END;"

    "CREATE TRIGGER venues_removed AFTER DELETE ON venues "
    "BEGIN"
    "    UPDATE meta SET value = value + 1 WHERE name = 'records';"
    "END;"

    "CREATE TRIGGER organizers_changed AFTER UPDATE ON organizers "
    "BEGIN"
    "    UPDATE meta SET value = value + 1 WHERE name = 'records';"
    "END;"

    "CREATE TRIGGER organizers_removed AFTER DELETE ON organizers "
    "BEGIN"
    "    UPDATE meta SET value = value + 1 WHERE name = 'records';"
    "END;";

/*
 * The random id of the site (store/store.h). Until version 3 the source of an
 * import was the address of an API. It becomes a name of
 * command/import/import_tec.h; if two become equal, one keeps its old name.
 */
const char	 version_4_site[] =
    "CREATE TABLE site ("
    "	one	INTEGER PRIMARY KEY CHECK (one = 1),"
    "	id	TEXT NOT NULL"
    ") STRICT;"
    "INSERT INTO site (one, id) VALUES (1, lower(hex(randomblob(16))));"

    "UPDATE OR IGNORE imports SET source ="
    "    substr(source, 1, length(source) - length('/tribe/events/v1'))"
    "    WHERE source LIKE '%/tribe/events/v1';"
    "UPDATE OR IGNORE imports SET source ="
    "    substr(source, 1, length(source) - length('/calendar/events/v1'))"
    "    WHERE source LIKE '%/calendar/events/v1';"
    "UPDATE OR IGNORE imports SET source ="
    "    substr(source, 1, length(source) - length('/?rest_route='))"
    "    WHERE source LIKE '%/?rest_route=';"
    "UPDATE OR IGNORE imports SET source ="
    "    substr(source, 1, length(source) - length('/wp-json'))"
    "    WHERE source LIKE '%/wp-json';";

/*
 * An index for each order of events that store/lists/event_lists.h does not
 * have; it can be walked from both ends. The columns after the order are those
 * that nearly every list filters by.
 */
#define FILTERED	", status, published, hide_from_listings, author)"

const char	 version_5_orders[] =
    "CREATE INDEX events_end ON events"
    "    (end_local, start_local, id" FILTERED ";"
    "CREATE INDEX events_date ON events (COALESCE(published, created),"
    "    start_local, end_local, id" FILTERED ";"
    "CREATE INDEX events_modified ON events"
    "    (modified, start_local, end_local, id" FILTERED ";"
    "CREATE INDEX event_texts_title ON event_texts (title_key, event_id);";

/*
 * starts and ends are nullable: with NOT NULL, a statement that changes many
 * rows would copy each page, to undo its changes if one row fails.
 */
const char	 version_5_counts[] =
    "CREATE TABLE counts ("
    "	list	INTEGER NOT NULL,"
    "	level	INTEGER NOT NULL,"
    "	bucket	INTEGER NOT NULL,"
    "	starts	INTEGER,"
    "	ends	INTEGER,"
    "	PRIMARY KEY (list, level, bucket)"
    ") STRICT, WITHOUT ROWID;"
    "INSERT INTO counts SELECT * FROM event_list_counts;"
    "DROP TABLE event_list_counts;"
    "ALTER TABLE counts RENAME TO event_list_counts;";

/* Most lists of terms show only terms that have events, by name. */
const char	 version_6_terms[] =
    "CREATE INDEX terms_used ON terms (kind, name_key, id)"
    "    WHERE event_count > 0;";

/* For lists in other orders than by start (store/lists/event_stretches.h). */
#define REACH(kind, value) \
	"SELECT " kind ", " value ", MIN(start_local), MAX(start_local)," \
	" MIN(end_local), MAX(end_local) FROM events GROUP BY 2"

const char	 version_6_stretches[] =
    "CREATE TABLE event_stretches ("
    "	kind		INTEGER NOT NULL,"	/* 0 id, 1 date, 2 modified */
    "	stretch		INTEGER NOT NULL,"
    "	first_start	INTEGER NOT NULL,"
    "	last_start	INTEGER NOT NULL,"
    "	first_end	INTEGER NOT NULL,"
    "	last_end	INTEGER NOT NULL,"
    "	PRIMARY KEY (kind, stretch)"
    ") STRICT, WITHOUT ROWID;"
    "INSERT INTO event_stretches " REACH("0", "id >> 12") " UNION ALL "
    REACH("1", "COALESCE(published, created) >> 22") " UNION ALL "
    REACH("2", "modified >> 22") ";";

/*
 * For lists of venues and organizers (store/lists/record_ends.h). Events with
 * a password are left out: only some callers may know their links, and they
 * are few.
 */
const char	 version_6_ends[] =
    "ALTER TABLE event_index ADD COLUMN open_end INTEGER;"
    "UPDATE event_index SET open_end = (SELECT end_utc FROM events"
    "    WHERE id = event_id AND status = 0 AND password IS NULL);"

    "CREATE TABLE record_ends ("
    "	record_id	INTEGER PRIMARY KEY,"
    "	kind		INTEGER NOT NULL,"	/* 0 venue, 1 organizer */
    "	last_end	INTEGER NOT NULL"
    ") STRICT;"
    "INSERT INTO record_ends (record_id, kind, last_end)"
    "    SELECT l.venue_id, 0, MAX(i.open_end) FROM event_venues l"
    "    JOIN event_index i ON i.event_id = l.event_id"
    "    WHERE i.open_end IS NOT NULL GROUP BY 1 UNION ALL"
    "    SELECT l.organizer_id, 1, MAX(i.open_end) FROM event_organizers l"
    "    JOIN event_index i ON i.event_id = l.event_id"
    "    WHERE i.open_end IS NOT NULL GROUP BY 1;"
    "CREATE INDEX record_ends_last ON record_ends (kind, last_end);"
    "CREATE INDEX events_protected ON events (author, status, end_utc)"
    "    WHERE password IS NOT NULL;";

/*
 * An index for each order, which covers the columns that lists filter by, and
 * one for records that are not stored as published.
 */
#define PLACED	", status, published, author, modified)"

const char	 version_6_places[] =
    "DROP INDEX venues_name;"
    "DROP INDEX venues_date;"
    "DROP INDEX organizers_name;"
    "DROP INDEX organizers_date;"
    "CREATE INDEX venues_name ON venues (name_key, id" PLACED ";"
    "CREATE INDEX venues_date ON venues"
    "    (COALESCE(published, created), id" PLACED ";"
    "CREATE INDEX venues_modified ON venues"
    "    (modified, id, status, published, author);"
    "CREATE INDEX venues_aside ON venues (id" PLACED " WHERE status <> 0;"
    "CREATE INDEX organizers_name ON organizers (name_key, id" PLACED ";"
    "CREATE INDEX organizers_date ON organizers"
    "    (COALESCE(published, created), id" PLACED ";"
    "CREATE INDEX organizers_modified ON organizers"
    "    (modified, id, status, published, author);"
    "CREATE INDEX organizers_aside ON organizers (id" PLACED
    " WHERE status <> 0;";

/* store/secret.h has the form of users.password, which may also be empty. */
const char version_8_accounts[] =
    "ALTER TABLE users ADD COLUMN password TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE users ADD COLUMN mail TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT '';"

    "CREATE TABLE sessions ("
    "	hash	BLOB PRIMARY KEY,"	/* SHA-256 of the token */
    "	user_id	INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,"
    "	agent	TEXT NOT NULL,"
    "	created	INTEGER NOT NULL,"
    "	used	INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX sessions_user ON sessions (user_id);"

    "CREATE TABLE invitations ("
    "	hash	BLOB PRIMARY KEY,"
    "	user_id	INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,"
    "	created	INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX invitations_user ON invitations (user_id);";

/*
 * The URL of an image stored here is "/images/" and its name
 * (pictures/picture_name.h); the same holds for its sizes. `source` is the
 * address that it was fetched from.
 */
const char version_8_images[] =
    "ALTER TABLE images ADD COLUMN author INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE images ADD COLUMN alt TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE images ADD COLUMN source TEXT NOT NULL DEFAULT '';"
    "CREATE INDEX images_source ON images (source) WHERE source <> '';"
    "CREATE TABLE image_files ("
    "	url		TEXT NOT NULL UNIQUE,"
    "	image_id	INTEGER NOT NULL"
    "	    REFERENCES images (id) ON DELETE CASCADE,"
    "	bytes		BLOB NOT NULL"
    ") STRICT;"
    "CREATE INDEX image_files_image ON image_files (image_id);";

/*
 * unused is the time since which no record shows the image, as far as that is
 * known; NULL: one shows it. in_texts is 1 if a text has named one of its files
 * (store/stored_images.h). images_day is the last day on which all images were
 * looked at, images_seen the last image of the current look. bytes are those of
 * all files of the image.
 */
const char	 version_9_images[] =
    "ALTER TABLE images ADD COLUMN unused INTEGER;"
    "ALTER TABLE images ADD COLUMN in_texts INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE images ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;"
    "UPDATE images SET bytes = (SELECT COALESCE(SUM(LENGTH(f.bytes)), 0)"
    "    FROM image_files f WHERE f.image_id = images.id);"
    "CREATE INDEX images_author ON images (author, bytes);"
    "INSERT INTO meta (name, value)"
    "    VALUES ('images_day', 0), ('images_seen', 0);"
    "CREATE INDEX events_image ON events (image_id)"
    "    WHERE image_id IS NOT NULL;"
    "CREATE INDEX venues_image ON venues (image_id)"
    "    WHERE image_id IS NOT NULL;"
    "CREATE INDEX organizers_image ON organizers (image_id)"
    "    WHERE image_id IS NOT NULL;";

/*
 * terms.searched is fold_search() of the name. The words of names are those of
 * store/search/search_names.h. An index finds blocks with events that last
 * until a given time.
 */
const char	 version_9_search[] =
    "ALTER TABLE terms ADD COLUMN searched TEXT NOT NULL DEFAULT '';"
    "CREATE TABLE search_names ("
    "	kind		INTEGER NOT NULL,"	/* enum search_kind */
    "	word		TEXT NOT NULL,"
    "	record_id	INTEGER NOT NULL,"
    "	PRIMARY KEY (kind, word, record_id)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX search_names_record ON search_names (record_id, kind);"
    "CREATE INDEX search_blocks_last ON search_blocks (last_end);";

/*
 * The origin of our record (enum import_origin). Until version 8 it was not
 * stored; events were always created. Names of sources had www., which is not
 * part of them any more (store/sources.h).
 */
const char	 version_9_imports[] =
    "UPDATE imports SET source = substr(source, 5)"
    "    WHERE source LIKE 'www.%.%' AND source NOT LIKE 'www.%/%.%'"
    "    AND NOT EXISTS (SELECT 1 FROM imports o"
    "    WHERE o.source = substr(imports.source, 5)"
    "    AND o.kind = imports.kind AND o.name = imports.name);"
    "ALTER TABLE imports ADD COLUMN origin INTEGER NOT NULL DEFAULT 0;"
    "UPDATE imports SET origin = 1 WHERE kind = 4;"
    "CREATE INDEX imports_id ON imports (kind, id);"

    /* For events of a subscription (store/imports.h); 0: unknown. */
    "ALTER TABLE imports ADD COLUMN contents INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE imports ADD COLUMN status INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE imports ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;";

/* Restored rows may refer to later ones. */
#define DEFERRED	" DEFERRABLE INITIALLY IMMEDIATE"

/*
 * A series has the id of its model, an event with the status STATUS_MODEL.
 * rule, added and left_out are the values of RRULE, RDATE and EXDATE in clock
 * times of the model's zone; made_until, next_start and original_start are such
 * times. next_start is when the series must be extended, NULL if it has ended.
 * detached are names of fields that differ from the series: "title,venue".
 */
const char	 version_9_series[] =
    "CREATE TABLE series ("
    "	id		INTEGER PRIMARY KEY"
    "	    REFERENCES events (id) ON DELETE CASCADE" DEFERRED ","
    "	rule		TEXT NOT NULL,"
    "	added		TEXT NOT NULL,"
    "	left_out	TEXT NOT NULL,"
    "	slug		TEXT NOT NULL,"
    "	status		INTEGER NOT NULL,"	/* enum status */
    "	made_until	INTEGER NOT NULL,"
    "	next_start	INTEGER"
    ") STRICT;"
    "CREATE INDEX series_next ON series (next_start)"
    "    WHERE next_start IS NOT NULL;"
    "ALTER TABLE events ADD COLUMN series_id INTEGER"
    "    REFERENCES series (id) ON DELETE SET NULL" DEFERRED ";"
    "ALTER TABLE events ADD COLUMN original_start INTEGER;"
    "ALTER TABLE events ADD COLUMN detached TEXT NOT NULL DEFAULT '';"
    "CREATE INDEX events_series ON events (series_id, start_local, id)"
    "    WHERE series_id IS NOT NULL;"
    "CREATE INDEX events_series_length ON events ((end_local - start_local))"
    "    WHERE series_id IS NOT NULL;"
    "CREATE INDEX events_unpublished ON events (author) WHERE status <> 0;";

/*
 * Calendars that are fetched regularly (store/subscriptions.h): their
 * settings, then their state.
 */
const char	 version_9_subscriptions[] =
    "CREATE TABLE subscriptions ("
    "	id		INTEGER PRIMARY KEY,"
    "	name		TEXT NOT NULL UNIQUE,"
    "	url		TEXT NOT NULL UNIQUE,"
    "	every		INTEGER NOT NULL,"	/* seconds */
    "	author		TEXT NOT NULL,"		/* a login; '': the first one */
    "	categories	TEXT NOT NULL,"		/* one on a line */
    "	status		INTEGER NOT NULL,"	/* enum status */
    "	wins		INTEGER NOT NULL,"	/* enum subscription_wins */
    "	allow_private	INTEGER NOT NULL,"
    "	configured	INTEGER NOT NULL,"	/* whether in site.yaml */

    "	source		TEXT NOT NULL UNIQUE,"	/* in imports */
    "	reader		INTEGER NOT NULL DEFAULT 0,"
    "	etag		TEXT NOT NULL DEFAULT '',"
    "	modified	TEXT NOT NULL DEFAULT '',"
    "	read		INTEGER NOT NULL DEFAULT 0,"	/* wholly */
    "	due		INTEGER NOT NULL,"
    "	ran		INTEGER NOT NULL DEFAULT 0,"
    "	failures	INTEGER NOT NULL DEFAULT 0,"	/* in sequence */
    "	outcome		INTEGER NOT NULL DEFAULT 0,"
    "	detail		TEXT NOT NULL DEFAULT '',"
    "	came		INTEGER NOT NULL DEFAULT 0,"	/* by the last run */
    "	changed		INTEGER NOT NULL DEFAULT 0,"
    "	went		INTEGER NOT NULL DEFAULT 0,"
    "	back		INTEGER NOT NULL DEFAULT 0,"
    "	vanished	INTEGER NOT NULL DEFAULT 0,"	/* and stayed */
    "	ahead		INTEGER NOT NULL DEFAULT 0,"
    "	accepted	INTEGER NOT NULL DEFAULT 0,"
    "	runs		INTEGER NOT NULL DEFAULT 0,"	/* totals */
    "	runs_same	INTEGER NOT NULL DEFAULT 0,"
    "	runs_failed	INTEGER NOT NULL DEFAULT 0,"
    "	all_came	INTEGER NOT NULL DEFAULT 0,"
    "	all_changed	INTEGER NOT NULL DEFAULT 0,"
    "	all_went	INTEGER NOT NULL DEFAULT 0"
    ") STRICT;";

/*
 * users.mail is in use; users.new_mail will be once its link has been opened.
 * Until version 8 several users could have the same address: the first one
 * keeps it. `mail` of a link is the address that it was sent to.
 */
const char	 version_9_mail[] =
    "ALTER TABLE users ADD COLUMN new_mail TEXT NOT NULL DEFAULT '';"
    "UPDATE users SET new_mail = mail, mail = '' WHERE EXISTS"
    "    (SELECT 1 FROM users o WHERE lower(o.mail) = lower(users.mail)"
    "    AND o.id < users.id) AND mail <> '';"
    "CREATE UNIQUE INDEX users_mail ON users (lower(mail))"
    "    WHERE mail <> '';"
    "ALTER TABLE invitations ADD COLUMN kind INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE invitations ADD COLUMN mail TEXT NOT NULL DEFAULT '';";

/*
 * The subject of a message or letter, as store/outbox.h describes, and the user
 * who caused it; 0: no one, or a letter.
 */
const char	 version_9_outbox[] =
    "ALTER TABLE outbox ADD COLUMN about TEXT NOT NULL DEFAULT '';"
    "UPDATE outbox SET about = body WHERE type LIKE 'mail.%';"
    "CREATE INDEX outbox_about ON outbox (about);"
    "ALTER TABLE deliveries ADD COLUMN author INTEGER NOT NULL DEFAULT 0;"
    "DROP INDEX deliveries_due;"
    "CREATE INDEX deliveries_due ON deliveries"
    "    (endpoint, author, due, outbox_id) WHERE due IS NOT NULL;";
