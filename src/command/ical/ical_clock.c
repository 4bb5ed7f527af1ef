#include "command/ical/ical_clock.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "command/ical/ical_split.h"
#include "command/ical/ical_stamp.h"
#include "command/ical/ical_zone_name.h"
#include "command/import/import_report.h"
#include "config/site.h"
#include "text/dates.h"
#include "text/zones.h"

#define STEPS	20000		/* cost of finding a name */

static const struct zone *_Nullable
find_zone(struct ical_zones *zones, const char *name)
{
	zones->steps -= STEPS;
	return (zones->steps > 0 ? ical_zone_named(name, zones->site->zone,
	    zones->now) : NULL);
}

static void
report_property(const struct ical_zones *zones, const char *name,
    const char *value, const char *why)
{
	report_passed_over(zones->report, arena_join(zones->arena, name, " ",
	    value, NULL), why, zones->path);
}

static void
add_change(struct ical_zones *zones, int64_t from, int offset)
{
	struct ical_change	*c;

	c = arena_alloc(zones->arena, sizeof(*c));
	*c = (struct ical_change){ .next = zones->clock->changes,
	    .from = from, .until = INT64_MAX, .offset = offset };
	zones->clock->changes = c;
}

/* Clock times before the changes. */
struct daylight {
	int	 offset;
	int64_t	 from, to;
};

/* A time in UTC is that of a clock with the offset. */
static bool
read_time(const char *text, int offset, int64_t *local)
{
	struct ical_stamp	 s;

	if (!ical_stamp_read(&s, text, strlen(text)) || !ical_stamp_exists(&s))
		return (false);
	*local = date_days(s.year, s.month, s.day) * DATE_DAY +
	    s.hour * 3600 + s.minute * 60 + s.second;
	if (s.has_offset)
		*local += offset - s.offset * 60;
	return (true);
}

static bool
read_daylight(struct ical_zones *zones, const char *value, int standard,
    struct daylight *d)
{
	const struct zone	*zone;
	char			*parts[4], *rest;
	size_t			 i;

	rest = arena_string(zones->arena, value);
	for (i = 0; i < 4; i++)
		if ((parts[i] = strsep(&rest, ";")) == NULL)
			return (false);
	if ((zone = find_zone(zones, parts[1])) == NULL)
		return (false);
	d->offset = zone_offset(zone, 0);
	return (read_time(parts[2], standard, &d->from) &&
	    read_time(parts[3], d->offset, &d->to) && d->from < d->to);
}

/* Some programs are an hour off. */
static bool
has_offsets(const struct zone *zone, int64_t change, int before, int after)
{
	int64_t	 utc = change - before;

	return (zone_offset(zone, utc - DATE_DAY) == before &&
	    zone_offset(zone, utc + DATE_DAY) == after);
}

static void
read_all_daylight(struct ical_zones *zones, int standard,
    const struct ical_piece *first, size_t count)
{
	const struct zone	*site = zones->site->zone;
	const char		*value;
	struct daylight		 d;
	bool			 is_site = true;
	size_t			 i, lines = 0;

	for (i = 0; i < count; i++) {
		value = ical_line_value(first[i].text, "DAYLIGHT");
		if (value == NULL || strncasecmp(value, "FALSE", 5) == 0)
			continue;
		if (!read_daylight(zones, value, standard, &d)) {
			report_property(zones, "DAYLIGHT", value,
			    "cannot be read; left out");
			continue;
		}
		lines++;
		add_change(zones, d.from, d.offset);
		add_change(zones, d.to, standard);
		is_site = is_site && has_offsets(site, d.from, standard,
		    d.offset) && has_offsets(site, d.to, d.offset, standard);
	}
	if (is_site && lines > 0 && zone_name(site) != NULL) {
		zones->clock->zone = site;
		zones->clock->text = zone_name(site);
		zones->clock->is_sure = true;
	}
}

void
ical_clock_read(struct ical_zones *zones, const struct ical_piece *first,
    size_t count)
{
	const char		*value = NULL;
	const struct zone	*zone;
	int			 standard;
	size_t			 i;

	for (i = 0; i < count && value == NULL; i++)
		value = ical_line_value(first[i].text, "TZ");
	if (value == NULL || zones->shown != NULL)
		return;
	if ((zone = find_zone(zones, value)) == NULL) {
		report_property(zones, "TZ", value, "is unknown; times without"
		    " a zone are in that of the site");
		return;
	}
	if (zone_name(zone) != NULL && zone != zone_utc()) {
		zones->shown = zone;
		zones->shown_name = zone_name(zone);
		zones->shown_by = "TZ";
		return;
	}
	standard = zone_offset(zone, 0);
	zones->clock = arena_alloc(zones->arena, sizeof(*zones->clock));
	*zones->clock = (struct ical_zone){ .name = "TZ", .decided = true };
	add_change(zones, INT64_MIN + 1, standard);
	read_all_daylight(zones, standard, first, count);
}
