/*
 * The events that a list shows (rules, sections 23 and 24). Takes a filter,
 * and returns the total and the ids of one page. Callers need not know how
 * events are found.
 */
#ifndef ALMANAC_EVENT_QUERY_H
#define ALMANAC_EVENT_QUERY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/ids.h"
#include "store/index/geo.h"
#include "store/index/listing.h"

struct arena;
struct db;

enum event_order {
	EVENT_BY_START,
	EVENT_BY_END,
	EVENT_BY_TITLE,
	EVENT_BY_DATE,
	EVENT_BY_MODIFIED,
	EVENT_BY_ID,
	EVENT_BY_RELEVANCE	/* without a search as EVENT_BY_START */
};

/* Members of a filter that keeps events whatever their flags. */
#define EVENT_ANY_FLAGS \
	.featured = -1, .ticketed = -1, .free = -1, .all_located = -1

struct event_filter {
	/* Local times in seconds since 1970, all inclusive. */
	struct list_bound	 start_from, start_until;
	struct list_bound	 end_from, end_until;
	struct list_bound	 modified_from, modified_until;	/* UTC */

	struct visibility	 visible;
	bool			 shows_hidden;	/* with hide_from_listings */
	int			 featured;	/* 1, 0, or -1 for both */
	int			 ticketed;
	int			 free;	/* of charge */
	int			 all_located;	/* geoloc: 1, 0, or -1 */
	bool			 has_parent;
	int64_t			 parent;
	int64_t			 author;	/* 0: any */
	int64_t			 series;	/* 0: any */
	bool			 hides_subsequent;	/* rule 24.10 */
	bool			 once_a_series;		/* rule 24.12: */
	int64_t			 series_from;	/* its first event that does not
						 * end before, or its last */
	struct ids		 include;
	bool			 of_import;	/* one of these, ascending: */
	struct ids		 imported;
	struct ids		 imported_series;	/* or of one of these */
	struct ids		 venues;
	struct ids		 organizers;
	struct ids		 categories;	/* and categories below */
	struct ids		 tags;
	bool			 has_circle;
	struct geo_circle	 circle;	/* around the venue */

	const char		*search;	/* rule 22.1; NULL: none */
	bool			 searches_all;	/* rule 22.4: it is wide */

	/*
	 * Set with a search that is done elsewhere: an event is also left out
	 * if the caller may not see its texts and links.
	 */
	bool			 by_content;

	/*
	 * A caller who may not edit an event with a password does not find it
	 * by the content that the password hides (rules, section 20): flags,
	 * links, texts. `reader` may edit own events; with `drafts_only`, only
	 * ones that are not released (store/status.h).
	 */
	bool			 finds_protected;	/* of all authors */
	bool			 drafts_only;

	enum event_order	 order;
	bool			 descending;
	int64_t			 offset;
	int64_t			 limit;
};

/* Call it inside a transaction. After db_failed() the page is empty. */
void	event_query(struct db *, struct arena *, const struct event_filter *,
	    struct list_page *);

#endif
