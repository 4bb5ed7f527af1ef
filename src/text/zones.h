/*
 * Time zones: the system's zone files (RFC 9636) and fixed offsets.
 *
 * All zones are loaded once, before the fork and before any thread starts, and
 * never change. They may be read from any thread.
 */
#ifndef ALMANAC_ZONES_H
#define ALMANAC_ZONES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct zone;

/*
 * Reads all zones below `folder`, or the system's if it is NULL. Returns false
 * if there are none.
 */
bool			 zones_load(const char *folder);

/*
 * Finds the zone that a text names (rules, section 10): a name in any letter
 * case, UTC+5.5, GMT+2, +02:00, Z. Returns NULL for other texts. Zones are
 * never freed; each fixed offset is created once.
 */
const struct zone	*_Nullable zone_find(const char *text);
const struct zone	*zone_utc(void);

/*
 * zone_named() finds only names of the database; zone_fixed() makes an offset,
 * from -1439 to 1439 minutes.
 */
const struct zone	*_Nullable zone_named(const char *name);
const struct zone	*zone_fixed(int minutes);

/* The zones of the database by name; NULL after the last. */
const struct zone	*_Nullable zone_at(size_t i);

/* The seconds to add to UTC at that instant. */
int32_t			 zone_offset(const struct zone *, int64_t utc);

/*
 * zone_to_utc() converts a clock time (seconds since 1970 as if the zone were
 * UTC) to an instant. A skipped time moves forward by the gap. Of a time that
 * occurs twice the first is returned (rules, section 9).
 */
int64_t			 zone_to_utc(const struct zone *, int64_t local);
int64_t			 zone_to_local(const struct zone *, int64_t utc);

/* The name as the database spells it; NULL for an offset. */
const char		*_Nullable zone_name(const struct zone *);

/* A period with one offset. */
struct zone_span {
	int64_t		 from;		/* UTC; INT64_MIN: no change before */
	int32_t		 offset;	/* seconds to add to UTC */
	bool		 daylight;
	const char	*abbreviation;	/* NULL for a fixed offset */
};

/*
 * zone_span() finds the span that contains an instant; zone_span_after() the
 * first span that starts after it, or returns false.
 */
void			 zone_span(const struct zone *, int64_t utc,
			    struct zone_span *);
bool			 zone_span_after(const struct zone *, int64_t utc,
			    struct zone_span *);

/*
 * The abbreviation at an instant: that of the database ("CET", "+03"), or, for
 * an offset, the form of rule 10.1 ("UTC+5.5", "GMT+0200", "Z"). `text` is the
 * zone as stored.
 */
#define ZONE_ABBREVIATION	32
void			 zone_abbreviation(const struct zone *,
			    const char *text, int64_t utc,
			    char abbreviation[ZONE_ABBREVIATION]);

#endif
