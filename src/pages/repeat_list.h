/* Pieces of the words of a rule, private to pages/repeat*.c. */
#ifndef ALMANAC_REPEAT_LIST_H
#define ALMANAC_REPEAT_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "generated/texts.h"
#include "text/rrule.h"

struct page;

/* A rule in its simplest form, completed with what it takes from its start. */
struct repeat {
	const struct page	*page;
	struct rrule		 rule;
	int64_t			 start;
	int			 times;		/* times a day */
	bool			 of_month;	/* BYSETPOS counts by month */
};

/* The limit of a list in words. A longer list has no plain words. */
#define REPEAT_LIST	12
struct repeat_list {
	const char	*texts[REPEAT_LIST];
	size_t		 count;
	bool		 broken;	/* too long, or a piece has no words */
};

/* Adds a piece. NULL marks the list as broken. */
void		 repeat_add(struct repeat_list *, const char *_Nullable);

/*
 * Returns "Monday, Tuesday and Friday", or the same with "or": `last` is the
 * text that joins the last piece. NULL: the list is broken or empty.
 */
const char	*_Nullable repeat_join(const struct page *,
		    const struct repeat_list *, enum text last);

/*
 * 0 is Monday, as in rules. repeat_each() returns the form after "every", which
 * is a plural in some languages.
 */
const char	*repeat_weekday(const struct page *, int weekday);
const char	*repeat_each(const struct page *, int weekday);

/* "st" for "1st". */
const char	*repeat_suffix(const struct page *, int number);

/* The months of a rule: "June and July". */
const char	*_Nullable repeat_months(const struct repeat *);

/*
 * The days of a monthly or yearly rule: "the 1st and 15th", "the last Friday",
 * "the first Monday of May". NULL: it has no plain words.
 */
const char	*_Nullable repeat_days(const struct repeat *);

/*
 * Completes the rule from its start, then replaces it by the most common rule
 * with the same days.
 */
void		 repeat_simplify(struct repeat *);

/* The weekdays without an ordinal, as bits: Monday is 1. */
unsigned	 repeat_weekdays(const struct rrule *);

/* Whether a weekday of the rule has an ordinal. */
bool		 repeat_has_ordinal(const struct rrule *);

/* The lists of times of day. */
#define REPEAT_CLOCK	(1U << RRULE_BYHOUR | 1U << RRULE_BYMINUTE |	\
			    1U << RRULE_BYSECOND)

#define REPEAT_WORKDAYS	0x1f	/* Monday to Friday */
#define REPEAT_ALL_DAYS	0x7f

#endif
