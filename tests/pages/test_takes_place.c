/* Events that are canceled or postponed. */
#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

#define OFF	"\"event_status\":\"canceled\"," \
	"\"event_status_reason\":\"The <b>hall</b> is flooded.\""

Test(takes_place, is_scheduled_by_default)
{
	struct outcome	*a;

	given_talk("ed", "");
	a = ask("GET", "/events/1");
	EXPECT_MEMBER(a, "event_status", "scheduled");
	EXPECT_MEMBER(a, "event_status_reason", NULL);
	a = ask_json("ed", "PATCH", "/events/1", "{" OFF "}");
	EXPECT_MEMBER(a, "event_status", "canceled");
	EXPECT_MEMBER(a, "event_status_reason", "The hall is flooded.");
	a = ask_json("ed", "PATCH", "/events/1", "{\"title\":\"New\"}");
	EXPECT_MEMBER(a, "event_status", "canceled");
	a = ask_json("ed", "PATCH", "/events/1", "{\"event_status\":"
	    "\"scheduled\",\"event_status_reason\":\"\"}");
	EXPECT_MEMBER(a, "event_status", "scheduled");
	EXPECT_MEMBER(a, "event_status_reason", NULL);
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/events/1",
	    "{\"event_status\":\"cancelled\"}"), "event_status", "scheduled");
}

Test(takes_place, is_in_structured_data)
{
	static const char *const	 rows[][2] = {
		{ "\"canceled\"", "https://schema.org/EventCancelled" },
		{ "\"postponed\"", "https://schema.org/EventPostponed" },
		{ "\"scheduled\"", "https://schema.org/EventScheduled" }
	};
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++) {
		given_talk("ed", target("\"event_status\":%s", rows[i][0]));
		EXPECT_MEMBER(ask("GET", target("/events/%zu", i + 1)),
		    "json_ld.eventStatus", rows[i][1]);
	}
}

Test(takes_place, is_that_of_calendars)
{
	struct outcome	*a;

	given_talk("ed", OFF);
	a = ask("GET", "/events/1.ics");
	cr_expect(outcome_has(a, "STATUS:CANCELLED\r\n"
	    "COMMENT:The hall is flooded.\r\n"), "%s", a->body);
	given_talk("ed", "\"event_status\":\"postponed\"");
	a = ask("GET", "/events/2.ics");
	cr_expect(outcome_has(a, "STATUS:TENTATIVE\r\n"
	    "X-ALMANAC-EVENT-STATUS:postponed\r\nSUMMARY:"), "%s", a->body);
}

Test(takes_place, is_shown_by_pages)
{
	struct outcome	*a;

	given_talk("ed", OFF);
	a = page_get("/event/talk/");
	cr_expect(outcome_has(a, "<p class=\"note off\"><strong>Canceled"
	    "</strong> <span dir=\"auto\">The hall is flooded.</span></p>\n"),
	    "%s", a->body);
	a = page_get("/?view=list&start_date=2026-12-01");
	cr_expect(outcome_has(a, "<li class=\"card tone off\">"), "%s",
	    a->body);
	cr_expect(outcome_has(a, "Talk</a> <span class=\"badge off\">Canceled"
	    "</span></h3>"), "%s", a->body);
	a = page_get("/?year=2026&month=12");
	cr_expect(outcome_has(a, "<li class=\"tone off\">"), "%s", a->body);
	cr_expect(outcome_has(a, "<span class=\"hidden\">Canceled: </span>"
	    "<span class=\"title\" dir=\"auto\">Talk</span>"), "%s", a->body);
}

/* Shows only that it does not take place. */
Test(takes_place, of_a_protected_event_has_no_reason)
{
	struct outcome	*a;

	given_talk("ed", OFF);
	(void)ask_json("ed", "PATCH", "/events/1", "{\"password\":\"secret\"}");
	a = ask("GET", "/events?start_date=2026-12-01");
	EXPECT_MEMBER(a, "events.0.event_status", "canceled");
	EXPECT_MEMBER(a, "events.0.event_status_reason", NULL);
}
