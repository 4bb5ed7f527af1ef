/* Subscriptions at the desk (rules, section 44). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "store/db.h"
#include "store/subscriptions.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"

#define PATH	"/desk/subscriptions"
#define CLUB	"name=Club&url=https%3A%2F%2Fclub.example%2Fa.ics&every=6h&" \
		"author=ed&categories=Sport%0D%0A%0D%0A+Old+town+%0D%0A&" \
		"status=pending&wins=theirs"
#define ADD	"&action=add"

static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(desk_subscriptions, .init = setup, .fini = teardown);

static bool
stored(int64_t id, struct subscription *s)
{
	bool	 found;

	db_begin_read(harness.db);
	found = subscription_get(harness.db, arena, id, s);
	db_end_read(harness.db);
	return (found);
}

static bool
leads_to(const struct outcome *o, const char *path)
{
	const char	*location = outcome_header(o, "Location");

	return (o->status == 303 && location != NULL &&
	    strcmp(location, path) == 0);
}

Test(desk_subscriptions, are_added_changed_and_removed)
{
	struct subscription	 s;
	struct visitor		 v;
	struct outcome		*o;

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, PATH, CLUB ADD);
	cr_expect(leads_to(o, SITE PATH "/1?done=running"));
	cr_assert(stored(1, &s));
	cr_expect_str_eq(s.name, "Club");
	cr_expect_str_eq(s.url, "https://club.example/a.ics");
	cr_expect_eq(s.every, 21600);
	cr_expect_str_eq(s.author, "ed");
	cr_expect_str_eq(s.categories, "Sport\nOld town");
	cr_expect_eq(s.status, STATUS_PENDING);
	cr_expect_eq(s.wins, WINS_THEIRS);
	cr_expect_not(s.allow_private);
	cr_expect_not(s.configured);
	cr_expect_eq(s.due, NOW);
	o = desk_open(&v, PATH "/1?done=running");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "It runs now."));
	cr_expect(outcome_has(o, "It has not run yet."));
	cr_expect(outcome_has(o, "value=\"https://club.example/a.ics\""));
	cr_expect(outcome_has(o, "Sport\nOld town</textarea>"));
	o = desk_send_form(&v, PATH "/1", "action=save&name=Team&url=webcal%3A"
	    "%2F%2Fclub.example%2Fb.ics&every=1d&author=&categories=");
	cr_expect(leads_to(o, SITE PATH "/1?done=saved"));
	cr_assert(stored(1, &s));
	cr_expect_str_eq(s.name, "Team");
	cr_expect_str_eq(s.url, "https://club.example/b.ics");
	cr_expect_eq(s.wins, WINS_UNLESS);
	(void)desk_send_form(&v, PATH "/1", "action=save&name=Team&url="
	    "club.example%2Fc.ics&every=1d&author=&categories=");
	cr_assert(stored(1, &s));
	cr_expect_str_eq(s.url, "https://club.example/c.ics");
	cr_expect(leads_to(desk_send_form(&v, PATH "/1", "action=remove"),
	    SITE PATH "?done=removed"));
	cr_expect_not(stored(1, &s));
}

Test(desk_subscriptions, a_form_without_a_pressed_button_is_shown_again)
{
	struct subscription	 s;
	struct visitor		 v;
	struct outcome		*o;

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, PATH, CLUB);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Please press a button"));
	cr_expect(outcome_has(o, "value=\"https://club.example/a.ics\""));
	cr_expect_not(stored(1, &s));
	(void)desk_send_form(&v, PATH, CLUB ADD);
	o = desk_send_form(&v, PATH "/1", "name=Team");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "value=\"Team\""));
	cr_assert(stored(1, &s));
	cr_expect_str_eq(s.name, "Club");
}

Test(desk_subscriptions, mistakes_are_reported_and_typed_values_are_kept)
{
	static const struct {
		const char	*fields, *wrong;
	}	 rows[] = {
		{ "name=&url=https%3A%2F%2Fc.example&every=1h",
		  "A name is needed, in one line." },
		{ "name=A%0AB&url=https%3A%2F%2Fc.example&every=1h",
		  "A name is needed, in one line." },
		{ "name=A&url=nowhere&every=1h", "This is not an address" },
		{ "name=A&url=https%3A%2F%2Fme%3Asecret%40c.example&every=1h",
		  "must not contain a name and a password" },
		{ "name=A&url=https%3A%2F%2Fc.example&every=1m",
		  "This is not a time from 5m to 30d." },
		{ "name=A&url=https%3A%2F%2Fc.example&every=1h&author=nobody",
		  "There is no user with this name." },
		{ "name=Club&url=https%3A%2F%2Fc.example&every=1h",
		  "There is a subscription with this name or address "
		  "already." },
		{ "name=A&url=https%3A%2F%2Fclub.example%2Fa.ics&every=1h",
		  "There is a subscription with this name or address already." }
	};
	struct subscription	 s;
	struct visitor		 v;
	struct outcome		*o;
	size_t			 i;

	desk_visitor(&v, "admin");
	(void)desk_send_form(&v, PATH, CLUB ADD);
	for (i = 0; i < COUNT(rows); i++) {
		o = desk_send_form(&v, PATH, target("%s" ADD,
		    rows[i].fields));
		cr_expect_eq(o->status, 422, "%s", rows[i].fields);
		cr_expect(outcome_has(o, rows[i].wrong), "%s",
		    rows[i].fields);
	}
	o = desk_send_form(&v, PATH, "name=A&url=nowhere&every=1h&"
	    "wins=ours&status=pending" ADD);
	cr_expect(outcome_has(o, "value=\"nowhere\""));
	cr_expect(outcome_has(o, "<option value=\"ours\" selected>"));
	cr_expect(outcome_has(o, "<option value=\"pending\" selected>"));
	cr_expect_not(stored(2, &s));
}

/* Stores one of site.yaml after a run. */
static void
configure(void)
{
	struct subscription	 s = { .name = "Town", .every = 3600,
	    .url = "https://town.example", .author = "", .categories = "",
	    .configured = true }, after;

	harness_start();
	db_begin_write(harness.db);
	s.id = subscription_add(harness.db, arena, &s, NOW);
	cr_assert(subscription_get(harness.db, arena, s.id, &s));
	after = s;
	after.outcome = RAN_DONE;
	after.ran = NOW;
	after.due = NOW + 3600;
	after.created = 7;
	after.vanished = 3;
	after.upcoming = 4;
	after.etag = "\"x\"";
	subscription_ran(harness.db, &s, &after);
	cr_assert(db_commit(harness.db));
}

Test(desk_subscriptions, say_that_there_is_no_room_for_pictures)
{
	struct visitor	 v;

	configure();
	db_begin_write(harness.db);
	db_run(db_query(harness.db, "UPDATE subscriptions SET outcome = 14"));
	cr_assert(db_commit(harness.db));
	desk_visitor(&v, "admin");
	cr_expect(outcome_has(desk_open(&v, PATH), "brought back: 0. There is"
	    " no room left for its pictures."));
}

Test(desk_subscriptions, of_the_configuration_are_shown_and_not_changed)
{
	struct subscription	 s;
	struct visitor		 v;
	struct outcome		*o;

	configure();
	desk_visitor(&v, "admin");
	o = desk_open(&v, PATH);
	cr_expect(outcome_has(o, ">site.yaml<"));
	cr_expect(outcome_has(o, ">Needs a decision<"));
	cr_expect(outcome_has(o, "New: 7, changed: 0, moved to the trash: 0,"
	    " brought back: 0."));
	o = desk_open(&v, PATH "/1");
	cr_expect(outcome_has(o, "It is in site.yaml and can be changed only"
	    " there."));
	cr_expect(outcome_has(o, "<fieldset class=\"narrow fixed\""
	    " disabled>"));
	cr_expect_not(outcome_has(o, "value=\"save\""));
	(void)desk_send_form(&v, PATH "/1", "action=save&" CLUB);
	(void)desk_send_form(&v, PATH "/1", "action=remove");
	cr_assert(stored(1, &s));
	cr_expect_str_eq(s.name, "Town");
	cr_expect_eq(s.due, NOW + 3600);
	(void)desk_send_form(&v, PATH "/1", "action=run");
	cr_assert(stored(1, &s));
	cr_expect_eq(s.due, NOW);
}

Test(desk_subscriptions, an_administrator_agrees_to_the_number_on_the_page)
{
	struct subscription	 s;
	struct visitor		 v;
	struct outcome		*o;

	configure();
	desk_visitor(&v, "admin");
	o = desk_open(&v, PATH "/1");
	cr_expect(outcome_has(o, "Upcoming events that are no longer there: 3"
	    " of 4. Because this is half of them or more, none of them was"
	    " moved to the trash."));
	cr_expect_str_eq(desk_hidden(o, "seen"), "3");
	(void)desk_send_form(&v, PATH "/1", "action=accept&seen=2");
	cr_assert(stored(1, &s));
	cr_expect_eq(s.accepted, 0);
	(void)desk_send_form(&v, PATH "/1", "action=accept&seen=3");
	cr_assert(stored(1, &s));
	cr_expect_eq(s.accepted, 3);
	cr_expect_eq(s.due, NOW);
	cr_expect_str_eq(s.etag, "");
}

Test(desk_subscriptions, the_result_of_a_run_is_shown_in_each_language)
{
	static const char *const	 prefixes[] = { "", "/de", "/fr",
					    "/es" };
	static const char *const	 words[] = {
		"Last run: ", "Letzter Abruf: ", "Dernière consultation : ",
		"Última consulta: "
	};
	struct visitor			 v;
	char				 path[64];
	size_t				 i;

	configure();
	desk_visitor(&v, "admin");
	for (i = 0; i < COUNT(words); i++) {
		snprintf(path, sizeof(path), "%s" PATH "/1", prefixes[i]);
		cr_expect(outcome_has(desk_open(&v, path), words[i]), "%s",
		    path);
	}
}
