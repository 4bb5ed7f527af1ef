/*
 * The way to a row that is far from the first one, along the counters of a
 * list (store/lists/event_counts.h).
 */
#ifndef ALMANAC_EVENT_WALK_H
#define ALMANAC_EVENT_WALK_H

#include "store/lists/event_range.h"

/*
 * The first second of the day that row `offset` of the range begins on, and
 * how many of its rows begin before that day: none or fewer where the range
 * begins within the day.  False: there are not that many.  Ends may have a
 * bound on one side alone, until.
 */
bool	event_walk(struct db *, struct arena *, int64_t list,
	    const struct event_range *, int64_t offset, int64_t *start,
	    int64_t *passed);

#endif
