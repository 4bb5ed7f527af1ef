/* Repeated events at the desk (rules, section 40). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>
#include <jansson.h>

#include "base/array.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

#define API_PREFIX	"/calendar/events/v1"

#define FIELDS(title, start, end)					\
	"title=" title "&start_date=" start "&end_date=" end		\
	"&all_day=0&venue=&organizer=&description=&image=&categories=&"	\
	"tags=&event_status=scheduled&event_status_reason=&cost=&"	\
	"website=&featured=0&timezone=&excerpt=&date=&slug=&"		\
	"show_map=0&show_map_link=0&hide_from_listings=0&sticky=0"
#define WEEKLY(count)							\
	"&repeat[every]=weekly&repeat[interval]=&repeat[ends]=after&"	\
	"repeat[count]=" count

/* "2027-03-02 18:00:00 Choir 2; ": starts, titles, ids of series. */
static const char *
events(void)
{
	static char	 text[2000];
	struct outcome	*o;
	json_t		*root, *list, *e;
	size_t		 i, at = 0;

	harness.prefix = API_PREFIX;
	o = ask_as("admin", "GET", "/events?status=any&per_page=50");
	root = json_loads(o->body, 0, NULL);
	list = json_object_get(root, "events");
	text[0] = '\0';
	json_array_foreach(list, i, e)
		at += (size_t)snprintf(text + at, sizeof(text) - at,
		    "%.16s %s %d; ", json_string_value(json_object_get(e,
		    "start_date")), json_string_value(json_object_get(e,
		    "title")), (int)json_integer_value(json_object_get(
		    json_object_get(e, "series"), "id")));
	json_decref(root);

	return (text);
}

/* Sends the form of an event, with its version. */
static struct outcome *
change(const struct visitor *v, const char *path, const char *fields)
{
	char	 all[2000];

	snprintf(all, sizeof(all), "%s&version=%s", fields,
	    desk_hidden(desk_open(v, path), "version"));

	return (desk_send_form(v, path, all));
}

/* Three weeks: events 1, 3 and 4 of the series 2. */
static void
given_choir(struct visitor *v)
{
	struct outcome	*o;

	desk_visitor(v, "ed");
	o = desk_send_form(v, "/desk/events/new", FIELDS("Choir",
	    "2027-03-02T18:00", "2027-03-02T20:00") WEEKLY("3")
	    "&action=publish");
	cr_assert_eq(o->status, 303, "%s", o->body);
}

Test(desk_series, a_new_event_repeats)
{
	struct visitor	 v;

	given_choir(&v);
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; "
	    "2027-03-09 18:00 Choir 2; 2027-03-16 18:00 Choir 2; ");
}

Test(desk_series, the_list_says_how_many_dates_were_stored)
{
	struct visitor	 v;

	given_choir(&v);
	EXPECT_PART(desk_open(&v, "/desk/events?done=published&id=1"),
	    "<p class=\"note done\"", "<a", "<p class=\"note done\""
	    " role=\"status\">Published. 3 dates until March 16, 2027. <a");
	desk_send_form(&v, "/desk/events/new", FIELDS("Walk",
	    "2027-03-02T18:00", "2027-03-02T20:00") "&action=publish");
	EXPECT_PART(desk_open(&v, "/desk/events?done=published&id=5"),
	    "<p class=\"note done\"", "<a", "<p class=\"note done\""
	    " role=\"status\">Published. <a");
	desk_send_form(&v, "/desk/events/new", FIELDS("Run",
	    "2027-03-02T18:00", "2027-03-02T20:00")
	    "&repeat[every]=weekly&repeat[ends]=never&action=publish");
	EXPECT_PART(desk_open(&v, "/desk/events?done=published&id=6"),
	    "<p class=\"note done\"", "<a", "<p class=\"note done\""
	    " role=\"status\">Published. It repeats without end. <a");
}

#define BACK	"?back=%3Fpage%3D1%26show%3Dupcoming%26with%3Dseries%26of%3D2"
#define ROW(id, whole, name, when, more) \
	ROW_OF(id, "", whole, name, when, more)
#define ROW_OF(id, back, whole, name, when, more)			\
	"<li>\n<input type=\"checkbox\" name=\"chosen[]\" value=\"" id	\
	whole "\" form=\"chosen\" aria-label=\"Choose: " name "\">\n"	\
	"<div>\n<a class=\"title\" href=\"/desk/events/" id back "\"" \
	" dir=\"auto\">" name "</a>\n\n\n" when more "</div>\n"		\
	"<p class=\"more\"><a href=\"/desk/events/new?from=" id "\""	\
	" aria-label=\"Duplicate: " name "\">Duplicate</a></p>\n</li>\n"
#define ON(day, date)							\
	"<p><time datetime=\"" date "T18:00:00+00:00\">Tuesday, " day	\
	", 2027, 6\u00a0pm – 8\u00a0pm</time></p>\n"

/* With its rule, its next date and their number, and a list of its dates. */
Test(desk_series, is_one_row_of_the_list)
{
	struct visitor	 v;

	given_choir(&v);
	desk_send_form(&v, "/desk/events/new", FIELDS("Walk",
	    "2027-03-09T18:00", "2027-03-09T20:00") "&action=publish");
	harness.now += 108 * 86400;	/* March 7, 2027 */
	desk_visitor(&v, "ed");
	EXPECT_PART(desk_open(&v, "/desk/events"), "<ul class=\"records\">",
	    "</ul>", "<ul class=\"records\">\n"
	    ROW("3", "s", "Choir", ON("March 9", "2027-03-09"),
	    "<p class=\"soft\">Every Tuesday, 3 times</p>\n"
	    "<p><a href=\"/desk/events?show=upcoming&amp;with=series&amp;of=2\""
	    " aria-label=\"2 dates: Choir\">2 dates</a></p>\n")
	    ROW("5", "", "Walk", ON("March 9", "2027-03-09"), "") "</ul>");
	EXPECT_PART(desk_open(&v,
	    "/desk/events?show=upcoming&with=series&of=2"),
	    "<ul class=\"records\">", "</ul>", "<ul class=\"records\">\n"
	    ROW_OF("3", BACK, "", "Choir", ON("March 9", "2027-03-09"),
	    "<p class=\"soft\">Every Tuesday, 3 times</p>\n")
	    ROW_OF("4", BACK, "", "Choir", ON("March 16", "2027-03-16"),
	    "<p class=\"soft\">Every Tuesday, 3 times</p>\n") "</ul>");
	EXPECT_PART(desk_open(&v, "/desk/events?show=past"),
	    "<p><a href=\"/desk/events?show=past", "</p>",
	    "<p><a href=\"/desk/events?show=past&amp;with=series&amp;of=2\""
	    " aria-label=\"1 date: Choir\">1 date</a></p>");
}

/* What others have not published is not counted. */
Test(desk_series, counts_the_dates_that_the_user_sees)
{
	struct visitor	 v, other;

	given_choir(&v);
	harness.prefix = API_PREFIX;
	ask_json("ed", "PATCH", "/events/3", "{\"status\":\"draft\"}");
	desk_visitor(&other, "co");
	cr_expect(outcome_has(desk_open(&other, "/desk/events"),
	    ">2 dates</a>"));
}

Test(desk_series, a_break_is_left_out_when_the_series_is_made)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/events/new", FIELDS("Choir",
	    "2027-03-02T18:00", "2027-03-02T20:00") WEEKLY("5")
	    "&repeat[break_from][]=&repeat[break_until][]="
	    "&repeat[break_from][]=2027-03-08"
	    "&repeat[break_until][]=2027-03-16&action=publish");
	cr_expect_eq(o->status, 303, "%s", o->body);
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; "
	    "2027-03-23 18:00 Choir 2; 2027-03-30 18:00 Choir 2; ");
}

Test(desk_series, a_single_event_becomes_one_that_repeats)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "ed");
	desk_send_form(&v, "/desk/events/new", FIELDS("Choir",
	    "2027-03-02T18:00", "2027-03-02T20:00")
	    "&repeat[every]=never&action=publish");
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 0; ");
	o = change(&v, "/desk/events/1", FIELDS("Choir", "2027-03-02T18:00",
	    "2027-03-02T20:00") WEEKLY("2") "&action=save");
	cr_expect_eq(o->status, 303, "%s", o->body);
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; "
	    "2027-03-09 18:00 Choir 2; ");
}

Test(desk_series, errors_are_shown_beside_the_fields)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/events/new", FIELDS("Choir",
	    "2027-03-02T18:00", "2027-03-02T20:00") WEEKLY("many")
	    "&action=publish");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<a href=\"#repeat-count\">"));
	cr_expect(outcome_has(o, "id=\"repeat-count-wrong\""));
	cr_expect_str_eq(events(), "");
}

#define NO_DAYS	"&repeat[every]=other&repeat[rule]="			\
	"FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"

/* What only the API knows is said in the language of the page, too. */
Test(desk_series, the_page_says_in_its_language_why_dates_are_rejected)
{
	static const struct {
		const char	*path, *words;
	}		 rows[] = {
		{ "/desk/events/new", "This rule cannot be used: it gives no"
		    " dates" },
		{ "/de/desk/events/new",
		  "Diese Regel kann nicht verwendet werden: sie ergibt"
		    " kein Datum" },
		{ "/fr/desk/events/new",
		  "Cette règle ne peut pas être utilisée : elle"
		    " ne donne aucune date" },
		{ "/es/desk/events/new", "Esta regla no sirve: no da ninguna"
		    " fecha" }
	};
	struct visitor	 v;
	struct outcome	*o;
	size_t		 i;

	desk_visitor(&v, "ed");
	for (i = 0; i < COUNT(rows); i++) {
		o = desk_send_form(&v, rows[i].path, FIELDS("Choir",
		    "2027-03-02T18:00", "2027-03-02T20:00") NO_DAYS
		    "&action=publish");
		cr_expect_eq(o->status, 422);
		cr_expect(outcome_has(o, "<a href=\"#repeat-every\">"));
		cr_expect(outcome_has(o, rows[i].words), "%s", o->body);
	}
	given_choir(&v);
	o = change(&v, "/desk/events/3", FIELDS("Choir", "2027-03-09T18:00",
	    "2027-03-09T20:00") NO_DAYS "&scope=all&action=save");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, rows[0].words), "%s", o->body);
}

Test(desk_series, one_event_is_changed_alone)
{
	struct visitor	 v;

	given_choir(&v);
	change(&v, "/desk/events/3", FIELDS("Concert", "2027-03-09T19:00",
	    "2027-03-09T20:00") WEEKLY("3") "&scope=one&action=save");
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; "
	    "2027-03-09 19:00 Concert 2; 2027-03-16 18:00 Choir 2; ");
}

/* The form does not drop a rule without a word. */
Test(desk_series, another_rule_for_one_event_only_is_an_error)
{
	static const char *const	 rules[] = {
		WEEKLY("9"), WEEKLY("many"), "&repeat[every]=never"
	};
	struct visitor			 v;
	struct outcome			*o;
	size_t				 i;

	given_choir(&v);
	for (i = 0; i < COUNT(rules); i++) {
		o = change(&v, "/desk/events/3", target("%s%s&scope=one&"
		    "action=save", FIELDS("Concert", "2027-03-09T19:00",
		    "2027-03-09T20:00"), rules[i]));
		cr_expect_eq(o->status, 422, "%d", o->status);
		EXPECT_PART(o, "<li><a href=\"#repeat", "</li>",
		    "<li><a href=\"#repeat-every\">"
		    "How often</a>: This is for all events of the series."
		    " Under “Change”, choose “This and all following events”"
		    " or “All events to come”.</li>");
		cr_expect(outcome_has(o, "value=\"Concert\""));
	}
	cr_expect(outcome_has(o, "<option value=\"never\" selected>"));
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; "
	    "2027-03-09 18:00 Choir 2; 2027-03-16 18:00 Choir 2; ");
	o = change(&v, "/desk/events/3", FIELDS("Concert", "2027-03-09T19:00",
	    "2027-03-09T20:00") WEEKLY("9") "&scope=one&action=preview");
	cr_expect_eq(o->status, 200);
}

Test(desk_series, an_invalid_rule_changes_nothing)
{
	struct visitor	 v;
	struct outcome	*o;

	given_choir(&v);
	o = change(&v, "/desk/events/3", FIELDS("Concert", "2027-03-09T19:00",
	    "2027-03-09T20:00") WEEKLY("many") "&scope=all&action=save");
	cr_expect_eq(o->status, 422);
	EXPECT_PART(o, "<li><a href=\"#repeat", "</a>",
	    "<li><a href=\"#repeat-count\">"
	    "Number of dates</a>");
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; "
	    "2027-03-09 18:00 Choir 2; 2027-03-16 18:00 Choir 2; ");
}

Test(desk_series, this_and_all_following_become_another_series)
{
	struct visitor	 v;
	struct outcome	*o;

	given_choir(&v);
	o = change(&v, "/desk/events/3", FIELDS("Concert",
	    "2027-03-09T19:00", "2027-03-09T20:00") WEEKLY("3")
	    "&scope=following&action=save");
	cr_expect_eq(o->status, 303, "%s", o->body);
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; "
	    "2027-03-09 19:00 Concert 5; 2027-03-16 19:00 Concert 5; ");
}

Test(desk_series, all_events_move_as_much_as_this_one)
{
	struct visitor	 v;
	struct outcome	*o;

	given_choir(&v);
	o = change(&v, "/desk/events/3", FIELDS("Concert",
	    "2027-03-09T19:00", "2027-03-09T20:00") WEEKLY("3")
	    "&scope=all&action=save");
	cr_expect_eq(o->status, 303, "%s", o->body);
	cr_expect_str_eq(events(), "2027-03-02 19:00 Concert 2; "
	    "2027-03-09 19:00 Concert 2; 2027-03-16 19:00 Concert 2; ");
}

/* Clocks are set forward on March 28. */
#define NIGHT(title)							\
	FIELDS(title, "2027-03-27T22:00", "2027-03-28T05:00")		\
	"&repeat[every]=weekly&repeat[interval]=1&repeat[ends]=after"	\
	"&repeat[count]=3&scope=all&timezone=Europe/Berlin"

Test(desk_series, an_exact_length_stays_if_the_times_do)
{
	struct visitor	 v;
	struct outcome	*o;

	given_event("ed", "Night", "2027-03-20 22:00", "2027-03-20 23:00",
	    "\"timezone\":\"Europe/Berlin\",\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=3\\nDURATION:PT6H\"");
	desk_visitor(&v, "ed");
	o = change(&v, "/desk/events/3", NIGHT("Late") "&action=publish");
	cr_assert_eq(o->status, 303, "%s", o->body);
	harness.prefix = API_PREFIX;
	EXPECT_MEMBER(ask_as("ed", "GET", "/series/2"), "recurrence.1",
	    "DURATION:PT6H");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/3"), "end_date",
	    "2027-03-28 05:00:00");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/3"), "title", "Late");
}

Test(desk_series, an_exact_length_stays_with_another_start_and_rule)
{
	struct visitor	 v;
	struct outcome	*o;

	given_event("ed", "Night", "2027-03-20 22:00", "2027-03-20 23:00",
	    "\"timezone\":\"Europe/Berlin\",\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=3\\nDURATION:PT6H\"");
	desk_visitor(&v, "ed");
	o = change(&v, "/desk/events/3", FIELDS("Night", "2027-03-27T22:30",
	    "2027-03-28T05:30") "&repeat[every]=weekly&repeat[interval]=1&"
	    "repeat[ends]=after&repeat[count]=2&scope=all&"
	    "timezone=Europe/Berlin&sure[]=dates 1 0 2027-03-27 21:30:00&"
	    "action=publish");
	cr_assert_eq(o->status, 303, "%s", o->body);
	harness.prefix = API_PREFIX;
	EXPECT_MEMBER(ask_as("ed", "GET", "/series/2"), "recurrence.1",
	    "DURATION:PT6H");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/1"), "end_date",
	    "2027-03-21 04:30:00");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/3"), "end_date",
	    "2027-03-28 05:30:00");
	harness.prefix = "";
	o = change(&v, "/desk/events/3", FIELDS("Night", "2027-03-27T23:00",
	    "2027-03-28T06:00") "&repeat[every]=weekly&repeat[interval]=1&"
	    "repeat[ends]=after&repeat[count]=2&scope=all&"
	    "timezone=Europe/Berlin&action=publish");
	cr_assert_eq(o->status, 303, "%s", o->body);
	harness.prefix = API_PREFIX;
	EXPECT_MEMBER(ask_as("ed", "GET", "/series/2"), "recurrence.1",
	    "DURATION:PT6H");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/1"), "end_date",
	    "2027-03-21 05:00:00");
}

Test(desk_series, another_rule_is_for_all)
{
	struct visitor	 v;

	given_choir(&v);
	change(&v, "/desk/events/3", FIELDS("Choir", "2027-03-09T18:00",
	    "2027-03-09T20:00") WEEKLY("4") "&scope=all&action=save");
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; "
	    "2027-03-09 18:00 Choir 2; 2027-03-16 18:00 Choir 2; "
	    "2027-03-23 18:00 Choir 2; ");
}

/* Sends the second of three weeks without a rule. */
static void
end_rule(const char *more)
{
	struct visitor	 v;
	struct outcome	*o;

	given_choir(&v);
	o = change(&v, "/desk/events/3", target("%s%s&action=save",
	    FIELDS("Choir", "2027-03-09T18:00", "2027-03-09T20:00")
	    "&repeat[every]=never", more));
	cr_expect_eq(o->status, 303, "%d", o->status);
}

Test(desk_series, without_a_rule_only_the_event_of_the_form_remains)
{
	end_rule("&scope=all&sure[]=dates 2 0 2027-03-09 18:00:00");
	cr_expect_str_eq(events(), "2027-03-09 18:00 Choir 2; ");
}

Test(desk_series, without_a_rule_only_the_event_of_the_form_follows)
{
	end_rule("&scope=following&sure[]=dates 1 0 2027-03-09 18:00:00");
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; "
	    "2027-03-09 18:00 Choir 5; ");
}

Test(desk_series, detached_fields_are_not_applied_to_others)
{
	struct visitor	 v;
	struct outcome	*o;

	given_choir(&v);
	change(&v, "/desk/events/3", FIELDS("Concert", "2027-03-09T18:00",
	    "2027-03-09T20:00") "&scope=one&action=save");
	o = change(&v, "/desk/events/3", FIELDS("Gala", "2027-03-09T18:30",
	    "2027-03-09T20:00") "&scope=all&action=save");
	cr_expect(strstr(outcome_header(o, "Location"), "done=saved_partly")
	    != NULL);
	cr_expect_str_eq(events(), "2027-03-02 18:30 Choir 2; "
	    "2027-03-09 18:30 Gala 2; 2027-03-16 18:30 Choir 2; ");
}

Test(desk_series, some_or_all_move_to_the_trash)
{
	struct visitor	 v;
	struct outcome	*o;

	given_choir(&v);
	o = desk_send_form(&v, "/desk/events/3",
	    "scope=following&action=trash");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<li>Events that go to the trash: 2. Press"
	    " that button once more if this is right.</li>"));
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; "
	    "2027-03-09 18:00 Choir 2; 2027-03-16 18:00 Choir 2; ");
	cr_expect_eq(desk_trash(&v, "/desk/events/3", "following")->status,
	    303);
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; ");
	cr_expect_eq(desk_send_form(&v, "/desk/events/1",
	    "scope=all&action=trash")->status, 303);
	cr_expect_str_eq(events(), "");
	cr_expect_eq(desk_send_form(&v, "/desk/events/3",
	    "action=restore")->status, 303);
	cr_expect_str_eq(events(), "2027-03-09 18:00 Choir 5; "
	    "2027-03-16 18:00 Choir 5; ");
}

/* What was typed and how many dates are asked about together. */
Test(desk_series, a_changed_form_moves_to_the_trash_after_one_page_of_questions)
{
	static const char	 trash[] = FIELDS("Gala", "2027-03-09T18:00",
				    "2027-03-09T20:00")
				    "&scope=following&action=trash";
	struct visitor		 v;
	struct outcome		*o;
	char			 typed[64];

	given_choir(&v);
	o = change(&v, "/desk/events/3", trash);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<button name=\"action\" value=\"trash\""
	    " class=\"main\" formnovalidate>"));
	snprintf(typed, sizeof(typed), "%s", desk_hidden(o, "sure[]"));
	cr_expect_eq(strncmp(typed, "typed ", 6), 0);
	o = change(&v, "/desk/events/3", target("%s&sure[]=%s&sure[]=trash+2",
	    trash, typed));
	cr_expect_eq(o->status, 303);
	cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; ");
}

Test(desk_series, a_form_that_is_out_of_date_changes_nothing)
{
	struct visitor	 v;
	struct outcome	*o;

	given_choir(&v);
	o = desk_send_form(&v, "/desk/events/3", FIELDS("Late",
	    "2027-03-09T18:00", "2027-03-09T20:00")
	    "&scope=all&action=save&version=\"old\"");
	cr_expect_eq(o->status, 409);
	cr_expect_null(strstr(events(), "Late"));
}

Test(desk_series, waits_and_is_published_as_a_whole)
{
	struct visitor	 co, ed;
	struct outcome	*o;

	desk_visitor(&co, "co");
	desk_send_form(&co, "/desk/events/new", FIELDS("Choir",
	    "2027-03-02T18:00", "2027-03-02T20:00") WEEKLY("3")
	    "&action=submit");
	desk_visitor(&ed, "ed");
	o = desk_open(&ed, "/desk/events?show=waiting");
	cr_expect(outcome_has(o, "/desk/events/1?back="));
	cr_expect_not(outcome_has(o, "/desk/events/3?back="));
	desk_approve(&ed, "/desk/events/1");
	harness.prefix = API_PREFIX;
	EXPECT_MEMBER(ask("GET", "/events"), "total", "3");
}

/* Three weeks of co, of which ed has published the last one. */
static void
given_proposed(struct visitor *co)
{
	desk_visitor(co, "co");
	desk_send_form(co, "/desk/events/new", FIELDS("Choir",
	    "2027-03-02T18:00", "2027-03-02T20:00") WEEKLY("3")
	    "&action=submit");
	harness.prefix = API_PREFIX;
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/events/4",
	    "{\"status\":\"publish\"}"), "status", "publish");
}

Test(desk_series, that_the_user_may_not_change_wholly_is_shown_with_a_reason)
{
	static const struct {
		const char	*path, *fields, *words;
	}		 rows[] = {
		{ "/desk/events/3", "&scope=all&action=save",
		    "You are not allowed to change all of these events" },
		{ "/de/desk/events/3", "&scope=following&action=save",
		    "Sie dürfen nicht alle diese Veranstaltungen ändern" },
		{ "/fr/desk/events/3", "&scope=all&action=trash",
		    "Vous ne pouvez pas modifier tous ces événements" },
		{ "/es/desk/events/3", "&scope=following&action=trash",
		    "No puede cambiar todos estos eventos" }
	};
	struct visitor	 v;
	struct outcome	*o;
	const char	*version;
	size_t		 i;

	given_proposed(&v);
	for (i = 0; i < COUNT(rows); i++) {
		version = target("%s", desk_hidden(desk_open(&v,
		    rows[i].path), "version"));
		o = change(&v, rows[i].path, target("%s%s&sure[]=typed+%.16s",
		    FIELDS("Late", "2027-03-09T18:00", "2027-03-09T20:00")
		    WEEKLY("3"), rows[i].fields, version + 1));
		cr_expect_eq(o->status, 403, "%d", o->status);
		cr_expect(outcome_has(o, rows[i].words), "%s", o->body);
		cr_expect(outcome_has(o, "value=\"Late\""));
		cr_expect_str_eq(desk_hidden(o, "version"), version);
		cr_expect_str_eq(events(), "2027-03-02 18:00 Choir 2; "
		    "2027-03-09 18:00 Choir 2; 2027-03-16 18:00 Choir 2; ");
	}
	o = change(&v, rows[0].path, FIELDS("Late", "2027-03-09T18:00",
	    "2027-03-09T20:00") "&scope=one&action=save");
	cr_expect_eq(o->status, 303);
}

#define CHOIR(more)	FIELDS("Choir", "2027-03-09T18:00",		\
	"2027-03-09T20:00") more "&action=save"
#define PUBLIC		"&visibility=public&password="
#define PROTECTED	"&visibility=protected&password="

/* Which of the events 1, 3 and 4 everyone, or a password, can read. */
static const char *
read_with(const char *password)
{
	static const int	 ids[] = { 1, 3, 4 };
	const char		*all = "";
	size_t			 i;

	harness.prefix = API_PREFIX;
	for (i = 0; i < 3; i++)
		if (ask("GET", target("/events/%d%s", ids[i],
		    password))->status == 200)
			all = target("%s%d ", all, ids[i]);

	return (all);
}

static void
given_protected_choir(struct visitor *v)
{
	struct outcome	*o;

	desk_visitor(v, "ed");
	o = desk_send_form(v, "/desk/events/new", FIELDS("Choir",
	    "2027-03-02T18:00", "2027-03-02T20:00") WEEKLY("3")
	    PROTECTED "open&action=publish");
	cr_assert_eq(o->status, 303, "%s", o->body);
}

Test(desk_series, a_password_is_for_the_selected_events)
{
	struct visitor	 v;
	struct outcome	*o;

	given_choir(&v);
	change(&v, "/desk/events/3", CHOIR(PROTECTED "open&scope=one"));
	cr_expect_str_eq(read_with(""), "1 4 ");
	o = change(&v, "/desk/events/3", CHOIR(PROTECTED "&scope=all"));
	cr_expect_eq(o->status, 422, "the others have none to keep");
	cr_expect(outcome_has(o, "id=\"password-wrong\">Other events of this"
	    " series have no password."));
	cr_expect_str_eq(read_with(""), "1 4 ");
	o = change(&v, "/desk/events/3", CHOIR(PROTECTED "other&scope=all"));
	cr_expect_eq(o->status, 303, "%s", o->body);
	cr_expect_str_eq(read_with(""), "");
	cr_expect_str_eq(read_with("?password=other"), "1 3 4 ");
}

Test(desk_series, a_protected_one_is_made_public_in_part)
{
	struct visitor	 v;

	given_protected_choir(&v);
	cr_expect_str_eq(read_with(""), "");
	cr_expect_str_eq(read_with("?password=open"), "1 3 4 ");
	change(&v, "/desk/events/3", CHOIR(PROTECTED "&scope=all"));
	cr_expect_str_eq(read_with(""), "");
	change(&v, "/desk/events/3", CHOIR(PUBLIC "&scope=following"));
	cr_expect_str_eq(read_with(""), "3 4 ");
}

/* The form shows "Everyone", which is right for this event. */
Test(desk_series, a_public_event_does_not_make_the_others_public)
{
	struct visitor	 v;

	given_protected_choir(&v);
	change(&v, "/desk/events/3", CHOIR(PUBLIC "&scope=one"));
	change(&v, "/desk/events/3", FIELDS("Gala", "2027-03-09T18:00",
	    "2027-03-09T20:00") PUBLIC "&scope=all&action=save");
	cr_expect_str_eq(events(), "2027-03-02 18:00 Gala 2; "
	    "2027-03-09 18:00 Gala 2; 2027-03-16 18:00 Gala 2; ");
	cr_expect_str_eq(read_with(""), "3 ");
}

Test(desk_series, all_selected_events_are_hidden_together)
{
	struct visitor	 v;

	given_choir(&v);
	change(&v, "/desk/events/3", CHOIR("&visibility=private&password="
	    "&scope=following"));
	cr_expect_str_eq(read_with(""), "1 ");
}
