#include "date_parts.h"
#include "text/dates.h"
#include "text/zones.h"

/* Whether the day exists; timegm() would accept it and return another one. */
static bool
day_exists(const struct tm *day)
{
	struct tm	 same = *day;

	(void)timegm(&same);
	return (same.tm_year == day->tm_year && same.tm_mon == day->tm_mon &&
	    same.tm_mday == day->tm_mday);
}

/* A day beyond the month's end becomes its last day. */
static void
add_months(struct tm *day, long months)
{
	struct tm	 first = *day;
	int		 mday = day->tm_mday;

	first.tm_mday = 1;
	first.tm_mon += (int)months;
	(void)timegm(&first);
	*day = first;
	for (day->tm_mday = mday; !day_exists(day); day->tm_mday--)
		continue;
}

/* The clock time of a relative date, computed from the current one. */
static void
move(const struct date_parts *p, struct tm *day)
{
	long	 step = p->direction == '-' ? -p->step : p->step;
	int	 ahead;

	if (p->unit == 'd' || p->unit == 'w')
		day->tm_mday += (int)(p->unit == 'w' ? 7 * step : step);
	if (p->unit == 'M' || p->unit == 'y')
		add_months(day, p->unit == 'y' ? 12 * step : step);
	if (p->weekday > 0) {
		ahead = (p->weekday % 7 - day->tm_wday + 7) % 7;
		if (p->direction == 'n' && ahead == 0)
			ahead = 7;
		if (p->direction == 'l')
			ahead -= 7;
		day->tm_mday += ahead;
	}
	if (p->has_time || p->has_day) {
		day->tm_hour = p->hour;
		day->tm_min = p->minute;
		day->tm_sec = p->second;
	}
}

static bool
in_years(int64_t seconds)
{
	struct tm	 tm;
	time_t		 time = seconds;

	return (gmtime_r(&time, &tm) != NULL && tm.tm_year >= 1 - 1900 &&
	    tm.tm_year <= 9999 - 1900);
}

bool
date_parts_resolve(const struct date_parts *p, const struct zone *reading,
    int64_t now, struct moment *moment)
{
	struct tm	 day;
	time_t		 time;

	if (p->unit == 'm' || p->unit == 'h')
		now += (p->direction == '-' ? -p->step : p->step) *
		    (p->unit == 'h' ? 3600 : 60);
	if (p->seconds > 0)
		moment->utc = p->seconds;
	else if (p->now ||
	    ((p->unit == 'm' || p->unit == 'h') && !p->has_time))
		moment->utc = now;
	else {
		time = zone_to_local(reading, now);
		day = p->day;
		if (p->has_day && !day_exists(&day))
			return (false);
		if (!p->has_day)
			gmtime_r(&time, &day);
		move(p, &day);
		moment->utc = zone_to_utc(p->zone != NULL ? p->zone : reading,
		    timegm(&day));
	}
	moment->local = zone_to_local(reading, moment->utc);
	return (in_years(moment->utc) && in_years(moment->local));
}
