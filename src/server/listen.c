#include <sys/socket.h>

#include <kore/kore.h>

#include <stdlib.h>

#include "server/listen.h"

#define SERVER	"almanac"	/* in Kore's configuration */

static bool
listen_at(int fd, const char *callback)
{
	struct sockaddr_storage	 address = { .ss_family = AF_UNSPEC };
	socklen_t		 length;
	struct kore_server	*server;
	struct listener		*l;

	length = sizeof(address);
	server = kore_server_lookup(SERVER);
	if (server == NULL ||
	    getsockname(fd, (struct sockaddr *)&address, &length) == -1 ||
	    !kore_connection_nonblock(fd, address.ss_family != AF_UNIX))
		return (false);

	l = kore_listener_create(server);
	l->fd = fd;
	l->family = address.ss_family;
	l->host = kore_strdup("inherited");
	l->port = kore_strdup("inherited");
	l->connect = kore_runtime_getcall(callback);

	return (true);
}

bool
listen_at_all(const char *sockets, const char *callback)
{
	char	*end;

	while (sockets != NULL && *sockets != '\0') {
		if (!listen_at((int)strtol(sockets, &end, 10), callback))
			return (false);
		sockets = end + (*end == ',');
	}

	return (true);
}
