#include "http/message.h"
#include "server/limits.h"
#include "server/receive.h"

static size_t	 held;		/* of all clients of this worker */

void
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

void
receive_again(struct client *g, size_t have, int (*call)(struct netbuf *))
{
	receive_into(g, g->head, have, MESSAGE_TEXT_MAX, call);
	g->head = NULL;
	receive_drop_body(g);
}

/* Reading without input would cost a system call for every request. */
void
receive_on(struct client *g)
{
	if (g->drained)
		g->connection->evt.flags &= ~KORE_EVENT_READ;
	if (!net_recv_flush(g->connection))
		kore_connection_disconnect(g->connection);
}

bool
receive_hold(struct client *g, size_t size)
{
	held += size - g->held;
	g->held = size;
	return (held <= LIMIT_BODIES);
}

void
receive_drop_body(struct client *g)
{
	kore_free(g->body);
	g->body = NULL;
	(void)receive_hold(g, 0);
}

/*
 * Kore's own timer would disconnect without an answer, so it must not fire
 * first.
 */
void
receive_start_clock(struct client *g, uint64_t milliseconds)
{
	g->since = kore_time_ms();
	g->deadline = g->since + milliseconds;
	g->connection->idle_timer.length = milliseconds * 2;
}

void
receive_stop_clock(struct client *g)
{
	g->deadline = 0;
	g->connection->idle_timer.length = LIMIT_IDLE;
}
