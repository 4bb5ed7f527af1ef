#include <sys/epoll.h>
#include <sys/socket.h>

#include <kore/kore.h>
#include <kore/http.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdbool.h>

#include "server/answer.h"
#include "server/client.h"
#include "server/connections.h"
#include "server/counts.h"
#include "server/guard.h"
#include "server/limits.h"
#include "server/quota.h"
#include "server/stream.h"
#include "server/wire.h"

static void
free_buffers(struct client *g)
{
	kore_free(g->head);
	g->head = NULL;
	wire_drop_body(g);
	answer_release(g->job.arena);
	g->job.arena = NULL;
}

void
connections_free(struct client *g)
{
	free_buffers(g);
	kore_free(g);
}

/*
 * The writer may still use the client's message, so the client is freed later.
 */
static void
on_disconnect(struct connection *c)
{
	struct client	*g;

	client_count--;
	g = c->hdlr_extra;
	wire_drop(g);
	stream_drop(g);
	quota_leave(g->quota);
	if (g->stage == CLIENT_PARKED) {
		atomic_store(&g->job.left, true);
		g->connection = NULL;
		c->hdlr_extra = NULL;
	} else
		free_buffers(g);
}

/* An IPv4 client of an IPv6 socket has a mapped address. */
static void
print_peer(const struct connection *c, char peer[INET6_ADDRSTRLEN])
{
	const struct in6_addr	*six;
	const void		*four;

	six = &c->addr.ipv6.sin6_addr;
	four = &c->addr.ipv4.sin_addr;
	if (c->family == AF_INET6 && IN6_IS_ADDR_V4MAPPED(six))
		four = &six->s6_addr[12];
	else if (c->family == AF_INET6)
		four = NULL;
	if (inet_ntop(four != NULL ? AF_INET : AF_INET6,
	    four != NULL ? four : six, peer, INET6_ADDRSTRLEN) == NULL)
		peer[0] = '\0';
}

static void
add_client(struct connection *c, bool operations)
{
	struct client	*g;

	g = kore_calloc(1, sizeof(*g));
	g->operations = operations;
	print_peer(c, g->peer);
	if (!quota_enter(g->peer, &g->quota)) {
		kore_free(g);
		kore_connection_disconnect(c);
		return;
	}
	g->connection = c;
	g->job.message = &g->message;
	client_count++;
	counts_add(COUNT_CONNECTIONS, 1);

	c->proto = CONN_PROTO_HTTP;
	c->hdlr_extra = g;
	c->disconnect = on_disconnect;
	c->evt.handle = wire_event;
	c->read = wire_read;
	c->write = wire_write;

	/* Kore would answer a timeout with an empty response. */
	c->http_timeout = 0;
	c->idle_timer.length = LIMIT_IDLE;
	guard_start(g);
}

void
almanac_connect(struct connection *c)
{
	add_client(c, false);
}

void
almanac_operations(struct connection *c)
{
	add_client(c, true);
}

static void
time_out_client(struct client *g)
{
	if (guard_extend_time(g) || wire_extend_time(g))
		return;
	if (g->stage == CLIENT_SENDING) {
		wire_end(g);
		return;
	}
	if (g->stage == CLIENT_LEAVING) {
		kore_connection_disconnect(g->connection);
		return;
	}
	message_refuse(&g->message, ERROR_REST_REQUEST_TIMEOUT, NULL);
	guard_hand_over(g);
}

void
connections_check_deadlines(uint64_t now)
{
	struct connection	*c, *next;
	struct client		*g;

	for (c = TAILQ_FIRST(&connections); c != NULL; c = next) {
		next = TAILQ_NEXT(c, list);
		g = client_of(c);
		if (g != NULL && g->deadline != 0 && g->deadline <= now)
			time_out_client(g);
	}
}

/*
 * Returns since when the server waits for the client, or UINT64_MAX if it does
 * not.
 */
static uint64_t
waits_since(const struct connection *c, const struct client *g)
{
	if (g->deadline != 0)
		return (g->since);
	return (g->stage == CLIENT_HEAD ? c->idle_timer.start : UINT64_MAX);
}

/* Disconnects the client for which the server has waited longest, if any. */
static bool
make_room(void)
{
	struct connection	*c, *longest;
	struct client		*g;
	uint64_t		 since;

	longest = NULL;
	since = kore_time_ms() - LIMIT_WELCOME;
	TAILQ_FOREACH(c, &connections, list) {
		g = client_of(c);
		if (g == NULL || waits_since(c, g) > since)
			continue;
		since = waits_since(c, g);
		longest = c;
	}
	if (longest != NULL)
		kore_connection_disconnect(longest);

	return (longest != NULL);
}

/*
 * Connections for which one more is accepted in a turn. Few at once, so that
 * workers share them; more of them if turns are long.
 */
#define CONNECTIONS_AHEAD	16

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
enable_listener(struct listener *l)
{
	kore_platform_event_schedule(l->fd, EPOLLIN, 0, l);
}

static void
disable_listener(struct listener *l)
{
	kore_platform_disable_read(l->fd);
}

/*
 * A full worker disables its listeners: otherwise a connection that it cannot
 * accept would wake the event loop again and again.
 */
static void
on_connection(void *arg, int error)
{
	if (has_room() || is_of_operations(arg)) {
		worker_accept_threshold = 1 +
		    worker_active_connections / CONNECTIONS_AHEAD;
		kore_listener_accept(arg, error);
	} else if (!full && !make_room()) {
		full = true;
		each_listener(false, disable_listener);
	}
}

/* Kore's parent passes the right to accept only if it has listeners itself. */
void
connections_share(void)
{
	nlisteners = 0;
	worker_accept_threshold = 1;
}

/*
 * Accepted sockets inherit this option. Without it, the kernel buffers
 * megabytes for a client that does not read, and no limit counts them.
 */
static void
limit_unsent(const struct listener *l)
{
	static const int	 bytes = LIMIT_UNSENT;

	(void)setsockopt(l->fd, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &bytes,
	    sizeof(bytes));
}

static void
set_up_listener(struct listener *l)
{
	l->evt.handle = on_connection;
	limit_unsent(l);
	if (is_of_operations(l))
		reserved = RESERVED;
}

void
connections_start(void)
{
	each_listener(true, set_up_listener);
}

bool
connections_operated(void)
{
	return (reserved > 0);
}

void
connections_stop(void)
{
	stopped = true;
	if (full)
		each_listener(false, enable_listener);
	each_listener(true, disable_listener);
}

void
connections_look(void)
{
	if (!full || stopped || (!has_room() && !make_room()))
		return;
	full = false;
	each_listener(false, enable_listener);
}
