/*
 * Time zones that an iCalendar describes itself (VTIMEZONE), for names that
 * are none of the system's.  libical has no part in it: it would make all
 * changes that their rules give, for ever.
 */
#ifndef ALMANAC_ICAL_ZONE_H
#define ALMANAC_ICAL_ZONE_H

#include <stdbool.h>
#include <stdint.h>

#include <libical/ical.h>

struct arena;
struct ical_zone;
struct report;

struct ical_zones {
	struct arena		*arena;
	struct report		*report;
	struct ical_zone	*first;
	int64_t			 steps;	/* that look-ups may still take */
};

/* Adds a VTIMEZONE; what it loses is reported. */
void	ical_zone_read(struct ical_zones *, icalcomponent *);

/*
 * Seconds to add to UTC at a clock time of that zone.  False: it is not known,
 * or there have been too many look-ups.
 */
bool	ical_zone_offset(struct ical_zones *, const char *name, int64_t local,
	    int *offset);

#endif
