#include <sys/types.h>

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "store/db_log.h"
#include "store/db_sqlite.h"
#include "store/search.h"
#include "store/search_words.h"

#define PATIENCE	5000	/* milliseconds */

/*
 * Where no other process does it (store/checkpoint.h) the WAL is written back
 * from 16 MB on.  It keeps its size up to 32 MB, since to overwrite it costs
 * less than to append; a longer one is cut when it begins anew.  Nothing
 * temporary goes to the disk: the sandbox of the server has no place for it.
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

/* Connections stay within their thread, and nobody asks for statistics. */
static void
configure(void)
{
	sqlite3_config(SQLITE_CONFIG_MULTITHREAD);
	sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
	db_log_install();
	db_map_watch();
}

/* A text in double quotes is a name, as in PostgreSQL, never a value. */
static void
arrange(struct db *db)
{
	sqlite3_extended_result_codes(db->sqlite, 1);
	sqlite3_db_config(db->sqlite, SQLITE_DBCONFIG_DQS_DML, 0, NULL);
	sqlite3_db_config(db->sqlite, SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
	sqlite3_db_config(db->sqlite, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
	db_set_patience(db, PATIENCE);
	sqlite3_progress_handler(db->sqlite, DB_PROGRESS, db_is_late, db);
	search_install(db);
	db_script(db, settings);
	db_map_renew(db);
}

static const char *
explain_open(const char *path, sqlite3 *sqlite)
{
	static _Thread_local char	 text[DB_MESSAGE];
	int				 error;

	error = sqlite3_system_errno(sqlite);
	if (sqlite3_errcode(sqlite) == SQLITE_NOTADB)
		snprintf(text, sizeof(text), "%s is not a database", path);
	else
		snprintf(text, sizeof(text), "cannot open '%s': %s", path,
		    error != 0 ? strerror(error) : sqlite3_errmsg(sqlite));
	return (text);
}

struct db *
db_connect(const char *path, int flags, const char **why)
{
	static pthread_once_t	 once = PTHREAD_ONCE_INIT;
	struct db		*db;

	pthread_once(&once, configure);
	if ((db = calloc(1, sizeof(*db))) == NULL)
		db_abort("out of memory", path);
	db->nothing.db = db;
	db->arena = arena_new();
	if (sqlite3_open_v2(path, &db->sqlite, flags | SQLITE_OPEN_NOMUTEX,
	    NULL) == SQLITE_OK)
		arrange(db);
	else
		db->error = DB_BROKEN;
	if (db->error == DB_FINE)
		return (db);

	*why = explain_open(path, db->sqlite);
	db_close(db);
	return (NULL);
}

struct db *
db_open(const char *path, const char **why)
{
	struct db	*db;

	db = db_connect(path, SQLITE_OPEN_READWRITE, why);
	if (db == NULL)
		return (NULL);
	sqlite3_db_config(db->sqlite, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
	db_state_find(db);
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
	db_map_drop();
	search_words_free(db->words);
	arena_free(db->arena);
	free(db);
}

void
db_set_patience(struct db *db, int milliseconds)
{
	db->patience = milliseconds;
	sqlite3_busy_timeout(db->sqlite, milliseconds);
}

void
db_set_budget(struct db *db, struct budget *budget)
{
	db->budget = budget;
}

bool
db_go_on(struct db *db)
{
	if (budget_spent(db->budget))
		db_fail_with(db, DB_LATE, "a request takes too much");
	return (db->error == DB_FINE);
}

bool
db_spend(struct db *db, size_t work)
{
	(void)budget_spend(db->budget, work);
	return (db_go_on(db));
}

void
db_abort(const char *what, const char *sql)
{
	fprintf(stderr, "database: %s: %s\n", what, sql);
	abort();
}

static enum db_error
classify(sqlite3 *sqlite, int code)
{
	switch (code & 0xff) {
	case SQLITE_BUSY:
	case SQLITE_INTERRUPT:
	case SQLITE_LOCKED:
	case SQLITE_PROTOCOL:
		return (DB_BUSY);
	case SQLITE_CORRUPT:
		return (db_is_unreadable(sqlite) ? DB_AWAY : DB_BROKEN);
	case SQLITE_IOERR:
	case SQLITE_FULL:
	case SQLITE_READONLY:
	case SQLITE_CANTOPEN:
	case SQLITE_PERM:
		return (db_is_full(sqlite, code) ? DB_FULL : DB_AWAY);
	default:
		return (DB_BROKEN);
	}
}

void
db_fail(struct db *db, int code, const char *sql)
{
	char	 message[DB_MESSAGE];

	switch (code & 0xff) {
	case SQLITE_NOMEM:
	case SQLITE_MISUSE:
	case SQLITE_RANGE:
		db_abort(sqlite3_errstr(code), sql);
	}
	if (db_map_broke(db) || !db_go_on(db))
		return;
	snprintf(message, sizeof(message), "%s (%d) in: %s",
	    sqlite3_errmsg(db->sqlite), code, sql);
	db_fail_with(db, classify(db->sqlite, code), message);
}

void
db_fail_with(struct db *db, enum db_error error, const char *message)
{
	if (db->error != DB_FINE)
		return;
	db->error = error;
	snprintf(db->message, sizeof(db->message), "%s", message);
}

bool
db_failed(const struct db *db)
{
	return (db->error != DB_FINE);
}

enum db_error
db_error(const struct db *db)
{
	return (db->error);
}

const char *
db_message(const struct db *db)
{
	return (db->message);
}

void
db_recover(struct db *db)
{
	db_rollback(db);
	db->error = DB_FINE;
	db->message[0] = '\0';
	if (db->maps && db->faults != db_map_faults())
		db_map_renew(db);
}
