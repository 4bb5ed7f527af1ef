/* "Did you mean ...?" on the page of a search that finds nothing. */
#ifndef ALMANAC_SUGGESTION_H
#define ALMANAC_SUGGESTION_H

#include <stdint.h>

struct page;
struct page_calendar_params;

#define SUGGESTION_NEVER	INT64_MAX	/* of a last day */

/*
 * Adds `suggestion` to the content: a link to the same view, whose parameters
 * are `view`, with the search spelt in another way, if that finds events from
 * day `first` to day `last`. 0, or the status of a refusal.
 */
int	 suggestion_add(struct page *, const struct page_calendar_params *,
	    int64_t first, int64_t last, const char *view)
	    __attribute__((warn_unused_result));

#endif
