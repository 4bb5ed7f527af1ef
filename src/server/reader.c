#include <stdlib.h>

#include "base/budget.h"
#include "base/clock.h"
#include "http/fragments.h"
#include "http/request.h"
#include "http/serve.h"
#include "http/state.h"
#include "server/limits.h"
#include "server/reader.h"
#include "store/db.h"
#include "store/status.h"

struct reader {
	struct db		*db;
	struct fragments	*fragments;
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

/*
 * Sends the statement that nearly every read needs, so that it shares the
 * first round trip.
 */
static void
serve(struct request *rq)
{
	struct statement	*schedule = NULL;

	state_send(rq);
	if (rq->wants_schedule && db_sends(rq->db))
		schedule = schedule_send(rq->db, rq->now);
	(void)serve_answer(rq);
	state_end(rq);
	if (schedule == NULL)
		return;
	rq->schedule = schedule_read(schedule);
	rq->has_schedule = !db_failed(rq->db);
}

bool
reader_serve(struct reader *reader, struct request *rq, int64_t time)
{
	struct db	*db;

	db = rq->db = reader->db;
	rq->reading = true;
	rq->fragments = reader->fragments;
	rq->budget = &reader->budget;
	budget_start(rq->budget, time, LIMIT_MEMORY);
	/* A request that takes longer in the event loop is served again. */
	if (time <= LIMIT_SLICE * CLOCK_MILLISECOND)
		rq->budget->low_time = INT64_MIN;
	fragments_renew(rq->fragments, 0);
	db_begin_read(db);
	serve(rq);
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
