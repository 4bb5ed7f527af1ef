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

/* Stored as published, shown in lists, without a password; `e` is events. */
#define SEARCH_LISTED \
	"e.status = 0 AND e.hide_from_listings = 0 AND e.password IS NULL"

/* Local times. */
struct search_times {
	int64_t		 start, end;
};

/*
 * Texts are those of event_texts, thus fold_search()ed; `lists` are those of its
 * venue, organizers and own terms: EVENT_LIST().
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
 * Replaces an event's entry. `old` are the times of the current entry, NULL if
 * there is none; `entry` NULL removes it. Inside a write transaction; uses the
 * arena.
 */
void	search_index_replace(struct db *, struct arena *, int64_t event,
	    const struct search_times *old, const struct search_entry *entry);

/*
 * All events of the window that match the search. Inside a transaction, of
 * which it sees the changes. After a failure or a timeout db_failed() and no
 * hits. The arena needs 16 bytes a hit, 48 more for each of those that start
 * in the same minute, and up to 16 bytes for every word of the index.
 */
void	search_index_find(struct db *, struct arena *, const struct search *,
	    const struct search_window *, struct search_hits *);

/*
 * Counts the events of the window by the words that they have: adds one to the
 * count of each word's number in `map`, which 0 leaves out.
 */
struct search_tally {
	const uint8_t	*map;		/* by number of the word */
	size_t		 limit;		/* of the map */
	uint32_t	*counts;
};

void	search_index_tally(struct db *, const struct search_window *,
	    const struct search_tally *);

/* Rebuilds all entries, inside a write transaction. */
void	search_index_rebuild(struct db *);

/*
 * Compares all entries with the events: calls `say` with a sentence for each
 * difference, up to `most`, and returns their number. Inside a transaction. A
 * sentence lives until `say` returns.
 */
size_t	search_index_check(struct db *, size_t most,
	    void (*say)(void *context, const char *sentence), void *context);

#endif
