#include "calendar/series.h"

#include "base/arena.h"
#include "calendar/record_access.h"
#include "calendar/series_days.h"
#include "calendar/series_events.h"
#include "calendar/series_shared.h"
#include "calendar/stored_table.h"
#include "generated/routes.h"
#include "http/author_quota.h"
#include "http/extras.h"
#include "http/request.h"
#include "store/db.h"
#include "store/stored_links.h"

/*
 * Fields of an existing event that differ from the series are detached, except
 * its date of publication.
 */
static void
adopt_event(struct request *rq, const struct series_whole *w,
    const struct extra_event *k)
{
	static const struct event_fields	 all = {
		.has_categories = true, .has_tags = true
	};
	struct event				 e, given = w->model;

	if (!event_find(rq, k->id, &e) || e.series != 0)
		return;
	record_require_edit(rq, RECORD_EVENT,
	    &(struct ids){ 1, &e.head.id, 0 });
	event_dates_move(&given.dates, k->start);
	e.series = w->s.id;
	e.original_start = k->start;
	e.has_original_start = true;
	e.detached = series_without(rq, series_changed(rq, &given, &e, &all),
	    "date");
	event_texts_follow(&e, &w->model);
	event_texts_share_long(rq, &e);
	stored_replace(rq, &stored_event, &e);
	(void)event_links_changed(rq->db, rq->arena, e.head.id);
}

void
series_fill(struct request *rq, const struct series_whole *w,
    const struct series_times *times, const struct extra_event *k,
    size_t count)
{
	bool		*has = series_times_flags(rq->arena, times);
	struct arena	*whole;
	size_t		 i;

	for (i = 0; i < count && !db_failed(rq->db); i++) {
		whole = arena_begin_part(&rq->arena);
		adopt_event(rq, w, &k[i]);
		arena_end_part(&rq->arena, whole);
		has[series_times_find(times, k[i].start)] = k[i].id != 0;
	}
	series_make_all(rq, &w->s, &w->model, times, has);
}

int
series_add(struct request *rq, const struct series_whole *w,
    const struct extra_event *k)
{
	struct series_times	 times;
	int			 status;

	times = series_days_find(rq, w->days, k->start, k->start, 1);
	if (times.count == 0 || k->start <= w->s.made_until)
		return (0);
	if (k->id == 0 &&
	    (status = author_quota_take(rq, AUTHOR_EVENTS, 1)) != 0)
		return (status);
	series_fill(rq, w, &times, k, 1);

	return (0);
}
