/*
 * The starts of a recurring event, as iCalendar describes them: RRULE, RDATE and
 * EXDATE (RFC 5545 sections 3.8.5.1 to 3.8.5.3). Rules, section 43.
 */
#ifndef ALMANAC_RECURRENCE_H
#define ALMANAC_RECURRENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/rrule.h"

struct arena;
struct buf;

/* Dates in order, without duplicates. A day has the time of day of the start. */
struct recurrence_date {
	int64_t	 at;		/* clock time, in seconds since 1970 */
	bool	 is_day;
};

#define RECURRENCE_DATES	1000
struct recurrence_dates {
	size_t			 count;
	struct recurrence_date	*list;	/* in the arena */
};

/* A rule, and each date on a line of its own. */
#define RECURRENCE_LINES	(2 * RECURRENCE_DATES + 1)
struct recurrence {
	int			 lines;		/* added so far */
	bool			 has_rule;
	struct rrule		 rule;
	struct recurrence_dates	 added, left_out;	/* RDATE, EXDATE */
};

void	recurrence_init(struct recurrence *);

/*
 * Adds a line: "RRULE:FREQ=WEEKLY", "EXDATE;VALUE=DATE:20270309,20270316", or a
 * rule without its name. False: `why` says what was expected.
 */
#define RECURRENCE_WHY	(RRULE_WHY + 40)
bool	recurrence_add(struct recurrence *, struct arena *, const char *line,
	    char why[RECURRENCE_WHY]);

/*
 * Reads "20270309T180000,20270316", as recurrence_print() writes it. False: it
 * is something else, or more than RECURRENCE_DATES.
 */
bool	recurrence_read(struct recurrence_dates *, struct arena *,
	    const char *text);
void	recurrence_print(struct buf *, const struct recurrence_dates *);

/* Adds a date, unless there are RECURRENCE_DATES. */
void	recurrence_insert(struct recurrence_dates *, struct arena *,
	    struct recurrence_date);

/*
 * The clock times of the dates of an event with that start, in order and in the
 * arena; `*count` is their number.
 */
int64_t	*recurrence_times(const struct recurrence_dates *, struct arena *,
	    int64_t start, bool all_day, size_t *count);

#endif
