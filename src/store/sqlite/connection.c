#include <pthread.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/budget.h"
#include "store/sqlite/connection.h"

#define TIMEOUT	5000	/* milliseconds */

/*
 * Without checkpoint_manual(), SQLite writes the log back once it has 16 MB.
 * The log file keeps up to 32 MB, since overwriting is cheaper than appending;
 * a longer one is truncated when it starts over. Temporary tables stay in
 * memory: the server's sandbox lets nothing be written elsewhere.
 */
static const char settings[] =
    "PRAGMA synchronous = FULL;"
    "PRAGMA foreign_keys = ON;"
    "PRAGMA trusted_schema = OFF;"
    "PRAGMA temp_store = MEMORY;"
    "PRAGMA cache_size = -8000;"
    "PRAGMA wal_autocheckpoint = 4000;"
    "PRAGMA journal_size_limit = 33554432;"
    "PRAGMA user_version;";

/* A connection stays in its thread, and memory statistics are not used. */
static void
configure_sqlite(void)
{
	sqlite3_config(SQLITE_CONFIG_MULTITHREAD);
	sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
	vfs_install();
}

/* Double quotes enclose names only, as in PostgreSQL. */
static void
set_up_connection(struct db *db)
{
	sqlite3_extended_result_codes(db->sqlite, 1);
	sqlite3_db_config(db->sqlite, SQLITE_DBCONFIG_DQS_DML, 0, NULL);
	sqlite3_db_config(db->sqlite, SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
	sqlite3_db_config(db->sqlite, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
	db_set_timeout(db, TIMEOUT);
	sqlite3_progress_handler(db->sqlite, DB_PROGRESS, db_progress, db);
	functions_install(db);
	id_list_install(db);
	db_script(db, settings);
	mapped_renew(db);
}

struct db *
db_connect(const char *path, int flags, const char **why)
{
	static pthread_once_t	 once = PTHREAD_ONCE_INIT;
	struct db		*db;

	pthread_once(&once, configure_sqlite);
	if ((db = calloc(1, sizeof(*db))) == NULL)
		db_abort("out of memory", path);
	db->nothing.db = db;
	db->arena = arena_new();
	if (sqlite3_open_v2(path, &db->sqlite, flags | SQLITE_OPEN_NOMUTEX,
	    NULL) == SQLITE_OK)
		set_up_connection(db);
	else
		db->error = DB_BROKEN;
	if (db->error == DB_FINE)
		return (db);

	*why = explain_open(path, db->sqlite);
	db_close(db);
	return (NULL);
}

struct db *
db_connect_memory(void)
{
	struct db	*db;
	const char	*why;

	db = db_connect(":memory:", SQLITE_OPEN_READWRITE |
	    SQLITE_OPEN_MEMORY, &why);
	if (db == NULL)
		db_abort("no database in memory", why);
	return (db);
}

struct db *
db_open(const char *path, const char **why)
{
	struct db	*db;

	db = db_connect(path, SQLITE_OPEN_READWRITE, why);
	if (db == NULL)
		return (NULL);
	sqlite3_db_config(db->sqlite, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
	db_version_init(db);
	return (db);
}

void
db_close(struct db *db)
{
	if (db == NULL)
		return;
	db_rollback(db);
	db_finalize_all(db);
	sqlite3_close(db->sqlite);
	if (db->cache.data != NULL)
		db->cache.release(db->cache.data);
	arena_free(db->arena);
	free(db);
}

void
db_set_timeout(struct db *db, int milliseconds)
{
	db->timeout = milliseconds;
	sqlite3_busy_timeout(db->sqlite, milliseconds);
}

void
db_set_budget(struct db *db, struct budget *budget)
{
	db->budget = budget;
}

bool
db_check_budget(struct db *db)
{
	if (budget_spent(db->budget))
		db_fail(db, DB_LATE, "a request takes too much");
	return (db->error == DB_FINE);
}

bool
db_spend(struct db *db, size_t work)
{
	(void)budget_spend(db->budget, work);
	return (db_check_budget(db));
}

void
db_recover(struct db *db)
{
	db_rollback(db);
	db->error = DB_FINE;
	db->message[0] = '\0';
	if (db->maps && db->faults != mapped_faults())
		mapped_renew(db);
}

struct db_cache *
db_cache(struct db *db)
{
	return (&db->cache);
}

struct arena *
db_arena(struct db *db)
{
	return (db->arena);
}
