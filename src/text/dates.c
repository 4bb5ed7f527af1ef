#include <stddef.h>
#include <stdlib.h>

#include "text/dates.h"
#include "text/zones.h"

#define CYCLE		146097		/* days of 400 years */
#define MONTHS_MOST	INT64_C(120000)	/* of 10,000 years */

/* Rounds down, where C rounds towards zero. */
static int64_t
divide_down(int64_t a, int64_t b)
{
	return (a / b - (a % b < 0));
}

/* Days from March 1st to the first of a month, March being 0. */
static int
days_before(int month)
{
	return ((153 * month + 2) / 5);
}

int64_t
date_days(int year, int month, int day)
{
	int64_t	 y;

	/*
	 * With years that start in March, a leap day is the last day of its
	 * year.
	 */
	y = month < 3 ? (int64_t)year - 1 : year;
	month = month < 3 ? month + 9 : month - 3;

	return (y * 365 + divide_down(y, 4) - divide_down(y, 100) +
	    divide_down(y, 400) + days_before(month) + day - 1 - 719468);
}

void
date_civil(int64_t days, int *year, int *month, int *day)
{
	int64_t	 cycles;
	int	 rest, century, four, y, m;

	days += 719468;		/* since 0000-03-01 */
	cycles = divide_down(days, CYCLE);
	rest = (int)(days - cycles * CYCLE);
	/*
	 * The last of four centuries, and the last of four years, is one day
	 * longer.
	 */
	century = rest / 36524 - rest / (CYCLE - 1);
	rest -= century * 36524;
	four = rest / 1461;
	rest -= four * 1461;
	y = rest / 365 - rest / 1460;
	rest -= y * 365;
	m = (5 * rest + 2) / 153;

	*year = (int)(cycles * 400) + century * 100 + four * 4 + y + (m > 9);
	*month = m > 9 ? m - 9 : m + 3;
	*day = rest - days_before(m) + 1;
}

int
date_weekday(int64_t days)
{
	/* 1970-01-01 was a Thursday. */
	return ((int)(days + 4 - divide_down(days + 4, 7) * 7));
}

int64_t
date_day(int64_t local)
{
	return (divide_down(local, DATE_DAY));
}

int64_t
date_day_start(int64_t local)
{
	return (date_day(local) * DATE_DAY);
}

int64_t
date_day_end(int64_t local)
{
	return (date_day_start(local) + DATE_DAY - 1);
}

static int
month_length(int year, int month)
{
	int	 next = month == 12 ? 1 : month + 1;

	return ((int)(date_days(year + (month == 12), next, 1) -
	    date_days(year, month, 1)));
}

/* A day after the end of its month becomes the last day of the month. */
static int64_t
add_months(int64_t local, int64_t step)
{
	int64_t	 months, days;
	int	 year, month, day, length;

	days = date_day(local);
	date_civil(days, &year, &month, &day);
	months = (int64_t)year * 12 + month - 1 + step;
	year = (int)divide_down(months, 12);
	month = (int)(months - (int64_t)year * 12) + 1;
	length = month_length(year, month);

	return (date_days(year, month, day < length ? day : length) * DATE_DAY +
	    local - days * DATE_DAY);
}

/* Of a compound date, what the text does not say is that of now. */
static bool
is_complete(const struct date *date)
{
	return (date->year != 0 && date->month != 0 && date->day != 0 &&
	    date->has_time);
}

bool
date_is_relative(const struct date *date)
{
	return (date->now || date->form == DATE_RELATIVE ||
	    date->form == DATE_WEEKDAY ||
	    (date->form == DATE_COMPOUND && !is_complete(date)));
}

/*
 * Minutes and hours are steps of elapsed time, all others steps of the
 * calendar.
 */
static bool
is_exact(const struct date *date)
{
	return (date->form == DATE_RELATIVE &&
	    (date->unit == 'm' || date->unit == 'h'));
}

static int64_t
add_step(const struct date *date, int64_t local)
{
	switch (date->unit) {
	case 'd':
		return (local + date->step * DATE_DAY);
	case 'w':
		return (local + date->step * INT64_C(604800));
	case 'M':
		return (add_months(local, date->step));
	case 'y':
		return (add_months(local, date->step * INT64_C(12)));
	default:
		return (local);
	}
}

/* 00:00:00 of that weekday. */
static int64_t
find_weekday(const struct date *date, int64_t local)
{
	int64_t	 today;
	int	 ahead;

	today = date_day(local);
	ahead = (date->weekday - date_weekday(today) + 7) % 7;
	if (date->direction > 0 && ahead == 0)
		ahead = 7;
	if (date->direction < 0)
		ahead -= 7;

	return ((today + ahead) * DATE_DAY);
}

static int64_t
clock_of(const struct date *date)
{
	return (date->hour * INT64_C(3600) + date->minute * 60 + date->second);
}

static bool
in_years(int64_t seconds)
{
	return (seconds >= date_days(1, 1, 1) * DATE_DAY &&
	    seconds < date_days(10000, 1, 1) * DATE_DAY);
}

/*
 * Returns the clock time, in the zone of the text or else in the reading zone.
 */
static int64_t
find_local(const struct date *date, const struct zone *reading, int64_t now)
{
	int64_t	 local;

	if (date->form == DATE_CLOCK)
		return (date_days(date->year, date->month, date->day) *
		    DATE_DAY + clock_of(date));
	local = zone_to_local(reading, now);
	if (date->form == DATE_WEEKDAY)
		local = find_weekday(date, local);
	else
		local = add_step(date, local);
	if (date->has_time)
		local = date_day_start(local) + clock_of(date);

	return (local);
}

/*
 * The day of a compound date before all steps. Returns false if it does not
 * exist. What PHP takes from a now on the 31st is a shorter month's last day.
 */
static bool
find_start(const struct date *date, int64_t today, int64_t *days)
{
	int	 year, month, day, length;

	date_civil(today, &year, &month, &day);
	year = date->year != 0 ? date->year : year;
	month = date->month != 0 ? date->month : month;
	length = month_length(year, month);
	if (date->day != 0)
		day = date->day;
	else if (day > length)
		day = length;
	*days = date_days(year, month, day);

	return (day <= length);
}

/* Moves a day to the first or last of the month that is `step` months later. */
static int64_t
find_month_day(int64_t days, int64_t step, bool last)
{
	int	 year, month, day;

	date_civil(date_day(add_months(days * DATE_DAY, step)), &year, &month,
	    &day);

	return (date_days(year, month, last ? month_length(year, month) : 1));
}

/* "monday", "next monday" or, in a week that begins on Monday, "this week" */
static int64_t
go_to_weekday(const struct date *date, int64_t days)
{
	const struct date_compound	*c = &date->compound;
	int				 today = date_weekday(days), ahead;

	if (c->weekday == WEEKDAY_IN_WEEK)
		return (days + (date->weekday + 6) % 7 - (today + 6) % 7);
	if (date->weekday < 0)		/* "2 mondays ago" */
		return (days - (7 + date->weekday + today));
	ahead = date->weekday - today;
	if (ahead < 0 || (ahead == 0 && c->weekday == WEEKDAY_AFTER &&
	    c->steps[DATE_DAYS] >= 0))
		ahead += 7;

	return (days + ahead);
}

/* From a Saturday or Sunday the first step leads to the day after or before. */
static int64_t
add_workdays(int64_t days, int64_t count)
{
	int64_t	 monday;
	int	 weekday;

	weekday = (date_weekday(days) + 6) % 7;		/* 0: Monday */
	monday = days - weekday;
	if (weekday > 4)
		weekday = count > 0 ? 4 : 5;
	count += weekday;

	return (monday + divide_down(count, 5) * 7 + count -
	    divide_down(count, 5) * 5);
}

/* The day from which a compound date counts, and the months that are left. */
static int64_t
go_to_anchor(const struct date *date, int64_t days, int64_t *months)
{
	const struct date_compound	*c = &date->compound;
	int64_t				 step = c->steps[DATE_MONTHS];

	switch (c->anchor) {
	case ANCHOR_NONE:
		return (days);
	case ANCHOR_FIRST:
	case ANCHOR_LAST:
		return (find_month_day(days, 0, c->anchor == ANCHOR_LAST));
	case ANCHOR_WEEKDAYS:
	case ANCHOR_LAST_WEEKDAYS:
		*months -= step;
		return (find_month_day(days, step +
		    (c->anchor == ANCHOR_LAST_WEEKDAYS), false));
	}

	return (days);
}

/* The day of a compound date. Returns false if it is out of bounds. */
static bool
find_day(const struct date *date, int64_t today, int64_t *days)
{
	const struct date_compound	*c = &date->compound;
	int64_t				 months;

	months = c->steps[DATE_YEARS] * 12 + c->steps[DATE_MONTHS];
	if (months < -MONTHS_MOST || months > MONTHS_MOST ||
	    llabs(c->steps[DATE_MONTHS]) > MONTHS_MOST ||
	    !find_start(date, today, days))
		return (false);
	*days = go_to_anchor(date, *days, &months);
	if (c->weekday != WEEKDAY_NONE)
		*days = go_to_weekday(date, *days);
	*days = c->anchor == ANCHOR_FIRST || c->anchor == ANCHOR_LAST ?
	    find_month_day(*days, months, c->anchor == ANCHOR_LAST) :
	    date_day(add_months(*days * DATE_DAY, months)) +
	    c->steps[DATE_DAYS];
	if (c->has_workdays)
		*days = add_workdays(*days, c->workdays);

	return (true);
}

static bool
resolve_compound(const struct date *date, const struct zone *reading,
    int64_t now, struct moment *moment)
{
	const int64_t	*steps = date->compound.steps;
	int64_t		 local, days;

	local = zone_to_local(reading, now);
	if (!find_day(date, date_day(local), &days))
		return (false);
	local = days * DATE_DAY + (date->has_time ? clock_of(date) :
	    local - date_day_start(local));
	if (!in_years(local))
		return (false);
	moment->utc = zone_to_utc(date->zone != NULL ? date->zone : reading,
	    local) + steps[DATE_HOURS] * 3600 + steps[DATE_MINUTES] * 60 +
	    steps[DATE_SECONDS];
	if (!in_years(moment->utc))
		return (false);
	moment->local = zone_to_local(reading, moment->utc);

	return (in_years(moment->local));
}

bool
date_resolve(const struct date *date, const struct zone *reading, int64_t now,
    struct moment *moment)
{
	const struct zone	*zone;

	if (date->form == DATE_COMPOUND)
		return (resolve_compound(date, reading, now, moment));
	zone = date->zone != NULL ? date->zone : reading;
	if (is_exact(date))
		now += date->step * INT64_C(60) * (date->unit == 'h' ? 60 : 1);
	if (date->form == DATE_INSTANT)
		moment->utc = date->now ? now : date->seconds;
	else if (is_exact(date) && !date->has_time)
		moment->utc = now;
	else
		moment->utc = zone_to_utc(zone, find_local(date, reading, now));
	moment->local = zone_to_local(reading, moment->utc);

	return (in_years(moment->utc) && in_years(moment->local));
}
