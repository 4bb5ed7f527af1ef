/*
 * Markup that needs no parser; private to html*.c.
 */
#ifndef ALMANAC_HTML_SIMPLE_H
#define ALMANAC_HTML_SIMPLE_H

#include <stdbool.h>

struct buf;

/*
 * Appends the text without its tags, just as the parser would leave it.
 * False, with a part appended: that takes the parser.  What html_allow() has
 * left is simple unless it is very deep.
 */
bool	html_strip_simple(struct buf *, const char *text);

#endif
