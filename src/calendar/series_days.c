#include "calendar/series_days.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "calendar/series.h"
#include "config/site.h"
#include "http/request.h"
#include "store/db.h"
#include "text/dates.h"
#include "text/zones.h"

#define YEAR	(366 * DATE_DAY)
#define FIRST	RECURRENCE_FIRST
#define LAST	RECURRENCE_LAST

struct series_days *
series_days_read(struct request *rq, const struct series *s,
    const struct event *model)
{
	struct series_days	*d;
	char			 why[RRULE_WHY];

	d = arena_alloc(rq->arena, sizeof(*d));
	recurrence_init(&d->recurrence);
	d->recurrence.has_rule = *s->rule != '\0';
	if ((d->recurrence.has_rule &&
	    !rrule_parse(&d->recurrence.rule, s->rule, why)) ||
	    !recurrence_read(&d->recurrence.added, rq->arena, s->added) ||
	    !recurrence_read(&d->recurrence.left_out, rq->arena, s->left_out) ||
	    (*s->duration != '\0' &&
	    !length_read(&d->recurrence.length, s->duration)))
		db_fail(rq->db, DB_BROKEN, "the days of a series are damaged");
	d->event = recurrence_event(&d->recurrence, rq->arena,
	    model->dates.start.local, model->dates.all_day,
	    model->dates.all_day ? NULL : model->dates.zone);

	return (d);
}

static const char *
print_dates(struct request *rq, const struct recurrence_dates *dates)
{
	struct buf	 text;

	buf_init(&text, rq->arena, dates->count * DATE_BASIC + 1);
	recurrence_print(&text, dates);

	return (text.data);
}

void
series_days_store(struct request *rq, struct series *s,
    const struct recurrence *r)
{
	struct buf	 rule;
	char		 length[LENGTH_TEXT];

	buf_init(&rule, rq->arena, RRULE_TEXT);
	if (r->has_rule)
		rrule_print(&rule, &r->rule);
	s->rule = rule.data;
	s->added = print_dates(rq, &r->added);
	s->left_out = print_dates(rq, &r->left_out);
	length_print(&r->length, length);
	s->duration = arena_string(rq->arena, length);
}

struct series_times
series_days_find(struct request *rq, const struct series_days *d, int64_t from,
    int64_t last, size_t most)
{
	struct series_times	 t;

	if (from < FIRST)
		from = FIRST;
	if (last > LAST)
		last = LAST;
	t.list = arena_alloc(rq->arena, most * sizeof(*t.list));
	t.found = rrule_starts(&d->event, from, last, t.list, most, &t.count);

	return (t);
}

enum rrule_found
series_days_next(struct request *rq, const struct series_days *d,
    int64_t after, int64_t *next)
{
	struct series_times	 t;

	t = series_days_find(rq, d, after + 1, LAST, 1);
	if (t.count == 0)
		return (t.found == RRULE_FULL ? RRULE_ALL : t.found);
	*next = t.list[0];

	return (RRULE_FULL);
}

struct series_days
series_days_by_rule(const struct series_days *d)
{
	struct series_days	 rule = *d;

	rule.event.added_count = rule.event.left_out_count = 0;

	return (rule);
}

enum rrule_found
series_days_rule(struct request *rq, const struct series_days *d,
    int64_t from, int64_t *first)
{
	struct series_days	 rule = series_days_by_rule(d);

	if (rule.event.rule == NULL)
		return (RRULE_ALL);

	return (series_days_next(rq, &rule, from - 1, first));
}

void
series_times_add_next(struct request *rq, const struct series_days *d,
    int64_t after, struct series_times *t)
{
	enum rrule_found	 found;
	int64_t			 next;

	found = series_days_next(rq, d, after, &next);
	if (found == RRULE_FULL)
		t->list[t->count++] = next;
	else if (found == RRULE_SLOW)
		t->found = found;
}

int64_t
series_now(const struct request *rq, const struct event *model)
{
	return (zone_to_local(model->dates.zone, rq->now));
}

int64_t
series_horizon(const struct request *rq, const struct event *model)
{
	int64_t	 day = date_day(series_now(rq, model));
	int	 year, month, of_month;

	date_civil(day, &year, &month, &of_month);
	month += rq->site->horizon - 1;
	day = date_days(year + month / 12, month % 12 + 1, 1) + of_month - 1;

	return (date_day_end(day * DATE_DAY));
}

/*
 * The earliest possible start. A search covers 400 years, so it cannot begin
 * at FIRST.
 */
static int64_t
find_earliest(const struct series_days *d)
{
	const struct rrule_event	*e = &d->event;

	return (e->added_count > 0 && e->added[0] < e->start ? e->added[0] :
	    e->start);
}

struct series_times
series_days_plan(struct request *rq, const struct series_days *d,
    const struct event *model)
{
	int64_t			 today, horizon;
	struct series_times	 t;

	today = date_day_start(series_now(rq, model));
	horizon = series_horizon(rq, model);
	t = series_days_find(rq, d, today - YEAR, horizon, SERIES_EVENTS);
	if (t.found == RRULE_FULL)
		t = series_days_find(rq, d, today, horizon, SERIES_EVENTS);
	if (t.found == RRULE_ALL && t.count < SERIES_EVENTS &&
	    (t.count == 0 || t.list[t.count - 1] < today))
		series_times_add_next(rq, d, horizon, &t);
	if (t.count == 0 && t.found == RRULE_ALL)
		t = series_days_find(rq, d, find_earliest(d), today,
		    SERIES_EVENTS);

	return (t);
}

size_t
series_times_find(const struct series_times *t, int64_t start)
{
	size_t	 i = rrule_place(t->list, t->count, start);

	return (i < t->count && t->list[i] == start ? i : t->count);
}

bool *
series_times_flags(struct arena *arena, const struct series_times *t)
{
	bool	*flags = arena_alloc(arena, t->count + 1);

	memset(flags, 0, t->count + 1);
	return (flags);
}
