/*
 * Events found by a look at themselves: those that lists do not have, and
 * those that are asked for by what lists do not know.  The inside of
 * store/lists/event_query.h.
 */
#ifndef ALMANAC_EVENT_SCAN_H
#define ALMANAC_EVENT_SCAN_H

#include <stdbool.h>

struct arena;
struct db;
struct event_filter;
struct event_places;
struct list_page;

/* The answer to any filter. */
void	event_scan_page(struct db *, struct arena *,
	    const struct event_filter *, struct list_page *);

/*
 * All that the filter lets through and that lists do not have: what is not
 * published, and with a filter by what they hide, for a caller who may edit
 * some, events with a password.  In the order of event_place_compare().
 */
void	event_scan_aside(struct db *, struct arena *,
	    const struct event_filter *, struct event_places *);

/* Whether there may be events with a password that the caller may edit. */
bool	event_scan_opens(const struct event_filter *);

#endif
