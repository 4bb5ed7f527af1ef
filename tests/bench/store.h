/*
 * What is invented, on its way into a database as if a client had sent it, and
 * as what a client would send.
 *
 * The service's own functions make the rows, so they are what it would make;
 * what is derived of events is left to events_links_store().
 */
#ifndef ALMANAC_BENCH_STORE_H
#define ALMANAC_BENCH_STORE_H

#include <stdint.h>

struct buf;
struct invented;
struct random;
struct request;
struct scene;

/*
 * Ids follow each other. `rq` has an administrator for its caller; that what
 * is stored cannot be stored ends the program.
 */
void	store_scene(struct request *, struct random *, int64_t events,
	    struct scene *);
int64_t	store_event(struct request *, const struct invented *);

/* The same event as JSON in one line, which is published when it is sent. */
void	store_body(struct buf *, const struct invented *);

#endif
