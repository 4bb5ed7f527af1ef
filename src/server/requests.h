/*
 * Serves requests: reads in the event loop if that is quick, otherwise on
 * another thread (slow.h); writes in the writer's thread.
 */
#ifndef ALMANAC_REQUESTS_H
#define ALMANAC_REQUESTS_H

struct http_request;

/* The handler of every request that the guard has passed to Kore. */
int	 almanac_page(struct http_request *);

/* Serves requests that have waited for the next turn (shares.h). */
void	 requests_turn(void);

/* Continues with requests that other threads have finished. */
void	 requests_finish(void);

#endif
