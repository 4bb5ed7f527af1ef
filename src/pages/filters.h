/* The filters of a calendar or list, and the form to choose them. */
#ifndef ALMANAC_FILTERS_H
#define ALMANAC_FILTERS_H

#include <stddef.h>

struct page;
struct page_calendar_params;
struct value;

/* The chosen parameters of the API without dates: "tags=a&featured=1". */
const char	*filters_query(const struct page *,
		    const struct page_calendar_params *);

/* The same for the address of a feed, which finds what the pages find. */
const char	*filters_feed(const struct page *, const char *query);

/* The chosen dates of a list: "start_date=2027-03-01". */
const char	*filters_dates(const struct page *,
		    const struct page_calendar_params *);

/* Appends parameters to others. */
const char	*filters_join(const struct page *, const char *, const char *);

/* A parameter for a query, encoded; "" if its value is. */
const char	*filters_pair(const struct page *, const char *name,
		    const char *value);

/* A parameter that says what is shown: "view" and "week". */
struct kept {
	const char	*name;
	const char	*value;
};

/*
 * Adds `filters` to the content of a page. An embedded page has none: what is
 * put into the map is not shown.
 */
struct value	*filters_start(struct page *);

/*
 * Fills `filters` of the content of a page. The form keeps those parameters,
 * and the order of a list. 0, or the status of a refusal.
 */
int		 filters_form(struct page *, struct value *form,
		    const struct page_calendar_params *, const struct kept *,
		    size_t count) __attribute__((warn_unused_result));

#endif
