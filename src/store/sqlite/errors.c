#include <sys/stat.h>

#include <errno.h>

#include "store/sqlite/connection.h"

/* What the system said last about one of the two files. */
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

bool
db_is_unreadable(sqlite3 *sqlite)
{
	return (failed_by(sqlite, EIO) || failed_by(sqlite, ENXIO) ||
	    failed_by(sqlite, ERANGE));
}

/*
 * SQLite sees a lack of room in ENOSPC alone, not in quotas and limits, and
 * none at all where its shared memory would grow.
 */
bool
db_is_full(sqlite3 *sqlite, int code)
{
	if ((code & 0xff) == SQLITE_FULL || code == SQLITE_IOERR_SHMSIZE)
		return (true);
	return ((code & 0xff) == SQLITE_IOERR && (failed_by(sqlite, ENOSPC) ||
	    failed_by(sqlite, EDQUOT) || failed_by(sqlite, EFBIG)));
}

/* SQLite looks at this only where it writes without a log. */
bool
db_has_moved(struct db *db)
{
	const char	*name;
	struct stat	 st;
	int		 moved;

	moved = 0;
	sqlite3_file_control(db->sqlite, "main", SQLITE_FCNTL_HAS_MOVED,
	    &moved);
	if (moved)
		return (true);
	name = sqlite3_db_filename(db->sqlite, "main");
	return (name != NULL && *name != '\0' &&
	    stat(sqlite3_filename_wal(name), &st) == -1 && errno == ENOENT);
}
