#include <kore/kore.h>

#include "base/arena.h"
#include "base/clock.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/serve.h"
#include "pages/site_now.h"
#include "server/answer.h"
#include "server/client.h"
#include "server/connections.h"
#include "server/copies.h"
#include "server/failures.h"
#include "server/limits.h"
#include "server/loop_reader.h"
#include "server/operations.h"
#include "server/parent.h"
#include "server/prober.h"
#include "server/quota.h"
#include "server/recall.h"
#include "server/request_log.h"
#include "server/requests.h"
#include "server/shares.h"
#include "server/slow.h"
#include "server/wire.h"
#include "server/writer.h"
#include "store/db.h"

/* Answers that the service is busy. Others need the memory of the body. */
static void
refuse_busy(struct client *g)
{
	g->message.verdict = ERROR_REST_UNAVAILABLE;
	g->message.retry_after = 1;
	if (g->job.arena == NULL)	/* it waited without memory */
		g->job.arena = answer_arena();
	g->job.request = serve_prepare(g->job.arena,
	    site_now(g->job.arena), &g->message, clock_now());
	(void)loop_reader_try(g->job.request);
	wire_drop_body(g);
}

/* Like read_here(), but on another thread. job.request may be missing. */
static bool
read_beside(struct client *g)
{
	arena_reset(g->job.arena);	/* waits without memory */
	if (slow_put(&g->job))
		return (false);
	refuse_busy(g);
	return (true);
}

/* Like read_here(), by the writer. */
static bool
write_beside(struct client *g)
{
	if (writer_put(&g->job))
		return (false);
	refuse_busy(g);
	return (true);
}

/*
 * Returns true if job.request is answered. Returns false if it is queued; then
 * the client must be parked.
 */
static bool
read_here(struct client *g)
{
	g->job.reads_one = serve_reads_one(g->job.request);
	g->job.writes = serve_writes(g->job.request);
	if (slow_expected(&g->job))
		return (read_beside(g));
	if (!loop_reader_try(g->job.request)) {
		slow_remember(&g->job);
		return (read_beside(g));
	}
	if (!g->job.request->defers)
		return (true);
	g->job.user = g->job.request->caller.id;
	return (write_beside(g));
}

/* Parks the request until another thread has finished its job. */
static void
park_request(struct client *g, struct http_request *req)
{
	g->stage = CLIENT_PARKED;
	g->sleeper = req;
	http_request_sleep(req);
}

static int
answer_operations(struct client *g, struct http_request *req)
{
	g->job.arena = answer_arena();
	if (operations_answer(g)) {
		answer_send(g);
		return (KORE_RESULT_OK);
	}
	park_request(g, req);
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

/* Returns false if the request is queued. */
static bool
serve_client(struct client *g)
{
	g->job.arena = answer_arena();
	explicit_bzero(&g->job.memo, sizeof(g->job.memo));
	g->job.writes = false;
	g->job.is_greedy = false;
	if (g->message.body_length > LIMIT_BODY_BESIDE)
		return (read_beside(g));
	g->job.request = serve_prepare(g->job.arena,
	    site_now(g->job.arena), &g->message, clock_now());
	if (serve_is_slow(g->job.request) ||
	    serve_picture(g->job.request) != NULL)
		return (read_beside(g));
	recall_prepare(g);
	if (serve_writes(g->job.request) && writer_expects(&g->job))
		return (write_beside(g));
	return (read_here(g));
}

static int
answer_client(struct client *g, struct http_request *req)
{
	if (g->job.request != NULL) {
		answer_send(g);
		return (KORE_RESULT_OK);
	}

	if (g->operations)
		return (answer_operations(g, req));
	if (g->held == 0)	/* otherwise it is that of the body */
		g->job.address = quota_of(&g->message);
	if (!shares_wait(&g->job) && serve_client(g)) {
		report_failure(g);
		answer_send(g);
		return (KORE_RESULT_OK);
	}
	park_request(g, req);
	return (KORE_RESULT_RETRY);
}

int
almanac_page(struct http_request *req)
{
	struct client	*g;
	int64_t		 begun = clock_steady();
	int		 status;

	if ((g = client_of(req->owner)) == NULL)
		return (KORE_RESULT_OK);
	if (draining)
		g->message.close = true;
	status = answer_client(g, req);
	if ((g = client_of(req->owner)) != NULL && !g->operations)
		shares_spend(&g->job, clock_steady() - begun);
	return (status);
}

static void
on_served(struct client *g)
{
	static const char	 none[] = "none";

	/* Nothing was done: the queue was full, or the client has left. */
	if (g->job.request == NULL && g->connection != NULL)
		refuse_busy(g);
	if (g->job.request == NULL) {
		request_log_end(g, &(struct answered){ none, 503, 0, 0,
		    HISTOGRAM_WRITE });
		return;
	}
	report_failure(g);
	if (g->connection == NULL)
		request_log_answer(g, 0);
}

static void
each_job(struct job *job, void (*call)(struct client *))
{
	struct client	*g;
	struct job	*next;

	for (; job != NULL; job = next) {
		next = job->next;
		g = (struct client *)job;
		call(g);
		if (g->connection == NULL) {
			connections_free(g);
			continue;
		}
		if (copies_await(g))
			continue;
		g->stage = CLIENT_SERVED;
		http_request_wakeup(g->sleeper);
	}
}

/* Serves a request that has waited for its address's share of the loop. */
static void
serve_waiting(struct job *job)
{
	struct client	*g = (struct client *)job;
	int64_t		 begun = clock_steady();
	bool		 served;

	if (g->connection == NULL) {
		on_served(g);
		connections_free(g);
		return;
	}
	served = serve_client(g);
	shares_spend(&g->job, clock_steady() - begun);
	if (!served)
		return;
	report_failure(g);
	g->stage = CLIENT_SERVED;
	http_request_wakeup(g->sleeper);
}

void
requests_turn(void)
{
	shares_turn(serve_waiting);
}

void
requests_finish(void)
{
	each_job(writer_take(), on_served);
	each_job(slow_take(), on_served);
	each_job(prober_take(), operations_probed);
}
