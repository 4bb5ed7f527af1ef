/*
 * How a read gets its answer: in the event loop where that takes no time that
 * others would notice, or else beside it (slow.h).
 */
#ifndef ALMANAC_READS_H
#define ALMANAC_READS_H

#include <stdbool.h>

struct client;
struct db;

/* The connection is that of the event loop from now on. */
void	 reads_start(struct db *);
void	 reads_stop(void);

/*
 * True: job.request is answered.  False: it is queued and comes from
 * slow_take(); the client must be parked.
 */
bool	 reads_serve(struct client *);

/* The same without an attempt; job.request need not be made yet. */
bool	 reads_serve_beside(struct client *);

#endif
