/*
 * What a filter of events asks of lists.
 */
#ifndef ALMANAC_EVENT_SETS_H
#define ALMANAC_EVENT_SETS_H

#include "store/lists/event_selection.h"

struct event_filter;

/* The range and the sets of a selection; its hits are left alone. */
void	event_sets_read(struct db *, struct arena *,
	    const struct event_filter *, struct event_selection *);

#endif
