/* The first steps of a calendar (rule 40.43). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "base/yaml.h"
#include "config/site.h"
#include "store/db.h"
#include "store/subscriptions.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define START		"/desk/start/"
#define SETTINGS	"/calendar/events/v1/settings"
#define CATEGORIES	"/calendar/events/v1/categories?hide_empty=false&" \
			"_fields=categories.name"
#define EVENT		"title=Talk&start_date=2027-03-01T18:00&"	\
			"end_date=2027-03-01T20:00&"			\
			"venue=&new[venue][venue]=Hall"

static bool
leads_to(const struct outcome *o, const char *path)
{
	const char	*location = outcome_header(o, "Location");

	return (o->status == 303 && location != NULL &&
	    strcmp(location, path) == 0);
}

static struct outcome *
step(const struct visitor *v, const char *name, const char *fields)
{
	char	 path[64];

	snprintf(path, sizeof(path), START "%s", name);

	return (fields == NULL ? desk_open(v, path) :
	    desk_send_form(v, path, fields));
}

static struct outcome *
begin(const char *login)
{
	struct visitor	 v;
	char		 fields[256];

	desk_stranger(&v);
	snprintf(fields, sizeof(fields), "key=%s&password=" DESK_PASSWORD,
	    desk_invitation(login));

	return (desk_send_form(&v, "/desk/welcome", fields));
}

/* Each form leads to the next page, which says what the public sees. */
Test(desk_guide, leads_from_the_first_password_to_the_address)
{
	struct visitor	 v;
	struct outcome	*o;

	cr_expect(leads_to(begin("admin"), SITE START "name"));
	desk_visitor(&v, "admin");
	o = step(&v, "name", NULL);
	EXPECT_PART(o, "<p class=\"soft\"><a", "</a></p>",
	    "<p class=\"soft\"><a href=\"/desk\">First steps</a> · Step 1 "
	    "of 7</p>\n<h1>Give the calendar a name</h1>\n"
	    "<p class=\"note\">Visitors see a calendar with the name “Calendar"
	    " of events”. Its language is English, its times are those of "
	    "UTC. <a href=\"" SITE "\">To the calendar</a></p>");
	EXPECT_PART(o, "<p class=\"on\">", "</p>",
	    "<p class=\"on\"><a class=\"button\" href=\"" START "looks\">Later"
	    "</a></p>");
	o = step(&v, "name", "title=Town&was_title=&currency_symbol=%E2%82%AC"
	    "&was_currency_symbol=$&currency_code=EUR&was_currency_code=USD&"
	    "action=save");
	cr_expect(leads_to(o, SITE START "looks?done=saved"));
	harness.site.title = "Town";
	cr_expect(outcome_has(step(&v, "name", NULL), ">Next</a></p>"));
	o = step(&v, "looks", "accent=%230b5cad&was_accent=&action=save");
	cr_expect(leads_to(o, SITE START "categories?done=saved"));
	o = step(&v, "categories", "set=club&pick_1=1&action=add");
	cr_expect(leads_to(o, SITE START "event?done=saved"));
	o = step(&v, "event", EVENT "&action=publish");
	cr_expect(leads_to(o, SITE START "sources?done=published"));
	cr_expect(outcome_has(step(&v, "sources", NULL),
	    "Upcoming events that visitors see: 1."));
	o = step(&v, "share", NULL);
	EXPECT_PART(o, "<label for=\"address\">", "</p>",
	    "<label for=\"address\">Address of the calendar</label>\n"
	    "<input id=\"address\" readonly value=\"" SITE "\"></p>");
	EXPECT_PART(o, "<h2>Embed the calendar</h2>", "&lt;iframe",
	    "<h2>Embed the calendar</h2>\n<p>No other site may show it yet. "
	    "First name those that may:</p>\n<p><a href=\"/desk/settings#"
	    "frame_ancestors\">Sites that may embed the calendar</a></p>\n"
	    "<p>Put this line into the page of another site:</p>\n"
	    "<p><code dir=\"ltr\">&lt;iframe");
	cr_expect(outcome_has(o, "src=\"" SITE "/embed/\""));
	cr_expect(outcome_has(o, "<a href=\"/?view=month\">"));
	cr_expect(outcome_has(o, "<a class=\"button\" href=\"/desk\">Overview"
	    "</a>"));
	o = ask_as("admin", "GET", SETTINGS);
	cr_expect(outcome_has(o, "\"title\",\"value\":\"Town\""));
	cr_expect(outcome_has(o, "\"currency\",\"value\":{"
	    "\"symbol\":\"\u20ac\","
	    "\"code\":\"EUR\""));
	cr_expect(outcome_has(o, "\"accent\",\"value\":\"#0b5cad\""));
}

Test(desk_guide, begins_only_in_an_empty_calendar)
{
	cr_expect(leads_to(begin("ed"), SITE "/desk/events/new"));
	harness.prefix = "/calendar/events/v1";
	(void)given_event("ed", "Talk", "2027-03-01", "2027-03-01", "");
	cr_expect(leads_to(begin("admin"), SITE "/desk/events/new"));
}

static struct outcome *
open_in(const struct visitor *v, const char *path, const char *languages)
{
	harness_start();
	harness.prefix = "";

	return (ask_with("GET", path, NULL, v->cookie, "Accept: text/html",
	    languages, NULL));
}

Test(desk_guide, speaks_the_language_of_the_browser_until_one_is_chosen)
{
	static const struct {
		const char	*languages, *code, *title;
	} rows[] = {
		{ "Accept-Language: de-AT,de;q=0.9,en;q=0.8", "de",
		  "<h1>Dem Kalender einen Namen geben</h1>\n"
		  "<p class=\"note\">Besucher sehen einen Kalender mit dem"
		  " Namen „Calendar of events“. Seine Sprache ist English," },
		{ "Accept-Language: fr;q=0.5, es", "es",
		  "<h1>Dar un nombre al calendario</h1>" },
		{ "Accept-Language: en-GB,en;q=0.9", "en-GB",
		  "<h1>Give the calendar a name</h1>" },
		{ "Accept-Language: it, *", "en",
		  "<h1>Give the calendar a name</h1>" }
	};
	struct visitor	 v, stranger;
	struct outcome	*o;
	char		 option[64], path[128];
	size_t		 i;

	desk_visitor(&v, "admin");
	for (i = 0; i < COUNT(rows); i++) {
		o = open_in(&v, START "name", rows[i].languages);
		snprintf(option, sizeof(option), "<option value=\"%s\""
		    " selected>", rows[i].code);
		cr_expect(outcome_has(o, option), "%s", rows[i].languages);
		cr_expect(outcome_has(o, rows[i].title), "%s",
		    rows[i].languages);
	}
	desk_stranger(&stranger);
	snprintf(path, sizeof(path), "/desk/welcome?key=%s",
	    desk_invitation("ed"));
	cr_expect(outcome_has(open_in(&stranger, path, rows[0].languages),
	    "<html lang=\"de\">"));
	cr_expect(outcome_has(open_in(&v, START "looks", rows[0].languages),
	    "<html lang=\"en\">"));
	(void)step(&v, "name", "mounts_main=fr&was_mounts_main=en&"
	    "action=save");
	o = open_in(&v, START "name", rows[0].languages);
	cr_expect(outcome_has(o, "<option value=\"fr\" selected>"));
	cr_expect(outcome_has(o, "<html lang=\"en\">"));
}

Test(desk_guide, shows_what_site_yaml_sets_without_changing_it)
{
	static const char	 file[] = "timezone: Europe/Rome";
	struct yaml		 yaml;
	struct visitor		 v;
	struct outcome		*o;

	harness_start();
	yaml_read(&yaml, harness.site.arena, "", file, strlen(file));
	harness.site.said = yaml.root;
	desk_visitor(&v, "admin");
	o = step(&v, "name", NULL);
	cr_expect(outcome_has(o, "value=\"Europe/Rome\" dir=\"auto\" "
	    "autocomplete=\"off\" list=\"zones\" disabled"));
	cr_expect(outcome_has(o, "Set in site.yaml."));
	(void)step(&v, "name", "timezone=UTC&was_timezone=Europe/Rome&"
	    "action=save");
	cr_expect(outcome_has(ask_as("admin", "GET", SETTINGS),
	    "\"timezone\",\"value\":\"Europe/Rome\",\"set_in\":\"file\""));
}

/* The preview is the first page with what is typed, if it is right. */
Test(desk_guide, shows_looks_without_storing_them)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	o = step(&v, "looks", NULL);
	cr_expect(outcome_has(o, "<iframe class=\"preview\" src=\"" START
	    "preview?\""));
	cr_expect_not_null(strstr(outcome_header(o,
	    "Content-Security-Policy"), "; frame-src 'self';"));
	o = step(&v, "looks", "accent=%230b5cad&was_accent=&look_type=large&"
	    "was_look_type=medium&action=preview");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "src=\"" START "preview?accent=%230b5cad&amp;"
	    "was_accent=&amp;look_type=large&amp;was_look_type=medium&amp;"
	    "action=preview&amp;\""));
	cr_expect(outcome_has(o, "value=\"#0b5cad\""));
	cr_expect_not(outcome_has(o, "id=\"problems\""));
	o = desk_open(&v, START "preview?accent=%230b5cad&was_accent=&"
	    "look_type=large&was_look_type=medium");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "{--accent:#0b5cad;"));
	cr_expect(outcome_has(o, "type-large"));
	cr_expect_not_null(strstr(outcome_header(o,
	    "Content-Security-Policy"), "frame-ancestors 'self'"));
	o = desk_open(&v, START "preview?accent=red&was_accent=");
	cr_expect_eq(o->status, 200);
	cr_expect_not(outcome_has(o, "@media screen{:root{--accent"));
	cr_expect(outcome_has(ask_as("admin", "GET", SETTINGS),
	    "\"accent\",\"value\":\"\",\"set_in\":\"default\""));
}

Test(desk_guide, keeps_what_was_typed_when_it_is_wrong)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	o = step(&v, "name", "title=Town&was_title=&timezone=Atlantis&"
	    "was_timezone=UTC&action=save");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<h1>Give the calendar a name</h1>"));
	cr_expect(outcome_has(o, "<li><a href=\"#timezone\">Time zone</a>: "
	    "There is no such time zone."));
	cr_expect(outcome_has(o, "value=\"Town\""));
	cr_expect(outcome_has(ask_as("admin", "GET", SETTINGS),
	    "\"title\",\"value\":\"\""));
	o = step(&v, "event", "title=&venue=&new[venue][venue]=Hall&"
	    "action=publish");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<h1>Create the first event</h1>"));
	cr_expect(outcome_has(o, "value=\"Hall\""));
	o = step(&v, "sources", "name=Club&url=club&every=1h&author=&"
	    "categories=&action=add");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "value=\"Club\""));
	cr_expect(outcome_has(o, "Step 5 of 7"));
	o = step(&v, "people", "login=be&password=no&action=invite");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "value=\"be\""));
	cr_expect(outcome_has(o, "Step 6 of 7"));
}

Test(desk_guide, counts_no_event_of_a_form_with_errors)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	o = step(&v, "event", "title=Talk&start_date=2027-03-01T18:00&"
	    "end_date=2027-03-01T17:00&action=publish");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Upcoming events that visitors see: 0."));
	cr_expect(outcome_has(o, ">Later</a></p>"));
}

Test(desk_guide, creates_the_categories_that_are_picked)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	(void)ask_json("ed", "POST", "/calendar/events/v1/categories",
	    "{\"name\":\"markets\"}");
	o = step(&v, "categories", NULL);
	cr_expect(outcome_has(o, "<label><input type=\"checkbox\" "
	    "name=\"pick_4\" value=\"1\" checked disabled> Markets "
	    "<span class=\"badge off\">Done</span></label>\n"
	    "<label><input type=\"checkbox\" name=\"pick_5\" value=\"1\""
	    " checked> Families</label>"));
	(void)step(&v, "categories", "set=town&pick_1=1&pick_4=1&pick_8=1&"
	    "pick_9=1&action=add");
	EXPECT(ask_as("ed", "GET", CATEGORIES), 200, "{\"categories\":["
	    "{\"name\":\"Council\"},{\"name\":\"markets\"},"
	    "{\"name\":\"Music\"}]}");
	o = step(&v, "categories", "set=club&pick_1=1");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "set=club\" aria-current=\"page\">Club"));
}

Test(desk_guide, has_a_short_form_of_an_event)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	(void)step(&v, "categories", "set=town&pick_1=1&action=add");
	o = step(&v, "event", NULL);
	cr_expect(outcome_has(o, "name=\"start_date\""));
	cr_expect(outcome_has(o, "<span dir=\"auto\">Music</span>"));
	cr_expect(outcome_has(o, "name=\"new[venue][venue]\""));
	cr_expect_not(outcome_has(o, "name=\"description\""));
	cr_expect_not(outcome_has(o, "name=\"repeat"));
	(void)step(&v, "event", EVENT "&action=publish");
	EXPECT(ask_as("ed", "GET", "/calendar/events/v1/events?"
	    "_fields=events.title,events.venue.venue"), 200,
	    "{\"events\":[{\"title\":\"Talk\",\"venue\":"
	    "{\"venue\":\"Hall\"}}]}");
}

Test(desk_guide, subscribes_and_goes_on)
{
	struct visitor		 v;
	struct outcome		*o;
	struct subscription	*list;

	desk_visitor(&v, "admin");
	o = step(&v, "sources", "name=Club&url=https://club.example/a.ics&"
	    "every=1h&author=&categories=&action=add");
	cr_expect(leads_to(o, SITE START "people?done=subscribed"));
	cr_expect(outcome_has(desk_open(&v, START "people?done=subscribed"),
	    "Subscribed. Its events appear"));
	cr_expect_eq(subscriptions_list(harness.db, harness.site.arena, &list),
	    1);
}

Test(desk_guide, shows_the_link_of_who_is_invited)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	cr_expect(outcome_has(step(&v, "people", NULL),
	    "<option value=\"contributor\" selected>"));
	o = step(&v, "people", "login=berta&role=contributor&password="
	    DESK_PASSWORD "&action=invite");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "<h1>Invite others</h1>"));
	cr_expect(outcome_has(o, "<input id=\"link\" readonly value=\"" SITE
	    "/desk/welcome?key="));
}
