/* Changes of events that are chosen in a list (rule 40.33). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

#define API_PREFIX	"/calendar/events/v1"
#define MAIN(o)		page_inner((o), "Back</a></p>\n</div>\n", "</main>")

static struct outcome *
get(const char *target)
{
	harness.prefix = API_PREFIX;

	return (ask_as("admin", "GET", target));
}

static int64_t
given(const char *user, const char *title, const char *more)
{
	harness.prefix = API_PREFIX;

	return (given_event(user, title, "2027-03-01 18:00",
	    "2027-03-01 19:00", more));
}

/* Sends the form and follows the redirect to the result. */
static struct outcome *
change(struct visitor *v, const char *fields)
{
	struct outcome	*o = desk_send_form(v, "/desk/events", fields);
	const char	*to = outcome_header(o, "Location");

	cr_assert_eq(o->status, 303, "%s", o->body);
	cr_assert_not_null(to);

	return (desk_open(v, target("%s", to + strlen(SITE))));
}

static struct outcome *
undo(struct visitor *v, const struct outcome *o)
{
	const char	*from = target("%s", desk_hidden(o, "from"));

	return (desk_send_form(v, "/desk/events", target("action=undo&from=%s&"
	    "to=%s", from, desk_hidden(o, "to"))));
}

static void
expect_status(int64_t id, const char *status)
{
	EXPECT_MEMBER(get(target("/events/%d", (int)id)), "status", status);
}

#define EXPECT_GOES(o, path) do {					\
	const char	*to_ = outcome_header((o), "Location");		\
	cr_expect(to_ != NULL && strstr(to_, (path)) != NULL, "%s",	\
	    (o)->body);							\
} while (0)
#define EXPECT_MAIN(o, text) do {					\
	const char	*main_ = MAIN(o);				\
	cr_expect_str_eq(main_, (text), "%s", main_);			\
} while (0)
#define DONE(text) \
	"<p class=\"note done\" role=\"status\">" text ".</p>\n"
#define CHANGED(rows)	"<ul>\n" rows "</ul>\n"
#define NAME(name)	"<li dir=\"auto\">" name "</li>\n"
#define LEFT(rows) \
	"<h2>Not changed</h2>\n<ul class=\"records\">\n" rows "</ul>\n\n"
#define ROW(name, why) \
	"<li>\n<div>\n<span class=\"title\" dir=\"auto\">" name "</span>\n" \
	"<p>" why "</p>\n</div>\n</li>\n"
#define PROBLEM(why) "<p class=\"note wrong\" role=\"alert\">" why "</p>\n\n"

Test(desk_chosen, are_published_and_undone_together)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given("au", "One", "\"status\":\"draft\"");
	(void)given("ed", "Two", "\"status\":\"draft\"");
	(void)given("ed", "Three", "\"status\":\"draft\"");
	desk_visitor(&v, "ed");
	o = change(&v, "action=publish&"
	    "chosen[]=1&chosen[]=2&chosen[]=99");
	cr_expect(outcome_has(o, DONE("2 published") CHANGED(NAME("One")
	    NAME("Two"))));
	cr_expect(outcome_has(o, LEFT(ROW("99", "It has been deleted, or is "
	    "in the trash."))));
	expect_status(1, "publish");
	expect_status(2, "publish");
	expect_status(3, "draft");
	o = undo(&v, o);
	EXPECT_GOES(o, "/desk/events?done=undone");
	expect_status(1, "draft");
	expect_status(2, "draft");
}

/* Each with the right that the user has. */
Test(desk_chosen, that_the_user_may_not_change_are_named)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given("au", "Own", "");
	(void)given("ed", "Other", "");
	(void)given("ed", "Secret", "\"status\":\"draft\"");
	desk_visitor(&v, "au");
	o = change(&v, "action=trash&"
	    "chosen[]=1&chosen[]=2&chosen[]=3");
	cr_expect(outcome_has(o, DONE("1 moved to the trash")
	    CHANGED(NAME("Own"))));
	cr_expect(outcome_has(o, LEFT(ROW("Other", "You are not allowed to "
	    "change this. It may have been published in the meantime. Ask an "
	    "editor.") ROW("3", "You are not allowed to change this. It may "
	    "have been published in the meantime. Ask an editor."))));
	cr_expect_not(outcome_has(o, "Secret"));
	cr_expect_eq(get("/events/1")->status, 410);
	cr_expect_eq(get("/events/2")->status, 200);
}

/* What has changed since is not overwritten. */
Test(desk_chosen, are_undone_unless_they_have_changed_since)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given("ed", "One", "");
	(void)given("ed", "Two", "");
	desk_visitor(&v, "ed");
	o = change(&v, "action=cancel&chosen[]=1&"
	    "chosen[]=2");
	EXPECT_MEMBER(get("/events/1"), "event_status", "canceled");
	harness.now++;
	ask_json("admin", "PATCH", "/events/2",
	    "{\"event_status\":\"postponed\"}");
	o = undo(&v, o);
	EXPECT_GOES(o, "/desk/events/chosen?action=undo&count=1&left=2c");
	o = desk_open(&v, "/desk/events/chosen?action=undo&count=1&left=2c");
	EXPECT_MAIN(o, DONE("1 undone") LEFT(ROW("Two", "Nothing was undone: "
	    "this has changed since. Its history shows how.")));
	EXPECT_MEMBER(get("/events/1"), "event_status", "scheduled");
	EXPECT_MEMBER(get("/events/2"), "event_status", "postponed");
}

/* A category is added to the others, a venue replaces another one. */
Test(desk_chosen, get_a_category_or_a_venue_by_name)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given("ed", "One", "\"categories\":[\"Music\"],"
	    "\"venue\":{\"venue\":\"Hall\"}");
	(void)given("ed", "Two", "\"categories\":[\"Art\"],"
	    "\"venue\":{\"venue\":\"Park\"}");
	desk_visitor(&v, "ed");
	o = change(&v, "action=category&category=art&"
	    "chosen[]=1&chosen[]=3");
	cr_expect(outcome_has(o, DONE("Category “Art” added to 2")
	    CHANGED(NAME("One"))));
	o = get("/events/1");
	EXPECT_MEMBER(o, "categories.0.name", "Art");
	EXPECT_MEMBER(o, "categories.1.name", "Music");
	o = change(&v, "action=venue&venue=park&chosen[]=1");
	cr_expect(outcome_has(o, DONE("Venue “Park” set for 1")
	    CHANGED(NAME("One"))));
	EXPECT_MEMBER(get("/events/1"), "venue.venue", "Park");
}

#define UNKNOWN(name) \
	"<p class=\"note wrong\" role=\"alert\">There is nothing with the " \
	"name “" name "”.</p>\n"
#define AGAIN(label, field, typed, rows, choices, button) \
	"<form class=\"narrow\" action=\"/desk/events\" method=\"post\">\n" \
	NO_ENTER "<input type=\"hidden\" name=\"token\" value=\"%s\">\n" \
	"<input type=\"hidden\" name=\"back\" value=\"?show=mine\">\n" rows \
	"<p><label for=\"" field "\">" label "</label>\n<input id=\"" field \
	"\" name=\"" field "\" value=\"" typed "\" dir=\"auto\"></p>\n" \
	choices "<p class=\"buttons\"><button class=\"main\" " \
	"name=\"action\" value=\"" field "\">" button "</button></p>\n" \
	"</form>\n\n"
#define NO_ENTER \
	"<button class=\"hidden\" name=\"action\" value=\"again\" " \
	"tabindex=\"-1\" aria-hidden=\"true\" formnovalidate></button>\n"
#define HIDDEN(name, value) \
	"<input type=\"hidden\" name=\"" name "\" value=\"" value "\">\n"
#define PICK(id, name) \
	"<label><input type=\"radio\" name=\"picked\" value=\"" id "\"> " \
	"<span dir=\"auto\">" name "</span></label>\n"

/* The chosen rows stay chosen. */
Test(desk_chosen, names_that_are_unclear_are_asked_for_again)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given("ed", "One", "\"categories\":[\"Music\"],"
	    "\"venue\":{\"venue\":\"Town hall\"}");
	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/events", "action=venue&venue=hall&"
	    "chosen[]=1&chosen[]=7s&version_7s=x&back=?show=mine");
	cr_expect_eq(o->status, 422);
	EXPECT_MAIN(o, target(UNKNOWN("hall")
	    AGAIN("Venue", "venue", "hall", HIDDEN("chosen[]", "1")
	    HIDDEN("chosen[]", "7s") HIDDEN("version_7s", "x"),
	    PICK("2", "Town hall"), "Set the venue"), v.token));
	o = desk_send_form(&v, "/desk/events", "action=category&category=%22"
	    "&chosen[]=1&back=?show=mine");
	EXPECT_MAIN(o, target(UNKNOWN("&quot;") AGAIN("Category",
	    "category", "&quot;", HIDDEN("chosen[]", "1"), "",
	    "Add the category"), v.token));
	o = desk_send_form(&v, "/desk/events", "action=venue&chosen[]=1&"
	    "venue=Townn+hal&back=?show=mine");
	EXPECT_MAIN(o, target(UNKNOWN("Townn hal") AGAIN("Venue", "venue",
	    "Townn hal", HIDDEN("chosen[]", "1"), PICK("2", "Town hall"),
	    "Set the venue"), v.token));
	o = change(&v, "action=venue&venue=hall&picked=2&chosen[]=1");
	cr_expect(outcome_has(o, DONE("Venue “Town hall” set for 1")));
}

/* However often it is sent. */
Test(desk_chosen, are_changed_and_counted_once)
{
	struct visitor	 v;

	(void)given("ed", "One", "");
	desk_visitor(&v, "ed");
	cr_expect(outcome_has(change(&v, "action=cancel&chosen[]=1&"
	    "chosen[]=1&chosen[]=01&chosen[]=1s"), DONE("1 marked as canceled")
	    CHANGED(NAME("One"))));
}

/* The filtered list comes back with each way there, also with undo. */
Test(desk_chosen, lead_back_to_the_list)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given("ed", "One", "");
	desk_visitor(&v, "ed");
	o = change(&v, "action=cancel&chosen[]=1&back=?show=mine%26search=One");
	cr_expect(outcome_has(o, "href=\"/desk/events?show=mine&amp;"
	    "search=One\""));
	EXPECT_GOES(desk_send_form(&v, "/desk/events", target(
	    "action=undo&from=%s&to=%s&back=?show=mine", desk_hidden(o, "to"),
	    desk_hidden(o, "to"))), "/desk/events?show=mine&done=undone");
}

/* Its dates to come; undo is one, too. */
Test(desk_chosen, of_a_series_are_all_dates_to_come)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given("ed", "Choir", "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"");
	desk_visitor(&v, "ed");
	EXPECT_PART(desk_open(&v, "/desk/events"), "<input type=\"checkbox\"",
	    ">", "<input type=\"checkbox\" name=\"chosen[]\" value=\"1s\" "
	    "form=\"chosen\" aria-label=\"Choose: Choir\">");
	o = change(&v, "action=trash&chosen[]=1s");
	cr_expect(outcome_has(o, DONE("3 dates moved to the trash")
	    CHANGED(NAME("Choir · 3 dates"))));
	EXPECT_MEMBER(get("/events?start_date=2027-01-01"), "total", "0");
	o = undo(&v, o);
	EXPECT_GOES(o, "/desk/events?done=undone");
	EXPECT_MEMBER(get("/events?start_date=2027-01-01"), "total", "3");
}

/* No one publishes what has changed since the list (40.12). */
Test(desk_chosen, are_published_as_the_list_shows_them)
{
	struct visitor	 v;
	struct outcome	*o;
	const char	*version;
	char		 fields[200];

	(void)given("co", "Waiting", "\"status\":\"pending\"");
	desk_visitor(&v, "ed");
	version = desk_hidden(desk_open(&v, "/desk/events?show=waiting"),
	    "version_1");
	cr_assert_not_null(version);
	snprintf(fields, sizeof(fields), "action=publish&chosen[]=1&"
	    "version_1=%s", version);
	harness.now++;
	harness.prefix = API_PREFIX;
	ask_json("co", "PATCH", "/events/1", "{\"title\":\"Changed\"}");
	o = change(&v, fields);
	EXPECT_MAIN(o, DONE("0 published") LEFT(ROW("Changed", "This has "
	    "changed since you saw it, so it was not published. Please read it "
	    "again.")));
	expect_status(1, "pending");
	ask_json("co", "PATCH", "/events/1", "{\"status\":\"draft\"}");
	(void)change(&v, fields);
	expect_status(1, "draft");
	ask_json("co", "PATCH", "/events/1", "{\"status\":\"pending\"}");
	version = desk_hidden(desk_open(&v, "/desk/events?show=waiting"),
	    "version_1");
	snprintf(fields, sizeof(fields), "action=publish&chosen[]=1&"
	    "version_1=%s", version);
	(void)desk_send_form(&v, "/desk/events", fields);
	expect_status(1, "publish");
}

#define WEEKLY	"\"recurrence\":\"FREQ=WEEKLY;COUNT=3\""

/* What an editor publishes by one press is what the row of the list shows. */
Test(desk_chosen, of_a_series_with_changes_of_other_dates_are_not_published)
{
	struct visitor	 v;
	char		 version[100];

	(void)given("co", "Choir", "\"status\":\"pending\"," WEEKLY);
	ask_json("co", "PATCH", "/events/3", "{\"title\":\"Other\"}");
	desk_visitor(&v, "ed");
	snprintf(version, sizeof(version), "%s", desk_hidden(desk_open(&v,
	    "/desk/events?show=waiting"), "version"));
	cr_expect(outcome_has(change(&v, target("action=publish&chosen[]=1s&"
	    "version_1s=%s", version)), "Other dates of this series wait"));
	harness.prefix = "";
	cr_expect_eq(desk_send_form(&v, "/desk/events/1", target(
	    "action=approve&version=%s", version))->status, 409);
	expect_status(1, "pending");
	expect_status(3, "pending");
}

Test(desk_chosen, of_drafts_are_not_published_with_a_date_that_waits)
{
	struct visitor	 v;
	char		 version[100];

	(void)given("co", "Choir", "\"status\":\"draft\"," WEEKLY);
	ask_json("co", "PATCH", "/events/1", "{\"status\":\"pending\"}");
	desk_visitor(&v, "ed");
	snprintf(version, sizeof(version), "%s", desk_hidden(desk_open(&v,
	    "/desk/events?show=waiting"), "version"));
	harness.prefix = "";
	cr_expect_eq(desk_send_form(&v, "/desk/events/1", target(
	    "action=approve&version=%s", version))->status, 303);
	expect_status(1, "publish");
	expect_status(3, "draft");
}

/* An address may name the rows of one press only. */
Test(desk_chosen, are_undone_only_together)
{
	struct visitor	 v;

	(void)given("ed", "One", "");
	(void)given("ed", "Two", "");
	desk_visitor(&v, "ed");
	harness.now++;
	(void)change(&v, "action=trash&chosen[]=1");
	harness.now++;
	(void)change(&v, "action=trash&chosen[]=2");
	(void)desk_send_form(&v, "/desk/events", "action=undo&from=3&to=9999");
	expect_status(1, "publish");
	EXPECT_MEMBER(get("/events?status=trash"), "total", "1");
}

Test(desk_chosen, are_at_least_one_and_at_most_200)
{
	struct visitor	 v;
	struct outcome	*o;
	char		 fields[8000] = "action=cancel";
	int		 i;

	for (i = 0; i < 200; i++)
		(void)given("ed", "One", "");
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events");
	cr_expect(outcome_has(o, "value=\"20\" form=\"chosen\""));
	cr_expect_not(outcome_has(o, "value=\"21\" form=\"chosen\""));
	EXPECT_PART(o, "<p><a href=\"/desk/events?page=1", "</p>",
	    "<p><a href=\"/desk/events?page=1&amp;show=upcoming&amp;many=1\">"
	    "200 on a page</a></p>");
	o = desk_open(&v, "/desk/events?many=1");
	cr_expect(outcome_has(o, "value=\"200\" form=\"chosen\""));
	cr_expect_not(outcome_has(o, "200 on a page"));
	o = desk_open(&v, "/desk/events?many=1&page=2");
	cr_expect_not(outcome_has(o, "form=\"chosen\""));
	EXPECT_MAIN(desk_send_form(&v, "/desk/events", "action=trash"),
	    PROBLEM("Choose at least one event."));
	EXPECT_MAIN(desk_send_form(&v, "/desk/events", "chosen[]=1"),
	    PROBLEM("Please press a button below the form. The Enter key "
	    "alone saves nothing."));
	for (i = 0; i < 200; i++)
		sprintf(fields + strlen(fields), "&chosen[]=%d", i + 1);
	o = change(&v, fields);
	cr_expect(outcome_has(o, DONE("200 marked as canceled")));
	cr_expect(outcome_has(o, NAME("One") "</ul>\n<p>180 others</p>\n"));
	strcat(fields, "&chosen[]=1");
	EXPECT_MAIN(desk_send_form(&v, "/desk/events", fields),
	    PROBLEM("Choose at most 200 events."));
	o = undo(&v, o);
	EXPECT_GOES(o, "/desk/events?done=undone");
	EXPECT_MEMBER(get("/events/200"), "event_status", "scheduled");
}

/* An address may be anything. */
Test(desk_chosen, result_has_only_what_is_in_its_address)
{
	struct visitor	 v;

	(void)given("ed", "Secret", "\"status\":\"draft\"");
	desk_visitor(&v, "au");
	EXPECT_MAIN(desk_open(&v, "/desk/events/chosen?left=1w2x3w&more=7"),
	    "<h2>Not changed</h2>\n<ul class=\"records\">\n"
	    ROW("1", "This value is not allowed here.") "</ul>\n"
	    "<p>7 others</p>\n\n");
}

/* The address of the result has a length that each server accepts. */
Test(desk_chosen, that_are_left_are_counted_if_they_are_too_many)
{
	struct visitor	 v;
	struct outcome	*o;
	char		 fields[8000] = "action=cancel";
	int		 i;

	desk_visitor(&v, "ed");
	for (i = 0; i < 200; i++)
		sprintf(fields + strlen(fields), "&chosen[]=%d",
		    1000000000 + i);
	o = change(&v, fields);
	cr_expect(outcome_has(o, DONE("0 marked as canceled")));
	cr_expect(outcome_has(o, ROW("1000000080", "It has been deleted, or is "
	    "in the trash.") "</ul>\n<p>119 others</p>\n"));
}

Test(desk_chosen, of_others_are_not_undone)
{
	struct visitor	 v;

	(void)given("ed", "One", "");
	(void)given("ed", "Two", "");
	desk_visitor(&v, "ed");
	(void)change(&v, "action=cancel&chosen[]=1");
	harness.prefix = API_PREFIX;
	ask_json("admin", "PATCH", "/events/2",
	    "{\"event_status\":\"canceled\"}");
	(void)desk_send_form(&v, "/desk/events",
	    "action=undo&from=1&to=1000");
	EXPECT_MEMBER(get("/events/1"), "event_status", "scheduled");
	EXPECT_MEMBER(get("/events/2"), "event_status", "canceled");
}
