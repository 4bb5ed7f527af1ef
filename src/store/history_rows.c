#include "store/history_rows.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/arena.h"
#include "generated/service.h"
#include "store/db.h"
#include "store/sequences.h"
#include "text/dates.h"

const char *const	 history_kinds[HISTORY_KINDS] = {
	[HISTORY_EVENT] = "event", [HISTORY_VENUE] = "venue",
	[HISTORY_ORGANIZER] = "organizer", [HISTORY_SERIES] = "series",
	[HISTORY_CATEGORY] = "category", [HISTORY_TAG] = "tag",
	[HISTORY_IMPORT] = "import", [HISTORY_SETTING] = "setting",
	[HISTORY_USER] = "user"
};

const char *const	 history_actions[HISTORY_ACTIONS] = {
	[HISTORY_CREATED] = "create", [HISTORY_UPDATED] = "update",
	[HISTORY_TRASHED] = "trash", [HISTORY_RESTORED] = "restore",
	[HISTORY_DELETED] = "delete", [HISTORY_IMPORTED] = "import",
	[HISTORY_MERGED] = "merge", [HISTORY_SPLIT] = "split",
	[HISTORY_JOINED] = "join"
};

void
history_add(struct db *db, const struct history_row *row)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO history (id, kind, record, title,"
	    " author, owner, made, action, before, after)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)");
	db_bind_integer(st, 1, row->id != 0 ? row->id :
	    sequence_next(db, SEQUENCE_HISTORY));
	db_bind_integer(st, 2, row->kind);
	db_bind_integer(st, 3, row->record);
	db_bind_text(st, 4, row->title);
	db_bind_integer(st, 5, row->author);
	db_bind_integer(st, 6, row->owner);
	db_bind_integer(st, 7, row->made);
	db_bind_integer(st, 8, row->action);
	db_bind_text(st, 9, row->before);
	db_bind_text(st, 10, row->after);
	db_run(st);
}

void
history_add_import(struct db *db, const char *title, int64_t now,
    int64_t created, int64_t changed, int64_t trashed)
{
	char			 before[128];
	struct history_row	 row = {
		.kind = HISTORY_IMPORT, .title = title, .made = now,
		.action = HISTORY_IMPORTED, .before = before,
		.after = "{}"
	};

	if (created == 0 && changed == 0 && trashed == 0)
		return;
	snprintf(before, sizeof(before), "{\"created\":%" PRId64
	    ",\"changed\":%" PRId64 ",\"trashed\":%" PRId64 "}", created,
	    changed, trashed);
	history_add(db, &row);
}

void
history_forget(struct db *db, enum history_kind kind, int64_t record)
{
	struct statement	*st;

	st = db_query(db,
	    "DELETE FROM history WHERE kind = $1 AND record = $2");
	db_bind_integer(st, 1, kind);
	db_bind_integer(st, 2, record);
	db_run(st);
}

bool
history_is_old(struct db *db, int64_t time)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM (SELECT made FROM history ORDER BY id"
	    " LIMIT 1) oldest WHERE made < $1");
	db_bind_integer(st, 1, time);

	return (db_has_row(st));
}

void
history_drop_old(struct db *db, int64_t time, int64_t most)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM history WHERE made < $1 AND id IN"
	    " (SELECT id FROM history ORDER BY id LIMIT $2)");
	db_bind_integer(st, 1, time);
	db_bind_integer(st, 2, most);
	db_run(st);
}

int64_t
history_of_others(struct db *db, enum history_kind kind, int64_t record,
    int64_t owner)
{
	struct statement	*st;

	st = db_query(db, "SELECT COALESCE(MAX(id), 0) FROM history"
	    " WHERE kind = $1 AND record = $2 AND owner <> $3");
	db_bind_integer(st, 1, kind);
	db_bind_integer(st, 2, record);
	db_bind_integer(st, 3, owner);

	return (db_first_integer(st));
}

int64_t
history_newest(struct db *db)
{
	return (db_first_integer(db_query(db, "SELECT MAX(id) FROM history")));
}

struct statement *
history_of_events(struct db *db, int64_t author, int64_t from, int64_t to,
    int64_t most)
{
	struct statement	*st;

	st = db_query(db, "SELECT kind, record, id, title FROM history"
	    " WHERE author = $1 AND id >= $2 AND id <= $3"
	    " AND made = (SELECT made FROM history WHERE id = $2)"
	    " AND kind IN ($4, $5) ORDER BY id LIMIT $6");
	db_bind_integer(st, 1, author);
	db_bind_integer(st, 2, from);
	db_bind_integer(st, 3, to);
	db_bind_integer(st, 4, HISTORY_EVENT);
	db_bind_integer(st, 5, HISTORY_SERIES);
	db_bind_integer(st, 6, most);

	return (st);
}

/* In a page, `taken` are the bytes of the rows before. */
#define PAGE_OF(where)							\
	"SELECT id, kind, record, title, author, made, action,"		\
	" CASE WHEN taken <= $1 THEN before END,"			\
	" CASE WHEN taken <= $1 THEN after END FROM ("			\
	"SELECT h.*, SUM(OCTET_LENGTH(before) + OCTET_LENGTH(after))"	\
	" OVER (ORDER BY id DESC) - OCTET_LENGTH(before)"		\
	" - OCTET_LENGTH(after) AS taken"				\
	" FROM (SELECT * FROM history" where ") h) page"		\
	" ORDER BY id DESC"

struct statement *
history_of_record(struct db *db, enum history_kind kind, int64_t record,
    int64_t after, int64_t offset, int64_t most)
{
	struct statement	*st;

	st = db_query(db, PAGE_OF(" WHERE kind = $2 AND record = $3"
	    " AND id > $4 ORDER BY id DESC LIMIT $5 OFFSET $6"));
	db_bind_integer(st, 1, SERVICE_HISTORY_BYTES);
	db_bind_integer(st, 2, kind);
	db_bind_integer(st, 3, record);
	db_bind_integer(st, 4, after);
	db_bind_integer(st, 5, most);
	db_bind_integer(st, 6, offset);

	return (st);
}

struct statement *
history_of_author(struct db *db, int64_t author, int64_t offset, int64_t most)
{
	struct statement	*st;

	st = db_query(db, PAGE_OF(" WHERE author = $2"
	    " ORDER BY id DESC LIMIT $3 OFFSET $4"));
	db_bind_integer(st, 1, SERVICE_HISTORY_BYTES);
	db_bind_integer(st, 2, author);
	db_bind_integer(st, 3, most);
	db_bind_integer(st, 4, offset);

	return (st);
}

struct statement *
history_of_all(struct db *db, int64_t offset, int64_t most)
{
	struct statement	*st;

	st = db_query(db, PAGE_OF(" ORDER BY id DESC LIMIT $2 OFFSET $3"));
	db_bind_integer(st, 1, SERVICE_HISTORY_BYTES);
	db_bind_integer(st, 2, most);
	db_bind_integer(st, 3, offset);

	return (st);
}

static struct statement *
bind_span(struct statement *st, int at, enum history_kind kind, int64_t record,
    int64_t from, int64_t to)
{
	db_bind_integer(st, at, kind);
	db_bind_integer(st, at + 1, record);
	db_bind_integer(st, at + 2, from);
	db_bind_integer(st, at + 3, to);

	return (st);
}

struct statement *
history_befores(struct db *db, enum history_kind kind, int64_t record,
    int64_t from, int64_t to)
{
	struct statement	*st;

	st = db_query(db, "SELECT id, CASE WHEN action = $1"
	    " THEN '{\"status\":\"trash\"}' ELSE before END FROM history"
	    " WHERE kind = $2 AND record = $3 AND id BETWEEN $4 AND $5"
	    " ORDER BY id");
	db_bind_integer(st, 1, HISTORY_CREATED);

	return (bind_span(st, 2, kind, record, from, to));
}

struct statement *
history_afters(struct db *db, enum history_kind kind, int64_t record,
    int64_t from, int64_t to)
{
	return (bind_span(db_query(db, "SELECT id, after FROM history"
	    " WHERE kind = $1 AND record = $2 AND id BETWEEN $3 AND $4"
	    " ORDER BY id DESC"), 1, kind, record, from, to));
}

struct statement *
history_parts(struct db *db, int64_t series, int64_t from, int64_t to)
{
	struct statement	*st;

	st = db_query(db, "SELECT id, made, action, after FROM history"
	    " WHERE action IN ($1, $2) AND kind = $3 AND record = $4"
	    " AND id BETWEEN $5 AND $6 ORDER BY id DESC");
	db_bind_integer(st, 1, HISTORY_SPLIT);
	db_bind_integer(st, 2, HISTORY_JOINED);

	return (bind_span(st, 3, HISTORY_SERIES, series, from, to));
}

static const char *_Nullable
read_fields(struct statement *st, int column, struct arena *arena)
{
	const char	*fields = db_text(st, column);

	return (fields == NULL ? NULL : arena_string(arena, fields));
}

bool
history_next(struct statement *st, struct arena *arena,
    struct history_row *row)
{
	if (!db_step(st)) {
		db_done(st);
		return (false);
	}
	row->id = db_bounded(st, 0, 1, ID_MOST);
	row->kind = (enum history_kind)db_bounded(st, 1, HISTORY_EVENT,
	    HISTORY_KINDS - 1);
	row->record = db_integer(st, 2);
	row->title = arena_string(arena, db_string(st, 3));
	row->author = db_integer(st, 4);
	row->made = db_bounded(st, 5, DATE_LEAST, DATE_MOST);
	row->action = (enum history_action)db_bounded(st, 6, HISTORY_CREATED,
	    HISTORY_ACTIONS - 1);
	row->before = read_fields(st, 7, arena);
	row->after = read_fields(st, 8, arena);

	return (true);
}

int64_t
history_count_record(struct db *db, enum history_kind kind, int64_t record,
    int64_t after)
{
	struct statement	*st;

	st = db_query(db, "SELECT COUNT(*) FROM history"
	    " WHERE kind = $1 AND record = $2 AND id > $3");
	db_bind_integer(st, 1, kind);
	db_bind_integer(st, 2, record);
	db_bind_integer(st, 3, after);

	return (db_first_integer(st));
}

int64_t
history_count_all(struct db *db)
{
	return (db_first_integer(db_query(db,
	    "SELECT COUNT(*) FROM history")));
}

int64_t
history_count_author(struct db *db, int64_t author)
{
	struct statement	*st;

	st = db_query(db, "SELECT COUNT(*) FROM history WHERE author = $1");
	db_bind_integer(st, 1, author);

	return (db_first_integer(st));
}
