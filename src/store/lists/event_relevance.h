/*
 * The order of events by how well they match a search (rules, section 23).
 */
#ifndef ALMANAC_EVENT_RELEVANCE_H
#define ALMANAC_EVENT_RELEVANCE_H

struct arena;
struct db;
struct event_filter;
struct list_page;

/*
 * Like event_query(), by EVENT_BY_RELEVANCE. Ranks the first EVENT_RANKED
 * matches of the default order; the others follow in that order.
 */
#define EVENT_RANKED	2000
void	event_relevance(struct db *, struct arena *,
	    const struct event_filter *, struct list_page *);

#endif
