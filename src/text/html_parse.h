/*
 * A text with markup, as libxml2's HTML parser reads it, and entities, by
 * libxml2's table of them; private to html*.c.
 */
#ifndef ALMANAC_HTML_PARSE_H
#define ALMANAC_HTML_PARSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

/*
 * Reports a text as the parser would, except for attributes and the ends of
 * elements that are open at the end. If it returns false, after reporting a
 * part, the text needs the parser. The output of html_allow() is always simple,
 * unless it is nested deeply.
 */
bool	html_parse_simple(const char *text, const struct html_events *,
	    void *to);

/*
 * Decodes the first character, and sets the number of its bytes. An entity
 * counts as its character. Returns HTML_UNKNOWN for an entity that the table
 * lacks.
 */
#define HTML_UNKNOWN	UINT32_MAX
size_t	html_character(const char *, size_t, uint32_t *);

/* Replaces entities by their characters. */
char	*html_decode(struct arena *, char *text);

#endif
