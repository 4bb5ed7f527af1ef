/* Addresses as clients send them (rule 4.8), and escaping. */
#ifndef ALMANAC_URLS_H
#define ALMANAC_URLS_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct buf;

/*
 * Whether the text is an address: http, https or ftp with a host, or mailto:
 * with a mail address.
 */
bool	 url_valid(const char *text);

/* Whether the text is http or https with a host. */
bool	 url_is_web(const char *text);

/*
 * Whether the host after "://" is this machine (localhost, 127.0.0.1, [::1]),
 * so that requests stay on it.
 */
bool	 url_is_local(const char *text);

/* Whether an address contains a user's name or password before its host. */
bool	 url_has_login(const char *text);

/*
 * Whether a login may be sent to this http or https address: it is https, or
 * local.
 */
bool	 url_is_private(const char *text);

/* Returns an address with https:// if it has no scheme, but a dot. */
const char	*url_with_scheme(struct arena *, const char *);

/*
 * Decodes percent escapes into a copy. Invalid escapes are kept. With `plus`,
 * + becomes a blank. The result may contain NULs; `*length` is set unless it
 * is NULL.
 */
char	*url_decode(struct arena *, const char *, size_t, bool plus,
	    size_t *length);

/*
 * Encodes a text for a query: + for a blank, and escapes for everything except
 * letters, digits and -._
 */
void	 url_encode(struct buf *, const char *text);

#endif
