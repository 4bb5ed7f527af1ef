/*
 * One list of events (store/lists/event_lists.h) within a window of time: how many
 * there are, and any slice of them, in a time that does not depend on either.
 */
#ifndef ALMANAC_EVENT_RANGE_H
#define ALMANAC_EVENT_RANGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/event_lists.h"

/* Bounds of start_local and end_local, inclusive; INT64_MIN, _MAX: open. */
struct event_range {
	int64_t	 start_from, start_until;
	int64_t	 end_from, end_until;
};

/* Rows in the arena. */
struct event_places {
	size_t			 count;
	struct event_place	*list;
};

/* Appends one. */
void	event_places_add(struct event_places *, struct arena *,
	    const struct event_place *);

/*
 * Draws the bounds together as far as no event is lost; false: none is in it.
 * The others take what it has settled.
 */
bool	event_range_settle(struct event_range *);

int64_t	event_range_count(struct db *, int64_t list,
	    const struct event_range *);

/* `limit` events from `offset` on, or from the end backwards. */
void	event_range_slice(struct db *, struct arena *, int64_t list,
	    const struct event_range *, bool descending, int64_t offset,
	    int64_t limit, struct event_places *);

#endif
