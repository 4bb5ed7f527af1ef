/*
 * Content lines of iCalendar (RFC 5545 section 3.1): folded at 75 octets, but
 * never within a character, and ended by CRLF.
 *
 *	content_begin(&line, to, "ORGANIZER");
 *	content_parameter(&line, "CN", "Ada \"the first\"");
 *	content_value(&line, "mailto:ada@example.org");
 *	content_end(&line);
 *
 * Control characters that are not allowed in a line are dropped, so no text can
 * end it.
 */
#ifndef ALMANAC_CONTENT_H
#define ALMANAC_CONTENT_H

#include <stdbool.h>
#include <stddef.h>

struct buf;

struct content {
	struct buf	*to;
	size_t		 column;	/* octets since the last fold */
	bool		 valued;	/* after the colon */
};

void	content_begin(struct content *, struct buf *, const char *name);

/* The text is quoted if necessary, with the escapes of RFC 6868. */
void	content_parameter(struct content *, const char *name,
	    const char *text);

/* A value without escapes, such as a date or an address. */
void	content_value(struct content *, const char *);

/* A TEXT (section 3.3.11), or the next one of a list. */
void	content_text(struct content *, const char *);

void	content_end(struct content *);

/* Writes a complete line. The value of the second function is a TEXT. */
void	content_line(struct buf *, const char *name, const char *value);
void	content_text_line(struct buf *, const char *name, const char *text);

#endif
