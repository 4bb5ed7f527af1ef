#include "calendar/series.h"

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event_access.h"
#include "calendar/event_change.h"
#include "calendar/event_letters.h"
#include "calendar/event_needs.h"
#include "calendar/history.h"
#include "calendar/links.h"
#include "calendar/record_access.h"
#include "calendar/record_save.h"
#include "calendar/series_days.h"
#include "calendar/series_events.h"
#include "calendar/series_lines.h"
#include "calendar/series_shared.h"
#include "calendar/series_whole.h"
#include "calendar/stored_table.h"
#include "generated/routes.h"
#include "http/conditional.h"
#include "http/extras.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/permissions.h"
#include "store/terms_waiting.h"
#include "text/dates.h"
#include "text/recurrence_part.h"

const char *
series_rest_url(struct request *rq, const struct series_whole *w)
{
	return (arena_join(rq->arena, rq->in.api, "/series/",
	    arena_integer(rq->arena, w->s.id), NULL));
}

void
series_write(struct request *rq, const struct series_whole *w)
{
	const struct event_dates	*d = &w->model.dates;
	struct json			*out = &rq->out;

	json_object(out, NULL);
	json_integer(out, "id", w->s.id);
	json_string(out, "status", status_name(w->model.head.status));
	json_string(out, "rest_url", series_rest_url(rq, w));
	json_string(out, "rrule", w->s.rule);
	series_write_lines(rq, out, &w->s);
	record_write_time(out, "start_date", d->start.local);
	record_write_time(out, "end_date", d->end.local);
	json_boolean(out, "all_day", d->all_day);
	json_string(out, "timezone", d->timezone);
	record_write_time(out, "made_until", w->s.made_until);
	record_write(rq, "event", &w->model.head, RECORD_PLAIN);
	json_object_end(out);
}

static int
reply_no_series(struct request *rq)
{
	return (reply_error(rq, error_rest_series_not_found(rq->in.capture)));
}

int
series_seek(struct request *rq, int64_t id, struct series_whole *w)
{
	if (!series_find(rq, id, w))
		return (reply_no_series(rq));
	if (!may_read(&rq->caller, w->model.head.author,
	    w->model.head.status))
		return (w->model.head.status == STATUS_TRASH ?
		    reply_no_series(rq) : record_hidden(rq, RECORD_EVENT));
	event_conceal(rq, &w->model);

	return (0);
}

int
series_get(struct request *rq, const struct series_get_params *p)
{
	struct series_whole	 w;
	int			 status;

	if ((status = series_seek(rq, p->id, &w)) != 0)
		return (status);
	series_write(rq, &w);

	return (200);
}

int
series_seek_write(struct request *rq, int64_t id,
    const struct record_sent *sent, struct series_whole *w)
{
	struct json	 answer;
	int		 status;

	if (!series_find(rq, id, w))
		return (reply_no_series(rq));
	if (!may_edit(&rq->caller, w->model.head.author,
	    w->model.head.status))
		return (reply_forbidden(rq));
	if (sent != NULL && (status = record_refuse_author(rq, sent)) != 0)
		return (status);
	if (record_needs_tag(rq, &answer))
		series_write(rq, w);

	return (record_refuse_changed(rq, &answer));
}

static bool
has_dates(const struct event_fields *f)
{
	return (f->has_start_date || f->has_end_date || f->has_all_day ||
	    f->timezone != NULL);
}

/* A slug in the request is for new events: the model itself has no slug. */
static int
change_model(struct request *rq, struct series_whole *w,
    const struct event_fields *f)
{
	struct event_dates	 dates = w->model.dates;
	int			 status;

	if ((status = event_change(rq, &w->model, false, f)) != 0)
		return (status);
	if (!has_dates(f))
		w->model.dates = dates;
	w->s.status = w->model.head.status;
	if (f->slug != NULL)
		w->s.slug = w->model.head.slug;
	w->model.head.slug = "";

	return (0);
}

/* Whether the end that was sent is the one that the length gives. */
static bool
has_its_length(const struct event *model)
{
	struct event_dates	 d = model->dates;

	event_dates_move(&d, d.start.local);

	return (d.end.local == model->dates.end.local);
}

/* One letter is about all events of the series. It names the next event. */
static void
put_letters(struct request *rq, const struct series_whole *w,
    enum status before)
{
	struct statement	*st;
	struct event		 e = w->model;

	st = db_query(rq->db, "SELECT id FROM events WHERE series_id = $1"
	    " AND status = $2 AND original_start >= $3"
	    " ORDER BY original_start, id LIMIT 1");
	db_bind_integer(st, 1, w->s.id);
	db_bind_integer(st, 2, w->s.status);
	db_bind_integer(st, 3, series_now(rq, &w->model));
	e.head.id = db_first_integer(st);
	if (e.head.id != 0)
		event_letters(rq, &e, before, w->s.id);
}

int
series_change(struct request *rq, struct series_whole *w,
    struct series_joined *_Nullable joined, const struct event_fields *f,
    const struct recurrence *sent)
{
	static const struct event_fields	 all = {
		.has_categories = true, .has_tags = true
	};
	struct series_whole	 before = *w;
	struct recurrence	 stored = w->days->recurrence;
	struct series_times	 times;
	struct event		 model;
	struct links_change	 links = { .before = w->model.head.status };
	int			 status;

	if (has_dates(f))
		stored = recurrence_part(rq->arena, &stored,
		    &w->days->event, INT64_MIN, true);
	if ((status = change_model(rq, w, f)) != 0)
		return (status);
	if (f->has_end_date && !has_its_length(&w->model))
		stored.length = (struct exact_length){ 0, 0 };
	if ((status = series_set_rule(rq, w, sent != NULL ? sent : &stored,
	    sent != NULL || has_dates(f), &times)) != 0)
		return (status);
	event_texts_share(rq, &w->model);
	model = series_stored_model(w);
	links.after = w->s.status;
	record_save(rq, &model.head);
	if ((status = links_store(rq, &model, &links, f)) != 0)
		return (status);
	terms_drop_waiting(rq->db, rq->arena, &links.lost);
	w->model.linked = model.linked;
	if (joined != NULL)
		joined->fields = series_changed(rq, joined->model, &w->model,
		    &all);
	if ((status = series_adjust(rq, &w->s, &before.model, &w->model,
	    before.days, joined, w->days, series_changed(rq, &before.model,
	    &w->model, f))) != 0)
		return (status);
	stored_replace(rq, &stored_series, &w->s);
	put_letters(rq, w, before.model.head.status);

	return (0);
}

int
series_update(struct request *rq, const struct series_update_params *p)
{
	struct record_sent	 sent = event_sent(&p->fields);
	struct series_whole	 w, before;
	int			 status;

	if ((status = series_seek_write(rq, p->id, &sent, &w)) != 0)
		return (status);
	before = w;
	status = rq->extras != NULL && rq->extras->late != NULL ?
	    series_add(rq, &w, rq->extras->late) :
	    series_change(rq, &w, NULL, &p->fields, p->recurrence);
	if (status != 0)
		return (status);
	history_series(rq, &before, &w);
	series_write(rq, &w);

	return (200);
}

int
series_delete(struct request *rq, const struct series_delete_params *p)
{
	struct series_whole	 w;
	struct event		 model;
	int			 status;

	if ((status = series_seek_write(rq, p->id, NULL, &w)) != 0)
		return (status);
	series_write(rq, &w);
	series_trash(rq, &w.s, &w.model);
	series_release(rq, &w.s);
	model = series_stored_model(&w);
	event_purge(rq, &model);	/* deletes the series, too */
	history_end_series(rq, &w, 0);

	return (200);
}
