/*
 * Writes the log of a commit in few large pieces.
 *
 * SQLite writes each page of a commit by two system calls, its header and its
 * contents; the calls take longer than copying the bytes. While a commit runs,
 * adjacent writes to the log are collected in a buffer, which is written before
 * the log is synced, read or measured. If that write fails, so does the
 * operation that required it, and with it the commit.
 *
 * Outside of commits nothing is buffered: a page that leaves the cache before
 * its transaction ends must not be written late over pages of others.
 */
#include <string.h>

#include "store/sqlite/connection.h"

#define BUFFER_SIZE	(15 * (4096 + 24))	/* pages with their headers */

/* Followed in memory by the file of SQLite's own VFS. */
struct wal_file {
	sqlite3_file	 base;
};

/* Writes of the one commit that this thread may be running. */
static _Thread_local struct {
	bool		 on;
	sqlite3_file	*file;		/* of SQLite's own VFS */
	sqlite3_int64	 start;		/* in the file */
	int		 length;
	char		 bytes[BUFFER_SIZE];
} buffer;

static sqlite3_vfs	 ours, *theirs;

static sqlite3_file *
inner(sqlite3_file *file)
{
	return ((sqlite3_file *)((struct wal_file *)file + 1));
}

/* Empties the buffer even if the write fails: then the commit fails. */
static int
flush_buffer(void)
{
	sqlite3_file	*to = buffer.file;
	int		 length = buffer.length;

	buffer.length = 0;
	return (length == 0 ? SQLITE_OK : to->pMethods->xWrite(to,
	    buffer.bytes, length, buffer.start));
}

static bool
continues_buffer(const sqlite3_file *to, int length, sqlite3_int64 offset)
{
	return (buffer.file == to && length <= BUFFER_SIZE - buffer.length &&
	    offset == buffer.start + buffer.length);
}

static int
wal_write(sqlite3_file *file, const void *data, int length,
    sqlite3_int64 offset)
{
	sqlite3_file	*to = inner(file);
	int		 code;

	if (buffer.length > 0 && !continues_buffer(to, length, offset) &&
	    (code = flush_buffer()) != SQLITE_OK)
		return (code);
	if (!buffer.on || length > BUFFER_SIZE)
		return (to->pMethods->xWrite(to, data, length, offset));
	if (buffer.length == 0) {
		buffer.file = to;
		buffer.start = offset;
	}
	memcpy(buffer.bytes + buffer.length, data, (size_t)length);
	buffer.length += length;
	return (SQLITE_OK);
}

static int
wal_read(sqlite3_file *file, void *data, int length, sqlite3_int64 offset)
{
	int	 code;

	if ((code = flush_buffer()) != SQLITE_OK)
		return (code);
	return (inner(file)->pMethods->xRead(inner(file), data, length,
	    offset));
}

static int
wal_truncate(sqlite3_file *file, sqlite3_int64 size)
{
	int	 code;

	if ((code = flush_buffer()) != SQLITE_OK)
		return (code);
	return (inner(file)->pMethods->xTruncate(inner(file), size));
}

static int
wal_sync(sqlite3_file *file, int flags)
{
	int	 code;

	if ((code = flush_buffer()) != SQLITE_OK)
		return (code);
	return (inner(file)->pMethods->xSync(inner(file), flags));
}

static int
wal_size(sqlite3_file *file, sqlite3_int64 *size)
{
	int	 code;

	if ((code = flush_buffer()) != SQLITE_OK)
		return (code);
	return (inner(file)->pMethods->xFileSize(inner(file), size));
}

static int
wal_close(sqlite3_file *file)
{
	return (inner(file)->pMethods->xClose(inner(file)));
}

static int
wal_lock(sqlite3_file *file, int level)
{
	return (inner(file)->pMethods->xLock(inner(file), level));
}

static int
wal_unlock(sqlite3_file *file, int level)
{
	return (inner(file)->pMethods->xUnlock(inner(file), level));
}

static int
wal_check_lock(sqlite3_file *file, int *locked)
{
	return (inner(file)->pMethods->xCheckReservedLock(inner(file),
	    locked));
}

static int
wal_control(sqlite3_file *file, int what, void *arg)
{
	return (inner(file)->pMethods->xFileControl(inner(file), what, arg));
}

static int
wal_sector(sqlite3_file *file)
{
	return (inner(file)->pMethods->xSectorSize(inner(file)));
}

static int
wal_characteristics(sqlite3_file *file)
{
	return (inner(file)->pMethods->xDeviceCharacteristics(inner(file)));
}

static const sqlite3_io_methods	 methods = {
	1, wal_close, wal_read, wal_write, wal_truncate, wal_sync, wal_size,
	wal_lock, wal_unlock, wal_check_lock, wal_control, wal_sector,
	wal_characteristics, NULL, NULL, NULL, NULL, NULL, NULL
};

/* Other files than logs are left to SQLite's own VFS. */
static int
wal_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags,
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
wal_install(void)
{
	theirs = sqlite3_vfs_find(NULL);
	ours = *theirs;
	ours.zName = "almanac";
	ours.szOsFile += (int)sizeof(struct wal_file);
	ours.xOpen = wal_open;
	ours.pNext = NULL;
	sqlite3_vfs_register(&ours, 1);
}

void
wal_buffer_begin(void)
{
	buffer.on = true;
}

void
wal_buffer_end(bool committed)
{
	if (committed && flush_buffer() != SQLITE_OK)
		db_abort("a commit is not in its log", "COMMIT");
	buffer.on = false;
	buffer.length = 0;
}
