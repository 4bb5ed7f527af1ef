/*
 * The starts of a repeated event, in the form of iCalendar: RRULE, RDATE and
 * EXDATE (RFC 5545 sections 3.8.5.1 to 3.8.5.3; rules, section 43), and the
 * DURATION of each.
 */
#ifndef ALMANAC_RECURRENCE_H
#define ALMANAC_RECURRENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/dates.h"
#include "text/lengths.h"
#include "text/rrule.h"

struct arena;
struct buf;

/*
 * Dates are in order, without duplicates. A day without a time has the time of
 * the start.
 */
struct recurrence_date {
	int64_t	 at;		/* clock time, in seconds since 1970 */
	bool	 is_day;
};

#define RECURRENCE_DATES	1000

/* Starts between these have dates in UTC and ends that are dates, too. */
#define RECURRENCE_FIRST	(DATE_LEAST + 2 * DATE_DAY)
#define RECURRENCE_LAST		(DATE_MOST - 732 * DATE_DAY)

struct recurrence_dates {
	size_t			 count;
	struct recurrence_date	*list;	/* in the arena */
};

/* A rule, and a line for each date. */
#define RECURRENCE_LINES	(2 * RECURRENCE_DATES + 1)
struct recurrence {
	int			 lines;		/* added so far */
	bool			 has_rule;
	struct rrule		 rule;
	struct recurrence_dates	 added, left_out;	/* RDATE, EXDATE */
	struct exact_length	 length;		/* DURATION */
};

void	recurrence_init(struct recurrence *);

/*
 * Adds a line: "RRULE:FREQ=WEEKLY", "EXDATE;VALUE=DATE:20270309,20270316", or
 * a rule without "RRULE:". Returns false if the line is not valid; `why` says
 * what was expected.
 */
#define RECURRENCE_WHY	(RRULE_WHY + 40)
bool	recurrence_add(struct recurrence *, struct arena *, const char *line,
	    char why[RECURRENCE_WHY]);

/*
 * Reads dates that recurrence_print() has written: "20270309T180000,20270316".
 * Returns false if the text is not valid or has more than RECURRENCE_DATES
 * dates.
 */
bool	recurrence_read(struct recurrence_dates *, struct arena *,
	    const char *text);
void	recurrence_print(struct buf *, const struct recurrence_dates *);

/* Adds a date, unless there are already RECURRENCE_DATES. */
void	recurrence_insert(struct recurrence_dates *, struct arena *,
	    struct recurrence_date);

/* All starts of it with that first start; refers to the recurrence. */
struct rrule_event	 recurrence_event(const struct recurrence *,
			    struct arena *, int64_t start, bool is_date,
			    const struct zone *_Nullable);

#endif
