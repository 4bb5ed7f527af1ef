/*
 * The position of a template's tag in the markup. It decides which values may
 * be inserted there and how they are escaped.
 */
#ifndef ALMANAC_HTML_STATE_H
#define ALMANAC_HTML_STATE_H

#include <stdbool.h>

enum html_place {
	HTML_TEXT,		/* between elements */
	HTML_TAG,		/* within < >, outside quotes */
	HTML_VALUE,		/* of an attribute, within double quotes */
	HTML_COMMENT,
	HTML_STYLE,		/* content of a style element */
	HTML_SCRIPT,		/* content of a script element */
	HTML_DATA		/* the same with type application/ld+json */
};

struct html_state {
	enum html_place	 place;
	enum html_place	 after;		/* the tag */
};

/*
 * Advances over markup. Returns false if an attribute is not in double quotes.
 */
bool	 html_advance(struct html_state *, const char *text);

#endif
