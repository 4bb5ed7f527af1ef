/*
 * The only thread of a worker that writes.
 *
 * It runs queued requests in one transaction, together with those that arrive
 * meanwhile, up to limits of time and memory. It returns them when the commit
 * is on disk or has failed. Until then no other thread may use these jobs.
 * Users take turns: a user with many requests delays only these. Of slow writes
 * of users who may not edit others' records, one of all workers at a time waits
 * for the database; the others wait here, and quick ones pass them.
 *
 * Between transactions, and every second, it does what is due (batch_attend()).
 */
#ifndef ALMANAC_WRITER_H
#define ALMANAC_WRITER_H

#include <stdbool.h>

struct db;
struct job;
struct site;

/* Tells all workers whose writes are slow. Call it before the fork. */
void		 writer_share(void);

/* The thread owns the connection from now on. `wake` is an eventfd. */
void		 writer_start(struct db *, const struct site *, int wake);

/*
 * Whether someone has written before with the same credentials, or with
 * others of the same hash; sets job->user. Call it before the job is queued. If
 * true, it may be queued unchecked. This chooses a queue only: the writer
 * checks all credentials again.
 */
bool		 writer_expects(struct job *);

/* Returns false if too many jobs are queued, in total or of this user. */
bool		 writer_put(struct job *);

/* For jobs that were already limited elsewhere. */
void		 writer_put_always(struct job *);

/* Returns the finished jobs, oldest first, or NULL. */
struct job	*_Nullable writer_take(void);

/* Like slow_waits() and slow_drop(). */
bool		 writer_waits(const struct job *);
bool		 writer_drop(struct job *);

/* Finishes queued jobs, then ends the thread and closes its connection. */
void		 writer_stop(void);

#endif
