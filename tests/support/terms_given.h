/* Categories and tags for tests, and their names in lists. */
#ifndef ALMANAC_TERMS_GIVEN_H
#define ALMANAC_TERMS_GIVEN_H

#include "given.h"

/*
 * Creates a term as ed; `plural` is "categories" or "tags", `more` further
 * members, or "". Returns its id.
 */
int64_t		 given_term(const char *plural, const char *name,
		    const char *more);

/*
 * A member of each listed term: "Jazz, Music"; or the status if it is not 200.
 */
const char	*list_of(const struct outcome *, const char *plural,
		    const char *member);

struct listed {
	const char	*query;		/* after /categories? or /tags? */
	const char	*expected;	/* their names; or "400" */
};

void		 expect_listed(const char *plural, const struct listed *,
		    size_t count);

#endif
