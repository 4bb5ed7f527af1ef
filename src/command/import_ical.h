/*
 * iCalendar files (RFC 5545, 7986), read by libical: within the limits of
 * ical_split.h, component by component.
 *
 * The UID is what an event is called there.  One that comes again by RRULE or
 * RDATE becomes an event for each time, called by its UID and the time that
 * RECURRENCE-ID would name; those of RRULE near to today (ical_near.h).  EXDATE
 * and the events with a RECURRENCE-ID take theirs away from it.
 */
#ifndef ALMANAC_IMPORT_ICAL_H
#define ALMANAC_IMPORT_ICAL_H

#include <stdbool.h>
#include <stddef.h>

struct import;

/*
 * `text` ends with a NUL and is overwritten; `path` is for the report.  False:
 * import->why is set.
 */
bool	import_ical(struct import *, char *text, size_t length,
	    const char *path, const char *source);

#endif
