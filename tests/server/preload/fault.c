/*
 * Loaded before the C library into every process of a server. Makes calls for
 * the files of the database fail, and shifts the clock, as the shared memory
 * of ../faults.h says.
 */
#include <sys/mman.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "tests/server/faults.h"

#define FDS	65536

static struct faults	*shared;
static unsigned char	 files[FDS];	/* 1 + enum fault_file; 0: another */
static int		(*real_clock)(clockid_t, struct timespec *);

static void start(void) __attribute__((constructor));

static void
start(void)
{
	const char	*path;
	void		*memory;
	int		 fd;

	*(void **)&real_clock = dlsym(RTLD_NEXT, "clock_gettime");
	if ((path = getenv(FAULTS_FILE)) == NULL ||
	    (fd = open(path, O_RDWR | O_CLOEXEC)) == -1)
		return;
	memory = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE,
	    MAP_SHARED, fd, 0);
	if (memory != MAP_FAILED)
		shared = memory;
	(void)close(fd);
}

static int
file_named(const char *path)
{
	static const char *const	 ends[FAULT_FILES] = { ".db",
	    ".db-wal", ".db-shm" };
	size_t				 i, length, end;

	length = strlen(path);
	for (i = 0; i < FAULT_FILES; i++) {
		end = strlen(ends[i]);
		if (length > end && strcmp(path + length - end, ends[i]) == 0)
			return ((int)i + 1);
	}
	return (0);
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
		files[fd] = (unsigned char)file_named(path);
	return (fd);
}

int
close(int fd)
{
	if (fd >= 0 && fd < FDS)
		files[fd] = 0;
	return ((int)syscall(SYS_close, fd));
}

/* Kore's variable: NULL in its parent, and absent in other programs. */
extern void	*worker __attribute__((weak));

/* True: the call fails, with errno set. */
static int
fails(int fd, enum fault_call call)
{
	static const struct timespec	 pause = { 0, 10000000 };
	int				 error;

	if (shared == NULL || fd < 0 || fd >= FDS || files[fd] == 0)
		return (0);
	if (atomic_load(&shared->workers_only) &&
	    (&worker == NULL || worker == NULL))
		return (0);
	while ((error = atomic_load(&shared->error[files[fd] - 1][call])) ==
	    FAULT_HANGS)
		(void)nanosleep(&pause, NULL);
	if (error == 0)
		return (0);
	atomic_fetch_add(&shared->met, 1);
	errno = error;
	return (1);
}

ssize_t
pread64(int fd, void *bytes, size_t length, off64_t offset)
{
	return (fails(fd, FAULT_READ) ? -1 :
	    syscall(SYS_pread64, fd, bytes, length, offset));
}

ssize_t
pwrite64(int fd, const void *bytes, size_t length, off64_t offset)
{
	return (fails(fd, FAULT_WRITE) ? -1 :
	    syscall(SYS_pwrite64, fd, bytes, length, offset));
}

int
statvfs(const char *path, struct statvfs *fs)
{
	static int	(*real)(const char *, struct statvfs *);
	int		 result;

	if (real == NULL)
		*(void **)&real = dlsym(RTLD_NEXT, "statvfs");
	result = real(path, fs);
	if (shared != NULL && atomic_load(
	    &shared->error[FAULT_DATABASE][FAULT_WRITE]) == ENOSPC)
		fs->f_bavail = 0;
	return (result);
}

int
ftruncate64(int fd, off64_t size)
{
	return (fails(fd, FAULT_WRITE) ? -1 :
	    (int)syscall(SYS_ftruncate, fd, size));
}

int
fdatasync(int fd)
{
	return (fails(fd, FAULT_SYNC) ? -1 : (int)syscall(SYS_fdatasync, fd));
}

int
fsync(int fd)
{
	return (fails(fd, FAULT_SYNC) ? -1 : (int)syscall(SYS_fsync, fd));
}

int
clock_gettime(clockid_t clock, struct timespec *t)
{
	int	 result;

	/* Sanitizers call this before the constructor has run. */
	result = real_clock != NULL ? real_clock(clock, t) :
	    (int)syscall(SYS_clock_gettime, clock, t);
	if (shared != NULL && result == 0 &&
	    (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
		t->tv_sec += atomic_load(&shared->shift);
	return (result);
}

time_t
time(time_t *to)
{
	struct timespec	 t;

	(void)clock_gettime(CLOCK_REALTIME, &t);
	if (to != NULL)
		*to = t.tv_sec;
	return (t.tv_sec);
}
