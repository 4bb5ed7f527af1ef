/*
 * Recurrence rules (RFC 5545 section 3.3.10): parsed, printed, and expanded in
 * counted steps. No memory is allocated. Times are clock times of the zone of
 * the first start, in seconds since 1970 (text/dates.h).
 */
#ifndef ALMANAC_RRULE_H
#define ALMANAC_RRULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct buf;
struct reason;
struct zone;

enum rrule_every { RRULE_DAILY, RRULE_WEEKLY, RRULE_MONTHLY, RRULE_YEARLY };

/* The order in which lists are printed. */
enum rrule_list {
	RRULE_BYMONTH, RRULE_BYWEEKNO, RRULE_BYYEARDAY, RRULE_BYMONTHDAY,
	RRULE_BYDAY, RRULE_BYHOUR, RRULE_BYMINUTE, RRULE_BYSECOND,
	RRULE_BYSETPOS, RRULE_LISTS
};

enum rrule_until {
	RRULE_ENDLESS, RRULE_UNTIL_DATE, RRULE_UNTIL_LOCAL, RRULE_UNTIL_UTC
};

/*
 * A set of numbers from 1 to RRULE_NUMBER, counted from the start or the end.
 */
#define RRULE_NUMBER	383
struct rrule_numbers {
	uint64_t	 first[(RRULE_NUMBER + 1) / 64];
	uint64_t	 last[(RRULE_NUMBER + 1) / 64];
};

/* Initialize it with rrule_init(). Equal rules have equal bytes. */
struct rrule {
	enum rrule_every	 every;
	int			 interval;
	int			 count;		/* 0: none */
	enum rrule_until	 until_form;
	int64_t			 until;		/* midnight of a date */
	int			 week_start;	/* 0: Monday */
	unsigned		 lists;		/* bits of those with members */
	struct rrule_numbers	 by[RRULE_LISTS];
};

void	rrule_init(struct rrule *, enum rrule_every);

/*
 * Adds a number to a list. Negative numbers count from the end. For BYDAY, use
 * rrule_day(): ordinal 0 is every Monday, 2 the second, -1 the last of the
 * month, or of the year in a yearly rule without BYMONTH.
 */
void	rrule_add(struct rrule *, enum rrule_list, int number);

static inline int
rrule_day(int ordinal, int weekday)
{
	return (ordinal * 7 + (ordinal < 0 ? -weekday : weekday));
}

static inline bool
rrule_has(const struct rrule *r, enum rrule_list list)
{
	return (r->lists >> list & 1);
}

static inline bool
rrule_holds(const struct rrule *r, enum rrule_list list, int number)
{
	const struct rrule_numbers	*all = &r->by[list];
	unsigned			 i;

	i = number < 0 ? (unsigned)-number : (unsigned)number;
	return (i <= RRULE_NUMBER && ((number < 0 ? all->last : all->first)
	    [i / 64] >> i % 64 & 1));
}

/*
 * Stores up to `most` members of a list, in the order 1, 15, -2, -1. Returns
 * how many the list has.
 */
#define RRULE_MEMBERS	(2 * (RRULE_NUMBER + 1))
size_t	rrule_members(const struct rrule *, enum rrule_list, int *numbers,
	    size_t most);

/*
 * Parses the value of an RRULE, in any letter case. Returns false if it is not
 * valid; the reason says which part is wrong and which values it allows, and
 * `why` says it in English. Rules that repeat within a day, that contradict
 * themselves or RFC 5545, or that are longer than RRULE_TEXT bytes are not
 * valid. A second of 60 counts as 59 (section 3.3.12).
 */
#define RRULE_TEXT	1000
#define RRULE_WHY	160
bool	rrule_read(struct rrule *, const char *text, struct reason *);
bool	rrule_parse(struct rrule *, const char *text, char why[RRULE_WHY]);

/*
 * Appends the rule in a form that rrule_parse() reads as the same rule: lists
 * in order, without defaults. It is never longer than the text that was
 * parsed.
 */
void	rrule_print(struct buf *, const struct rrule *);

/*
 * Sets UNTIL to a clock time. The last second of a day becomes the day, so that
 * equal rules have one form.
 */
void	rrule_end(struct rrule *, int64_t last);

/*
 * Returns UNTIL as the last clock time of the zone, or INT64_MAX. A date is
 * the end of that day. zone NULL: UTC and clock times are the same.
 */
int64_t	rrule_last(const struct rrule *, const struct zone *);

/*
 * Whether two starts in the zone are the same occurrence, at the same instant.
 * If daylight saving skips 2:00 to 3:00, 2:30 and 3:30 are the same. If 2:30
 * occurs twice, it is always the first (rules, section 9). zone NULL: the
 * clock times must be equal.
 */
bool	rrule_same(const struct zone *, int64_t a, int64_t b);

/*
 * The limit of steps for an untrusted rule. A step takes less than 100 ns.
 * After 400 years the calendar repeats; the days of this period are fewer
 * steps.
 */
#define RRULE_STEPS	200000

/* Parameters and results of rrule_follow(). */
struct rrule_walk {
	const struct rrule	*rule;
	int64_t		 start;		/* supplies parts that the rule lacks */
	bool		 is_date;	/* the start is a date */
	int64_t		 from, last;	/* range of the results */
	int64_t		 drop_before;	/* of results, if `times` is full */
	int64_t		*times;		/* results, a ring buffer */
	size_t		 first, count, most;
	int64_t		 dropped;	/* replaced ones */
	int64_t		 counted;	/* for COUNT, also before `from` */
	int64_t		 steps;		/* budget: days and times */
	bool		 more;		/* there may be later occurrences */
};

/*
 * Appends occurrences in order, up to 400 years after `from`. The start is an
 * occurrence only if it matches the rule. The caller includes UNTIL in `last`.
 * A yearly rule with BYMONTHDAY only repeats in the month of the start, as in
 * libical and ical.js.
 */
void	rrule_follow(struct rrule_walk *);

static inline int64_t
rrule_time(const struct rrule_walk *f, size_t i)
{
	return (f->times[(f->first + i) % f->most]);
}

/* A repeated event. RDATE and EXDATE are in order. */
struct rrule_event {
	const struct rrule	*rule;		/* NULL: the start itself */
	int64_t			 start;
	bool			 is_date;
	const struct zone	*zone;		/* NULL: floating, or dates */
	const int64_t		*added;		/* RDATE */
	size_t			 added_count;
	const int64_t		*left_out;	/* EXDATE */
	size_t			 left_out_count;
};

/* Whether all starts were found. */
enum rrule_found {
	RRULE_ALL,
	RRULE_FULL,		/* there is no room for more */
	RRULE_SLOW,		/* the rule takes more than RRULE_STEPS */
	RRULE_FAR		/* there may be more after 400 years */
};

/*
 * Finds the starts between two clock times, in order and without duplicates:
 * those of the rule and RDATE, except those of EXDATE. COUNT includes starts
 * before `from` and those left out. Unless the result is RRULE_ALL, there may
 * be more: call it again from the second after the last one. `most` is at
 * least 1.
 */
enum rrule_found	 rrule_starts(const struct rrule_event *, int64_t from,
			    int64_t last, int64_t *times, size_t most,
			    size_t *count);

/* The index of the first of ascending times that is not before `time`. */
size_t			 rrule_place(const int64_t *list, size_t count,
			    int64_t time);

/* How many starts the rule has up to a time. */
int64_t			 rrule_counted(const struct rrule_event *,
			    int64_t last);

#endif
