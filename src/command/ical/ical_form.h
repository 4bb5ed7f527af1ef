/*
 * Converts events of an iCalendar, with their venue and organizer, to records
 * of import_form.h.
 */
#ifndef ALMANAC_ICAL_FORM_H
#define ALMANAC_ICAL_FORM_H

#include <stdbool.h>
#include <stdint.h>

#include "command/ical/ical_when.h"
#include "command/ical/ical_zone.h"

struct arena;
struct ical_event;
struct import;
struct value;
struct zone;

/* The state of a file that is being imported. */
struct ical {
	struct import		*im;
	const char		*path;
	int64_t			 line;		/* of the current component */
	struct arena		*event;		/* of one event */
	struct arena		*record;	/* of one occurrence */
	struct value		*left_out;	/* occurrences, as a set */
	struct value		*seen;		/* imported names */
	struct ical_zones	 zones;		/* of the current calendar */
	int64_t			 steps;		/* that rules may still use */
	struct ical_when	 start;		/* of the current event */
	int64_t			 end;		/* in the zone of its start */
	bool			 quiet;		/* losses were reported */
	int			 put;		/* number of its occurrences */
};

/* Reports a property that is not supported. */
void	ical_lose(struct ical *, const struct ical_event *, const char *what,
	    const char *why);

/* False: import->why is set. */
bool	ical_put_event(struct ical *, const struct ical_event *,
	    const char *name, const struct ical_when *start, int64_t end);

#endif
