#include <kore/kore.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/clock.h"
#include "http/request.h"
#include "http/serve.h"
#include "pages/site_now.h"
#include "server/client.h"
#include "server/limits.h"
#include "server/loop_reader.h"
#include "server/parent.h"
#include "server/reader.h"
#include "server/shares.h"
#include "store/db.h"

static struct reader		*reader;
static struct db		*db;		/* the reader's */
static bool			 busy;		/* since the timer was set */
static struct kore_timer	*timer;		/* NULL: no open transaction */

void
loop_reader_start(struct db *connection)
{
	db = connection;
	db_keep_snapshot(db);
	reader = reader_new(db);
}

void
loop_reader_stop(void)
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
loop_reader_needs_body(struct client *g)
{
	struct arena	*arena = arena_new();
	struct budget	 budget;
	struct request	*rq;
	int64_t		 since = clock_steady();
	bool		 needs;

	budget_start(&budget, LIMIT_SLICE * CLOCK_MILLISECOND, LIMIT_MEMORY);
	budget.hurried = true;
	db_set_budget(db, &budget);
	rq = serve_prepare(arena, site_now(arena), &g->message, clock_now());
	rq->db = db;
	needs = serve_needs_body(rq, &g->message, g->body_length);
	db_set_budget(db, NULL);
	hold_snapshot();
	arena_free(arena);
	shares_spend(&g->job, clock_steady() - since);

	return (needs);
}

bool
loop_reader_try(struct request *rq)
{
	bool	 done;

	done = reader_serve(reader, rq, LIMIT_SLICE * CLOCK_MILLISECOND,
	    false);
	hold_snapshot();
	return (done);
}
