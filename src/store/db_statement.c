#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "store/engine.h"

#define TABLE_START	128
#define STEP_COST	300	/* nanoseconds per row, about */

/* Returns the slot of a literal, or a free slot for it. */
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
	st->db = db;
	db->engine->prepare(st, sql);
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
		    st->db->engine->text_of(st));
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

static bool
has_sql(const struct statement *st, const char *sql)
{
	return (st->prepared != NULL &&
	    strcmp(st->db->engine->text_of(st), sql) == 0);
}

/* An open statement keeps its slot. */
static struct statement *
find_composed(struct db *db, const char *sql)
{
	struct statement	*st;
	size_t			 i, first = hash_text(sql);

	for (i = 0; i < DB_COMPOSED; i++) {
		st = &db->composed[(first + i) & (DB_COMPOSED - 1)];
		if (!st->open || has_sql(st, sql))
			break;
	}
	return (st);
}

struct statement *
db_compose(struct db *db, const char *sql)
{
	struct statement	*st;

	/* A spent budget may have cut off the text. */
	if (!db_check_budget(db))
		return (&db->nothing);
	st = find_composed(db, sql);
	if (has_sql(st, sql))
		return (open_statement(st));

	/*
	 * Clients determine how many composed statements there are, so a new
	 * one replaces an old one.
	 */
	if (st->open)
		db_abort("all slots are taken by open ones", sql);
	st->db = db;
	db->engine->forget(st);
	db->engine->prepare(st, sql);
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
		if (db->composed[i].prepared != NULL)
			call(&db->composed[i]);
}

static void
forget_statement(struct statement *st)
{
	st->db->engine->forget(st);
}

static bool
is_usable(const struct statement *st)
{
	return (st->prepared != NULL && st->db->error == DB_FINE);
}

void
db_bind_integer(struct statement *st, int i, int64_t value)
{
	if (is_usable(st))
		st->db->engine->bind_integer(st, i, value);
}

void
db_bind_number(struct statement *st, int i, double value)
{
	if (is_usable(st))
		st->db->engine->bind_number(st, i, value);
}

void
db_bind_null(struct statement *st, int i)
{
	if (is_usable(st))
		st->db->engine->bind_null(st, i);
}

void
db_bind_text(struct statement *st, int i, const char *text)
{
	if (is_usable(st))
		st->db->engine->bind_text(st, i, text);
}

void
db_bind_blob(struct statement *st, int i, const void *data, size_t length)
{
	if (is_usable(st))
		st->db->engine->bind_blob(st, i, data, length);
}

void
db_together(struct statement *const *list, size_t count)
{
	struct statement	*st;
	size_t			 i;

	for (i = 0; i < count; i++) {
		st = list[i];
		if (st != NULL && is_usable(st) &&
		    st->db->engine->send != NULL && db_spend(st->db, 0))
			st->db->engine->send(st);
	}
}

bool
db_step(struct statement *st)
{
	/* SQLite would start again if it were stepped after its last row. */
	if (!is_usable(st) || st->over || !db_spend(st->db, STEP_COST))
		return (false);
	return (st->db->engine->step(st));
}

int64_t
db_integer(struct statement *st, int i)
{
	return (is_usable(st) ? st->db->engine->integer(st, i) : 0);
}

double
db_number(struct statement *st, int i)
{
	return (is_usable(st) ? st->db->engine->number(st, i) : 0);
}

bool
db_null(struct statement *st, int i)
{
	return (!is_usable(st) || st->db->engine->null(st, i));
}

const char *
db_text(struct statement *st, int i)
{
	return (is_usable(st) ? st->db->engine->text(st, i) : NULL);
}

/* Fails the connection: this program stores no such value. */
static void
fail_value(struct statement *st, int i, const char *value)
{
	const struct engine	*engine = st->db->engine;
	char			 message[DB_MESSAGE];

	if (!is_usable(st))
		return;
	snprintf(message, sizeof(message), "the stored %s cannot be %s"
	    " (almanac check lists all such values) in: %s",
	    engine->name(st, i), value, engine->text_of(st));
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
	*length = 0;
	return (is_usable(st) ? st->db->engine->blob(st, i, length) : NULL);
}

void
db_done(struct statement *st)
{
	if (!st->open)
		return;
	st->db->engine->reset(st);
	st->open = false;
	st->db->open_count--;
}

void
db_run(struct statement *st)
{
	if (is_usable(st))
		st->db->engine->run(st);
	db_done(st);
}

bool
db_has_row(struct statement *st)
{
	bool	 found = db_step(st);

	db_done(st);
	return (found);
}

int64_t
db_first_integer(struct statement *st)
{
	int64_t	 number = db_step(st) ? db_integer(st, 0) : 0;

	db_done(st);
	return (number);
}

int64_t
db_changes(struct db *db)
{
	return (db_failed(db) ? 0 : db->engine->changes(db));
}

int64_t
db_changes_so_far(struct db *db)
{
	return (db->engine->changes_so_far(db));
}

int64_t
db_statements_so_far(const struct db *db)
{
	return (db->statement_count);
}

int64_t
db_round_trips_so_far(const struct db *db)
{
	return (db->round_trips);
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
	if (db->error == DB_FINE)
		db->engine->script(db, sql);
}

void
db_reset_all(struct db *db)
{
	if (db->open_count > 0)
		each_statement(db, db_done);
}

void
db_forget_all(struct db *db)
{
	each_statement(db, forget_statement);
}
