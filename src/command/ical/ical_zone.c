#include "command/ical/ical_zone.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_rule.h"
#include "command/ical/ical_zone_name.h"
#include "command/import/import_report.h"
#include "config/site.h"
#include "text/dates.h"
#include "text/rrule.h"
#include "text/zones.h"

#define YEAR		(366 * DATE_DAY)
#define TIMES		366	/* of a rule in a year */
#define STEPS		2000	/* for five years of a rule */
#define RULES		100	/* of a zone */
#define CHANGES		32	/* of the compared years */
#define LOOK_STEPS	10	/* cost of comparing a zone, in steps */
#define WINDOWS_STEPS	10000
#define EAST		(14 * 3600)	/* no zone is further from UTC */

/* Reads a rule of the usual form. Others would take too many steps. */
static const char *
read_rule(icalproperty *from, struct rrule *r)
{
	struct icalrecurrencetype	 rule = icalproperty_get_rrule(from);
	const char			*why;

	why = ical_rule_read(&rule, r);
	if (rule.freq != ICAL_YEARLY_RECURRENCE || rule.interval != 1 ||
	    rule.count != 0 || (why == NULL && (rrule_has(r, RRULE_BYHOUR) ||
	    rrule_has(r, RRULE_BYMINUTE) || rrule_has(r, RRULE_BYSECOND))))
		return ("is not a plain yearly rule; left out");
	return (why);
}

static struct ical_change *
add_change(struct ical_zones *to, const struct ical_change *what)
{
	struct ical_zone	*z = to->first;
	struct ical_change		*c;

	c = arena_alloc(to->arena, sizeof(*c));
	*c = *what;
	c->next = z->changes;
	z->changes = c;
	return (c);
}

static void
add_rule(struct ical_zones *to, const struct ical_change *first,
    icalproperty *p)
{
	struct rrule		 rule, *kept;
	struct ical_change	*c;
	const char		*why;

	why = to->first->rules == RULES ? "is after the 100th; left out" :
	    read_rule(p, &rule);
	if (why != NULL) {
		report_passed_over(to->report, "VTIMEZONE RRULE", why,
		    to->first->name);
		return;
	}
	to->first->rules++;
	kept = arena_alloc(to->arena, sizeof(*kept));
	*kept = rule;
	c = add_change(to, first);
	c->rule = kept;
	c->until = rule.until_form != RRULE_ENDLESS ? rule.until : INT64_MAX;
}

static void
add_date(struct ical_zones *to, const struct ical_change *first,
    icalproperty *p)
{
	struct icaldatetimeperiodtype	 date = icalproperty_get_rdate(p);
	struct ical_change			 c = *first;

	if (ical_clock(&date.time, &c.from))
		add_change(to, &c);
}

/* The first property of a kind, if it has a value, or NULL. */
static icalproperty *
find_property(icalcomponent *of, icalproperty_kind kind)
{
	icalproperty	*p;

	p = icalcomponent_get_first_property(of, kind);
	return (p != NULL && icalproperty_get_value(p) != NULL ? p : NULL);
}

/* Reads STANDARD or DAYLIGHT. */
static void
read_part(struct ical_zones *to, icalcomponent *part)
{
	struct ical_properties	 all;
	struct ical_change		 first = { 0 };
	struct icaltimetype	 from;
	icalproperty		*start, *offset;
	size_t			 i;

	start = find_property(part, ICAL_DTSTART_PROPERTY);
	offset = find_property(part, ICAL_TZOFFSETTO_PROPERTY);
	if (start == NULL || offset == NULL)
		return;
	from = icalproperty_get_dtstart(start);
	if (!ical_clock(&from, &first.from))
		return;
	first.offset = icalproperty_get_tzoffsetto(offset);
	if (abs(first.offset) > EAST) {
		report_passed_over(to->report, "VTIMEZONE TZOFFSETTO",
		    "is more than 14 hours; left out", to->first->name);
		return;
	}
	add_change(to, &first);
	ical_properties(to->arena, part, ICAL_ANY_PROPERTY, &all);
	for (i = 0; i < all.count; i++)
		if (icalproperty_isa(all.list[i]) == ICAL_RRULE_PROPERTY)
			add_rule(to, &first, all.list[i]);
		else if (icalproperty_isa(all.list[i]) == ICAL_RDATE_PROPERTY)
			add_date(to, &first, all.list[i]);
}

/* Adds a name without a definition. */
static struct ical_zone *
add_zone(struct ical_zones *to, const char *name)
{
	struct ical_zone	*z;

	z = arena_alloc(to->arena, sizeof(*z));
	z->next = to->first;
	z->name = arena_string(to->arena, name);
	to->first = z;
	return (z);
}

void
ical_zone_read(struct ical_zones *to, icalcomponent *from)
{
	icalproperty		*name;
	icalcomponent		*part;
	icalcompiter		 i;

	if ((name = find_property(from, ICAL_TZID_PROPERTY)) == NULL)
		return;
	add_zone(to, icalproperty_get_tzid(name));
	for (i = icalcomponent_begin_component(from, ICAL_ANY_COMPONENT);
	    (part = icalcompiter_deref(&i)) != NULL; icalcompiter_next(&i))
		if (icalcomponent_isa(part) == ICAL_XSTANDARD_COMPONENT ||
		    icalcomponent_isa(part) == ICAL_XDAYLIGHT_COMPONENT)
			read_part(to, part);
}

/*
 * Finds the last time at which the change began. Returns false if it has not
 * begun yet.
 */
static bool
find_begin(const struct ical_change *c, int64_t local, int64_t *steps,
    int64_t *time)
{
	int64_t			 times[TIMES];
	struct rrule_walk	 f = { .rule = c->rule, .start = c->from,
				    .times = times, .most = TIMES,
				    .steps = STEPS };

	*time = c->from;
	if (c->rule != NULL && local > c->from) {
		f.last = local < c->until ? local : c->until;
		f.from = f.last - YEAR;
		rrule_follow(&f);
		*steps -= STEPS - f.steps;
		if (f.count > 0)
			*time = rrule_time(&f, f.count - 1);
	}
	--*steps;
	return (*time <= local);
}

/* Before the first change, the offset is TZOFFSETFROM of that change. */
bool
ical_zone_offset(struct ical_zones *zones, const struct ical_zone *z,
    int64_t local, int *offset)
{
	const struct ical_change	*c;
	int64_t				 time, last = INT64_MIN;
	int64_t				 first = INT64_MAX;

	for (c = z->changes; c != NULL && zones->steps > 0; c = c->next)
		if (find_begin(c, local, &zones->steps, &time) && time > last) {
			last = time;
			*offset = c->offset;
		} else if (last == INT64_MIN && time < first) {
			first = time;
			*offset = c->offset;
		}
	if (z->changes != NULL && zones->steps <= 0)
		report_passed_over(zones->report, "TZID", "is used too often;"
		    " other times are in the site's zone", z->name);
	return (z->changes != NULL && zones->steps > 0);
}

/* The changes of a zone. Times are clock times before the change. */
struct zone_time {
	int64_t	 local;
	int	 offset;		/* after the change */
};

struct pattern {
	int64_t			 from, last;
	int			 offset;	/* at the first change */
	size_t			 count;
	struct zone_time	 changes[CHANGES];
};

static int
compare_times(const void *a, const void *b)
{
	const struct zone_time	*x = a, *y = b;

	return ((x->local > y->local) - (x->local < y->local));
}

/*
 * Lists the changes in order. Returns false if there are too many, or the
 * budget is spent.
 */
static bool
list_changes(struct ical_zones *zones, const struct ical_zone *z,
    struct pattern *p)
{
	const struct ical_change	*c;
	int64_t				 times[TIMES];
	struct rrule_walk		 f;
	size_t				 i;

	p->count = 0;
	for (c = z->changes; c != NULL && zones->steps > 0; c = c->next) {
		f = (struct rrule_walk){ .rule = c->rule, .start = c->from,
		    .from = p->from, .last = p->last < c->until ? p->last :
		    c->until, .times = times, .most = TIMES, .steps = STEPS };
		if (c->rule != NULL)
			rrule_follow(&f);
		else if (c->from >= p->from && c->from <= p->last)
			times[f.count++] = c->from;
		zones->steps -= STEPS - f.steps + 1;
		if (f.steps < 0 || f.count > CHANGES - p->count)
			return (false);
		for (i = 0; i < f.count; i++)
			p->changes[p->count++] = (struct zone_time){
			    rrule_time(&f, i), c->offset };
	}
	qsort(p->changes, p->count, sizeof(*p->changes), compare_times);
	return (zones->steps > 0);
}

static void
report_zone(struct ical_zones *zones, const struct ical_zone *z,
    const char *why, const char *zone)
{
	report_passed_over(zones->report, arena_join(zones->arena, "TZID ",
	    z->name, NULL), arena_join(zones->arena, why, zone, NULL),
	    zones->path);
}

/* Chooses the years to compare, since a file may define only later ones. */
static void
choose_years(struct pattern *p, const struct ical_zones *zones,
    const struct ical_zone *z)
{
	const struct ical_change	*c;
	int64_t				 first = INT64_MAX;
	int				 year, month, day;

	date_civil(date_day(zones->now), &year, &month, &day);
	p->from = date_days(year - 1, 1, 1) * DATE_DAY;
	p->last = date_days(year + 3, 1, 1) * DATE_DAY - 1;
	for (c = z->changes; c != NULL; c = c->next)
		if (c->from < first)
			first = c->from;
	if (first > p->from)
		p->from = first;
}

/* Returns false if the rules of the zone are not supported. */
static bool
read_pattern(struct pattern *p, struct ical_zones *zones,
    const struct ical_zone *z)
{
	size_t	 i, count;
	int	 offset;

	choose_years(p, zones, z);
	if (!ical_zone_offset(zones, z, p->from, &p->offset) ||
	    !list_changes(zones, z, p))
		return (false);
	offset = p->offset;
	count = p->count;
	p->count = 0;
	for (i = 0; i < count; i++)
		if (p->changes[i].offset != offset) {
			offset = p->changes[i].offset;
			p->changes[p->count++] = p->changes[i];
		}
	return (true);
}

static bool
matches_zone(const struct pattern *p, const struct zone *zone)
{
	const struct zone_time	*next = p->changes;
	struct zone_span		 span;
	int64_t				 utc = p->from - p->offset;
	int				 offset;

	zone_span(zone, utc, &span);
	if ((offset = span.offset) != p->offset)
		return (false);
	while (zone_span_after(zone, utc, &span) &&
	    span.from + offset <= p->last) {
		utc = span.from;
		if (span.offset == offset)
			continue;
		if (next == p->changes + p->count ||
		    next->local != utc + offset || next->offset != span.offset)
			return (false);
		offset = span.offset;
		next++;
	}
	return (next == p->changes + p->count);
}

/* Returns false if the name is unknown. */
static bool
use_zone(struct ical_zone *z, const struct zone *zone)
{
	if (zone == NULL || zone_name(zone) == NULL)
		return (false);
	z->zone = zone;
	z->text = zone_name(zone);
	return (true);
}

/* Uses the site's zone if it has the same Windows name. */
static bool
use_windows_zone(struct ical_zones *zones, struct ical_zone *z)
{
	const char	*site = zone_name(zones->site->zone);
	char		 zone[ICAL_ZONE_NAME], name[ICAL_ZONE_NAME];

	zones->steps -= WINDOWS_STEPS;
	if (!ical_zone_convert(z->name, zone, true))
		return (false);
	if (site != NULL && ical_zone_convert(site, name, false) &&
	    strcmp(name, z->name) == 0)
		return (use_zone(z, zones->site->zone));
	return (use_zone(z, zone_named(zone)));
}

/* Uses the matching zone that Windows prefers, or else the first. */
static bool
use_any_zone(struct ical_zones *zones, struct ical_zone *z,
    const struct pattern *p)
{
	const struct zone	*zone, *better;
	char			 text[ICAL_ZONE_NAME], name[ICAL_ZONE_NAME];
	size_t			 i;

	for (i = 0; (zone = zone_at(i)) != NULL && zones->steps > 0; i++) {
		zones->steps -= LOOK_STEPS;
		if (matches_zone(p, zone))
			break;
	}
	if (zones->steps <= 0 || !use_zone(z, zone))
		return (false);
	zones->steps -= WINDOWS_STEPS;
	if (ical_zone_convert(z->text, name, false) &&
	    ical_zone_convert(name, text, true) &&
	    (better = zone_named(text)) != NULL && matches_zone(p, better))
		use_zone(z, better);
	return (true);
}

/* Uses the offset alone for a zone that never changes. */
static bool
use_matching_zone(struct ical_zones *zones, struct ical_zone *z,
    const struct pattern *p)
{
	if (p->count == 0)
		return (false);
	if (zones->shown != NULL && matches_zone(p, zones->shown))
		return (use_zone(z, zones->shown));
	if (matches_zone(p, zones->site->zone))
		return (use_zone(z, zones->site->zone));
	return (use_any_zone(zones, z, p));
}

/* Returns false if the name means nothing. */
static bool
use_named_zone(struct ical_zones *zones, struct ical_zone *z)
{
	char	 text[ICAL_ZONE_NAME];

	zones->steps -= 2 * WINDOWS_STEPS;
	z->zone = ical_zone_named(z->name, zones->site->zone, zones->now);
	if (z->zone == NULL)
		return (false);
	ical_zone_text(z->zone, text);
	z->text = arena_string(zones->arena, text);
	return (true);
}

static void
choose_zone(struct ical_zones *zones, struct ical_zone *z)
{
	struct pattern	 p;
	bool		 is_read;

	is_read = z->changes != NULL && read_pattern(&p, zones, z);
	if ((z->is_sure = use_windows_zone(zones, z))) {
		if (z->changes != NULL && (!is_read ||
		    !matches_zone(&p, z->zone)))
			report_zone(zones, z, "its VTIMEZONE defines other"
			    " times; used is ", z->text);
	} else if (is_read && use_matching_zone(zones, z, &p))
		report_zone(zones, z, "is unknown; used where its VTIMEZONE"
		    " agrees is ", z->text);
	else if (z->changes != NULL)
		report_zone(zones, z, "is unknown; the offsets of its VTIMEZONE"
		    " are used", "");
	else if (use_named_zone(zones, z))
		report_zone(zones, z, "is not in the tz database; used is ",
		    z->text);
	else if (zones->shown != NULL && use_zone(z, zones->shown))
		report_zone(zones, z, "is unknown; used is ",
		    arena_join(zones->arena, zones->shown_by, ", ", z->text,
		    NULL));
	else
		report_zone(zones, z, "is unknown; used is the site's zone, ",
		    zones->site->timezone);
}

struct ical_zone *
ical_zone_find(struct ical_zones *zones, const char *name)
{
	struct ical_zone	*z = zones->first;

	while (z != NULL && zones->steps > 0 && strcmp(z->name, name) != 0) {
		zones->steps -= LOOK_STEPS;
		z = z->next;
	}
	if (zones->steps <= 0) {
		report_passed_over(zones->report, "TZID", "is used too often;"
		    " other times are in the site's zone", name);
		return (NULL);
	}
	if (z == NULL)
		z = add_zone(zones, name);
	if (!z->decided) {
		z->decided = true;
		choose_zone(zones, z);
	}
	return (z);
}
