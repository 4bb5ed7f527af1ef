/*
 * Events of some lists within a range of time.
 */
#ifndef ALMANAC_EVENT_SET_H
#define ALMANAC_EVENT_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/event_range.h"

/* Events that are in at least one of its lists; of no list: none. */
struct event_set {
	bool	 excluded;	/* events that are in none of its lists */
	bool	 disjoint;	/* no event is in two of its lists */
	bool	 by_venue;	/* lists of venues alone, ascending */
	size_t	 count;
	int64_t	*lists;		/* each once */
};

#define EVENT_SET_FEW	8	/* lists that are read one by one */

/* The sum over its lists: an event that is in two of them counts twice. */
int64_t	event_set_count(struct db *, struct arena *,
	    const struct event_set *, const struct event_range *);

/* The events of all its lists, `count` in all, and those in no order. */
void	event_set_read(struct db *, struct arena *, const struct event_set *,
	    const struct event_range *, int64_t count, struct event_keys *);
void	event_set_read_all(struct db *, struct arena *,
	    const struct event_set *, const struct event_range *,
	    struct event_keys *);

/* Keeps those in the set, which has `count` events; if excluded, the others. */
void	event_set_filter(struct db *, struct arena *, const struct event_set *,
	    const struct event_range *, int64_t count, struct event_keys *);

/* Each once. */
void	event_keys_sort(struct event_keys *);

#endif
