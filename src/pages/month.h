/* A calendar of weeks: of a month, or a single week. */
#ifndef ALMANAC_MONTH_H
#define ALMANAC_MONTH_H

#include <stdint.h>

struct page;

/* Days are days since 1970. */
struct month {
	int64_t		 first;		/* of what it is about */
	int64_t		 last;
	int64_t		 from;		/* of the first week shown */
	int64_t		 to;		/* after the last one */
	int		 rows;		/* of events a day (pages/lanes.h) */
	int		 bars;
	const char	*query;		/* filters */
};

/* The first day of the week of a day, as the language counts. */
int64_t	 month_week(const struct page *, int64_t day);

/*
 * Adds the weeks, days and events to the content of a page, and where the next
 * event is if there is none. 0, or the status of a refusal.
 */
int	 month_fill(struct page *, const struct month *)
	    __attribute__((warn_unused_result));

#endif
