/*
 * Threads for slow reads and for parsing long bodies. They have a lower
 * priority than the event loop.
 *
 * They take the oldest job of the address that the fewest threads serve; of
 * several such addresses, that of the one that has used least time lately. One
 * thread is reserved for addresses whose reads are short, and for short bodies,
 * so that the values of only one long body are in memory. A read that turns out
 * to be long is begun again like those. Addresses with long reads may
 * queue only a few jobs. If the queue is full, a job of an address with fewer
 * jobs displaces the newest job of the address with most. After a slow read of
 * an address, its next reads of that kind are queued at once for a while, or
 * until one of them was quick. So they do not block the event loop.
 */
#ifndef ALMANAC_SLOW_H
#define ALMANAC_SLOW_H

#include <stdbool.h>

struct db;
struct job;

/* Starts a thread on each connection. `wake` is an eventfd. */
void		 slow_start(struct db *const *, unsigned count, int wake);

/*
 * slow_remember() notes that this read is slow. slow_expected(): whether reads
 * of the same address and kind (job->reads_one) are expected to be slow and
 * should be queued. Only for the event loop.
 */
void		 slow_remember(const struct job *);
bool		 slow_expected(const struct job *);

/*
 * Queues a job. It belongs to the threads until slow_take() returns it, or
 * writer_take() if it turns out to write. Returns false if the queue is full.
 * slow_take() also returns displaced jobs, without a request.
 */
bool		 slow_put(struct job *);

/* Returns the finished jobs, oldest first, or NULL. */
struct job	*_Nullable slow_take(void);

/*
 * Whether a job is queued, and no thread has begun with it. slow_drop() takes
 * it out, so that slow_take() returns it, without a request; it returns false
 * if a thread was faster.
 */
bool		 slow_waits(const struct job *);
bool		 slow_drop(struct job *);

/* Ends the threads and closes their connections. Queued jobs are dropped. */
void		 slow_stop(void);

#endif
