/*
 * Preloaded into every process of a server. Records what happens to the files
 * of the database, and when answers are sent.
 */
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>

#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/crash/trace.h"

#define FDS	65536
#define BYTES	65536		/* most bytes of a record */
#define WAL_HEAD	32
#define WAL_PAGE	(24 + 4096)

static int		 to = -1;
static unsigned char	 files[FDS];	/* 1 + enum trace_file; 0: another */

static void start(void) __attribute__((constructor));

static void
start(void)
{
	const char	*path;

	if ((path = getenv(TRACE_FILE)) != NULL)
		to = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC,
		    0600);
}

/* Appends a record by one write(), so that records do not mix. */
static void
note(enum trace_kind kind, int file, off_t offset, const struct iovec *parts,
    size_t count)
{
	static _Thread_local char	 buffer[sizeof(struct trace) + BYTES];
	struct trace			 record;
	size_t				 i, length;

	record = (struct trace){ .kind = kind, .file = (uint32_t)file,
	    .offset = offset, .thread = (uint32_t)syscall(SYS_gettid) };
	length = sizeof(record);
	for (i = 0; i < count; i++) {
		if (length + parts[i].iov_len > sizeof(buffer))
			abort();
		memcpy(buffer + length, parts[i].iov_base, parts[i].iov_len);
		length += parts[i].iov_len;
	}
	record.length = (uint32_t)(length - sizeof(record));
	memcpy(buffer, &record, sizeof(record));
	if (to != -1 && syscall(SYS_write, to, buffer, length) !=
	    (long)length)
		abort();
}

static int
file_of(int fd)
{
	return (fd >= 0 && fd < FDS ? files[fd] - 1 : -1);
}

static int
file_named(const char *path)
{
	size_t	 length;

	length = strlen(path);
	if (length > 3 && strcmp(path + length - 3, ".db") == 0)
		return (TRACE_DATABASE);
	if (length > 7 && strcmp(path + length - 7, ".db-wal") == 0)
		return (TRACE_WAL);
	return (-1);
}

int
open64(const char *path, int flags, ...)
{
	va_list	 list;
	mode_t	 mode;
	int	 fd;

	va_start(list, flags);
	mode = (flags & O_CREAT) != 0 ? va_arg(list, mode_t) : 0;
	va_end(list);
	fd = openat(AT_FDCWD, path, flags, mode);
	if (fd >= 0 && fd < FDS)
		files[fd] = (unsigned char)(file_named(path) + 1);
	return (fd);
}

int
close(int fd)
{
	if (fd >= 0 && fd < FDS)
		files[fd] = 0;
	return ((int)syscall(SYS_close, fd));
}

/*
 * The log is written in large pieces of many pages, each of which may be torn.
 */
static size_t
piece(int file, off_t offset, size_t length)
{
	size_t	 rest;

	if (file != TRACE_WAL)
		return (length);
	rest = offset < WAL_HEAD ? (size_t)(WAL_HEAD - offset) :
	    WAL_PAGE - (size_t)(offset - WAL_HEAD) % WAL_PAGE;
	return (rest < length ? rest : length);
}

static void
note_write(int file, const char *bytes, size_t length, off_t offset)
{
	struct iovec	 part;

	for (; length > 0; length -= part.iov_len) {
		part.iov_base = (void *)(uintptr_t)bytes;
		part.iov_len = piece(file, offset, length);
		note(TRACE_WRITE, file, offset, &part, 1);
		bytes += part.iov_len;
		offset += (off_t)part.iov_len;
	}
}

ssize_t
pwrite64(int fd, const void *bytes, size_t length, off64_t offset)
{
	ssize_t	 n;

	n = syscall(SYS_pwrite64, fd, bytes, length, offset);
	if (n > 0 && file_of(fd) != -1)
		note_write(file_of(fd), bytes, (size_t)n, offset);
	return (n);
}

int
ftruncate64(int fd, off64_t size)
{
	int	 result;

	result = (int)syscall(SYS_ftruncate, fd, size);
	if (result == 0 && file_of(fd) != -1)
		note(TRACE_TRUNCATE, file_of(fd), size, NULL, 0);
	return (result);
}

int
unlink(const char *path)
{
	if (file_named(path) != -1)
		note(TRACE_REMOVE, file_named(path), 0, NULL, 0);
	return ((int)syscall(SYS_unlink, path));
}

static int
sync_by(long call, int fd)
{
	int	 file, result;

	if ((file = file_of(fd)) != -1)
		note(TRACE_SYNC, file, 0, NULL, 0);
	result = (int)syscall(call, fd);
	if (file != -1 && result == 0)
		note(TRACE_SYNCED, file, 0, NULL, 0);
	return (result);
}

int
fdatasync(int fd)
{
	return (sync_by(SYS_fdatasync, fd));
}

int
fsync(int fd)
{
	return (sync_by(SYS_fsync, fd));
}

static void
note_answer(const struct iovec *parts, size_t count)
{
	static const char	 begin[] = "HTTP/1.1 2";

	if (count > 0 && parts[0].iov_len > strlen(begin) &&
	    memcmp(parts[0].iov_base, begin, strlen(begin)) == 0)
		note(TRACE_ANSWER, 0, 0, parts, count);
}

static void
note_bytes(const void *bytes, size_t length)
{
	struct iovec	 part;

	part.iov_base = (void *)(uintptr_t)bytes;
	part.iov_len = length;
	note_answer(&part, 1);
}

ssize_t
send(int fd, const void *bytes, size_t length, int flags)
{
	note_bytes(bytes, length);
	return (syscall(SYS_sendto, fd, bytes, length, flags, NULL, 0));
}

ssize_t
write(int fd, const void *bytes, size_t length)
{
	note_bytes(bytes, length);
	return (syscall(SYS_write, fd, bytes, length));
}

ssize_t
writev(int fd, const struct iovec *parts, int count)
{
	note_answer(parts, (size_t)count);
	return (syscall(SYS_writev, fd, parts, count));
}

ssize_t
sendmsg(int fd, const struct msghdr *message, int flags)
{
	note_answer(message->msg_iov, message->msg_iovlen);
	return (syscall(SYS_sendmsg, fd, message, flags));
}
