#include "base/buf.h"
#include "base/clock.h"
#include "http/request.h"
#include "server/account.h"
#include "server/operations.h"
#include "server/pool.h"
#include "server/recall.h"
#include "server/receive.h"

#define HEAD_SIZE	1536	/* of an answer, about */
#define JOINED_MAX	262144	/* copied behind its head */
#define TOGETHER	32	/* answers that go out in a row */
#define PATIENCE	(CLOCK_SECOND / 2000)	/* that one waits for others */

/* Made, but not sent. */
static struct {
	struct client		*client[TOGETHER];	/* NULL: has left */
	unsigned		 count;
	int64_t			 since;		/* clock_steady() */
	struct kore_timer	*timer;
} ready;

static int
sent(struct netbuf *nb)
{
	pool_give(nb->extra);
	return (KORE_RESULT_OK);
}

/* From where they are; their arena goes with the last of them. */
static void
queue_bytes(struct client *g, const struct buf *bytes, struct arena *arena)
{
	struct netbuf	*nb;

	net_send_stream(g->connection, bytes->data, bytes->length, sent, &nb);
	nb->extra = arena;
}

/* A second system call costs more than to copy all but the longest bodies. */
static void
queue(struct client *g)
{
	struct request	*rq;
	struct buf	 head;
	const char	*body;
	size_t		 length;

	rq = g->job.request;
	body = reply_body(rq, &length);
	buf_init(&head, rq->arena, HEAD_SIZE +
	    (length <= JOINED_MAX ? length : 0));
	if (g->operations)
		operations_head(rq, &head);
	else
		reply_head(rq, &head);
	recall_keep(g, &head, body, length);
	if (g->operations)
		operations_account(g, head.length + length);
	else
		account_request(g, head.length + length);
	if (length <= JOINED_MAX) {
		buf_add(&head, body, length);
		queue_bytes(g, &head, g->job.arena);
	} else {
		queue_bytes(g, &head, NULL);
		queue_bytes(g, &rq->out.buf, g->job.arena);
	}
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

static void
send_one(struct client *g)
{
	struct connection	*c;

	c = g->connection;
	queue(g);
	if (!net_send_flush(c))
		kore_connection_disconnect(c);
	if (c->state == CONN_STATE_DISCONNECTING)
		return;

	/* Whoever reads slowly has no body kept meanwhile. */
	if (!TAILQ_EMPTY(&c->send_queue))
		receive_drop_body(g);
	if (g->message.close)
		end(g);
	else if (TAILQ_EMPTY(&c->send_queue))
		guard_resume(g);
	else
		g->stage = CLIENT_SENDING;
}

void
answer_send_ready(void)
{
	unsigned	 i;

	for (i = 0; i < ready.count; i++)
		if (ready.client[i] != NULL)
			send_one(ready.client[i]);
	ready.count = 0;
}

static void
on_turn(void *arg, u_int64_t now)
{
	(void)arg;
	(void)now;
	ready.timer = NULL;
	answer_send_ready();
}

void
answer_send(struct client *g)
{
	if (ready.count == 0)
		ready.since = clock_steady();
	g->stage = CLIENT_READY;
	ready.client[ready.count++] = g;
	if (http_request_count <= client_parked + 1 ||
	    ready.count == TOGETHER || clock_steady() - ready.since > PATIENCE)
		answer_send_ready();
	else if (ready.timer == NULL)
		ready.timer = kore_timer_add(on_turn, 0, NULL,
		    KORE_TIMER_ONESHOT);
}

void
answer_forget(const struct client *g)
{
	unsigned	 i;

	for (i = 0; i < ready.count; i++)
		if (ready.client[i] == g)
			ready.client[i] = NULL;
}
