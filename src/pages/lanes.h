/*
 * Places the events of a week in seven columns, one a day. An event of several
 * days is a bar: it has the same row in each column. Other events stand below
 * the bars.
 */
#ifndef ALMANAC_LANES_H
#define ALMANAC_LANES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LANES_WEEK	7	/* days */
#define LANES_ROWS	50	/* at most */

/* Where an event is in a grid of hours, from 0 (pages/hours.h). */
struct spot {
	int	 row;			/* a quarter of an hour */
	int	 row_end;
	int	 column;
	int	 column_end;
};

/* An event in the calendar. Days are numbered from 1970-01-01, day 0. */
struct shown {
	const char	*title;
	const char	*address;
	const char	*time;
	const char	*state;
	const char	*until;		/* "" if it lasts one day */
	const char	*tone;
	int64_t		 first;		/* its first and last day */
	int64_t		 last;
	int		 start;		/* seconds from the start of `first` */
	int		 end;
	struct spot	 spot;
	bool		 all_day;
	bool		 featured;
	bool		 bar;		/* all day, or of several days */
};

struct lanes {
	/* NULL: an empty row beside a bar. */
	const struct shown	*at[LANES_WEEK][LANES_ROWS];
	int			 count[LANES_WEEK];	/* rows in use */
	int			 hidden[LANES_WEEK];	/* without a row */
};

/*
 * Places events in the week from the day `from`, in the given order. A day has
 * at most `rows` rows, of which bars take at most `bars`.
 */
void	lanes_fill(struct lanes *, const struct shown *, size_t count,
	    int64_t from, int rows, int bars);

#endif
