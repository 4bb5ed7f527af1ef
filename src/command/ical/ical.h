/*
 * iCalendar files (RFC 5545, 7986), parsed by libical component by component,
 * within the limits of ical_split.h.
 *
 * The UID is the name of an event. A recurring event becomes one event for each
 * occurrence, named by the UID and the occurrence's RECURRENCE-ID. RRULE
 * contributes occurrences near today (ical_near.h), RDATE all. EXDATE and
 * events with a RECURRENCE-ID replace occurrences.
 */
#ifndef ALMANAC_IMPORT_ICAL_H
#define ALMANAC_IMPORT_ICAL_H

#include <stdbool.h>
#include <stddef.h>

struct import;

/*
 * `text` ends with a NUL and is overwritten. `path` is for the report. False:
 * import->why is set.
 */
bool	import_ical(struct import *, char *text, size_t length,
	    const char *path, const char *source);

#endif
