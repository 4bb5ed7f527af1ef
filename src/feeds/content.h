/*
 * Content lines of iCalendar (RFC 5545 section 3.1): folded at 75 octets, but
 * never inside of a character, and ended by CRLF.
 *
 *	content_begin(&line, to, "ORGANIZER");
 *	content_parameter(&line, "CN", "Ada \"the first\"");
 *	content_value(&line, "mailto:ada@example.org");
 *	content_end(&line);
 *
 * Control characters that have no place in a line are left out, so nothing
 * that is written can end it.
 */
#ifndef ALMANAC_CONTENT_H
#define ALMANAC_CONTENT_H

#include <stdbool.h>
#include <stddef.h>

struct buf;

struct content {
	struct buf	*to;
	size_t		 column;	/* octets in the last fold */
	bool		 valued;	/* behind the colon */
};

void	content_begin(struct content *, struct buf *, const char *name);

/* In quotes where they are needed, with the escapes of RFC 6868. */
void	content_parameter(struct content *, const char *name,
	    const char *text);

/* As it is, such as a date or an address. */
void	content_value(struct content *, const char *);

/* A TEXT (section 3.3.11), or one more of a list. */
void	content_text(struct content *, const char *);

void	content_end(struct content *);

/* A whole line; the text of the second is a TEXT. */
void	content_line(struct buf *, const char *name, const char *value);
void	content_text_line(struct buf *, const char *name, const char *text);

#endif
