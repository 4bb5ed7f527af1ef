/*
 * The one thread of a worker that writes.
 *
 * It runs requests that are queued in one transaction, with those that come
 * meanwhile, as far as they take little time and memory, and gives them back
 * when the commit is on disk, or has failed.  Nobody touches a job in between.
 * Callers take turns, by their credentials: who sends many waits for others.
 *
 * In between, and each second, it stores as published what is due.
 */
#ifndef ALMANAC_WRITER_H
#define ALMANAC_WRITER_H

struct db;
struct job;
struct site;

/* The connection is the thread's from now on.  `wake` is an eventfd. */
void		 writer_start(struct db *, const struct site *, int wake);

void		 writer_put(struct job *);

/* The jobs that are done, oldest first, or NULL. */
struct job	*_Nullable writer_take(void);

/* Does what is queued, then ends the thread and its connection. */
void		 writer_stop(void);

#endif
