/* "This and all that follow": splits of series (rules, section 43). */
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/series_given.h"

#define BERLIN	SERIES_ZONE
#define DAY	INT64_C(86400)

static void
given_rule(const char *recurrence)
{
	cr_assert_eq(given_series("2027-03-09 18:00", "2027-03-09 19:00",
	    BERLIN, recurrence, ""), 1);
}

/* Returns the id of the later series. */
static int64_t
split(int64_t event, const char *more)
{
	struct outcome	*a;

	a = ask_json("ed", "POST", "/series/2/split", target(
	    "{\"event\":%lld%s%s}", (long long)event, *more == '\0' ? "" : ",",
	    more));
	cr_assert_eq(a->status, 201, "%s", a->body);

	return (strtoll(outcome_text(a, "id"), NULL, 10));
}

/* "RRULE:FREQ=WEEKLY;COUNT=2 RDATE:20270401T180000" */
static const char *
lines(int64_t series)
{
	struct outcome	*a;
	const char	*all = "", *line;
	int		 i;

	a = ask("GET", target("/series/%lld", (long long)series));
	for (i = 0; (line = outcome_text(a, target("recurrence.%d", i))) !=
	    NULL; i++)
		all = target("%s%s%s", all, i > 0 ? " " : "", line);

	return (all);
}

#define EXPECT_LINES(series, expected)					\
	cr_expect_str_eq(lines(series), expected, "got %s", lines(series))

Test(series_split, divides_the_count)
{
	struct outcome	*a;

	given_rule("\"FREQ=WEEKLY;COUNT=4\"");
	a = ask_json("ed", "POST", "/series/2/split", "{\"event\":4,"
	    "\"title\":\"Qigong\"}");
	cr_assert_eq(a->status, 201);
	EXPECT_MEMBER(a, "id", "6");
	EXPECT_MEMBER(a, "start_date", "2027-03-23 18:00:00");
	EXPECT_MEMBER(a, "event.title", "Qigong");
	cr_expect_str_eq(outcome_header(a, "Location"), API "/series/6");
	EXPECT(ask_as("ed", "GET", "/series/6"), 200, a->body);
	EXPECT_LINES(2, "RRULE:FREQ=WEEKLY;COUNT=2");
	EXPECT_LINES(6, "RRULE:FREQ=WEEKLY;COUNT=2");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-16 18:00 to 19:00\n");
	EXPECT_EVENTS(6, "4 2027-03-23 18:00 to 19:00\n"
	    "5 2027-03-30 18:00 to 19:00\n");
	EXPECT_MEMBER(ask("GET", "/events/3"), "title", "Yoga");
	EXPECT_MEMBER(ask("GET", "/events/5"), "title", "Qigong");
	EXPECT_MEMBER(ask("GET", "/events/5"), "series.id", "6");
}

static struct outcome *
split_once(int series)
{
	return (ask_with("POST", target("/series/%d/split", series),
	    "{\"event\":3}", as("ed"), "Content-Type: application/json",
	    "Idempotency-Key: one", NULL));
}

Test(series_split, a_key_is_that_of_one_series)
{
	struct outcome	*first, *again;

	given_rule("\"FREQ=WEEKLY;COUNT=2\"");
	first = split_once(2);
	cr_assert_eq(first->status, 201, "%s", first->body);
	again = split_once(2);
	EXPECT(again, 201, first->body);
	cr_expect_str_eq(outcome_header(again, "Idempotency-Replayed"),
	    "true");
	EXPECT_CODE(split_once(9), 404, "rest-series-not-found");
}

Test(series_split, ends_an_endless_one)
{
	harness_start();
	harness.site.horizon = 5;
	given_rule("\"FREQ=WEEKLY\"");
	cr_assert_eq(split(4, ""), 9);
	EXPECT_LINES(2, "RRULE:FREQ=WEEKLY;UNTIL=20270322");
	EXPECT_LINES(9, "RRULE:FREQ=WEEKLY");
	EXPECT_STARTS(2, "03-09 18:00, 03-16 18:00");
	EXPECT_STARTS(9, "03-23 18:00, 03-30 18:00, 04-06 18:00,"
	    " 04-13 18:00, 04-20 18:00");
	harness.now += 10 * DAY;
	cr_expect_eq(series_extend_all(), 1);
	EXPECT_STARTS(2, "03-09 18:00, 03-16 18:00");
	cr_expect_eq(series_count(9), 6);
}

Test(series_split, divides_whole_days)
{
	given_series("2027-03-09", "2027-03-09", BERLIN,
	    "\"FREQ=DAILY;UNTIL=20270312\"", "\"all_day\":true");
	cr_assert_eq(split(4, ""), 6);
	EXPECT_LINES(2, "RRULE:FREQ=DAILY;UNTIL=20270310");
	EXPECT_LINES(6, "RRULE:FREQ=DAILY;UNTIL=20270312");
	EXPECT_STARTS(2, "03-09 00:00, 03-10 00:00");
	EXPECT_STARTS(6, "03-11 00:00, 03-12 00:00");
}

Test(series_split, divides_other_dates)
{
	given_rule("[\"FREQ=WEEKLY;COUNT=5\",\"RDATE:20270310,20270331\","
	    "\"EXDATE:20270316,20270330\"]");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-10 18:00 to 19:00\n4 2027-03-23 18:00 to 19:00\n"
	    "5 2027-03-31 18:00 to 19:00\n6 2027-04-06 18:00 to 19:00\n");
	cr_assert_eq(split(4, ""), 7);
	EXPECT_LINES(2, "RRULE:FREQ=WEEKLY;COUNT=2 RDATE:20270310"
	    " EXDATE:20270316");
	EXPECT_LINES(7, "RRULE:FREQ=WEEKLY;COUNT=3 RDATE:20270331"
	    " EXDATE:20270330");
	EXPECT_STARTS(2, "03-09 18:00, 03-10 18:00");
	EXPECT_STARTS(7, "03-23 18:00, 03-31 18:00, 04-06 18:00");
}

/* The following events must not move to Wednesday, too. */
Test(series_split, at_another_date_the_rule_keeps_its_days)
{
	given_rule("\"FREQ=WEEKLY;COUNT=3\\nRDATE:20270310T120000\"");
	cr_assert_eq(split(3, ""), 6);
	EXPECT_LINES(2, "RRULE:FREQ=WEEKLY;COUNT=1");
	EXPECT_LINES(6, "RRULE:FREQ=WEEKLY;COUNT=2 RDATE:20270310T120000");
	EXPECT_MEMBER(ask("GET", "/series/6"), "start_date",
	    "2027-03-16 18:00:00");
	EXPECT_EVENTS(6, "3 2027-03-10 12:00 to 13:00\n"
	    "4 2027-03-16 18:00 to 19:00\n5 2027-03-23 18:00 to 19:00\n");
}

/* A count of 0 would be an endless rule. */
Test(series_split, after_the_last_of_the_rule_only_dates_remain)
{
	given_rule("\"FREQ=WEEKLY;COUNT=2\\nRDATE:20270401,20270402\"");
	cr_assert_eq(split(4, ""), 6);
	EXPECT_LINES(2, "RRULE:FREQ=WEEKLY;COUNT=2");
	EXPECT_LINES(6, "RDATE:20270401,20270402");
	EXPECT_EVENTS(6, "4 2027-04-01 18:00 to 19:00\n"
	    "5 2027-04-02 18:00 to 19:00\n");
}

Test(series_split, before_the_first_of_the_rule_only_dates_remain)
{
	given_rule("\"FREQ=WEEKLY;COUNT=2\\nRDATE:20270301,20270302T090000\"");
	EXPECT_EVENTS(2, "1 2027-03-01 18:00 to 19:00\n"
	    "3 2027-03-02 09:00 to 10:00\n4 2027-03-09 18:00 to 19:00\n"
	    "5 2027-03-16 18:00 to 19:00\n");
	cr_assert_eq(split(4, ""), 6);
	EXPECT_LINES(2, "RDATE:20270301,20270302T090000");
	EXPECT_LINES(6, "RRULE:FREQ=WEEKLY;COUNT=2");
	EXPECT_MEMBER(ask("GET", "/series/2"), "start_date",
	    "2027-03-01 18:00:00");
	cr_assert_eq(ask_json("ed", "PATCH", "/series/2",
	    "{\"title\":\"Trial\"}")->status, 200);
	EXPECT_STARTS(2, "03-01 18:00, 03-02 09:00");
	EXPECT_STARTS(6, "03-09 18:00, 03-16 18:00");
}

Test(series_split, at_the_first_event_nothing_is_split)
{
	struct outcome	*a;

	given_three_tuesdays();
	a = ask_json("ed", "POST", "/series/2/split", "{\"event\":1,"
	    "\"title\":\"Qigong\"}");
	cr_assert_eq(a->status, 201);
	EXPECT_MEMBER(a, "id", "2");
	EXPECT_MEMBER(ask("GET", "/events/4"), "title", "Qigong");
}

Test(series_split, needs_an_event)
{
	given_three_tuesdays();
	EXPECT_CODE(ask_json("ed", "POST", "/series/2/split",
	    "{\"title\":\"X\"}"), 400, "rest_missing_callback_param");
}

Test(series_split, with_another_rule_that_begins_at_the_event)
{
	given_rule("\"FREQ=WEEKLY;COUNT=4\"");
	cr_assert_eq(split(3, "\"recurrence\":\"FREQ=DAILY;COUNT=3\","
	    "\"start_date\":\"2027-03-16 10:00\","
	    "\"end_date\":\"2027-03-16 11:00\""), 6);
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n");
	EXPECT_EVENTS(6, "3 2027-03-16 10:00 to 11:00\n"
	    "7 2027-03-17 10:00 to 11:00\n8 2027-03-18 10:00 to 11:00\n"
	    "4 2027-03-23 18:00 to 19:00 trash\n"
	    "5 2027-03-30 18:00 to 19:00 trash\n");
}

/*
 * The new rule is used whole: its COUNT begins with the event, not with the
 * first start.
 */
Test(series_split, at_the_first_event_another_rule_begins_with_it)
{
	given_series("2025-06-03 18:00", "2025-06-03 19:00", BERLIN,
	    "\"FREQ=YEARLY\"", "");
	EXPECT_STARTS(2, "06-03 18:00, 06-03 18:00, 06-03 18:00");
	cr_assert_eq(split(3, "\"recurrence\":\"FREQ=WEEKLY;COUNT=2\""), 5);
	EXPECT_EVENTS(2, "1 2026-06-03 18:00 to 19:00\n");
	EXPECT_EVENTS(5, "3 2027-06-03 18:00 to 19:00\n"
	    "6 2027-06-10 18:00 to 19:00\n"
	    "4 2028-06-03 18:00 to 19:00 trash\n");
}

Test(series_split, keeps_detached_fields_and_deleted_events)
{
	given_rule("\"FREQ=WEEKLY;COUNT=4\"");
	ask_json("ed", "PATCH", "/events/4", "{\"title\":\"Pilates\","
	    "\"start_date\":\"2027-03-24 18:00\","
	    "\"end_date\":\"2027-03-24 19:00\"}");
	ask_as("ed", "DELETE", "/events/5");
	cr_assert_eq(split(3, "\"title\":\"Qigong\""), 6);
	EXPECT_EVENTS(6, "3 2027-03-16 18:00 to 19:00\n"
	    "4 2027-03-23 18:00 now 2027-03-24 18:00 to 19:00"
	    " [title,start_date,end_date]\n"
	    "5 2027-03-30 18:00 to 19:00 trash [status]\n");
	EXPECT_MEMBER(ask("GET", "/events/4"), "title", "Pilates");
}

/* At 2:30 on the day when clocks skip from 2:00 to 3:00. */
Test(series_split, at_a_skipped_time_the_others_keep_theirs)
{
	given_series("2027-03-27 02:30", "2027-03-27 02:45", BERLIN,
	    "\"FREQ=DAILY;COUNT=3\"", "");
	cr_assert_eq(split(3, "\"title\":\"Qigong\""), 5);
	EXPECT_EVENTS(5, "3 2027-03-28 02:30 now 2027-03-28 03:30 to 03:45\n"
	    "4 2027-03-29 02:30 to 02:45\n");
}

Test(series_split, past_events_of_the_later_part_stay_as_they_are)
{
	given_rule("\"FREQ=WEEKLY;COUNT=4\"");
	harness.now += 117 * DAY;
	cr_assert_eq(split(3, "\"title\":\"Qigong\""), 6);
	EXPECT_MEMBER(ask("GET", "/events/3"), "title", "Yoga");
	EXPECT_MEMBER(ask("GET", "/events/3"), "series.id", "6");
	EXPECT_MEMBER(ask("GET", "/events/4"), "title", "Qigong");
}

/* No part gets days of the other one when its time changes. */
Test(series_split, another_time_of_a_part_keeps_its_days)
{
	harness_start();
	harness.site.horizon = 5;
	given_rule("\"FREQ=WEEKLY\"");
	cr_assert_eq(split(4, ""), 9);
	cr_assert_eq(ask_json("ed", "PATCH", "/series/2", "{\"start_date\":"
	    "\"2027-03-09 09:00\",\"end_date\":\"2027-03-09 10:00\"}")
	    ->status, 200);
	EXPECT_STARTS(2, "03-09 09:00, 03-16 09:00");
	cr_assert_eq(ask_json("ed", "PATCH", "/series/2", "{\"start_date\":"
	    "\"2027-03-09 20:00\",\"end_date\":\"2027-03-09 21:00\"}")
	    ->status, 200);
	EXPECT_STARTS(2, "03-09 20:00, 03-16 20:00");
}

Test(series_split, within_a_day_with_several_times)
{
	given_rule("\"FREQ=DAILY;BYHOUR=18,20;UNTIL=20270310\"");
	cr_assert_eq(split(3, ""), 6);
	EXPECT_LINES(2, "RRULE:FREQ=DAILY;UNTIL=20270309T195959;BYHOUR=18,20");
	EXPECT_STARTS(2, "03-09 18:00");
	EXPECT_STARTS(6, "03-09 20:00, 03-10 18:00, 03-10 20:00");
}
