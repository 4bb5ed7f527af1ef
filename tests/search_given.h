/*
 * Events with texts of many scripts for tests of the search index, and the
 * plain meaning of a search.
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
	int64_t			 id;		/* 0: there is none */
	bool			 listed;
	struct search_entry	 entry;
};

/* A random number below `bound`, the same in every run. */
uint64_t	 given_any(uint64_t bound);

/* A text of words, signs and blanks of many scripts; folded. */
const char	*given_text(struct arena *);

/* A search for parts of such texts. */
const char	*given_search(struct arena *);

/*
 * Stores the event, in the tables of events and in the index. `before` is its
 * previous state.
 */
void		 given_store(struct db *, struct arena *,
		    const struct given_event *before,
		    const struct given_event *now);

/* Whether one of the texts has each word, and none has an excluded word. */
bool		 given_matches(const struct search *,
		    const struct search_entry *);

#endif
