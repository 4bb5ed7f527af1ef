/* The filters of a calendar or list, and the form to choose them. */
#ifndef ALMANAC_FILTERS_H
#define ALMANAC_FILTERS_H

#include <stdint.h>

struct page;
struct page_calendar_params;

/* The chosen parameters of the API without dates: "tags=a&featured=1". */
const char	*filters_query(const struct page *,
		    const struct page_calendar_params *);

/* The chosen dates of a list: "start_date=2027-03-01". */
const char	*filters_dates(const struct page *,
		    const struct page_calendar_params *);

/* Appends parameters to others. */
const char	*filters_join(const struct page *, const char *, const char *);

/*
 * Adds `filters` to the content of a page. 0, or the status of a refusal.
 * `year` 0: for a list.
 */
int		 filters_form(struct page *, const struct page_calendar_params *,
		    int64_t year, int64_t month);

#endif
