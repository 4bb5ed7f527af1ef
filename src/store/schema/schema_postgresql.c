/* What PostgreSQL has besides the tables of schema.c. */
#include "store/schema/schema.h"
#include "store/status.h"

#define RANDOM	"replace(CAST(gen_random_uuid() AS TEXT), '-', '')"

/*
 * State that SQLite keeps elsewhere: the version of the contents (store/db.h),
 * that of the schema, and markers of commits, by which a connection lost
 * during a commit finds its outcome.
 */
static const char	 state[] =
    "CREATE TABLE contents ("
    "	one	SMALLINT PRIMARY KEY CHECK (one = 1),"
    "	version	BIGINT NOT NULL,"
    "	layout	INTEGER NOT NULL"
    ") WITH (fillfactor = 10);"
    "CREATE TABLE commits ("
    "	marker	BYTEA PRIMARY KEY,"
    "	made	TIMESTAMPTZ NOT NULL DEFAULT now()"
    ");"
    "CREATE INDEX commits_made ON commits (made);";

static const char	 messages[] =
    "CREATE TABLE outbox ("
    "	id	BIGINT PRIMARY KEY,"
    "	name	TEXT COLLATE \"C\" NOT NULL DEFAULT 'msg_' || " RANDOM ","
    "	type	TEXT COLLATE \"C\" NOT NULL,"
    "	created	BIGINT NOT NULL,"
    "	body	TEXT COLLATE \"C\" NOT NULL,"
    "	about	TEXT COLLATE \"C\" NOT NULL DEFAULT ''"
    ");"

    /* Writers run one after the other, so the next number is unused. */
    "CREATE FUNCTION outbox_next() RETURNS BIGINT LANGUAGE sql AS $$"
    "    SELECT COALESCE(MAX(id), 0) + 1 FROM outbox $$;"
    "ALTER TABLE outbox ALTER COLUMN id SET DEFAULT outbox_next();"

    "CREATE TABLE site ("
    "	one	BIGINT PRIMARY KEY CHECK (one = 1),"
    "	id	TEXT COLLATE \"C\" NOT NULL"
    ");"
    "INSERT INTO site (one, id) VALUES (1, " RANDOM ");";

/*
 * An entry of a B-tree holds at most about 2,700 bytes. So longer texts have
 * hash indexes, which can only compare for equality.
 */
static const char	 texts[] =
    "ALTER TABLE images ADD EXCLUDE USING hash (url WITH =);"
    "CREATE INDEX venues_name ON venues USING hash (name_key);"
    "CREATE INDEX organizers_name ON organizers USING hash (name_key);"
    "CREATE INDEX terms_name ON terms USING hash (name_folded);"
    "ALTER TABLE events ADD FOREIGN KEY (series_id) REFERENCES series (id)"
    "    ON DELETE SET NULL DEFERRABLE INITIALLY IMMEDIATE;";

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
    " CASE WHEN NEW.status = " SQL_PUBLISH " THEN 1 ELSE -1 END WHERE id IN"
    " (SELECT term_id FROM event_terms WHERE event_id = NEW.id);")
    TRIGGER("events_amended", "NULL",
    "DELETE FROM amendments WHERE event_id = NEW.id;")
    TRIGGER("events_passed_on", "NULL",
    "UPDATE events SET note = '', message = '' WHERE id = NEW.id;")
    TRIGGER("events_removed", "OLD",
    "UPDATE terms SET event_count = event_count - 1 WHERE id IN"
    " (SELECT term_id FROM event_terms WHERE event_id = OLD.id);")
    TRIGGER("events_left_texts", "NULL",
    "DELETE FROM series_texts WHERE id = OLD.texts_id AND NOT EXISTS"
    " (SELECT 1 FROM events WHERE texts_id = OLD.texts_id);")
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
    "    FOR EACH ROW WHEN ((OLD.status = " SQL_PUBLISH ")"
    " <> (NEW.status = " SQL_PUBLISH "))"
    "    EXECUTE FUNCTION events_published();"
    "CREATE TRIGGER events_amended AFTER UPDATE OF status, author ON events"
    "    FOR EACH ROW WHEN (OLD.status = " SQL_DRAFT
    " AND NEW.status <> " SQL_DRAFT
    "    OR NEW.author <> OLD.author)"
    "    EXECUTE FUNCTION events_amended();"
    "CREATE TRIGGER events_passed_on AFTER UPDATE OF author ON events"
    "    FOR EACH ROW WHEN (NEW.author <> OLD.author)"
    "    EXECUTE FUNCTION events_passed_on();"
    "CREATE TRIGGER events_removed BEFORE DELETE ON events"
    "    FOR EACH ROW WHEN (OLD.status = " SQL_PUBLISH ")"
    "    EXECUTE FUNCTION events_removed();"
    "CREATE TRIGGER events_texts_changed AFTER UPDATE OF texts_id ON events"
    "    FOR EACH ROW WHEN (OLD.texts_id IS NOT NULL"
    "    AND NEW.texts_id IS DISTINCT FROM OLD.texts_id)"
    "    EXECUTE FUNCTION events_left_texts();"
    "CREATE TRIGGER events_texts_removed AFTER DELETE ON events"
    "    FOR EACH ROW WHEN (OLD.texts_id IS NOT NULL)"
    "    EXECUTE FUNCTION events_left_texts();"
    "CREATE TRIGGER venues_changed AFTER UPDATE OR DELETE ON venues"
    "    FOR EACH ROW EXECUTE FUNCTION records_changed();"
    "CREATE TRIGGER organizers_changed AFTER UPDATE OR DELETE ON organizers"
    "    FOR EACH ROW EXECUTE FUNCTION records_changed();";


const char *const	 schema_postgresql[] = { state, messages, NULL };
const char *const	 schema_postgresql_after[] = { texts, counts, NULL };
