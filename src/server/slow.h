/*
 * Reads that take longer than the event loop may wait, and the reading of long
 * bodies: on threads beside it, which yield to it.
 *
 * They take what is queued in its order, but first that of addresses which none
 * of them serves, and leave one thread to addresses whose reads end in time.
 * An address has only so much of the queue.  Where a read of an address was
 * slow, the next ones of its kind go straight to the queue for a while, so that
 * it cannot take up the event loop by trying.
 */
#ifndef ALMANAC_SLOW_H
#define ALMANAC_SLOW_H

#include <stdbool.h>

struct db;
struct job;

/* Starts a thread on each connection.  `wake` is an eventfd. */
void		 slow_start(struct db *const *, unsigned count, int wake);

/*
 * A read of the client that sent this is slow; whether one was a moment ago: of
 * a single record (`brief`), or of others.  For the event loop.
 */
void		 slow_remember(const struct job *, bool brief);
bool		 slow_expected(const struct job *, bool brief);

/*
 * From now on no one else touches the job, until it comes from slow_take(), or
 * from writer_take() when it turns out to write.  False: the queue is full.
 */
bool		 slow_put(struct job *);

/* The jobs that are done, oldest first, or NULL. */
struct job	*_Nullable slow_take(void);

/* Ends the threads and their connections; what is queued gets no answer. */
void		 slow_stop(void);

#endif
