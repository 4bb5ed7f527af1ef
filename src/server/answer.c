#include "base/buf.h"
#include "http/request.h"
#include "server/client.h"
#include "server/pool.h"

#define HEAD_SIZE	1536	/* of an answer, about */
#define COPIED_MAX	6144	/* with its head in one of Kore's buffers */

static int
sent(struct netbuf *nb)
{
	pool_give(nb->extra);
	return (KORE_RESULT_OK);
}

/* A long body is sent from where it is, and its arena goes with it. */
static void
queue_body(struct client *g, const char *body, size_t length)
{
	struct netbuf	*nb;

	if (length == 0)
		return;
	if (length <= COPIED_MAX) {
		net_send_queue(g->connection, body, length);
		return;
	}
	net_send_stream(g->connection, g->job.request->out.buf.data, length,
	    sent, &nb);
	nb->extra = g->job.arena;
	g->job.arena = NULL;
}

static void
queue(struct client *g)
{
	struct request	*rq;
	struct buf	 head;
	const char	*body;
	size_t		 length;

	rq = g->job.request;
	buf_init(&head, rq->arena, HEAD_SIZE);
	reply_head(rq, &head);
	body = reply_body(rq, &length);
	net_send_queue(g->connection, head.data, head.length);
	queue_body(g, body, length);
	pool_give(g->job.arena);
	g->job.arena = NULL;
	g->job.request = NULL;
	g->known = true;
}

/* Bytes that nobody reads would turn the end into a reset (RFC 9112 9.6). */
static void
end(struct client *g)
{
	if (!TAILQ_EMPTY(&g->connection->send_queue) ||
	    (g->message.verdict == ERROR_NONE && g->rest_length == 0))
		g->connection->flags |= CONN_CLOSE_EMPTY;
	else
		guard_leave(g);
}

/* Whoever reads slowly has no body kept meanwhile. */
static void
drop_body(struct client *g)
{
	kore_free(g->body);
	g->body = NULL;
	(void)guard_hold(g, 0);
}

void
answer_send(struct client *g)
{
	struct connection	*c;

	c = g->connection;
	queue(g);
	if (!net_send_flush(c))
		kore_connection_disconnect(c);
	if (c->state == CONN_STATE_DISCONNECTING)
		return;
	if (!TAILQ_EMPTY(&c->send_queue))
		drop_body(g);
	if (g->message.close)
		end(g);
	else if (TAILQ_EMPTY(&c->send_queue))
		guard_resume(g);
	else
		g->stage = CLIENT_SENDING;
}
