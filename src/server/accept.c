#include <sys/epoll.h>
#include <sys/socket.h>

#include <kore/kore.h>
#include <kore/http.h>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdbool.h>

#include "server/accept.h"
#include "server/client.h"
#include "server/limits.h"

/* Requests in progress for which one more connection is accepted in a turn. */
#define REQUESTS_AHEAD	8

/* Connections that are reserved for operations. */
#define RESERVED	8

static bool	 full, stopped;
static unsigned	 reserved;

static bool
is_of_operations(const struct listener *l)
{
	return (l->connect->addr == (void *)almanac_operations);
}

static bool
has_room(void)
{
	return (worker_active_connections + reserved < worker_max_connections);
}

/* Calls a function for each listener, or only for those of clients. */
static void
each_listener(bool all, void (*call)(struct listener *))
{
	struct kore_server	*server;
	struct listener		*l;

	LIST_FOREACH(server, &kore_servers, list) {
		LIST_FOREACH(l, &server->listeners, list)
			if (all || !is_of_operations(l))
				call(l);
	}
}

static void
enable(struct listener *l)
{
	kore_platform_event_schedule(l->fd, EPOLLIN, 0, l);
}

static void
disable(struct listener *l)
{
	kore_platform_disable_read(l->fd);
}

/*
 * A full worker disables its listeners: an unaccepted connection would wake the
 * event loop again and again.
 */
static void
on_connection(void *arg, int error)
{
	if (has_room() || is_of_operations(arg)) {
		worker_accept_threshold = 1 +
		    http_request_count / REQUESTS_AHEAD;
		kore_listener_accept(arg, error);
	} else if (!full && !client_make_room()) {
		full = true;
		each_listener(false, disable);
	}
}

/* Without listeners, Kore's parent does not pass the right to accept around. */
void
accept_share(void)
{
	nlisteners = 0;
	worker_accept_threshold = 1;
}

/*
 * Accepted sockets inherit this option. Without it the kernel buffers megabytes
 * for a client that does not read, which nothing here counts.
 */
static void
limit_unsent(const struct listener *l)
{
	static const int	 bytes = LIMIT_UNSENT;

	(void)setsockopt(l->fd, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &bytes,
	    sizeof(bytes));
}

static void
take_over(struct listener *l)
{
	l->evt.handle = on_connection;
	limit_unsent(l);
	if (is_of_operations(l))
		reserved = RESERVED;
}

void
accept_start(void)
{
	each_listener(true, take_over);
}

bool
accept_for_operations(void)
{
	return (reserved > 0);
}

void
accept_stop(void)
{
	stopped = true;
	if (full)
		each_listener(false, enable);
	each_listener(true, disable);
}

void
accept_look(void)
{
	if (!full || stopped || (!has_room() && !client_make_room()))
		return;
	full = false;
	each_listener(false, enable);
}
