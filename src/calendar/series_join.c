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

static struct ids
events_of(struct request *rq, int64_t series)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT id FROM events WHERE series_id = $1"
	    " ORDER BY id");
	db_bind_integer(st, 1, series);

	return (ids_read(st, rq->arena));
}

int
series_join(struct request *rq, const struct series_join_params *p)
{
	struct record_sent	 sent = event_sent(&p->fields);
	struct series_whole	 w, before, later = { .days = NULL };
	struct series_joined	 joined = { .model = &later.model };
	struct event		 model;
	int			 status;

	if ((status = series_seek_write(rq, p->id, &sent, &w)) != 0 ||
	    (status = seek_later(rq, p->series, &w, &later)) != 0)
		return (status);
	before = w;
	joined.days = later.days;
	joined.events = events_of(rq, later.s.id);
	series_pass_on(rq, later.s.id, DATE_LEAST, w.s.id);
	model = series_stored_model(&later);
	event_purge(rq, &model);	/* deletes the series, too */
	history_end_series(rq, &later, w.s.id);
	if ((status = series_change(rq, &w, &joined, &p->fields,
	    p->recurrence)) != 0)
		return (status);
	history_part(rq, HISTORY_JOINED, &before, &w, later.s.id);
	series_write(rq, &w);
	rq->reply.location = series_rest_url(rq, &w);

	return (200);
}
