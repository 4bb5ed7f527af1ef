/* Encodings of texts, converted by ICU. */
#ifndef ALMANAC_ICAL_CHARSET_H
#define ALMANAC_ICAL_CHARSET_H

#include <stdbool.h>
#include <stddef.h>

struct buf;

#define CHARSET_NAME	40	/* limit of a name, in bytes */

/*
 * The encoding of bytes with a byte order mark, which has `*mark` bytes, or of
 * UTF-16 without one. Otherwise NULL.
 */
const char	*_Nullable charset_detect(const char *bytes, size_t length,
	    size_t *mark);

/* Copies the parameter "charset" of a media type; "" if there is none. */
void		 charset_of_type(char name[CHARSET_NAME], const char *type);

/*
 * Whether a text with this charset is converted: it is named and not UTF-8.
 * Servers send the names of ASCII and Latin-1 unasked, so these do not count
 * for a text that is UTF-8.
 */
bool		 charset_applies(const char *name, const char *text,
		    size_t length);

/* Appends the text in UTF-8. Returns false if the charset is unknown. */
bool		 charset_convert(struct buf *, const char *name,
		    const char *text, size_t length);

bool		 charset_is_utf8(const char *text, size_t length);

/* Appends UTF-8; all other bytes are characters of Windows-1252. */
void		 charset_fix(struct buf *, const char *text, size_t length);

#endif
