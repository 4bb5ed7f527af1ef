/* Forms that are sent after their session has ended (rule 40.25). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"
#include "text/urls.h"

#define TALK	"title=%22Late%22+%3Cb%3Enews&start_date=2027-03-01T18:00&" \
		"end_date=2027-03-01T20:00&description=One%0D%0A%0D%0Atwo&" \
		"new[venue][venue]=Hall&tags=a,+b&cost=5+%26+up&action=publish"

static struct outcome *
stored(void)
{
	harness.prefix = "/calendar/events/v1";
	return (ask_as("admin", "GET", "/events?status=any&"
	    "_fields=events.title,events.cost"));
}

/* Returns the hidden field `held`, encoded for a form. */
static const char *
held_of(const struct outcome *o)
{
	static char	 text[1 << 16];
	struct arena	*arena = arena_new();
	struct buf	 plain, coded;
	const char	*at;

	buf_init(&plain, arena, 1024);
	buf_init(&coded, arena, 1024);
	for (at = page_inner(o, "name=\"held\" value=\"", "\""); *at != '\0';
	    at++)
		if (strncmp(at, "&quot;", 6) == 0) {
			buf_char(&plain, '"');
			at += 5;
		} else {
			buf_char(&plain, *at);
		}
	url_encode(&coded, plain.data);
	snprintf(text, sizeof(text), "%s", coded.data);
	arena_free(arena);

	return (text);
}

/* Signs in on the page that has kept a form of this user. */
static struct outcome *
sign_in(const struct outcome *page, const char *login, const char *password)
{
	struct visitor	 v;
	const char	*to;

	desk_stranger(&v);
	to = target("to=%s", desk_hidden(page, "to"));
	return (desk_send_form(&v, "/desk/sign-in", target("%s&user=%s&held="
	    "%s&login=%s&password=%s", to, desk_hidden(page, "user"),
	    held_of(page), login, password)));
}

/* Sends a form of a user whose session has ended. */
static struct outcome *
send_late(const char *login, const char *path, const char *fields)
{
	struct visitor	 v;

	desk_visitor(&v, login);
	desk_stranger(&v);
	return (desk_send_form(&v, path, target("user=%s&%s", login,
	    fields)));
}

static void
expect_typed(const struct outcome *o)
{
	cr_expect(outcome_has(o, "You were signed out"), "%s", o->body);
	cr_expect(outcome_has(o, "name=\"title\" value=\"&quot;Late&quot; "
	    "&lt;b&gt;news\""));
	cr_expect(outcome_has(o, ">\nOne\r\n\r\ntwo</textarea>"));
	cr_expect(outcome_has(o, "name=\"new[venue][venue]\" value=\"Hall\""));
	cr_expect(outcome_has(o, "name=\"cost\" value=\"5 &amp; up\""));
	EXPECT(stored(), 200, "{\"events\":[]}");
}

Test(desk_held, is_shown_again_after_signing_in)
{
	struct visitor	 v;
	struct outcome	*o;

	o = send_late("ed", "/desk/events/new", TALK);
	cr_expect_eq(o->status, 403);
	cr_expect(outcome_has(o, "name=\"login\" autocomplete=\"username\""
	    " autocapitalize=\"none\" spellcheck=\"false\" required"
	    " value=\"ed\""));
	cr_expect(outcome_has(o, "has not been saved"));
	o = sign_in(o, "ed", DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "action=\"/desk/events/new\""));
	expect_typed(o);

	cr_assert(desk_keep(&v, o));
	strcpy(v.token, desk_hidden(o, "token"));
	o = desk_send_form(&v, "/desk/events/new", target("key=%s&%s",
	    desk_hidden(o, "key"), TALK));
	cr_expect_eq(o->status, 303);
	EXPECT(stored(), 200, "{\"events\":[{\"title\":\"\\\"Late\\\" <b>news\""
	    ",\"cost\":\"5&\"}]}");
}

Test(desk_held, survives_a_wrong_password)
{
	struct outcome	*o;

	o = send_late("ed", "/desk/events/new", TALK);
	o = sign_in(o, "ed", "wrong");
	cr_expect_eq(o->status, 422);
	cr_expect_null(outcome_header(o, "Set-Cookie"));
	o = sign_in(o, "ED", DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	expect_typed(o);
}

Test(desk_held, is_not_for_another_user)
{
	struct visitor	 au;
	struct outcome	*o;

	desk_visitor(&au, "au");
	o = send_late("ed", "/desk/events/new", TALK);
	o = sign_in(o, "au", DESK_PASSWORD);
	cr_expect_eq(o->status, 422);
	cr_expect_null(outcome_header(o, "Set-Cookie"));
	cr_expect(outcome_has(o, "ed typed this. Sign in as ed,"), "%s",
	    o->body);
	cr_expect(outcome_has(o,
	    "<a class=\"button\" href=\"/desk/sign-in\">"));

	/* Nor for one who has signed in since, in the same browser. */
	strcpy(au.token, "0");
	o = desk_send_form(&au, "/desk/events/new", "user=ed&" TALK);
	cr_expect_eq(o->status, 403);
	cr_expect(outcome_has(o, "ed typed this. Sign in as ed,"));
	cr_expect_null(strstr(o->body, "name=\"title\""));
	o = sign_in(o, "ed", DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	expect_typed(o);
}

Test(desk_held, is_shown_again_in_a_later_session)
{
	struct visitor	 v;
	char		 token[64];
	struct outcome	*o;

	desk_visitor(&v, "ed");
	strcpy(token, v.token);
	desk_visitor(&v, "ed");
	strcpy(v.token, token);
	o = desk_send_form(&v, "/desk/events/new", "user=ed&" TALK);
	cr_expect_eq(o->status, 422);
	expect_typed(o);
	cr_expect_str_neq(desk_hidden(o, "token"), token);
}

Test(desk_held, still_finds_changes_of_others)
{
	struct outcome	*o;
	const char	*version;

	(void)given_talk("ed", "");
	o = send_late("ed", "/desk/events/1", "version=%22old%22&title=Mine&"
	    "action=save");
	cr_expect_str_eq(desk_hidden(o, "to"), "/desk/events/1");
	o = sign_in(o, "ed", DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "name=\"title\" value=\"Mine\""));
	cr_expect(outcome_has(o, "action=\"/desk/events/1\""));
	version = desk_hidden(o, "version");
	cr_expect_str_eq(version, "\"old\"");
}

Test(desk_held, of_an_event_in_the_trash_becomes_a_new_one)
{
	struct outcome	*o;

	(void)given_talk("ed", "");
	cr_assert_eq(ask_as("ed", "DELETE", "/events/1")->status, 200);
	o = send_late("ed", "/desk/events/1", "version=%22old%22&" TALK);
	o = sign_in(o, "ed", DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "name=\"title\" value=\"&quot;Late"));
	cr_expect(outcome_has(o, "action=\"/desk/events/new\""));
}

Test(desk_held, keeps_the_note_of_an_editor)
{
	struct outcome	*o;

	(void)given_talk("co", "\"status\":\"pending\"");
	o = send_late("ed", "/desk/events/1", "title=Lecture&"
	    "note=Which+room%3F&action=return");
	o = sign_in(o, "ed", DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, " aria-describedby=\"note-hint\">\nWhich room?"
	    "</textarea>"));
	cr_expect(outcome_has(o, "name=\"title\" value=\"Lecture\""));
}

/* Nothing was typed in the form of a button that restores or publishes. */
Test(desk_held, has_no_fields_if_only_a_button_was_pressed)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_talk("co", "");
	desk_visitor(&v, "ed");
	cr_expect_eq(desk_send_form(&v, "/desk/events/1", "action=trash")
	    ->status, 303);
	o = send_late("ed", "/desk/events/1", "action=restore");
	o = sign_in(o, "ed", DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "<p>You were signed out in the meantime, so"
	    " nothing was changed."));
	cr_expect(outcome_has(o, "name=\"action\" value=\"restore\""));
	cr_expect_not(outcome_has(o, "name=\"title\""));
}

/* A form of a site that wants to plant a text. */
Test(desk_held, comes_from_this_site)
{
	struct visitor	 v;
	struct outcome	*o;
	size_t		 i;
	static const char *const	 fields[] = {
		"Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
		"Origin: http://evil.example", "X-None: 1"
	};

	desk_visitor(&v, "ed");
	harness.prefix = "";
	for (i = 0; i < COUNT(fields); i++) {
		o = ask_with("POST", "/desk/events/new", "user=ed&" TALK,
		    v.cookie, "Content-Type: application/"
		    "x-www-form-urlencoded", fields[i], "Accept: text/html",
		    NULL);
		cr_expect_eq(o->status, 404);
		cr_expect_null(strstr(o->body, "Late"));
	}
}

Test(desk_held, has_an_end)
{
	struct visitor	 v;
	struct outcome	*o;
	char		*body;

	desk_visitor(&v, "ed");
	body = malloc((1 << 20) + 100);
	memset(body, 'x', (1 << 20) + 99);
	memcpy(body, "user=ed&title=", strlen("user=ed&title="));
	body[(1 << 20) + 99] = '\0';
	harness.prefix = "";
	o = ask_with("POST", "/desk/events/new", body, "X-None: 1",
	    "Content-Type: application/x-www-form-urlencoded",
	    "Sec-Fetch-Site: same-origin", "Accept: text/html", NULL);
	free(body);
	cr_expect_eq(o->status, 403);
	cr_expect(outcome_has(o, "too long to be kept here"));
	cr_expect_lt(o->length, 1 << 17);
}
