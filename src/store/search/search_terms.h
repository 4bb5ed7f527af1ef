/*
 * The words of a search as sets of word numbers, to test entries of the search
 * index.
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
 * A word or phrase of the search. Each of its parts has a set of indexed
 * words. An event that contains the term has a word of each set. The term is
 * in doubt if the reverse is not certain, since the parts may be in different
 * places of the event: then the texts must be read.
 */
struct search_term {
	bool		 excluded;
	bool		 in_doubt;
	size_t		 set_count;	/* above 0 */
	struct word_set	*sets;
	struct word_set	 others;	/* each one suffices, without doubt */
};

struct search_terms {
	bool			 impossible;	/* no event can match */
	size_t			 count;
	struct search_term	*list;

	/*
	 * The words in doubt, for search_matches(). All words, if events may
	 * have unknown words.
	 */
	struct search		*doubts;
	bool			 always_in_doubt;	/* a term has no set */
};

/* Allocates in the arena. After a failure db_failed() is set. */
void	search_terms_make(struct search_terms *, struct db *, struct arena *,
	    const struct search *);

#endif
