#include "command/ical/ical_when.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_zone_name.h"
#include "command/import/import_report.h"
#include "config/site.h"
#include "text/dates.h"
#include "text/rrule.h"
#include "text/zones.h"

#define MINUTE	60
#define WEEKS	100000		/* longer ones are rejected */

/*
 * Accepts names with a prefix: /example.org/2007/Europe/Berlin. The name is
 * stored as the database spells it.
 */
static bool
find_zone(const char *name, struct ical_when *w)
{
	const char	*at;

	w->zone = strchr("+-Z", *name) != NULL ? zone_find(name) : NULL;
	for (at = name; at != NULL && w->zone == NULL; at = strchr(at, '/')) {
		at += *at == '/';
		w->zone = zone_named(at);
	}
	if (w->zone != NULL)
		ical_zone_text(w->zone, w->text);
	return (w->zone != NULL);
}

static bool
has_offset(const struct ical_when *w, int offset)
{
	return (w->zone != NULL &&
	    zone_offset(w->zone, ical_when_utc(w)) == offset);
}

/* A zone that the file defines and the database lacks is an offset. */
static void
resolve_named_zone(struct ical_when *w, struct ical_zones *zones)
{
	const struct ical_zone	*z = w->named;
	int			 offset, minutes;

	w->zone = z->zone;
	snprintf(w->text, sizeof(w->text), "%s", z->zone != NULL ? z->text :
	    "");
	if (z->is_sure || !ical_zone_offset(zones, z, w->local, &offset) ||
	    has_offset(w, offset))
		return;
	minutes = offset / MINUTE;
	w->zone = zone_fixed(minutes);
	snprintf(w->text, sizeof(w->text), "%c%02d:%02d", minutes < 0 ? '-' :
	    '+', abs(minutes) / 60, abs(minutes) % 60);
}

/* A floating time is on the clock of its calendar, if that has one. */
static void
use_clock(struct ical_when *w, struct ical_zones *zones)
{
	const char	*is = "is the zone of times without one: ";

	w->is_floating = true;
	if ((w->zone = zones->shown) != NULL)
		ical_zone_text(w->zone, w->text);
	else if ((w->named = zones->clock) != NULL)
		resolve_named_zone(w, zones);
	if (zones->used_clock || w->zone == NULL ||
	    w->zone == zones->site->zone)
		return;
	zones->used_clock = true;
	report_passed_over(zones->report, w->named != NULL ? "TZ" :
	    zones->shown_by, arena_join(zones->arena, is, w->text, NULL),
	    zones->path);
}

bool
ical_when(icalproperty *p, struct ical_zones *zones, struct ical_when *w)
{
	struct icaltimetype	 t;

	if (icalproperty_get_value(p) == NULL)
		return (false);
	t = icalvalue_get_datetime(icalproperty_get_value(p));
	return (ical_when_in(p, t, zones, w));
}

bool
ical_when_in(icalproperty *p, struct icaltimetype t, struct ical_zones *zones,
    struct ical_when *w)
{
	icalparameter	*zone;
	const char	*name;

	memset(w, 0, sizeof(*w));
	if (!ical_clock(&t, &w->local))
		return (false);
	w->is_date = t.is_date;
	zone = icalproperty_get_first_parameter(p, ICAL_TZID_PARAMETER);
	name = zone != NULL ? icalparameter_get_tzid(zone) : NULL;
	if (w->is_date)
		return (true);
	if (icaltime_is_utc(t)) {
		w->zone = zone_utc();
		strcpy(w->text, "UTC");
		if (name != NULL && find_zone(name, w))
			w->local = zone_to_local(w->zone, w->local);
		else
			w->zone = zone_utc();
	} else if (name == NULL)
		use_clock(w, zones);
	else if (!find_zone(name, w) &&
	    (w->named = ical_zone_find(zones, name)) != NULL)
		resolve_named_zone(w, zones);
	return (true);
}

void
ical_when_move(struct ical_when *w, struct ical_zones *zones, int64_t local)
{
	w->local = local;
	if (w->named != NULL)
		resolve_named_zone(w, zones);
}

int64_t
ical_when_utc(const struct ical_when *w)
{
	return (w->zone != NULL ? zone_to_utc(w->zone, w->local) : w->local);
}

struct recurrence_date
ical_when_there(const struct ical_when *w, const struct zone *_Nullable zone)
{
	struct recurrence_date	 date = { .at = w->local,
				    .is_day = w->is_date };

	if (zone == NULL) {
		date.at = date_day_start(w->local);
		date.is_day = true;
	} else if (!w->is_date && w->zone != NULL && w->zone != zone)
		date.at = zone_to_local(zone, ical_when_utc(w));
	return (date);
}

/* The offset may differ from that of the start. */
int64_t
ical_when_last(const struct rrule *r, const struct ical_when *start,
    struct ical_zones *zones)
{
	struct ical_when	 w = *start;

	if (r->until_form != RRULE_UNTIL_UTC || w.zone == NULL)
		return (rrule_last(r, NULL));
	ical_when_move(&w, zones, zone_to_local(w.zone, r->until));
	return (w.zone != NULL ? zone_to_local(w.zone, r->until) : r->until);
}

/* A floating end is on the clock of the start. */
static int64_t
move_end(const struct ical_when *start, const struct ical_when *end,
    const struct ical_zones *zones)
{
	const struct zone	*zone = ical_when_zone(start, zones);

	if (zone == NULL || end->zone == NULL || end->is_floating ||
	    zone == end->zone)
		return (end->local);
	return (zone_to_local(zone, ical_when_utc(end)));
}

bool
ical_when_length(const struct icaldurationtype *d, struct exact_length *to)
{
	if (d->is_neg || d->weeks > WEEKS || d->days > WEEKS ||
	    d->hours > WEEKS || d->minutes > WEEKS * 60)
		return (false);
	to->days = (int64_t)d->weeks * 7 + d->days;
	to->seconds = (int64_t)d->hours * 3600 + (int64_t)d->minutes * 60 +
	    d->seconds;
	return (true);
}

int64_t
ical_when_end(const struct ical_when *start, const struct ical_when *end,
    const struct icaldurationtype *duration, const struct ical_zones *zones,
    bool *is_before)
{
	struct exact_length	 length;
	int64_t			 local;

	if (end != NULL)
		local = move_end(start, end, zones);
	else if (duration != NULL && ical_when_length(duration, &length))
		local = length_end(&length, start->local,
		    ical_when_zone(start, zones));
	else if (duration != NULL)
		local = start->local - duration->is_neg;
	else
		local = start->local + (start->is_date ? DATE_DAY : 0);
	*is_before = local < start->local;
	if (start->is_date)
		local = date_day_start(local) - 1;
	if (local >= start->local)
		return (local);
	return (start->is_date ? start->local + DATE_DAY - 1 : start->local);
}

void
ical_when_day(struct ical_when *w, const struct zone *zone)
{
	if (w->zone == zone_utc())
		w->local = zone_to_local(zone, w->local);
	w->is_date = true;
	w->zone = NULL;
	w->named = NULL;
	*w->text = '\0';
}

const struct zone *
ical_when_zone(const struct ical_when *start, const struct ical_zones *zones)
{
	if (start->is_date)
		return (NULL);
	return (start->zone != NULL ? start->zone : zones->site->zone);
}

int64_t
ical_when_again(const struct ical_when *again, const struct ical_when *first,
    const struct ical_zones *zones)
{
	struct recurrence_date	 date;

	date = ical_when_there(again, ical_when_zone(first, zones));
	if (date.is_day && !first->is_date)
		date.at += first->local - date_day_start(first->local);
	return (date.at);
}
