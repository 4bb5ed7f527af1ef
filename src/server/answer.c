#include <sys/socket.h>

#include <stddef.h>

#include "base/arena.h"
#include "base/buf.h"
#include "http/reply.h"
#include "http/request.h"
#include "server/answer.h"
#include "server/guard.h"
#include "server/operations.h"
#include "server/recall.h"
#include "server/request_log.h"
#include "server/stream.h"
#include "server/wire.h"

#define POOL_SIZE	64
#define HEAD_SIZE	1536	/* bytes of a head, about */
#define JOINED_MAX	262144	/* longest body that is copied */

static struct arena	*spare[POOL_SIZE];
static size_t		 spare_count;

struct arena *
answer_arena(void)
{
	return (spare_count > 0 ? spare[--spare_count] : arena_new());
}

void
answer_release(struct arena *arena)
{
	if (arena == NULL)
		return;
	if (spare_count == POOL_SIZE) {
		arena_free(arena);
		return;
	}
	arena_reset(arena);
	spare[spare_count++] = arena;
}

/*
 * Copying is cheaper than a second system call, unless the body is very long.
 */
static bool
send_bytes(struct client *g, struct buf *head, const char *body, size_t length)
{
	if (length > JOINED_MAX)
		return (wire_send(g, head->data, head->length, MSG_MORE) &&
		    wire_send(g, body, length, 0));
	buf_add(head, body, length);
	return (wire_send(g, head->data, head->length, 0));
}

/* Unsent bytes are copied, so the arena can be freed. */
static bool
send_reply(struct client *g)
{
	struct request	*rq;
	struct buf	 head;
	const char	*body;
	size_t		 length;
	bool		 sent;

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
		operations_log(g, head.length + length);
	else
		request_log_answer(g, head.length + length +
		    (size_t)rq->reply.length);
	sent = send_bytes(g, &head, body, length);
	answer_release(g->job.arena);
	g->job.arena = NULL;
	g->job.request = NULL;
	g->known = true;

	return (sent);
}

/* Closing a socket with unread input resets the connection (RFC 9112 9.6). */
static void
end_connection(struct client *g)
{
	if (g->message.verdict == ERROR_NONE && !g->message.unread &&
	    !g->message.chunked && g->rest_length == 0)
		kore_connection_disconnect(g->connection);
	else
		guard_leave(g);
}

/* Called when the answer is completely sent. */
static void
on_answer_sent(struct client *g)
{
	if (g->message.close)
		end_connection(g);
	else
		guard_resume(g);
}

/*
 * Frees the body of the request before the answer is sent: the client may read
 * slowly.
 */
void
answer_send(struct client *g)
{
	g->stage = CLIENT_SERVED;
	if (!send_reply(g)) {
		kore_connection_disconnect(g->connection);
	} else if (g->stream != NULL) {
		wire_drop_body(g);
		stream_send(g, on_answer_sent);
	} else if (TAILQ_EMPTY(&g->connection->send_queue)) {
		on_answer_sent(g);
	} else {
		wire_drop_body(g);
		g->stage = CLIENT_SENDING;
		g->sent = on_answer_sent;
	}
}
