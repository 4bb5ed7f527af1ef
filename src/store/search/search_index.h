/*
 * Which events a search finds (contract section 9.3), from what is derived of
 * their texts: it holds every event that anybody may find, SEARCH_LISTED, and
 * no other.
 *
 * An entry is an event's times and the numbers of its words (text/words.h,
 * store/search/search_words.h).  Entries lie in the order of their start in blocks
 * of about a page, so that a window is read at the speed of memory and a
 * change rewrites one page.
 */
#ifndef ALMANAC_SEARCH_INDEX_H
#define ALMANAC_SEARCH_INDEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/listing.h"

struct arena;
struct db;
struct search;

/* Stored as published, shown in lists, without a password; events are e. */
#define SEARCH_LISTED \
	"e.status = 0 AND e.hide_from_listings = 0 AND e.password IS NULL"

#define SEARCH_TEXTS	3	/* title, excerpt, description */

/* Start and end by the event's own clock. */
struct search_times {
	int64_t		 start, end;
};

/* Texts are those of event_texts, so fold_case()d. */
struct search_entry {
	struct search_times	 times;
	const char		*texts[SEARCH_TEXTS];
};

/* Of the local times, inclusive; what is not set is open. */
struct search_window {
	struct list_bound	 start_from, start_until;
	struct list_bound	 end_from, end_until;
};

/* In the order of start, end, id. */
struct search_hits {
	size_t		 count;
	int64_t		*ids;		/* in the arena */
};

/*
 * Puts one event's entry in the place of the one it had: `old` are the times
 * that it was put in with last, NULL when it is not in the index; `entry` NULL
 * takes it out.  Inside a write transaction; works in the arena.
 */
void	search_index_replace(struct db *, struct arena *, int64_t event,
	    const struct search_times *old, const struct search_entry *entry);

/*
 * All events of the window that the search finds.  Inside a transaction; sees
 * what it has written.  After a failure, also for lack of patience,
 * db_failed() and no hits.  In the arena are 16 bytes a hit, 48 more for those
 * that begin in the same minute, and up to 16 bytes for every word there is.
 */
void	search_index_find(struct db *, struct arena *, const struct search *,
	    const struct search_window *, struct search_hits *);

/*
 * Makes all entries anew from events and event_texts, in bulk.  Inside a write
 * transaction.
 */
void	search_index_rebuild(struct db *);

/*
 * Makes them anew and compares: calls `say` with a sentence for each
 * difference, up to `most`, and returns how many it said.  Inside a
 * transaction.  A sentence lives until `say` returns.
 */
size_t	search_index_check(struct db *, size_t most,
	    void (*say)(void *context, const char *sentence), void *context);

#endif
