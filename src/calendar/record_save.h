/*
 * Stores events, venues and organizers, and everything derived from them. Check
 * db_failed() afterwards.
 */
#ifndef ALMANAC_RECORD_SAVE_H
#define ALMANAC_RECORD_SAVE_H

#include <stdbool.h>

#include "calendar/record.h"

struct request;

/*
 * Insert a new record, or replace a stored one. The argument is the head of a
 * whole record.
 */
void	record_add(struct request *, const struct record_head *);

/*
 * In the trash a venue or organizer is no event's any more (rule 19.6). True:
 * the texts that an event is found by are others now.
 */
bool	record_save(struct request *, const struct record_head *);

/*
 * Deletes permanently. Its links are deleted, and its children lose their
 * parent.
 */
void	record_purge(struct request *, const struct record_head *);

#endif
