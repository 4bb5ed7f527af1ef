/*
 * Serves requests: reads in the event loop if that is quick, otherwise on
 * another thread (slow.h); writes in the writer's thread.
 */
#ifndef ALMANAC_REQUESTS_H
#define ALMANAC_REQUESTS_H

#include <stdbool.h>

struct client;
struct db;
struct http_request;

/* The event loop owns the connection from now on. */
void	 requests_start(struct db *);
void	 requests_stop(void);

/* The handler of every request that the guard has passed to Kore. */
int	 almanac_page(struct http_request *);

/*
 * Whether the body of the client's message must be received
 * (serve_needs_body()).
 */
bool	 requests_need_body(struct client *);

/* Serves requests that have waited for the next turn (shares.h). */
void	 requests_turn(void);

/* Continues with requests that other threads have finished. */
void	 requests_finish(void);

#endif
