#include "store/index/changes.h"

#include <sys/random.h>

#include <stdlib.h>
#include <string.h>

#include "store/db.h"
#include "store/ids.h"

static void
bind_mark(struct statement *st, int column)
{
	int64_t	 mark;

	if (getrandom(&mark, sizeof(mark), 0) != sizeof(mark))
		abort();
	db_bind_integer(st, column, mark);
}

void
changes_note(struct db *db, enum change_kind kind, const struct ids *ids)
{
	size_t	 i;

	for (i = 0; i < ids->count; i++)
		change_note(db, kind, ids->list[i]);
}

void
change_note(struct db *db, enum change_kind kind, int64_t id)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO changes (seq, kind, id, mark)"
	    " SELECT COALESCE(MAX(seq), 0) + 1, CAST($1 AS BIGINT),"
	    " CAST($2 AS BIGINT), CAST($3 AS BIGINT) FROM changes");
	db_bind_integer(st, 1, kind);
	db_bind_integer(st, 2, id);
	bind_mark(st, 3);
	db_run(st);
}

void
change_note_row(struct db *db, const char *table, int64_t id)
{
	static const char *const	 tables[CHANGE_KINDS] = {
		[CHANGE_EVENT] = "events", [CHANGE_VENUE] = "venues",
		[CHANGE_ORGANIZER] = "organizers", [CHANGE_TERM] = "terms"
	};
	int				 kind;

	for (kind = 0; kind < CHANGE_KINDS; kind++)
		if (strcmp(table, tables[kind]) == 0)
			change_note(db, (enum change_kind)kind, id);
}

/* All events with a reference to the row. */
#define NOTE_EVENTS(column) \
	"INSERT INTO changes (seq, kind, id, mark)" \
	" SELECT (SELECT COALESCE(MAX(seq), 0) FROM changes) +" \
	" ROW_NUMBER() OVER (ORDER BY id), 0, id, CAST($1 AS BIGINT)" \
	" FROM events" \
	" WHERE " column " = $2"

static void
run_note(struct statement *st, int64_t id)
{
	bind_mark(st, 1);
	db_bind_integer(st, 2, id);
	db_run(st);
}

void
change_note_series(struct db *db, int64_t series)
{
	run_note(db_query(db, NOTE_EVENTS("series_id")), series);
}

void
change_note_removal(struct db *db, const char *table, int64_t id)
{
	change_note_row(db, table, id);
	if (strcmp(table, "events") == 0) {
		run_note(db_query(db, NOTE_EVENTS("post_parent")), id);
		change_note_series(db, id);
	}
	if (strcmp(table, "series") == 0)
		change_note_series(db, id);
}

int64_t
changes_count(struct db *db, int64_t seq)
{
	struct statement	*st;

	st = db_query(db, "SELECT COUNT(*) FROM (SELECT DISTINCT kind, id"
	    " FROM changes WHERE seq > $1) AS changed");
	db_bind_integer(st, 1, seq);
	return (db_first_integer(st));
}

static int64_t
first_change(struct db *db)
{
	return (db_first_integer(db_query(db,
	    "SELECT COALESCE(MIN(seq), 0) FROM changes")));
}

struct last_change
changes_last(struct db *db)
{
	struct statement	*st;
	struct last_change		 last = { 0 };

	st = db_query(db, "SELECT seq, mark FROM changes ORDER BY seq DESC"
	    " LIMIT 1");
	if (db_step(st))
		last = (struct last_change){ db_integer(st, 0),
		    db_integer(st, 1) };
	db_done(st);
	return (last);
}

bool
changes_are_many(struct db *db)
{
	return (changes_last(db).seq - first_change(db) > CHANGES_KEPT +
	    CHANGES_KEPT / 16);
}

void
changes_trim(struct db *db, int64_t most)
{
	const int64_t		 first = first_change(db);
	const int64_t		 until = changes_last(db).seq - CHANGES_KEPT;
	struct statement	*st;

	st = db_query(db, "DELETE FROM changes WHERE seq < $1");
	db_bind_integer(st, 1, until - first < most ? until : first + most);
	db_run(st);
}

bool
changes_read(struct db *db, struct arena *arena, struct last_change after,
    struct ids changed[CHANGE_KINDS])
{
	struct statement	*st;
	int64_t			 seq = after.seq, kind;
	bool			 complete = true;

	st = db_query(db, "SELECT seq, kind, id, mark FROM changes"
	    " WHERE seq >= $1 ORDER BY seq");
	db_bind_integer(st, 1, seq);
	if (seq > 0)
		complete = db_step(st) && db_integer(st, 0) == seq &&
		    db_integer(st, 3) == after.mark;
	while (complete && db_step(st)) {
		complete = db_integer(st, 0) == ++seq;
		kind = db_integer(st, 1);
		if (kind >= 0 && kind < CHANGE_KINDS)
			ids_add(&changed[kind], arena, db_integer(st, 2));
	}
	db_done(st);
	return (complete);
}
