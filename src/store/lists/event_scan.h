/*
 * Finds events by scanning the table of events, for store/lists/event_query.c:
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

/* Answers any filter. Slow for large tables. */
void	event_scan_page(struct db *, struct arena *,
	    const struct event_filter *, struct list_page *);

/*
 * The functions below need filters that lists can answer, except for
 * modified_from, modified_until and the order.
 */

/* Whether at most `most` events were modified within the bounds. */
bool	event_scan_few(struct db *, const struct event_filter *, int64_t most);

/*
 * Finds matches among events modified within the bounds: a page with the
 * total, or only the total.
 */
void	event_scan_modified(struct db *, struct arena *,
	    const struct event_filter *, struct list_page *);
int64_t	event_scan_count(struct db *, struct arena *,
	    const struct event_filter *);

/*
 * A page of a list with a known total: walks an index in its order and tests
 * each event. In order EVENT_BY_START it finds only listed events.
 */
void	event_scan_walk(struct db *, struct arena *,
	    const struct event_filter *, struct list_page *);

/*
 * Reads a page of the given events in the order of the filter. They must match
 * the filter; only the bounds of modification are still checked.
 */
void	event_scan_sort(struct db *, struct arena *,
	    const struct event_filter *, const struct list_ids *,
	    struct list_page *);

/*
 * Appends all matching events that are in no list, sorted by key: unpublished
 * events; hidden events, if the filter shows these; and events with a
 * password, if the filter is by hidden content and the caller may edit some of
 * them.
 */
void	event_scan_unlisted(struct db *, struct arena *,
	    const struct event_filter *, struct event_keys *);

/* The first listed event of each series (rule 24.10), if it matches; unsorted. */
void	event_scan_firsts(struct db *, struct arena *,
	    const struct event_filter *, struct event_keys *);

/* All matching events, sorted by key. */
void	event_scan_keys(struct db *, struct arena *,
	    const struct event_filter *, struct event_keys *);

/*
 * Keeps the events that a wide search finds, sorted by key; with `listed`,
 * only those in the search index.
 */
void	event_scan_wide(struct db *, struct arena *, const struct search *,
	    bool listed, struct event_keys *);

/* Keeps the events whose texts in the search index match; sorted by key. */
void	event_scan_search(struct db *, struct arena *, struct search *,
	    struct event_keys *);

/* Whether the caller may edit some events with a password. */
bool	event_scan_opens(const struct event_filter *);

#endif
