#include <criterion/criterion.h>

#include "text/zones.h"

#include "base/array.h"
#include "tests/support/given.h"

#define PATCH(user, path, body)	ask_json((user), "PATCH", (path), (body))

/* Rules, section 17. */
Test(event_status, statuses)
{
	static const struct {
		const char	*owner;		/* NULL: the same as before */
		const char	*created;
		const char	*user;
		const char	*sent;		/* NULL: none */
		const char	*expected;
	} rows[] = {
		{ "au", "publish", "au", NULL, "publish" },
		{ "au", "publish", "au", "draft", "draft" },
		{ "au", "publish", "au", "private", "private" },
		{ "au", "publish", "au", "future", "publish" },
		{ "au", "draft", "au", NULL, "draft" },
		{ "au", "draft", "au", "publish", "publish" },
		{ "au", "draft", "au", "pending", "pending" },
		{ "au", "private", "au", "trash", "trash" },
		{ "co", "draft", "co", NULL, "draft" },
		{ "co", "draft", "co", "publish", "pending" },
		{ "co", "draft", "co", "future", "pending" },
		{ "co", "draft", "co", "private", "pending" },
		{ "co", "pending", "co", "draft", "draft" },
		{ "co", "pending", "co", NULL, "pending" },
		{ "co", "pending", "co", "trash", "trash" }
	};
	long long	 id;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		id = given_talk(rows[i].owner, target("\"status\":\"%s\"",
		    rows[i].created));
		EXPECT_MEMBER(PATCH(rows[i].user, target("/events/%lld", id),
		    rows[i].sent == NULL ? "{}" : target(
		    "{\"status\":\"%s\"}", rows[i].sent)), "status",
		    rows[i].expected);
	}
}

Test(event_status, statuses_of_a_new_one)
{
	static const struct {
		const char	*user;
		const char	*sent;		/* "": none */
		const char	*expected;
	} rows[] = {
		{ "au", "", "publish" }, { "co", "", "draft" },
		{ "au", "publish", "publish" }, { "co", "publish", "pending" },
		{ "au", "future", "publish" }, { "co", "future", "pending" },
		{ "au", "draft", "draft" }, { "co", "draft", "draft" },
		{ "au", "pending", "pending" }, { "co", "pending", "pending" },
		{ "au", "private", "private" }, { "co", "private", "pending" },
		{ "au", "trash", "trash" }, { "co", "trash", "trash" }
	};
	struct outcome	*a;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		a = ask_form(rows[i].user, "POST", "/events", target(
		    "title=T&start_date=now&end_date=now%s%s",
		    *rows[i].sent == '\0' ? "" : "&status=", rows[i].sent));
		EXPECT_MEMBER(a, "status", rows[i].expected);
	}
	EXPECT_CODE(ask_form("au", "POST", "/events",
	    "title=T&start_date=now&end_date=now&status=inherit"), 400,
	    "rest_invalid_param");
}

Test(event_status, a_publication_time_to_come_schedules)
{
	struct outcome	*a;

	given_talk("au", "\"date\":\"2026-11-21 00:18:30\"");
	EXPECT_MEMBER(ask_as("au", "GET", "/events/1"), "status", "future");
	EXPECT_CODE(ask("GET", "/events/1"), 403, "event-not-accessible");
	harness.now += 59;
	EXPECT_CODE(ask("GET", "/events/1"), 403, "event-not-accessible");
	harness.now++;
	a = ask("GET", "/events/1");
	EXPECT_MEMBER(a, "status", "publish");
	EXPECT_MEMBER(a, "url", SITE "/event/talk/");
	EXPECT_MEMBER(a, "json_ld.name", "Talk");

	a = PATCH("au", "/events/1", "{\"date_utc\":\"2026-12-01\"}");
	EXPECT_MEMBER(a, "status", "future");
	a = PATCH("au", "/events/1", "{\"date_utc\":\"2026-11-01\"}");
	EXPECT_MEMBER(a, "status", "publish");
}

/* Rule 17.3, in a site zone behind UTC. */
Test(event_status, publication_times)
{
	struct outcome	*a;

	harness_start();
	harness.site.timezone = "America/New_York";
	harness.site.zone = zone_find("America/New_York");

	given_talk("ed", "\"date\":\"2026-11-01 12:00:00\"");
	a = ask("GET", "/events/1");
	EXPECT_MEMBER(a, "date", "2026-11-01 12:00:00");
	EXPECT_MEMBER(a, "date_utc", "2026-11-01 17:00:00");
	EXPECT_MEMBER(a, "modified", "2026-11-20 19:17:30");
	EXPECT_MEMBER(a, "modified_utc", "2026-11-21 00:17:30");

	given_talk("ed", "\"date_utc\":\"2026-11-01 12:00:00\"");
	a = ask("GET", "/events/2");
	EXPECT_MEMBER(a, "date", "2026-11-01 07:00:00");
	EXPECT_MEMBER(a, "date_utc", "2026-11-01 12:00:00");

	given_talk("ed", "\"date_utc\":\"2026-11-01 12:00:00\","
	    "\"date\":\"2026-10-01\"");
	EXPECT_MEMBER(ask("GET", "/events/3"), "date_utc",
	    "2026-11-01 12:00:00");
}

Test(event_status, drafts_have_no_publication_time_yet)
{
	struct outcome	*a;

	given_talk("ed", "\"status\":\"draft\"");
	harness.now += 60;
	a = PATCH("ed", "/events/1", "{\"status\":\"pending\"}");
	EXPECT_MEMBER(a, "date", "2026-11-21 00:17:30");
	EXPECT_MEMBER(a, "date_utc", "0000-00-00 00:00:00");
	a = PATCH("ed", "/events/1", "{\"status\":\"private\"}");
	EXPECT_MEMBER(a, "date", "2026-11-21 00:18:30");
	EXPECT_MEMBER(a, "date_utc", "2026-11-21 00:18:30");
	harness.now += 60;
	a = PATCH("ed", "/events/1", "{\"status\":\"draft\"}");
	EXPECT_MEMBER(a, "date_utc", "2026-11-21 00:18:30");

	given_talk("ed", "\"status\":\"draft\",\"date\":\"2026-01-01\"");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/2"), "date_utc",
	    "2026-01-01 00:00:00");
	given_talk("ed", "\"status\":\"trash\"");
	EXPECT_MEMBER(PATCH("ed", "/events/3", "{}"), "date_utc",
	    "2026-11-21 00:19:30");
}
