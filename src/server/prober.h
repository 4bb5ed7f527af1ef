/*
 * The thread of a worker that finds out whether the database can be written:
 * nobody else waits for a disk that does not answer.
 */
#ifndef ALMANAC_PROBER_H
#define ALMANAC_PROBER_H

struct db;
struct job;

/* The connection is the thread's from now on.  `wake` is an eventfd. */
void		 prober_start(struct db *, int wake);

/* Only its arena is of use here. */
void		 prober_put(struct job *);

/*
 * The jobs that are done, in any order, or NULL; job->trouble is NULL, or why
 * the database is not ready.
 */
struct job	*_Nullable prober_take(void);

/* Ends the thread and its connection; nothing where it was not started. */
void		 prober_stop(void);

#endif
