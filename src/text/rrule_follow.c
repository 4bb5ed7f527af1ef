/* The occurrences of a recurrence rule, in counted steps. */
#include "text/dates.h"
#include "text/rrule.h"

#define YEARS		400	/* years after which the calendar repeats */
#define YEAR_LAST	9999
#define YEAR_DAYS	366
#define PARTS		60	/* minutes of an hour */
#define POSITIONS	366	/* as many days as a year can have */

struct day {
	int64_t	 number;		/* date_days() */
	int	 year, month, day;
	int	 weekday;		/* 0: Monday */
	int	 year_day;
	int	 month_days, year_days;
};

/* Hours, minutes or seconds, in order. */
struct clock_part {
	int	 at[PARTS];
	int	 count;
};

/* The position of rrule_follow() in the calendar. */
struct walk {
	struct rrule_walk	*f;
	const struct rrule	*rule;
	int64_t			 end;		/* a clock time */
	struct day		 at, start;
	struct clock_part	 hours, minutes, seconds;
	int64_t			 day_times;	/* times of a day */
	int			 week_year;	/* the year of `weeks` */
	int64_t			 weeks[4];	/* first days of week 1 of the
						   year before, of it, ... */
};

static bool
has_list(const struct walk *w, enum rrule_list list)
{
	return (rrule_has(w->rule, list));
}

/*
 * Whether the list contains a value from 1 to `of`. Negative members count
 * from the end.
 */
static bool
has_value(const struct walk *w, enum rrule_list list, int value, int of)
{
	return (rrule_holds(w->rule, list, value) ||
	    rrule_holds(w->rule, list, value - of - 1));
}

static void
set_month(struct walk *w, int64_t day)
{
	int	 y, m;

	date_civil(day, &w->at.year, &w->at.month, &w->at.day);
	y = w->at.year;
	m = w->at.month;
	w->at.year_day = (int)(day - date_days(y, 1, 1)) + 1;
	w->at.year_days = (int)(date_days(y + 1, 1, 1) - date_days(y, 1, 1));
	w->at.month_days = (int)(date_days(y + m / 12, m % 12 + 1, 1) -
	    date_days(y, m, 1));
}

/* Monday is 0. */
static int
weekday_of(int64_t day)
{
	return ((date_weekday(day) + 6) % 7);
}

/* Fast for the usual case, the next day of the same month. */
static void
set_day(struct walk *w, int64_t day)
{
	int64_t	 on = day - w->at.number;

	if (on > 0 && w->at.day + on <= w->at.month_days) {
		w->at.day += (int)on;
		w->at.year_day += (int)on;
	} else
		set_month(w, day);
	w->at.weekday = weekday_of(day);
	w->at.number = day;
}

/* The first day of the week of a day. */
static int64_t
week_start(const struct walk *w, int64_t day)
{
	return (day - (weekday_of(day) + 7 - w->rule->week_start) % 7);
}

/* Week 1 is the first with at least four days in the year. */
static void
set_weeks(struct walk *w)
{
	int	 i;

	if (w->week_year == w->at.year)
		return;
	w->week_year = w->at.year;
	for (i = 0; i < 4; i++)
		w->weeks[i] = week_start(w, date_days(w->week_year + i - 1, 1,
		    4));
}

static bool
is_in_week(struct walk *w)
{
	int64_t	 day = w->at.number;
	int	 i;

	set_weeks(w);
	i = day < w->weeks[1] ? 0 : day < w->weeks[2] ? 1 : 2;
	return (has_value(w, RRULE_BYWEEKNO, (int)(day - w->weeks[i]) / 7 + 1,
	    (int)(w->weeks[i + 1] - w->weeks[i]) / 7));
}

/* An ordinal counts from either end of the month or year. */
static bool
is_weekday(const struct walk *w)
{
	const struct rrule	*r = w->rule;
	int			 day, days;
	bool			 of_month;

	of_month = r->every == RRULE_MONTHLY || has_list(w, RRULE_BYMONTH);
	day = of_month ? w->at.day : w->at.year_day;
	days = of_month ? w->at.month_days : w->at.year_days;
	return (rrule_holds(r, RRULE_BYDAY, w->at.weekday) ||
	    rrule_holds(r, RRULE_BYDAY, rrule_day((day - 1) / 7 + 1,
	    w->at.weekday)) ||
	    rrule_holds(r, RRULE_BYDAY, rrule_day(-((days - day) / 7 + 1),
	    w->at.weekday)));
}

/*
 * Whether the month of the day matches. A yearly rule without BYMONTH, BYDAY,
 * BYYEARDAY and BYWEEKNO repeats in the month of the start.
 */
static bool
is_matching_month(const struct walk *w)
{
	if (has_list(w, RRULE_BYMONTH))
		return (rrule_holds(w->rule, RRULE_BYMONTH, w->at.month));
	return (w->rule->every != RRULE_YEARLY || has_list(w, RRULE_BYDAY) ||
	    has_list(w, RRULE_BYYEARDAY) || has_list(w, RRULE_BYWEEKNO) ||
	    w->at.month == w->start.month);
}

/* Whether the day matches the start, for a rule without BYDAY. */
static bool
is_like_start(const struct walk *w)
{
	if (w->rule->every == RRULE_DAILY || has_list(w, RRULE_BYMONTHDAY) ||
	    has_list(w, RRULE_BYYEARDAY))
		return (true);
	if (w->rule->every == RRULE_WEEKLY || has_list(w, RRULE_BYWEEKNO))
		return (w->at.weekday == w->start.weekday);
	return (w->at.day == w->start.day);
}

static bool
is_matching_day(struct walk *w)
{
	return ((!has_list(w, RRULE_BYMONTHDAY) ||
	    has_value(w, RRULE_BYMONTHDAY, w->at.day, w->at.month_days)) &&
	    (!has_list(w, RRULE_BYYEARDAY) || has_value(w, RRULE_BYYEARDAY,
	    w->at.year_day, w->at.year_days)) &&
	    (has_list(w, RRULE_BYDAY) ? is_weekday(w) : is_like_start(w)) &&
	    (!has_list(w, RRULE_BYWEEKNO) || is_in_week(w)));
}

/* Stores an occurrence. Returns false if there is no room. */
static bool
store_occurrence(struct rrule_walk *f, int64_t time)
{
	if (f->count < f->most)
		f->times[f->count++] = time;
	else if (f->times[f->first] < f->drop_before) {
		f->times[f->first] = time;
		f->first = (f->first + 1) % f->most;
		f->dropped++;
	} else
		f->more = true;
	return (!f->more);
}

/* Counts a step. Returns false if the budget is spent. */
static bool
count_step(struct rrule_walk *f)
{
	f->more = --f->steps < 0;
	return (!f->more);
}

/* Adds an occurrence. Returns false if it is the last one. */
static bool
add_occurrence(struct walk *w, int64_t time)
{
	struct rrule_walk	*f = w->f;

	if (!count_step(f))
		return (false);
	if (time < f->start || time > w->end)
		return (true);
	if (time >= f->from && !store_occurrence(f, time))
		return (false);
	f->counted++;
	return (w->rule->count == 0 || f->counted < w->rule->count);
}

/* The clock time of the i-th time of a day. */
static int64_t
clock_time(const struct walk *w, int64_t i)
{
	int64_t	 second, minute;

	second = i % w->seconds.count;
	i /= w->seconds.count;
	minute = i % w->minutes.count;
	i /= w->minutes.count;
	return (w->hours.at[i] * 3600 + w->minutes.at[minute] * 60 +
	    w->seconds.at[second]);
}

/* Adds all times of the days of a period, or those that BYSETPOS selects. */
static bool
add_times(struct walk *w, const int64_t *days, int64_t count)
{
	int64_t	 all = count * w->day_times, i;
	bool	 some = has_list(w, RRULE_BYSETPOS);

	for (i = 0; i < all; i++) {
		if (some && i == POSITIONS && all - POSITIONS > i)
			i = all - POSITIONS;
		if (some && !has_value(w, RRULE_BYSETPOS, (int)i + 1,
		    (int)all)) {
			if (!count_step(w->f))
				return (false);
		} else if (!add_occurrence(w, days[i / w->day_times] *
		    DATE_DAY + clock_time(w, i % w->day_times)))
			return (false);
	}
	return (true);
}

/*
 * Adds all occurrences of a day, week, month or year, within a range of days.
 */
static bool
add_period(struct walk *w, int64_t day, int64_t end)
{
	int64_t	 found[YEAR_DAYS];
	int	 count = 0;

	for (; day < end; day++) {
		if (!count_step(w->f))
			return (false);
		set_day(w, day);
		if (!is_matching_month(w))
			day += w->at.month_days - w->at.day;
		else if (is_matching_day(w))
			found[count++] = day;
	}
	return (add_times(w, found, count));
}

/* The number of the period that contains a day. */
static int64_t
period_of(const struct walk *w, int64_t day)
{
	int	 year, month, of_month;

	date_civil(day, &year, &month, &of_month);
	switch (w->rule->every) {
	case RRULE_YEARLY:
		return (year);
	case RRULE_MONTHLY:
		return ((int64_t)year * 12 + month - 1);
	case RRULE_WEEKLY:
		return ((week_start(w, day) - week_start(w, 0)) / 7);
	default:
		return (day);
	}
}

/* The first day of a period. */
static int64_t
first_day(const struct walk *w, int64_t period)
{
	switch (w->rule->every) {
	case RRULE_YEARLY:
		return (date_days((int)period, 1, 1));
	case RRULE_MONTHLY:
		return (date_days((int)(period / 12), (int)(period % 12) + 1,
		    1));
	case RRULE_WEEKLY:
		return (week_start(w, 0) + period * 7);
	default:
		return (period);
	}
}

/* The members of a list, or the part of the start if the list is empty. */
static struct clock_part
read_clock(const struct walk *w, enum rrule_list list, int64_t start)
{
	struct clock_part	 p = { .count = 1 };

	size_t			 count;

	p.at[0] = (int)start;
	if (w->f->is_date || !has_list(w, list))
		return (p);
	count = rrule_members(w->rule, list, p.at, PARTS);
	p.count = count < PARTS ? (int)count : PARTS;
	return (p);
}

static void
begin_walk(struct walk *w, struct rrule_walk *f)
{
	int64_t	 clock;
	int	 year, month, day, last;

	w->f = f;
	w->rule = f->rule;
	set_day(w, date_day(f->start));
	w->start = w->at;
	clock = f->is_date ? 0 : f->start - w->at.number * DATE_DAY;
	w->hours = read_clock(w, RRULE_BYHOUR, clock / 3600);
	w->minutes = read_clock(w, RRULE_BYMINUTE, clock / 60 % 60);
	w->seconds = read_clock(w, RRULE_BYSECOND, clock % 60);
	w->day_times = (int64_t)w->hours.count * w->minutes.count *
	    w->seconds.count;
	date_civil(date_day(f->from > f->start ? f->from : f->start), &year,
	    &month, &day);
	last = year + YEARS < YEAR_LAST ? year + YEARS : YEAR_LAST;
	w->end = date_days(last, 12, 31) * DATE_DAY + DATE_DAY - 1;
	if (f->last < w->end)
		w->end = f->last;
}

/* Skips days before `from`, unless the rule has a COUNT. */
void
rrule_follow(struct rrule_walk *f)
{
	struct walk	 w = { 0 };
	int64_t		 period, wanted, day;

	begin_walk(&w, f);
	period = period_of(&w, w.start.number);
	if (f->from > f->start && f->rule->count == 0) {
		wanted = period_of(&w, date_day(f->from));
		period = wanted - (wanted - period) % f->rule->interval;
	}
	while ((day = first_day(&w, period)) * DATE_DAY <= w.end) {
		if (!add_period(&w, day, first_day(&w, period + 1)))
			return;
		period += f->rule->interval;
	}
	f->more = w.end < f->last;
}
