#include <sys/stat.h>
#include <sys/statvfs.h>
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
#include "store/store.h"

#define ROOM		((uint64_t)8 << 20)	/* bytes that a disk should have
						   left */
#define TEXT(number)	TEXT_OF(number)
#define TEXT_OF(number)	#number

/*
 * SQLite would create the file with a mode of its own choice and the current
 * user as owner. Log files that it creates take mode and owner from this file.
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
read_number(struct db *db, struct statement *st)
{
	int64_t	 answer;

	answer = db_first_integer(st);
	return (db_failed(db) ? 0 : answer);
}

int64_t
sqlite_schema_version(struct db *db)
{
	return (read_number(db, db_query(db, "PRAGMA user_version")));
}

const char *
sqlite_recognize(struct db *db, const char *path)
{
	int64_t	 mark, tables;

	mark = read_number(db, db_query(db, "PRAGMA application_id"));
	tables = read_number(db, db_query(db,
	    "SELECT COUNT(*) FROM sqlite_schema"));
	if (db_failed(db))
		return (explain_failure("prepare", path, db));
	if (mark == SCHEMA_BEFORE)
		return (explain("%s is of an earlier program: " SCHEMA_MOVE,
		    path));
	if (mark != SCHEMA_APPLICATION && (mark != 0 || tables > 0))
		return (explain("%s is the database of another program",
		    path));
	if (sqlite_schema_version(db) > SCHEMA_VERSION)
		return (explain("%s is of a newer version (%lld) than this"
		    " program (%d)", path, (long long)sqlite_schema_version(db),
		    SCHEMA_VERSION));
	return (NULL);
}

/* Returns NULL if this program may change the file, otherwise why not. */
static const char *
check_file(struct db *db, const char *path)
{
	const char	*why;

	if ((why = sqlite_recognize(db, path)) != NULL)
		return (why);
	if (sqlite3_db_readonly(handle_of(db), "main") == 1)
		return (explain("cannot write '%s'", path));
	return (NULL);
}

/* Foreign triggers and views would run with our rights. */
static const char *
check_schema(struct db *db, const char *path)
{
	const char	*fault = NULL;

	db_begin_read(db);
	if (sqlite_schema_version(db) != 0)
		fault = check_first(db, sqlite_check_schema);
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
make_tables(struct db *db, const char *path)
{
	if (sqlite_schema_version(db) == SCHEMA_VERSION)
		return (NULL);

	/* Another process may have made them: read the version again. */
	db_begin_write(db);
	if (sqlite_schema_version(db) == 0)
		schema_make(db);
	return (db_commit(db) ? NULL : explain_failure("prepare", path, db));
}

const char *
sqlite_make(const char *path)
{
	struct db	*db;
	const char	*why;
	int		 fd = -1;

	if (access(path, F_OK) == -1 && errno == ENOENT) {
		if ((why = store_make_file(path, O_EXCL, 0640, &fd)) != NULL)
			return (why);
		(void)close(fd);
	}
	db = sqlite_connect(path, SQLITE_OPEN_READWRITE, &why);
	if (db == NULL)
		return (why);
	if ((why = check_file(db, path)) == NULL &&
	    (why = check_schema(db, path)) == NULL &&
	    (why = use_wal(db, path)) == NULL)
		why = make_tables(db, path);
	sqlite_close(db);
	return (why);
}

static bool
has_log(const char *path)
{
	char	 log[PATH_MAX + 8];

	snprintf(log, sizeof(log), "%s-wal", path);
	return (access(log, F_OK) == 0);
}

/* Why the database cannot be read, or NULL. */
static const char *
check_version(struct db *db, const char *path)
{
	const char	*why;
	int64_t		 version;

	if ((why = sqlite_recognize(db, path)) != NULL)
		return (why);
	version = sqlite_schema_version(db);
	if (db_failed(db))
		return (explain_failure("read", path, db));
	if (version == 0)
		return (explain("%s is an empty database", path));
	return (NULL);
}

/*
 * Opened for writing, so that closing it removes a log that opening has
 * created. A log that existed before is not copied back.
 */
struct db *
sqlite_look(const char *path, const char **why)
{
	struct db	*db;
	bool		 logged;

	logged = has_log(path);
	if ((db = sqlite_connect(path, SQLITE_OPEN_READWRITE, why)) == NULL)
		return (NULL);
	sqlite3_db_config(handle_of(db), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE,
	    logged, NULL);
	db_script(db, "PRAGMA query_only = ON;");
	if ((*why = check_version(db, path)) == NULL)
		return (db);
	sqlite_close(db);
	return (NULL);
}

struct db *
store_memory(void)
{
	struct db	*db;

	db = sqlite_connect_memory();
	db_begin_write(db);
	schema_make(db);
	if (!db_commit(db))
		db_abort("no schema in memory", db_message(db));
	sqlite_version_init(db);
	return (db);
}

static const char *
explain_unready(struct db *db)
{
	const char	*message;

	switch (db_error(db)) {
	case DB_BUSY:
		return ("the database does not answer in time");
	case DB_FULL:
		return ("the storage is full");
	case DB_AWAY:
		return ("the disk of the database cannot be reached");
	default:
		message = db_message(db);
		return (explain("the database cannot be written: %.*s",
		    (int)(strchrnul(message, '(') - message), message));
	}
}

/* Writes the same number: SQLite still writes the page. */
static void
write_page(struct db *db)
{
	db_run(db_query(db, "PRAGMA user_version = " TEXT(SCHEMA_VERSION)));
}

/*
 * Whether the next start would reject the schema. Checks it again only if it
 * has changed.
 */
static const char *
find_fault(struct db *db)
{
	static _Thread_local int64_t	 checked = -1;
	int64_t				 version;
	const char			*fault;

	version = read_number(db, db_query(db, "PRAGMA schema_version"));
	if (version == checked)
		return (NULL);
	if ((fault = check_first(db, sqlite_check_schema)) == NULL &&
	    !db_failed(db))
		checked = version;
	return (fault == NULL ? NULL : explain("the database was changed by"
	    " another program: %s", fault));
}

/* A test write may fit into the log, although the disk is full. */
static bool
has_room(struct db *db)
{
	struct statvfs	 fs;

	return (statvfs(sqlite3_db_filename(handle_of(db), "main"),
	    &fs) == -1 || (uint64_t)fs.f_bavail * fs.f_frsize >= ROOM);
}

const char *
sqlite_ready(struct db *db, bool write)
{
	const char	*why = NULL;
	int64_t		 version;
	bool		 ours;

	if (!has_room(db))
		return ("the storage is full");
	db_begin_write(db);
	version = sqlite_schema_version(db);
	ours = !db_failed(db) && version == SCHEMA_VERSION;
	if (ours && (why = find_fault(db)) == NULL && write)
		write_page(db);
	if (!db_failed(db) && ours && write)
		(void)db_commit(db);
	else if (!db_failed(db))
		db_rollback(db);
	if (db_failed(db)) {
		why = explain_unready(db);
		db_recover(db);
	} else if (!ours) {
		why = explain("the database is of version %lld, not %d",
		    (long long)version, SCHEMA_VERSION);
	}
	return (why);
}
