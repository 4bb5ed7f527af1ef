/*
 * Whom limits count for: the client behind the proxies that are trusted, and
 * of IPv6 its network of 64 bits, in which it may take any address it likes.
 */
#ifndef ALMANAC_ORIGIN_H
#define ALMANAC_ORIGIN_H

#define ORIGIN_TEXT	48	/* an address with its NUL fits */

struct message;
struct site;

/* An address, or as much of it as counts, as text; NULL: it is none. */
const char	*_Nullable origin_network(const char *address,
		    char text[ORIGIN_TEXT]);

/*
 * Of a message; NULL: a trusted proxy sent it that does not say for whom, so
 * that nobody can be held to anything.
 */
const char	*_Nullable origin_find(const struct message *,
		    const struct site *, char text[ORIGIN_TEXT]);

/*
 * The client behind the proxies that are trusted, whole, for the log; where
 * they do not say so, the last of them.
 */
const char	*origin_client(const struct message *, const struct site *,
		    char text[ORIGIN_TEXT]);

#endif
