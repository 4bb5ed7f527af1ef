#include "calendar/series_whole.h"

#include <string.h>

#include "calendar/event_access.h"
#include "calendar/event_linked.h"
#include "calendar/record_save.h"
#include "calendar/series.h"
#include "calendar/series_days.h"
#include "calendar/stored_table.h"
#include "generated/service.h"
#include "http/extras.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "text/dates.h"
#include "text/reason.h"

#define LONGEST		(366 * DATE_DAY)	/* of an event in a series */
#define CROWD	100	/* events at the same time */

int
series_refuse(struct request *rq, enum text why)
{
	int	 status;

	status = reply_invalid(rq, "recurrence",
	    complaint_recurrence(reason_text(why)));
	rq->reply.reason = (int)why;

	return (status);
}

struct event
series_stored_model(const struct series_whole *w)
{
	struct event	 model = w->model;

	model.head.status = STATUS_MODEL;
	model.head.slug = "";
	model.head.former_slug = NULL;
	model.head.former_status = NULL;
	model.series = 0;
	model.has_original_start = false;
	model.detached = "";

	return (model);
}

void
series_add_model(struct request *rq, struct series_whole *w)
{
	struct event	 model;

	event_texts_share(rq, &w->model);
	model = series_stored_model(w);
	record_add(rq, &model.head);
	stored_insert(rq, &stored_series, &w->s);
}

void
series_move(struct event *model, int64_t start)
{
	struct event_dates	*d = &model->dates;
	int64_t			 length = d->end.local - d->start.local;

	event_dates_move(d, start);
	d->start.local = start;
	if (!length_is_exact(&d->length))
		d->end.local = start + length;
}

/*
 * Moves the model to the first start that the rule gives, as RFC 5545 requires
 * of DTSTART.
 */
static enum rrule_found
move_to_first(struct request *rq, struct series_whole *w)
{
	enum rrule_found	 found;
	int64_t			 first;

	w->days = series_days_read(rq, &w->s, &w->model);
	found = series_days_rule(rq, w->days, w->model.dates.start.local,
	    &first);
	if (found == RRULE_FULL && first != w->model.dates.start.local) {
		series_move(&w->model, first);
		w->days = series_days_read(rq, &w->s, &w->model);
	}

	return (found);
}

/* The length replaces the end of the model. Whole days have none. */
static void
set_length(struct series_whole *w, struct recurrence *r)
{
	struct event_dates	*d = &w->model.dates;

	if (d->all_day)
		r->length = (struct exact_length){ 0, 0 };
	d->length = r->length;
	series_move(&w->model, d->start.local);
}

/*
 * Whether more than CROWD events would take place at the same time: each page
 * would show all of them.
 */
static bool
is_crowded(const struct series_times *times, int64_t length)
{
	size_t	 i;

	for (i = CROWD; i < times->count; i++)
		if (times->list[i] - times->list[i - CROWD] < length)
			return (true);

	return (false);
}

int
series_set_rule(struct request *rq, struct series_whole *w,
    const struct recurrence *sent, bool new, struct series_times *times)
{
	const struct event_dates	*d = &w->model.dates;
	struct recurrence		 r = *sent;
	int64_t				 length;
	int				 status;

	if (new && (status = record_refuse_unpublished(rq, RECORD_EVENT)) != 0)
		return (status);
	set_length(w, &r);
	if ((length = d->end.local - d->start.local) > LONGEST)
		return (series_refuse(rq, TEXT_REASON_YEAR));
	series_days_store(rq, &w->s, &r);
	times->found = move_to_first(rq, w);
	if (times->found != RRULE_SLOW)
		*times = series_days_plan(rq, w->days, &w->model);
	if (times->found == RRULE_SLOW)
		return (series_refuse(rq, TEXT_REASON_SLOW));
	if (times->count == 0 && new)
		return (series_refuse(rq, TEXT_REASON_NO_DATES));
	if (is_crowded(times, length))
		return (series_refuse(rq, TEXT_REASON_CROWD));
	if (rq->caller.visits && times->count > SERVICE_PROPOSAL_DATES_ITEMS)
		return (series_refuse(rq, TEXT_REASON_PROPOSED));

	return (0);
}

size_t
series_most(const struct event *model)
{
	const struct event_linked	*l = model->linked;
	size_t				 links;

	links = (l->venue != 0) + l->organizer_count + l->term_count;

	return (links * SERIES_EVENTS <= SERVICE_SERIES_LINKS_ITEMS ?
	    SERIES_EVENTS : SERVICE_SERIES_LINKS_ITEMS / links);
}

int
series_refuse_links(struct request *rq, const struct event *model,
    const struct series_times *times)
{
	return (times->count <= series_most(model) ? 0 :
	    series_refuse(rq, TEXT_REASON_LINKS));
}

bool
series_find_row(struct request *rq, int64_t id, struct series *s)
{
	struct statement	*st;
	bool			 found;

	st = db_query(rq->db, "SELECT " SERIES_COLUMNS
	    " FROM series s WHERE s.id = $1");
	db_bind_integer(st, 1, id);
	if ((found = db_step(st)))
		stored_read(rq, st, &stored_series, s);
	db_done(st);

	return (found);
}

bool
series_find(struct request *rq, int64_t id, struct series_whole *w)
{
	if (!series_find_row(rq, id, &w->s) || !event_find(rq, id, &w->model))
		return (false);
	w->model.head.status = status_now(w->s.status,
	    w->model.head.has_published, w->model.head.published, rq->now);
	w->days = series_days_read(rq, &w->s, &w->model);
	w->model.dates.length = w->days->recurrence.length;

	return (true);
}
