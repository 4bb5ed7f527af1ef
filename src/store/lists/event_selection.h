/*
 * Listed events selected by several lists at once: those that are in each set,
 * and within a range of time.
 */
#ifndef ALMANAC_EVENT_SELECTION_H
#define ALMANAC_EVENT_SELECTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/event_set.h"

struct search_hits;

#define EVENT_SETS	8

struct event_selection {
	struct event_range	 range;
	size_t			 count;
	struct event_set	 sets[EVENT_SETS];
	const struct search_hits *hits;		/* of the range; NULL: any */

	struct statement	*page;		/* sent, or NULL */

	/* Set by event_selection_prepare(). */
	int64_t			 total;
	bool			 is_read;
	struct event_keys	 all;		/* if it is read */
};

/* Whether one of its sets has few events: at most so many, for a quick look. */
bool	 event_selection_few(struct db *, struct arena *,
	    const struct event_selection *, int64_t most);

/*
 * Before event_selection_prepare(): sends the statement of the only slice that
 * will be read as `page`, if that saves time. The slice reads and ends it; if
 * none is read, the caller must end it.
 */
void	event_selection_send(struct db *, struct event_selection *,
	    bool descending, int64_t offset, int64_t limit);

/*
 * Finds the total. Reads events only if counting does not suffice: one list,
 * and disjoint lists, are counted.
 */
void	event_selection_prepare(struct db *, struct arena *,
	    struct event_selection *);

/* Up to `limit` events from `offset` on, or backwards from the end. */
void	event_selection_slice(struct db *, struct arena *,
	    struct event_selection *, bool descending, int64_t offset,
	    int64_t limit, struct event_keys *);

/* Reads all of them, in their order. */
void	event_selection_read(struct db *, struct arena *,
	    struct event_selection *);

#endif
