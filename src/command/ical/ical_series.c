#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <libical/ical.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "command/ical/ical_event.h"
#include "command/ical/ical_rule.h"
#include "command/import/import.h"
#include "command/inside.h"
#include "config/site.h"
#include "text/dates.h"
#include "text/recurrence.h"
#include "text/zones.h"

#define EXPANDED	4	/* times a rule is expanded */
#define ALONE	"; its times become single events"

/*
 * Repeated events as series. RRULE, RDATE and EXDATE become clock times of the
 * zone of DTSTART.
 */

/* The zone of the series. Floating times are in the zone of the site. */
static const struct zone *_Nullable
zone_of(const struct ical *c, const struct ical_when *start)
{
	if (start->is_date)
		return (NULL);
	return (start->zone != NULL ? start->zone :
	    inside_site(c->im->inside)->zone);
}

/* Whether a zone that the file defines changes its offset. */
static bool
changes_offset(const struct ical_when *start)
{
	const struct ical_change	*z;

	if (start->named == NULL || start->named->zone != NULL)
		return (false);
	for (z = start->named->changes; z != NULL; z = z->next)
		if (z->offset != start->named->changes->offset)
			return (true);
	return (false);
}

/* Why no zone of the database fits the dates, or NULL. */
static const char *
refuse_zone(const struct ical *c)
{
	if (c->start.zone == zone_utc() && c->zones.shown != NULL)
		return ("is in UTC, but the calendar is shown in another time"
		    " zone" ALONE);
	if (changes_offset(&c->start))
		return ("is in a time zone of the file that changes its"
		    " offset" ALONE);
	return (NULL);
}

/*
 * Reads the rule. Returns NULL, why it is not supported, or "" if that is
 * reported when it is expanded.
 */
static const char *
read_rule(struct ical *c, const struct ical_event *e, struct recurrence *to)
{
	struct icalrecurrencetype	 from;
	struct ical_properties		 all;
	struct rrule			 again;
	struct buf			 text;
	char				 why[RRULE_WHY];

	recurrence_init(to);
	ical_properties(c->event, e->from, ICAL_RRULE_PROPERTY, &all);
	if (all.count == 0)
		return (NULL);
	if (all.count > 1)
		return ("occurs more than once" ALONE);
	from = icalproperty_get_rrule(all.list[0]);
	if (ical_rule_read(&from, &to->rule) != NULL)
		return ("");
	to->has_rule = true;
	buf_init(&text, c->event, RRULE_TEXT);
	rrule_print(&text, &to->rule);
	if (rrule_parse(&again, text.data, why))
		return (NULL);
	return (arena_join(c->event, why, ALONE, NULL));
}

/* Reads a time of RDATE or EXDATE; the start of a period. */
static bool
read_time(struct ical *c, icalproperty *p, struct ical_when *w)
{
	struct icaldatetimeperiodtype	 date;

	if (icalproperty_isa(p) != ICAL_RDATE_PROPERTY)
		return (ical_when(p, &c->zones, w));
	date = icalproperty_get_rdate(p);
	return (ical_when_in(p, icaltime_is_null_time(date.time) ?
	    date.period.start : date.time, &c->zones, w));
}

/*
 * Reads RDATE or EXDATE, without left-out times for which the file has an
 * event. Returns false if there are too many.
 */
static bool
read_dates(struct ical *c, const struct ical_event *e, icalproperty_kind kind,
    struct recurrence_dates *to)
{
	struct ical_properties	 all;
	struct ical_when	 w;
	size_t			 i;

	ical_properties(c->event, e->from, kind, &all);
	for (i = 0; i < all.count && to->count < RECURRENCE_DATES; i++)
		if (read_time(c, all.list[i], &w) &&
		    (kind != ICAL_EXDATE_PROPERTY || value_get(c->changed,
		    ical_name_again(c->event, e->uid, &w)) == NULL))
			recurrence_insert(to, c->event,
			    ical_when_there(&w, zone_of(c, &c->start)));
	return (i == all.count);
}

static void
put_dates(struct ical *c, struct import_record *r, const char *name,
    const struct recurrence_dates *dates)
{
	struct buf	 text;

	buf_init(&text, c->event, dates->count * DATE_BASIC + 1);
	recurrence_print(&text, dates);
	form_line(r, "recurrence", name, text.data);
}

/* Whether the rule gives a time, within the budget of the file. */
static bool
rule_gives_dates(struct ical *c, const struct rrule *rule)
{
	int64_t			 time, steps;
	struct rrule_walk	 f = { .rule = rule, .start = c->start.local,
				    .is_date = c->start.is_date,
				    .from = c->start.local, .keep = INT64_MIN,
				    .times = &time, .most = 1 };

	steps = c->steps < RRULE_STEPS ? c->steps : RRULE_STEPS;
	f.steps = steps;
	f.last = ical_when_last(rule, &c->start, &c->zones);
	rrule_follow(&f);
	c->steps -= EXPANDED * (steps - f.steps);
	return (f.count > 0 && f.steps >= 0);
}

/* Whether rule and dates, and the rule alone, give a time. */
static bool
gives_dates(struct ical *c, const struct recurrence *d)
{
	struct rrule_event	 e = { .start = c->start.local };
	int64_t			 time;
	size_t			 count;

	if (d->has_rule && !rule_gives_dates(c, &d->rule))
		return (false);
	e.is_date = c->start.is_date;
	e.zone = zone_of(c, &c->start);
	e.rule = d->has_rule ? &d->rule : NULL;
	e.added = recurrence_times(&d->added, c->event, e.start, e.is_date,
	    &e.added_count);
	e.left_out = recurrence_times(&d->left_out, c->event, e.start,
	    e.is_date, &e.left_out_count);
	if (e.left_out_count == 0 ||
	    (e.added_count > 0 && e.added[0] < e.start))
		return (true);
	(void)rrule_starts(&e, e.start, INT64_MAX, &time, 1, &count);
	return (count == 1);
}

/*
 * If the database has the zone, its rules count for all times, even if the
 * file has another offset at the start.
 */
static void
settle_zone(struct ical_when *start)
{
	if (start->named == NULL || start->named->zone == NULL)
		return;
	start->zone = start->named->zone;
	snprintf(start->text, sizeof(start->text), "%s", start->named->text);
}

/* Returns NULL, or why the event cannot be a series. */
static const char *
read_days(struct ical *c, const struct ical_event *e, struct import_record *r)
{
	struct recurrence	 d;
	struct buf		 text;
	const char		*why;

	settle_zone(&c->start);
	if ((why = read_rule(c, e, &d)) != NULL ||
	    (why = refuse_zone(c)) != NULL)
		return (why);
	if (!read_dates(c, e, ICAL_RDATE_PROPERTY, &d.added) ||
	    !read_dates(c, e, ICAL_EXDATE_PROPERTY, &d.left_out))
		return ("has more than 1000 dates" ALONE);
	if (!gives_dates(c, &d))
		return ("");
	if (!d.has_rule && d.added.count == 0)
		recurrence_insert(&d.added, c->event, (struct recurrence_date){
		    .at = c->start.local, .is_day = c->start.is_date });
	if (d.has_rule) {
		buf_init(&text, c->event, RRULE_TEXT);
		rrule_print(&text, &d.rule);
		form_line(r, "recurrence", "RRULE", text.data);
	}
	put_dates(c, r, "RDATE", &d.added);
	put_dates(c, r, "EXDATE", &d.left_out);
	return (NULL);
}

bool
ical_is_series(struct ical *c, const struct ical_event *e)
{
	return (import_known(c->im, IMPORT_SERIES, e->uid) != 0);
}

/*
 * Handles an event whose rule or dates cannot be used: an existing series
 * stays as it is, other events are imported as single ones.
 */
static bool
refuse(struct ical *c, const struct ical_event *e, const char *why)
{
	if (ical_is_series(c, e)) {
		ical_lose(c, e, "RRULE", "cannot be used; the series stays as"
		    " it is");
		report_record(c->im->report, IMPORT_SERIES, IMPORT_KEPT,
		    e->title);
		return (true);
	}
	if (*why != '\0')
		ical_lose(c, e, "RRULE", why);
	return (false);
}

static void
note(struct ical *c, const struct ical_event *e,
    const struct import_series *series)
{
	struct value	*v;

	v = value_new(c->im->arena, VALUE_TEXT);
	v->name = arena_string(c->im->arena, e->uid);
	v->text = arena_integer(c->im->arena, series->id);
	v->length = strlen(v->text);
	v->truth = series->fate == IMPORT_NEW;
	value_add(c->series, v);
}

static bool
put(struct ical *c, const struct ical_event *e, struct import_record *r,
    struct import_series *series)
{
	bool	 fine;

	fine = ical_fill(c, e, r, &c->start, c->end) &&
	    import_put_series(c->im, r, series);
	arena_reset(c->record);
	return (fine);
}

bool
ical_put_series(struct ical *c, const struct ical_event *e, bool *done)
{
	struct import_record	 r;
	struct import_series	 series;
	struct ical_singles	 singles;
	const char		*why;

	form_start(&r, c->record, IMPORT_SERIES, e->uid);
	*done = true;
	if ((why = read_days(c, e, &r)) != NULL) {
		*done = refuse(c, e, why);
		return (true);
	}
	if (ical_mark(c, IMPORT_SERIES, r.name)) {
		ical_lose(c, e, "UID", "occurs twice; the first one is used");
		return (true);
	}
	ical_singles_find(c, e, &r, &singles);
	if (!put(c, e, &r, &series))
		return (false);
	if (series.why != NULL) {
		*done = refuse(c, e, arena_join(c->event, series.why,
		    ALONE, NULL));
		c->quiet = true;
		return (true);
	}
	note(c, e, &series);
	return (ical_singles_end(c, &singles, &series) &&
	    ical_put_periods(c, e));
}

bool
ical_end_series(struct ical *c)
{
	const struct value	*v;

	for (v = c->series->first; v != NULL; v = v->next)
		if (!import_end_changes(c->im, strtoll(v->text, NULL, 10),
		    c->seen))
			return (false);
	return (true);
}
