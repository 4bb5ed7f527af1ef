/*
 * Dates, times and durations as calendars really write them: 2027-08-14T0818,
 * 20270814T240000, 20270814T081800+0100, P90M.
 */
#ifndef ALMANAC_ICAL_STAMP_H
#define ALMANAC_ICAL_STAMP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ical_stamp {
	int	 year, month, day;
	int	 hour, minute, second;
	bool	 has_time;
	bool	 has_offset;		/* with Z: 0 */
	int	 offset;		/* minutes east of UTC */
};

/* Returns false if the text is neither a date nor a time in any form. */
bool	ical_stamp_read(struct ical_stamp *, const char *text, size_t length);

/* Whether there is such a date and time. Hour 24 is the next midnight. */
bool	ical_stamp_exists(const struct ical_stamp *);

/*
 * Prints an existing one in the form of RFC 5545, with an offset in UTC.
 * Returns false if the year is not between 0001 and 9999.
 */
#define ICAL_STAMP	20
bool	ical_stamp_print(const struct ical_stamp *, char text[ICAL_STAMP]);

/*
 * Prints the day of one that does not exist, or the last day before it.
 * Returns false as ical_stamp_print() does.
 */
bool	ical_stamp_day(const struct ical_stamp *, char text[ICAL_STAMP]);

/*
 * Prints a duration, in the form of RFC 5545. A T may be missing: there are no
 * months, so M are minutes. Returns false if the text is not a duration.
 */
#define ICAL_DURATION	64
bool	ical_duration_print(const char *text, size_t length,
	    char to[ICAL_DURATION]);

#endif
