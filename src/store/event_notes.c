#include "store/event_notes.h"

#include "store/db.h"

void
event_note_set(struct db *db, int64_t event, const char *note)
{
	struct statement	*st;

	st = db_query(db, "UPDATE events SET note = $1 WHERE id = $2");
	db_bind_text(st, 1, note);
	db_bind_integer(st, 2, event);
	db_run(st);
}

bool
event_sender_since(struct db *db, const char *address, int64_t since)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM events WHERE lower(sender) = lower($1)"
	    " AND sender <> '' AND created > $2 LIMIT 1");
	db_bind_text(st, 1, address);
	db_bind_integer(st, 2, since);

	return (db_has_row(st));
}

void
event_sender_set(struct db *db, int64_t event, const char *address,
    const char *language)
{
	struct statement	*st;

	st = db_query(db, "UPDATE events SET sender = $1, sender_language = $2"
	    " WHERE id IN (SELECT id FROM events WHERE id = $3 UNION ALL"
	    " SELECT series_id FROM events WHERE id = $3 AND series_id IS NOT"
	    " NULL UNION ALL SELECT o.id FROM events e JOIN events o"
	    " ON o.series_id = e.series_id WHERE e.id = $3)");
	db_bind_text(st, 1, address);
	db_bind_text(st, 2, language);
	db_bind_integer(st, 3, event);
	db_run(st);
}
