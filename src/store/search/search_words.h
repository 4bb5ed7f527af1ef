/*
 * The words of all events by number, as each connection knows them: a copy of
 * the table search_words, which only grows, brought up to date when it is
 * asked for.
 *
 * Connections that write add words.  What an undone savepoint or transaction
 * had added is forgotten with it.
 *
 * A copy takes at most 14 MB.  Once there are as many words as that, further
 * ones stay unknown: events with one of them are in the index with the number
 * SEARCH_WORD_UNKNOWN, and a search looks at their texts.
 */
#ifndef ALMANAC_SEARCH_WORDS_H
#define ALMANAC_SEARCH_WORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/search/word_table.h"

struct db;
struct search_words;

/*
 * The copy, up to date with the connection's transaction, and right until that
 * ends.  After a failure db_failed(), and some words are missing.
 */
struct word_table	*search_words(struct db *);

/*
 * Adds a word that search_words() does not have; its number, or
 * SEARCH_WORD_UNKNOWN when there is no room or after a failure.
 */
#define SEARCH_WORD_UNKNOWN	0
uint32_t	 search_words_add(struct db *, struct word);

/* Whether there is no room left: then events may have unknown words. */
bool		 search_words_full(const struct word_table *);

/* At the end of the connection; NULL is none. */
void		 search_words_free(struct search_words *);

#endif
