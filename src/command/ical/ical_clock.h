/*
 * The clock of times without a zone in vCalendar 1.0: TZ:+01, and for each year
 * DAYLIGHT:TRUE;+02;20270328T020000;20271031T030000;CET;CEST.
 */
#ifndef ALMANAC_ICAL_CLOCK_H
#define ALMANAC_ICAL_CLOCK_H

#include <stddef.h>

#include "command/ical/ical_zone.h"

struct ical_piece;

/*
 * Sets zones->clock if TZ is among the pieces of a calendar and there is no
 * zones->shown, which TZ may name. What cannot be read is reported.
 */
void	ical_clock_read(struct ical_zones *, const struct ical_piece *, size_t);

#endif
