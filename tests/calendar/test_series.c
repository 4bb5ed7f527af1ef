/* New series (rules, section 43). */
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/series_given.h"

#define BERLIN	SERIES_ZONE

Test(series, an_event_with_a_rule_becomes_the_first_of_ordinary_events)
{
	struct outcome	*a;

	given_three_tuesdays();
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-16 18:00 to 19:00\n4 2027-03-23 18:00 to 19:00\n");
	a = ask("GET", "/events/4");
	EXPECT_MEMBER(a, "title", "Yoga");
	EXPECT_MEMBER(a, "slug", "yoga-2027-03-23");
	EXPECT_MEMBER(a, "start_date", "2027-03-23 18:00:00");
	EXPECT_MEMBER(a, "utc_start_date", "2027-03-23 17:00:00");
	EXPECT_MEMBER(a, "series.id", "2");
	EXPECT_MEMBER(a, "series.rrule", "FREQ=WEEKLY;COUNT=3");
	EXPECT_MEMBER(a, "series.original_start", "2027-03-23 18:00:00");
	EXPECT_MEMBER(a, "series.detached", "[]");
	EXPECT_MEMBER(a, "series.detached.0", NULL);
}

Test(series, the_answer_is_the_first_event)
{
	struct outcome	*a;

	a = ask_json("ed", "POST", "/events", "{\"title\":\"Yoga\","
	    "\"start_date\":\"2027-03-09 18:00\",\"end_date\":"
	    "\"2027-03-09 19:00\",\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"}");
	cr_assert_eq(a->status, 201);
	EXPECT_MEMBER(a, "id", "1");
	EXPECT_MEMBER(a, "slug", "yoga");
	EXPECT_MEMBER(a, "series.id", "2");
	cr_expect_str_eq(outcome_header(a, "Location"), API "/events/1");
	EXPECT_MEMBER(ask("GET", "/events/1"), "series.id", "2");
	EXPECT_MEMBER(ask("GET", "/events/1"), "modified",
	    outcome_text(a, "modified"));
}

Test(series, a_single_event_has_no_such_member)
{
	EXPECT_MEMBER(ask("GET", target("/events/%lld",
	    (long long)given_talk("ed", ""))), "series", NULL);
}

Test(series, is_read_with_its_rule_and_shared_fields)
{
	struct outcome	*a;

	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "[\"RRULE:FREQ=WEEKLY;COUNT=5\",\"EXDATE:20270316\","
	    "\"RDATE:20270320T100000,20270321\"]", "\"cost\":\"5\"");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-20 10:00 to 11:00\n4 2027-03-21 18:00 to 19:00\n"
	    "5 2027-03-23 18:00 to 19:00\n6 2027-03-30 18:00 to 19:00\n"
	    "7 2027-04-06 18:00 to 19:00\n");
	a = ask("GET", "/series/2");
	cr_assert_eq(a->status, 200);
	EXPECT_MEMBER(a, "id", "2");
	EXPECT_MEMBER(a, "status", "publish");
	EXPECT_MEMBER(a, "rest_url", API "/series/2");
	EXPECT_MEMBER(a, "rrule", "FREQ=WEEKLY;COUNT=5");
	EXPECT_MEMBER(a, "recurrence.0", "RRULE:FREQ=WEEKLY;COUNT=5");
	EXPECT_MEMBER(a, "recurrence.1", "RDATE:20270320T100000,20270321");
	EXPECT_MEMBER(a, "recurrence.2", "EXDATE:20270316");
	EXPECT_MEMBER(a, "start_date", "2027-03-09 18:00:00");
	EXPECT_MEMBER(a, "end_date", "2027-03-09 19:00:00");
	EXPECT_MEMBER(a, "all_day", "false");
	EXPECT_MEMBER(a, "timezone", BERLIN);
	EXPECT_MEMBER(a, "made_until", "2028-11-21 23:59:59");
	EXPECT_MEMBER(a, "event.id", "2");
	EXPECT_MEMBER(a, "event.title", "Yoga");
	EXPECT_MEMBER(a, "event.cost", "$5");
	EXPECT_MEMBER(a, "event.series", NULL);
}

/* Rule 43.7. */
Test(series, lines_of_recurrence_are_read_in_many_forms)
{
	static const char *const	 forms[] = {
		"\"RRULE:FREQ=WEEKLY;COUNT=2\"",
		"\"FREQ=WEEKLY;COUNT=2\"",
		"\"freq=weekly;count=2\"",
		"\"rrule:FREQ=WEEKLY;COUNT=2\"",
		"[\"RRULE:FREQ=WEEKLY;COUNT=2\"]",
		"[\"RRULE:FREQ=WEEKLY;COUNT=2\\r\\n\"]",
		"\"RDATE:20270316T180000\"",
		"\"RDATE:20270316\"",
		"\"RDATE;VALUE=DATE:20270316\"",
		"\"RDATE;VALUE=DATE-TIME:20270316T180000\"",
		"\"RDATE:20270316T180000,20270309\"",
		"\"FREQ=WEEKLY;COUNT=3\\nEXDATE:20270323\"",
		"\"\\n\\nEXDATE:20270323T180000\\r\\n"
		    "RRULE:FREQ=WEEKLY;COUNT=3\\n\"",
		"[\"FREQ=DAILY;COUNT=2\",\"EXDATE:20270310\","
		    "\"RDATE:20270316\"]",
		"[\"FREQ=DAILY;COUNT=1\",\"RDATE:20270316\","
		    "\"RDATE:20270316T180000\",\"EXDATE:20270311\"]"
	};
	struct outcome			*a;
	int64_t				 series;
	size_t				 i;

	harness_start();
	for (i = 0; i < COUNT(forms); i++) {
		a = ask_recurrence("2027-03-09 18:00", forms[i]);
		cr_assert_eq(a->status, 201, "%s: %s", forms[i], a->body);
		series = strtoll(outcome_text(a, "series.id"), NULL, 10);
		cr_expect_str_eq(series_starts(series),
		    "03-09 18:00, 03-16 18:00", "%s: %s", forms[i],
		    series_starts(series));
	}
}

/* Rule 43.7. */
Test(series, other_recurrences_are_rejected_with_a_reason)
{
	static const struct {
		const char	*value;
		const char	*message;
	} rows[] = {
		{ "\"\\n\"", "expected a line RRULE or RDATE" },
		{ "\"EXDATE:20270309\"", "expected a line RRULE or RDATE" },
		{ "\"weekly\"", "expected lines that begin with RRULE:, RDATE:,"
		    " EXDATE: or DURATION:" },
		{ "\"DTSTART:20270309\\nFREQ=DAILY\"", "expected lines that"
		    " begin with RRULE:, RDATE:, EXDATE: or DURATION:" },
		{ "\"RDATE;TZID=Europe/Berlin:20270309T180000\"", "expected"
		    " lines that begin with RRULE:, RDATE:, EXDATE: or"
		    " DURATION:" },
		{ "\"FREQ=DAILY\\nRRULE:FREQ=DAILY\"",
		    "expected only one RRULE" },
		{ "\"FREQ=DAILY\\nDURATION:PT0S\"", "DURATION: expected a"
		    " duration such as PT6H or P1DT2H, up to a year, and only"
		    " once" },
		{ "\"FREQ=DAILY\\nDURATION:PT1H\\nDURATION:PT1H\"",
		    "DURATION: expected a duration such as PT6H or P1DT2H, up"
		    " to a year, and only once" },
		{ "\"DURATION:PT1H\"", "expected a line RRULE or RDATE" },
		{ "\"RDATE:20270309T180000Z\"", "RDATE: expected up to 1000"
		    " dates such as 20270309 or 20270309T180000" },
		{ "\"RDATE:20270231\"", "RDATE: expected up to 1000"
		    " dates such as 20270309 or 20270309T180000" },
		{ "\"RDATE:2027-03-09\"", "RDATE: expected up to 1000"
		    " dates such as 20270309 or 20270309T180000" },
		{ "\"RDATE:20270309,\"", "RDATE: expected up to 1000"
		    " dates such as 20270309 or 20270309T180000" },
		{ "\"RDATE:\"", "RDATE: expected up to 1000"
		    " dates such as 20270309 or 20270309T180000" },
		{ "\"FREQ=DAILY\\nEXDATE:20270309T250000\"", "EXDATE: expected"
		    " up to 1000 dates such as 20270309 or 20270309T180000" },
		{ "\"FREQ=DAILY;COUNT=1\\nEXDATE:20270309\"",
		    "it gives no dates" },
		{ "\"FREQ=DAILY;UNTIL=20200101\"", "it gives no dates" }
	};
	struct outcome	*a;
	const char	*expected;
	size_t		 i;

	harness_start();
	for (i = 0; i < COUNT(rows); i++) {
		a = ask_recurrence("2027-03-09 18:00", rows[i].value);
		EXPECT_CODE(a, 400, "rest_invalid_param");
		expected = target("recurrence cannot be used: %s.",
		    rows[i].message);
		EXPECT_MEMBER(a, "data.params.recurrence", expected);
	}
	EXPECT_CODE(ask_recurrence("2027-03-09", "[\"FREQ=DAILY\",7]"), 400,
	    "rest_invalid_param");
	EXPECT_MEMBER(ask("GET", "/events"), "total", "0");
}

/* Rule 4.14. The objects are those of Events Calendar Pro. */
Test(series, recurrences_of_other_programs_are_ignored)
{
	static const char *const	 values[] = {
		"null", "\"\"", "[]", "{}", "false", "true", "0", "7", "[null]",
		"[\"\"]", "[[\"FREQ=DAILY\"]]",
		"{\"type\":\"weekly\",\"end_type\":\"never\"}",
		"{\"rules\":[{\"type\":\"every-month\"}]}",
		"{\"rules\":[{\"type\":\"Custom\",\"custom\":{\"interval\":1,"
		    "\"same-time\":\"yes\",\"type\":\"Weekly\",\"week\":"
		    "{\"day\":[\"2\"]}},\"end-type\":\"After\","
		    "\"end-count\":4}],\"exclusions\":[],\"description\":"
		    "\"\"}",
		"[{\"type\":\"Every Day\",\"end-type\":\"Never\"}]",
		"\"{\\\"rules\\\":[]}\"", "\"[]\"", "\"False\"",
		"\"null\"", "\"undefined\"", "\"0\"",
		"\"[object Object]\"", "\"a:1:{s:5:\\\"rules\\\";a:0:{}}\""
	};
	size_t				 i;

	harness_start();
	for (i = 0; i < COUNT(values); i++) {
		EXPECT_MEMBER(ask_recurrence("2027-03-09 18:00", values[i]),
		    "series", NULL);
		EXPECT_MEMBER(ask("GET", "/events"), "total", target("%zu",
		    i + 1));
	}
	EXPECT_CODE(ask_form("ed", "POST", "/events", "title=T&start_date=now"
	    "&end_date=now&recurrence[rules][0][type]=every-month"), 201, "");
	given_series("2027-03-10 18:00", "2027-03-10 20:30", BERLIN,
	    "\"FREQ=DAILY;COUNT=2\"", "");
	EXPECT_CODE(ask_json("ed", "PATCH", "/events/1",
	    "{\"recurrence\":null,\"title\":\"New\"}"), 200, "");
}

Test(series, the_first_start_is_the_first_that_the_rule_gives)
{
	given_series("2027-03-10 18:00", "2027-03-10 20:30", BERLIN,
	    "\"FREQ=WEEKLY;BYDAY=TU;COUNT=2\"", "");
	EXPECT_EVENTS(2, "1 2027-03-16 18:00 to 20:30\n"
	    "3 2027-03-23 18:00 to 20:30\n");
	EXPECT_MEMBER(ask("GET", "/series/2"), "start_date",
	    "2027-03-16 18:00:00");
}

/* Each second week counts from the start, also if it is moved. */
Test(series, a_moved_start_keeps_the_weeks_that_count)
{
	given_series("2027-03-10 18:00", "2027-03-10 20:30", BERLIN,
	    "\"FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=2\"", "");
	EXPECT_STARTS(2, "03-23 18:00, 04-06 18:00");
}

Test(series, exdate_of_the_first_makes_the_second_the_first_event)
{
	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=WEEKLY;COUNT=3\\nEXDATE:20270309\"", "");
	EXPECT_EVENTS(2, "1 2027-03-16 18:00 to 19:00\n"
	    "3 2027-03-23 18:00 to 19:00\n");
	EXPECT_MEMBER(ask("GET", "/series/2"), "start_date",
	    "2027-03-09 18:00:00");
}

Test(series, dates_alone_make_one_with_the_start)
{
	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"RDATE:20270401T090000,20270101\"", "");
	EXPECT_EVENTS(2, "1 2027-01-01 18:00 to 19:00\n"
	    "3 2027-03-09 18:00 to 19:00\n4 2027-04-01 09:00 to 10:00\n");
	EXPECT_MEMBER(ask("GET", "/series/2"), "rrule", "");
}

Test(series, days_that_do_not_exist_are_left_out)
{
	given_series("2027-01-31 18:00", "2027-01-31 19:00", BERLIN,
	    "\"FREQ=MONTHLY;COUNT=5\"", "");
	EXPECT_STARTS(2, "01-31 18:00, 03-31 18:00, 05-31 18:00, 07-31 18:00,"
	    " 08-31 18:00");
}

Test(series, the_last_day_of_months_differs)
{
	given_series("2027-11-30 18:00", "2027-11-30 19:00", BERLIN,
	    "\"FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=5\"", "");
	EXPECT_STARTS(2, "11-30 18:00, 12-31 18:00, 01-31 18:00, 02-29 18:00,"
	    " 03-31 18:00");
}

Test(series, leap_days_are_in_leap_years_only)
{
	harness_start();
	harness.site.horizon = 120;
	given_series("2028-02-29 18:00", "2028-02-29 19:00", BERLIN,
	    "\"FREQ=YEARLY\"", "");
	EXPECT_EVENTS(2, "1 2028-02-29 18:00 to 19:00\n"
	    "3 2032-02-29 18:00 to 19:00\n4 2036-02-29 18:00 to 19:00\n");
}

Test(series, positions_choose_the_last_working_day)
{
	given_series("2027-01-29 18:00", "2027-01-29 19:00", BERLIN,
	    "\"FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=4\"", "");
	EXPECT_STARTS(2, "01-29 18:00, 02-26 18:00, 03-31 18:00, 04-30 18:00");
}

Test(series, weeks_begin_where_wkst_says)
{
	given_series("2027-08-05 18:00", "2027-08-05 19:00", BERLIN,
	    "\"FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO\"", "");
	EXPECT_STARTS(2, "08-08 18:00, 08-17 18:00, 08-22 18:00, 08-31 18:00");
	given_series("2027-08-05 18:00", "2027-08-05 19:00", BERLIN,
	    "\"FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU\"", "");
	EXPECT_STARTS(7, "08-15 18:00, 08-17 18:00, 08-29 18:00, 08-31 18:00");
}

Test(series, until_is_local_and_includes_its_last_moment)
{
	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=WEEKLY;UNTIL=20270323T180000\"", "");
	EXPECT_STARTS(2, "03-09 18:00, 03-16 18:00, 03-23 18:00");
	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=WEEKLY;UNTIL=20270323T165959Z\"", "");
	EXPECT_STARTS(6, "03-09 18:00, 03-16 18:00");
	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=WEEKLY;UNTIL=20270323\"", "");
	EXPECT_STARTS(9, "03-09 18:00, 03-16 18:00, 03-23 18:00");
}

Test(series, clocks_decide_where_daylight_saving_begins_and_ends)
{
	struct outcome	*a;

	given_series("2027-03-27 18:00", "2027-03-27 19:00", BERLIN,
	    "\"FREQ=DAILY;COUNT=2\"", "");
	EXPECT_MEMBER(ask("GET", "/events/1"), "utc_start_date",
	    "2027-03-27 17:00:00");
	EXPECT_MEMBER(ask("GET", "/events/3"), "utc_start_date",
	    "2027-03-28 16:00:00");
	given_series("2027-10-30 18:00", "2027-10-30 19:00", BERLIN,
	    "\"FREQ=DAILY;COUNT=2\"", "");
	a = ask("GET", "/events/6");
	EXPECT_MEMBER(a, "start_date", "2027-10-31 18:00:00");
	EXPECT_MEMBER(a, "utc_start_date", "2027-10-31 17:00:00");
}

/* The clock skips 2:00 to 3:00 on March 28th. */
Test(series, a_time_that_is_skipped_is_an_hour_later)
{
	struct outcome	*a;

	given_series("2027-03-27 02:30", "2027-03-27 02:45", BERLIN,
	    "\"FREQ=DAILY;COUNT=3\"", "");
	EXPECT_EVENTS(2, "1 2027-03-27 02:30 to 02:45\n"
	    "3 2027-03-28 02:30 now 2027-03-28 03:30 to 03:45\n"
	    "4 2027-03-29 02:30 to 02:45\n");
	a = ask("GET", "/events/3");
	EXPECT_MEMBER(a, "utc_start_date", "2027-03-28 01:30:00");
	EXPECT_MEMBER(a, "series.original_start", "2027-03-28 02:30:00");
}

/* Otherwise all days would begin at 3:30. */
Test(series, a_first_start_that_is_skipped_is_so_on_this_day_only)
{
	given_series("2027-03-27 01:30", "2027-03-27 02:30", BERLIN,
	    "\"FREQ=WEEKLY;BYDAY=SU;COUNT=2\"", "");
	EXPECT_EVENTS(2, "1 2027-03-28 01:30 to 03:30\n"
	    "3 2027-04-04 01:30 to 02:30\n");
	given_series("2027-03-27 02:30", "2027-03-27 03:30", BERLIN,
	    "\"FREQ=WEEKLY;BYDAY=SU;COUNT=2\"", "");
	EXPECT_EVENTS(5, "4 2027-03-28 02:30 now 2027-03-28 03:30 to 03:30\n"
	    "6 2027-04-04 02:30 to 03:30\n");
}

/* 2:30 occurs twice on October 31st. */
Test(series, of_a_time_that_occurs_twice_the_first_one_counts)
{
	struct outcome	*a;

	given_series("2027-10-30 02:30", "2027-10-30 04:00", BERLIN,
	    "\"FREQ=DAILY;COUNT=3\"", "");
	EXPECT_EVENTS(2, "1 2027-10-30 02:30 to 04:00\n"
	    "3 2027-10-31 02:30 to 04:00\n4 2027-11-01 02:30 to 04:00\n");
	a = ask("GET", "/events/3");
	EXPECT_MEMBER(a, "utc_start_date", "2027-10-31 00:30:00");
	EXPECT_MEMBER(a, "utc_end_date", "2027-10-31 03:00:00");
}

Test(series, whole_days_repeat_as_whole_days)
{
	struct outcome	*a;

	given_series("2027-03-27", "2027-03-27", BERLIN,
	    "\"FREQ=DAILY;COUNT=3\\nEXDATE:20270328\\nRDATE:20270401T180000\"",
	    "\"all_day\":true");
	EXPECT_EVENTS(2, "1 2027-03-27 00:00 to 23:59\n"
	    "3 2027-03-29 00:00 to 23:59\n4 2027-04-01 00:00 to 23:59\n");
	a = ask("GET", "/events/3");
	EXPECT_MEMBER(a, "all_day", "true");
	EXPECT_MEMBER(a, "end_date", "2027-03-29 23:59:59");
}

Test(series, events_of_several_days_repeat_with_their_length)
{
	given_series("2027-03-26 18:00", "2027-03-28 20:00", BERLIN,
	    "\"FREQ=MONTHLY;BYDAY=-1FR;COUNT=2\"", "");
	EXPECT_EVENTS(2, "1 2027-03-26 18:00 to 2027-03-28 20:00\n"
	    "3 2027-04-30 18:00 to 2027-05-02 20:00\n");
	EXPECT_MEMBER(ask_json("ed", "POST", "/events", "{\"title\":\"Long\","
	    "\"start_date\":\"2027-01-01\",\"end_date\":\"2028-01-03\","
	    "\"recurrence\":\"FREQ=YEARLY\"}"), "data.params.recurrence",
	    "recurrence cannot be used: an event that repeats lasts at most a"
	    " year.");
}

Test(series, few_events_of_one_are_at_the_same_time)
{
	static const char	 daily[] = "{\"title\":\"Long\",\"start_date\":"
				     "\"2027-01-01 09:00\",\"end_date\":"
				     "\"2027-04-11 %s\",\"recurrence\":"
				     "\"FREQ=DAILY;COUNT=200\"}";

	harness_start();
	EXPECT_MEMBER(ask_json("ed", "POST", "/events", target(daily,
	    "09:01")), "data.params.recurrence",
	    "recurrence cannot be used: more than 100 of its events would take"
	    " place at the same time; expected shorter events or fewer dates."
	    );
	EXPECT_CODE(ask_json("ed", "POST", "/events", target(daily, "09:00")),
	    201, "");
}

Test(series, events_share_links_terms_and_flags)
{
	struct outcome	*a;

	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=WEEKLY;COUNT=2\"", "\"venue\":{\"venue\":\"Hall\"},"
	    "\"organizer\":[{\"organizer\":\"Ann\"},{\"organizer\":\"Bob\"}],"
	    "\"categories\":[\"Sport\"],\"tags\":[\"Free\",\"New\"],"
	    "\"featured\":true");
	a = ask("GET", "/events/by-slug/yoga-2027-03-16");
	EXPECT_MEMBER(a, "venue.venue", "Hall");
	EXPECT_MEMBER(a, "organizer.1.organizer", "Bob");
	EXPECT_MEMBER(a, "categories.0.name", "Sport");
	EXPECT_MEMBER(a, "tags.1.name", "New");
	EXPECT_MEMBER(a, "featured", "true");
	EXPECT_MEMBER(ask("GET", "/categories"), "categories.0.count", "2");
}

/* Rule 43.11. */
Test(series, slugs_have_the_day_and_drafts_have_theirs_at_once)
{
	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=DAILY;BYHOUR=9,18;COUNT=3\"", "\"slug\":\"stretch\"");
	EXPECT_MEMBER(ask("GET", "/events/1"), "slug", "stretch");
	EXPECT_MEMBER(ask("GET", "/events/3"), "slug", "stretch-2027-03-10");
	EXPECT_MEMBER(ask("GET", "/events/4"), "slug", "stretch-2027-03-10-2");
	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=WEEKLY;COUNT=2\"", "\"status\":\"draft\"");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/5"), "slug", "");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/7"), "slug",
	    "yoga-2027-03-16");
}

Test(series, long_slugs_have_the_day_too)
{
	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=DAILY;COUNT=3\"", target("\"slug\":\"%0199d\"", 7));
	EXPECT_MEMBER(ask("GET", "/events/1"), "slug", target("%0199d", 7));
	EXPECT_MEMBER(ask("GET", "/events/3"), "slug",
	    target("%0189d-2027-03-10", 0));
	EXPECT_MEMBER(ask("GET", "/events/4"), "slug",
	    target("%0189d-2027-03-11", 0));
}

Test(series, the_model_is_seen_by_no_one)
{
	static const char *const	 users[] = { NULL, "su", "co", "au",
	    "ed", "admin" };
	static const char *const	 methods[] = { "GET", "PATCH",
	    "DELETE" };
	struct outcome			*a;
	size_t				 i, k;

	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=WEEKLY;COUNT=2\"", "\"tags\":[\"Free\"],"
	    "\"venue\":{\"venue\":\"Hall\"}");
	for (i = 0; i < COUNT(users); i++)
		for (k = 0; k < 3; k++) {
			a = users[i] == NULL ? ask("GET", "/events/2") :
			    ask_json(users[i], methods[k],
			    k == 2 ? "/events/2?purge=true" : "/events/2",
			    "{}");
			if (a->status != 403)
				EXPECT_CODE(a, 404, "rest-event-not-found");
		}
	EXPECT_MEMBER(ask_as("ed", "GET", "/events?status=any&per_page=50"),
	    "total", "2");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events?status=publish,future,draft"
	    ",pending,private,trash"), "total", "2");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events?include=2"), "total", "0");
	EXPECT_MEMBER(ask("GET", "/events?search=yoga"), "total", "2");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events?status=any&search=yoga&"
	    "search_in=all"), "total", "2");
	EXPECT_MEMBER(ask("GET", "/tags"), "tags.0.count", "2");
	EXPECT_CODE(ask_json("ed", "POST", "/events", "{\"title\":\"Child\","
	    "\"start_date\":\"2027-03-09\",\"end_date\":\"2027-03-09\","
	    "\"post_parent\":2}"), 400, "rest_invalid_param");
	EXPECT_CODE(ask_as("ed", "GET", "/events/by-slug/"), 404,
	    "rest_no_route");
	EXPECT_CODE(ask_as("ed", "GET", "/events?post_parent=2"), 400,
	    "rest_invalid_param");
}
