/*
 * Entities, with libxml2's table of them; private to html*.c.
 */
#ifndef ALMANAC_HTML_ENTITY_H
#define ALMANAC_HTML_ENTITY_H

#include <stddef.h>
#include <stdint.h>

struct arena;

/*
 * The character at the front, or the one that an entity there stands for, and
 * how many bytes it takes up.  HTML_UNKNOWN: an entity that is not known here,
 * but may be elsewhere.
 */
#define HTML_UNKNOWN	UINT32_MAX
size_t	html_character(const char *, size_t, uint32_t *);

/* The text with the characters that its entities stand for. */
char	*html_decode(struct arena *, char *text);

#endif
