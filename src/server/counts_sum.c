#include "http/reply.h"
#include "server/counts_shared.h"

/* The sum of this number over all workers. */
static int64_t
sum(const number *mine)
{
	const char	*of;
	int64_t		 all;
	size_t		 where, i, count;

	where = (uintptr_t)mine - (uintptr_t)counts_own;
	of = (const char *)counts_shared->of + where;
	count = atomic_load(&counts_shared->workers);
	for (all = 0, i = 0; i < count; i++, of += sizeof(*counts_own))
		all += atomic_load_explicit((const number *)(const void *)of,
		    memory_order_relaxed);

	return (all);
}

int64_t
counts_total(enum count c)
{
	return (sum(&counts_own->counts[c]));
}

int64_t
counts_restarts(void)
{
	return (atomic_load(&counts_shared->restarts));
}

int64_t
counts_last_commit(void)
{
	return (atomic_load(&counts_shared->committed));
}

bool
counts_failing(void)
{
	return (atomic_load(&counts_shared->failing));
}

void
counts_each_request(void (*call)(const char *, int, int64_t, void *),
    void *arg)
{
	const char	*route;
	int64_t		 count;
	size_t		 row, column;

	for (row = 0; row < ROUTES; row++) {
		route = atomic_load(&counts_shared->routes[row]);
		for (column = 0; route != NULL && column < STATUSES; column++) {
			count = sum(&counts_own->requests[row][column]);
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

	limits = counts_limits(h, &to->bucket_count);
	for (below = 0, i = 0; i < to->bucket_count; i++) {
		below += sum(&counts_own->buckets[h][i]);
		to->up_to[i] = limits[i];
		to->count[i] = below;
	}
	to->sum = sum(&counts_own->sums[h]);
}
