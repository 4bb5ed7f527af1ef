/*
 * Which venues or organizers a list shows (rules, sections 23 and 26). Takes a
 * filter, and returns the total and the ids of one page.
 */
#ifndef ALMANAC_DIRECTORY_QUERY_H
#define ALMANAC_DIRECTORY_QUERY_H

#include <stdbool.h>
#include <stdint.h>

#include "store/index/listing.h"

struct arena;
struct db;

enum directory_kind { DIRECTORY_VENUES, DIRECTORY_ORGANIZERS };

enum directory_order_by {
	DIRECTORY_BY_NAME,
	DIRECTORY_BY_DATE,
	DIRECTORY_BY_MODIFIED,
	DIRECTORY_BY_ID
};

struct directory_filter {
	enum directory_kind	 kind;
	struct visibility	 visible;
	struct list_bound	 modified_from, modified_until;	/* UTC */
	bool			 has_event;
	int64_t			 event;		/* an event linked to it */
	int			 has_events;	/* 1, 0, or -1 for both */
	bool			 only_with_upcoming;

	/*
	 * Events with a password count only for callers who may edit them
	 * (rules, section 20): of all authors, or published ones of this
	 * author; 0: none.
	 */
	bool			 finds_protected;
	int64_t			 publisher;

	const char		*search;	/* rule 22.1; NULL: none */

	enum directory_order_by	 order;
	bool			 descending;
	int64_t			 offset;
	int64_t			 limit;
};

/* Call it inside a transaction. After db_failed() the page is empty. */
void	directory_query(struct db *, struct arena *,
	    const struct directory_filter *, struct list_page *);

#endif
