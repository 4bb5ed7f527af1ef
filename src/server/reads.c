#include "server/client.h"

#include <kore/kore.h>

#include "base/arena.h"
#include "base/clock.h"
#include "http/request.h"
#include "http/serve.h"
#include "server/limits.h"
#include "server/parent.h"
#include "server/reader.h"
#include "server/reads.h"
#include "server/slow.h"
#include "store/db.h"

static struct reader		*reader;
static struct db		*db;		/* the reader's */
static bool			 busy;		/* since the timer was set */
static struct kore_timer	*timer;		/* NULL: no open transaction */

void
reads_start(struct db *connection)
{
	db = connection;
	db_hold_reads(db);
	reader = reader_new(db);
}

void
reads_stop(void)
{
	reader_free(reader);
}

/* An idle worker must not delay a checkpoint. */
static void
let_go(void *arg, u_int64_t now)
{
	(void)arg;
	(void)now;
	timer = NULL;
	if (busy)
		timer = kore_timer_add(let_go, LIMIT_HOLD, NULL,
		    KORE_TIMER_ONESHOT);
	else
		db_let_go(db);
	busy = false;
}

/* False: it takes longer than the event loop may wait. */
static bool
try(struct request *rq)
{
	bool	 done;

	done = reader_serve(reader, rq, LIMIT_SLICE * CLOCK_MILLISECOND);
	busy = timer != NULL;
	if (timer == NULL)
		timer = kore_timer_add(let_go, LIMIT_HOLD, NULL,
		    KORE_TIMER_ONESHOT);
	return (done);
}

/*
 * Whether it reads at most one record. Answers that are ready go out before
 * longer ones.
 */
static bool
is_brief(const struct request *rq)
{
	return (rq->path == NULL ||
	    (rq->path->capture != NULL && !rq->path->is_page));
}

bool
reads_serve(struct client *g)
{
	g->job.brief = is_brief(g->job.request);
	if (slow_expected(&g->job))
		return (reads_serve_beside(g));
	if (!g->job.brief)
		answer_send_ready();
	if (try(g->job.request))
		return (true);
	slow_remember(&g->job);
	return (reads_serve_beside(g));
}

bool
reads_serve_beside(struct client *g)
{
	arena_reset(g->job.arena);	/* it waits without memory */
	if (slow_put(&g->job))
		return (false);
	g->message.verdict = ERROR_REST_UNAVAILABLE;
	g->message.retry_after = 1;
	g->job.request = serve_prepare(g->job.arena, parent_site(),
	    &g->message, clock_now());
	(void)try(g->job.request);
	return (true);
}
