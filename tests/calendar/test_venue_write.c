#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"


#define HEAD(id, author, status, url)					\
	"{\"id\":" id ",\"author\":\"" author "\",\"status\":\"" status	\
	"\",\"date\":\"2026-11-21 00:17:30\","				\
	"\"date_utc\":\"2026-11-21 00:17:30\","			\
	"\"modified\":\"2026-11-21 00:17:30\","			\
	"\"modified_utc\":\"2026-11-21 00:17:30\",\"url\":\"" SITE url "\","
#define TAIL(id)							\
	"\"show_map\":true,\"show_map_link\":true,"			\
	"\"global_id\":\"cal.example?id=" id "\","			\
	"\"global_id_lineage\":[\"cal.example?id=" id "\"]}"

Test(venue_write, a_new_one_is_shown_whole)
{
	struct outcome	*a;

	a = ask_json("au", "POST", "/venues", "{\"venue\":\" Caf\xc3\xa9 \"}");
	EXPECT(a, 201, HEAD("1", "3", "publish", "/venue/cafe/")
	    "\"venue\":\"Caf\xc3\xa9\",\"slug\":\"cafe\"," TAIL("1"));
	cr_expect_str_eq(outcome_header(a, "Location"), API "/venues/1");
}

Test(venue_write, a_form_will_do)
{
	EXPECT(ask_form("ed", "POST", "/venues?city=Rome",
	    "venue=Hall&geo_lat=-1.5&geo_lng=180"), 201,
	    HEAD("1", "2", "publish", "/venue/hall/")
	    "\"venue\":\"Hall\",\"slug\":\"hall\",\"city\":\"Rome\","
	    "\"geo_lat\":-1.5,\"geo_lng\":180," TAIL("1"));
}

Test(venue_write, invalid_fields_are_rejected)
{
	static const struct {
		const char	*user, *json;
		int		 status;
		const char	*code;
	} rows[] = {
		{ NULL, "\"venue\":\"x\"", 401, "rest_forbidden" },
		{ "su", "\"venue\":\"x\"", 403, "rest_forbidden" },
		{ "ed", "\"city\":\"x\"", 400, "rest_missing_callback_param" },
		{ "ed", "\"venue\":\"0\"", 400, "rest_invalid_param" },
		{ "ed", "\"venue\":\"  \"", 400, "could-not-create-venue" },
		{ "co", "\"venue\":\"<x>\"", 400, "could-not-create-venue" },
		{ "ed", "\"venue\":\"x\",\"geo_lat\":1", 400,
		    "rest_invalid_param" },
		{ "ed", "\"venue\":\"x\",\"image\":null", 400,
		    "rest_invalid_param" },
		{ "au", "\"venue\":\"x\",\"author\":2", 403,
		    "rest_forbidden" },
		{ "ed", "\"venue\":\"x\",\"author\":9", 400,
		    "rest_invalid_param" },
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		EXPECT_CODE(ask_json(rows[i].user, "POST", "/venues",
		    target("{%s}", rows[i].json)), rows[i].status,
		    rows[i].code);
	EXPECT_MEMBER(ask_as("ed", "GET", "/venues"), "total", "0");
}

Test(venue_write, who_may_publish_does)
{
	static const struct {
		const char	*user, *sent, *status, *slug;
	} rows[] = {
		{ "au", "", "publish", "a" },
		{ "co", "", "draft", "b" },
		{ "co", ",\"status\":\"publish\"", "pending", "c" },
		{ "co", ",\"status\":\"trash\"", "trash", "d" },
		{ "ed", ",\"date\":\"2027-01-01\"", "future", "e" },
		{ "ed", ",\"status\":\"future\"", "publish", "f" },
	};
	struct outcome	*a;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		a = ask_json(rows[i].user, "POST", "/venues",
		    target("{\"venue\":\"%s\"%s}", rows[i].slug,
		    rows[i].sent));
		cr_expect_eq(a->status, 201);
		EXPECT_MEMBER(a, "status", rows[i].status);
		EXPECT_MEMBER(a, "slug", rows[i].slug);
	}
}

Test(venue_write, slugs)
{
	static const struct {
		const char	*name, *slug;
	} rows[] = {
		{ "Hall", "hall" }, { "hall!", "hall-2" }, { "feed", "feed-2" },
		{ "?", "4" }, { "\xe5\xa0\x82", "%e5%a0%82" },
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		EXPECT_MEMBER(ask_json("ed", "POST", "/venues",
		    target("{\"venue\":\"%s\",\"slug\":\"x\"}",
		    rows[i].name)), "slug", rows[i].slug);
	EXPECT_MEMBER(ask_json("ed", "PUT", "/venues/1",
	    "{\"venue\":\"Barn\",\"slug\":\"x\"}"), "slug", "hall");
	EXPECT_MEMBER(ask("GET", "/venues/by-slug/HALL"), "venue", "Barn");
}

Test(venue_write, texts_are_cleaned)
{
	struct outcome	*a;

	a = ask_json("au", "POST", "/venues",
	    "{\"venue\":\" <b>A</b><script>\","
	    "\"description\":\" <p>x</p>\\u0000<div>y</div> \","
	    "\"address\":\" 1\\n\\t<i>High</i>  St \",\"city\":\"<p>\"}");
	EXPECT(a, 201, HEAD("1", "3", "publish", "/venue/a/")
	    "\"venue\":\"<b>A</b>\",\"slug\":\"a\","
	    "\"description\":\"<p>x</p>y\",\"address\":\"1 High St\","
	    TAIL("1"));
}

Test(venue_write, stateprovince_follows_unless_it_is_sent)
{
	static const struct {
		const char	*sent, *expected;
	} rows[] = {
		{ "\"state\":\"IL\",\"province\":\"QC\"", "IL" },
		{ "\"country\":\"Canada\"", "QC" },
		{ "\"country\":\"US\"", "IL" },
		{ "\"country\":\"United States\",\"state\":\"\"", "QC" },
		{ "\"stateprovince\":\"own\",\"state\":\"NY\"", "own" },
		{ "\"city\":\"x\"", "own" },
		{ "\"state\":\"NJ\"", "NJ" },
		{ "\"state\":\"\",\"province\":\"\"", NULL },
	};
	size_t	 i;

	given_venue("ed", "\"venue\":\"Hall\"");
	for (i = 0; i < COUNT(rows); i++)
		EXPECT_MEMBER(ask_json("ed", "PATCH", "/venues/1",
		    target("{%s}", rows[i].sent)), "stateprovince",
		    rows[i].expected);
}

Test(venue_write, an_update_is_partial)
{
	struct outcome	*a;

	given_venue("au", "\"venue\":\"Hall\",\"description\":\"Big\","
	    "\"city\":\"Rome\",\"phone\":\"555\",\"geo_lat\":1,\"geo_lng\":2,"
	    "\"image\":\"http://a.example/x.png\",\"show_map\":\"no\"");
	harness.now += 60;
	a = ask_json("au", "PATCH", "/venues/1", "{}");
	EXPECT_MEMBER(a, "modified", "2026-11-21 00:18:30");
	EXPECT_MEMBER(a, "description", "Big");
	EXPECT_MEMBER(a, "image.url", "http://a.example/x.png");
	EXPECT_MEMBER(a, "geo_lng", "2");
	EXPECT_MEMBER(a, "show_map", "false");
	EXPECT_MEMBER(a, "show_map_link", "true");
	EXPECT_MEMBER(a, "json_ld", NULL);

	harness.now = NOW;
	EXPECT(ask_json("au", "POST", "/venues/by-slug/hall",
	    "{\"description\":\"\",\"city\":\"\",\"phone\":\"\","
	    "\"image\":null,\"geo_lat\":null,\"geo_lng\":null,"
	    "\"show_map\":\"yes\"}"), 200,
	    HEAD("1", "3", "publish", "/venue/hall/")
	    "\"venue\":\"Hall\",\"slug\":\"hall\"," TAIL("1"));
	EXPECT_MEMBER(ask_json("au", "PUT", "/venues/1",
	    "{\"image\":\"1\"}"), "image.id", "1");
	EXPECT_MEMBER(ask_json("au", "PUT", "/venues/1",
	    "{\"image\":\"\"}"), "image", NULL);
}

Test(venue_write, updates_that_are_rejected)
{
	static const struct {
		const char	*user, *path, *json;
		int		 status;
		const char	*code;
	} rows[] = {
		{ NULL, "/venues/9", "", 401, "rest_forbidden" },
		{ "ed", "/venues/9", "", 404, "rest-venue-not-found" },
		{ "ed", "/venues/by-slug/x", "", 404, "rest-venue-not-found" },
		{ "co", "/venues/1", "", 403, "rest_forbidden" },
		{ "au", "/venues/1", "\"author\":1", 403, "rest_forbidden" },
		{ "au", "/venues/1", "\"venue\":\" \"", 400,
		    "could-not-update-venue" },
		{ "au", "/venues/1", "\"venue\":\"\"", 400,
		    "rest_invalid_param" },
		{ "au", "/venues/1", "\"geo_lat\":null,\"geo_lng\":1", 400,
		    "rest_invalid_param" },
		{ "ed", "/venues/1", "\"author\":4", 200, "" },
		{ "co", "/venues/1", "", 403, "rest_forbidden" },
		{ "ed", "/venues/1", "\"status\":\"draft\"", 200, "" },
		{ "co", "/venues/1", "\"status\":\"publish\"", 200, "" },
		{ "au", "/venues/1", "", 403, "rest_forbidden" },
	};
	size_t	 i;

	given_venue("au", "\"venue\":\"Hall\"");
	for (i = 0; i < COUNT(rows); i++)
		EXPECT_CODE(ask_json(rows[i].user, "PATCH", rows[i].path,
		    target("{%s}", rows[i].json)), rows[i].status,
		    rows[i].code);
	EXPECT_MEMBER(ask_as("co", "GET", "/venues/1"), "status", "pending");
}

Test(venue_write, if_match)
{
	struct outcome	*a;
	const char	*tag;

	given_venue("au", "\"venue\":\"Hall\"");
	tag = target("If-Match: %s", outcome_header(ask_as("au", "GET",
	    "/venues/1"), "ETag"));
	a = ask_with("PATCH", "/venues/1?city=Rome", NULL, as("au"), tag,
	    NULL);
	cr_expect_eq(a->status, 200);
	EXPECT_CODE(ask_with("DELETE", "/venues/1", NULL, as("au"), tag,
	    NULL), 412, "rest_precondition_failed");
	a = ask_with("DELETE", "/venues/1", NULL, as("au"), "If-Match: *",
	    NULL);
	cr_expect_eq(a->status, 200);
}
