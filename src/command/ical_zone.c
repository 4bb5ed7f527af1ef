#include "command/ical_zone.h"

#include <string.h>

#include "base/arena.h"
#include "command/ical_parts.h"
#include "command/ical_rule.h"
#include "command/ical_when.h"
#include "command/import_report.h"

#define YEAR	(INT64_C(366) * 86400)
#define TIMES	366	/* of a rule in a year */
#define STEPS	2000	/* of a rule, to look through two years */
#define RULES	100	/* of a zone */

/* From a time on, and again by a rule; clock times as they were before. */
struct change {
	struct change				*next;
	int64_t					 from, until;
	const struct icalrecurrencetype		*rule;	/* or NULL */
	int					 offset;
};

struct ical_zone {
	struct ical_zone	*next;
	const char		*name;
	struct change		*changes;
	int			 rules;
};

/* As systems write them; others could not be looked up in a few steps. */
static const char *
check(const struct icalrecurrencetype *r)
{
	if (r->freq != ICAL_YEARLY_RECURRENCE || r->interval != 1 ||
	    r->count != 0 ||
	    r->by_hour[0] != ICAL_RECURRENCE_ARRAY_MAX ||
	    r->by_minute[0] != ICAL_RECURRENCE_ARRAY_MAX ||
	    r->by_second[0] != ICAL_RECURRENCE_ARRAY_MAX)
		return ("is not a plain yearly rule: left out");
	return (ical_rule_check(r));
}

static struct change *
add(struct ical_zones *to, const struct change *what)
{
	struct ical_zone	*z = to->first;
	struct change		*c;

	c = arena_alloc(to->arena, sizeof(*c));
	*c = *what;
	c->next = z->changes;
	z->changes = c;
	return (c);
}

static void
add_rule(struct ical_zones *to, const struct change *first, icalproperty *p)
{
	struct icalrecurrencetype	 rule = icalproperty_get_rrule(p);
	struct icalrecurrencetype	*kept;
	struct change			*c;
	const char			*why;

	why = to->first->rules == RULES ? "comes after the 100th: left out" :
	    check(&rule);
	if (why != NULL) {
		report_passed_over(to->report, "VTIMEZONE RRULE", why,
		    to->first->name);
		return;
	}
	to->first->rules++;
	kept = arena_alloc(to->arena, sizeof(*kept));
	*kept = rule;
	c = add(to, first);
	c->rule = kept;
	if (!ical_when_clock(&rule.until, &c->until))
		c->until = INT64_MAX;
}

static void
add_date(struct ical_zones *to, const struct change *first, icalproperty *p)
{
	struct icaldatetimeperiodtype	 date = icalproperty_get_rdate(p);
	struct change			 c = *first;

	if (ical_when_clock(&date.time, &c.from))
		add(to, &c);
}

/* The first one, if it has a value, or NULL. */
static icalproperty *
property(icalcomponent *of, icalproperty_kind kind)
{
	icalproperty	*p;

	p = icalcomponent_get_first_property(of, kind);
	return (p != NULL && icalproperty_get_value(p) != NULL ? p : NULL);
}

/* STANDARD or DAYLIGHT. */
static void
read_part(struct ical_zones *to, icalcomponent *part)
{
	struct ical_properties	 all;
	struct change		 first = { 0 };
	struct icaltimetype	 from;
	icalproperty		*start, *offset;
	size_t			 i;

	start = property(part, ICAL_DTSTART_PROPERTY);
	offset = property(part, ICAL_TZOFFSETTO_PROPERTY);
	if (start == NULL || offset == NULL)
		return;
	from = icalproperty_get_dtstart(start);
	if (!ical_when_clock(&from, &first.from))
		return;
	first.offset = icalproperty_get_tzoffsetto(offset);
	add(to, &first);
	ical_properties(to->arena, part, ICAL_ANY_PROPERTY, &all);
	for (i = 0; i < all.count; i++)
		if (icalproperty_isa(all.list[i]) == ICAL_RRULE_PROPERTY)
			add_rule(to, &first, all.list[i]);
		else if (icalproperty_isa(all.list[i]) == ICAL_RDATE_PROPERTY)
			add_date(to, &first, all.list[i]);
}

void
ical_zone_read(struct ical_zones *to, icalcomponent *from)
{
	struct ical_zone	*z;
	icalproperty		*name;
	icalcomponent		*part;
	icalcompiter		 i;

	if ((name = property(from, ICAL_TZID_PROPERTY)) == NULL)
		return;
	z = arena_alloc(to->arena, sizeof(*z));
	z->next = to->first;
	z->name = arena_string(to->arena, icalproperty_get_tzid(name));
	to->first = z;
	for (i = icalcomponent_begin_component(from, ICAL_ANY_COMPONENT);
	    (part = icalcompiter_deref(&i)) != NULL; icalcompiter_next(&i))
		if (icalcomponent_isa(part) == ICAL_XSTANDARD_COMPONENT ||
		    icalcomponent_isa(part) == ICAL_XDAYLIGHT_COMPONENT)
			read_part(to, part);
}

/* The last time that it was in force again; false: not yet. */
static bool
find_last(const struct change *c, int64_t local, int64_t *steps, int64_t *time)
{
	int64_t			 times[TIMES];
	struct ical_rule	 f = { .rule = c->rule, .start = c->from,
				    .times = times, .most = TIMES,
				    .steps = STEPS };

	*time = c->from;
	if (c->rule != NULL && local > c->from) {
		f.last = local < c->until ? local : c->until;
		f.from = f.last - YEAR;
		ical_rule_follow(&f);
		*steps -= STEPS - f.steps;
		if (f.count > 0)
			*time = times[f.count - 1];
	}
	--*steps;
	return (*time <= local);
}

/* Before the first change it is as behind it. */
bool
ical_zone_offset(struct ical_zones *zones, const char *name, int64_t local,
    int *offset)
{
	const struct ical_zone	*z = zones->first;
	const struct change	*c;
	int64_t			 time, last = INT64_MIN, first = INT64_MAX;

	while (z != NULL && --zones->steps > 0 && strcmp(z->name, name) != 0)
		z = z->next;
	if (z == NULL)
		return (false);
	for (c = z->changes; c != NULL && zones->steps > 0; c = c->next)
		if (find_last(c, local, &zones->steps, &time) && time > last) {
			last = time;
			*offset = c->offset;
		} else if (last == INT64_MIN && time < first) {
			first = time;
			*offset = c->offset;
		}
	return (z->changes != NULL && zones->steps > 0);
}
