/*
 * The events of one list (store/lists/event_lists.h) within a window of time:
 * how many there are, and any slice of them. The time that this takes does not
 * depend on the length of the list, nor on the offset.
 */
#ifndef ALMANAC_EVENT_RANGE_H
#define ALMANAC_EVENT_RANGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/event_lists.h"

struct statement;

/* Bounds of start_local and end_local, inclusive; INT64_MIN, _MAX: open. */
struct event_range {
	int64_t	 start_from, start_until;
	int64_t	 end_from, end_until;
};

/* Events by their keys; in the arena. Initialized with zeros. */
struct event_keys {
	size_t			 count, size;
	struct event_key	*list;
};

/* Appends one. */
void	event_keys_add(struct event_keys *, struct arena *,
	    const struct event_key *);

/* Empty, with room for so many. */
struct event_keys	event_keys_make(struct arena *, int64_t);

/*
 * Narrows the bounds without excluding any event; false: the range is empty.
 * The functions below need a range that was narrowed.
 */
bool	event_range_settle(struct event_range *);

int64_t	event_range_count(struct db *, int64_t list,
	    const struct event_range *);

/*
 * Sends the statement of such a slice, if it takes a single one and that saves
 * time (db_send()); otherwise NULL. event_rows_read() or db_done() must follow.
 */
struct statement	*_Nullable event_range_send(struct db *, int64_t list,
			    const struct event_range *, bool descending,
			    int64_t offset, int64_t limit);

/* Appends its rows, and ends it. */
void	event_rows_read(struct statement *, struct arena *,
	    struct event_keys *);

/* `limit` events from `offset` on, or backwards from the end. */
void	event_range_slice(struct db *, struct arena *, int64_t list,
	    const struct event_range *, bool descending, int64_t offset,
	    int64_t limit, struct event_keys *);

/*
 * All events that begin before some time and end after it, in their order. The
 * range must leave few of them.
 */
void	event_running_read(struct db *, struct arena *, int64_t list,
	    const struct event_range *, struct event_keys *);

#endif
