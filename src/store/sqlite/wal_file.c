/*
 * Writes the log of a commit in few large pieces.
 *
 * SQLite writes each page of a commit by two system calls, one for its header
 * and one for its contents; the calls take longer than copying the bytes. While
 * a commit runs, adjacent writes to the log are collected in a buffer. The
 * buffer is written before the log is synced, read or measured. If that fails,
 * the operation that required it fails, and the commit with it.
 *
 * Outside commits nothing is buffered: a page that leaves the cache before its
 * transaction ends must not be written late over pages of others. These pages
 * are counted, since the log keeps their size after a rollback.
 */
#include <string.h>

#include "store/sqlite/connection.h"

#define BUFFER_SIZE	(15 * (4096 + 24))	/* pages with their headers */

/* Writes of the commit that this thread runs, if any. */
static _Thread_local struct {
	bool		 on;
	sqlite3_file	*file;
	sqlite3_int64	 start;		/* in the file */
	int		 length;
	char		 bytes[BUFFER_SIZE];
} buffer;

static _Thread_local size_t	 spilled;

/* Empties the buffer even if the write fails, since then the commit fails. */
static int
flush_buffer(void)
{
	int	 length = buffer.length;

	buffer.length = 0;
	return (length == 0 ? SQLITE_OK : vfs_file(buffer.file)->theirs->
	    xWrite(buffer.file, buffer.bytes, length, buffer.start));
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
	if (!buffer.on)
		spilled += (size_t)length;
	if (!buffer.on || length > BUFFER_SIZE)
		return (vfs_file(file)->theirs->xWrite(file, data, length,
		    offset));
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
	return (vfs_file(file)->theirs->xRead(file, data, length, offset));
}

static int
wal_truncate(sqlite3_file *file, sqlite3_int64 size)
{
	int	 code;

	if ((code = flush_buffer()) != SQLITE_OK)
		return (code);
	return (vfs_file(file)->theirs->xTruncate(file, size));
}

static int
wal_sync(sqlite3_file *file, int flags)
{
	int	 code;

	if ((code = flush_buffer()) != SQLITE_OK)
		return (code);
	return (vfs_file(file)->theirs->xSync(file, flags));
}

static int
wal_size(sqlite3_file *file, sqlite3_int64 *size)
{
	int	 code;

	if ((code = flush_buffer()) != SQLITE_OK)
		return (code);
	return (vfs_file(file)->theirs->xFileSize(file, size));
}

void
wal_replace(sqlite3_io_methods *methods)
{
	methods->iVersion = 1;		/* a log is never mapped */
	methods->xWrite = wal_write;
	methods->xRead = wal_read;
	methods->xTruncate = wal_truncate;
	methods->xSync = wal_sync;
	methods->xFileSize = wal_size;
}

void
wal_spill_begin(void)
{
	spilled = 0;
}

size_t
wal_spilled(void)
{
	return (spilled);
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
