/* Times of an iCalendar as clock times in a zone of ours, if it has one. */
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
	const struct zone	*zone;		/* NULL: floating, a date */
	char			 text[96];	/* its name; "" if none */
	struct ical_zone	*named;		/* in the file, or NULL */
};

/* Seconds since 1970 in that zone. False: it is not a valid time. */
bool	ical_when_clock(const struct icaltimetype *, int64_t *local);

/* False: it is not a valid time. */
bool	ical_when(icalproperty *, struct ical_zones *, struct ical_when *);

/* Moves to another clock time of the same zone, where the offset may differ. */
void	ical_when_move(struct ical_when *, struct ical_zones *, int64_t local);

/* UNTIL of a rule as a clock time in the zone of its start. */
int64_t	ical_when_last(const struct icaltimetype *until,
	    const struct ical_when *start, struct ical_zones *);

/* The instant; a date or a floating time counts as UTC. */
int64_t	ical_when_utc(const struct ical_when *);

/*
 * The end of an event, by DTEND or DURATION (NULL: neither), as a clock time in
 * the zone of its start. For dates, the last second of the last day.
 */
int64_t	ical_when_end(const struct ical_when *start,
	    const struct ical_when *end, const struct icaldurationtype *);

#endif
