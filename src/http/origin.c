#include <arpa/inet.h>

#include <netinet/in.h>
#include <stdio.h>
#include <string.h>

#include "config/site.h"
#include "http/message.h"
#include "http/origin.h"

#define FORWARDED	(ORIGIN_TEXT + 10)	/* an address and a port */

const char *
origin_network(const char *address, char text[ORIGIN_TEXT])
{
	struct in6_addr	 six;
	struct in_addr	 four;

	if (inet_pton(AF_INET, address, &four) == 1)
		return (inet_ntop(AF_INET, &four, text, ORIGIN_TEXT));
	if (inet_pton(AF_INET6, address, &six) != 1)
		return (NULL);
	if (IN6_IS_ADDR_V4MAPPED(&six))
		return (inet_ntop(AF_INET, &six.s6_addr[12], text,
		    ORIGIN_TEXT));
	memset(&six.s6_addr[8], 0, 8);

	return (inet_ntop(AF_INET6, &six, text, ORIGIN_TEXT));
}

/* The address in "192.0.2.1:80" or "[2001:db8::1]:80". */
static const char *
strip_port(char *text)
{
	char	*colon;

	if (*text == '[') {
		text[strcspn(text, "]")] = '\0';
		return (text + 1);
	}
	colon = strchr(text, ':');
	if (colon != NULL && strchr(colon + 1, ':') == NULL)
		*colon = '\0';

	return (text);
}

/* Each proxy appends its client, so only the end of the list can be trusted. */
static const char *
find_forwarded(const struct message *m, const struct site *site,
    char copy[FORWARDED])
{
	const char	*list, *address;
	size_t		 end, start;

	if ((list = m->header[HEADER_X_FORWARDED_FOR]) == NULL)
		return (NULL);
	for (end = strlen(list); end > 0; end = start) {
		while (end > 0 && strchr(", \t", list[end - 1]) != NULL)
			end--;
		for (start = end; start > 0 &&
		    strchr(", \t", list[start - 1]) == NULL; start--)
			continue;
		if (end == start || end - start >= FORWARDED)
			return (NULL);
		snprintf(copy, FORWARDED, "%.*s", (int)(end - start),
		    list + start);
		address = strip_port(copy);
		if (!site_trusts(site, address))
			return (address);
	}

	return (NULL);
}

const char *
origin_find(const struct message *m, const struct site *site,
    char text[ORIGIN_TEXT])
{
	const char	*address;
	char		 copy[FORWARDED];

	if (m->peer == NULL)
		return (NULL);
	if (!site_trusts(site, m->peer))
		return (origin_network(m->peer, text));
	address = find_forwarded(m, site, copy);

	return (address != NULL ? origin_network(address, text) : NULL);
}

const char *
origin_client(const struct message *m, const struct site *site,
    char text[ORIGIN_TEXT])
{
	const char	*address;
	char		 copy[FORWARDED];
	struct in6_addr	 any;

	if (m->peer == NULL || !site_trusts(site, m->peer) ||
	    (address = find_forwarded(m, site, copy)) == NULL ||
	    (inet_pton(AF_INET, address, &any) != 1 &&
	    inet_pton(AF_INET6, address, &any) != 1))
		return (m->peer != NULL ? m->peer : "");
	snprintf(text, ORIGIN_TEXT, "%s", address);

	return (text);
}
