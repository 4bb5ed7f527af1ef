/* Forms that are out of date at the desk (rules, section 40). */
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define API_PREFIX	"/calendar/events/v1"

#define FIELDS	"start_date=2027-03-01T18:00&end_date=2027-03-01T20:00&" \
		"all_day=0&description=&"
#define LINKS	"venue=&organizer=&categories=&tags=&"

static struct visitor	 v;

/* Changes the event from another place. */
static void
change(const char *json)
{
	struct outcome	*o;

	harness.prefix = API_PREFIX;
	o = ask_json("admin", "POST", "/events/1", json);
	cr_assert_eq(o->status, 200, "%s", o->body);
}

/* Opens the form of the event and returns its version. */
static const char *
version_of(const struct outcome *o)
{
	return (target("%s", desk_hidden(o, "version")));
}

static struct outcome *
save(const char *version, const char *fields)
{
	return (desk_send_form(&v, "/desk/events/1",
	    target("version=%s&action=save&" FIELDS "%s", version, fields)));
}

/* The status for everyone, and with the password "open". */
static void
expect_read(int everyone, int with_password)
{
	harness.prefix = API_PREFIX;
	cr_expect_eq(ask("GET", "/events/1")->status, everyone);
	cr_expect_eq(ask("GET", "/events/1?password=open")->status,
	    with_password);
}

static void
given_form(const char *more)
{
	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", more);
	desk_visitor(&v, "ed");
}

#define FIELD(text)	"<p class=\"other\">Now stored: <span dir=\"auto\">" \
			text "</span></p>"
#define CHOICE(text)	"<p class=\"other\">Now stored: " text "</p>"
#define WAS(was, is)	"&title=Mine&was_visibility=" was "&visibility=" is

/* A form without another choice must not make a protected event public. */
Test(desk_conflict, keeps_who_sees_the_event_unless_it_was_chosen)
{
	struct outcome	*o;
	const char	*version;

	given_form("");
	o = desk_open(&v, "/desk/events/1");
	cr_expect_str_eq(desk_hidden(o, "was_visibility"), "public");
	version = version_of(o);
	change("{\"password\":\"open\"}");
	o = save(version, LINKS WAS("public", "public") "&password=");
	cr_expect_eq(o->status, 409);
	cr_expect(outcome_has(o, "value=\"protected\" selected"));
	cr_expect_str_eq(desk_hidden(o, "was_visibility"), "protected");
	cr_expect(outcome_has(o, CHOICE("People who know a password")));
	o = save(version_of(o), LINKS WAS("protected", "protected")
	    "&password=");
	cr_expect_eq(o->status, 303);
	expect_read(403, 200);
}

Test(desk_conflict, keeps_the_choice_of_the_user)
{
	struct outcome	*o;
	const char	*version;

	given_form("\"password\":\"open\"");
	version = version_of(desk_open(&v, "/desk/events/1"));
	change("{\"title\":\"Theirs\"}");
	o = save(version, LINKS WAS("protected", "public") "&password=");
	cr_expect_eq(o->status, 409);
	cr_expect(outcome_has(o, "value=\"public\" selected"));
	cr_expect_str_eq(desk_hidden(o, "was_visibility"), "protected");
	cr_expect(outcome_has(o, CHOICE("People who know a password")));
	o = save(version_of(o), LINKS WAS("protected", "public")
	    "&password=");
	cr_expect_eq(o->status, 303);
	expect_read(200, 200);
}

Test(desk_conflict, shows_that_others_have_made_the_event_public)
{
	struct outcome	*o;
	const char	*version;

	given_form("\"password\":\"open\"");
	version = version_of(desk_open(&v, "/desk/events/1"));
	change("{\"password\":null}");
	o = save(version, LINKS WAS("protected", "protected") "&password=");
	cr_expect_eq(o->status, 409);
	cr_expect(outcome_has(o, "value=\"public\" selected"));
	cr_expect(outcome_has(o, CHOICE("Everyone")));
}

/* The values that saving would replace are shown, of whatever type. */
Test(desk_conflict, shows_every_stored_value_that_differs)
{
	struct outcome	*o;
	const char	*version;

	given_form("\"venue\":{\"venue\":\"Hall\"},\"categories\":[\"Music\"],"
	    "\"tags\":\"x\",\"organizer\":[{\"organizer\":\"Club\"}]");
	version = version_of(desk_open(&v, "/desk/events/1"));
	change("{\"venue\":{\"venue\":\"Green\"},\"categories\":[\"Music\","
	    "\"Food\"],\"tags\":\"x,y\",\"organizer\":[{\"organizer\":"
	    "\"Town\"},{\"organizer\":\"School\"}],\"password\":\"open\"}");
	o = save(version, "venue=&venue[]=2&organizer=&organizer[]=3&"
	    "categories=&categories[]=1&tags=x" WAS("public", "protected")
	    "&password=mine");
	cr_expect_eq(o->status, 409);
	cr_expect(outcome_has(o, FIELD("Green")));
	cr_expect(outcome_has(o, FIELD("Town, School")));
	cr_expect(outcome_has(o, FIELD("Food, Music")));
	cr_expect(outcome_has(o, FIELD("x, y")));
	cr_expect(outcome_has(o, FIELD("a password")));
}

Test(desk_conflict, does_not_show_values_that_are_equal)
{
	struct outcome	*o;
	const char	*version;

	given_form("\"venue\":{\"venue\":\"Hall\"},\"categories\":[\"Music\","
	    "\"Food\"],\"tags\":\"x,y\",\"organizer\":[{\"organizer\":"
	    "\"Club\"}]");
	version = version_of(desk_open(&v, "/desk/events/1"));
	change("{\"featured\":true}");
	o = save(version, "venue=&venue[]=2&organizer=&organizer[]=3&"
	    "categories=&categories[]=1&categories[]=2&tags=x,+y"
	    WAS("public", "public") "&password=");
	cr_expect_eq(o->status, 409);
	cr_expect_not(outcome_has(o, FIELD("Hall")));
	cr_expect_not(outcome_has(o, FIELD("Club")));
	cr_expect_not(outcome_has(o, FIELD("Food, Music")));
	cr_expect_not(outcome_has(o, FIELD("x, y")));
	cr_expect_not(outcome_has(o, CHOICE("Everyone")));
}

/* Else a form with an error would confirm what it has never shown. */
Test(desk_conflict, is_found_after_an_error_too)
{
	struct outcome	*o;
	const char	*version;

	given_form("");
	version = version_of(desk_open(&v, "/desk/events/1"));
	change("{\"title\":\"Theirs\"}");
	o = save(version, LINKS WAS("public", "public") "&password=x");
	cr_expect_eq(o->status, 422);
	cr_expect_str_eq(desk_hidden(o, "version"), version);
	o = save(version_of(o), LINKS WAS("public", "public") "&password=");
	cr_expect_eq(o->status, 409);
	cr_expect(outcome_has(o, FIELD("Theirs")));
}

/* An author must not replace the text between reading and publishing. */
Test(desk_conflict, no_one_publishes_what_has_changed_since_the_list)
{
	struct outcome	*o;
	const char	*version;

	given_form("\"status\":\"pending\"");
	version = version_of(desk_open(&v, "/desk/events?show=waiting"));
	change("{\"title\":\"Buy now\"}");
	o = desk_send_form(&v, "/desk/events/1",
	    target("action=approve&version=%s", version));
	cr_expect_eq(o->status, 409);
	cr_expect(outcome_has(o, "This has changed since you saw it"));
	cr_expect(outcome_has(o, "name=\"title\" value=\"Buy now\""));
	expect_read(403, 403);
	cr_expect_eq(desk_send_form(&v, "/desk/events/1",
	    "action=approve")->status, 409, "without a version");
	cr_expect_eq(desk_approve(&v, "/desk/events/1")->status, 303);
	expect_read(200, 200);
}

Test(desk_conflict, no_one_publishes_a_series_that_has_changed)
{
	struct outcome	*o;
	const char	*version, *series;

	given_form("\"status\":\"pending\","
	    "\"recurrence\":[\"RRULE:FREQ=WEEKLY;COUNT=3\"]");
	version = version_of(desk_open(&v, "/desk/events?show=waiting"));
	harness.prefix = API_PREFIX;
	series = target("/series/%s", outcome_text(ask_as("admin", "GET",
	    "/events/1"), "series.id"));
	cr_assert_eq(ask_json("admin", "POST", series,
	    "{\"title\":\"Buy now\"}")->status, 200);
	o = desk_send_form(&v, "/desk/events/1",
	    target("action=approve&version=%s", version));
	cr_expect_eq(o->status, 409);
	expect_read(403, 403);
	cr_expect_eq(desk_approve(&v, "/desk/events/1")->status, 303);
	expect_read(200, 200);
}

/* A draft of a contributor. Returns the version in its form. */
static const char *
given_draft(const struct visitor *co)
{
	harness.prefix = API_PREFIX;
	(void)given_event("co", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"status\":\"draft\"");

	return (version_of(desk_open(co, "/desk/events/1")));
}

Test(desk_conflict, with_the_trash_offers_the_typed_values_as_a_new_event)
{
	struct visitor	 co;
	struct outcome	*o;
	const char	*fields;

	desk_visitor(&co, "co");
	fields = target("version=%s&action=draft&title=Mine&" FIELDS LINKS,
	    given_draft(&co));
	harness.prefix = API_PREFIX;
	cr_assert_eq(ask_as("ed", "DELETE", "/events/1")->status, 200);
	o = desk_send_form(&co, "/desk/events/1", fields);
	cr_expect_eq(o->status, 409);
	cr_expect(outcome_has(o, "This was moved to the trash in the"
	    " meantime."));
	cr_expect(outcome_has(o, "name=\"title\" value=\"Mine\""));
	cr_expect(outcome_has(o, "action=\"/desk/events/new\""));
	cr_expect_null(desk_hidden(o, "version"));
	fields = target("key=%s&action=draft&title=Mine&" FIELDS LINKS,
	    desk_hidden(o, "key"));
	cr_expect_eq(desk_send_form(&co, "/desk/events/new", fields)->status,
	    303);
	harness.prefix = API_PREFIX;
	EXPECT_MEMBER(ask_as("admin", "GET", "/events/2"), "title", "Mine");
}
