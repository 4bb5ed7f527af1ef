/* Parsed zone files (RFC 9636); private to zones*.c. */
#ifndef ALMANAC_ZONES_FILE_H
#define ALMANAC_ZONES_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/dates.h"
#include "text/zones.h"

struct arena;

/* No zone is further from UTC (RFC 9636 section 3.2). */
#define ZONE_EAST_MAX	93599
#define ZONE_WEST_MAX	89999

/* The calendar repeats after 400 years, including weekdays. */
#define ZONE_CYCLE	(INT64_C(146097) * DATE_DAY)

struct zone_type {
	int32_t		 offset;	/* seconds to add to UTC */
	bool		 daylight;
	const char	*abbreviation;	/* NULL for a fixed offset */
};

struct zone_change {
	int64_t			 at;	/* UTC */
	const struct zone_type	*type;	/* from then on */
};

struct zone {
	const char		*name;		/* NULL for a fixed offset */
	struct zone_type	 first;		/* before every change */
	size_t			 change_count;
	struct zone_change	*changes;	/* ascending */
	bool			 repeats;
	int64_t			 repeat;	/* from here on, as before */
};

/*
 * Reads a zone into the arena. Returns NULL if the bytes are not a valid zone
 * file of version 2 or later, or contain leap seconds.
 */
struct zone	*_Nullable zone_read(struct arena *, const void *, size_t);

#endif
