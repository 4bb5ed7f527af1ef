/*
 * Series with DURATION (rule 43.24). Clocks are set forward on March 28, and
 * back on October 31.
 */
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/series_given.h"

#define BERLIN	SERIES_ZONE
#define DAY	INT64_C(86400)
#define NIGHTS	"FREQ=WEEKLY;COUNT=3\\nDURATION:PT6H"

/* Three nights: ids 1, 3 and 4. */
static void
given_nights(void)
{
	given_series("2027-03-20 22:00", "2027-03-20 23:00", BERLIN,
	    "\"" NIGHTS "\"", "");
}

static void
patch(const char *json)
{
	struct outcome	*a;

	a = ask_json("ed", "PATCH", "/series/2", json);
	cr_assert_eq(a->status, 200, "%s", a->body);
}

static void
expect_lines(const char *path, const char *lines)
{
	EXPECT(ask_as("ed", "GET", path), 200, lines);
}

#define EXACT								\
	"{\"recurrence\":[\"RRULE:FREQ=WEEKLY;COUNT=3\","		\
	"\"DURATION:PT6H\"]}"
#define ON_CLOCK							\
	"{\"recurrence\":[\"RRULE:FREQ=WEEKLY;COUNT=3\"]}"

Test(series_length, is_that_of_each_event)
{
	given_nights();
	EXPECT_EVENTS(2, "1 2027-03-20 22:00 to 2027-03-21 04:00\n"
	    "3 2027-03-27 22:00 to 2027-03-28 05:00\n"
	    "4 2027-04-03 22:00 to 2027-04-04 04:00\n");
	expect_lines("/series/2?_fields=recurrence", EXACT);
	EXPECT_MEMBER(ask("GET", "/series/2"), "end_date",
	    "2027-03-21 04:00:00");
	EXPECT_MEMBER(ask("GET", "/events/3"), "utc_end_date",
	    "2027-03-28 03:00:00");
	EXPECT_MEMBER(ask("GET", "/events/3"), "series.detached.0", NULL);
}

Test(series_length, is_that_of_events_made_later)
{
	harness_start();
	harness.site.horizon = 1;
	given_series("2026-12-19 22:00", "2026-12-19 23:00", BERLIN,
	    "\"FREQ=WEEKLY;INTERVAL=14\\nDURATION:PT6H\"", "");
	EXPECT_EVENTS(2, "1 2026-12-19 22:00 to 2026-12-20 04:00\n");
	harness.now += 100 * DAY;
	cr_expect_eq(series_extend_all(), 1);
	EXPECT_EVENTS(2, "1 2026-12-19 22:00 to 2026-12-20 04:00\n"
	    "3 2027-03-27 22:00 to 2027-03-28 05:00\n");
}

Test(series_length, an_end_at_a_time_that_occurs_twice_is_on_the_clock)
{
	given_series("2027-10-23 22:00", "2027-10-23 23:00", BERLIN,
	    "\"FREQ=WEEKLY;COUNT=2\\nDURATION:PT5H30M\"", "");
	EXPECT_EVENTS(2, "1 2027-10-23 22:00 to 2027-10-24 03:30\n"
	    "3 2027-10-30 22:00 to 2027-10-31 03:30\n");
	EXPECT_MEMBER(ask("GET", "/events/3"), "utc_end_date",
	    "2027-10-31 02:30:00");
}

Test(series_length, goes_with_another_start)
{
	given_nights();
	patch("{\"start_date\":\"2027-03-20 21:00\"}");
	EXPECT_EVENTS(2, "1 2027-03-20 21:00 to 2027-03-21 03:00\n"
	    "3 2027-03-27 21:00 to 2027-03-28 04:00\n"
	    "4 2027-04-03 21:00 to 2027-04-04 03:00\n");
	patch("{\"start_date\":\"2027-03-20 22:00\","
	    "\"end_date\":\"2027-03-21 04:00\",\"title\":\"Night\"}");
	EXPECT_EVENTS(2, "1 2027-03-20 22:00 to 2027-03-21 04:00\n"
	    "3 2027-03-27 22:00 to 2027-03-28 05:00\n"
	    "4 2027-04-03 22:00 to 2027-04-04 04:00\n");
	expect_lines("/series/2?_fields=recurrence", EXACT);
}

Test(series_length, ends_with_another_end)
{
	given_nights();
	patch("{\"end_date\":\"2027-03-21 03:30\"}");
	EXPECT_EVENTS(2, "1 2027-03-20 22:00 to 2027-03-21 03:30\n"
	    "3 2027-03-27 22:00 to 2027-03-28 03:30\n"
	    "4 2027-04-03 22:00 to 2027-04-04 03:30\n");
	expect_lines("/series/2?_fields=recurrence", ON_CLOCK);
}

Test(series_length, ends_with_another_recurrence)
{
	given_nights();
	patch("{\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"}");
	EXPECT_EVENTS(2, "1 2027-03-20 22:00 to 2027-03-21 04:00\n"
	    "3 2027-03-27 22:00 to 2027-03-28 04:00\n"
	    "4 2027-04-03 22:00 to 2027-04-04 04:00\n");
	patch("{\"recurrence\":\"" NIGHTS "\"}");
	EXPECT_EVENTS(2, "1 2027-03-20 22:00 to 2027-03-21 04:00\n"
	    "3 2027-03-27 22:00 to 2027-03-28 05:00\n"
	    "4 2027-04-03 22:00 to 2027-04-04 04:00\n");
}

Test(series_length, whole_days_have_none)
{
	given_nights();
	patch("{\"all_day\":true}");
	expect_lines("/series/2?_fields=recurrence,end_date",
	    "{\"recurrence\":[\"RRULE:FREQ=WEEKLY;COUNT=3\"],"
	    "\"end_date\":\"2027-03-21 23:59:59\"}");
}

Test(series_length, stays_in_both_parts_of_a_split)
{
	given_series("2027-03-20 22:00", "2027-03-20 23:00", BERLIN,
	    "\"FREQ=WEEKLY\\nDURATION:PT6H\"", "");
	cr_assert_eq(ask_json("ed", "POST", "/series/2/split",
	    "{\"event\":3,\"title\":\"Late\"}")->status, 201);
	EXPECT_EVENTS(2, "1 2027-03-20 22:00 to 2027-03-21 04:00\n");
	EXPECT_MEMBER(ask("GET", "/events/3"), "end_date",
	    "2027-03-28 05:00:00");
	EXPECT_MEMBER(ask("GET", "/series/2"), "recurrence.1",
	    "DURATION:PT6H");
	EXPECT_MEMBER(ask("GET", target("/series/%s", outcome_text(ask("GET",
	    "/events/3"), "series.id"))), "recurrence.1", "DURATION:PT6H");
}

Test(series_length, is_in_the_calendar_feed)
{
	const char	*body;

	given_nights();
	body = ask("GET", "/series/2.ics")->body;
	cr_expect_not_null(strstr(body,
	    "DTSTART;TZID=Europe/Berlin:20270320T220000\r\nDURATION:PT6H\r\n"),
	    "%s", body);
	cr_expect_null(strstr(body, "RECURRENCE-ID"), "%s", body);
}
