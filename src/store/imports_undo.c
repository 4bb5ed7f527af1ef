#include "store/imports_undo.h"

#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/status.h"

/* Whether events that are not in the trash, $2, have the record. */
#define EVENTS_OF(links, id) \
	"SELECT 1 FROM " links " l JOIN events e ON e.id = l.event_id" \
	" WHERE l." id " = $1 AND e.status <> $2 LIMIT 1"

/* In SQL: whether the record has a row that meets a condition. */
#define HAS_ROW(condition)						\
	"CASE WHEN EXISTS (SELECT 1 FROM imports WHERE kind = $1"	\
	" AND id = $2 AND " condition ") THEN 1 ELSE 0 END"

static bool
has_row(struct statement *st)
{
	return (db_has_row(st));
}

bool
imports_exist(struct db *db, const char *source)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM imports WHERE source = $1 LIMIT 1");
	db_bind_text(st, 1, source);
	return (has_row(st));
}

const char *
imports_next_source(struct db *db, struct arena *arena, const char *after)
{
	struct statement	*st;
	const char		*source = NULL;

	st = db_query(db, "SELECT source FROM imports WHERE source > $1"
	    " ORDER BY source LIMIT 1");
	db_bind_text(st, 1, after);
	if (db_step(st))
		source = arena_string(arena, db_string(st, 0));
	db_done(st);
	return (source);
}

void
imports_mark(struct db *db, const char *source, int64_t run)
{
	struct statement	*st;

	st = db_query(db, "UPDATE imports SET run = $1 WHERE source = $2"
	    " AND run = 0");
	db_bind_integer(st, 1, run);
	db_bind_text(st, 2, source);
	db_run(st);
}

size_t
imports_list(struct db *db, struct arena *arena, const char *source,
    int64_t run, enum import_kind kind, const char *after,
    struct import_named *list, size_t most)
{
	struct statement	*st;
	size_t			 count = 0;

	st = db_query(db, "SELECT " IMPORT_COLUMNS " FROM imports i"
	    " WHERE i.source = $1 AND i.kind = $2 AND i.name > $3"
	    " AND ($4 = 0 OR i.run = $4) ORDER BY i.name LIMIT $5");
	db_bind_text(st, 1, source);
	db_bind_integer(st, 2, kind);
	db_bind_text(st, 3, after);
	db_bind_integer(st, 4, run);
	db_bind_integer(st, 5, (int64_t)most);
	while (count < most && db_step(st))
		imports_read(st, arena, &list[count++]);
	db_done(st);
	return (count);
}

static struct statement *
query_record(struct db *db, enum import_kind kind)
{
	switch (kind) {
	case IMPORT_VENUE:
		return (db_query(db,
		    "SELECT name, status FROM venues WHERE id = $1"));
	case IMPORT_ORGANIZER:
		return (db_query(db,
		    "SELECT name, status FROM organizers WHERE id = $1"));
	case IMPORT_EVENT:
		return (db_query(db,
		    "SELECT title, status FROM events WHERE id = $1"));
	case IMPORT_SERIES:
		return (db_query(db, "SELECT e.title, s.status FROM series s"
		    " JOIN events e ON e.id = s.id WHERE s.id = $1"));
	default:
		return (db_query(db,
		    "SELECT name, 0 FROM terms WHERE id = $1"));
	}
}

void
imports_look(struct db *db, struct arena *arena, enum import_kind kind,
    int64_t id, struct import_record_here *here)
{
	struct statement	*st;

	memset(here, 0, sizeof(*here));
	st = query_record(db, kind);
	db_bind_integer(st, 1, id);
	if (db_step(st)) {
		here->title = arena_string(arena, db_string(st, 0));
		here->is_trashed = db_integer(st, 1) == STATUS_TRASH;
	}
	db_done(st);
	if (here->title != NULL)
		here->state = imports_state(db, kind, id);
}

void
imports_trace(struct db *db, const char *source, enum import_kind kind,
    int64_t id, int64_t state, struct import_trace *trace)
{
	struct statement	*st;

	memset(trace, 0, sizeof(*trace));
	st = db_query(db, "SELECT " HAS_ROW("source = $3 AND origin = $4") ", "
	    HAS_ROW("source = $3 AND (made = $5"
	    " OR ($6 <> 0 AND (made >> 32) = $7))") ", "
	    HAS_ROW("source <> $3"));
	db_bind_integer(st, 1, kind);
	db_bind_integer(st, 2, id);
	db_bind_text(st, 3, source);
	db_bind_integer(st, 4, IMPORT_CREATED);
	db_bind_integer(st, 5, state);
	db_bind_integer(st, 6, kind == IMPORT_SERIES);
	db_bind_integer(st, 7, state >> 32);
	if (db_step(st)) {
		trace->is_created = db_integer(st, 0) == 1;
		trace->is_as_left = db_integer(st, 1) == 1;
		trace->is_shared = db_integer(st, 2) == 1;
	}
	db_done(st);
}

static bool
has_reference(struct statement *st, int64_t id)
{
	db_bind_integer(st, 1, id);
	return (has_row(st));
}

static bool
has_events(struct statement *st, int64_t id)
{
	db_bind_integer(st, 2, STATUS_TRASH);
	return (has_reference(st, id));
}

bool
imports_use(struct db *db, enum import_kind kind, int64_t id)
{
	switch (kind) {
	case IMPORT_VENUE:
		return (has_events(db_query(db,
		    EVENTS_OF("event_venues", "venue_id")), id));
	case IMPORT_ORGANIZER:
		return (has_events(db_query(db,
		    EVENTS_OF("event_organizers", "organizer_id")), id));
	case IMPORT_CATEGORY:
	case IMPORT_TAG:
		return (has_reference(db_query(db,
		    "SELECT 1 FROM terms WHERE parent = $1 LIMIT 1"), id) ||
		    has_events(db_query(db,
		    EVENTS_OF("event_terms", "term_id")), id));
	default:
		return (false);
	}
}

void
imports_hand_over(struct db *db, const char *source, enum import_kind kind,
    int64_t id)
{
	struct statement	*st;

	st = db_query(db, "UPDATE imports SET origin = $1 WHERE kind = $2"
	    " AND id = $3 AND source <> $4 AND origin = $5");
	db_bind_integer(st, 1, IMPORT_CREATED);
	db_bind_integer(st, 2, kind);
	db_bind_integer(st, 3, id);
	db_bind_text(st, 4, source);
	db_bind_integer(st, 5, IMPORT_FOUND);
	db_run(st);
}

void
imports_forget(struct db *db, const char *source, enum import_kind kind,
    const char *name)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM imports WHERE source = $1"
	    " AND kind = $2 AND name = $3");
	db_bind_text(st, 1, source);
	db_bind_integer(st, 2, kind);
	db_bind_text(st, 3, name);
	db_run(st);
}
