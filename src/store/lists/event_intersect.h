/*
 * Events that are in several sets, found by a look at those of the smallest.
 */
#ifndef ALMANAC_EVENT_INTERSECT_H
#define ALMANAC_EVENT_INTERSECT_H

#include "store/lists/event_selection.h"

void	event_intersect(struct db *, struct arena *,
	    const struct event_selection *, struct event_places *);

#endif
