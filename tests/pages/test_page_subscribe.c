/* The page that explains how to subscribe. */
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/harness.h"
#include "tests/support/page_part.h"

#define FEED(rest)	"/calendar/events/v1/events.ics" rest

#define COPY(feed)							\
	"<p class=\"break\"><code>" feed "</code></p>\n"		\
	"<p hidden><button data-copy=\"" feed "\" "			\
	"data-done=\"Copied\">Copy address</button> "			\
	"<output></output></p>\n"

Test(page_subscribe, has_steps_for_each_program)
{
	EXPECT_PART(page_get("/?view=subscribe"), "<main", "</main>",
	    "<main id=\"content\" tabindex=\"-1\">\n"
	    "<h1 id=\"subscribing\">Subscribe to these events</h1>\n"
	    "<p>Your calendar program then shows new events and changes by "
	    "itself.</p>\n" COPY(SITE FEED(""))
	    "<div class=\"ways\">\n<section>\n<h2>Google</h2>\n<ol>\n"
	    "<li><a href=\"https://calendar.google.com/calendar/r?cid="
	    "webcal%3A%2F%2Fcal.example%2Fcalendar%2Fevents%2Fv1%2Fevents.ics"
	    "\" rel=\"nofollow\">Open Google Calendar</a></li>\n"
	    "<li>Confirm with “Add”.</li>\n</ol>\n</section>\n"
	    "<section>\n<h2>Apple</h2>\n<ol>\n"
	    "<li><a href=\"webcal://cal.example/calendar/events/v1/events.ics"
	    "\" rel=\"nofollow\">Open the calendar on your iPhone, iPad or Mac"
	    "</a></li>\n<li>Confirm with “Subscribe”.</li>\n</ol>\n"
	    "</section>\n<section>\n<h2>Outlook.com</h2>\n<ol>\n"
	    "<li><a href=\"https://outlook.live.com/calendar/0/addfromweb?url="
	    "http%3A%2F%2Fcal.example%2Fcalendar%2Fevents%2Fv1%2Fevents.ics"
	    "&amp;name=Calendar+of+events\" rel=\"nofollow\">Open Outlook.com"
	    "</a></li>\n<li>Choose a name and color, and “Import”.</li>\n"
	    "</ol>\n</section>\n<section>\n<h2>Outlook</h2>\n<ol>\n"
	    "<li>Copy the address above.</li>\n"
	    "<li>In the calendar of Outlook, choose “Add calendar”, then "
	    "“Subscribe from web” or “From Internet”.</li>\n"
	    "<li>Paste the address and confirm.</li>\n</ol>\n</section>\n"
	    "</div>\n\n</main>");
}

Test(page_subscribe, keeps_what_is_chosen)
{
	struct outcome	*o;

	o = page_get("/de/?view=subscribe&search=jazz&tags=late"
	    "&start_date=2027-03-01");
	EXPECT_PART(o, "<p class=\"note\">", "</p>",
	    "<p class=\"note\">Das sind nur die Veranstaltungen, die Sie "
	    "ausgewählt haben. <a href=\"/de/?view=subscribe\">"
	    "Alle Veranstaltungen abonnieren</a></p>");
	EXPECT_PART(o, "<code>", "</code>",
	    "<code>" SITE "/de" FEED("?search=jazz&amp;"
	    "tags=late&amp;start_date=2027-03-01&amp;search_in=all")
	    "</code>");
	EXPECT_PART(o, "<link rel=\"canonical\"", ">",
	    "<link rel=\"canonical\" href=\"" SITE "/de/?view=subscribe&amp;"
	    "search=jazz&amp;tags=late&amp;start_date=2027-03-01\">");
	EXPECT_PART(o, "<meta name=\"robots\"", ">",
	    "<meta name=\"robots\" content=\"noindex, nofollow\">");
}
