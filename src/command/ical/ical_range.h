/*
 * Occurrences that the rule of an event does not make, and changes of one and
 * all that follow.
 */
#ifndef ALMANAC_ICAL_RANGE_H
#define ALMANAC_ICAL_RANGE_H

#include <stdbool.h>
#include <stdint.h>

#include "command/ical/ical_event.h"

/* What has become of a change of an event and all that follow. */
enum ical_range_end {
	ICAL_RANGE_ALONE,	/* only this event is changed */
	ICAL_RANGE_SPLIT,	/* they are a series of their own */
	ICAL_RANGE_LEFT		/* the series here does not follow it */
};

/* RECURRENCE-ID;RANGE=THISANDFUTURE, or one of an earlier import. */
struct ical_range {
	struct ical_range	*next;		/* in the file */
	const char		*uid;
	const char		*name;		/* that the event has */
	struct ical_piece	*piece;		/* NULL: not in the file */
	enum ical_range_end	 end;
	const char		*why;		/* not split, or NULL */

	/* If its series is in the file: */
	const char		*series;	/* the name of the part */
	struct ical_when	 first;		/* start of the whole */
	int64_t			 from;		/* clock time of the series */
	int64_t			 by;		/* later starts are moved */
};

/*
 * Collects the occurrences that rules do not make. Call it before the first
 * import.
 */
void			 ical_leave_out(struct ical *, icalcomponent *event);

/* The range of that name, or NULL. */
struct ical_range	*_Nullable ical_range_named(struct ical *,
		    const char *name);

/* The last range of a series that is not after a RECURRENCE-ID, or NULL. */
const struct ical_range	*_Nullable ical_range_of(struct ical *,
		    const char *uid, const struct ical_when *again);

#endif
