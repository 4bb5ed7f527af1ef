/*
 * Splits an iCalendar into components and limits them before libical parses
 * them. A part that exceeds a limit is left out and reported with its line
 * number.
 */
#ifndef ALMANAC_ICAL_SPLIT_H
#define ALMANAC_ICAL_SPLIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct report;

/*
 * Texts of ours have at most 256 KB, and escapes in a line double this.
 * libical skips further values.
 */
#define ICAL_LINE	(512 << 10)	/* bytes, unfolded */
#define ICAL_PARAMETERS	64		/* of a line */
#define ICAL_VALUES	500		/* of a line, separated by commas */
#define ICAL_LINES	5000		/* of an event or zone, with values */
#define ICAL_COMPONENTS	100000		/* components of a file */
#define ICAL_PROPERTY	512		/* bytes of memory, roughly */
#define ICAL_PARAMETER	160		/* bytes of memory, roughly */

/* A component, or a property of the calendar. */
struct ical_piece {
	const char	*text;		/* its lines; NUL-terminated */
	int64_t		 line;		/* number of its first line */
	unsigned	 calendar;	/* in the file, from 1 */
	size_t		 size;		/* its memory when parsed, roughly */
	struct icalcomponent_impl	*parsed;	/* by ical_parse(), or
							   NULL */

	/* By ical_same.h: */
	const char	*name;		/* NULL: its UID */
	const char	*left_out;	/* why, or NULL */
	bool		 is_double;	/* another one with its UID counts */
	bool		 is_written_out;	/* one of several */
};

struct ical_pieces {
	struct ical_piece	*list;		/* in the arena */
	size_t			 count, size;
	size_t			 parsed;	/* size of those that are */
	int64_t			 unended;	/* line of a calendar, or 0 */
};

/*
 * Splits a text of ical_text(), which is overwritten and contains the pieces.
 * Of the properties of a calendar only those that are used become pieces.
 * Components without a calendar are a calendar. Returns false if there is no
 * complete one.
 */
bool	ical_split(struct ical_pieces *, struct arena *, char *text,
	    struct report *, const char *path);

/* The value of a property of this name, or NULL if the line has another one. */
const char	*_Nullable ical_line_value(const char *line, const char *name);

#endif
