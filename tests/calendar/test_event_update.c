#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"

#define PATCH(user, path, body)	ask_json((user), "PATCH", (path), (body))

Test(event_update, fields_that_are_not_sent_stay)
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
	for (i = 0; i < COUNT(methods); i++) {
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

/* Which values empty which members of an event. */
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

	for (i = 0; i < COUNT(rows); i++) {
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

Test(event_update, dates_beyond_the_years_are_rejected)
{
	given_talk("ed", "\"timezone\":\"Asia/Tokyo\"");
	EXPECT(PATCH("ed", "/events/1",
	    "{\"end_date\":\"9999-12-31T23:00:00Z\"}"), 400,
	    "{\"code\":\"rest_invalid_param\",\"message\":"
	    "\"Invalid parameter(s): end_date\",\"data\":{\"status\":400,"
	    "\"params\":{\"end_date\":\"end_date must be a date, such "
	    "as 2027-03-01 18:00:00.\"},\"details\":"
	    "{\"end_date\":{\"code\":\"rest_invalid_date\",\"message\":"
	    "\"end_date must be a date, such as"
	    " 2027-03-01 18:00:00.\",\"data\":{\"pointer\":"
	    "\"/end_date\"}}}}}");
}

Test(event_update, years_that_no_zone_has_are_rejected_with_all_else)
{
	given_talk("ed", "");
	EXPECT_MEMBER(PATCH(NULL, "/events/1", "{\"featured\":\"x\","
	    "\"end_date\":\"+9000 years\",\"start_date\":\"@999999999999\"}"),
	    "message", "Invalid parameter(s): start_date, end_date, featured");
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

	for (i = 0; i < COUNT(rows); i++) {
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

Test(event_update, a_parent_is_another_event)
{
	given_talk("ed", "");
	given_talk("ed", "\"post_parent\":1");
	EXPECT_MEMBER(ask("GET", "/events/2"), "post_parent", "1");
	EXPECT_CODE(PATCH("ed", "/events/2", "{\"post_parent\":2}"), 400,
	    "rest_invalid_param");
	EXPECT_CODE(PATCH("ed", "/events/by-slug/talk-2",
	    "{\"post_parent\":2}"), 400, "rest_invalid_param");
	EXPECT_CODE(PATCH(NULL, "/events/002", "{\"post_parent\":2}"), 400,
	    "rest_invalid_param");
	EXPECT_CODE(PATCH(NULL, "/events/by-slug/Talk%202",
	    "{\"post_parent\":2}"), 400, "rest_invalid_param");
	EXPECT_CODE(PATCH(NULL, "/events/by-slug/talk",
	    "{\"post_parent\":2}"), 401, "rest_forbidden");
	EXPECT_MEMBER(PATCH("ed", "/events/2", "{\"post_parent\":0}"),
	    "post_parent", "0");
	EXPECT_CODE(PATCH("ed", "/events/2", "{\"post_parent\":99}"), 400,
	    "rest_invalid_param");
}

Test(event_update, nothing_is_left_of_a_rejected_one)
{
	given_talk("ed", "");
	EXPECT_CODE(PATCH("ed", "/events/1", "{\"title\":\" \","
	    "\"image\":\"http://a.example/x\"}"), 400, "empty_content");
	EXPECT_MEMBER(ask("GET", "/events/1"), "title", "Talk");
	EXPECT_CODE(PATCH("ed", "/events/1", "{\"image\":1}"), 400,
	    "rest_invalid_param");
}

/* Rules, section 29. */
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
