/* Pieces of the words of a rule, private to pages/repeat*.c. */
#ifndef ALMANAC_REPEAT_LIST_H
#define ALMANAC_REPEAT_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "generated/texts.h"
#include "text/rrule.h"

struct page;

/* A rule in its simplest form, with all that it takes from its start. */
struct repeat {
	const struct page	*page;
	struct rrule		 rule;
	int64_t			 start;
	int			 times;		/* of a day */
	bool			 of_month;	/* so is BYSETPOS, if yearly */
};

/* With more members, a list has no plain words. */
#define REPEAT_LIST	12
struct repeat_list {
	const char	*texts[REPEAT_LIST];
	size_t		 count;
	bool		 broken;	/* too long, or a piece has no words */
};

/* NULL breaks the list. */
void		 repeat_add(struct repeat_list *, const char *_Nullable);

/*
 * "Monday, Tuesday and Friday", or with "or": `last` is the text for the end.
 * NULL if the list is broken or empty.
 */
const char	*_Nullable repeat_join(const struct page *,
		    const struct repeat_list *, enum text last);

/* 0: Monday, as in rules. repeat_each() is that of "every Monday", perhaps a
 * plural. */
const char	*repeat_weekday(const struct page *, int weekday);
const char	*repeat_each(const struct page *, int weekday);

/* "st" of "1st". */
const char	*repeat_suffix(const struct page *, int number);

/* "June and July", for the months of a rule. */
const char	*_Nullable repeat_months(const struct repeat *);

/*
 * "the 1st and 15th", "the last Friday", "the first Monday of May": the days of
 * a monthly or yearly rule. NULL: there are no plain words.
 */
const char	*_Nullable repeat_days(const struct repeat *);

/*
 * Of a rule: adds what is that of the start, and finds the most ordinary of the
 * rules that have the same days.
 */
void		 repeat_simplify(struct repeat *);

/* How many weekdays without an ordinal are in the rule; bits, Monday is 1. */
unsigned	 repeat_weekdays(const struct rrule *);

/* Whether some weekday has an ordinal. */
bool		 repeat_has_ordinal(const struct rrule *);

/* Lists of times, not of days. */
#define REPEAT_CLOCK	(1U << RRULE_BYHOUR | 1U << RRULE_BYMINUTE |	\
			    1U << RRULE_BYSECOND)

#define REPEAT_WORKDAYS	0x1f	/* Monday to Friday */
#define REPEAT_ALL_DAYS	0x7f

#endif
