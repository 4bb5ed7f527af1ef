#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "store/sqlite/connection.h"

#define TABLE_START	128

static void
prepare(struct db *db, struct statement *st, const char *sql)
{
	int	 code;

	st->db = db;
	code = sqlite3_prepare_v3(db->sqlite, sql, -1,
	    SQLITE_PREPARE_PERSISTENT, &st->prepared, NULL);
	if ((code & 0xff) == SQLITE_ERROR && !db_map_broke(db))
		db_abort(sqlite3_errmsg(db->sqlite), sql);
	if (code != SQLITE_OK)
		db_fail(db, code, sql);
}

/* Where the text is, or the free slot where it would be. */
static struct statement **
find(const struct statement_table *table, const char *sql)
{
	size_t	 i;

	/* Texts lie close together: the factor spreads them. */
	i = (size_t)(((uintptr_t)sql * 0x9e3779b97f4a7c15u) >> 32);
	for (i &= table->size - 1; table->slots[i] != NULL &&
	    table->slots[i]->sql != sql; i = (i + 1) & (table->size - 1))
		;
	return (&table->slots[i]);
}

static void
grow(struct db *db, struct statement_table *table)
{
	struct statement_table	 old;
	size_t			 i;

	old = *table;
	table->size = old.size == 0 ? TABLE_START : old.size * 2;
	table->slots = arena_alloc(db->arena,
	    table->size * sizeof(*table->slots));
	for (i = 0; i < old.size; i++)
		if (old.slots[i] != NULL)
			*find(table, old.slots[i]->sql) = old.slots[i];
}

static struct statement *
literal(struct db *db, const char *sql)
{
	struct statement	**slot, *st;

	if (db->literals.count * 2 >= db->literals.size)
		grow(db, &db->literals);
	slot = find(&db->literals, sql);
	if (*slot != NULL)
		return (*slot);

	st = arena_alloc(db->arena, sizeof(*st));
	prepare(db, st, sql);
	if (st->prepared == NULL)
		return (&db->nothing);
	st->sql = sql;
	*slot = st;
	db->literals.count++;
	return (st);
}

static struct statement *
start(struct statement *st)
{
	if (st->prepared == NULL)
		return (st);
	if (st->open)
		db_abort("used again before it is done",
		    sqlite3_sql(st->prepared));
	st->open = true;
	st->over = false;
	st->db->open_count++;
	return (st);
}

struct statement *
db_statement(struct db *db, const char *sql)
{
	if (db->error != DB_FINE)
		return (&db->nothing);
	return (start(literal(db, sql)));
}

static size_t
hash(const char *text)
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

	if (db->error != DB_FINE)
		return (&db->nothing);
	st = &db->composed[hash(sql) & (DB_COMPOSED - 1)];
	if (st->prepared != NULL && strcmp(sqlite3_sql(st->prepared), sql) == 0)
		return (start(st));

	/* Clients choose how many texts there are, so the newer one wins. */
	if (st->open)
		db_abort("its place is taken by an open one", sql);
	sqlite3_finalize(st->prepared);
	st->prepared = NULL;
	prepare(db, st, sql);
	return (start(st));
}

/* Calls for every statement there is. */
static void
each(struct db *db, void (*call)(struct statement *))
{
	size_t	 i;

	for (i = 0; i < db->literals.size; i++)
		if (db->literals.slots[i] != NULL)
			call(db->literals.slots[i]);
	for (i = 0; i < DB_COMPOSED; i++)
		call(&db->composed[i]);
}

static void
finalize(struct statement *st)
{
	sqlite3_finalize(st->prepared);
	st->prepared = NULL;
}

void
db_reset_all(struct db *db)
{
	if (db->open_count > 0)
		each(db, db_done);
}

void
db_finalize_all(struct db *db)
{
	each(db, finalize);
}
