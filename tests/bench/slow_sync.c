/*
 * Loaded in front of the C library: a disk that takes SLOW_SYNC_MICROSECONDS
 * more to sync, and a count of all syncs in the file SLOW_SYNC_COUNT.
 */
#include <sys/mman.h>
#include <sys/syscall.h>

#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static _Atomic uint64_t	 own_count, *count = &own_count;
static struct timespec	 delay;

__attribute__((constructor)) static void
start(void)
{
	const char	*path, *text;
	void		*shared;
	long		 microseconds;
	int		 fd;

	if ((text = getenv("SLOW_SYNC_MICROSECONDS")) != NULL) {
		microseconds = strtol(text, NULL, 10);
		delay.tv_sec = microseconds / 1000000;
		delay.tv_nsec = microseconds % 1000000 * 1000;
	}
	if ((path = getenv("SLOW_SYNC_COUNT")) == NULL ||
	    (fd = open(path, O_RDWR | O_CLOEXEC)) == -1)
		return;
	shared = mmap(NULL, sizeof(*count), PROT_READ | PROT_WRITE, MAP_SHARED,
	    fd, 0);
	if (shared != MAP_FAILED)
		count = shared;
	(void)close(fd);
}

static void
wait_and_count(void)
{
	atomic_fetch_add(count, 1);
	if (delay.tv_sec > 0 || delay.tv_nsec > 0)
		(void)nanosleep(&delay, NULL);
}

int
fsync(int fd)
{
	wait_and_count();
	return ((int)syscall(SYS_fsync, fd));
}

int
fdatasync(int fd)
{
	wait_and_count();
	return ((int)syscall(SYS_fdatasync, fd));
}
