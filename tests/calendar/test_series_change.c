/* Changes of series and of their events (rules, section 43). */
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/series_given.h"

#define BERLIN	SERIES_ZONE
#define DAY	INT64_C(86400)

static struct outcome *
patch(const char *json)
{
	struct outcome	*a;

	a = ask_json("ed", "PATCH", "/series/2", json);
	cr_assert_eq(a->status, 200, "%s", a->body);

	return (a);
}

static void
patch_event(int64_t id, const char *json)
{
	struct outcome	*a;

	a = ask_json("ed", "PATCH", target("/events/%lld", (long long)id),
	    json);
	cr_assert_eq(a->status, 200, "%s", a->body);
}

Test(series_change, an_event_detaches_its_changed_fields)
{
	given_three_tuesdays();
	patch_event(3, "{\"title\":\"Pilates\",\"end_date\":"
	    "\"2027-03-16 20:00\"}");
	patch_event(4, "{\"title\":\"Yoga\",\"tags\":[\"Free\"]}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-16 18:00 to 20:00 [title,end_date]\n"
	    "4 2027-03-23 18:00 to 19:00 [tags]\n");
	patch_event(3, "{\"venue\":{\"venue\":\"Hall\"},\"slug\":\"x\"}");
	EXPECT_MEMBER(ask("GET", "/events/3"), "series.detached.2", "venue");
	EXPECT_MEMBER(ask("GET", "/events/3"), "series.detached.3", NULL);
}

Test(series_change, changes_upcoming_events_except_detached_fields)
{
	given_three_tuesdays();
	patch_event(3, "{\"title\":\"Pilates\"}");
	patch("{\"title\":\"Qigong\",\"cost\":\"7\",\"tags\":[\"Free\"]}");
	EXPECT_MEMBER(ask("GET", "/events/1"), "title", "Qigong");
	EXPECT_MEMBER(ask("GET", "/events/3"), "title", "Pilates");
	EXPECT_MEMBER(ask("GET", "/events/3"), "cost", "$7");
	EXPECT_MEMBER(ask("GET", "/events/3"), "tags.0.name", "Free");
	EXPECT_MEMBER(ask("GET", "/events/4"), "title", "Qigong");
	EXPECT_MEMBER(ask("GET", "/events/4"), "slug", "yoga-2027-03-23");
	EXPECT_MEMBER(ask("GET", "/series/2"), "event.title", "Qigong");
}

Test(series_change, the_answer_is_that_of_a_read)
{
	struct outcome	*a;

	given_three_tuesdays();
	a = patch("{\"title\":\"Qigong\",\"slug\":\"qi\"}");
	EXPECT(ask_as("ed", "GET", "/series/2"), 200, a->body);
}

Test(series_change, past_events_stay_as_they_are)
{
	given_three_tuesdays();
	harness.now += 115 * DAY;	/* March 16th, 1:17 in Berlin */
	patch("{\"title\":\"Qigong\",\"start_date\":\"2027-03-09 08:00\","
	    "\"end_date\":\"2027-03-09 09:00\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-16 08:00 to 09:00\n4 2027-03-23 08:00 to 09:00\n");
	EXPECT_MEMBER(ask("GET", "/events/1"), "title", "Yoga");
}

/* The event of a day stays on that day. */
Test(series_change, another_time_keeps_ids_even_if_it_has_passed_today)
{
	given_three_tuesdays();
	harness.now += 115 * DAY + 11 * 3600;	/* March 16th, 12:17 */
	patch("{\"start_date\":\"2027-03-09 09:00\","
	    "\"end_date\":\"2027-03-09 10:00\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-16 09:00 to 10:00\n4 2027-03-23 09:00 to 10:00\n");
	harness.now += 3600;
	patch("{\"start_date\":\"2027-03-09 20:00\","
	    "\"end_date\":\"2027-03-09 21:00\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-16 09:00 to 10:00\n4 2027-03-23 20:00 to 21:00\n");
}

Test(series_change, a_detached_date_stays_and_keeps_its_place)
{
	given_three_tuesdays();
	patch_event(3, "{\"start_date\":\"2027-03-17 10:00\","
	    "\"end_date\":\"2027-03-17 11:00\"}");
	patch("{\"start_date\":\"2027-03-09 09:00\","
	    "\"end_date\":\"2027-03-09 10:00\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 09:00 to 10:00\n"
	    "3 2027-03-16 09:00 now 2027-03-17 10:00 to 11:00"
	    " [start_date,end_date]\n4 2027-03-23 09:00 to 10:00\n");
}

Test(series_change, removed_days_are_trashed_and_returning_ones_restored)
{
	given_three_tuesdays();
	patch("{\"recurrence\":\"FREQ=WEEKLY;INTERVAL=2;COUNT=2\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-16 18:00 to 19:00 trash\n"
	    "4 2027-03-23 18:00 to 19:00\n");
	patch("{\"title\":\"Qigong\",\"start_date\":\"2027-03-09 18:00\","
	    "\"end_date\":\"2027-03-09 20:00\"}");
	patch("{\"recurrence\":\"FREQ=WEEKLY;COUNT=4\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 20:00\n"
	    "3 2027-03-16 18:00 to 20:00\n4 2027-03-23 18:00 to 20:00\n"
	    "5 2027-03-30 18:00 to 20:00\n");
	EXPECT_MEMBER(ask("GET", "/events/3"), "title", "Qigong");
	EXPECT_MEMBER(ask("GET", "/events/3"), "slug", "yoga-2027-03-16");
}

Test(series_change, an_event_deleted_by_a_user_stays_deleted)
{
	given_three_tuesdays();
	ask_as("ed", "DELETE", "/events/3");
	patch("{\"recurrence\":\"FREQ=WEEKLY;INTERVAL=2;COUNT=2\"}");
	patch("{\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"}");
	patch("{\"status\":\"private\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00 private\n"
	    "3 2027-03-16 18:00 to 19:00 trash [status]\n"
	    "4 2027-03-23 18:00 to 19:00 private\n");
}

Test(series_change, a_restored_event_follows_the_series_again)
{
	given_three_tuesdays();
	ask_as("ed", "DELETE", "/events/3");
	patch_event(3, "{\"status\":\"publish\"}");
	patch("{\"status\":\"private\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00 private\n"
	    "3 2027-03-16 18:00 to 19:00 private\n"
	    "4 2027-03-23 18:00 to 19:00 private\n");
	patch_event(3, "{\"status\":\"trash\"}");
	patch_event(3, "{\"status\":\"draft\"}");
	patch("{\"status\":\"publish\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-16 18:00 to 19:00 draft [status]\n"
	    "4 2027-03-23 18:00 to 19:00\n");
}

/* The rule does not give its day, so no other change removes it. */
Test(series_change, an_event_restored_against_the_rule_stays)
{
	given_three_tuesdays();
	patch("{\"recurrence\":\"FREQ=WEEKLY;INTERVAL=2;COUNT=2\"}");
	patch_event(3, "{\"status\":\"publish\"}");
	patch("{\"title\":\"Qigong\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-16 18:00 to 19:00\n4 2027-03-23 18:00 to 19:00\n");
	EXPECT_MEMBER(ask("GET", "/events/3"), "title", "Qigong");
}

Test(series_change, a_purged_event_is_left_out)
{
	given_three_tuesdays();
	cr_assert_eq(ask_as("ed", "DELETE", "/events/3?purge=true")->status,
	    200);
	EXPECT_MEMBER(ask("GET", "/series/2"), "recurrence.1",
	    "EXDATE:20270316");
	patch("{\"title\":\"Qigong\"}");
	EXPECT_STARTS(2, "03-09 18:00, 03-23 18:00");
	patch("{\"start_date\":\"2027-03-09 09:00\","
	    "\"end_date\":\"2027-03-09 10:00\"}");
	EXPECT_STARTS(2, "03-09 09:00, 03-23 09:00");
}

Test(series_change, another_zone_keeps_clock_times)
{
	given_three_tuesdays();
	patch("{\"timezone\":\"Asia/Tokyo\"}");
	EXPECT_STARTS(2, "03-09 18:00, 03-16 18:00, 03-23 18:00");
	EXPECT_MEMBER(ask("GET", "/events/3"), "utc_start_date",
	    "2027-03-16 09:00:00");
	patch("{\"timezone\":\"America/New_York\"}");
	EXPECT_MEMBER(ask("GET", "/events/3"), "utc_start_date",
	    "2027-03-16 22:00:00");
}

/* March 16th, 10:17 in Berlin, 18:17 in Tokyo. */
Test(series_change, another_zone_keeps_events_that_have_begun_on_either_clock)
{
	given_series("2027-03-09 12:00", "2027-03-09 13:00", BERLIN,
	    "\"FREQ=WEEKLY;COUNT=3\"", "");
	harness.now += 115 * DAY + 9 * 3600;
	patch("{\"timezone\":\"Asia/Tokyo\"}");
	EXPECT_MEMBER(ask("GET", "/events/3"), "timezone", BERLIN);
	EXPECT_MEMBER(ask("GET", "/events/4"), "timezone", "Asia/Tokyo");
	patch("{\"timezone\":\"Europe/Berlin\",\"title\":\"Qigong\"}");
	EXPECT_MEMBER(ask("GET", "/events/3"), "title", "Yoga");
	EXPECT_MEMBER(ask("GET", "/events/4"), "timezone", BERLIN);
	EXPECT_STARTS(2, "03-09 12:00, 03-16 12:00, 03-23 12:00");
}

Test(series_change, whole_days_and_times_keep_ids)
{
	given_three_tuesdays();
	patch("{\"all_day\":true}");
	EXPECT_EVENTS(2, "1 2027-03-09 00:00 to 23:59\n"
	    "3 2027-03-16 00:00 to 23:59\n4 2027-03-23 00:00 to 23:59\n");
	patch("{\"all_day\":false,\"start_date\":\"2027-03-09 10:00\","
	    "\"end_date\":\"2027-03-09 11:00\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 10:00 to 11:00\n"
	    "3 2027-03-16 10:00 to 11:00\n4 2027-03-23 10:00 to 11:00\n");
}

Test(series_change, times_of_the_rule_and_other_dates_keep_ids)
{
	given_series("2027-03-09 09:00", "2027-03-09 10:00", BERLIN,
	    "\"FREQ=DAILY;BYHOUR=9,18;COUNT=2\\nRDATE:20270312T180000\"", "");
	patch("{\"start_date\":\"2027-03-09 18:00\","
	    "\"end_date\":\"2027-03-09 19:00\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 09:00 to 10:00 trash\n"
	    "3 2027-03-09 18:00 to 19:00\n5 2027-03-10 09:00 to 10:00\n"
	    "4 2027-03-12 18:00 to 19:00\n");
}

Test(series_change, another_day_keeps_ids_and_changes)
{
	given_three_tuesdays();
	patch_event(3, "{\"event_status\":\"canceled\"}");
	ask_as("ed", "DELETE", "/events/4");
	patch("{\"start_date\":\"2027-03-12 18:00\","
	    "\"end_date\":\"2027-03-12 19:00\"}");
	EXPECT_EVENTS(2, "1 2027-03-12 18:00 to 19:00\n"
	    "3 2027-03-19 18:00 to 19:00 [event_status]\n"
	    "4 2027-03-26 18:00 to 19:00 trash [status]\n");
	patch("{\"recurrence\":\"FREQ=WEEKLY;BYDAY=MO,SA;COUNT=6\"}");
	EXPECT_STARTS(2, "03-13 18:00, 03-15 18:00, 03-20 18:00,"
	    " 03-22 18:00, 03-29 18:00");
	EXPECT_MEMBER(ask("GET", "/events/3"), "start_date",
	    "2027-03-20 18:00:00");
}

/* The one that is left over does not become the last. */
Test(series_change, no_event_passes_another)
{
	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=DAILY;COUNT=3\"", "");
	patch("{\"start_date\":\"2027-03-10 18:00\","
	    "\"end_date\":\"2027-03-10 19:00\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00 trash\n"
	    "3 2027-03-10 18:00 to 19:00\n4 2027-03-11 18:00 to 19:00\n"
	    "5 2027-03-12 18:00 to 19:00\n");
}

/* The first Tuesday is not always the day after the first Monday. */
Test(series_change, another_weekday_of_the_month_keeps_ids)
{
	given_series("2027-04-05 18:00", "2027-04-05 19:00", BERLIN,
	    "\"FREQ=MONTHLY;BYDAY=1MO;COUNT=4\"", "");
	patch("{\"recurrence\":\"FREQ=MONTHLY;BYDAY=1TU;COUNT=4\"}");
	EXPECT_EVENTS(2, "1 2027-04-06 18:00 to 19:00\n"
	    "3 2027-05-04 18:00 to 19:00\n4 2027-06-01 18:00 to 19:00\n"
	    "5 2027-07-06 18:00 to 19:00\n");
}

/* A date that is too far away is another one. */
Test(series_change, a_removed_and_a_new_date_are_one_if_near)
{
	given_three_tuesdays();
	patch("{\"recurrence\":\"FREQ=WEEKLY;COUNT=3\\n"
	    "EXDATE:20270316,20270323\\nRDATE:20270319,20270327\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-19 18:00 to 19:00\n"
	    "4 2027-03-23 18:00 to 19:00 trash\n"
	    "5 2027-03-27 18:00 to 19:00\n");
}

Test(series_change, publishes_all_at_once)
{
	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=WEEKLY;COUNT=2\"", "\"status\":\"pending\"");
	harness.now += 60;
	patch("{\"status\":\"publish\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00\n"
	    "3 2027-03-16 18:00 to 19:00\n");
	EXPECT_MEMBER(ask("GET", "/events/3"), "date", "2026-11-21 00:18:30");
	EXPECT_MEMBER(ask("GET", "/events/3"), "slug", "yoga-2027-03-16");
	patch("{\"date\":\"2027-01-01\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 18:00 to 19:00 future\n"
	    "3 2027-03-16 18:00 to 19:00 future\n");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/3"), "date",
	    "2027-01-01 00:00:00");
}

Test(series_change, goes_to_the_trash_and_returns)
{
	given_three_tuesdays();
	patch_event(3, "{\"status\":\"private\"}");
	patch_event(4, "{\"status\":\"trash\"}");
	patch("{\"status\":\"trash\"}");
	EXPECT_MEMBER(ask_as("ed", "GET", "/series/2"), "status", "trash");
	EXPECT_CODE(ask("GET", "/series/2"), 404, "rest-series-not-found");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events?status=trash"
	    "&start_date=2027-01-01"), "total", "3");
	EXPECT_STARTS(2, "");
	patch("{\"recurrence\":\"FREQ=WEEKLY;COUNT=4\"}");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events?status=trash"
	    "&start_date=2027-01-01"), "total", "3");
	patch("{\"status\":\"publish\"}");
	EXPECT_STARTS(2, "03-09 18:00, 03-16 18:00, 03-30 18:00");
	EXPECT_MEMBER(ask("GET", "/events/1"), "series.detached.0", NULL);
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/3"), "status", "private");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/3"), "series.detached.1",
	    NULL);
	EXPECT_CODE(ask_as("ed", "GET", "/events/4"), 410,
	    "event-is-in-trash");
	EXPECT_CODE(ask_json("ed", "POST", "/events", "{\"title\":\"Yoga\","
	    "\"start_date\":\"2027-03-09\",\"end_date\":\"2027-03-09\","
	    "\"status\":\"trash\",\"recurrence\":\"FREQ=DAILY\"}"), 400,
	    "rest_invalid_param");
}

/* One event of it can be restored alone, and then is like any other. */
Test(series_change, an_event_leaves_the_trash_before_its_series)
{
	given_three_tuesdays();
	patch_event(3, "{\"status\":\"private\"}");
	patch("{\"status\":\"trash\"}");
	patch_event(3, "{\"status\":\"publish\"}");
	EXPECT_STARTS(2, "03-16 18:00");
	EXPECT_MEMBER(ask("GET", "/events/3"), "series.detached.0", "status");
	EXPECT_MEMBER(ask("GET", "/events/3"), "series.detached.1", NULL);
	patch("{\"status\":\"publish\"}");
	EXPECT_STARTS(2, "03-09 18:00, 03-16 18:00, 03-23 18:00");
}

Test(series_change, a_rejected_change_changes_nothing)
{
	struct outcome	*a;
	const char	*before;

	given_three_tuesdays();
	before = target("%s", ask("GET", "/series/2")->body);
	EXPECT_CODE(ask_json("ed", "PATCH", "/series/2", "{\"title\":\"X\","
	    "\"recurrence\":\"FREQ=DAILY;UNTIL=20200101\"}"), 400,
	    "rest_invalid_param");
	EXPECT_CODE(ask_json("ed", "POST", "/series/2/split", "{\"event\":3,"
	    "\"recurrence\":\"FREQ=DAILY;UNTIL=20200101\"}"), 400,
	    "rest_invalid_param");
	a = ask_json("ed", "POST", "/series/2/split", "{\"event\":9}");
	EXPECT_CODE(a, 400, "rest_invalid_param");
	given_talk("ed", "");
	EXPECT_CODE(ask_json("ed", "POST", "/series/2/split", "{\"event\":5}"),
	    400, "rest_invalid_param");
	EXPECT(ask("GET", "/series/2"), 200, before);
	EXPECT_STARTS(2, "03-09 18:00, 03-16 18:00, 03-23 18:00");
}

Test(series_change, ends_with_its_past_events_as_single_ones)
{
	struct outcome	*a;

	given_three_tuesdays();
	harness.now += 110 * DAY;
	a = ask_as("ed", "DELETE", "/series/2");
	cr_assert_eq(a->status, 200);
	EXPECT_MEMBER(a, "id", "2");
	EXPECT_MEMBER(a, "event.title", "Yoga");
	EXPECT_MEMBER(ask("GET", "/events/1"), "series", NULL);
	EXPECT_MEMBER(ask("GET", "/events/1"), "status", "publish");
	EXPECT_CODE(ask_as("ed", "GET", "/events/3"), 410,
	    "event-is-in-trash");
	EXPECT_CODE(ask("GET", "/events/3"), 404, "rest-event-not-found");
	EXPECT_CODE(ask("GET", "/series/2"), 404, "rest-series-not-found");
	EXPECT_CODE(ask_as("ed", "DELETE", "/series/2"), 404,
	    "rest-series-not-found");
	patch_event(3, "{\"status\":\"publish\"}");
	EXPECT_MEMBER(ask("GET", "/events/3"), "series", NULL);
}

Test(series_change, an_event_becomes_the_first_of_a_series)
{
	struct outcome	*a;

	given_talk("ed", "\"tags\":[\"Free\"]");
	a = ask_json("ed", "PATCH", "/events/1", "{\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=3\",\"title\":\"Course\"}");
	cr_assert_eq(a->status, 200, "%s", a->body);
	EXPECT_MEMBER(a, "series.id", "2");
	EXPECT_EVENTS(2, "1 2026-12-05 18:00 to 20:00\n"
	    "3 2026-12-12 18:00 to 20:00\n4 2026-12-19 18:00 to 20:00\n");
	EXPECT_MEMBER(ask("GET", "/events/4"), "title", "Course");
	EXPECT_MEMBER(ask("GET", "/events/4"), "tags.0.name", "Free");
	EXPECT_MEMBER(ask("GET", "/events/4"), "slug", "talk-2026-12-19");
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/events/4",
	    "{\"recurrence\":\"FREQ=DAILY\"}"), "data.params.recurrence",
	    "recurrence cannot be used: the event belongs to a series, which"
	    " has its days.");
	cr_expect_eq(ask_json("ed", "PATCH", "/events/by-slug/talk",
	    "{\"recurrence\":\"FREQ=DAILY\"}")->status, 400);
}

/* Its links must be kept. */
Test(series_change, an_old_event_stays_where_it_is_if_the_rule_gives_its_start)
{
	given_event("ed", "Old", "2019-06-01 18:00", "2019-06-01 19:00", "");
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1", "{\"recurrence\":"
	    "\"FREQ=YEARLY\\nRDATE:20260901\"}")->status, 200);
	EXPECT_EVENTS(2, "1 2019-06-01 18:00 to 19:00\n"
	    "3 2026-06-01 18:00 to 19:00\n4 2026-09-01 18:00 to 19:00\n"
	    "5 2027-06-01 18:00 to 19:00\n6 2028-06-01 18:00 to 19:00\n");
	given_event("ed", "Old", "2019-06-01 18:00", "2019-06-01 19:00", "");
	ask_as("ed", "DELETE", "/events/7");
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/events/7", "{\"recurrence\":"
	    "\"FREQ=YEARLY\"}"), "data.params.recurrence", "recurrence cannot"
	    " be used: the event is in the trash.");
}

Test(series_change, dates_at_the_time_of_the_series_move_with_it)
{
	given_series("2027-03-09 18:00", "2027-03-09 19:00", BERLIN,
	    "\"FREQ=WEEKLY;COUNT=3\\nEXDATE:20270316T180000\\n"
	    "RDATE:20270310T180000,20270311T120000\"", "");
	patch("{\"title\":\"Qigong\"}");
	EXPECT_MEMBER(ask("GET", "/series/2"), "recurrence.2",
	    "EXDATE:20270316T180000");
	patch("{\"start_date\":\"2027-03-09 09:00\","
	    "\"end_date\":\"2027-03-09 10:00\"}");
	EXPECT_EVENTS(2, "1 2027-03-09 09:00 to 10:00\n"
	    "3 2027-03-10 09:00 to 10:00\n4 2027-03-11 12:00 to 13:00\n"
	    "5 2027-03-23 09:00 to 10:00\n");
}
