/*
 * Events of some lists within a range of time.
 */
#ifndef ALMANAC_EVENT_SET_H
#define ALMANAC_EVENT_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/event_range.h"

/* Events that are in at least one of its lists. Without lists it is empty. */
struct event_set {
	bool	 excluded;	/* events that are in none of its lists */
	bool	 disjoint;	/* no event is in two of its lists */
	bool	 by_venue;	/* only lists of venues, ascending */
	size_t	 count;
	int64_t	*lists;		/* without duplicates */
};

#define EVENT_SET_FEW	8	/* most lists that are read one by one */

/* The sum of the lengths of its lists: an event in two of them counts twice. */
int64_t	event_set_count(struct db *, struct arena *,
	    const struct event_set *, const struct event_range *);

/*
 * Reads the events of all its lists, unsorted. `count` is the result of
 * event_set_count().
 */
void	event_set_read(struct db *, struct arena *, const struct event_set *,
	    const struct event_range *, int64_t count, struct event_keys *);
void	event_set_read_all(struct db *, struct arena *,
	    const struct event_set *, const struct event_range *,
	    struct event_keys *);

/*
 * Keeps events that are in the set, or, if it is excluded, those that are not.
 * `count` is the result of event_set_count().
 */
void	event_set_filter(struct db *, struct arena *, const struct event_set *,
	    const struct event_range *, int64_t count, struct event_keys *);

/* Sorts, and removes duplicates. */
void	event_keys_sort(struct event_keys *);

#endif
