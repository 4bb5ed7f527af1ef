/*
 * The words of all events by number, cached per connection: a copy of the table
 * search_words. The table only grows, so each use reads the new rows.
 *
 * Writing connections add words. A rollback also removes them from the cache.
 *
 * A cache takes at most 14 MB. When it is full, no more words are numbered: an
 * event with other words has the number SEARCH_WORD_UNKNOWN in the index, and a
 * search reads its texts.
 */
#ifndef ALMANAC_SEARCH_WORDS_H
#define ALMANAC_SEARCH_WORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/search/word_table.h"

struct db;

/*
 * Returns the words as the connection's transaction sees them, valid until it
 * ends. After a failure db_failed() is set and some words are missing.
 */
struct word_table	*search_words(struct db *);

/*
 * Sends the query that the next search_words() reads (db_send()). Always call
 * search_words_end() afterwards, even without search_words().
 */
void		 search_words_send(struct db *);
void		 search_words_end(struct db *);

/*
 * Adds a word that search_words() does not contain. Returns its number, or
 * SEARCH_WORD_UNKNOWN if the cache is full or after a failure.
 */
#define SEARCH_WORD_UNKNOWN	0
uint32_t	 search_words_add(struct db *, struct word);

/* Whether the cache is full, so that events may have unknown words. */
bool		 search_words_full(const struct word_table *);

#endif
