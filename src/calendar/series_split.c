#include "calendar/series.h"

#include "calendar/history.h"
#include "calendar/record_save.h"
#include "calendar/series_days.h"
#include "calendar/series_events.h"
#include "calendar/series_shared.h"
#include "calendar/series_whole.h"
#include "calendar/stored_table.h"
#include "generated/routes.h"
#include "http/author_quota.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/stored_links.h"
#include "store/sequences.h"
#include "text/recurrence_part.h"

/* Leaves the series the starts before a time. */
static void
keep_earlier(struct request *rq, struct series_whole *w, int64_t at)
{
	struct recurrence	 r;
	int64_t			 start;

	r = recurrence_before(rq->arena, &w->days->recurrence,
	    &w->days->event, at, &start);
	if (start != w->days->event.start)
		series_move(&w->model, start);
	series_days_store(rq, &w->s, &r);
	w->days = series_days_read(rq, &w->s, &w->model);
}

/* Leaves the series the starts from a time on. */
static void
keep_later(struct request *rq, struct series_whole *w, int64_t at)
{
	struct recurrence	 r;
	int64_t			 start;

	r = recurrence_from(rq->arena, &w->days->recurrence, &w->days->event,
	    at, &start);
	series_move(&w->model, start);
	series_days_store(rq, &w->s, &r);
	w->days = series_days_read(rq, &w->s, &w->model);
}

static bool
begins_with(struct request *rq, const struct series_whole *w, int64_t start)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT 1 FROM events WHERE series_id = $1"
	    " AND original_start < $2 LIMIT 1");
	db_bind_integer(st, 1, w->s.id);
	db_bind_integer(st, 2, start);

	return (!db_has_row(st));
}

/* Makes a new series of the events from this start on. */
static void
split_series(struct request *rq, struct series_whole *earlier, int64_t at,
    struct series_whole *later)
{
	struct event	 model;

	*later = *earlier;
	later->s.id = later->model.head.id = sequence_next(rq->db,
	    SEQUENCE_RECORDS);
	keep_later(rq, later, at);
	series_add_model(rq, later);
	series_copy_links(rq, &later->model, &earlier->model, false);
	(void)event_links_changed(rq->db, rq->arena, later->s.id);
	keep_earlier(rq, earlier, at);
	earlier->s.has_next_start = false;
	stored_replace(rq, &stored_series, &earlier->s);
	model = series_stored_model(earlier);
	record_save(rq, &model.head);
	series_pass_on(rq, earlier->s.id, at, later->s.id);
}

int
series_split(struct request *rq, const struct series_split_params *p)
{
	struct record_sent	 sent = event_sent(&p->fields);
	struct series_whole	 earlier, later, before;
	struct event		 e;
	int			 status;

	if ((status = series_seek_write(rq, p->id, &sent, &earlier)) != 0)
		return (status);
	if (!event_find(rq, p->event, &e) || e.series != earlier.s.id)
		return (reply_invalid(rq, "event",
		    complaint_unknown_id("event of the series")));
	before = earlier;
	if (begins_with(rq, &earlier, e.original_start))
		later = earlier;
	else
		split_series(rq, &earlier, e.original_start, &later);
	if (p->recurrence != NULL)
		series_move(&later.model, e.original_start);
	if ((status = series_change(rq, &later, NULL, &p->fields,
	    p->recurrence)) != 0 || (later.s.id != earlier.s.id &&
	    (status = author_quota_take(rq, AUTHOR_EVENTS, 1)) != 0))
		return (status);
	if (later.s.id != earlier.s.id) {
		history_part(rq, HISTORY_SPLIT, &before, &earlier, later.s.id);
		history_series(rq, NULL, &later);
	} else
		history_series(rq, &before, &later);
	series_write(rq, &later);
	rq->reply.location = series_rest_url(rq, &later);

	return (201);
}
