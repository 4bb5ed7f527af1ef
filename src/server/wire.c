#include <sys/socket.h>

#include "http/message.h"
#include "server/counts.h"
#include "server/limits.h"
#include "server/quota.h"
#include "server/wire.h"

#define PIECE	262144	/* bytes of a block; freed when sent */

unsigned		 client_count;
bool			 draining;

/* Bytes of all clients of this worker. */
static size_t		 bodies, unread;

static size_t		 held[QUOTAS + 1];	/* of bodies, by address */

struct client *
client_of(const struct connection *c)
{
	return (c->evt.handle == wire_event &&
	    c->state != CONN_STATE_DISCONNECTING ? c->hdlr_extra : NULL);
}

void
wire_receive(struct client *g, uint8_t *buf, size_t have, size_t size,
    int (*call)(struct netbuf *))
{
	struct netbuf	*nb;

	nb = g->connection->rnb;
	nb->buf = buf;
	nb->s_off = have;
	nb->b_len = nb->m_len = size;
	nb->cb = call;
}

void
wire_receive_head(struct client *g, size_t have, int (*call)(struct netbuf *))
{
	wire_receive(g, g->head, have, MESSAGE_TEXT_MAX, call);
	g->head = NULL;
	wire_drop_body(g);
}

/* Reads input. Trying without input would cost a system call per request. */
void
wire_receive_on(struct client *g)
{
	if (g->drained)
		g->connection->evt.flags &= ~KORE_EVENT_READ;
	if (!net_recv_flush(g->connection))
		kore_connection_disconnect(g->connection);
}

bool
wire_hold(struct client *g, size_t size)
{
	bodies += size - g->held;
	held[g->job.address] += size - g->held;
	g->held = size;

	return (bodies <= (size > LIMIT_BODY_LONG ? LIMIT_BODIES :
	    LIMIT_BODIES + LIMIT_BODIES_SHORT));
}

size_t
wire_held(const struct client *g)
{
	return (held[g->job.address]);
}

void
wire_drop_body(struct client *g)
{
	kore_free(g->body);
	g->body = NULL;
	(void)wire_hold(g, 0);
}

/*
 * Kore's own timer would disconnect without an answer, so it must not fire
 * first.
 */
void
wire_start_clock(struct client *g, uint64_t milliseconds)
{
	g->since = kore_time_ms();
	g->deadline = g->since + milliseconds;
	g->connection->idle_timer.length = milliseconds * 2;
}

void
wire_stop_clock(struct client *g)
{
	g->deadline = 0;
	g->connection->idle_timer.length = LIMIT_IDLE;
}

static void
count_unread(struct client *g, size_t more)
{
	unread += more;
	g->unread += more;
	quota_hold(g->quota, more);
	counts_set(COUNT_UNREAD_BYTES, (int64_t)unread);
}

static int
free_piece(struct netbuf *nb)
{
	count_unread(nb->extra, -nb->b_len);
	kore_free(nb->buf);
	return (KORE_RESULT_OK);
}

void
wire_end(struct client *g)
{
	counts_add(COUNT_SLOW_READERS_ENDED, 1);
	kore_connection_disconnect(g->connection);
}

/* Bytes per second since the start of the answer. */
static uint64_t
rate_of(const struct client *g, uint64_t now)
{
	return (g->bytes_sent * 1000 / (now - g->answered + 1));
}

/* Unread bytes of its address, or of itself if it is a proxy. */
static size_t
unread_of(const struct client *g)
{
	return (g->quota == QUOTAS ? g->unread : quota_held(g->quota));
}

/*
 * Disconnects the slowest of all other clients with the same address, or of
 * those whose address has most unread bytes. Returns false if there is none.
 */
static bool
end_slowest(const struct client *newest, bool same_address)
{
	struct connection	*c;
	struct client		*g, *slowest;
	uint64_t		 now, rate, least;
	size_t			 most;

	slowest = NULL;
	least = UINT64_MAX;
	most = 0;
	now = kore_time_ms();
	TAILQ_FOREACH(c, &connections, list) {
		g = client_of(c);
		if (g == NULL || g == newest || g->unread == 0 ||
		    (same_address && g->quota != newest->quota) ||
		    unread_of(g) < most)
			continue;
		rate = rate_of(g, now);
		if (unread_of(g) > most || rate < least) {
			most = unread_of(g);
			least = rate;
			slowest = g;
		}
	}
	if (slowest != NULL)
		wire_end(slowest);

	return (slowest != NULL);
}

/* A single answer may exceed the limit if there is no other. */
static void
make_room(const struct client *g, size_t length)
{
	while (!quota_has_room(g->quota, length) && end_slowest(g, true))
		continue;
	while (unread + length > LIMIT_UNREAD && end_slowest(g, false))
		continue;
}

static void
queue_bytes(struct client *g, const char *bytes, size_t length)
{
	struct netbuf	*nb;
	char		*copy;

	copy = kore_malloc(length);
	memcpy(copy, bytes, length);
	net_send_stream(g->connection, copy, length, free_piece, &nb);
	nb->extra = g;
	count_unread(g, length);
}

/*
 * Queues a copy of the rest of an answer, of which `bytes_sent` are sent, so
 * that the memory of its request can be freed.
 */
static void
keep_unread(struct client *g, const char *bytes, size_t length,
    size_t bytes_sent)
{
	size_t	 n;

	if (g->unread == 0) {
		g->bytes_sent = g->counted = bytes_sent;
		wire_start_clock(g, LIMIT_SEND);
		g->answered = g->since;
	}
	make_room(g, length);
	for (; length > 0; bytes += n, length -= n) {
		n = MIN(length, PIECE);
		queue_bytes(g, bytes, n);
	}
}

bool
wire_send(struct client *g, const char *bytes, size_t length, int flags)
{
	struct connection	*c;
	ssize_t			 n;

	c = g->connection;
	n = 0;
	if (TAILQ_EMPTY(&c->send_queue)) {
		do {
			n = send(c->fd, bytes, length, flags | MSG_NOSIGNAL);
		} while (n == -1 && errno == EINTR);
		if (n == -1 && errno != EAGAIN)
			return (false);
		if (n == -1)
			n = 0;
		if ((size_t)n == length)
			return (true);
		c->evt.flags &= ~KORE_EVENT_WRITE;
	}
	keep_unread(g, bytes + n, length - (size_t)n, (size_t)n);

	return (true);
}

bool
wire_extend_time(struct client *g)
{
	if (g->stage != CLIENT_SENDING ||
	    g->bytes_sent - g->counted < LIMIT_SEND_PIECE)
		return (false);
	g->counted = g->bytes_sent;
	wire_start_clock(g, LIMIT_SEND);

	return (true);
}

void
wire_drop(struct client *g)
{
	struct connection	*c;
	struct netbuf		*nb;

	c = g->connection;
	while ((nb = TAILQ_FIRST(&c->send_queue)) != NULL)
		net_remove_netbuf(c, nb);
}

/* Bytes that have been sent must still arrive. */
static void
end_of_input(struct connection *c)
{
	if (TAILQ_EMPTY(&c->send_queue))
		kore_connection_disconnect(c);
	else
		c->flags |= CONN_CLOSE_EMPTY;
}

int
wire_read(struct connection *c, size_t *bytes)
{
	struct client	*g;
	size_t		 room;
	ssize_t		 n;

	*bytes = 0;
	room = c->rnb->b_len - c->rnb->s_off;
	n = recv(c->fd, c->rnb->buf + c->rnb->s_off, room, 0);
	if (n > 0) {
		*bytes = (size_t)n;
		if ((g = client_of(c)) != NULL)
			g->drained = *bytes < room && !g->ended;
		return (KORE_RESULT_OK);
	}
	if (n == -1 && errno == EINTR)
		return (KORE_RESULT_OK);

	c->evt.flags &= ~KORE_EVENT_READ;
	if (n == 0)
		end_of_input(c);
	else if (errno != EAGAIN)
		return (KORE_RESULT_ERROR);
	return (KORE_RESULT_OK);
}

/*
 * Sends the whole queue in one piece: `length` is at most 8 KiB, but answers
 * are often longer.
 */
int
wire_write(struct connection *c, size_t length, size_t *written)
{
	struct client	*g;
	ssize_t		 n;
	int		 flags;

	*written = 0;
	length = c->snb->b_len - c->snb->s_off;
	flags = TAILQ_NEXT(c->snb, list) != NULL ? MSG_MORE : 0;
	n = send(c->fd, c->snb->buf + c->snb->s_off, length,
	    flags | MSG_NOSIGNAL);
	if (n >= 0) {
		*written = (size_t)n;
		if ((g = client_of(c)) != NULL)
			g->bytes_sent += *written;
	} else if (errno == EAGAIN)
		c->evt.flags &= ~KORE_EVENT_WRITE;
	else if (errno != EINTR)
		return (KORE_RESULT_ERROR);
	return (KORE_RESULT_OK);
}

static bool
is_broken(const struct connection *c)
{
	char	 byte;

	return (recv(c->fd, &byte, 1, MSG_PEEK) == -1 && errno != EAGAIN &&
	    errno != EINTR);
}

/*
 * Goes on when the answer is sent, not before: otherwise answers to pipelined
 * requests would pile up.
 */
static void
resume_client(const struct connection *c)
{
	struct client	*g;

	g = client_of(c);
	if (g == NULL || g->stage != CLIENT_SENDING ||
	    !TAILQ_EMPTY(&c->send_queue))
		return;
	wire_stop_clock(g);
	g->sent(g);
}

/* Kore would treat a half-closed connection as an error. */
void
wire_event(void *arg, int error)
{
	struct client	*g;

	if ((g = client_of(arg)) != NULL) {
		g->drained = false;
		g->recalled = 0;
		g->ended = g->ended || error;
	}
	kore_connection_event(arg, error && is_broken(arg));
	resume_client(arg);
}
