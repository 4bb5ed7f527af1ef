#include <string.h>

#include <criterion/criterion.h>

#include "base/budget.h"
#include "base/clock.h"
#include "http/logins.h"
#include "store/secret.h"

#include "base/array.h"
#include "tests/support/given.h"

#define PATCH(user, path, body)	ask_json((user), "PATCH", (path), (body))

/* Rules, section 20. */
Test(event_password, passwords)
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

	EXPECT_CODE(PATCH("ed", "/events/1", "{\"title\":\"T\"}"), 200, "");
	EXPECT_CODE(ask("GET", "/events/1"), 403, "event-password-protected");
	EXPECT_CODE(PATCH("ed", "/events/1", "{\"password\":null}"), 200, "");
	EXPECT_CODE(ask("GET", "/events/1"), 200, "");
	EXPECT_CODE(PATCH("ed", "/events/by-slug/talk",
	    "{\"password\":\"s3cret\"}"), 200, "");
	EXPECT_CODE(ask("GET", "/events/1"), 403, "event-password-protected");
	EXPECT_CODE(PATCH("ed", "/events/by-slug/talk",
	    "{\"password\":null}"), 200, "");
	EXPECT_CODE(ask("GET", "/events/1"), 200, "");
}

Test(event_password, a_new_event_may_have_one)
{
	struct outcome	*a;

	given_talk("co", "\"description\":\"secret\",\"password\":\"x\","
	    "\"status\":\"pending\"");
	given_talk("au", "\"description\":\"secret\",\"password\":\"x\"");
	given_talk("au", "\"description\":\"open\",\"password\":null");
	EXPECT_CODE(ask("GET", "/events/2"), 403, "event-password-protected");
	EXPECT_MEMBER(ask("GET", "/events/2?password=x"), "description",
	    "secret");
	EXPECT_CODE(ask("GET", "/events/3"), 200, "");
	PATCH("ed", "/events/1", "{\"status\":\"publish\"}");
	a = ask("GET", "/events");
	EXPECT_MEMBER(a, "total", "3");
	cr_expect_not(outcome_has(a, "secret"));
	cr_expect(outcome_has(a, "open"));
}

Test(event_password, has_at_most_255_bytes)
{
	static const char	 path[] = "/events/1";
	char			 text[257];

	given_talk("au", "");
	memset(text, 'x', 256);
	text[256] = '\0';
	EXPECT(PATCH("au", path, target("{\"password\":\"%s\"}", text)), 400,
	    "{\"code\":\"rest_invalid_param\",\"message\":"
	    "\"Invalid parameter(s): password\",\"data\":{\"status\":400,"
	    "\"params\":{\"password\":\"password must have 255 bytes or less."
	    "\"},\"details\":{\"password\":{\"code\":\"rest_out_of_bounds\","
	    "\"message\":\"password must have 255 bytes or less.\",\"data\":{"
	    "\"pointer\":\"/password\"}}}}}");
	EXPECT_CODE(PATCH("au", path, "{\"password\":\"\"}"), 400,
	    "rest_invalid_param");
	text[255] = '\0';
	EXPECT_CODE(PATCH("au", path, target("{\"password\":\"%s\"}", text)),
	    200, "");
	EXPECT_CODE(ask("GET", target("%s?password=%s", path, text)), 200,
	    "");
}

/* au's event, with all fields; 1 and 2 are linked to it. */
static void
given_protected(void)
{
	given_venue("ed", "\"venue\":\"Cave\",\"geo_lat\":1,\"geo_lng\":2");
	given_organizer("ed", "\"organizer\":\"Ada\"");
	given_talk("au", "\"description\":\"secret\",\"excerpt\":\"secret\","
	    "\"cost\":\"7\",\"website\":\"http://secret.example\","
	    "\"image\":\"http://a.example/secret.png\",\"venue\":1,"
	    "\"organizer\":2,\"categories\":\"Secrets\",\"tags\":\"Hush\","
	    "\"show_map\":true,\"show_map_link\":true,\"sticky\":true,"
	    "\"featured\":true,\"ticketed\":true");
	PATCH("au", "/events/3", "{\"password\":\"s3cret\"}");
}

Test(event_password, lists_show_that_there_is_an_event)
{
	struct outcome	*a;

	given_protected();
	a = ask("GET", "/events?_fields=events");
	EXPECT(a, 200, "{\"events\":[{\"id\":3,"
	    "\"global_id\":\"cal.example?id=3\","
	    "\"global_id_lineage\":[\"cal.example?id=3\"],"
	    "\"author\":\"3\",\"status\":\"publish\","
	    "\"date\":\"2026-11-21 00:17:30\","
	    "\"date_utc\":\"2026-11-21 00:17:30\","
	    "\"modified\":\"2026-11-21 00:17:30\","
	    "\"modified_utc\":\"2026-11-21 00:17:30\","
	    "\"url\":\"" SITE "/event/talk/\","
	    "\"rest_url\":\"" API "/events/3\",\"title\":\"Talk\","
	    "\"description\":\"\",\"excerpt\":\"\",\"slug\":\"talk\","
	    "\"image\":false,\"all_day\":false,"
	    "\"start_date\":\"2026-12-05 18:00:00\","
	    "\"start_date_details\":{\"year\":\"2026\",\"month\":\"12\","
	    "\"day\":\"05\",\"hour\":\"18\",\"minutes\":\"00\","
	    "\"seconds\":\"00\"},\"end_date\":\"2026-12-05 20:00:00\","
	    "\"end_date_details\":{\"year\":\"2026\",\"month\":\"12\","
	    "\"day\":\"05\",\"hour\":\"20\",\"minutes\":\"00\","
	    "\"seconds\":\"00\"},\"utc_start_date\":\"2026-12-05 18:00:00\","
	    "\"utc_start_date_details\":{\"year\":\"2026\",\"month\":\"12\","
	    "\"day\":\"05\",\"hour\":\"18\",\"minutes\":\"00\","
	    "\"seconds\":\"00\"},\"utc_end_date\":\"2026-12-05 20:00:00\","
	    "\"utc_end_date_details\":{\"year\":\"2026\",\"month\":\"12\","
	    "\"day\":\"05\",\"hour\":\"20\",\"minutes\":\"00\","
	    "\"seconds\":\"00\"},\"timezone\":\"UTC\","
	    "\"timezone_abbr\":\"UTC\",\"cost\":\"\",\"cost_details\":{"
	    "\"currency_symbol\":\"\",\"currency_code\":\"\","
	    "\"currency_position\":\"\",\"values\":[]},\"website\":\"\","
	    "\"show_map\":false,\"show_map_link\":false,"
	    "\"hide_from_listings\":false,\"sticky\":false,"
	    "\"featured\":false,\"categories\":[],\"tags\":[],"
	    "\"venue\":[],\"organizer\":[],\"custom_fields\":[],"
	    "\"ticketed\":false,\"post_parent\":0,"
	    "\"event_status\":\"scheduled\"}]}");
	EXPECT(ask_as("co", "GET", "/events?_fields=events"), 200, a->body);
}

Test(event_password, who_may_edit_sees_all_of_it)
{
	static const char *const	 users[] = { "au", "ed", "admin" };
	struct outcome			*a;
	size_t				 i;

	given_protected();
	for (i = 0; i < COUNT(users); i++) {
		a = ask_as(users[i], "GET", "/events");
		EXPECT_MEMBER(a, "events.0.description", "secret");
		EXPECT_MEMBER(a, "events.0.cost", "$7");
		EXPECT_MEMBER(a, "events.0.venue.venue", "Cave");
		EXPECT_MEMBER(a, "events.0.organizer.0.organizer", "Ada");
		EXPECT_MEMBER(a, "events.0.tags.0.name", "Hush");
		EXPECT_MEMBER(a, "events.0.ticketed", "true");
	}
	a = ask("GET", "/events/3?password=s3cret");
	EXPECT_MEMBER(a, "venue.venue", "Cave");
	EXPECT_MEMBER(a, "featured", "true");
}

/* For other callers it has no flags, links or texts. */
Test(event_password, filters_use_only_visible_content)
{
	static const char *const	 filters[] = { "search=secret",
	    "venue=1", "organizer=2", "categories=secrets", "tags=hush",
	    "featured=1", "featured=0", "ticketed=1", "ticketed=0",
	    "geoloc=1", "geoloc=0", "geoloc_lat=1&geoloc_lng=2",
	    "tags=hush&featured=1", "include=3&tags=hush",
	    "featured=0&ticketed=0&geoloc=0",
	    "include=3&featured=0", "orderby=title&geoloc=1" };
	static const char *const	 blind[] = { "", "include=3",
	    "orderby=title", "search=%20" };
	const char			*mine, *theirs;
	size_t				 i;

	given_protected();
	for (i = 0; i < COUNT(filters); i++) {
		mine = strstr(filters[i], "=0") != NULL ? "0" : "1";
		theirs = *mine == '0' ? "1" : "0";
		EXPECT_MEMBER(ask("GET", target("/events?%s", filters[i])),
		    "total", theirs);
		EXPECT_MEMBER(ask_as("co", "GET", target("/events?%s",
		    filters[i])), "total", theirs);
		EXPECT_MEMBER(ask_as("au", "GET", target("/events?%s",
		    filters[i])), "total", mine);
		EXPECT_MEMBER(ask_as("ed", "GET", target("/events?%s",
		    filters[i])), "total", mine);
	}
	for (i = 0; i < COUNT(blind); i++) {
		EXPECT_MEMBER(ask("GET", target("/events?%s", blind[i])),
		    "total", "1");
		EXPECT_MEMBER(ask_as("ed", "GET", target("/events?%s",
		    blind[i])), "total", "1");
	}
	PATCH("au", "/events/3", "{\"password\":null}");
	for (i = 0; i < COUNT(filters); i++)
		EXPECT_MEMBER(ask("GET", target("/events?%s", filters[i])),
		    "total", strstr(filters[i], "=0") != NULL ? "0" : "1");
}

Test(event_password, lists_by_event_do_not_reveal_its_links)
{
	static const char *const	 lists[] = { "/venues?event=3",
	    "/organizers?event=3", "/categories?event=3", "/tags?post=3" };
	size_t				 i;

	given_protected();
	for (i = 0; i < COUNT(lists); i++) {
		EXPECT_MEMBER(ask("GET", lists[i]), "total", "0");
		EXPECT_MEMBER(ask_as("co", "GET", lists[i]), "total", "0");
		EXPECT_MEMBER(ask_as("au", "GET", lists[i]), "total", "1");
		EXPECT_MEMBER(ask_as("ed", "GET", lists[i]), "total", "1");
	}
	EXPECT_MEMBER(ask("GET", "/tags"), "tags.0.count", "1");
}

Test(event_password, places_have_no_events_that_do_not_show_them)
{
	static const char *const	 filters[] = {
		"has_events=1", "only_with_upcoming=1", "has_events=0"
	};
	static const char *const	 shown[] = { "1", "1", "0" };
	static const char *const	 hidden[] = { "0", "0", "1" };
	static const char *const	 kinds[] = { "venues", "organizers" };
	const char			*path;
	size_t				 i, n;

	given_protected();
	for (i = 0; i < 3; i++)
		for (n = 0; n < 2; n++) {
			path = target("/%s?%s", kinds[n], filters[i]);
			EXPECT_MEMBER(ask("GET", path), "total", hidden[i]);
			EXPECT_MEMBER(ask_as("co", "GET", path), "total",
			    hidden[i]);
			EXPECT_MEMBER(ask_as("au", "GET", path), "total",
			    shown[i]);
			EXPECT_MEMBER(ask_as("ed", "GET", path), "total",
			    shown[i]);
		}
	PATCH("au", "/events/3", "{\"password\":null}");
	for (i = 0; i < 3; i++)
		EXPECT_MEMBER(ask("GET", target("/venues?%s", filters[i])),
		    "total", shown[i]);
}

/* Its texts, links, image and cost, and the flag that pages show. */
Test(event_password, other_formats_show_no_more)
{
	static const char *const	 formats[] = { "/events.ics",
	    "/events.rss", "/events.jsonld" };
	static const char *const	 words[] = { "secret", "Secrets",
	    "Hush", "Cave", "Ada", "Offer", "CONFIDENTIAL" };
	struct outcome			*a;
	size_t				 i, n;

	given_protected();
	for (i = 0; i < COUNT(formats); i++) {
		a = ask("GET", formats[i]);
		cr_expect(outcome_has(a, "Talk"), "%s", formats[i]);
		for (n = 0; n < COUNT(words); n++)
			cr_expect_not(outcome_has(a, words[n]), "%s has %s",
			    formats[i], words[n]);
		a = ask_as("au", "GET", formats[i]);
		cr_expect(outcome_has(a, "Cave"), "%s", formats[i]);
		cr_expect(outcome_has(a, "secret"), "%s", formats[i]);
	}
	harness.prefix = "";
	a = ask("GET", "/?view=list");
	cr_expect(outcome_has(a, "Talk"));
	cr_expect_not(outcome_has(a, "secret\""));
	cr_expect_not(outcome_has(a, "class=\"badge\""));
	cr_expect_not(outcome_has(a, "<p class=\"soft\">Cave"));
	cr_expect(outcome_has(a, "</time></p>\n<div>\n"
	    "<h3 dir=\"auto\"><a href=\"/event/talk/\">Talk</a></h3>\n"
	    "</div>\n"));
	cr_expect_not(outcome_has(ask("GET", "/tag/hush/"), ">Talk<"));
	cr_expect_not(outcome_has(ask("GET", "/venue/cave/"), ">Talk<"));
}

/* The event loop has less time than checking a password takes. */
Test(event_password, is_checked_only_if_there_is_time)
{
	struct budget	 budget;
	struct outcome	*a;
	int		 tries = 20;

	given_talk("au", "");
	PATCH("au", "/events/1", "{\"password\":\"s3cret\"}");
	harness.budget = &budget;
	budget_start(&budget, SECRET_WORK, SIZE_MAX);
	EXPECT_CODE(ask("GET", "/events/1?password=s3cret"), 503,
	    "rest_unavailable");
	do {	/* a busy machine may take as long for anything */
		budget_start(&budget, SECRET_WORK, SIZE_MAX);
		a = ask("GET", "/events/1");
	} while (a->status == 503 && tries-- > 0);
	EXPECT_CODE(a, 403, "event-password-protected");
	budget_start(&budget, 3600 * CLOCK_SECOND, SIZE_MAX);
	EXPECT_CODE(ask("GET", "/events/1?password=s3cret"), 200, "");
}

Test(event_password, that_is_wrong_too_often_is_not_looked_at)
{
	int	 i;

	given_talk("au", "");
	given_talk("au", "");
	PATCH("au", "/events/1", "{\"password\":\"s3cret\"}");
	logins_start();
	harness.site.login_rate = 3;
	for (i = 0; i < 9; i++)
		EXPECT_CODE(ask("GET", "/events/1"), 403,
		    "event-password-protected");
	for (i = 0; i < 3; i++)
		EXPECT_CODE(ask("GET", "/events/1?password=x"), 403,
		    "event-password-protected");
	EXPECT_CODE(ask("GET", "/events/1?password=s3cret"), 429,
	    "rest_too_many_requests");
	EXPECT_CODE(ask("GET", "/events/2?password=x"), 200, "");
	harness.peer = "192.0.2.1";
	EXPECT_CODE(ask("GET", "/events/1?password=s3cret"), 200, "");
}

/* Its author may read it again once it is not released any more. */
Test(event_password, a_private_one_of_a_contributor_hides_what_editors_wrote)
{
	const int64_t	 id = given_event("co", "Talk", "2027-01-01",
			    "2027-01-02", "\"status\":\"pending\"");

	cr_assert_eq(ask_json("ed", "PATCH", target("/events/%d", (int)id),
	    "{\"status\":\"private\",\"password\":\"x\",\"description\":"
	    "\"zebrafish\",\"featured\":true}")->status, 200);
	EXPECT_MEMBER(ask_as("co", "GET",
	    "/events?status=any&search=zebrafish"), "total", "0");
	EXPECT_MEMBER(ask_as("co", "GET", "/events?status=any&featured=true"),
	    "total", "0");
	EXPECT_MEMBER(ask_as("ed", "GET",
	    "/events?status=any&search=zebrafish"), "total", "1");
}
