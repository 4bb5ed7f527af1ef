#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "store/sqlite/connection.h"

#define STEP	300	/* nanoseconds of a row, about */

static bool
usable(const struct statement *st)
{
	return (st->prepared != NULL && st->db->error == DB_FINE);
}

static void
bound(struct statement *st, int code)
{
	if (code != SQLITE_OK)
		db_fail(st->db, code, sqlite3_sql(st->prepared));
}

void
db_bind_integer(struct statement *st, int i, int64_t value)
{
	if (usable(st))
		bound(st, sqlite3_bind_int64(st->prepared, i, value));
}

void
db_bind_number(struct statement *st, int i, double value)
{
	if (usable(st))
		bound(st, sqlite3_bind_double(st->prepared, i, value));
}

void
db_bind_null(struct statement *st, int i)
{
	if (usable(st))
		bound(st, sqlite3_bind_null(st->prepared, i));
}

void
db_bind_text(struct statement *st, int i, const char *text)
{
	if (usable(st))
		bound(st, sqlite3_bind_text(st->prepared, i, text, -1,
		    SQLITE_STATIC));
}

void
db_bind_blob(struct statement *st, int i, const void *data, size_t length)
{
	if (usable(st))
		bound(st, sqlite3_bind_blob64(st->prepared, i, data, length,
		    SQLITE_STATIC));
}

void
db_bind_pointer(struct statement *st, int i, void *pointer, const char *type)
{
	if (usable(st))
		bound(st, sqlite3_bind_pointer(st->prepared, i, pointer, type,
		    NULL));
}

bool
db_step(struct statement *st)
{
	int	 code;

	/* SQLite would begin again behind the last row. */
	if (!usable(st) || st->over || !db_spend(st->db, STEP))
		return (false);
	code = sqlite3_step(st->prepared);
	if (code == SQLITE_ROW)
		return (true);
	st->over = true;
	if (code != SQLITE_DONE)
		db_fail(st->db, code, sqlite3_sql(st->prepared));
	return (false);
}

int64_t
db_integer(struct statement *st, int i)
{
	return (usable(st) ? sqlite3_column_int64(st->prepared, i) : 0);
}

double
db_number(struct statement *st, int i)
{
	return (usable(st) ? sqlite3_column_double(st->prepared, i) : 0);
}

bool
db_null(struct statement *st, int i)
{
	return (!usable(st) ||
	    sqlite3_column_type(st->prepared, i) == SQLITE_NULL);
}

const char *
db_text(struct statement *st, int i)
{
	if (!usable(st))
		return (NULL);
	return ((const char *)sqlite3_column_text(st->prepared, i));
}

/* Nothing that this program stores is like that. */
static void
refuse(struct statement *st, int i, const char *value)
{
	char	 message[DB_MESSAGE];

	if (!usable(st))
		return;
	snprintf(message, sizeof(message), "the stored %s cannot be %s"
	    " (almanac check lists all such values) in: %s",
	    sqlite3_column_name(st->prepared, i), value,
	    sqlite3_sql(st->prepared));
	db_fail_with(st->db, DB_BROKEN, message);
}

int64_t
db_bounded(struct statement *st, int i, int64_t least, int64_t most)
{
	int64_t	 value;
	char	 text[32];

	value = db_integer(st, i);
	if (value >= least && value <= most)
		return (value);
	snprintf(text, sizeof(text), "%" PRId64, value);
	refuse(st, i, text);
	return (least);
}

double
db_bounded_number(struct statement *st, int i, double least, double most)
{
	double	 value;
	char	 text[32];

	value = db_number(st, i);
	if (value >= least && value <= most)
		return (value);
	snprintf(text, sizeof(text), "%g", value);
	refuse(st, i, text);
	return (least);
}

const char *
db_string(struct statement *st, int i)
{
	const char	*text;

	if ((text = db_text(st, i)) != NULL)
		return (text);
	refuse(st, i, "NULL");
	return ("");
}

const void *
db_blob(struct statement *st, int i, size_t *length)
{
	const void	*data;

	*length = 0;
	if (!usable(st))
		return (NULL);
	data = sqlite3_column_blob(st->prepared, i);
	*length = (size_t)sqlite3_column_bytes(st->prepared, i);
	return (data);
}

void
db_done(struct statement *st)
{
	if (!st->open)
		return;
	(void)db_map_broke(st->db);
	sqlite3_reset(st->prepared);
	sqlite3_clear_bindings(st->prepared);
	st->open = false;
	st->db->open_count--;
}

void
db_run(struct statement *st)
{
	while (db_step(st))
		;
	db_done(st);
}

int64_t
db_changes(struct db *db)
{
	return (db->error == DB_FINE ? sqlite3_changes64(db->sqlite) : 0);
}

int64_t
db_changes_so_far(const struct db *db)
{
	return (sqlite3_total_changes64(db->sqlite));
}

void
db_insist(struct db *db, const char *sql)
{
	enum db_error	 before;
	char		 message[DB_MESSAGE];

	before = db->error;
	memcpy(message, db->message, sizeof(message));
	db->error = DB_FINE;
	db_run(db_statement(db, sql));
	if (before == DB_FINE)
		return;
	db->error = before;
	memcpy(db->message, message, sizeof(message));
}

void
db_script(struct db *db, const char *sql)
{
	int	 code;

	if (db->error != DB_FINE)
		return;
	code = sqlite3_exec(db->sqlite, sql, NULL, NULL, NULL);
	if (code != SQLITE_OK)
		db_fail(db, code, sql);
}
