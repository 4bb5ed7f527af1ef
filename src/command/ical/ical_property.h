/*
 * A line of an iCalendar or of vCalendar 1.0, as libical reads it: without the
 * encodings of texts, and without escapes that RFC 5545 does not know.
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
	bool		 is_base64;	/* ENCODING=BASE64 of a text */
	char		 charset[CHARSET_NAME];	/* CHARSET, or "" */
};

void	property_read(struct property *, const char *line, size_t length);

enum property_fault {
	PROPERTY_FINE,
	PROPERTY_CHARSET,	/* is unknown */
	PROPERTY_ENCODING	/* is not that of a text, which is left out */
};

/*
 * Appends the line. `converted`: it is UTF-8, whatever CHARSET says. Uses the
 * arena for scratch.
 */
enum property_fault	property_write(struct buf *, struct arena *,
			    const struct property *,
	    bool converted);

#endif
