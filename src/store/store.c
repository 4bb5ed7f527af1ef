#include <sys/stat.h>
#include <sys/types.h>

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "store/check/check.h"
#include "store/schema/schema.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/explain.h"
#include "store/sqlite/schema_check.h"
#include "store/store.h"
#include "text/dates.h"

/*
 * SQLite would make the file with its own mode and as ours.  The files that it
 * puts beside it take mode and owner from this one.
 */
const char *
store_make_file(const char *path, int flags, mode_t mode, int *fd)
{
	char		 copy[PATH_MAX];
	const char	*folder;
	struct stat	 st;

	if (snprintf(copy, sizeof(copy), "%s", path) >= (int)sizeof(copy))
		return (explain("the database's path is too long"));
	folder = dirname(copy);
	if (stat(folder, &st) == -1)
		return (explain("cannot make '%s': folder '%s': %s", path,
		    folder, strerror(errno)));
	*fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | flags, mode);
	if (*fd == -1)
		return (explain("cannot make '%s': %s", path,
		    strerror(errno)));
	if (geteuid() != 0 || fchown(*fd, st.st_uid, st.st_gid) == 0)
		return (NULL);
	(void)close(*fd);
	return (explain("cannot give '%s' to the owner of its folder: %s",
	    path, strerror(errno)));
}

static int64_t
ask(struct db *db, struct statement *st)
{
	int64_t	 answer;

	answer = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (db_failed(db) ? 0 : answer);
}

int64_t
store_version(struct db *db)
{
	return (ask(db, db_query(db, "PRAGMA user_version")));
}

const char *
store_recognize(struct db *db, const char *path)
{
	int64_t	 mark, tables;

	mark = ask(db, db_query(db, "PRAGMA application_id"));
	tables = ask(db, db_query(db, "SELECT COUNT(*) FROM sqlite_schema"));
	if (db_failed(db))
		return (explain_failure("prepare", path, db));
	if (mark != SCHEMA_APPLICATION && (mark != 0 || tables > 0))
		return (explain("%s is the database of another program",
		    path));
	if (store_version(db) > SCHEMA_VERSION)
		return (explain("%s is of a newer version (%lld) than this"
		    " program (%d)", path, (long long)store_version(db),
		    SCHEMA_VERSION));
	return (NULL);
}

/* Whether the file is one that this program may touch. */
static const char *
check(struct db *db, const char *path)
{
	const char	*why;

	if ((why = store_recognize(db, path)) != NULL)
		return (why);
	if (sqlite3_db_readonly(db->sqlite, "main") == 1)
		return (explain("cannot write '%s'", path));
	return (NULL);
}

/* Triggers and views of others would act in our name. */
static const char *
check_schema(struct db *db, const char *path)
{
	const char	*fault;

	db_begin_read(db);
	fault = check_first(db, schema_check);
	db_end_read(db);
	if (db_failed(db))
		return (explain_failure("prepare", path, db));
	return (fault == NULL ? NULL : explain("%s was changed by another"
	    " program: %s", path, fault));
}

static const char *
use_wal(struct db *db, const char *path)
{
	struct statement	*st;
	const char		*mode;
	bool			 is_wal;

	st = db_query(db, "PRAGMA journal_mode = WAL");
	mode = db_step(st) ? db_text(st, 0) : NULL;
	is_wal = mode != NULL && strcmp(mode, "wal") == 0;
	db_done(st);
	if (db_failed(db))
		return (explain_failure("prepare", path, db));
	if (!is_wal)
		return (explain("%s is in a place without shared memory, which"
		    " its write-ahead log needs", path));
	return (NULL);
}

static const char *
migrate(struct db *db, const char *path)
{
	int64_t	 version;

	if (store_version(db) == SCHEMA_VERSION)
		return (NULL);

	/* Another program may have come first: read it again inside. */
	db_begin_write(db);
	version = store_version(db);
	if (version < SCHEMA_VERSION)
		schema_migrate(db, (int)version);
	return (db_commit(db) ? NULL : explain_failure("prepare", path, db));
}

const char *
store_prepare(const char *path)
{
	struct db	*db;
	const char	*why;
	int		 fd = -1;

	if (access(path, F_OK) == -1 && errno == ENOENT) {
		if ((why = store_make_file(path, O_EXCL, 0640, &fd)) != NULL)
			return (why);
		(void)close(fd);
	}
	db = db_connect(path, SQLITE_OPEN_READWRITE, &why);
	if (db == NULL)
		return (why);
	if ((why = check(db, path)) == NULL &&
	    (why = check_schema(db, path)) == NULL &&
	    (why = use_wal(db, path)) == NULL)
		why = migrate(db, path);
	db_close(db);
	return (why);
}

static bool
has_log(const char *path)
{
	char	 log[PATH_MAX + 8];

	snprintf(log, sizeof(log), "%s-wal", path);
	return (access(log, F_OK) == 0);
}

/* What is missing to be looked at, or NULL. */
static const char *
check_version(struct db *db, const char *path)
{
	const char	*why;
	int64_t		 version;

	if ((why = store_recognize(db, path)) != NULL)
		return (why);
	version = store_version(db);
	if (db_failed(db))
		return (explain_failure("read", path, db));
	if (version == 0)
		return (explain("%s is an empty database", path));
	if (version < SCHEMA_VERSION)
		return (explain("%s is of an older version (%lld) than this"
		    " program (%d): the next start of the server brings it up"
		    " to date", path, (long long)version, SCHEMA_VERSION));
	return (NULL);
}

/*
 * Only who may write removes a log that it has had to make; one that was there
 * before is not written back.
 */
struct db *
store_look(const char *path, const char **why)
{
	struct db	*db;
	bool		 logged;

	logged = has_log(path);
	if ((db = db_connect(path, SQLITE_OPEN_READWRITE, why)) == NULL)
		return (NULL);
	sqlite3_db_config(db->sqlite, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE,
	    logged, NULL);
	db_script(db, "PRAGMA query_only = ON;");
	if ((*why = check_version(db, path)) == NULL)
		return (db);
	db_close(db);
	return (NULL);
}

struct db *
store_memory(void)
{
	struct db	*db;
	const char	*why;

	db = db_connect(":memory:", SQLITE_OPEN_READWRITE |
	    SQLITE_OPEN_MEMORY, &why);
	if (db == NULL)
		db_abort("no database in memory", why);
	db_begin_write(db);
	schema_migrate(db, 0);
	if (!db_commit(db))
		db_abort("no schema in memory", db_message(db));
	db_state_find(db);
	return (db);
}

void
store_wrote(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db,
	    "UPDATE meta SET value = $1 WHERE name = 'last_write'");
	db_bind_integer(st, 1, now);
	db_run(st);
}

int64_t
store_last_write(struct db *db)
{
	struct statement	*st;
	int64_t			 time;

	st = db_query(db, "SELECT value FROM meta WHERE name = 'last_write'");
	time = db_step(st) ? db_bounded(st, 0, 0, DATE_MOST) : 0;
	db_done(st);
	return (time);
}

int64_t
store_records(struct db *db)
{
	return (ask(db, db_query(db,
	    "SELECT value FROM meta WHERE name = 'records'")));
}
