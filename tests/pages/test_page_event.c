#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "http/logins.h"

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

Test(page_event, shows_all_fields)
{
	page_given("/categories", "{\"name\":\"Music\"}");
	page_given("/categories", "{\"name\":\"Jazz\",\"parent\":1}");
	page_given("/events", "{\"title\":\"Evening\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"timezone\":\"Europe/Paris\",\"description\":\"<p>First "
	    "<em>line</em>.</p>\",\"excerpt\":\"Short & sweet.\","
	    "\"cost\":\"10 - 20\",\"website\":\"https://www.talk.example/a/\","
	    "\"image\":\"https://talk.example/a.png\",\"featured\":true,"
	    "\"categories\":[2],\"tags\":[\"Late\"],"
	    "\"venue\":{\"venue\":\"Hall\",\"address\":\"1 Road\",\"zip\":"
	    "\"75001\",\"city\":\"Paris\",\"country\":\"France\","
	    "\"geo_lat\":48.8566,\"geo_lng\":2.3522},"
	    "\"organizer\":[{\"organizer\":\"Ada\"},{\"organizer\":\"Bo\"}]}");
	EXPECT_PART(page_get("/event/evening/"), "<main", "</main>",
	    "<main id=\"content\" tabindex=\"-1\">\n"
	    "<article class=\"record\">\n<header class=\"dated\">\n"
	    "<p class=\"tile\" aria-hidden=\"true\">Mon <b>1</b> Mar</p>\n"
	    "<div>\n"
	    "<p class=\"eyebrow\"><a href=\"/events/category/music/jazz/\" "
	    "class=\"tone tone-4\" dir=\"auto\">"
	    "Jazz</a> <span class=\"badge\">Featured</span></p>\n"
	    "<h1 dir=\"auto\">Evening</h1>\n"
	    "<p class=\"lead\"><time datetime=\"2027-03-01T18:00:00+01:00\">"
	    "Monday, March 1, 2027, 6\u00a0pm – 8\u00a0pm CET</time></p>\n"
	    "<p class=\"marks\"><span><a href=\"/venue/hall/\" dir=\"auto\">"
	    "Hall</a></span><span><span class=\"hidden\">Cost: </span><bdi>"
	    "$10 – $20</bdi></span></p>\n"
	    "<p class=\"soft\">Europe/Paris<br>Our local time: Monday, "
	    "March 1, 2027, 5\u00a0pm – 7\u00a0pm UTC</p>\n"
	    EDIT("/desk/events/1")
	    "</div>\n</header>\n<div class=\"columns\">\n"
	    "<p class=\"picture\"><img class=\"cover\" "
	    "src=\"https://talk.example/a.png\" alt=\"\"></p>\n"
	    "<aside aria-label=\"At a glance\">\n"
	    "<dl class=\"facts\">\n<div><dt>Where</dt>\n"
	    "<dd><a href=\"/venue/hall/\" dir=\"auto\">Hall</a>\n"
	    "<br><span dir=\"auto\">1 Road</span><br><span dir=\"auto\">75001 "
	    "Paris</span>"
	    "<br><span dir=\"auto\">France</span>\n"
	    "<br><a class=\"map\" href=\"https://www.openstreetmap.org/"
	    "?mlat=48.8566&amp;mlon=2.3522#map=17/48.8566/2.3522\">Map</a>"
	    "</dd></div>\n<div><dt>Organizer</dt>\n"
	    "<dd><a href=\"/organizer/ada/\" dir=\"auto\">Ada</a></dd>\n"
	    "<dd><a href=\"/organizer/bo/\" dir=\"auto\">Bo</a></dd>\n</div>\n"
	    "<div><dt>Website</dt>\n<dd class=\"break\">"
	    "<a href=\"https://www.talk.example/a/\" rel=\"nofollow\">"
	    "talk.example/a</a></dd></div>\n"
	    "<div><dt>Tags</dt>\n<dd class=\"tags\"><a href=\"/tag/late/\" "
	    "dir=\"auto\">"
	    "Late</a> </dd></div>\n</dl>\n"
	    "<details class=\"actions\">\n"
	    "<summary class=\"button main\">Add to calendar</summary>\n<ul>\n"
	    "<li><a href=\"https://calendar.google.com/calendar/render?action="
	    "TEMPLATE&amp;text=Evening&amp;dates=20270301T170000Z%2F"
	    "20270301T190000Z&amp;location=Hall%2C+1+Road%2C+75001+Paris%2C+"
	    "France&amp;details=http%3A%2F%2Fcal.example%2Fevent%2F"
	    "evening%2F\" rel=\"nofollow\">Google Calendar</a></li>\n"
	    "<li><a href=\"https://outlook.live.com/calendar/0/deeplink/compose"
	    "?path=%2Fcalendar%2Faction%2Fcompose&amp;rru=addevent&amp;subject="
	    "Evening&amp;startdt=2027-03-01T17%3A00%3A00Z&amp;enddt="
	    "2027-03-01T19%3A00%3A00Z&amp;location=Hall%2C+1+Road%2C+75001+"
	    "Paris%2C+France&amp;body=http%3A%2F%2Fcal.example%2Fevent%2F"
	    "evening%2F\" rel=\"nofollow\">Outlook.com</a></li>\n"
	    "<li><a href=\"" API "/events/1.ics\">Apple Calendar and others "
	    "(.ics)</a></li>\n</ul>\n</details>\n"
	    "<details class=\"actions\">\n"
	    "<summary class=\"button\">Share</summary>\n<ul>\n"
	    "<li><a href=\"mailto:?subject=Evening&amp;body=http%3A%2F%2F"
	    "cal.example%2Fevent%2Fevening%2F\" rel=\"nofollow\">E-mail</a>"
	    "</li>\n<li><a href=\"https://wa.me/?text=Evening+http%3A%2F%2F"
	    "cal.example%2Fevent%2Fevening%2F\" rel=\"nofollow\">WhatsApp</a>"
	    "</li>\n<li><a href=\"https://www.facebook.com/sharer/sharer.php?u="
	    "http%3A%2F%2Fcal.example%2Fevent%2Fevening%2F\" rel=\"nofollow\">"
	    "Facebook</a></li>\n"
	    "<li hidden><button data-copy=\"http://cal.example/event/evening/"
	    "\" data-done=\"Copied\">Copy link</button> <output></output></li>"
	    "\n<li hidden>"
	    "<button data-share=\"http://cal.example/event/evening/"
	    "\">Other apps …</button></li>\n"
	    "</ul>\n</details>\n</aside>\n"
	    "<div class=\"text\">\n"
	    "<h2 class=\"hidden\">Description</h2>\n"
	    "<div class=\"prose\" dir=\"auto\"><p>First <em>line</em>.</p>"
	    "</div>\n</div>\n</div>\n</article>\n\n</main>");
}

Test(page_event, has_the_map_of_its_venue)
{
	const char	*figure;

	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 19:00\","
	    "\"venue\":{\"venue\":\"Hall\",\"geo_lat\":53.349805,"
	    "\"geo_lng\":-6.26031,\"show_map\":\"true\"}}");
	cr_expect_not(outcome_has(page_get("/event/talk/"), "<figure"));
	harness.site.map_tiles = "https://tiles.example/{z}/{x}/{y}.png";
	figure = page_part(page_get("/venue/hall/"), "<figure", "</figure>");
	cr_expect_not_null(strstr(figure, "https://tiles.example/"));
	EXPECT_PART(page_get("/event/talk/"), "<figure", "</figure>", figure);
}

/* They are hidden without the script. */
Test(page_event, links_to_its_form_for_who_is_signed_in)
{
	struct outcome	*o;

	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 19:00\","
	    "\"venue\":{\"venue\":\"Hall\"}}");
	o = page_get("/event/talk/");
	cr_expect(outcome_has(o, EDIT("/desk/events/1")));
	EXPECT_PART(o, "<ul class=\"own\">", "</ul>",
	    "<ul class=\"own\">\n"
	    "<li data-signed-in><a href=\"/desk\" rel=\"nofollow\">Sign in"
	    "</a></li>\n"
	    "<li data-signed-in hidden><a href=\"/desk\" rel=\"nofollow\">"
	    "Desk</a></li>\n</ul>");
	cr_expect(outcome_has(page_get("/venue/hall/"),
	    EDIT("/desk/venues/2")));
	cr_expect_not(outcome_has(page_get("/"), ">Edit<"));
	harness.site.desk = false;
	cr_expect_not(outcome_has(page_get("/event/talk/"),
	    "<p data-signed-in"));
}

Test(page_event, of_whole_days_is_shared_as_days)
{
	page_given("/events", "{\"title\":\"Fair & Fun\",\"start_date\":"
	    "\"2027-04-30\",\"end_date\":\"2027-05-01\",\"all_day\":true}");
	EXPECT_PART(page_get("/event/fair-fun/"), "<details", "Apple",
	    "<details class=\"actions\">\n"
	    "<summary class=\"button main\">Add to calendar</summary>\n<ul>\n"
	    "<li><a href=\"https://calendar.google.com/calendar/render?action="
	    "TEMPLATE&amp;text=Fair+%26+Fun&amp;dates=20270430%2F20270502"
	    "&amp;location=&amp;details=http%3A%2F%2Fcal.example%2Fevent%2F"
	    "fair-fun%2F\" rel=\"nofollow\">Google Calendar</a></li>\n"
	    "<li><a href=\"https://outlook.live.com/calendar/0/deeplink/compose"
	    "?path=%2Fcalendar%2Faction%2Fcompose&amp;rru=addevent&amp;subject="
	    "Fair+%26+Fun&amp;startdt=2027-04-30&amp;enddt=2027-05-02&amp;"
	    "allday=true&amp;location=&amp;body=http%3A%2F%2Fcal.example%2F"
	    "event%2Ffair-fun%2F\" rel=\"nofollow\">Outlook.com</a></li>\n"
	    "<li><a href=\"" API "/events/1.ics\">Apple");
	EXPECT_PART(page_get("/event/fair-fun/"), "<li><a href=\"mailto:",
	    "rel", "<li><a href=\"mailto:?subject=Fair%20%26%20Fun&amp;body="
	    "http%3A%2F%2Fcal.example%2Fevent%2Ffair-fun%2F\" rel");
}

/* Past events, drafts and events of other venues are left out. */
Test(page_event, names_other_dates_and_more_from_its_place)
{
	static const struct {
		const char	*title;
		const char	*day;
		const char	*more;
	} events[] = {
		{ "Walk", "2027-03-01", "\"venue\":1" },
		{ "Walk", "2027-03-08", "\"venue\":1" },
		{ "Talk", "2027-03-02", "\"venue\":1" },
		{ "Walk", "2020-03-02", "\"venue\":1" },
		{ "Walk", "2027-03-09", "\"venue\":1,\"status\":\"draft\"" },
		{ "Walk", "2027-03-10", "\"cost\":\"1\"" },
	};
	char	 body[160];
	size_t	 i;

	page_given("/venues", "{\"venue\":\"Hall\"}");
	for (i = 0; i < COUNT(events); i++) {
		snprintf(body, sizeof(body), "{\"title\":\"%s\",\"start_date\":"
		    "\"%s 18:00\",\"end_date\":\"%s 19:00\",%s}",
		    events[i].title, events[i].day, events[i].day,
		    events[i].more);
		page_given("/events", body);
	}
	EXPECT_PART(page_get("/event/walk/"), "<h2>", "</main>",
	    "<h2>Next dates</h2>\n<ul class=\"related\">\n"
	    "<li><a href=\"/event/walk-2/\"><time datetime=\""
	    "2027-03-08T18:00:00+00:00\">Monday, March 8, 2027, 6\u00a0pm – "
	    "7\u00a0pm"
	    "</time></a></li>\n</ul>\n"
	    "</div>\n</div>\n<section class=\"others\">\n"
	    "<h2>More from this place</h2>\n<ol class=\"posters\">\n"
	    "<li class=\"poster tone\">\n<div class=\"face\">\n"
	    "<svg viewBox=\"0 0 160 100\" preserveAspectRatio=\"xMidYMid "
	    "slice\" aria-hidden=\"true\">"
	    "<path d=\"M72 10a24 24 0 1 0 48 0a24 24 0 1 0 -48 0\"/>"
	    "<path d=\"M23 85a33 33 0 1 0 66 0a33 33 0 1 0 -66 0\"/>"
	    "<path d=\"M68 55a44 44 0 1 0 88 0a44 44 0 1 0 -88 0\"/></svg>\n"
	    "<p class=\"tile\" aria-hidden=\"true\">Tue <b>2</b> Mar</p>\n"
	    "</div>\n<div class=\"words\">\n<p class=\"when\"><time "
	    "datetime=\"2027-03-02T18:00:00+00:00\"><span class=\"hidden\">"
	    "Tuesday, March 2, 2027, </span>6\u00a0pm – 7\u00a0pm</time></p>\n"
	    "<h3 dir=\"auto\"><a href=\"/event/talk/\">Talk</a></h3>\n"
	    "<p dir=\"auto\">Hall</p>\n</div>\n</li>\n</ol>\n</section>\n"
	    "</article>\n\n</main>");
}

Test(page_event, of_a_series_says_how_often_and_names_the_next_dates)
{
	struct outcome	*a;

	page_given("/events", "{\"title\":\"Choir\",\"start_date\":"
	    "\"2027-03-02 18:00\",\"end_date\":\"2027-03-02 19:00\","
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"}");
	a = page_get("/event/choir-2027-03-09/");
	EXPECT_PART(a, "<p class=\"soft\">", "</header>",
	    "<p class=\"soft\">Every Tuesday, 3 times</p>\n"
	    EDIT("/desk/events/3") "</div>\n</header>");
	EXPECT_PART(a, "<h2>", "</main>",
	    "<h2>Next dates</h2>\n<ul class=\"related\">\n"
	    "<li><a href=\"/event/choir/\"><time datetime=\""
	    "2027-03-02T18:00:00+00:00\">Tuesday, March 2, 2027, 6\u00a0pm – "
	    "7\u00a0pm"
	    "</time></a></li>\n"
	    "<li><a href=\"/event/choir-2027-03-16/\"><time datetime=\""
	    "2027-03-16T18:00:00+00:00\">Tuesday, March 16, 2027, 6\u00a0pm – "
	    "7\u00a0pm"
	    "</time></a></li>\n</ul>\n"
	    "</div>\n</div>\n</article>\n\n</main>");
}

Test(page_event, of_a_series_says_when_it_does_not_take_place)
{
	page_given("/events", "{\"title\":\"Choir\",\"start_date\":"
	    "\"2027-03-02 18:00\",\"end_date\":\"2027-03-02 19:00\","
	    "\"recurrence\":\"RRULE:FREQ=WEEKLY;COUNT=9\\n"
	    "EXDATE:20270316,20270323\"}");
	EXPECT_PART(page_get("/event/choir/"), "<p class=\"soft\">", "</p>",
	    "<p class=\"soft\">Every Tuesday, 9 times, not from March 16 to "
	    "March 23, 2027</p>");
}

Test(page_event, has_structured_data)
{
	struct outcome	*o;

	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"excerpt\":\"Short & sweet.\",\"image\":"
	    "\"https://talk.example/a.png\"}");
	o = page_get("/event/talk/");
	EXPECT_PART(o, "<title>", "<link rel=\"alternate\"",
	    "<title>Talk · Calendar of events</title>\n"
	    "<meta name=\"description\" content=\"Short &amp; sweet.\">\n"
	    "<meta name=\"color-scheme\" content=\"light dark\">\n"
	    "<link rel=\"canonical\" href=\"" SITE "/event/talk/\">\n"
	    "<meta property=\"og:type\" content=\"website\">\n"
	    "<meta property=\"og:title\" content=\"Talk\">\n"
	    "<meta property=\"og:site_name\" content=\"Calendar of events\">\n"
	    "<meta property=\"og:url\" content=\"" SITE "/event/talk/\">\n"
	    "<meta property=\"og:description\" content=\"Short &amp; sweet."
	    "\">\n<meta property=\"og:image\" "
	    "content=\"https://talk.example/a.png\">\n"
	    "<meta property=\"og:image:alt\" content=\"Talk\">\n"
	    "<meta property=\"og:locale\" content=\"en_US\">\n"
	    "<meta name=\"twitter:card\" content=\"summary_large_image\">\n"
	    "<link rel=\"alternate\"");
	EXPECT_PART(o, "<script", "</script>",
	    "<script type=\"application/ld+json\">{\"@context\":"
	    "\"http://schema.org\",\"@type\":\"Event\",\"name\":\"Talk\","
	    "\"description\":\"Short \\u0026 sweet.\",\"image\":"
	    "\"https://talk.example/a.png\",\"url\":\"" SITE "/event/talk/\","
	    "\"eventStatus\":\"https://schema.org/EventScheduled\","
	    "\"startDate\":\"2027-03-01T18:00:00+00:00\","
	    "\"endDate\":\"2027-03-01T20:00:00+00:00\"}</script>");
}

static void
given_closed(void)
{
	char	 target[64];

	snprintf(target, sizeof(target), "/events/%s",
	    page_given("/events", "{\"title\":\"Closed\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"description\":\"secret\",\"venue\":{\"venue\":\"Cave\"}}"));
	cr_assert_eq(ask_json("admin", "PATCH", target,
	    "{\"password\":\"x & y\"}")->status, 200);
	harness.prefix = "";
}

Test(page_event, shows_a_protected_one_to_who_knows_the_password)
{
	struct outcome	*o;

	given_closed();
	harness.reading = true;
	o = ask_form(NULL, "POST", "/event/closed/", "password=x");
	cr_expect_eq(o->status, 403);
	EXPECT_PART(o, "<p class=\"note off\"", "</p>",
	    "<p class=\"note off\" role=\"alert\">That is not the password."
	    "</p>");
	cr_expect_not(outcome_has(o, "secret"));
	o = ask_form(NULL, "POST", "/event/closed/", "");
	cr_expect_eq(o->status, 200);
	cr_expect_not(outcome_has(o, "secret"));
	o = ask_form(NULL, "POST", "/event/closed/", "password=x+%26+y");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "secret"));
	cr_expect(outcome_has(o, "Cave"));
	cr_expect(outcome_has(o, "noindex"));
	cr_expect_null(outcome_header(o, "ETag"));
	cr_expect_not(outcome_has(page_get("/event/closed/"), "secret"));
}

/* Each client may try as often as in the API. */
Test(page_event, looks_at_no_password_after_too_many_wrong_ones)
{
	struct outcome	*o;
	int		 i;

	given_closed();
	logins_start();
	harness.site.login_rate = 3;
	for (i = 0; i < 3; i++)
		cr_expect_eq(ask_form(NULL, "POST", "/event/closed/",
		    "password=x")->status, 403);
	o = ask_form(NULL, "POST", "/event/closed/", "password=x+%26+y");
	cr_expect_eq(o->status, 429);
	cr_expect_not(outcome_has(o, "secret"));
	harness.peer = "192.0.2.1";
	o = ask_form(NULL, "POST", "/event/closed/", "password=x+%26+y");
	cr_expect_eq(o->status, 200);
}

Test(page_event, shows_only_harmless_markup_of_a_description)
{
	page_given("/events", "{\"title\":\"</script><script>alert(1)"
	    "</script>\",\"slug\":\"x\",\"start_date\":\"2027-03-01\","
	    "\"end_date\":\"2027-03-01\",\"description\":\"<p style=\\\"a\\\" "
	    "onclick=\\\"b\\\">A</p><script>c</script><iframe src=\\\"d\\\">"
	    "</iframe><a href=\\\"javascript:e\\\">f</a><style>g</style>\"}");
	EXPECT_PART(page_get("/event/x/"), "<div class=\"prose\" "
	    "dir=\"auto\">", "</div>",
	    "<div class=\"prose\" dir=\"auto\"><p>A</p>c<a>f</a>g</div>");
	EXPECT_PART(page_get("/event/x/"), "<script>", ";",
	    "<script>\"use strict\";");
	EXPECT_PART(page_get("/event/x/"), "\"name\":", ",",
	    "\"name\":\"\\u003c/script\\u003e\\u003cscript\\u003ealert(1)"
	    "\\u003c/script\\u003e\",");
}

Test(page_event, shows_lists_and_tables_of_a_description)
{
	page_given("/events", "{\"title\":\"Fair\",\"start_date\":"
	    "\"2027-03-01\",\"end_date\":\"2027-03-01\",\"description\":"
	    "\"<ul><li>a</li></ul><table width=\\\"9\\\"><caption>Prices"
	    "</caption><tr><th colspan=\\\"2\\\">Adults</th></tr><tr>"
	    "<td>from 18</td><td>5 €</td></tr></table>\"}");
	EXPECT_PART(page_get("/event/fair/"), "<div class=\"prose\" "
	    "dir=\"auto\">", "</div>", "<div class=\"prose\" dir=\"auto\">"
	    "<ul><li>a</li></ul><table><caption>Prices</caption><tr>"
	    "<th colspan=\"2\">Adults</th></tr><tr><td>from 18</td>"
	    "<td>5 €</td></tr></table></div>");
}

static void
expect_prose(const char *slug, const char *description, const char *prose)
{
	char	 json[512], path[64], shown[512];

	snprintf(json, sizeof(json), "{\"title\":\"%s\",\"start_date\":"
	    "\"2027-03-01\",\"end_date\":\"2027-03-01\",\"description\":"
	    "\"%s\"}", slug, description);
	page_given("/events", json);
	snprintf(path, sizeof(path), "/event/%s/", slug);
	snprintf(shown, sizeof(shown), "<div class=\"prose\" dir=\"auto\">"
	    "%s</div>", prose);
	EXPECT_PART(page_get(path), "<div class=\"prose\" dir=\"auto\">",
	    "</div>", shown);
}

Test(page_event, shows_the_paragraphs_of_a_plain_description)
{
	expect_prose("a", "One\\n\\nTwo\\nlines <b>&amp;</b>",
	    "<p>One</p>\n<p>Two<br>\nlines <b>&amp;</b></p>");
	expect_prose("b", "One\\r\\n\\r\\nTwo", "<p>One</p>\n<p>Two</p>");
	expect_prose("c", "One line", "One line");
	expect_prose("d", "<p>One</p>\\n\\n<p>Two</p>",
	    "<p>One</p>\n\n<p>Two</p>");
	expect_prose("e", "One<br>\\nTwo", "One<br>\nTwo");
	EXPECT(ask("GET", "/events/1?_fields=description"), 200,
	    "{\"description\":\"One\\n\\nTwo\\nlines <b>&amp;</b>\"}");
}

Test(page_event, shows_only_the_title_of_a_protected_one)
{
	struct outcome	*o;
	char		 target[64];

	snprintf(target, sizeof(target), "/events/%s",
	    page_given("/events", "{\"title\":\"Closed\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"description\":\"secret\",\"venue\":{\"venue\":\"Cave\"}}"));
	cr_assert_eq(ask_json("admin", "PATCH", target,
	    "{\"password\":\"x\"}")->status, 200);
	o = page_get("/event/closed/");
	cr_expect_eq(o->status, 200);
	EXPECT_PART(o, "<main", "</main>",
	    "<main id=\"content\" tabindex=\"-1\">\n"
	    "<article class=\"record\">\n<header>\n<div>\n"
	    "<h1 dir=\"auto\">Closed</h1>\n"
	    EDIT("/desk/events/1")
	    "</div>\n</header>\n<p class=\"note\">This event is protected by a "
	    "password.</p>\n<form class=\"unlock\" action=\"/event/closed/\" "
	    "method=\"post\">\n<p><label for=\"password\">Password</label>"
	    "\n<input type=\"password\" id=\"password\" name=\"password\" "
	    "autocomplete=\"off\" required></p>\n<p><button>Show the event"
	    "</button></p>\n</form>\n</article>\n\n</main>");
	cr_expect_null(strstr(o->body, "ld+json"));
	EXPECT_PART(o, "<meta name=\"description\"", ">",
	    "<meta name=\"description\" content=\"This event is protected by "
	    "a password.\">");
	EXPECT_PART(o, "<meta name=\"robots\"", ">",
	    "<meta name=\"robots\" content=\"noindex, nofollow\">");
}

Test(page_event, of_another_user_is_not_found)
{
	static const char *const	statuses[] = { "draft", "pending",
	    "private", "trash" };
	char				json[256], target[64];
	size_t				i;

	for (i = 0; i < COUNT(statuses); i++) {
		snprintf(json, sizeof(json), "{\"title\":\"Talk\",\"slug\":"
		    "\"talk-%zu\",\"status\":\"%s\",\"start_date\":"
		    "\"2027-03-01\",\"end_date\":\"2027-03-01\"}", i,
		    statuses[i]);
		page_given("/events", json);
		snprintf(target, sizeof(target), "/event/talk-%zu/", i);
		cr_expect_eq(page_get(target)->status, 404, "%s",
		    statuses[i]);
		EXPECT_PART(page_get(target), "<h1", "</h1>",
		    "<h1>Page not found</h1>");
	}
}

Test(page_event, is_found_by_any_spelling_of_its_slug)
{
	page_given("/events", "{\"title\":\"Über 日本\",\"start_date\":"
	    "\"2027-03-01\",\"end_date\":\"2027-03-01\"}");
	EXPECT_PART(page_get("/event/UBER%20%E6%97%A5%E6%9C%AC/"),
	    "<link rel=\"canonical\"", ">", "<link rel=\"canonical\" href=\""
	    SITE "/event/uber-%e6%97%a5%e6%9c%ac/\">");
	cr_expect_eq(page_get("/event/uber-%e6%97%a5%e6%9c%ac")->status, 200);
	cr_expect_eq(page_get("/event/%25%FF/")->status, 404);
	cr_expect_eq(page_get("/event/!!/")->status, 404);
}

Test(page_event, that_is_over_says_so)
{
	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2026-11-20 18:00\",\"end_date\":\"2026-11-20 20:00\"}");
	EXPECT_PART(page_get("/event/talk/"), "<p class=\"note\">", "</p>",
	    "<p class=\"note\">This event is over.</p>");
}
