/*
 * Which events a list shows: a typed filter in, a total and the ids of one
 * page out (contract sections 9.4, 10.3, 10.4).
 *
 * This is the seam behind which the way of finding events may change; callers
 * know nothing of tables.
 */
#ifndef ALMANAC_EVENT_QUERY_H
#define ALMANAC_EVENT_QUERY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/geo.h"
#include "store/lists/listing.h"

struct arena;
struct db;

enum event_order {
	EVENT_BY_START,
	EVENT_BY_END,
	EVENT_BY_TITLE,
	EVENT_BY_DATE,
	EVENT_BY_MODIFIED,
	EVENT_BY_ID
};

struct event_filter {
	/* Seconds since 1970 of the event's own clock, all inclusive. */
	struct list_bound	 start_from, start_until;
	struct list_bound	 end_from, end_until;
	struct list_bound	 modified_from, modified_until;	/* UTC */

	struct visibility	 visible;
	bool			 shows_hidden;	/* of hide_from_listings */
	int			 featured;	/* 1, 0, or -1 for both */
	int			 ticketed;
	int			 all_located;	/* geoloc: 1, 0, or -1 */
	bool			 has_parent;
	int64_t			 parent;
	struct list_ids		 include;
	struct list_ids		 venues;
	struct list_ids		 organizers;
	struct list_ids		 categories;	/* and all below them */
	struct list_ids		 tags;
	bool			 has_circle;
	struct geo_circle	 circle;	/* that its venue lies in */

	const char		*search;	/* section 9.3; NULL: none */

	/*
	 * Who may not edit an event with a password finds it by what it shows
	 * (8.4): no flags, no links, no texts.  Readers may edit their own, but
	 * those that `drafts_only` keeps from editing what they published.
	 */
	bool			 finds_protected;	/* those of anybody */
	bool			 drafts_only;

	enum event_order	 order;
	bool			 descending;
	int64_t			 offset;
	int64_t			 limit;
};

/* Inside a transaction; after a failure db_failed() and an empty page. */
void	event_query(struct db *, struct arena *, const struct event_filter *,
	    struct list_page *);

#endif
