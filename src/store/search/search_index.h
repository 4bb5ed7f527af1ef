/*
 * The search index (rules, section 22): an entry for each event that every
 * caller may find (SEARCH_LISTED), and for no other.
 *
 * An entry is an event's times and the numbers of its words (text/words.h,
 * store/search/search_words.h). Entries are sorted by start, in blocks of
 * about a page: a window of time is read sequentially, and a change rewrites
 * one page.
 */
#ifndef ALMANAC_SEARCH_INDEX_H
#define ALMANAC_SEARCH_INDEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/listing.h"
#include "store/search/search.h"

struct arena;
struct db;

/*
 * The condition for SEARCH_LISTED: published, shown in lists, without a
 * password. `e` is the table events.
 */
#define SEARCH_LISTED \
	"e.status = 0 AND e.hide_from_listings = 0 AND e.password IS NULL"

/* Local times. */
struct search_times {
	int64_t		 start, end;
};

/*
 * The texts of event_texts, which are fold_search()ed, and in `lists` the
 * EVENT_LIST() of the event's venue, organizers and own terms.
 */
struct search_entry {
	struct search_times	 times;
	const char		*texts[SEARCH_TEXTS];
	struct list_ids		 lists;
};

/* Bounds of the local times, inclusive. */
struct search_window {
	struct list_bound	 start_from, start_until;
	struct list_bound	 end_from, end_until;
};

/* Sorted by start, end, id. */
struct search_hits {
	size_t		 count;
	int64_t		*ids;		/* in the arena */
};

/*
 * Replaces an event's entry. `old` has the times of the current entry, NULL if
 * there is none. If `entry` is NULL, the entry is removed. Call it inside a
 * write transaction. Uses the arena.
 */
void	search_index_replace(struct db *, struct arena *, int64_t event,
	    const struct search_times *old, const struct search_entry *entry);

/* The same for several events. */
struct search_change {
	int64_t			 event;
	bool			 had, has;	/* an entry: `old`, `entry` */
	struct search_times	 old;
	struct search_entry	 entry;
};

void	search_index_replace_all(struct db *, struct arena *,
	    const struct search_change *, size_t count);

/* An event whose entry gets other lists, and no other times or texts. */
struct search_links {
	int64_t			 event;
	struct search_times	 times;
	struct list_ids		 before, after;
};

/*
 * Changes the entries. Sorts the array. Do not call it while
 * search_words_full() is true.
 */
void	search_index_relink(struct db *, struct arena *, struct search_links *,
	    size_t count);

/*
 * Finds all events of the window that match the search. Call it inside a
 * transaction, whose changes it sees. After a failure or timeout db_failed() is
 * set and there are no hits. The arena needs 16 bytes a hit, 48 more for each
 * hit of the minute being sorted, and up to 16 bytes a word of the index.
 */
void	search_index_find(struct db *, struct arena *, const struct search *,
	    const struct search_window *, struct search_hits *);

/*
 * Counts events of the window by their words: for each word of an event, looks
 * up its index in `map` and, unless it is 0, increments the count at this
 * index.
 */
struct search_tally {
	const uint8_t	*map;		/* by number of the word */
	size_t		 limit;		/* of the map */
	uint32_t	*counts;
};

void	search_index_tally(struct db *, const struct search_window *,
	    const struct search_tally *);

/* Rebuilds all entries. Call it inside a write transaction. */
void	search_index_rebuild(struct db *);

/*
 * Compares all entries with the events. Calls `say` with a sentence for each
 * difference, up to `most` times. Returns the number of differences. Call it
 * inside a transaction. A sentence is valid until `say` returns.
 */
size_t	search_index_check(struct db *, size_t most,
	    void (*say)(void *context, const char *sentence), void *context);

#endif
