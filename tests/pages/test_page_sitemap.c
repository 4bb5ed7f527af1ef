/* Files for search engines. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/given.h"
#include "tests/support/harness.h"

#define XML	"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
#define SPACE	" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
#define MODIFIED \
	"<lastmod>2026-11-21T00:17:30+00:00</lastmod>\n</url>\n"

static void
setup(void)
{
	harness_start();
	harness.prefix = "";
}

TestSuite(page_sitemap, .init = setup);

/* Creates an event in December 2026, March 2027 or another month. */
static void
given(const char *title, const char *day, const char *more)
{
	harness.prefix = "/calendar/events/v1";
	(void)given_event("ed", title, day, day, more);
	harness.prefix = "";
}

static void
expect(const char *path, const char *body)
{
	struct outcome	*o = ask("GET", path);

	cr_expect_eq(o->status, 200);
	cr_expect_str_eq(o->body, body);
}

Test(page_sitemap, robots_txt_links_to_it)
{
	expect("/robots.txt", "User-agent: *\n"
	    "Disallow: /desk\n"
	    "Disallow: /wp-json/desk\n"
	    "Disallow: /de/desk\n"
	    "Disallow: /fr/desk\n"
	    "Disallow: /es/desk\n"
	    "Sitemap: " SITE "/sitemap.xml\n"
	    "Sitemap: " SITE "/de/sitemap.xml\n"
	    "Sitemap: " SITE "/fr/sitemap.xml\n"
	    "Sitemap: " SITE "/es/sitemap.xml\n");
}

Test(page_sitemap, has_a_map_for_each_month_with_events)
{
	expect("/sitemap.xml", XML "<sitemapindex" SPACE
	    "<sitemap><loc>" SITE "/sitemap/pages</loc>\n</sitemap>\n"
	    "</sitemapindex>\n");
	given("A", "2026-12-31", "");
	given("B", "2026-12-01", "");
	given("C", "2027-03-01", "");
	given("D", "2028-01-01", "\"status\":\"draft\"");
	expect("/sitemap.xml", XML "<sitemapindex" SPACE
	    "<sitemap><loc>" SITE "/sitemap/2026-12</loc>\n</sitemap>\n"
	    "<sitemap><loc>" SITE "/sitemap/2027-03</loc>\n</sitemap>\n"
	    "<sitemap><loc>" SITE "/sitemap/pages</loc>\n</sitemap>\n"
	    "</sitemapindex>\n");
	expect("/de/sitemap.xml", XML "<sitemapindex" SPACE
	    "<sitemap><loc>" SITE "/de/sitemap/2026-12</loc>\n</sitemap>\n"
	    "<sitemap><loc>" SITE "/de/sitemap/2027-03</loc>\n</sitemap>\n"
	    "<sitemap><loc>" SITE "/de/sitemap/pages</loc>\n</sitemap>\n"
	    "</sitemapindex>\n");
}

Test(page_sitemap, has_the_events_that_everybody_finds)
{
	given("Last", "2026-12-31", "");
	given("First", "2026-12-01", "");
	given("Later", "2027-01-01", "");
	given("Earlier", "2026-11-30", "");
	given("Hidden", "2026-12-05", "\"hide_from_listings\":true");
	given("Private", "2026-12-05", "\"status\":\"private\"");
	given("Protected", "2026-12-05", "");
	cr_assert_eq(ask_json("ed", "PATCH", "/calendar/events/v1/events/7",
	    "{\"password\":\"secret\"}")->status, 200);
	given("Größe & Maß", "2026-12-06", "");
	expect("/sitemap/2026-12", XML "<urlset" SPACE
	    "<url><loc>" SITE "/event/first/</loc>\n" MODIFIED
	    "<url><loc>" SITE "/event/grose-mas/</loc>\n" MODIFIED
	    "<url><loc>" SITE "/event/last/</loc>\n" MODIFIED
	    "</urlset>\n");
	expect("/fr/sitemap/2027-01", XML "<urlset" SPACE
	    "<url><loc>" SITE "/fr/event/later/</loc>\n" MODIFIED
	    "</urlset>\n");
	expect("/sitemap/2027-02", XML "<urlset" SPACE "</urlset>\n");
}

Test(page_sitemap, has_months_alone)
{
	cr_expect_eq(ask("GET", "/sitemap/2026-13")->status, 404);
	cr_expect_eq(ask("GET", "/sitemap/2026")->status, 404);
	cr_expect_eq(ask("GET", "/sitemap/x")->status, 404);
}

Test(page_sitemap, has_the_pages_that_are_always_there)
{
	expect("/de/sitemap/pages", XML "<urlset" SPACE
	    "<url><loc>" SITE "/de/</loc>\n</url>\n"
	    "<url><loc>" SITE "/de/venues/</loc>\n</url>\n"
	    "<url><loc>" SITE "/de/organizers/</loc>\n</url>\n"
	    "</urlset>\n");
}
