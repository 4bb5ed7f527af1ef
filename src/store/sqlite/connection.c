#include <pthread.h>
#include <time.h>

#include "store/sqlite/connection.h"

#define TIMEOUT	5000	/* milliseconds */
#define LOOK	1	/* milliseconds between checks of the lock */

/*
 * Without checkpoint_manual(), SQLite copies the log back once it has 16 MB.
 * The log file keeps up to 32 MB, since overwriting is cheaper than appending;
 * a longer one is truncated when it starts over. Temporary tables stay in
 * memory, since the server's sandbox allows no files elsewhere.
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

/* Each connection stays in one thread, and memory statistics are not used. */
static void
configure_sqlite(void)
{
	sqlite3_config(SQLITE_CONFIG_MULTITHREAD);
	sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
	mapped_install();
}

/*
 * SQLite's own handler would look too rarely to find the gaps of
 * sqlite_unlock().
 */
static int
wait_for_lock(void *arg, int looks)
{
	static const struct timespec	 pause = { .tv_nsec = LOOK * 1000000L };
	const struct db			*db = arg;

	if (looks * LOOK >= db->timeout)
		return (0);
	(void)nanosleep(&pause, NULL);
	return (1);
}

/* For SQLite before 3.43, as that of later ones and of PostgreSQL. */
static void
octet_length(sqlite3_context *to, int count, sqlite3_value **values)
{
	(void)count;
	if (sqlite3_value_type(values[0]) != SQLITE_NULL)
		sqlite3_result_int(to, sqlite3_value_bytes(values[0]));
}

static void
install_functions(struct db *db)
{
	id_list_install(db);
	if (sqlite3_libversion_number() < 3043000)
		sqlite3_create_function(handle_of(db), "octet_length", 1,
		    SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL, octet_length,
		    NULL, NULL);
}

/* Double quotes enclose only names, as in PostgreSQL. */
static void
set_up_connection(struct db *db)
{
	sqlite3_extended_result_codes(handle_of(db), 1);
	sqlite3_db_config(handle_of(db), SQLITE_DBCONFIG_DQS_DML, 0, NULL);
	sqlite3_db_config(handle_of(db), SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
	sqlite3_db_config(handle_of(db), SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
	db_set_timeout(db, TIMEOUT);
	sqlite3_busy_handler(handle_of(db), wait_for_lock, db);
	sqlite3_progress_handler(handle_of(db), PROGRESS_STEPS,
	    sqlite_progress, db);
	install_functions(db);
	db_script(db, settings);
	mapped_renew(db);
}

struct db *
sqlite_connect(const char *path, int flags, const char **why)
{
	static pthread_once_t	 once = PTHREAD_ONCE_INIT;
	struct db		*db;

	pthread_once(&once, configure_sqlite);
	db = db_new(&sqlite_engine, sizeof(struct sqlite));
	sqlite_of(db)->slow = -1;
	if (sqlite3_open_v2(path, &sqlite_of(db)->handle,
	    flags | SQLITE_OPEN_NOMUTEX, NULL) == SQLITE_OK)
		set_up_connection(db);
	else
		db->error = DB_BROKEN;
	if (db->error == DB_FINE)
		return (db);

	*why = explain_open(path, handle_of(db));
	sqlite_close(db);
	return (NULL);
}

struct db *
sqlite_connect_memory(void)
{
	struct db	*db;
	const char	*why;

	db = sqlite_connect(":memory:", SQLITE_OPEN_READWRITE |
	    SQLITE_OPEN_MEMORY, &why);
	if (db == NULL)
		db_abort("no database in memory", why);
	return (db);
}

struct db *
sqlite_open(const char *path, const char **why)
{
	struct db	*db;

	db = sqlite_connect(path, SQLITE_OPEN_READWRITE, why);
	if (db == NULL)
		return (NULL);
	sqlite3_db_config(handle_of(db), SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
	sqlite_version_init(db);
	return (db);
}

void
sqlite_close(struct db *db)
{
	db_rollback(db);
	db_forget_all(db);
	sqlite3_close(handle_of(db));
	db_free(db);
}

void
sqlite_recover(struct db *db)
{
	if (sqlite_of(db)->maps && sqlite_of(db)->faults != mapped_faults())
		mapped_renew(db);
}
