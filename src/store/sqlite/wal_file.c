#include <string.h>

#include "store/sqlite/connection.h"
#include "store/sqlite/wal_file.h"

#define ROOM	(15 * (4096 + 24))	/* bytes: pages with their heads */

/* The system's own file lies behind it. */
struct log {
	sqlite3_file	 base;
};

/* Of the one commit that a thread may be at. */
static _Thread_local struct {
	bool		 on;
	sqlite3_file	*file;		/* the system's */
	sqlite3_int64	 start;		/* in the file */
	int		 length;
	char		 bytes[ROOM];
} gathered;

static sqlite3_vfs	 ours, *theirs;

static sqlite3_file *
inner(sqlite3_file *file)
{
	return ((sqlite3_file *)((struct log *)file + 1));
}

/* What cannot be written is gone: the commit has failed. */
static int
flush(void)
{
	sqlite3_file	*to = gathered.file;
	int		 length = gathered.length;

	gathered.length = 0;
	return (length == 0 ? SQLITE_OK : to->pMethods->xWrite(to,
	    gathered.bytes, length, gathered.start));
}

static bool
fits(const sqlite3_file *to, int length, sqlite3_int64 offset)
{
	return (gathered.file == to && length <= ROOM - gathered.length &&
	    offset == gathered.start + gathered.length);
}

static int
log_write(sqlite3_file *file, const void *data, int length,
    sqlite3_int64 offset)
{
	sqlite3_file	*to = inner(file);
	int		 code;

	if (gathered.length > 0 && !fits(to, length, offset) &&
	    (code = flush()) != SQLITE_OK)
		return (code);
	if (!gathered.on || length > ROOM)
		return (to->pMethods->xWrite(to, data, length, offset));
	if (gathered.length == 0) {
		gathered.file = to;
		gathered.start = offset;
	}
	memcpy(gathered.bytes + gathered.length, data, (size_t)length);
	gathered.length += length;
	return (SQLITE_OK);
}

static int
log_read(sqlite3_file *file, void *data, int length, sqlite3_int64 offset)
{
	int	 code;

	if ((code = flush()) != SQLITE_OK)
		return (code);
	return (inner(file)->pMethods->xRead(inner(file), data, length,
	    offset));
}

static int
log_truncate(sqlite3_file *file, sqlite3_int64 size)
{
	int	 code;

	if ((code = flush()) != SQLITE_OK)
		return (code);
	return (inner(file)->pMethods->xTruncate(inner(file), size));
}

static int
log_sync(sqlite3_file *file, int flags)
{
	int	 code;

	if ((code = flush()) != SQLITE_OK)
		return (code);
	return (inner(file)->pMethods->xSync(inner(file), flags));
}

static int
log_size(sqlite3_file *file, sqlite3_int64 *size)
{
	int	 code;

	if ((code = flush()) != SQLITE_OK)
		return (code);
	return (inner(file)->pMethods->xFileSize(inner(file), size));
}

static int
log_close(sqlite3_file *file)
{
	return (inner(file)->pMethods->xClose(inner(file)));
}

static int
log_lock(sqlite3_file *file, int level)
{
	return (inner(file)->pMethods->xLock(inner(file), level));
}

static int
log_unlock(sqlite3_file *file, int level)
{
	return (inner(file)->pMethods->xUnlock(inner(file), level));
}

static int
log_is_locked(sqlite3_file *file, int *locked)
{
	return (inner(file)->pMethods->xCheckReservedLock(inner(file),
	    locked));
}

static int
log_control(sqlite3_file *file, int what, void *arg)
{
	return (inner(file)->pMethods->xFileControl(inner(file), what, arg));
}

static int
log_sector(sqlite3_file *file)
{
	return (inner(file)->pMethods->xSectorSize(inner(file)));
}

static int
log_traits(sqlite3_file *file)
{
	return (inner(file)->pMethods->xDeviceCharacteristics(inner(file)));
}

static const sqlite3_io_methods	 methods = {
	1, log_close, log_read, log_write, log_truncate, log_sync, log_size,
	log_lock, log_unlock, log_is_locked, log_control, log_sector,
	log_traits, NULL, NULL, NULL, NULL, NULL, NULL
};

/* All but logs are the system's. */
static int
open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags,
    int *found)
{
	int	 code;

	(void)vfs;
	if (!(flags & SQLITE_OPEN_WAL))
		return (theirs->xOpen(theirs, name, file, flags, found));
	file->pMethods = NULL;
	code = theirs->xOpen(theirs, name, inner(file), flags, found);
	if (inner(file)->pMethods != NULL)
		file->pMethods = &methods;
	return (code);
}

void
db_log_install(void)
{
	theirs = sqlite3_vfs_find(NULL);
	ours = *theirs;
	ours.zName = "almanac";
	ours.szOsFile += (int)sizeof(struct log);
	ours.xOpen = open_file;
	ours.pNext = NULL;
	sqlite3_vfs_register(&ours, 1);
}

void
db_log_gather(void)
{
	gathered.on = true;
}

void
db_log_end(bool committed)
{
	if (committed && flush() != SQLITE_OK)
		db_abort("a commit is not in its log", "COMMIT");
	gathered.on = false;
	gathered.length = 0;
}
