#include "store/schema/schema.h"

#include <stdio.h>

#include "store/engine.h"
#include "store/status.h"

/*
 * A message is identified by `name`, not by its number: a database restored
 * from a copy would use the same numbers again. The subject is in `about`, as
 * store/outbox.h describes.
 */
static const char	 outbox[] =
    "CREATE TABLE outbox ("
    "	id	INTEGER PRIMARY KEY,"
    "	name	TEXT NOT NULL"
    "	    DEFAULT ('msg_' || lower(hex(randomblob(16)))),"
    "	type	TEXT NOT NULL,"		/* event.created */
    "	created	INTEGER NOT NULL,"
    "	body	TEXT NOT NULL,"		/* JSON */
    "	about	TEXT NOT NULL DEFAULT ''"
    ") STRICT;";

/* The random id of the site (store/store.h). */
static const char	 site[] =
    "CREATE TABLE site ("
    "	one	INTEGER PRIMARY KEY CHECK (one = 1),"
    "	id	TEXT NOT NULL"
    ") STRICT;"
    "INSERT INTO site (one, id) VALUES (1, lower(hex(randomblob(16))));";

static const char	 by_name[] =
    "CREATE UNIQUE INDEX images_url ON images (url);"
    "CREATE INDEX venues_name ON venues (name_key);"
    "CREATE INDEX organizers_name ON organizers (name_key);"
    "CREATE INDEX terms_name ON terms (kind, name_folded, id);";

#define RECORDS	"    UPDATE meta SET value = value + 1 WHERE name = 'records';"
#define CHANGED(trigger, what) \
	"CREATE TRIGGER " trigger " AFTER " what " BEGIN" RECORDS "END;"

/* The last event that has a row of texts leaves it. */
#define DROP_TEXTS(trigger, what, when) \
	"CREATE TRIGGER " trigger " AFTER " what \
	"WHEN OLD.texts_id IS NOT NULL" when "BEGIN" \
	"    DELETE FROM series_texts WHERE id = OLD.texts_id AND NOT EXISTS" \
	"	(SELECT 1 FROM events WHERE texts_id = OLD.texts_id);" \
	"END;"

/*
 * Deleting an event deletes its links too, but their trigger then no longer
 * finds its status, so a trigger of the event decrements the counts before.
 */
static const char	 triggers[] =
    CHANGED("venues_changed", "UPDATE ON venues")
    CHANGED("venues_removed", "DELETE ON venues")
    CHANGED("organizers_changed", "UPDATE ON organizers")
    CHANGED("organizers_removed", "DELETE ON organizers")

    DROP_TEXTS("events_texts_changed", "UPDATE OF texts_id ON events ",
    " AND NEW.texts_id IS NOT OLD.texts_id ")
    DROP_TEXTS("events_texts_removed", "DELETE ON events ", " ")

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
    "WHEN (OLD.status = " SQL_PUBLISH ") <> (NEW.status = " SQL_PUBLISH ") "
    "BEGIN"
    "    UPDATE terms SET event_count = event_count +"
    "	CASE WHEN NEW.status = " SQL_PUBLISH " THEN 1 ELSE -1 END"
    "    WHERE id IN"
    "	(SELECT term_id FROM event_terms WHERE event_id = NEW.id);"
    "END;"
    "CREATE TRIGGER events_amended AFTER UPDATE OF status, author ON events "
    "WHEN OLD.status = " SQL_DRAFT " AND NEW.status <> " SQL_DRAFT
    " OR NEW.author <> OLD.author "
    "BEGIN"
    "    DELETE FROM amendments WHERE event_id = NEW.id;"
    "END;"
    "CREATE TRIGGER events_passed_on AFTER UPDATE OF author ON events "
    "WHEN NEW.author <> OLD.author "
    "BEGIN"
    "    UPDATE events SET note = '', message = '' WHERE id = NEW.id;"
    "END;"
    "CREATE TRIGGER events_removed BEFORE DELETE ON events "
    "WHEN OLD.status = " SQL_PUBLISH " "
    "BEGIN"
    "    UPDATE terms SET event_count = event_count - 1"
    "    WHERE id IN"
    "	(SELECT term_id FROM event_terms WHERE event_id = OLD.id);"
    "END;";

void
schema_make(struct db *db)
{
	char	 marks[128];
	size_t	 i;

	db_script(db, outbox);
	db_script(db, site);
	for (i = 0; schema_tables[i] != NULL; i++)
		db_script(db, schema_tables[i]);
	db_script(db, by_name);
	db_script(db, triggers);
	snprintf(marks, sizeof(marks),
	    "PRAGMA application_id = %d; PRAGMA user_version = %d;",
	    SCHEMA_APPLICATION, SCHEMA_VERSION);
	db_script(db, marks);
}
