#include "text/recurrence_part.h"

#include <string.h>

#include "base/arena.h"
#include "text/dates.h"

#define WEEK		7
#define MOST_DAYS	36600	/* by which starts are moved */
#define SAFE_DAYS	28	/* days that all months have */

#define BIT(list)	(1U << RRULE_ ## list)
#define TIMES		(BIT(BYHOUR) | BIT(BYMINUTE) | BIT(BYSECOND))

struct recurrence_date
recurrence_as_date(int64_t first, int64_t at)
{
	int64_t	 day = date_day_start(at);

	return (at - day == first - date_day_start(first) ?
	    (struct recurrence_date){ .at = day, .is_day = true } :
	    (struct recurrence_date){ .at = at });
}

/* The dates before a time, or those from then on. */
static struct recurrence_dates
select_dates(struct arena *arena, int64_t first, const int64_t *times,
    size_t count, int64_t at, bool later)
{
	struct recurrence_dates	 dates = { 0 };
	size_t			 i;

	dates.list = arena_alloc(arena, (count + 1) * sizeof(*dates.list));
	for (i = 0; i < count; i++)
		if ((times[i] >= at) == later)
			dates.list[dates.count++] = recurrence_as_date(first,
			    times[i]);

	return (dates);
}

struct recurrence
recurrence_part(struct arena *arena, const struct recurrence *whole,
    const struct rrule_event *e, int64_t at, bool later)
{
	struct recurrence	 r = *whole;

	r.added = select_dates(arena, e->start, e->added, e->added_count, at,
	    later);
	r.left_out = select_dates(arena, e->start, e->left_out,
	    e->left_out_count, at, later);

	return (r);
}

/* The first start that the rule itself gives from a time on. */
static bool
find_by_rule(const struct rrule_event *e, int64_t from, int64_t *first)
{
	struct rrule_event	 rule = *e;
	size_t			 count;

	if (e->rule == NULL)
		return (false);
	rule.added_count = rule.left_out_count = 0;
	if (from < RECURRENCE_FIRST)
		from = RECURRENCE_FIRST;
	(void)rrule_starts(&rule, from, RECURRENCE_LAST, first, 1, &count);

	return (count > 0);
}

/* With the day before, if the rule allows, so that its time may change. */
static void
end_before(const struct rrule_event *e, int64_t at, struct rrule *rule)
{
	int64_t	 first;

	if (!find_by_rule(e, date_day_start(at), &first) || first >= at)
		at = date_day_start(at);
	if (e->is_date)
		at = date_day_end(at - 1) + 1;
	rrule_end(rule, at - 1);
}

/*
 * Without a rule the first start is a day of the event, unless it is left out.
 */
struct recurrence
recurrence_before(struct arena *arena, const struct recurrence *whole,
    const struct rrule_event *e, int64_t at, int64_t *start)
{
	struct recurrence	 r = recurrence_part(arena, whole, e, at,
				    false);
	int64_t			 first;

	*start = e->start;
	r.has_rule = find_by_rule(e, e->start, &first) && first < at;
	if (r.has_rule && r.rule.count > 0)
		r.rule.count = (int)rrule_counted(e, at - 1);
	else if (r.has_rule)
		end_before(e, at, &r.rule);
	else if (e->start >= at && r.added.count > 0)
		*start = e->added[0];
	else if (e->start >= at)
		recurrence_insert(&r.left_out, arena,
		    recurrence_as_date(e->start, e->start));

	return (r);
}

struct recurrence
recurrence_from(struct arena *arena, const struct recurrence *whole,
    const struct rrule_event *e, int64_t at, int64_t *start)
{
	struct recurrence	 r = recurrence_part(arena, whole, e, at,
				    true);

	*start = at;
	r.has_rule = find_by_rule(e, at, start);
	if (r.has_rule && r.rule.count > 0)
		r.rule.count -= (int)rrule_counted(e, at - 1);

	return (r);
}

/* Weekdays move with the day on which weeks begin, so that weeks stay. */
static void
turn_weekdays(struct rrule *rule, int days)
{
	struct rrule	 old = *rule;
	int		 day, turn = (days % WEEK + WEEK) % WEEK;

	if (!rrule_has(rule, RRULE_BYDAY))
		return;
	memset(&rule->by[RRULE_BYDAY], 0, sizeof(rule->by[RRULE_BYDAY]));
	for (day = 0; day < WEEK; day++)
		if (rrule_holds(&old, RRULE_BYDAY, day))
			rrule_add(rule, RRULE_BYDAY, (day + turn) % WEEK);
	if (rule->interval > 1)
		rule->week_start = (old.week_start + turn) % WEEK;
}

static bool
is_safe(int day)
{
	return (day >= 1 && day <= SAFE_DAYS);
}

/* Within the days that all months have. */
static bool
move_days_of_month(struct rrule *rule, int64_t start, int days)
{
	int	 numbers[RRULE_MEMBERS], year, month;
	size_t	 i, count;

	count = rrule_members(rule, RRULE_BYMONTHDAY, numbers, RRULE_MEMBERS);
	if (count == 0) {
		date_civil(date_day(start), &year, &month, &numbers[0]);
		return (is_safe(numbers[0]) && is_safe(numbers[0] + days));
	}
	memset(&rule->by[RRULE_BYMONTHDAY], 0,
	    sizeof(rule->by[RRULE_BYMONTHDAY]));
	for (i = 0; i < count; i++) {
		if (!is_safe(numbers[i]) || !is_safe(numbers[i] + days))
			return (false);
		rrule_add(rule, RRULE_BYMONTHDAY, numbers[i] + days);
	}

	return (true);
}

static bool
move_rule(struct rrule *rule, int64_t start, int days)
{
	unsigned	 most = BIT(BYMONTH) | BIT(BYMONTHDAY);

	if (rule->every <= RRULE_WEEKLY)
		most = BIT(BYDAY);
	if ((rule->lists & ~most) != 0)
		return (false);
	if (rule->every > RRULE_WEEKLY)
		return (move_days_of_month(rule, start, days));
	turn_weekdays(rule, days);

	return (true);
}

static void
move_end(struct rrule *rule, int64_t by, int days, bool is_date)
{
	if (rule->until_form == RRULE_UNTIL_DATE)
		rule->until += days * DATE_DAY;
	else if (rule->until_form == RRULE_UNTIL_LOCAL)
		rrule_end(rule, is_date ? date_day_end(rule->until + by) :
		    rule->until + by);
}

/* `first` is the new first start. */
static struct recurrence_dates
move_dates(struct arena *arena, const int64_t *times, size_t count, int64_t by,
    int64_t first, bool is_date)
{
	struct recurrence_dates	 dates = { .count = count };
	size_t			 i;

	dates.list = arena_alloc(arena, (count + 1) * sizeof(*dates.list));
	for (i = 0; i < count; i++) {
		dates.list[i] = recurrence_as_date(first, times[i] + by);
		if (is_date)
			dates.list[i] = (struct recurrence_date){ .is_day =
			    true, .at = date_day_start(times[i] + by) };
	}

	return (dates);
}

bool
recurrence_move(struct recurrence *r, struct arena *arena,
    const struct rrule_event *e, int64_t by, bool is_date)
{
	int64_t	 first = e->start + by, days;

	if (by == 0 && is_date == e->is_date)
		return (true);
	days = date_day(first) - date_day(e->start);
	if (r->has_rule && (((r->rule.lists & TIMES) != 0 &&
	    (by != days * DATE_DAY || is_date != e->is_date)) ||
	    days < -MOST_DAYS || days > MOST_DAYS ||
	    (days != 0 && !move_rule(&r->rule, e->start, (int)days))))
		return (false);
	if (r->has_rule)
		move_end(&r->rule, by, (int)days, is_date);
	r->added = move_dates(arena, e->added, e->added_count, by, first,
	    is_date);
	r->left_out = move_dates(arena, e->left_out, e->left_out_count, by,
	    first, is_date);

	return (true);
}
