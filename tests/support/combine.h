/*
 * Random lists that the rules allow: any filters, order and page. The same seed
 * gives the same lists, for `make bench` and for comparison with naive answers
 * (tests/support/naive_lists.h).
 *
 * Records and words are placeholders, which the caller replaces: @ with a
 * letter and a number from 0; e event, r series, v venue, o organizer, c
 * category, t tag, w word, most frequent first.
 */
#ifndef ALMANAC_COMBINE_H
#define ALMANAC_COMBINE_H

#include <stdint.h>

struct random;

/* The number of records of each kind. */
struct combine_scene {
	int64_t	 now;		/* the site's clock */
	int64_t	 events, venues, organizers, categories, tags, words;
	int64_t	 series;	/* 0: lists do not ask for them */
};

#define COMBINE_QUERY	512

struct combination {
	const char	*list;		/* "events" */
	char		 query[COMBINE_QUERY];	/* "tags=@t3&order=desc" */
	int64_t		 page, per_page;
};

void	combine(struct combination *, struct random *,
	    const struct combine_scene *);

#endif
