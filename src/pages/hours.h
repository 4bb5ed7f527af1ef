/*
 * Places the events of a week in a grid of hours: seven days side by side, each
 * with rows of a quarter of an hour. Events at the same time share the width of
 * the day.
 */
#ifndef ALMANAC_HOURS_H
#define ALMANAC_HOURS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "pages/lanes.h"

struct buf;

/* Events that end later than this on the next day are bars. */
#define HOURS_NIGHT	6

struct hours {
	int	 first;		/* hour */
	int	 last;		/* hour after the last row; after 24: at
				   night */
	int	 bars;		/* rows above the hours */
};

/*
 * Sets `spot` of the events of the week from the day `from`, which lanes_fill()
 * has placed. Returns false if a grid would not be readable: it has no event
 * with a time, or too many on a day or at the same time.
 */
bool	hours_fill(struct hours *, struct shown *, size_t count,
	    const struct lanes *, int64_t from);

/* Appends the CSS rules of the grid. The class of event 3 is "at-3". */
void	hours_rules(const struct hours *, const struct shown *, size_t count,
	    int64_t from, struct buf *);

#endif
