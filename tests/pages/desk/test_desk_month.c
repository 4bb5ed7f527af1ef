/* The view of a month at the desk (rule 40.34). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

static void
given_month(void)
{
	harness.prefix = "/calendar/events/v1";
	(void)given_event("ed", "Open", "2027-03-01", "2027-03-01", "");
	(void)given_event("ed", "Hidden", "2027-03-02", "2027-03-02",
	    "\"status\":\"draft\"");
	(void)given_event("co", "Own", "2027-03-03", "2027-03-03",
	    "\"status\":\"pending\"");
	(void)given_event("ed", "April", "2027-04-10", "2027-04-10", "");
}

/* "Open /desk/events/1; ": the events of the calendar with their links. */
static const char *
shown(const struct outcome *o)
{
	static char	 all[2000];
	const char	*at = strstr(o->body, "<table"), *title, *link = NULL;
	const char	*next;
	size_t		 length = 0;

	all[0] = '\0';
	while (at != NULL && (title = strstr(at, "class=\"title\"")) != NULL) {
		for (next = at; (next = strstr(next, "href=\"")) != NULL &&
		    next < title; next++)
			link = next + strlen("href=\"");
		title = strchr(title, '>') + 1;
		length += (size_t)snprintf(all + length, sizeof(all) - length,
		    "%.*s %.*s; ", (int)strcspn(title, "<"), title,
		    (int)strcspn(link, "\""), link);
		at = title;
	}

	return (all);
}

#define EXPECT_SHOWN(v, path, expected) do {				\
	const char	*shown_ = shown(desk_open((v), (path)));	\
	cr_expect_str_eq(shown_, (expected), "%s: %s", (path), shown_);	\
} while (0)
#define MARCH	"/desk/events?show=month&year=2027&month=3"

Test(desk_month, shows_what_the_user_sees_with_links_to_forms)
{
	struct visitor	 v;
	struct outcome	*o;

	given_month();
	desk_visitor(&v, "ed");
	EXPECT_SHOWN(&v, MARCH, "Open /desk/events/1; "
	    "Hidden (Draft) /desk/events/2; "
	    "Own (Waiting for review) /desk/events/3; ");
	o = desk_open(&v, MARCH);
	EXPECT_PART(o, "<ul class=\"steps\">", "</ul>",
	    "<ul class=\"steps\">\n<li><a href=\"/desk/events?show=month&amp;"
	    "year=2027&amp;month=2\" rel=\"prev\" title=\"February 2027\">"
	    "<span aria-hidden=\"true\">←</span> <span class=\"hidden\">"
	    "Previous month: </span><span class=\"word\">February</span></a>"
	    "</li>\n<li><a href=\"/desk/events?show=month&amp;year=2026&amp;"
	    "month=11\">Today</a></li>\n<li><a href=\"/desk/events?show=month"
	    "&amp;year=2027&amp;month=4\" rel=\"next\" title=\"April 2027\">"
	    "<span class=\"hidden\">Next month: </span><span class=\"word\">"
	    "April</span> <span aria-hidden=\"true\">→</span></a></li>\n"
	    "</ul>");
	cr_expect(outcome_has(o, "href=\"/desk/events?show=all&amp;search="
	    "2027-03-02\""));
	desk_visitor(&v, "co");
	EXPECT_SHOWN(&v, MARCH, "Open /event/open/; "
	    "Own (Waiting for review) /desk/events/3; ");
}

Test(desk_month, has_the_filters_of_the_search)
{
	struct visitor	 v;

	given_month();
	desk_visitor(&v, "ed");
	EXPECT_SHOWN(&v, MARCH "&status=draft",
	    "Hidden (Draft) /desk/events/2; ");
	EXPECT_SHOWN(&v, MARCH "&search=own",
	    "Own (Waiting for review) /desk/events/3; ");
	EXPECT_SHOWN(&v, MARCH "&venue=nowhere", "");
	EXPECT_SHOWN(&v, "/desk/events?show=month&search=April+2027",
	    "April /desk/events/4; ");
	cr_expect(outcome_has(desk_open(&v, "/desk/events?show=month"),
	    "<a href=\"/desk/events?show=all&amp;search=2027-03-01\">"));
}
