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
 * Whether a request that writes may go to the writer. Otherwise reads_serve()
 * refuses it: its credentials are not valid.
 */
bool	 reads_admit(struct client *);

/* Answers that the service is busy. */
void	 reads_refuse(struct client *);

/*
 * True: job.request is answered. False: it is queued, and slow_take() returns
 * it; the client must be parked.
 */
bool	 reads_serve(struct client *);

/* The same without an attempt in the event loop; job.request may be missing. */
bool	 reads_serve_beside(struct client *);

#endif
