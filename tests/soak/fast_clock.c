/*
 * Loaded before the C library: since FAST_CLOCK_SINCE, in seconds since 1970,
 * the time of day passes FAST_CLOCK_PACE times as fast. Other clocks stay as
 * they are.
 */
#include <sys/time.h>

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

#define SECOND	INT64_C(1000000000)

typedef int	 clock_reader(clockid_t, struct timespec *);

static int64_t		 since, pace = 1;
static clock_reader	*read_clock;

static int64_t
number(const char *name, int64_t otherwise)
{
	const char	*text = getenv(name);

	return (text != NULL ? strtoll(text, NULL, 10) : otherwise);
}

__attribute__((constructor)) static void
start(void)
{
	read_clock = (clock_reader *)(uintptr_t)dlsym(RTLD_NEXT,
	    "clock_gettime");
	since = number("FAST_CLOCK_SINCE", 0) * SECOND;
	pace = number("FAST_CLOCK_PACE", 1);
}

/* Constructors of other libraries may run before start(). */
static int
read_real(clockid_t clock, struct timespec *t)
{
	if (read_clock == NULL)
		start();

	return (read_clock(clock, t));
}

/* In nanoseconds. */
static int64_t
now(clockid_t clock)
{
	struct timespec	 t;
	int64_t		 real;

	(void)read_real(clock, &t);
	real = t.tv_sec * SECOND + t.tv_nsec;

	return (real > since ? since + (real - since) * pace : real);
}

int
clock_gettime(clockid_t clock, struct timespec *t)
{
	int64_t	 time_now;

	if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)
		return (read_real(clock, t));
	time_now = now(clock);
	t->tv_sec = time_now / SECOND;
	t->tv_nsec = time_now % SECOND;

	return (0);
}

int
gettimeofday(struct timeval *restrict t, void *restrict zone)
{
	int64_t	 time_now = now(CLOCK_REALTIME);

	(void)zone;
	t->tv_sec = time_now / SECOND;
	t->tv_usec = time_now % SECOND / 1000;

	return (0);
}

time_t
time(time_t *to)
{
	time_t	 seconds = now(CLOCK_REALTIME_COARSE) / SECOND;

	if (to != NULL)
		*to = seconds;

	return (seconds);
}
