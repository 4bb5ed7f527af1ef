/*
 * How an answer may look beside JSON, and who asks for it: an ending of the
 * address or its Accept (rules, section 34).
 */
#ifndef ALMANAC_FORMAT_H
#define ALMANAC_FORMAT_H

#include "http/table.h"

struct arena;

/* "text/calendar" */
const char	*format_type(enum format);

/* The same for Content-Type, with a charset. */
const char	*format_content_type(enum format);

/* ".ics"; NULL: Accept alone asks for it. */
const char	*format_ending(enum format);

/*
 * The text of a path without the ending of a format, which it tells; one slash
 * behind it does not count. NULL: it has none.
 */
const char	*_Nullable format_cut(struct arena *, const char *text,
		    enum format *);

/*
 * The one of `formats` (bits) with the highest weight in Accept, the first of
 * equals, where that is above JSON's; else JSON.
 */
enum format	 format_choose(unsigned formats, const char *accept);

#endif
