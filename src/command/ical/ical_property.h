/*
 * A line of an iCalendar or of vCalendar 1.0, as libical reads it: without the
 * encodings that only vCalendar 1.0 has, and without escapes that RFC 5545 does
 * not know.
 */
#ifndef ALMANAC_ICAL_PROPERTY_H
#define ALMANAC_ICAL_PROPERTY_H

#include <stdbool.h>
#include <stddef.h>

#include "command/ical/ical_charset.h"

struct arena;
struct buf;

/* An unfolded line. */
struct property {
	const char	*line;
	const char	*value;		/* after the colon, or the end */
	const char	*end;
	bool		 quoted;	/* ENCODING=QUOTED-PRINTABLE */
	char		 charset[CHARSET_NAME];	/* CHARSET, or "" */
};

void	property_read(struct property *, const char *line, size_t length);

/*
 * Appends the line. `converted`: it is UTF-8, whatever CHARSET says. Uses the
 * arena for scratch. Returns false if its charset is unknown.
 */
bool	property_write(struct buf *, struct arena *, const struct property *,
	    bool converted);

#endif
