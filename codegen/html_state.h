/*
 * Where in a page's markup a template's tag stands: what may be put there, and
 * how it is escaped, follows from it.
 */
#ifndef CODEGEN_HTML_STATE_H
#define CODEGEN_HTML_STATE_H

#include <stdbool.h>

enum html_place {
	HTML_TEXT,		/* between elements */
	HTML_TAG,		/* within < >, outside quotes */
	HTML_VALUE,		/* of an attribute, within double quotes */
	HTML_COMMENT,
	HTML_STYLE,		/* the content of these elements */
	HTML_SCRIPT,
	HTML_DATA		/* of a script with type application/ld+json */
};

struct html_state {
	enum html_place	 place;
	enum html_place	 behind;	/* of a tag, when it ends */
};

/* Goes on over some markup; false: a quote that is not ". */
bool	 html_advance(struct html_state *, const char *text);

#endif
