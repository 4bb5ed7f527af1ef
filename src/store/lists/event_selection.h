/*
 * Listed events selected by several lists: events that are in each set, and
 * within a range of time.
 */
#ifndef ALMANAC_EVENT_SELECTION_H
#define ALMANAC_EVENT_SELECTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/event_set.h"

struct search_hits;

#define EVENT_SETS	9

struct event_selection {
	struct event_range	 range;
	size_t			 count;
	struct event_set	 sets[EVENT_SETS];
	const struct search_hits *hits;		/* in the range; NULL: any */

	struct statement	*page;		/* sent before, or NULL */

	/* Set by event_selection_prepare(). */
	int64_t			 total;
	bool			 is_read;
	struct event_keys	 all;		/* if is_read */
};

/*
 * Whether one of its sets has at most `most` events. Does not count sets of
 * many lists, so it may miss a small one.
 */
bool	 event_selection_few(struct db *, struct arena *,
	    const struct event_selection *, int64_t most);

/*
 * Call it before event_selection_prepare(). If it saves time, sends the
 * statement of the only slice that will be read, as `page`. The slice reads
 * and ends it. If no slice is read, the caller must end it.
 */
void	event_selection_send(struct db *, struct event_selection *,
	    bool descending, int64_t offset, int64_t limit);

/*
 * Finds the total. Reads events only if they cannot be counted. They can for
 * one list, and for disjoint lists.
 */
void	event_selection_prepare(struct db *, struct arena *,
	    struct event_selection *);

/*
 * Up to `limit` events from `offset`; with `descending`, counted from the end.
 */
void	event_selection_slice(struct db *, struct arena *,
	    struct event_selection *, bool descending, int64_t offset,
	    int64_t limit, struct event_keys *);

/* Reads all events, in their order. */
void	event_selection_read(struct db *, struct arena *,
	    struct event_selection *);

#endif
