/*
 * Events of a list that are still running at some time: those that begin and
 * end within two ranges that lie about a bound.  Takes a look at each event of
 * a day that may be one, and at the longer ones by their span, so the ranges
 * have to leave few of them.
 */
#ifndef ALMANAC_EVENT_ACROSS_H
#define ALMANAC_EVENT_ACROSS_H

#include <stdint.h>

#include "store/lists/event_range.h"

int64_t	event_across_count(struct db *, int64_t list,
	    const struct event_range *);

/* All of them, in their order. */
void	event_across_read(struct db *, struct arena *, int64_t list,
	    const struct event_range *, struct event_places *);

#endif
