/*
 * A text with markup, as libxml2's HTML parser reads it; private to html*.c.
 */
#ifndef ALMANAC_HTML_PARSE_H
#define ALMANAC_HTML_PARSE_H

#include <stddef.h>

struct arena;

/*
 * Names are in lower case. Attributes are an array of names and values that
 * ends with NULL, or NULL; the value of an attribute without one is NULL. Text
 * comes in pieces. Entities are as written.
 */
struct html_events {
	void	(*start)(void *, const char *name, const char **attributes);
	void	(*end)(void *, const char *name);
	void	(*text)(void *, const char *, size_t);
};

/*
 * Every start is followed by its end, correctly nested. An unfinished or too
 * deeply nested tag or comment, and everything after it, is text. Takes linear
 * time.
 */
void	html_parse(struct arena *, const char *text, const struct html_events *,
	    void *to);

#endif
