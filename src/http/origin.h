/*
 * The address to which limits apply: that of the client before the trusted
 * proxies. For IPv6 it is the network of 64 bits, since a client may use all
 * addresses in it.
 */
#ifndef ALMANAC_ORIGIN_H
#define ALMANAC_ORIGIN_H

#define ORIGIN_TEXT	48	/* fits an address with its NUL */

struct message;
struct site;

/*
 * Returns the address, or for IPv6 its network, or NULL if the text is not an
 * address.
 */
const char	*_Nullable origin_network(const char *address,
		    char text[ORIGIN_TEXT]);

/*
 * Returns the same for the client of a message. Returns NULL if a trusted
 * proxy sent the message without the client's address: then limits do not
 * apply.
 */
const char	*_Nullable origin_find(const struct message *,
		    const struct site *, char text[ORIGIN_TEXT]);

/*
 * Returns the complete address of the client, for the log. If trusted proxies
 * do not report it, returns the address of the last proxy.
 */
const char	*origin_client(const struct message *, const struct site *,
		    char text[ORIGIN_TEXT]);

#endif
