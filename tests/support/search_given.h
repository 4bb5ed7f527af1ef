/*
 * Random events with texts in many scripts for tests of searches, and a
 * simple implementation of searches to compare with.
 */
#ifndef ALMANAC_SEARCH_GIVEN_H
#define ALMANAC_SEARCH_GIVEN_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct search;

/* Returns a random number below `bound`, the same sequence in every run. */
uint64_t	 given_any(uint64_t bound);

/* Returns a text of words, signs and spaces in many scripts. */
const char	*given_text(struct arena *);

/* Returns a search for parts of such texts. */
const char	*given_search(struct arena *);

/*
 * Whether each word occurs in at least one of the folded texts and no excluded
 * word occurs.
 */
bool		 given_matches(const struct search *,
		    const char *const texts[3]);

#endif
