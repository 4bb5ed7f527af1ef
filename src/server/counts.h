/*
 * Counters of the workers, in shared memory. Any worker can compute the sums,
 * and a restarted worker continues with the numbers of its predecessor.
 *
 * Each worker has its own numbers, and each number is changed by one thread
 * only, so counting needs no atomic read-modify-write.
 */
#ifndef ALMANAC_COUNTS_H
#define ALMANAC_COUNTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum count {
	COUNT_CONNECTIONS,		/* accepted */
	COUNT_CACHE_HITS,
	COUNT_CACHE_MISSES,
	COUNT_CACHE_EVICTIONS,
	COUNT_LINES_DROPPED,		/* of the request log */
	COUNT_SLOW_READERS_ENDED,
	COUNT_WRITES_FAILED,		/* by the writer's thread */
	COUNT_CHECKPOINTS,		/* by the checkpointer's thread */
	COUNT_CHECKPOINTS_FAILED,
	COUNT_ROUND_TRIPS,		/* to the database server */
	COUNT_CONNECTS,			/* to it */
	COUNT_RECONNECTS,		/* after lost connections */
	COUNT_TOTALS,

	/* Current values of a worker. They end with it. */
	COUNT_CONNECTED = COUNT_TOTALS,
	COUNT_IN_FLIGHT,
	COUNT_CACHE_BYTES,
	COUNT_UNREAD_BYTES,		/* of answers */
	COUNT_DATABASE_CONNECTIONS,	/* to the database server */
	COUNT_COUNT
};

enum histogram {
	HISTOGRAM_HIT,			/* nanoseconds of a request */
	HISTOGRAM_READ,
	HISTOGRAM_WRITE,
	HISTOGRAM_OPERATIONS,
	HISTOGRAM_COMMIT,		/* nanoseconds, writer's thread */
	HISTOGRAM_BATCH,		/* requests in a commit, likewise */
	HISTOGRAM_COUNT
};

/* Creates the memory. Call it in the parent, before the fork. */
void	 counts_share(void);

/* Call it in a worker, before it counts. */
void	 counts_start(void);

void	 counts_add(enum count, int64_t);
void	 counts_set(enum count, int64_t);
void	 counts_observe(enum histogram, int64_t value);

/* Counts an answer. The name of the route must be a static text. */
void	 counts_request(const char *route, int status);

/* For the writer: a commit with this number of requests, or a failed one. */
void	 counts_commit(size_t requests, int64_t nanoseconds);
void	 counts_failure(void);

/* For the prober: whether a test write succeeded. */
void	 counts_probe(bool done);

/* For the parent: a dead worker was replaced. */
void	 counts_restart(void);

/* Sums over all workers. */
int64_t	 counts_total(enum count);
int64_t	 counts_restarts(void);

/* Calls a function for each route and status that has been counted. */
void	 counts_each_request(void (*call)(const char *route, int status,
	    int64_t count, void *), void *);

/*
 * The upper limits of the buckets in increasing order, the last one INT64_MAX,
 * with the number of values up to each limit; and the sum of all values.
 */
#define COUNTS_BUCKETS	20

struct counts_histogram {
	size_t	 bucket_count;
	int64_t	 up_to[COUNTS_BUCKETS];
	int64_t	 count[COUNTS_BUCKETS];
	int64_t	 sum;
};
void	 counts_histogram(enum histogram, struct counts_histogram *);

/* When a write last reached the disk in any worker (clock_steady()), or 0. */
int64_t	 counts_last_commit(void);

/* Whether a commit has failed and no worker has committed since. */
bool	 counts_failing(void);

#endif
