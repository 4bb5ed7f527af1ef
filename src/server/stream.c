#include "server/stream.h"

#include <sys/socket.h>

#include <unistd.h>

#include "generated/service.h"
#include "http/request.h"
#include "server/client.h"
#include "server/limits.h"
#include "server/wire.h"

struct stream {
	TAILQ_ENTRY(stream)	 list;
	int64_t			 user;
	int			 fd;
	int64_t			 at, end;
	struct kore_timer	*timer;		/* for the next turn, or NULL */
	void			(*done)(struct client *);
};

static TAILQ_HEAD(, stream)	 streams = TAILQ_HEAD_INITIALIZER(streams);

bool
stream_has_room(const struct client *g)
{
	const struct stream	*s;
	size_t			 count = 0;

	TAILQ_FOREACH(s, &streams, list) {
		if (s->user == g->job.request->caller.id)
			return (false);
		count++;
	}
	return (count < SERVICE_DOWNLOADS_ITEMS);
}

void
stream_take(struct client *g, int fd, int64_t length)
{
	g->stream = kore_calloc(1, sizeof(*g->stream));
	TAILQ_INSERT_TAIL(&streams, g->stream, list);
	g->stream->user = g->job.request->caller.id;
	g->stream->fd = fd;
	g->stream->end = length;
}

void
stream_drop(struct client *g)
{
	if (g->stream == NULL)
		return;
	if (g->stream->timer != NULL)
		kore_timer_remove(g->stream->timer);
	TAILQ_REMOVE(&streams, g->stream, list);
	(void)close(g->stream->fd);
	kore_free(g->stream);
	g->stream = NULL;
}

/* Sends the next piece. Returns false if the client was disconnected. */
static bool
send_piece(struct client *g)
{
	static char	 piece[LIMIT_STREAM_PIECE];
	struct stream	*s = g->stream;
	const int64_t	 left = s->end - s->at;
	ssize_t		 n;

	n = pread(s->fd, piece, left < LIMIT_STREAM_PIECE ? (size_t)left :
	    LIMIT_STREAM_PIECE, s->at);
	if (n > 0 && wire_send(g, piece, (size_t)n, n < left ? MSG_MORE : 0)) {
		s->at += n;
		return (true);
	}
	kore_connection_disconnect(g->connection);
	return (false);
}

static void	 send_pieces(struct client *);

static void
send_more(void *arg, u_int64_t now)
{
	struct client	*g = arg;

	(void)now;
	g->stream->timer = NULL;
	send_pieces(g);
}

/*
 * Others have their turn after a few pieces, also if the client reads as fast
 * as they are sent.
 */
static void
send_pieces(struct client *g)
{
	struct stream	*s = g->stream;
	void		(*done)(struct client *) = s->done;
	int		 i;

	if (s->timer != NULL)
		return;
	for (i = 0; s->at < s->end && i < LIMIT_STREAM_TURN; i++)
		if (!send_piece(g) || !TAILQ_EMPTY(&g->connection->send_queue))
			return;
	if (s->at < s->end) {
		s->timer = kore_timer_add(send_more, 0, g, KORE_TIMER_ONESHOT);
		return;
	}
	stream_drop(g);
	done(g);
}

void
stream_send(struct client *g, void (*done)(struct client *))
{
	g->stage = CLIENT_SENDING;
	g->sent = send_pieces;
	g->stream->done = done;
	if (TAILQ_EMPTY(&g->connection->send_queue))
		send_pieces(g);
}
