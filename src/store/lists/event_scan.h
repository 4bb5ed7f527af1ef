/*
 * Events found by scanning the table of events, for store/lists/event_query.c:
 * events that are in no list, and filters that lists cannot answer.
 */
#ifndef ALMANAC_EVENT_SCAN_H
#define ALMANAC_EVENT_SCAN_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct db;
struct event_filter;
struct event_keys;
struct list_ids;
struct list_page;
struct search;

/* Answers any filter. */
void	event_scan_page(struct db *, struct arena *,
	    const struct event_filter *, struct list_page *);

/*
 * Those below are for filters that lists answer except for modified_from,
 * modified_until and the order.
 */

/* Whether at most so many events were modified within the bounds. */
bool	event_scan_few(struct db *, const struct event_filter *, int64_t most);

/* Matches among these: a page, with the total, and the total alone. */
void	event_scan_modified(struct db *, struct arena *,
	    const struct event_filter *, struct list_page *);
int64_t	event_scan_count(struct db *, struct arena *,
	    const struct event_filter *);

/*
 * A page of a list with a known total, by walking an index of its order and
 * testing each event. By EVENT_BY_START it finds listed events alone.
 */
void	event_scan_walk(struct db *, struct arena *,
	    const struct event_filter *, struct list_page *);

/* Sorts some events, which match but for the time of their modification. */
void	event_scan_sort(struct db *, struct arena *,
	    const struct event_filter *, const struct list_ids *,
	    struct list_page *);

/*
 * All matching events that lists do not have, sorted by key: unpublished
 * events, events that are hidden from lists if the filter shows these, and events
 * with a password if the filter is by hidden content and the caller may edit some
 * of them.
 */
void	event_scan_unlisted(struct db *, struct arena *,
	    const struct event_filter *, struct event_keys *);

/* All matching events, sorted by key. */
void	event_scan_keys(struct db *, struct arena *,
	    const struct event_filter *, struct event_keys *);

/*
 * Keeps those that a wide search finds, sorted by key; with `listed` those alone
 * that are in the search index.
 */
void	event_scan_wide(struct db *, struct arena *, const struct search *,
	    bool listed, struct event_keys *);

/* Keeps those that are in the search index and match; sorted by key. */
void	event_scan_search(struct db *, struct arena *, struct search *,
	    struct event_keys *);

/* Whether the caller may be allowed to edit some events with a password. */
bool	event_scan_opens(const struct event_filter *);

#endif
