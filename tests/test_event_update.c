#include <string.h>

#include <criterion/criterion.h>

#include "text/zones.h"

#include "given.h"

#define PATCH(user, path, body)	ask_json((user), "PATCH", (path), (body))

Test(event_update, what_is_not_sent_stays)
{
	struct outcome	*a;

	given_talk("au", "\"description\":\"d\",\"cost\":\"5\","
	    "\"featured\":true,\"all_day\":true,\"timezone\":\"Asia/Tokyo\"");
	harness.now += 60;
	a = PATCH("ed", "/events/1", "{\"title\":\"Other\"}");
	cr_assert_eq(a->status, 200);
	EXPECT_MEMBER(a, "title", "Other");
	EXPECT_MEMBER(a, "slug", "talk");
	EXPECT_MEMBER(a, "author", "3");
	EXPECT_MEMBER(a, "description", "d");
	EXPECT_MEMBER(a, "cost", "$5");
	EXPECT_MEMBER(a, "featured", "true");
	EXPECT_MEMBER(a, "all_day", "true");
	EXPECT_MEMBER(a, "timezone", "Asia/Tokyo");
	EXPECT_MEMBER(a, "start_date", "2026-12-05 00:00:00");
	EXPECT_MEMBER(a, "utc_start_date", "2026-12-04 15:00:00");
	EXPECT_MEMBER(a, "date", "2026-11-21 00:17:30");
	EXPECT_MEMBER(a, "modified", "2026-11-21 00:18:30");
	EXPECT_MEMBER(a, "json_ld", NULL);
}

Test(event_update, all_methods_are_one)
{
	static const char *const	 methods[] = { "POST", "PUT", "PATCH" };
	struct outcome			*a;
	size_t				 i;

	given_talk("ed", "\"excerpt\":\"e\"");
	for (i = 0; i < sizeof(methods) / sizeof(methods[0]); i++) {
		a = ask_form("ed", methods[i], "/events/1", target("title=T%zu",
		    i));
		EXPECT_MEMBER(a, "title", target("T%zu", i));
		EXPECT_MEMBER(a, "excerpt", "e");
		a = ask_form("ed", methods[i], "/events/by-slug/talk",
		    target("title=S%zu", i));
		EXPECT_MEMBER(a, "title", target("S%zu", i));
	}
}

Test(event_update, nothing_sent_changes_only_the_time)
{
	struct outcome	*before, *after;

	given_talk("ed", "");
	before = ask("GET", "/events/1");
	EXPECT_CODE(PATCH("ed", "/events/1", "{}"), 200, "");
	after = ask("GET", "/events/1");
	EXPECT(after, 200, before->body);
}

/* What of one event's members empties which. */
Test(event_update, fields_are_emptied)
{
	static const struct {
		const char	*sent;
		const char	*member;
		const char	*expected;
	} rows[] = {
		{ "\"cost\":\"\"", "cost", "" },
		{ "\"cost\":\"0\"", "cost", "" },
		{ "\"cost\":null", "cost", "$5" },
		{ "\"website\":\"\"", "website", "" },
		{ "\"website\":null", "website", "http://a.example" },
		{ "\"description\":null", "description", "" },
		{ "\"excerpt\":null", "excerpt", "" },
		{ "\"image\":null", "image", "false" }
	};
	long long	 id;
	size_t		 i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		id = given_talk("ed", "\"cost\":\"5\",\"excerpt\":\"e\","
		    "\"description\":\"d\",\"website\":\"http://a.example\","
		    "\"image\":\"http://a.example/x\"");
		EXPECT_MEMBER(PATCH("ed", target("/events/%lld", id),
		    target("{%s}", rows[i].sent)), rows[i].member,
		    rows[i].expected);
		EXPECT_MEMBER(ask("GET", target("/events/%lld", id)),
		    rows[i].member, rows[i].expected);
	}
}

Test(event_update, dates)
{
	struct outcome	*a;

	given_talk("ed", "\"timezone\":\"Europe/Paris\"");
	a = PATCH("ed", "/events/1", "{\"timezone\":\"\"}");
	EXPECT_MEMBER(a, "timezone", "UTC");
	EXPECT_MEMBER(a, "start_date", "2026-12-05 18:00:00");
	EXPECT_MEMBER(a, "utc_start_date", "2026-12-05 18:00:00");
	a = PATCH("ed", "/events/1", "{\"timezone\":\"europe/paris\","
	    "\"start_date\":\"2027-07-01 20:00\"}");
	EXPECT_MEMBER(a, "timezone", "europe/paris");
	EXPECT_MEMBER(a, "timezone_abbr", "CEST");
	EXPECT_MEMBER(a, "utc_start_date", "2027-07-01 18:00:00");
	EXPECT_MEMBER(a, "end_date", "2027-07-01 20:00:00");
	a = PATCH("ed", "/events/1", "{\"all_day\":true}");
	EXPECT_MEMBER(a, "end_date", "2027-07-01 23:59:59");
}

Test(event_update, dates_beyond_the_years_are_refused)
{
	given_talk("ed", "\"timezone\":\"Asia/Tokyo\"");
	EXPECT(PATCH("ed", "/events/1",
	    "{\"end_date\":\"9999-12-31T23:00:00Z\"}"), 400,
	    "{\"code\":\"rest_invalid_param\",\"message\":"
	    "\"Invalid parameter(s): end_date\",\"data\":{\"status\":400,"
	    "\"params\":{\"end_date\":\"end_date is not a date that can be"
	    " read, such as 2027-03-01 18:00:00.\"},\"details\":"
	    "{\"end_date\":{\"code\":\"rest_invalid_date\",\"message\":"
	    "\"end_date is not a date that can be read, such as"
	    " 2027-03-01 18:00:00.\",\"data\":{\"pointer\":"
	    "\"/end_date\"}}}}}");
}

Test(event_update, permission_on_the_record)
{
	static const struct {
		const char	*owner;
		const char	*status;
		const char	*user;
		int		 expected;
	} rows[] = {
		{ "au", "publish", NULL, 401 }, { "au", "publish", "su", 403 },
		{ "au", "publish", "co", 403 }, { "au", "publish", "au", 200 },
		{ "ed", "publish", "au", 403 }, { "ed", "draft", "au", 403 },
		{ "co", "draft", "co", 200 }, { "co", "pending", "co", 200 },
		{ "co", "draft", "au", 403 }, { "co", "draft", "ed", 200 },
		{ "ed", "private", "admin", 200 }
	};
	struct outcome	*a;
	long long	 id;
	size_t		 i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		id = given_talk(rows[i].owner, target("\"status\":\"%s\"",
		    rows[i].status));
		a = PATCH(rows[i].user, target("/events/%lld", id),
		    "{\"sticky\":true}");
		EXPECT_CODE(a, rows[i].expected, rows[i].expected == 200 ?
		    "" : "rest_forbidden");
	}
	EXPECT_CODE(PATCH(NULL, "/events/99", "{}"), 401, "rest_forbidden");
}

Test(event_update, a_contributor_loses_it_when_it_is_published)
{
	given_talk("co", "");
	EXPECT_MEMBER(PATCH("ed", "/events/1", "{\"status\":\"publish\"}"),
	    "author", "4");
	EXPECT_CODE(PATCH("co", "/events/1", "{}"), 403, "rest_forbidden");
	EXPECT_CODE(PATCH("co", "/events/by-slug/talk", "{}"), 403,
	    "rest_forbidden");
	PATCH("ed", "/events/1", "{\"status\":\"draft\"}");
	EXPECT_CODE(PATCH("co", "/events/1", "{}"), 200, "");
}

Test(event_update, another_author)
{
	given_talk("au", "");
	EXPECT_CODE(PATCH("au", "/events/1", "{\"author\":2}"), 403,
	    "rest_forbidden");
	EXPECT_MEMBER(PATCH("au", "/events/1", "{\"author\":3}"), "author",
	    "3");
	EXPECT_MEMBER(PATCH("ed", "/events/1", "{\"author\":4}"), "author",
	    "4");
	EXPECT_CODE(PATCH("au", "/events/1", "{}"), 403, "rest_forbidden");
}

/* Contract section 8.1. */
Test(event_update, statuses)
{
	static const struct {
		const char	*owner;		/* NULL: as before */
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

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		id = given_talk(rows[i].owner, target("\"status\":\"%s\"",
		    rows[i].created));
		EXPECT_MEMBER(PATCH(rows[i].user, target("/events/%lld", id),
		    rows[i].sent == NULL ? "{}" : target(
		    "{\"status\":\"%s\"}", rows[i].sent)), "status",
		    rows[i].expected);
	}
}

Test(event_update, statuses_of_a_new_one)
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

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		a = ask_form(rows[i].user, "POST", "/events", target(
		    "title=T&start_date=now&end_date=now%s%s",
		    *rows[i].sent == '\0' ? "" : "&status=", rows[i].sent));
		EXPECT_MEMBER(a, "status", rows[i].expected);
	}
	EXPECT_CODE(ask_form("au", "POST", "/events",
	    "title=T&start_date=now&end_date=now&status=inherit"), 400,
	    "rest_invalid_param");
}

Test(event_update, a_publication_time_to_come_schedules)
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

/* Contract section 6.2, in a site zone behind UTC. */
Test(event_update, publication_times)
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

Test(event_update, drafts_have_no_publication_time_yet)
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

/* Contract section 7.2. */
Test(event_update, slugs_of_new_ones)
{
	static const struct {
		const char	*title;
		const char	*more;
		const char	*expected;
	} rows[] = {
		{ "Über Café", "", "uber-cafe" },
		{ "über café", "", "uber-cafe-2" },
		{ "x", ",\"slug\":\"Uber  Cafe\"", "uber-cafe-3" },
		{ "x", ",\"slug\":\"uber-cafe-2\"", "uber-cafe-2-2" },
		{ "Feed", "", "feed-2" },
		{ "x", ",\"slug\":\"embed\"", "embed-2" },
		{ "日本語", "", "%e6%97%a5%e6%9c%ac%e8%aa%9e" },
		{ "!", "", "8" },
		{ "Good", ",\"slug\":\"!\"", "good" },
		{ "x", ",\"slug\":\"12345\"", "12345" },
		{ "Late", ",\"status\":\"draft\"", "" },
		{ "Late", ",\"status\":\"pending\"", "" },
		{ "Late", ",\"status\":\"draft\",\"slug\":\"Mine\"", "mine" },
		{ "Late", ",\"status\":\"private\"", "late" },
		{ "Late", ",\"date\":\"2027-01-01\"", "late-2" },
		{ "Late", ",\"status\":\"trash\"", "late-3" }
	};
	size_t	 i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		EXPECT_MEMBER(ask_json("ed", "POST", "/events", target(
		    "{\"title\":\"%s\",\"start_date\":\"now\","
		    "\"end_date\":\"now\"%s}", rows[i].title, rows[i].more)),
		    "slug", rows[i].expected);
}

Test(event_update, a_draft_gets_its_slug_with_its_release)
{
	given_talk("ed", "\"status\":\"draft\"");
	EXPECT_MEMBER(PATCH("ed", "/events/1", "{\"status\":\"pending\"}"),
	    "slug", "");
	EXPECT_MEMBER(PATCH("ed", "/events/1", "{\"status\":\"private\","
	    "\"title\":\"New\"}"), "slug", "new");
	EXPECT_MEMBER(PATCH("ed", "/events/1", "{\"status\":\"draft\"}"),
	    "slug", "new");
}

Test(event_update, new_slugs)
{
	given_talk("ed", "");
	given_talk("ed", "");
	EXPECT_MEMBER(PATCH("ed", "/events/1", "{\"slug\":\"Talk\"}"),
	    "slug", "talk");
	EXPECT_MEMBER(PATCH("ed", "/events/1", "{\"slug\":\"talk-2\"}"),
	    "slug", "talk-2-2");
	EXPECT_MEMBER(PATCH("ed", "/events/by-slug/talk-2",
	    "{\"slug\":\"talk\"}"), "slug", "talk");
	EXPECT_MEMBER(ask("GET", "/events/by-slug/talk"), "id", "2");
	EXPECT_CODE(ask("GET", "/events/by-slug/talk-2"), 404,
	    "rest-event-not-found");
}

Test(event_update, a_long_slug_leaves_room_for_its_number)
{
	char	 slug[201], expected[201];

	memset(slug, 'x', 200);
	slug[200] = '\0';
	memcpy(expected, slug, sizeof(slug));
	memcpy(expected + 198, "-2", 2);
	given_talk("ed", target("\"slug\":\"%s\"", slug));
	given_talk("ed", target("\"slug\":\"%s\"", slug));
	EXPECT_MEMBER(ask("GET", "/events/2"), "slug", expected);
}

Test(event_update, many_equal_slugs_stay_apart)
{
	int	 i;

	for (i = 0; i < 120; i++)
		given_talk("ed", "");
	EXPECT_CODE(ask("GET", "/events/by-slug/talk-50"), 200, "");
	EXPECT_CODE(ask("GET", "/events/by-slug/talk-120"), 200, "");
}

Test(event_update, a_parent_is_another_event)
{
	given_talk("ed", "");
	given_talk("ed", "\"post_parent\":1");
	EXPECT_MEMBER(ask("GET", "/events/2"), "post_parent", "1");
	EXPECT_CODE(PATCH("ed", "/events/2", "{\"post_parent\":2}"), 400,
	    "rest_invalid_param");
	EXPECT_CODE(PATCH("ed", "/events/by-slug/talk-2",
	    "{\"post_parent\":2}"), 400, "rest_invalid_param");
	EXPECT_MEMBER(PATCH("ed", "/events/2", "{\"post_parent\":0}"),
	    "post_parent", "0");
	EXPECT_CODE(PATCH("ed", "/events/2", "{\"post_parent\":99}"), 400,
	    "rest_invalid_param");
}

Test(event_update, nothing_is_left_of_a_refused_one)
{
	given_talk("ed", "");
	EXPECT_CODE(PATCH("ed", "/events/1", "{\"title\":\" \","
	    "\"image\":\"http://a.example/x\"}"), 400, "empty_content");
	EXPECT_MEMBER(ask("GET", "/events/1"), "title", "Talk");
	EXPECT_CODE(PATCH("ed", "/events/1", "{\"image\":1}"), 400,
	    "rest_invalid_param");
}

/* Contract section 8.4. */
Test(event_update, passwords)
{
	struct outcome	*a;

	given_talk("au", "\"description\":\"secret\"");
	a = PATCH("au", "/events/1", "{\"password\":\"s3cret\"}");
	EXPECT_MEMBER(a, "description", "secret");
	EXPECT_MEMBER(a, "password", NULL);

	EXPECT(ask("GET", "/events/1"), 403,
	    "{\"code\":\"event-password-protected\",\"message\":"
	    "\"The requested event is not accessible without a password\","
	    "\"data\":{\"status\":403}}");
	EXPECT_CODE(ask("GET", "/events/by-slug/talk"), 403,
	    "event-password-protected");
	EXPECT_CODE(ask("GET", "/events/1?password=x"), 403,
	    "event-password-protected");
	EXPECT_CODE(ask("GET", "/events/1?password="), 400,
	    "rest_invalid_param");
	EXPECT_CODE(ask_as("co", "GET", "/events/1"), 403,
	    "event-password-protected");

	a = ask("GET", "/events/1?password=s3cret");
	EXPECT_MEMBER(a, "description", "secret");
	EXPECT_MEMBER(a, "json_ld", NULL);
	EXPECT_CODE(ask("GET", "/events/by-slug/talk?password=s3cret"), 200,
	    "");
	EXPECT_CODE(ask_as("au", "GET", "/events/1"), 200, "");
	EXPECT_CODE(ask_as("ed", "GET", "/events/1"), 200, "");

	EXPECT_CODE(PATCH("ed", "/events/by-slug/talk",
	    "{\"password\":null}"), 200, "");
	EXPECT_CODE(ask("GET", "/events/1"), 403, "event-password-protected");
	EXPECT_CODE(PATCH("ed", "/events/1", "{\"title\":\"T\"}"), 200, "");
	EXPECT_CODE(ask("GET", "/events/1"), 403, "event-password-protected");
	EXPECT_CODE(PATCH("ed", "/events/1", "{\"password\":null}"), 200, "");
	EXPECT_CODE(ask("GET", "/events/1"), 200, "");
}

/* Contract section 4.5. */
Test(event_update, only_the_record_that_was_read_is_changed)
{
	const char	*tag;

	given_talk("ed", "");
	tag = target("If-Match: %s", outcome_header(ask("GET", "/events/1"),
	    "ETag"));
	EXPECT_CODE(ask_with("PATCH", "/events/1?title=A", NULL, tag,
	    as("ed"), NULL), 200, "");
	EXPECT(ask_with("PATCH", "/events/1?title=B", NULL, tag, as("ed"),
	    NULL), 412, "{\"code\":\"rest_precondition_failed\",\"message\":"
	    "\"The record has changed since it was read.\","
	    "\"data\":{\"status\":412}}");
	EXPECT_CODE(ask_with("DELETE", "/events/by-slug/talk", NULL, tag,
	    as("ed"), NULL), 412, "rest_precondition_failed");
	EXPECT_CODE(ask_with("DELETE", "/events/1", NULL, "If-Match: *",
	    as("ed"), NULL), 200, "");
	EXPECT_CODE(ask_with("PATCH", "/events/1", NULL, tag, as("ed"), NULL),
	    412, "rest_precondition_failed");
	EXPECT_CODE(ask_with("PATCH", "/events/1", NULL, "If-Match: *",
	    as("ed"), NULL), 200, "");
}
