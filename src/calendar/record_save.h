/*
 * Events, venues and organizers on their way into the database, with all that
 * is derived of them. Failures are the caller's to ask for, by db_failed().
 */
#ifndef ALMANAC_RECORD_SAVE_H
#define ALMANAC_RECORD_SAVE_H

#include <stdbool.h>

#include "calendar/record.h"

struct request;

/* A new one, and one that is there; each is the head of a whole record. */
void	record_add(struct request *, const struct record_head *);

/*
 * In the trash a venue or organizer is no event's any more (rule 19.6). True:
 * the texts that an event is found by are others now.
 */
bool	record_save(struct request *, const struct record_head *);

/* For good: links and terms end with it, its children lose their parent. */
void	record_purge(struct request *, const struct record_head *);

#endif
