#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "store/sqlite/connection.h"

#define TABLE_START	128
#define STEP_COST	300	/* nanoseconds of a row, about */

static void
prepare_statement(struct db *db, struct statement *st, const char *sql)
{
	int	 code;

	st->db = db;
	code = sqlite3_prepare_v3(db->sqlite, sql, -1,
	    SQLITE_PREPARE_PERSISTENT, &st->prepared, NULL);
	if ((code & 0xff) == SQLITE_ERROR && !mapped_has_failed(db))
		db_abort(sqlite3_errmsg(db->sqlite), sql);
	if (code != SQLITE_OK)
		db_fail_code(db, code, sql);
}

/* The slot of a literal, or the free slot for it. */
static struct statement **
find_slot(const struct statement_table *table, const char *sql)
{
	size_t	 i;

	/* Literals lie close together: the factor spreads them. */
	i = (size_t)(((uintptr_t)sql * 0x9e3779b97f4a7c15u) >> 32);
	for (i &= table->size - 1; table->slots[i] != NULL &&
	    table->slots[i]->sql != sql; i = (i + 1) & (table->size - 1))
		;
	return (&table->slots[i]);
}

static void
grow_literals(struct db *db, struct statement_table *table)
{
	struct statement_table	 old;
	size_t			 i;

	old = *table;
	table->size = old.size == 0 ? TABLE_START : old.size * 2;
	table->slots = arena_alloc(db->arena,
	    table->size * sizeof(*table->slots));
	for (i = 0; i < old.size; i++)
		if (old.slots[i] != NULL)
			*find_slot(table, old.slots[i]->sql) = old.slots[i];
}

static struct statement *
find_literal(struct db *db, const char *sql)
{
	struct statement	**slot, *st;

	if (db->literals.count * 2 >= db->literals.size)
		grow_literals(db, &db->literals);
	slot = find_slot(&db->literals, sql);
	if (*slot != NULL)
		return (*slot);

	st = arena_alloc(db->arena, sizeof(*st));
	prepare_statement(db, st, sql);
	if (st->prepared == NULL)
		return (&db->nothing);
	st->sql = sql;
	*slot = st;
	db->literals.count++;
	return (st);
}

static struct statement *
open_statement(struct statement *st)
{
	if (st->prepared == NULL)
		return (st);
	if (st->open)
		db_abort("used again before it is done",
		    sqlite3_sql(st->prepared));
	st->open = true;
	st->over = false;
	st->db->open_count++;
	st->db->statement_count++;
	return (st);
}

struct statement *
db_statement(struct db *db, const char *sql)
{
	if (db->error != DB_FINE)
		return (&db->nothing);
	return (open_statement(find_literal(db, sql)));
}

static size_t
hash_text(const char *text)
{
	size_t	 h;

	for (h = 5381; *text != '\0'; text++)
		h = h * 33 + (unsigned char)*text;
	return (h);
}

struct statement *
db_compose(struct db *db, const char *sql)
{
	struct statement	*st;

	/* A spent budget cuts off the text. */
	if (!db_check_budget(db))
		return (&db->nothing);
	st = &db->composed[hash_text(sql) & (DB_COMPOSED - 1)];
	if (st->prepared != NULL && strcmp(sqlite3_sql(st->prepared), sql) == 0)
		return (open_statement(st));

	/* Clients choose how many there are, so a new one replaces an old. */
	if (st->open)
		db_abort("its slot is taken by an open one", sql);
	sqlite3_finalize(st->prepared);
	st->prepared = NULL;
	prepare_statement(db, st, sql);
	return (open_statement(st));
}

static void
each_statement(struct db *db, void (*call)(struct statement *))
{
	size_t	 i;

	for (i = 0; i < db->literals.size; i++)
		if (db->literals.slots[i] != NULL)
			call(db->literals.slots[i]);
	for (i = 0; i < DB_COMPOSED; i++)
		call(&db->composed[i]);
}

static void
finalize_statement(struct statement *st)
{
	sqlite3_finalize(st->prepared);
	st->prepared = NULL;
}

static bool
is_usable(const struct statement *st)
{
	return (st->prepared != NULL && st->db->error == DB_FINE);
}

static void
check_bound(struct statement *st, int code)
{
	if (code != SQLITE_OK)
		db_fail_code(st->db, code, sqlite3_sql(st->prepared));
}

void
db_bind_integer(struct statement *st, int i, int64_t value)
{
	if (is_usable(st))
		check_bound(st, sqlite3_bind_int64(st->prepared, i, value));
}

void
db_bind_number(struct statement *st, int i, double value)
{
	if (is_usable(st))
		check_bound(st, sqlite3_bind_double(st->prepared, i, value));
}

void
db_bind_null(struct statement *st, int i)
{
	if (is_usable(st))
		check_bound(st, sqlite3_bind_null(st->prepared, i));
}

void
db_bind_text(struct statement *st, int i, const char *text)
{
	if (is_usable(st))
		check_bound(st, sqlite3_bind_text(st->prepared, i, text, -1,
		    SQLITE_STATIC));
}

void
db_bind_blob(struct statement *st, int i, const void *data, size_t length)
{
	if (is_usable(st))
		check_bound(st, sqlite3_bind_blob64(st->prepared, i, data,
		    length, SQLITE_STATIC));
}

void
db_bind_search(struct statement *st, int i, const struct search *search)
{
	union {
		const struct search	*ours;
		void			*bound;		/* only read */
	} pointer = { search };

	if (is_usable(st))
		check_bound(st, sqlite3_bind_pointer(st->prepared, i,
		    pointer.bound, SEARCH_POINTER, NULL));
}

bool
db_step(struct statement *st)
{
	int	 code;

	/* After the last row SQLite would start over. */
	if (!is_usable(st) || st->over || !db_spend(st->db, STEP_COST))
		return (false);
	code = sqlite3_step(st->prepared);
	if (code == SQLITE_ROW)
		return (true);
	st->over = true;
	if (code != SQLITE_DONE)
		db_fail_code(st->db, code, sqlite3_sql(st->prepared));
	return (false);
}

int64_t
db_integer(struct statement *st, int i)
{
	return (is_usable(st) ? sqlite3_column_int64(st->prepared, i) : 0);
}

double
db_number(struct statement *st, int i)
{
	return (is_usable(st) ? sqlite3_column_double(st->prepared, i) : 0);
}

bool
db_null(struct statement *st, int i)
{
	return (!is_usable(st) ||
	    sqlite3_column_type(st->prepared, i) == SQLITE_NULL);
}

const char *
db_text(struct statement *st, int i)
{
	if (!is_usable(st))
		return (NULL);
	return ((const char *)sqlite3_column_text(st->prepared, i));
}

/* This program stores no such value. */
static void
fail_value(struct statement *st, int i, const char *value)
{
	char	 message[DB_MESSAGE];

	if (!is_usable(st))
		return;
	snprintf(message, sizeof(message), "the stored %s cannot be %s"
	    " (almanac check lists all such values) in: %s",
	    sqlite3_column_name(st->prepared, i), value,
	    sqlite3_sql(st->prepared));
	db_fail(st->db, DB_BROKEN, message);
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
	fail_value(st, i, text);
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
	fail_value(st, i, text);
	return (least);
}

const char *
db_string(struct statement *st, int i)
{
	const char	*text;

	if ((text = db_text(st, i)) != NULL)
		return (text);
	fail_value(st, i, "NULL");
	return ("");
}

const void *
db_blob(struct statement *st, int i, size_t *length)
{
	const void	*data;

	*length = 0;
	if (!is_usable(st))
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
	(void)mapped_has_failed(st->db);
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

int64_t
db_statements_so_far(const struct db *db)
{
	return (db->statement_count);
}

void
db_run_always(struct db *db, const char *sql)
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
		db_fail_code(db, code, sql);
}

void
db_reset_all(struct db *db)
{
	if (db->open_count > 0)
		each_statement(db, db_done);
}

void
db_finalize_all(struct db *db)
{
	each_statement(db, finalize_statement);
}
