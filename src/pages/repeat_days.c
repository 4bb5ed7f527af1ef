/* The days of a monthly or yearly rule. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "http/request.h"
#include "pages/page.h"
#include "pages/phrase.h"
#include "pages/repeat_list.h"

#define WORDS		5	/* ordinals written as words */
#define LAST_WORDS	3
#define DATES		6	/* dates of a year that are listed */
#define WEEKDAYS	7

static const char *
text_of(const struct repeat *s, enum text which)
{
	return (s->page->texts[which]);
}

static const char *
join_list(const struct repeat *s, const struct repeat_list *list)
{
	return (repeat_join(s->page, list, TEXT_PAGE_REPEAT_AND));
}

/* "first", "20th", "last", with an article if the language repeats it. */
static const char *
format_ordinal(const struct repeat *s, int n)
{
	if (n < 0)
		return (n < -LAST_WORDS ? NULL : text_of(s,
		    TEXT_PAGE_REPEAT_LAST_1 + (enum text)(-n - 1)));
	if (n <= WORDS)
		return (text_of(s, TEXT_PAGE_REPEAT_ORDINAL_1 +
		    (enum text)(n - 1)));

	return (phrase(s->page->rq->arena, text_of(s,
	    TEXT_PAGE_REPEAT_ORDINAL_N), "n",
	    arena_integer(s->page->rq->arena, n), "th",
	    repeat_suffix(s->page, n), NULL));
}

/* "the first and last Friday". */
static const char *
format_nth(const struct repeat *s, const struct repeat_list *ordinals,
    const char *day)
{
	const char	*all = join_list(s, ordinals);

	return (all == NULL || day == NULL ? NULL : phrase(s->page->rq->arena,
	    text_of(s, TEXT_PAGE_REPEAT_NTH), "ordinals", all, "day", day,
	    NULL));
}

/* The numbers of a list: all, or only those counted from the end. */
static const char *
nth_of_list(const struct repeat *s, enum rrule_list list, bool from_end,
    const char *day)
{
	struct repeat_list	 ordinals = { .count = 0 };
	int			 members[RRULE_MEMBERS];
	size_t			 count, i;

	count = rrule_members(&s->rule, list, members, RRULE_MEMBERS);
	for (i = 0; i < count; i++)
		if (!from_end || members[i] < 0)
			repeat_add(&ordinals, format_ordinal(s, members[i]));

	return (format_nth(s, &ordinals, day));
}

static const char *
format_day(const struct repeat *s, int day)
{
	return (day == 1 ? text_of(s, TEXT_PAGE_FIRST_DAY) :
	    arena_integer(s->page->rq->arena, day));
}

/* "the 1st and 15th". */
static const char *
format_dates(const struct repeat *s)
{
	struct repeat_list	 list = { .count = 0 };
	const char		*all;
	int			 day;

	for (day = 1; day <= 31; day++)
		if (rrule_holds(&s->rule, RRULE_BYMONTHDAY, day))
			repeat_add(&list, phrase(s->page->rq->arena,
			    text_of(s, TEXT_PAGE_REPEAT_DATE_N), "n",
			    format_day(s, day), "th",
			    repeat_suffix(s->page, day), NULL));
	all = join_list(s, &list);

	return (all == NULL ? NULL : phrase(s->page->rq->arena,
	    text_of(s, TEXT_PAGE_REPEAT_DATES), "dates", all, NULL));
}

/* "the 15th and the last day". */
static const char *
month_days(const struct repeat *s)
{
	struct repeat_list	 list = { .count = 0 };
	int			 members[2 * 31];
	size_t			 count;

	count = rrule_members(&s->rule, RRULE_BYMONTHDAY, members, 2 * 31);
	if (members[0] > 0)
		repeat_add(&list, format_dates(s));
	if (members[count - 1] < 0)
		repeat_add(&list, nth_of_list(s, RRULE_BYMONTHDAY, true,
		    text_of(s, TEXT_PAGE_REPEAT_DAY)));

	return (join_list(s, &list));
}

/*
 * "July 4 and December 24". NULL: there are too many, or some are counted from
 * the end.
 */
static const char *
dates_of_year(const struct repeat *s)
{
	struct repeat_list	 list = { .count = 0 };
	int			 members[DATES], months[DATES];
	size_t			 days, all, i;

	days = rrule_members(&s->rule, RRULE_BYMONTHDAY, members, DATES);
	all = rrule_members(&s->rule, RRULE_BYMONTH, months, DATES) * days;
	if (all > DATES || (all > 0 && members[days - 1] < 0))
		return (NULL);
	for (i = 0; i < all; i++)
		repeat_add(&list, phrase(s->page->rq->arena,
		    text_of(s, TEXT_PAGE_REPEAT_DATE), "day",
		    format_day(s, members[i % days]), "month",
		    text_of(s, TEXT_PAGE_MONTH_1 +
		    (enum text)(months[i / days] - 1)), NULL));

	return (join_list(s, &list));
}

/* "every Monday and Friday". */
static const char *
plain_weekdays(const struct repeat *s)
{
	struct repeat_list	 list = { .count = 0 };
	unsigned		 days = repeat_weekdays(&s->rule);
	int			 i;

	for (i = 0; i < WEEKDAYS; i++)
		if (days >> i & 1)
			repeat_add(&list, repeat_each(s->page, i));

	return (phrase(s->page->rq->arena,
	    text_of(s, TEXT_PAGE_REPEAT_EVERY_DAY), "days", join_list(s, &list),
	    NULL));
}

/* "the first and third Monday and the last Friday". */
static const char *
format_weekdays(const struct repeat *s)
{
	struct repeat_list	 list = { .count = 0 }, ordinals;
	int			 members[REPEAT_LIST], day;
	size_t			 count, i;

	count = rrule_members(&s->rule, RRULE_BYDAY, members, REPEAT_LIST);
	if (count > REPEAT_LIST)
		return (NULL);
	if (repeat_weekdays(&s->rule) != 0)
		repeat_add(&list, plain_weekdays(s));
	for (day = 0; day < WEEKDAYS; day++) {
		ordinals = (struct repeat_list){ .count = 0 };
		for (i = 0; i < count; i++)
			if (abs(members[i]) % WEEKDAYS == day &&
			    members[i] / WEEKDAYS != 0)
				repeat_add(&ordinals, format_ordinal(s,
				    members[i] / WEEKDAYS));
		if (ordinals.count > 0 || ordinals.broken)
			repeat_add(&list, format_nth(s, &ordinals,
			    repeat_weekday(s->page, day)));
	}

	return (join_list(s, &list));
}

/* "weekday", "Monday or Tuesday". */
static const char *
some_weekday(const struct repeat *s)
{
	struct repeat_list	 list = { .count = 0 };
	unsigned		 days = repeat_weekdays(&s->rule);
	int			 i;

	if (days == REPEAT_ALL_DAYS)
		return (text_of(s, TEXT_PAGE_REPEAT_DAY));
	if (days == REPEAT_WORKDAYS)
		return (text_of(s, TEXT_PAGE_REPEAT_WORKDAY));
	for (i = 0; i < WEEKDAYS; i++)
		if (days >> i & 1)
			repeat_add(&list, repeat_weekday(s->page, i));

	return (repeat_join(s->page, &list, TEXT_PAGE_REPEAT_OR));
}

/* Whether the rule has only these lists and lists of times. */
static bool
has_only(const struct repeat *s, unsigned lists)
{
	return ((s->rule.lists & ~REPEAT_CLOCK & ~lists) == 0);
}

/*
 * "the last weekday". A position counts within a month or a year. It counts
 * times of day as well, so there are no plain words for several times. A yearly
 * rule with several months counts over all of them, which has no plain words
 * either.
 */
static const char *
format_positions(const struct repeat *s)
{
	if (!has_only(s, 1U << RRULE_BYMONTH | 1U << RRULE_BYDAY |
	    1U << RRULE_BYSETPOS) || repeat_has_ordinal(&s->rule) ||
	    s->times != 1 || (s->rule.every == RRULE_YEARLY && !s->of_month &&
	    rrule_members(&s->rule, RRULE_BYMONTH, NULL, 0) > 1))
		return (NULL);

	return (nth_of_list(s, RRULE_BYSETPOS, false, some_weekday(s)));
}

/*
 * "Monday of weeks 10 and 20". Weeks have these numbers only if they begin on
 * Monday.
 */
static const char *
format_weeks(const struct repeat *s)
{
	struct repeat_list	 list = { .count = 0 }, days = { .count = 0 };
	struct arena		*arena = s->page->rq->arena;
	const char		*all;
	int			 i;

	if (!has_only(s, 1U << RRULE_BYWEEKNO | 1U << RRULE_BYDAY) ||
	    s->rule.week_start != 0)
		return (NULL);
	for (i = -53; i <= 53; i++)
		if (rrule_holds(&s->rule, RRULE_BYWEEKNO, i))
			repeat_add(&list, i < 0 ? NULL :
			    arena_integer(arena, i));
	for (i = 0; i < WEEKDAYS; i++)
		if (repeat_weekdays(&s->rule) >> i & 1)
			repeat_add(&days, phrase(arena,
			    text_of(s, TEXT_PAGE_REPEAT_THE_DAY), "day",
			    repeat_weekday(s->page, i), NULL));
	all = join_list(s, &list);

	return (all == NULL ? NULL : phrase(arena, text_of(s, list.count == 1 ?
	    TEXT_PAGE_REPEAT_OF_WEEK : TEXT_PAGE_REPEAT_OF_WEEKS), "days",
	    join_list(s, &days), "n", all, NULL));
}

/*
 * "of May", or "June" after it, in the form that the language uses before
 * vowels.
 */
static const char *
of_month(const struct repeat *s, int month, bool first)
{
	static const enum text	 patterns[2][2] = {
		{ TEXT_PAGE_REPEAT_OF_NEXT, TEXT_PAGE_REPEAT_OF_NEXT_VOWEL },
		{ TEXT_PAGE_REPEAT_OF_MONTH, TEXT_PAGE_REPEAT_OF_MONTH_VOWEL }
	};
	const char		*name;

	name = text_of(s, TEXT_PAGE_MONTH_1 + (enum text)(month - 1));

	return (phrase(s->page->rq->arena, text_of(s,
	    patterns[first][strchr("aeiou", *name) != NULL]), "month", name,
	    NULL));
}

/*
 * Adds the months or the year of a yearly rule: "of May and June", "of the
 * year".
 */
static const char *
append_months(const struct repeat *s, const char *days)
{
	struct repeat_list	 list = { .count = 0 };
	int			 month;

	if (days == NULL || s->rule.every != RRULE_YEARLY)
		return (days);
	for (month = 1; month <= 12; month++)
		if (rrule_holds(&s->rule, RRULE_BYMONTH, month))
			repeat_add(&list, of_month(s, month, list.count == 0));

	return (arena_join(s->page->rq->arena, days, " ", list.count == 0 ?
	    text_of(s, TEXT_PAGE_REPEAT_OF_YEAR) : join_list(s, &list), NULL));
}

const char *
repeat_days(const struct repeat *s)
{
	const struct rrule	*r = &s->rule;
	const char		*all;

	if (rrule_has(r, RRULE_BYSETPOS))
		return (append_months(s, format_positions(s)));
	if (rrule_has(r, RRULE_BYWEEKNO))
		return (format_weeks(s));
	if (rrule_has(r, RRULE_BYYEARDAY))
		return (!has_only(s, 1U << RRULE_BYYEARDAY) ? NULL :
		    append_months(s, nth_of_list(s, RRULE_BYYEARDAY, false,
		    text_of(s, TEXT_PAGE_REPEAT_DAY))));
	if (!rrule_has(r, RRULE_BYMONTHDAY))
		return (append_months(s, format_weekdays(s)));
	if (rrule_has(r, RRULE_BYDAY))
		return (NULL);
	all = r->every == RRULE_YEARLY ? dates_of_year(s) : NULL;

	return (all != NULL ? all : append_months(s, month_days(s)));
}
