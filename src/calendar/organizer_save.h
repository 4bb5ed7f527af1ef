/*
 * Organizers on their way into the database.
 */
#ifndef ALMANAC_ORGANIZER_SAVE_H
#define ALMANAC_ORGANIZER_SAVE_H

#include "calendar/organizer.h"

struct request;

/*
 * Failures are the caller's to ask for, by db_failed().  In the trash an
 * organizer is no event's any more (contract section 8.3).
 */
void	organizer_insert(struct request *, const struct organizer *);
void	organizer_store(struct request *, const struct organizer *);

/* For good: links to it end with it. */
void	organizer_purge(struct request *, const struct organizer *);

#endif
