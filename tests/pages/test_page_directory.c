#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/harness.h"
#include "tests/support/page_part.h"

static void
given_at(const char *venue, const char *start, const char *more)
{
	char	 json[512];

	snprintf(json, sizeof(json), "{\"title\":\"Talk\",\"start_date\":"
	    "\"%s\",\"end_date\":\"%s\",\"venue\":{\"venue\":\"%s\"%s}}",
	    start, start, venue, more);
	page_given("/events", json);
}

#define HALL								\
	"<li><a href=\"/venue/hall/\" dir=\"auto\">Hall</a> "		\
	"<span class=\"soft city\" dir=\"auto\">Rome</span> " \
	"<span class=\"soft next\">Next event: <time datetime=\"2027-01-05\">" \
	"January 5, 2027</time></span></li>\n"

#define LETTER(letter, rows)						\
	"<section class=\"letter\">\n<h2>" letter "</h2>\n<ul>\n" rows	\
	"</ul>\n</section>\n"

Test(page_directory, has_venues_with_events_to_come_by_their_letters)
{
	struct outcome	*o;

	given_at("Hall", "2027-03-01 18:00", ",\"city\":\"Rome\"");
	given_at("Hall", "2027-01-05 18:00", ",\"city\":\"Rome\"");
	given_at("Old", "2020-03-01 18:00", "");
	given_at("\u00c9cole <b>x</b>", "2027-02-01 18:00", "");
	given_at("2nd floor", "2027-02-01 18:00", "");
	page_given("/venues", "{\"venue\":\"Empty\"}");
	o = page_get("/venues/");
	cr_expect_eq(o->status, 200);
	EXPECT_PART(o, "<section", "</main>",
	    LETTER("#", "<li><a href=\"/venue/2nd-floor/\" dir=\"auto\">"
	    "2nd floor</a> <span class=\"soft next\">Next event: "
	    "<time datetime=\"2027-02-01\">February 1, 2027</time></span>"
	    "</li>\n")
	    LETTER("E", "<li><a href=\"/venue/ecole-x/\" dir=\"auto\">École x"
	    "</a> <span class=\"soft next\">Next event: "
	    "<time datetime=\"2027-02-01\">February 1, 2027</time></span>"
	    "</li>\n")
	    LETTER("H", HALL) "\n</main>");
	EXPECT_PART(o, "<p class=\"total\">", "</p>",
	    "<p class=\"total\">3 entries</p>");
	EXPECT_PART(o, "<ul class=\"places\">", "</ul>",
	    "<ul class=\"places\">\n<li><a href=\"/venues/\" "
	    "aria-current=\"page\">Venues</a></li>\n"
	    "<li><a href=\"/organizers/\">Organizers</a></li>\n</ul>");
	EXPECT_PART(o, "<link rel=\"canonical\"", ">",
	    "<link rel=\"canonical\" href=\"" SITE "/venues/\">");
	cr_expect_str_eq(outcome_header(o, "X-TEC-API-ROOT"), API "/venues/");
}

Test(page_directory, has_all_venues_that_are_wanted)
{
	struct outcome	*o;

	given_at("Hall", "2020-03-01 18:00", "");
	page_given("/venues", "{\"venue\":\"Empty\"}");
	page_given("/venues", "{\"venue\":\"Draft\",\"status\":\"draft\"}");
	o = page_get("/de/venues");
	EXPECT_PART(o, "<p class=\"note\">", "</p>", "<p class=\"note\">"
	    "Nichts gefunden. <a href=\"/de/venues/?all=1\">Auch ohne "
	    "kommende Veranstaltungen</a></p>");
	o = page_get("/venues/?all=1");
	EXPECT_PART(o, "<section", "</main>",
	    LETTER("E", "<li><a href=\"/venue/empty/\" dir=\"auto\">Empty</a>"
	    "</li>\n")
	    LETTER("H", "<li><a href=\"/venue/hall/\" dir=\"auto\">Hall</a>"
	    "</li>\n") "\n</main>");
	EXPECT_PART(o, "<link rel=\"canonical\"", ">",
	    "<link rel=\"canonical\" href=\"" SITE "/venues/?all=1\">");
}

Test(page_directory, finds_by_words)
{
	struct outcome	*o;

	given_at("Hall", "2027-01-05 18:00", ",\"city\":\"Rome\"");
	given_at("Barn", "2027-01-05 18:00", "");
	o = page_get("/venues/?search=hall");
	EXPECT_PART(o, "<section", "</main>", LETTER("H", HALL) "\n</main>");
	EXPECT_PART(o, "<input type=\"search\"", ">",
	    "<input type=\"search\" id=\"search\" name=\"search\" "
	    "dir=\"auto\" value=\"hall\">");
	cr_expect_not_null(strstr(o->body,
	    "<meta name=\"robots\" content=\"noindex, nofollow\">"));
	EXPECT_PART(page_get("/venues/?search=%3C%22&all=1"),
	    "<p class=\"note\">", "</p>",
	    "<p class=\"note\">Nothing found.</p>");
	EXPECT_PART(page_get("/venues/?search=%3C%22"),
	    "<p class=\"note\">", "</p>", "<p class=\"note\">Nothing found. "
	    "<a href=\"/venues/?search=%3C%22&amp;all=1\">Also those without "
	    "upcoming events</a></p>");
}

Test(page_directory, has_pages_of_fifty_organizers)
{
	struct outcome	*o;
	char		 json[64];
	int		 i;

	for (i = 0; i < 51; i++) {
		snprintf(json, sizeof(json), "{\"organizer\":\"Band %02d\"}",
		    i);
		page_given("/organizers", json);
	}
	o = page_get("/organizers/?all=1&page=2");
	EXPECT_PART(o, "<section", "</section>", "<section class=\"letter\">\n"
	    "<h2>B</h2>\n<ul>\n<li><a href=\"/organizer/band-50/\" "
	    "dir=\"auto\">Band 50</a></li>\n</ul>\n</section>");
	EXPECT_PART(o, "<nav class=\"paging\"", "</nav>",
	    "<nav class=\"paging\" aria-label=\"Pages of this list\">\n<ul>\n"
	    "<li><a href=\"/organizers/?all=1\" rel=\"prev\">"
	    "<span aria-hidden=\"true\">←</span> Back</a></li>\n"
	    "<li class=\"soft\">Page 2 of 2</li>\n<li></li>\n</ul>\n</nav>");
	EXPECT_PART(o, "<link rel=\"canonical\"", ">",
	    "<link rel=\"canonical\" href=\"" SITE
	    "/organizers/?all=1&amp;page=2\">");
	cr_expect_eq(page_get("/organizers/?all=1&page=3")->status, 404);
}
