/* Lists of events, compared by their titles. */
#ifndef ALMANAC_TITLES_H
#define ALMANAC_TITLES_H

#include "given.h"

struct titles {
	const char	*query;		/* after the ?, without per_page */
	const char	*expected;	/* "E5 E1 E2"; "400": the status */
};

/* The titles of a list, or its status if it is not 200. */
const char	*titles_of(const struct outcome *);

/* `user` NULL: anonymous. */
void		 expect_titles(const char *user, const char *query,
		    const char *expected);
void		 expect_all_titles(const char *user, const struct titles *,
		    size_t count);

#endif
