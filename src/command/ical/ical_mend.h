/*
 * Corrects lines of an iCalendar that libical would reject or misread: dates
 * and durations in other forms (ical_stamp.h), and rules of which only some
 * parts can be read.
 */
#ifndef ALMANAC_ICAL_MEND_H
#define ALMANAC_ICAL_MEND_H

#include <stddef.h>

struct arena;
struct report;

struct ical_mender {
	struct arena	*arena;
	struct report	*report;	/* NULL: reports nothing */
	const char	*event;		/* for the report */
};

/*
 * Parameter of a rule with COUNT, since libical rejects COUNT with UNTIL. Its
 * value is that of UNTIL.
 */
#define ICAL_UNTIL	"X-UNTIL"

/*
 * Returns the line to read instead, or NULL if it stays. Neither has an end of
 * line. Values that are left out are reported.
 */
const char	*_Nullable ical_mend_line(struct ical_mender *,
		    const char *line, size_t length);

/* Returns all lines, in the arena if one of them was corrected. */
const char	*ical_mend(struct ical_mender *, const char *lines);

#endif
