/* Tags and entities in texts that may be plain; private to html*.c. */
#ifndef ALMANAC_HTML_TAG_H
#define ALMANAC_HTML_TAG_H

#include <stdbool.h>
#include <stddef.h>

/* What an element means for the lines of a text. */
enum html_role {
	HTML_NONE,		/* not an element */
	HTML_INLINE,
	HTML_BREAK,		/* begins a line, such as <br> and <hr> */
	HTML_BLOCK,		/* the allow-list has it */
	HTML_BOX,		/* a block that it lacks */
	HTML_CELL,
	HTML_UNSEEN		/* its content is not text */
};

/* The name is in any letter case. */
enum html_role	 html_role(const char *name, size_t length);

/*
 * The element of a complete tag at a <, all of whose attributes have values, or
 * HTML_NONE. Sets the name unless NULL.
 */
enum html_role	 html_tag(const char *, const char **name, size_t *length);

/* Whether the tag at a <, which has attributes, was cut with the text. */
bool		 html_is_cut(const char *);

/* Whether a tag of a known element, a comment or CDATA is in the text. */
bool		 html_has_tag(const char *text);

/* Whether a known entity is at an &. Sets its length. */
bool		 html_entity(const char *, size_t *length);

#endif
