#include <string.h>
#include <strings.h>

#include <libical/ical.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/json.h"
#include "command/command.h"
#include "command/ical/ical_again.h"
#include "command/ical/ical_change.h"
#include "command/ical/ical_clock.h"
#include "command/ical/ical_form.h"
#include "command/ical/ical_method.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_range.h"
#include "command/ical/ical_same.h"
#include "command/ical/ical_series.h"
#include "command/ical/ical_split.h"
#include "command/ical/ical_uid.h"
#include "command/ical/ical_zone_name.h"
#include "command/import/import.h"
#include "command/import/import_input.h"
#include "command/import/import_report.h"
#include "command/inside.h"
#include "config/site.h"
#include "store/sources.h"
#include "text/zones.h"

#define STEPS		100000000	/* for all rules and zones of a file */
#define SHOWN_STEPS	20000		/* cost of finding X-WR-TIMEZONE */

/*
 * The name of an event or a series (ical_series.c) is its UID. An event with a
 * RECURRENCE-ID changes the event of the series that has this start; its name
 * is the UID and that time. With RANGE=THISANDFUTURE this is the name of a
 * series (ical_parts.c).
 *
 * A repeated event that cannot be a series becomes one event for each
 * occurrence, with such names. RRULE contributes occurrences near today
 * (ical_again.c), RDATE all. EXDATE and events with a RECURRENCE-ID replace
 * occurrences.
 */

/* Sets the name by which the event is known. */
static const char *
find_name(const struct ical *c, struct ical_event *e)
{
	if (e->again == NULL && c->piece->left_out != NULL)
		return (c->piece->left_out);
	e->uid = e->again == NULL && c->piece->name != NULL ? c->piece->name :
	    ical_same_name(c, e->uid);
	if (e->uid == NULL)
		return ("changes an event that is left out");
	if (e->parent != NULL)
		e->parent = ical_same_name(c, e->parent);
	return (NULL);
}

/* Returns NULL, or why the event cannot be imported. */
static const char *
read_event(struct ical *c, icalcomponent *from, struct ical_event *e)
{
	const char	*why;

	c->quiet = false;
	ical_event_read(c, from, e);
	if (!ical_has_uid(from))
		ical_lose(c, e, "UID", "is missing; start, title and place are"
		    " used instead");
	if ((why = find_name(c, e)) != NULL)
		return (why);
	if (ical_event_times(c, e, &c->start, &c->end) ||
	    (c->is_message && ical_is_here(c, e)))
		return (NULL);
	return ("has no DTSTART that can be read");
}

/*
 * A single event and a series may have the same UID by mistake. The mark is
 * that of a series for both, since ical_put_event() marks the names of events.
 */
static bool
put_event(struct ical *c, const struct ical_event *e)
{
	enum ical_series_end	 end = ICAL_SERIES_NONE;
	struct ical_when	 again;
	bool			 done = false;

	if (e->again != NULL && ical_when(e->again, &c->zones, &again))
		return (ical_put_again(c, e, &again));
	if (c->is_message && !ical_cancel(c, e, &done))
		return (false);
	if (done)
		return (true);
	if (c->piece->is_written_out && !e->comes_again &&
	    value_get(c->changed, e->uid) != NULL)
		return (true);
	if (ical_mark(c, IMPORT_SERIES, e->uid)) {
		ical_lose(c, e, "UID", "occurs twice; the first one is used");
		return (true);
	}
	if ((e->comes_again || ical_is_series(c, e)) &&
	    !ical_put_series(c, e, &end))
		return (false);
	if (end == ICAL_SERIES_PUT)
		return (ical_put_periods(c, e));
	if (end == ICAL_SERIES_LEFT)
		return (true);
	if (e->comes_again)
		return (ical_put_times(c, e));
	return (ical_put_event(c, e, e->uid, &c->start, c->end));
}

static bool
read_and_put_event(struct ical *c, icalcomponent *from)
{
	struct ical_event	 e;
	const char		*why;

	if ((why = read_event(c, from, &e)) == NULL && c->piece->is_double) {
		ical_lose(c, &e, "UID", "occurs twice; the newest or first one"
		    " is used");
		return (true);
	}
	if (why == NULL)
		return (put_event(c, &e));
	ical_lose(c, &e, "all of it", why);
	report_record(c->im->report, IMPORT_EVENT, IMPORT_REFUSED, e.title);
	return (true);
}

static bool
changes_another(icalcomponent *from)
{
	return (icalcomponent_isa(from) == ICAL_VEVENT_COMPONENT &&
	    icalcomponent_get_first_property(from,
	    ICAL_RECURRENCEID_PROPERTY) != NULL);
}

static bool
read_zone(struct ical *c, icalcomponent *from)
{
	if (icalcomponent_isa(from) == ICAL_VTIMEZONE_COMPONENT)
		ical_zone_read(&c->zones, from);
	return (true);
}

static bool
read_exceptions(struct ical *c, icalcomponent *from)
{
	if (icalcomponent_isa(from) == ICAL_VEVENT_COMPONENT)
		ical_leave_out(c, from);
	return (true);
}

static bool
put_component(struct ical *c, icalcomponent *from)
{
	if (icalcomponent_isa(from) == ICAL_VEVENT_COMPONENT)
		return (read_and_put_event(c, from));
	if (icalcomponent_isa(from) != ICAL_VTIMEZONE_COMPONENT)
		report_passed_over(c->im->report, ical_part_name(from),
		    "is not supported", c->path);
	return (true);
}

/*
 * Passes over the components of a calendar, in this order. Changes of single
 * events come last, since all series must be there.
 */
static const struct pass {
	const char	*begin;		/* of the piece */
	const char	*words[2];	/* one is in it, unless NULL */
	bool		 puts;		/* all but changes, and forgets them;
					   reports what cannot be read */
	bool		 changes;	/* puts and forgets changes */
	bool		(*read)(struct ical *, icalcomponent *);
	bool		(*end)(struct ical *);	/* or NULL */
} passes[] = {
	{ .begin = "BEGIN:VTIMEZONE", .read = read_zone },
	{ .begin = "BEGIN:VEVENT", .read = ical_same_read,
	    .end = ical_same_end },
	{ .begin = "BEGIN:VEVENT", .words = { "EXDATE", "RECURRENCE-ID" },
	    .read = read_exceptions },
	{ .begin = "BEGIN", .puts = true, .read = put_component },
	{ .begin = "BEGIN:VEVENT", .words = { "RECURRENCE-ID" },
	    .changes = true, .read = read_and_put_event }
};

static void
report_faults(struct ical *c, icalcomponent *_Nullable from)
{
	if (from == NULL)
		report_passed_over(c->im->report, "a component",
		    "cannot be read", arena_printf(c->event,
		    "line %lld of %s", (long long)c->piece->line, c->path));
	else
		ical_report_mended(c->piece, c->record, c->im->report,
		    ical_address(c, from));
	if (from != NULL && icalcomponent_count_errors(from) > 0)
		ical_report_lines(c->piece, c->record, c->im->report, c->path);
}

/* Returns false if import->why is set. */
static bool
read_piece(struct ical *c, const struct pass *pass)
{
	icalcomponent	*from;
	bool		 fine = true;

	from = ical_parse(c->pieces, c->piece);
	if (pass->puts)
		report_faults(c, from);
	if (from != NULL && !pass->puts && !pass->changes)
		fine = pass->read(c, from);
	else if (from != NULL && changes_another(from) == pass->changes) {
		fine = pass->read(c, from);
		ical_forget(c->pieces, c->piece);
	}
	ical_forget_many(c->pieces, false);
	arena_reset(c->event);
	return (fine && import_pace(c->im));
}

static bool
is_for(const struct pass *pass, const struct ical_piece *piece)
{
	const char	*const *words = pass->words;

	return (strncasecmp(piece->text, pass->begin, strlen(pass->begin)) ==
	    0 && (words[0] == NULL ||
	    strcasestr(piece->text, words[0]) != NULL || (words[1] != NULL &&
	    strcasestr(piece->text, words[1]) != NULL)));
}

static bool
make_pass(struct ical *c, struct ical_piece *first, size_t count,
    const struct pass *pass)
{
	size_t	 i;

	for (i = 0; i < count; i++) {
		c->piece = &first[i];
		if (is_for(pass, c->piece) && !read_piece(c, pass))
			return (false);
	}
	return (pass->end == NULL || pass->end(c));
}

/* The zone in which UTC times are displayed, and that of floating times. */
static void
use_shown_zone(struct ical *c, const char *by, const char *name)
{
	struct ical_zones	*z = &c->zones;
	char			 text[ICAL_ZONE_NAME];

	z->steps -= SHOWN_STEPS;
	if ((z->shown = zone_named(name)) == NULL && z->steps > 0)
		z->shown = ical_zone_named(name, z->site->zone, z->now);
	if (z->shown == NULL) {
		report_passed_over(c->im->report, arena_join(c->im->arena,
		    by, " ", name, NULL), "is unknown; times in UTC"
		    " stay in UTC", c->path);
		return;
	}
	ical_zone_text(z->shown, text);
	z->shown_name = arena_string(c->im->arena, text);
	z->shown_by = by;
}

/* All of them are read as if they were the one that libical knows. */
static void
read_shown_zone(struct ical *c, const char *by, const char *line)
{
	icalproperty	*p;

	if (ical_line_value(line, by) == NULL || c->zones.shown != NULL ||
	    (p = icalproperty_new_from_string(arena_join(c->im->arena,
	    "X-WR-TIMEZONE", line + strlen(by), NULL))) == NULL)
		return;
	if (icalproperty_get_value(p) != NULL && icalproperty_get_x(p) != NULL)
		use_shown_zone(c, by, arena_string(c->im->arena,
		    icalproperty_get_x(p)));
	icalproperty_free(p);
}

/*
 * The properties of the calendar itself. Returns NULL, or why it has no events
 * to import.
 */
static const char *_Nullable
read_own_properties(struct ical *c, const struct ical_piece *first,
    size_t count)
{
	static const char *const	 zones[] = { "X-WR-TIMEZONE",
					    "TIMEZONE-ID", "TZID" };
	const char			*why = NULL, *method;
	size_t				 i, k;

	for (k = 0; k < COUNT(zones); k++)
		for (i = 0; i < count; i++)
			read_shown_zone(c, zones[k], first[i].text);
	ical_clock_read(&c->zones, first, count);
	for (i = 0; i < count && why == NULL; i++)
		if ((method = ical_line_value(first[i].text, "METHOD")) != NULL)
			why = ical_method_read(c, method);
	if (why != NULL)
		report_passed_over(c->im->report, first[i - 1].text, why,
		    c->path);
	return (why);
}

static bool
put_calendar(struct ical *c, struct ical_piece *first, size_t count)
{
	bool	 fine = true;
	size_t	 i;

	c->cancels = c->is_message = false;
	c->zones.first = NULL;
	c->zones.shown = NULL;
	c->zones.clock = NULL;
	c->zones.used_clock = false;
	c->series = value_new(c->im->arena, VALUE_MAP);
	c->ranges = NULL;
	c->range_count = 0;
	ical_same_calendar(c, first, count);
	if (!c->is_shared || c->is_named)
		import_again_start(c->im, c->is_shared ? c->calendar : 0);
	if (read_own_properties(c, first, count) != NULL)
		return (true);
	for (i = 0; i < COUNT(passes) && fine; i++)
		fine = make_pass(c, first, count, &passes[i]);
	ical_forget_many(c->pieces, true);
	c->im->again.is_on = false;
	return (fine && ical_end_changes(c));
}

/* One calendar or several in sequence. */
static bool
put_calendars(struct ical *c)
{
	struct ical_piece	*p = c->pieces->list;
	size_t			 i, first = 0;
	bool			 fine = true;

	for (i = 1; i <= c->pieces->count && fine; i++)
		if (i == c->pieces->count ||
		    p[i].calendar != p[first].calendar) {
			fine = put_calendar(c, p + first, i - first);
			first = i;
		}
	return (fine);
}

static const char *
complain_split(const struct ical_pieces *pieces, const char *path)
{
	if (pieces->unended > 0)
		return (command_complaint("'%s' is not an iCalendar: BEGIN in"
		    " line %lld has no END", path,
		    (long long)pieces->unended));
	return (command_complaint("'%s' is not an iCalendar: no line is"
	    " BEGIN:VCALENDAR", path));
}

bool
import_ical(struct import *im, char *text, const char *path,
    const char *source)
{
	struct ical_pieces	 pieces;
	struct ical		 c = { .im = im, .path = path, .pieces =
				    &pieces, .steps = STEPS,
				    .zones = { .arena = im->arena, .report =
				    im->report, .path = path, .site =
				    inside_site(im->inside), .now = im->now,
				    .steps = STEPS } };
	bool			 fine;

	im->source = source != NULL ? source : SOURCE_ICALENDAR;
	c.is_shared = import_is_shared(im, source);
	if (!ical_split(&pieces, im->arena, text, im->report, path)) {
		im->why = complain_split(&pieces, path);
		return (false);
	}
	icalerror_set_errors_are_fatal(0);
	c.event = arena_new();
	c.record = arena_new();
	c.left_out = value_new(im->arena, VALUE_MAP);
	c.changed = value_new(im->arena, VALUE_MAP);
	c.seen = value_new(im->arena, VALUE_MAP);
	ical_same_uids(&c);
	fine = put_calendars(&c);
	arena_free(c.event);
	arena_free(c.record);
	icalmemory_free_ring();
	return (fine);
}
