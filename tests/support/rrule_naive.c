#include "rrule_naive.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "text/dates.h"
#include "text/rrule.h"

#define DAY		INT64_C(86400)
#define PERIOD		366	/* days */
#define TIMES		100000	/* of a period */

struct period {
	int64_t	 first, end;			/* days */
	bool	 marked[PERIOD];
	int	 lists[PERIOD];			/* that name a day */
};

static int64_t
month_start(int year, int month)
{
	return (date_days(year + (month - 1) / 12, (month - 1) % 12 + 1, 1));
}

/* Monday is 0. */
static int
weekday(int64_t day)
{
	return ((int)(((day + 3) % 7 + 7) % 7));
}

static int64_t
week_start(const struct rrule *r, int64_t day)
{
	while (weekday(day) != r->week_start)
		day--;
	return (day);
}

static void
mark(struct period *p, int64_t day)
{
	if (day >= p->first && day < p->end)
		p->marked[day - p->first] = true;
}

/* The n-th of the days up to `end`, or of those of one weekday. */
static void
mark_nth(struct period *p, int64_t from, int64_t end, int n, int of)
{
	int64_t	 day = n > 0 ? from : end - 1;
	int	 left = abs(n);

	for (; day >= from && day < end; day += n > 0 ? 1 : -1)
		if ((of < 0 || weekday(day) == of) && --left == 0)
			mark(p, day);
}

static void
mark_week(const struct rrule *r, struct period *p, int year, int n)
{
	int64_t	 first, end, day;

	first = week_start(r, date_days(year, 1, 4));
	end = week_start(r, date_days(year + 1, 1, 4));
	first = n > 0 ? first + (n - 1) * 7 : end + n * 7;
	if (n > 0 ? first >= end : first < week_start(r,
	    date_days(year, 1, 4)))
		return;
	for (day = first; day < first + 7; day++)
		mark(p, day);
}

static void
mark_weekday(const struct rrule *r, struct period *p, int year, int n)
{
	int64_t	 day;
	int	 of = abs(n) % 7, m;

	if (n / 7 == 0) {
		for (day = p->first; day < p->end; day++)
			if (weekday(day) == of)
				mark(p, day);
	} else if (r->every == RRULE_MONTHLY || rrule_has(r, RRULE_BYMONTH)) {
		for (m = 1; m <= 12; m++)
			mark_nth(p, month_start(year, m),
			    month_start(year, m + 1), n / 7, of);
	} else
		mark_nth(p, month_start(year, 1), month_start(year, 13),
		    n / 7, of);
}

static void
mark_member(const struct rrule *r, struct period *p, enum rrule_list list,
    int year, int n)
{
	int64_t	 day;
	int	 m;

	switch (list) {
	case RRULE_BYMONTH:
		for (day = month_start(year, n); day < month_start(year,
		    n + 1); day++)
			mark(p, day);
		break;
	case RRULE_BYWEEKNO:
		mark_week(r, p, year, n);
		break;
	case RRULE_BYYEARDAY:
		mark_nth(p, month_start(year, 1), month_start(year, 13), n,
		    -1);
		break;
	case RRULE_BYMONTHDAY:
		for (m = 1; m <= 12; m++)
			mark_nth(p, month_start(year, m), month_start(year,
			    m + 1), n, -1);
		break;
	default:
		mark_weekday(r, p, year, n);
	}
}

/* Marks the days that are in all lists. Returns how many lists there are. */
static int
mark_days(const struct rrule *r, struct period *p)
{
	int		 numbers[RRULE_MEMBERS], lists = 0;
	int		 year, first, last, month, day, more;
	size_t		 i, j, count;
	enum rrule_list	 list;

	date_civil(p->first, &first, &month, &day);
	date_civil(p->end - 1, &last, &month, &day);
	memset(p->lists, 0, sizeof(p->lists));
	for (list = 0; list <= RRULE_BYDAY; list++) {
		if (!rrule_has(r, list))
			continue;
		lists++;
		memset(p->marked, 0, sizeof(p->marked));
		count = rrule_members(r, list, numbers, RRULE_MEMBERS);
		/* Weeks can begin and end in another year. */
		more = list == RRULE_BYWEEKNO;
		for (year = first - more; year <= last + more; year++)
			for (i = 0; i < count; i++)
				mark_member(r, p, list, year, numbers[i]);
		for (j = 0; j < PERIOD; j++)
			p->lists[j] += p->marked[j];
	}
	return (lists);
}

/* Adds the parts that the rule takes from its start. */
static void
complete(struct rrule *r, int64_t start)
{
	int	 year, month, day;
	int64_t	 clock = start - date_day_start(start);

	date_civil(date_day_start(start) / DAY, &year, &month, &day);
	if (!rrule_has(r, RRULE_BYHOUR))
		rrule_add(r, RRULE_BYHOUR, (int)(clock / 3600));
	if (!rrule_has(r, RRULE_BYMINUTE))
		rrule_add(r, RRULE_BYMINUTE, (int)(clock / 60 % 60));
	if (!rrule_has(r, RRULE_BYSECOND))
		rrule_add(r, RRULE_BYSECOND, (int)(clock % 60));
	if (r->every == RRULE_DAILY || rrule_has(r, RRULE_BYDAY) ||
	    rrule_has(r, RRULE_BYYEARDAY))
		return;
	if (r->every == RRULE_YEARLY && !rrule_has(r, RRULE_BYMONTH) &&
	    !rrule_has(r, RRULE_BYWEEKNO))
		rrule_add(r, RRULE_BYMONTH, month);
	if (rrule_has(r, RRULE_BYMONTHDAY))
		return;
	if (r->every == RRULE_WEEKLY || rrule_has(r, RRULE_BYWEEKNO))
		rrule_add(r, RRULE_BYDAY, weekday(date_day_start(start) /
		    DAY));
	else
		rrule_add(r, RRULE_BYMONTHDAY, day);
}

/* Returns the n-th period after that of the start. */
static struct period
period(const struct rrule *r, int64_t start, int n)
{
	int64_t	 at = date_day_start(start) / DAY;
	int	 year, month, day;

	date_civil(at, &year, &month, &day);
	switch (r->every) {
	case RRULE_DAILY:
		return ((struct period){ .first = at + n,
		    .end = at + n + 1 });
	case RRULE_WEEKLY:
		at = week_start(r, at) + n * 7;
		return ((struct period){ .first = at, .end = at + 7 });
	case RRULE_MONTHLY:
		return ((struct period){ .first = month_start(year, month +
		    n), .end = month_start(year, month + n + 1) });
	default:
		return ((struct period){ .first = date_days(year + n, 1, 1),
		    .end = date_days(year + n + 1, 1, 1) });
	}
}

/* All times of the period, in order. */
static size_t
list_times(const struct rrule *r, const struct period *p, int lists,
    int64_t *times)
{
	int64_t	 day;
	size_t	 count = 0;
	int	 clock;

	for (day = p->first; day < p->end; day++) {
		if (p->lists[day - p->first] < lists)
			continue;
		for (clock = 0; clock < DAY && count < TIMES; clock++)
			if (!rrule_holds(r, RRULE_BYHOUR, clock / 3600))
				clock += 3599;
			else if (!rrule_holds(r, RRULE_BYMINUTE,
			    clock / 60 % 60))
				clock += 59;
			else if (rrule_holds(r, RRULE_BYSECOND, clock % 60))
				times[count++] = day * DAY + clock;
	}
	return (count);
}

size_t
rrule_naive(const struct rrule *rule, int64_t start, int64_t last,
    int64_t *times, size_t most)
{
	static int64_t	 all[TIMES];
	struct rrule	 r = *rule;
	struct period	 p;
	size_t		 count = 0, found, i;
	int		 n, lists;

	complete(&r, start);
	for (n = 0; ; n += r.interval) {
		p = period(&r, start, n);
		if (p.first * DAY > last)
			return (count);
		lists = mark_days(&r, &p);
		found = list_times(&r, &p, lists, all);
		for (i = 0; i < found; i++) {
			if (rrule_has(&r, RRULE_BYSETPOS) && !rrule_holds(&r,
			    RRULE_BYSETPOS, (int)i + 1) && !rrule_holds(&r,
			    RRULE_BYSETPOS, (int)i - (int)found))
				continue;
			if (all[i] < start || all[i] > last)
				continue;
			times[count++] = all[i];
			if (count == most || (int)count == r.count)
				return (count);
		}
	}
}
