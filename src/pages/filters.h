/* The filters of a calendar or list, and the form to choose them. */
#ifndef ALMANAC_FILTERS_H
#define ALMANAC_FILTERS_H

#include <stddef.h>

struct page;
struct page_calendar_params;
struct value;

/* The chosen API parameters without dates: "tags=a&featured=1". */
const char	*filters_query(const struct page *,
		    const struct page_calendar_params *);

/*
 * The same for the address of a feed, so that the feed has the events of the
 * page.
 */
const char	*filters_feed(const struct page *, const char *query);

/* The chosen dates of a list: "start_date=2027-03-01". */
const char	*filters_dates(const struct page *,
		    const struct page_calendar_params *);

/* Joins two lists of parameters with "&". */
const char	*filters_join(const struct page *, const char *, const char *);

/* An encoded parameter, or "" if its value is empty. */
const char	*filters_pair(const struct page *, const char *name,
		    const char *value);

/* A parameter that the form keeps: "view" or "week". */
struct kept {
	const char	*name;
	const char	*value;
};

/*
 * How filters name a category or tag: by its slug, or by its id if the slug
 * consists of digits, which would be read as an id.
 */
const char	*filters_term(const struct value *term);

/* Adds the chosen filters without search and dates to a list of `kept`. */
void		 filters_keep(struct value *list,
		    const struct page_calendar_params *);

/* Adds `search`, a form that leads to the list of all coming events. */
void		 filters_search(struct page *, struct value *map,
		    const struct page_calendar_params *);

/*
 * Adds `filters` to the content of a page that is not embedded. The form keeps
 * the parameters in `kept`, the search, and the order of a list. Returns 0, or
 * the status of an error answer.
 */
int		 filters_form(struct page *,
		    const struct page_calendar_params *, const struct kept *,
		    size_t count) __attribute__((warn_unused_result));

#endif
