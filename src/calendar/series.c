#include "calendar/series.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event_access.h"
#include "calendar/event_change.h"
#include "calendar/event_letters.h"
#include "calendar/links.h"
#include "calendar/record_access.h"
#include "calendar/record_save.h"
#include "calendar/series_days.h"
#include "calendar/series_events.h"
#include "calendar/series_shared.h"
#include "config/site.h"
#include "generated/routes.h"
#include "http/conditional.h"
#include "http/keep.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/event_index.h"
#include "store/ids.h"
#include "store/permissions.h"
#include "store/sequences.h"
#include "text/dates.h"
#include "text/slugs.h"

#define DAY		INT64_C(86400)
#define LONGEST		(366 * DAY)	/* an event of a series */

struct series_plan {
	struct series_whole	 w;
	struct series_times	 times;		/* the first is the event's */
};

static int
refuse(struct request *rq, const char *why)
{
	return (reply_invalid(rq, "recurrence", COMPLAINT_RECURRENCE, why));
}

/* The model is stored as such, without a slug. */
static struct event
stored_model(const struct series_whole *w)
{
	struct event	 model = w->model;

	model.head.status = STATUS_MODEL;
	model.head.slug = "";
	model.head.former_slug = NULL;
	model.series = 0;
	model.has_original_start = false;
	model.detached = "";

	return (model);
}

static void
add_model(struct request *rq, const struct series_whole *w)
{
	struct event	 model = stored_model(w);

	record_add(rq, &model.head);
	series_insert(rq, &w->s);
}

/*
 * Moves the model, which keeps clock times that do not exist on that day: other
 * days of its series have them.
 */
static void
move(struct event *model, int64_t start)
{
	struct event_dates	*d = &model->dates;
	int64_t			 length = d->end.local - d->start.local;

	event_dates_move(d, start);
	d->start.local = start;
	d->end.local = start + length;
}

/*
 * The first start of a series is one that its rule gives, as RFC 5545 demands
 * of DTSTART.
 */
static enum rrule_found
settle(struct request *rq, struct series_whole *w)
{
	enum rrule_found	 found;
	int64_t			 first;

	w->days = series_days_read(rq, &w->s, &w->model);
	found = series_days_rule(rq, w->days, w->model.dates.start.local,
	    &first);
	if (found == RRULE_FULL && first != w->model.dates.start.local) {
		move(&w->model, first);
		w->days = series_days_read(rq, &w->s, &w->model);
	}

	return (found);
}

/*
 * Gives the series its days, some if they are `new`. Returns 0, or the status of
 * an error answer.
 */
static int
take(struct request *rq, struct series_whole *w, const struct recurrence *sent,
    bool new, struct series_times *times)
{
	const struct event_dates	*d = &w->model.dates;

	if (d->end.local - d->start.local > LONGEST)
		return (refuse(rq, "an event that repeats lasts at most a"
		    " year"));
	series_days_store(rq, &w->s, sent);
	times->found = settle(rq, w);
	if (times->found != RRULE_SLOW)
		*times = series_days_plan(rq, w->days, &w->model);
	if (times->found == RRULE_SLOW)
		return (refuse(rq, rrule_why(times->found)));
	if (times->count == 0 && new)
		return (refuse(rq, "it gives no dates"));

	return (0);
}

/* The start of the event that the request is about. */
static int64_t
own_start(struct request *rq, const struct series_whole *w, const struct event *e,
    bool stored, const struct series_times *times)
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
		return (refuse(rq, "the event belongs to a series, which has"
		    " its days"));
	if (e->head.status == STATUS_TRASH)
		return (refuse(rq, "the event is in the trash"));
	plan = arena_alloc(rq->arena, sizeof(*plan));
	w = &plan->w;
	series_new(rq, &w->s);
	w->s.id = sequence_next(rq->db, SEQUENCE_RECORDS);
	w->s.status = e->head.status;
	w->s.slug = e->head.slug;
	w->model = *e;
	w->model.head.id = w->s.id;
	if ((status = take(rq, w, r, true, &plan->times)) != 0)
		return (status);
	series_note_made(rq, &w->s, &w->model, w->days, &plan->times);
	add_model(rq, w);
	e->series = w->s.id;
	e->series_rule = w->s.rule;
	e->original_start = own_start(rq, w, e, stored, &plan->times);
	e->has_original_start = true;
	e->dates = w->model.dates;
	event_dates_move(&e->dates, e->original_start);
	*to = plan;

	return (0);
}

void
series_finish(struct request *rq, const struct event *e,
    const struct series_plan *plan)
{
	struct event	 model = plan->w.model;

	series_copy_links(rq, &model, e, NULL, false);
	(void)event_index_refresh(rq->db, rq->arena, model.head.id, true);
	series_make_all(rq, &plan->w.s, &model, &plan->times,
	    e->original_start);
}

/*
 * What of an event that is here differs from the series is its own, except when
 * it was published.
 */
static void
adopt(struct request *rq, const struct series_whole *w,
    const struct keep_event *k)
{
	static const struct event_fields	 all = {
		.has_categories = true, .has_tags = true
	};
	struct event				 e, given = w->model;
	struct statement			*st;

	if (!event_find(rq, k->id, &e) || e.series != 0)
		return;
	event_dates_move(&given.dates, k->start);
	st = db_query(rq->db, "UPDATE events SET series_id = $1,"
	    " original_start = $2, detached = $3 WHERE id = $4");
	db_bind_integer(st, 1, w->s.id);
	db_bind_integer(st, 2, k->start);
	db_bind_text(st, 3, series_without(rq, series_changed(rq, &given, &e,
	    &all), "date"));
	db_bind_integer(st, 4, e.head.id);
	db_run(st);
	(void)event_index_refresh(rq->db, rq->arena, e.head.id, false);
}

static bool
is_here(const struct keep *keep, int64_t start)
{
	size_t	 i;

	for (i = 0; i < keep->event_count; i++)
		if (keep->events[i].start == start)
			return (true);

	return (false);
}

static void
gather(struct request *rq, const struct series_whole *w,
    const struct series_times *times)
{
	size_t	 i;

	for (i = 0; i < rq->keep->event_count && !db_failed(rq->db); i++)
		adopt(rq, w, &rq->keep->events[i]);
	for (i = 0; i < times->count && !db_failed(rq->db); i++)
		if (!is_here(rq->keep, times->list[i]))
			series_make(rq, &w->s, &w->model, times->list[i]);
}

static bool
find_series(struct request *rq, int64_t id, struct series *s)
{
	struct statement	*st;
	bool			 found;

	st = db_query(rq->db, "SELECT " SERIES_COLUMNS
	    " FROM series s WHERE s.id = $1");
	db_bind_integer(st, 1, id);
	if ((found = db_step(st)))
		series_read(rq, st, s);
	db_done(st);

	return (found);
}

bool
series_find(struct request *rq, int64_t id, struct series_whole *w)
{
	if (!find_series(rq, id, &w->s) || !event_find(rq, id, &w->model))
		return (false);
	w->model.head.status = status_now(w->s.status,
	    w->model.head.has_published, w->model.head.published, rq->now);
	w->days = series_days_read(rq, &w->s, &w->model);

	return (true);
}

static bool
has_status_of_series(struct request *rq, const struct event *e)
{
	struct series	 s;

	return (find_series(rq, e->series, &s) && e->head.status ==
	    status_now(s.status, e->head.has_published, e->head.published,
	    rq->now));
}

/* What is restored from the trash has the status of its series again. */
void
series_detach(struct request *rq, const struct event *before, struct event *e,
    const struct event_fields *f)
{
	struct statement	*st;
	const char		*detached;

	if (e->series == 0)
		return;
	detached = series_join(rq, e->detached,
	    series_changed(rq, before, e, f));
	if (before->head.status == STATUS_TRASH &&
	    has_status_of_series(rq, e))
		detached = series_without(rq, detached, "status");
	if (strcmp(detached, e->detached) == 0)
		return;
	e->detached = detached;
	st = db_query(rq->db, "UPDATE events SET detached = $1 WHERE id = $2");
	db_bind_text(st, 1, e->detached);
	db_bind_integer(st, 2, e->head.id);
	db_run(st);
}

/* A date at the series' own time of day is only a day: it moves with the time. */
static struct recurrence_date
as_date(const struct series_whole *w, int64_t at)
{
	int64_t	 start = w->days->event.start, day = date_day_start(at);

	return (at - day == start - date_day_start(start) ?
	    (struct recurrence_date){ .at = day, .is_day = true } :
	    (struct recurrence_date){ .at = at });
}

void
series_follow(struct request *rq, struct event *e)
{
	struct statement	*st;
	struct series_whole	 w;

	if (e->series == 0 || e->head.status == STATUS_TRASH ||
	    !series_find(rq, e->series, &w))
		return;
	e->detached = "";
	series_copy(e, &w.model, NULL);
	e->dates = w.model.dates;
	event_dates_move(&e->dates, e->original_start);
	st = db_query(rq->db, "UPDATE events SET detached = ''"
	    " WHERE id = $1");
	db_bind_integer(st, 1, e->head.id);
	db_run(st);
	series_copy_links(rq, e, &w.model, NULL, true);
	e->linked = w.model.linked;
}

void
series_leave_out(struct request *rq, const struct event *e)
{
	struct series_whole	 w;

	if (e->series == 0 || !series_find(rq, e->series, &w))
		return;
	recurrence_insert(&w.days->recurrence.left_out, rq->arena,
	    as_date(&w, e->original_start));
	series_days_store(rq, &w.s, &w.days->recurrence);
	series_replace(rq, &w.s);
}

static void
write_date(struct json *out, const char *name, int64_t local)
{
	char	 text[DATE_TEXT];

	date_print(local, text);
	json_string(out, name, text);
}

void
event_write_series(struct request *rq, const char *name,
    const struct event *e)
{
	struct json	*out = &rq->out;
	const char	*field;
	size_t		 length;

	json_object(out, name);
	json_integer(out, "id", e->series);
	json_string(out, "rrule", e->series_rule);
	write_date(out, "original_start", e->original_start);
	json_list(out, "detached");
	for (field = e->detached; *field != '\0';
	    field += length + (field[length] == ',')) {
		length = strcspn(field, ",");
		json_string(out, NULL, arena_copy(rq->arena, field, length));
	}
	json_list_end(out);
	json_object_end(out);
}

static void
write_line(struct request *rq, const char *name, const char *value)
{
	if (*value != '\0')
		json_string(&rq->out, NULL, arena_join(rq->arena, name, ":",
		    value, NULL));
}

static const char *
rest_url(struct request *rq, const struct series_whole *w)
{
	return (arena_join(rq->arena, rq->api, "/series/",
	    arena_integer(rq->arena, w->s.id), NULL));
}

static void
write(struct request *rq, const struct series_whole *w)
{
	const struct event_dates	*d = &w->model.dates;
	struct json			*out = &rq->out;

	json_object(out, NULL);
	json_integer(out, "id", w->s.id);
	json_string(out, "status", status_name(w->model.head.status));
	json_string(out, "rest_url", rest_url(rq, w));
	json_string(out, "rrule", w->s.rule);
	json_list(out, "recurrence");
	write_line(rq, "RRULE", w->s.rule);
	write_line(rq, "RDATE", w->s.added);
	write_line(rq, "EXDATE", w->s.left_out);
	json_list_end(out);
	write_date(out, "start_date", d->start.local);
	write_date(out, "end_date", d->end.local);
	json_boolean(out, "all_day", d->all_day);
	json_string(out, "timezone", d->timezone);
	write_date(out, "made_until", w->s.made_until);
	event_write(rq, "event", &w->model, RECORD_PLAIN);
	json_object_end(out);
}

static int
missing(struct request *rq)
{
	return (reply_error(rq, ERROR_REST_SERIES_NOT_FOUND, rq->capture));
}

int
series_seek(struct request *rq, int64_t id, struct series_whole *w)
{
	if (!series_find(rq, id, w))
		return (missing(rq));
	if (!may_read(&rq->caller, w->model.head.author,
	    w->model.head.status))
		return (record_hidden(rq, RECORD_EVENT));
	event_conceal(rq, &w->model);

	return (0);
}

int
series_gather(struct request *rq, struct event *e,
    const struct event_fields *f, const struct recurrence *r)
{
	struct series_whole	 w = { .model = *e };
	struct series_times	 times;
	struct event		 model;
	int			 status;

	series_new(rq, &w.s);
	w.s.id = e->head.id;
	w.s.status = e->head.status;
	w.s.slug = f->slug != NULL ? slug_make(rq->arena, f->slug) :
	    e->head.slug;
	if ((status = take(rq, &w, r, true, &times)) != 0)
		return (status);
	series_note_made(rq, &w.s, &w.model, w.days, &times);
	add_model(rq, &w);
	model = stored_model(&w);
	if ((status = links_store(rq, &model, false, true, f)) != 0)
		return (status);
	links_end(rq);
	w.model.linked = model.linked;
	gather(rq, &w, &times);
	write(rq, &w);

	return (201);
}

int
series_get(struct request *rq, const struct series_get_params *p)
{
	struct series_whole	 w;
	int			 status;

	if ((status = series_seek(rq, p->id, &w)) != 0)
		return (status);
	write(rq, &w);

	return (200);
}

/* Steps 8 to 10 of a request that changes the series (rule 5.1). */
static int
seek(struct request *rq, int64_t id, const struct record_sent *sent,
    struct series_whole *w)
{
	int	 status;

	if (!series_find(rq, id, w))
		return (missing(rq));
	if (!may_edit(&rq->caller, w->model.head.author,
	    w->model.head.status))
		return (reply_forbidden(rq));
	if (sent != NULL && (status = record_refuse_author(rq, sent)) != 0)
		return (status);
	if (conditional_asks(rq))
		write(rq, w);

	return (record_refuse_changed(rq));
}

static bool
sends_dates(const struct event_fields *f)
{
	return (f->has_start_date || f->has_end_date || f->has_all_day ||
	    f->timezone != NULL);
}

/* Changes the model, which has no slug: one that is sent is for new events. */
static int
change_model(struct request *rq, struct series_whole *w, const struct event_fields *f)
{
	struct event_dates	 dates = w->model.dates;
	int			 status;

	if (f->has_status && f->status == STATUS_TRASH)
		return (reply_invalid(rq, "status", COMPLAINT_NOT_ONE_OF,
		    "publish, future, draft, pending, private"));
	if ((status = event_change(rq, &w->model, false, f)) != 0)
		return (status);
	if (!sends_dates(f))
		w->model.dates = dates;
	w->s.status = w->model.head.status;
	if (f->slug != NULL)
		w->s.slug = w->model.head.slug;
	w->model.head.slug = "";

	return (0);
}

/* One letter about all events of the series, which names the next one. */
static void
send_letter(struct request *rq, const struct series_whole *w, enum status before)
{
	struct statement	*st;
	struct event		 e = w->model;

	st = db_query(rq->db, "SELECT id FROM events WHERE series_id = $1"
	    " AND status = $2 AND original_start >= $3"
	    " ORDER BY original_start LIMIT 1");
	db_bind_integer(st, 1, w->s.id);
	db_bind_integer(st, 2, w->s.status);
	db_bind_integer(st, 3, series_now(rq, &w->model));
	e.head.id = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	if (e.head.id != 0)
		event_letters(rq, &e, before);
}

/* The dates before a time, or those from then on. */
static struct recurrence_dates
part(struct request *rq, const struct series_whole *w, const int64_t *times,
    size_t count, int64_t at, bool later)
{
	struct recurrence_dates	 dates = { 0 };
	size_t			 i;

	dates.list = arena_alloc(rq->arena, (count + 1) *
	    sizeof(*dates.list));
	for (i = 0; i < count; i++)
		if ((times[i] >= at) == later)
			dates.list[dates.count++] = as_date(w, times[i]);

	return (dates);
}

static struct recurrence
part_days(struct request *rq, const struct series_whole *w, int64_t at,
    bool later)
{
	const struct rrule_event	*e = &w->days->event;
	struct recurrence		 r = w->days->recurrence;

	r.added = part(rq, w, e->added, e->added_count, at, later);
	r.left_out = part(rq, w, e->left_out, e->left_out_count, at, later);

	return (r);
}

/*
 * Changes the series and its events that lie ahead. Returns 0, or the status of
 * an error answer.
 */
static int
change(struct request *rq, struct series_whole *w,
    const struct event_fields *f, const struct recurrence *sent)
{
	struct series_whole	 before = *w;
	struct recurrence	 stored = w->days->recurrence;
	struct series_times	 times;
	struct event		 model;
	bool			 has_new_texts;
	int			 status;

	if (sends_dates(f))
		stored = part_days(rq, w, INT64_MIN, true);
	if ((status = change_model(rq, w, f)) != 0 ||
	    (status = take(rq, w, sent != NULL ? sent : &stored,
	    sent != NULL || sends_dates(f), &times)) != 0)
		return (status);
	model = stored_model(w);
	has_new_texts = record_save(rq, &model.head);
	if ((status = links_store(rq, &model, false, has_new_texts, f)) != 0)
		return (status);
	links_end(rq);
	w->model.linked = model.linked;
	series_adjust(rq, &w->s, &before.model, &w->model, before.days,
	    w->days, series_changed(rq, &before.model, &w->model, f));
	series_replace(rq, &w->s);
	send_letter(rq, w, before.model.head.status);

	return (0);
}

int
series_update(struct request *rq, const struct series_update_params *p)
{
	struct record_sent	 sent = event_sent(&p->fields);
	struct series_whole	 w;
	int			 status;

	if ((status = seek(rq, p->id, &sent, &w)) != 0 ||
	    (status = change(rq, &w, &p->fields, p->recurrence)) != 0)
		return (status);
	write(rq, &w);

	return (200);
}

int
series_delete(struct request *rq, const struct series_delete_params *p)
{
	struct series_whole	 w;
	struct event		 model;
	int			 status;

	if ((status = seek(rq, p->id, NULL, &w)) != 0)
		return (status);
	write(rq, &w);
	series_trash(rq, &w.s, &w.model);
	series_release(rq, &w.s);
	series_remove(rq, w.s.id);
	model = stored_model(&w);
	record_purge(rq, &model.head);

	return (200);
}

/* With the day before, if the rule allows, so that its time may change. */
static void
end_before(struct request *rq, const struct series_whole *w, int64_t at,
    struct rrule *rule)
{
	bool	 is_date = w->days->event.is_date;
	int64_t	 first;

	if (series_days_rule(rq, w->days, date_day_start(at), &first) !=
	    RRULE_FULL || first >= at)
		at = date_day_start(at);
	rule->until_form = is_date ? RRULE_UNTIL_DATE : RRULE_UNTIL_LOCAL;
	rule->until = is_date ? date_day_start(at - 1) : at - 1;
}

/*
 * Leaves the series the days before a time. Without a rule its first start is a
 * day of it, unless it is left out.
 */
static void
leave_earlier(struct request *rq, struct series_whole *w, int64_t at)
{
	const struct rrule_event	*e = &w->days->event;
	struct recurrence		 r = part_days(rq, w, at, false);
	int64_t				 first;

	r.has_rule = series_days_rule(rq, w->days, e->start, &first) ==
	    RRULE_FULL && first < at;
	if (r.has_rule && r.rule.count > 0)
		r.rule.count = (int)series_days_count(w->days, at - 1);
	else if (r.has_rule)
		end_before(rq, w, at, &r.rule);
	else if (e->start >= at && r.added.count > 0)
		move(&w->model, e->added[0]);
	else if (e->start >= at)
		recurrence_insert(&r.left_out, rq->arena,
		    as_date(w, e->start));
	series_days_store(rq, &w->s, &r);
	w->days = series_days_read(rq, &w->s, &w->model);
}

/*
 * Leaves the series the days from a time on. Its first start is one that its
 * rule gives, as others depend on it.
 */
static void
leave_later(struct request *rq, struct series_whole *w, int64_t at)
{
	struct recurrence	 r = part_days(rq, w, at, true);
	int64_t			 first = at;

	r.has_rule = series_days_rule(rq, w->days, at, &first) == RRULE_FULL;
	if (r.has_rule && r.rule.count > 0)
		r.rule.count -= (int)series_days_count(w->days, at - 1);
	move(&w->model, first);
	series_days_store(rq, &w->s, &r);
	w->days = series_days_read(rq, &w->s, &w->model);
}

static bool
begins_with(struct request *rq, const struct series_whole *w, int64_t start)
{
	struct statement	*st;
	bool			 others;

	st = db_query(rq->db, "SELECT 1 FROM events WHERE series_id = $1"
	    " AND original_start < $2 LIMIT 1");
	db_bind_integer(st, 1, w->s.id);
	db_bind_integer(st, 2, start);
	others = db_step(st);
	db_done(st);

	return (!others);
}

/* Makes a series of the events from that start on. */
static void
cut(struct request *rq, struct series_whole *earlier, int64_t at,
    struct series_whole *later)
{
	struct statement	*st;
	struct event		 model;

	*later = *earlier;
	later->s.id = later->model.head.id = sequence_next(rq->db,
	    SEQUENCE_RECORDS);
	leave_later(rq, later, at);
	add_model(rq, later);
	series_copy_links(rq, &later->model, &earlier->model, NULL, false);
	(void)event_index_refresh(rq->db, rq->arena, later->s.id, true);
	leave_earlier(rq, earlier, at);
	earlier->s.has_next_start = false;
	series_replace(rq, &earlier->s);
	model = stored_model(earlier);
	(void)record_save(rq, &model.head);
	st = db_query(rq->db, "UPDATE events SET series_id = $1"
	    " WHERE series_id = $2 AND original_start >= $3");
	db_bind_integer(st, 1, later->s.id);
	db_bind_integer(st, 2, earlier->s.id);
	db_bind_integer(st, 3, at);
	db_run(st);
}

int
series_split(struct request *rq, const struct series_split_params *p)
{
	struct record_sent	 sent = event_sent(&p->fields);
	struct series_whole	 earlier, later;
	struct event		 e;
	int			 status;

	if ((status = seek(rq, p->id, &sent, &earlier)) != 0)
		return (status);
	if (!event_find(rq, p->event, &e) || e.series != earlier.s.id)
		return (reply_invalid(rq, "event", COMPLAINT_UNKNOWN_ID,
		    "event of the series"));
	if (begins_with(rq, &earlier, e.original_start))
		later = earlier;
	else
		cut(rq, &earlier, e.original_start, &later);
	if (p->recurrence != NULL)
		move(&later.model, e.original_start);
	if ((status = change(rq, &later, &p->fields, p->recurrence)) != 0)
		return (status);
	write(rq, &later);
	rq->reply.location = rest_url(rq, &later);

	return (201);
}

#define HORIZON_DAY	(2 * DAY)	/* no zone is further from another */

/* The series with the earliest start to be made that may be within reach. */
static int64_t
find_due(struct request *rq)
{
	struct statement	*st;
	struct event		 anywhere = {
		.dates.zone = rq->site->zone
	};
	int64_t			 id;

	st = db_query(rq->db, "SELECT id FROM series WHERE next_start <= $1"
	    " ORDER BY next_start LIMIT 1");
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
count_ahead(struct request *rq, const struct series_whole *w)
{
	struct statement	*st;
	int64_t			 count;

	st = db_query(rq->db, "SELECT COUNT(*) FROM events"
	    " WHERE series_id = $1 AND original_start >= $2");
	db_bind_integer(st, 1, w->s.id);
	db_bind_integer(st, 2, series_now(rq, &w->model));
	count = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);

	return ((size_t)count);
}

/*
 * The starts that have no event yet: an import may have brought events beyond
 * what was made here.
 */
static struct series_times
missing_times(struct request *rq, const struct series *s,
    const struct series_times *times)
{
	struct series_times	 missing = { .found = times->found };
	struct statement	*st;
	size_t			 at = 0;
	int64_t			 made = DATE_LEAST;

	missing.list = arena_alloc(rq->arena, (times->count + 1) *
	    sizeof(*missing.list));
	st = db_query(rq->db, "SELECT original_start FROM events"
	    " WHERE series_id = $1 AND original_start > $2"
	    " ORDER BY original_start");
	db_bind_integer(st, 1, s->id);
	db_bind_integer(st, 2, s->made_until);
	for (; at < times->count; at++) {
		while (made < times->list[at])
			made = db_step(st) ? db_bounded(st, 0, DATE_LEAST,
			    DATE_MOST) : DATE_MOST;
		if (made != times->list[at])
			missing.list[missing.count++] = times->list[at];
	}
	db_done(st);

	return (missing);
}

void
series_extend(struct request *rq)
{
	struct series_times	 times = { .found = RRULE_FULL }, missing;
	struct series_whole	 w;
	int64_t			 id;
	size_t			 ahead;

	if ((id = find_due(rq)) == 0 || !series_find(rq, id, &w))
		return;
	if ((ahead = count_ahead(rq, &w)) < SERIES_EVENTS)
		times = series_days_find(rq, w.days, w.s.made_until + 1,
		    series_horizon(rq, &w.model), SERIES_EVENTS - ahead);
	missing = missing_times(rq, &w.s, &times);
	series_make_all(rq, &w.s, &w.model, &missing, INT64_MIN);
	if (times.count > 0 || times.found == RRULE_ALL)
		series_note_made(rq, &w.s, &w.model, w.days, &times);
	else
		w.s.next_start = series_horizon(rq, &w.model) + 1;
	series_replace(rq, &w.s);
}
