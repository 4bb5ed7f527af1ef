#include "command/public_only.h"

#include <sys/socket.h>

#include <arpa/inet.h>
#include <stdio.h>

#include "text/inner.h"

static void
print_address(const struct sockaddr *at, char text[INET6_ADDRSTRLEN])
{
	text[0] = '\0';
	if (at->sa_family == AF_INET)
		(void)inet_ntop(AF_INET, &((const struct sockaddr_in *)(const
		    void *)at)->sin_addr, text, INET6_ADDRSTRLEN);
	else if (at->sa_family == AF_INET6)
		(void)inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)(const
		    void *)at)->sin6_addr, text, INET6_ADDRSTRLEN);
}

/*
 * libcurl calls this for each network address before it connects, also after
 * redirects, so it checks the address to which the name resolves at that
 * moment.
 */
static curl_socket_t
open_public(void *rejected, curlsocktype purpose, struct curl_sockaddr *at)
{
	char	 text[INET6_ADDRSTRLEN];

	print_address(&at->addr, text);
	if (purpose == CURLSOCKTYPE_IPCXN && !inner_address(text))
		return (socket(at->family, at->socktype | SOCK_CLOEXEC,
		    at->protocol));
	snprintf(rejected, sizeof(text), "%s", text);
	return (CURL_SOCKET_BAD);
}

void
public_only(CURL *curl, char rejected[INET6_ADDRSTRLEN])
{
	/* No proxy: it would resolve names without these checks. */
	curl_easy_setopt(curl, CURLOPT_PROXY, "");
	curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_public);
	curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, rejected);
}
