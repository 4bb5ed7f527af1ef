/*
 * Listed events by several lists at once: in every set, in none of those that
 * are excluded, within a range of time.
 */
#ifndef ALMANAC_EVENT_SELECTION_H
#define ALMANAC_EVENT_SELECTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/event_range.h"

/* Events that are in at least one of its lists; of none if there are none. */
struct event_set {
	bool	 excluded;	/* in none of them, that is */
	bool	 disjoint;	/* no event is in two of them */
	size_t	 count;
	int64_t	*lists;		/* each once */
};

#define EVENT_SETS	8

struct search_hits;

struct event_selection {
	struct event_range	 range;
	size_t			 count;
	struct event_set	 sets[EVENT_SETS];
	const struct search_hits *hits;		/* of the range; NULL: any */

	/* By event_select(). */
	int64_t			 total;
	bool			 is_read;
	struct event_places	 all;		/* if it is read */
};

/* The sum over its lists: an event that is in two of them counts twice. */
int64_t	 event_set_count(struct db *, const struct event_set *,
	    const struct event_range *);

/*
 * Finds the total; what one list, or lists that have nothing in common, can
 * tell by themselves is not looked for event by event.
 */
void	event_select(struct db *, struct arena *, struct event_selection *);

/* Up to `limit` of a selection from `offset` on, or from its end backwards. */
void	event_selection_slice(struct db *, struct arena *,
	    const struct event_selection *, bool descending, int64_t offset,
	    int64_t limit, struct event_places *);

/* All of them, in their order. */
void	event_selection_read(struct db *, struct arena *,
	    struct event_selection *);

#endif
