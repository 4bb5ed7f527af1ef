#include "calendar/series.h"

#include "base/arena.h"
#include "calendar/history.h"
#include "calendar/links.h"
#include "calendar/record_access.h"
#include "calendar/series_days.h"
#include "calendar/series_events.h"
#include "calendar/series_shared.h"
#include "calendar/series_whole.h"
#include "calendar/stored_table.h"
#include "generated/routes.h"
#include "http/author_quota.h"
#include "http/extras.h"
#include "http/request.h"
#include "store/db.h"
#include "store/sequences.h"
#include "store/stored_links.h"
#include "store/terms_waiting.h"
#include "text/slugs.h"

struct series_plan {
	struct series_whole	 w;
	struct series_times	 times;		/* the first is for the event */
};

/* The original start of the event. */
static int64_t
own_start(struct request *rq, const struct series_whole *w,
    const struct event *e, bool stored, const struct series_times *times)
{
	int64_t	 start = e->dates.start.local;

	if (stored && series_days_find(rq, w->days, start, start, 1).count > 0)
		return (start);

	return (times->list[0]);
}

int
series_begin(struct request *rq, struct event *e, bool stored,
    const struct recurrence *r, struct series_plan **to)
{
	struct series_plan	*plan;
	struct series_whole	*w;
	int			 status;

	if (e->series != 0)
		return (series_refuse(rq, TEXT_REASON_IN_SERIES));
	if (e->head.status == STATUS_TRASH)
		return (series_refuse(rq, TEXT_REASON_IN_TRASH));
	plan = arena_alloc(rq->arena, sizeof(*plan));
	w = &plan->w;
	stored_new(&stored_series, &w->s);
	w->s.id = sequence_next(rq->db, SEQUENCE_RECORDS);
	w->s.status = e->head.status;
	w->s.slug = e->head.slug;
	w->model = *e;
	w->model.head.id = w->s.id;
	if ((status = series_set_rule(rq, w, r, true, &plan->times)) != 0 ||
	    (status = author_quota_take(rq, AUTHOR_EVENTS,
	    plan->times.count)) != 0)
		return (status);
	series_note_made(rq, &w->s, &w->model, w->days, &plan->times);
	series_add_model(rq, w);
	e->texts = w->model.texts;
	e->shared = w->model.shared;
	e->series = w->s.id;
	e->series_rule = w->s.rule;
	e->original_start = own_start(rq, w, e, stored, &plan->times);
	e->has_original_start = true;
	e->dates = w->model.dates;
	event_dates_move(&e->dates, e->original_start);
	*to = plan;

	return (0);
}

int
series_finish(struct request *rq, const struct event *e,
    const struct series_plan *plan)
{
	const struct series_times	*times = &plan->times;
	struct event			 model = plan->w.model;
	bool				*has;
	int				 status;

	if ((status = series_refuse_links(rq, e, times)) != 0)
		return (status);
	series_copy_links(rq, &model, e, false);
	(void)event_links_changed(rq->db, rq->arena, model.head.id);
	has = series_times_flags(rq->arena, times);
	has[series_times_find(times, e->original_start)] = true;
	series_make_all(rq, &plan->w.s, &model, times, has);
	history_series(rq, NULL, &plan->w);

	return (0);
}

int
series_gather(struct request *rq, struct event *e,
    const struct event_fields *f, const struct recurrence *r)
{
	struct series_whole	 w = { .model = *e };
	struct series_times	 times;
	struct links_change	 links = { .before = e->head.status,
				    .after = e->head.status };
	struct event		 model;
	int			 status;

	stored_new(&stored_series, &w.s);
	w.s.id = e->head.id;
	w.s.status = e->head.status;
	w.s.slug = f->slug != NULL ? slug_make(rq->arena, f->slug) :
	    e->head.slug;
	if ((status = series_set_rule(rq, &w, r, true, &times)) != 0)
		return (status);
	series_note_made(rq, &w.s, &w.model, w.days, &times);
	series_add_model(rq, &w);
	model = series_stored_model(&w);
	if ((status = links_store(rq, &model, &links, f)) != 0 ||
	    (status = series_refuse_links(rq, &model, &times)) != 0)
		return (status);
	terms_drop_waiting(rq->db, rq->arena, &links.lost);
	w.model.linked = model.linked;
	series_fill(rq, &w, &times, rq->extras->events,
	    rq->extras->event_count);
	series_write(rq, &w);

	return (201);
}
