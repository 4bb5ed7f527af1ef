#include <criterion/criterion.h>

#include "base/arena.h"
#include "http/mount.h"
#include "http/request.h"

#include "base/array.h"
#include "tests/support/harness.h"

Test(mount, hosts_that_can_stand_in_an_address)
{
	static const struct {
		const char	*host;
		bool		 valid;
	} rows[] = {
		{ "cal.example", true },
		{ "CAL_1-x.example.", true },
		{ "cal.example:8888", true },
		{ "cal.example:", true },
		{ "127.0.0.1:80", true },
		{ "[::1]:8888", true },
		{ "[::ffff:1.2.3.4]", true },
		{ "", false },
		{ ":80", false },
		{ "cal.example:8x", false },
		{ "a:1:2", false },
		{ "a b", false },
		{ "a\"b", false },
		{ "a/b", false },
		{ "user@a", false },
		{ "<a>", false },
		{ "a%22", false },
		{ "[::1", false },
		{ "[]x", false },
		{ "\303\274.example", false }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(mount_host_valid(rows[i].host), rows[i].valid,
		    "%s", rows[i].host);
}

/* The index links to itself as {api}. */
static void
expect_api(const char *target, const char *api)
{
	struct outcome	*o;

	o = ask("GET", target);
	cr_assert_eq(o->status, 200, "%s: %s", target, o->body);
	cr_expect_str_eq(outcome_text(o, "_links.self.0.href"), api);
}

Test(mount, links_have_the_prefix_of_the_request)
{
	static const struct {
		const char	*target, *api;
	} rows[] = {
		{ "/calendar/events/v1", SITE "/calendar/events/v1" },
		{ "/calendar/events/v1/", SITE "/calendar/events/v1" },
		{ "/Calendar/EVENTS/v1", SITE "/calendar/events/v1" },
		{ "/wp-json/calendar/events/v1",
		    SITE "/wp-json/calendar/events/v1" },
		{ "/WP-json/calendar/events/v1",
		    SITE "/wp-json/calendar/events/v1" },
		{ "/de/calendar/events/v1?x", SITE "/de/calendar/events/v1" }
	};
	size_t	 i;

	harness_start();
	harness.prefix = "";
	for (i = 0; i < COUNT(rows); i++)
		expect_api(rows[i].target, rows[i].api);
}

Test(mount, other_places_offer_nothing)
{
	static const char *const	targets[] = {
		"/calendar", "/calendar/events", "/calendar/events/v2",
		"/calendar/events/v1x", "/calendarx/events/v1",
		"//calendar/events/v1", "//", "/wp-json//",
		"/wp-jsoncalendar/events/v1", "/wp-json//calendar/events/v1",
		"/xx/calendar/events/v1", "/de/wp-json/calendar/events/v1",
		"/tribe/events/v2", "/calendar%2Fevents/v1"
	};
	size_t				 i;

	harness_start();
	harness.prefix = "";
	for (i = 0; i < COUNT(targets); i++)
		EXPECT(ask("GET", targets[i]), 404,
		    "{\"code\":\"rest_no_route\",\"message\":\"No route was "
		    "found matching the URL and request method.\","
		    "\"data\":{\"status\":404}}");
}

Test(mount, the_longest_prefix_counts)
{
	static const struct mount	 mounts[] = {
		{ .prefix = "/de", .locale = "de" },
		{ .prefix = "", .locale = "en" },
		{ .prefix = "/de/wp-json", .locale = "de" },
		{ .prefix = "/calendar", .locale = "en" }
	};

	harness_start();
	harness.prefix = "";
	harness.site.mounts = mounts;
	harness.site.mount_count = 4;

	expect_api("/de/wp-json/calendar/events/v1",
	    SITE "/de/wp-json/calendar/events/v1");
	expect_api("/de/calendar/events/v1", SITE "/de/calendar/events/v1");
	expect_api("/calendar/events/v1", SITE "/calendar/events/v1");
	expect_api("/calendar/calendar/events/v1",
	    SITE "/calendar/calendar/events/v1");
}

Test(mount, links_have_the_alias_of_the_request)
{
	harness_start();
	harness.prefix = "/wp-json";

	expect_api("/tribe/events/v1", SITE "/wp-json/tribe/events/v1");
	expect_api("/calendar/events/v1", SITE "/wp-json/calendar/events/v1");
}

Test(mount, the_alias_may_be_off)
{
	static const char	*one[] = { "calendar/events/v1" };

	harness_start();
	harness.prefix = "/wp-json";
	harness.site.namespaces = (struct texts){ 1, one };
	cr_expect_eq(ask("GET", "/tribe/events/v1")->status, 404);
}

Test(mount, links_have_the_host_of_the_request)
{
	static const struct {
		const char	*host, *api;
	} rows[] = {
		{ "127.0.0.1:8090",
		    "http://127.0.0.1:8090/calendar/events/v1" },
		{ "[::1]:80", "http://[::1]:80/calendar/events/v1" },
		{ "a'b", "http://localhost:8888/calendar/events/v1" }
	};
	size_t	 i;

	harness_start();
	for (i = 0; i < COUNT(rows); i++) {
		harness.host = rows[i].host;
		expect_api("", rows[i].api);
	}
}

Test(mount, a_configured_address_wins)
{
	harness_start();
	harness.site.base_url = "https://base.example:444/x";
	expect_api("", "https://base.example:444/x/calendar/events/v1");
}

Test(mount, a_trusted_proxy_names_scheme_and_host)
{
	static const char	*proxies[] = { "10.0.0.1", "10.0.0.2" };
	static const struct {
		const char	*peer, *proto, *host, *api;
	} rows[] = {
		{ "10.0.0.2", "X-Forwarded-Proto: https",
		    "X-Forwarded-Host: out.example",
		    "https://out.example/calendar/events/v1" },
		{ "10.0.0.2", "X-Forwarded-Proto: HTTPS, http",
		    "X-Forwarded-Host: out.example, in.example",
		    "https://out.example/calendar/events/v1" },
		{ "10.0.0.2", "X-Forwarded-Proto: gopher",
		    "X-Forwarded-Host: a\"b", API },
		{ "10.0.0.3", "X-Forwarded-Proto: https",
		    "X-Forwarded-Host: out.example", API },
		{ "10.0.0.11", "X-Forwarded-Proto: https",
		    "X-Forwarded-Host: out.example", API }
	};
	struct outcome	*o;
	size_t		 i;

	harness_start();
	harness.site.trusted_proxies = (struct texts){ 2, proxies };
	for (i = 0; i < COUNT(rows); i++) {
		harness.peer = rows[i].peer;
		o = ask_with("GET", "", NULL, rows[i].proto, rows[i].host,
		    NULL);
		cr_expect_str_eq(outcome_text(o, "_links.self.0.href"),
		    rows[i].api);
	}
}

Test(mount, the_site_is_where_the_host_is_unless_configured)
{
	static const struct {
		const char	*base_url, *site_url, *site;
	} rows[] = {
		{ "", "", "http://cal.example:80" },
		{ "https://base.example:44/x", "", "https://base.example:44" },
		{ "https://base.example", "", "https://base.example" },
		{ "https://base.example", "https://site.example/y",
		    "https://site.example/y" },
		{ "", "https://site.example", "https://site.example" }
	};
	static const struct mount	 mount = { .prefix = "/wp-json" };
	struct arena			*arena;
	size_t				 i;

	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++) {
		struct site	 site = { .base_url = rows[i].base_url,
		    .site_url = rows[i].site_url };
		struct message	 m = {
		    .header = { [HEADER_HOST] = "cal.example:80" } };
		struct request	 rq = { .arena = arena, .site = &site,
		    .message = &m, .in.mount = &mount, .in.namespace = "n" };

		mount_address(&rq);
		cr_expect_str_eq(rq.in.site_url, rows[i].site);
	}
	arena_free(arena);
}
