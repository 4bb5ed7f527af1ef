#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

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

#define DAY(class, machine, number, name)				\
	"<td role=\"cell\" class=\"" class "\">\n<p class=\"date\">"	\
	"<time datetime=\"" machine "\"><a href=\"/?view=day&amp;date="	\
	machine "\"><span class=\"number\">" number "</span>"		\
	"<span class=\"long\"> " name "</span></a></time></p>\n"

/* The list of a day is the same as for phones. Only the style places it. */
Test(page_week, is_a_grid_of_hours)
{
	struct outcome	*o;

	given("Fair", "2026-12-01", "2026-12-02", ",\"all_day\":true");
	given("Talk", "2026-12-02 18:00", "2026-12-02 20:00", "");
	given("Walk", "2026-12-02 19:20", "2026-12-02 21:00", "");
	o = page_get("/?view=week&date=2026-12-02");
	EXPECT_PART(o, "<style>.hours", "</style>",
	    "<style>.hours{--rows:12;--bars:repeat(1,1.7rem)}"
	    ".at-1{--at:2/1/10/4;--lines:4}"
	    ".at-2{--at:7/4/14/7;--lines:3}</style>");
	cr_expect(outcome_has(o, "<table class=\"calendar hours\""));
	EXPECT_PART(o, "<p class=\"clock\"", "</p>",
	    "<p class=\"clock\" aria-hidden=\"true\"><span>6\u00a0pm</span>"
	    "<span>7\u00a0pm</span><span>8\u00a0pm</span></p>");
	EXPECT_PART(o, "<td role=\"cell\" class=\"\">\n<p class=\"date\">"
	    "<time datetime=\"2026-12-02\">", "</td>",
	    DAY("", "2026-12-02", "2", "Wednesday, December 2")
	    "<ul>\n<li class=\"tone bar covered goes-on\"><span "
	    "class=\"hidden\">continues: Fair</span><a href=\"/event/fair/\">"
	    "<span class=\"hidden\">continues: </span><span class=\"title\" "
	    "dir=\"auto\">Fair</span><span class=\"hidden\">, until Wednesday, "
	    "December 2</span></a></li>\n"
	    "<li class=\"tone at-1\"><a href=\"/event/talk/\"><span class=\""
	    "time\">6\u00a0pm</span> <span class=\"title\" "
	    "dir=\"auto\">Talk</span>"
	    "</a></li>\n"
	    "<li class=\"tone at-2\"><a href=\"/event/walk/\"><span class=\""
	    "time\">7:20\u00a0pm</span> <span class=\"title\" dir=\"auto\">Walk"
	    "</span></a></li>\n</ul>\n</td>");
	cr_expect_not(outcome_has(page_get("/?year=2026&month=12"), "at-1"));
}

/* Of the first event of a night the week after shows nothing. */
Test(page_week, goes_on_after_midnight)
{
	struct outcome	*o;

	given("Dance", "2026-12-05 22:00", "2026-12-06 06:00", "");
	o = page_get("/?view=week&date=2026-12-05");
	EXPECT_PART(o, "<style>.hours", "</style>",
	    "<style>.hours{--rows:32;--bars: }"
	    ".at-0{--at:1/1/33/7;--lines:16}</style>");
	EXPECT_PART(o, "<p class=\"clock\"", "</p>",
	    "<p class=\"clock\" aria-hidden=\"true\"><span>10\u00a0pm</span>"
	    "<span>11\u00a0pm</span><span>12\u00a0am</span>"
	    "<span>1\u00a0am</span>"
	    "<span>2\u00a0am</span><span>3\u00a0am</span><span>4\u00a0am</span>"
	    "<span>5\u00a0am</span></p>");
	EXPECT_PART(o, "<ul>\n<li class=\"tone", "</ul>",
	    "<ul>\n<li class=\"tone at-0\"><a href=\"/event/dance/\"><span "
	    "class=\"time\">10\u00a0pm</span> <span class=\"title\" "
	    "dir=\"auto\">"
	    "Dance</span></a></li>\n</ul>");
	o = page_get("/?view=week&date=2026-12-06");
	cr_expect_not(outcome_has(o, "Dance"));
	cr_expect(outcome_has(o, "<table class=\"calendar bare\""));

	given("Ball", "2026-12-12 22:00", "2026-12-13 06:01", "");
	cr_expect(outcome_has(page_get("/?view=week&date=2026-12-13"),
	    "<li class=\"tone days-1 bar goes-on\"><a href=\"/event/ball/\">"));
}

Test(page_week, with_many_events_is_lists)
{
	struct outcome	*o;
	int		 i;

	for (i = 0; i < 4; i++)
		given("Talk", "2026-12-02 18:00", "2026-12-02 20:00", "");
	o = page_get("/?view=week&date=2026-12-02");
	cr_expect(outcome_has(o, "<table class=\"calendar\""));
	cr_expect_not(outcome_has(o, "class=\"clock\""));
	cr_expect_not(outcome_has(o, "<style>.hours"));
	cr_expect(outcome_has(o, "<li class=\"tone\"><a "
	    "href=\"/event/talk-4/\">"));
}
