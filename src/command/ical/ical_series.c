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
#include "text/dates.h"
#include "text/recurrence.h"
#include "text/zones.h"

#define EXPANDED	4	/* times a rule is expanded */
#define ALONE	"; its times become single events"

/*
 * Repeated events as series, in parts (ical_parts.c). RRULE, RDATE and EXDATE
 * become clock times of the zone of DTSTART.
 */

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
 * RFC 5545 demands UNTIL in UTC where a start has a zone (section 3.3.10). The
 * series has the same dates with the time that clocks show, or the day.
 */
static void
resolve_until(struct rrule *rule, const struct zone *_Nullable zone)
{
	if (rule->until_form == RRULE_ENDLESS)
		return;
	rrule_end(rule, zone == NULL ? date_day_end(rule->until) :
	    rrule_last(rule, zone));
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
	resolve_until(&to->rule, ical_zone_of(c, &c->start));
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
			    ical_when_there(&w, ical_zone_of(c, &c->start)));
	return (i == all.count);
}

/* Whether the rule gives a time, within the budget of the file. */
static bool
rule_gives_dates(struct ical *c, const struct rrule *rule)
{
	int64_t			 time, steps;
	struct rrule_walk	 f = { .rule = rule, .start = c->start.local,
				    .is_date = c->start.is_date,
				    .from = c->start.local,
				    .drop_before = INT64_MIN,
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
	struct rrule_event	 e;
	int64_t			 time;
	size_t			 count;

	if (d->has_rule && !rule_gives_dates(c, &d->rule))
		return (false);
	e = recurrence_event(d, c->event, c->start.local, c->start.is_date,
	    ical_zone_of(c, &c->start));
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
resolve_zone(struct ical_when *start)
{
	if (start->named == NULL || start->named->zone == NULL)
		return;
	start->zone = start->named->zone;
	snprintf(start->text, sizeof(start->text), "%s", start->named->text);
}

/* Returns NULL, or why the event cannot be a series. */
static const char *
read_days(struct ical *c, const struct ical_event *e, struct recurrence *to)
{
	const char	*why;

	resolve_zone(&c->start);
	if ((why = read_rule(c, e, to)) != NULL ||
	    (why = refuse_zone(c)) != NULL)
		return (why);
	if (!read_dates(c, e, ICAL_RDATE_PROPERTY, &to->added) ||
	    !read_dates(c, e, ICAL_EXDATE_PROPERTY, &to->left_out))
		return ("has more than 1000 dates" ALONE);
	if (!gives_dates(c, to))
		return ("");
	if (!to->has_rule && to->added.count == 0)
		recurrence_insert(&to->added, c->event,
		    (struct recurrence_date){ .at = c->start.local,
		    .is_day = c->start.is_date });
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
reject_series(struct ical *c, const struct ical_event *e, const char *why)
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

/* The days of the first part are refused. */
static bool
reject_days(struct ical *c, const struct ical_parts *p, const char *why)
{
	bool	 done = p->count > 1;

	if (done) {
		ical_lose(c, p->e, "RRULE", why);
		report_fate(c->im->report, IMPORT_SERIES, IMPORT_REFUSED);
	} else
		done = reject_series(c, p->e, arena_join(c->event, why, ALONE,
		    NULL));
	c->quiet = true;
	return (done);
}

bool
ical_put_series(struct ical *c, const struct ical_event *e, bool *done)
{
	struct recurrence	 days;
	struct ical_parts	 parts;
	const char		*why;
	bool			 fine;

	*done = true;
	if ((why = read_days(c, e, &days)) != NULL) {
		*done = reject_series(c, e, why);
		return (true);
	}
	ical_parts_read(c, e, &days, &parts);
	fine = ical_put_parts(c, &parts, &why);
	ical_parts_free(&parts);
	if (fine && why != NULL)
		*done = reject_days(c, &parts, why);
	return (fine && (why != NULL || ical_put_periods(c, e)));
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
