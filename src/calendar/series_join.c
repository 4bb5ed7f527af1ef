#include "calendar/series.h"

#include "base/arena.h"
#include "calendar/history.h"
#include "calendar/event_needs.h"
#include "calendar/record_save.h"
#include "calendar/series_days.h"
#include "calendar/series_events.h"
#include "calendar/series_shared.h"
#include "calendar/series_whole.h"
#include "calendar/stored_table.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/permissions.h"
#include "text/dates.h"
#include "text/recurrence_part.h"

/* Finds the series that ends. Returns 0, or the status of an error answer. */
static int
seek_later(struct request *rq, int64_t id, const struct series_whole *earlier,
    struct series_whole *later)
{
	if (id == earlier->s.id || !series_find(rq, id, later) ||
	    !may_read(&rq->caller, later->model.head.author,
	    later->model.head.status))
		return (reply_invalid(rq, "series",
		    complaint_unknown_id("other series")));

	return (may_edit(&rq->caller, later->model.head.author,
	    later->model.head.status) ? 0 : reply_forbidden(rq));
}

/* The time after which a series has no event. */
static int64_t
last_event(struct request *rq, const struct series_whole *w)
{
	struct statement	*st;
	int64_t			 last = w->days->event.start;

	st = db_query(rq->db, "SELECT original_start FROM events"
	    " WHERE series_id = $1 ORDER BY original_start DESC LIMIT 1");
	db_bind_integer(st, 1, w->s.id);
	if (db_step(st))
		last = db_bounded(st, 0, DATE_LEAST, DATE_MOST);
	db_done(st);

	return (last);
}

/*
 * Moves the events of the later series to the starts that the whole one gives
 * after its own last event, and gives them its fields.
 */
static int
continue_with(struct request *rq, const struct series_whole *earlier,
    const struct series_whole *whole, struct series_whole *later)
{
	static const struct event_fields	 all = {
		.has_categories = true, .has_tags = true
	};
	struct series_whole			 was = *later;
	struct recurrence			 r;
	int64_t					 start;

	r = recurrence_from(rq->arena, &whole->days->recurrence,
	    &whole->days->event, last_event(rq, earlier) + 1, &start);
	later->model = earlier->model;
	series_move(&later->model, start);
	later->s.status = earlier->s.status;
	series_days_store(rq, &later->s, &r);
	later->days = series_days_read(rq, &later->s, &later->model);

	return (series_adjust(rq, &later->s, &was.model, &later->model,
	    was.days, later->days, series_changed(rq, &was.model,
	    &later->model, &all)));
}

/* The series as the request makes it, with the rule of the request. */
static int
plan_whole(struct request *rq, const struct series_join_params *p,
    const struct series_whole *w, struct series_whole *whole)
{
	struct series_times	 times;
	int			 status;

	*whole = *w;
	if ((status = series_change_model(rq, whole, &p->fields)) != 0)
		return (status);

	return (series_set_rule(rq, whole, p->recurrence, true, &times));
}

int
series_join(struct request *rq, const struct series_join_params *p)
{
	struct record_sent	 sent = event_sent(&p->fields);
	struct series_whole	 w, before, whole, later, ended;
	struct event		 model;
	int			 status;

	if ((status = series_seek_write(rq, p->id, &sent, &w)) != 0 ||
	    (status = seek_later(rq, p->series, &w, &later)) != 0 ||
	    (status = plan_whole(rq, p, &w, &whole)) != 0)
		return (status);
	before = w;
	ended = later;
	if ((status = continue_with(rq, &w, &whole, &later)) != 0)
		return (status);
	series_pass_on(rq, ended.s.id, DATE_LEAST, w.s.id);
	model = series_stored_model(&ended);
	event_purge(rq, &model);	/* deletes the series, too */
	history_end_series(rq, &ended, w.s.id);
	if ((status = series_change(rq, &w, &p->fields, p->recurrence)) != 0)
		return (status);
	history_series(rq, &before, &w);
	series_write(rq, &w);

	return (200);
}
