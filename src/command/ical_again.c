#include "command/ical_again.h"

#include <libical/ical.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/ical_event.h"
#include "command/ical_form.h"
#include "command/ical_parts.h"
#include "command/ical_when.h"
#include "command/import.h"
#include "text/dates.h"

#define TIMES	366	/* that an event comes again */

const char *
ical_name_again(struct arena *arena, const char *uid, const struct ical_when *w)
{
	char	 text[DATE_TEXT];

	date_print(ical_when_utc(w), text);
	return (arena_join(arena, uid, " ", text, NULL));
}

static void
leave_out(struct ical *c, icalcomponent *event, const char *uid,
    icalproperty *p)
{
	struct ical_when	 w;
	struct value		*v;

	if (!ical_when(p, event, &w))
		return;
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

	if ((uid = icalcomponent_get_uid(event)) == NULL)
		return;
	ical_properties(c->event, event, ICAL_ANY_PROPERTY, &all);
	for (i = 0; i < all.count; i++)
		if (icalproperty_isa(all.list[i]) == ICAL_EXDATE_PROPERTY ||
		    icalproperty_isa(all.list[i]) ==
		    ICAL_RECURRENCEID_PROPERTY)
			leave_out(c, event, uid, all.list[i]);
}

static bool
put_time(struct ical *c, const struct ical_event *e,
    const struct icaltimetype *t)
{
	struct ical_when	 w;
	const char		*name;
	bool			 fine;

	if (!ical_when_again(t, &c->start, &w))
		return (true);
	name = ical_name_again(c->event, e->uid, &w);
	if (value_get(c->left_out, name) != NULL)
		return (true);
	fine = ical_put_event(c, e, name, &w,
	    w.local + c->end - c->start.local);
	c->quiet = true;
	return (fine);
}

static struct icaltimetype
first_time(const struct ical_event *e)
{
	return (icalproperty_get_datetime_with_component(e->start, e->from));
}

/* What comes every hour and less may take for ever to be found. */
static icalrecur_iterator *
begin_rule(struct ical *c, const struct ical_event *e,
    struct icalrecurrencetype rule)
{
	icalrecur_iterator	*times;

	if (rule.freq < ICAL_DAILY_RECURRENCE ||
	    rule.freq > ICAL_YEARLY_RECURRENCE) {
		ical_lose(c, e, "RRULE", "is not of days, weeks, months or"
		    " years");
		return (NULL);
	}
	if ((times = icalrecur_iterator_new(rule, first_time(e))) == NULL)
		ical_lose(c, e, "RRULE", "cannot be understood");
	return (times);
}

static bool
put_rule(struct ical *c, const struct ical_event *e,
    struct icalrecurrencetype rule)
{
	icalrecur_iterator	*times;
	struct icaltimetype	 t;
	bool			 fine = true;
	int			 count;

	t = first_time(e);
	if ((times = begin_rule(c, e, rule)) == NULL)
		return (put_time(c, e, &t));
	for (count = 0; fine && count < TIMES; count++) {
		t = icalrecur_iterator_next(times);
		if (icaltime_is_null_time(t))
			break;
		fine = put_time(c, e, &t);
	}
	if (count == TIMES)
		report_lost(c->im->report, IMPORT_EVENT, "RRULE",
		    "goes on behind the 366th time", e->uid);
	icalrecur_iterator_free(times);
	return (fine);
}

/* The start, too, where there is no rule that begins with it. */
static bool
put_dates(struct ical *c, const struct ical_event *e, bool with_start)
{
	struct icaldatetimeperiodtype	 date;
	struct icaltimetype		 first;
	struct ical_properties		 all;
	bool				 fine = true;
	size_t				 i;

	if (with_start) {
		first = first_time(e);
		fine = put_time(c, e, &first);
	}
	ical_properties(c->event, e->from, ICAL_RDATE_PROPERTY, &all);
	for (i = 0; i < all.count && fine; i++) {
		date = icalproperty_get_rdate(all.list[i]);
		fine = put_time(c, e, icaltime_is_null_time(date.time) ?
		    &date.period.start : &date.time);
	}
	return (fine);
}

bool
ical_put_times(struct ical *c, const struct ical_event *e)
{
	struct ical_properties	 rules;
	bool			 fine = true;
	size_t			 i;

	ical_properties(c->event, e->from, ICAL_RRULE_PROPERTY, &rules);
	for (i = 0; i < rules.count && fine; i++)
		fine = put_rule(c, e, icalproperty_get_rrule(rules.list[i]));
	return (fine && put_dates(c, e, rules.count == 0));
}
