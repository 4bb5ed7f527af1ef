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

void
event_sender_set(struct db *db, int64_t event, const char *sender)
{
	struct statement	*st;

	st = db_query(db, "UPDATE events SET sender = $1 WHERE id = $2");
	db_bind_text(st, 1, sender);
	db_bind_integer(st, 2, event);
	db_run(st);
}
