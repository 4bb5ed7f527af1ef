/*
 * Organizers on their way from what a request sends into the database (contract
 * section 12.4).
 */
#ifndef ALMANAC_ORGANIZER_CHANGE_H
#define ALMANAC_ORGANIZER_CHANGE_H

#include "calendar/record_access.h"
#include "calendar/record_change.h"
#include "calendar/organizer.h"

struct request;
struct organizer_fields;

/* What the fields hold of what all records have. */
struct record_sent	organizer_sent(const struct organizer_fields *);

/*
 * Makes an organizer of the fields, or finds an equal one (11.5).  0, or the
 * status of a refusal.
 */
int	organizer_make(struct request *, const struct organizer_fields *,
	    struct organizer *);

/*
 * Changes a stored organizer that the caller may change, stores it and shows
 * it.  Returns the status of the answer.
 */
int	organizer_revise(struct request *, struct organizer *,
	    const struct organizer_fields *);

/*
 * Steps 8 to 10 of a write (contract section 3): 0, or the status of a refusal.
 * `sent`: what an update sends, or NULL.
 */
int	organizer_refuse_write(struct request *, const struct organizer *,
	    enum record_right, const struct record_sent *sent);

#endif
