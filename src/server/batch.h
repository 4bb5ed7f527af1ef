/*
 * What a writer does with a batch of jobs: one transaction, whatever becomes of
 * each of them.
 */
#ifndef ALMANAC_BATCH_H
#define ALMANAC_BATCH_H

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
 * job behind one, or NULL, and may append to the batch meanwhile.
 */
void	batch_run(struct jobs *,
	    struct job *(*next)(struct jobs *, const struct job *));

#endif
