/* "Did you mean ...?" on the page of a search that finds nothing. */
#ifndef ALMANAC_SUGGESTION_H
#define ALMANAC_SUGGESTION_H

#include <stdint.h>

struct page;
struct page_calendar_params;

#define SUGGESTION_NEVER	INT64_MAX	/* as the last day: no end */

/*
 * Adds `suggestion` to the content of a page: a link to the same view with the
 * search spelled another way. Adds it only if that search finds events from day
 * `first` to day `last`. `view` has the parameters of the view. Returns 0, or
 * the status of an error answer.
 */
int	 suggestion_add(struct page *, const struct page_calendar_params *,
	    int64_t first, int64_t last, const char *view)
	    __attribute__((warn_unused_result));

#endif
