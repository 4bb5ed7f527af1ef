/*
 * Times of an iCalendar, as clock times of a zone of the database if there is
 * one.
 */
#ifndef ALMANAC_ICAL_WHEN_H
#define ALMANAC_ICAL_WHEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <libical/ical.h>

#include "text/recurrence.h"

struct arena;
struct ical_zone;
struct ical_zones;
struct report;
struct rrule;
struct site;
struct zone;

struct ical_when {
	bool			 is_date;
	int64_t			 local;		/* clock time */
	const struct zone	*zone;		/* NULL: floating, a date */
	char			 text[96];	/* its name; "" if none */
	struct ical_zone	*named;		/* in the file, or NULL */
};

/*
 * Seconds since 1970 on the clock of the zone. Returns false if the time is
 * not valid.
 */
bool	ical_when_clock(const struct icaltimetype *, int64_t *local);

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

/* The time in UTC. Dates and floating times count as UTC. */
int64_t	ical_when_utc(const struct ical_when *);

/*
 * The end of an event, from DTEND or DURATION (NULL: absent), as a clock time
 * in the zone of its start. For dates, the last second of the last day.
 */
int64_t	ical_when_end(const struct ical_when *start,
	    const struct ical_when *end, const struct icaldurationtype *);

/*
 * Time zones that an iCalendar defines (VTIMEZONE), for names that the
 * database lacks. libical's own expansion of their rules has no limit, so it
 * is not used.
 */

/*
 * An offset that begins at a time, and again at times of a rule. Times are
 * clock times before the change.
 */
struct ical_change {
	struct ical_change			*next;
	int64_t					 from, until;
	const struct rrule			*rule;	/* or NULL */
	int					 offset;
};

/* A name that the calendar uses or defines. */
struct ical_zone {
	struct ical_zone	*next;
	const char		*name;
	struct ical_change	*changes;	/* NULL: not defined */
	int			 rules;
	bool			 decided;
	const struct zone	*zone;		/* the zone here, or NULL */
	const char		*text;		/* and its name */
	bool			 is_windows;	/* found by its Windows name */
};

struct ical_zones {
	struct arena		*arena;
	struct report		*report;
	const char		*path;		/* for the report */
	const struct site	*site;
	int64_t			 now;
	struct ical_zone	*first;		/* of the current calendar */
	const struct zone	*shown;		/* for times in UTC, or NULL */
	const char		*shown_name;
	int64_t			 steps;	/* steps that look-ups may still use */
};

/* Adds a name without a definition. */
struct ical_zone	*ical_zone_add(struct ical_zones *, const char *name);

/* Adds a VTIMEZONE, and reports parts that are left out. */
void	ical_zone_read(struct ical_zones *, icalcomponent *);

/*
 * Sets the seconds to add to UTC at a clock time of the zone, up to 14 hours.
 * Returns false if the zone is not defined, or the budget is spent, which is
 * reported.
 */
bool	ical_zone_offset(struct ical_zones *, const struct ical_zone *,
	    int64_t local, int *offset);

/*
 * The changes of the zone between two clock times, in order. Returns false if
 * there are more than `most`, or the budget is spent.
 */
struct ical_zone_time {
	int64_t	 local;		/* on the clock before the change */
	int	 offset;	/* after the change */
};
bool	ical_zone_changes(struct ical_zones *, const struct ical_zone *,
	    int64_t from, int64_t last, struct ical_zone_time *, size_t most,
	    size_t *count);

/*
 * Finds a zone for a name that the database lacks: by its Windows name;
 * otherwise a zone of the database with the same changes as the VTIMEZONE,
 * from last year to two years ahead; otherwise, and for times at which they
 * differ, the offset of the VTIMEZONE. Inexact results are reported once for
 * each calendar and zone. Returns NULL if the budget is spent, which is
 * reported.
 */
struct ical_zone	*ical_zone_find(struct ical_zones *, const char *name);

#endif
