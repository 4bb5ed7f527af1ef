/* The table of a month: its weeks, their days, and what is on at each. */
#ifndef ALMANAC_MONTH_H
#define ALMANAC_MONTH_H

#include <stdbool.h>
#include <stdint.h>

struct page;
struct value;

#define MONTH_WEEK	7	/* days */

struct month {
	int		 year;
	int		 number;
	int64_t		 first;		/* days since 1970 */
	int64_t		 last;
	int64_t		 from;		/* of the first week shown */
	int64_t		 to;		/* behind the last one */
	const char	*query;		/* filters */
};

/*
 * Add `weekdays` and `weeks` to a page's content; `events` are a list's.
 * False: not all of them fit.
 */
void	month_weekdays(struct page *, const struct month *);
bool	month_weeks(struct page *, const struct month *,
	    const struct value *events);

#endif
