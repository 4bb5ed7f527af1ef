#include "command/ical/ical_zone.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_rule.h"
#include "command/import/import_report.h"
#include "text/dates.h"
#include "text/rrule.h"

#define YEAR	(366 * DATE_DAY)
#define TIMES	366	/* of a rule in a year */
#define STEPS	2000	/* for five years of a rule */
#define RULES	100	/* of a zone */
#define EAST	(14 * 3600)	/* no zone is further from UTC */

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

struct ical_zone *
ical_zone_add(struct ical_zones *to, const char *name)
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
	ical_zone_add(to, icalproperty_get_tzid(name));
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
find_last(const struct ical_change *c, int64_t local, int64_t *steps,
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
		if (find_last(c, local, &zones->steps, &time) && time > last) {
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

static int
compare_times(const void *a, const void *b)
{
	const struct ical_zone_time	*x = a, *y = b;

	return ((x->local > y->local) - (x->local < y->local));
}

bool
ical_zone_changes(struct ical_zones *zones, const struct ical_zone *z,
    int64_t from, int64_t last, struct ical_zone_time *list, size_t most,
    size_t *count)
{
	const struct ical_change	*c;
	int64_t				 times[TIMES];
	struct rrule_walk		 f;
	size_t				 i;

	*count = 0;
	for (c = z->changes; c != NULL && zones->steps > 0; c = c->next) {
		f = (struct rrule_walk){ .rule = c->rule, .start = c->from,
		    .from = from, .last = last < c->until ? last : c->until,
		    .times = times, .most = TIMES, .steps = STEPS };
		if (c->rule != NULL)
			rrule_follow(&f);
		else if (c->from >= from && c->from <= last)
			times[f.count++] = c->from;
		zones->steps -= STEPS - f.steps + 1;
		if (f.steps < 0 || f.count > most - *count)
			return (false);
		for (i = 0; i < f.count; i++)
			list[(*count)++] = (struct ical_zone_time){
			    rrule_time(&f, i), c->offset };
	}
	qsort(list, *count, sizeof(*list), compare_times);
	return (zones->steps > 0);
}
