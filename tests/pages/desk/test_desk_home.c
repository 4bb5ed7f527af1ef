/* The first page of the desk (rule 40.42). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "store/backups.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/event_notes.h"
#include "store/imports.h"
#include "store/letters.h"
#include "store/store.h"
#include "store/subscriptions.h"
#include "store/users.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define API_PREFIX	"/calendar/events/v1"
#define MAIN(o)		page_inner((o), "New event</a></p>\n</div>\n",	\
			    "\n</main>")
#define DRAFT		"\"status\":\"draft\""
#define WAITING		"\"status\":\"pending\""
#define BACKUP \
	"<p class=\"soft\">The command “almanac backup” has made no backup" \
	" yet. <a href=\"/desk/downloads\">Take out</a></p>\n"
#define NOTHING	"<p class=\"note\">Nothing is waiting for you.</p>\n"
#define PART(name, rows, at, more) \
	"<h2>" name "</h2>\n<ul class=\"records\">\n" rows "</ul>\n" \
	"<p><a href=\"" at "\" aria-label=\"" name ": " more "\">" more \
	"</a></p>\n"
#define ROW(id, name, badge, date, facts) \
	"<li>\n<div>\n<a class=\"title\" href=\"/desk/events/" id \
	"\" dir=\"auto\">" name "</a>\n" badge "\n\n" \
	"<p><time datetime=\"" date "</time></p>\n" facts "</div>\n</li>\n"
#define DRAFT_BADGE	"<span class=\"badge off\">Draft</span>"
#define WAITS_BADGE	"<span class=\"badge off\">Waiting for review</span>"
#define DECEMBER	"2026-12-01T18:00:00+00:00\">Tuesday, December 1, " \
	"2026, 6\302\240pm – 7\302\240pm"
#define NOVEMBER	"2026-11-25T18:00:00+00:00\">Wednesday, November 25, " \
	"2026, 6\302\240pm – 7\302\240pm"
#define DRAFTS(login) \
	"/desk/events?show=all&amp;status=draft&amp;author=" login
#define SOON \
	PART("The next seven days", ROW("1", "Soon", "", NOVEMBER, ""), \
	    "/desk/events", "Upcoming")

static int64_t
given(const char *user, const char *title, const char *day, const char *more)
{
	char	 start[20], end[20];

	harness.prefix = API_PREFIX;
	snprintf(start, sizeof(start), "2026-%s 18:00", day);
	snprintf(end, sizeof(end), "2026-%s 19:00", day);

	return (given_event(user, title, start, end, more));
}

static struct outcome *
home_of(const char *login)
{
	struct visitor	 v;

	harness.prefix = "";
	desk_visitor(&v, login);

	return (desk_open(&v, "/desk"));
}

static void
expect_main(const char *login, const char *expected)
{
	const char	*is = MAIN(home_of(login));

	cr_expect_str_eq(is, expected, "%s", is);
}

static void
return_event(int64_t id, const char *note)
{
	db_begin_write(harness.db);
	event_note_set(harness.db, id, note);
	cr_assert(db_commit(harness.db));
}

/* Each role has what it can go on with. */
Test(desk_home, has_what_the_user_may_go_on_with)
{
	(void)given("au", "Soon", "11-25", "");
	(void)given("co", "Returned", "12-01", DRAFT);
	(void)given("co", "Own", "12-01", DRAFT);
	(void)given("co", "Proposed", "12-01", WAITING);
	(void)given("ed", "Unfinished", "12-01", DRAFT);
	return_event(2, "Which hall?");
	expect_main("co", PART("Returned to you", ROW("2", "Returned",
	    DRAFT_BADGE, DECEMBER, "<p><strong>Returned:</strong> "
	    "<span dir=\"auto\">Which hall?</span></p>\n"), DRAFTS("co"),
	    "1 in all") PART("Your drafts", ROW("3", "Own", DRAFT_BADGE,
	    DECEMBER, ""), DRAFTS("co"), "2 in all")
	    PART("The next seven days", "<li>\n<div>\n<span class=\"title\" "
	    "dir=\"auto\">Soon</span>\n\n\n<p><time datetime=\"" NOVEMBER
	    "</time></p>\n</div>\n</li>\n", "/desk/events", "Upcoming"));
	expect_main("ed", PART("Waiting", ROW("4", "Proposed", WAITS_BADGE,
	    DECEMBER, ""), "/desk/events?show=waiting", "1 in all")
	    PART("Your drafts", ROW("5", "Unfinished", DRAFT_BADGE, DECEMBER,
	    ""), DRAFTS("ed"), "1 in all") SOON);
	expect_main("au", SOON);
}

Test(desk_home, of_who_has_nothing_to_do_says_so)
{
	expect_main("au", NOTHING);
	cr_expect_eq(home_of("su")->status, 303);
}

/* Of the page as it is opened again, when the index is up to date. */
static int64_t
statements_of(const struct visitor *v)
{
	int64_t	 before;

	harness.prefix = "";
	(void)desk_open(v, "/desk");
	before = db_statements_so_far(harness.db);
	(void)desk_open(v, "/desk");

	return (db_statements_so_far(harness.db) - before);
}

/* A list of 5 leads to all of them. */
Test(desk_home, has_few_rows_and_takes_few_statements)
{
	struct visitor	 v;
	struct outcome	*o;
	int64_t		 few;
	int		 i;

	for (i = 0; i < 5; i++) {
		(void)given("ed", "Draft", "12-01", DRAFT);
		(void)given("ed", "Soon", "11-25", "");
		(void)given("ed", "Pending", "12-01", WAITING);
	}
	desk_visitor(&v, "ed");
	few = statements_of(&v);
	for (i = 0; i < 20; i++) {
		(void)given("ed", "Draft", "12-01", DRAFT);
		(void)given("ed", "Soon", "11-25", "");
		(void)given("ed", "Pending", "12-01", WAITING);
	}
	cr_expect_eq(statements_of(&v), few);
	o = desk_open(&v, "/desk");
	cr_expect(outcome_has(o, "Waiting: 25 in all"));
	cr_expect(outcome_has(o, "Your drafts: 25 in all"));
}

/* What runs today, too; what is over, or begins later, is in the list. */
Test(desk_home, has_the_events_that_begin_within_a_week)
{
	struct outcome	*o;

	(void)given("ed", "Yesterday", "11-20", "");
	(void)given("ed", "Today", "11-21", "");
	(void)given("ed", "Last", "11-27", "");
	(void)given("ed", "Later", "11-28", "");
	harness.prefix = API_PREFIX;
	(void)given_event("ed", "Festival", "2026-11-19 18:00",
	    "2026-11-21 22:00", "");
	o = home_of("au");
	cr_expect(outcome_has(o, ">Festival<"));
	cr_expect(outcome_has(o, ">Today<"));
	cr_expect(outcome_has(o, ">Last<"));
	cr_expect_not(outcome_has(o, ">Yesterday<"));
	cr_expect_not(outcome_has(o, ">Later<"));
}

/* They are of public events, too (rule 40.41). */
Test(desk_home, begins_with_messages_to_the_editors)
{
	(void)given("au", "Later", "12-01", "");
	db_begin_write(harness.db);
	event_message_set(harness.db, 1, "Please cancel");
	cr_assert(db_commit(harness.db));
	expect_main("ed", PART("Waiting", ROW("1", "Later", "", DECEMBER,
	    "<p><strong>Message to the editors:</strong> <span dir=\"auto\">"
	    "Please cancel</span></p>\n"), "/desk/events?show=waiting",
	    "1 in all"));
	expect_main("au", NOTHING);
}

#define STEP(at, name, done) \
	"<li><a href=\"/desk/" at "\">" name "</a>" done "</li>\n"
#define DONE		" <span class=\"badge\">Done</span>"
#define BEGIN(name, category, event, source, people, embed) \
	"<h2>First steps</h2>\n<ol class=\"begin\">\n" \
	STEP("start/name", "Give the calendar a name", name) \
	STEP("start/looks", "Add a logo and a color", "") \
	STEP("start/categories", "Create the first categories", category) \
	STEP("start/event", "Create the first event", event) \
	STEP("start/sources", "Bring in events from other calendars", source) \
	STEP("start/people", "Invite others", people) \
	STEP("start/share", "Show the calendar on another web " \
	    "site", embed) "</ol>\n"

static void
subscribe(int64_t failures)
{
	struct subscription	 s = { .name = "Club", .url =
				    "https://club.example/a.ics", .every = 3600,
				    .author = "", .categories = "" };
	struct subscription	 before, after;
	struct arena		*arena = arena_new();

	harness_start();
	db_begin_write(harness.db);
	s.id = subscription_add(harness.db, arena, &s, NOW);
	cr_assert(subscription_get(harness.db, arena, s.id, &before));
	after = before;
	after.failures = failures;
	after.outcome = RAN_STATUS;
	after.detail = "404";
	subscription_ran(harness.db, &before, &after);
	cr_assert(db_commit(harness.db));
	arena_free(arena);
}

static void
import_one(void)
{
	struct import_row	 row = { .id = 1, .hash = 1, .state = 1 };

	db_begin_write(harness.db);
	imports_store(harness.db, "town.example", IMPORT_EVENT, "a", &row);
	cr_assert(db_commit(harness.db));
}

/* What is done follows from what is stored: a subscription may have failed. */
Test(desk_home, of_a_new_calendar_has_its_first_steps)
{
	int	 i;

	expect_main("admin", BEGIN("", "", "", "", DONE, "") BACKUP);
	(void)given("ed", "Later", "12-01", "\"categories\":[\"Music\"]");
	harness.site.title = "Town";
	harness.site.frame_ancestors = (struct texts){ 1,
	    (const char *[]){ "https://town.example" } };
	subscribe(0);
	expect_main("admin", BEGIN(DONE, DONE, DONE, "", DONE, DONE) BACKUP);
	import_one();
	expect_main("admin", BEGIN(DONE, DONE, DONE, DONE, DONE, DONE) BACKUP);
	cr_expect_not(outcome_has(home_of("ed"), "First steps"));
	for (i = 0; i < 9; i++)
		(void)given("ed", "Later", "12-01", "");
	expect_main("admin", BEGIN(DONE, DONE, DONE, DONE, DONE, DONE) BACKUP);
	(void)given("ed", "Later", "12-01", "");
	expect_main("admin", NOTHING BACKUP);
}

Test(desk_home, names_subscriptions_that_fail)
{
	subscribe(1);
	EXPECT_PART(home_of("admin"), "<h2>Subscriptions", "</div>",
	    "<h2>Subscriptions that need attention</h2>\n"
	    "<ul class=\"records\">\n<li>\n<div>\n<a class=\"title\" "
	    "href=\"/desk/subscriptions/1\" dir=\"auto\">Club</a>\n\n\n"
	    "<p class=\"soft\" dir=\"auto\">It failed: the server "
	    "answered 404.</p>\n</div>");
	cr_expect_not(outcome_has(home_of("ed"), "need attention"));
}

static void
fail(const char *endpoint, enum delivery_result result)
{
	struct endpoint_result	 r = { result, 550, NOW };

	harness_start();
	db_begin_write(harness.db);
	letter_put_editors(harness.db, LETTER_WAITING, 1, 0, NOW);
	result_put(harness.db, endpoint, &r);
	cr_assert(db_commit(harness.db));
}

#define UNDELIVERED(rows) \
	PART("Messages that do not arrive", rows, "/desk/settings", "Settings")
#define FAILS(at, name, why) \
	"<li>\n<div>\n<a class=\"title\" href=\"/desk/" at "\"" \
	" dir=\"auto\">" name "</a>\n\n\n" \
	"<p class=\"soft\" dir=\"auto\">Saturday, November 21, 2026, " \
	"12:17\302\240am: " why "</p>\n</div>\n</li>\n"

/* Anyone can propose an event with a mail address that is wrong. */
Test(desk_home, names_mail_and_webhooks_that_fail)
{
	static const struct webhook	 hooks[] = {
		{ .url = "https://a.example/?key=1" }
	};

	harness_start();
	account_set_mail(harness.db, 1, "ada@a.example");
	harness.site.mail.server = "smtp://a.example";
	fail(LETTERS_PROPOSALS, RESULT_REJECTED);
	cr_expect_not(outcome_has(home_of("admin"), "do not arrive"));
	fail(LETTERS_EVENTS, RESULT_AWAY);
	fail("https://b.example/", RESULT_REJECTED);
	fail(hooks[0].url, RESULT_REJECTED);
	cr_expect_not(outcome_has(home_of("admin"), "example"));
	harness.site.webhooks = hooks;
	harness.site.webhook_count = 1;
	cr_expect(outcome_has(home_of("admin"), UNDELIVERED(
	    FAILS("settings#test", "E-mail", "There is no connection to the "
	    "server. Are its name and port correct? Waiting to be sent: 1.")
	    FAILS("webhooks", "https://a.example/?key=1", "The answer was 550,"
	    " which is a failure. Waiting to be sent: 0."))));
	cr_expect_not(outcome_has(home_of("ed"), "do not arrive"));
	fail(LETTERS_EVENTS, RESULT_DONE);
	cr_expect_not(outcome_has(home_of("admin"), "E-mail"));
}

/* More of them than the page reads. */
Test(desk_home, counts_all_events_that_were_returned)
{
	int	 i;

	for (i = 1; i <= RETURNED_MOST + 5; i++) {
		(void)given("co", "Returned", "12-01", DRAFT);
		return_event(i, "Why?");
	}
	cr_expect(outcome_has(home_of("co"), "Returned to you: 25 in all"));
}

Test(desk_home, says_when_the_last_backup_was_made)
{
	harness_start();
	db_begin_write(harness.db);
	backup_add(harness.db, &(struct backup){ "/old.db", NOW - 1, 1 });
	backup_add(harness.db, &(struct backup){ "/new.db", NOW, 1 });
	cr_assert(db_commit(harness.db));
	cr_expect(outcome_has(home_of("admin"), "<p class=\"soft\">Last backup:"
	    " Saturday, November 21, 2026, 12:17\302\240am"
	    " <a href=\"/desk/downloads\">Take out</a></p>"));
	cr_expect_not(outcome_has(home_of("ed"), "backup"));
	harness.site.database = "postgresql:///almanac";
	cr_expect_not(outcome_has(home_of("admin"), "backup"));
}
