#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

static void
given(const char *title, const char *start, const char *end, const char *rest)
{
	char	 json[512];

	snprintf(json, sizeof(json), "{\"title\":\"%s\",\"start_date\":\"%s\","
	    "\"end_date\":\"%s\"%s}", title, start, end, rest);
	page_given("/events", json);
}

/* Returns the titles on a page, each followed by a space. */
static const char *
titles(const struct outcome *o)
{
	static char	 text[4096];
	const char	*at, *end;

	text[0] = '\0';
	for (at = o->body; (at = strstr(at, "<h3 dir=\"auto\"><a")) != NULL;
	    at = end) {
		at = strchr(strchr(at, '>') + 1, '>') + 1;
		end = strchr(at, '<');
		strncat(text, at, (size_t)(end - at));
		strcat(text, " ");
	}

	return (text);
}

static void
some_events(void)
{
	given("Past", "2026-11-20 18:00", "2026-11-20 20:00", "");
	given("Running", "2026-11-19 18:00", "2026-11-22 20:00", "");
	given("Today", "2026-11-21 09:00", "2026-11-21 10:00",
	    ",\"categories\":[\"Jazz\"]");
	given("Later", "2026-12-24 18:00", "2026-12-24 20:00",
	    ",\"tags\":[\"Late\"],\"featured\":true,\"excerpt\":\"Bring a "
	    "<b>chair</b>.\",\"cost\":12,\"venue\":{\"venue\":\"Hall\","
	    "\"city\":\"Rome\"}");
}

Test(page_list, shows_events_that_are_not_over)
{
	some_events();
	EXPECT_PART(page_get("/?view=list"), "<section class=\"group\">",
	    "\n\n</main>", "<section class=\"group\">\n"
	    "<h2 class=\"day-name\"><time datetime=\"2026-11-21\">Saturday, "
	    "November 21, 2026</time></h2>\n"
	    "<ol class=\"cards\">\n<li class=\"card tone\">\n"
	    "<p class=\"when\"><time datetime=\"2026-11-19T18:00:00+00:00\">"
	    "until Sunday, November 22</time></p>\n<div>\n"
	    "<h3 dir=\"auto\"><a href=\"/event/running/\">Running</a></h3>\n"
	    "</div>\n</li>\n<li class=\"card tone tone-4\">\n"
	    "<p class=\"when\"><time datetime=\"2026-11-21T09:00:00+00:00\">"
	    "9\u00a0am – 10\u00a0am</time></p>\n<div>\n"
	    "<h3 dir=\"auto\"><a href=\"/event/today/\">Today</a></h3>\n"
	    "<p class=\"soft marks\"><span class=\"kind\" dir=\"auto\">Jazz"
	    "</span></p>\n</div>\n</li>\n</ol>\n</section>\n"
	    "<section class=\"group\">\n"
	    "<h2 class=\"day-name\"><time datetime=\"2026-12-24\">Thursday, "
	    "December 24, 2026</time></h2>\n"
	    "<ol class=\"cards\">\n<li class=\"card tone featured\">\n"
	    "<p class=\"when\"><time datetime=\"2026-12-24T18:00:00+00:00\">"
	    "6\u00a0pm – 8\u00a0pm</time></p>\n<div>\n"
	    "<h3 dir=\"auto\"><a href=\"/event/later/\">Later</a> <span "
	    "class=\"badge\">Featured</span></h3>\n"
	    "<p dir=\"auto\">Hall, Rome</p>\n"
	    "<p class=\"excerpt\" dir=\"auto\">Bring a chair.</p>\n"
	    "<p class=\"soft marks\"><span dir=\"auto\">$12</span></p>\n"
	    "</div>\n</li>\n</ol>\n</section>\n\n</main>");
}

Test(page_list, shows_costs_in_its_language)
{
	given("Talk", "2026-12-24 18:00", "2026-12-24 20:00",
	    ",\"cost\":\"0\"");
	EXPECT_PART(page_get("/de/?view=list"), "<p class=\"soft marks\">",
	    "</p>", "<p class=\"soft marks\"><span dir=\"auto\">Kostenlos"
	    "</span></p>");
	cr_assert_eq(ask_json("admin", "PATCH", "/events/1",
	    "{\"cost\":\"10 - 12.50\"}")->status, 200);
	EXPECT_PART(page_get("/de/?view=list"), "<p class=\"soft marks\">",
	    "</p>", "<p class=\"soft marks\"><span dir=\"auto\">10\u00a0$ – "
	    "12,50\u00a0$</span></p>");
}

/* The text depends on the day under which the event is listed. */
Test(page_list, says_until_when_an_event_of_several_days_lasts)
{
	static const struct {
		const char	*target;
		const char	*expected;
	} rows[] = {
		{ "/?view=list&start_date=2026-12-29", "9\u00a0am, until "
		    "Saturday, January 2, 2027" },
		{ "/?view=list&start_date=2026-12-31", "until Saturday, "
		    "January 2, 2027" },
		{ "/?view=list&start_date=2027-01-01",
		    "until Saturday, January 2" },
		{ "/de/?view=day&date=2027-01-02",
		    "bis Samstag, 2. Januar" }
	};
	size_t	 i;

	given("Fair", "2026-12-30 09:00", "2027-01-02 17:00", "");
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(page_inner(page_get(rows[i].target),
		    "<time datetime=\"2026-12-30T09:00:00+00:00\">",
		    "</time>"), rows[i].expected, "%s", rows[i].target);
	given("Days off", "2027-02-01", "2027-02-03", ",\"all_day\":true");
	given("Day off", "2027-03-01", "2027-03-01", ",\"all_day\":true");
	given("Far", "2027-04-01 09:00", "2027-04-01 10:00",
	    ",\"timezone\":\"Asia/Tokyo\"");
	EXPECT_PART(page_get("/?view=day&date=2027-02-01"),
	    "<time datetime=\"2027-02-01\">until", "</time>",
	    "<time datetime=\"2027-02-01\">until Wednesday, February 3"
	    "</time>");
	EXPECT_PART(page_get("/?view=day&date=2027-03-01"),
	    "<p class=\"when\">", "</p>", "<p class=\"when\">"
	    "<time datetime=\"2027-03-01\">all day</time></p>");
	EXPECT_PART(page_get("/?view=day&date=2027-04-01"),
	    "<p class=\"when\">", "</p>", "<p class=\"when\">"
	    "<time datetime=\"2027-04-01T09:00:00+09:00\">9\u00a0am – "
	    "10\u00a0am JST</time></p>");
}

Test(page_list, strikes_out_what_is_canceled_and_not_what_is_postponed)
{
	struct outcome	*o;

	given("Fair", "2027-03-01 09:00", "2027-03-01 17:00",
	    ",\"event_status\":\"canceled\"");
	given("Talk", "2027-03-02 09:00", "2027-03-02 17:00",
	    ",\"event_status\":\"postponed\"");
	o = page_get("/?view=day&date=2027-03-01");
	EXPECT_PART(o, "<li class=\"card", ">",
	    "<li class=\"card tone off\">");
	EXPECT_PART(o, "<h3", "</h3>", "<h3 dir=\"auto\">"
	    "<a href=\"/event/fair/\">Fair</a> "
	    "<span class=\"badge off\">Canceled</span></h3>");
	o = page_get("/?view=day&date=2027-03-02");
	EXPECT_PART(o, "<li class=\"card", ">",
	    "<li class=\"card tone\">");
	EXPECT_PART(o, "<h3", "</h3>", "<h3 dir=\"auto\">"
	    "<a href=\"/event/talk/\">Talk</a> "
	    "<span class=\"badge\">Postponed</span></h3>");
}

Test(page_list, of_a_day_links_to_the_days_around_it)
{
	struct outcome	*o;

	some_events();
	o = page_get("/?view=day&date=2026-11-20&tags=");
	cr_expect_str_eq(titles(o), "Running Past ");
	EXPECT_PART(o, "<div class=\"bar\">", "</div>", "<div class=\"bar\">\n"
	    "<h1>Friday, November 20, 2026</h1>\n"
	    "<nav aria-label=\"Days\">\n<ul class=\"steps\">\n"
	    "<li><a href=\"/?view=day&amp;date=2026-11-19\" rel=\"prev\" "
	    "title=\"Thursday, November 19, 2026\"><span aria-hidden=\"true\">"
	    "←</span> <span class=\"word\">Previous day</span></a></li>\n"
	    "<li><a href=\"/?view=day\">Today</a></li>\n"
	    "<li><a href=\"/?view=day&amp;date=2026-11-21\" rel=\"next\" "
	    "title=\"Saturday, November 21, 2026\">"
	    "<span class=\"word\">Next day</span> "
	    "<span aria-hidden=\"true\">→</span></a></li>\n</ul>\n</nav>\n"
	    "<p class=\"total\">2 events</p>\n</div>");
	o = page_get("/fr/?view=day");
	cr_expect_str_eq(titles(o), "Running Today ");
	EXPECT_PART(o, "<h1", "</h1>", "<h1>samedi 21 novembre 2026</h1>");
	EXPECT_PART(o, "<link rel=\"canonical\"", ">", "<link "
	    "rel=\"canonical\" href=\"http://cal.example/fr/?view=day\">");
	EXPECT_PART(o, "<a href=\"/fr/?view=day\"", "</a>",
	    "<a href=\"/fr/?view=day\" aria-current=\"page\">Jour</a>");
	cr_expect_str_eq(titles(page_get("/?view=day&search=today")),
	    "Today ");
}

Test(page_list, filters)
{
	static const struct {
		const char	*target;
		const char	*expected;
	} rows[] = {
		{ "/?view=list", "Running Today Later " },
		{ "/?view=list&search=&categories=&tags=&venue=&start_date="
		    "&end_date=&featured=", "Running Today Later " },
		{ "/?view=list&search=late", "Later " },
		{ "/?view=list&categories=jazz", "Today " },
		{ "/?view=list&tags=late", "Later " },
		{ "/?view=list&featured=1", "Later " },
		{ "/?view=list&start_date=2026-11-20",
		    "Running Past Today Later " },
		{ "/?view=list&start_date=2026-11-22", "Running Later " },
		{ "/?view=list&end_date=2026-11-30", "Running Today " },
		{ "/?view=list&start_date=2026-11-20&end_date=2026-11-20",
		    "Running Past " },
		{ "/?view=LIST&search=nothing", "" }
	};
	size_t	 i;

	some_events();
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(titles(page_get(rows[i].target)),
		    rows[i].expected, "%s: %s", rows[i].target,
		    titles(page_get(rows[i].target)));
	EXPECT_PART(page_get("/?view=list&search=nothing"),
	    "<p class=\"note\">", "</p>",
	    "<p class=\"note\">No events match.</p>");
}

/* Only a choice can match nothing. */
Test(page_list, says_that_there_are_no_events)
{
	static const struct { const char *target, *expected; }	 rows[] = {
		{ "/", "No upcoming events." },
		{ "/?view=list", "No upcoming events." },
		{ "/?view=list&end_date=2026-12-01", "No events match." },
		{ "/?view=day", "No events on this day." },
		{ "/?view=day&search=fair", "No events match." },
		{ "/?view=week", "No events this week." },
		{ "/?view=week&featured=1", "No events match." },
		{ "/?view=month", "No events this month." }
	};
	struct outcome	*o;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		o = page_get(rows[i].target);
		cr_expect_not_null(strstr(page_part(o, "<p class=\"note\">",
		    "</p>"), rows[i].expected), "%s: %s", rows[i].target,
		    page_part(o, "<p class=\"note\">", "</p>"));
	}
}

Test(page_list, shows_repeated_events_once_on_request)
{
	struct outcome	*o;

	given("Yoga", "2026-11-23 18:00", "2026-11-23 19:00",
	    ",\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"");
	given("Concert", "2026-12-01 18:00", "2026-12-01 19:00", "");
	cr_expect_str_eq(titles(page_get("/?view=list")),
	    "Yoga Yoga Concert Yoga ");
	o = page_get("/?view=list&hide_subsequent_recurrences=1");
	cr_expect_str_eq(titles(o), "Yoga Concert ");
	EXPECT_PART(o, "<input type=\"checkbox\" id=\"hide_", ">",
	    "<input type=\"checkbox\" id=\"hide_subsequent_recurrences\" "
	    "name=\"hide_subsequent_recurrences\" value=\"1\" checked>");
	EXPECT_PART(o, "<link rel=\"alternate\" type=\"text/calendar\"", ">",
	    "<link rel=\"alternate\" type=\"text/calendar\" title=\"Events as "
	    "iCalendar\" href=\"" API "/events.ics?"
	    "hide_subsequent_recurrences=1\">");
}

Test(page_list, keeps_chosen_filters_in_its_form)
{
	struct outcome	*o;

	page_given("/categories", "{\"name\":\"Art & Co\"}");
	page_given("/categories", "{\"name\":\"Music\"}");
	page_given("/categories", "{\"name\":\"Jazz\",\"parent\":2}");
	page_given("/categories", "{\"name\":\"123\"}");
	o = page_get("/?view=list&categories=jazz&search=%22a+b%22&"
	    "start_date=2027-03-01&featured=1");
	EXPECT_PART(o, "<form", "</form>",
	    "<form class=\"search\" action=\"/\" method=\"get\" "
	    "role=\"search\">\n"
	    "<input type=\"hidden\" name=\"view\" value=\"list\">\n"
	    "<input type=\"hidden\" name=\"categories\" value=\"jazz\">\n"
	    "<input type=\"hidden\" name=\"featured\" value=\"1\">\n"
	    "<label class=\"hidden\" for=\"search\">Search</label>\n"
	    "<input type=\"search\" id=\"search\" name=\"search\" "
	    "dir=\"auto\" value=\"&quot;a b&quot;\" placeholder=\"Search\">\n"
	    "<button>Search</button>\n</form>");
	EXPECT_PART(o, "<details", "</details>",
	    "<details class=\"filters\">\n"
	    "<summary>More filters</summary>\n"
	    "<form class=\"more\" action=\"/\" method=\"get\">\n"
	    "<input type=\"hidden\" name=\"view\" value=\"list\">\n"
	    "<input type=\"hidden\" name=\"search\" "
	    "value=\"&quot;a b&quot;\">\n"
	    "<p><label for=\"categories\">Category</label>\n"
	    "<select id=\"categories\" name=\"categories\">\n"
	    "<option value=\"\">Any</option>\n"
	    "<option value=\"4\" dir=\"auto\">123</option>\n"
	    "<option value=\"art-co\" dir=\"auto\">Art &amp; Co</option>\n"
	    "<option value=\"music\" dir=\"auto\">Music</option>\n"
	    "<option value=\"jazz\" selected dir=\"auto\">– Jazz</option>\n"
	    "</select></p>\n"
	    "<p><label for=\"start_date\">From</label>\n"
	    "<input type=\"date\" id=\"start_date\" name=\"start_date\" "
	    "value=\"2027-03-01\"></p>\n"
	    "<p><label for=\"end_date\">Until</label>\n"
	    "<input type=\"date\" id=\"end_date\" name=\"end_date\" value=\"\">"
	    "</p>\n<p class=\"check\"><input type=\"checkbox\" id=\"featured\" "
	    "name=\"featured\" value=\"1\" checked>\n"
	    "<label for=\"featured\">Featured events only</label></p>\n"
	    "<p class=\"check\"><input type=\"checkbox\" id=\"free\" "
	    "name=\"free\" value=\"1\">\n"
	    "<label for=\"free\">Free ones only</label></p>\n"
	    "<p class=\"check\"><input type=\"checkbox\" "
	    "id=\"hide_subsequent_recurrences\" "
	    "name=\"hide_subsequent_recurrences\" value=\"1\">\n"
	    "<label for=\"hide_subsequent_recurrences\">Repeated events "
	    "only once</label></p>\n"
	    "<p><button>Show</button></p>\n</form>\n</details>");
}

/* The form is closed, so that events begin near the top on phones. */
Test(page_list, says_what_is_chosen_below_the_closed_form)
{
	page_given("/categories", "{\"name\":\"Art & Co\"}");
	EXPECT_PART(page_get("/de/?view=list&categories=art-co&free=1&search=a"
	    "&start_date=2027-03-01&end_date=2027-03-02&featured=1"
	    "&hide_subsequent_recurrences=1"), "</details>", "</p>",
	    "</details>\n<p class=\"marks\"><span dir=\"auto\">Art &amp; Co"
	    "</span><span>Von Montag, 1. März 2027</span>"
	    "<span>Bis Dienstag, 2. März 2027</span>"
	    "<span>Nur Empfehlungen</span><span>Nur kostenlose</span>"
	    "<span>Wiederkehrende Veranstaltungen nur einmal</span> "
	    "<a href=\"/de/?view=list\">Zurücksetzen</a></p>");
	cr_expect_str_eq(page_part(page_get("/?view=list"),
	    "<p class=\"marks\">", "</p>"), "");
}

Test(page_list, offers_past_events_that_a_search_finds)
{
	struct outcome	*o;

	given("Choir", "2026-11-20 18:00", "2026-11-20 20:00", "");
	given("Choir", "2026-10-20 18:00", "2026-10-20 20:00", "");
	o = page_get("/?search=choir");
	EXPECT_PART(o, "<p><a href=\"/?view=list&amp;search", "</p>",
	    "<p><a href=\"/?view=list&amp;search=choir&amp;end_date=2026-11-20"
	    "\" rel=\"nofollow\">2 past events</a></p>");
	cr_expect_str_eq(titles(page_get(
	    "/?view=list&search=choir&end_date=2026-11-20")), "Choir Choir ");
	o = page_get("/?search=tuba");
	cr_expect_not(outcome_has(o, "past event"));
}

Test(page_list, has_pages)
{
	char	 title[16];
	int	 i;

	for (i = 0; i < 41; i++) {
		snprintf(title, sizeof(title), "E%02d", i);
		given(title, "2027-03-01 18:00", "2027-03-01 20:00", "");
	}
	EXPECT_PART(page_get("/de/?view=list&search=e&page=2"),
	    "<nav class=\"paging\"", "</nav>", "<nav class=\"paging\" "
	    "aria-label=\"Seiten dieser Liste\">\n<ul>\n"
	    "<li><a href=\"/de/?view=list&amp;search=e\" rel=\"prev\">"
	    "<span aria-hidden=\"true\">←</span> Früher</a></li>\n"
	    "<li class=\"soft\">Seite 2 von 3</li>\n"
	    "<li><a href=\"/de/?view=list&amp;search=e&amp;page=3\" "
	    "rel=\"next\">Später <span aria-hidden=\"true\">→</span></a>"
	    "</li>\n</ul>\n</nav>");
	EXPECT_PART(page_get("/?view=list"), "<p class=\"total\">", "</p>",
	    "<p class=\"total\">41 events</p>");
	cr_expect_str_eq(titles(page_get("/?view=list&page=3")), "E40 ");
	cr_expect_eq(page_get("/?view=list&page=4")->status, 404);
}

Test(page_list, links_to_feeds_of_its_events)
{
	struct outcome	*o;

	some_events();
	o = page_get("/?view=list&tags=late&featured=1");
	EXPECT_PART(o, "<link rel=\"alternate\" type=\"text",
	    "<link rel=\"icon",
	    "<link rel=\"alternate\" type=\"text/calendar\" title=\"Events as "
	    "iCalendar\" href=\"" API "/events.ics?tags=late&amp;featured=1\">"
	    "\n<link rel=\"alternate\" type=\"application/rss+xml\" "
	    "title=\"Events as RSS\" href=\"" API
	    "/events.rss?tags=late&amp;featured=1\">\n<link rel=\"icon");
	EXPECT_PART(o, "<a class=\"subscribe", "</a>",
	    "<a class=\"subscribe\" href=\"/?view=subscribe&amp;tags=late"
	    "&amp;featured=1\" rel=\"nofollow\">"
	    "Subscribe to these events</a>");
}

static void
some_to_find(void)
{
	given("Library tour", "2026-11-22 18:00", "2026-11-22 20:00", "");
	given("Walk", "2026-11-23 18:00", "2026-11-23 20:00",
	    ",\"description\":\"To the library\","
	    "\"venue\":{\"venue\":\"Hall\"}");
	given("Secret filharmony", "2026-11-24 18:00", "2026-11-24 20:00",
	    ",\"hide_from_listings\":true");
}

Test(page_list, searches_names)
{
	some_to_find();
	cr_expect_str_eq(titles(page_get("/?view=list&search=hall")), "Walk ");
	cr_expect_str_eq(titles(page_get("/?view=list&search=walks")),
	    "Walk ");
}

Test(page_list, shows_the_best_matches_first)
{
	given("Walk", "2026-11-21 18:00", "2026-11-21 20:00",
	    ",\"description\":\"To the library\"");
	given("Library", "2026-11-23 18:00", "2026-11-23 20:00", "");
	cr_expect_str_eq(titles(page_get("/?view=list&search=library")),
	    "Walk Library ");
	cr_expect_str_eq(titles(page_get("/?view=list&search=library"
	    "&orderby=relevance")), "Library Walk ");
	EXPECT_PART(page_get("/?view=list&search=library&orderby=relevance"),
	    "<section class=\"group\">", "<li", "<section class=\"group\">\n"
	    "<ol class=\"cards\">\n<li");
	EXPECT_PART(page_get("/?view=list&search=library&orderby=relevance"),
	    "<nav aria-label=\"Order\">", "</nav>",
	    "<nav aria-label=\"Order\">\n<ul class=\"steps\">\n"
	    "<li><a href=\"/?view=list&amp;search=library\""
	    " rel=\"nofollow\">By date</a></li>\n"
	    "<li><a href=\"/?view=list&amp;search=library"
	    "&amp;orderby=relevance\" rel=\"nofollow\""
	    " aria-current=\"true\">Best matches first</a></li>\n</ul>\n"
	    "</nav>");
}

Test(page_list, keeps_the_chosen_order_when_the_form_is_sent_again)
{
	static const char	 by_date[] =
	    "<form class=\"more\" action=\"/\" method=\"get\">\n"
	    "<input type=\"hidden\" name=\"view\" value=\"list\">\n"
	    "<input type=\"hidden\" name=\"search\" value=\"library\">\n<p";
	static const char	 ranked[] =
	    "<form class=\"more\" action=\"/\" method=\"get\">\n"
	    "<input type=\"hidden\" name=\"view\" value=\"list\">\n"
	    "<input type=\"hidden\" name=\"search\" value=\"library\">\n"
	    "<input type=\"hidden\" name=\"orderby\" value=\"relevance\">"
	    "\n<p";
	struct outcome		*o;

	EXPECT_PART(page_get("/?view=list&search=library"),
	    "<form class=\"more\"", "<p", by_date);
	o = page_get("/?view=list&search=library&orderby=relevance");
	EXPECT_PART(o, "<form class=\"more\"", "<p", ranked);
	EXPECT_PART(o, "<a href=\"/?view=list\">", "</a>",
	    "<a href=\"/?view=list\">Reset</a>");
}

static void
expect_offered(const char *target, const char *expected)
{
	EXPECT_PART(page_get(target), "<p class=\"note\">", "</p>", expected);
}

#define NONE	"<p class=\"note\">No events match."

Test(page_list, offers_another_spelling)
{
	some_to_find();
	expect_offered("/?view=list&search=libary", NONE " <a href=\"/?view="
	    "list&amp;search=library\" rel=\"nofollow\" dir=\"auto\">"
	    "Did you mean “library”?</a></p>");
	expect_offered("/?view=list&search=walk&end_date=2026-11-21",
	    NONE "</p>");
	expect_offered("/?view=list&search=wakl", NONE "</p>");
}

Test(page_list, offers_no_word_of_hidden_events)
{
	some_to_find();
	expect_offered("/?view=list&search=filharmoni", NONE "</p>");
}

/* More than are compared, and all of them one letter away. */
Test(page_list, offers_a_word_that_hidden_events_have_many_like)
{
	given("Near", "2026-11-25 18:00", "2026-11-25 20:00",
	    ",\"description\":\"libarya libaryb libaryc libaryd libarye "
	    "libaryf libaryg libaryh libaryi libaryj libaryk libaryl libarym "
	    "libaryn libaryo libaryp libaryq libaryr libarys libaryt libaryu "
	    "libaryv libaryw libaryx\",\"hide_from_listings\":true");
	some_to_find();
	expect_offered("/?view=list&search=libary", NONE " <a href=\"/?view="
	    "list&amp;search=library\" rel=\"nofollow\" dir=\"auto\">"
	    "Did you mean “library”?</a></p>");
}
