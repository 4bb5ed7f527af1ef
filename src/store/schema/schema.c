#include "store/schema/schema.h"

#include <stdio.h>

#include "base/arena.h"
#include "store/engine.h"
#include "store/event_index.h"
#include "store/ids.h"
#include "store/schema/schema_steps.h"
#include "store/search/search_index.h"
#include "store/search/search_names.h"
#include "store/stored_images.h"

/*
 * All times are seconds since 1970: columns named *_local hold local time, all
 * others UTC. NULL means "none" where a value must be unique or refer to a
 * row.
 *
 * Ids are taken from `sequences`, so that they are never reused
 * (store/sequences.h).
 */
static const char version_1_accounts[] =
    "CREATE TABLE sequences ("
    "	kind	INTEGER PRIMARY KEY,"	/* enum sequence */
    "	last	INTEGER NOT NULL"
    ") STRICT;"
    "INSERT INTO sequences (kind, last)"
    "    VALUES (0, 0), (1, 0), (2, 0), (3, 0);"

    "CREATE TABLE meta ("
    "	name	TEXT PRIMARY KEY,"
    "	value	INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "INSERT INTO meta (name, value) VALUES ('last_write', 0);"

    "CREATE TABLE users ("
    "	id	INTEGER PRIMARY KEY,"
    "	login	TEXT NOT NULL UNIQUE,"
    "	role	INTEGER NOT NULL,"	/* enum role */
    "	created	INTEGER NOT NULL"
    ") STRICT;"

    "CREATE TABLE passwords ("
    "	hash	BLOB PRIMARY KEY,"	/* SHA-256 */
    "	user_id	INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,"
    "	label	TEXT NOT NULL,"
    "	created	INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX passwords_user ON passwords (user_id);"

    /* Answers kept for Idempotency-Key (rules, section 30). */
    "CREATE TABLE idempotency_keys ("
    "	user_id		INTEGER NOT NULL,"
    "	path		TEXT NOT NULL,"
    "	key		TEXT NOT NULL,"
    "	request		BLOB NOT NULL,"	/* SHA-256 of its body */
    "	status		INTEGER NOT NULL,"
    "	location	TEXT NOT NULL,"
    "	body		TEXT NOT NULL,"
    "	created		INTEGER NOT NULL,"
    "	UNIQUE (user_id, path, key)"
    ") STRICT;"
    "CREATE INDEX idempotency_keys_created ON idempotency_keys (created);";

/*
 * The author may be a user who was removed. A slug is NULL where rule 13.3 has
 * "". former_slug is the slug that the record had before it was moved to the
 * trash ("" for none); NULL: it is not in the trash (rules, section 19).
 * published is NULL as long as there is no publication time (rules 17.3 and
 * 17.4). store/secret.h has the form of password.
 */
static const char version_1_events[] =
    "CREATE TABLE images ("
    "	id	INTEGER PRIMARY KEY,"
    "	url	TEXT NOT NULL UNIQUE"
    ") STRICT;"

    "CREATE TABLE events ("
    "	id		INTEGER PRIMARY KEY,"
    "	author		INTEGER NOT NULL,"
    "	status		INTEGER NOT NULL,"	/* enum status */
    "	published	INTEGER,"
    "	created		INTEGER NOT NULL,"
    "	modified	INTEGER NOT NULL,"
    "	title		TEXT NOT NULL,"
    "	excerpt		TEXT NOT NULL,"
    "	slug		TEXT UNIQUE,"
    "	former_slug	TEXT,"
    "	password	TEXT,"
    "	image_id	INTEGER REFERENCES images (id),"
    "	all_day		INTEGER NOT NULL,"
    "	start_local	INTEGER NOT NULL,"
    "	end_local	INTEGER NOT NULL,"
    "	start_utc	INTEGER NOT NULL,"
    "	end_utc		INTEGER NOT NULL,"
    "	timezone	TEXT NOT NULL,"
    "	cost		TEXT NOT NULL,"
    "	website		TEXT NOT NULL,"
    "	show_map	INTEGER NOT NULL,"
    "	show_map_link	INTEGER NOT NULL,"
    "	hide_from_listings INTEGER NOT NULL,"
    "	sticky		INTEGER NOT NULL,"
    "	featured	INTEGER NOT NULL,"
    "	ticketed	INTEGER NOT NULL,"
    "	post_parent	INTEGER REFERENCES events (id) ON DELETE SET NULL,"
    "	description	TEXT NOT NULL,"
    "	CHECK (end_local >= start_local)"
    ") STRICT;"

    /* Covers the window, the order and the usual filters. */
    "CREATE INDEX events_start ON events (start_local, end_local, id,"
    "    status, published, hide_from_listings, author, featured,"
    "    ticketed);"
    "CREATE INDEX events_parent ON events (post_parent)"
    "    WHERE post_parent IS NOT NULL;"

    /* Folded texts, in a table of their own to keep events small. */
    "CREATE TABLE event_texts ("
    "	event_id	INTEGER PRIMARY KEY"
    "	    REFERENCES events (id) ON DELETE CASCADE,"
    "	title_key	TEXT NOT NULL,"		/* fold_title() */
    "	title		TEXT NOT NULL,"		/* fold_case(), like these */
    "	excerpt		TEXT NOT NULL,"
    "	description	TEXT NOT NULL"
    ") STRICT;";

/*
 * name_key is fold_title() of the name and name_folded fold_case() of it;
 * searched is fold_case() of all searched texts.
 */
static const char version_1_others[] =
    "CREATE TABLE venues ("
    "	id		INTEGER PRIMARY KEY,"
    "	author		INTEGER NOT NULL,"
    "	status		INTEGER NOT NULL,"
    "	published	INTEGER,"
    "	created		INTEGER NOT NULL,"
    "	modified	INTEGER NOT NULL,"
    "	name		TEXT NOT NULL,"
    "	name_key	TEXT NOT NULL,"
    "	slug		TEXT UNIQUE,"
    "	former_slug	TEXT,"
    "	image_id	INTEGER REFERENCES images (id),"
    "	address		TEXT NOT NULL,"
    "	city		TEXT NOT NULL,"
    "	country		TEXT NOT NULL,"
    "	province	TEXT NOT NULL,"
    "	state		TEXT NOT NULL,"
    "	stateprovince	TEXT NOT NULL,"
    "	zip		TEXT NOT NULL,"
    "	phone		TEXT NOT NULL,"
    "	website		TEXT NOT NULL,"
    "	geo_lat		REAL,"
    "	geo_lng		REAL,"
    "	show_map	INTEGER NOT NULL,"
    "	show_map_link	INTEGER NOT NULL,"
    "	description	TEXT NOT NULL,"
    "	searched	TEXT NOT NULL,"
    "	CHECK ((geo_lat IS NULL) = (geo_lng IS NULL))"
    ") STRICT;"
    "CREATE INDEX venues_name ON venues (name_key, id);"
    "CREATE INDEX venues_date ON venues (COALESCE(published, created), id,"
    "    status, published, author);"
    "CREATE INDEX venues_place ON venues (geo_lat, geo_lng)"
    "    WHERE geo_lat IS NOT NULL;"

    "CREATE TABLE organizers ("
    "	id		INTEGER PRIMARY KEY,"
    "	author		INTEGER NOT NULL,"
    "	status		INTEGER NOT NULL,"
    "	published	INTEGER,"
    "	created		INTEGER NOT NULL,"
    "	modified	INTEGER NOT NULL,"
    "	name		TEXT NOT NULL,"
    "	name_key	TEXT NOT NULL,"
    "	slug		TEXT UNIQUE,"
    "	former_slug	TEXT,"
    "	image_id	INTEGER REFERENCES images (id),"
    "	phone		TEXT NOT NULL,"
    "	website		TEXT NOT NULL,"
    "	email		TEXT NOT NULL,"
    "	description	TEXT NOT NULL,"
    "	searched	TEXT NOT NULL"
    ") STRICT;"
    "CREATE INDEX organizers_name ON organizers (name_key, id);"
    "CREATE INDEX organizers_date ON organizers"
    "    (COALESCE(published, created), id, status, published, author);"

    /* Categories and tags. */
    "CREATE TABLE terms ("
    "	id		INTEGER PRIMARY KEY,"
    "	kind		INTEGER NOT NULL,"	/* enum term_kind */
    "	parent		INTEGER REFERENCES terms (id),"
    "	name		TEXT NOT NULL,"
    "	name_key	TEXT NOT NULL,"
    "	name_folded	TEXT NOT NULL,"
    "	slug		TEXT NOT NULL,"
    "	description	TEXT NOT NULL,"
    "	description_key	TEXT NOT NULL,"
    "	event_count	INTEGER NOT NULL DEFAULT 0,"	/* by triggers */
    "	UNIQUE (kind, slug)"
    ") STRICT;"
    "CREATE INDEX terms_name ON terms (kind, name_folded, id);"
    "CREATE INDEX terms_parent ON terms (parent) WHERE parent IS NOT NULL;";

/* An event has one venue, ordered organizers, and terms. */
static const char version_1_links[] =
    "CREATE TABLE event_venues ("
    "	event_id	INTEGER PRIMARY KEY"
    "	    REFERENCES events (id) ON DELETE CASCADE,"
    "	venue_id	INTEGER NOT NULL"
    "	    REFERENCES venues (id) ON DELETE CASCADE"
    ") STRICT;"
    "CREATE INDEX event_venues_venue ON event_venues (venue_id, event_id);"

    "CREATE TABLE event_organizers ("
    "	event_id	INTEGER NOT NULL"
    "	    REFERENCES events (id) ON DELETE CASCADE,"
    "	position	INTEGER NOT NULL,"
    "	organizer_id	INTEGER NOT NULL"
    "	    REFERENCES organizers (id) ON DELETE CASCADE,"
    "	PRIMARY KEY (event_id, position),"
    "	UNIQUE (organizer_id, event_id)"
    ") STRICT, WITHOUT ROWID;"

    "CREATE TABLE event_terms ("
    "	event_id	INTEGER NOT NULL"
    "	    REFERENCES events (id) ON DELETE CASCADE,"
    "	term_id		INTEGER NOT NULL"
    "	    REFERENCES terms (id) ON DELETE CASCADE,"
    "	PRIMARY KEY (event_id, term_id),"
    "	UNIQUE (term_id, event_id)"
    ") STRICT, WITHOUT ROWID;";

/*
 * terms.event_count is the number of events that are stored as published.
 * Scheduled events that are due are added when the number is shown; the index
 * events_due is for that.
 *
 * Deleting an event deletes its links too, but their trigger then no longer
 * finds its status, so a trigger of the event decrements the counts before.
 *
 * The triggers are created again by version 2, which replaces the links.
 */
static const char version_1_due[] =
    "CREATE INDEX events_due ON events (published) WHERE status = 1;";

static const char term_counts[] =
    "CREATE TRIGGER event_terms_added AFTER INSERT ON event_terms "
    "BEGIN"
    "    UPDATE terms SET event_count = event_count + 1"
    "    WHERE id = NEW.term_id AND"
    "	(SELECT status FROM events WHERE id = NEW.event_id) = 0;"
    "END;"

    "CREATE TRIGGER event_terms_removed AFTER DELETE ON event_terms "
    "BEGIN"
    "    UPDATE terms SET event_count = event_count - 1"
    "    WHERE id = OLD.term_id AND"
    "	(SELECT status FROM events WHERE id = OLD.event_id) = 0;"
    "END;"

    "CREATE TRIGGER events_published AFTER UPDATE OF status ON events "
    "WHEN (OLD.status = 0) <> (NEW.status = 0) "
    "BEGIN"
    "    UPDATE terms SET event_count = event_count +"
    "	CASE WHEN NEW.status = 0 THEN 1 ELSE -1 END"
    "    WHERE id IN"
    "	(SELECT term_id FROM event_terms WHERE event_id = NEW.id);"
    "END;"

    "CREATE TRIGGER events_removed BEFORE DELETE ON events "
    "WHEN OLD.status = 0 "
    "BEGIN"
    "    UPDATE terms SET event_count = event_count - 1"
    "    WHERE id IN"
    "	(SELECT term_id FROM event_terms WHERE event_id = OLD.id);"
    "END;";

struct step {
	int		 version;	/* of the schema that it makes */
	const char	*sql;
};

static const struct step	 steps[] = {
	{ 1, version_1_accounts },
	{ 1, version_1_events },
	{ 1, version_1_others },
	{ 1, version_1_links },
	{ 1, version_1_due },
	{ 1, term_counts },
	{ 2, version_2_links },
	{ 2, term_counts },
	{ 2, version_2_lists },
	{ 2, version_2_search },
	{ 3, version_3_outbox },
	{ 3, version_3_imports },
	{ 3, version_3_records },
	{ 4, version_4_site },
	{ 5, version_5_orders },
	{ 5, version_5_counts },
	{ 6, version_6_terms },
	{ 6, version_6_stretches },
	{ 6, version_6_ends },
	{ 6, version_6_places },
	{ 7, "ALTER TABLE events ADD COLUMN event_status TEXT NOT NULL"
	    " DEFAULT 'scheduled';"
	    "ALTER TABLE events ADD COLUMN event_status_reason TEXT NOT NULL"
	    " DEFAULT '';" },
	{ 8, version_8_accounts },
	{ 8, version_8_images },
	{ 8, "ALTER TABLE events ADD COLUMN sender TEXT NOT NULL DEFAULT '';"
	    "ALTER TABLE events ADD COLUMN note TEXT NOT NULL DEFAULT '';"
	    "CREATE INDEX events_hidden ON events (start_local, end_local, id)"
	    "    WHERE hide_from_listings = 1 AND status = 0;"
	    "CREATE INDEX events_author ON events (author, id);" },
	{ 9, "ALTER TABLE terms ADD COLUMN color TEXT NOT NULL DEFAULT '';" },
	{ 9, version_9_images },
	{ 9, version_9_search },
	{ 9, version_9_imports },
	{ 9, version_9_series },
	{ 9, version_9_subscriptions },
	{ 9, version_9_mail },
	{ 9, version_9_outbox },
};

void
schema_steps(struct db *db, int from, void (*run)(struct db *, const char *))
{
	size_t	 i;

	for (i = 0; i < sizeof(steps) / sizeof(steps[0]); i++)
		if (steps[i].version > from)
			run(db, steps[i].sql);
}

/* Before version 3 the lists of hidden content included protected events. */
static void
refresh_protected(struct db *db)
{
	struct arena	*arena;
	struct list_ids	 events;

	arena = arena_new();
	events = ids_read(db_query(db,
	    "SELECT id FROM events WHERE password IS NOT NULL ORDER BY id"),
	    arena);
	event_index_refresh_all(db, &events, false);
	arena_free(arena);
}

void
schema_make(struct db *db, int version)
{
	size_t	 i;

	for (i = 0; i < sizeof(steps) / sizeof(steps[0]); i++)
		if (steps[i].version <= version)
			db_script(db, steps[i].sql);
}

void
schema_derive(struct db *db, int from)
{
	if (from < 9) {
		schema_fold(db);
		images_keep_all_named(db);
	}
	if (from < 2)
		event_index_rebuild(db);
	else if (from < 9) {
		search_names_rebuild(db);
		search_index_rebuild(db);
	}
	if (from >= 2 && from < 4)
		refresh_protected(db);
}

void
schema_migrate(struct db *db, int from)
{
	char	 marks[128];

	schema_steps(db, from, db_script);
	schema_derive(db, from);
	snprintf(marks, sizeof(marks),
	    "PRAGMA application_id = %d; PRAGMA user_version = %d;",
	    SCHEMA_APPLICATION, SCHEMA_VERSION);
	db_script(db, marks);
}
