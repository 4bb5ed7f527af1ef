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
#include "server/writer.h"
#include "store/db.h"

static struct reader		*reader;
static struct db		*db;		/* the reader's */
static bool			 busy;		/* since the timer was set */
static struct kore_timer	*timer;		/* NULL: no open transaction */

void
reads_start(struct db *connection)
{
	db = connection;
	db_keep_snapshot(db);
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
		db_release_snapshot(db);
	busy = false;
}

/* The read transaction stays open for a moment. */
static void
hold(void)
{
	busy = timer != NULL;
	if (timer == NULL)
		timer = kore_timer_add(let_go, LIMIT_HOLD, NULL,
		    KORE_TIMER_ONESHOT);
}

/* False: it takes longer than the event loop may wait. */
static bool
try(struct request *rq)
{
	bool	 done;

	done = reader_serve(reader, rq, LIMIT_SLICE * CLOCK_MILLISECOND);
	hold();
	return (done);
}

bool
reads_admit(struct client *g)
{
	bool	 admits;

	if (writer_knows(&g->job))
		return (true);
	admits = reader_admits(reader, g->job.request, &g->job.user);
	hold();
	return (admits);
}

/* Answers that are ready are sent before a longer one is made. */
bool
reads_serve(struct client *g)
{
	g->job.brief = serve_is_brief(g->job.request);
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
	reads_refuse(g);
	return (true);
}

void
reads_refuse(struct client *g)
{
	g->message.verdict = ERROR_REST_UNAVAILABLE;
	g->message.retry_after = 1;
	g->job.request = serve_prepare(g->job.arena, parent_site(),
	    &g->message, clock_now());
	(void)try(g->job.request);
}
