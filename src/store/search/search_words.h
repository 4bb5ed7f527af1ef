/*
 * The words of all events by number, cached per connection: a copy of the table
 * search_words, which only grows. Each use reads the rows that are new.
 *
 * Writing connections add words; a rollback also removes them from the cache.
 *
 * A cache takes at most 14 MB. When it is full, no more words are numbered:
 * events with other words have the number SEARCH_WORD_UNKNOWN in the index, and
 * a search reads their texts.
 */
#ifndef ALMANAC_SEARCH_WORDS_H
#define ALMANAC_SEARCH_WORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/search/word_table.h"

struct db;

/*
 * The words as of the connection's transaction, valid until it ends. After a
 * failure db_failed(), and some words are missing.
 */
struct word_table	*search_words(struct db *);

/*
 * Sends what the next search_words() reads (db_send()). search_words_end() must
 * follow, even if that is not called.
 */
void		 search_words_send(struct db *);
void		 search_words_end(struct db *);

/*
 * Adds a word that search_words() does not have and returns its number, or
 * SEARCH_WORD_UNKNOWN when the cache is full or after a failure.
 */
#define SEARCH_WORD_UNKNOWN	0
uint32_t	 search_words_add(struct db *, struct word);

/* Whether no more words are numbered, so that events may have unknown ones. */
bool		 search_words_full(const struct word_table *);

#endif
