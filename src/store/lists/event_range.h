/*
 * The events of one list (store/lists/event_lists.h) within a window of time:
 * their number, and any slice of them. The time needed depends neither on the
 * length of the list nor on the offset.
 */
#ifndef ALMANAC_EVENT_RANGE_H
#define ALMANAC_EVENT_RANGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/event_lists.h"

struct statement;

/* Inclusive bounds of start_local and end_local. INT64_MIN, INT64_MAX: none. */
struct event_range {
	int64_t	 start_from, start_until;
	int64_t	 end_from, end_until;
};

/* Sort keys of events, in the arena. Initialize it with zeros. */
struct event_keys {
	size_t			 count, size;
	struct event_key	*list;
};

/* Appends a key. */
void	event_keys_add(struct event_keys *, struct arena *,
	    const struct event_key *);

/* Returns an empty array with room for that many. */
struct event_keys	event_keys_make(struct arena *, int64_t);

/*
 * Appends up to `limit` keys from `offset`; with `descending`, counted from the
 * end.
 */
void	event_keys_slice(struct event_keys *, struct arena *,
	    const struct event_keys *from, bool descending, int64_t offset,
	    int64_t limit);

/*
 * Narrows the bounds without excluding any event. Returns false if the range
 * is empty. Call it before the functions below.
 */
bool	event_range_settle(struct event_range *);

/*
 * Divides a range with a lower bound for ends: the events that are running at
 * this bound, which come first and are few, and those that begin after it.
 */
void	event_range_divide(const struct event_range *,
	    struct event_range *running, struct event_range *later);

int64_t	event_range_count(struct db *, int64_t list,
	    const struct event_range *);

/*
 * Sends the statement of the same slice, if it takes only one statement and
 * sending saves time (db_send()). Otherwise returns NULL. Call
 * event_rows_read() or db_done() afterwards.
 */
struct statement	*_Nullable event_range_send(struct db *, int64_t list,
			    const struct event_range *, bool descending,
			    int64_t offset, int64_t limit);

/* Appends the rows of the statement, and calls db_done(). */
void	event_rows_read(struct statement *, struct arena *,
	    struct event_keys *);

/*
 * Appends `limit` events from `offset`; with `descending`, counted from the
 * end.
 */
void	event_range_slice(struct db *, struct arena *, int64_t list,
	    const struct event_range *, bool descending, int64_t offset,
	    int64_t limit, struct event_keys *);

/*
 * Appends all events that begin before a time and end after it, in order. Few
 * events may match.
 */
void	event_running_read(struct db *, struct arena *, int64_t list,
	    const struct event_range *, struct event_keys *);

#endif
