#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"
#include "text/zones.h"

static void
given(const char *title, const char *start, const char *end, const char *rest)
{
	char	 json[512];

	snprintf(json, sizeof(json), "{\"title\":\"%s\",\"start_date\":\"%s\","
	    "\"end_date\":\"%s\"%s}", title, start, end, rest);
	page_given("/events", json);
}

/* Returns the content of a day's cell, without its date. */
static const char *
cell(const struct outcome *o, const char *day)
{
	char	 from[64];

	snprintf(from, sizeof(from), "<time datetime=\"%s\"", day);

	return (page_part(o, from, "</td>"));
}

/* Compares the cell's content from the list on. */
static void
expect_entries(const struct outcome *o, const char *day, const char *text)
{
	const char	*part, *list;

	part = cell(o, day);
	cr_expect_str_neq(part, "", "%s is not there", day);
	list = strstr(part, "<ul>");
	part = list == NULL ? "" : list;
	cr_expect_str_eq(part, text, "%s: wanted\n%s\ngot\n%s", day, text,
	    part);
}

#define ENTRY(class, slug, inside)					\
	"<ul>\n<li class=\"" class "\"><a href=\"/event/" slug "/\">"	\
	inside "</a></li>\n</ul>\n</td>"

Test(page_month, shows_an_event_with_its_time)
{
	struct outcome	*o;

	given("Talk", "2026-11-24 18:30", "2026-11-24 20:00", "");
	o = page_get("/?view=month");
	EXPECT_PART(o, "<title>", "</title>",
	    "<title>November 2026 · Calendar of events</title>");
	expect_entries(o, "2026-11-24", ENTRY("tone", "talk",
	    "<span class=\"time\">6:30\u00a0pm</span> "
	    "<span class=\"title\" dir=\"auto\">Talk</span>"));
	expect_entries(o, "2026-11-23", "");
	expect_entries(o, "2026-11-25", "");
}

#define FAIR_END							\
	"<span class=\"title\" dir=\"auto\">Fair</span>" \
	"<span class=\"hidden\">, until Wednesday, December 2</span>"	\
	"<span class=\"star\" title=\"Featured\"> ★"			\
	"<span class=\"hidden\"> Featured</span></span>"

Test(page_month, has_the_days_of_phones_before_the_form)
{
	const struct outcome	*o = page_get("/?year=2027&month=3");
	const char		*days, *form, *table;

	days = strstr(o->body, "<ol class=\"small\">");
	form = strstr(o->body, "<form class=\"search\"");
	table = strstr(o->body, "<table class=\"calendar");
	cr_expect(days != NULL && days < form && form < table);
}

/* A bar starts with the event and again in each week. */
Test(page_month, shows_an_event_of_several_days_on_each)
{
	static const char	 covered[] =
	    "<ul>\n<li class=\"tone bar covered goes-on featured\">"
	    "<span class=\"hidden\">continues: Fair</span>"
	    "<a href=\"/event/fair/\"><span class=\"hidden\">continues: </span>"
	    FAIR_END "</a></li>\n</ul>\n</td>";
	struct outcome		*o;

	given("Fair", "2026-11-28 09:00", "2026-12-02 17:00",
	    ",\"featured\":true");
	o = page_get("/?year=2026&month=11");
	expect_entries(o, "2026-11-27", "");
	expect_entries(o, "2026-11-28", ENTRY("tone days-1 bar continues "
	    "featured", "fair", "<span class=\"time\">9\u00a0am</span> "
	    "" FAIR_END));
	expect_entries(o, "2026-11-29", ENTRY("tone days-4 bar goes-on "
	    "featured", "fair", "<span class=\"hidden\">continues: </span>"
	    FAIR_END));
	expect_entries(o, "2026-12-01", covered);
	expect_entries(o, "2026-12-02", covered);
	expect_entries(o, "2026-12-03", "");
	o = page_get("/?view=week&date=2026-12-02");
	EXPECT_PART(o, "<h1", "</h1>", "<h1>Week of "
	    "November 29, 2026</h1>");
	expect_entries(o, "2026-12-01", covered);
	cr_expect_str_eq(cell(o, "2026-12-06"), "");
}

/* A bar has the same row on each of its days. */
Test(page_month, leaves_a_gap_where_a_bar_above_has_ended)
{
	given("One", "2026-12-07", "2026-12-08", ",\"all_day\":true");
	given("Two", "2026-12-08", "2026-12-09", ",\"all_day\":true");
	given("Talk", "2026-12-09 18:00", "2026-12-09 20:00", "");
	EXPECT_PART(page_get("/?year=2026&month=12"),
	    "<li class=\"gap\"", "</td>",
	    "<li class=\"gap\" aria-hidden=\"true\"></li>\n"
	    "<li class=\"tone bar covered goes-on\"><span class=\"hidden\">"
	    "continues: Two</span><a href=\"/event/two/\">"
	    "<span class=\"hidden\">continues: </span><span class=\"title\" "
	    "dir=\"auto\">Two</span><span class=\"hidden\">, until Wednesday, "
	    "December 9</span></a></li>\n"
	    "<li class=\"tone\"><a href=\"/event/talk/\"><span class=\"time\">"
	    "6\u00a0pm</span> <span class=\"title\" "
	    "dir=\"auto\">Talk</span></a>"
	    "</li>\n</ul>\n</td>");
}

Test(page_month, marks_all_day_events)
{
	given("Holiday", "2026-11-26", "2026-11-26", ",\"all_day\":true");
	expect_entries(page_get("/de/?view=month"), "2026-11-26",
	    "<ul>\n<li class=\"tone days-1 bar\"><a "
	    "href=\"/de/event/holiday/\">"
	    "<span class=\"hidden\">ganztägig: </span><span class=\"title\" "
	    "dir=\"auto\">Holiday</span></a></li>\n</ul>\n</td>");
}

/* A month shows five events a day, three of them as bars. A week shows all. */
Test(page_month, leads_to_a_day_with_more_than_fit)
{
	const char	*day;
	int		 i;

	for (i = 0; i < 4; i++)
		given("Long", "2026-12-07", "2026-12-08", ",\"all_day\":true");
	for (i = 0; i < 4; i++)
		given("Brief", "2026-12-08 18:00", "2026-12-08 20:00", "");
	day = cell(page_get("/?year=2026&month=12&featured=0"),
	    "2026-12-08");
	cr_expect_not_null(strstr(day, "/event/long-3/"));
	cr_expect_null(strstr(day, "/event/long-4/"));
	cr_expect_not_null(strstr(day, "/event/brief-2/"));
	cr_expect_null(strstr(day, "/event/brief-3/"));
	cr_expect_not_null(strstr(day, "</ul>\n<p class=\"more\"><a "
	    "href=\"/?view=day&amp;date=2026-12-08&amp;featured=0\">+3 more"
	    "<span class=\"hidden\">, Tuesday, December 8</span></a></p>"),
	    "%s", day);
	cr_expect_not_null(strstr(cell(page_get("/?year=2026&month=12"),
	    "2026-12-07"), ">+1 more<"));
	day = cell(page_get("/?view=week&date=2026-12-08"), "2026-12-08");
	cr_expect_not_null(strstr(day, "/event/long-4/"));
	cr_expect_not_null(strstr(day, "/event/brief-4/"));
	cr_expect_null(strstr(day, "class=\"more\""));
}

/* Phones start with the current day. */
/* Today is Saturday the 21st. The week began on the 15th. */
Test(page_month, keeps_the_color_of_events_that_last_until_today)
{
	struct outcome	*o;

	given("Over", "2026-11-16 18:00", "2026-11-18 20:00", "");
	given("Running", "2026-11-17 18:00", "2026-11-21 20:00", "");
	o = page_get("/?view=month");
	cr_expect(outcome_has(o, "<li class=\"tone days-3 bar\">"));
	cr_expect(outcome_has(o, "<li class=\"tone days-5 bar lasts\">"));
}

Test(page_month, marks_past_events)
{
	struct outcome	*o;

	given("Past", "2026-11-20 18:00", "2026-11-20 20:00", "");
	o = page_get("/?view=month");
	EXPECT_PART(o, "<td role=\"cell\" class=\"past over\">", "<ul>",
	    "<td role=\"cell\" class=\"past over\">\n<p class=\"date\">"
	    "<time datetime=\"2026-11-20\"><a href=\"/?view=day&amp;"
	    "date=2026-11-20\"><span class=\"number\">20</span>"
	    "<span class=\"long\"> Friday, November 20</span></a></time></p>\n"
	    "<ul>");
	EXPECT_PART(o, "<p class=\"note phone\">", "</p>",
	    "<p class=\"note phone\">No more events this month.</p>");
	given("Later", "2027-01-20 18:00", "2027-01-20 20:00", "");
	EXPECT_PART(page_get("/?view=month"), "<p class=\"note phone\">",
	    "</p>", "<p class=\"note phone\">No more events this month. "
	    "<a href=\"/?view=day&amp;date=2027-01-20\">Next event: "
	    "Wednesday, January 20, 2027</a></p>");
	given("Now", "2026-11-21 18:00", "2026-11-21 20:00", "");
	cr_expect_str_eq(page_part(page_get("/?view=month"),
	    "<p class=\"note narrow", "</p>"), "");
}

Test(page_month, has_no_week_for_phones_of_which_all_is_over)
{
	struct outcome	*o;

	given("Past", "2026-11-12 18:00", "2026-11-12 20:00", "");
	o = page_get("/?view=month");
	EXPECT_PART(o, "<table", ">", "<table class=\"calendar bare\" "
	    "role=\"table\" aria-label=\"November 2026\">");
	cr_expect_null(strstr(o->body, "<tr role=\"row\">\n<td"));
	given("Now", "2026-11-21 18:00", "2026-11-21 20:00", "");
	o = page_get("/?view=month");
	EXPECT_PART(o, "<table", ">", "<table class=\"calendar\" "
	    "role=\"table\" aria-label=\"November 2026\">");
	EXPECT_PART(o, "<tr role=\"row\">\n<td", "</time>",
	    "<tr role=\"row\">\n<td role=\"cell\" class=\"past over weekend "
	    "empty\">\n<p class=\"date\"><time datetime=\"2026-11-15\">"
	    "<span class=\"number\">15</span>"
	    "<span class=\"long\"> Sunday, November 15</span></time>");
}

Test(page_month, ends_at_midnight_on_the_day_before)
{
	struct outcome	*o;

	given("Night", "2026-11-27 20:00", "2026-11-28 00:00", "");
	o = page_get("/?view=month");
	expect_entries(o, "2026-11-27", ENTRY("tone", "night",
	    "<span class=\"time\">8\u00a0pm</span> "
	    "<span class=\"title\" dir=\"auto\">Night</span>"));
	expect_entries(o, "2026-11-28", "");
}

Test(page_month, shows_the_zone_of_events_elsewhere)
{
	struct outcome	*o;

	harness_start();
	harness.site.timezone = "Europe/Berlin";
	harness.site.zone = zone_find("Europe/Berlin");
	given("Far", "2026-11-24 09:00", "2026-11-24 10:00",
	    ",\"timezone\":\"Asia/Tokyo\"");
	given("Same clocks", "2026-11-25 09:00", "2026-11-25 10:00",
	    ",\"timezone\":\"Europe/Rome\"");
	o = page_get("/?view=month");
	expect_entries(o, "2026-11-24", ENTRY("tone", "far",
	    "<span class=\"time\">9\u00a0am JST</span> "
	    "<span class=\"title\" dir=\"auto\">Far</span>"));
	expect_entries(o, "2026-11-25", ENTRY("tone", "same-clocks",
	    "<span class=\"time\">9\u00a0am</span> "
	    "<span class=\"title\" dir=\"auto\">Same clocks</span>"));
}

Test(page_month, escapes_titles)
{
	struct outcome	*o;

	page_given("/events", "{\"title\":\"A & B < \\\"C\\\" 'D' &amp; "
	    "<script>alert(1)</script><b>x</b>\",\"start_date\":"
	    "\"2026-11-24\",\"end_date\":\"2026-11-24\",\"slug\":\"x\"}");
	o = page_get("/?view=month");
	expect_entries(o, "2026-11-24", ENTRY("tone", "x",
	    "<span class=\"time\">12\u00a0am</span> <span class=\"title\" "
	    "dir=\"auto\">"
	    "A &amp; B &lt; &quot;C&quot; &#39;D&#39; &amp; alert(1)x"
	    "</span>"));
	o = page_get("/event/x/");
	EXPECT_PART(o, "<h1", "</h1>", "<h1 dir=\"auto\">A &amp; B &lt; "
	    "&quot;C&quot; "
	    "&#39;D&#39; &amp; alert(1)x</h1>");
	EXPECT_PART(o, "<meta property=\"og:title\"", ">",
	    "<meta property=\"og:title\" content=\"A &amp; B &lt; "
	    "&quot;C&quot; &#39;D&#39; &amp; alert(1)x\">");
}

Test(page_month, has_whole_weeks_from_the_day_they_begin_with)
{
	static const struct {
		const char	*target;
		const char	*first;
		const char	*last;
		const char	*behind;
	} rows[] = {
		/*
		 * In English 2026-02 has four weeks; 2028-02 has one day more.
		 */
		{ "/?year=2026&month=2", "2026-02-01", "2026-02-28",
		    "2026-03-01" },
		{ "/de/?year=2026&month=2", "2026-01-26", "2026-03-01",
		    "2026-03-02" },
		{ "/?year=2028&month=2", "2028-01-30", "2028-03-04",
		    "2028-03-05" },
		{ "/?year=2026&month=12", "2026-11-29", "2027-01-02",
		    "2027-01-03" },
		{ "/fr/?year=2026&month=11", "2026-10-26", "2026-12-06",
		    "2026-12-07" },
		{ "/?year=1000&month=1", "0999-12-29", "1000-02-01",
		    "1000-02-02" }
	};
	struct outcome	*o;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		o = page_get(rows[i].target);
		cr_expect_eq(strncmp(page_part(o, "<time datetime=\"", "\"")
		    + strlen("<time datetime=\""), rows[i].first, 10), 0,
		    "%s", rows[i].target);
		cr_expect_str_neq(cell(o, rows[i].last), "", "%s",
		    rows[i].target);
		cr_expect_str_eq(cell(o, rows[i].behind), "", "%s",
		    rows[i].target);
	}
}

Test(page_month, begins_its_weeks_as_the_site_does)
{
	harness_start();
	harness.site.week_starts = 6;
	EXPECT_PART(page_get("/de/?year=2026&month=2"), "<td role", "\">\n<p",
	    "<td role=\"cell\" class=\"outside past over weekend empty\">\n<p");
	EXPECT_PART(page_get("/de/?year=2026&month=2"), "<time datetime",
	    ">", "<time datetime=\"2026-01-31\">");
}

Test(page_month, links_to_its_neighbors_with_the_chosen_filters)
{
	given("Talk", "2026-12-24 18:30", "2026-12-24 20:00",
	    ",\"tags\":[\"a b\"]");
	EXPECT_PART(page_get("/?year=2026&month=12&tags=a-b&search="),
	    "<ul class=\"steps\">", "</ul>", "<ul class=\"steps\">\n"
	    "<li><a href=\"/?year=2026&amp;month=11&amp;tags=a-b\" "
	    "rel=\"prev\" title=\"November 2026\"><span aria-hidden=\"true\">"
	    "←</span> <span class=\"hidden\">Previous month: </span>"
	    "<span class=\"word\">November</span></a></li>\n"
	    "<li><a href=\"/?view=month&amp;tags=a-b\">Today</a></li>\n"
	    "<li><a href=\"/?year=2027&amp;month=1&amp;tags=a-b\" "
	    "rel=\"next\" title=\"January 2027\"><span class=\"hidden\">"
	    "Next month: </span><span class=\"word\">January</span> "
	    "<span aria-hidden=\"true\">→</span>"
	    "</a></li>\n</ul>");
}

Test(page_month, ends_with_the_years_that_there_are)
{
	cr_expect_str_eq(page_part(page_get("/?year=1000&month=1"),
	    "rel=\"prev\"", ">"), "");
	cr_expect_str_neq(page_part(page_get("/?year=1000&month=1"),
	    "rel=\"next\"", ">"), "");
	cr_expect_str_eq(page_part(page_get("/?year=3000&month=12"),
	    "rel=\"next\"", ">"), "");
	cr_expect_eq(page_get("/?year=999&month=12")->status, 400);
}

Test(page_month, without_events_leads_to_the_next_one)
{
	struct outcome	*o;

	given("Talk", "2027-03-01 18:00", "2027-03-01 20:00", "");
	o = page_get("/?year=2026&month=12");
	EXPECT_PART(o, "<p class=\"note\">", "</p>", "<p class=\"note\">"
	    "No events this month. <a href=\"/?view=day&amp;date=2027-03-01\">"
	    "Next event: Monday, March 1, 2027</a></p>");
	EXPECT_PART(o, "<meta name=\"robots\"", ">",
	    "<meta name=\"robots\" content=\"noindex, nofollow\">");
	o = page_get("/?year=2027&month=4");
	EXPECT_PART(o, "<p class=\"note\">", "</p>",
	    "<p class=\"note\">No events this month.</p>");
	o = page_get("/?year=2027&month=3&search=concert");
	EXPECT_PART(o, "<p class=\"note\">", "</p>",
	    "<p class=\"note\">No events match in this month.</p>");
}

Test(page_month, marks_the_day_that_it_is_at_the_site)
{
	EXPECT_PART(page_get("/?view=month"), "<td role=\"cell\" class=\"today",
	    "</time>", "<td role=\"cell\" class=\"today weekend empty\">\n"
	    "<p class=\"date\"><time datetime=\"2026-11-21\" "
	    "aria-current=\"date\"><span class=\"number\">21</span>"
	    "<span class=\"long\"> Saturday, November 21</span></time>");
	harness.site.timezone = "America/New_York";
	harness.site.zone = zone_find("America/New_York");
	EXPECT_PART(page_get("/?view=month"), "<td role=\"cell\" class=\"today",
	    "</time>", "<td role=\"cell\" class=\"today empty\">\n"
	    "<p class=\"date\"><time datetime=\"2026-11-20\" "
	    "aria-current=\"date\"><span class=\"number\">20</span>"
	    "<span class=\"long\"> Friday, November 20</span></time>");
}

Test(page_month, has_names_in_each_language)
{
	static const struct {
		const char	*target;
		const char	*expected;
	} rows[] = {
		{ "/?year=2027&month=3",
		    "<h1>March 2027</h1>" },
		{ "/de/?year=2027&month=3",
		    "<h1>März 2027</h1>" },
		{ "/fr/?year=2027&month=3",
		    "<h1>mars 2027</h1>" },
		{ "/es/?year=2027&month=3",
		    "<h1>marzo de 2027</h1>" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		EXPECT_PART(page_get(rows[i].target), "<h1", "</h1>",
		    rows[i].expected);
	EXPECT_PART(page_get("/fr/?view=month"), "<th ", "</th>",
	    "<th role=\"columnheader\" scope=\"col\" abbr=\"lundi\">"
	    "<span aria-hidden=\"true\">lun.</span>"
	    "<span class=\"hidden\">lundi</span></th>");
	EXPECT_PART(page_get("/?view=month"), "<th ", "</th>",
	    "<th role=\"columnheader\" scope=\"col\" abbr=\"Sunday\">"
	    "<span aria-hidden=\"true\">Sun</span>"
	    "<span class=\"hidden\">Sunday</span></th>");
}

/* The last of 501 events does not fit. */
Test(page_month, says_when_there_are_too_many)
{
	struct outcome	*o;
	int		 i;

	for (i = 0; i < 500; i++)
		given("Many", "2026-12-01 18:00", "2026-12-01 20:00", "");
	o = page_get("/?year=2026&month=12");
	cr_expect_null(strstr(o->body, "<p class=\"note\">"));
	given("Last", "2026-12-31 18:00", "2026-12-31 20:00", "");
	o = page_get("/?year=2026&month=12&search=");
	EXPECT_PART(o, "<p class=\"note\">", "</p>", "<p class=\"note\">"
	    "This month has more events than fit here. "
	    "<a href=\"/?view=list\">All of them as a list</a></p>");
	expect_entries(o, "2026-12-31", "");
}

Test(page_month, shows_no_more_than_lists_do)
{
	given("Hidden", "2026-11-24", "2026-11-24",
	    ",\"hide_from_listings\":true");
	given("Draft", "2026-11-24", "2026-11-24", ",\"status\":\"draft\"");
	expect_entries(page_get("/?view=month"), "2026-11-24", "");
}
