/*
 * Entities, with libxml2's table of them; private to html*.c.
 */
#ifndef ALMANAC_HTML_ENTITY_H
#define ALMANAC_HTML_ENTITY_H

#include <stddef.h>
#include <stdint.h>

struct arena;

/*
 * The character at the front, with the number of its bytes in the text. An
 * entity at the front counts as its character. HTML_UNKNOWN: an entity that
 * this table does not know.
 */
#define HTML_UNKNOWN	UINT32_MAX
size_t	html_character(const char *, size_t, uint32_t *);

/* The text with entities replaced by their characters. */
char	*html_decode(struct arena *, char *text);

#endif
