/*
 * Preloaded into all processes of two services, so that they give the same
 * answers. The file ALMANAC_TWIN is mapped into memory as a struct twin: the
 * time at which the clock stands, and the source of the texts of
 * secret_random().
 */
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>

#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

struct twin {
	_Atomic int64_t		 now;		/* seconds since 1970 */
	_Atomic uint64_t	 chance;
};

static struct twin	*shared;
static int		(*real_clock)(clockid_t, struct timespec *);

static void start(void) __attribute__((constructor));

/* Memory that is mapped before the sandbox starts stays readable in it. */
static void
start(void)
{
	const char	*path;
	void		*memory;
	int		 fd;

	*(void **)&real_clock = dlsym(RTLD_NEXT, "clock_gettime");
	if ((path = getenv("ALMANAC_TWIN")) == NULL ||
	    (fd = open(path, O_RDONLY | O_CLOEXEC)) == -1)
		return;
	memory = mmap(NULL, sizeof(*shared), PROT_READ, MAP_SHARED, fd, 0);
	if (memory != MAP_FAILED)
		shared = memory;
	(void)close(fd);
}

int
clock_gettime(clockid_t clock, struct timespec *t)
{
	if (shared == NULL ||
	    (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE))
		return (real_clock != NULL ? real_clock(clock, t) :
		    (int)syscall(SYS_clock_gettime, clock, t));
	t->tv_sec = atomic_load(&shared->now);
	t->tv_nsec = 0;
	return (0);
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

/*
 * Returns the next byte for `chance`. A thread that repeats a request gets
 * other bytes than before; a thread that continues a request of another thread
 * gets the same ones.
 */
static unsigned char
next_byte(void)
{
	static __thread uint64_t	 chance, count;
	uint64_t			 n;

	n = atomic_load(&shared->chance);
	if (n != chance)
		count = 0;
	chance = n;
	n = (n << 32) + ++count;
	n = (n ^ n >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	n = (n ^ n >> 27) * UINT64_C(0x94d049bb133111eb);
	return ((unsigned char)(n >> 56));
}

/* Only secret_random() reads single bytes. */
ssize_t
getrandom(void *to, size_t length, unsigned flags)
{
	if (shared == NULL || length != 1)
		return (syscall(SYS_getrandom, to, length, flags));
	*(unsigned char *)to = next_byte();
	return (1);
}
