#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

#define NONE								\
	"<section class=\"upcoming\" aria-labelledby=\"upcoming\">\n"	\
	"<h2 id=\"upcoming\">Upcoming events</h2>\n"			\
	"<p class=\"note\">No upcoming events.</p>\n"			\
	"</section>\n"

Test(page_place, of_a_venue_shows_its_address)
{
	struct outcome	*o;

	page_given("/venues", "{\"venue\":\"Hall\",\"address\":\"1 Road\","
	    "\"city\":\"Portland\",\"state\":\"ME\",\"country\":"
	    "\"United States\",\"phone\":\"555-0199\",\"website\":"
	    "\"https://hall.example/\",\"description\":\"<p>Old.</p>\"}");
	o = page_get("/venue/hall/");
	EXPECT_PART(o, "<main", "</main>",
	    "<main id=\"content\" tabindex=\"-1\">\n"
	    "<article class=\"record\">\n<header>\n"
	    "<p class=\"eyebrow\"><a href=\"/venues/\">Venue</a></p>\n"
	    "<h1 dir=\"auto\">Hall</h1>\n"
	    EDIT("/desk/venues/1")
	    "</header>\n"
	    "<div class=\"columns\">\n<aside aria-label=\"At a glance\">\n"
	    "<dl class=\"facts\">\n"
	    "<div><dt>Where</dt>\n<dd><span dir=\"auto\">1 Road</span><br>"
	    "<span dir=\"auto\">Portland, ME</span><br>"
	    "<span dir=\"auto\">United States</span><br>\n<a class=\"map\" "
	    "href=\"https://www.openstreetmap.org/search?query=1+Road%2C+"
	    "Portland%2C+ME%2C+United+States\">Map</a></dd></div>\n"
	    "<div><dt>Phone</dt>\n<dd dir=\"auto\">555-0199</dd></div>\n"
	    "<div><dt>Website</dt>\n<dd class=\"break\">"
	    "<a href=\"https://hall.example/\" rel=\"nofollow\">hall.example"
	    "</a></dd></div>\n</dl>\n</aside>\n<div class=\"text\">\n"
	    "<h2 class=\"hidden\">Description</h2>\n"
	    "<div class=\"prose\" dir=\"auto\"><p>Old.</p></div>\n" NONE
	    "</div>\n</div>\n</article>\n\n</main>");
	EXPECT_PART(o, "{\"@context\"", "}",
	    "{\"@context\":\"http://schema.org\",\"@type\":\"Place\","
	    "\"name\":\"Hall\",\"description\":\"Old.\",\"address\":{"
	    "\"@type\":\"PostalAddress\",\"streetAddress\":\"1 Road\","
	    "\"addressLocality\":\"Portland\",\"addressRegion\":\"ME\","
	    "\"addressCountry\":\"United States\"}");
}

Test(page_place, shows_no_map_where_none_is_wanted)
{
	page_given("/venues", "{\"venue\":\"Hall\",\"city\":\"Rome\","
	    "\"show_map\":\"false\",\"show_map_link\":\"false\"}");
	cr_expect_null(strstr(page_get("/venue/hall/")->body,
	    "openstreetmap"));
}

#define TILE(z, x, y)							\
	"<img src=\"https://tiles.example/" z "/" x "/" y ".png?a=1&amp;b\" "\
	"alt=\"\" width=\"256\" height=\"256\" loading=\"lazy\" " \
	"referrerpolicy=\"no-referrer\">\n"

Test(page_place, shows_a_map_of_tiles_where_the_site_has_some)
{
	struct outcome	*o;

	page_given("/venues", "{\"venue\":\"Hall\",\"geo_lat\":53.349805,"
	    "\"geo_lng\":-6.26031,\"show_map\":\"true\"}");
	page_given("/venues", "{\"venue\":\"Attic\",\"geo_lat\":53.349805,"
	    "\"geo_lng\":-6.26031,\"show_map\":\"false\"}");
	page_given("/venues", "{\"venue\":\"Pole\",\"geo_lat\":89.9,"
	    "\"geo_lng\":0,\"show_map\":\"true\"}");
	page_given("/venues", "{\"venue\":\"Somewhere\"}");
	cr_expect_null(strstr(page_get("/venue/hall/")->body, "<figure"));
	harness.site.map_tiles =
	    "https://tiles.example/{z}/{x}/{y}.png?a=1&b";
	harness.site.map_credit = "© <Map> people";
	harness.site.map_credit_url = "https://map.example/copyright";
	o = page_get("/de/venue/hall/");
	EXPECT_PART(o, "<figure", "</figure>", "<figure class=\"tiles\">\n"
	    "<a href=\"https://www.openstreetmap.org/?mlat=53.349805&amp;"
	    "mlon=-6.26031#map=17/53.349805/-6.26031\">\n"
	    TILE("15", "15813", "10620") TILE("15", "15814", "10620")
	    TILE("15", "15815", "10620") TILE("15", "15813", "10621")
	    TILE("15", "15814", "10621") TILE("15", "15815", "10621")
	    "<svg viewBox=\"0 0 768 512\" role=\"img\" "
	    "aria-label=\"Karte: Hall\"><circle cx=\"300\" cy=\"285\" "
	    "r=\"20\"/></svg>\n</a>\n"
	    "<figcaption class=\"soft\"><a href=\"https://map.example/"
	    "copyright\" dir=\"auto\">© &lt;Map&gt; people</a></figcaption>\n"
	    "</figure>");
	harness.site.map_credit_url = "";
	EXPECT_PART(page_get("/venue/hall/"), "<figcaption", "</figcaption>",
	    "<figcaption class=\"soft\"><span dir=\"auto\">"
	    "© &lt;Map&gt; people</span></figcaption>");
	cr_expect_null(strstr(page_get("/venue/attic/")->body, "<figure"));
	cr_expect_null(strstr(page_get("/venue/pole/")->body, "<figure"));
	cr_expect_null(strstr(page_get("/venue/somewhere/")->body,
	    "<figure"));
}

Test(page_place, of_an_organizer_lists_upcoming_events)
{
	struct outcome	*o;

	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"organizer\":{\"organizer\":\"Ada\",\"email\":"
	    "\"ada@example.org\"}}");
	page_given("/events", "{\"title\":\"Other\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\"}");
	o = page_get("/de/organizer/ada/");
	EXPECT_PART(o, "<p class=\"eyebrow\">", "</p>",
	    "<p class=\"eyebrow\"><a href=\"/de/organizers/\">Veranstalter"
	    "</a></p>");
	EXPECT_PART(o, "<h3 dir=\"auto\">", "</h3>",
	    "<h3 dir=\"auto\"><a href=\"/de/event/talk/\">Talk</a></h3>");
	cr_expect_null(strstr(o->body, "Other"));
	EXPECT_PART(o, "<dl", "</dl>", "<dl class=\"facts\">\n"
	    "<div><dt>E-Mail</dt>\n<dd class=\"break\">"
	    "<a href=\"mailto:ada@example.org\">ada@example.org</a></dd>"
	    "</div>\n</dl>");
}

Test(page_term, of_a_category_stands_among_its_relatives)
{
	struct outcome	*o;

	page_given("/categories", "{\"name\":\"Music\"}");
	page_given("/categories", "{\"name\":\"Jazz\",\"parent\":1,"
	    "\"description\":\"All <em>jazz</em>\"}");
	page_given("/categories", "{\"name\":\"Bebop\",\"parent\":2}");
	page_given("/events", "{\"title\":\"Night\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"categories\":[3]}");
	o = page_get("/events/category/music/jazz/");
	EXPECT_PART(o, "<header>\n<p class=\"eyebrow\">", "</header>",
	    "<header>\n<p class=\"eyebrow\">Category "
	    "<span aria-hidden=\"true\">›</span> "
	    "<a class=\"tone tone-0\" href=\"/events/category/music/\" "
	    "dir=\"auto\">Music</a></p>\n"
	    "<h1 dir=\"auto\">Jazz</h1>\n<div class=\"prose\" dir=\"auto\">All "
	    "<em>jazz</em></div>\n"
	    "<p class=\"tags\"><a class=\"tone tone-9\" href=\""
	    "/events/category/music/jazz/bebop/\" dir=\"auto\">"
	    "Bebop</a> </p>\n</header>");
	EXPECT_PART(o, "<h3 dir=\"auto\">", "</h3>",
	    "<h3 dir=\"auto\"><a href=\"/event/night/\">Night</a></h3>");
}

Test(page_term, of_a_category_has_one_address)
{
	static const char *const	targets[] = {
		"/events/category/jazz/", "/events/category/jazz",
		"/events/category/other/jazz/",
		"/events/category/music/other/jazz/",
		"/events/category/music%2fother/jazz/"
	};
	struct outcome	*o;
	size_t		 i;

	page_given("/categories", "{\"name\":\"Music\"}");
	page_given("/categories", "{\"name\":\"Jazz\",\"parent\":1}");
	for (i = 0; i < COUNT(targets); i++) {
		o = page_get(targets[i]);
		cr_expect_eq(o->status, 301, "%s", targets[i]);
		cr_expect_str_eq(outcome_header(o, "Location"),
		    SITE "/events/category/music/jazz/");
	}
	cr_expect_eq(page_get("/events/category/Music/JAZZ")->status, 200);
}

Test(page_term, of_a_tag_lists_upcoming_events)
{
	struct outcome	*o;

	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"tags\":[\"2027 <new>\"]}");
	o = page_get("/tag/2027/");
	EXPECT_PART(o, "<p class=\"eyebrow\">", "</h1>",
	    "<p class=\"eyebrow\">Tag</p>\n<h1 dir=\"auto\">2027</h1>");
	EXPECT_PART(o, "<h3 dir=\"auto\">", "</h3>",
	    "<h3 dir=\"auto\"><a href=\"/event/talk/\">Talk</a></h3>");
	EXPECT_PART(o, "<link rel=\"canonical\"", ">",
	    "<link rel=\"canonical\" href=\"" SITE "/tag/2027/\">");
}

static void
expect_lines(const char *country, const char *lines)
{
	char	 body[256], target[32];
	static int n;

	snprintf(body, sizeof(body), "{\"venue\":\"V%d\",\"address\":"
	    "\"1 Road\",\"city\":\"York\",\"stateprovince\":\"North\","
	    "\"zip\":\"Y1 2Z\",\"country\":\"%s\"}", ++n, country);
	page_given("/venues", body);
	snprintf(target, sizeof(target), "/venue/v%d/", n);
	cr_expect_str_eq(page_inner(page_get(target), "<dt>Where</dt>\n<dd>",
	    "<br>\n"), lines, "%s: %s", country, page_inner(page_get(target),
	    "<dt>Where</dt>\n<dd>", "<br>\n"));
}

#define LINE(text)	"<span dir=\"auto\">" text "</span>"

Test(page_place, has_its_address_as_people_write_it)
{
	expect_lines("USA", LINE("1 Road") "<br>" LINE("York, North Y1 2Z")
	    "<br>" LINE("USA"));
	expect_lines("United Kingdom", LINE("1 Road") "<br>" LINE("York")
	    "<br>" LINE("North") "<br>" LINE("Y1 2Z") "<br>"
	    LINE("United Kingdom"));
	expect_lines("France", LINE("1 Road") "<br>" LINE("Y1 2Z York")
	    "<br>" LINE("North") "<br>" LINE("France"));
}

/* Links contain it, since others follow them. */
Test(page_place, leaves_out_the_country_of_the_site)
{
	struct outcome	*o;

	harness_start();
	harness.site.country = "France";
	expect_lines("France", LINE("1 Road") "<br>" LINE("Y1 2Z York")
	    "<br>" LINE("North"));
	expect_lines("FRANCE", LINE("1 Road") "<br>" LINE("Y1 2Z York")
	    "<br>" LINE("North"));
	expect_lines("", LINE("1 Road") "<br>" LINE("Y1 2Z York")
	    "<br>" LINE("North"));
	expect_lines("Spain", LINE("1 Road") "<br>" LINE("Y1 2Z York")
	    "<br>" LINE("North") "<br>" LINE("Spain"));
	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 19:00\","
	    "\"venue\":{\"venue\":\"Hall\",\"city\":\"Lyon\","
	    "\"country\":\"France\"}}");
	o = page_get("/event/talk/");
	EXPECT_PART(o, "<div><dt>Where", "</div>",
	    "<div><dt>Where</dt>\n<dd><a href=\"/venue/hall/\" "
	    "dir=\"auto\">Hall</a>\n<br>" LINE("Lyon") "\n<br><a "
	    "class=\"map\" href=\"https://www.openstreetmap.org/search?"
	    "query=Lyon%2C+France\">Map</a></dd></div>");
	cr_expect(outcome_has(o, "&amp;location=Hall%2C+Lyon%2C+France&amp;"));
}
