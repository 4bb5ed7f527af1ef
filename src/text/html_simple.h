/*
 * Markup that needs no parser; private to html*.c.
 */
#ifndef ALMANAC_HTML_SIMPLE_H
#define ALMANAC_HTML_SIMPLE_H

#include <stdbool.h>

struct html_events;

/*
 * Tells of a text just what the parser would, but for attributes and the ends
 * of what is open at the end.  False, with a part of it told: that takes the
 * parser.  What html_allow() has left is simple unless it is very deep.
 */
bool	html_parse_simple(const char *text, const struct html_events *,
	    void *to);

#endif
