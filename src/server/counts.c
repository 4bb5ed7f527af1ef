#include <kore/kore.h>

#include <stdatomic.h>

#include "base/array.h"
#include "base/clock.h"
#include "base/shared.h"
#include "http/reply.h"
#include "server/counts.h"

#define WORKERS		256	/* more than Kore's ids */
#define ROUTES		128	/* further routes share the last row */
#define STATUSES	40	/* the first is for all others */

typedef _Atomic int64_t	 number;

/* The numbers of one worker. */
struct own {
	number	 counts[COUNT_COUNT];
	number	 buckets[HISTOGRAM_COUNT][COUNTS_BUCKETS];
	number	 sums[HISTOGRAM_COUNT];
	number	 requests[ROUTES][STATUSES];
} __attribute__((aligned(64)));

struct shared {
	_Atomic(const char *)	 routes[ROUTES];
	_Atomic size_t		 workers;	/* ids in use */
	number			 restarts;
	number			 committed;	/* clock_steady() */
	atomic_bool		 failing;
	struct own		 of[WORKERS];	/* by id */
};

#define STATUS_MAX	599

#define MICROSECONDS(n)	((n) * INT64_C(1000))
#define MILLISECONDS(n)	((n) * CLOCK_MILLISECOND)

static struct shared	*shared;	/* shared by all workers */
static struct own	*own;		/* of this worker */

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

/* The upper limits of the buckets of a histogram. */
static const int64_t *
limits_of(enum histogram h, size_t *count)
{
	*count = h == HISTOGRAM_BATCH ? COUNT(sizes) :
	    COUNT(times);

	return (h == HISTOGRAM_BATCH ? sizes : times);
}

void
counts_share(void)
{
	size_t	 i;

	shared = shared_new(sizeof(*shared));
	atomic_store(&shared->routes[ROUTES - 1], "other");
	for (i = 1; i < STATUSES && reply_status(i - 1) != 0; i++)
		columns[reply_status(i - 1)] = (unsigned char)i;
}

void
counts_start(void)
{
	size_t	 known, i;

	own = &shared->of[worker->id];
	for (i = COUNT_TOTALS; i < COUNT_COUNT; i++)
		counts_set(i, 0);
	known = atomic_load(&shared->workers);
	while (known <= worker->id &&
	    !atomic_compare_exchange_weak(&shared->workers, &known,
	    (size_t)worker->id + 1))
		continue;
}

/* Needs no read-modify-write, since only one thread changes the number. */
static void
add_number(number *n, int64_t more)
{
	atomic_store_explicit(n,
	    atomic_load_explicit(n, memory_order_relaxed) + more,
	    memory_order_relaxed);
}

void
counts_add(enum count c, int64_t more)
{
	add_number(&own->counts[c], more);
}

void
counts_set(enum count c, int64_t value)
{
	atomic_store_explicit(&own->counts[c], value, memory_order_relaxed);
}

void
counts_observe(enum histogram h, int64_t value)
{
	const int64_t	*limits;
	size_t		 count, i;

	limits = limits_of(h, &count);
	for (i = 0; value > limits[i]; i++)
		continue;
	add_number(&own->buckets[h][i], 1);
	add_number(&own->sums[h], value);
}

/*
 * Returns the row of a route, hashed by the address of its name, which is the
 * same for all requests.
 */
static size_t
row_of(const char *route)
{
	const char	*held;
	size_t		 i, tried;

	i = ((uintptr_t)route >> 3) % (ROUTES - 1);
	for (tried = 0; tried < ROUTES - 1; tried++) {
		held = NULL;
		if (atomic_load_explicit(&shared->routes[i],
		    memory_order_relaxed) == route ||
		    atomic_compare_exchange_strong(&shared->routes[i], &held,
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
	add_number(&own->requests[row_of(route)][column], 1);
}

void
counts_failure(void)
{
	counts_add(COUNT_WRITES_FAILED, 1);
	atomic_store(&shared->failing, true);
}

void
counts_commit(size_t requests, int64_t nanoseconds)
{
	atomic_store(&shared->failing, false);
	atomic_store(&shared->committed, clock_steady());
	counts_observe(HISTOGRAM_COMMIT, nanoseconds);
	counts_observe(HISTOGRAM_BATCH, (int64_t)requests);
}

void
counts_probe(bool done)
{
	atomic_store(&shared->failing, !done);
	if (done)
		atomic_store(&shared->committed, clock_steady());
}

void
counts_restart(void)
{
	atomic_fetch_add(&shared->restarts, 1);
}

/* The sum of a number over all workers. `mine` is this worker's. */
static int64_t
sum_workers(const number *mine)
{
	const char	*of;
	int64_t		 all;
	size_t		 where, i, count;

	where = (uintptr_t)mine - (uintptr_t)own;
	of = (const char *)shared->of + where;
	count = atomic_load(&shared->workers);
	for (all = 0, i = 0; i < count; i++, of += sizeof(*own))
		all += atomic_load_explicit((const number *)(const void *)of,
		    memory_order_relaxed);

	return (all);
}

int64_t
counts_total(enum count c)
{
	return (sum_workers(&own->counts[c]));
}

int64_t
counts_restarts(void)
{
	return (atomic_load(&shared->restarts));
}

int64_t
counts_last_commit(void)
{
	return (atomic_load(&shared->committed));
}

bool
counts_failing(void)
{
	return (atomic_load(&shared->failing));
}

void
counts_each_request(void (*call)(const char *, int, int64_t, void *),
    void *arg)
{
	const char	*route;
	int64_t		 count;
	size_t		 row, column;

	for (row = 0; row < ROUTES; row++) {
		route = atomic_load(&shared->routes[row]);
		for (column = 0; route != NULL && column < STATUSES; column++) {
			count = sum_workers(&own->requests[row][column]);
			if (count > 0)
				call(route, column == 0 ? 0 :
				    reply_status(column - 1), count, arg);
		}
	}
}

void
counts_histogram(enum histogram h, struct counts_histogram *to)
{
	const int64_t	*limits;
	int64_t		 below;
	size_t		 i;

	limits = limits_of(h, &to->bucket_count);
	for (below = 0, i = 0; i < to->bucket_count; i++) {
		below += sum_workers(&own->buckets[h][i]);
		to->up_to[i] = limits[i];
		to->count[i] = below;
	}
	to->sum = sum_workers(&own->sums[h]);
}
