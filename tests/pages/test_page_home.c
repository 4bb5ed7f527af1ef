#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

/* It is Saturday, November 21, 2026. */

static void
given(const char *title, const char *start, const char *end, const char *rest)
{
	char	 json[768];

	snprintf(json, sizeof(json), "{\"title\":\"%s\",\"start_date\":\"%s\","
	    "\"end_date\":\"%s\"%s}", title, start, end, rest);
	page_given("/events", json);
}

#define PICTURE	",\"featured\":true,\"image\":\"https://pics.example/a.jpg\""

static void
some_events(void)
{
	given("Past", "2026-11-20 18:00", "2026-11-20 20:00", "");
	given("Fair", "2026-11-18", "2026-11-29",
	    ",\"all_day\":true,\"categories\":[\"Markets\"]");
	given("Talk", "2026-11-22 09:00", "2026-11-22 10:00", "");
	given("Jam", "2026-11-21 20:00", "2026-11-21 23:00",
	    ",\"categories\":[\"Music\"],\"cost\":\"Free\"");
	given("Opera", "2026-11-28 19:00", "2026-11-28 22:00",
	    ",\"categories\":[\"Music\"],\"cost\":\"$40\"");
	given("Course", "2026-11-23 18:00", "2026-11-23 19:00",
	    ",\"recurrence\":\"RRULE:FREQ=WEEKLY;COUNT=3\"");
	given("Duo", "2026-11-24 18:00", "2026-11-24 19:00",
	    ",\"recurrence\":\"RRULE:FREQ=WEEKLY;COUNT=2\"");
	given("Gala", "2026-12-24 18:00", "2026-12-24 20:00", PICTURE
	    ",\"excerpt\":\"All dance.\",\"venue\":{\"venue\":\"Hall\","
	    "\"city\":\"Rome\"}");
}

/* The titles between two parts of a page, each followed by a space. */
static const char *
titles(const struct outcome *o, const char *from, const char *to)
{
	static const char	 before[] = "<h3 dir=\"auto\"><a href=\"";
	static char		 text[4096];
	const char		*at, *end, *stop;

	text[0] = '\0';
	if ((at = strstr(o->body, from)) == NULL)
		return ("(none)");
	stop = strstr(at, to);
	for (; (at = strstr(at, before)) != NULL && (stop == NULL || at < stop);
	    at = end) {
		at = strchr(at + strlen(before), '>') + 1;
		end = strchr(at, '<');
		strncat(text, at, (size_t)(end - at));
		strcat(text, " ");
	}

	return (text);
}

static const char *
found(const char *target)
{
	return (titles(page_get(target), "<div id=\"events\"", "</main>"));
}

Test(page_home, shows_each_event_once)
{
	struct outcome	*o;

	some_events();
	o = page_get("/");
	cr_expect_str_eq(titles(o, "<h2>This weekend</h2>",
	    "<h2>Coming up</h2>"), "Jam Talk Fair ");
	cr_expect_str_eq(titles(o, "<h2>Coming up</h2>", "</main>"),
	    "Course Duo Opera ");
	EXPECT_PART(o, "<h1", "</h1>", "<h1 class=\"hidden\">What’s on</h1>");
	EXPECT_PART(o, "<title>", "</title>",
	    "<title>Calendar of events</title>");
}

Test(page_home, has_a_highlight)
{
	some_events();
	EXPECT_PART(page_get("/"), "<article", "</article>",
	    "<article class=\"highlight tone\">\n"
	    "<img src=\"https://pics.example/a.jpg\" alt=\"\" width=\"1024\" "
	    "height=\"640\" fetchpriority=\"high\">\n<div>\n"
	    "<p class=\"eyebrow\">Highlight <span aria-hidden=\"true\">·"
	    "</span> <time datetime=\"2026-12-24T18:00:00+00:00\">Thursday, "
	    "December 24, 2026, 6\u00a0pm – 8\u00a0pm</time></p>\n"
	    "<h2 dir=\"auto\"><a href=\"/event/gala/\">Gala</a></h2>\n"
	    "<p class=\"excerpt\" dir=\"auto\">All dance.</p>\n"
	    "<p class=\"button\" aria-hidden=\"true\">See the event</p>\n"
	    "</div>\n</article>");
}

static const char *
highlight(void)
{
	return (page_inner(page_get("/"), "<h2 dir=\"auto\"><a href=\"",
	    "\">"));
}

Test(page_home, has_another_highlight_each_day)
{
	char	 first[64];

	given("A", "2026-12-04 18:00", "2026-12-04 20:00", PICTURE);
	given("B", "2026-12-05 18:00", "2026-12-05 20:00", PICTURE);
	given("Far", "2027-01-05 18:00", "2027-01-05 20:00", PICTURE);
	given("No picture", "2026-12-03 18:00", "2026-12-03 20:00",
	    ",\"featured\":true");
	given("Canceled", "2026-12-03 18:00", "2026-12-03 20:00", PICTURE
	    ",\"event_status\":\"canceled\"");
	snprintf(first, sizeof(first), "%s", highlight());
	harness.now += 24 * 60 * 60;
	cr_expect_str_neq(highlight(), first);
	harness.now += 24 * 60 * 60;
	cr_expect_str_eq(highlight(), first);
}

Test(page_home, says_how_many_dates_a_series_has)
{
	struct outcome	*o;

	some_events();
	o = page_get("/");
	cr_expect(outcome_has(o, "Course</a></h3>\n<p class=\"soft\">and 2 "
	    "more dates</p>"));
	cr_expect(outcome_has(o, "Duo</a></h3>\n<p class=\"soft\">and 1 more "
	    "date</p>"));
	o = page_get("/?date=2026-11-30");
	cr_expect_str_eq(titles(o, "<div id=\"events\"", "</main>"),
	    "Course ");
	cr_expect(outcome_has(o, "and 2 more dates"));
}

Test(page_home, shows_what_is_chosen)
{
	static const struct {
		const char	*target, *name, *titles;
	} rows[] = {
		{ "/?when=today", "Events today", "Fair Jam " },
		{ "/?when=tomorrow", "Events tomorrow", "Fair Talk " },
		{ "/?when=weekend", "Events this weekend", "Fair Jam Talk " },
		{ "/?when=week", "Events in the next 7 days",
		    "Fair Jam Talk Course Duo " },
		{ "/?date=2026-11-28", "Events on Saturday, November 28, 2026",
		    "Fair Opera " },
		{ "/?categories=music", "Music", "Jam Opera " },
		{ "/?categories=music,markets", "Music, Markets",
		    "Fair Jam Opera " },
		{ "/?categories=music%20,%20music", "Music", "Jam Opera " },
		{ "/?free=1", "Free events", "Jam " },
		{ "/?when=weekend&categories=music&free=1",
		    "Free music this weekend", "Jam " },
		{ "/?when=tomorrow&categories=music", "Music tomorrow",
		  "Opera " },
		{ "/de/?when=weekend&categories=music&free=1",
		    "Music, kostenlos an diesem Wochenende", "Jam " },
		{ "/fr/?when=week&free=1",
		    "Événements gratuits dans les 7 prochains jours", "Jam " },
		{ "/es/?when=tomorrow", "Eventos mañana", "Fair Talk " }
	};
	struct outcome	*o;
	size_t		 i;

	some_events();
	for (i = 0; i < COUNT(rows); i++) {
		o = page_get(rows[i].target);
		cr_expect_str_eq(page_inner(o, "<h1 dir=\"auto\">", "</h1>"),
		    rows[i].name, "%s: %s", rows[i].target,
		    page_inner(o, "<h1 dir=\"auto\">", "</h1>"));
		cr_expect_str_eq(found(rows[i].target), rows[i].titles,
		    "%s: %s", rows[i].target, found(rows[i].target));
		cr_expect(outcome_has(o, "name=\"robots\""), "%s",
		    rows[i].target);
	}
	cr_expect_eq(page_get("/?when=soon")->status, 400);
	cr_expect_eq(page_get("/?categories=none")->status, 400);
}

Test(page_home, shows_what_comes_later_if_there_is_nothing_on_a_day)
{
	struct outcome	*o;

	some_events();
	o = page_get("/?when=tomorrow&categories=music");
	cr_expect(outcome_has(o, "<p class=\"total\">0 events</p>\n</div>\n"
	    "<p class=\"note\">No events match.</p>\n<h2>Coming up</h2>\n"));
	cr_expect_str_eq(titles(o, "<h2>Coming up</h2>", "</main>"), "Opera ");
	cr_expect_str_eq(found("/?date=2026-12-02"),
	    "Course Gala ");
	cr_expect_str_eq(found("/?when=weekend&free=1&categories=markets"), "");
}

#define CHIP(query, current, name) \
	"<li><a href=\"/" query "\"" current " rel=\"nofollow\">" name \
	"</a></li>\n"
#define CURRENT	" aria-current=\"true\""

Test(page_home, combines_chips)
{
	struct outcome	*o;

	some_events();
	o = page_get("/?when=today&categories=music");
	EXPECT_PART(o, "<ul>\n<li><a href=\"/?categories", "<li><button",
	    "<ul>\n" CHIP("?categories=music", "", "All")
	    CHIP("?when=today&amp;categories=music", CURRENT, "Today")
	    CHIP("?when=tomorrow&amp;categories=music", "", "Tomorrow")
	    CHIP("?when=weekend&amp;categories=music", "", "This weekend")
	    CHIP("?when=week&amp;categories=music", "", "Next 7 days")
	    "<li><button");
	cr_expect(outcome_has(o, "\" href=\"/?when=today\"" CURRENT
	    " rel=\"nofollow\" dir=\"auto\">Music</a>"));
	cr_expect(outcome_has(o, "\" href=\"/?when=today&amp;categories="
	    "markets\" rel=\"nofollow\" dir=\"auto\">Markets</a>"));
	cr_expect(outcome_has(o, "<a class=\"tone\" href=\"/?when=today&amp;"
	    "categories=music&amp;free=1\" rel=\"nofollow\" dir=\"auto\">"
	    "Free</a>"));
	cr_expect(outcome_has(o, "<li><button popovertarget=\"pick\">Pick a "
	    "date</button></li>"));
	EXPECT_PART(o, "<form id=\"pick\"", "</form>",
	    "<form id=\"pick\" popover action=\"/\" method=\"get\">\n"
	    "<input type=\"hidden\" name=\"categories\" value=\"music\">\n"
	    "<p><label for=\"date\">Pick a date</label>\n"
	    "<input type=\"date\" id=\"date\" name=\"date\" value=\"\" "
	    "required></p>\n<p><button>Show</button></p>\n</form>");
	cr_expect(outcome_has(page_get("/?date=2026-12-05"), "<button "
	    "popovertarget=\"pick\" aria-current=\"true\">Saturday, "
	    "December 5</button>"));
}

Test(page_home, has_chips_of_categories_with_coming_events)
{
	page_given("/categories", "{\"name\":\"Empty\"}");
	page_given("/categories", "{\"name\":\"12\"}");
	given("Past", "2026-11-19 18:00", "2026-11-19 20:00",
	    ",\"categories\":[\"Gone\"]");
	given("A", "2026-11-22 18:00", "2026-11-22 20:00",
	    ",\"categories\":[\"Few\"]");
	given("B", "2026-11-22 18:00", "2026-11-22 20:00",
	    ",\"categories\":[\"Few\",\"Rare\"]");
	EXPECT_PART(page_get("/"), "<ul>\n<li><a class", "</ul>",
	    "<ul>\n<li><a class=\"tone tone-5\" href=\"/?categories=few\" "
	    "rel=\"nofollow\" dir=\"auto\">Few</a></li>\n"
	    "<li><a class=\"tone tone-5\" href=\"/?categories=rare\" "
	    "rel=\"nofollow\" dir=\"auto\">Rare</a></li>\n"
	    "<li><a class=\"tone\" href=\"/?free=1\" rel=\"nofollow\" "
	    "dir=\"auto\">Free</a></li>\n</ul>");
	cr_expect(outcome_has(page_get("/?categories=empty"),
	    "\" href=\"/\"" CURRENT " rel=\"nofollow\" dir=\"auto\">Empty"));
	cr_expect(outcome_has(page_get("/?categories=2"),
	    "\" href=\"/\"" CURRENT " rel=\"nofollow\" dir=\"auto\">12"));
}

Test(page_home, has_cards)
{
	given("Talk & Tea", "2026-12-05 20:00", "2026-12-06 01:00",
	    ",\"categories\":[\"Music\"],\"cost\":12,\"event_status\":"
	    "\"postponed\",\"venue\":{\"venue\":\"Hall\",\"city\":\"Rome\"}");
	EXPECT_PART(page_get("/"), "<li class=\"poster", "</li>",
	    "<li class=\"poster tone tone-0\">\n<div class=\"face\">\n"
	    "<svg viewBox=\"0 0 160 100\" preserveAspectRatio=\"xMidYMid "
	    "slice\" aria-hidden=\"true\">"
	    "<path d=\"M0 48C40 29 70 56 110 39S150 25 160 48V100H0Z\"/>"
	    "<path d=\"M0 62C40 47 70 74 110 67S150 43 160 70V100H0Z\"/>"
	    "<path d=\"M0 74C40 67 70 74 110 76S150 56 160 77V100H0Z\"/>"
	    "</svg>\n"
	    "<p class=\"tile\" aria-hidden=\"true\">Sat <b>5</b> Dec</p>\n"
	    "</div>\n<div class=\"words\">\n"
	    "<p class=\"when\"><time datetime=\"2026-12-05T20:00:00+00:00\">"
	    "<span class=\"hidden\">Saturday, December 5, 2026, </span>"
	    "8\u00a0pm, until Sunday, December 6</time></p>\n"
	    "<h3 dir=\"auto\"><a href=\"/event/talk-tea/\">Talk &amp; "
	    "Tea</a></h3>\n"
	    "<p><span class=\"badge\">Postponed</span></p>\n"
	    "<p dir=\"auto\">Hall, Rome</p>\n"
	    "<p class=\"soft marks\"><span class=\"kind\" dir=\"auto\">Music"
	    "</span><span dir=\"auto\">$12</span></p>\n</div>\n</li>");
}

Test(page_home, has_pages_of_what_is_chosen)
{
	char	 title[16];
	int	 i;

	for (i = 0; i < 25; i++) {
		snprintf(title, sizeof(title), "E%02d", i);
		given(title, "2026-11-22 18:00", "2026-11-22 20:00", "");
	}
	cr_expect_str_eq(found("/?when=weekend&page=2"), "E24 ");
	EXPECT_PART(page_get("/?when=weekend&page=2"),
	    "<link rel=\"canonical\"", ">", "<link rel=\"canonical\" href=\""
	    SITE "/?when=weekend&amp;page=2\">");
	EXPECT_PART(page_get("/?when=weekend"), "<nav class=\"paging\"",
	    "</nav>",
	    "<nav class=\"paging\" aria-label=\"Pages of this list\">\n<ul>\n"
	    "<li></li>\n<li class=\"soft\">Page 1 of 2</li>\n<li>"
	    "<a href=\"/?when=weekend&amp;page=2\" rel=\"next\">Later "
	    "<span aria-hidden=\"true\">→</span></a></li>\n</ul>\n</nav>");
}

Test(page_home, may_be_the_month_instead)
{
	some_events();
	harness.site.front_month = true;
	EXPECT_PART(page_get("/"), "<link rel=\"canonical\"", ">",
	    "<link rel=\"canonical\" href=\"" SITE "/\">");
	cr_expect(outcome_has(page_get("/"), "<table class=\"calendar"));
	cr_expect(outcome_has(page_get("/"),
	    "<li><a href=\"/?view=home\">What’s on</a></li>\n"
	    "<li><a href=\"/\" aria-current=\"page\">Month</a></li>"));
	EXPECT_PART(page_get("/?view=home"), "<link rel=\"canonical\"", ">",
	    "<link rel=\"canonical\" href=\"" SITE "/?view=home\">");
	cr_expect(outcome_has(page_get("/?view=home"),
	    "<a href=\"/?view=home&amp;when=today\""));
	cr_expect(outcome_has(page_get("/?view=home"),
	    "<input type=\"hidden\" name=\"view\" value=\"home\">"));
}

Test(page_home, stays_in_a_frame)
{
	struct outcome	*o;

	some_events();
	o = page_get("/embed/?view=home");
	cr_expect(outcome_has(o, "href=\"/embed/?when=today\""));
	cr_expect_not(outcome_has(o, "<form"));
}

Test(page_home, of_no_events_says_so)
{
	struct outcome	*o = page_get("/");

	cr_expect_eq(o->status, 200);
	EXPECT_PART(o, "<p class=\"note\">", "</p>",
	    "<p class=\"note\">No upcoming events.</p>");
}
