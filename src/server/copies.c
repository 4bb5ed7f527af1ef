#include "server/copies.h"

#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/stat.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "config/copying.h"
#include "generated/service.h"
#include "http/request.h"
#include "server/client.h"
#include "server/connections.h"
#include "server/limits.h"
#include "server/request_log.h"
#include "server/stream.h"

static struct copy {
	struct kore_event	 event;		/* first: Kore's part */
	struct client		*client;	/* NULL: free */
	int			 fd;
	uint64_t		 deadline;
} copies[SERVICE_DOWNLOADS_ITEMS];

/*
 * The page from which the form was sent says why there is no file: the client
 * is a browser.
 */
static void
refuse_copy(struct request *rq, enum copy_end why)
{
	static const char *const	 words[] = {
		[COPY_FULL] = "full", [COPY_FAILED] = "failed",
		[COPY_BUSY] = "busy", [COPY_ABSENT] = "absent"
	};

	rq->reply.status = 303;
	rq->reply.location = arena_join(rq->arena, rq->reply.location,
	    "?done=", words[why], NULL);
	rq->reply.copy = COPY_NONE;
	rq->reply.attachment = NULL;
	rq->reply.content_type = NULL;
}

static void
free_copy(struct copy *copy)
{
	(void)close(copy->fd);
	copy->client = NULL;
}

/* `file` is that of COPY_DONE. */
static void
finish_copy(struct copy *copy, enum copy_end end, int file)
{
	struct client	*g = copy->client;
	struct request	*rq = g->job.request;
	struct stat	 st;

	free_copy(copy);
	if (end == COPY_DONE && fstat(file, &st) == 0) {
		rq->reply.location = NULL;
		rq->reply.length = st.st_size;
		stream_take(g, file, st.st_size);
	} else
		refuse_copy(rq, end);
	g->stage = CLIENT_SERVED;
	http_request_wakeup(g->sleeper);
}

/* Returns false if there is nothing yet. `*file` is -1 without COPY_DONE. */
static bool
receive_file(int fd, enum copy_end *end, int *file)
{
	unsigned char	 byte;
	union {
		struct cmsghdr	 head;
		char		 room[CMSG_SPACE(sizeof(int))];
	} control;
	struct iovec	 part = { &byte, sizeof(byte) };
	struct msghdr	 m = { .msg_iov = &part, .msg_iovlen = 1,
			    .msg_control = &control,
			    .msg_controllen = sizeof(control) };
	struct cmsghdr	*c;
	ssize_t		 n;

	*end = COPY_FAILED;
	*file = -1;
	n = recvmsg(fd, &m, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
	if (n == -1 && (errno == EAGAIN || errno == EINTR))
		return (false);
	if (n == 1 && byte == COPY_FULL)
		*end = COPY_FULL;
	if (n == 1 && byte == COPY_DONE && (c = CMSG_FIRSTHDR(&m)) != NULL &&
	    c->cmsg_type == SCM_RIGHTS) {
		memcpy(file, CMSG_DATA(c), sizeof(*file));
		*end = COPY_DONE;
	}
	return (true);
}

/* A client that closes one direction has left: no browser does that. */
static void
drop_copy(struct copy *copy)
{
	struct client	*g = copy->client;

	free_copy(copy);
	if (g->connection != NULL)
		kore_connection_disconnect(g->connection);
	request_log_answer(g, 0);
	connections_free(g);
}

static void
on_answer(void *arg, int error)
{
	struct copy	*copy = arg;
	enum copy_end	 end;
	int		 file;

	(void)error;
	if (copy->client == NULL || !receive_file(copy->fd, &end, &file))
		return;
	if (copy->client->connection != NULL) {
		finish_copy(copy, end, file);
		return;
	}
	if (file != -1)
		(void)close(file);
	drop_copy(copy);
}

/* Sends the request, with an end of the pair for the answer. */
static bool
send_request(const struct request *rq, int to, int with)
{
	struct copy_request	 sent = { .kind =
				    (enum copy_kind)rq->reply.copy };
	union {
		struct cmsghdr	 head;
		char		 room[CMSG_SPACE(sizeof(int))];
	} control = { .room = "" };
	struct iovec		 part = { &sent, sizeof(sent) };
	struct msghdr		 m = { .msg_iov = &part, .msg_iovlen = 1,
				    .msg_control = &control,
				    .msg_controllen = sizeof(control) };

	snprintf(sent.base, sizeof(sent.base), "%s", rq->in.site_url);
	control.head.cmsg_level = SOL_SOCKET;
	control.head.cmsg_type = SCM_RIGHTS;
	control.head.cmsg_len = CMSG_LEN(sizeof(int));
	memcpy(CMSG_DATA(&control.head), &with, sizeof(with));
	return (sendmsg(to, &m, MSG_DONTWAIT | MSG_NOSIGNAL) != -1);
}

/* One for each user, so that no one keeps others waiting for long. */
static struct copy *
find_room(const struct client *g)
{
	struct copy	*room = NULL;
	size_t		 i;

	for (i = 0; i < SERVICE_DOWNLOADS_ITEMS; i++) {
		if (copies[i].client == NULL)
			room = &copies[i];
		else if (copies[i].client->job.request->caller.id ==
		    g->job.request->caller.id)
			return (NULL);
	}
	return (room);
}

static enum copy_end
ask_for_copy(struct client *g)
{
	const char	*fd = getenv(COPIES_ENV);
	struct copy	*copy = find_room(g);
	int		 ends[2];
	bool		 sent;

	if (fd == NULL)
		return (COPY_ABSENT);
	if (copy == NULL || !stream_has_room(g))
		return (COPY_BUSY);
	if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == -1)
		return (COPY_FAILED);
	sent = send_request(g->job.request, atoi(fd), ends[1]);
	(void)close(ends[1]);
	if (!sent) {
		(void)close(ends[0]);
		return (COPY_BUSY);
	}
	*copy = (struct copy){ .event.handle = on_answer, .client = g,
	    .fd = ends[0], .deadline = kore_time_ms() + LIMIT_COPY };
	kore_platform_event_schedule(copy->fd, EPOLLIN, 0, copy);
	return (COPY_DONE);
}

bool
copies_await(struct client *g)
{
	struct request	*rq = g->job.request;
	enum copy_end	 end;

	if (rq == NULL || rq->reply.copy == COPY_NONE || g->connection == NULL)
		return (false);
	if ((end = ask_for_copy(g)) == COPY_DONE)
		return (true);
	refuse_copy(rq, end);
	return (false);
}

void
copies_look(uint64_t now)
{
	struct copy	*copy;

	for (copy = copies; copy < copies + SERVICE_DOWNLOADS_ITEMS; copy++) {
		if (copy->client == NULL)
			continue;
		if (copy->client->connection == NULL || copy->client->ended)
			drop_copy(copy);
		else if (now > copy->deadline)
			finish_copy(copy, COPY_FAILED, -1);
	}
}
