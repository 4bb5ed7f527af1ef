/*
 * A year of a town: all kinds of series, with exceptions, a split and a change
 * of zone, compared with days that are counted one by one (rule 43.9).
 */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "text/dates.h"

#include "base/array.h"
#include "tests/support/series_given.h"

#define DAY	INT64_C(86400)

/* A day of 2027 or 2028. */
struct day {
	int64_t	 number;	/* since 1970 */
	int	 year, month, day, weekday;	/* 0: Monday */
	int	 last;		/* of the month */
};

static void
read_day(struct day *d, int64_t number)
{
	int	 year, month, day;

	d->number = number;
	date_civil(number, &d->year, &d->month, &d->day);
	d->weekday = (int)((number + 3) % 7);
	for (d->last = d->day; ; d->last++) {
		date_civil(number + d->last - d->day + 1, &year, &month, &day);
		if (month != d->month)
			return;
	}
}

static int64_t
since(const struct day *d, int month, int day)
{
	return (d->number - date_days(2027, month, day));
}

static bool
market(const struct day *d)
{
	return (d->weekday == 5 && !(d->month == 12 && d->day == 25));
}

static bool
choir(const struct day *d)
{
	return (d->weekday == 1 && d->month != 8);
}

static bool
council(const struct day *d)
{
	return (d->weekday == 2 && d->day <= 7);
}

static bool
pub_quiz(const struct day *d)
{
	return (d->weekday == 3 && d->day + 7 > d->last);
}

static bool
film(const struct day *d)
{
	return (d->weekday == 4 && since(d, 1, 8) % 14 == 0);
}

static bool
closing(const struct day *d)
{
	return (d->day == d->last);
}

static bool
rent(const struct day *d)
{
	return (d->day == 31);
}

static bool
course(const struct day *d)
{
	return ((d->weekday == 0 || d->weekday == 2) && since(d, 3, 1) >= 0 &&
	    since(d, 3, 1) < 35);
}

static bool
parade(const struct day *d)
{
	return (d->month == 5 && d->day == 1);
}

static bool
walk(const struct day *d)
{
	return (d->weekday == 6 && since(d, 4, 4) >= 0 && since(d, 9, 26) <= 0);
}

static bool
flea_market(const struct day *d)
{
	return ((d->month == 4 && d->day == 10) || (d->month == 7 &&
	    d->day == 3) || (d->month == 10 && d->day == 9));
}

static bool
swimming(const struct day *d)
{
	return (since(d, 6, 1) >= 0 && since(d, 6, 1) % 3 == 0 &&
	    since(d, 8, 31) <= 0);
}

static const struct kind {
	const char	*start, *end, *zone, *recurrence, *more;
	bool		(*is_given)(const struct day *);
} kinds[] = {
	{ "2027-01-02 08:00", "2027-01-02 13:00", "Europe/Berlin",
	    "\"FREQ=WEEKLY;BYDAY=SA\\nEXDATE:20271225\"", "", market },
	{ "2027-01-05 19:30", "2027-01-05 21:00", "Europe/Berlin",
	    "\"FREQ=WEEKLY;BYMONTH=1,2,3,4,5,6,7,9,10,11,12;BYDAY=TU\"", "",
	    choir },
	{ "2027-01-06 18:00", "2027-01-06 20:00", "Europe/Berlin",
	    "\"FREQ=MONTHLY;BYDAY=1WE\"", "", council },
	{ "2027-01-01 20:00", "2027-01-01 23:00", "Europe/London",
	    "\"FREQ=MONTHLY;BYDAY=-1TH\"", "", pub_quiz },
	{ "2027-01-08 20:15", "2027-01-08 22:30", "Europe/Berlin",
	    "\"FREQ=WEEKLY;INTERVAL=2\"", "", film },
	{ "2027-01-31 00:00", "2027-01-31 00:00", "Europe/Berlin",
	    "\"FREQ=MONTHLY;BYMONTHDAY=-1\"", "\"all_day\":true", closing },
	{ "2027-01-31 09:00", "2027-01-31 10:00", "America/New_York",
	    "\"FREQ=MONTHLY\"", "", rent },
	{ "2027-03-01 17:00", "2027-03-01 18:30", "Europe/Berlin",
	    "\"FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10\"", "", course },
	{ "2027-05-01 11:00", "2027-05-01 12:00", "Europe/Berlin",
	    "\"FREQ=YEARLY\"", "", parade },
	{ "2027-04-04 02:30", "2027-04-04 05:00", "Europe/Berlin",
	    "\"FREQ=WEEKLY;UNTIL=20270926T023000\"", "", walk },
	{ "2027-04-10 10:00", "2027-04-10 16:00", "Europe/Berlin",
	    "\"RDATE:20270703,20271009\"", "", flea_market },
	{ "2027-06-01 07:00", "2027-06-01 08:00", "Asia/Tokyo",
	    "\"FREQ=DAILY;INTERVAL=3;UNTIL=20270831\"", "", swimming }
};

#define KINDS	COUNT(kinds)

static int64_t	series[KINDS];

static void
give_all(void)
{
	size_t	 i;

	harness_start();
	for (i = 0; i < KINDS; i++)
		series[i] = given_series(kinds[i].start, kinds[i].end,
		    kinds[i].zone, kinds[i].recurrence, kinds[i].more) + 1;
}

/* "01-02 08:00, 01-09 08:00" in 2027 */
static const char *
expected(const struct kind *k)
{
	struct day	 d;
	const char	*all = "";
	int64_t		 number;

	for (number = date_days(2027, 1, 1); number < date_days(2028, 1, 1);
	    number++) {
		read_day(&d, number);
		if (k->is_given(&d))
			all = target("%s%s%02d-%02d %.5s", all,
			    *all == '\0' ? "" : ", ", d.month, d.day,
			    k->start + strlen("2027-01-02 "));
	}

	return (all);
}

/* The starts that are stored in 2027. */
static void
expect_year(size_t i)
{
	const char	*must = expected(&kinds[i]), *is;

	is = series_starts(series[i]);
	cr_expect(strncmp(is, must, strlen(must)) == 0, "%zu: is\n%s\nmust"
	    " be\n%s", i, is, must);
}

Test(series_town, has_the_days_of_a_naive_calendar)
{
	size_t	 i;

	give_all();
	for (i = 0; i < KINDS; i++)
		expect_year(i);
}

/* The number of events in a list of one day. */
static void
expect_day(int64_t number)
{
	struct day	 d;
	const char	*date;
	int		 count = 0;
	size_t		 i;

	read_day(&d, number);
	for (i = 0; i < KINDS; i++)
		count += kinds[i].is_given(&d);
	date = target("%04d-%02d-%02d", d.year, d.month, d.day);
	EXPECT_MEMBER(ask("GET", target("/events?per_page=1&start_date=%s&"
	    "end_date=%s", date, date)), "total", target("%d", count));
}

Test(series_town, lists_have_its_events_day_by_day)
{
	int64_t	 number;

	give_all();
	for (number = date_days(2027, 1, 1); number < date_days(2028, 1, 1);
	    number++)
		expect_day(number);
}

static void
patch(const char *path, const char *json)
{
	struct outcome	*a;

	a = ask_json("ed", "PATCH", path, json);
	cr_assert_eq(a->status, 200, "%s", a->body);
}

/* The changes do not change days, except for the deleted one. */
Test(series_town, keeps_its_days_through_exceptions_a_split_and_a_zone)
{
	const char	*id;
	struct outcome	*a;
	size_t		 i;

	give_all();
	patch(target("/series/%lld", (long long)series[3]),
	    "{\"timezone\":\"Europe/Berlin\"}");
	patch(target("/series/%lld", (long long)series[11]),
	    "{\"timezone\":\"America/Los_Angeles\",\"title\":\"Swim\"}");
	a = ask("GET", target("/events?series=%lld&start_date=2027-06-01&"
	    "end_date=2027-06-30", (long long)series[4]));
	id = outcome_text(a, "events.0.id");
	a = ask_json("ed", "POST", target("/series/%lld/split",
	    (long long)series[4]), target("{\"event\":%s,\"title\":\"Film by"
	    " the river\"}", id));
	cr_assert_eq(a->status, 201, "%s", a->body);
	for (i = 0; i < KINDS; i++)
		if (i != 4)
			expect_year(i);
	cr_expect_str_eq(series_starts(series[4]), "01-08 20:15, 01-22 20:15,"
	    " 02-05 20:15, 02-19 20:15, 03-05 20:15, 03-19 20:15, 04-02 20:15,"
	    " 04-16 20:15, 04-30 20:15, 05-14 20:15, 05-28 20:15");
	cr_expect_eq(strncmp(series_starts(strtoll(outcome_text(a, "id"), NULL,
	    10)), "06-11 20:15, 06-25 20:15, 07-09 20:15", 37), 0);
	patch(target("/events/%s", id), "{\"title\":\"Film in the hall\"}");
	cr_assert_eq(ask_as("ed", "DELETE", target("/events/%lld?purge=true",
	    (long long)series[7] + 1))->status, 200);
	patch(target("/series/%lld", (long long)series[7]),
	    "{\"cost\":\"10\"}");
	cr_expect_eq(series_count(series[7]), 9);
	EXPECT_MEMBER(ask("GET", target("/events/%s", id)), "title",
	    "Film in the hall");
}
