/*
 * The days of a week of the calendar as columns: events of several days have
 * the same row on each, so that they are bars, and the others stand below.
 */
#ifndef ALMANAC_LANES_H
#define ALMANAC_LANES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LANES_WEEK	7	/* days */
#define LANES_ROWS	50	/* at most */

/* An event as the calendar shows it. Days are days since 1970. */
struct shown {
	const char	*title;
	const char	*address;
	const char	*time;
	const char	*state;
	const char	*until;		/* "": one day */
	const char	*tone;
	int64_t		 first;		/* of its days */
	int64_t		 last;
	bool		 all_day;
	bool		 featured;
	bool		 bar;		/* all day, or of several days */
};

struct lanes {
	/* NULL: a gap beside a bar. */
	const struct shown	*at[LANES_WEEK][LANES_ROWS];
	int			 count[LANES_WEEK];	/* of its rows */
	int			 hidden[LANES_WEEK];	/* without a row */
};

/*
 * The week from the day `from` with at most that many rows a day, of which bars
 * take at most `bars`. Events are in the order in which they get a row.
 */
void	lanes_fill(struct lanes *, const struct shown *, size_t count,
	    int64_t from, int rows, int bars);

#endif
