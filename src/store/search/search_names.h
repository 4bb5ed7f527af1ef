/*
 * The words in the names of venues (and their cities), organizers, categories
 * and tags. Searches find events by these names (rules, section 22).
 *
 * 	search_names (kind, word, record_id)
 *
 * The table is updated in the transaction that changes the record.
 */
#ifndef ALMANAC_SEARCH_NAMES_H
#define ALMANAC_SEARCH_NAMES_H

#include <stddef.h>
#include <stdint.h>

struct arena;
struct db;
struct search;
struct visibility;

/* The values are stored, so they must not change. */
enum search_kind {
	SEARCH_VENUE,
	SEARCH_ORGANIZER,
	SEARCH_TERM
};

#define SEARCH_KINDS	3

/* Replaces the words of a record. Pass no names to remove them. */
void	search_names_set(struct db *, struct arena *, enum search_kind,
	    int64_t record, const char *const *names, size_t count);

/* Rebuilds the words of all records, inside a write transaction. */
void	search_names_rebuild(struct db *);

/*
 * Compares the words with the records, as search_index_check() does. Call it
 * inside a transaction.
 */
size_t	search_names_check(struct db *, size_t most,
	    void (*say)(void *context, const char *sentence), void *context);

/*
 * Makes a search wide: adds the forms of its words, and the lists of records
 * whose names have words that begin with them. Only records that the caller may
 * see are added. For each word and kind it reads up to SEARCH_NAMES_MOST rows
 * divided by the number of words, in alphabetical order.
 */
#define SEARCH_NAMES_MOST	6000
void	search_widen(struct db *, struct arena *, struct search *,
	    const struct visibility *);

/*
 * Calls `each` for names that have a word beginning like `word`, with that word
 * and the list of its record. Reads up to SEARCH_NAMES_MOST rows of each kind.
 * Only records that the caller may see are used.
 */
void	search_names_like(struct db *, struct arena *, const char *word,
	    const struct visibility *, void (*each)(void *context,
	    const char *word, int64_t list), void *context);

#endif
