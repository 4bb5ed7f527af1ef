#include "server/counts.h"
#include "server/limits.h"
#include "server/quota.h"
#include "server/receive.h"
#include "server/unread.h"

#define PIECE	262144	/* bytes of a block, freed when it is sent */

static size_t	 held;		/* bytes of all clients of this worker */

static void
count(struct client *g, size_t more)
{
	held += more;
	g->unread += more;
	quota_hold(g->quota, more);
	counts_set(COUNT_UNREAD_BYTES, (int64_t)held);
}

static int
let_go(struct netbuf *nb)
{
	count(nb->extra, -nb->b_len);
	kore_free(nb->buf);
	return (KORE_RESULT_OK);
}

/* Bytes per second since the start of the answer. */
static uint64_t
rate_of(const struct client *g, uint64_t now)
{
	return (g->taken * 1000 / (now - g->answered + 1));
}

/*
 * The slowest of all other clients, or of those of the same address. False:
 * none.
 */
static bool
end_slowest(const struct client *newest, bool same_address)
{
	struct connection	*c;
	struct client		*g, *slowest;
	uint64_t		 now, rate, least;

	slowest = NULL;
	least = UINT64_MAX;
	now = kore_time_ms();
	TAILQ_FOREACH(c, &connections, list) {
		g = client_of(c);
		if (g == NULL || g == newest || g->unread == 0 ||
		    (same_address && g->quota != newest->quota))
			continue;
		if ((rate = rate_of(g, now)) < least) {
			least = rate;
			slowest = g;
		}
	}
	if (slowest != NULL)
		unread_end(slowest);

	return (slowest != NULL);
}

/* A single answer may exceed the limit if there is no other one. */
static void
make_room(const struct client *g, size_t length)
{
	while (!quota_has_room(g->quota, length) && end_slowest(g, true))
		continue;
	while (held + length > LIMIT_UNREAD && end_slowest(g, false))
		continue;
}

static void
queue(struct client *g, const char *bytes, size_t length)
{
	struct netbuf	*nb;
	char		*copy;

	copy = kore_malloc(length);
	memcpy(copy, bytes, length);
	net_send_stream(g->connection, copy, length, let_go, &nb);
	nb->extra = g;
	count(g, length);
}

void
unread_keep(struct client *g, const char *bytes, size_t length, size_t taken)
{
	size_t	 n;

	if (g->unread == 0) {
		g->taken = g->counted = taken;
		receive_start_clock(g, LIMIT_SEND);
		g->answered = g->since;
	}
	make_room(g, length);
	for (; length > 0; bytes += n, length -= n) {
		n = MIN(length, PIECE);
		queue(g, bytes, n);
	}
}

bool
unread_goes_on(struct client *g)
{
	if (g->stage != CLIENT_SENDING ||
	    g->taken - g->counted < LIMIT_SEND_PIECE)
		return (false);
	g->counted = g->taken;
	receive_start_clock(g, LIMIT_SEND);

	return (true);
}

void
unread_end(struct client *g)
{
	counts_add(COUNT_SLOW_READERS_ENDED, 1);
	kore_connection_disconnect(g->connection);
}

void
unread_drop(struct client *g)
{
	struct connection	*c;
	struct netbuf		*nb;

	c = g->connection;
	while ((nb = TAILQ_FIRST(&c->send_queue)) != NULL)
		net_remove_netbuf(c, nb);
}
