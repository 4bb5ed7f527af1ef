#include "calendar/series.h"

#include <string.h>

#include "calendar/history.h"
#include "calendar/record_access.h"
#include "calendar/series_days.h"
#include "calendar/series_shared.h"
#include "calendar/series_whole.h"
#include "calendar/stored_table.h"
#include "generated/routes.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "text/recurrence_part.h"

static bool
has_status_of_series(struct request *rq, const struct event *e)
{
	struct series	 s;

	return (series_find_row(rq, e->series, &s) && e->head.status ==
	    status_now(s.status, e->head.has_published, e->head.published,
	    rq->now));
}

/*
 * An event that is restored from the trash and gets the status of its series
 * is no longer detached in it.
 */
void
series_detach(struct request *rq, const struct event *before, struct event *e,
    const struct event_fields *f)
{
	const char	*detached;

	if (e->series == 0)
		return;
	detached = series_with(rq, e->detached,
	    series_changed(rq, before, e, f));
	if (before->head.status == STATUS_TRASH &&
	    e->head.status != STATUS_TRASH)
		detached = series_without(rq, detached, SERIES_TRASHED);
	if (before->head.status == STATUS_TRASH &&
	    has_status_of_series(rq, e))
		detached = series_without(rq, detached, "status");
	series_set_detached(rq, e, detached);
}

void
series_follow(struct request *rq, struct event *e)
{
	struct series_whole	 w;

	if (e->series == 0 || e->head.status == STATUS_TRASH ||
	    !series_find(rq, e->series, &w))
		return;
	record_require_edit(rq, RECORD_EVENT,
	    &(struct ids){ 1, &e->series, 0 });
	series_set_detached(rq, e, "");
	series_copy(e, &w.model, NULL);
	e->dates = w.model.dates;
	event_dates_move(&e->dates, e->original_start);
	series_copy_links(rq, e, &w.model, true);
	e->linked = w.model.linked;
}

void
series_leave_out(struct request *rq, const struct event *e)
{
	struct series_whole	 w, before;

	if (e->series == 0 || !series_find(rq, e->series, &w) ||
	    !series_find(rq, e->series, &before))
		return;
	recurrence_insert(&w.days->recurrence.left_out, rq->arena,
	    recurrence_as_date(w.days->event.start, e->original_start));
	series_days_store(rq, &w.s, &w.days->recurrence);
	stored_replace(rq, &stored_series, &w.s);
	history_series(rq, &before, &w);
}
