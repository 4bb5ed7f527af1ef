/*
 * What a create or an update makes of a record, before it is stored: what
 * events, venues and organizers have in common, their struct record_sent.
 */
#ifndef ALMANAC_RECORD_CHANGE_H
#define ALMANAC_RECORD_CHANGE_H

#include "calendar/record.h"

struct request;

/*
 * Puts what was sent over a record, but for its slug: texts (rules, section
 * 12), publication time (rules 17.3 and 17.4), status (rules, section 17).
 */
void	record_change(struct request *, struct record_head *,
	    const struct record_sent *);

/*
 * The slug that comes of it (rules, sections 13 and 19); the record has its id
 * and new name. `before`: the status that it had, NULL for a new one.
 */
void	record_choose_slug(struct request *, struct record_head *,
	    const enum status *before, const char *sent);

#endif
