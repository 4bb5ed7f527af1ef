/*
 * Times of an iCalendar: clock times of a zone of ours, where that can be told.
 */
#ifndef ALMANAC_ICAL_WHEN_H
#define ALMANAC_ICAL_WHEN_H

#include <stdbool.h>
#include <stdint.h>

#include <libical/ical.h>

struct ical_zone;
struct ical_zones;
struct zone;

struct ical_when {
	bool			 is_date;
	int64_t			 local;		/* clock time */
	const struct zone	*zone;		/* NULL: date or floating */
	char			 text[96];	/* its name; "" if none */
	struct ical_zone	*named;		/* a name of the file, or NULL */
};

/* Seconds since 1970 of whatever zone.  False: there is no such time. */
bool	ical_when_clock(const struct icaltimetype *, int64_t *local);

/* False: there is no such time. */
bool	ical_when(icalproperty *, struct ical_zones *, struct ical_when *);

/* To another time of the same clock, which may have another offset then. */
void	ical_when_move(struct ical_when *, struct ical_zones *, int64_t local);

/* The last clock time of a rule that begins there (UNTIL). */
int64_t	ical_when_last(const struct icaltimetype *until,
	    const struct ical_when *start, struct ical_zones *);

/* The instant; of a date or a floating time as if it were of UTC. */
int64_t	ical_when_utc(const struct ical_when *);

/*
 * Where an event ends: by DTEND or DURATION (NULL: none), as a clock time of
 * the zone of its start.  Dates are whole days: the last second of the last.
 */
int64_t	ical_when_end(const struct ical_when *start,
	    const struct ical_when *end, const struct icaldurationtype *);

#endif
