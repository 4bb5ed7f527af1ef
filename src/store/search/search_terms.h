/*
 * What a search asks of an event's words.
 *
 * A term is a word or phrase of the search.  For each of its parts it has a
 * set of the index's words, one of which must be among the event's where the
 * term occurs.  It is in doubt when that does not suffice, since its parts may
 * stand anywhere in the event: then the texts must be looked at.
 */
#ifndef ALMANAC_SEARCH_TERMS_H
#define ALMANAC_SEARCH_TERMS_H

#include <stdbool.h>
#include <stddef.h>

#include "store/search/word_table.h"

struct arena;
struct db;
struct search;

#define TERM_SETS	16	/* of all terms; the rest is left to the texts */

struct search_term {
	bool		 excluded;
	bool		 in_doubt;
	size_t		 set_count;	/* above 0 */
	struct word_set	*sets;
};

struct search_terms {
	bool			 impossible;	/* no event has them all */
	size_t			 count;		/* at most TERM_SETS */
	struct search_term	*list;

	/*
	 * The words of the search that are in doubt, for search_matches(); all
	 * of them where events may have unknown words.
	 */
	struct search		*doubts;
	bool			 always_in_doubt;	/* of no set at all */
};

/* In the arena.  After a failure db_failed(), and terms are missing. */
void	search_terms_make(struct search_terms *, struct db *, struct arena *,
	    const struct search *);

#endif
