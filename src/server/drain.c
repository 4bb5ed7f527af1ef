#include <sys/eventfd.h>
#include <sys/socket.h>

#include <kore/kore.h>

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "server/client.h"
#include "server/connections.h"
#include "server/drain.h"
#include "server/limits.h"
#include "server/parent.h"
#include "server/request_log.h"
#include "server/writer.h"

#define STEP	20	/* milliseconds between two looks */

/*
 * Milliseconds to wait: a signal to all processes often reaches the worker
 * before the parent.
 */
#define SECOND_THOUGHT	200

static volatile sig_atomic_t	 all_end, this_ends;
static int			 wake;
static uint64_t			 start;

static void
on_signal(int sig, siginfo_t *info, void *context)
{
	int			 error;

	(void)sig;
	(void)context;
	error = errno;
	if (info->si_pid == parent_pid() || info->si_pid == kore_pid)
		all_end = 1;
	else if (info->si_pid != 0)
		this_ends = 1;

	/* A signal from the terminal also reaches the parent, which decides. */
	if (info->si_pid != 0 && eventfd_write(wake, 1) != 0)
		all_end = 1;
	errno = error;
}

void
drain_start(int fd)
{
	static const int	 ends[] = { SIGTERM, SIGINT, SIGQUIT };
	struct sigaction	 action;
	size_t			 i;

	wake = fd;
	memset(&action, 0, sizeof(action));
	action.sa_sigaction = on_signal;
	action.sa_flags = SA_SIGINFO | SA_RESTART;
	sigfillset(&action.sa_mask);
	for (i = 0; i < COUNT(ends); i++)
		(void)sigaction(ends[i], &action, NULL);

	/* Kore would reload the module while its threads run. */
	(void)signal(SIGHUP, SIG_IGN);

	/*
	 * A signal that arrived before this point would end all workers, or
	 * reload.
	 */
	if (!parent_is_ending())
		sig_recv = 0;
}

/* Returns false if input is waiting, since it will be answered. */
static bool
is_idle(const struct connection *c, const struct client *g)
{
	char	 byte;

	return (g->stage == CLIENT_HEAD && c->rnb->s_off == 0 &&
	    recv(c->fd, &byte, 1, MSG_PEEK) != 1);
}

/*
 * How long to wait for a client, in milliseconds. A client that has no answer
 * yet is about to send a request, and gets more time. If another server
 * continues the service, there is time: a client that sends a request
 * meanwhile learns from the answer that it must reconnect. So no request is
 * lost on its way to a closed connection.
 */
static uint64_t
client_patience(const struct client *g)
{
	if (parent_hands_over())
		return (LIMIT_FAREWELL);
	return (g->known ? 0 : LIMIT_NEW_CLIENTS);
}

static void
end_idle(uint64_t now)
{
	const struct client	*g;
	struct connection	*c, *next;

	for (c = TAILQ_FIRST(&connections); c != NULL; c = next) {
		next = TAILQ_NEXT(c, list);
		if ((g = client_of(c)) == NULL || !is_idle(c, g) ||
		    now < start + client_patience(g))
			continue;
		if (TAILQ_EMPTY(&c->send_queue))
			kore_connection_disconnect(c);
		else
			c->flags |= CONN_CLOSE_EMPTY;
	}
}

/* Kore replaces a worker that exits with an error. */
static void
make_room(void)
{
	kore_log(LOG_NOTICE, "ending after a signal");
	writer_stop();
	request_log_stop();
	_exit(1);
}

static void
continue_drain(void *arg, u_int64_t now)
{
	(void)arg;
	end_idle(now);
	if (client_count > 0 && now < start + LIMIT_DRAIN)
		return;
	if (all_end || parent_is_ending())
		sig_recv = SIGTERM;
	else if (now > start + SECOND_THOUGHT)
		make_room();
}

void
drain_look(void)
{
	if (draining || (!all_end && !this_ends && !parent_is_ending()))
		return;
	draining = true;
	start = kore_time_ms();
	connections_stop();
	end_idle(start);
	kore_timer_add(continue_drain, STEP, NULL, 0);
}
