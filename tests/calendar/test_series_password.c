/* Passwords of repeated events (rules, sections 20 and 43). */
#include <string.h>

#include <criterion/criterion.h>

#include "store/db.h"

#include "base/array.h"
#include "tests/support/series_given.h"

#define WEEKLY	"\"recurrence\":\"FREQ=WEEKLY;COUNT=3\""
#define SECRET	"\"description\":\"secret\""
#define LOCKED	"\"password\":\"sesame\""
#define LOCKED_AGAIN	"\"password\":\"mellon\""

/* Three Saturdays of ed: events 1, 3 and 4 of the series 2. */
static void
given_three_weeks(const char *more)
{
	cr_assert_eq(given_talk("ed", target(WEEKLY "," SECRET "%s%s",
	    *more == '\0' ? "" : ",", more)), 1);
}

/* Which of the events 1, 3 and 4 a password opens that others cannot read. */
static const char *
opened_by(const char *password)
{
	static const int	 ids[] = { 1, 3, 4 };
	const char		*all = "";
	size_t			 i;

	harness.prefix = "/calendar/events/v1";
	for (i = 0; i < 3; i++)
		if (ask("GET", target("/events/%d", ids[i]))->status == 403 &&
		    ask("GET", target("/events/%d?password=%s", ids[i],
		    password))->status == 200)
			all = target("%s%d ", all, ids[i]);

	return (all);
}

static void
change(const char *method, const char *path, const char *json, int status)
{
	struct outcome	*a;

	a = ask_json("ed", method, path, json);
	cr_expect_eq(a->status, status, "%s %s: %s", path, json, a->body);
}

Test(series_password, of_a_new_one_protects_each_date_everywhere)
{
	static const char *const	 paths[] = { "/events",
	    "/events?search=talk", "/events.ics", "/events.rss",
	    "/events.jsonld", "/series/2", "/series/2.ics" };
	static const char *const	 pages[] = { "/?view=list",
	    "/event/talk/", "/event/talk-2026-12-12/",
	    "/event/talk-2026-12-19/" };
	struct outcome			*a;
	size_t				 i;

	given_three_weeks(LOCKED);
	cr_expect_str_eq(opened_by("sesame"), "1 3 4 ");
	for (i = 0; i < COUNT(paths); i++) {
		a = ask("GET", paths[i]);
		cr_expect_eq(a->status, 200, "%s", paths[i]);
		cr_expect_not(outcome_has(a, "secret"), "%s", paths[i]);
	}
	EXPECT_MEMBER(ask("GET", "/events?search=secret"), "total", "0");
	harness.prefix = "";
	for (i = 0; i < COUNT(pages); i++) {
		a = ask("GET", pages[i]);
		cr_expect_lt(a->status, 404, "%s", pages[i]);
		cr_expect_not(outcome_has(a, ">secret"), "%s", pages[i]);
	}
}

/* A hash takes milliseconds, and a series may have a thousand events. */
/* Events that have begun are not changed, so they have no password. */
Test(series_password, is_needed_for_feeds_of_events_that_had_begun)
{
	struct outcome	*a;

	cr_assert_eq(given_talk("ed", WEEKLY), 1);
	harness.now += 30 * 86400;
	change("PATCH", "/series/2", "{" SECRET "," LOCKED "}", 200);
	change("PATCH", "/series/2", "{\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=30\"}", 200);
	a = ask("GET", "/events/1.ics");
	cr_expect_eq(a->status, 200);
	cr_expect_not(outcome_has(a, "secret"));
	cr_expect(outcome_has(ask_as("ed", "GET", "/events/1.ics"), "secret"));
}

Test(series_password, is_hashed_once)
{
	struct statement	*st;

	given_three_weeks(LOCKED);
	change("PATCH", "/series/2", "{" LOCKED_AGAIN "}", 200);
	st = db_query(harness.db, "SELECT COUNT(password),"
	    " COUNT(DISTINCT password) FROM events");
	cr_assert(db_step(st));
	cr_expect_eq(db_integer(st, 0), 4);
	cr_expect_eq(db_integer(st, 1), 1);
	db_done(st);
}

Test(series_password, of_a_change_is_that_of_all_events)
{
	given_three_weeks("");
	change("PATCH", "/series/2", "{" LOCKED "}", 200);
	cr_expect_str_eq(opened_by("sesame"), "1 3 4 ");
	change("PATCH", "/series/2", "{\"title\":\"T\"}", 200);
	cr_expect_str_eq(opened_by("sesame"), "1 3 4 ");
	change("PATCH", "/series/2", "{\"password\":null}", 200);
	cr_expect_str_eq(opened_by("sesame"), "");
	EXPECT_MEMBER(ask("GET", "/events/4"), "description", "secret");
}

Test(series_password, of_a_split_is_that_of_the_later_part)
{
	given_three_weeks("");
	change("POST", "/series/2/split", "{\"event\":3," LOCKED "}", 201);
	cr_expect_str_eq(opened_by("sesame"), "3 4 ");
	EXPECT_CODE(ask("GET", "/events/1"), 200, "");
}

Test(series_password, stays_in_both_parts_of_a_split)
{
	given_three_weeks(LOCKED);
	change("POST", "/series/2/split", "{\"event\":3}", 201);
	cr_expect_str_eq(opened_by("sesame"), "1 3 4 ");
}

Test(series_password, of_one_event_is_its_own)
{
	given_three_weeks(LOCKED);
	change("PATCH", "/events/3", "{" LOCKED_AGAIN "}", 200);
	EXPECT_EVENTS(2, "1 2026-12-05 18:00 to 20:00\n"
	    "3 2026-12-12 18:00 to 20:00 [password]\n"
	    "4 2026-12-19 18:00 to 20:00\n");
	cr_expect_str_eq(opened_by("mellon"), "3 ");
	change("PATCH", "/series/2", "{\"password\":null}", 200);
	cr_expect_str_eq(opened_by("mellon"), "3 ");
	EXPECT_CODE(ask("GET", "/events/1"), 200, "");
	change("PATCH", "/series/2", "{" LOCKED "}", 200);
	change("PATCH", "/events/3", "{\"follow_series\":true}", 200);
	cr_expect_str_eq(opened_by("sesame"), "1 3 4 ");
}

Test(series_password, is_that_of_events_that_are_made_later)
{
	struct outcome	*a;

	given_three_weeks("");
	change("PATCH", "/series/2", "{" LOCKED ","
	    "\"recurrence\":\"FREQ=WEEKLY\"}", 200);
	harness.now += 20 * 86400;
	cr_assert_eq(series_extend_all(), 1);
	a = ask("GET", "/events?series=2&start_date=2027-01-01&per_page=50&"
	    "page=3");
	cr_expect_eq(a->status, 200);
	cr_expect_not(outcome_has(a, "secret"));
}

Test(series_password, is_that_of_events_that_return)
{
	given_three_weeks("");
	change("PATCH", "/series/2", "{\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=2\"}", 200);
	change("PATCH", "/series/2", "{" LOCKED "," WEEKLY "}", 200);
	cr_expect_str_eq(opened_by("sesame"), "1 3 4 ");
}

Test(series_password, of_the_first_event_is_that_of_the_series)
{
	given_talk("ed", SECRET "," LOCKED);
	change("PATCH", "/events/1", "{" WEEKLY "}", 200);
	cr_expect_str_eq(opened_by("sesame"), "1 3 4 ");
}
