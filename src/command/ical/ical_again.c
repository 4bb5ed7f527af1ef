#include "command/ical/ical_again.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/ical/ical_form.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_rule.h"
#include "command/import/import.h"
#include "generated/service.h"
#include "text/dates.h"
#include "text/rrule.h"
#include "text/zones.h"

#define YEAR	(366 * DATE_DAY)
#define TEXT(number)	TEXT_OF(number)
#define TEXT_OF(number)	#number
#define NEAR		TEXT(NEAR_MOST)
#define DAY_SIZE	10	/* of a date */
#define EVENT_STEPS	500000	/* for all rules of an event, in days */
#define TIME_STEPS	3	/* so all steps limit times, too */
#define NEAR_MOST	1000	/* limit of occurrences of an event */

/*
 * The occurrences of a rule that become events: those from a year before today
 * to two years after it; if there are none, the next one; all of a rule that
 * has ended. If there are too many, upcoming ones within two years come first,
 * then past ones. All times are clock times of the event's zone.
 */
struct near {
	struct rrule_walk	 f;	/* rule, start, times, most, steps */
	int64_t			 until;		/* end of the rule */
	int64_t			 today;		/* start of that day */
	int64_t			 from, last;	/* results, from here on */
	bool			 full;		/* limit exceeded */
	bool			 before, after;	/* some were left out */
	bool			 far;		/* the next one after `last` */
};

static bool
is_used_up(const struct near *n)
{
	return (n->f.rule->count > 0 && n->f.counted >= n->f.rule->count);
}

static bool
has_ended(const struct near *n)
{
	const struct rrule_walk	*f = &n->f;

	return (n->until < n->today || (is_used_up(n) && (f->count == 0 ||
	    rrule_time(f, f->count - 1) < n->today)));
}

static void
leave_out_past(struct near *n)
{
	struct rrule_walk	*f = &n->f;

	n->before = f->start < n->from;
	while (f->count > 0 && rrule_time(f, 0) < n->from) {
		f->first = (f->first + 1) % f->most;
		f->count--;
	}
}

static void
follow_rule(struct near *n, int64_t from, int64_t last, size_t most)
{
	struct rrule_walk	*f = &n->f;

	f->from = from;
	f->last = n->until < last ? n->until : last;
	f->drop_before = n->today;
	f->most = most;
	f->first = f->count = 0;
	f->counted = f->dropped = 0;
	rrule_follow(f);
	n->full = f->dropped > 0 || (f->more && f->count == most);
}

/*
 * Finds the next occurrence, such as a festival in ten years. If there is
 * none, the rule has ended, and all its occurrences count.
 */
static void
find_others(struct near *n, size_t most)
{
	if (n->after)
		follow_rule(n, n->today, INT64_MAX, 1);
	n->far = n->f.count > 0;
	n->full = false;
	if (!n->far && n->before) {
		follow_rule(n, n->f.start, n->today, most);
		n->before = n->after = false;
	}
}

static void
follow_near(struct near *n)
{
	struct rrule_walk	*f = &n->f;
	size_t			 most = f->most;

	n->from = n->today - YEAR;
	n->last = n->today + 2 * YEAR + DATE_DAY - 1;
	follow_rule(n, f->rule->count > 0 || n->until < n->today ? f->start :
	    n->from, n->last, most);
	if (f->steps < 0 || has_ended(n))
		return;
	leave_out_past(n);
	n->after = n->last < n->until && !is_used_up(n);
	if (f->count == 0)
		find_others(n, most);
}

/*
 * Whether the texts of the event fit in once more: each of its times has them.
 */
static bool
has_room(struct ical *c, const struct ical_event *e)
{
	size_t	 bytes = 1;

	bytes += e->title != NULL ? strlen(e->title) : 0;
	bytes += e->description != NULL ? strlen(e->description) : 0;
	if (c->room >= bytes) {
		c->room -= bytes;
		return (true);
	}
	if (c->room > 0)
		report_lost(c->im->report, IMPORT_EVENT, "RRULE", "its times"
		    " have more than 8 MB of text together; the others are"
		    " left out", e->uid);
	c->room = 0;
	return (false);
}

static bool
put_time(struct ical *c, const struct ical_event *e, int64_t local)
{
	struct ical_when	 w = c->start;
	const char		*name;
	bool			 fine;

	ical_when_move(&w, &c->zones, local);
	name = ical_name_again(c->event, e->uid, &w);
	if (value_get(c->left_out, name) != NULL)
		return (true);
	if (!has_room(c, e))
		return (true);
	fine = ical_put_event(c, e, name, &w, ical_event_end(c, e, local));
	c->quiet = true;
	c->put_count++;
	c->steps -= TIME_STEPS;
	return (fine);
}

/* Reports a day, with texts before and after it. */
static void
report_day(struct ical *c, const struct ical_event *e, const char *prefix,
    int64_t local, const char *suffix)
{
	char	 text[DATE_TEXT];

	date_print(local, text);
	text[DAY_SIZE] = '\0';
	report_lost(c->im->report, IMPORT_EVENT, "RRULE",
	    arena_join(c->event, prefix, text, suffix, NULL), e->uid);
}

static void
report_full(struct ical *c, const struct ical_event *e,
    const struct rrule_walk *f)
{
	char	 first[DATE_TEXT], last[DATE_TEXT];

	date_print(rrule_time(f, 0), first);
	date_print(rrule_time(f, f->count - 1), last);
	first[DAY_SIZE] = last[DAY_SIZE] = '\0';
	report_lost(c->im->report, IMPORT_EVENT, "RRULE",
	    "has more than " NEAR " times; the others are left out",
	    arena_join(c->event, e->uid, ": ", first, " to ", last,
	    " are here", NULL));
}

/* Reports why a rule was not followed to its end. */
static void
report_rule(struct ical *c, const struct ical_event *e, const struct near *n)
{
	const struct rrule_walk	*f = &n->f;
	const char		*why = NULL;

	if (f->steps < 0)
		why = "takes too long to expand; other times are left out";
	else if (f->count == 0)
		why = "gives no time; the event is imported once";
	else if (f->more && !n->full && !n->far)
		why = "continues after 400 years";
	if (why != NULL)
		report_lost(c->im->report, IMPORT_EVENT, "RRULE", why,
		    e->uid);
	if (n->full)
		report_full(c, e, f);
	if (why != NULL || n->full)
		return;
	if (n->before)
		report_day(c, e, "times before ", n->from, " are left out");
	if (n->far)
		report_day(c, e, "comes after ", n->last, "; only the next time"
		    " is imported");
	else if (n->after)
		report_day(c, e, "times after ", n->last, " are left out");
}

static bool
put_rule(struct ical *c, const struct ical_event *e,
    icalproperty *from, int64_t *steps, size_t *room)
{
	int64_t			 times[NEAR_MOST];
	struct rrule		 rule;
	struct near	 n = { .f = { .rule = &rule, .start =
				    c->start.local, .is_date =
				    c->start.is_date, .times = times, .most =
				    *room, .steps = *steps } };
	const char		*why;
	size_t			 i;

	if ((why = ical_rule_of(from, c->start.local, c->start.is_date,
	    ical_when_zone(&c->start, &c->zones), &rule, &n.f.steps)) !=
	    NULL) {
		ical_lose(c, e, "RRULE", why);
		return (put_time(c, e, c->start.local));
	}
	n.until = ical_when_last(&rule, &c->start, &c->zones);
	n.today = date_day_start(c->start.zone != NULL ?
	    zone_to_local(c->start.zone, c->im->now) : c->im->now);
	follow_near(&n);
	*steps = n.f.steps;
	*room -= n.f.count;
	report_rule(c, e, &n);
	for (i = 0; i < n.f.count; i++)
		if (!put_time(c, e, rrule_time(&n.f, i)))
			return (false);
	return (n.f.count > 0 || put_time(c, e, c->start.local));
}

static bool
put_rules(struct ical *c, const struct ical_event *e,
    const struct ical_properties *rules)
{
	int64_t	 before, steps;
	size_t	 i, room = NEAR_MOST;
	bool	 fine = true;

	before = steps = c->steps < EVENT_STEPS ? c->steps : EVENT_STEPS;
	for (i = 0; i < rules->count && room > 0 && fine; i++)
		fine = put_rule(c, e, rules->list[i], &steps, &room);
	if (i < rules->count && fine)
		report_lost(c->im->report, IMPORT_EVENT, "RRULE",
		    "is after those that give " NEAR " times; left out",
		    e->uid);
	c->steps -= before - steps;
	return (fine);
}

/* Imports the times of RDATE, and DTSTART if there is no rule. */
static bool
put_dates(struct ical *c, const struct ical_event *e, bool with_start)
{
	struct icaldatetimeperiodtype	 date;
	struct ical_properties		 all;
	int64_t				 local;
	bool				 fine;
	size_t				 i;

	fine = !with_start || put_time(c, e, c->start.local);
	ical_properties(c->event, e->from, ICAL_RDATE_PROPERTY, &all);
	for (i = 0; i < all.count && fine; i++) {
		date = icalproperty_get_rdate(all.list[i]);
		if (ical_clock(icaltime_is_null_time(date.time) ?
		    &date.period.start : &date.time, &local))
			fine = put_time(c, e, local);
	}
	return (fine);
}

bool
ical_put_times(struct ical *c, const struct ical_event *e)
{
	struct ical_properties	 rules;

	c->put_count = 0;
	c->room = SERVICE_TIMES_TEXTS_BYTES;
	ical_properties(c->event, e->from, ICAL_RRULE_PROPERTY, &rules);
	if (icalcomponent_get_first_property(e->from, ICAL_EXRULE_PROPERTY) !=
	    NULL)
		ical_lose(c, e, "EXRULE", "is not supported without a series");
	if (!put_rules(c, e, &rules) || !put_dates(c, e, rules.count == 0))
		return (false);
	if (c->put_count == 0) {
		ical_lose(c, e, "all of it", "has no times left");
		report_record(c->im->report, IMPORT_EVENT, IMPORT_REFUSED,
		    e->title);
	}
	return (true);
}
