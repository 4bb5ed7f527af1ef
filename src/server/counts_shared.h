/*
 * The shared memory of the counts.  Theirs alone.
 */
#ifndef ALMANAC_COUNTS_SHARED_H
#define ALMANAC_COUNTS_SHARED_H

#include <stdatomic.h>

#include "server/counts.h"

#define WORKERS		256	/* Kore's numbers of them are smaller */
#define ROUTES		128	/* what is more counts as the last one */
#define STATUSES	40	/* the first is none of them */

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
	_Atomic size_t		 workers;	/* numbers that were given */
	number			 restarts;
	number			 committed;	/* clock_steady() */
	atomic_bool		 failing;
	struct own		 of[WORKERS];	/* taken when they are used */
};

extern struct shared	*counts_shared;
extern struct own	*counts_own;

/* Up to where each bucket counts. */
const int64_t	*counts_limits(enum histogram, size_t *count);

#endif
