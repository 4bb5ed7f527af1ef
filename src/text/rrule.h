/*
 * Recurrence rules (RFC 5545 section 3.3.10): read, printed, and expanded in
 * counted steps. Nothing is allocated.
 *
 * Times are clock times of the zone of the first start, in seconds since 1970
 * (text/dates.h).
 */
#ifndef ALMANAC_RRULE_H
#define ALMANAC_RRULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct buf;
struct zone;

enum rrule_every { RRULE_DAILY, RRULE_WEEKLY, RRULE_MONTHLY, RRULE_YEARLY };

/* In the order in which they are printed. */
enum rrule_list {
	RRULE_BYMONTH, RRULE_BYWEEKNO, RRULE_BYYEARDAY, RRULE_BYMONTHDAY,
	RRULE_BYDAY, RRULE_BYHOUR, RRULE_BYMINUTE, RRULE_BYSECOND,
	RRULE_BYSETPOS, RRULE_LISTS
};

enum rrule_until {
	RRULE_ENDLESS, RRULE_UNTIL_DATE, RRULE_UNTIL_LOCAL, RRULE_UNTIL_UTC
};

/* A set of numbers up to RRULE_NUMBER, counted from the start or the end. */
#define RRULE_NUMBER	383
struct rrule_numbers {
	uint64_t	 first[(RRULE_NUMBER + 1) / 64];
	uint64_t	 last[(RRULE_NUMBER + 1) / 64];
};

/* Begin with rrule_init(). Equal rules have equal bytes. */
struct rrule {
	enum rrule_every	 every;
	int			 interval;
	int			 count;		/* 0: none */
	enum rrule_until	 until_form;
	int64_t			 until;		/* 00:00:00 of a date */
	int			 week_start;	/* 0: Monday */
	unsigned		 lists;		/* bits of those with members */
	struct rrule_numbers	 by[RRULE_LISTS];
};

void	rrule_init(struct rrule *, enum rrule_every);

/*
 * Adds a number to a list; negative ones count from the end. BYDAY takes
 * rrule_day(): ordinal 0 is every Monday, 2 the second, -1 the last one of the
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
 * The members of a list, from the first to the last one: 1, 15, -2, -1. Returns
 * how many there are, up to `most` of which are stored.
 */
#define RRULE_MEMBERS	(2 * (RRULE_NUMBER + 1))
size_t	rrule_members(const struct rrule *, enum rrule_list, int *numbers,
	    size_t most);

/*
 * Reads the value of an RRULE, in any letter case. False: `why` says which part
 * is wrong and what was expected. Rejected are rules that repeat within a day,
 * contradict themselves or RFC 5545, or are longer than RRULE_TEXT bytes. A
 * second 60 counts as 59 (section 3.3.12).
 */
#define RRULE_TEXT	1000
#define RRULE_WHY	160
bool	rrule_parse(struct rrule *, const char *text, char why[RRULE_WHY]);

/*
 * Appends the rule so that rrule_parse() reads the same one: lists in order,
 * without what is the default. It is never longer than the text that was read.
 */
void	rrule_print(struct buf *, const struct rrule *);

/*
 * UNTIL as the last clock time of that zone, or INT64_MAX. A date means the
 * whole day. NULL: UTC and clock times are the same.
 */
int64_t	rrule_last(const struct rrule *, const struct zone *);

/*
 * Whether two starts in that zone are the same occurrence: at the same instant.
 * So, where daylight saving skips 2:00 to 3:00, are 2:30 and 3:30; and 2:30,
 * where it occurs twice, always is the first of the two (rules, section 9).
 * NULL: clock times must be equal.
 */
bool	rrule_same(const struct zone *, int64_t a, int64_t b);

/*
 * The most steps that are spent on a rule from elsewhere. Each step takes less
 * than 100 ns, and 400 years of days, after which the calendar repeats, have
 * less.
 */
#define RRULE_STEPS	200000

/* A rule and what is wanted of it; then the results. */
struct rrule_walk {
	const struct rrule	*rule;
	int64_t		 start;		/* supplies missing parts of the rule */
	bool		 is_date;	/* the start is a date */
	int64_t		 from, last;	/* limits of what is wanted */
	int64_t		 keep;		/* up to it, newer replace older ones */
	int64_t		*times;		/* results, a ring buffer */
	size_t		 first, count, most;
	int64_t		 dropped;	/* replaced */
	int64_t		 counted;	/* for COUNT, also before `from` */
	int64_t		 steps;		/* budget: days and times */
	bool		 more;		/* later occurrences may exist */
};

/*
 * Appends the occurrences up to 400 years after the first wanted one, in order.
 * The start is one of them only if it matches the rule. UNTIL must be part of
 * `last`. A yearly rule with BYMONTHDAY alone repeats in the month of the start,
 * as in libical and ical.js.
 */
void	rrule_follow(struct rrule_walk *);

static inline int64_t
rrule_time(const struct rrule_walk *f, size_t i)
{
	return (f->times[(f->first + i) % f->most]);
}

/* All starts of a recurring event. RDATE and EXDATE must be in order. */
struct rrule_event {
	const struct rrule	*rule;		/* NULL: the start itself */
	int64_t			 start;
	bool			 is_date;
	const struct zone	*zone;		/* NULL: of no zone, or a date */
	const int64_t		*added;		/* RDATE */
	size_t			 added_count;
	const int64_t		*left_out;	/* EXDATE */
	size_t			 left_out_count;
};

/* Whether all starts were found. */
enum rrule_found {
	RRULE_ALL,
	RRULE_FULL,		/* there is no room for later ones */
	RRULE_SLOW,		/* the rule takes more than RRULE_STEPS */
	RRULE_FAR		/* they continue after 400 years */
};

/*
 * Finds the starts between two clock times, in order, each occurrence once:
 * those of the rule, and RDATE, without EXDATE. COUNT includes starts before
 * `from` and those left out. Unless the result is RRULE_ALL, later ones may
 * exist: `from` may be the second after the last one then. `most` is at least 1.
 */
enum rrule_found	 rrule_starts(const struct rrule_event *, int64_t from,
			    int64_t last, int64_t *times, size_t most,
			    size_t *count);

/* Why a rule is rejected: "takes too long to expand". NULL for RRULE_ALL. */
const char		*_Nullable rrule_why(enum rrule_found);

#endif
