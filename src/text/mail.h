/* Mail addresses (RFC 5321) and header fields of messages (RFC 5322). */
#ifndef ALMANAC_MAIL_H
#define ALMANAC_MAIL_H

#include <stdbool.h>

struct arena;

#define MAIL_ADDRESS	254	/* most bytes */

/* name@host, in printable ASCII and without quotes. */
bool		 mail_valid(const char *address);

/*
 * A text as the value of a header field (RFC 2047). It must not contain line
 * ends.
 */
const char	*mail_encode(struct arena *, const char *text);

/* A display name, as it stands before an address: quoted or encoded. */
const char	*mail_name(struct arena *, const char *text);

#endif
