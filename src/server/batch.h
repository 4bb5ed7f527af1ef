/*
 * What a writer does with a batch of jobs: one transaction, whatever becomes of
 * each of them.
 */
#ifndef ALMANAC_BATCH_H
#define ALMANAC_BATCH_H

#include <stdbool.h>

struct db;
struct job;
struct jobs;
struct site;

/* The connection stays the caller's, but is the batches' until the end. */
void	batch_start(struct db *, const struct site *);
void	batch_end(void);

/*
 * Runs them in the order of the batch.  When it returns, what they have done is
 * on disk, or their answers and `trouble` say that it is not.  `next` gives the
 * job behind one, or NULL, and may append to the batch meanwhile, or take off
 * what is behind that job.
 */
void	batch_run(struct jobs *,
	    struct job *(*next)(struct jobs *, struct job *));

/*
 * Stores some events as published whose time has come, if there are any, in a
 * transaction of its own.  False: there are none, or it has failed, and may be
 * tried again later.
 */
bool	batch_publish(void);

#endif
