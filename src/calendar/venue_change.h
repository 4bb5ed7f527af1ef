/*
 * Venues on their way from what a request sends into the database (contract
 * section 11.4).
 */
#ifndef ALMANAC_VENUE_CHANGE_H
#define ALMANAC_VENUE_CHANGE_H

#include "calendar/record_access.h"
#include "calendar/record_change.h"
#include "calendar/venue.h"

struct request;
struct venue_fields;

/* What the fields hold of what all records have. */
struct record_sent	venue_sent(const struct venue_fields *);

/*
 * Makes a venue of the fields, or finds an equal one (11.5).  0, or the status
 * of a refusal.
 */
int	venue_make(struct request *, const struct venue_fields *,
	    struct venue *);

/*
 * Changes a stored venue that the caller may change, stores it and shows it.
 * Returns the status of the answer.
 */
int	venue_revise(struct request *, struct venue *,
	    const struct venue_fields *);

/*
 * Steps 8 to 10 of a write (contract section 3): 0, or the status of a refusal.
 * `sent`: what an update sends, or NULL.
 */
int	venue_refuse_write(struct request *, const struct venue *,
	    enum record_right, const struct record_sent *sent);

#endif
