#include "store/imports_series.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/index/changes.h"
#include "store/status.h"
#include "store/stored_links.h"
#include "text/dates.h"

bool
imports_start(struct db *db, struct arena *arena, int64_t series,
    struct imports_start *to)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT e.all_day, e.timezone, e.start_local,"
	    " s.left_out FROM series s"
	    " JOIN events e ON e.id = s.id WHERE s.id = $1");
	db_bind_integer(st, 1, series);
	if ((found = db_step(st))) {
		to->all_day = db_integer(st, 0) != 0;
		to->timezone = arena_string(arena, db_string(st, 1));
		to->start = db_bounded(st, 2, DATE_LEAST, DATE_MOST);
		to->left_out = arena_string(arena, db_string(st, 3));
	}
	db_done(st);
	return (found);
}

/* Whether a list such as "title,status" has the field. */
static bool
has_field(const char *list, const char *field)
{
	size_t	 length = strlen(field);

	for (; *list != '\0'; list += *list == ',') {
		if (strncmp(list, field, length) == 0 &&
		    (list[length] == ',' || list[length] == '\0'))
			return (true);
		list += strcspn(list, ",");
	}
	return (false);
}

/* id, modified, status, detached, series_id */
static void
read_event(struct statement *st, struct imports_event *e)
{
	e->id = db_integer(st, 0);
	e->modified = db_integer(st, 1);
	e->status = status_read(st, 2);
	e->is_changed = *db_string(st, 3) != '\0';
	e->is_removed = has_field(db_string(st, 3), "status") &&
	    !has_field(db_string(st, 3), "trash");
	e->series = db_integer(st, 4);
}

static bool
read_one_event(struct statement *st, struct imports_event *e)
{
	bool	 found;

	if ((found = db_step(st)))
		read_event(st, e);
	db_done(st);
	return (found);
}

bool
imports_event_of(struct db *db, int64_t series, int64_t start,
    struct imports_event *e)
{
	struct statement	*st;

	st = db_query(db, "SELECT id, modified, status, detached, series_id"
	    " FROM events WHERE series_id = $1 AND original_start = $2"
	    " ORDER BY id LIMIT 1");
	db_bind_integer(st, 1, series);
	db_bind_integer(st, 2, start);
	return (read_one_event(st, e));
}

bool
imports_event_from(struct db *db, int64_t series, int64_t start,
    struct imports_event *e, bool *is_first)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT id, modified, status, detached, series_id,"
	    " (SELECT COUNT(*) FROM events WHERE series_id = $1"
	    " AND original_start < $2) FROM events"
	    " WHERE series_id = $1 AND original_start >= $2"
	    " ORDER BY original_start, id LIMIT 1");
	db_bind_integer(st, 1, series);
	db_bind_integer(st, 2, start);
	if ((found = db_step(st))) {
		read_event(st, e);
		*is_first = db_integer(st, 5) == 0;
	}
	db_done(st);
	return (found);
}

/*
 * Of two events with the same original start, one that is in the trash leaves
 * its series.
 */
static void
release_doubles(struct db *db, int64_t one, int64_t other)
{
	struct statement	*st;

	st = db_query(db, "UPDATE events SET series_id = NULL,"
	    " original_start = NULL, detached = ''"
	    " WHERE series_id IN ($1, $2) AND status = $3 AND EXISTS ("
	    "SELECT 1 FROM events o WHERE o.series_id IN ($1, $2)"
	    " AND o.original_start = events.original_start"
	    " AND (o.status <> $3 OR o.id < events.id))");
	db_bind_integer(st, 1, one);
	db_bind_integer(st, 2, other);
	db_bind_integer(st, 3, STATUS_TRASH);
	db_run(st);
}

void
imports_join(struct db *db, int64_t from, int64_t to)
{
	struct statement	*st;

	change_note_series(db, from);
	change_note_series(db, to);
	release_doubles(db, from, to);
	st = db_query(db, "UPDATE events SET series_id = $1"
	    " WHERE series_id = $2");
	db_bind_integer(st, 1, to);
	db_bind_integer(st, 2, from);
	db_run(st);
}

bool
imports_event(struct db *db, int64_t id, struct imports_event *e)
{
	struct statement	*st;

	st = db_query(db, "SELECT id, modified, status, detached,"
	    " series_id FROM events WHERE id = $1");
	db_bind_integer(st, 1, id);
	return (read_one_event(st, e));
}

void
imports_adopt(struct db *db, struct arena *arena, int64_t event,
    int64_t series, int64_t start)
{
	struct statement	*st;

	st = db_query(db, "UPDATE events SET series_id = $1,"
	    " original_start = $2 WHERE id = $3 AND series_id IS NULL");
	db_bind_integer(st, 1, series);
	db_bind_integer(st, 2, start);
	db_bind_integer(st, 3, event);
	db_run(st);
	(void)event_links_changed(db, arena, event);
}

void
imports_release(struct db *db, struct arena *arena, int64_t event)
{
	struct statement	*st;

	st = db_query(db, "UPDATE events SET series_id = NULL,"
	    " original_start = NULL, detached = '' WHERE id = $1");
	db_bind_integer(st, 1, event);
	db_run(st);
	(void)event_links_changed(db, arena, event);
}

void
imports_set_detached(struct db *db, int64_t event, const char *fields)
{
	struct statement	*st;

	st = db_query(db, "UPDATE events SET detached = $1 WHERE id = $2"
	    " AND series_id IS NOT NULL");
	db_bind_text(st, 1, fields);
	db_bind_integer(st, 2, event);
	db_run(st);
}

struct imports_events
imports_events_of(struct db *db, struct arena *arena,
    const char *_Nullable source, int64_t series)
{
	struct imports_events	 all = { 0 };
	struct statement	*st;
	size_t			 size = 0;

	st = db_query(db, "SELECT e.id, e.modified, e.status, e.detached,"
	    " e.series_id FROM events e WHERE e.series_id = $1"
	    " AND NOT EXISTS (SELECT 1 FROM imports i WHERE i.kind = $2"
	    " AND i.id = e.id AND i.source = $3) ORDER BY e.id");
	db_bind_integer(st, 1, series);
	db_bind_integer(st, 2, IMPORT_EVENT);
	db_bind_text(st, 3, source != NULL ? source : "");
	while (db_step(st)) {
		all.list = arena_room(arena, all.list, all.count, &size,
		    sizeof(*all.list));
		read_event(st, &all.list[all.count++]);
	}
	db_done(st);
	return (all);
}

void
imports_begin(struct db *db, struct arena *arena, int64_t id,
    struct import_begin *to)
{
	struct statement	*st;

	*to = (struct import_begin){ .title = NULL };
	st = db_query(db, "SELECT title, start_utc FROM events WHERE id = $1");
	db_bind_integer(st, 1, id);
	if (db_step(st)) {
		to->title = arena_string(arena, db_string(st, 0));
		to->start = db_bounded(st, 1, DATE_LEAST, DATE_MOST);
	}
	db_done(st);
}

size_t
imports_begun(struct db *db, struct arena *arena, const char *source,
    int64_t now, struct imports_begun **list)
{
	struct statement	*st;
	struct imports_begun	*b;
	size_t			 size = 0, count = 0;

	*list = NULL;
	st = db_query(db, "SELECT i.kind, i.name, e.title, e.start_local,"
	    " e.start_utc, i.calendar, COALESCE((SELECT MIN(v.venue_id)"
	    " FROM event_venues v WHERE v.event_id = e.id), 0),"
	    " e.status, i.came"
	    " FROM imports i LEFT JOIN events e ON e.id = i.id"
	    " WHERE i.source = $1 AND i.origin = $2 AND (i.kind = $3 OR"
	    " (i.kind = $4 AND e.series_id IS NULL))"
	    " ORDER BY e.status = $5, i.kind, i.name");
	db_bind_text(st, 1, source);
	db_bind_integer(st, 2, IMPORT_CREATED);
	db_bind_integer(st, 3, IMPORT_SERIES);
	db_bind_integer(st, 4, IMPORT_EVENT);
	db_bind_integer(st, 5, STATUS_TRASH);
	while (db_step(st)) {
		*list = arena_room(arena, *list, count, &size, sizeof(**list));
		b = &(*list)[count++];
		b->kind = (enum import_kind)db_bounded(st, 0, IMPORT_EVENT,
		    IMPORT_SERIES);
		b->name = arena_string(arena, db_string(st, 1));
		b->title = db_text(st, 2);
		if (b->title != NULL)
			b->title = arena_string(arena, b->title);
		b->start = db_bounded(st, 3, DATE_LEAST, DATE_MOST);
		b->is_ahead = b->title != NULL && (b->kind == IMPORT_SERIES ||
		    (db_integer(st, 4) > now &&
		    status_read(st, 7) != STATUS_TRASH));
		b->calendar = db_integer(st, 5);
		b->venue = db_integer(st, 6);
		b->hash = db_integer(st, 8);
	}
	db_done(st);
	return (count);
}

static struct imports_rows
read_rows(struct statement *st, struct arena *arena)
{
	struct imports_rows	 all = { 0 };
	size_t			 size = 0;

	while (db_step(st)) {
		all.list = arena_room(arena, all.list, all.count, &size,
		    sizeof(*all.list));
		imports_read(st, arena, &all.list[all.count++]);
	}
	db_done(st);
	return (all);
}

struct imports_rows
imports_changes(struct db *db, struct arena *arena, const char *source,
    int64_t series, int64_t since)
{
	struct statement	*st;

	st = db_query(db, "SELECT " IMPORT_COLUMNS " FROM events e"
	    " JOIN imports i ON i.kind = $1 AND i.id = e.id"
	    " WHERE e.series_id = $2 AND i.source = $3"
	    " AND (e.end_utc >= $4 OR e.original_start >= $4)"
	    " ORDER BY i.name");
	db_bind_integer(st, 1, IMPORT_EVENT);
	db_bind_integer(st, 2, series);
	db_bind_text(st, 3, source);
	db_bind_integer(st, 4, since);
	return (read_rows(st, arena));
}

bool
imports_row_of(struct db *db, struct arena *arena, const char *source,
    enum import_kind kind, int64_t id, struct import_named *to)
{
	struct imports_rows	 all;
	struct statement	*st;

	st = db_query(db, "SELECT " IMPORT_COLUMNS " FROM imports i"
	    " WHERE i.kind = $1 AND i.id = $2 AND i.source = $3"
	    " ORDER BY i.name LIMIT 1");
	db_bind_integer(st, 1, kind);
	db_bind_integer(st, 2, id);
	db_bind_text(st, 3, source);
	all = read_rows(st, arena);
	if (all.count > 0)
		*to = all.list[0];
	return (all.count > 0);
}

size_t
imports_uid(const char *name)
{
	static const char	 form[] = " 0000-00-00 00:00:00";
	size_t			 i, length = strlen(name);

	if (length < sizeof(form))
		return (0);
	length -= sizeof(form) - 1;
	for (i = 0; form[i] != '\0'; i++)
		if (form[i] == '0' ? !isdigit((unsigned char)name[length + i]) :
		    name[length + i] != form[i])
			return (0);
	return (length);
}

/*
 * Reads the rows of a kind whose name is the UID, or it and a time. Names of
 * other UIDs may begin like that.
 */
static struct imports_rows
read_named(struct statement *st, struct arena *arena, const char *source,
    enum import_kind kind, const char *uid)
{
	struct imports_rows	 all;
	const char		*name;
	size_t			 i, count = 0;

	db_bind_text(st, 1, source);
	db_bind_integer(st, 2, kind);
	db_bind_text(st, 3, uid);
	db_bind_text(st, 4, arena_join(arena, uid, "!", NULL));
	all = read_rows(st, arena);
	for (i = 0; i < all.count; i++) {
		name = all.list[i].name;
		if (strcmp(name, uid) == 0 || imports_uid(name) == strlen(uid))
			all.list[count++] = all.list[i];
	}
	all.count = count;
	return (all);
}

struct imports_rows
imports_singles(struct db *db, struct arena *arena, const char *source,
    const char *uid)
{
	struct statement	*st;

	st = db_query(db, "SELECT " IMPORT_COLUMNS " FROM imports i"
	    " LEFT JOIN events e ON e.id = i.id"
	    " WHERE i.source = $1 AND i.kind = $2 AND i.name >= $3"
	    " AND i.name < $4 AND e.series_id IS NULL ORDER BY i.name");
	return (read_named(st, arena, source, IMPORT_EVENT, uid));
}

struct imports_rows
imports_named(struct db *db, struct arena *arena, const char *source,
    const char *uid)
{
	struct statement	*st;

	st = db_query(db, "SELECT " IMPORT_COLUMNS " FROM imports i"
	    " WHERE i.source = $1 AND i.kind = $2 AND i.name >= $3"
	    " AND i.name < $4 ORDER BY i.name");
	return (read_named(st, arena, source, IMPORT_EVENT, uid));
}

struct imports_rows
imports_parts(struct db *db, struct arena *arena, const char *source,
    const char *uid)
{
	struct statement	*st;

	st = db_query(db, "SELECT " IMPORT_COLUMNS " FROM imports i"
	    " WHERE i.source = $1 AND i.kind = $2 AND i.name > $3"
	    " AND i.name < $4 ORDER BY i.name");
	return (read_named(st, arena, source, IMPORT_SERIES, uid));
}
