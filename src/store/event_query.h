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

/* A bound that is not set leaves its side open. */
struct event_bound {
	bool		 set;
	int64_t		 value;
};

struct event_filter {
	/* Seconds since 1970 of the event's own clock, all inclusive. */
	struct event_bound	 start_from, start_until;
	struct event_bound	 end_from, end_until;
	struct event_bound	 modified_from, modified_until;	/* UTC */

	/*
	 * A scheduled event whose time has come by `now` counts as published.
	 * Unpublished ones are for their author, or for who reads all.
	 */
	unsigned		 statuses;	/* bits 1 << enum status */
	bool			 reads_all;	/* unpublished of anybody */
	int64_t			 reader;	/* own unpublished ones; 0: none */
	int64_t			 now;

	bool			 shows_hidden;	/* of hide_from_listings */
	int			 featured;	/* 1, 0, or -1 for both */
	int			 ticketed;
	int			 all_located;	/* geoloc: 1, 0, or -1 */
	bool			 has_parent;
	int64_t			 parent;
	size_t			 include_count;	/* 0: any id */
	const int64_t		*include;

	/*
	 * Section 9.3; NULL: none.  Who may not edit an event with a password
	 * does not find it by its texts: readers find their own, but those
	 * that `drafts_only` keeps from editing what they published.
	 */
	const char		*search;
	bool			 searches_protected;	/* those of anybody */
	bool			 drafts_only;

	enum event_order	 order;
	bool			 descending;
	int64_t			 offset;
	int64_t			 limit;
};

struct event_page {
	int64_t		 total;
	size_t		 count;
	int64_t		*ids;		/* in the arena */
};

/* Inside a transaction; after a failure db_failed() and an empty page. */
void	event_query(struct db *, struct arena *, const struct event_filter *,
	    struct event_page *);

#endif
