/*
 * Stores events, venues and organizers, and all data derived from them. Check
 * db_failed() afterwards.
 */
#ifndef ALMANAC_RECORD_SAVE_H
#define ALMANAC_RECORD_SAVE_H

#include "calendar/record.h"

struct request;

/*
 * record_add() inserts a new record, record_save() replaces a stored one. The
 * argument is the head of a complete record.
 */
void	record_add(struct request *, const struct record_head *);

/*
 * Events lose a venue or organizer that moves to the trash (rule 19.6).
 */
void	record_save(struct request *, const struct record_head *);

/*
 * Stores only another status. The record keeps its links, also in the trash.
 */
void	record_save_status(struct request *, const struct record_head *);

/*
 * Deletes the record permanently. Its links are deleted, and its children lose
 * their parent.
 */
void	record_purge(struct request *, const struct record_head *);

#endif
