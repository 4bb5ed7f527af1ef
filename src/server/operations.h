/*
 * Health and metrics, at a separate address (rules, section 36):
 *
 * 	/healthz	the process is alive
 * 	/readyz		all workers run and can read and write the database;
 * 			otherwise 503 with the reason
 * 	/metrics	counters for Prometheus
 *
 * Only GET and HEAD. The guard and its limits apply as elsewhere. There are no
 * credentials, and scripts of other sites cannot read the answers.
 */
#ifndef ALMANAC_OPERATIONS_H
#define ALMANAC_OPERATIONS_H

#include <stdbool.h>
#include <stddef.h>

struct buf;
struct client;
struct db;
struct request;

/* Call it in a worker. The connection must be able to read. */
void	 operations_start(struct db *);

/*
 * Creates job.request in job.arena. Returns false if the prober must finish
 * it.
 */
bool	 operations_answer(struct client *);

/*
 * Continues a request after the prober. job.failure is the reason why the
 * service is not ready, or NULL.
 */
void	 operations_probed(struct client *);

/* These replace reply_head() and request_log_answer(). */
void	 operations_head(const struct request *, struct buf *);
void	 operations_log(const struct client *, size_t bytes);

#endif
