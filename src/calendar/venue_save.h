/*
 * Venues on their way into the database.
 */
#ifndef ALMANAC_VENUE_SAVE_H
#define ALMANAC_VENUE_SAVE_H

#include "calendar/venue.h"

struct request;

/*
 * Failures are the caller's to ask for, by db_failed().  In the trash a venue
 * is no event's any more (contract section 8.3).
 */
void	venue_insert(struct request *, const struct venue *);
void	venue_store(struct request *, const struct venue *);

/* For good: links to it end with it. */
void	venue_purge(struct request *, const struct venue *);

#endif
