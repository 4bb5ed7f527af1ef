#include "command/ical/ical_series.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "command/command.h"
#include "command/ical/ical_change.h"
#include "command/ical/ical_form.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_parts.h"
#include "command/ical/ical_rule.h"
#include "command/import/import.h"
#include "command/import/import_series_end.h"
#include "command/import/import_request.h"
#include "command/import/import_series.h"
#include "command/inside.h"
#include "store/imports_undo.h"
#include "text/dates.h"
#include "text/recurrence_part.h"
#include "text/zones.h"

#define EXPANDED	4	/* times a rule is expanded */
#define ALONE	"; its times become single events"

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

/* Makes dates of a rule such as every 90 minutes. */
static bool
list_rule(struct ical *c, const struct ical_event *e, icalproperty *p,
    struct recurrence *to)
{
	int64_t	 times[RECURRENCE_DATES + 1];
	size_t	 i, count = 0;

	if (!c->start.is_date)
		count = ical_rule_times(p, c->start.local, ical_when_zone(
		    &c->start, &c->zones), times, RECURRENCE_DATES + 1);
	for (i = 0; i < count && i < RECURRENCE_DATES; i++)
		recurrence_insert(&to->added, c->event,
		    (struct recurrence_date){ .at = times[i] });
	if (count > RECURRENCE_DATES)
		ical_lose(c, e, "RRULE", "gives more than 1000 times; the first"
		    " ones are used");
	return (count > 0);
}

/*
 * Reads the rule. Returns NULL, why it is not supported, or "" if that is
 * reported when it is expanded.
 */
static const char *
read_rule(struct ical *c, const struct ical_event *e, struct recurrence *to)
{
	const struct zone	*zone = ical_when_zone(&c->start, &c->zones);
	struct ical_properties	 all;
	struct rrule		 again;
	struct buf		 text;
	char			 why[RRULE_WHY];

	recurrence_init(to);
	ical_properties(c->event, e->from, ICAL_RRULE_PROPERTY, &all);
	if (all.count == 0)
		return (NULL);
	if (all.count > 1)
		return ("occurs more than once" ALONE);
	if (ical_rule_of(all.list[0], c->start.local, c->start.is_date, zone,
	    &to->rule, &c->steps) != NULL)
		return (list_rule(c, e, all.list[0], to) ? NULL : "");
	to->has_rule = true;
	resolve_until(&to->rule, zone);
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
	const struct zone	*zone = ical_when_zone(&c->start, &c->zones);
	struct ical_properties	 all;
	struct ical_when	 w;
	size_t			 i;

	ical_properties(c->event, e->from, kind, &all);
	for (i = 0; i < all.count && to->count < RECURRENCE_DATES; i++)
		if (read_time(c, all.list[i], &w) &&
		    (kind != ICAL_EXDATE_PROPERTY || value_get(c->changed,
		    ical_name_again(c->event, e->uid, &w)) == NULL))
			recurrence_insert(to, c->event,
			    ical_when_there(&w, zone));
	return (i == all.count);
}

static void
exclude_rule(struct ical *c, const struct ical_event *e, icalproperty *p,
    struct recurrence_dates *to)
{
	const struct zone	*zone = ical_when_zone(&c->start, &c->zones);
	int64_t			 times[RECURRENCE_DATES];
	struct rrule		 rule;
	struct rrule_walk	 f = { .rule = &rule, .start = c->start.local,
				    .is_date = c->start.is_date,
				    .from = c->start.local,
				    .drop_before = INT64_MIN, .times = times,
				    .most = RECURRENCE_DATES - to->count };
	const char		*why;
	size_t			 i;

	why = ical_rule_of(p, c->start.local, c->start.is_date, zone, &rule,
	    &c->steps);
	if (why != NULL) {
		ical_lose(c, e, "EXRULE", why);
		return;
	}
	f.steps = c->steps < RRULE_STEPS ? c->steps : RRULE_STEPS;
	c->steps -= f.steps;
	f.last = rrule_last(&rule, zone);
	rrule_follow(&f);
	c->steps += f.steps;
	for (i = 0; i < f.count; i++)
		recurrence_insert(to, c->event, (struct recurrence_date){
		    .at = rrule_time(&f, i), .is_day = c->start.is_date });
	if (f.more)
		ical_lose(c, e, "EXRULE", "gives more than 1000 dates; the"
		    " first ones are left out");
}

/* RFC 5545 no longer has EXRULE, so its dates become EXDATE. */
static void
exclude_rules(struct ical *c, const struct ical_event *e,
    struct recurrence_dates *to)
{
	struct ical_properties	 all;
	size_t			 i;

	ical_properties(c->event, e->from, ICAL_EXRULE_PROPERTY, &all);
	for (i = 0; i < all.count && to->count < RECURRENCE_DATES; i++)
		exclude_rule(c, e, all.list[i], to);
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
	    ical_when_zone(&c->start, &c->zones));
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
	exclude_rules(c, e, &to->left_out);
	if (!gives_dates(c, to))
		return ("");
	if (!to->has_rule && to->added.count == 0)
		recurrence_insert(&to->added, c->event,
		    (struct recurrence_date){ .at = c->start.local,
		    .is_day = c->start.is_date });
	return (NULL);
}

/*
 * A first start that clocks skip would move all others, since requests store
 * the time that clocks show. It becomes a date beside the rule, which begins
 * with the next start.
 */
static void
begin_after_gap(struct ical *c, struct recurrence *days)
{
	const struct zone	*zone = ical_when_zone(&c->start, &c->zones);
	struct rrule_event	 e;
	int64_t			 start = c->start.local, times[2], first;
	size_t			 i, count;

	if (zone == NULL || zone_to_local(zone, zone_to_utc(zone, start)) ==
	    start)
		return;
	e = recurrence_event(days, c->event, start, false, zone);
	(void)rrule_starts(&e, start, RECURRENCE_LAST, times, 2, &count);
	i = count > 0 && times[0] == start;
	if (i == count)
		return;
	*days = recurrence_from(c->event, days, &e, times[i], &first);
	if (i > 0)
		recurrence_insert(&days->added, c->event,
		    (struct recurrence_date){ .at = start });
	ical_when_move(&c->start, &c->zones, first);
	c->end += first - start;
}

bool
ical_is_series(struct ical *c, const struct ical_event *e)
{
	return (import_known(c->im, IMPORT_SERIES, e->uid) != 0);
}

/*
 * Events of a series that were imported as single events, by earlier versions
 * or while their rule was missing. A new series adopts them.
 */
struct singles {
	struct imports_rows	 rows;
	int64_t			*starts;	/* INT64_MIN: unknown */
};

/*
 * A UID alone is the name of the first event. Returns false if the series does
 * not give the start.
 */
static bool
read_start(const struct ical *c, const struct ical_parts *p, const char *name,
    int64_t *start)
{
	const char	*uid = p->e->uid;
	int64_t		 last = RECURRENCE_LAST;
	size_t		 count;

	*start = c->start.local;
	if (strcmp(name, uid) != 0) {
		if (!ical_name_time(c, name, uid, start))
			return (false);
		last = *start;
	}
	(void)rrule_starts(&p->starts, *start, last, start, 1, &count);
	return (count > 0);
}

/* Where a start of the whole is in a part. False: it is in another one. */
static bool
is_in_part(const struct ical_parts *p, size_t part, int64_t *start)
{
	const struct ical_range	*range = p->list[part].range;

	if ((range != NULL && *start < range->from) ||
	    (part + 1 < p->count && *start >= p->list[part + 1].range->from))
		return (false);
	if (range != NULL)
		*start += range->by;
	return (true);
}

/* What an import has moved to the trash, the series makes again. */
static bool
is_gone(struct ical *c, const struct import_named *r)
{
	struct db	*db = inside_db(c->im->inside);

	if (r->row.gone == 0 ||
	    imports_state(db, IMPORT_EVENT, r->row.id) != r->row.gone)
		return (false);
	imports_forget(db, c->im->source, IMPORT_EVENT, r->name);
	return (true);
}

static bool
has_start(const struct singles *singles, size_t count, int64_t start)
{
	while (count > 0 && singles->starts[count - 1] != start)
		count--;
	return (count > 0);
}

/*
 * Finds those of a part, and adds them to its record. Of several with one start
 * the first counts.
 */
static void
find_singles(struct ical *c, const struct ical_parts *p, size_t part,
    struct import_record *r, struct singles *to)
{
	struct imports_event	 event;
	struct extra_event	*list;
	struct db		*db = inside_db(c->im->inside);
	const char		*uid = p->e->uid;
	size_t			 i, count = 0;

	inside_begin(c->im->inside);
	to->rows = imports_singles(db, c->event, c->im->source, uid);
	to->starts = arena_alloc(c->event, (to->rows.count + 1) *
	    sizeof(*to->starts));
	list = arena_alloc(c->event, (to->rows.count + 1) * sizeof(*list));
	for (i = 0; i < to->rows.count; i++)
		if (is_gone(c, &to->rows.list[i]) ||
		    !read_start(c, p, to->rows.list[i].name,
		    &to->starts[i]) || !is_in_part(p, part, &to->starts[i]) ||
		    has_start(to, i, to->starts[i]))
			to->starts[i] = INT64_MIN;
		else if (imports_event(db, to->rows.list[i].row.id, &event))
			list[count++] = (struct extra_event){ to->starts[i],
			    event.id };
	r->extras.events = list;
	r->extras.event_count = count;
}

/* The event was removed here, so the series leaves its start out. */
static bool
remove_event_again(struct ical *c, const struct import_series *series,
    int64_t start)
{
	struct imports_event	 event;

	if (!imports_event_of(inside_db(c->im->inside), series->id, start,
	    &event))
		return (true);
	report_again(c->im->report, IMPORT_EVENT, IMPORT_NEW, IMPORT_GONE,
	    NULL);
	if (import_ask(c->im, "DELETE", arena_printf(c->event,
	    "/events/%" PRId64 "?purge=true", event.id), NULL) < 500)
		return (true);
	c->im->why = command_db_error(inside_db(c->im->inside));
	return (false);
}

static bool
adopt_single(struct ical *c, const struct import_named *r, int64_t start,
    const struct import_series *series)
{
	struct db	*db = inside_db(c->im->inside);
	int64_t		 state;
	bool		 fine = true;

	state = imports_state(db, IMPORT_EVENT, r->row.id);
	if (state == 0)
		fine = remove_event_again(c, series, start);
	else {
		report_fate(c->im->report, IMPORT_EVENT, IMPORT_SAME);
		if (state == r->row.state)
			fine = import_follow(c->im, r->row.id);
	}
	imports_forget(db, c->im->source, IMPORT_EVENT, r->name);
	return (fine);
}

static bool
adopt_singles(struct ical *c, const struct singles *singles,
    const struct import_series *series)
{
	size_t	 i;

	if (series->fate != IMPORT_NEW || singles->rows.count == 0)
		return (true);
	inside_begin(c->im->inside);
	for (i = 0; i < singles->rows.count; i++)
		if (singles->starts[i] != INT64_MIN && !adopt_single(c,
		    &singles->rows.list[i], singles->starts[i], series))
			return (false);
	return (import_pace(c->im));
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

/* Days alone are days on the clock, too. */
static void
put_length(struct import_record *r, const struct ical_part *part)
{
	struct exact_length	 length;
	char			 text[LENGTH_TEXT];

	if (!ical_event_length(part->e, &part->start, &length) ||
	    length.seconds == 0)
		return;
	length_print(&length, text);
	form_line(r, "recurrence", "DURATION", text);
}

static void
store_series(struct ical *c, const char *name,
    const struct import_series *series)
{
	struct ical_stored_series	*s;

	s = (struct ical_stored_series *)value_get(c->series, name);
	if (s == NULL) {
		s = arena_alloc(c->im->arena, sizeof(*s));
		*s = (struct ical_stored_series){
		    .head.name = arena_string(c->im->arena, name) };
		value_add(c->series, &s->head);
	}
	s->id = series->id;
	s->is_new = series->fate == IMPORT_NEW;
	s->is_older = series->fate == IMPORT_OLDER;
}

/* The change is that of a single event, and reported with it. */
static void
leave_part_alone(struct ical *c, struct ical_parts *p, size_t i,
    const char *why)
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
		store_series(c, name, series);
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
	struct singles	 singles;
	struct import_series	 series;
	bool			 fine;

	find_singles(c, p, i, r, &singles);
	fine = ical_fill(c, part->e, r, start, start->local + part->end -
	    part->start.local) &&
	    import_put_series(c->im, r, &series);
	arena_reset(c->record);
	if (!fine)
		return (false);
	if ((*why = series.why) != NULL)
		return (true);
	if (i > 0 && part->is_former)
		return (join_former(c, p, i, &series));
	store_series(c, part->name, &series);
	return (adopt_singles(c, &singles, &series));
}

/* False: import->why is set. `*why`: its days are rejected. */
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
	put_length(&r, &p->list[i]);
	if (ical_part_find(c, p, i, &r))
		return (put_record(c, p, i, &r, &start, why));
	p->list[i].range->end = ICAL_RANGE_LEFT;
	ical_parts_drop(p, i);
	return (true);
}

/* Again, for a part that cannot be one: the first one as the whole. */
static bool
put_or_leave_part(struct ical *c, struct ical_parts *p, size_t i,
    const char **why)
{
	*why = NULL;
	if (!put_part(c, p, i, why))
		return (false);
	if (*why == NULL || p->list[i].range == NULL)
		return (true);
	if (i > 0 && import_known(c->im, IMPORT_SERIES, p->list[i].name) !=
	    0 && !import_may_change(c->im, IMPORT_SERIES, p->list[i].name)) {
		*why = NULL;
		return (true);
	}
	if (i > 0 && !import_end_series(c->im, p->list[i].name, NULL))
		return (false);
	leave_part_alone(c, p, i, *why);
	*why = NULL;
	return (i > 0 || put_part(c, p, i, why));
}

/* The last one first: those before it end where it begins. */
static bool
put_parts(struct ical *c, struct ical_parts *p, const char **why)
{
	size_t	 i;

	*why = NULL;
	for (i = 0; i < p->former.count; i++)
		if (!import_end_series(c->im, p->former.list[i].name, NULL))
			return (false);
	for (i = p->count; i-- > 0;)
		if (!put_or_leave_part(c, p, i, why))
			return (false);
	return (true);
}

/*
 * Handles an event whose rule or dates cannot be used: an existing series is
 * not changed, other events are imported as single ones.
 */
static enum ical_series_end
reject_series(struct ical *c, const struct ical_event *e, const char *why)
{
	if (ical_is_series(c, e)) {
		ical_lose(c, e, "RRULE", "cannot be used; the series stays as"
		    " it is");
		report_record(c->im->report, IMPORT_SERIES, IMPORT_KEPT,
		    e->title);
		return (ICAL_SERIES_LEFT);
	}
	if (*why != '\0')
		ical_lose(c, e, "RRULE", why);
	return (ICAL_SERIES_NONE);
}

/* The days of the first part are rejected. */
static enum ical_series_end
reject_days(struct ical *c, const struct ical_parts *p, const char *why)
{
	enum ical_series_end	 end = ICAL_SERIES_LEFT;

	if (p->count > 1) {
		ical_lose(c, p->e, "RRULE", why);
		report_record(c->im->report, IMPORT_SERIES, IMPORT_REFUSED,
		    p->e->title);
	} else
		end = reject_series(c, p->e, arena_join(c->event, why, ALONE,
		    NULL));
	c->quiet = true;
	return (end);
}

bool
ical_put_series(struct ical *c, const struct ical_event *e,
    enum ical_series_end *end)
{
	struct recurrence	 days;
	struct ical_parts	 parts;
	const char		*why;
	bool			 fine;

	if ((why = read_days(c, e, &days)) != NULL) {
		*end = reject_series(c, e, why);
		return (true);
	}
	begin_after_gap(c, &days);
	why = NULL;
	fine = ical_parts_read(c, e, &days, &parts) &&
	    put_parts(c, &parts, &why);
	*end = ICAL_SERIES_PUT;
	if (fine && why != NULL)
		*end = reject_days(c, &parts, why);
	return (fine);
}
