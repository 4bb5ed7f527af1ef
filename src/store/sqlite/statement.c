#include <stdint.h>
#include <stdlib.h>

#include "store/sqlite/connection.h"

/* SQLite numbers parameters by their order in the text, PostgreSQL by name. */
static void
check_order(sqlite3_stmt *prepared, const char *sql)
{
	const char	*name;
	int		 i;

	for (i = 1; i <= sqlite3_bind_parameter_count(prepared); i++) {
		name = sqlite3_bind_parameter_name(prepared, i);
		if (name == NULL || *name != '$' || atoi(name + 1) != i)
			db_abort("parameters are not in the order of their"
			    " numbers", sql);
	}
}

void
sqlite_prepare(struct statement *st, const char *sql)
{
	struct db	*db = st->db;
	sqlite3_stmt	*prepared;
	int		 code;

	code = sqlite3_prepare_v3(handle_of(db), sql, -1,
	    SQLITE_PREPARE_PERSISTENT, &prepared, NULL);
	st->prepared = prepared;
	if ((code & 0xff) == SQLITE_ERROR && !mapped_has_failed(db))
		db_abort(sqlite3_errmsg(handle_of(db)),
		    sql);
	if (code != SQLITE_OK)
		sqlite_fail(db, code, sql);
	else
		check_order(prepared, sql);
}

const char *
sqlite_text_of(const struct statement *st)
{
	return (sqlite3_sql(st->prepared));
}

void
sqlite_forget(struct statement *st)
{
	sqlite3_finalize(st->prepared);
	st->prepared = NULL;
}

static void
check_bound(struct statement *st, int code)
{
	if (code != SQLITE_OK)
		sqlite_fail(st->db, code, sqlite3_sql(st->prepared));
}

void
sqlite_bind_integer(struct statement *st, int i, int64_t value)
{
	check_bound(st, sqlite3_bind_int64(st->prepared, i, value));
}

void
sqlite_bind_number(struct statement *st, int i, double value)
{
	check_bound(st, sqlite3_bind_double(st->prepared, i, value));
}

void
sqlite_bind_nothing(struct statement *st, int i)
{
	check_bound(st, sqlite3_bind_null(st->prepared, i));
}

void
sqlite_bind_string(struct statement *st, int i, const char *text)
{
	check_bound(st, sqlite3_bind_text(st->prepared, i, text, -1,
	    SQLITE_STATIC));
}

void
sqlite_bind_bytes(struct statement *st, int i, const void *data, size_t length)
{
	check_bound(st, sqlite3_bind_blob64(st->prepared, i, data, length,
	    SQLITE_STATIC));
}

bool
sqlite_step(struct statement *st)
{
	int	 code;

	code = sqlite3_step(st->prepared);
	if (code == SQLITE_ROW)
		return (true);
	st->over = true;
	if (code != SQLITE_DONE)
		sqlite_fail(st->db, code, sqlite3_sql(st->prepared));
	return (false);
}

void
sqlite_run(struct statement *st)
{
	while (db_step(st))
		;
}

int64_t
sqlite_integer(struct statement *st, int i)
{
	return (sqlite3_column_int64(st->prepared, i));
}

double
sqlite_number(struct statement *st, int i)
{
	return (sqlite3_column_double(st->prepared, i));
}

bool
sqlite_null(struct statement *st, int i)
{
	return (sqlite3_column_type(st->prepared, i) == SQLITE_NULL);
}

const char *
sqlite_text(struct statement *st, int i)
{
	return ((const char *)sqlite3_column_text(st->prepared, i));
}

const void *
sqlite_blob(struct statement *st, int i, size_t *length)
{
	const void	*data;

	data = sqlite3_column_blob(st->prepared, i);
	*length = (size_t)sqlite3_column_bytes(st->prepared, i);
	return (data);
}

const char *
sqlite_name(struct statement *st, int i)
{
	return (sqlite3_column_name(st->prepared, i));
}

void
sqlite_reset(struct statement *st)
{
	(void)mapped_has_failed(st->db);
	sqlite3_reset(st->prepared);
	sqlite3_clear_bindings(st->prepared);
}

int64_t
sqlite_changes(struct db *db)
{
	return (sqlite3_changes64(handle_of(db)));
}

int64_t
sqlite_changes_so_far(struct db *db)
{
	return (sqlite3_total_changes64(handle_of(db)));
}

void
sqlite_script(struct db *db, const char *sql)
{
	int	 code;

	code = sqlite3_exec(handle_of(db), sql, NULL, NULL, NULL);
	if (code != SQLITE_OK)
		sqlite_fail(db, code, sql);
}
