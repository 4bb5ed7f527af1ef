/*
 * Reads: in the event loop, one after the other, on a connection that does
 * nothing else.  What they find is kept for the next one while nobody writes.
 */
#ifndef ALMANAC_READER_H
#define ALMANAC_READER_H

struct db;
struct request;

/* The connection is the reader's from now on. */
void	 reader_start(struct db *);

/* Leaves the answer in the request; what has failed is logged. */
void	 reader_serve(struct request *);

void	 reader_stop(void);

#endif
