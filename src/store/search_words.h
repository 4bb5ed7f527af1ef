/*
 * The words of all events by number, as each connection knows them: a copy of
 * the table search_words, which only grows, brought up to date when it is
 * asked.  About 20 bytes a word, and 10 more where words are looked up.
 *
 * Connections that write add words.  What an undone savepoint or transaction
 * had added is forgotten with it.
 */
#ifndef ALMANAC_SEARCH_WORDS_H
#define ALMANAC_SEARCH_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/words.h"

struct arena;
struct db;
struct search_words;

/*
 * The copy of the connection, up to date with its transaction.  It lives as
 * long as the connection; numbers are right until the transaction ends.  After
 * a failure db_failed(), and some words are missing.
 */
struct search_words	*search_words(struct db *);
void			 search_words_free(struct search_words *);

/* The number of a word that has another number too, 0 if there is none. */
uint32_t	search_words_twice(struct search_words *);

/* The number of a word, 0 if there is none. */
uint32_t	search_words_find(struct search_words *, struct word);

/* The same, but new words are added, inside a write transaction. */
uint32_t	search_words_number(struct db *, struct search_words *,
		    struct word);

/*
 * Some of the words.  Few of them are in `few` alone, without a map; with a
 * map each number below `limit` has a byte in it, 1 for those in the set.  Any
 * number of 16 bits is below the limit.
 */
#define WORD_SET_FEW	4

struct word_set {
	size_t		 count;
	uint32_t	 few[WORD_SET_FEW];
	uint8_t		*map;		/* NULL: `count` is at most FEW */
	size_t		 limit;
};

/* The set of those words with `part` in them, at the place that is told. */
enum word_place {
	WORD_ANYWHERE,
	WORD_FRONT,
	WORD_BACK,
	WORD_WHOLE
};

void	search_words_with(const struct search_words *, struct arena *,
	    enum word_place, struct word part, struct word_set *);

#endif
