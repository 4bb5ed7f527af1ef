#include "command/ical/ical_rule.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/array.h"
#include "command/ical/ical_mend.h"
#include "command/ical/ical_parse.h"
#include "text/dates.h"
#include "text/rrule.h"

static void
add_list(struct rrule *to, enum rrule_list list, const short *from, size_t size)
{
	size_t	 i;

	for (i = 0; i < size && from[i] != ICAL_RECURRENCE_ARRAY_MAX; i++)
		if (abs(from[i]) <= RRULE_NUMBER)
			rrule_add(to, list, from[i]);
		else
			to->lists |= 1U << list;
}

static void
add_days(struct rrule *to, const struct icalrecurrencetype *from)
{
	bool	 counted;
	size_t	 i;
	int	 weekday, ordinal;

	counted = to->every >= RRULE_MONTHLY &&
	    !rrule_has(to, RRULE_BYWEEKNO);
	for (i = 0; i < COUNT(from->by_day) &&
	    from->by_day[i] != ICAL_RECURRENCE_ARRAY_MAX; i++) {
		weekday = (int)icalrecurrencetype_day_day_of_week(
		    from->by_day[i]);
		ordinal = icalrecurrencetype_day_position(from->by_day[i]);
		rrule_add(to, RRULE_BYDAY, rrule_day(counted ? ordinal : 0,
		    (weekday + 5) % 7));
	}
}

/* Weekdays of libical start with 1 for Sunday. */
static void
add_lists(struct rrule *to, const struct icalrecurrencetype *r)
{
	size_t	 i;

	add_list(to, RRULE_BYMONTH, r->by_month, COUNT(r->by_month));
	add_list(to, RRULE_BYWEEKNO, r->by_week_no, COUNT(r->by_week_no));
	add_list(to, RRULE_BYYEARDAY, r->by_year_day, COUNT(r->by_year_day));
	add_list(to, RRULE_BYMONTHDAY, r->by_month_day, COUNT(r->by_month_day));
	add_days(to, r);
	add_list(to, RRULE_BYHOUR, r->by_hour, COUNT(r->by_hour));
	add_list(to, RRULE_BYMINUTE, r->by_minute, COUNT(r->by_minute));
	for (i = 0; i < COUNT(r->by_second) &&
	    r->by_second[i] != ICAL_RECURRENCE_ARRAY_MAX; i++)
		rrule_add(to, RRULE_BYSECOND, r->by_second[i] == 60 ? 59 :
		    r->by_second[i]);
	add_list(to, RRULE_BYSETPOS, r->by_set_pos, COUNT(r->by_set_pos));
}

static void
read_end(const struct icalrecurrencetype *r, struct rrule *to)
{
	if (ical_clock(&r->until, &to->until))
		to->until_form = r->until.is_date ? RRULE_UNTIL_DATE :
		    icaltime_is_utc(r->until) ? RRULE_UNTIL_UTC :
		    RRULE_UNTIL_LOCAL;
	if (to->until_form == RRULE_UNTIL_LOCAL)
		rrule_end(to, to->until);
}

const char *
ical_rule_read(const struct icalrecurrencetype *r, struct rrule *to)
{
	if (r->freq < ICAL_DAILY_RECURRENCE ||
	    r->freq > ICAL_YEARLY_RECURRENCE)
		return ("is not daily, weekly, monthly or yearly");
	if (r->rscale != NULL)
		return ("uses an unknown calendar");
	rrule_init(to, (enum rrule_every)(r->freq - ICAL_DAILY_RECURRENCE));
	add_lists(to, r);
	if (r->interval < 1 || (to->every != RRULE_YEARLY &&
	    (rrule_has(to, RRULE_BYYEARDAY) ||
	    rrule_has(to, RRULE_BYWEEKNO))) ||
	    (to->every == RRULE_WEEKLY && rrule_has(to, RRULE_BYMONTHDAY)))
		return ("is inconsistent");
	to->interval = r->interval;
	to->count = r->count;
	to->week_start = ((int)r->week_start + 5) % 7;
	read_end(r, to);
	return (NULL);
}

static bool
holds_hour(const struct icalrecurrencetype *r, int hour)
{
	size_t	 i;

	for (i = 0; i < COUNT(r->by_hour) &&
	    r->by_hour[i] != ICAL_RECURRENCE_ARRAY_MAX; i++)
		if (r->by_hour[i] == hour)
			return (true);
	return (i == 0);
}

static bool
is_empty(const short *list)
{
	return (*list == ICAL_RECURRENCE_ARRAY_MAX);
}

/* Minutes that divide an hour, or hours; but not all of each day for ever. */
static void
make_hourly(struct icalrecurrencetype *r, int start)
{
	int	 minute, step = r->interval;
	size_t	 count = 0;

	if (r->freq != ICAL_MINUTELY_RECURRENCE || step < 1 ||
	    (60 % step != 0 && step % 60 != 0) || !is_empty(r->by_minute) ||
	    !is_empty(r->by_set_pos) || (step < 60 && is_empty(r->by_hour) &&
	    r->count == 0 && icaltime_is_null_time(r->until)))
		return;
	for (minute = start % step; minute < 60 && step < 60; minute += step)
		r->by_minute[count++] = (short)minute;
	if (count > 0)
		r->by_minute[count] = ICAL_RECURRENCE_ARRAY_MAX;
	r->freq = ICAL_HOURLY_RECURRENCE;
	r->interval = step < 60 ? 1 : (short)(step / 60);
}

/* Hours that divide a day, or days, have the same times every day. */
static void
make_daily(struct icalrecurrencetype *r, int start)
{
	struct icalrecurrencetype	 hourly = *r;
	size_t				 count = 0;
	int				 hour, step = r->interval;

	if (r->freq != ICAL_HOURLY_RECURRENCE || step < 1 ||
	    (24 % step != 0 && step % 24 != 0) ||
	    !is_empty(r->by_set_pos))
		return;
	for (hour = step < 24 ? start % step : start; hour < 24; hour += step)
		if (holds_hour(&hourly, hour))
			r->by_hour[count++] = (short)hour;
	if (count == 0)
		return;
	r->by_hour[count] = ICAL_RECURRENCE_ARRAY_MAX;
	r->freq = ICAL_DAILY_RECURRENCE;
	r->interval = step < 24 ? 1 : (short)(step / 24);
}

static void
choose_end(struct rrule *r, int64_t start, bool is_date,
    const struct zone *_Nullable zone, int64_t *steps)
{
	int64_t			 time, last = rrule_last(r, zone);
	int64_t			 most = *steps < RRULE_STEPS ? *steps :
				    RRULE_STEPS;
	struct rrule_walk	 f = { .rule = r, .start = start,
				    .is_date = is_date, .from = last,
				    .last = last, .drop_before = INT64_MIN,
				    .times = &time, .most = 1,
				    .steps = most };

	rrule_follow(&f);
	*steps -= most - f.steps;
	if (f.counted < r->count)
		r->count = 0;
	else {
		r->until_form = RRULE_ENDLESS;
		r->until = 0;
	}
}

static struct icalrecurrencetype
read_property(icalproperty *p)
{
	struct icalrecurrencetype	 r;
	const char			*until;

	r = icalproperty_isa(p) == ICAL_EXRULE_PROPERTY ?
	    icalproperty_get_exrule(p) : icalproperty_get_rrule(p);
	until = icalproperty_get_parameter_as_string(p, ICAL_UNTIL);
	if (until != NULL)
		r.until = icaltime_from_string(until);
	return (r);
}

/* Only rules without lists, since a list would need a search. */
static bool
has_lists(const struct icalrecurrencetype *r)
{
	return (!is_empty(r->by_second) || !is_empty(r->by_minute) ||
	    !is_empty(r->by_hour) || !is_empty(r->by_day) ||
	    !is_empty(r->by_month_day) || !is_empty(r->by_year_day) ||
	    !is_empty(r->by_week_no) || !is_empty(r->by_month) ||
	    !is_empty(r->by_set_pos));
}

size_t
ical_rule_times(icalproperty *p, int64_t start,
    const struct zone *_Nullable zone, int64_t *times, size_t most)
{
	struct icalrecurrencetype	 r = read_property(p);
	struct rrule			 end;
	int64_t				 step, last;
	size_t				 count;

	if (r.freq > ICAL_HOURLY_RECURRENCE || r.interval < 1 || has_lists(&r))
		return (0);
	step = r.interval;
	step *= r.freq == ICAL_HOURLY_RECURRENCE ? 3600 :
	    r.freq == ICAL_MINUTELY_RECURRENCE ? 60 : 1;
	rrule_init(&end, RRULE_DAILY);
	read_end(&r, &end);
	if (r.count == 0 && end.until_form == RRULE_ENDLESS)
		return (0);
	last = rrule_last(&end, zone);
	for (count = 0; count < most && (r.count == 0 ||
	    count < (size_t)r.count) && start <= last; start += step)
		times[count++] = start;
	return (count);
}

const char *
ical_rule_of(icalproperty *p, int64_t start, bool is_date,
    const struct zone *_Nullable zone, struct rrule *to, int64_t *steps)
{
	struct icalrecurrencetype	 r = read_property(p);
	int				 minute;
	const char			*why;

	minute = (int)((start - date_day_start(start)) / 60);
	if (!is_date) {
		make_hourly(&r, minute % 60);
		make_daily(&r, minute / 60);
	}
	if ((why = ical_rule_read(&r, to)) != NULL)
		return (why);
	if (to->count > 0 && to->until_form != RRULE_ENDLESS)
		choose_end(to, start, is_date, zone, steps);
	return (NULL);
}
