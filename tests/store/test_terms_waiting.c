/* Terms that wait with the events for which they were named (rule 27.8). */
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/desk.h"
#include "tests/support/series_given.h"
#include "store/db.h"
#include "tests/support/terms_given.h"

#define NAMED	"\"categories\":\"Secret club\",\"tags\":[\"Hidden sign\"]"
#define WAITING	"\"status\":\"pending\"," NAMED

/* Fails if others than the owner and editors of an event see its terms. */
static void
expect_nowhere(void)
{
	static const char *const	 users[] = { NULL, "su", "au", "ed" };
	static const char *const	 lists[] = {
		"/categories?hide_empty=false&per_page=50",
		"/tags?hide_empty=false&per_page=50",
		"/categories?slug=secret-club&hide_empty=false",
		"/tags?search=hidden&hide_empty=false",
		"/tags?include=1,2&hide_empty=false",
		"/categories?event=1"
	};
	static const char *const	 unknown[] = {
		"/categories/1", "/tags/2", "/categories/2", "/tags/1"
	};
	struct outcome			*o;
	size_t				 i, j;

	harness.prefix = "/calendar/events/v1";
	for (i = 0; i < COUNT(users); i++) {
		for (j = 0; j < COUNT(lists); j++) {
			o = users[i] == NULL ? ask("GET", lists[j]) :
			    ask_as(users[i], "GET", lists[j]);
			cr_expect(o->status != 200 || strcmp(outcome_text(o,
			    "total"), "0") == 0, "%s", o->body);
			cr_expect_not(outcome_has(o, "\"name\""));
		}
		for (j = 0; j < COUNT(unknown); j++)
			cr_expect_eq((users[i] == NULL ? ask("GET",
			    unknown[j]) : ask_as(users[i], "GET",
			    unknown[j]))->status, 404);
	}
	EXPECT_CODE(ask("GET", "/events?tags=hidden-sign"), 400,
	    "rest_invalid_param");
	EXPECT_CODE(ask_as("ed", "GET", "/events?categories=1"), 400,
	    "rest_invalid_param");
	EXPECT_CODE(ask_json("ed", "POST", "/categories",
	    "{\"name\":\"Below\",\"parent\":1}"), 400, "rest_invalid_param");
}

static void
expect_on_no_page(void)
{
	static const char *const	 paths[] = {
		"/", "/events/", "/sitemap.xml", "/submit",
		"/events/?search=secret", "/events/?search=hidden"
	};
	struct visitor			 v;
	struct outcome			*o;
	size_t				 i;

	harness.site.submissions = true;
	desk_stranger(&v);
	for (i = 0; i < COUNT(paths); i++) {
		o = desk_open(&v, paths[i]);
		cr_expect_not(outcome_has(o, "Secret club"), "%s", paths[i]);
		cr_expect_not(outcome_has(o, "Hidden sign"), "%s", paths[i]);
	}
	cr_expect_eq(desk_open(&v, "/events/category/secret-club/")->status,
	    404);
	cr_expect_eq(desk_open(&v, "/tag/hidden-sign/")->status, 404);
	desk_visitor(&v, "au");
	o = desk_open(&v, "/desk/events/new");
	cr_expect_eq(o->status, 200);
	cr_expect_not(outcome_has(o, "Secret club"));
	harness.prefix = "/calendar/events/v1";
}

static int64_t
count(const char *sql)
{
	struct statement	*st;
	int64_t			 n;

	st = db_compose(harness.db, sql);
	n = db_step(st) ? db_integer(st, 0) : -1;
	db_done(st);

	return (n);
}

static int64_t
stored_terms(void)
{
	return (count("SELECT COUNT(*) FROM terms"));
}

/* Event 1 of a contributor waits, with a new category (1) and a new tag (2). */
static void
given_waiting(void)
{
	given_talk("co", WAITING);
}

static void
update(const char *user, int64_t event, const char *fields)
{
	struct outcome	*a;

	a = ask_json(user, "POST", target("/events/%d", (int)event),
	    target("{%s}", fields));
	cr_assert_eq(a->status, 200, "%s", a->body);
}

/* The names and statuses of the terms that everybody sees. */
static void
expect_visible(const char *categories, const char *tags)
{
	cr_expect_str_eq(list_of(ask("GET", "/categories?hide_empty=false"),
	    "categories", "name"), categories);
	cr_expect_str_eq(list_of(ask("GET", "/tags?hide_empty=false"), "tags",
	    "name"), tags);
}

static void
expect_own(const char *user, int64_t event, const char *categories,
    const char *tags)
{
	struct outcome	*a;

	a = ask_as(user, "GET", target("/events/%d", (int)event));
	cr_expect_str_eq(list_of(a, "categories", "name"), categories);
	cr_expect_str_eq(list_of(a, "tags", "name"), tags);
}

Test(terms_waiting, only_the_event_of_a_contributor_shows_them)
{
	struct outcome	*a;

	given_waiting();
	expect_own("co", 1, "Secret club", "Hidden sign");
	expect_own("ed", 1, "Secret club", "Hidden sign");
	a = ask_as("co", "GET", "/events/1?_fields=categories");
	EXPECT(a, 200, "{\"categories\":[{\"name\":\"Secret club\","
	    "\"slug\":\"secret-club\",\"term_group\":0,"
	    "\"term_taxonomy_id\":1,\"taxonomy\":\"tribe_events_cat\","
	    "\"description\":\"\",\"parent\":0,\"count\":0,"
	    "\"filter\":\"raw\",\"id\":1,\"urls\":{\"self\":\"" API
	    "/categories/1\",\"collection\":\"" API "/categories\"}}]}");
	expect_nowhere();
	expect_on_no_page();
}

Test(terms_waiting, drafts_name_them_too)
{
	given_talk("co", NAMED);
	expect_nowhere();
	update("co", 1, "\"tags\":\"Hidden sign\"");
	expect_own("co", 1, "Secret club", "Hidden sign");
	expect_nowhere();
}

Test(terms_waiting, are_published_with_their_event)
{
	struct outcome	*a;

	given_waiting();
	update("ed", 1, "\"status\":\"publish\"");
	expect_visible("Secret club", "Hidden sign");
	EXPECT_MEMBER(ask("GET", "/tags/2"), "count", "1");
	EXPECT_MEMBER(ask("GET", "/categories/1"), "slug", "secret-club");
	a = ask("GET", "/events?tags=hidden-sign&categories=1");
	EXPECT_MEMBER(a, "total", "1");
	EXPECT_MEMBER(a, "events.0.categories.0.name", "Secret club");
	EXPECT_MEMBER(ask("GET", "/events?search=hidden&search_in=all"),
	    "total", "1");
}

Test(terms_waiting, are_published_when_their_event_is_scheduled)
{
	given_waiting();
	update("ed", 1, "\"status\":\"publish\",\"date\":\"2026-12-01\"");
	expect_visible("Secret club", "Hidden sign");
	EXPECT_MEMBER(ask("GET", "/tags/2"), "count", "0");
}

Test(terms_waiting, stay_with_an_event_that_becomes_private)
{
	given_waiting();
	update("ed", 1, "\"status\":\"private\"");
	expect_nowhere();
	expect_own("co", 1, "Secret club", "Hidden sign");
}

Test(terms_waiting, are_published_with_a_series)
{
	cr_assert_eq(ask_json("co", "POST", "/events", "{\"title\":\"Yoga\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"," WAITING "}")->status,
	    201);
	expect_nowhere();
	expect_own("co", 3, "Secret club", "Hidden sign");
	cr_assert_eq(ask_json("ed", "POST", "/series/2",
	    "{\"status\":\"publish\"}")->status, 200);
	expect_visible("Secret club", "Hidden sign");
	EXPECT_MEMBER(ask("GET", "/tags/2"), "count", "2");
}

Test(terms_waiting, of_a_series_become_a_visible_one_of_the_name)
{
	cr_assert_eq(ask_json("co", "POST", "/events", "{\"title\":\"Yoga\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"," WAITING "}")->status,
	    201);
	given_term("tags", "hidden SIGN", "");
	cr_assert_eq(ask_json("ed", "POST", "/series/2",
	    "{\"status\":\"publish\"}")->status, 200);
	expect_visible("Secret club", "hidden SIGN");
	EXPECT_MEMBER(ask("GET", "/tags/3"), "count", "2");
	expect_own("co", 1, "Secret club", "hidden SIGN");
	expect_own("co", 3, "Secret club", "hidden SIGN");
}

Test(terms_waiting, get_a_free_slug_when_they_are_published)
{
	given_term("tags", "Sign", "\"slug\":\"free\"");
	given_talk("co", "\"tags\":\"Free!\"");
	EXPECT_MEMBER(ask_as("co", "GET", "/events/1"), "tags.0.slug",
	    "free-2");
	given_term("tags", "Other", "\"slug\":\"free-2\"");
	EXPECT_MEMBER(ask("GET", "/tags/3"), "slug", "free-2");
	update("ed", 1, "\"status\":\"publish\"");
	EXPECT_MEMBER(ask("GET", "/events/1"), "tags.0.slug", "free-2-2");
}

Test(terms_waiting, are_shared_by_contributors_who_name_them)
{
	given_waiting();
	db_begin_write(harness.db);
	db_run(db_query(harness.db, "UPDATE users SET role = 2"
	    " WHERE login = 'su'"));
	cr_assert(db_commit(harness.db));
	given_talk("su", "\"tags\":\"HIDDEN sign\"");
	expect_own("su", 2, "", "Hidden sign");
	cr_expect_eq(stored_terms(), 2);
	EXPECT_MEMBER(ask_as("su", "GET", "/tags?hide_empty=false"), "total",
	    "0");
	update("ed", 2, "\"status\":\"publish\"");
	expect_visible("", "Hidden sign");
	expect_own("co", 1, "Secret club", "Hidden sign");
}

Test(terms_waiting, have_ids_that_are_unknown_to_others)
{
	given_waiting();
	given_talk("au", "\"categories\":[1],\"tags\":[2]");
	expect_own("au", 2, "", "");
	given_talk("co", "\"tags\":[2]");
	expect_own("co", 3, "", "Hidden sign");
	update("co", 1, "\"categories\":[1],\"tags\":[2]");
	expect_own("co", 1, "Secret club", "Hidden sign");
	expect_nowhere();
}

Test(terms_waiting, become_visible_when_somebody_who_may_publish_names_them)
{
	given_waiting();
	given_talk("au", "\"status\":\"draft\",\"tags\":\"hidden sign\"");
	expect_visible("", "Hidden sign");
	given_talk("ed", "\"categories\":1");
	expect_visible("Secret club", "Hidden sign");
}

/* A form sends the terms that the event has. */
Test(terms_waiting, still_wait_when_an_editor_saves_their_event)
{
	given_waiting();
	update("ed", 1, "\"title\":\"T\",\"categories\":[1],"
	    "\"tags\":\"Hidden sign\"");
	expect_nowhere();
	expect_own("ed", 1, "Secret club", "Hidden sign");
	update("ed", 1, "\"tags\":\"Hidden sign,New\"");
	expect_visible("", "New");
}

Test(terms_waiting, go_with_the_last_event_that_has_them)
{
	given_waiting();
	given_talk("co", WAITING);
	update("co", 1, "\"tags\":\"\",\"categories\":[]");
	cr_expect_eq(stored_terms(), 2);
	update("co", 2, "\"tags\":\"\"");
	cr_expect_eq(stored_terms(), 1);
	EXPECT_MEMBER(ask_as("ed", "DELETE", "/events/2?purge=true"),
	    "categories.0.name", "Secret club");
	cr_expect_eq(stored_terms(), 0);
}

Test(terms_waiting, go_with_a_series)
{
	cr_assert_eq(ask_json("co", "POST", "/events", "{\"title\":\"Yoga\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"," WAITING "}")->status,
	    201);
	cr_assert_eq(ask_json("co", "POST", "/series/2",
	    "{\"tags\":\"\"}")->status, 200);
	cr_expect_eq(stored_terms(), 1);
	cr_assert_eq(ask_as("ed", "DELETE", "/series/2")->status, 200);
	cr_expect_eq(stored_terms(), 1);
	ask_as("ed", "DELETE", "/events/1?purge=true");
	ask_as("ed", "DELETE", "/events/3?purge=true");
	cr_expect_eq(stored_terms(), 0);
}

Test(terms_waiting, of_a_rejected_event_are_back_with_it)
{
	given_waiting();
	cr_assert_eq(ask_as("ed", "DELETE", "/events/1")->status, 200);
	expect_nowhere();
	update("ed", 1, "\"status\":\"publish\"");
	expect_visible("Secret club", "Hidden sign");
	expect_own("co", 1, "Secret club", "Hidden sign");
}

/* The form has a box for each category that a list shows. */
Test(terms_waiting, are_in_the_form_of_their_event)
{
	struct visitor	 v;
	struct outcome	*o;

	given_waiting();
	desk_visitor(&v, "co");
	o = desk_open(&v, "/desk/events/1");
	cr_expect(outcome_has(o, "Secret club"));
	cr_expect(outcome_has(o, "value=\"Hidden sign\""));
	cr_expect(outcome_has(desk_send_form(&v, "/desk/events/1",
	    target("version=%s&title=&categories[]=1", desk_hidden(o,
	    "version"))), "Secret club"));
	o = desk_open(&v, "/desk/events/1");
	o = desk_send_form(&v, "/desk/events/1", target("version=%s&"
	    "title=Talk&start_date=2026-12-05T18:00&"
	    "end_date=2026-12-05T20:00&categories=&categories[]=1&"
	    "tags=Hidden+sign&action=submit", desk_hidden(o, "version")));
	cr_expect_eq(o->status, 303, "%s", o->body);
	harness.prefix = "/calendar/events/v1";
	expect_own("co", 1, "Secret club", "Hidden sign");
	expect_nowhere();
}
