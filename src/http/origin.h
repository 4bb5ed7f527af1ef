/*
 * The address to which limits apply: that of the client before the trusted
 * proxies. For IPv6 it is the network of 64 bits, since a client may use all
 * addresses of it.
 */
#ifndef ALMANAC_ORIGIN_H
#define ALMANAC_ORIGIN_H

#define ORIGIN_TEXT	48	/* fits an address with its NUL */

struct message;
struct site;

/* The address, or for IPv6 its network. NULL: the text is not an address. */
const char	*_Nullable origin_network(const char *address,
		    char text[ORIGIN_TEXT]);

/*
 * The same for the client of a message. NULL: a trusted proxy sent the message
 * without naming its client, so limits do not apply.
 */
const char	*_Nullable origin_find(const struct message *,
		    const struct site *, char text[ORIGIN_TEXT]);

/*
 * The complete address of the client, for the log. If trusted proxies do not
 * name the client, the address of the last proxy.
 */
const char	*origin_client(const struct message *, const struct site *,
		    char text[ORIGIN_TEXT]);

#endif
