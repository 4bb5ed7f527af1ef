#include <sys/socket.h>

#include <stddef.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/clock.h"
#include "http/reply.h"
#include "http/request.h"
#include "server/account.h"
#include "server/answer.h"
#include "server/guard.h"
#include "server/operations.h"
#include "server/recall.h"
#include "server/wire.h"

#define POOL_SIZE	64
#define HEAD_SIZE	1536	/* of an answer, roughly */
#define JOINED_MAX	262144	/* longest body that is copied */
#define TOGETHER	32	/* answers that are sent in a row */
#define PATIENCE	(CLOCK_SECOND / 2000)	/* longest wait for others */

/* Answers that are ready but not sent. */
static struct {
	struct client		*client[TOGETHER];	/* NULL: disconnected */
	unsigned		 count;
	int64_t			 since;		/* clock_steady() */
	struct kore_timer	*timer;
} ready;

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
 * Copying is cheaper than a second system call, except for the longest bodies.
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

/* Unsent bytes are copied, so the arena is free again. */
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
		operations_account(g, head.length + length);
	else
		account_request(g, head.length + length);
	sent = send_bytes(g, &head, body, length);
	answer_release(g->job.arena);
	g->job.arena = NULL;
	g->job.request = NULL;
	g->known = true;

	return (sent);
}

/* Closing a socket with unread input resets the connection (RFC 9112 9.6). */
static void
end(struct client *g)
{
	if (g->message.verdict == ERROR_NONE && g->rest_length == 0)
		kore_connection_disconnect(g->connection);
	else
		guard_leave(g);
}

/* The answer is sent completely. */
static void
go_on(struct client *g)
{
	if (g->message.close)
		end(g);
	else
		guard_resume(g);
}

/* The body of a request is freed before a slow reader gets the answer. */
static void
send_one(struct client *g)
{
	if (!send_reply(g)) {
		kore_connection_disconnect(g->connection);
	} else if (TAILQ_EMPTY(&g->connection->send_queue)) {
		go_on(g);
	} else {
		wire_drop_body(g);
		g->stage = CLIENT_SENDING;
		g->sent = go_on;
	}
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
