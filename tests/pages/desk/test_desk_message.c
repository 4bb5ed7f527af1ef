/* Messages of authors to the editors (rule 40.41). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "store/event_notes.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define FIELD	"<textarea id=\"message\" name=\"message\" rows=\"3\""	\
		" dir=\"auto\" maxlength=\"1000\""			\
		" aria-describedby=\"message-hint\">\n"
#define DATES	"start_date=2026-12-05T19:00&end_date=2026-12-05T21:00"
#define ROWS	"<ul class=\"records\">"

static struct visitor	 v, author;

static void
setup(void)
{
	(void)given_talk("co", "");
	desk_visitor(&author, "co");
	desk_visitor(&v, "ed");
}

TestSuite(desk_message, .init = setup);

static struct outcome *
send(const struct visitor *who, const char *more)
{
	return (desk_send_form(who, "/desk/events/1", target("version=%s&"
	    DATES "&title=Talk&%s", desk_hidden(desk_open(who,
	    "/desk/events/1"), "version"), more)));
}

static void
set_status(const char *path, const char *status)
{
	harness.prefix = "/calendar/events/v1";
	cr_assert_eq(ask_json("ed", "POST", path, target(
	    "{\"status\":\"%s\"}", status))->status, 200);
}

/* Expects what the author and the editor read, or "" for no message. */
static void
expect_message(const char *path, const char *message)
{
	cr_expect_str_eq(page_inner(desk_open(&author, path), FIELD,
	    "</textarea>"), message);
	cr_expect_str_eq(page_inner(desk_open(&v, path), "Message to the"
	    " editors:</strong> <span dir=\"auto\">", "<"), message);
}

static const char *
stored_message(int64_t event)
{
	static char	 text[2 * NOTE_MOST];
	struct arena	*arena = arena_new();

	snprintf(text, sizeof(text), "%s", event_message(harness.db, arena,
	    event));
	arena_free(arena);

	return (text);
}

Test(desk_message, comes_with_a_submitted_event)
{
	struct outcome	*o;

	cr_expect_eq(send(&author, "message=The+room+is+new.&action=submit")
	    ->status, 303);
	expect_message("/desk/events/1", "The room is new.");
	o = desk_open(&v, "/desk/events?show=waiting");
	cr_expect(outcome_has(o, "<p><strong>Message to the editors:</strong>"
	    " <span dir=\"auto\">The room is new.</span></p>"));
	cr_expect_not(outcome_has(desk_open(&v, "/desk/events?show=all"),
	    "The room is new."));
	cr_expect_eq(desk_approve(&v, "/desk/events/1")->status, 303);
	expect_message("/desk/events/1", "");
}

Test(desk_message, is_about_a_published_event_too)
{
	struct outcome	*o;

	set_status("/events/1", "publish");
	o = desk_send_form(&author, "/desk/events/1",
	    "message=+Sold+out.+&action=tell");
	cr_expect_eq(o->status, 303);
	cr_expect_str_eq(outcome_header(o, "Location"),
	    SITE "/desk/events/1?done=told");
	cr_expect(outcome_has(desk_open(&author, "/desk/events/1?done=told"),
	    "The editors have your message."));
	expect_message("/desk/events/1", "Sold out.");
	o = desk_open(&v, "/desk/events?show=waiting");
	cr_expect(outcome_has(o, "Waiting 1</a>"));
	cr_expect(outcome_has(o, "1 in all"));
	cr_expect(outcome_has(o, "Sold out."));
	o = desk_send_form(&v, "/desk/events/1", "action=heard");
	cr_expect_str_eq(outcome_header(o, "Location"),
	    SITE "/desk/events/1?done=heard");
	expect_message("/desk/events/1", "");
	cr_expect_not(outcome_has(desk_open(&v, "/desk/events?show=waiting"),
	    ROWS));
}

Test(desk_message, is_written_by_those_who_may_not_publish)
{
	struct visitor	 au;
	struct outcome	*o;

	harness.prefix = "/calendar/events/v1";
	(void)given_talk("ed", "\"status\":\"publish\"");
	desk_visitor(&au, "au");
	cr_expect_not(outcome_has(desk_open(&v, "/desk/events/2"), FIELD));
	cr_expect_not(outcome_has(desk_open(&au, "/desk/events/new"), FIELD));
	cr_expect(outcome_has(desk_open(&author, "/desk/events/new"), FIELD));
	cr_expect_eq(send(&v, "message=Mine&action=draft")->status, 303);
	expect_message("/desk/events/1", "");
	o = desk_send_form(&author, "/desk/events/2",
	    "message=Theirs&action=tell");
	cr_expect_eq(o->status, 404);
	cr_expect_eq(desk_send_form(&author, "/desk/events/1",
	    "action=heard")->status, 404);
	cr_expect_str_eq(stored_message(2), "");
}

Test(desk_message, is_cut_at_its_limit)
{
	char	 long_one[NOTE_MOST + 100];

	memset(long_one, 'x', sizeof(long_one) - 1);
	long_one[sizeof(long_one) - 1] = '\0';
	cr_expect_eq(send(&author, target("message=%s&action=submit",
	    long_one))->status, 303);
	cr_expect_eq(strlen(stored_message(1)), NOTE_MOST);
}

Test(desk_message, ends_with_the_review_of_a_series)
{
	harness.prefix = "/calendar/events/v1";
	cr_assert_eq(ask_json("co", "POST", "/events", "{\"title\":\"Club\","
	    "\"start_date\":\"2027-03-01 18:00\",\"end_date\":"
	    "\"2027-03-01 20:00\",\"status\":\"pending\",\"recurrence\":"
	    "[\"RRULE:FREQ=DAILY;COUNT=3\"]}")->status, 201);
	cr_expect_eq(desk_send_form(&author, "/desk/events/4",
	    "message=The+hall&action=tell")->status, 303);
	expect_message("/desk/events/4", "The hall");
	cr_expect_eq(desk_approve(&v, "/desk/events/2")->status, 303);
	expect_message("/desk/events/4", "");
}

Test(desk_message, is_in_no_answer_of_the_interface)
{
	static const char *const	 paths[] = {
		"/events/1", "/events", "/history/events/1",
		"/events?format=ics"
	};
	size_t	 i;

	set_status("/events/1", "publish");
	cr_expect_eq(desk_send_form(&author, "/desk/events/1",
	    "message=Secret&action=tell")->status, 303);
	harness.prefix = "/calendar/events/v1";
	for (i = 0; i < COUNT(paths); i++)
		cr_expect_not(outcome_has(ask_as("admin", "GET", paths[i]),
		    "Secret"), "%s", paths[i]);
}

/* Another author has not written it. */
Test(desk_message, ends_with_another_author)
{
	cr_expect_eq(send(&author, "message=Mine.&action=submit")->status, 303);
	harness.prefix = "/calendar/events/v1";
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"title\":\"New\",\"author\":4}")->status, 200);
	cr_expect_str_eq(stored_message(1), "Mine.");
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"author\":3}")->status, 200);
	cr_expect_str_eq(stored_message(1), "");
}
