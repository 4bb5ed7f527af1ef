#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "command/ical/ical_event.h"
#include "command/import/import.h"
#include "text/dates.h"
#include "text/recurrence.h"

/* Imports the parts of a series, each as a series. */

static void
put_dates(struct ical *c, struct import_record *r, const char *name,
    const struct recurrence_dates *dates)
{
	struct buf	 text;

	buf_init(&text, c->event, dates->count * DATE_BASIC + 1);
	recurrence_print(&text, dates);
	form_line(r, "recurrence", name, text.data);
}

static void
put_days(struct ical *c, struct import_record *r, const struct recurrence *d)
{
	struct buf	 text;

	if (d->has_rule) {
		buf_init(&text, c->event, RRULE_TEXT);
		rrule_print(&text, &d->rule);
		form_line(r, "recurrence", "RRULE", text.data);
	}
	put_dates(c, r, "RDATE", &d->added);
	put_dates(c, r, "EXDATE", &d->left_out);
}

static void
store_series_id(struct ical *c, const char *name,
    const struct import_series *series)
{
	struct value	*v;

	v = value_new(c->im->arena, VALUE_TEXT);
	v->name = arena_string(c->im->arena, name);
	v->text = arena_integer(c->im->arena, series->id);
	v->length = strlen(v->text);
	v->truth = series->fate == IMPORT_NEW;
	value_add(c->series, v);
}

/* The change is that of a single event, and reported with it. */
static void
leave_alone(struct ical *c, struct ical_parts *p, size_t i, const char *why)
{
	struct ical_range	*range = p->list[i].range;

	range->end = ICAL_RANGE_ALONE;
	range->why = arena_join(c->im->arena, why, "; only this event is"
	    " changed", NULL);
	if (i > 0)
		ical_parts_drop(p, i);
	else
		ical_parts_whole(c, p);
}

/*
 * What was split by an earlier import only is like the part before it now, and
 * goes on with it, unless people have changed one of them.
 */
static bool
join_former(struct ical *c, struct ical_parts *p, size_t i,
    const struct import_series *series)
{
	const char	*name = p->list[i].name, *before = p->list[i - 1].name;

	if ((series->fate != IMPORT_SAME && series->fate != IMPORT_CHANGED) ||
	    import_known(c->im, IMPORT_SERIES, before) == 0 ||
	    !import_may_change(c->im, IMPORT_SERIES, before)) {
		store_series_id(c, name, series);
		return (true);
	}
	report_uncount(c->im->report, IMPORT_SERIES, series->fate, 1);
	p->list[i].range->end = ICAL_RANGE_ALONE;
	ical_parts_drop(p, i);
	return (import_end_series(c->im, name, before));
}

static bool
put_record(struct ical *c, struct ical_parts *p, size_t i,
    struct import_record *r, const struct ical_when *start, const char **why)
{
	const struct ical_part	*part = &p->list[i];
	struct ical_singles	 singles;
	struct import_series	 series;
	bool			 fine;

	ical_singles_find(c, p, i, r, &singles);
	fine = ical_fill(c, part->e, r, start, start->local + part->end -
	    part->start.local) && import_put_series(c->im, r, &series);
	arena_reset(c->record);
	if (!fine)
		return (false);
	if ((*why = series.why) != NULL)
		return (true);
	if (i > 0 && part->is_former)
		return (join_former(c, p, i, &series));
	store_series_id(c, part->name, &series);
	return (ical_singles_end(c, &singles, &series));
}

/* False: import->why is set. `*why`: its days are refused. */
static bool
put_part(struct ical *c, struct ical_parts *p, size_t i, const char **why)
{
	struct import_record	 r;
	struct recurrence	 days;
	struct ical_when	 start;

	form_start(&r, c->record, IMPORT_SERIES, p->list[i].name);
	if (!ical_part_days(c, p, i, &days, &start)) {
		*why = "moves days that no rule can move";
		return (true);
	}
	put_days(c, &r, &days);
	if (ical_part_find(c, p, i, &r))
		return (put_record(c, p, i, &r, &start, why));
	p->list[i].range->end = ICAL_RANGE_LEFT;
	ical_parts_drop(p, i);
	return (true);
}

/* Again, for a part that cannot be one: the first one as the whole. */
static bool
put_or_leave(struct ical *c, struct ical_parts *p, size_t i, const char **why)
{
	*why = NULL;
	if (!put_part(c, p, i, why))
		return (false);
	if (*why == NULL || p->list[i].range == NULL)
		return (true);
	if (i > 0 && import_known(c->im, IMPORT_SERIES, p->list[i].name) !=
	    0) {
		ical_lose(c, p->list[i].e, "RECURRENCE-ID RANGE",
		    arena_join(c->event, *why, "; the series stays as it is",
		    NULL));
		*why = NULL;
		return (true);
	}
	leave_alone(c, p, i, *why);
	*why = NULL;
	return (i > 0 || put_part(c, p, i, why));
}

/* The last one first: those before it end where it begins. */
bool
ical_put_parts(struct ical *c, struct ical_parts *p, const char **why)
{
	size_t	 i;

	*why = NULL;
	for (i = 0; i < p->former.count; i++)
		if (!import_end_series(c->im, p->former.list[i].name, NULL))
			return (false);
	for (i = p->count; i-- > 0;)
		if (!put_or_leave(c, p, i, why))
			return (false);
	return (true);
}
