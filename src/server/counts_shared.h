/* The shared memory of the counters; private to counts*.c. */
#ifndef ALMANAC_COUNTS_SHARED_H
#define ALMANAC_COUNTS_SHARED_H

#include <stdatomic.h>

#include "server/counts.h"

#define WORKERS		256	/* more than Kore's ids */
#define ROUTES		128	/* further routes are counted in the last one */
#define STATUSES	40	/* the first is for all others */

typedef _Atomic int64_t	 number;

/* Of one worker. */
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

extern struct shared	*counts_shared;
extern struct own	*counts_own;

/* The upper limits of the buckets. */
const int64_t	*counts_limits(enum histogram, size_t *count);

#endif
