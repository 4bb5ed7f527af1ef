/*
 * Finds the zone that stands for a name in an iCalendar that the database does
 * not have: by its Windows name; else a zone of the database with the same
 * changes as its VTIMEZONE, from last year to two years ahead; else, and at
 * times where they differ, the offset of the VTIMEZONE. Inexact results are
 * reported once for each calendar and zone.
 */
#ifndef ALMANAC_ICAL_ZONE_FIND_H
#define ALMANAC_ICAL_ZONE_FIND_H

struct ical_zone;
struct ical_zones;

/* NULL: the budget is spent, which is reported. */
struct ical_zone	*ical_zone_find(struct ical_zones *, const char *name);

#endif
