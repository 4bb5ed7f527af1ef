#include <arpa/inet.h>

#include <netinet/in.h>
#include <stdio.h>
#include <string.h>

#include "base/site.h"
#include "http/message.h"
#include "http/origin.h"

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

/* "192.0.2.1:80" or "[2001:db8::1]:80" without what is not the address. */
static const char *
bare(char *text)
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

/* Each proxy adds its client at the end: what stands before may be a lie. */
const char *
origin_find(const struct message *m, const struct site *site,
    char text[ORIGIN_TEXT])
{
	const char	*list, *address;
	char		 copy[ORIGIN_TEXT + 10];
	size_t		 end, start;

	if (m->peer == NULL)
		return (NULL);
	if (!site_trusts(site, m->peer))
		return (origin_network(m->peer, text));
	if ((list = m->header[HEADER_X_FORWARDED_FOR]) == NULL)
		return (NULL);
	for (end = strlen(list); end > 0; end = start) {
		while (end > 0 && strchr(", \t", list[end - 1]) != NULL)
			end--;
		for (start = end; start > 0 &&
		    strchr(", \t", list[start - 1]) == NULL; start--)
			continue;
		if (end == start || end - start >= sizeof(copy))
			return (NULL);
		snprintf(copy, sizeof(copy), "%.*s", (int)(end - start),
		    list + start);
		address = bare(copy);
		if (!site_trusts(site, address))
			return (origin_network(address, text));
	}

	return (NULL);
}
