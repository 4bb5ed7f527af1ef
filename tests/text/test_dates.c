#include <stdio.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/date_grammar.h"
#include "text/dates.h"
#include "text/zones.h"

static void
load(void)
{
	cr_assert(zones_load(NULL));
}

TestSuite(dates, .init = load);

/* Saturday 2026-11-21 00:17:30 UTC, 01:17:30 in Paris */
#define NOW	1795220250

/* The clock time in the reading zone, or "" if it is not a date. */
static const char *
read_at(const char *text, const char *zone, int64_t now)
{
	static char	 printed[DATE_TEXT];
	struct date	 date;
	struct moment	 moment, other;
	bool		 is_date;

	printed[0] = '\0';
	is_date = date_parse(&date, text) &&
	    date_resolve(&date, zone_find(zone), now, &moment);
	cr_expect_eq(is_date, date_by_grammar(text, zone_find(zone), now,
	    &other), "%s", text);
	if (is_date) {
		cr_expect_eq(moment.utc, other.utc, "%s", text);
		cr_expect_eq(zone_to_local(zone_find(zone), moment.utc),
		    moment.local, "%s", text);
		date_print(moment.local, printed);
	}

	return (printed);
}

struct row {
	const char	*text;
	const char	*expected;
};

static void
check(const struct row *rows, size_t count, const char *zone)
{
	const char	*got;
	size_t		 i;

	for (i = 0; i < count; i++) {
		got = read_at(rows[i].text, zone, NOW);
		cr_expect_str_eq(got, rows[i].expected, "'%s' in %s: '%s'",
		    rows[i].text, zone, got);
	}
}

#define CHECK(rows, zone) check(rows, COUNT(rows), zone)

Test(dates, absolute_texts_are_read)
{
	static const struct row	 rows[] = {
		{ "2027-03-01", "2027-03-01 00:00:00" },
		{ "2027-03-01 18:00", "2027-03-01 18:00:00" },
		{ "2027-03-01 18:00:59", "2027-03-01 18:00:59" },
		{ "2027-03-01T18:00:00", "2027-03-01 18:00:00" },
		{ "2027-03-01t18:00", "2027-03-01 18:00:00" },
		{ "2027-03-01   18:00", "2027-03-01 18:00:00" },
		{ "2027-03-01\t18:00\n", "2027-03-01 18:00:00" },
		{ "2027-03-01 8:05", "2027-03-01 08:05:00" },
		{ "2027-03-01 0:00", "2027-03-01 00:00:00" },
		{ "2027-03-01 23:59:59", "2027-03-01 23:59:59" },
		{ "2027-03-01 18:00:00.5", "2027-03-01 18:00:00" },
		{ "2027-03-01 18:00:00.999999999999", "2027-03-01 18:00:00" },
		{ "2027-03-01 6pm", "2027-03-01 18:00:00" },
		{ "2027-03-01 6 PM", "2027-03-01 18:00:00" },
		{ "2027-03-01T6pm", "2027-03-01 18:00:00" },
		{ "2027-03-01 06:30:15.5 pm", "2027-03-01 18:30:15" },
		{ "2027-03-01 12am", "2027-03-01 00:00:00" },
		{ "2027-03-01 12:30 am", "2027-03-01 00:30:00" },
		{ "2027-03-01 12pm", "2027-03-01 12:00:00" },
		{ "2027-03-01 1am", "2027-03-01 01:00:00" },
		{ "2027-03-01 11:59pm", "2027-03-01 23:59:00" },
		{ "2027-03-01 noon", "2027-03-01 12:00:00" },
		{ "2027-03-01 Midnight", "2027-03-01 00:00:00" },
		{ "2027-03-01Tnoon", "2027-03-01 12:00:00" },
		{ "2028-02-29", "2028-02-29 00:00:00" },
		{ "2000-02-29", "2000-02-29 00:00:00" },
		{ "0001-01-02", "0001-01-02 00:00:00" },
		{ "9999-12-31 23:59:59", "9999-12-31 23:59:59" },
		{ "20270301T1800", "2027-03-01 18:00:00" },
		{ "20270301t180059", "2027-03-01 18:00:59" },
		{ "3/1/2027", "2027-03-01 00:00:00" },
		{ "03/01/2027", "2027-03-01 00:00:00" },
		{ "12/31/2027 5:30 pm", "2027-12-31 17:30:00" },
		{ "1.3.2027", "2027-03-01 00:00:00" },
		{ "31.12.2027 17:30", "2027-12-31 17:30:00" },
		{ "01.12.2026", "2026-12-01 00:00:00" },
		{ "1 march 2027", "2027-03-01 00:00:00" },
		{ "1 December 2026 3pm", "2026-12-01 15:00:00" },
		{ "01 MAR, 2027 noon", "2027-03-01 12:00:00" },
		{ "1 sept 2027", "2027-09-01 00:00:00" },
		{ "1 sep 2027", "2027-09-01 00:00:00" },
		{ "1 september 2027", "2027-09-01 00:00:00" },
		{ "1 may 2027", "2027-05-01 00:00:00" },
		{ "march 1, 2027", "2027-03-01 00:00:00" },
		{ "Mar 1 2027 18:00", "2027-03-01 18:00:00" },
		{ "Sept 30, 2027", "2027-09-30 00:00:00" },
		{ "  dec   31 ,2027", "" },
		{ "  dec   31,  2027  9am ", "2027-12-31 09:00:00" },
	};

	CHECK(rows, "UTC");
	CHECK(rows, "Asia/Tokyo");
}

Test(dates, every_month_has_two_names)
{
	static const char	*const names[] = {
		"january", "jan", "february", "feb", "march", "mar", "april",
		"apr", "may", "may", "june", "jun", "july", "jul", "august",
		"aug", "september", "sep", "october", "oct", "november", "nov",
		"december", "dec"
	};
	char			 text[32], expected[32];
	int			 i;

	for (i = 0; i < 24; i++) {
		snprintf(text, sizeof(text), "2 %s 2027", names[i]);
		snprintf(expected, sizeof(expected), "2027-%02d-02 00:00:00",
		    i / 2 + 1);
		cr_expect_str_eq(read_at(text, "UTC", NOW), expected, "%s",
		    text);
		snprintf(text, sizeof(text), "%s 2 2027", names[i]);
		cr_expect_str_eq(read_at(text, "UTC", NOW), expected, "%s",
		    text);
	}
}

Test(dates, a_zone_or_unix_seconds_name_an_instant)
{
	static const struct row	 rows[] = {
		{ "2027-03-01T09:00:00Z", "2027-03-01 04:00:00" },
		{ "2027-03-01T09:00:00z", "2027-03-01 04:00:00" },
		{ "2027-03-01 09:00 UTC", "2027-03-01 04:00:00" },
		{ "2027-03-01 09:00 gmt", "2027-03-01 04:00:00" },
		{ "2027-03-01T18:00:00.123+0130", "2027-03-01 11:30:00" },
		{ "2027-03-01T18:00:00+01:30", "2027-03-01 11:30:00" },
		{ "2027-03-01T18:00:00 +01", "2027-03-01 12:00:00" },
		{ "2027-03-01T18:00-05:00", "2027-03-01 18:00:00" },
		{ "2027-03-01 00:00+14:00", "2027-02-28 05:00:00" },
		{ "2027-03-01 00:00-23:59", "2027-03-01 18:59:00" },
		{ "2027-03-01 18:00 Europe/Rome", "2027-03-01 12:00:00" },
		{ "2027-03-01 18:00Europe/Rome", "2027-03-01 12:00:00" },
		{ "2027-03-01 6pm europe/rome", "2027-03-01 12:00:00" },
		{ "2027-03-01 6pmeurope/rome", "2027-03-01 12:00:00" },
		{ "2027-03-01 6:00 America/Chicago", "2027-03-01 07:00:00" },
		{ "2027-03-01 6:00America/Chicago", "2027-03-01 07:00:00" },
		{ "2027-03-01 6:00 am America/Chicago",
		    "2027-03-01 07:00:00" },
		{ "2027-03-01 noonZ", "2027-03-01 07:00:00" },
		{ "2027-03-01 noon PRC", "2027-02-28 23:00:00" },
		{ "2027-03-01 5 pmEST", "2027-03-01 17:00:00" },
		{ "2027-03-01Z", "2027-02-28 19:00:00" },
		{ "2027-03-01 Z", "2027-02-28 19:00:00" },
		{ "2027-03-01+01:00", "2027-02-28 18:00:00" },
		{ "2027-03-01-05", "2027-03-01 00:00:00" },
		{ "2027-03-01 Turkey", "2027-02-28 16:00:00" },
		{ "2027-03-01Turkey", "2027-02-28 16:00:00" },
		{ "20270301T1800Z", "2027-03-01 13:00:00" },
		{ "20270301T180000+0100", "2027-03-01 12:00:00" },
		{ "20270301T1800Europe/Rome", "2027-03-01 12:00:00" },
		{ "3/1/2027 18:00 Z", "2027-03-01 13:00:00" },
		{ "3/1/2027 Z", "2027-02-28 19:00:00" },
		{ "1.3.2027 18:00Z", "2027-03-01 13:00:00" },
		{ "1 march 2027 18:00 +0100", "2027-03-01 12:00:00" },
		{ "march 1, 2027 6pm Asia/Tokyo", "2027-03-01 04:00:00" },
		{ "march 1 2027 Asia/Tokyo", "2027-02-28 10:00:00" },
		{ "1796000000", "2026-11-29 19:53:20" },
		{ "@1796000000", "2026-11-29 19:53:20" },
		{ " @1 ", "1969-12-31 19:00:01" },
		{ "1", "1969-12-31 19:00:01" },
		{ "000000000001", "1969-12-31 19:00:01" },
		{ "2027", "1969-12-31 19:33:47" },
		{ "20270301", "1970-08-23 10:38:21" },
		/* A gap and an overlap, in both directions. */
		{ "2027-03-14 02:30", "2027-03-14 03:30:00" },
		{ "2027-11-07 01:30", "2027-11-07 01:30:00" },
		{ "2027-03-28 02:30 Europe/Paris", "2027-03-27 21:30:00" },
		{ "2027-10-31 02:30 Europe/Paris", "2027-10-30 20:30:00" },
	};

	CHECK(rows, "America/New_York");
}

Test(dates, days_and_steps_count_from_now_in_the_reading_zone)
{
	static const struct row	 rows[] = {
		{ "now", "2026-11-20 19:17:30" },
		{ " NOW ", "2026-11-20 19:17:30" },
		{ "today", "2026-11-20 00:00:00" },
		{ "midnight", "2026-11-20 00:00:00" },
		{ "noon", "2026-11-20 12:00:00" },
		{ "tomorrow", "2026-11-21 00:00:00" },
		{ "yesterday", "2026-11-19 00:00:00" },
		{ "today noon", "2026-11-20 12:00:00" },
		{ "Tomorrow 5pm", "2026-11-21 17:00:00" },
		{ "yesterday 23:59:59", "2026-11-19 23:59:59" },
		{ "tomorrow midnight", "2026-11-21 00:00:00" },
		{ "+0 days", "2026-11-20 19:17:30" },
		{ "-0 days", "2026-11-20 19:17:30" },
		{ "+5 days", "2026-11-25 19:17:30" },
		{ "+5days", "2026-11-25 19:17:30" },
		{ "+5 DAY", "2026-11-25 19:17:30" },
		{ "+5 days 11am", "2026-11-25 11:00:00" },
		{ "+5 days noon", "2026-11-25 12:00:00" },
		{ "-5 days", "2026-11-15 19:17:30" },
		{ "+1 week", "2026-11-27 19:17:30" },
		{ "-2 weeks 9:00", "2026-11-06 09:00:00" },
		{ "+90 minutes", "2026-11-20 20:47:30" },
		{ "+1 minute", "2026-11-20 19:18:30" },
		{ "+5 hours", "2026-11-21 00:17:30" },
		{ "+5 hours 9am", "2026-11-21 09:00:00" },
		{ "-1 hour", "2026-11-20 18:17:30" },
		{ "+1 month", "2026-12-20 19:17:30" },
		{ "+2 months", "2027-01-20 19:17:30" },
		{ "-11 months", "2025-12-20 19:17:30" },
		{ "-12 months", "2025-11-20 19:17:30" },
		{ "+1 year", "2027-11-20 19:17:30" },
		{ "-26 years 00:00", "2000-11-20 00:00:00" },
		{ "+0007 days", "2026-11-27 19:17:30" },
		{ "+100000 minutes", "2027-01-29 05:57:30" },
		{ "+100000 days", "2300-09-05 19:17:30" },
		{ "-100000 weeks", "0110-05-09 19:17:30" },
		{ "+7973 years", "9999-11-20 19:17:30" },
		{ "-2025 years", "0001-11-20 19:17:30" },
	};

	CHECK(rows, "America/New_York");
}

Test(dates, a_weekday_is_the_next_one)
{
	/* It is Friday in New York. */
	static const struct row	 rows[] = {
		{ "friday", "2026-11-20 00:00:00" },
		{ "next friday", "2026-11-27 00:00:00" },
		{ "last friday", "2026-11-13 00:00:00" },
		{ "saturday", "2026-11-21 00:00:00" },
		{ "next saturday", "2026-11-21 00:00:00" },
		{ "last saturday", "2026-11-14 00:00:00" },
		{ "thursday", "2026-11-26 00:00:00" },
		{ "last thursday", "2026-11-19 00:00:00" },
		{ "  MONDAY  ", "2026-11-23 00:00:00" },
		{ "next mon 5pm", "2026-11-23 17:00:00" },
		{ "mon", "2026-11-23 00:00:00" },
		{ "tue", "2026-11-24 00:00:00" },
		{ "Wed 18:00", "2026-11-25 18:00:00" },
		{ "thu noon", "2026-11-26 12:00:00" },
		{ "fri", "2026-11-20 00:00:00" },
		{ "sat", "2026-11-21 00:00:00" },
		{ "sun", "2026-11-22 00:00:00" },
		{ "sunday 0:00", "2026-11-22 00:00:00" },
		{ "tuesday", "2026-11-24 00:00:00" },
		{ "wednesday", "2026-11-25 00:00:00" },
		{ "last   monday", "2026-11-16 00:00:00" },
	};

	CHECK(rows, "America/New_York");
	cr_expect_str_eq(read_at("friday", "Europe/Paris", NOW),
	    "2026-11-27 00:00:00");
}

Test(dates, a_day_beyond_the_months_end_is_its_last)
{
	static const struct {
		const char	*now, *text, *expected;
	} rows[] = {
		{ "2027-01-31", "+1 month", "2027-02-28 00:00:00" },
		{ "2028-01-31", "+1 month", "2028-02-29 00:00:00" },
		{ "2027-01-31", "+3 months", "2027-04-30 00:00:00" },
		{ "2027-03-31", "-1 month", "2027-02-28 00:00:00" },
		{ "2027-12-31", "+2 months 9am", "2028-02-29 09:00:00" },
		{ "2028-02-29", "+1 year", "2029-02-28 00:00:00" },
		{ "2028-02-29", "+4 years", "2032-02-29 00:00:00" },
		{ "2028-02-29", "-1 year", "2027-02-28 00:00:00" },
		{ "2027-12-15", "+1 month", "2028-01-15 00:00:00" },
		{ "2027-01-15", "-1 month", "2026-12-15 00:00:00" },
	};
	struct date		 date;
	struct moment		 moment;
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_assert(date_parse(&date, rows[i].now));
		cr_assert(date_resolve(&date, zone_utc(), 0, &moment));
		cr_expect_str_eq(read_at(rows[i].text, "UTC", moment.utc),
		    rows[i].expected, "%s %s", rows[i].now, rows[i].text);
	}
}

Test(dates, hours_pass_where_clocks_change)
{
	/* 2027-11-07 01:30:00 for the second time, 06:30 UTC */
	cr_expect_str_eq(read_at("now", "America/New_York", 1825569000),
	    "2027-11-07 01:30:00");
	cr_expect_str_eq(read_at("-1 hour", "America/New_York", 1825569000),
	    "2027-11-07 01:30:00");
	cr_expect_str_eq(read_at("-2 hours", "America/New_York", 1825569000),
	    "2027-11-07 00:30:00");
	cr_expect_str_eq(read_at("+1 hour", "America/New_York", 1825569000),
	    "2027-11-07 02:30:00");
	/* 02:30 does not exist on the day of the gap. */
	cr_expect_str_eq(read_at("+1 day 2:30", "America/New_York",
	    1804960800), "2027-03-14 03:30:00");
}

Test(dates, the_years_of_the_outcome_are_limited)
{
	/* Still in the year 9999 here, but not in UTC. */
	cr_expect_str_eq(read_at("9999-12-31 23:00", "America/New_York", NOW),
	    "");
	cr_expect_str_eq(read_at("9999-12-31 18:59:59", "America/New_York",
	    NOW), "9999-12-31 18:59:59");
	cr_expect_str_eq(read_at("9999-12-31T23:00Z", "Asia/Tokyo", NOW), "");
	cr_expect_str_eq(read_at("0001-01-01", "Asia/Tokyo", NOW), "");
	cr_expect_str_eq(read_at("0001-01-01", "UTC", NOW),
	    "0001-01-01 00:00:00");
}

Test(dates, a_day_skipped_by_its_zone_is_moved_forward)
{
	cr_expect_str_eq(read_at("2011-12-30", "Pacific/Apia", NOW),
	    "2011-12-31 00:00:00");
	cr_expect_str_eq(read_at("2011-12-30 18:00", "Pacific/Apia", NOW),
	    "2011-12-31 18:00:00");
}
