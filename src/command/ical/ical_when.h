/*
 * Times of an iCalendar, as clock times of a zone of the database if there is
 * one.
 */
#ifndef ALMANAC_ICAL_WHEN_H
#define ALMANAC_ICAL_WHEN_H

#include <stdbool.h>
#include <stdint.h>

#include <libical/ical.h>

#include "command/ical/ical_zone.h"
#include "text/lengths.h"
#include "text/recurrence.h"

struct rrule;
struct zone;

struct ical_when {
	bool			 is_date;
	int64_t			 local;		/* clock time */
	const struct zone	*zone;		/* NULL: floating, a date */
	bool			 is_floating;	/* even if X-WR-TIMEZONE is its
						   zone */
	char			 text[96];	/* its name; "" if none */
	struct ical_zone	*named;		/* in the file, or NULL */
};

/* Reads the time of a property. Returns false if it is not valid. */
bool	ical_when(icalproperty *, struct ical_zones *, struct ical_when *);

/* Reads another time of a property, in the zone that the property names. */
bool	ical_when_in(icalproperty *, struct icaltimetype, struct ical_zones *,
	    struct ical_when *);

/* Moves to another clock time of the same zone, where the offset may differ. */
void	ical_when_move(struct ical_when *, struct ical_zones *, int64_t local);

/* UNTIL of a rule as a clock time in the zone of its start. */
int64_t	ical_when_last(const struct rrule *, const struct ical_when *start,
	    struct ical_zones *);

/*
 * A time as a clock of this zone shows it, or a day. NULL: whole days, which
 * have no zone.
 */
struct recurrence_date	 ical_when_there(const struct ical_when *,
		    const struct zone *_Nullable);

/* The zone of a series; floating times are in that of the site. */
const struct zone	*_Nullable ical_when_zone(const struct ical_when *start,
			    const struct ical_zones *);

/* A RECURRENCE-ID as a clock time of the series with that first start. */
int64_t	ical_when_again(const struct ical_when *, const struct ical_when *first,
	    const struct ical_zones *);

/* The time in UTC. Dates and floating times count as UTC. */
int64_t	ical_when_utc(const struct ical_when *);

/* Returns false for a negative duration, and one that is far too long. */
bool	ical_when_length(const struct icaldurationtype *,
	    struct exact_length *);

/*
 * The end of an event, from DTEND or DURATION (NULL: absent), as a clock time
 * in the zone of its start. For dates, the last second of the last day. One
 * before the start is the start.
 */
int64_t	ical_when_end(const struct ical_when *start,
	    const struct ical_when *end, const struct icaldurationtype *,
	    const struct ical_zones *, bool *is_before);

/*
 * Makes a day of a time, for an event of whole days; keeps the time in `local`.
 * A time in UTC is read on the clock of the zone.
 */
void	ical_when_day(struct ical_when *, const struct zone *);

#endif
