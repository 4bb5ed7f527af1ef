/*
 * Repeated events as series, in parts (ical_parts.h). RRULE, RDATE and EXDATE
 * become clock times of the zone of DTSTART.
 */
#ifndef ALMANAC_ICAL_SERIES_H
#define ALMANAC_ICAL_SERIES_H

#include <stdbool.h>

#include "command/ical/ical_event.h"

/* Whether an earlier import has made a series of the event. */
bool	ical_is_series(struct ical *, const struct ical_event *);

/* What has become of an event with a rule or dates. */
enum ical_series_end {
	ICAL_SERIES_PUT,
	ICAL_SERIES_LEFT,	/* rejected, or as an earlier import left it */
	ICAL_SERIES_NONE	/* its times become single events */
};

/* Imports it as a series. Returns false if import->why is set. */
bool	ical_put_series(struct ical *, const struct ical_event *,
	    enum ical_series_end *);

#endif
