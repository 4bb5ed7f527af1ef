#include "store/event_notes.h"

#include "base/arena.h"
#include "base/buf.h"
#include "store/db.h"
#include "store/status.h"

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
event_notes_clear(struct db *db, int64_t event, int64_t series)
{
	struct statement	*st;

	st = db_query(db, "UPDATE events SET note = ''"
	    " WHERE note <> '' AND (id = $1 OR series_id = $2)");
	db_bind_integer(st, 1, event);
	db_bind_integer(st, 2, series);
	db_run(st);
}

size_t
events_returned(struct db *db, struct arena *arena, int64_t author,
    struct event_returned *list, int64_t *total)
{
	struct statement	*st;
	size_t			 count = 0;

	*total = 0;
	st = db_query(db, "SELECT id, note, COUNT(*) OVER () FROM events"
	    " WHERE note <> '' AND author = $1 AND status = $2"
	    " ORDER BY modified DESC, id DESC LIMIT $3");
	db_bind_integer(st, 1, author);
	db_bind_integer(st, 2, STATUS_DRAFT);
	db_bind_integer(st, 3, RETURNED_MOST);
	for (; db_step(st); count++) {
		list[count] = (struct event_returned){ db_integer(st, 0),
		    arena_string(arena, db_string(st, 1)) };
		*total = db_integer(st, 2);
	}
	db_done(st);

	return (count);
}

void
event_message_set(struct db *db, int64_t event, const char *message)
{
	struct statement	*st;

	st = db_query(db, "UPDATE events SET message = $1 WHERE id = $2");
	db_bind_text(st, 1, message);
	db_bind_integer(st, 2, event);
	db_run(st);
}

void
event_messages_clear(struct db *db, int64_t event, int64_t series)
{
	struct statement	*st;

	st = db_query(db, "UPDATE events SET message = ''"
	    " WHERE message <> '' AND (id = $1 OR series_id = $2)");
	db_bind_integer(st, 1, event);
	db_bind_integer(st, 2, series);
	db_run(st);
}

const char *
event_message(struct db *db, struct arena *arena, int64_t event)
{
	struct statement	*st;
	const char		*message = "";

	st = db_query(db, "SELECT message FROM events WHERE id = $1");
	db_bind_integer(st, 1, event);
	if (db_step(st))
		message = arena_string(arena, db_string(st, 0));
	db_done(st);

	return (message);
}

const char *
event_messages(struct db *db, struct arena *arena, int64_t *count)
{
	struct statement	*st;
	struct buf		 ids;

	*count = 0;
	buf_init(&ids, arena, 64);
	st = db_query(db, "SELECT id FROM events WHERE message <> ''"
	    " AND status IN ($1, $2, $3) ORDER BY id LIMIT $4");
	db_bind_integer(st, 1, STATUS_PUBLISH);
	db_bind_integer(st, 2, STATUS_FUTURE);
	db_bind_integer(st, 3, STATUS_PRIVATE);
	db_bind_integer(st, 4, MESSAGES_MOST);
	while (db_step(st)) {
		if ((*count)++ > 0)
			buf_string(&ids, ",");
		buf_integer(&ids, db_integer(st, 0));
	}
	db_done(st);

	return (ids.data);
}

bool
event_sender_since(struct db *db, const char *address, int64_t since)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM events WHERE " MAILBOX("sender")
	    " = " MAILBOX("CAST($1 AS TEXT)") " AND sender <> ''"
	    " AND created > $2 LIMIT 1");
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
