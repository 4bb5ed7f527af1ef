/*
 * Time zones that an iCalendar describes itself (VTIMEZONE), for names that
 * the database does not have.  libical is not asked for their changes: it
 * would make all that their rules give, for ever.
 */
#ifndef ALMANAC_ICAL_ZONE_H
#define ALMANAC_ICAL_ZONE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <libical/ical.h>

struct arena;
struct report;
struct site;
struct zone;

/* From a time on, and again by a rule; clock times as they were before. */
struct ical_change {
	struct ical_change			*next;
	int64_t					 from, until;
	const struct icalrecurrencetype		*rule;	/* or NULL */
	int					 offset;
};

/* A name that is used, or described, in the calendar. */
struct ical_zone {
	struct ical_zone	*next;
	const char		*name;
	struct ical_change	*changes;	/* NULL: not described */
	int			 rules;
	bool			 decided;
	const struct zone	*zone;		/* what it is here, or NULL */
	const char		*text;		/* and its name */
	bool			 is_windows;	/* by its name alone */
};

struct ical_zones {
	struct arena		*arena;
	struct report		*report;
	const char		*path;		/* for the report */
	const struct site	*site;
	int64_t			 now;
	struct ical_zone	*first;		/* of the calendar at hand */
	const struct zone	*shown;		/* of times in UTC, or NULL */
	const char		*shown_name;
	int64_t			 steps;	/* that look-ups may still take */
};

/* Adds one that is not described. */
struct ical_zone	*ical_zone_add(struct ical_zones *, const char *name);

/* Adds a VTIMEZONE; what it loses is reported. */
void	ical_zone_read(struct ical_zones *, icalcomponent *);

/*
 * Seconds to add to UTC at a clock time of that zone, up to 14 hours.  False:
 * it is not described, or there have been too many look-ups, which is
 * reported.
 */
bool	ical_zone_offset(struct ical_zones *, const struct ical_zone *,
	    int64_t local, int *offset);

/*
 * Its changes between two clock times, in order.  False: there are more than
 * `most`, or too many to look through.
 */
struct ical_zone_time {
	int64_t	 local;		/* as the clock was before */
	int	 offset;	/* from then on */
};
bool	ical_zone_changes(struct ical_zones *, const struct ical_zone *,
	    int64_t from, int64_t last, struct ical_zone_time *, size_t most,
	    size_t *count);

#endif
