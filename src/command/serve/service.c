#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/serve/listen.h"
#include "command/serve/service.h"
#include "config/site.h"

static int
count_workers(const struct site *site)
{
	long	 cores;

	cores = site->workers > 0 ? site->workers :
	    sysconf(_SC_NPROCESSORS_ONLN);
	if (site->workers == 0 && cores < 2)
		return (2);

	return (cores > SITE_WORKERS_MAX ? SITE_WORKERS_MAX : (int)cores);
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

/* "127.0.0.1:8889" or "[::1]:8889", which the configuration has verified. */
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
service_tell(const struct service *s)
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
