#include "command/import_ical.h"

#include <string.h>
#include <strings.h>

#include <libical/ical.h>
#include <unistr.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command_action.h"
#include "command/ical_event.h"
#include "command/ical_form.h"
#include "command/ical_when.h"
#include "command/import.h"
#include "text/dates.h"
#include "text/zones.h"

#define SOURCE		"icalendar"
#define TIMES		366	/* that an event comes again */

/* The name of one that comes again at that time, in the arena. */
static const char *
name_again(struct arena *arena, const char *uid, const struct ical_when *w)
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
	v->name = name_again(c->im->arena, uid, &w);
	value_add(c->left_out, v);
}

/* The times of an event that are not made by its rule. */
static void
leave_out_times(struct ical *c, icalcomponent *event)
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
	name = name_again(c->event, e->uid, &w);
	if (value_get(c->left_out, name) != NULL)
		return (true);
	fine = ical_put_event(c, e, name, &w,
	    w.local + c->end - c->start.local);
	c->quiet = true;
	return (fine);
}

static void
lose(struct ical *c, const struct ical_event *e, const char *what,
    const char *why)
{
	report_lost(c->im->report, IMPORT_EVENT, what, why, e->uid);
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
		lose(c, e, "RRULE", "is not of days, weeks, months or years");
		return (NULL);
	}
	if ((times = icalrecur_iterator_new(rule, first_time(e))) == NULL)
		lose(c, e, "RRULE", "cannot be understood");
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
		lose(c, e, "RRULE", "goes on behind the 366th time");
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

static bool
put_times(struct ical *c, const struct ical_event *e)
{
	struct ical_properties	 rules;
	bool			 fine = true;
	size_t			 i;

	ical_properties(c->event, e->from, ICAL_RRULE_PROPERTY, &rules);
	for (i = 0; i < rules.count && fine; i++)
		fine = put_rule(c, e, icalproperty_get_rrule(rules.list[i]));
	return (fine && put_dates(c, e, rules.count == 0));
}

/* False: there is none, or none that can be read. */
static bool
read_times(struct ical *c, const struct ical_event *e)
{
	struct ical_when	 end;
	bool			 has_end;

	if (e->start == NULL || !ical_when(e->start, e->from, &c->start))
		return (false);
	if (c->start.lost)
		lose(c, e, "TZID", "is unknown: here it is the site's zone");
	if (c->start.guessed)
		lose(c, e, "TZID", "is unknown: here it is its offset then");
	has_end = e->end != NULL && ical_when(e->end, e->from, &end);
	c->end = ical_when_end(&c->start, has_end ? &end : NULL,
	    e->has_duration ? &e->duration : NULL);
	return (true);
}

static bool
put_event(struct ical *c, icalcomponent *from)
{
	struct ical_event	 e;
	struct ical_when	 again;

	c->quiet = false;
	ical_event_read(c->event, from, c->im->report, &e);
	if (e.uid == NULL || *e.uid == '\0' || !read_times(c, &e)) {
		lose(c, &e, "all of it", e.uid == NULL || *e.uid == '\0' ?
		    "has no UID" : "has no DTSTART that can be read");
		report_fate(c->im->report, IMPORT_EVENT, IMPORT_REFUSED);
		return (true);
	}
	if (e.again != NULL && ical_when(e.again, from, &again))
		return (ical_put_event(c, &e, name_again(c->event, e.uid,
		    &again), &c->start, c->end));
	if (e.comes_again)
		return (put_times(c, &e));
	return (ical_put_event(c, &e, e.uid, &c->start, c->end));
}

static void
find_shown_zone(struct ical *c, icalcomponent *calendar)
{
	struct ical_properties	 all;
	const char		*name;
	size_t			 i;

	ical_properties(c->event, calendar, ICAL_X_PROPERTY, &all);
	for (i = 0; i < all.count; i++) {
		name = icalproperty_get_x_name(all.list[i]);
		if (name == NULL || strcasecmp(name, "X-WR-TIMEZONE") != 0 ||
		    icalproperty_get_x(all.list[i]) == NULL)
			continue;
		c->shown_name = icalproperty_get_x(all.list[i]);
		c->shown = zone_named(c->shown_name);
	}
}

static bool
put_calendar(struct ical *c, icalcomponent *calendar)
{
	icalcomponent		*inner;
	icalcomponent_kind	 kind;
	icalcompiter		 i;
	bool			 fine = true;

	find_shown_zone(c, calendar);
	for (i = icalcomponent_begin_component(calendar,
	    ICAL_VEVENT_COMPONENT); icalcompiter_deref(&i) != NULL;
	    icalcompiter_next(&i))
		leave_out_times(c, icalcompiter_deref(&i));
	for (i = icalcomponent_begin_component(calendar, ICAL_ANY_COMPONENT);
	    (inner = icalcompiter_deref(&i)) != NULL && fine;
	    icalcompiter_next(&i)) {
		kind = icalcomponent_isa(inner);
		if (kind == ICAL_VEVENT_COMPONENT)
			fine = put_event(c, inner);
		else if (kind != ICAL_VTIMEZONE_COMPONENT)
			report_passed_over(c->im->report,
			    icalcomponent_kind_to_string(kind),
			    "has no place here", c->path);
		arena_reset(c->event);
	}
	return (fine);
}

/* One calendar, or several behind each other. */
static bool
put_all(struct ical *c, icalcomponent *root)
{
	icalcomponent	*inner;
	icalcompiter	 i;
	bool		 fine = true;

	if (icalcomponent_isa(root) == ICAL_VCALENDAR_COMPONENT)
		return (put_calendar(c, root));
	for (i = icalcomponent_begin_component(root, ICAL_ANY_COMPONENT);
	    (inner = icalcompiter_deref(&i)) != NULL && fine;
	    icalcompiter_next(&i))
		if (icalcomponent_isa(inner) == ICAL_VCALENDAR_COMPONENT)
			fine = put_calendar(c, inner);
	return (fine);
}

bool
import_ical(struct import *im, const char *text, size_t length,
    const char *path, const char *source)
{
	struct ical	 c = { .im = im, .path = path };
	icalcomponent	*root;
	bool		 fine;

	im->source = source != NULL ? source : SOURCE;
	if (strlen(text) != length ||
	    u8_check((const uint8_t *)text, length) != NULL) {
		im->why = command_complaint("'%s' is not UTF-8", path);
		return (false);
	}
	icalerror_set_errors_are_fatal(0);
	if ((root = icalparser_parse_string(text)) == NULL) {
		im->why = command_complaint("'%s' is no iCalendar", path);
		return (false);
	}
	c.event = arena_new();
	c.left_out = value_new(im->arena, VALUE_MAP);
	c.seen = value_new(im->arena, VALUE_MAP);
	fine = put_all(&c, root);
	arena_free(c.event);
	icalcomponent_free(root);
	icalmemory_free_ring();
	return (fine);
}
