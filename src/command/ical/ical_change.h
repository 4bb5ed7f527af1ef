/*
 * Single events of a series that differ from it. Returns are false if
 * import->why is set.
 */
#ifndef ALMANAC_ICAL_CHANGE_H
#define ALMANAC_ICAL_CHANGE_H

#include <stdbool.h>

#include "command/ical/ical_event.h"

/* Imports an event with a RECURRENCE-ID. */
bool	ical_put_again(struct ical *, const struct ical_event *,
	    const struct ical_when *again);

/* Imports the periods of RDATE whose length differs from that of the event. */
bool	ical_put_periods(struct ical *, const struct ical_event *);

/* Resets those that are no longer in the calendar, after its last event. */
bool	ical_end_changes(struct ical *);

#endif
