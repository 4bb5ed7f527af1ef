/*
 * Repeated events that cannot be series: each occurrence near today becomes an
 * event.
 */
#ifndef ALMANAC_ICAL_AGAIN_H
#define ALMANAC_ICAL_AGAIN_H

#include <stdbool.h>

#include "command/ical/ical_event.h"

/* Imports an event for each occurrence. Returns false if import->why is set. */
bool	ical_put_times(struct ical *, const struct ical_event *);

#endif
