#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

/* How clients of WordPress find the API (rules 1.8 and 35.23). */

#define ROOT	"<" SITE "/wp-json/>; rel=\"https://api.w.org/\""

Test(interface, is_named_by_pages)
{
	static const char *const	 paths[] = { "/", "/?view=list",
	    "/de/", "/events/list/", "/venues/" };
	size_t				 i;

	harness_start();
	harness.prefix = "";
	for (i = 0; i < COUNT(paths); i++) {
		cr_expect_str_eq(outcome_header(ask("GET", paths[i]), "Link"),
		    ROOT, "%s", paths[i]);
		cr_expect_str_eq(outcome_header(ask("HEAD", paths[i]),
		    "Link"), ROOT, "%s", paths[i]);
	}
	EXPECT_PART(ask("GET", "/"), "<link rel=\"https", "<title",
	    "<link rel=\"https://api.w.org/\" href=\"" SITE "/wp-json/\">\n"
	    "<meta name=\"tec-api-version\" content=\"v1\">\n"
	    "<meta name=\"tec-api-origin\" content=\"" SITE "\">\n"
	    "<link rel=\"alternate\" href=\"" SITE
	    "/wp-json/tribe/events/v1/\">\n<title");
}

Test(interface, is_not_named_without_its_mount_or_namespace)
{
	static const struct mount	 mounts[] = {
		{ .prefix = "", .locale = "en" }
	};
	static const char		*one[] = { "calendar/events/v1" };

	harness_start();
	harness.prefix = "";
	harness.site.namespaces = (struct texts){ 1, one };
	cr_expect_null(strstr(ask("GET", "/")->body, "tribe/events/v1"));
	harness.site.mounts = mounts;
	harness.site.mount_count = 1;
	cr_expect_null(outcome_header(ask("GET", "/"), "Link"));
	cr_expect_null(strstr(ask("GET", "/")->body, "https://api.w.org/"));
	cr_expect_eq(ask("GET", "/wp-json/")->status, 404);
}

/* Whether the routes of a namespace are members of the index. */
static void
expect_routes(const struct outcome *o, const char *target)
{
	const char	*at, *end, *routes;

	routes = strstr(ask("GET", target)->body, "\"routes\":{");
	cr_assert_not_null(routes);
	routes += strlen("\"routes\":{");
	end = strstr(routes, "}},\"_links\"");
	for (at = end; at != NULL; at = strstr(at + 1, "}},\"_links\""))
		end = at;
	cr_assert_not_null(end);
	cr_expect_not_null(memmem(o->body, o->length, routes,
	    (size_t)(end + 1 - routes)), "%s", target);
}

Test(interface, has_an_index)
{
	static const char	 start[] =
	    "{\"name\":\"Calendar of events\",\"description\":"
	    "\"Events with dates, places and prices\",\"url\":\"" SITE "\","
	    "\"home\":\"" SITE "\",\"timezone_string\":\"UTC\","
	    "\"namespaces\":[\"calendar/events/v1\",\"tribe/events/v1\"],"
	    "\"authentication\":{\"application-passwords\":{\"endpoints\":"
	    "{\"authorization\":\"" SITE "/wp-json/desk/account\"}}},"
	    "\"routes\":{\"/calendar/events/v1\":{";
	static const char *const	 same[] = { "/wp-json",
	    "/?rest_route=/", "/index.php?rest_route=%2F" };
	struct outcome			*o;
	size_t				 i;

	harness_start();
	harness.prefix = "";
	o = ask("GET", "/wp-json/");
	cr_expect_eq(o->status, 200);
	cr_expect_str_eq(outcome_header(o, "Content-Type"),
	    "application/json; charset=UTF-8");
	cr_expect_eq(strncmp(o->body, start, strlen(start)), 0, "%.600s",
	    o->body);
	expect_routes(o, "/wp-json/calendar/events/v1");
	expect_routes(o, "/wp-json/tribe/events/v1");
	for (i = 0; i < COUNT(same); i++)
		EXPECT(ask("GET", same[i]), 200, o->body);
	EXPECT(ask("HEAD", "/wp-json/"), 200, "");
	EXPECT(ask("GET", "/wp-json/?_fields=url"), 200,
	    "{\"url\":\"" SITE "\"}");
	o = ask_with("OPTIONS", "/wp-json/", NULL, "Origin: https://a.example",
	    "Access-Control-Request-Method: GET",
	    "Access-Control-Request-Headers: authorization", NULL);
	cr_expect_eq(o->status, 200);
	cr_expect_str_eq(outcome_header(o, "Access-Control-Allow-Origin"),
	    "*");
	cr_expect_str_eq(outcome_header(o, "Allow"), "GET, HEAD");
	EXPECT_PART(page_get("/wp-json/"), "<h1", ">",
	    "<h1 class=\"hidden\">");
}

Test(interface, is_reached_by_rest_route)
{
	static const struct {
		const char	*target, *same;
	} rows[] = {
		{ "/?rest_route=/tribe/events/v1/events&per_page=1",
		    "/wp-json/tribe/events/v1/events?per_page=1" },
		{ "/?per_page=1&rest_route=%2Ftribe%2Fevents%2Fv1%2Fevents%2F",
		    "/wp-json/tribe/events/v1/events/?per_page=1" },
		{ "/index.php?rest_route=/calendar/events/v1/venues&page=1",
		    "/wp-json/calendar/events/v1/venues?page=1" },
		{ "/INDEX.php/?rest_route=tribe/events/v1/tags",
		    "/wp-json/tribe/events/v1/tags" },
		{ "/de/?rest_route=/tribe/events/v1/events/1",
		    "/de/tribe/events/v1/events/1" },
		{ "/?rest_route=/tribe/events/v1/events.ics",
		    "/wp-json/tribe/events/v1/events.ics" },
		{ "/index.php/wp-json/tribe/events/v1/events?page=1",
		    "/wp-json/tribe/events/v1/events?page=1" },
		{ "/index.phpx", "/index.phpy" },
		{ "/?rest_route=/wp/v2/posts", "/wp-json/wp/v2/posts" },
		{ "/?rest_route=", "/" },
		{ "/?a=1&rest_route=/x&rest_route=", "/?a=1" }
	};
	size_t	 i;

	page_given("/venues", "{\"venue\":\"Hall\"}");
	harness.prefix = "";
	for (i = 0; i < COUNT(rows); i++)
		EXPECT(ask("GET", rows[i].target),
		    ask("GET", rows[i].same)->status,
		    ask("GET", rows[i].same)->body);
	cr_expect_eq(ask("GET", "/?rest_route=/tribe/events/v1/events")->
	    status, 200);
	cr_expect_eq(ask("GET", "/events/?rest_route=/tribe/events/v1/events")
	    ->status, 301);
}

#define NEWER(root)							\
	"{\"code\":\"rest_no_route\",\"message\":\"No route was found: " \
	"tec/v1 is not available here, but " root "/tribe/events/v1 is.\"," \
	"\"data\":{\"status\":404}}"

Test(interface, is_named_by_the_newer_one)
{
	static const struct {
		const char	*target, *body;
	} rows[] = {
		{ "/wp-json/tec/v1/events", NEWER(SITE "/wp-json") },
		{ "/wp-json/tec/v1", NEWER(SITE "/wp-json") },
		{ "/de/tec/v1/docs", NEWER(SITE "/de") },
		{ "/?rest_route=/tec/v1/events/1", NEWER(SITE "/wp-json") }
	};
	size_t	 i;

	harness_start();
	harness.prefix = "";
	for (i = 0; i < COUNT(rows); i++) {
		EXPECT(ask("GET", rows[i].target), 404, rows[i].body);
		EXPECT(ask("POST", rows[i].target), 404, rows[i].body);
	}
}

Test(interface, takes_every_method_by_rest_route)
{
	struct outcome	*o;

	harness_start();
	harness.prefix = "";
	o = ask_json("admin", "POST", "/?rest_route=/tribe/events/v1/venues",
	    "{\"venue\":\"Hall\"}");
	cr_expect_eq(o->status, 201);
	cr_expect_str_eq(outcome_header(o, "Location"),
	    SITE "/wp-json/tribe/events/v1/venues/1");
	o = ask_json("admin", "PUT",
	    "/index.php?rest_route=/tribe/events/v1/venues/1",
	    "{\"city\":\"Rome\"}");
	cr_expect_str_eq(outcome_text(o, "city"), "Rome");
	o = ask_json("admin", "POST",
	    "/?rest_route=/tribe/events/v1/venues/1&_method=DELETE", "");
	cr_expect_eq(o->status, 200);
	o = ask("OPTIONS", "/?rest_route=/tribe/events/v1/venues/1");
	cr_expect_eq(o->status, 200);
	cr_expect_str_eq(outcome_header(o, "Allow"),
	    "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
	EXPECT(ask("POST", "/?rest_route=/tribe/events/v1/venues&venue=x"),
	    401, ask("POST", "/wp-json/tribe/events/v1/venues?venue=x")->body);
	cr_expect_eq(ask("GET", "/?rest_route=/tribe/events/v1/venues/1")->
	    status, 404);
}

/* A site below a path, and a proxy that removes one. */
Test(interface, is_found_below_a_path)
{
	struct outcome	*o;

	harness_start();
	harness.prefix = "";
	harness.site.site_url = "https://town.example/calendar";
	harness.site.base_url = "https://town.example/x";
	o = ask("GET", "/calendar/");
	cr_expect_str_eq(outcome_header(o, "Link"),
	    "<https://town.example/x/wp-json/>; rel=\"https://api.w.org/\"");
	EXPECT_PART(o, "<meta name=\"tec-api-origin\"", "<title",
	    "<meta name=\"tec-api-origin\" content=\""
	    "https://town.example/calendar\">\n<link rel=\"alternate\" href=\""
	    "https://town.example/x/wp-json/tribe/events/v1/\">\n<title");
	EXPECT(ask("GET", "/calendar/?rest_route=/tribe/events/v1/tags"), 200,
	    ask("GET", "/wp-json/tribe/events/v1/tags")->body);
	EXPECT(ask("GET", "/calendar/index.php?rest_route=/tribe/events/v1/"
	    "tags"), 200, ask("GET", "/wp-json/tribe/events/v1/tags")->body);
	o = ask("GET", "/calendar/?post_type=tribe_events&ical=1");
	cr_expect_eq(o->status, 301);
	cr_expect_str_eq(outcome_header(o, "Location"),
	    "https://town.example/x/calendar/events/v1/events.ics");
	cr_expect_eq(ask("GET", "/calendar/wp-json/")->status, 200);
	cr_expect_eq(ask("GET", "/calendar/wp-sitemap.xml")->status, 200);
	cr_expect_eq(ask("GET", "/calendar/feed/")->status, 301);
}

Test(interface, leads_to_no_page_by_rest_route)
{
	harness_start();
	harness.prefix = "";
	cr_expect_eq(ask("GET", "/?rest_route=/desk")->status, 404);
	cr_expect_eq(ask("GET", "/?rest_route=/desk/events")->status, 404);
	cr_expect_eq(ask("POST", "/?rest_route=/submit")->status, 404);
	cr_expect_eq(ask("GET", "/?rest_route=/venues/")->status, 404);
	cr_expect_eq(ask("GET", "/?rest_route=/")->status, 200);
}
