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

/* Follows the file of SQLite's own VFS in memory. */
struct wal_file {
	sqlite3_io_methods		 ours;		/* which the file uses */
	const sqlite3_io_methods	*theirs;
};

/* Writes of the one commit that this thread may be running. */
static _Thread_local struct {
	bool		 on;
	sqlite3_file	*file;
	sqlite3_int64	 start;		/* in the file */
	int		 length;
	char		 bytes[BUFFER_SIZE];
} buffer;

static sqlite3_vfs	 ours, *theirs;

static struct wal_file *
wal_file(sqlite3_file *file)
{
	return ((struct wal_file *)((char *)file + theirs->szOsFile));
}

static const sqlite3_io_methods *
their(sqlite3_file *file)
{
	return (wal_file(file)->theirs);
}

/* Empties the buffer even if the write fails: then the commit fails. */
static int
flush_buffer(void)
{
	int	 length = buffer.length;

	buffer.length = 0;
	return (length == 0 ? SQLITE_OK : their(buffer.file)->xWrite(
	    buffer.file, buffer.bytes, length, buffer.start));
}

static bool
continues_buffer(const sqlite3_file *file, int length, sqlite3_int64 offset)
{
	return (buffer.file == file && length <= BUFFER_SIZE - buffer.length &&
	    offset == buffer.start + buffer.length);
}

static int
wal_write(sqlite3_file *file, const void *data, int length,
    sqlite3_int64 offset)
{
	int	 code;

	if (buffer.length > 0 && !continues_buffer(file, length, offset) &&
	    (code = flush_buffer()) != SQLITE_OK)
		return (code);
	if (!buffer.on || length > BUFFER_SIZE)
		return (their(file)->xWrite(file, data, length, offset));
	if (buffer.length == 0) {
		buffer.file = file;
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
	return (their(file)->xRead(file, data, length, offset));
}

static int
wal_truncate(sqlite3_file *file, sqlite3_int64 size)
{
	int	 code;

	if ((code = flush_buffer()) != SQLITE_OK)
		return (code);
	return (their(file)->xTruncate(file, size));
}

static int
wal_sync(sqlite3_file *file, int flags)
{
	int	 code;

	if ((code = flush_buffer()) != SQLITE_OK)
		return (code);
	return (their(file)->xSync(file, flags));
}

static int
wal_size(sqlite3_file *file, sqlite3_int64 *size)
{
	int	 code;

	if ((code = flush_buffer()) != SQLITE_OK)
		return (code);
	return (their(file)->xFileSize(file, size));
}

static void
replace_methods(sqlite3_file *file)
{
	struct wal_file	*log = wal_file(file);

	log->theirs = file->pMethods;
	log->ours = *log->theirs;
	log->ours.iVersion = 1;		/* a log is never mapped */
	log->ours.xWrite = wal_write;
	log->ours.xRead = wal_read;
	log->ours.xTruncate = wal_truncate;
	log->ours.xSync = wal_sync;
	log->ours.xFileSize = wal_size;
	file->pMethods = &log->ours;
}

static int
wal_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags,
    int *found)
{
	int	 code;

	(void)vfs;
	code = theirs->xOpen(theirs, name, file, flags, found);
	if (code == SQLITE_OK && (flags & SQLITE_OPEN_WAL))
		replace_methods(file);
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
