/*
 * The order of events by how well they match a search (rules, section 23).
 */
#ifndef ALMANAC_RELEVANCE_H
#define ALMANAC_RELEVANCE_H

#include "store/index/postings.h"

struct arena;
struct db;
struct event_filter;
struct index_view;
struct list_page;
struct search;

/*
 * A page of the matches in `found` of the view. Ranks the first EVENT_RANKED
 * matches of the default order; the others follow in that order. Call it with
 * the lock.
 */
#define EVENT_RANKED	2000
void	relevance_page(struct db *, struct arena *, struct index_view *,
	    const struct event_filter *, const struct search *, struct span,
	    struct list_page *);

#endif
