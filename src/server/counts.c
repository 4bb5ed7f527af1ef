#include <sys/mman.h>

#include <kore/kore.h>

#include <stdlib.h>

#include "base/clock.h"
#include "http/reply.h"
#include "server/counts_shared.h"

#define STATUS_MAX	599

#define MICROSECONDS(n)	((n) * INT64_C(1000))
#define MILLISECONDS(n)	((n) * CLOCK_MILLISECOND)

struct shared	*counts_shared;
struct own	*counts_own;

/* Columns of known statuses; 0 is for all others. */
static unsigned char	 columns[STATUS_MAX + 1];

static const int64_t	 times[] = {
	MICROSECONDS(10), MICROSECONDS(25), MICROSECONDS(50),
	MICROSECONDS(100), MICROSECONDS(250), MICROSECONDS(500),
	MILLISECONDS(1), MICROSECONDS(2500), MILLISECONDS(5),
	MILLISECONDS(10), MILLISECONDS(25), MILLISECONDS(50),
	MILLISECONDS(100), MILLISECONDS(250), MILLISECONDS(500),
	MILLISECONDS(1000), MILLISECONDS(2500), MILLISECONDS(5000),
	INT64_MAX
};
static const int64_t	 sizes[] = {
	1, 2, 4, 8, 16, 32, 64, 128, 256, INT64_MAX
};

const int64_t *
counts_limits(enum histogram h, size_t *count)
{
	*count = h == HISTOGRAM_BATCH ? sizeof(sizes) / sizeof(sizes[0]) :
	    sizeof(times) / sizeof(times[0]);

	return (h == HISTOGRAM_BATCH ? sizes : times);
}

void
counts_share(void)
{
	size_t	 i;

	counts_shared = mmap(NULL, sizeof(*counts_shared),
	    PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (counts_shared == MAP_FAILED)
		abort();
	atomic_store(&counts_shared->routes[ROUTES - 1], "other");
	for (i = 1; i < STATUSES && reply_status(i - 1) != 0; i++)
		columns[reply_status(i - 1)] = (unsigned char)i;
}

void
counts_start(void)
{
	size_t	 known, i;

	counts_own = &counts_shared->of[worker->id];
	for (i = COUNT_TOTALS; i < COUNT_COUNT; i++)
		counts_set(i, 0);
	known = atomic_load(&counts_shared->workers);
	while (known <= worker->id &&
	    !atomic_compare_exchange_weak(&counts_shared->workers, &known,
	    (size_t)worker->id + 1))
		continue;
}

/* Only one thread changes the number. */
static void
add(number *n, int64_t more)
{
	atomic_store_explicit(n,
	    atomic_load_explicit(n, memory_order_relaxed) + more,
	    memory_order_relaxed);
}

void
counts_add(enum count c, int64_t more)
{
	add(&counts_own->counts[c], more);
}

void
counts_set(enum count c, int64_t value)
{
	atomic_store_explicit(&counts_own->counts[c], value, memory_order_relaxed);
}

void
counts_observe(enum histogram h, int64_t value)
{
	const int64_t	*limits;
	size_t		 count, i;

	limits = counts_limits(h, &count);
	for (i = 0; value > limits[i]; i++)
		continue;
	add(&counts_own->buckets[h][i], 1);
	add(&counts_own->sums[h], value);
}

/* Hashed by the address of its name, which is the same for all requests. */
static size_t
row_of(const char *route)
{
	const char	*held;
	size_t		 i, tried;

	i = ((uintptr_t)route >> 3) % (ROUTES - 1);
	for (tried = 0; tried < ROUTES - 1; tried++) {
		held = NULL;
		if (atomic_load_explicit(&counts_shared->routes[i],
		    memory_order_relaxed) == route ||
		    atomic_compare_exchange_strong(&counts_shared->routes[i], &held,
		    route) || held == route)
			return (i);
		i = (i + 1) % (ROUTES - 1);
	}

	return (ROUTES - 1);
}

void
counts_request(const char *route, int status)
{
	size_t	 column;

	column = status >= 0 && status <= STATUS_MAX ? columns[status] : 0;
	add(&counts_own->requests[row_of(route)][column], 1);
}

void
counts_failure(void)
{
	counts_add(COUNT_WRITES_FAILED, 1);
	atomic_store(&counts_shared->failing, true);
}

void
counts_commit(size_t requests, int64_t nanoseconds)
{
	atomic_store(&counts_shared->failing, false);
	atomic_store(&counts_shared->committed, clock_steady());
	counts_observe(HISTOGRAM_COMMIT, nanoseconds);
	counts_observe(HISTOGRAM_BATCH, (int64_t)requests);
}

void
counts_probe(bool done)
{
	atomic_store(&counts_shared->failing, !done);
	if (done)
		atomic_store(&counts_shared->committed, clock_steady());
}

void
counts_restart(void)
{
	atomic_fetch_add(&counts_shared->restarts, 1);
}
