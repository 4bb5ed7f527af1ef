/*
 * Events found by scanning the table of events, for store/lists/event_query.c:
 * events that are in no list, and filters that lists cannot answer.
 */
#ifndef ALMANAC_EVENT_SCAN_H
#define ALMANAC_EVENT_SCAN_H

#include <stdbool.h>

struct arena;
struct db;
struct event_filter;
struct event_keys;
struct list_page;

/* Answers any filter. */
void	event_scan_page(struct db *, struct arena *,
	    const struct event_filter *, struct list_page *);

/*
 * All matching events that lists do not have, sorted by key: unpublished
 * events, and events with a password if the filter is by hidden content and the
 * caller may edit some of them.
 */
void	event_scan_unlisted(struct db *, struct arena *,
	    const struct event_filter *, struct event_keys *);

/* Whether the caller may be allowed to edit some events with a password. */
bool	event_scan_opens(const struct event_filter *);

#endif
