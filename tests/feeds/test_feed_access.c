/*
 * Which callers see what in a calendar. The other formats use the same
 * functions.
 */
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/calendar_sound.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"

Test(feed_access, unpublished_events_are_marked_as_such)
{
	static const struct {
		const char	*status, *lines;
	} rows[] = {
		{ "publish", "STATUS:CONFIRMED\r\nSUMMARY" },
		{ "draft", "STATUS:TENTATIVE\r\nCLASS:PRIVATE\r\nSUMMARY" },
		{ "pending", "STATUS:TENTATIVE\r\nCLASS:PRIVATE\r\nSUMMARY" },
		{ "private", "STATUS:CONFIRMED\r\nCLASS:PRIVATE\r\nSUMMARY" },
		{ "future", "STATUS:CONFIRMED\r\nCLASS:PRIVATE\r\nSUMMARY" },
		{ "trash", "STATUS:CANCELLED\r\nCLASS:PRIVATE\r\nSUMMARY" }
	};
	struct outcome	*a;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		given_talk("ed", target("\"status\":\"%s\","
		    "\"date\":\"%s-01-01\"", rows[i].status,
		    strcmp(rows[i].status, "future") == 0 ? "2030" : "2020"));
		a = ask_as("ed", "GET", target("/events.ics?status=%s",
		    rows[i].status));
		cr_expect(outcome_has(a, rows[i].lines), "%s", a->body);
		expect_sound_calendar(a->body);
	}
	a = ask("GET", "/events.ics");
	cr_expect_str_eq(outcome_header(a, "X-TEC-Total"), "1");
	EXPECT_CODE(ask("GET", "/events/2.ics"), 403, "event-not-accessible");
	EXPECT_CODE(ask("GET", "/events.ics?status=draft"), 400,
	    "rest_invalid_param");
}

Test(feed_access, the_texts_of_a_protected_event_need_its_password)
{
	struct outcome	*a;

	given_talk("ed", "\"description\":\"Secret\",\"excerpt\":\"Secret\"");
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"password\":\"pw\"}")->status, 200);
	a = ask("GET", "/events.ics");
	cr_expect_eq(a->status, 200);
	cr_expect(outcome_has(a, "UID:" SITE_ID "?id=1\r\n"));
	cr_expect_not(outcome_has(a, "Secret"));
	cr_expect_not(outcome_has(a, "CLASS"));
	EXPECT_CODE(ask("GET", "/events/1.ics"), 403,
	    "event-password-protected");
	EXPECT_CODE(ask("GET", "/events/1.ics?password=no"), 403,
	    "event-password-protected");
	a = ask("GET", "/events/1.ics?password=pw");
	cr_expect(outcome_has(a, "CLASS:CONFIDENTIAL\r\n"));
	cr_expect(outcome_has(a, "DESCRIPTION:Secret\r\n"));
	cr_expect(outcome_has(a, "SOURCE;VALUE=URI:" API "/events/1.ics\r\n"));
	cr_expect(outcome_has(ask_as("ed", "GET", "/events.ics"), "Secret"));
}

static void
expect_like_json(int id, const char *who, const char *ending)
{
	struct outcome	*json, *feed;

	json = ask_with("GET", target("/events/%d", id), NULL, who, NULL);
	feed = ask_with("GET", target("/events/%d%s", id, ending), NULL, who,
	    NULL);
	cr_expect_eq(feed->status, json->status, "%d%s: %d, not %d", id,
	    ending, feed->status, json->status);
	if (json->status != 200)
		cr_expect_str_eq(feed->body, json->body);
}

Test(feed_access, a_feed_of_one_event_needs_the_same_rights_as_its_record)
{
	static const char *const	 kinds[] = { "", "\"status\":\"draft\"",
	    "\"status\":\"pending\"", "\"status\":\"private\"",
	    "\"status\":\"future\",\"date\":\"2030-01-01\"",
	    "\"status\":\"trash\"", "\"password\":\"pw\"",
	    "\"hide_from_listings\":true" };
	const char			*callers[] = { NULL, as("su"), as("co"),
	    as("au"), as("ed") };
	static const char *const	 endings[] = { ".ics", ".rss",
	    ".jsonld" };
	size_t				 i, j, n;

	for (i = 0; i < COUNT(kinds); i++) {
		given_talk("au", kinds[i]);
		for (j = 0; j < COUNT(callers); j++)
			for (n = 0; n < COUNT(endings); n++)
				expect_like_json((int)i + 1, callers[j],
				    endings[n]);
	}
}

Test(feed_access, events_that_the_caller_may_not_read_are_left_out)
{
	struct outcome	*a;

	given_venue("ed", "\"venue\":\"Cellar\",\"status\":\"draft\"");
	given_organizer("ed", "\"organizer\":\"Ada\",\"status\":\"private\"");
	given_talk("ed", "\"venue\":1,\"organizer\":2");
	a = ask("GET", "/events/3.ics");
	cr_expect_not(outcome_has(a, "LOCATION"));
	cr_expect_not(outcome_has(a, "CONTACT"));
	a = ask_as("ed", "GET", "/events/3.ics");
	cr_expect(outcome_has(a, "LOCATION:Cellar\r\n"));
	cr_expect(outcome_has(a, "CONTACT:Ada\r\n"));
}

Test(feed_access, filters_are_those_of_the_list)
{
	struct outcome	*a;

	given_talk("ed", "\"categories\":\"Jazz\"");
	given_talk("ed", "");
	a = ask("GET", "/events.ics?categories=jazz");
	cr_expect_str_eq(outcome_header(a, "X-TEC-Total"), "1");
	cr_expect(outcome_has(a, "CATEGORIES:Jazz\r\n"));
	a = ask("GET", "/events.ics?search=%22%3C%C3%A4%22&x=%zz");
	cr_expect_str_eq(outcome_header(a, "X-TEC-Total"), "0");
	cr_expect(outcome_has(a,
	    "SOURCE;VALUE=URI:" API "/events.ics?search=%2\r\n"
	    " 2%3C%C3%A4%22&x=%25zz\r\n"), "%s", a->body);
}

/* One of its dates was published alone. */
Test(feed_access, an_unpublished_series_is_not_in_the_feed_of_its_date)
{
	struct outcome	*a;

	given_event("co", "Plan", "2026-12-05 18:00", "2026-12-05 20:00",
	    "\"description\":\"secret\",\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=3\"");
	cr_assert_eq(ask_json("ed", "PATCH", "/events/3", "{\"title\":\"Talk\","
	    "\"description\":\"open\",\"status\":\"publish\"}")->status, 200);
	EXPECT_CODE(ask("GET", "/series/2.ics"), 403, "event-not-accessible");
	a = ask("GET", "/events/3.ics");
	cr_expect_eq(a->status, 200);
	cr_expect(outcome_has(a, "SUMMARY:Talk"));
	cr_expect_not(outcome_has(a, "RRULE"));
	cr_expect_not(outcome_has(a, "Plan"));
	cr_expect_not(outcome_has(a, "secret"));
	cr_expect(outcome_has(ask_as("co", "GET", "/events/3.ics"), "RRULE"));
}

/* Not if the date has a password of its own. */
Test(feed_access, a_password_opens_the_series_of_a_date)
{
	struct outcome	*a;

	given_event("ed", "Plan", "2026-12-05 18:00", "2026-12-05 20:00",
	    "\"description\":\"inner\",\"password\":\"s3cret\",\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=3\"");
	EXPECT_CODE(ask("GET", "/events/3.ics"), 403,
	    "event-password-protected");
	a = ask("GET", "/events/3.ics?password=s3cret");
	cr_expect(outcome_has(a, "DESCRIPTION:inner"));
	cr_assert_eq(ask_json("ed", "PATCH", "/events/3",
	    "{\"password\":\"other\",\"description\":\"its own\"}")->status,
	    200);
	a = ask("GET", "/events/3.ics?password=other");
	cr_expect(outcome_has(a, "DESCRIPTION:its own"));
	cr_expect_not(outcome_has(a, "inner"));
}
