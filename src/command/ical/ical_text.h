/* The text of an iCalendar, from the bytes of a file or an answer (38.17). */
#ifndef ALMANAC_ICAL_TEXT_H
#define ALMANAC_ICAL_TEXT_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct report;

/* Whether a calendar or an event begins in these bytes, in any encoding. */
bool	 ical_begins(const char *bytes, size_t length);

/*
 * Returns UTF-8 lines that end with LF. Each is followed by as many empty folds
 * ("\n ") as it had, so that lines can be counted. `charset` was sent with the
 * bytes, or is "". NULL: the text is too long.
 */
char	*_Nullable ical_text(struct arena *, const char *bytes, size_t length,
	    const char *charset, struct report *, const char *path);

/* Whether the last calendar of the text has an end. */
bool	 ical_is_whole(const char *text);

#endif
