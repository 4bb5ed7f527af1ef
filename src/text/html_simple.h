/*
 * Markup that needs no parser; private to html*.c.
 */
#ifndef ALMANAC_HTML_SIMPLE_H
#define ALMANAC_HTML_SIMPLE_H

#include <stdbool.h>

struct html_events;

/*
 * Reports a text as the parser would, except for attributes and the ends of
 * elements that are open at the end. If it returns false, after reporting a
 * part, the text needs the parser. The output of html_allow() is always simple,
 * unless it is nested deeply.
 */
bool	html_parse_simple(const char *text, const struct html_events *,
	    void *to);

#endif
