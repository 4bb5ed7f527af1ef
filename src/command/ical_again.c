#include "command/ical_again.h"

#include <string.h>

#include <libical/ical.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/ical_event.h"
#include "command/ical_form.h"
#include "command/ical_parts.h"
#include "command/ical_rule.h"
#include "command/ical_when.h"
#include "command/import.h"
#include "text/dates.h"

#define TIMES		366	/* that an event comes again */
#define EVENT_STEPS	500000	/* through days, for all rules of an event */
#define LEFT_OUT	1000000	/* times that rules must not make */

const char *
ical_name_again(struct arena *arena, const char *uid, const struct ical_when *w)
{
	char	 text[DATE_TEXT];

	date_print(ical_when_utc(w), text);
	return (arena_join(arena, uid, " ", text, NULL));
}

static void
leave_out(struct ical *c, const char *uid, icalproperty *p)
{
	struct ical_when	 w;
	struct value		*v;

	if (!ical_when(p, &c->zones, &w))
		return;
	if (c->left_out->count == LEFT_OUT) {
		report_lost(c->im->report, IMPORT_EVENT, "EXDATE",
		    "comes after the 1000000th of the file", uid);
		return;
	}
	v = value_new(c->im->arena, VALUE_NULL);
	v->name = ical_name_again(c->im->arena, uid, &w);
	value_add(c->left_out, v);
}

/* The times of an event that are not made by its rule. */
void
ical_leave_out(struct ical *c, icalcomponent *event)
{
	struct ical_properties	 all;
	const char		*uid;
	size_t			 i;

	uid = icalcomponent_get_uid(event);
	if (uid == NULL || strlen(uid) > ICAL_UID)
		return;
	ical_properties(c->event, event, ICAL_ANY_PROPERTY, &all);
	for (i = 0; i < all.count; i++)
		if (icalproperty_isa(all.list[i]) == ICAL_EXDATE_PROPERTY ||
		    icalproperty_isa(all.list[i]) ==
		    ICAL_RECURRENCEID_PROPERTY)
			leave_out(c, uid, all.list[i]);
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
	fine = ical_put_event(c, e, name, &w, local + c->end - c->start.local);
	c->quiet = true;
	c->put++;
	return (fine);
}

/* What has become of a rule, where that is not all of it. */
static void
tell(struct ical *c, const struct ical_event *e, const struct ical_rule *f)
{
	const char	*why;

	if (f->steps < 0)
		why = "takes too long to follow: later times are left out";
	else if (f->count == 0)
		why = "gives no time: the event is taken once";
	else if (f->count == TIMES)
		why = "goes on behind the 366th time";
	else
		why = "goes on after 400 years";
	if (f->more || f->count == 0)
		report_lost(c->im->report, IMPORT_EVENT, "RRULE", why,
		    e->uid);
}

static bool
put_rule(struct ical *c, const struct ical_event *e,
    const struct icalrecurrencetype *rule, int64_t *steps)
{
	int64_t			 times[TIMES];
	struct ical_rule	 f = { .rule = rule, .start = c->start.local,
				    .is_date = c->start.is_date,
				    .from = c->start.local,
				    .times = times, .most = TIMES,
				    .steps = *steps };
	const char		*why;
	size_t			 i;

	if ((why = ical_rule_check(rule)) != NULL) {
		ical_lose(c, e, "RRULE", why);
		return (put_time(c, e, c->start.local));
	}
	f.last = ical_when_last(&rule->until, &c->start);
	ical_rule_follow(&f);
	*steps = f.steps;
	tell(c, e, &f);
	for (i = 0; i < f.count; i++)
		if (!put_time(c, e, times[i]))
			return (false);
	return (f.count > 0 || put_time(c, e, c->start.local));
}

static bool
put_rules(struct ical *c, const struct ical_event *e,
    const struct ical_properties *rules)
{
	struct icalrecurrencetype	 rule;
	int64_t				 before, steps;
	bool				 fine = true;
	size_t				 i;

	before = steps = c->steps < EVENT_STEPS ? c->steps : EVENT_STEPS;
	for (i = 0; i < rules->count && fine; i++) {
		rule = icalproperty_get_rrule(rules->list[i]);
		fine = put_rule(c, e, &rule, &steps);
	}
	c->steps -= before - steps;
	return (fine);
}

/* The start, too, where there is no rule that begins with it. */
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
		if (ical_when_clock(icaltime_is_null_time(date.time) ?
		    &date.period.start : &date.time, &local))
			fine = put_time(c, e, local);
	}
	return (fine);
}

bool
ical_put_times(struct ical *c, const struct ical_event *e)
{
	struct ical_properties	 rules;

	c->put = 0;
	ical_properties(c->event, e->from, ICAL_RRULE_PROPERTY, &rules);
	if (!put_rules(c, e, &rules) || !put_dates(c, e, rules.count == 0))
		return (false);
	if (c->put == 0) {
		ical_lose(c, e, "all of it", "none of its times is left");
		report_fate(c->im->report, IMPORT_EVENT, IMPORT_REFUSED);
	}
	return (true);
}
