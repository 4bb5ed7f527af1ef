/*
 * Time zones: the system's zone files (RFC 9636) and fixed offsets.
 *
 * Everything is loaded once, before the fork and before any thread, and never
 * changes afterwards, so it may be read from any thread.
 */
#ifndef ALMANAC_ZONES_H
#define ALMANAC_ZONES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct zone;

/* Reads every zone below `folder` (NULL: the system's).  False: none there. */
bool			 zones_load(const char *folder);

/*
 * The zone that a text names (contract section 6.3): a name in any letter
 * case, UTC+5.5, GMT+2, +02:00, Z; NULL when it names none.  The text "" is
 * not a zone.  What comes back lives for ever; a fixed offset is made once.
 */
const struct zone	*_Nullable zone_find(const char *text);
const struct zone	*zone_utc(void);

/* Only a name of the database; only an offset, -1439 to 1439 minutes. */
const struct zone	*_Nullable zone_named(const char *name);
const struct zone	*zone_fixed(int minutes);

/* Those of the database, in the order of their names; NULL after the last. */
const struct zone	*_Nullable zone_at(size_t i);

/* Seconds to add to UTC at that instant. */
int32_t			 zone_offset(const struct zone *, int64_t utc);

/*
 * A clock time (seconds since 1970 as if the zone were UTC) as an instant.  A
 * time that is skipped moves forward by the gap, of a time that occurs twice
 * the first is meant (contract section 6.1).
 */
int64_t			 zone_to_utc(const struct zone *, int64_t local);
int64_t			 zone_to_local(const struct zone *, int64_t utc);

/* As the database writes it; NULL for an offset. */
const char		*_Nullable zone_name(const struct zone *);

/* A time with one offset. */
struct zone_span {
	int64_t		 from;		/* UTC; INT64_MIN: no change before */
	int32_t		 offset;	/* seconds to add to UTC */
	bool		 daylight;
	const char	*abbreviation;	/* NULL for a fixed offset */
};

/* That which an instant lies in; the first that begins after it, or false. */
void			 zone_span(const struct zone *, int64_t utc,
			    struct zone_span *);
bool			 zone_span_after(const struct zone *, int64_t utc,
			    struct zone_span *);

/*
 * timezone_abbr at an instant: what the database says ("CET", "+03"); for a
 * text that is an offset the form of contract section 6.3 ("UTC+5.5",
 * "GMT+0200", "Z").  `text` is the zone as it was stored.
 */
#define ZONE_ABBREVIATION	32
void			 zone_abbreviation(const struct zone *,
			    const char *text, int64_t utc,
			    char abbreviation[ZONE_ABBREVIATION]);

#endif
