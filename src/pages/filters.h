/* Which events a calendar or a list shows, and the form to choose them by. */
#ifndef ALMANAC_FILTERS_H
#define ALMANAC_FILTERS_H

#include <stdint.h>

struct page;
struct page_calendar_params;

/* The API's parameters that were chosen, but for dates: "tags=a&featured=1". */
const char	*filters_query(const struct page *,
		    const struct page_calendar_params *);

/* Those of dates, of the list: "start_date=2027-03-01". */
const char	*filters_dates(const struct page *,
		    const struct page_calendar_params *);

/* A list of parameters behind another one. */
const char	*filters_join(const struct page *, const char *, const char *);

/*
 * Adds `filters` to a page's content; 0, or the status of a refusal.  `year`
 * 0: of a list.
 */
int		 filters_form(struct page *, const struct page_calendar_params *,
		    int64_t year, int64_t month);

#endif
