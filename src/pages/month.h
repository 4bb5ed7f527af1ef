/* A calendar of weeks, for a month or a single week. */
#ifndef ALMANAC_MONTH_H
#define ALMANAC_MONTH_H

#include <stdbool.h>
#include <stdint.h>

struct page;
struct shown;
struct value;

/* Days are numbered from 1970-01-01, day 0. */
struct month {
	int64_t		 first;		/* of the month or week */
	int64_t		 last;
	int64_t		 from;		/* start of the first row */
	int64_t		 to;		/* after the last row */
	int		 rows;		/* events a day (pages/lanes.h) */
	int		 bars;
	const char	*query;		/* filters */
	const struct extras *_Nullable extras;	/* of the desk's requests */
	bool		 hours;		/* of a week: as a grid
					   (pages/hours.h) */

	/*
	 * Of the desk: the caller sees all events that the query selects, with
	 * changes to each, and with these links of days.
	 */
	void		(*_Nullable show)(const struct page *,
			    const struct value *event, struct shown *);
	const char	*(*day)(const struct page *, int64_t day,
			    const char *query);
};

/*
 * The first day of the week that contains a day, by the page's language or the
 * site's setting.
 */
int64_t	 month_week(const struct page *, int64_t day);

/* Sets the days of a month, and how many events of each are shown. */
void	 month_set(struct month *, const struct page *, int year, int month);

/*
 * Adds the weeks, days and events to the content of a page. If there is no
 * event, adds a link to the next one. Returns 0, or the status of an error
 * answer.
 */
int	 month_fill(struct page *, const struct month *)
	    __attribute__((warn_unused_result));

#endif
