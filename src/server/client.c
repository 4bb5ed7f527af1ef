#include <arpa/inet.h>

#include "server/client.h"
#include "server/limits.h"
#include "server/pool.h"

unsigned	 client_count;

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
	kore_free(g->body);
	(void)guard_hold(g, 0);
	pool_give(g->job.arena);
	g->head = g->body = NULL;
	g->job.arena = NULL;
}

void
client_free(struct client *g)
{
	release(g);
	kore_free(g);
}

/* The writer still needs a message that it works on. */
static void
client_left(struct connection *c)
{
	struct client	*g;

	client_count--;
	g = c->hdlr_extra;
	if (g->stage == CLIENT_PARKED) {
		g->connection = NULL;
		c->hdlr_extra = NULL;
	} else
		release(g);
}

/* An IPv4 client of an IPv6 socket is still one of IPv4. */
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

void
almanac_connect(struct connection *c)
{
	struct client	*g;

	g = kore_calloc(1, sizeof(*g));
	g->connection = c;
	g->job.message = &g->message;
	print_peer(c, g->peer);
	client_count++;

	c->proto = CONN_PROTO_HTTP;
	c->hdlr_extra = g;
	c->disconnect = client_left;
	c->evt.handle = wire_event;
	c->read = wire_read;
	c->write = wire_write;

	/* Kore's answer to a timeout is empty. */
	c->http_timeout = 0;
	c->idle_timer.length = LIMIT_IDLE;
	guard_start(g);
}

static void
give_up(struct client *g)
{
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
