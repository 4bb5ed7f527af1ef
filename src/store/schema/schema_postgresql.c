#include "store/schema/schema_postgresql.h"

#define INTEGER		"BIGINT"
#define TEXT		"TEXT COLLATE \"C\""
#define RANDOM		"replace(CAST(gen_random_uuid() AS TEXT), '-', '')"
#define REFERENCES(to)	" REFERENCES " to DEFERRED
#define OWNED_BY(to)	" REFERENCES " to " ON DELETE CASCADE" DEFERRED
#define DEFERRED	" DEFERRABLE INITIALLY IMMEDIATE"

/*
 * State that SQLite keeps elsewhere: the version of the contents (store/db.h),
 * that of the schema, and markers of commits, by which a connection lost
 * during a commit finds its outcome.
 */
static const char	 state[] =
    "CREATE TABLE contents ("
    "	one	SMALLINT PRIMARY KEY CHECK (one = 1),"
    "	version	BIGINT NOT NULL,"
    "	schema	INTEGER NOT NULL"
    ") WITH (fillfactor = 10);"
    "CREATE TABLE commits ("
    "	marker	BYTEA PRIMARY KEY,"
    "	made	TIMESTAMPTZ NOT NULL DEFAULT now()"
    ");"
    "CREATE INDEX commits_made ON commits (made);";

/*
 * For lists of ids; for the ranges of store/lists/event_range.c (the operator
 * counts from 0); and for searches, where a word begins with +, an excluded
 * one with -.
 */
static const char	 functions[] =
    "CREATE FUNCTION id_list(list TEXT) RETURNS TABLE (value BIGINT)"
    " LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 10 AS $$"
    "    SELECT u.value FROM unnest(CAST(translate(NULLIF(list, ''), '[]',"
    "	'{}') AS BIGINT[])) AS u (value) $$;"

    "CREATE FUNCTION json_each(list TEXT) RETURNS TABLE (value BIGINT[])"
    " LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 4 AS $$"
    "    SELECT l.parts[i:i] FROM (SELECT CAST(translate(list, '[]', '{}')"
    "	AS BIGINT[])) AS l (parts), generate_subscripts(l.parts, 1) AS i $$;"

    "CREATE FUNCTION part_at(part BIGINT[], i INTEGER) RETURNS BIGINT"
    " LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$"
    "    SELECT part[1][i + 1] $$;"
    "CREATE OPERATOR ->> (LEFTARG = BIGINT[], RIGHTARG = INTEGER,"
    "    FUNCTION = part_at);"

    "CREATE FUNCTION min(a BIGINT, b BIGINT) RETURNS BIGINT"
    " LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT least(a, b) $$;"
    "CREATE FUNCTION max(a BIGINT, b BIGINT) RETURNS BIGINT"
    " LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT greatest(a, b) $$;"

    "CREATE FUNCTION search_matches(search TEXT[], VARIADIC texts TEXT[])"
    " RETURNS BOOLEAN LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$ "
    "DECLARE"
    "    word	" TEXT ";"
    "    part	" TEXT ";"
    "    occurs	BOOLEAN; "
    "BEGIN"
    "    FOREACH word IN ARRAY search LOOP"
    "	occurs := FALSE;"
    "	FOREACH part IN ARRAY texts LOOP"
    "	    IF strpos(part, substr(word, 2)) > 0 THEN"
    "		occurs := TRUE;"
    "		EXIT;"
    "	    END IF;"
    "	END LOOP;"
    "	IF occurs = (left(word, 1) = '-') THEN"
    "	    RETURN FALSE;"
    "	END IF;"
    "    END LOOP;"
    "    RETURN TRUE; "
    "END $$;";

static const char	 accounts[] =
    "CREATE TABLE sequences ("
    "	kind	" INTEGER " PRIMARY KEY,"
    "	last	" INTEGER " NOT NULL"
    ");"
    "INSERT INTO sequences (kind, last)"
    "    VALUES (0, 0), (1, 0), (2, 0), (3, 0);"

    "CREATE TABLE meta ("
    "	name	" TEXT " PRIMARY KEY,"
    "	value	" INTEGER " NOT NULL"
    ");"
    "INSERT INTO meta (name, value) VALUES ('last_write', 0), ('records', 1);"

    "CREATE TABLE site ("
    "	one	" INTEGER " PRIMARY KEY CHECK (one = 1),"
    "	id	" TEXT " NOT NULL"
    ");"
    "INSERT INTO site (one, id) VALUES (1, " RANDOM ");"

    "CREATE TABLE users ("
    "	id	" INTEGER " PRIMARY KEY,"
    "	login	" TEXT " NOT NULL UNIQUE,"
    "	role	" INTEGER " NOT NULL,"
    "	created	" INTEGER " NOT NULL"
    ");"

    "CREATE TABLE passwords ("
    "	hash	BYTEA PRIMARY KEY,"
    "	user_id	" INTEGER " NOT NULL" OWNED_BY("users (id)") ","
    "	label	" TEXT " NOT NULL,"
    "	created	" INTEGER " NOT NULL"
    ");"
    "CREATE INDEX passwords_user ON passwords (user_id);"

    "CREATE TABLE idempotency_keys ("
    "	user_id		" INTEGER " NOT NULL,"
    "	path		" TEXT " NOT NULL,"
    "	key		" TEXT " NOT NULL,"
    "	request		BYTEA NOT NULL,"
    "	status		" INTEGER " NOT NULL,"
    "	location	" TEXT " NOT NULL,"
    "	body		" TEXT " NOT NULL,"
    "	created		" INTEGER " NOT NULL,"
    "	UNIQUE (user_id, path, key)"
    ");"
    "CREATE INDEX idempotency_keys_created ON idempotency_keys (created);";

/*
 * An entry of a B-tree holds at most about 2,700 bytes. So longer texts have
 * hash indexes, which can only compare for equality.
 */
static const char	 events[] =
    "CREATE TABLE images ("
    "	id	" INTEGER " PRIMARY KEY,"
    "	url	" TEXT " NOT NULL,"
    "	EXCLUDE USING hash (url WITH =)"
    ");"

    "CREATE TABLE events ("
    "	id		" INTEGER " PRIMARY KEY,"
    "	author		" INTEGER " NOT NULL,"
    "	status		" INTEGER " NOT NULL,"
    "	published	" INTEGER ","
    "	created		" INTEGER " NOT NULL,"
    "	modified	" INTEGER " NOT NULL,"
    "	title		" TEXT " NOT NULL,"
    "	excerpt		" TEXT " NOT NULL,"
    "	slug		" TEXT " UNIQUE,"
    "	former_slug	" TEXT ","
    "	password	" TEXT ","
    "	image_id	" INTEGER REFERENCES("images (id)") ","
    "	all_day		" INTEGER " NOT NULL,"
    "	start_local	" INTEGER " NOT NULL,"
    "	end_local	" INTEGER " NOT NULL,"
    "	start_utc	" INTEGER " NOT NULL,"
    "	end_utc		" INTEGER " NOT NULL,"
    "	timezone	" TEXT " NOT NULL,"
    "	cost		" TEXT " NOT NULL,"
    "	website		" TEXT " NOT NULL,"
    "	show_map	" INTEGER " NOT NULL,"
    "	show_map_link	" INTEGER " NOT NULL,"
    "	hide_from_listings " INTEGER " NOT NULL,"
    "	sticky		" INTEGER " NOT NULL,"
    "	featured	" INTEGER " NOT NULL,"
    "	ticketed	" INTEGER " NOT NULL,"
    "	post_parent	" INTEGER " REFERENCES events (id)"
    "	    ON DELETE SET NULL" DEFERRED ","
    "	description	" TEXT " NOT NULL,"
    "	CHECK (end_local >= start_local)"
    ");"

    "CREATE TABLE event_texts ("
    "	event_id	" INTEGER " PRIMARY KEY" OWNED_BY("events (id)") ","
    "	title_key	" TEXT " NOT NULL,"
    "	title		" TEXT " NOT NULL,"
    "	excerpt		" TEXT " NOT NULL,"
    "	description	" TEXT " NOT NULL"
    ");";

#define FILTERED	", status, published, hide_from_listings, author)"

static const char	 event_orders[] =
    "CREATE INDEX events_parent ON events (post_parent)"
    "    WHERE post_parent IS NOT NULL;"
    "CREATE INDEX events_due ON events (published) WHERE status = 1;"
    "CREATE INDEX events_aside ON events (start_local, end_local, id,"
    "    status, published, hide_from_listings, author, featured,"
    "    ticketed) WHERE status <> 0 OR password IS NOT NULL;"
    "CREATE INDEX events_end ON events"
    "    (end_local, start_local, id" FILTERED ";"
    "CREATE INDEX events_date ON events (COALESCE(published, created),"
    "    start_local, end_local, id" FILTERED ";"
    "CREATE INDEX events_modified ON events"
    "    (modified, start_local, end_local, id" FILTERED ";"
    "CREATE INDEX events_protected ON events (author, status, end_utc)"
    "    WHERE password IS NOT NULL;";

/*
 * An index for each order except by name, and one for records that are not
 * listed.
 */
#define PLACES(table) \
	"CREATE INDEX " table "_date ON " table \
	"    (COALESCE(published, created), id" PLACED ";" \
	"CREATE INDEX " table "_modified ON " table \
	"    (modified, id, status, published, author);" \
	"CREATE INDEX " table "_aside ON " table \
	"    (id" PLACED " WHERE status <> 0;"
#define PLACED		", status, published, author, modified)"

static const char	 others[] =
    "CREATE TABLE venues ("
    "	id		" INTEGER " PRIMARY KEY,"
    "	author		" INTEGER " NOT NULL,"
    "	status		" INTEGER " NOT NULL,"
    "	published	" INTEGER ","
    "	created		" INTEGER " NOT NULL,"
    "	modified	" INTEGER " NOT NULL,"
    "	name		" TEXT " NOT NULL,"
    "	name_key	" TEXT " NOT NULL,"
    "	slug		" TEXT " UNIQUE,"
    "	former_slug	" TEXT ","
    "	image_id	" INTEGER REFERENCES("images (id)") ","
    "	address		" TEXT " NOT NULL,"
    "	city		" TEXT " NOT NULL,"
    "	country		" TEXT " NOT NULL,"
    "	province	" TEXT " NOT NULL,"
    "	state		" TEXT " NOT NULL,"
    "	stateprovince	" TEXT " NOT NULL,"
    "	zip		" TEXT " NOT NULL,"
    "	phone		" TEXT " NOT NULL,"
    "	website		" TEXT " NOT NULL,"
    "	geo_lat		DOUBLE PRECISION,"
    "	geo_lng		DOUBLE PRECISION,"
    "	show_map	" INTEGER " NOT NULL,"
    "	show_map_link	" INTEGER " NOT NULL,"
    "	description	" TEXT " NOT NULL,"
    "	searched	" TEXT " NOT NULL,"
    "	CHECK ((geo_lat IS NULL) = (geo_lng IS NULL))"
    ");"
    "CREATE INDEX venues_name ON venues USING hash (name_key);"
    PLACES("venues")

    "CREATE TABLE organizers ("
    "	id		" INTEGER " PRIMARY KEY,"
    "	author		" INTEGER " NOT NULL,"
    "	status		" INTEGER " NOT NULL,"
    "	published	" INTEGER ","
    "	created		" INTEGER " NOT NULL,"
    "	modified	" INTEGER " NOT NULL,"
    "	name		" TEXT " NOT NULL,"
    "	name_key	" TEXT " NOT NULL,"
    "	slug		" TEXT " UNIQUE,"
    "	former_slug	" TEXT ","
    "	image_id	" INTEGER REFERENCES("images (id)") ","
    "	phone		" TEXT " NOT NULL,"
    "	website		" TEXT " NOT NULL,"
    "	email		" TEXT " NOT NULL,"
    "	description	" TEXT " NOT NULL,"
    "	searched	" TEXT " NOT NULL"
    ");"
    "CREATE INDEX organizers_name ON organizers USING hash (name_key);"
    PLACES("organizers")

    "CREATE TABLE terms ("
    "	id		" INTEGER " PRIMARY KEY,"
    "	kind		" INTEGER " NOT NULL,"
    "	parent		" INTEGER REFERENCES("terms (id)") ","
    "	name		" TEXT " NOT NULL,"
    "	name_key	" TEXT " NOT NULL,"
    "	name_folded	" TEXT " NOT NULL,"
    "	slug		" TEXT " NOT NULL,"
    "	description	" TEXT " NOT NULL,"
    "	description_key	" TEXT " NOT NULL,"
    "	event_count	" INTEGER " NOT NULL DEFAULT 0,"
    "	UNIQUE (kind, slug)"
    ");"
    "CREATE INDEX terms_name ON terms USING hash (name_folded);"
    "CREATE INDEX terms_parent ON terms (parent) WHERE parent IS NOT NULL;"
    "CREATE INDEX terms_used ON terms (kind, id) WHERE event_count > 0;";

static const char	 links[] =
    "CREATE TABLE event_venues ("
    "	event_id	" INTEGER " PRIMARY KEY" OWNED_BY("events (id)") ","
    "	venue_id	" INTEGER " NOT NULL"
    ");"
    "CREATE TABLE event_organizers ("
    "	event_id	" INTEGER " NOT NULL" OWNED_BY("events (id)") ","
    "	position	" INTEGER " NOT NULL,"
    "	organizer_id	" INTEGER " NOT NULL,"
    "	PRIMARY KEY (event_id, position)"
    ");"
    "CREATE TABLE event_terms ("
    "	event_id	" INTEGER " NOT NULL" OWNED_BY("events (id)") ","
    "	term_id		" INTEGER " NOT NULL,"
    "	PRIMARY KEY (event_id, term_id)"
    ");";

/* The position of a venue is a box without extent. */
static const char	 lists[] =
    "CREATE TABLE event_index ("
    "	event_id	" INTEGER " PRIMARY KEY,"
    "	start_local	" INTEGER " NOT NULL,"
    "	end_local	" INTEGER " NOT NULL,"
    "	searched	" INTEGER " NOT NULL,"
    "	lists		BYTEA NOT NULL,"
    "	links		BYTEA NOT NULL,"
    "	open_end	" INTEGER
    ");"
    "CREATE TABLE record_ends ("
    "	record_id	" INTEGER " PRIMARY KEY,"
    "	kind		" INTEGER " NOT NULL,"
    "	last_end	" INTEGER " NOT NULL"
    ");"
    "CREATE INDEX record_ends_last ON record_ends (kind, last_end);"
    "CREATE TABLE event_stretches ("
    "	kind		" INTEGER " NOT NULL,"
    "	stretch		" INTEGER " NOT NULL,"
    "	first_start	" INTEGER " NOT NULL,"
    "	last_start	" INTEGER " NOT NULL,"
    "	first_end	" INTEGER " NOT NULL,"
    "	last_end	" INTEGER " NOT NULL,"
    "	PRIMARY KEY (kind, stretch)"
    ");"
    "CREATE TABLE event_lists ("
    "	list		" INTEGER " NOT NULL,"
    "	start_local	" INTEGER " NOT NULL,"
    "	end_local	" INTEGER " NOT NULL,"
    "	event_id	" INTEGER " NOT NULL,"
    "	PRIMARY KEY (list, start_local, end_local, event_id)"
    ");"
    "CREATE TABLE event_list_counts ("
    "	list	" INTEGER " NOT NULL,"
    "	level	" INTEGER " NOT NULL,"
    "	bucket	" INTEGER " NOT NULL,"
    "	starts	" INTEGER ","
    "	ends	" INTEGER ","
    "	PRIMARY KEY (list, level, bucket)"
    ");"
    "CREATE TABLE venue_places ("
    "	venue_id	" INTEGER " PRIMARY KEY,"
    "	south		DOUBLE PRECISION NOT NULL,"
    "	north		DOUBLE PRECISION NOT NULL,"
    "	west		DOUBLE PRECISION NOT NULL,"
    "	east		DOUBLE PRECISION NOT NULL"
    ");"
    "CREATE INDEX venue_places_south ON venue_places"
    "    (south, west, north, east, venue_id);"

    "CREATE TABLE search_words ("
    "	id	" INTEGER " PRIMARY KEY,"
    "	word	" TEXT " NOT NULL"
    ");"
    "CREATE TABLE search_blocks ("
    "	first		" INTEGER " PRIMARY KEY,"
    "	last_end	" INTEGER " NOT NULL,"
    "	entries		BYTEA NOT NULL"
    ");"
    "INSERT INTO search_blocks (first, last_end, entries) VALUES"
    "    (-9223372036854775808, -9223372036854775808, '');";

/* Writers run one after the other, so the next number is unused. */
static const char	 messages[] =
    "CREATE TABLE outbox ("
    "	id	" INTEGER " PRIMARY KEY,"
    "	name	" TEXT " NOT NULL DEFAULT 'msg_' || " RANDOM ","
    "	type	" TEXT " NOT NULL,"
    "	created	" INTEGER " NOT NULL,"
    "	body	" TEXT " NOT NULL"
    ");"
    "CREATE FUNCTION outbox_next() RETURNS BIGINT LANGUAGE sql AS $$"
    "    SELECT COALESCE(MAX(id), 0) + 1 FROM outbox $$;"
    "ALTER TABLE outbox ALTER COLUMN id SET DEFAULT outbox_next();"
    "CREATE TABLE deliveries ("
    "	outbox_id	" INTEGER " NOT NULL" OWNED_BY("outbox (id)") ","
    "	endpoint	" TEXT " NOT NULL,"
    "	due		" INTEGER ","
    "	attempts	" INTEGER " NOT NULL DEFAULT 0,"
    "	outcome		" TEXT ","
    "	PRIMARY KEY (outbox_id, endpoint)"
    ");"
    "CREATE INDEX deliveries_due ON deliveries (endpoint, due, outbox_id)"
    "    WHERE due IS NOT NULL;"
    "CREATE TABLE gone_endpoints ("
    "	endpoint	" TEXT " PRIMARY KEY,"
    "	since		" INTEGER " NOT NULL"
    ");"
    "CREATE TABLE imports ("
    "	source	" TEXT " NOT NULL,"
    "	kind	" INTEGER " NOT NULL,"
    "	name	" TEXT " NOT NULL,"
    "	id	" INTEGER " NOT NULL,"
    "	came	" INTEGER " NOT NULL,"
    "	made	" INTEGER " NOT NULL,"
    "	PRIMARY KEY (source, kind, name)"
    ");";

#define TRIGGER(name, when, body) \
	"CREATE FUNCTION " name "() RETURNS TRIGGER LANGUAGE plpgsql AS $$ " \
	"BEGIN " body " RETURN " when "; END $$;"

/*
 * Once for each statement, since each update of a term adds a version of its
 * row. The status is a subquery, so that the plan looks each event up, however
 * many links the statement has that the plan was made for.
 */
#define COUNT_LINKS(sign) \
	"UPDATE terms SET event_count = event_count " sign " c.events FROM" \
	" (SELECT l.term_id, COUNT(*) AS events FROM links l" \
	" WHERE (SELECT status FROM events WHERE id = l.event_id) = 0" \
	" GROUP BY l.term_id) c WHERE c.term_id = terms.id;"

static const char	 counts[] =
    TRIGGER("event_terms_added", "NULL", COUNT_LINKS("+"))
    TRIGGER("event_terms_removed", "NULL", COUNT_LINKS("-"))
    TRIGGER("events_published", "NULL",
    "UPDATE terms SET event_count = event_count +"
    " CASE WHEN NEW.status = 0 THEN 1 ELSE -1 END WHERE id IN"
    " (SELECT term_id FROM event_terms WHERE event_id = NEW.id);")
    TRIGGER("events_removed", "OLD",
    "UPDATE terms SET event_count = event_count - 1 WHERE id IN"
    " (SELECT term_id FROM event_terms WHERE event_id = OLD.id);")
    TRIGGER("records_changed", "NULL",
    "UPDATE meta SET value = value + 1 WHERE name = 'records';")

    "CREATE TRIGGER event_terms_added AFTER INSERT ON event_terms"
    "    REFERENCING NEW TABLE AS links FOR EACH STATEMENT"
    "    WHEN (current_setting('almanac.filling', TRUE) IS DISTINCT FROM 'on')"
    "    EXECUTE FUNCTION event_terms_added();"
    "CREATE TRIGGER event_terms_removed AFTER DELETE ON event_terms"
    "    REFERENCING OLD TABLE AS links FOR EACH STATEMENT"
    "    EXECUTE FUNCTION event_terms_removed();"
    "CREATE TRIGGER events_published AFTER UPDATE OF status ON events"
    "    FOR EACH ROW WHEN ((OLD.status = 0) <> (NEW.status = 0))"
    "    EXECUTE FUNCTION events_published();"
    "CREATE TRIGGER events_removed BEFORE DELETE ON events"
    "    FOR EACH ROW WHEN (OLD.status = 0)"
    "    EXECUTE FUNCTION events_removed();"
    "CREATE TRIGGER venues_changed AFTER UPDATE OR DELETE ON venues"
    "    FOR EACH ROW EXECUTE FUNCTION records_changed();"
    "CREATE TRIGGER organizers_changed AFTER UPDATE OR DELETE ON organizers"
    "    FOR EACH ROW EXECUTE FUNCTION records_changed();";

const char *const	 schema_postgresql[] = {
	state, functions, accounts, events, event_orders, others, links, lists,
	messages, counts, NULL
};
