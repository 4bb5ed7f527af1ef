/*
 * What a time zone of an iCalendar is here whose name the database does not
 * have: a name of Windows; else the zone of the database that changes as its
 * VTIMEZONE says, from a year before this one to two years after; else, and at
 * times at which they differ, the offset that it says.  What is not exact is
 * reported, once for a calendar and zone.
 */
#ifndef ALMANAC_ICAL_ZONE_FIND_H
#define ALMANAC_ICAL_ZONE_FIND_H

struct ical_zone;
struct ical_zones;

/* NULL: there have been too many look-ups, which is reported. */
struct ical_zone	*ical_zone_find(struct ical_zones *, const char *name);

#endif
