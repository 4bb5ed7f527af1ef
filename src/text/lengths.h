/*
 * Lengths of events that do not follow the clock, in the form of DURATION of
 * iCalendar (RFC 5545 section 3.3.6).
 */
#ifndef ALMANAC_LENGTHS_H
#define ALMANAC_LENGTHS_H

#include <stdbool.h>
#include <stdint.h>

struct zone;

/* Days on the calendar, then elapsed time. Both are 0: no such length. */
struct exact_length {
	int64_t	 days, seconds;
};

#define LENGTH_TEXT	64

/*
 * Reads "P1W", "P1DT6H" or "PT90M" in any letter case, up to a year. Returns
 * false for another text, and for no time at all.
 */
bool	length_read(struct exact_length *, const char *text);

/* Prints it in one form; "" if there is none. */
void	length_print(const struct exact_length *, char text[LENGTH_TEXT]);

bool	length_is_exact(const struct exact_length *);

/*
 * The end, as a clock time. The second of two equal clock times has no name
 * here, so the clock alone decides then. Without a zone it always does.
 */
int64_t	length_end(const struct exact_length *, int64_t start,
	    const struct zone *_Nullable);

#endif
