#include <kore/kore.h>

#include <stdbool.h>

#include "base/budget.h"
#include "base/clock.h"
#include "base/site.h"
#include "http/fragments.h"
#include "http/request.h"
#include "http/serve.h"
#include "server/limits.h"
#include "server/reader.h"
#include "server/trouble.h"
#include "store/db.h"

static struct db		*db;
static struct fragments		*fragments;
static struct budget		 budget;	/* of the request at hand */
static bool			 busy;		/* since the timer was set */
static struct kore_timer	*timer;		/* NULL: nothing to let go */

void
reader_start(struct db *connection)
{
	db = connection;
	db_hold_reads(db);
	fragments = fragments_new();
}

/* No checkpoint is to wait for a worker that has nothing to do. */
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

void
reader_serve(struct request *rq)
{
	rq->db = db;
	rq->fragments = fragments;
	rq->budget = &budget;
	budget_start(&budget, rq->site->read_time * CLOCK_MILLISECOND,
	    LIMIT_MEMORY);
	fragments_renew(fragments, db_state(db));
	db_begin_read(db);
	(void)serve_answer(rq);
	if (rq->reply.trouble != NULL)
		trouble_tell(rq->reply.trouble, rq->message->request_id);
	if (!db_failed(db))
		db_end_read(db);
	if (db_failed(db))
		db_recover(db);
	busy = timer != NULL;
	if (timer == NULL)
		timer = kore_timer_add(let_go, LIMIT_HOLD, NULL,
		    KORE_TIMER_ONESHOT);
}

void
reader_stop(void)
{
	db_close(db);
	fragments_free(fragments);
}
