#include <arpa/inet.h>

#include "server/body.h"
#include "server/counts.h"
#include "server/limits.h"
#include "server/pool.h"
#include "server/quota.h"
#include "server/receive.h"
#include "server/unread.h"

unsigned	 client_count, client_parked;

static void	 client_left(struct connection *);

struct client *
client_of(const struct connection *c)
{
	return (c->disconnect == client_left &&
	    c->state != CONN_STATE_DISCONNECTING ? c->hdlr_extra : NULL);
}

static void
release(struct client *g)
{
	kore_free(g->head);
	g->head = NULL;
	receive_drop_body(g);
	pool_give(g->job.arena);
	g->job.arena = NULL;
}

void
client_free(struct client *g)
{
	release(g);
	kore_free(g);
}

/* The writer still needs the message that it is working on. */
static void
client_left(struct connection *c)
{
	struct client	*g;

	client_count--;
	g = c->hdlr_extra;
	unread_drop(g);
	quota_leave(g->quota);
	if (g->stage == CLIENT_READY)
		answer_forget(g);
	if (g->stage == CLIENT_PARKED) {
		g->connection = NULL;
		c->hdlr_extra = NULL;
	} else
		release(g);
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
enter(struct connection *c, bool operations)
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
	c->disconnect = client_left;
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
	enter(c, false);
}

void
almanac_operations(struct connection *c)
{
	enter(c, true);
}

static void
give_up(struct client *g)
{
	if (body_goes_on(g) || unread_goes_on(g))
		return;
	if (g->stage == CLIENT_SENDING) {
		unread_end(g);
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
client_check_deadlines(uint64_t now)
{
	struct connection	*c, *next;
	struct client		*g;

	for (c = TAILQ_FIRST(&connections); c != NULL; c = next) {
		next = TAILQ_NEXT(c, list);
		g = client_of(c);
		if (g != NULL && g->deadline != 0 && g->deadline <= now)
			give_up(g);
	}
}

/* Since when the server waits for the client; UINT64_MAX: it does not. */
static uint64_t
waits_since(const struct connection *c, const struct client *g)
{
	if (g->deadline != 0)
		return (g->since);
	return (g->stage == CLIENT_HEAD ? c->idle_timer.start : UINT64_MAX);
}

bool
client_make_room(void)
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
