#include <kore/kore.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/clock.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/serve.h"
#include "server/answer.h"
#include "server/client.h"
#include "server/connections.h"
#include "server/failures.h"
#include "server/limits.h"
#include "server/operations.h"
#include "server/parent.h"
#include "server/prober.h"
#include "server/quota.h"
#include "server/reader.h"
#include "server/recall.h"
#include "server/request_log.h"
#include "server/requests.h"
#include "server/shares.h"
#include "server/slow.h"
#include "server/wire.h"
#include "server/writer.h"
#include "store/db.h"

static struct reader		*reader;
static struct db		*db;		/* the reader's */
static bool			 busy;		/* since the timer was set */
static struct kore_timer	*timer;		/* NULL: no open transaction */

void
requests_start(struct db *connection)
{
	db = connection;
	db_keep_snapshot(db);
	reader = reader_new(db);
}

void
requests_stop(void)
{
	reader_free(reader);
}

/* Releases the snapshot: an idle worker must not delay a checkpoint. */
static void
release_snapshot(void *arg, u_int64_t now)
{
	(void)arg;
	(void)now;
	timer = NULL;
	if (busy)
		timer = kore_timer_add(release_snapshot, LIMIT_HOLD, NULL,
		    KORE_TIMER_ONESHOT);
	else
		db_release_snapshot(db);
	busy = false;
}

/* Keeps the read transaction open for a moment, for further requests. */
static void
hold_snapshot(void)
{
	busy = timer != NULL;
	if (timer == NULL)
		timer = kore_timer_add(release_snapshot, LIMIT_HOLD, NULL,
		    KORE_TIMER_ONESHOT);
}

bool
requests_need_body(struct client *g)
{
	struct arena	*arena = answer_arena();
	struct budget	 budget;
	struct request	*rq;
	int64_t		 since = clock_steady();
	bool		 needs;

	budget_start(&budget, LIMIT_SLICE * CLOCK_MILLISECOND, LIMIT_MEMORY);
	budget.hurried = true;
	db_set_budget(db, &budget);
	rq = serve_prepare(arena, parent_site(), &g->message, clock_now());
	rq->db = db;
	needs = serve_needs_body(rq, &g->message, g->body_length);
	db_set_budget(db, NULL);
	hold_snapshot();
	answer_release(arena);
	shares_spend(&g->job, clock_steady() - since);

	return (needs);
}

/*
 * Returns false if the request takes longer than the event loop may be
 * blocked.
 */
static bool
try_reading(struct request *rq)
{
	bool	 done;

	done = reader_serve(reader, rq, LIMIT_SLICE * CLOCK_MILLISECOND,
	    false);
	hold_snapshot();
	return (done);
}

/* Answers that the service is busy. Others need the memory of the body. */
static void
refuse_busy(struct client *g)
{
	g->message.verdict = ERROR_REST_UNAVAILABLE;
	g->message.retry_after = 1;
	g->job.request = serve_prepare(g->job.arena, parent_site(),
	    &g->message, clock_now());
	(void)try_reading(g->job.request);
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
	if (!try_reading(g->job.request)) {
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
	g->job.request = serve_prepare(g->job.arena, parent_site(),
	    &g->message, clock_now());
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
