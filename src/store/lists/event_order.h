/*
 * The orders that lists of events do not stand in.
 */
#ifndef ALMANAC_EVENT_ORDER_H
#define ALMANAC_EVENT_ORDER_H

#include <stdbool.h>

#include "store/lists/event_query.h"

struct event_places;

/* Sorts places by what their events have. */
void	event_order_sort(struct db *, struct arena *, enum event_order,
	    bool descending, struct event_places *);

#endif
