/*
 * Answers reads: in the event loop if that is quick, otherwise on another
 * thread (slow.h).
 */
#ifndef ALMANAC_READS_H
#define ALMANAC_READS_H

#include <stdbool.h>

struct client;
struct db;

/* The event loop owns the connection from now on. */
void	 reads_start(struct db *);
void	 reads_stop(void);

/*
 * True: job.request is answered. False: it is queued, and slow_take() returns
 * it; the client must be parked.
 */
bool	 reads_serve(struct client *);

/* The same without an attempt in the event loop; job.request may be missing. */
bool	 reads_serve_beside(struct client *);

#endif
