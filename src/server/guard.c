#include <sys/socket.h>

#include <string.h>

#include "config/site.h"
#include "http/origin.h"
#include "server/guard.h"
#include "server/limits.h"
#include "server/loop_reader.h"
#include "server/parent.h"
#include "server/quota.h"
#include "server/recall.h"
#include "server/request_log.h"
#include "server/shares.h"
#include "server/slow.h"
#include "server/wire.h"
#include "server/writer.h"

#define BODY_FIRST	32768	/* bytes allocated at first */
#define BODY_CHUNK	4096	/* bytes of chunks beside the longest body */

/* Kore parses this instead of the client's head. */
static const char	canonical[] = "GET / HTTP/1.1\r\nhost: almanac\r\n\r\n";

static int	 receive_head(struct netbuf *);

static void
check_rate(struct client *g)
{
	const struct site	*site = parent_site();
	const char		*origin;
	char			 text[ORIGIN_TEXT];

	if (site->request_rate == 0 || g->message.verdict != ERROR_NONE ||
	    (origin = origin_find(&g->message, site, text)) == NULL)
		return;
	g->message.retry_after = quota_wait(origin, site->request_rate);
	if (g->message.retry_after > 0)
		g->message.verdict = ERROR_REST_TOO_MANY_REQUESTS;
}

void
guard_hand_over(struct client *g)
{
	struct netbuf	*nb;
	uint8_t		*copy;

	nb = g->connection->rnb;
	if (g->message.request_id == NULL)
		request_log_begin(g);
	if (g->head == NULL)
		g->head = nb->buf;
	else
		g->body = nb->buf;
	copy = kore_malloc(sizeof(canonical));
	memcpy(copy, canonical, sizeof(canonical));
	wire_receive(g, copy, sizeof(canonical) - 1, sizeof(canonical) - 1,
	    receive_head);

	g->stage = CLIENT_SERVED;
	wire_stop_clock(g);
	(void)http_header_recv(nb);
}

static void
add_body(struct client *g, const char *body)
{
	g->message.body = body;
	g->message.body_length = g->body_length;
	request_log_begin(g);
}

static void
hand_over_body(struct client *g, const char *body)
{
	add_body(g, body);
	guard_hand_over(g);
}

static void
refuse_message(struct client *g)
{
	message_refuse(&g->message, ERROR_REST_UNAVAILABLE, NULL);
	g->message.retry_after = 1;
}

/*
 * Frees the memory of its body at once, so that no other body is rejected
 * because of it.
 */
static void
refuse_body(struct client *g)
{
	refuse_message(g);
	guard_hand_over(g);
	wire_drop_body(g);
}

/* The cost of a body: memory times age, in bytes times milliseconds. */
static uint64_t
body_cost(const struct client *g, uint64_t now)
{
	return (g->held * (now - g->since + 1));
}

/*
 * Whether `a` makes room before `b`: its address holds more, with what waits to
 * be served, or the same, and its body costs more.
 */
static bool
goes_first(const struct client *a, const struct client *b, uint64_t now)
{
	size_t	 x = wire_held(a), y = wire_held(b);

	return (x != y ? x > y : body_cost(a, now) > body_cost(b, now));
}

/* Whether its complete message waits for the event loop. */
static bool
waits_for_loop(const struct client *g)
{
	return ((g->stage == CLIENT_SERVED && g->job.request == NULL) ||
	    (g->stage == CLIENT_PARKED && shares_waits(&g->job)));
}

/* Whether its body can make room: it is unfinished, or waits to be served. */
static bool
can_go(const struct client *g)
{
	return (g->stage == CLIENT_BODY || waits_for_loop(g) ||
	    (g->stage == CLIENT_PARKED && (slow_waits(&g->job) ||
	    writer_waits(&g->job))));
}

/* The client whose body makes room for others first, or `g`. */
static struct client *
worst_body(struct client *g)
{
	struct connection	*c;
	struct client		*other, *worst = g;
	uint64_t		 now;

	now = kore_time_ms();
	TAILQ_FOREACH(c, &connections, list) {
		other = client_of(c);
		if (other != NULL && other->held > 0 &&
		    goes_first(other, worst, now) && can_go(other))
			worst = other;
	}
	return (worst);
}

/* Frees the body of another client, unless a thread has just begun with it. */
static void
drop_body(struct client *g)
{
	if (g->stage == CLIENT_BODY) {
		refuse_body(g);
		return;
	}
	if (waits_for_loop(g))
		refuse_message(g);
	else if (!slow_drop(&g->job) && !writer_drop(&g->job))
		return;
	g->message.body = NULL;
	g->message.body_length = 0;
	wire_drop_body(g);
}

/*
 * Holds memory for a body. Others make room for it as long as they go first.
 * Returns false if none is left.
 */
static bool
make_room(struct client *g, size_t size)
{
	struct client	*worst;

	while (!wire_hold(g, size)) {
		if ((worst = worst_body(g)) == g)
			return (false);
		drop_body(worst);
	}
	return (true);
}

static int
receive_body(struct netbuf *nb)
{
	struct client	*g;
	size_t		 size;

	if (nb->s_off < nb->b_len)
		return (KORE_RESULT_OK);
	if ((g = client_of(nb->owner)) == NULL)
		return (KORE_RESULT_ERROR);
	if (g->head == NULL || nb->b_len == g->body_length) {
		hand_over_body(g, (char *)nb->buf + nb->b_len - g->body_length);
		return (KORE_RESULT_OK);
	}

	/*
	 * Memory grows with the received bytes, regardless of the announced
	 * length.
	 */
	size = MIN(nb->b_len * 2, g->body_length);
	if (!make_room(g, size)) {
		refuse_body(g);
		return (KORE_RESULT_OK);
	}
	wire_receive(g, kore_realloc(nb->buf, size), nb->s_off, size,
	    receive_body);
	return (KORE_RESULT_OK);
}

/*
 * Grows a full buffer of chunks. Asks again whether the body is needed, since
 * only now is it known to be so long.
 */
static void
grow_chunks(struct client *g, int (*call)(struct netbuf *))
{
	struct netbuf	*nb = g->connection->rnb;
	size_t		 most = message_body_most_by_head(&g->message), size;

	g->body_length = g->chunks.length;
	if (g->chunks.length > most)
		message_refuse(&g->message, ERROR_REST_BODY_TOO_LARGE, NULL);
	if (g->chunks.length > most || !loop_reader_needs_body(g)) {
		guard_hand_over(g);
		return;
	}
	size = MIN(nb->b_len * 2, most + BODY_CHUNK);
	if (!make_room(g, size)) {
		refuse_body(g);
		return;
	}
	wire_receive(g, kore_realloc(nb->buf, size), nb->s_off, size, call);
}

static int
receive_chunks(struct netbuf *nb)
{
	struct client		*g;
	enum chunks_state	 state;

	if ((g = client_of(nb->owner)) == NULL)
		return (KORE_RESULT_ERROR);
	state = chunks_read(&g->chunks, (char *)nb->buf, nb->s_off);
	nb->s_off = g->chunks.length;
	g->body_length = g->chunks.length;
	if (state == CHUNKS_BAD)
		message_refuse(&g->message, ERROR_REST_BAD_REQUEST,
		    "the chunked body is not valid");
	else if (g->chunks.length > message_body_most_by_head(&g->message))
		message_refuse(&g->message, ERROR_REST_BODY_TOO_LARGE, NULL);
	if (g->message.verdict != ERROR_NONE)
		guard_hand_over(g);
	else if (state == CHUNKS_END)
		hand_over_body(g, (char *)nb->buf);
	else if (nb->s_off == nb->b_len)
		grow_chunks(g, receive_chunks);

	return (KORE_RESULT_OK);
}

static void
send_continue(struct client *g)
{
	static const char	 answer[] = "HTTP/1.1 100 Continue\r\n\r\n";

	net_send_queue(g->connection, answer, sizeof(answer) - 1);
	(void)net_send_flush(g->connection);
}

/* Whether the body must be received. Short ones are, to keep connections. */
static bool
needs_body(struct client *g, size_t head)
{
	check_rate(g);
	if (g->message.verdict != ERROR_NONE)
		return (false);

	if (head + g->body_length <= MESSAGE_TEXT_MAX)
		return (true);
	g->job.address = quota_of(&g->message);

	return (loop_reader_needs_body(g));
}

/* Receives the body after a head of `head` bytes. */
static void
await_body(struct client *g, size_t head)
{
	struct netbuf	*nb;
	uint8_t		*body;
	size_t		 have, size;
	bool		 is_long;

	if (!needs_body(g, head)) {
		g->message.close = true;
		guard_hand_over(g);
		return;
	}
	is_long = head + g->body_length > MESSAGE_TEXT_MAX;
	size = MIN(g->body_length, BODY_FIRST);
	if (is_long && !make_room(g, size)) {
		g->message.close = true;
		refuse_body(g);
		return;
	}
	nb = g->connection->rnb;
	have = nb->s_off - head;
	g->stage = CLIENT_BODY;
	g->counted = nb->s_off;
	wire_start_clock(g, LIMIT_BODY);
	if (!is_long) {
		wire_receive(g, nb->buf, nb->s_off, head + g->body_length,
		    receive_body);
	} else {
		g->head = nb->buf;
		body = kore_malloc(size);
		memcpy(body, g->head + head, have);
		g->counted = have;
		wire_receive(g, body, have, size, receive_body);
	}
	if (have == 0 && message_expects(&g->message))
		send_continue(g);
}

/* Receives the chunks after a head of `head` bytes. */
static void
await_chunks(struct client *g, size_t head)
{
	struct netbuf	*nb = g->connection->rnb;
	uint8_t		*body;
	size_t		 have = nb->s_off - head, size = MAX(BODY_FIRST, have);

	check_rate(g);
	g->job.address = quota_of(&g->message);
	if (g->message.verdict != ERROR_NONE || !loop_reader_needs_body(g)) {
		guard_hand_over(g);
		return;
	}
	if (!make_room(g, size)) {
		refuse_body(g);
		return;
	}
	g->stage = CLIENT_BODY;
	g->chunks = (struct chunks){ 0 };
	g->counted = 0;
	wire_start_clock(g, LIMIT_BODY);
	g->head = nb->buf;
	body = kore_malloc(size);
	memcpy(body, g->head + head, have);
	wire_receive(g, body, have, size, receive_chunks);
	if (have == 0 && message_expects(&g->message))
		send_continue(g);
	if (have > 0)
		(void)receive_chunks(g->connection->rnb);
}

bool
guard_extend_time(struct client *g)
{
	size_t	 received;

	received = g->connection->rnb->s_off;
	if (g->stage != CLIENT_BODY || received - g->counted < LIMIT_BODY_PIECE)
		return (false);
	g->counted = received;
	wire_start_clock(g, LIMIT_BODY);

	return (true);
}

/*
 * The answer is on its way: receives the next message, or waits until the
 * client has read the answer.
 */
static void
await_next_message(struct client *g)
{
	struct netbuf	*nb;

	nb = g->connection->rnb;
	g->known = true;
	if (!TAILQ_EMPTY(&g->connection->send_queue)) {
		g->stage = CLIENT_SENDING;
		g->sent = guard_resume;
		g->head = nb->buf;
		nb->buf = NULL;
		return;
	}
	wire_stop_clock(g);
	memmove(nb->buf, nb->buf + g->rest, g->rest_length);
	nb->s_off = g->rest_length;
	g->rest_length = 0;
	if (g->drained)
		g->connection->evt.flags &= ~KORE_EVENT_READ;
}

/* The complete message has arrived. */
static int
handle_message(struct client *g, size_t head)
{
	struct netbuf	*nb;

	nb = g->connection->rnb;
	g->rest = head + g->body_length;
	g->rest_length = nb->s_off - g->rest;
	add_body(g, (char *)nb->buf + head);
	check_rate(g);
	switch (recall(g)) {
	case RECALL_NOTHING:
		guard_hand_over(g);
		break;
	case RECALL_BROKEN:
		return (KORE_RESULT_ERROR);
	case RECALL_SENT:
		await_next_message(g);
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
		wire_start_clock(g, LIMIT_HEAD);
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
		if (g->message.chunked) {
			await_chunks(g, head);
			break;
		}
		if (nb->s_off >= head + g->body_length)
			return (handle_message(g, head));
		await_body(g, head);
		break;
	}
	return (KORE_RESULT_OK);
}

/*
 * Handles complete messages, up to the first that cannot be answered at once.
 */
static int
receive_head(struct netbuf *nb)
{
	struct client	*g;
	size_t		 had;

	if ((g = client_of(nb->owner)) == NULL)
		return (KORE_RESULT_ERROR);
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
do_nothing(void *arg, u_int64_t now)
{
	(void)arg;
	(void)now;
}

/* Without an event, Kore would handle a new request one turn later. */
static void
wake_event_loop(void)
{
	kore_timer_add(do_nothing, 0, NULL, KORE_TIMER_ONESHOT);
}

void
guard_resume(struct client *g)
{
	size_t	 have;

	have = g->rest_length;
	memmove(g->head, g->head + g->rest, have);
	g->rest_length = 0;
	g->stage = CLIENT_HEAD;
	wire_receive_head(g, have, receive_head);
	if (have > 0 && !receive_head(g->connection->rnb)) {
		kore_connection_disconnect(g->connection);
		return;
	}
	if (g->stage != CLIENT_SERVED)
		wire_receive_on(g);
	if (g->stage == CLIENT_SERVED)
		wake_event_loop();
}

static int
discard_input(struct netbuf *nb)
{
	struct client	*g;

	if ((g = client_of(nb->owner)) == NULL)
		return (KORE_RESULT_ERROR);
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
	wire_start_clock(g, LIMIT_LEAVE);
	wire_receive_head(g, 0, discard_input);
	wire_receive_on(g);
}
