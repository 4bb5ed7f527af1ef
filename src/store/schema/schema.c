#include "store/schema/schema.h"

#include "generated/tables.h"
#include "store/event_notes.h"
#include "store/status.h"

/* PostgreSQL may check such references only at the commit. */
#define REFERENCES(to)	" REFERENCES " to DEFERRED
#define OWNED_BY(to)	" REFERENCES " to " ON DELETE CASCADE" DEFERRED
#define DEFERRED	" DEFERRABLE INITIALLY IMMEDIATE"

/*
 * All times are seconds since 1970: columns named *_local hold local time, all
 * others UTC. NULL means "none" where a value must be unique or refer to a
 * row.
 *
 * Ids are taken from `sequences`, so that they are never reused
 * (store/sequences.h). `records` of meta is the version of venues and
 * organizers (store_state()), which triggers increase; images_day is the last
 * day on which all images were looked at, images_seen the last image of the
 * current look; `settings` is settings_version().
 */
static const char	 whole[] =
    "CREATE TABLE sequences ("
    "	kind	INTEGER PRIMARY KEY,"	/* enum sequence */
    "	last	INTEGER NOT NULL"
    ") STRICT;"
    "INSERT INTO sequences (kind, last)"
    "    VALUES (0, 0), (1, 0), (2, 0), (3, 0), (4, 0);"

    "CREATE TABLE meta ("
    "	name	TEXT PRIMARY KEY,"
    "	value	INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "INSERT INTO meta (name, value) VALUES ('last_write', 0),"
    "    ('records', 1), ('images_day', 0), ('images_seen', 0),"
    "    ('settings', 0);"

    /* Changes of records, for store/index/index.h. */
    "CREATE TABLE changes ("
    "	seq	INTEGER PRIMARY KEY,"
    "	kind	INTEGER NOT NULL,"	/* enum change_kind */
    "	id	INTEGER NOT NULL,"
    "	mark	INTEGER NOT NULL"
    ") STRICT;";

/*
 * store/secret.h has the form of users.password, which may also be empty.
 * users.mail is in use; users.new_mail will be once its link has been opened.
 * `mail` of a link is the address that it was sent to.
 */
static const char	 accounts[] =
    "CREATE TABLE users ("
    "	id		INTEGER PRIMARY KEY,"
    "	login		TEXT NOT NULL UNIQUE,"
    "	name		TEXT NOT NULL DEFAULT '',"	/* the full one */
    "	role		INTEGER NOT NULL,"
    "	created		INTEGER NOT NULL,"
    "	password	TEXT NOT NULL DEFAULT '',"
    "	mail		TEXT NOT NULL DEFAULT '',"
    "	new_mail	TEXT NOT NULL DEFAULT '',"
    "	language	TEXT NOT NULL DEFAULT ''"
    ") STRICT;"
    "CREATE UNIQUE INDEX users_mail ON users (lower(mail))"
    "    WHERE mail <> '';"

    "CREATE TABLE passwords ("
    "	hash	BLOB PRIMARY KEY,"	/* SHA-256 */
    "	user_id	INTEGER NOT NULL" OWNED_BY("users (id)") ","
    "	label	TEXT NOT NULL,"
    "	created	INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX passwords_user ON passwords (user_id);"

    "CREATE TABLE sessions ("
    "	hash	BLOB PRIMARY KEY,"	/* SHA-256 of the token */
    "	user_id	INTEGER NOT NULL" OWNED_BY("users (id)") ","
    "	browser	TEXT NOT NULL,"	/* text/agents.h */
    "	system	TEXT NOT NULL,"
    "	created	INTEGER NOT NULL,"
    "	used	INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX sessions_user ON sessions (user_id);"

    "CREATE TABLE invitations ("
    "	hash	BLOB PRIMARY KEY,"
    "	user_id	INTEGER NOT NULL" OWNED_BY("users (id)") ","
    "	created	INTEGER NOT NULL,"
    "	kind	INTEGER NOT NULL DEFAULT 0,"
    "	mail	TEXT NOT NULL DEFAULT ''"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX invitations_user ON invitations (user_id);"

    "CREATE TABLE second_factors ("
    "	user_id	INTEGER PRIMARY KEY" OWNED_BY("users (id)") ","
    "	secret	TEXT NOT NULL,"		/* text/totp.h */
    "	step	INTEGER NOT NULL,"	/* of the last code */
    "	since	INTEGER NOT NULL DEFAULT 0,"	/* of wrong codes, UTC */
    "	wrong	INTEGER NOT NULL DEFAULT 0"
    ") STRICT;"
    "CREATE TABLE recovery_codes ("
    "	hash	BLOB PRIMARY KEY,"	/* SHA-256 */
    "	user_id	INTEGER NOT NULL" OWNED_BY("users (id)")
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX recovery_codes_user ON recovery_codes (user_id);"

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
 * The URL of an image stored here is "/images/" and its name
 * (pictures/picture_name.h); the same holds for its sizes. `source` is the
 * address that it was fetched from. unused is the time since which no record
 * shows the image, as far as that is known; NULL: one shows it. in_texts is 1
 * if a text has named one of its files (store/stored_images.h). bytes are those
 * of all files of the image.
 */
static const char	 images[] =
    "CREATE TABLE images ("
    "	id		INTEGER PRIMARY KEY,"
    "	url		TEXT NOT NULL,"		/* unique */
    "	author		INTEGER NOT NULL DEFAULT 0,"
    "	alt		TEXT NOT NULL DEFAULT '',"
    "	source		TEXT NOT NULL DEFAULT '',"
    "	unused		INTEGER,"
    "	in_texts	INTEGER NOT NULL DEFAULT 0,"
    "	bytes		INTEGER NOT NULL DEFAULT 0"
    ") STRICT;"
    "CREATE INDEX images_source ON images (source) WHERE source <> '';"
    "CREATE INDEX images_author ON images (author, bytes);"
    "CREATE TABLE image_files ("
    "	url		TEXT NOT NULL UNIQUE,"
    "	image_id	INTEGER NOT NULL" OWNED_BY("images (id)") ","
    "	bytes		BLOB NOT NULL"
    ") STRICT;"
    "CREATE INDEX image_files_image ON image_files (image_id);";

/*
 * The author may be a user who was removed. A slug is NULL where rule 13.3 has
 * "". former_slug is the slug that the record had before it was moved to the
 * trash ("" for none); NULL: it is not in the trash (rules, section 19).
 * former_status is the name of its status then.
 * published is NULL as long as there is no publication time (rules 17.3 and
 * 17.4). store/secret.h has the form of password. detached are names of fields
 * that differ from the series: "title,venue". links are those of
 * store/stored_links.h. With texts_id, the texts of that row are the event's,
 * and its own are empty (calendar/event_texts.h).
 */
static const char	 events[] =
    "CREATE TABLE series_texts ("
    "	id		INTEGER PRIMARY KEY,"
    "	description	TEXT NOT NULL,"
    "	excerpt		TEXT NOT NULL,"
    "	cost		TEXT NOT NULL,"
    "	website		TEXT NOT NULL,"
    "	event_status_reason TEXT NOT NULL"
    ") STRICT;"
    EVENT_TABLE
    "CREATE INDEX events_parent ON events (post_parent)"
    "    WHERE post_parent IS NOT NULL;"
    "CREATE INDEX events_due ON events (published)"
    " WHERE status = " SQL_FUTURE ";"
    "CREATE INDEX events_image ON events (image_id)"
    "    WHERE image_id IS NOT NULL;"
    "CREATE INDEX events_texts ON events (texts_id)"
    "    WHERE texts_id IS NOT NULL;"
    "CREATE INDEX events_series ON events (series_id, start_local, id)"
    "    WHERE series_id IS NOT NULL;"
    "CREATE INDEX events_unpublished ON events (author)"
    " WHERE status <> " SQL_PUBLISH ";"
    "CREATE INDEX events_sender ON events (" MAILBOX("sender") ")"
    "    WHERE sender <> '';"
    "CREATE INDEX events_message ON events (id) WHERE message <> '';"
    "CREATE INDEX events_note ON events (author) WHERE note <> '';"

    "CREATE TABLE amendments ("
    "	event_id	INTEGER PRIMARY KEY" OWNED_BY("events (id)") ","
    "	hash		BLOB NOT NULL UNIQUE,"	/* SHA-256 of the token */
    "	created		INTEGER NOT NULL"
    ") STRICT;";

/*
 * An event of a series refers to its row, which has the id of its model, an
 * event with the status STATUS_MODEL. rule, added, left_out and duration are
 * the values of RRULE, RDATE, EXDATE and DURATION in clock times of the model's
 * zone; made_until and next_start are such times. next_start is when the series
 * must be extended, NULL if it has ended.
 */
static const char	 series[] =
    SERIES_TABLE
    "CREATE INDEX series_next ON series (next_start)"
    "    WHERE next_start IS NOT NULL;";

/* Each engine has an index by name, too. */
#define PLACES(table) \
	"CREATE INDEX " table "_due ON " table " (published)" \
	"    WHERE status = " SQL_FUTURE ";" \
	"CREATE INDEX " table "_unpublished ON " table " (author)" \
	"    WHERE status <> " SQL_PUBLISH ";" \
	"CREATE INDEX " table "_image ON " table " (image_id)" \
	"    WHERE image_id IS NOT NULL;"

/*
 * name_key is fold_title() of the name; searched is fold_search() of all
 * searched texts.
 */
static const char	 places[] =
    VENUE_TABLE
    PLACES("venues")

    ORGANIZER_TABLE
    PLACES("organizers");

/*
 * Categories and tags. name_folded is fold_case() of the name. event_count is
 * the number of events stored as published, which triggers keep; scheduled
 * events that are due are added when the number is shown.
 */
static const char	 terms[] =
    TERM_TABLE
    "CREATE INDEX terms_parent ON terms (parent) WHERE parent IS NOT NULL;";

/*
 * Slugs that records had (rule 14.3). `record` has the kind of `kind`.
 */
static const char	 old_slugs[] =
    "CREATE TABLE old_slugs ("
    "	kind	INTEGER NOT NULL,"	/* enum old_slug_kind */
    "	slug	TEXT NOT NULL,"
    "	record	INTEGER NOT NULL,"
    "	PRIMARY KEY (kind, slug)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX old_slugs_record ON old_slugs (kind, record);";

/*
 * The records of an event: a venue, ordered organizers, and terms. Only the
 * event is a foreign key: code that deletes one of the others deletes the links
 * of its events first; check_database() checks these references.
 */
static const char	 links[] =
    "CREATE TABLE event_venues ("
    "	event_id	INTEGER PRIMARY KEY" OWNED_BY("events (id)") ","
    "	venue_id	INTEGER NOT NULL"
    ") STRICT;"
    "CREATE INDEX event_venues_venue ON event_venues (venue_id, event_id);"

    "CREATE TABLE event_organizers ("
    "	event_id	INTEGER NOT NULL" OWNED_BY("events (id)") ","
    "	position	INTEGER NOT NULL,"
    "	organizer_id	INTEGER NOT NULL,"
    "	PRIMARY KEY (event_id, position)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX event_organizers_organizer ON event_organizers"
    "    (organizer_id, event_id);"

    "CREATE TABLE event_terms ("
    "	event_id	INTEGER NOT NULL" OWNED_BY("events (id)") ","
    "	term_id		INTEGER NOT NULL,"
    "	PRIMARY KEY (event_id, term_id)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX event_terms_term ON event_terms (term_id, event_id);";

/*
 * Messages in the order of the changes that they report are in `outbox`, which
 * each engine creates. Each stays until all deliveries are done, or until it is
 * too old (store/outbox.h). A delivery that succeeded is deleted. `due` is NULL
 * if it was given up; `author` is the user who caused the message, 0: no one.
 */
static const char	 deliveries[] =
    "CREATE TABLE deliveries ("
    "	outbox_id	INTEGER NOT NULL" OWNED_BY("outbox (id)") ","
    "	endpoint	TEXT NOT NULL,"	/* its address */
    "	due		INTEGER,"
    "	attempts	INTEGER NOT NULL DEFAULT 0,"
    "	outcome		TEXT,"		/* of the last attempt */
    "	author		INTEGER NOT NULL DEFAULT 0,"
    "	PRIMARY KEY (outbox_id, endpoint)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX outbox_about ON outbox (about);"
    "CREATE INDEX deliveries_due ON deliveries"
    "    (endpoint, author, due, outbox_id) WHERE due IS NOT NULL;"

    /* Endpoints that answered 410 Gone, until they are enabled again. */
    "CREATE TABLE gone_endpoints ("
    "	endpoint	TEXT PRIMARY KEY,"
    "	since		INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"

    /* How the last attempt ended (store/deliveries.h). */
    "CREATE TABLE endpoint_results ("
    "	endpoint	TEXT PRIMARY KEY,"
    "	result		INTEGER NOT NULL,"	/* enum delivery_result */
    "	code		INTEGER NOT NULL,"	/* of the answer */
    "	made		INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;";

/*
 * Which of our records `almanac import` has made from which record of another
 * calendar (store/imports.h). A row outlives its record, so that a deleted
 * record is not imported again. contents, status and gone are those of events
 * of a subscription; sequence, stamp and calendar those of iCalendars;
 * 0: unknown.
 */
static const char	 imports[] =
    "CREATE TABLE imports ("
    "	source		TEXT NOT NULL,"		/* the calendar */
    "	kind		INTEGER NOT NULL,"	/* enum import_kind */
    "	name		TEXT NOT NULL,"		/* of the record there */
    "	id		INTEGER NOT NULL,"	/* of the record here */
    "	came		INTEGER NOT NULL,"	/* a hash; 0: not complete */
    "	made		INTEGER NOT NULL,"	/* state of the record here */
    "	origin		INTEGER NOT NULL DEFAULT 0,"	/* enum import_origin */
    "	contents	INTEGER NOT NULL DEFAULT 0,"
    "	status		INTEGER NOT NULL DEFAULT 0,"
    "	gone		INTEGER NOT NULL DEFAULT 0,"
    "	sequence	INTEGER NOT NULL DEFAULT 0,"	/* 1 + SEQUENCE */
    "	stamp		INTEGER NOT NULL DEFAULT 0,"	/* DTSTAMP */
    "	calendar	INTEGER NOT NULL DEFAULT 0,"	/* a hash */
    "	run		INTEGER NOT NULL DEFAULT 0,"	/* which has made it */
    "	PRIMARY KEY (source, kind, name)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX imports_id ON imports (kind, id);";

/*
 * Calendars that are fetched regularly (store/subscriptions.h): their
 * settings, then their state.
 */
static const char	 subscriptions[] =
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
 * Files that users have sent to be imported (store/uploads.h).
 */
static const char	 uploads[] =
    "CREATE TABLE uploads ("
    "	id		INTEGER PRIMARY KEY,"
    "	user_id		INTEGER NOT NULL" OWNED_BY("users (id)") ","
    "	name		TEXT NOT NULL,"		/* of the file */
    "	categories	TEXT NOT NULL,"		/* one on a line */
    "	status		INTEGER NOT NULL,"	/* enum status, of new events */
    "	state		INTEGER NOT NULL,"	/* enum upload_state */
    "	tries		INTEGER NOT NULL DEFAULT 0,"	/* of this work */
    "	created		INTEGER NOT NULL,"
    "	due		INTEGER NOT NULL,"	/* it is deleted then */
    "	report		TEXT NOT NULL DEFAULT '',"	/* JSON, or '' */
    "	source		TEXT NOT NULL DEFAULT '',"	/* of imports */
    "	size		INTEGER NOT NULL,"	/* of the file, in bytes */
    "	bytes		BLOB NOT NULL"		/* X'' when it is imported */
    ") STRICT;"
    "CREATE INDEX uploads_user ON uploads (user_id);";

/*
 * What requests and imports have changed (store/history_rows.h). `record` has
 * the kind of `kind`. `before` are the fields that changed, as they were,
 * `after` as they became. `owner` is the author of the record before and after
 * the change, or 0.
 */
static const char	 history[] =
    "CREATE TABLE history ("
    "	id	INTEGER PRIMARY KEY,"
    "	kind	INTEGER NOT NULL,"	/* enum history_kind */
    "	record	INTEGER NOT NULL,"
    "	title	TEXT NOT NULL,"
    "	author	INTEGER NOT NULL,"	/* a user; 0: none */
    "	owner	INTEGER NOT NULL,"
    "	made	INTEGER NOT NULL,"
    "	action	INTEGER NOT NULL,"	/* enum history_action */
    "	before	TEXT NOT NULL,"		/* JSON */
    "	after	TEXT NOT NULL"
    ") STRICT;"
    "CREATE INDEX history_record ON history (kind, record, id);"
    "CREATE INDEX history_author ON history (author, id);";

/* Settings of the desk (store/settings.h). */
static const char	 settings[] =
    "CREATE TABLE settings ("
    "	name	TEXT PRIMARY KEY,"
    "	value	TEXT NOT NULL"		/* YAML */
    ") STRICT, WITHOUT ROWID;"

    /* store/backups.h */
    "CREATE TABLE backups ("
    "	name	TEXT PRIMARY KEY,"
    "	made	INTEGER NOT NULL,"
    "	bytes	INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;";

const char *const	 schema_tables[] = {
	whole, accounts, images, events, series, places, terms, old_slugs,
	links, deliveries, imports, subscriptions, uploads,
	history, settings, NULL
};
