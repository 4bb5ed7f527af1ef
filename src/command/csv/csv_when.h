/* Dates and times in the cells of a CSV file (38.24). */
#ifndef ALMANAC_CSV_WHEN_H
#define ALMANAC_CSV_WHEN_H

#include <stdbool.h>
#include <stdint.h>

/* What 3/4/2027 means. */
enum csv_order {
	CSV_UNDECIDED,
	CSV_DAY_FIRST,
	CSV_MONTH_FIRST
};

#define CSV_NO_TIME	(-1)

struct csv_when {
	int64_t	 day;			/* since 1970-01-01 */
	int	 time, until;		/* seconds, or CSV_NO_TIME */
	bool	 has_offset;
	int	 offset;		/* minutes to add to UTC */
};

/* Reads a date that may have a time. False: it is none. */
bool	csv_read_day(const char *text, enum csv_order, struct csv_when *);

/* Reads a time, perhaps with another one until which it lasts. */
bool	csv_read_clock(const char *text, struct csv_when *);

/*
 * The order that a date shows: undecided if it could be both and has slashes.
 * Returns false if the order does not matter.
 */
bool	csv_day_order(const char *text, enum csv_order *);

#endif
