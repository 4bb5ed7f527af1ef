/*
 * Time zones of iCalendar (RFC 5545 section 3.6.5).
 */
#ifndef ALMANAC_VTIMEZONE_H
#define ALMANAC_VTIMEZONE_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct buf;
struct zone;

/* Whether the zone always was and always will be UTC. */
bool		 vtimezone_is_utc(const struct zone *);

/* The TZID: "Europe/Paris", "UTC+02:00". */
const char	*vtimezone_id(struct arena *, const struct zone *);

/*
 * Writes a VTIMEZONE that is valid between two instants: the offset at the
 * start of the year before the first, and each change until the end of the
 * year after the last. A change that recurs on the same weekday of a month for
 * RULE_YEARS is written as a rule, which has no end. Other changes are written
 * until 2100, or for RULE_YEARS after the first instant.
 */
void		 vtimezone_write(struct buf *, struct arena *,
		    const struct zone *, int64_t from, int64_t until);

#endif
