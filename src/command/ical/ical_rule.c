#include "command/ical/ical_rule.h"

#include "text/dates.h"

#define DAY		INT64_C(86400)
#define YEARS		400	/* years after which the calendar repeats */
#define YEAR_DAYS	366

#define LIST(array)	(array), sizeof(array) / sizeof(*(array))

/* The current state. */
struct walk {
	struct ical_rule		*f;
	const struct icalrecurrencetype	*rule;
	int64_t		 end;			/* a clock time */
	struct {
		int64_t	 number;		/* date_days() */
		int	 year, month, day;
		int	 weekday;		/* 1: Sunday */
		int	 year_day;
		int	 month_days, year_days;
	}		 at, start;
	int		 hour, minute, second;	/* of the start */
};

static bool
has(const short *list)
{
	return (list[0] != ICAL_RECURRENCE_ARRAY_MAX);
}

/* A value from 1 to `of`; negative ones in the list count from the end. */
static bool
holds(const short *list, size_t size, int value, int of)
{
	size_t	 i;

	for (i = 0; i < size && list[i] != ICAL_RECURRENCE_ARRAY_MAX; i++)
		if (list[i] == value || list[i] == value - of - 1)
			return (true);
	return (false);
}

const char *
ical_rule_check(const struct icalrecurrencetype *r)
{
	if (r->freq < ICAL_DAILY_RECURRENCE ||
	    r->freq > ICAL_YEARLY_RECURRENCE)
		return ("is not daily, weekly, monthly or yearly");
	if (r->rscale != NULL)
		return ("uses an unknown calendar");
	if (r->interval < 1 ||
	    (r->freq != ICAL_YEARLY_RECURRENCE &&
	    (has(r->by_year_day) || has(r->by_week_no))) ||
	    (r->freq == ICAL_WEEKLY_RECURRENCE && has(r->by_month_day)))
		return ("is inconsistent");
	return (NULL);
}

static void
see_month(struct walk *w, int64_t day)
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

/* Fast path: usually the next day of the same month. */
static void
see(struct walk *w, int64_t day)
{
	int64_t	 on = day - w->at.number;

	if (on > 0 && w->at.day + on <= w->at.month_days) {
		w->at.day += (int)on;
		w->at.year_day += (int)on;
	} else
		see_month(w, day);
	w->at.weekday = date_weekday(day) + 1;
	w->at.number = day;
}

/* The first day of the week of a day. */
static int64_t
week_start(const struct walk *w, int64_t day)
{
	return (day - (date_weekday(day) + 8 - (int)w->rule->week_start) % 7);
}

/* Week 1 is the first with at least four days in the year. */
static int64_t
first_week(const struct walk *w, int year)
{
	return (week_start(w, date_days(year, 1, 4)));
}

static bool
is_in_week(const struct walk *w)
{
	int	 year = w->at.year;
	int	 week, weeks;

	if (w->at.number >= first_week(w, year + 1))
		year++;
	else if (w->at.number < first_week(w, year))
		year--;
	week = (int)(w->at.number - first_week(w, year)) / 7 + 1;
	weeks = (int)(first_week(w, year + 1) - first_week(w, year)) / 7;
	return (holds(LIST(w->rule->by_week_no), week, weeks));
}

/*
 * Whether a weekday is, for example, the second or the last but one of its
 * month or year.
 */
static bool
is_nth(const struct walk *w, int nth)
{
	const struct icalrecurrencetype	*r = w->rule;
	int	 day, days;
	bool	 of_month;

	if (nth == 0 || has(r->by_week_no) ||
	    r->freq < ICAL_MONTHLY_RECURRENCE)
		return (true);
	of_month = r->freq == ICAL_MONTHLY_RECURRENCE || has(r->by_month);
	day = of_month ? w->at.day : w->at.year_day;
	days = of_month ? w->at.month_days : w->at.year_days;
	return (nth > 0 ? (day - 1) / 7 + 1 == nth :
	    (days - day) / 7 + 1 == -nth);
}

static bool
is_weekday(const struct walk *w)
{
	const short	*list = w->rule->by_day;
	size_t		 i;

	for (i = 0; i < sizeof(w->rule->by_day) / sizeof(*list) &&
	    list[i] != ICAL_RECURRENCE_ARRAY_MAX; i++)
		if ((int)icalrecurrencetype_day_day_of_week(list[i]) ==
		    w->at.weekday &&
		    is_nth(w, icalrecurrencetype_day_position(list[i])))
			return (true);
	return (false);
}

/* Parts of a month that the rule does not give are those of the start. */
static bool
is_month(const struct walk *w)
{
	const struct icalrecurrencetype	*r = w->rule;

	if (has(r->by_month))
		return (holds(LIST(r->by_month), w->at.month, 12));
	return (r->freq != ICAL_YEARLY_RECURRENCE || has(r->by_day) ||
	    has(r->by_year_day) || has(r->by_week_no) ||
	    w->at.month == w->start.month);
}

/* The same for parts of a day. */
static bool
is_like_start(const struct walk *w)
{
	const struct icalrecurrencetype	*r = w->rule;

	if (r->freq == ICAL_DAILY_RECURRENCE || has(r->by_month_day) ||
	    has(r->by_year_day))
		return (true);
	if (r->freq == ICAL_WEEKLY_RECURRENCE || has(r->by_week_no))
		return (w->at.weekday == w->start.weekday);
	return (w->at.day == w->start.day);
}

static bool
matches(const struct walk *w)
{
	const struct icalrecurrencetype	*r = w->rule;

	return (is_month(w) &&
	    (!has(r->by_month_day) || holds(LIST(r->by_month_day), w->at.day,
	    w->at.month_days)) &&
	    (!has(r->by_year_day) || holds(LIST(r->by_year_day),
	    w->at.year_day, w->at.year_days)) &&
	    (!has(r->by_week_no) || is_in_week(w)) &&
	    (has(r->by_day) ? is_weekday(w) : is_like_start(w)));
}

/* False: there is no room. */
static bool
take(struct ical_rule *f, int64_t time)
{
	if (f->count < f->most)
		f->times[f->count++] = time;
	else if (f->times[f->first] < f->keep) {
		f->times[f->first] = time;
		f->first = (f->first + 1) % f->most;
		f->dropped++;
	} else
		f->more = true;
	return (!f->more);
}

/* False: that was the last one. */
static bool
add(struct walk *w, int64_t time)
{
	struct ical_rule	*f = w->f;

	f->more = --f->steps < 0;
	if (f->more || time < f->start || time > w->end)
		return (!f->more);
	if (time >= f->from && !take(f, time))
		return (false);
	f->counted++;
	return (w->rule->count == 0 || f->counted < w->rule->count);
}

/*
 * A member of a list, or that of the start if the list is empty; -1 after the
 * last one.
 */
static int
part(const short *list, size_t size, size_t i, int start)
{
	if (!has(list))
		return (i == 0 ? start : -1);
	return (i < size && list[i] != ICAL_RECURRENCE_ARRAY_MAX ? list[i] :
	    -1);
}

static bool
add_day(struct walk *w, int64_t day)
{
	const struct icalrecurrencetype	*r = w->rule;
	size_t	 i, j, k;
	int	 hour, minute, second;

	if (w->f->is_date)
		return (add(w, day * DAY));
	for (i = 0; (hour = part(LIST(r->by_hour), i, w->hour)) >= 0; i++)
		for (j = 0; (minute = part(LIST(r->by_minute), j,
		    w->minute)) >= 0; j++)
			for (k = 0; (second = part(LIST(r->by_second), k,
			    w->second)) >= 0; k++)
				if (!add(w, day * DAY + hour * 3600 +
				    minute * 60 + second))
					return (false);
	return (true);
}

/* All occurrences of a day, week, month or year, from one day up to another. */
static bool
add_period(struct walk *w, int64_t day, int64_t end)
{
	int64_t	 found[YEAR_DAYS];
	int	 count = 0, i;

	for (; day < end; day++) {
		w->f->more = --w->f->steps < 0;
		if (w->f->more)
			return (false);
		see(w, day);
		if (!is_month(w))
			day += w->at.month_days - w->at.day;
		else if (matches(w))
			found[count++] = day;
	}
	for (i = 0; i < count; i++)
		if ((!has(w->rule->by_set_pos) ||
		    holds(LIST(w->rule->by_set_pos), i + 1, count)) &&
		    !add_day(w, found[i]))
			return (false);
	return (true);
}

/* The number of the period of a day. */
static int64_t
number(const struct walk *w, int64_t day)
{
	int	 year, month, of_month;

	date_civil(day, &year, &month, &of_month);
	switch (w->rule->freq) {
	case ICAL_YEARLY_RECURRENCE:
		return (year);
	case ICAL_MONTHLY_RECURRENCE:
		return ((int64_t)year * 12 + month - 1);
	case ICAL_WEEKLY_RECURRENCE:
		return ((week_start(w, day) - week_start(w, 0)) / 7);
	default:
		return (day);
	}
}

/* The first day of a period. */
static int64_t
first_day(const struct walk *w, int64_t period)
{
	switch (w->rule->freq) {
	case ICAL_YEARLY_RECURRENCE:
		return (date_days((int)period, 1, 1));
	case ICAL_MONTHLY_RECURRENCE:
		return (date_days((int)(period / 12), (int)(period % 12) + 1,
		    1));
	case ICAL_WEEKLY_RECURRENCE:
		return (week_start(w, 0) + period * 7);
	default:
		return (period);
	}
}

static void
begin(struct walk *w, struct ical_rule *f)
{
	int64_t	 clock;
	int	 year, month, day, last;

	w->f = f;
	w->rule = f->rule;
	see(w, date_day_start(f->start) / DAY);
	w->start = w->at;
	clock = f->start - w->at.number * DAY;
	w->hour = (int)(clock / 3600);
	w->minute = (int)(clock / 60 % 60);
	w->second = (int)(clock % 60);
	date_civil(date_day_start(f->from > f->start ? f->from : f->start) /
	    DAY, &year, &month, &day);
	last = year + YEARS < 9999 ? year + YEARS : 9999;
	w->end = date_days(last, 12, 31) * DAY + DAY - 1;
	if (f->last < w->end)
		w->end = f->last;
}

/*
 * Skips days before the first one that is wanted, unless the rule has a COUNT.
 */
void
ical_rule_follow(struct ical_rule *f)
{
	struct walk	 w = { 0 };
	int64_t		 period, wanted, day;

	begin(&w, f);
	period = number(&w, w.start.number);
	if (f->from > f->start && f->rule->count == 0) {
		wanted = number(&w, date_day_start(f->from) / DAY);
		period = wanted - (wanted - period) % f->rule->interval;
	}
	while ((day = first_day(&w, period)) * DAY <= w.end) {
		if (!add_period(&w, day, first_day(&w, period + 1)))
			return;
		period += f->rule->interval;
	}
	f->more = w.end < f->last;
}
