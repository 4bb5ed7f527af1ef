/* Mail addresses (RFC 5321) and header fields of messages (RFC 5322). */
#ifndef ALMANAC_MAIL_H
#define ALMANAC_MAIL_H

#include <stdbool.h>

struct arena;

#define MAIL_ADDRESS	254	/* limit in bytes */

/* Whether the text is name@host, in printable ASCII and without quotes. */
bool		 mail_valid(const char *address);

/*
 * Encodes a text as the value of a header field (RFC 2047). The text must not
 * contain line ends.
 */
const char	*mail_encode(struct arena *, const char *text);

/* Quotes or encodes a display name, for use before an address. */
const char	*mail_name(struct arena *, const char *text);

#endif
