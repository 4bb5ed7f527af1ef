/* Addresses as clients send them (contract section 2.4), and escaping. */
#ifndef ALMANAC_URLS_H
#define ALMANAC_URLS_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct buf;

/* http, https, ftp with a host, or mailto: with an address; not "". */
bool	 url_valid(const char *text);

/* http or https with a host. */
bool	 url_is_web(const char *text);

/*
 * Of such an address: whether nobody listens on the way there, since it is
 * https, or of this machine itself: localhost, 127.0.0.1, [::1].
 */
bool	 url_is_private(const char *text);

/*
 * Percent-decoded copy.  A bad escape stays as it is; `plus` turns + into a
 * blank.  `*length` of the outcome, which may hold NULs, if not NULL.
 */
char	*url_decode(struct arena *, const char *, size_t, bool plus,
	    size_t *length);

/* Percent-encoded for a query: blank +, all but letters, digits and -._ */
void	 url_encode(struct buf *, const char *text);

#endif
