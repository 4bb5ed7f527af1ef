/*
 * The one thread of a worker that writes.
 *
 * It runs queued requests in one transaction, together with those that arrive
 * meanwhile, up to limits of time and memory, and returns them when the commit
 * is on disk or has failed. Until then no other thread may touch a job.
 * Callers, told apart by their credentials, take turns: a caller with many
 * requests delays only itself.
 *
 * Between transactions, and every second, it publishes scheduled events that
 * are due.
 */
#ifndef ALMANAC_WRITER_H
#define ALMANAC_WRITER_H

#include <stdbool.h>

struct db;
struct job;
struct site;

/* The thread owns the connection from now on. `wake` is an eventfd. */
void		 writer_start(struct db *, const struct site *, int wake);

/*
 * Whether a job's caller has written before, with valid credentials. Only jobs
 * with valid credentials should be queued.
 */
bool		 writer_knows(const struct job *);

/* False: too many jobs are queued, in all or of this caller. */
bool		 writer_put(struct job *);

/* For jobs that others have limited already. */
void		 writer_put_always(struct job *);

/* The finished jobs, oldest first, or NULL. */
struct job	*_Nullable writer_take(void);

/* Finishes queued jobs, then ends the thread and closes its connection. */
void		 writer_stop(void);

#endif
