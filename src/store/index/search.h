/*
 * The words of a search (rules, section 22).
 */
#ifndef ALMANAC_SEARCH_H
#define ALMANAC_SEARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/index/listing.h"
#include "text/word_forms.h"

struct arena;
struct db;

struct search_word {
	const char	*text;		/* fold_search()ed */
	size_t		 length;
	bool		 excluded;

	/* Of a wide search (store/index/widen.h). */
	struct word_forms	 forms;
	size_t			 name_count;
	uint32_t		*names;	/* numbers of linked records */
};

/* A wide search also finds forms of its words and names of linked records. */
struct search {
	size_t			 count;		/* 0: the search is empty */
	struct search_word	*words;
};

/*
 * Reads the words of a search, each once, in the order of their first
 * occurrence.
 */
void	search_read(struct search *, struct arena *, const char *text);

/* The same, allocated in the arena. Returns NULL if the search is empty. */
struct search	*_Nullable search_find(struct arena *, const char *text);

/*
 * Whether each word occurs in at least one of two texts and no excluded word
 * occurs in any. The texts must be fold_search()ed, too; `other` may be NULL.
 * False when the budget is spent.
 */
bool	search_matches(struct db *, const struct search *, const char *text,
	    const char *_Nullable other);

#endif
