/*
 * The words of the names of venues, with their cities, of organizers, and of
 * categories and tags, for searches that find events by these (rules, section
 * 22):
 *
 *	search_names (kind, word, record_id)
 *
 * They are updated in the transaction that changes the record.
 */
#ifndef ALMANAC_SEARCH_NAMES_H
#define ALMANAC_SEARCH_NAMES_H

#include <stddef.h>
#include <stdint.h>

struct arena;
struct db;
struct search;
struct visibility;

/* Stored: the numbers stay. */
enum search_kind {
	SEARCH_VENUE,
	SEARCH_ORGANIZER,
	SEARCH_TERM
};

#define SEARCH_KINDS	3

/* Replaces the words of a record; without names it has none. */
void	search_names_set(struct db *, struct arena *, enum search_kind,
	    int64_t record, const char *const *names, size_t count);

/* Of all records, inside a write transaction. */
void	search_names_rebuild(struct db *);

/*
 * Compares them with the records, as search_index_check() does. Inside a
 * transaction.
 */
size_t	search_names_check(struct db *, size_t most,
	    void (*say)(void *context, const char *sentence), void *context);

/*
 * Makes the search wide: fills the forms of its words, and the lists of the
 * records that the caller may see and whose names they begin. Of each word it
 * reads up to SEARCH_NAMES_MOST divided by their number of each kind, those of
 * the first words in alphabetical order.
 */
#define SEARCH_NAMES_MOST	6000
void	search_widen(struct db *, struct arena *, struct search *,
	    const struct visibility *);

/*
 * Calls `each` with the words of names that begin as the word does, up to
 * SEARCH_NAMES_MOST of each kind, and the list of the record, which the caller
 * may see.
 */
void	search_names_like(struct db *, struct arena *, const char *word,
	    const struct visibility *, void (*each)(void *context,
	    const char *word, int64_t list), void *context);

#endif
