/*
 * What lists of records have in common: whose eyes they are for, and one page.
 */
#ifndef ALMANAC_LISTING_H
#define ALMANAC_LISTING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Contract section 8.2.  A scheduled record whose time has come by `now`
 * counts as published.  Unpublished ones are for their author, or for who
 * reads all.
 */
struct visibility {
	unsigned	 statuses;	/* bits 1 << enum status */
	bool		 reads_all;	/* unpublished of anybody */
	int64_t		 reader;	/* own unpublished ones; 0: none */
	int64_t		 now;
};

/*
 * In SQL: whether a caller reads the venue or organizer of a table, by places
 * for `reads_all`, `now` and `reader`.  NULL counts as no.
 */
#define LISTING_READS(table, all, now, reader) \
	"(" all " <> 0 OR " table ".status = 0" \
	" OR (" table ".status = 1 AND " table ".published <= " now ")" \
	" OR " table ".author = NULLIF(" reader ", 0))"

/* A bound that is not set leaves its side open. */
struct list_bound {
	bool		 set;
	int64_t		 value;
};

/* Ids to choose from; `count` 0: any. */
struct list_ids {
	size_t		 count;
	const int64_t	*list;
};

/* How many there are in all, and the ids of those on the page. */
struct list_page {
	int64_t		 total;
	size_t		 count;
	int64_t		*ids;		/* in the arena */
};

#endif
