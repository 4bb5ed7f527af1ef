/*
 * What a search asks of the words of an entry of the search index.
 */
#ifndef ALMANAC_SEARCH_TERMS_H
#define ALMANAC_SEARCH_TERMS_H

#include <stdbool.h>
#include <stddef.h>

#include "store/search/word_table.h"

struct arena;
struct db;
struct search;

/*
 * A word or phrase of the search. For each of its parts it has a set of
 * indexed words; an event in which the term occurs has a word of each set. If
 * having these does not prove that it occurs, the term is in doubt: its parts
 * may be anywhere in the event, so the texts must be read.
 */
struct search_term {
	bool		 excluded;
	bool		 in_doubt;
	size_t		 set_count;	/* above 0 */
	struct word_set	*sets;
	struct word_set	 others;	/* each suffices, without doubt */
};

struct search_terms {
	bool			 impossible;	/* no event can match */
	size_t			 count;
	struct search_term	*list;

	/*
	 * The words that are in doubt, for search_matches(); all of them when
	 * events may have unknown words.
	 */
	struct search		*doubts;
	bool			 always_in_doubt;	/* a term has no set */
};

/* In the arena; after a failure db_failed(). */
void	search_terms_make(struct search_terms *, struct db *, struct arena *,
	    const struct search *);

#endif
