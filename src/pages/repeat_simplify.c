/* Finds the most common form of a rule with the same days. */
#include <string.h>

#include "pages/repeat.h"
#include "pages/repeat_list.h"
#include "text/dates.h"

#define WEEK	7
#define WEEKS	4	/* full weeks in every month */

static void
drop_list(struct rrule *r, enum rrule_list list)
{
	memset(&r->by[list], 0, sizeof(r->by[list]));
	r->lists &= ~(1U << list);
}

static bool
has_list(const struct rrule *r, enum rrule_list list)
{
	return (rrule_has(r, list));
}

/* Adds what the rule takes from its start, as text/rrule_follow.c does. */
static void
add_of_start(struct rrule *r, int64_t start)
{
	int64_t	 day = date_day(start);
	int	 year, month, date;
	bool	 counts_days;

	date_civil(day, &year, &month, &date);
	counts_days = has_list(r, RRULE_BYMONTHDAY) ||
	    has_list(r, RRULE_BYYEARDAY);
	if (r->every == RRULE_YEARLY && !has_list(r, RRULE_BYDAY) &&
	    !has_list(r, RRULE_BYMONTH) && !has_list(r, RRULE_BYYEARDAY) &&
	    !has_list(r, RRULE_BYWEEKNO))
		rrule_add(r, RRULE_BYMONTH, month);
	if (r->every == RRULE_DAILY || has_list(r, RRULE_BYDAY) || counts_days)
		return;
	if (r->every == RRULE_WEEKLY || has_list(r, RRULE_BYWEEKNO))
		rrule_add(r, RRULE_BYDAY, rrule_day(0,
		    (date_weekday(day) + 6) % 7));
	else
		rrule_add(r, RRULE_BYMONTHDAY, date);
}

/* Whether the rule has exactly these days of the month. */
static bool
has_week(const struct rrule *r, int first, int last)
{
	int	 n;

	if (rrule_members(r, RRULE_BYMONTHDAY, NULL, 0) != WEEK)
		return (false);
	for (n = first; n <= last; n++)
		if (!rrule_holds(r, RRULE_BYMONTHDAY, n))
			return (false);

	return (true);
}

/*
 * Returns the week of days 1 to 7, 8 to 14 and so on, since a Saturday from the
 * 8th to the 14th is the second Saturday. Negative: counted from the end. 0:
 * the days are not such a week.
 */
static int
week_of(const struct rrule *r)
{
	int	 week;

	for (week = 1; week <= WEEKS; week++) {
		if (has_week(r, (week - 1) * WEEK + 1, week * WEEK))
			return (week);
		if (has_week(r, -week * WEEK, -(week - 1) * WEEK - 1))
			return (-week);
	}

	return (0);
}

static void
find_weeks(struct rrule *r)
{
	unsigned	 days = repeat_weekdays(r);
	int		 week = week_of(r), i;

	if (week == 0 || repeat_has_ordinal(r) || (r->every != RRULE_MONTHLY &&
	    !has_list(r, RRULE_BYMONTH)))
		return;
	drop_list(r, RRULE_BYMONTHDAY);
	drop_list(r, RRULE_BYDAY);
	for (i = 0; i < WEEK; i++)
		if (days >> i & 1)
			rrule_add(r, RRULE_BYDAY, rrule_day(week, i));
}

/*
 * With interval 1, different frequencies can have the same days. Returns the
 * simplest frequency for the rule's lists.
 */
static enum rrule_every
find_every(const struct rrule *r)
{
	if (has_list(r, RRULE_BYWEEKNO) || has_list(r, RRULE_BYYEARDAY) ||
	    (r->every == RRULE_YEARLY && repeat_has_ordinal(r)))
		return (RRULE_YEARLY);
	if (has_list(r, RRULE_BYMONTHDAY) || repeat_has_ordinal(r))
		return (has_list(r, RRULE_BYMONTH) ? RRULE_YEARLY :
		    RRULE_MONTHLY);

	return (has_list(r, RRULE_BYDAY) ? RRULE_WEEKLY : RRULE_DAILY);
}

void
repeat_simplify(struct repeat *s)
{
	struct rrule	*r = &s->rule;

	add_of_start(r, s->start);
	if (has_list(r, RRULE_BYSETPOS)) {
		s->of_month = r->every == RRULE_MONTHLY && r->interval == 1 &&
		    has_list(r, RRULE_BYMONTH);
		r->every = s->of_month ? RRULE_YEARLY : r->every;
		return;
	}
	if (r->interval == 1 && repeat_weekdays(r) == REPEAT_ALL_DAYS &&
	    !has_list(r, RRULE_BYWEEKNO))
		drop_list(r, RRULE_BYDAY);
	if (r->interval == 1)
		r->every = find_every(r);
	if (has_list(r, RRULE_BYMONTHDAY) && has_list(r, RRULE_BYDAY))
		find_weeks(r);
}

/*
 * Whether the day on which weeks begin matters: it does for numbered weeks, and
 * if some weeks are skipped.
 */
static bool
counts_weeks(const struct rrule *r, int64_t start)
{
	unsigned	 of_start = 1U << (date_weekday(date_day(start)) +
			    6) % WEEK;

	return (has_list(r, RRULE_BYWEEKNO) || (r->every == RRULE_WEEKLY &&
	    r->interval != 1 && repeat_weekdays(r) != of_start));
}

static struct repeat
simplify_rule(const struct rrule *rule, int64_t start)
{
	struct repeat	 s = { .rule = *rule, .start = start };

	repeat_simplify(&s);
	s.rule.count = 0;
	s.rule.until = 0;
	s.rule.until_form = RRULE_ENDLESS;
	if (!counts_weeks(&s.rule, start))
		s.rule.week_start = 0;

	return (s);
}

struct rrule
repeat_simplest(const struct rrule *rule, int64_t start)
{
	struct repeat	 s = simplify_rule(rule, start);

	s.rule.every = s.of_month ? RRULE_MONTHLY : s.rule.every;

	return (s.rule);
}

bool
repeat_same_days(const struct rrule *a, const struct rrule *b, int64_t start)
{
	struct repeat	 one = simplify_rule(a, start);
	struct repeat	 other = simplify_rule(b, start);

	return (one.of_month == other.of_month &&
	    memcmp(&one.rule, &other.rule, sizeof(one.rule)) == 0);
}
