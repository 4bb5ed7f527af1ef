/*
 * What a create or an update makes of a record, before it is stored: what
 * events, venues and organizers have in common.
 */
#ifndef ALMANAC_RECORD_CHANGE_H
#define ALMANAC_RECORD_CHANGE_H

#include "calendar/record.h"

struct image_ref;
struct moment;
struct request;

/* What a request sends of it; NULL: not sent. */
struct record_sent {
	const char		*name;
	const int64_t		*author;
	const struct moment	*published;
	const enum status	*status;
	const char		*description;	/* "" takes it away */
	const struct image_ref	*image;		/* an empty one, too */
	const char		*slug;
};

/* A record that does not exist yet: nothing but its defaults, id 0. */
void	record_new(struct request *, enum record_kind, struct record_head *);

/*
 * Puts what was sent over a record, but for its slug: texts (contract section
 * 7.1), publication time (6.2), status (8.1).
 */
void	record_change(struct request *, struct record_head *,
	    const struct record_sent *);

/*
 * The slug that comes of it (7.2, 8.3); the record has its id and new name.
 * `before`: the status that it had, NULL for a new one.
 */
void	record_choose_slug(struct request *, struct record_head *,
	    const enum status *before, const char *sent);

/*
 * Whether a stored record serves instead of a new one that was made of what
 * was sent (11.5): the caller may edit it, and it has the same values.
 */
bool	record_serves(struct request *, const struct record_head *stored,
	    const struct record_head *made, const struct record_sent *);

/* Likewise of a text: letter case and accents aside; "" counts as not sent. */
bool	record_text_serves(struct request *, const char *stored,
	    const char *made);

#endif
