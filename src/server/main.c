#include <sys/epoll.h>
#include <sys/eventfd.h>

#include <kore/kore.h>
#include <kore/hooks.h>
#include <kore/http.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/clock.h"
#include "http/request.h"
#include "http/serve.h"
#include "server/accept.h"
#include "server/checkpointer.h"
#include "server/client.h"
#include "server/crowd.h"
#include "server/drain.h"
#include "server/limits.h"
#include "server/parent.h"
#include "server/pool.h"
#include "server/reader.h"
#include "server/recall.h"
#include "server/trouble.h"
#include "store/checkpoint.h"
#include "store/db.h"

int	almanac_page(struct http_request *);

static struct {
	struct kore_event	 event;		/* first: Kore's part */
	int			 fd;
} wake;

/* The route of every request that the guard has handed over. */
int
almanac_page(struct http_request *req)
{
	struct client	*g;

	if ((g = client_of(req->owner)) == NULL)
		return (KORE_RESULT_OK);
	if (draining)
		g->message.close = true;
	if (g->job.request != NULL) {
		answer_send(g);
		return (KORE_RESULT_OK);
	}

	g->job.arena = pool_take();
	g->job.request = serve_prepare(g->job.arena, parent_site(),
	    &g->message, clock_now());
	if (!serve_writes(g->job.request)) {
		reader_serve(g->job.request);
		answer_send(g);
		return (KORE_RESULT_OK);
	}
	g->stage = CLIENT_PARKED;
	g->sleeper = req;
	http_request_sleep(req);
	writer_put(&g->job);
	return (KORE_RESULT_RETRY);
}

/* The eventfd is set: by the writer, or by a signal. */
static void
on_wake(void *arg, int error)
{
	struct client	*g;
	struct job	*job, *next;
	uint64_t	 count;

	(void)arg;
	(void)error;
	if (read(wake.fd, &count, sizeof(count)) == -1)
		return;
	for (job = writer_take(); job != NULL; job = next) {
		next = job->next;
		g = (struct client *)job;
		if (job->trouble != NULL)
			trouble_tell(job->trouble);
		if (g->connection == NULL) {
			client_free(g);
			continue;
		}
		g->stage = CLIENT_SERVED;
		http_request_wakeup(g->sleeper);
	}
	drain_look();
}

static void
tick(void *arg, u_int64_t now)
{
	char	 trouble[CHECKPOINTER_TROUBLE];

	(void)arg;
	client_check_deadlines(now);
	accept_look();
	drain_look();
	if (checkpointer_trouble(trouble))
		trouble_tell(trouble);
	trouble_look();
}

static struct db *
open_database(void)
{
	struct db	*opened;
	const char	*why;

	if ((opened = db_open(parent_database(), &why)) == NULL)
		fatal("%s", why);
	return (opened);
}

static void
start_reading(void)
{
	struct db	*reading;

	reading = open_database();
	reader_start(reading);
	recall_start(reading);
}

static void
start_writing(void)
{
	struct db	*writing, *copying;

	writing = open_database();
	checkpoint_leave(writing, checkpointer_tell);
	copying = open_database();
	checkpointer_start(copying);
	writer_start(writing, parent_site(), wake.fd);
}

void
kore_worker_configure(void)
{
	setvbuf(stdout, NULL, _IOLBF, 0);

	/* Kore takes the newest first: what it leaves for later may starve. */
	http_request_ms = LIMIT_TURN;

	/* A file that may not grow is an error of the storage, no more. */
	(void)signal(SIGXFSZ, SIG_IGN);
	wake.fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
	wake.event.handle = on_wake;
	kore_platform_event_schedule(wake.fd, EPOLLIN, 0, &wake);
	drain_start(wake.fd);

	start_reading();
	start_writing();
	kore_timer_add(tick, LIMIT_TICK, NULL, 0);
	crowd_start();
	accept_start();
	parent_tell_ready();
}

void
kore_worker_teardown(void)
{
	writer_stop();
	checkpointer_stop();
	reader_stop();
}
