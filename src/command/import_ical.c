#include "command/import_ical.h"

#include <string.h>
#include <strings.h>

#include <libical/ical.h>
#include <unistr.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command_action.h"
#include "command/ical_again.h"
#include "command/ical_event.h"
#include "command/ical_form.h"
#include "command/ical_parts.h"
#include "command/ical_when.h"
#include "command/import.h"
#include "text/zones.h"

#define SOURCE		"icalendar"

/* False: there is none, or none that can be read. */
static bool
read_times(struct ical *c, const struct ical_event *e)
{
	struct ical_when	 end;
	bool			 has_end;

	if (e->start == NULL || !ical_when(e->start, e->from, &c->start))
		return (false);
	if (c->start.lost)
		ical_lose(c, e, "TZID", "is unknown: here it is the site's"
		    " zone");
	if (c->start.guessed)
		ical_lose(c, e, "TZID", "is unknown: here it is its offset"
		    " then");
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
		ical_lose(c, &e, "all of it", e.uid == NULL || *e.uid == '\0' ?
		    "has no UID" : "has no DTSTART that can be read");
		report_fate(c->im->report, IMPORT_EVENT, IMPORT_REFUSED);
		return (true);
	}
	if (e.again != NULL && ical_when(e.again, from, &again))
		return (ical_put_event(c, &e, ical_name_again(c->event, e.uid,
		    &again), &c->start, c->end));
	if (e.comes_again)
		return (ical_put_times(c, &e));
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
		ical_leave_out(c, icalcompiter_deref(&i));
	for (i = icalcomponent_begin_component(calendar, ICAL_ANY_COMPONENT);
	    (inner = icalcompiter_deref(&i)) != NULL && fine;
	    icalcompiter_next(&i)) {
		kind = icalcomponent_isa(inner);
		if (kind == ICAL_VEVENT_COMPONENT)
			fine = put_event(c, inner);
		else if (kind != ICAL_VTIMEZONE_COMPONENT)
			report_passed_over(c->im->report,
			    ical_part_name(inner), "has no place here",
			    c->path);
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
