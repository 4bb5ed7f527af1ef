#include "command/ical/ical_zone_find.h"

#include <string.h>

#include <unicode/ucal.h>

#include "base/arena.h"
#include "command/import/import_report.h"
#include "config/site.h"
#include "text/dates.h"
#include "text/zones.h"

#define CHANGES		32	/* of the compared years */
#define LOOK_STEPS	10	/* cost of comparing a zone, in steps */
#define WINDOWS_STEPS	10000
#define WINDOWS		96	/* limit of a name in bytes */

/*
 * Returns false for a text that is too long or not ASCII, as no such name is.
 */
static bool
widen_name(const char *text, UChar to[WINDOWS], int32_t *length)
{
	int32_t	 i;

	for (i = 0; text[i] != '\0'; i++) {
		if (i == WINDOWS - 1 || (unsigned char)text[i] > 0x7f)
			return (false);
		to[i] = (UChar)text[i];
	}
	*length = i;
	return (true);
}

static bool
narrow_name(const UChar *text, int32_t length, char to[WINDOWS])
{
	int32_t	 i;

	if (length <= 0 || length >= WINDOWS)
		return (false);
	for (i = 0; i < length; i++) {
		if (text[i] > 0x7f)
			return (false);
		to[i] = (char)text[i];
	}
	to[length] = '\0';
	return (true);
}

/*
 * Converts names by CLDR's table in ICU: "W. Europe Standard Time" is
 * Europe/Berlin, and the reverse. Returns false if the name is unknown.
 */
static bool
convert_name(const char *name, char to[WINDOWS], bool from_windows)
{
	UErrorCode	 error = U_ZERO_ERROR;
	UChar		 wide[WINDOWS], found[WINDOWS];
	int32_t		 length;

	if (!widen_name(name, wide, &length))
		return (false);
	length = from_windows ? ucal_getTimeZoneIDForWindowsID(wide, length,
	    NULL, found, WINDOWS, &error) : ucal_getWindowsTimeZoneID(wide,
	    length, found, WINDOWS, &error);
	return (U_SUCCESS(error) && narrow_name(found, length, to));
}

/* The changes of a zone. Times are clock times before the change. */
struct pattern {
	int64_t			 from, last;
	int			 offset;	/* at the first change */
	size_t			 count;
	struct ical_zone_time	 changes[CHANGES];
};

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
	    !ical_zone_changes(zones, z, p->from, p->last, p->changes,
	    CHANGES, &count))
		return (false);
	offset = p->offset;
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
	const struct ical_zone_time	*next = p->changes;
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
	char		 zone[WINDOWS], name[WINDOWS];

	zones->steps -= WINDOWS_STEPS;
	if (!convert_name(z->name, zone, true))
		return (false);
	if (site != NULL && convert_name(site, name, false) &&
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
	char			 text[WINDOWS], name[WINDOWS];
	size_t			 i;

	for (i = 0; (zone = zone_at(i)) != NULL && zones->steps > 0; i++) {
		zones->steps -= LOOK_STEPS;
		if (matches_zone(p, zone))
			break;
	}
	if (zones->steps <= 0 || !use_zone(z, zone))
		return (false);
	zones->steps -= WINDOWS_STEPS;
	if (convert_name(z->text, name, false) &&
	    convert_name(name, text, true) &&
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

static void
choose_zone(struct ical_zones *zones, struct ical_zone *z)
{
	struct pattern	 p;
	bool		 is_read;

	is_read = z->changes != NULL && read_pattern(&p, zones, z);
	if ((z->is_windows = use_windows_zone(zones, z))) {
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
	else
		report_zone(zones, z, "is unknown; the site's zone is used",
		    "");
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
		z = ical_zone_add(zones, name);
	if (!z->decided) {
		z->decided = true;
		choose_zone(zones, z);
	}
	return (z);
}
