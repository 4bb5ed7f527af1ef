/*
 * What the workers count, in memory that they share: any of them can tell the
 * sums, and one that is started anew goes on where the last one ended.
 *
 * Each worker has numbers of its own, so that counting is an addition, no
 * bus lock; and each number has one thread of it that changes it.
 */
#ifndef ALMANAC_COUNTS_H
#define ALMANAC_COUNTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum count {
	COUNT_CONNECTIONS,		/* that were accepted */
	COUNT_CACHE_HITS,
	COUNT_CACHE_MISSES,
	COUNT_CACHE_EVICTIONS,
	COUNT_LINES_DROPPED,		/* of the request log */
	COUNT_SLOW_READERS_ENDED,
	COUNT_WRITES_FAILED,		/* the writer's thread */
	COUNT_CHECKPOINTS,		/* the checkpointer's */
	COUNT_CHECKPOINTS_FAILED,
	COUNT_TOTALS,

	/* What a worker has now: this ends with it. */
	COUNT_CONNECTED = COUNT_TOTALS,
	COUNT_IN_FLIGHT,
	COUNT_CACHE_BYTES,
	COUNT_UNREAD_BYTES,		/* answers that wait to be read */
	COUNT_COUNT
};

enum histogram {
	HISTOGRAM_HIT,			/* nanoseconds of requests */
	HISTOGRAM_READ,
	HISTOGRAM_WRITE,
	HISTOGRAM_OPERATIONS,
	HISTOGRAM_COMMIT,		/* nanoseconds; the writer's thread */
	HISTOGRAM_BATCH,		/* requests in a commit; likewise */
	HISTOGRAM_COUNT
};

/* Makes the memory; in the parent, before the fork. */
void	 counts_share(void);

/* In a worker, before it counts. */
void	 counts_start(void);

void	 counts_add(enum count, int64_t);
void	 counts_set(enum count, int64_t);
void	 counts_observe(enum histogram, int64_t value);

/* An answer; the text lives as long as the process. */
void	 counts_request(const char *route, int status);

/* By the writer: a commit with so many requests; one that has failed. */
void	 counts_commit(size_t requests, int64_t nanoseconds);
void	 counts_failure(void);

/* By the prober: it has written something, or could not. */
void	 counts_probe(bool done);

/* The parent has started a worker in the place of one that has died. */
void	 counts_restart(void);

/* The sums. */
int64_t	 counts_total(enum count);
int64_t	 counts_restarts(void);

/* Calls for each route and status that there was an answer of. */
void	 counts_each_request(void (*call)(const char *route, int status,
	    int64_t count, void *), void *);

/*
 * In increasing order the values up to which a bucket counts, the last of them
 * INT64_MAX, each with how many were as small or smaller; then their sum.
 */
#define COUNTS_BUCKETS	20

struct counts_histogram {
	size_t	 bucket_count;
	int64_t	 up_to[COUNTS_BUCKETS];
	int64_t	 count[COUNTS_BUCKETS];
	int64_t	 sum;
};
void	 counts_histogram(enum histogram, struct counts_histogram *);

/* When a write was on disk last, of any worker: clock_steady(); 0: never. */
int64_t	 counts_last_commit(void);

/* No commit of any worker has succeeded since one has failed. */
bool	 counts_failing(void);

#endif
