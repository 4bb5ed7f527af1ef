#include <sys/socket.h>

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <string.h>
#include <unistd.h>

#include "command/command_action.h"
#include "command/serve/listen.h"

#define BACKLOG	4096

union address {
	struct sockaddr		 any;
	struct sockaddr_in	 four;
	struct sockaddr_in6	 six;
};

static socklen_t
read_address(union address *to, const char *text, int port)
{
	memset(to, 0, sizeof(*to));
	if (inet_pton(AF_INET, text, &to->four.sin_addr) == 1) {
		to->four.sin_family = AF_INET;
		to->four.sin_port = htons((uint16_t)port);
		return (sizeof(to->four));
	}
	if (inet_pton(AF_INET6, text, &to->six.sin6_addr) == 1) {
		to->six.sin6_family = AF_INET6;
		to->six.sin6_port = htons((uint16_t)port);
		return (sizeof(to->six));
	}
	return (0);
}

static int
open_socket(union address *address, socklen_t length)
{
	static const int	 on = 1;
	int			 fd;

	fd = socket(address->any.sa_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (fd == -1)
		return (-1);
	if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) == 0 &&
	    bind(fd, &address->any, length) == 0 && listen(fd, BACKLOG) == 0 &&
	    getsockname(fd, &address->any, &length) == 0)
		return (fd);
	(void)close(fd);
	return (-1);
}

int
listen_open(const char *text, int *port, const char **why)
{
	union address	 address;
	socklen_t	 length;
	int		 fd;

	if ((length = read_address(&address, text, *port)) == 0) {
		*why = command_complaint("'%s' is no address", text);
		return (-1);
	}
	if ((fd = open_socket(&address, length)) == -1) {
		*why = command_complaint("cannot listen on %s port %d: %s",
		    text, *port, strerror(errno));
		return (-1);
	}
	*port = ntohs(address.any.sa_family == AF_INET ?
	    address.four.sin_port : address.six.sin6_port);
	return (fd);
}
