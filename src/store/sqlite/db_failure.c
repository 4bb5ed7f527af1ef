#include <sys/stat.h>

#include <errno.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "store/sqlite/connection.h"

/* The last errno of the database file or its log. */
static int
file_errno(sqlite3 *sqlite, int pointer)
{
	sqlite3_file	*file;
	int		 error;

	file = NULL;
	error = 0;
	sqlite3_file_control(sqlite, "main", pointer, &file);
	if (file != NULL && file->pMethods != NULL &&
	    file->pMethods->xFileControl != NULL)
		file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO,
		    &error);
	return (error);
}

static bool
failed_by(sqlite3 *sqlite, int error)
{
	return (file_errno(sqlite, SQLITE_FCNTL_FILE_POINTER) == error ||
	    file_errno(sqlite, SQLITE_FCNTL_JOURNAL_POINTER) == error);
}

/* SQLite reports a failed read as corruption, but the file is not corrupt. */
static bool
is_unreadable(sqlite3 *sqlite)
{
	return (failed_by(sqlite, EIO) || failed_by(sqlite, ENXIO) ||
	    failed_by(sqlite, ERANGE));
}

/*
 * SQLite reports SQLITE_FULL only for ENOSPC: not for quotas and limits, nor
 * if its shared memory cannot grow.
 */
static bool
is_full(sqlite3 *sqlite, int code)
{
	if ((code & 0xff) == SQLITE_FULL || code == SQLITE_IOERR_SHMSIZE)
		return (true);
	return ((code & 0xff) == SQLITE_IOERR && (failed_by(sqlite, ENOSPC) ||
	    failed_by(sqlite, EDQUOT) || failed_by(sqlite, EFBIG)));
}

static enum db_error
classify_code(sqlite3 *sqlite, int code)
{
	switch (code & 0xff) {
	case SQLITE_BUSY:
	case SQLITE_INTERRUPT:
	case SQLITE_LOCKED:
	case SQLITE_PROTOCOL:
		return (DB_BUSY);
	case SQLITE_CORRUPT:
		return (is_unreadable(sqlite) ? DB_AWAY : DB_BROKEN);
	case SQLITE_IOERR:
	case SQLITE_FULL:
	case SQLITE_READONLY:
	case SQLITE_CANTOPEN:
	case SQLITE_PERM:
		return (is_full(sqlite, code) ? DB_FULL : DB_AWAY);
	default:
		return (DB_BROKEN);
	}
}

void
sqlite_fail(struct db *db, int code, const char *sql)
{
	char	 message[DB_MESSAGE];

	switch (code & 0xff) {
	case SQLITE_NOMEM:
	case SQLITE_MISUSE:
	case SQLITE_RANGE:
		db_abort(sqlite3_errstr(code), sql);
	}
	if (mapped_has_failed(db) || !db_check_budget(db))
		return;
	snprintf(message, sizeof(message), "%s (%d) in: %s",
	    sqlite3_errmsg(handle_of(db)), code, sql);
	db_fail(db, classify_code(handle_of(db), code), message);
}

bool
sqlite_has_moved(struct db *db)
{
	const char	*name;
	struct stat	 st;
	int		 moved;

	moved = 0;
	sqlite3_file_control(handle_of(db), "main", SQLITE_FCNTL_HAS_MOVED,
	    &moved);
	if (moved)
		return (true);
	name = sqlite3_db_filename(handle_of(db), "main");
	return (name != NULL && *name != '\0' &&
	    stat(sqlite3_filename_wal(name), &st) == -1 && errno == ENOENT);
}

const char *
explain_failure(const char *doing, const char *path, struct db *db)
{
	if (db_error(db) == DB_BUSY)
		return (explain("%s is in use by another program", path));
	return (explain("cannot %s '%s': %s", doing, path, db_message(db)));
}

/*
 * If the file exists, the log could not be created: returns why file or folder
 * cannot be written, or 0.
 */
static int
find_denial(const char *path)
{
	char	 copy[PATH_MAX];

	if (snprintf(copy, sizeof(copy), "%s", path) >= (int)sizeof(copy) ||
	    access(path, F_OK) == -1)
		return (0);
	return (access(path, W_OK) == -1 || access(dirname(copy), W_OK) == -1 ?
	    errno : 0);
}

const char *
explain_open(const char *path, sqlite3 *sqlite)
{
	static _Thread_local char	 text[DB_MESSAGE];
	int				 error;

	error = sqlite3_system_errno(sqlite);
	if (error == ENOENT && find_denial(path) != 0)
		error = find_denial(path);
	if (sqlite3_errcode(sqlite) == SQLITE_NOTADB)
		snprintf(text, sizeof(text), "%s is not a database", path);
	else
		snprintf(text, sizeof(text), "cannot open '%s': %s", path,
		    error != 0 ? strerror(error) : sqlite3_errmsg(sqlite));
	return (text);
}
