/*
 * Events of an iCalendar, and where and by whom they are, as records of
 * import_form.h.
 */
#ifndef ALMANAC_ICAL_FORM_H
#define ALMANAC_ICAL_FORM_H

#include <stdbool.h>
#include <stdint.h>

#include "command/ical_when.h"
#include "command/ical_zone.h"

struct arena;
struct ical_event;
struct import;
struct value;
struct zone;

/* A file that is read. */
struct ical {
	struct import		*im;
	const char		*path;
	int64_t			 line;		/* of the component at hand */
	struct arena		*event;		/* of one event */
	struct arena		*record;	/* of one of its times */
	struct value		*left_out;	/* names of times, as a set */
	struct value		*seen;		/* what has been put */
	struct ical_zones	 zones;		/* of the calendar at hand */
	int64_t			 steps;		/* rules may still take */
	struct ical_when	 start;		/* of the event at hand */
	int64_t			 end;		/* in the zone of its start */
	bool			 quiet;		/* losses have been told */
	int			 put;		/* of its times */
};

/* What of an event has no place here. */
void	ical_lose(struct ical *, const struct ical_event *, const char *what,
	    const char *why);

/* False: import->why is set. */
bool	ical_put_event(struct ical *, const struct ical_event *,
	    const char *name, const struct ical_when *start, int64_t end);

#endif
