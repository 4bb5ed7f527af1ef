#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"

#define TALK_DATES							\
	"\"start_date\":\"2027-03-01 18:00:00\","			\
	"\"start_date_details\":{\"year\":\"2027\",\"month\":\"03\","	\
	"\"day\":\"01\",\"hour\":\"18\",\"minutes\":\"00\","		\
	"\"seconds\":\"00\"},"						\
	"\"end_date\":\"2027-03-01 20:00:00\","			\
	"\"end_date_details\":{\"year\":\"2027\",\"month\":\"03\","	\
	"\"day\":\"01\",\"hour\":\"20\",\"minutes\":\"00\","		\
	"\"seconds\":\"00\"},"						\
	"\"utc_start_date\":\"2027-03-01 17:00:00\","			\
	"\"utc_start_date_details\":{\"year\":\"2027\","		\
	"\"month\":\"03\",\"day\":\"01\",\"hour\":\"17\","		\
	"\"minutes\":\"00\",\"seconds\":\"00\"},"			\
	"\"utc_end_date\":\"2027-03-01 19:00:00\","			\
	"\"utc_end_date_details\":{\"year\":\"2027\","			\
	"\"month\":\"03\",\"day\":\"01\",\"hour\":\"19\","		\
	"\"minutes\":\"00\",\"seconds\":\"00\"},"			\
	"\"timezone\":\"Europe/Paris\",\"timezone_abbr\":\"CET\","

/* All fields that a client may send, and the result. */
#define TALK_SENT							\
	"{\"title\":\" Evening talk \","				\
	"\"start_date\":\"2027-03-01 18:00:00\","			\
	"\"end_date\":\"2027-03-01 20:00:00\","			\
	"\"timezone\":\"Europe/Paris\","				\
	"\"date\":\"2026-11-20 18:33:23\","				\
	"\"description\":\"<p>First line.</p>\","			\
	"\"excerpt\":\"Short.\",\"slug\":\"Talk of the Evening\","	\
	"\"image\":\"https://talk.example/a.b/Pic.PNG?x=1.5\","	\
	"\"cost\":\"\\u20ac 10\","					\
	"\"website\":\"https://talk.example\",\"show_map\":true,"	\
	"\"featured\":true,\"ticketed\":true}"
#define TALK								\
	"{\"id\":1,\"global_id\":\"cal.example?id=1\","		\
	"\"global_id_lineage\":[\"cal.example?id=1\"],"		\
	"\"author\":\"2\",\"status\":\"publish\","			\
	"\"date\":\"2026-11-20 18:33:23\","				\
	"\"date_utc\":\"2026-11-20 18:33:23\","			\
	"\"modified\":\"2026-11-21 00:17:30\","			\
	"\"modified_utc\":\"2026-11-21 00:17:30\","			\
	"\"url\":\"" SITE "/event/talk-of-the-evening/\","		\
	"\"rest_url\":\"" API "/events/1\","				\
	"\"title\":\"Evening talk\","					\
	"\"description\":\"<p>First line.</p>\","			\
	"\"excerpt\":\"Short.\",\"slug\":\"talk-of-the-evening\","	\
	"\"image\":{\"url\":"						\
	"\"https://talk.example/a.b/Pic.PNG?x=1.5\",\"id\":1,"		\
	"\"extension\":\"png\"," OTHER_SIZES("image/png",		\
	"https://talk.example/a.b/Pic.PNG?x=1.5")			\
	"},\"all_day\":false," TALK_DATES				\
	"\"cost\":\"€10\",\"cost_details\":{\"currency_symbol\":\"€\"," \
	"\"currency_code\":\"\",\"currency_position\":\"prefix\","	\
	"\"values\":[\"10\"]},\"website\":\"https://talk.example\","	\
	"\"show_map\":true,\"show_map_link\":false,"			\
	"\"hide_from_listings\":false,\"sticky\":false,"		\
	"\"featured\":true,\"categories\":[],\"tags\":[],"		\
	"\"venue\":[],\"organizer\":[],\"custom_fields\":[],"		\
	"\"ticketed\":true,\"post_parent\":0,"				\
	"\"event_status\":\"scheduled\""
#define TALK_JSON_LD							\
	",\"json_ld\":{\"@context\":\"http://schema.org\","		\
	"\"@type\":\"Event\",\"name\":\"Evening talk\","		\
	"\"description\":\"Short.\","					\
	"\"image\":\"https://talk.example/a.b/Pic.PNG?x=1.5\","	\
	"\"url\":\"" SITE "/event/talk-of-the-evening/\","		\
	"\"eventAttendanceMode\":"					\
	"\"https://schema.org/OfflineEventAttendanceMode\","		\
	"\"eventStatus\":\"https://schema.org/EventScheduled\","	\
	"\"startDate\":\"2027-03-01T18:00:00+01:00\","			\
	"\"endDate\":\"2027-03-01T20:00:00+01:00\","			\
	"\"offers\":{\"@type\":\"Offer\","				\
	"\"priceCurrency\":\"USD\","					\
	"\"url\":\"" SITE "/event/talk-of-the-evening/\","		\
	"\"category\":\"primary\","					\
	"\"availability\":\"https://schema.org/InStock\","		\
	"\"validFrom\":\"2026-11-20T18:33:23+00:00\"}}"

Test(events, a_new_one_is_shown_whole)
{
	struct outcome	*a;

	a = ask_json("ed", "POST", "/events", TALK_SENT);
	EXPECT(a, 201, TALK "}");
	cr_expect_str_eq(outcome_header(a, "Location"), API "/events/1");
}

Test(events, a_single_read_has_json_ld)
{
	ask_json("ed", "POST", "/events", TALK_SENT);
	EXPECT(ask("GET", "/events/1"), 200, TALK TALK_JSON_LD "}");
	EXPECT(ask("GET", "/events/by-slug/TALK%20of-the-evening"), 200,
	    TALK TALK_JSON_LD "}");
}

Test(events, a_single_read_has_last_modified)
{
	given_talk("au", "");
	harness.now += 60;
	cr_expect_str_eq(outcome_header(ask("GET", "/events/1"),
	    "Last-Modified"), "Sat, 21 Nov 2026 00:17:30 GMT");
}

Test(events, a_minimal_one_has_defaults)
{
	struct outcome	*a;

	a = ask_form("au", "POST", "/events",
	    "title=Talk&start_date=2026-12-05&end_date=2026-12-06");
	cr_assert_eq(a->status, 201);
	EXPECT_MEMBER(a, "author", "3");
	EXPECT_MEMBER(a, "status", "publish");
	EXPECT_MEMBER(a, "date", "2026-11-21 00:17:30");
	EXPECT_MEMBER(a, "slug", "talk");
	EXPECT_MEMBER(a, "description", "");
	EXPECT_MEMBER(a, "excerpt", "");
	EXPECT_MEMBER(a, "image", "false");
	EXPECT_MEMBER(a, "all_day", "false");
	EXPECT_MEMBER(a, "timezone", "UTC");
	EXPECT_MEMBER(a, "cost", "");
	EXPECT_MEMBER(a, "cost_details.currency_symbol", "");
	EXPECT_MEMBER(a, "website", "");
	EXPECT_MEMBER(a, "show_map", "false");
	EXPECT_MEMBER(a, "json_ld", NULL);
}

Test(events, unknown_ones_are_not_found)
{
	EXPECT(ask("GET", "/events/99"), 404,
	    "{\"code\":\"rest-event-not-found\",\"message\":"
	    "\"Event with ID 99 does not exist.\",\"data\":{\"status\":404}}");
	EXPECT(ask("GET", "/events/99999999999999999999"), 404,
	    "{\"code\":\"rest-event-not-found\",\"message\":\"Event with ID"
	    " 99999999999999999999 does not exist.\","
	    "\"data\":{\"status\":404}}");
	EXPECT(ask("GET", "/events/by-slug/no%20such"), 404,
	    "{\"code\":\"rest-event-not-found\",\"message\":"
	    "\"Event with slug no such does not exist.\","
	    "\"data\":{\"status\":404}}");
	EXPECT_CODE(ask_as("ed", "DELETE", "/events/99"), 404,
	    "rest-event-not-found");
	EXPECT_CODE(ask_as("ed", "DELETE", "/events/by-slug/x"), 404,
	    "rest-event-not-found");
	EXPECT_CODE(ask_as("ed", "PATCH", "/events/99"), 404,
	    "rest-event-not-found");
	EXPECT_CODE(ask_as("ed", "PATCH", "/events/by-slug/x"), 404,
	    "rest-event-not-found");
}

Test(events, an_event_without_a_slug_has_no_address_by_slug)
{
	given_talk("ed", "\"status\":\"draft\"");
	EXPECT_CODE(ask_as("ed", "GET", "/events/by-slug/!"), 404,
	    "rest-event-not-found");
	EXPECT_CODE(ask_as("ed", "GET", "/events/by-slug/talk"), 404,
	    "rest-event-not-found");
}

Test(events, a_slug_that_is_not_utf8_finds_nothing)
{
	given_talk("ed", "");
	EXPECT_CODE(ask("GET", "/events/by-slug/talk%ff"), 404,
	    "rest-event-not-found");
}

Test(events, creating_needs_a_contributor)
{
	static const char	 body[] = "{\"title\":\"T\","
	    "\"start_date\":\"2026-12-05\",\"end_date\":\"2026-12-05\"}";

	EXPECT_CODE(ask_json(NULL, "POST", "/events", body), 401,
	    "rest_forbidden");
	EXPECT_CODE(ask_json("su", "POST", "/events", body), 403,
	    "rest_forbidden");
	EXPECT_CODE(ask_json("co", "POST", "/events", body), 201, "");
	EXPECT_CODE(ask_json(NULL, "POST", "/events", "{}"), 400,
	    "rest_missing_callback_param");
}

Test(events, only_editors_name_another_author)
{
	static const struct {
		const char	*user;
		const char	*author;
		int		 status;
	} rows[] = {
		{ "co", "4", 201 }, { "co", "3", 403 }, { "au", "3", 201 },
		{ "au", "4", 403 }, { "ed", "3", 201 }, { "admin", "5", 201 },
		{ "ed", "77", 400 }
	};
	struct outcome	*a;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		a = ask_json(rows[i].user, "POST", "/events",
		    target("{\"title\":\"T\",\"start_date\":\"now\","
		    "\"end_date\":\"now\",\"author\":%s}", rows[i].author));
		cr_expect_eq(a->status, rows[i].status, "row %zu: %s", i,
		    a->body);
		if (a->status == 201)
			EXPECT_MEMBER(a, "author", rows[i].author);
	}
}

/* Rules, section 18. */
Test(events, others_see_only_published_ones)
{
	static const char *const	 statuses[] = {
		"future", "draft", "pending", "private"
	};
	const char			*path;
	size_t				 i;

	for (i = 0; i < COUNT(statuses); i++) {
		path = target("/events/%lld", (long long)given_talk("au",
		    target("\"date\":\"2027-01-01\",\"status\":\"%s\"",
		    statuses[i])));
		EXPECT(ask("GET", path), 403,
		    "{\"code\":\"event-not-accessible\",\"message\":"
		    "\"The requested event is not accessible\","
		    "\"data\":{\"status\":403}}");
		EXPECT_CODE(ask_as("su", "GET", path), 403,
		    "event-not-accessible");
		EXPECT_CODE(ask_as("co", "GET", path), 403,
		    "event-not-accessible");
		EXPECT_MEMBER(ask_as("au", "GET", path), "status",
		    statuses[i]);
		EXPECT_MEMBER(ask_as("ed", "GET", path), "status",
		    statuses[i]);
		EXPECT_MEMBER(ask_as("ed", "GET", path), "json_ld", NULL);
	}
}

Test(events, unpublished_ones_have_no_pretty_address)
{
	static const struct {
		const char	*status;
		const char	*url;
	} rows[] = {
		{ "publish", SITE "/event/talk/" },
		{ "private", SITE "/event/talk-2/" },
		{ "future", SITE "/?post_type=tribe_events&p=3" },
		{ "draft", SITE "/?post_type=tribe_events&p=4" },
		{ "pending", SITE "/?post_type=tribe_events&p=5" },
		{ "trash", SITE "/?post_type=tribe_events&p=6" }
	};
	struct outcome	*a;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		a = ask_json("ed", "POST", "/events", target("{\"title\":"
		    "\"Talk\",\"start_date\":\"now\",\"end_date\":\"now\","
		    "\"status\":\"%s\",\"date\":\"%s\"}", rows[i].status,
		    strcmp(rows[i].status, "future") == 0 ? "2027-01-01" :
		    "2026-01-01"));
		EXPECT_MEMBER(a, "url", rows[i].url);
	}
}

Test(events, configured_addresses_show)
{
	harness_start();
	harness.site.site_url = "https://www.cal.example:8443/club";
	harness.site.base_url = "https://api.cal.example";
	given_talk("ed", "");
	EXPECT_MEMBER(ask("GET", "/events/1"), "global_id",
	    "www.cal.example/club?id=1");
	EXPECT_MEMBER(ask("GET", "/events/1"), "url",
	    "https://www.cal.example:8443/club/event/talk/");
	EXPECT_MEMBER(ask("GET", "/events/1"), "rest_url",
	    "https://api.cal.example/calendar/events/v1/events/1");
}

Test(events, a_blank_one_is_rejected)
{
	static const char *const	 titles[] = {
		"\" \"", "\"\\n\\t\"", "\"\\u0000 \""
	};
	size_t				 i;

	for (i = 0; i < COUNT(titles); i++)
		EXPECT(ask_json("ed", "POST", "/events", target(
		    "{\"title\":%s,\"start_date\":\"now\","
		    "\"end_date\":\"now\"}", titles[i])), 400,
		    "{\"code\":\"empty_content\",\"message\":"
		    "\"Content, title, and excerpt are empty.\","
		    "\"data\":{\"status\":400}}");
	EXPECT_CODE(ask_json("ed", "POST", "/events", "{\"title\":\" \","
	    "\"start_date\":\"now\",\"end_date\":\"now\","
	    "\"excerpt\":\"x\"}"), 201, "");
}

static const char *
letters(size_t count)
{
	static char	 text[65537];

	memset(text, 'x', sizeof(text));
	text[count] = '\0';

	return (text);
}

Test(events, long_texts_are_rejected)
{
	static const struct {
		size_t		 title, excerpt;
		const char	*code;
	} rows[] = {
		{ 1024, 1, "" }, { 1025, 1, "rest_invalid_param" },
		{ 1, 65535, "" }, { 1, 65536, "db_insert_error" }
	};
	const char	*title, *excerpt;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		title = target("%s", letters(rows[i].title));
		excerpt = target("%s", letters(rows[i].excerpt));
		EXPECT_CODE(ask_json("ed", "POST", "/events", target(
		    "{\"title\":\"%s\",\"excerpt\":\"%s\",\"start_date\":"
		    "\"now\",\"end_date\":\"now\"}", title, excerpt)),
		    *rows[i].code == '\0' ? 201 : 400, rows[i].code);
	}
}

Test(events, markup_is_for_editors)
{
	static const char	 sent[] =
	    "\"description\":\" <p onclick=\\\"x\\\">a"
	    "<script>b</script></p> \"";

	EXPECT_MEMBER(ask("GET", target("/events/%lld",
	    (long long)given_talk("ed", sent))), "description",
	    "<p onclick=\"x\">a<script>b</script></p>");
	EXPECT_MEMBER(ask("GET", target("/events/%lld",
	    (long long)given_talk("au", sent))), "description", "<p>ab</p>");
}

Test(events, the_cost_is_one_line_without_markup)
{
	given_talk("ed", "\"cost\":\" <b>10</b>\\n EUR \"");
	EXPECT_MEMBER(ask("GET", "/events/1"), "cost", "10EUR");
}

Test(events, a_cost_of_0_offers_nothing)
{
	given_talk("ed", "\"cost\":\"<b> 0 </b>\"");
	EXPECT_MEMBER(ask("GET", "/events/1"), "cost", "");
	EXPECT_MEMBER(ask("GET", "/events/1"), "json_ld.offers", NULL);
}

Test(events, dates_at_the_ends_of_the_calendar)
{
	struct outcome	*a;

	given_event("ed", "x", "0001-01-01", "9999-12-31",
	    "\"all_day\":true");
	a = ask_form("ed", "PATCH", "/events/1", "timezone=Asia/Tokyo");
	EXPECT_MEMBER(a, "start_date", "0001-01-01 00:00:00");
	EXPECT_MEMBER(a, "utc_start_date_details.year", "0000");
	EXPECT_MEMBER(a, "utc_start_date_details.month", "12");
	a = ask_form("ed", "PATCH", "/events/1", "timezone=America/New_York");
	EXPECT_MEMBER(a, "utc_end_date", "10000-01-01 04:59:59");
	EXPECT_MEMBER(a, "utc_end_date_details.year", "10000");
	EXPECT_MEMBER(a, "utc_end_date_details.seconds", "59");
}
