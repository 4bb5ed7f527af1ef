#include "calendar/event_schedule.h"

#include <inttypes.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event.h"
#include "http/request.h"
#include "text/rrule.h"

#define MEMBERS	64

/* The lists of a rule that a Schedule can express. */
#define KNOWN	(1u << RRULE_BYMONTH | 1u << RRULE_BYMONTHDAY | \
		1u << RRULE_BYDAY)

static void
write_frequency(struct request *rq, const struct rrule *r)
{
	static const char	 units[] = {
		[RRULE_DAILY] = 'D', [RRULE_WEEKLY] = 'W',
		[RRULE_MONTHLY] = 'M', [RRULE_YEARLY] = 'Y'
	};

	json_string(&rq->out, "repeatFrequency", arena_printf(rq->arena,
	    "P%d%c", r->interval, units[r->every]));
}

static void
write_numbers(struct request *rq, const char *name, const struct rrule *r,
    enum rrule_list list)
{
	int	 numbers[MEMBERS];
	size_t	 i, count;

	if (!rrule_has(r, list))
		return;
	count = rrule_members(r, list, numbers, MEMBERS);
	json_list(&rq->out, name);
	for (i = 0; i < count && i < MEMBERS; i++)
		json_integer(&rq->out, NULL, numbers[i]);
	json_list_end(&rq->out);
}

/* "2TU" as in iCalendar, or the address of a weekday in schema.org. */
static const char *
day_of(struct request *rq, int number)
{
	static const char *const	 names[] = {
		"Monday", "Tuesday", "Wednesday", "Thursday", "Friday",
		"Saturday", "Sunday"
	};
	int				 ordinal = number / 7;
	int				 day = number % 7;

	if (day < 0)
		day = -day;
	if (ordinal == 0)
		return (arena_join(rq->arena, "https://schema.org/",
		    names[day], NULL));

	return (arena_printf(rq->arena, "%d%c%c", ordinal, names[day][0],
	    names[day][1] - 'a' + 'A'));
}

static void
write_days(struct request *rq, const struct rrule *r)
{
	int	 numbers[MEMBERS];
	size_t	 i, count;

	if (!rrule_has(r, RRULE_BYDAY))
		return;
	count = rrule_members(r, RRULE_BYDAY, numbers, MEMBERS);
	json_list(&rq->out, "byDay");
	for (i = 0; i < count && i < MEMBERS; i++)
		json_string(&rq->out, NULL, day_of(rq, numbers[i]));
	json_list_end(&rq->out);
}

static void
write_part(struct request *rq, const char *name, int64_t local, bool time)
{
	char	 text[DATE_TEXT];

	if (time)
		date_print(local, text);
	else
		date_print_day(local, text);
	json_string(&rq->out, name, time ? strchr(text, ' ') + 1 : text);
}

void
event_write_schedule(struct request *rq, const struct event *e)
{
	const struct event_dates	*d = &e->dates;
	char				 why[RRULE_WHY];
	struct rrule			 r;
	int64_t				 last;

	if (e->series == 0 || *e->series_rule == '\0' ||
	    !rrule_parse(&r, e->series_rule, why) || (r.lists & ~KNOWN) != 0)
		return;
	json_object(&rq->out, "eventSchedule");
	json_string(&rq->out, "@type", "Schedule");
	write_frequency(rq, &r);
	write_days(rq, &r);
	write_numbers(rq, "byMonth", &r, RRULE_BYMONTH);
	write_numbers(rq, "byMonthDay", &r, RRULE_BYMONTHDAY);
	write_part(rq, "startDate", d->start.local, false);
	last = rrule_last(&r, d->zone);
	if (last != INT64_MAX)
		write_part(rq, "endDate", last, false);
	if (!d->all_day) {
		write_part(rq, "startTime", d->start.local, true);
		write_part(rq, "endTime", d->end.local, true);
	}
	json_string(&rq->out, "scheduleTimezone", d->timezone);
	json_object_end(&rq->out);
}
