/*
 * Applies the fields that events, venues and organizers share (struct
 * record_sent) before the record is created or updated.
 */
#ifndef ALMANAC_RECORD_CHANGE_H
#define ALMANAC_RECORD_CHANGE_H

#include "calendar/record.h"

struct event_slugs;
struct request;

/*
 * Initializes a record of this kind that is not stored yet: a struct event, for
 * example, whose head this is. It has the defaults, and id 0.
 */
void	record_new(struct request *, enum record_kind, struct record_head *);

/*
 * Applies the sent fields to a record, except the slug: texts (rules, section
 * 12), publication time (rules 17.3 and 17.4), status (rules, section 17).
 */
void	record_change(struct request *, struct record_head *,
	    const struct record_sent *);

/*
 * Sets the slug (rules, sections 13 and 19) of a record that has its id and new
 * name. `before` is its previous status, or NULL for a new one. What was looked
 * up before need not be looked up again.
 */
void	record_choose_slug(struct request *, struct record_head *,
	    const enum status *before, const char *sent,
	    struct event_slugs *_Nullable);

/* What is appended to the slug of a record in the trash. */
#define RECORD_TRASHED	"__trashed"

/*
 * Finds a venue or organizer that can be reused (rule 26.1): the caller may
 * edit it, and its values are those of `new`, which is made from `fields`.
 */
bool	record_find_equal(struct request *, const struct record_head *new,
	    const struct record_sent *, const void *fields,
	    struct record_head *found);

#endif
