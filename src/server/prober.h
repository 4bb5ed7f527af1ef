/*
 * A worker's thread that tests whether the database can be written, so that
 * nothing else waits for a disk that does not respond.
 */
#ifndef ALMANAC_PROBER_H
#define ALMANAC_PROBER_H

struct db;
struct job;

/* The thread owns the connection from now on. `wake` is an eventfd. */
void		 prober_start(struct db *, int wake);

/* Queues a job. The thread uses only its arena, and only with a lock. */
void		 prober_put(struct job *);

/*
 * Returns the finished jobs, or NULL. job->failure is the reason why the
 * database is not ready, or NULL. Call it from time to time: after two seconds
 * a job is finished even if the database still does not answer.
 */
struct job	*_Nullable prober_take(void);

/* Ends the thread and closes its connection, if it was started. */
void		 prober_stop(void);

#endif
