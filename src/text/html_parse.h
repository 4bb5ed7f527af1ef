/*
 * A text with markup, as libxml2's HTML parser reads it; private to html*.c.
 */
#ifndef ALMANAC_HTML_PARSE_H
#define ALMANAC_HTML_PARSE_H

#include <stddef.h>

struct arena;

/*
 * Names are in lower case.  Attributes are pairs of a name and a value, which
 * is NULL when there is none, with a NULL behind them, or NULL.  Text comes in
 * pieces.  Entities stand in text and values as they were written.
 */
struct html_events {
	void	(*start)(void *, const char *name, const char **attributes);
	void	(*end)(void *, const char *name);
	void	(*text)(void *, const char *, size_t);
};

/*
 * Every start has its end, in the order of nesting.  From a tag or comment that
 * never ends, or that lies too deep, all is text.  Takes linear time.
 */
void	html_parse(struct arena *, const char *text, const struct html_events *,
	    void *to);

#endif
