#include "calendar/series_events.h"

#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "calendar/event_linked.h"
#include "calendar/notices.h"
#include "calendar/record_change.h"
#include "calendar/record_save.h"
#include "calendar/series.h"
#include "calendar/series_days.h"
#include "calendar/series_shared.h"
#include "http/request.h"
#include "store/db.h"
#include "store/event_index.h"
#include "store/sequences.h"
#include "text/dates.h"
#include "text/slugs.h"

#define DAY	INT64_C(86400)

/* Updates what is derived from the links of the event. */
static void
relink(struct request *rq, struct event *e, bool created, bool has_new_texts)
{
	struct event_linked	*linked;
	struct list_ids		 links;

	links = created ? event_index_add(rq->db, rq->arena, e->head.id) :
	    event_index_refresh(rq->db, rq->arena, e->head.id, has_new_texts);
	linked = arena_alloc(rq->arena, sizeof(*linked));
	event_linked_take(linked, &links);
	e->linked = linked;
}

/* "yoga-2027-03-09": few events have it already. */
static const char *
slug_of(struct request *rq, const struct series *s, const struct event *model,
    int64_t start)
{
	char		 date[DATE_TEXT];
	const char	*slug = s->slug;

	if (*slug == '\0')
		slug = slug_make(rq->arena, model->head.name);
	date_print(start, date);

	return (arena_printf(rq->arena, "%s-%.*s", slug,
	    (int)strcspn(date, " "), date));
}

void
series_make(struct request *rq, const struct series *s,
    const struct event *model, int64_t start)
{
	struct event	 e = *model;

	e.head.id = sequence_next(rq->db, SEQUENCE_RECORDS);
	e.head.status = status_now(s->status, e.head.has_published,
	    e.head.published, rq->now);
	e.head.created = e.head.modified = rq->now;
	e.series = s->id;
	e.series_rule = s->rule;
	e.original_start = start;
	e.has_original_start = true;
	event_dates_move(&e.dates, start);
	record_choose_slug(rq, &e.head, NULL, slug_of(rq, s, model, start));
	record_add(rq, &e.head);
	series_copy_links(rq, &e, model, NULL);
	relink(rq, &e, true, true);
	notice_record(rq, TOLD_CREATED, &e.head);
}

void
series_make_all(struct request *rq, const struct series *s,
    const struct event *model, const struct series_times *times, size_t from)
{
	size_t	 i;

	for (i = from; i < times->count && !db_failed(rq->db); i++)
		series_make(rq, s, model, times->list[i]);
}

void
series_note_made(struct request *rq, struct series *s,
    const struct event *model, const struct series_days *days,
    const struct series_times *times)
{
	int64_t	 horizon = series_horizon(rq, model);

	s->made_until = times->count > 0 ? times->list[times->count - 1] :
	    series_now(rq, model);
	if (times->found == RRULE_ALL && s->made_until < horizon)
		s->made_until = horizon;
	s->has_next_start = series_days_next(rq, days, s->made_until,
	    &s->next_start);
	/* It is full. Tomorrow there is room for one more. */
	if (s->has_next_start && s->next_start <= horizon)
		s->next_start = horizon + 1;
}

/* An event of the series that lies ahead. */
struct row {
	int64_t	 id;
	int64_t	 start;		/* its original one */
};

struct rows {
	size_t		 count;
	struct row	*list;
};

static struct rows
select_rows(struct request *rq, int64_t series, int64_t from)
{
	struct statement	*st;
	struct rows		 rows = { 0 };
	size_t			 size = 0;
	struct row		*list;

	st = db_query(rq->db, "SELECT id, original_start FROM events"
	    " WHERE series_id = $1 AND original_start >= $2"
	    " ORDER BY original_start, id");
	db_bind_integer(st, 1, series);
	db_bind_integer(st, 2, from);
	while (db_step(st)) {
		if (rows.count == size) {
			list = arena_alloc(rq->arena,
			    (size * 2 + 64) * sizeof(*list));
			if (size > 0)
				memcpy(list, rows.list, size * sizeof(*list));
			rows.list = list;
			size = size * 2 + 64;
		}
		rows.list[rows.count++] = (struct row){ db_integer(st, 0),
		    db_bounded(st, 1, DATE_LEAST, DATE_MOST) };
	}
	db_done(st);

	return (rows);
}

/* Stores the changed event, which had the status before. */
static void
save(struct request *rq, struct event *e, const struct event *model,
    enum status before, const char *fields)
{
	bool	 has_new_texts;

	e->head.modified = rq->now;
	if (e->head.status != before)
		record_choose_slug(rq, &e->head, &before, NULL);
	has_new_texts = record_save(rq, &e->head);
	series_copy_links(rq, e, model, fields);
	relink(rq, e, false, has_new_texts);
	notice_record(rq, notice_of(before, e->head.status), &e->head);
}

static void
throw_away(struct request *rq, int64_t id, const struct event *model)
{
	struct event	 e;
	enum status	 before;

	if (!event_find(rq, id, &e) || e.head.status == STATUS_TRASH)
		return;
	before = e.head.status;
	e.head.status = STATUS_TRASH;
	save(rq, &e, model, before, "");
}

static bool
same_dates(const struct event_dates *a, const struct event_dates *b)
{
	return (strcmp(a->timezone, b->timezone) == 0 &&
	    a->all_day == b->all_day && a->start.local == b->start.local &&
	    a->start.utc == b->start.utc && a->end.local == b->end.local &&
	    a->end.utc == b->end.utc);
}

/* A change of the series and what its events were before. */
struct change {
	struct request			*rq;
	const struct series		*series;
	const struct event		*model;
	const struct series_times	*old;	/* starts given before */
	const char			*fields;
};

/* Somebody has moved it to the trash, rather than an earlier change of rule. */
static bool
is_deleted(const struct change *c, const struct event *e, int64_t start)
{
	return (e->head.status == STATUS_TRASH &&
	    series_times_find(c->old, start) < c->old->count);
}

static void
revise(const struct change *c, const struct row *row, int64_t start)
{
	struct event		 e;
	struct event_dates	 dates;
	enum status		 before;

	if (!event_find(c->rq, row->id, &e))
		return;
	before = e.head.status;
	dates = e.dates;
	if (before != STATUS_TRASH)
		series_copy(&e, c->model, c->fields);
	else if (!is_deleted(c, &e, row->start))
		e.head.status = c->series->status;
	if (!series_has_dates(e.detached)) {
		e.dates = c->model->dates;
		event_dates_move(&e.dates, start);
	}
	e.original_start = start;
	if (*c->fields != '\0' || e.head.status != before ||
	    row->start != start || !same_dates(&dates, &e.dates))
		save(c->rq, &e, c->model, before, c->fields);
}

/* The start that the event has now, or the count of starts. */
static size_t
find_start(const struct series_times *times, int64_t start, int64_t shift)
{
	size_t	 i;

	i = series_times_find(times, start + shift);

	return (i < times->count ? i : series_times_find(times, start));
}

/* Events keep their place by the day of their start, not by its time. */
static int64_t
shift_of(const struct event *before, const struct event *after)
{
	return (after->dates.start.local -
	    date_day_start(after->dates.start.local) -
	    before->dates.start.local +
	    date_day_start(before->dates.start.local));
}

static struct series_times
find_ahead(struct request *rq, const struct series_days *days, int64_t from,
    int64_t last)
{
	struct series_times	 t;
	int64_t			 next;

	t = series_days_find(rq, days, from, last, SERIES_EVENTS);
	if (t.count == 0 && t.found == RRULE_ALL &&
	    series_days_next(rq, days, last, &next)) {
		t.list[0] = next;
		t.count = 1;
	}

	return (t);
}

void
series_adjust(struct request *rq, struct series *s,
    const struct event *before, const struct event *model,
    const struct series_days *old, const struct series_days *days,
    const char *fields)
{
	int64_t			 from, last, shift = shift_of(before, model);
	struct series_times	 were, are;
	struct change		 c = { rq, s, model, &were, fields };
	struct rows		 rows;
	bool			*has;
	size_t			 i, at;

	from = series_now(rq, model);
	last = series_horizon(rq, model);
	if (s->made_until > last)
		last = s->made_until;
	were = find_ahead(rq, old, from - DAY, last);
	are = find_ahead(rq, days, from, last);
	has = arena_alloc(rq->arena, are.count + 1);
	memset(has, 0, are.count + 1);
	rows = select_rows(rq, s->id, from);
	for (i = 0; i < rows.count && !db_failed(rq->db); i++) {
		at = find_start(&are, rows.list[i].start, shift);
		if (at < are.count && !has[at]) {
			has[at] = true;
			revise(&c, &rows.list[i], are.list[at]);
		} else
			throw_away(rq, rows.list[i].id, model);
	}
	for (i = 0; i < are.count && !db_failed(rq->db); i++)
		if (!has[i])
			series_make(rq, s, model, are.list[i]);
	series_note_made(rq, s, model, days, &are);
}

void
series_trash(struct request *rq, const struct series *s,
    const struct event *model)
{
	struct rows	 rows;
	size_t		 i;

	rows = select_rows(rq, s->id, series_now(rq, model));
	for (i = 0; i < rows.count && !db_failed(rq->db); i++)
		throw_away(rq, rows.list[i].id, model);
}
