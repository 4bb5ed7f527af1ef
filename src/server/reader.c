#include <stdlib.h>

#include "base/budget.h"
#include "base/clock.h"
#include "config/site.h"
#include "http/fragments.h"
#include "http/request.h"
#include "http/serve.h"
#include "server/limits.h"
#include "server/reader.h"
#include "store/db.h"
#include "store/index/index.h"
#include "store/status.h"

#define AGAIN	10	/* times that a request is begun again */

struct reader {
	struct db		*db;
	struct fragments	*fragments;
	int64_t			 version;	/* site->version of those */
	struct budget		 budget;
};

struct reader *
reader_new(struct db *db)
{
	struct reader	*reader;

	if ((reader = calloc(1, sizeof(*reader))) == NULL)
		abort();
	reader->db = db;
	reader->fragments = fragments_new();

	return (reader);
}

static void
serve_request(struct request *rq)
{
	fragments_renew(rq->fragments, 0);
	db_begin_read(rq->db);
	(void)serve_answer(rq);
	if (rq->wants_schedule) {
		rq->schedule = schedule_next(rq->db, rq->now);
		rq->has_schedule = !db_failed(rq->db);
	}
}

static void
start_budget(struct request *rq, int64_t time, bool is_last)
{
	budget_start(rq->budget, time, LIMIT_MEMORY);
	rq->budget->hurried = time <= LIMIT_SLICE * CLOCK_MILLISECOND;
	if (is_last)
		return;
	rq->budget->low_time = 0;
	if (!rq->budget->hurried)
		rq->budget->patience = LIMIT_PATIENCE * CLOCK_MILLISECOND;
}

/*
 * Begins again if the index is not at the snapshot, with the index up to date.
 */
static void
serve_from_snapshot(struct request *rq, int64_t time, bool is_last)
{
	const struct request	 prepared = *rq;
	int			 again = AGAIN;

	start_budget(rq, time, is_last);
	serve_request(rq);
	while (db_error(rq->db) == DB_PAST && again-- > 0) {
		db_recover(rq->db);
		*rq = prepared;
		if (!budget_is_hurried(rq->budget)) {
			index_catch_up(rq->db);
			start_budget(rq, time, is_last);
		}
		serve_request(rq);
	}
}

bool
reader_serve(struct reader *reader, struct request *rq, int64_t time,
    bool is_last)
{
	struct db	*db;

	db = rq->db = reader->db;
	rq->reading = true;
	rq->fragments = reader->fragments;
	if (rq->site->version != reader->version)
		fragments_forget(reader->fragments);
	reader->version = rq->site->version;
	rq->budget = &reader->budget;
	serve_from_snapshot(rq, time, is_last);
	if (!db_failed(db))
		db_end_read(db);
	if (db_failed(db))
		db_recover(db);

	return (reader->budget.over != BUDGET_TIME);
}

void
reader_free(struct reader *reader)
{
	db_close(reader->db);
	fragments_free(reader->fragments);
	free(reader);
}
