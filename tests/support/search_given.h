/*
 * Random events with texts in many scripts for tests of the search index, and a
 * simple implementation of searches to compare with.
 */
#ifndef ALMANAC_SEARCH_GIVEN_H
#define ALMANAC_SEARCH_GIVEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/search/search_index.h"

struct arena;
struct db;
struct search;

struct given_event {
	int64_t			 id;		/* 0: no event */
	bool			 listed;
	struct search_entry	 entry;
};

/* Returns a random number below `bound`, the same sequence in every run. */
uint64_t	 given_any(uint64_t bound);

/* Returns a folded text of words, signs and spaces in many scripts. */
const char	*given_text(struct arena *);

/* Returns a search for parts of such texts. */
const char	*given_search(struct arena *);

/*
 * Stores an event in the tables and in the index. `before` is its previous
 * state.
 */
void		 given_store(struct db *, struct arena *,
		    const struct given_event *before,
		    const struct given_event *now);

/* Whether each word occurs in at least one text and no excluded word occurs. */
bool		 given_matches(const struct search *,
		    const struct search_entry *);

#endif
