/* Times of an iCalendar as clock times in a zone of ours, if it has one. */
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

/* Seconds since 1970 in that zone. False: it is not a valid time. */
bool	ical_when_clock(const struct icaltimetype *, int64_t *local);

/* False: it is not a valid time. */
bool	ical_when(icalproperty *, struct ical_zones *, struct ical_when *);

/* The same of a time in a property, in the zone that the property names. */
bool	ical_when_in(icalproperty *, struct icaltimetype, struct ical_zones *,
	    struct ical_when *);

/* Moves to another clock time of the same zone, where the offset may differ. */
void	ical_when_move(struct ical_when *, struct ical_zones *, int64_t local);

/* UNTIL of a rule as a clock time in the zone of its start. */
int64_t	ical_when_last(const struct rrule *, const struct ical_when *start,
	    struct ical_zones *);

/*
 * A time as the clocks of a zone show it, or a day. NULL: of whole days, which
 * are in no zone.
 */
struct recurrence_date	 ical_when_there(const struct ical_when *,
		    const struct zone *_Nullable);

/* The instant; a date or a floating time counts as UTC. */
int64_t	ical_when_utc(const struct ical_when *);

/*
 * The end of an event, by DTEND or DURATION (NULL: neither), as a clock time in
 * the zone of its start. For dates, the last second of the last day.
 */
int64_t	ical_when_end(const struct ical_when *start,
	    const struct ical_when *end, const struct icaldurationtype *);

/*
 * Time zones that an iCalendar defines (VTIMEZONE), for names that the database
 * does not have. libical's own expansion of their rules is not used: it is
 * unbounded.
 */

/*
 * In force from a time on, and again by a rule. Times are clock times before
 * the change.
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
	bool			 is_windows;	/* found by its name alone */
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
	int64_t			 steps;	/* budget of look-ups */
};

/* Adds one that is not defined. */
struct ical_zone	*ical_zone_add(struct ical_zones *, const char *name);

/* Adds a VTIMEZONE and reports what is left out. */
void	ical_zone_read(struct ical_zones *, icalcomponent *);

/*
 * Seconds to add to UTC at a clock time of that zone, up to 14 hours. False:
 * the zone is not defined, or the budget is spent, which is reported.
 */
bool	ical_zone_offset(struct ical_zones *, const struct ical_zone *,
	    int64_t local, int *offset);

/*
 * Its changes between two clock times, in order. False: more than `most`, or
 * the budget is spent.
 */
struct ical_zone_time {
	int64_t	 local;		/* as clocks were before */
	int	 offset;	/* from then on */
};
bool	ical_zone_changes(struct ical_zones *, const struct ical_zone *,
	    int64_t from, int64_t last, struct ical_zone_time *, size_t most,
	    size_t *count);

/*
 * Finds the zone that stands for a name that the database does not have: by its
 * Windows name; else a zone of the database with the same changes as its
 * VTIMEZONE, from last year to two years ahead; else, and at times where they
 * differ, the offset of the VTIMEZONE. Inexact results are reported once for
 * each calendar and zone. NULL: the budget is spent, which is reported.
 */
struct ical_zone	*ical_zone_find(struct ical_zones *, const char *name);

#endif
