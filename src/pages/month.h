/* The table of a month: weeks, days and their events. */
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
	int64_t		 to;		/* after the last one */
	const char	*query;		/* filters */
};

/*
 * Adds `weekdays` and `weeks` to the content of a page; `events` is a list of
 * the API. False: not all events fit.
 */
void	month_weekdays(struct page *, const struct month *);
bool	month_weeks(struct page *, const struct month *,
	    const struct value *events);

#endif
