/*
 * Formats of an answer besides JSON. Clients request them by an ending of the
 * address or by Accept (rules, section 34).
 */
#ifndef ALMANAC_FORMAT_H
#define ALMANAC_FORMAT_H

#include "http/table.h"

struct arena;

/* "text/calendar" */
const char	*format_type(enum format);

/* Like format_type(), with a charset, for Content-Type. */
const char	*format_content_type(enum format);

/* ".ics"; NULL: it can be requested only by Accept. */
const char	*format_ending(enum format);

/*
 * Returns the path without the ending of a format (and a slash after it), and
 * sets `*format`. Returns NULL if the path has no such ending.
 */
const char	*_Nullable format_cut(struct arena *, const char *text,
		    enum format *);

/*
 * Returns the format of `formats` (bits) with the highest weight in Accept,
 * the first one if weights are equal. Returns JSON unless that weight is
 * higher than the weight of JSON.
 */
enum format	 format_choose(unsigned formats, const char *accept);

#endif
