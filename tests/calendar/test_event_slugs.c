#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"

#define PATCH(user, path, body)	ask_json((user), "PATCH", (path), (body))

/* Rules, section 13. */
Test(event_slugs, slugs_of_new_ones)
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

	for (i = 0; i < COUNT(rows); i++)
		EXPECT_MEMBER(ask_json("ed", "POST", "/events", target(
		    "{\"title\":\"%s\",\"start_date\":\"now\","
		    "\"end_date\":\"now\"%s}", rows[i].title, rows[i].more)),
		    "slug", rows[i].expected);
}

Test(event_slugs, a_draft_gets_its_slug_with_its_release)
{
	given_talk("ed", "\"status\":\"draft\"");
	EXPECT_MEMBER(PATCH("ed", "/events/1", "{\"status\":\"pending\"}"),
	    "slug", "");
	EXPECT_MEMBER(PATCH("ed", "/events/1", "{\"status\":\"private\","
	    "\"title\":\"New\"}"), "slug", "new");
	EXPECT_MEMBER(PATCH("ed", "/events/1", "{\"status\":\"draft\"}"),
	    "slug", "new");
}

Test(event_slugs, new_slugs)
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

Test(event_slugs, a_long_slug_leaves_room_for_its_number)
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

Test(event_slugs, many_equal_slugs_stay_apart)
{
	int	 i;

	for (i = 0; i < 120; i++)
		given_talk("ed", "");
	EXPECT_CODE(ask("GET", "/events/by-slug/talk-50"), 200, "");
	EXPECT_CODE(ask("GET", "/events/by-slug/talk-120"), 200, "");
}
