/*
 * Stores events, venues and organizers, and all data derived from them. Check
 * db_failed() afterwards.
 */
#ifndef ALMANAC_RECORD_SAVE_H
#define ALMANAC_RECORD_SAVE_H

#include <stdbool.h>

#include "calendar/record.h"

struct event;
struct request;

/* Folded texts of an event, for searches and for sorting. */
struct event_texts {
	const char	*title_key;
	const char	*title;
	const char	*excerpt;
	const char	*description;
};

/* Folds the texts, in the request's arena. */
struct event_texts	record_fold(struct request *, const struct event *);

/*
 * record_add() inserts a new record, record_save() replaces a stored one. The
 * argument is the head of a complete record.
 */
void	record_add(struct request *, const struct record_head *);

/* Inserts an event that has the same texts as others. */
void	record_add_like(struct request *, const struct event *,
	    const struct event_texts *);

/*
 * Events lose a venue or organizer that moves to the trash (rule 19.6).
 * Returns true if the texts by which an event is found have changed.
 */
bool	record_save(struct request *, const struct record_head *);

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
