#include <sys/socket.h>

#include <string.h>

#include "base/site.h"
#include "server/client.h"
#include "server/limits.h"
#include "server/parent.h"
#include "server/rate.h"
#include "server/recall.h"

#define BODY_FIRST	65536	/* bytes of memory before any of a body came */

/* What Kore reads instead of the client's head: nothing to misunderstand. */
static const char	canonical[] = "GET / HTTP/1.1\r\nhost: almanac\r\n\r\n";

static int	 receive_head(struct netbuf *);

static size_t	 held;		/* by all clients of this worker */

static void
receive_into(struct client *g, uint8_t *buf, size_t have, size_t size,
    int (*call)(struct netbuf *))
{
	struct netbuf	*nb;

	nb = g->connection->rnb;
	nb->buf = buf;
	nb->s_off = have;
	nb->b_len = nb->m_len = size;
	nb->cb = call;
}

static void
start_clock(struct client *g, uint64_t milliseconds)
{
	g->deadline = kore_time_ms() + milliseconds;
	g->connection->idle_timer.length = milliseconds * 2;
}

static void
stop_clock(struct client *g)
{
	g->deadline = 0;
	g->connection->idle_timer.length = LIMIT_IDLE;
}

static void
check_rate(struct client *g)
{
	const struct site	*site = parent_site();

	if (site->request_rate == 0 || g->message.verdict != ERROR_NONE ||
	    site_trusts(site, g->peer))
		return;
	g->message.retry_after = rate_wait(g->peer, site->request_rate);
	if (g->message.retry_after > 0)
		g->message.verdict = ERROR_REST_TOO_MANY_REQUESTS;
}

void
guard_hand_over(struct client *g)
{
	struct netbuf	*nb;
	uint8_t		*copy;

	nb = g->connection->rnb;
	if (g->head == NULL)
		g->head = nb->buf;
	else
		g->body = nb->buf;
	copy = kore_malloc(sizeof(canonical));
	memcpy(copy, canonical, sizeof(canonical));
	receive_into(g, copy, sizeof(canonical) - 1, sizeof(canonical) - 1,
	    receive_head);

	g->stage = CLIENT_SERVED;
	stop_clock(g);
	(void)http_header_recv(nb);
}

bool
guard_hold(struct client *g, size_t size)
{
	held += size - g->held;
	g->held = size;
	return (held <= LIMIT_BODIES);
}

static int
receive_body(struct netbuf *nb)
{
	struct client	*g;
	size_t		 size;

	if (nb->s_off < nb->b_len)
		return (KORE_RESULT_OK);
	g = client_of(nb->owner);
	if (g->head == NULL || nb->b_len == g->body_length) {
		g->message.body = g->head == NULL ?
		    (char *)nb->buf + nb->b_len - g->body_length :
		    (char *)nb->buf;
		g->message.body_length = g->body_length;
		check_rate(g);
		guard_hand_over(g);
		return (KORE_RESULT_OK);
	}

	/* Memory follows what has come, not what was announced. */
	size = MIN(nb->b_len * 2, g->body_length);
	if (!guard_hold(g, size)) {
		message_refuse(&g->message, ERROR_REST_UNAVAILABLE, NULL);
		g->message.retry_after = 1;
		guard_hand_over(g);
		return (KORE_RESULT_OK);
	}
	receive_into(g, kore_realloc(nb->buf, size), nb->s_off, size,
	    receive_body);
	return (KORE_RESULT_OK);
}

static void
await_body(struct client *g, size_t head)
{
	static const char	 go_on[] = "HTTP/1.1 100 Continue\r\n\r\n";
	struct netbuf		*nb;
	uint8_t			*body;
	size_t			 have, size;

	nb = g->connection->rnb;
	have = nb->s_off - head;
	g->stage = CLIENT_BODY;
	start_clock(g, LIMIT_BODY);
	if (head + g->body_length <= MESSAGE_TEXT_MAX) {
		receive_into(g, nb->buf, nb->s_off, head + g->body_length,
		    receive_body);
	} else {
		g->head = nb->buf;
		size = MIN(g->body_length, BODY_FIRST);
		(void)guard_hold(g, size);
		body = kore_malloc(size);
		memcpy(body, g->head + head, have);
		receive_into(g, body, have, size, receive_body);
	}
	if (have == 0 && message_expects(&g->message)) {
		net_send_queue(g->connection, go_on, sizeof(go_on) - 1);
		(void)net_send_flush(g->connection);
	}
}

/* The answer is sent: on to the next message, or wait until it is read. */
static void
go_on(struct client *g)
{
	struct netbuf	*nb;

	nb = g->connection->rnb;
	g->known = true;
	stop_clock(g);
	if (!TAILQ_EMPTY(&g->connection->send_queue)) {
		g->stage = CLIENT_SENDING;
		g->head = nb->buf;
		nb->buf = NULL;
		return;
	}
	memmove(nb->buf, nb->buf + g->rest, g->rest_length);
	nb->s_off = g->rest_length;
	g->rest_length = 0;
	if (g->drained)
		g->connection->evt.flags &= ~KORE_EVENT_READ;
}

/* All of it is there. */
static int
take_message(struct client *g, size_t head)
{
	struct netbuf	*nb;

	nb = g->connection->rnb;
	g->message.body = (char *)nb->buf + head;
	g->message.body_length = g->body_length;
	g->rest = head + g->body_length;
	g->rest_length = nb->s_off - g->rest;
	check_rate(g);
	switch (recall(g)) {
	case RECALL_NOTHING:
		guard_hand_over(g);
		break;
	case RECALL_BROKEN:
		return (KORE_RESULT_ERROR);
	case RECALL_SENT:
		go_on(g);
		break;
	}
	return (KORE_RESULT_OK);
}

static int
receive_one(struct client *g)
{
	enum message_state	 state;
	struct netbuf		*nb;
	size_t			 head;

	nb = g->connection->rnb;
	if (g->deadline == 0 && nb->s_off > 0)
		start_clock(g, LIMIT_HEAD);
	state = message_read(&g->message, (char *)nb->buf, nb->s_off, &head,
	    &g->body_length);
	g->message.peer = g->peer;
	switch (state) {
	case MESSAGE_PARTIAL:
		break;
	case MESSAGE_REFUSED:
		guard_hand_over(g);
		break;
	case MESSAGE_WHOLE:
		if (nb->s_off >= head + g->body_length)
			return (take_message(g, head));
		await_body(g, head);
		break;
	}
	return (KORE_RESULT_OK);
}

/* Messages in one piece, up to the first that is not answered at once. */
static int
receive_head(struct netbuf *nb)
{
	struct client	*g;
	size_t		 had;

	g = client_of(nb->owner);
	do {
		had = nb->s_off;
		if (!receive_one(g))
			return (KORE_RESULT_ERROR);
	} while (g->stage == CLIENT_HEAD && nb->s_off > 0 && nb->s_off < had);
	return (KORE_RESULT_OK);
}

void
guard_start(struct client *g)
{
	net_recv_queue(g->connection, MESSAGE_TEXT_MAX, NETBUF_CALL_CB_ALWAYS,
	    receive_head);
}

static void
nothing(void *arg, u_int64_t now)
{
	(void)arg;
	(void)now;
}

/* Kore looks at a request that others made after its events a turn later. */
static void
take_a_turn(void)
{
	kore_timer_add(nothing, 0, NULL, KORE_TIMER_ONESHOT);
}

/* From `head`, of which Kore has no part, back into the connection. */
static void
receive_again(struct client *g, size_t have, int (*call)(struct netbuf *))
{
	receive_into(g, g->head, have, MESSAGE_TEXT_MAX, call);
	g->head = NULL;
	kore_free(g->body);
	g->body = NULL;
	(void)guard_hold(g, 0);
}

/* To try in vain would cost every request a system call. */
static void
read_on(struct client *g)
{
	if (g->drained)
		g->connection->evt.flags &= ~KORE_EVENT_READ;
	if (!net_recv_flush(g->connection))
		kore_connection_disconnect(g->connection);
}

void
guard_resume(struct client *g)
{
	size_t	 have;

	have = g->rest_length;
	memmove(g->head, g->head + g->rest, have);
	g->rest_length = 0;
	g->stage = CLIENT_HEAD;
	receive_again(g, have, receive_head);
	if (have > 0 && !receive_head(g->connection->rnb)) {
		kore_connection_disconnect(g->connection);
		return;
	}
	if (g->stage != CLIENT_SERVED)
		read_on(g);
	if (g->stage == CLIENT_SERVED)
		take_a_turn();
}

static int
let_by(struct netbuf *nb)
{
	struct client	*g;

	g = client_of(nb->owner);
	if (g->spill < nb->s_off) {
		kore_connection_disconnect(nb->owner);
		nb->owner->evt.flags &= ~KORE_EVENT_READ;
		return (KORE_RESULT_OK);
	}
	g->spill -= nb->s_off;
	nb->s_off = 0;
	return (KORE_RESULT_OK);
}

void
guard_leave(struct client *g)
{
	(void)shutdown(g->connection->fd, SHUT_WR);
	g->stage = CLIENT_LEAVING;
	g->spill = LIMIT_SPILL;
	start_clock(g, LIMIT_LEAVE);
	receive_again(g, 0, let_by);
	read_on(g);
}
