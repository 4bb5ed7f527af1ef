/* The zone of the database for a name that an iCalendar uses or defines. */
#ifndef ALMANAC_ICAL_ZONE_FIND_H
#define ALMANAC_ICAL_ZONE_FIND_H

#include "command/ical/ical_zone.h"

/*
 * Finds a zone for a name that the database lacks: by its Windows name;
 * otherwise a zone of the database with the same changes as the VTIMEZONE,
 * from last year to two years ahead; otherwise, and for times at which they
 * differ, the offset of the VTIMEZONE. Inexact results are reported once for
 * each calendar and zone. Returns NULL if the budget is spent, which is
 * reported.
 */
struct ical_zone	*ical_zone_find(struct ical_zones *, const char *name);

#endif
