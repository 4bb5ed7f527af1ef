#include "command/serve/service.h"

#include <sys/socket.h>

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "config/site.h"
#include "store/store.h"

#define BACKLOG		4096
#define FOR_EACH_CORE	4	/* workers, since they wait for a server */

static int
open_socket(const struct addrinfo *at, struct sockaddr_in6 *bound)
{
	static const int	 on = 1;
	socklen_t		 length = sizeof(*bound);
	int			 fd;

	fd = socket(at->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (fd == -1)
		return (-1);
	if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) == 0 &&
	    bind(fd, at->ai_addr, at->ai_addrlen) == 0 &&
	    listen(fd, BACKLOG) == 0 &&
	    getsockname(fd, (struct sockaddr *)bound, &length) == 0)
		return (fd);
	(void)close(fd);
	return (-1);
}

/*
 * Opens a listening socket for an IPv4 or IPv6 address, closed on exec.
 * Returns -1 with `*why` set on failure. Port 0 becomes a free port. The
 * command opens sockets, not Kore, so that it can report at once that a port
 * is in use, and can pass them from one Kore to the next.
 */
static int
listen_open(const char *text, int *port, const char **why)
{
	static const struct addrinfo	 numeric = {
		.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV,
		.ai_socktype = SOCK_STREAM
	};
	struct addrinfo			*at;
	struct sockaddr_in6		 bound = { 0 };
	char				 number[16];
	int				 fd;

	snprintf(number, sizeof(number), "%d", *port);
	if (getaddrinfo(text, number, &numeric, &at) != 0) {
		*why = command_complaint("'%s' is not an IP address", text);
		return (-1);
	}
	if ((fd = open_socket(at, &bound)) == -1)
		*why = command_complaint("cannot listen on %s port %d: %s",
		    text, *port, strerror(errno));
	else
		/* IPv6 addresses have the port in the same position. */
		*port = ntohs(bound.sin6_port);
	freeaddrinfo(at);
	return (fd);
}

static int
count_workers(const struct site *site)
{
	long	 count;

	if (site->workers > 0)
		return (site->workers);
	count = sysconf(_SC_NPROCESSORS_ONLN);
	if (!store_is_file(site->database))
		count *= FOR_EACH_CORE;
	if (count < 2)
		return (2);
	return (count > SITE_WORKERS_MAX ? SITE_WORKERS_MAX : (int)count);
}

static const char *
open_main(struct service *s, const struct service *running)
{
	const char	*why;

	if (running != NULL && strcmp(s->listen, running->listen) == 0 &&
	    s->wanted == running->wanted) {
		s->port = running->port;
		s->socket = running->socket;
		return (NULL);
	}
	s->port = s->wanted;
	s->socket = listen_open(s->listen, &s->port, &why);

	return (s->socket == -1 ? why : NULL);
}

/*
 * `operations` is "127.0.0.1:8889" or "[::1]:8889"; the configuration has
 * checked it.
 */
static const char *
open_operations(struct service *s, const struct service *running)
{
	const char	*why;
	char		 address[SERVICE_ADDRESS], *colon;
	int		 port;

	s->operations = -1;
	if (s->asked_at[0] == '\0')
		return (NULL);
	if (running != NULL && strcmp(s->asked_at, running->asked_at) == 0) {
		s->operations = running->operations;
		return (NULL);
	}
	snprintf(address, sizeof(address), "%s", s->asked_at);
	colon = strrchr(address, ':');
	port = atoi(colon + 1);
	*colon = '\0';
	if (colon[-1] == ']')
		colon[-1] = '\0';
	s->operations = listen_open(address + (*address == '['), &port, &why);

	return (s->operations == -1 ? why : NULL);
}

const char *
service_open(struct service *s, const struct site *site,
    const struct service *running)
{
	const char	*why;

	snprintf(s->listen, sizeof(s->listen), "%s", site->listen);
	snprintf(s->asked_at, sizeof(s->asked_at), "%s", site->operations);
	snprintf(s->api, sizeof(s->api), "%s/%s", site->mounts[0].prefix,
	    site->namespaces.list[0]);
	s->wanted = site->port;
	s->workers = count_workers(site);
	if ((why = open_main(s, running)) != NULL)
		return (why);
	if ((why = open_operations(s, running)) != NULL)
		service_close(s, running);

	return (why);
}

void
service_close(const struct service *s, const struct service *other)
{
	if (other == NULL || s->socket != other->socket)
		(void)close(s->socket);
	if (s->operations != -1 &&
	    (other == NULL || s->operations != other->operations))
		(void)close(s->operations);
}

void
service_print(const struct service *s)
{
	char	 address[SERVICE_ADDRESS + 32];
	bool	 six;

	if (s->operations != -1)
		printf("operations on http://%s/\n", s->asked_at);
	six = strchr(s->listen, ':') != NULL;
	snprintf(address, sizeof(address), "http://%s%s%s:%d",
	    six ? "[" : "", s->listen, six ? "]" : "", s->port);
	printf("listening on %s/\n"
	    "  calendar   %s/\n"
	    "  reference  %s%s/doc\n"
	    "  events     %s%s/events\n", address, address, address, s->api,
	    address, s->api);
	(void)fflush(stdout);
}
