/*
 * Threads for slow reads and for parsing long bodies. They have a lower
 * priority than the event loop.
 *
 * They take the oldest job of the address that the fewest threads serve, of
 * several in turns, and leave one thread to addresses whose reads end in time.
 * Another address can have only so many jobs in the queue. If the queue is full, a
 * job of an address with fewer displaces the newest job of the one with most.
 * After a slow read of an address, its next reads of that kind go straight to
 * the queue for a while, or until one of them was quick: it cannot block the
 * event loop by trying.
 */
#ifndef ALMANAC_SLOW_H
#define ALMANAC_SLOW_H

#include <stdbool.h>

struct db;
struct job;

/* Starts a thread on each connection. `wake` is an eventfd. */
void		 slow_start(struct db *const *, unsigned count, int wake);

/*
 * Notes that this read is slow; whether reads of the same address and kind
 * (job->brief) are expected to be slow. Only for the event loop.
 */
void		 slow_remember(const struct job *);
bool		 slow_expected(const struct job *);

/*
 * Queues a job. It belongs to the threads until slow_take() returns it, or
 * writer_take() if it turns out to write. False: the queue is full. A displaced
 * job is returned by slow_take() too, without a request.
 */
bool		 slow_put(struct job *);

/* The finished jobs, oldest first, or NULL. */
struct job	*_Nullable slow_take(void);

/* Ends the threads and closes their connections. Queued jobs are dropped. */
void		 slow_stop(void);

#endif
