/* Notes of editors about waiting events (rule 40.12). */
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define NOTE	"<textarea id=\"note\" name=\"note\" rows=\"3\""	\
		" dir=\"auto\" maxlength=\"1000\""		\
		" aria-describedby=\"note-hint\">\n"

static struct visitor	 v, author;

static void
setup(void)
{
	(void)given_talk("co", "\"status\":\"pending\"");
	desk_visitor(&author, "co");
	desk_visitor(&v, "ed");
}

TestSuite(desk_note, .init = setup);

static struct outcome *
stored(const char *path)
{
	harness.prefix = "/calendar/events/v1";
	return (ask_as("admin", "GET", path));
}

/* Sends the form of the event with this title and more fields. */
static struct outcome *
send(const struct visitor *who, const char *more)
{
	return (desk_send_form(who, "/desk/events/1", target("version=%s&"
	    "start_date=2026-12-05T19:00&end_date=2026-12-05T21:00&%s",
	    desk_hidden(desk_open(who, "/desk/events/1"), "version"), more)));
}

/* Expects what the author reads, or "" for no note. */
static void
expect_note(const char *note)
{
	cr_expect_str_eq(page_inner(desk_open(&author, "/desk/events/1"),
	    "Returned:</strong> <span dir=\"auto\">", "<"), note);
}

Test(desk_note, is_sent_with_what_was_changed)
{
	cr_expect_eq(send(&v, "title=Lecture&note=Which+room?&action=return")
	    ->status, 303);
	EXPECT_MEMBER(stored("/events/1"), "status", "draft");
	EXPECT_MEMBER(stored("/events/1"), "title", "Lecture");
	expect_note("Which room?");
}

Test(desk_note, returns_a_series_with_what_was_changed)
{
	harness.prefix = "/calendar/events/v1";
	cr_assert_eq(ask_json("co", "POST", "/events", "{\"title\":\"Club\","
	    "\"start_date\":\"2027-03-01 18:00\",\"end_date\":"
	    "\"2027-03-01 20:00\",\"status\":\"pending\",\"recurrence\":"
	    "[\"RRULE:FREQ=DAILY;COUNT=3\"]}")->status, 201);
	EXPECT_MEMBER(stored("/events?status=pending"), "total", "4");
	cr_expect_eq(desk_send_form(&v, "/desk/events/2", target("version=%s&"
	    "title=Circle&start_date=2027-03-01T18:00&scope=one&"
	    "end_date=2027-03-01T20:00&note=Why?&action=return",
	    desk_hidden(desk_open(&v, "/desk/events/2"), "version")))->status,
	    303);
	EXPECT_MEMBER(stored("/events?status=draft"), "total", "3");
	EXPECT_MEMBER(stored("/events?status=draft&search=Circle"), "total",
	    "1");
	cr_expect(outcome_has(desk_open(&author, "/desk/events/2"), "Why?"));
}

Test(desk_note, is_sent_with_a_draft)
{
	cr_expect_eq(send(&v, "title=Talk&note=Which+room?&action=draft")
	    ->status, 303);
	EXPECT_MEMBER(stored("/events/1"), "status", "draft");
	expect_note("Which room?");
}

Test(desk_note, that_no_one_would_get_is_an_error)
{
	struct outcome	*o;

	o = send(&v, "title=Lecture&note=Which+room?&action=publish");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "A note reaches the author only with"));
	cr_expect(outcome_has(o, "name=\"title\" value=\"Lecture\""));
	cr_expect_str_eq(page_inner(o, NOTE, "</textarea>"), "Which room?");
	EXPECT_MEMBER(stored("/events/1"), "status", "pending");
	EXPECT_MEMBER(stored("/events/1"), "title", "Talk");
	cr_expect_eq(send(&v, "title=Lecture&note=&action=publish")->status,
	    303);
	EXPECT_MEMBER(stored("/events/1"), "status", "publish");
}

Test(desk_note, tells_why_an_event_comes_back)
{
	struct outcome	*o;

	o = send(&v, "title=Lecture&note=&action=return");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Write what should change, so that the "
	    "author knows why the event comes back."));
	cr_expect(outcome_has(o, "name=\"title\" value=\"Lecture\""));
	EXPECT_MEMBER(stored("/events/1"), "status", "pending");
	EXPECT_MEMBER(stored("/events/1"), "title", "Talk");
}

Test(desk_note, stays_in_a_form_that_is_out_of_date)
{
	struct outcome	*o;

	harness.prefix = "/calendar/events/v1";
	(void)ask_json("admin", "POST", "/events/1",
	    "{\"status\":\"publish\"}");
	o = desk_send_form(&v, "/desk/events/1", "version=%22old%22&title=Mine"
	    "&start_date=2026-12-05T19:00&end_date=2026-12-05T21:00&"
	    "note=Which+room?&action=return");
	cr_expect_eq(o->status, 409);
	cr_expect_str_eq(page_inner(o, NOTE, "</textarea>"), "Which room?");
	EXPECT_MEMBER(stored("/events/1"), "status", "publish");
}

Test(desk_note, is_written_by_editors_only)
{
	cr_expect_not(outcome_has(desk_open(&author, "/desk/events/1"),
	    "name=\"note\""));
	cr_expect_eq(send(&author, "title=Talk&note=Own&action=draft")->status,
	    303);
	expect_note("");
	cr_expect_eq(send(&author, "title=Talk&action=return")->status, 404);
}

/* It is for the author whom the editor meant. */
Test(desk_note, ends_with_another_author)
{
	cr_expect_eq(send(&v, "title=Lecture&note=Which+room?&action=return")
	    ->status, 303);
	expect_note("Which room?");
	harness.prefix = "/calendar/events/v1";
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"author\":3}")->status, 200);
	desk_visitor(&author, "au");
	expect_note("");
	cr_expect_not(outcome_has(desk_open(&v, "/desk/events/1"),
	    "Which room?"));
}

/* Editors see why it came back when they review it again. */
Test(desk_note, stays_for_editors_until_they_decide_again)
{
	static const char	 why[] = "\"auto\">Which room?</span>";

	(void)send(&v, "title=Talk&note=Which+room?&action=return");
	(void)send(&author, "title=Talk&action=submit");
	cr_expect_not(outcome_has(desk_open(&author, "/desk/events/1"), why));
	cr_expect(outcome_has(desk_open(&v, "/desk/events/1"), why));
	cr_expect_eq(desk_approve(&v, "/desk/events/1")->status, 303);
	(void)stored("/events/1");
	(void)ask_json("admin", "POST", "/events/1",
	    "{\"status\":\"draft\"}");
	cr_expect_not(outcome_has(desk_open(&v, "/desk/events/1"), why));
}

/* By name, to those who review it. */
Test(desk_note, is_beside_the_name_of_who_has_sent_the_event)
{
	cr_expect(outcome_has(desk_open(&v, "/desk/events/1"),
	    "Sent by: <span dir=\"auto\">co</span>"));
	cr_expect_not(outcome_has(desk_open(&author, "/desk/events/1"),
	    "Sent by:"));
}
