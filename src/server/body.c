#include <string.h>

#include "server/body.h"
#include "server/limits.h"
#include "server/receive.h"

#define BODY_FIRST	32768	/* bytes of memory at the start */

static void
refuse_room(struct client *g)
{
	message_refuse(&g->message, ERROR_REST_UNAVAILABLE, NULL);
	g->message.retry_after = 1;
	guard_hand_over(g);
}

/* Cost of a body: memory times age, in bytes times milliseconds. */
static uint64_t
burden(const struct client *g, uint64_t now)
{
	return (g->held * (now - g->since + 1));
}

/* The client whose unfinished body costs most. */
static struct client *
refuse_one(struct client *g)
{
	struct connection	*c;
	struct client		*other, *worst = g;
	uint64_t		 now;

	now = kore_time_ms();
	TAILQ_FOREACH(c, &connections, list) {
		other = client_of(c);
		if (other != NULL && other->stage == CLIENT_BODY &&
		    burden(other, now) > burden(worst, now))
			worst = other;
	}
	refuse_room(worst);
	return (worst);
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
		guard_take(g, (char *)nb->buf + nb->b_len - g->body_length);
		return (KORE_RESULT_OK);
	}

	/*
	 * Memory grows with the received bytes, whatever length was announced.
	 */
	size = MIN(nb->b_len * 2, g->body_length);
	if (!receive_hold(g, size) && refuse_one(g) == g)
		return (KORE_RESULT_OK);
	receive_into(g, kore_realloc(nb->buf, size), nb->s_off, size,
	    receive_body);
	return (KORE_RESULT_OK);
}

static void
ask_for_it(struct client *g)
{
	static const char	 go_on[] = "HTTP/1.1 100 Continue\r\n\r\n";

	net_send_queue(g->connection, go_on, sizeof(go_on) - 1);
	(void)net_send_flush(g->connection);
}

void
body_await(struct client *g, size_t head)
{
	struct netbuf	*nb;
	uint8_t		*body;
	size_t		 have, size;

	nb = g->connection->rnb;
	have = nb->s_off - head;
	g->stage = CLIENT_BODY;
	g->counted = nb->s_off;
	receive_start_clock(g, LIMIT_BODY);
	if (head + g->body_length <= MESSAGE_TEXT_MAX) {
		receive_into(g, nb->buf, nb->s_off, head + g->body_length,
		    receive_body);
	} else {
		g->head = nb->buf;
		size = MIN(g->body_length, BODY_FIRST);
		(void)receive_hold(g, size);
		body = kore_malloc(size);
		memcpy(body, g->head + head, have);
		g->counted = have;
		receive_into(g, body, have, size, receive_body);
	}
	if (have == 0 && message_expects(&g->message))
		ask_for_it(g);
}

bool
body_goes_on(struct client *g)
{
	size_t	 come;

	come = g->connection->rnb->s_off;
	if (g->stage != CLIENT_BODY || come - g->counted < LIMIT_BODY_PIECE)
		return (false);
	g->counted = come;
	receive_start_clock(g, LIMIT_BODY);

	return (true);
}
