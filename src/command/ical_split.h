/*
 * The components of an iCalendar, one by one, and the limits that they are
 * held to before libical sees them.  What is longer is left out and reported
 * with its line number.
 */
#ifndef ALMANAC_ICAL_SPLIT_H
#define ALMANAC_ICAL_SPLIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct report;

/*
 * A text of ours has at most 256 KB, which may be escaped in a line.  The
 * number of values is libical's own limit: it passes over the others.
 */
#define ICAL_LINE	(512 << 10)	/* bytes, unfolded */
#define ICAL_PARAMETERS	64		/* of a line */
#define ICAL_VALUES	500		/* of a line, between commas */
#define ICAL_LINES	5000		/* of an event, a zone...; with values */
#define ICAL_COMPONENTS	100000		/* of a file, all of them */

/* An event, a time zone..., or a line of the calendar itself. */
struct ical_piece {
	const char	*text;		/* its lines; ends with a NUL */
	int64_t		 line;		/* number of its first one */
	unsigned	 calendar;	/* which of the file, from 1 */
};

struct ical_pieces {
	struct ical_piece	*list;		/* in the arena */
	size_t			 count, size;
};

/*
 * Splits a text, which is overwritten: the pieces lie in it.  Of the lines of
 * a calendar itself X-WR-TIMEZONE alone is one.  False: there is no calendar
 * that ends.
 */
bool	ical_split(struct ical_pieces *, struct arena *, char *text,
	    struct report *, const char *path);

#endif
