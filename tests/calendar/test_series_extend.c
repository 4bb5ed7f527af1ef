/* How far ahead the events of series are made (rules, section 43). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/series_given.h"
#include "text/dates.h"

#define BERLIN	SERIES_ZONE
#define DAY	INT64_C(86400)

/* The clock stands at 2026-11-21T00:17:30Z. */
Test(series_extend, events_are_made_from_a_year_ago_to_the_horizon)
{
	harness_start();
	harness.site.horizon = 2;
	given_series("2020-01-20 18:00", "2020-01-20 19:00", BERLIN,
	    "\"FREQ=MONTHLY;BYMONTHDAY=20,21\"", "");
	EXPECT_STARTS(2, "11-20 18:00, 11-21 18:00, 12-20 18:00, 12-21 18:00, "
	    "01-20 18:00, 01-21 18:00, 02-20 18:00, 02-21 18:00, "
	    "03-20 18:00, 03-21 18:00, 04-20 18:00, 04-21 18:00, "
	    "05-20 18:00, 05-21 18:00, 06-20 18:00, 06-21 18:00, "
	    "07-20 18:00, 07-21 18:00, 08-20 18:00, 08-21 18:00, "
	    "09-20 18:00, 09-21 18:00, 10-20 18:00, 10-21 18:00, "
	    "11-20 18:00, 11-21 18:00, 12-20 18:00, 12-21 18:00, "
	    "01-20 18:00, 01-21 18:00");
	cr_expect_str_eq(series_date(2, "made_until"), "2027-01-21 23:59");
	cr_expect_str_eq(series_date(2, "next_start"), "2027-02-20 18:00");
	EXPECT_MEMBER(ask("GET", "/series/2"), "start_date",
	    "2020-01-20 18:00:00");
}

Test(series_extend, at_most_a_thousand_lie_ahead)
{
	harness_start();
	harness.site.horizon = 120;
	given_series("2027-03-01 18:00", "2027-03-01 19:00", BERLIN,
	    "\"FREQ=DAILY\"", "");
	cr_expect_eq(series_count(2), 1000);
	cr_expect_str_eq(series_date(2, "made_until"), "2029-11-24 18:00");
	cr_expect_eq(series_extend_all(), 0);
	harness.now += 200 * DAY;
	cr_expect_eq(series_extend_all(), 1);
	cr_expect_eq(series_count(2), 1100);
	cr_expect_str_eq(series_date(2, "made_until"), "2030-03-04 18:00");
}

Test(series_extend, of_many_past_ones_only_upcoming_ones_are_made)
{
	given_series("2020-03-01 18:00", "2020-03-01 19:00", BERLIN,
	    "\"FREQ=DAILY;BYHOUR=9,18\"", "");
	cr_expect_eq(series_count(2), 1000);
	EXPECT_MEMBER(ask("GET", "/events/1"), "start_date",
	    "2026-11-21 09:00:00");
}

Test(series_extend, the_next_one_is_made_however_far)
{
	given_series("2026-06-01 18:00", "2026-06-01 19:00", BERLIN,
	    "\"FREQ=YEARLY;INTERVAL=7\"", "");
	EXPECT_EVENTS(2, "1 2026-06-01 18:00 to 19:00\n"
	    "3 2033-06-01 18:00 to 19:00\n");
	given_series("2040-06-01 18:00", "2040-06-01 19:00", BERLIN,
	    "\"FREQ=WEEKLY\"", "");
	EXPECT_EVENTS(5, "4 2040-06-01 18:00 to 19:00\n");
	cr_expect_str_eq(series_date(5, "next_start"), "2040-06-08 18:00");
}

/* It stays if the new rule gives it. Those before it are made in time. */
Test(series_extend, a_far_event_does_not_move_the_horizon)
{
	harness_start();
	harness.site.horizon = 1;
	given_series("2030-11-26 18:00", "2030-11-26 19:00", BERLIN,
	    "\"FREQ=WEEKLY\"", "");
	cr_assert_eq(ask_json("ed", "PATCH", "/series/2", "{\"start_date\":"
	    "\"2026-12-08 18:00\",\"end_date\":\"2026-12-08 19:00\","
	    "\"recurrence\":\"FREQ=WEEKLY\"}")->status, 200);
	EXPECT_EVENTS(2, "3 2026-12-08 18:00 to 19:00\n"
	    "4 2026-12-15 18:00 to 19:00\n1 2030-11-26 18:00 to 19:00\n");
	cr_expect_str_eq(series_date(2, "made_until"), "2026-12-21 23:59");
	cr_assert_eq(ask_json("ed", "PATCH", "/series/2", "{\"start_date\":"
	    "\"2026-12-08 20:00\",\"end_date\":\"2026-12-08 21:00\"}")
	    ->status, 200);
	harness.now += 7 * DAY;
	cr_expect_eq(series_extend_all(), 1);
	EXPECT_EVENTS(2, "3 2026-12-08 20:00 to 21:00\n"
	    "4 2026-12-15 20:00 to 21:00\n5 2026-12-22 20:00 to 21:00\n"
	    "1 2030-11-26 20:00 to 21:00\n");
	cr_assert_eq(ask_json("ed", "PATCH", "/series/2", "{\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=3\"}")->status, 200);
	EXPECT_EVENTS(2, "3 2026-12-08 20:00 to 21:00\n"
	    "4 2026-12-15 20:00 to 21:00\n5 2026-12-22 20:00 to 21:00\n"
	    "1 2030-11-26 20:00 to 21:00 trash\n");
}

Test(series_extend, an_ended_series_is_made_wholly)
{
	given_series("2019-06-01 18:00", "2019-06-01 19:00", BERLIN,
	    "\"FREQ=WEEKLY;COUNT=3\\nRDATE:20190501\"", "");
	EXPECT_EVENTS(2, "1 2019-05-01 18:00 to 19:00\n"
	    "3 2019-06-01 18:00 to 19:00\n4 2019-06-08 18:00 to 19:00\n"
	    "5 2019-06-15 18:00 to 19:00\n");
	cr_expect_str_eq(series_date(2, "next_start"), "never");
}

Test(series_extend, makes_events_that_come_within_the_horizon)
{
	harness_start();
	harness.site.horizon = 1;
	given_series("2026-12-01 18:00", "2026-12-01 19:00", BERLIN,
	    "\"FREQ=WEEKLY;COUNT=6\"", "\"venue\":{\"venue\":\"Hall\"},"
	    "\"tags\":[\"Free\"]");
	EXPECT_STARTS(2, "12-01 18:00, 12-08 18:00, 12-15 18:00");
	cr_expect_eq(series_extend_all(), 0);
	harness.now += 4 * DAY;
	cr_expect_eq(series_extend_all(), 1);
	cr_expect_eq(series_extend_all(), 0);
	EXPECT_STARTS(2, "12-01 18:00, 12-08 18:00, 12-15 18:00,"
	    " 12-22 18:00");
	harness.now += 30 * DAY;
	cr_expect_eq(series_extend_all(), 1);
	EXPECT_STARTS(2, "12-01 18:00, 12-08 18:00, 12-15 18:00, 12-22 18:00,"
	    " 12-29 18:00, 01-05 18:00");
	cr_expect_str_eq(series_date(2, "next_start"), "never");
	EXPECT_MEMBER(ask("GET", "/events/by-slug/yoga-2027-01-05"),
	    "venue.venue", "Hall");
	EXPECT_MEMBER(ask("GET", "/tags"), "tags.0.count", "6");
}

Test(series_extend, does_not_make_deleted_events_again)
{
	harness_start();
	harness.site.horizon = 1;
	given_series("2026-12-01 18:00", "2026-12-01 19:00", BERLIN,
	    "\"FREQ=WEEKLY;COUNT=6\\nEXDATE:20261229\"", "");
	ask_as("ed", "DELETE", "/events/1");
	ask_as("ed", "DELETE", "/events/3?purge=true");
	harness.now += 60 * DAY;
	cr_expect_eq(series_extend_all(), 1);
	EXPECT_STARTS(2, "12-15 18:00, 12-22 18:00, 01-05 18:00");
}

Test(series_extend, many_series_are_extended_one_after_another)
{
	int	 i;

	harness_start();
	harness.site.horizon = 1;
	for (i = 0; i < 20; i++)
		given_series("2026-12-01 18:00", "2026-12-01 19:00",
		    i % 2 == 0 ? "Pacific/Kiritimati" : "Pacific/Pago_Pago",
		    "\"FREQ=WEEKLY\"", "");
	harness.now += 30 * DAY;
	cr_expect_eq(series_extend_all(), 20);
	cr_expect_eq(series_extend_all(), 0);
	cr_expect_eq(series_count(2), 8);
}

/* A row that was changed last may be the last one in the table. */
Test(series_extend, series_that_are_due_at_once_are_extended_by_id)
{
	char	 times[128];
	int	 i;

	harness_start();
	harness.site.horizon = 1;
	for (i = 0; i < 3; i++)
		given_series("2026-12-01 18:00", "2026-12-01 19:00", BERLIN,
		    "\"FREQ=MONTHLY\"", "");
	for (i = 19; i >= 18; i--) {
		snprintf(times, sizeof(times), "{\"start_date\":\"2026-12-01"
		    " %d:00\",\"end_date\":\"2026-12-01 20:00\"}", i);
		cr_assert_eq(ask_json("ed", "PATCH", "/series/2",
		    times)->status, 200);
	}
	harness.now += 30 * DAY;
	cr_expect_eq(series_extend_all(), 3);
	EXPECT_EVENTS(2, "1 2026-12-01 18:00 to 20:00\n"
	    "7 2027-01-01 18:00 to 20:00\n");
	EXPECT_EVENTS(4, "3 2026-12-01 18:00 to 19:00\n"
	    "8 2027-01-01 18:00 to 19:00\n");
	EXPECT_EVENTS(6, "5 2026-12-01 18:00 to 19:00\n"
	    "9 2027-01-01 18:00 to 19:00\n");
}

Test(series_extend, new_events_have_the_fields_and_status_of_the_series)
{
	struct outcome	*a;

	harness_start();
	harness.site.horizon = 1;
	given_series("2026-12-01 18:00", "2026-12-01 19:00", BERLIN,
	    "\"FREQ=WEEKLY\"", "");
	cr_assert_eq(ask_json("ed", "PATCH", "/series/2", "{\"title\":"
	    "\"Pilates\",\"status\":\"private\"}")->status, 200);
	harness.now += 7 * DAY;
	cr_assert_eq(series_extend_all(), 1);
	a = ask_as("ed", "GET", "/events/5");
	EXPECT_MEMBER(a, "title", "Pilates");
	EXPECT_MEMBER(a, "status", "private");
	EXPECT_MEMBER(a, "slug", "yoga-2026-12-22");
	EXPECT_MEMBER(a, "start_date", "2026-12-22 18:00:00");
}

/* A series that is published later than its first events. */
Test(series_extend, scheduled_events_are_published_on_time)
{
	harness_start();
	harness.site.horizon = 1;
	given_series("2026-12-15 18:00", "2026-12-15 19:00", BERLIN,
	    "\"FREQ=WEEKLY\"", "\"date\":\"2026-12-01 00:00\"");
	EXPECT_EVENTS(2, "1 2026-12-15 18:00 to 19:00 future\n");
	harness.now += 20 * DAY;
	cr_assert_eq(series_extend_all(), 1);
	EXPECT_EVENTS(2, "1 2026-12-15 18:00 to 19:00 future\n"
	    "3 2026-12-22 18:00 to 19:00\n4 2026-12-29 18:00 to 19:00\n"
	    "5 2027-01-05 18:00 to 19:00\n");
	EXPECT_MEMBER(ask("GET", "/series/2"), "status", "publish");
}
