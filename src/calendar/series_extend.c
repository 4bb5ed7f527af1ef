#include "calendar/series.h"

#include "base/arena.h"
#include "calendar/series_days.h"
#include "calendar/series_events.h"
#include "calendar/series_whole.h"
#include "calendar/stored_table.h"
#include "config/site.h"
#include "http/request.h"
#include "store/db.h"
#include "store/sequences.h"
#include "text/dates.h"

#define HORIZON_DAY	(2 * DATE_DAY)	/* no zone is further from another */

/* The series with the earliest next start that may be within the horizon. */
static int64_t
find_due(struct request *rq)
{
	struct statement	*st;
	struct event		 anywhere = {
		.dates.zone = rq->site->zone
	};
	int64_t			 id;

	st = db_query(rq->db, "SELECT id FROM series WHERE next_start <= $1"
	    " ORDER BY next_start, id LIMIT 1");
	db_bind_integer(st, 1, series_horizon(rq, &anywhere) - HORIZON_DAY);
	id = db_step(st) ? db_bounded(st, 0, 1, ID_MOST) : 0;
	db_done(st);

	return (id);
}

bool
series_is_due(struct request *rq)
{
	return (find_due(rq) != 0);
}

static size_t
count_upcoming(struct request *rq, const struct series_whole *w)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT COUNT(*) FROM events"
	    " WHERE series_id = $1 AND original_start >= $2");
	db_bind_integer(st, 1, w->s.id);
	db_bind_integer(st, 2, series_now(rq, &w->model));

	return ((size_t)db_first_integer(st));
}

/*
 * Which of the starts have an event: an import may have created some after
 * made_until.
 */
static bool *
find_existing(struct request *rq, const struct series *s,
    const struct series_times *times)
{
	bool			*has = series_times_flags(rq->arena, times);
	struct statement	*st;

	st = db_query(rq->db, "SELECT original_start FROM events"
	    " WHERE series_id = $1 AND original_start > $2");
	db_bind_integer(st, 1, s->id);
	db_bind_integer(st, 2, s->made_until);
	while (db_step(st))
		has[series_times_find(times, db_bounded(st, 0, DATE_LEAST,
		    DATE_MOST))] = true;
	db_done(st);

	return (has);
}

bool
series_extend(struct request *rq)
{
	struct series_times	 times = { .found = RRULE_FULL };
	struct series_whole	 w;
	int64_t			 id;
	size_t			 upcoming, most;

	if ((id = find_due(rq)) == 0 || !series_find(rq, id, &w))
		return (false);
	most = series_most(&w.model);
	if ((upcoming = count_upcoming(rq, &w)) < most)
		times = series_days_find(rq, w.days, w.s.made_until + 1,
		    series_horizon(rq, &w.model), most - upcoming);
	series_make_all(rq, &w.s, &w.model, &times, find_existing(rq, &w.s,
	    &times));
	if (times.count > 0 || times.found == RRULE_ALL)
		series_note_made(rq, &w.s, &w.model, w.days, &times);
	else
		w.s.next_start = series_horizon(rq, &w.model) + 1;
	stored_replace(rq, &stored_series, &w.s);

	return (!db_failed(rq->db));
}
