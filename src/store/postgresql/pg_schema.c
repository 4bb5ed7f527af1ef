#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/check/check.h"
#include "store/postgresql/dialect.h"
#include "store/postgresql/pg.h"
#include "store/schema/schema.h"
#include "store/store.h"

static int64_t
read_number(struct db *db, struct statement *st)
{
	int64_t	 number;

	number = db_first_integer(st);
	return (db_failed(db) ? 0 : number);
}

static bool
has_tables(struct db *db)
{
	return (read_number(db, db_query(db,
	    "SELECT to_regclass('almanac.contents') IS NOT NULL")) != 0);
}

static bool
is_of_old_program(struct db *db)
{
	return (read_number(db, db_query(db, "SELECT COUNT(*)"
	    " FROM information_schema.columns WHERE table_schema = 'almanac'"
	    " AND table_name = 'contents' AND column_name = 'schema'")) != 0);
}

int64_t
pg_schema_version(struct db *db)
{
	if (!has_tables(db) || is_of_old_program(db))
		return (0);
	return (read_number(db, db_query(db, "SELECT layout FROM contents")));
}

/*
 * The database must use UTF-8: texts are UTF-8, and our SQL functions split
 * them by characters.
 */
static bool
is_utf8(struct db *db)
{
	return (read_number(db, db_query(db, "SELECT COUNT(*) FROM pg_database"
	    " WHERE datname = current_database()"
	    " AND pg_encoding_to_char(encoding) = 'UTF8'")) == 1);
}

static void
make_translated(struct db *db, const char *sql)
{
	char	*translated;

	translated = dialect_translate_schema(sql);
	db_script(db, translated);
	free(translated);
}

/* A role that may not create schemas needs one that already exists. */
static void
make_tables(struct db *db)
{
	char	 sql[128];
	size_t	 i;

	if (read_number(db, db_query(db,
	    "SELECT to_regnamespace('almanac') IS NULL")) != 0)
		db_script(db, "CREATE SCHEMA almanac;");
	for (i = 0; schema_postgresql[i] != NULL; i++)
		db_script(db, schema_postgresql[i]);
	for (i = 0; schema_tables[i] != NULL; i++)
		make_translated(db, schema_tables[i]);
	for (i = 0; schema_postgresql_after[i] != NULL; i++)
		db_script(db, schema_postgresql_after[i]);
	snprintf(sql, sizeof(sql), "INSERT INTO contents (one, version,"
	    " layout) VALUES (1, 1, %d);", SCHEMA_VERSION);
	db_script(db, sql);
}

static const char *
explain_failure(struct db *db)
{
	return (explain("cannot prepare the database: %s", db_message(db)));
}

static const char *
check_version(struct db *db)
{
	int64_t	 version;

	bool	 before = is_of_old_program(db);

	version = pg_schema_version(db);
	if (db_failed(db))
		return (explain_failure(db));
	if (before)
		return ("the database is of an earlier program: " SCHEMA_MOVE);
	if (version == SCHEMA_VERSION)
		return (NULL);
	return (explain("the database is of a newer version (%lld) than this"
	    " program (%d)", (long long)version, SCHEMA_VERSION));
}

/*
 * The first of several nodes creates the tables; the others wait for the lock.
 * db_begin_write() would read tables that may not exist.
 */
static const char *
make_schema(struct db *db)
{
	if (!is_utf8(db))
		return (db_failed(db) ? explain_failure(db) :
		    "the encoding of the database is not UTF8");
	db_set_timeout(db, INT_MAX);
	(void)pg_begin_write(db, false);
	if (!has_tables(db)) {
		make_tables(db);
		return (db_commit(db) ? NULL : explain_failure(db));
	}
	db_rollback(db);
	return (check_version(db));
}

static struct db *_Nullable
open_now(const char *address, const char **why)
{
	struct db	*db;
	int		 timeout;

	if ((db = pg_open(address, why)) == NULL)
		return (NULL);
	timeout = db->timeout;
	db_set_timeout(db, INT_MAX);
	if (pg_connect(pg_of(db))) {
		db_set_timeout(db, timeout);
		return (db);
	}
	*why = explain("%s", db_message(db));
	pg_close(db);
	return (NULL);
}

const char *
pg_make(const char *address)
{
	struct db	*db;
	const char	*why;

	if ((db = open_now(address, &why)) == NULL)
		return (why);
	why = make_schema(db);
	pg_close(db);
	return (why);
}

struct db *
pg_look(const char *address, const char **why)
{
	struct db	*db;

	if ((db = open_now(address, why)) == NULL)
		return (NULL);
	if (!has_tables(db) && !db_failed(db))
		*why = "the database is empty";
	else
		*why = check_version(db);
	db_script(db, "SET default_transaction_read_only = on;");
	if (*why == NULL)
		return (db);
	pg_close(db);
	return (NULL);
}

static const char *
explain_unready(struct db *db)
{
	switch (db_error(db)) {
	case DB_BUSY:
		return ("the database does not answer in time");
	case DB_FULL:
		return ("the storage is full");
	default:
		return (explain("the database cannot be written: %s",
		    db_message(db)));
	}
}

const char *
pg_ready(struct db *db, bool write)
{
	const char	*why = NULL;
	int64_t		 version;
	bool		 ours;

	(void)pg_begin_write(db, false);
	version = pg_schema_version(db);
	ours = !db_failed(db) && version == SCHEMA_VERSION;
	if (ours && write)
		(void)db_commit(db);
	else
		db_rollback(db);
	if (db_failed(db))
		why = explain_unready(db);
	else if (!ours)
		why = explain("the database is of version %lld, not %d",
		    (long long)version, SCHEMA_VERSION);
	db_recover(db);
	return (why);
}

static int64_t
count_tables(struct db *db)
{
	return (read_number(db, db_query(db, "SELECT COUNT(*) FROM pg_class c"
	    " JOIN pg_namespace n ON n.oid = c.relnamespace"
	    " WHERE n.nspname = 'almanac' AND c.relkind IN ('r', 'v', 'm')")));
}

static _Thread_local int64_t	 expected;	/* number of tables */

static void
expect_tables(const char *sql)
{
	static const char	 table[] = "CREATE TABLE ";

	for (; (sql = strstr(sql, table)) != NULL; sql += strlen(table))
		expected++;
}

/*
 * The server protects its own catalog. Compares only the number of tables,
 * which finds foreign ones.
 */
size_t
pg_check_schema(struct db *db, const struct check_report *report)
{
	int64_t	 found;
	char	 sentence[128];
	size_t	 i;

	expected = 0;
	for (i = 0; schema_postgresql[i] != NULL; i++)
		expect_tables(schema_postgresql[i]);
	for (i = 0; schema_tables[i] != NULL; i++)
		expect_tables(schema_tables[i]);
	if ((found = count_tables(db)) == expected || db_failed(db))
		return (0);
	snprintf(sentence, sizeof(sentence), "the schema has %lld tables, not"
	    " %lld", (long long)found, (long long)expected);
	report->say(report->context, sentence);
	return (1);
}
