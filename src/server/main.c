#include <sys/epoll.h>
#include <sys/eventfd.h>

#include <kore/kore.h>
#include <kore/hooks.h>
#include <kore/http.h>

#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/clock.h"
#include "http/request.h"
#include "http/request_id.h"
#include "http/serve.h"
#include "server/accept.h"
#include "server/account.h"
#include "server/checkpointer.h"
#include "server/client.h"
#include "server/counts.h"
#include "server/drain.h"
#include "server/failures.h"
#include "server/limits.h"
#include "server/log_output.h"
#include "server/operations.h"
#include "server/parent.h"
#include "server/pool.h"
#include "server/prober.h"
#include "server/quota.h"
#include "server/reads.h"
#include "server/recall.h"
#include "server/request_log.h"
#include "server/slow.h"
#include "server/writer.h"
#include "store/db.h"
#include "store/sqlite/checkpoint.h"

int	almanac_page(struct http_request *);

static struct {
	struct kore_event	 event;		/* first: Kore's part */
	int			 fd;
} wake;

/* Until another thread has finished its job. */
static void
park(struct client *g, struct http_request *req)
{
	client_parked++;
	g->stage = CLIENT_PARKED;
	g->sleeper = req;
	http_request_sleep(req);
}

static int
answer_operations(struct client *g, struct http_request *req)
{
	if (operations_answer(g)) {
		answer_send(g);
		return (KORE_RESULT_OK);
	}
	park(g, req);
	prober_put(&g->job);
	return (KORE_RESULT_RETRY);
}

static void
report_failure(const struct client *g)
{
	const struct request	*rq = g->job.request;

	if (rq->reply.failure != NULL)
		failures_report(rq->reply.failure, g->message.request_id);
}

/* The route of every request that the guard has passed to Kore. */
int
almanac_page(struct http_request *req)
{
	struct client	*g;
	bool		 writes = false, done;

	if ((g = client_of(req->owner)) == NULL)
		return (KORE_RESULT_OK);
	if (draining)
		g->message.close = true;
	if (g->job.request != NULL) {
		answer_send(g);
		return (KORE_RESULT_OK);
	}

	g->job.arena = pool_take();
	if (g->operations)
		return (answer_operations(g, req));
	if (g->message.body_length > LIMIT_BODY_BESIDE)
		done = reads_serve_beside(g);
	else {
		g->job.request = serve_prepare(g->job.arena, parent_site(),
		    &g->message, clock_now());
		writes = serve_writes(g->job.request) && reads_admit(g);
		done = writes ? !writer_put(&g->job) : reads_serve(g);
		if (writes && done)
			reads_refuse(g);
	}
	if (done) {
		report_failure(g);
		answer_send(g);
		return (KORE_RESULT_OK);
	}
	park(g, req);
	return (KORE_RESULT_RETRY);
}

static void
on_served(struct client *g)
{
	static const char	 none[] = "none";

	/* Nothing was done, as its queue was full or it has left. */
	if (g->job.request == NULL && g->connection != NULL)
		reads_refuse(g);
	if (g->job.request == NULL) {
		account_end(g, &(struct account){ none, 503, 0, 0,
		    HISTOGRAM_WRITE });
		return;
	}
	report_failure(g);
	if (g->connection == NULL)
		account_request(g, 0);
}

static void
each_job(struct job *job, void (*call)(struct client *))
{
	struct client	*g;
	struct job	*next;

	for (; job != NULL; job = next) {
		next = job->next;
		g = (struct client *)job;
		client_parked--;
		call(g);
		if (g->connection == NULL) {
			client_free(g);
			continue;
		}
		g->stage = CLIENT_SERVED;
		http_request_wakeup(g->sleeper);
	}
}

/* The eventfd was written to by another thread or a signal handler. */
static void
on_wake(void *arg, int error)
{
	uint64_t	 count;

	(void)arg;
	(void)error;
	if (read(wake.fd, &count, sizeof(count)) == -1)
		return;
	each_job(writer_take(), on_served);
	each_job(slow_take(), on_served);
	each_job(prober_take(), operations_probed);
	drain_look();
}

static void
tick(void *arg, u_int64_t now)
{
	char	 failure[CHECKPOINTER_MESSAGE];

	(void)arg;
	client_check_deadlines(now);
	accept_look();
	account_look();
	drain_look();
	if (checkpointer_failure(failure))
		failures_report(failure, NULL);
	failures_look();
}

static struct db *
open_database(void)
{
	struct db	*opened;
	const char	*why;

	if ((opened = db_open(parent_database(), &why)) != NULL)
		return (opened);
	kore_log(LOG_ERR, "%s", why);
	_exit(1);
}

static void
start_reading(void)
{
	struct db	*reading, *slow[LIMIT_SLOW_THREADS];
	unsigned	 i;

	reading = open_database();
	reads_start(reading);
	recall_start(reading);
	operations_start(reading);
	for (i = 0; i < LIMIT_SLOW_THREADS; i++)
		slow[i] = open_database();
	slow_start(slow, LIMIT_SLOW_THREADS, wake.fd);
}

static void
start_writing(void)
{
	struct db	*writing, *copying;

	writing = open_database();
	checkpoint_manual(writing, checkpointer_tell);
	copying = open_database();
	checkpointer_start(copying);
	writer_start(writing, parent_site(), wake.fd);
}

static void
start_probing(void)
{
	struct db	*probing;

	probing = open_database();
	checkpoint_manual(probing, checkpointer_tell);
	prober_start(probing, wake.fd);
}

void
kore_worker_configure(void)
{
	setvbuf(stdout, NULL, _IOLBF, 0);

	/* Returns large blocks to the system when they are freed. */
	(void)mallopt(M_MMAP_THRESHOLD, LIMIT_KEPT);

	/*
	 * Kore serves the newest requests first, so a limit could starve old
	 * ones.
	 */
	http_request_ms = LIMIT_TURN;

	/* Exceeding RLIMIT_FSIZE is an error of write(), not a signal. */
	(void)signal(SIGXFSZ, SIG_IGN);

	/* So is a log without a reader. */
	(void)signal(SIGPIPE, SIG_IGN);
	wake.fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
	wake.event.handle = on_wake;
	kore_platform_event_schedule(wake.fd, EPOLLIN, 0, &wake);
	drain_start(wake.fd);

	counts_start();
	request_id_start();
	request_log_start();
	quota_start();
	accept_start();
	start_writing();
	start_reading();
	if (accept_for_operations())
		start_probing();
	kore_timer_add(tick, LIMIT_TICK, NULL, 0);
	parent_tell_ready();
}

void
kore_worker_teardown(void)
{
	slow_stop();
	writer_stop();
	prober_stop();
	checkpointer_stop();
	reads_stop();
	log_output_stop();
}
