/* Editing the calendar at the desk (rules, section 40). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/clock.h"
#include "generated/service.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"
#include "text/paragraphs.h"

#define API_PREFIX	"/calendar/events/v1"

#define TALK	"title=Talk&start_date=2027-03-01T18:00&"		\
		"end_date=2027-03-01T20:00&all_day=0&venue=&organizer=&" \
		"description=&image=&categories=&tags=&" \
		"event_status=scheduled&event_status_reason=&cost=&"	\
		"website=&featured=0&timezone=&excerpt=&date=&slug=&"	\
		"show_map=0&show_map_link=0&hide_from_listings=0&sticky=0"

#define MEMORY	(48 << 20)	/* as in src/server/limits.h */

#define EXPECT_AT(outcome, path)	expect_at(__LINE__, (outcome), (path))

/* The row that the next page offers to undo is tested in test_desk_undo.c. */
static bool
is_but_for_undo(const char *location, const char *address)
{
	size_t		 length = strlen(address);
	const char	*row = location + length;

	return (strncmp(location, address, length) == 0 && (*row == '\0' ||
	    strncmp(row, "&row=", strlen("&row=")) == 0 ||
	    strncmp(row, "&series=", strlen("&series=")) == 0));
}

static void
expect_at(int line, const struct outcome *o, const char *path)
{
	char		 address[256];
	const char	*location = outcome_header(o, "Location");

	snprintf(address, sizeof(address), "%s%s", SITE, path);
	cr_expect(o->status == 303 && location != NULL &&
	    is_but_for_undo(location, address), "line %d: %d %s, not %s", line,
	    o->status, location, address);
}

/* Gets a record as an administrator, from the API. */
static struct outcome *
stored(const char *path)
{
	harness.prefix = API_PREFIX;
	return (ask_as("admin", "GET", path));
}

/* The same as an anonymous caller. */
static struct outcome *
shown(const char *path)
{
	harness.prefix = API_PREFIX;
	return (ask("GET", path));
}

static struct outcome *
post(const char *user, const char *path, const char *json)
{
	struct outcome	*o;

	harness_start();
	harness.prefix = API_PREFIX;
	o = ask_json(user, "POST", path, json);
	cr_assert_lt(o->status, 300, "%s", o->body);
	return (o);
}

Test(desk, stores_an_event_as_the_interface_does)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)post("admin", "/categories", "{\"name\":\"Music\"}");
	(void)post("admin", "/categories", "{\"name\":\"Food\"}");
	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/events/new", "title=Jazz+%26+more&"
	    "start_date=2027-03-01T18:00&end_date=2027-03-01T20:00&all_day=0&"
	    "venue=&new[venue][venue]=Town+Hall&new[venue][city]=Berlin&"
	    "new[venue][website]=hall.example&organizer=&"
	    "new[organizer][organizer]=Club&"
	    "description=One%0D%0A%0D%0ATwo+%3Cb%3Ebold%3C/b%3E%0D%0Aline&"
	    "sure[]=venue+Town+Hall&sure[]=organizer+Club&"
	    "image=&categories=&categories[]=1&categories[]=2&tags=blue,+red&"
	    "cost=5&website=jazz.example&featured=0&featured=1&action=publish");
	EXPECT_AT(o, "/desk/events?done=published&id=1");
	o = stored("/events/1");
	EXPECT_MEMBER(o, "title", "Jazz & more");
	EXPECT_MEMBER(o, "status", "publish");
	EXPECT_MEMBER(o, "author", "2");
	EXPECT_MEMBER(o, "start_date", "2027-03-01 18:00:00");
	EXPECT_MEMBER(o, "description",
	    "<p>One</p>\n<p>Two <b>bold</b><br>\nline</p>");
	EXPECT_MEMBER(o, "venue.venue", "Town Hall");
	EXPECT_MEMBER(o, "venue.city", "Berlin");
	EXPECT_MEMBER(o, "venue.website", "https://hall.example");
	EXPECT_MEMBER(o, "organizer.0.organizer", "Club");
	EXPECT_MEMBER(o, "categories.0.name", "Food");
	EXPECT_MEMBER(o, "categories.1.name", "Music");
	EXPECT_MEMBER(o, "tags.1.name", "red");
	EXPECT_MEMBER(o, "cost", "$5");
	EXPECT_MEMBER(o, "website", "https://jazz.example");
	EXPECT_MEMBER(o, "featured", "true");
}

Test(desk, keeps_typed_values_and_shows_errors)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/events/new", "title=&start_date=soon&"
	    "end_date=2027-03-01T20:00&description=Long+text&tags=a,+b&"
	    "new[venue][venue]=Hall&new[venue][city]=Rome&cost=%3C7&"
	    "action=publish");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<a href=\"#title\">Title</a>:"
	    " This is required."));
	cr_expect(outcome_has(o, "Long text</textarea>"));
	cr_expect(outcome_has(o, "value=\"a, b\""));
	cr_expect(outcome_has(o, "name=\"new[venue][venue]\" value=\"Hall\""));
	cr_expect(outcome_has(o, "name=\"new[venue][city]\" value=\"Rome\""));
	cr_expect(outcome_has(o, "value=\"&lt;7\""));
	o = desk_send_form(&v, "/desk/events/new", "title=T&start_date=soon&"
	    "end_date=2027-03-01T20:00&action=publish");
	cr_expect(outcome_has(o, "<a href=\"#start_date\">Begins</a>:"
	    " This is not a date."));
	harness.prefix = API_PREFIX;
	EXPECT_MEMBER(ask_as("admin", "GET", "/venues"), "total", "0");
}

/*
 * Those that the desk finds, those of missing fields, and those of others. No
 * field of a stored event is missing.
 */
Test(desk, shows_all_errors_at_once)
{
	static const char *const	 shown[] = {
		"id=\"title-wrong\">This is required.",
		"<a href=\"#title\">Title</a>: This is required.</li>\n",
		"<li><a href=\"#start_date\">Begins</a>: This is not a date."
		"</li>\n<li><a href=\"#venue\">Where</a>: There is none with"
		" this name. Choose one, or tick that it is new."
		"</li>\n<li><a href=\"#website\">Website</a>: This is not an"
		" address on the web, such as https://town.example.",
		"id=\"start_date-wrong\">This is not a date.",
		"id=\"venue-wrong\">There is none",
		"id=\"website-wrong\">This is not"
	};
	static const char	 fields[] = "title=&start_date=soon&website="
	    "a+b.example&end_date=2027-03-01T20:00&venue=&"
	    "new[venue][venue]=Hall&action=";
	struct visitor		 v;
	struct outcome		*o;
	size_t			 i, form;

	(void)given_event("admin", "Talk", "2027-03-01", "2027-03-01", "");
	desk_visitor(&v, "ed");
	for (form = 0; form < 2; form++) {
		o = form == 0 ? desk_send_form(&v, "/desk/events/new",
		    target("%spublish", fields)) :
		    desk_send_form(&v, "/desk/events/1", target("%ssave&"
		    "version=%s", fields, desk_hidden(desk_open(&v,
		    "/desk/events/1"), "version")));
		cr_expect_eq(o->status, 422);
		for (i = form * 2; i < COUNT(shown); i++)
			cr_expect(outcome_has(o, shown[i]), "%s", shown[i]);
	}
	EXPECT_MEMBER(stored("/events/1"), "title", "Talk");
	EXPECT_MEMBER(stored("/events?status=any"), "total", "1");
}

/* The script sends days, but fields that are shown again have a time. */
Test(desk, keeps_the_days_of_an_event_without_times)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/events/new", "title=&start_date="
	    "2027-03-01&end_date=2027-03-02&all_day=0&all_day=1&"
	    "action=publish");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "name=\"start_date\""
	    " value=\"2027-03-01T00:00\""));
	cr_expect(outcome_has(o, "name=\"end_date\""
	    " value=\"2027-03-02T00:00\""));
}

Test(desk, a_form_that_is_sent_twice_stores_one_event)
{
	struct visitor	 v;
	char		 fields[1024];

	desk_visitor(&v, "ed");
	snprintf(fields, sizeof(fields), TALK "&action=publish&key=%s",
	    desk_hidden(desk_open(&v, "/desk/events/new"), "key"));
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", fields),
	    "/desk/events?done=published&id=1");
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", fields),
	    "/desk/events?done=published&id=1");
	EXPECT_MEMBER(stored("/events"), "total", "1");
}

/* Without a script, the Enter key presses the first button of a form. */
Test(desk, a_form_without_a_pressed_button_is_shown_again)
{
	static const struct {
		const char	*path, *from, *fields, *shown;
	} rows[] = {
		{ "/desk/events/new", "<form class=\"record\"",
		  "title=Typed&tags=kept", "name=\"tags\" value=\"kept\"" },
		{ "/desk/events/2", "<form class=\"record\"",
		  "title=Typed&tags=kept", "name=\"tags\" value=\"kept\"" },
		{ "/desk/venues/1", "<form class=\"record\"",
		  "venue=Typed&city=kept", "name=\"city\" value=\"kept\"" },
		{ "/desk/venues/1", "<summary>Merge", "same=Other",
		  "name=\"venue\" value=\"Hall\"" }
	};
	struct visitor	 v;
	struct outcome	*o;
	const char	*button;
	size_t		 i;

	(void)given_venue("admin", "\"venue\":\"Hall\"");
	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"venue\":1");
	(void)given_venue("admin", "\"venue\":\"Other\"");
	desk_visitor(&v, "admin");
	for (i = 0; i < COUNT(rows); i++) {
		o = desk_open(&v, rows[i].path);
		button = page_inner(o, rows[i].from, "</button>");
		cr_expect(strstr(button, "<button class=\"hidden\""
		    " name=\"action\" value=\"again\""), "%s", button);
		o = desk_send_form(&v, rows[i].path, rows[i].fields);
		cr_expect_eq(o->status, 422, "%zu", i);
		cr_expect(outcome_has(o, "Please press a button"));
		cr_expect(outcome_has(o, rows[i].shown), "%zu", i);
	}
	EXPECT_MEMBER(stored("/events?status=any"), "total", "1");
	EXPECT_MEMBER(stored("/events/2"), "title", "Talk");
	EXPECT_MEMBER(stored("/events/2"), "venue.venue", "Hall");
}

Test(desk, statuses_are_those_of_buttons_and_roles)
{
	static const struct {
		const char	*user, *action, *status, *done, *show;
	} rows[] = {
		{ "ed", "publish", "publish", "published", "" },
		{ "ed", "draft", "draft", "saved", "&show=drafts" },
		{ "au", "publish", "publish", "published", "" },
		{ "co", "submit", "pending", "submitted", "&show=waiting" },
		{ "co", "draft", "draft", "saved", "&show=drafts" },
		{ "co", "publish", "pending", "submitted", "&show=waiting" }
	};
	struct visitor	 v;
	struct outcome	*o;
	char		 text[1024];
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		desk_visitor(&v, rows[i].user);
		snprintf(text, sizeof(text), TALK "&title=Talk+%zu&action=%s",
		    i, rows[i].action);
		o = desk_send_form(&v, "/desk/events/new", text);
		snprintf(text, sizeof(text), "/desk/events?done=%s&id=%zu%s",
		    rows[i].done, i + 1, rows[i].show);
		EXPECT_AT(o, text);
		snprintf(text, sizeof(text), "/events/%zu", i + 1);
		EXPECT_MEMBER(stored(text), "status", rows[i].status);
	}
}

/* A form that is sent back unchanged must not change the event. */
Test(desk, an_unchanged_form_changes_nothing)
{
	static const char *const	 members[] = {
		"title", "status", "start_date", "end_date", "all_day",
		"description", "excerpt", "slug", "cost", "website",
		"timezone", "featured", "sticky", "hide_from_listings",
		"show_map", "show_map_link", "venue.id", "organizer.0.id",
		"organizer.1.id", "categories.0.id", "tags.0.name",
		"tags.1.name", "event_status", "event_status_reason", "date",
		"image.url", "author", "ticketed"
	};
	struct visitor	 v;
	struct outcome	*before, *after;
	char		 fields[4096];
	size_t		 i;

	(void)post("admin", "/events",
	    "{\"title\":\"<i>Old</i> & \\\"new\\\"\","
	    "\"start_date\":\"2027-03-01 18:00\",\"end_date\":"
	    "\"2027-03-01 20:30\",\"description\":\"<ul><li>One</li></ul>\","
	    "\"excerpt\":\"Short & sweet\",\"cost\":\"0\",\"website\":"
	    "\"http://a.example/?b=c&d\",\"timezone\":\"Europe/Paris\","
	    "\"featured\":true,\"venue\":{\"venue\":\"Hall\"},\"organizer\":["
	    "{\"organizer\":\"A\"},{\"organizer\":\"B\"}],\"categories\":"
	    "[\"Music\"],\"tags\":[\"x\",\"y\"],\"event_status\":\"canceled\","
	    "\"event_status_reason\":\"Rain\",\"image\":"
	    "\"https://a.example/b.png\",\"author\":3}");
	desk_visitor(&v, "ed");
	before = stored("/events/1");
	snprintf(fields, sizeof(fields), "version=%s&action=save&"
	    "title=%%3Ci%%3EOld%%3C/i%%3E+%%26+%%22new%%22&"
	    "start_date=2027-03-01T18:00&end_date=2027-03-01T20:30&all_day=0&"
	    "venue=&venue[]=2&new[venue][venue]=&organizer=&organizer[]=3&"
	    "organizer[]=4&new[organizer][organizer]=&"
	    "description=%%3Cul%%3E%%3Cli%%3EOne%%3C/li%%3E%%3C/ul%%3E&"
	    "image=https://a.example/b.png&categories=&categories[]=1&"
	    "tags=x,+y&event_status=canceled&event_status_reason=Rain&"
	    "cost=&website=http://a.example/?b%%3Dc%%26d&featured=0&"
	    "featured=1&timezone=Europe/Paris&excerpt=Short+%%26+sweet&"
	    "date=2026-11-21T00:17&slug=old-new&show_map=0&show_map_link=0&"
	    "hide_from_listings=0&sticky=0",
	    desk_hidden(desk_open(&v, "/desk/events/1"), "version"));
	EXPECT_AT(desk_send_form(&v, "/desk/events/1", fields),
	    "/desk/events?done=saved&id=1");
	after = stored("/events/1");
	for (i = 0; i < COUNT(members); i++) {
		if (strcmp(members[i], "date") == 0)
			continue;
		EXPECT_MEMBER(after, members[i],
		    outcome_text(before, members[i]));
	}
}

Test(desk, nothing_is_overwritten_silently)
{
	struct visitor	 v;
	struct outcome	*o;
	char		 version[64], fields[1024];

	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "");
	desk_visitor(&v, "ed");
	strcpy(version, desk_hidden(desk_open(&v, "/desk/events/1"),
	    "version"));
	(void)post("admin", "/events/1", "{\"title\":\"Theirs\"}");
	snprintf(fields, sizeof(fields), "%s&title=Mine&action=save&version="
	    "%s", TALK, version);
	memcpy(strstr(fields, "title=Talk"), "title=Mine", 10);
	o = desk_send_form(&v, "/desk/events/1", fields);
	cr_expect_eq(o->status, 409);
	cr_expect(outcome_has(o, "This has changed in the meantime"));
	cr_expect(outcome_has(o, "name=\"title\" value=\"Mine\""));
	cr_expect(outcome_has(o, "Now stored: <span dir=\"auto\">Theirs"));
	EXPECT_MEMBER(stored("/events/1"), "title", "Theirs");

	/* Sending the version just shown confirms the change. */
	snprintf(fields, sizeof(fields), TALK "&action=save&version=%s",
	    desk_hidden(o, "version"));
	memcpy(strstr(fields, "title=Talk"), "title=Mine", 10);
	EXPECT_AT(desk_send_form(&v, "/desk/events/1", fields),
	    "/desk/events?done=saved&id=1");
	EXPECT_MEMBER(stored("/events/1"), "title", "Mine");
	snprintf(fields, sizeof(fields), TALK "&action=save");
	cr_expect_eq(desk_send_form(&v, "/desk/events/1", fields)->status,
	    409, "without a version");
}

static void
expect_unchangeable(const char *status)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "co");
	harness.prefix = API_PREFIX;
	ask_json("ed", "PATCH", "/events/1",
	    target("{\"status\":\"%s\"}", status));
	o = desk_send_form(&v, "/desk/events/1", "title=Lecture&action=save&"
	    "start_date=2027-03-01T18:00&end_date=2027-03-01T20:00");
	cr_expect_eq(o->status, 403);
	cr_expect(outcome_has(o, "You are not allowed to change this"));
	cr_expect(outcome_has(o, "<strong>Nothing was saved:</strong>"));
	cr_expect_not(outcome_has(o, "Please correct the following"));
	cr_expect(outcome_has(o, "value=\"Lecture\""));
	o = desk_send_form(&v, "/desk/events/1", "action=trash");
	cr_expect_eq(o->status, 403);
	harness.prefix = API_PREFIX;
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/1"), "title", "Talk");
}

Test(desk, what_may_no_longer_be_changed_is_shown_with_the_typed_values)
{
	struct visitor	 v;

	desk_visitor(&v, "co");
	desk_send_form(&v, "/desk/events/new", "title=Talk&"
	    "start_date=2027-03-01T18:00&end_date=2027-03-01T20:00&"
	    "action=submit");
	expect_unchangeable("publish");
	expect_unchangeable("private");
}

Test(desk, fields_are_emptied)
{
	struct visitor	 v;
	struct outcome	*o;
	char		 fields[1024];

	(void)post("admin", "/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"description\":\"D\",\"excerpt\":\"E\",\"cost\":\"5\","
	    "\"website\":\"http://a.example/\",\"venue\":{\"venue\":\"Hall\"},"
	    "\"organizer\":{\"organizer\":\"A\"},\"categories\":\"M\","
	    "\"tags\":\"x\",\"image\":\"https://a.example/b.png\"}");
	desk_visitor(&v, "ed");
	snprintf(fields, sizeof(fields), TALK "&action=save&version=%s",
	    desk_hidden(desk_open(&v, "/desk/events/1"), "version"));
	EXPECT_AT(desk_send_form(&v, "/desk/events/1", fields),
	    "/desk/events?done=saved&id=1");
	o = stored("/events/1");
	EXPECT_MEMBER(o, "description", "");
	EXPECT_MEMBER(o, "excerpt", "");
	EXPECT_MEMBER(o, "cost", "");
	EXPECT_MEMBER(o, "website", "");
	EXPECT_MEMBER(o, "venue", "[]");
	EXPECT_MEMBER(o, "organizer", "[]");
	EXPECT_MEMBER(o, "categories", "[]");
	EXPECT_MEMBER(o, "tags", "[]");
	EXPECT_MEMBER(o, "image", "false");
}

Test(desk, a_name_that_is_typed_is_that_of_a_record_if_there_is_one)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)post("admin", "/venues", "{\"venue\":\"Hall & Garden\"}");
	(void)post("admin", "/venues", "{\"venue\":\"Town Hall\","
	    "\"city\":\"Rome\"}");
	(void)post("admin", "/venues", "{\"venue\":\"Town Hall\","
	    "\"city\":\"Bonn\"}");
	desk_visitor(&v, "ed");
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", TALK
	    "&new[venue][venue]=hall+%26+garden&action=publish"),
	    "/desk/events?done=published&id=4");
	EXPECT_MEMBER(stored("/events/4"), "venue.id", "1");
	o = desk_send_form(&v, "/desk/events/new", TALK
	    "&new[venue][venue]=Town+Hall&action=publish");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Several records have this name"));
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", TALK
	    "&venue[]=3&action=publish"), "/desk/events?done=published&id=5");
	EXPECT_MEMBER(stored("/events/5"), "venue.city", "Bonn");
}

#define NEW_VENUE(checked)	"<label><input type=\"checkbox\" "	\
				"name=\"sure[]\" value=\"venue Harb\""	\
				checked "> <span dir=\"auto\">New venue: " \
				"Harb</span></label>"

Test(desk, a_typed_name_is_that_of_a_new_record_only_if_that_is_confirmed)
{
	static const char *const	 unsure[] = {
		"action=publish", "action=draft",
		"action=publish&sure[]=venue+Har&sure[]=organizer+Harb"
	};
	struct visitor			 v;
	struct outcome			*o;
	size_t				 i;

	desk_visitor(&v, "ed");
	for (i = 0; i < COUNT(unsure); i++) {
		o = desk_send_form(&v, "/desk/events/new", target(TALK
		    "&new[venue][venue]=+Harb+&%s", unsure[i]));
		cr_expect_eq(o->status, 422, "%s", unsure[i]);
		cr_expect(outcome_has(o, "<a href=\"#venue\">Where</a>: There"
		    " is none with this name."));
		cr_expect(outcome_has(o, NEW_VENUE("")));
		EXPECT_MEMBER(stored("/events?status=any"), "total", "0");
		EXPECT_MEMBER(stored("/venues?status=any"), "total", "0");
	}
	o = desk_send_form(&v, "/desk/events/new", "title=&"
	    "new[venue][venue]=Harb&sure[]=venue+Harb&action=publish");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, NEW_VENUE(" checked")));
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", TALK
	    "&new[venue][venue]=Harb&sure[]=venue+Harb&action=publish"),
	    "/desk/events?done=published&id=1");
	EXPECT_MEMBER(stored("/events/1"), "venue.venue", "Harb");
}

Test(desk, moves_to_the_trash_and_back)
{
	struct visitor	 v, contributor;
	struct outcome	*o;

	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "");
	desk_visitor(&v, "ed");
	desk_visitor(&contributor, "co");
	EXPECT_AT(desk_send_form(&v, "/desk/events/1", "action=trash"),
	    "/desk/events?done=trashed&id=1");
	EXPECT_CODE(stored("/events/1"), 410, "event-is-in-trash");
	o = desk_open(&v, "/desk/events?show=trash");
	cr_expect(outcome_has(o, "href=\"/desk/events/1?back="));
	o = desk_open(&v, "/desk/events/1");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "value=\"restore\""));
	cr_expect_not(outcome_has(o, "name=\"title\""));
	EXPECT_PART(o, "<title>", "\n", "<title>Talk · Calendar of events"
	    "</title>\n");
	EXPECT_PART(o, "<h1>", "\n", "<h1><span dir=\"auto\">Talk</span>"
	    " <span class=\"badge off\">In the trash</span></h1>\n");
	cr_expect(outcome_has(o, "<p class=\"total\">Monday, March 1, 2027"));
	cr_expect_eq(desk_open(&contributor, "/desk/events/1")->status, 404);
	cr_expect_eq(desk_send_form(&contributor, "/desk/events/1",
	    "action=restore")->status, 404);
	EXPECT_AT(desk_send_form(&v, "/desk/events/1", "action=restore"),
	    "/desk/events?done=restored&id=1");
	EXPECT_MEMBER(stored("/events/1"), "status", "publish");
	EXPECT_AT(desk_send_form(&v, "/desk/events/1", "action=restore"),
	    "/desk/events?done=restored&id=1");
	EXPECT_MEMBER(stored("/events/1"), "status", "publish");
	EXPECT_AT(desk_send_sure(&v, "/desk/events/1", "action=delete"),
	    "/desk/events?done=deleted");
	EXPECT_CODE(stored("/events/1"), 404, "rest-event-not-found");
}

Test(desk, restores_the_status_that_a_record_had)
{
	static const struct {
		const char	*more, *status, *to;
	} rows[] = {
		{ "\"status\":\"draft\"", "draft", "&show=drafts" },
		{ "\"status\":\"pending\"", "pending", "&show=waiting" },
		{ "\"status\":\"private\"", "private", "" },
		{ "\"date\":\"2027-01-01\"", "future", "" },
		{ "\"status\":\"trash\"", "draft", "&show=drafts" }
	};
	struct visitor	 v, contributor;
	const char	*path;
	size_t		 i, count = COUNT(rows);

	for (i = 0; i < count; i++)
		(void)given_event("admin", "Talk", "2027-03-01 18:00",
		    "2027-03-01 20:00", rows[i].more);
	(void)given_venue("admin", "\"venue\":\"Hall\"");
	(void)given_talk("co", "");
	(void)ask_as("admin", "DELETE", "/events/7");
	desk_visitor(&v, "ed");
	desk_visitor(&contributor, "co");
	for (i = 0; i < count; i++) {
		path = target("/desk/events/%zu", i + 1);
		(void)desk_send_form(&v, path, "action=trash");
		EXPECT_AT(desk_send_form(&v, path, "action=restore"),
		    target("/desk/events?done=restored&id=%zu%s", i + 1,
		    rows[i].to));
		EXPECT_MEMBER(stored(target("/events/%zu", i + 1)), "status",
		    rows[i].status);
	}
	(void)desk_send_form(&v, "/desk/venues/6", "action=trash");
	EXPECT_AT(desk_send_form(&v, "/desk/venues/6", "action=restore"),
	    "/desk/venues?done=restored&id=6");
	EXPECT_MEMBER(stored("/venues/6"), "status", "publish");
	EXPECT_AT(desk_send_form(&contributor, "/desk/events/7",
	    "action=restore"),
	    "/desk/events?done=restored&id=7&show=drafts");
	EXPECT_MEMBER(stored("/events/7"), "status", "draft");
}

Test(desk, lists_events_by_status)
{
	static const struct {
		const char	*title, *start, *more, *show;
	} rows[] = {
		{ "Soon", "2026-12-01", "", "upcoming" },
		{ "Hidden", "2026-12-01", "\"hide_from_listings\":true",
		  "upcoming" },
		{ "Later", "2029-12-01", "\"date\":\"2027-01-01\"",
		  "upcoming" },
		{ "Secret", "2026-12-02", "\"status\":\"private\"",
		  "upcoming" },
		{ "Idea", "2026-12-01", "\"status\":\"draft\"", "drafts" },
		{ "Proposal", "2026-12-01", "\"status\":\"pending\"",
		  "waiting" },
		{ "Over", "2026-11-01", "", "past" },
		{ "Gone", "2026-12-01", "\"status\":\"trash\"", "trash" }
	};
	static const char *const	 shows[] = {
		"upcoming", "drafts", "waiting", "past", "trash"
	};
	struct visitor	 v;
	struct outcome	*o;
	char		 path[64];
	size_t		 i, j;

	for (i = 0; i < COUNT(rows); i++)
		(void)given_event("admin", rows[i].title, rows[i].start,
		    rows[i].start, rows[i].more);
	desk_visitor(&v, "ed");
	for (j = 0; j < COUNT(shows); j++) {
		snprintf(path, sizeof(path), "/desk/events?show=%s", shows[j]);
		o = desk_open(&v, path);
		for (i = 0; i < COUNT(rows); i++) {
			snprintf(path, sizeof(path), "dir=\"auto\">%s</a>",
			    rows[i].title);
			cr_expect_eq(outcome_has(o, path),
			    strcmp(rows[i].show, shows[j]) == 0, "%s in %s",
			    rows[i].title, shows[j]);
		}
	}
	o = desk_open(&v, "/desk/events?search=soon");
	cr_expect(outcome_has(o, "Found in “Upcoming”: 1"));
	cr_expect_eq(desk_open(&v, "/desk/events?page=9")->status, 200);
}

Test(desk, an_own_event_that_is_published_is_shown)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_talk("co", "");
	(void)given_talk("ed", "");
	harness.prefix = API_PREFIX;
	(void)ask_json("ed", "POST", "/events/1", "{\"status\":\"publish\"}");
	desk_visitor(&v, "co");
	o = desk_open(&v, "/desk/events/1");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "<p class=\"note\">This event is published, so"
	    " only editors can change it. Tell an editor what should be"
	    " different.</p>"));
	cr_expect(outcome_has(o, "<fieldset disabled>"));
	cr_expect(outcome_has(o, "name=\"title\" value=\"Talk\""));
	cr_expect_not(outcome_has(o, "class=\"main\""));
	cr_expect(outcome_has(desk_open(&v, "/desk/events?show=mine"),
	    "<a class=\"title\" href=\"/desk/events/1?back="));
	cr_expect_eq(desk_open(&v, "/desk/events/2")->status, 404);
	cr_expect_eq(desk_send_form(&v, "/desk/events/1",
	    "title=New&action=save")->status, 403);
}

Test(desk, shows_contributors_their_own_drafts_alone)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_event("co", "Mine", "2026-12-01", "2026-12-01", "");
	(void)given_event("ed", "Theirs", "2026-12-01", "2026-12-01",
	    "\"status\":\"draft\"");
	desk_visitor(&v, "co");
	o = desk_open(&v, "/desk/events?show=drafts");
	cr_expect(outcome_has(o, "Mine"));
	cr_expect_not(outcome_has(o, "Theirs"));
	cr_expect_eq(desk_open(&v, "/desk/events/2")->status, 404);
	cr_expect_eq(desk_send_form(&v, "/desk/events/2",
	    TALK "&action=save&version=x")->status, 404);
}

Test(desk, a_copy_is_another_event)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"slug\":\"the-talk\",\"tags\":\"x\"");
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events/new?from=1");
	cr_expect(outcome_has(o, "name=\"title\" value=\"Talk\""));
	cr_expect(outcome_has(o, "name=\"tags\" value=\"x\""));
	cr_expect(outcome_has(o, "name=\"slug\" value=\"\""));
	cr_expect_null(desk_hidden(o, "version"));
	cr_expect(outcome_has(o, "action=\"/desk/events/new\""));
	cr_expect_eq(desk_open(&v, "/desk/events/new?from=9")->status, 404);
}

Test(desk, writes_the_other_records_too)
{
	static const struct {
		const char	*kind, *fields, *path, *changed, *member;
	} rows[] = {
		{ "venues", "venue=Hall&city=Rome", "/venues/1",
		  "venue=Hall&city=Bonn", "city" },
		{ "organizers", "organizer=Club&email=a@b.example",
		  "/organizers/2", "organizer=Club&email=c@d.example",
		  "email" },
		{ "categories", "name=Music&parent=0&description=Loud",
		  "/categories/1", "name=Music&parent=0&description=Soft",
		  "description" },
		{ "tags", "name=Red&description=Light", "/tags/2",
		  "name=Red&description=Dark", "description" }
	};
	struct visitor	 v;
	struct outcome	*o;
	char		 path[64], fields[512];
	const char	*id;
	size_t		 i;

	desk_visitor(&v, "ed");
	for (i = 0; i < COUNT(rows); i++) {
		id = strrchr(rows[i].path, '/');
		snprintf(path, sizeof(path), "/desk/%s/new", rows[i].kind);
		o = desk_send_form(&v, path, target("%s&action=save",
		    rows[i].fields));
		snprintf(fields, sizeof(fields), "/desk/%s?done=saved&id=%s",
		    rows[i].kind, id + 1);
		EXPECT_AT(o, fields);
		snprintf(path, sizeof(path), "/desk/%s%s", rows[i].kind, id);
		snprintf(fields, sizeof(fields), "%s&action=save&version=%s",
		    rows[i].changed, desk_hidden(desk_open(&v, path),
		    "version"));
		o = desk_send_form(&v, path, fields);
		snprintf(fields, sizeof(fields), "/desk/%s?done=saved&id=%s",
		    rows[i].kind, id + 1);
		EXPECT_AT(o, fields);
		cr_expect_not_null(strstr(stored(rows[i].path)->body,
		    strrchr(rows[i].changed, '=') + 1), "%s", rows[i].kind);
		snprintf(path, sizeof(path), "/desk/%s", rows[i].kind);
		cr_expect_eq(desk_open(&v, path)->status, 200);
	}
}

Test(desk, a_preview_stores_nothing)
{
	struct visitor	 v;
	struct outcome	*o;
	char		 fields[1024];

	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/events/new", TALK
	    "&new[venue][venue]=New+Hall&tags=fresh&action=preview&key=k");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "This is a preview"));
	cr_expect(outcome_has(o, "New Hall"));
	cr_expect(outcome_has(o, "fresh"));
	EXPECT_MEMBER(stored("/events?status=any"), "total", "0");
	EXPECT_MEMBER(stored("/venues?status=any"), "total", "0");
	EXPECT_MEMBER(stored("/tags?hide_empty=false"), "total", "0");
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", TALK
	    "&action=publish&key=k"), "/desk/events?done=published&id=1");
	snprintf(fields, sizeof(fields), TALK "&action=preview&cost=7"
	    "&version=%s", desk_hidden(desk_open(&v, "/desk/events/1"),
	    "version"));
	o = desk_send_form(&v, "/desk/events/1", fields);
	cr_expect(outcome_has(o, "$7"));
	EXPECT_MEMBER(stored("/events/1"), "cost", "");
}

/* Also those of a draft, which are drafts, too. */
Test(desk, a_preview_shows_new_places_and_tags)
{
	static const struct {
		const char	*user, *status;
	} rows[] = {
		{ "ed", "draft" }, { "ed", "publish" }, { "au", "draft" },
		{ "co", "draft" }, { "co", "pending" }
	};
	struct visitor	 v;
	struct outcome	*o;
	const char	*path;
	size_t		 i;

	for (i = 0; i < 2 * COUNT(rows); i++) {
		harness.prefix = API_PREFIX;
		path = i % 2 == 0 ? "/desk/events/new" :
		    target("/desk/events/%lld", (long long)given_talk(
		    rows[i / 2].user, target("\"status\":\"%s\"",
		    rows[i / 2].status)));
		desk_visitor(&v, rows[i / 2].user);
		o = desk_open(&v, path);
		o = desk_send_form(&v, path, target(TALK
		    "&new[venue][venue]=New+Hall&tags=fresh&action=preview&"
		    "new[organizer][organizer]=Club&version=%s",
		    i % 2 == 0 ? "" : desk_hidden(o, "version")));
		cr_expect_eq(o->status, 200, "%zu", i);
		cr_expect(outcome_has(o, "<a dir=\"auto\">New Hall</a>"), "%zu",
		    i);
		cr_expect(outcome_has(o, "<a dir=\"auto\">Club</a>"), "%zu", i);
		cr_expect(outcome_has(o, "<a dir=\"auto\">fresh</a>"), "%zu",
		    i);
		cr_expect_not(outcome_has(o, "href=\"\""), "%zu", i);
	}
	EXPECT_MEMBER(stored("/venues?status=any"), "total", "0");
	EXPECT_MEMBER(stored("/tags?hide_empty=false"), "total", "0");
}

Test(desk, waiting_events_are_published_in_the_list)
{
	struct visitor	 v, contributor;
	struct outcome	*o;

	(void)given_event("co", "Proposal", "2026-12-01", "2026-12-01",
	    "\"status\":\"pending\",\"venue\":{\"venue\":\"Hall\"}");
	desk_visitor(&v, "ed");
	desk_visitor(&contributor, "co");
	o = desk_open(&contributor, "/desk/events?show=waiting");
	cr_expect(outcome_has(o, "Proposal"));
	cr_expect_not(outcome_has(o, "value=\"approve\""));
	cr_expect_eq(desk_send_form(&contributor, "/desk/events/1",
	    "action=approve")->status, 404);
	EXPECT_MEMBER(stored("/events/1"), "status", "pending");
	o = desk_open(&v, "/desk/events?show=waiting");
	cr_expect(outcome_has(o, ">Waiting 1</a>"));
	cr_expect(outcome_has(o, "value=\"approve\""));
	EXPECT_AT(desk_approve(&v, "/desk/events/1"),
	    "/desk/events?show=waiting&done=published&id=1");
	o = stored("/events/1");
	EXPECT_MEMBER(o, "status", "publish");
	EXPECT_MEMBER(o, "venue.venue", "Hall");
	cr_expect(outcome_has(desk_open(&v, "/desk/events"), ">Waiting</a>"));
}

static int
times_in(const struct outcome *o, const char *part)
{
	const char	*at = o->body;
	int		 count = 0;

	while ((at = strstr(at, part)) != NULL) {
		at += strlen(part);
		count++;
	}

	return (count);
}

/* The most that anyone may send, in as many events as the list shows. */
Test(desk, long_texts_do_not_close_the_list_of_waiting_events)
{
	struct visitor	 v;
	struct budget	 budget;
	struct outcome	*o;
	int		 i;

	for (i = 0; i < 20; i++)
		(void)given_event("co", "Proposal", "2026-12-01", "2026-12-01",
		    "\"status\":\"pending\",\"organizer\":"
		    "[{\"organizer\":\"A\"},{\"organizer\":\"B\"}]");
	harness_fill("UPDATE events SET description = $1", "a", 262144);
	harness_fill("UPDATE organizers SET description = $1", "a", 262144);
	desk_visitor(&v, "ed");
	budget_start(&budget, 3600 * CLOCK_SECOND, MEMORY);
	harness.budget = &budget;
	o = desk_open(&v, "/desk/events?show=waiting");
	harness.budget = NULL;
	cr_expect_eq(o->status, 200);
	cr_expect_eq(times_in(o, "value=\"approve\""), 20);
}

/* Here the time is low from the start. */
Test(desk, a_list_that_takes_long_publishes_fewer_events)
{
	struct visitor	 v;
	struct budget	 budget;
	struct outcome	*o;

	(void)given_event("co", "Proposal", "2026-12-01", "2026-12-01",
	    "\"status\":\"pending\"");
	desk_visitor(&v, "ed");
	budget_start(&budget, 3600 * CLOCK_SECOND, MEMORY);
	budget.low_time *= 4;
	harness.budget = &budget;
	o = desk_open(&v, "/desk/events?show=waiting");
	harness.budget = NULL;
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "Proposal"));
	cr_expect_not(outcome_has(o, "value=\"approve\""));
}

Test(desk, lists_events_by_author)
{
	static const char *const	 statuses[] = {
		"publish", "draft", "private"
	};
	struct visitor			 v;
	struct outcome			*o;
	char				 title[32], status[40];
	size_t				 i;

	for (i = 0; i < 3; i++) {
		snprintf(title, sizeof(title), "Own %s", statuses[i]);
		snprintf(status, sizeof(status), "\"status\":\"%s\"",
		    statuses[i]);
		(void)given_event("ed", title, "2020-12-01", "2020-12-01",
		    status);
		(void)given_event("au", "Another's", "2026-12-01",
		    "2026-12-01", "");
	}
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events?show=mine");
	cr_expect(outcome_has(o, "show=mine\" aria-current=\"page\">Mine</a>"));
	for (i = 0; i < 3; i++) {
		snprintf(title, sizeof(title), "Own %s", statuses[i]);
		cr_expect(outcome_has(o, title), "%s", title);
	}
	cr_expect_not(outcome_has(o, "Another"));
	EXPECT_MEMBER(stored("/events?author=2&start_date=2020-01-01"
	    "&end_date=2028-01-01&status=publish"), "total", "1");
}

Test(desk, an_editor_returns_a_waiting_event_with_a_note)
{
	struct visitor	 v, author;
	struct outcome	*o;
	char		 fields[1024];

	(void)given_event("co", "Proposal", "2026-12-01", "2026-12-01",
	    "\"status\":\"pending\"");
	desk_visitor(&v, "ed");
	desk_visitor(&author, "co");
	cr_expect(outcome_has(desk_open(&v, "/desk/events/1"),
	    "value=\"return\""));
	cr_expect_not(outcome_has(desk_open(&author, "/desk/events/1"),
	    "value=\"return\""));
	cr_expect_eq(desk_send_form(&author, "/desk/events/1",
	    "action=return")->status, 404);
	snprintf(fields, sizeof(fields), TALK "&action=return&version=%s&"
	    "note=Which+%%3Croom%%3E?",
	    desk_hidden(desk_open(&v, "/desk/events/1"), "version"));
	EXPECT_AT(desk_send_form(&v, "/desk/events/1", fields),
	    "/desk/events?show=waiting&done=returned&id=1");
	EXPECT_MEMBER(stored("/events/1"), "status", "draft");
	o = desk_open(&author, "/desk/events/1");
	cr_expect(outcome_has(o, "Which &lt;room&gt;?"));
	cr_expect_not(outcome_has(stored("/events/1"), "room"));
	snprintf(fields, sizeof(fields), TALK "&action=submit&version=%s",
	    desk_hidden(desk_open(&author, "/desk/events/1"), "version"));
	EXPECT_AT(desk_send_form(&author, "/desk/events/1", fields),
	    "/desk/events?done=submitted&id=1&show=waiting");
	cr_expect_not(outcome_has(desk_open(&author, "/desk/events/1"),
	    "room"));
}

static void
save(const struct visitor *v, const char *more)
{
	char	 fields[1024];

	snprintf(fields, sizeof(fields), TALK "&action=save&version=%s&%s",
	    desk_hidden(desk_open(v, "/desk/events/1"), "version"), more);
	EXPECT_AT(desk_send_form(v, "/desk/events/1", fields),
	    "/desk/events?done=saved&id=1");
}

#define NEEDS	"&new[venue][venue]=Villa&sure[]=venue+Villa&"		\
		"new[organizer][organizer]=Ada&sure[]=organizer+Ada&tags=Jazz"

static void
expect_public(const char *count)
{
	harness.prefix = API_PREFIX;
	EXPECT_MEMBER(ask("GET", "/venues"), "total", count);
	EXPECT_MEMBER(ask("GET", "/organizers"), "total", count);
	EXPECT_MEMBER(ask("GET", "/tags?hide_empty=false"), "total", count);
}

/* No one has pressed "Publish" yet. */
Test(desk, new_places_and_tags_wait_with_a_draft)
{
	struct visitor	 v;

	desk_visitor(&v, "au");
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", TALK NEEDS
	    "&action=draft"), "/desk/events?done=saved&id=1&show=drafts");
	expect_public("0");
	EXPECT_MEMBER(stored("/events/1"), "tags.0.name", "Jazz");
	EXPECT_AT(desk_send_form(&v, "/desk/events/1", target(
	    "action=publish&version=%s", desk_hidden(desk_open(&v,
	    "/desk/events/1"), "version"))),
	    "/desk/events?done=published&id=1");
	expect_public("1");
}

/* An editor who publishes an event decides about its places, too. */
Test(desk, waiting_places_appear_with_a_public_event)
{
	struct visitor	 v;

	(void)given_venue("co", "\"venue\":\"Hall\",\"status\":\"pending\"");
	EXPECT_CODE(shown("/venues/1"), 403,
	    "venue-not-accessible");
	desk_visitor(&v, "ed");
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", TALK
	    "&new[venue][venue]=hall&action=publish"),
	    "/desk/events?done=published&id=2");
	EXPECT_MEMBER(shown("/venues/1"), "venue", "Hall");
}

/* So does one who gives a public event another place. */
Test(desk, waiting_places_appear_with_an_event_that_is_public)
{
	struct visitor	 v;

	(void)given_venue("co", "\"venue\":\"Hall\",\"status\":\"pending\"");
	desk_visitor(&v, "ed");
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", TALK
	    "&action=publish"), "/desk/events?done=published&id=2");
	EXPECT_AT(desk_send_form(&v, "/desk/events/2", target(TALK
	    "&venue[]=1&action=save&version=%s", desk_hidden(desk_open(&v,
	    "/desk/events/2"), "version"))), "/desk/events?done=saved&id=2");
	EXPECT_MEMBER(shown("/venues/1"), "venue", "Hall");
}

Test(desk, a_text_that_is_too_long_is_reported_beside_it)
{
	struct visitor	 v;
	struct outcome	*o;
	char		*fields = calloc(1, SERVICE_TEXT_BYTES + 512);

	desk_visitor(&v, "ed");
	strcpy(fields, "token=");
	strcat(fields, v.token);
	strcat(fields, "&" TALK "&action=publish&description=");
	memset(fields + strlen(fields), 'x', SERVICE_TEXT_BYTES + 1);
	o = ask_with("POST", "/desk/events/new", fields, v.cookie,
	    "Content-Type: application/x-www-form-urlencoded",
	    "Sec-Fetch-Site: same-origin", "Accept: text/html", NULL);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<a href=\"#description\">Description</a>:"
	    " This text is too long. Please shorten it."));
	free(fields);
}

Test(desk, new_places_and_tags_wait_with_a_draft_of_a_series)
{
	struct visitor	 v;

	desk_visitor(&v, "au");
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", TALK
	    "&repeat=week&every=1&until_kind=count&count=2&action=draft"),
	    "/desk/events?done=saved&id=1&show=drafts");
	EXPECT_AT(desk_send_form(&v, "/desk/events/1", target(TALK NEEDS
	    "&scope=all&action=draft&version=%s", desk_hidden(desk_open(&v,
	    "/desk/events/1"), "version"))),
	    "/desk/events?done=saved&id=1&show=drafts");
	expect_public("0");
	EXPECT_MEMBER(stored("/events/1"), "tags.0.name", "Jazz");
}

Test(desk, new_places_and_tags_wait_with_a_private_event)
{
	struct visitor	 v;

	desk_visitor(&v, "ed");
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", TALK NEEDS
	    "&action=publish&visibility=private"),
	    "/desk/events?done=saved&id=1");
	expect_public("0");
	EXPECT_AT(desk_send_form(&v, "/desk/events/1", target(
	    "action=save&visibility=public&was_visibility=private&version=%s",
	    desk_hidden(desk_open(&v, "/desk/events/1"), "version"))),
	    "/desk/events?done=saved&id=1");
	expect_public("1");
}

/* No one presses a button when its time has come. */
Test(desk, new_places_and_tags_of_a_scheduled_event_do_not_wait)
{
	struct visitor	 v;

	(void)post("admin", "/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01\",\"end_date\":\"2027-03-01\",\"status\":"
	    "\"publish\",\"date\":\"2027-01-01\"}");
	EXPECT_MEMBER(stored("/events/1"), "status", "future");
	desk_visitor(&v, "ed");
	EXPECT_AT(desk_send_form(&v, "/desk/events/1", target(TALK NEEDS
	    "&action=save&version=%s", desk_hidden(desk_open(&v,
	    "/desk/events/1"), "version"))), "/desk/events?done=saved&id=1");
	expect_public("1");
}

Test(desk, says_who_sees_an_event)
{
	struct visitor	 v;

	desk_visitor(&v, "ed");
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", TALK
	    "&action=publish&visibility=private&password="),
	    "/desk/events?done=saved&id=1");
	EXPECT_MEMBER(stored("/events/1"), "status", "private");
	save(&v, "visibility=private&was_visibility=private&password=");
	EXPECT_MEMBER(stored("/events/1"), "status", "private");
	save(&v, "visibility=protected&was_visibility=private&password=open");
	EXPECT_MEMBER(stored("/events/1"), "status", "publish");
	harness.prefix = API_PREFIX;
	EXPECT_CODE(ask("GET", "/events/1"), 403, "event-password-protected");
	EXPECT_CODE(ask("GET", "/events/1?password=open"), 200, "");
	cr_expect(outcome_has(desk_open(&v, "/desk/events/1"),
	    "value=\"protected\" selected"));
	save(&v, "visibility=protected&was_visibility=protected&"
	    "password=");
	harness.prefix = API_PREFIX;
	EXPECT_CODE(ask("GET", "/events/1?password=open"), 200, "");
	EXPECT_CODE(ask("GET", "/events/1"), 403, "event-password-protected");
	save(&v, "visibility=public&was_visibility=protected&password=");
	harness.prefix = API_PREFIX;
	EXPECT_CODE(ask("GET", "/events/1"), 200, "");
}

/* An event with a choice that needs a password never becomes public. */
Test(desk, asks_for_a_password_that_is_missing_or_too_long)
{
	static const char	 chosen[] = "&visibility=protected&password=";
	struct visitor		 v;
	struct outcome		*o;
	char			 fields[2048], text[300];
	size_t			 i;

	memset(text, 'x', sizeof(text) - 1);
	text[sizeof(text) - 1] = '\0';
	desk_visitor(&v, "ed");
	for (i = 0; i < 3; i++) {
		snprintf(fields, sizeof(fields), TALK "&action=publish%s%s",
		    chosen, i == 1 ? text : "");
		o = desk_send_form(&v, i == 2 ? "/desk/events/new?from=1" :
		    "/desk/events/new", fields);
		cr_expect_eq(o->status, 422);
		cr_expect(outcome_has(o, "<a href=\"#password\">"));
		cr_expect(outcome_has(o, i == 1 ? "<p class=\"wrong\" id=\""
		    "password-wrong\">This is too long" : "<p class=\"wrong\""
		    " id=\"password-wrong\">This is required."));
		cr_expect(outcome_has(o, "value=\"protected\" selected"));
		cr_expect(outcome_has(o, "value=\"Talk\""));
		EXPECT_CODE(stored("/events/1"), 404, "rest-event-not-found");
	}
	snprintf(fields, sizeof(fields), TALK "&action=publish");
	desk_send_form(&v, "/desk/events/new", fields);
	snprintf(fields, sizeof(fields), TALK "&action=save%s&version=%s",
	    chosen, desk_hidden(desk_open(&v, "/desk/events/1"),
	    "version"));
	o = desk_send_form(&v, "/desk/events/1", fields);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<a href=\"#password\">"));
}

Test(desk, a_password_without_its_choice_is_reported)
{
	static const char *const	 chosen[] = { "public", "private" };
	struct visitor			 v;
	struct outcome			*o;
	char				 fields[1024];
	size_t				 i;

	desk_visitor(&v, "ed");
	for (i = 0; i < 2; i++) {
		snprintf(fields, sizeof(fields), TALK "&action=publish&"
		    "visibility=%s&password=open", chosen[i]);
		o = desk_send_form(&v, "/desk/events/new", fields);
		cr_expect_eq(o->status, 422);
		cr_expect(outcome_has(o, "id=\"password-wrong\">Type no"
		    " password, or choose “People who know a password” under"
		    " “Who sees it”."));
		EXPECT_CODE(stored("/events/1"), 404, "rest-event-not-found");
	}
}

Test(desk, a_copy_of_a_protected_event_needs_a_password)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"password\":\"open\"");
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events/new?from=1");
	cr_expect(outcome_has(o, "value=\"protected\" selected"));
	cr_expect(outcome_has(o, "a new event or a copy needs one"));
	cr_expect_eq(desk_send_form(&v, "/desk/events/new", TALK
	    "&action=publish&visibility=protected&password=")->status, 422);
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", TALK
	    "&title=More&action=publish&visibility=protected&password=mine"),
	    "/desk/events?done=published&id=2");
	harness.prefix = API_PREFIX;
	EXPECT_CODE(ask("GET", "/events/2"), 403, "event-password-protected");
	EXPECT_CODE(ask("GET", "/events/2?password=mine"), 200, "");
}

Test(desk, says_where_a_record_is_used)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_venue("admin", "\"venue\":\"Hall\"");
	(void)given_event("admin", "In the hall", "2026-12-01", "2026-12-01",
	    "\"venue\":1,\"tags\":\"x\"");
	(void)given_event("admin", "Outside", "2026-12-01", "2026-12-01", "");
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/venues/1");
	cr_expect(outcome_has(o, "<a href=\"/desk/events?with=venue&amp;of=1\">"
	    "1 event</a>"));
	o = desk_open(&v, "/desk/events?with=venue&of=1");
	cr_expect(outcome_has(o, "In the hall"));
	cr_expect_not(outcome_has(o, "Outside"));
	cr_expect(outcome_has(o, "?show=past&amp;with=venue&amp;of=1"));
	cr_expect(outcome_has(o, "<p class=\"total\">Only those with “Hall”. "
	    "<a href=\"/desk/events?page=1&amp;show=upcoming\">Remove this "
	    "filter</a></p>"));
	cr_expect_not(outcome_has(desk_open(&v, "/desk/events"),
	    "Remove this filter"));
	cr_expect(outcome_has(desk_open(&v, "/desk/tags/1"), "with=tags&amp;"
	    "of=1"));
}

Test(desk, merges_records_that_are_the_same)
{
	static const struct {
		const char	*kind, *from, *member;
	} rows[] = {
		{ "venues", "1", "venue.venue" },
		{ "organizers", "3", "organizer.0.organizer" },
		{ "categories", "1", "categories.0.name" },
		{ "tags", "3", "tags.0.name" }
	};
	struct visitor	 v, author;
	struct outcome	*o;
	char		 path[64];
	size_t		 i;

	(void)given_venue("admin", "\"venue\":\"Old\"");
	(void)given_venue("admin", "\"venue\":\"New\"");
	(void)given_organizer("admin", "\"organizer\":\"Old\"");
	(void)given_organizer("admin", "\"organizer\":\"New\"");
	(void)post("admin", "/categories", "{\"name\":\"Old\"}");
	(void)post("admin", "/categories", "{\"name\":\"New\"}");
	(void)post("admin", "/tags", "{\"name\":\"Old\"}");
	(void)post("admin", "/tags", "{\"name\":\"New\"}");
	for (i = 0; i < 60; i++)
		(void)given_event("admin", "Talk", "2026-12-01", "2026-12-01",
		    i % 2 == 0 ? "\"venue\":1,\"organizer\":[3,4],"
		    "\"categories\":[1,2],\"tags\":[3,4],\"status\":\"draft\"" :
		    "\"venue\":1,\"organizer\":[3],\"categories\":[1],"
		    "\"tags\":[3]");
	desk_visitor(&v, "ed");
	desk_visitor(&author, "au");
	for (i = 0; i < COUNT(rows); i++) {
		snprintf(path, sizeof(path), "/desk/%s/%s", rows[i].kind,
		    rows[i].from);
		cr_expect_eq(desk_send_form(&author, path,
		    "action=merge&same=New")->status, 404);
		o = desk_send_form(&v, path, "action=merge&same=Nowhere");
		cr_expect_eq(o->status, 422);
		cr_expect(outcome_has(o, "There is nothing with this name"));
		cr_expect(outcome_has(o, "<details class=\"more\" open>"));
		cr_expect(outcome_has(o, "name=\"same\" value=\"Nowhere\""));
		o = desk_send_sure(&v, path, "action=merge&same=new");
		snprintf(path, sizeof(path), "/desk/%s?done=merged",
		    rows[i].kind);
		EXPECT_AT(o, path);
		EXPECT_MEMBER(stored("/events/5"), rows[i].member, "New");
		EXPECT_MEMBER(stored("/events/64"), rows[i].member, "New");
	}
	o = stored("/events/5");
	EXPECT_MEMBER(o, "organizer.1", NULL);
	EXPECT_MEMBER(o, "categories.1", NULL);
	EXPECT_CODE(stored("/venues/1"), 410, "venue-is-in-trash");
	EXPECT_CODE(stored("/categories/1"), 404, "rest-category-not-found");
}

Test(desk, asks_before_it_merges)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_venue("admin", "\"venue\":\"Old\"");
	(void)given_venue("admin", "\"venue\":\"New\"");
	(void)given_event("admin", "Talk", "2026-12-01", "2026-12-01",
	    "\"venue\":1");
	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/venues/1", "action=merge&same=New");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "“Old” becomes “New” in its events (1), and"
	    " is then deleted. This cannot be undone."));
	cr_expect(outcome_has(o, "<details class=\"more\" open>\n"
	    "<summary>Merge</summary>"));
	cr_expect(outcome_has(o, "<input id=\"same\" name=\"same\""
	    " value=\"New\""));
	EXPECT_MEMBER(stored("/events/3"), "venue.venue", "Old");
	EXPECT_AT(desk_send_sure(&v, "/desk/venues/1", "action=merge&same=New"),
	    "/desk/venues?done=merged");
	EXPECT_MEMBER(stored("/events/3"), "venue.venue", "New");
}

Test(desk, asks_before_it_deletes_permanently)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)post("admin", "/categories", "{\"name\":\"Music\"}");
	(void)given_event("admin", "Talk", "2026-12-01", "2026-12-01",
	    "\"categories\":[1]");
	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/categories/1", "action=delete");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "“Music” is deleted permanently and cannot be"
	    " restored. Events that lose it: 1."));
	cr_expect(outcome_has(o, "value=\"Music\""));
	EXPECT_MEMBER(stored("/categories/1"), "name", "Music");
	(void)given_event("admin", "Walk", "2026-12-01", "2026-12-01",
	    "\"categories\":[1]");
	cr_expect_eq(desk_send_form(&v, "/desk/categories/1",
	    target("action=delete&sure[]=%s", desk_hidden(o, "sure[]")))->
	    status, 422);
	EXPECT_AT(desk_send_sure(&v, "/desk/categories/1", "action=delete"),
	    "/desk/categories?done=deleted");
	(void)desk_send_form(&v, "/desk/events/1", "action=trash");
	o = desk_send_form(&v, "/desk/events/1", "action=delete");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "“Talk” is deleted permanently and cannot be"
	    " restored. Press"));
	cr_expect(outcome_has(o, "<button name=\"action\" value=\"delete\""
	    " class=\"main\" formnovalidate>"));
	EXPECT_CODE(stored("/events/1"), 410, "event-is-in-trash");
}

Test(desk, merges_leave_a_row)
{
	struct visitor	 v, admin;

	(void)given_venue("admin", "\"venue\":\"Old\"");
	(void)given_venue("admin", "\"venue\":\"New\"");
	(void)post("admin", "/categories", "{\"name\":\"Old\"}");
	(void)post("admin", "/categories", "{\"name\":\"New\"}");
	(void)post("admin", "/categories", "{\"name\":\"Low\",\"parent\":1}");
	desk_visitor(&v, "ed");
	(void)desk_send_sure(&v, "/desk/venues/1", "action=merge&same=New");
	(void)desk_send_sure(&v, "/desk/categories/1",
	    "action=merge&same=New");
	EXPECT_MEMBER(stored("/history/venues/1"), "history.0.action",
	    "merge");
	EXPECT_MEMBER(stored("/history?author=2"), "history.0.action",
	    "merge");
	EXPECT_MEMBER(stored("/history?author=2"), "history.0.title", "Old");
	EXPECT_MEMBER(stored("/history/categories/3"), "history.0.action",
	    "create");
	cr_expect(outcome_has(desk_open(&v, "/desk/venues/1/history"),
	    "<strong>Merged into another</strong>: <a"
	    " href=\"/desk/venues/2/history\" dir=\"auto\">New</a></p>"));
	desk_visitor(&admin, "admin");
	cr_expect(outcome_has(desk_open(&admin, "/desk/people/2"),
	    "<strong>Merged into another</strong> <a"
	    " href=\"/desk/categories/1/history\" dir=\"auto\">Old</a>: <a"
	    " href=\"/desk/categories/2/history\" dir=\"auto\">New</a></p>"));
}

/* Date 6 of series 7 is past, 8 has its own venue; so have all dates of 11. */
Test(desk, merges_series_with_their_dates)
{
	static const struct {
		const char	*kind, *from, *member;
	} rows[] = {
		{ "venues", "1", "venue.venue" },
		{ "organizers", "4", "organizer.0.organizer" },
		{ "categories", "1", "categories.0.name" },
		{ "tags", "3", "tags.0.name" }
	};
	static const char	 links[] = "\"venue\":1,\"organizer\":[4],"
	    "\"categories\":[1],\"tags\":[3],"
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"";
	struct visitor		 v;
	struct outcome		*o;
	size_t			 i;

	for (i = 0; i < 3; i++)
		(void)given_venue("admin", target("\"venue\":\"%s\"",
		    i == 0 ? "Old" : i == 1 ? "New" : "Own"));
	(void)given_organizer("admin", "\"organizer\":\"Old\"");
	(void)given_organizer("admin", "\"organizer\":\"New\"");
	(void)post("admin", "/categories", "{\"name\":\"Old\"}");
	(void)post("admin", "/categories", "{\"name\":\"New\"}");
	(void)post("admin", "/tags", "{\"name\":\"Old\"}");
	(void)post("admin", "/tags", "{\"name\":\"New\"}");
	cr_assert_eq(given_event("admin", "Yoga", "2026-11-17", "2026-11-17",
	    links), 6);
	(void)post("admin", "/events/8", "{\"venue\":3}");
	cr_assert_eq(given_event("admin", "Walk", "2026-12-01", "2026-12-01",
	    links), 10);
	for (i = 10; i <= 13; i += i == 10 ? 2 : 1)
		(void)post("admin", target("/events/%zu", i), "{\"venue\":3,"
		    "\"organizer\":[],\"categories\":[],\"tags\":[]}");
	desk_visitor(&v, "ed");
	for (i = 0; i < COUNT(rows); i++) {
		o = desk_send_sure(&v, target("/desk/%s/%s", rows[i].kind,
		    rows[i].from), "action=merge&same=New");
		EXPECT_AT(o, target("/desk/%s?done=merged", rows[i].kind));
		EXPECT_MEMBER(stored("/series/7"), target("event.%s",
		    rows[i].member), "New");
		EXPECT_MEMBER(stored("/series/11"), target("event.%s",
		    rows[i].member), "New");
		EXPECT_MEMBER(stored("/events/6"), rows[i].member, "New");
		EXPECT_MEMBER(stored("/events/9"), rows[i].member, "New");
	}
	EXPECT_MEMBER(stored("/events/9"), "series.detached.0", NULL);
	EXPECT_MEMBER(stored("/events/8"), "venue.venue", "Own");
	EXPECT_MEMBER(stored("/events/8"), "series.detached.0", "venue");
	EXPECT_MEMBER(stored("/events/8"), "series.detached.1", NULL);
	(void)post("admin", "/series/11",
	    "{\"recurrence\":\"FREQ=WEEKLY;COUNT=4\"}");
	EXPECT_MEMBER(stored("/events/14"), "venue.venue", "New");
	EXPECT_MEMBER(stored("/events/12"), "venue.venue", "Own");
}

Test(desk, merges_a_long_series_at_once)
{
	struct visitor	 v;

	(void)given_venue("admin", "\"venue\":\"Old\"");
	(void)given_venue("admin", "\"venue\":\"New\"");
	(void)given_event("admin", "Yoga", "2026-12-01", "2026-12-01",
	    "\"venue\":1,\"recurrence\":\"FREQ=DAILY;COUNT=150\"");
	desk_visitor(&v, "ed");
	EXPECT_AT(desk_send_sure(&v, "/desk/venues/1",
	    "action=merge&same=New"), "/desk/venues?done=merged");
	EXPECT_MEMBER(stored("/events?venue=2"), "total", "150");
}

/* Events of the category below are listed with it, but do not have it. */
Test(desk, merges_a_category_above_another)
{
	struct visitor	 v;
	size_t		 i;

	(void)post("admin", "/categories", "{\"name\":\"Old\"}");
	(void)post("admin", "/categories", "{\"name\":\"New\"}");
	(void)post("admin", "/categories",
	    "{\"name\":\"Below\",\"parent\":1}");
	for (i = 0; i < 101; i++)
		(void)given_event("admin", "Talk", "2026-12-01", "2026-12-01",
		    i == 0 ? "\"categories\":[1,3]" : "\"categories\":[3]");
	desk_visitor(&v, "ed");
	EXPECT_AT(desk_send_sure(&v, "/desk/categories/1",
	    "action=merge&same=New"), "/desk/categories?done=merged");
	EXPECT_MEMBER(stored("/events?categories=2"), "total", "1");
	EXPECT_MEMBER(stored("/events?categories=3"), "total", "101");
}

Test(desk, speaks_the_language_of_its_mount)
{
	struct visitor	 v;

	desk_visitor(&v, "ed");
	cr_expect(outcome_has(desk_open(&v, "/de/desk/events/new"),
	    "Veranstalter"));
	cr_expect(outcome_has(desk_open(&v, "/fr/desk/events"), "Brouillons"));
	cr_expect(outcome_has(desk_open(&v, "/es/desk/account"),
	    "Su cuenta"));
	EXPECT_AT(desk_send_form(&v, "/de/desk/events/new", TALK
	    "&action=publish"), "/de/desk/events?done=published&id=1");
}

Test(paragraphs, are_made_of_lines)
{
	static const char *const	 rows[][2] = {
		{ "", "" },
		{ "One", "<p>One</p>" },
		{ "One\nline", "<p>One<br>\nline</p>" },
		{ "One\r\n\r\nTwo", "<p>One</p>\n<p>Two</p>" },
		{ "One\n \n\n Two", "<p>One</p>\n<p>Two</p>" },
		{ "A <b>bold</b> word", "<p>A <b>bold</b> word</p>" },
		{ "<p>One</p>", "<p>One</p>" },
		{ "<ul><li>One</li></ul>\n\nTwo",
		  "<ul><li>One</li></ul>\n\nTwo" },
		{ "a < b & c", "<p>a < b & c</p>" }
	};
	struct arena	*arena = arena_new();
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(paragraphs_markup(arena, rows[i][0]),
		    rows[i][1]);
	arena_free(arena);
}

Test(paragraphs, are_typed_as_lines_where_they_are_nothing_else)
{
	static const char *const	 rows[][2] = {
		{ "", "" },
		{ "plain\n\ntext", "plain\n\ntext" },
		{ "<p>One</p>\n<p>Two<br>\nline</p>", "One\n\nTwo\nline" },
		{ "<p>One\nline</p>", "One line" },
		{ "<p>One</p>Two<p>Three</p>", "One\n\nTwo\n\nThree" },
		{ "<p class=\"x\">One</p>", "<p class=\"x\">One</p>" },
		{ "<ul><li>One</li></ul>", "<ul><li>One</li></ul>" },
		{ "<p><b>One</b></p><p>Two</p>", "<b>One</b>\n\nTwo" }
	};
	struct arena	*arena = arena_new();
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(paragraphs_plain(arena, rows[i][0]),
		    rows[i][1]);
	arena_free(arena);
}
