/*
 * What whoever runs the service asks it, on an address of its own (contract
 * section 20):
 *
 *	/healthz	it is alive
 *	/readyz		all workers are up and it can read and write its
 *			database; else 503 and why
 *	/metrics	what it counts, as Prometheus reads it
 *
 * GET and HEAD alone.  The guard and its limits are the same as for everybody;
 * there are no credentials, and no page of another site may read the answers.
 */
#ifndef ALMANAC_OPERATIONS_H
#define ALMANAC_OPERATIONS_H

#include <stdbool.h>
#include <stddef.h>

struct buf;
struct client;
struct db;
struct request;

/* The connection that reads; in a worker. */
void	 operations_start(struct db *);

/*
 * Makes job.request of the message, in job.arena.  False: the answer follows
 * when the prober is done with the job.
 */
bool	 operations_answer(struct client *);

/* It is: job.trouble says why the service is not ready, if it is not. */
void	 operations_probed(struct client *);

/* In the places of reply_head() and account_request(). */
void	 operations_head(const struct request *, struct buf *);
void	 operations_account(const struct client *, size_t bytes);

#endif
