/*
 * Reads and writes as Kore does, with three differences: a client that has
 * closed its side still gets its answers; queued bytes are sent in one piece;
 * and writing never raises a signal.
 */
#include <sys/socket.h>

#include "server/receive.h"
#include "server/unread.h"

/* Bytes that were sent must arrive. */
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

/* `length` is at most 8 KiB, an answer is often longer. */
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
			g->taken += *written;
	} else if (errno == EAGAIN)
		c->evt.flags &= ~KORE_EVENT_WRITE;
	else if (errno != EINTR)
		return (KORE_RESULT_ERROR);
	return (KORE_RESULT_OK);
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
	unread_keep(g, bytes + n, length - (size_t)n, (size_t)n);

	return (true);
}

static bool
is_broken(const struct connection *c)
{
	char	 byte;

	return (recv(c->fd, &byte, 1, MSG_PEEK) == -1 && errno != EAGAIN &&
	    errno != EINTR);
}

/* Otherwise unread answers would pile up behind pipelined requests. */
static void
read_on(const struct connection *c)
{
	struct client	*g;

	g = client_of(c);
	if (g == NULL || g->stage != CLIENT_SENDING ||
	    !TAILQ_EMPTY(&c->send_queue))
		return;
	receive_stop_clock(g);
	answer_taken(g);
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
	read_on(arg);
}
