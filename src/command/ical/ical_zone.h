/*
 * Time zones that an iCalendar defines (VTIMEZONE), for names that the
 * database lacks, and the zones here that they mean. libical's own expansion of
 * their rules has no limit, so it is not used.
 */
#ifndef ALMANAC_ICAL_ZONE_H
#define ALMANAC_ICAL_ZONE_H

#include <stdbool.h>
#include <stdint.h>

#include <libical/ical.h>

struct arena;
struct report;
struct rrule;
struct site;
struct zone;

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
	bool			 is_sure;	/* the zone is right for all
						   times */
};

struct ical_zones {
	struct arena		*arena;
	struct report		*report;
	const char		*path;		/* for the report */
	const struct site	*site;
	int64_t			 now;
	struct ical_zone	*first;		/* of the current calendar */
	const struct zone	*shown;		/* for times in UTC and floating
						   ones, or NULL */
	const char		*shown_name;
	const char		*shown_by;	/* the property that names it */
	struct ical_zone	*clock;		/* of floating ones, if none is
						   shown, or NULL */
	bool			 used_clock;	/* was reported */
	int64_t			 steps;	/* steps that look-ups may still use */
};

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
 * Finds a zone for a name that the database lacks: by its Windows name;
 * otherwise a zone of the database with the same changes as the VTIMEZONE,
 * from last year to two years ahead; otherwise, and for times at which they
 * differ, the offset of the VTIMEZONE; without a VTIMEZONE, the zone that the
 * name means (ical_zone_name.h). Inexact results are reported once for each
 * calendar and zone. Returns NULL if the budget is spent, which is
 * reported.
 */
struct ical_zone	*_Nullable ical_zone_find(struct ical_zones *,
	    const char *name);

#endif
