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

/* Whether times of the zone are those of UTC, now and ever. */
bool		 vtimezone_is_utc(const struct zone *);

/* By which times refer to it: "Europe/Paris", "UTC+02:00". */
const char	*vtimezone_id(struct arena *, const struct zone *);

/*
 * A component that holds between two instants: with the offset at the start of
 * the year before the first one, and each change up to the end of the year
 * behind the last.  What is to come back on the same weekday of a month each
 * year is a rule, from when it does so for a generation.
 */
void		 vtimezone_write(struct buf *, struct arena *,
		    const struct zone *, int64_t from, int64_t until);

#endif
