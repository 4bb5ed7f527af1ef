/*
 * Stores events, venues and organizers, and all data derived from them. Check
 * db_failed() afterwards.
 */
#ifndef ALMANAC_RECORD_SAVE_H
#define ALMANAC_RECORD_SAVE_H

#include <stdbool.h>

#include "calendar/record.h"

struct request;

/*
 * record_add() inserts a new record, record_save() replaces a stored one. The
 * argument is the head of a complete record.
 */
void	record_add(struct request *, const struct record_head *);

/*
 * Events lose a venue or organizer that moves to the trash (rule 19.6). True:
 * the texts by which an event is found have changed.
 */
bool	record_save(struct request *, const struct record_head *);

/*
 * Deletes the record permanently. Its links are deleted, and its children lose
 * their parent.
 */
void	record_purge(struct request *, const struct record_head *);

#endif
