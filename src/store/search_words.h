/*
 * The words of all events by number, as each connection knows them: a copy of
 * the table search_words, which only grows, brought up to date when it is
 * asked for.
 *
 * Connections that write add words.  What an undone savepoint or transaction
 * had added is forgotten with it.
 */
#ifndef ALMANAC_SEARCH_WORDS_H
#define ALMANAC_SEARCH_WORDS_H

#include <stdint.h>

#include "store/word_table.h"

struct db;
struct search_words;

/*
 * The copy, up to date with the connection's transaction, and right until that
 * ends.  After a failure db_failed(), and some words are missing.
 */
struct word_table	*search_words(struct db *);

/* Adds a word that search_words() does not have; 0 after a failure. */
uint32_t	 search_words_add(struct db *, struct word);

/* At the end of the connection; NULL is none. */
void		 search_words_free(struct search_words *);

#endif
