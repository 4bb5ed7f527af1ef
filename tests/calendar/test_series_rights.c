/* Permissions and notifications for series (rules, section 43). */
#include <string.h>

#include <criterion/criterion.h>

#include "config/site.h"
#include "store/db.h"

#include "base/array.h"
#include "store/users.h"
#include "tests/support/series_given.h"

#define WEEKLY	"\"recurrence\":\"FREQ=WEEKLY;COUNT=2\""

/* Two Saturdays of a user: events 1 and 3, series 2. */
static void
given_weekly(const char *user, const char *more)
{
	cr_assert_eq(given_talk(user, target(WEEKLY "%s%s",
	    *more == '\0' ? "" : ",", more)), 1);
}

Test(series_rights, are_those_of_an_event)
{
	static const struct {
		const char	*owner;
		const char	*user;
		int		 status;
	} rows[] = {
		{ "au", NULL, 401 }, { "au", "su", 403 }, { "au", "co", 403 },
		{ "ed", "au", 403 }, { "au", "au", 200 }, { "au", "ed", 200 },
		{ "co", "co", 200 }, { "co", "au", 403 }
	};
	struct outcome	*a;
	const char	*path;
	size_t		 i;

	harness_start();
	for (i = 0; i < COUNT(rows); i++) {
		path = target("/series/%lld", (long long)given_talk(
		    rows[i].owner, WEEKLY) + 1);
		EXPECT_CODE(ask_json(rows[i].user, "PATCH", path, "{}"),
		    rows[i].status, rows[i].status == 200 ? "" :
		    "rest_forbidden");
		a = ask_json(rows[i].user, "POST", target("%s/split", path),
		    target("{\"event\":%lld}", (long long)(i * 3 + 3)));
		cr_expect_eq(a->status == 201 ? 200 : a->status,
		    rows[i].status, "%zu: %s", i, a->body);
		EXPECT_CODE(ask_json(rows[i].user, "DELETE", path, "{}"),
		    rows[i].status, rows[i].status == 200 ? "" :
		    "rest_forbidden");
		harness.now += 60;
		if (a->status == 201)
			return;
	}
}

Test(series_rights, an_unpublished_one_is_read_by_its_editors_only)
{
	static const struct {
		const char	*user;
		int		 status;
	} rows[] = {
		{ NULL, 403 }, { "su", 403 }, { "co", 403 }, { "au", 200 },
		{ "ed", 200 }, { "admin", 200 }
	};
	struct outcome	*a;
	size_t		 i;

	given_weekly("au", "\"status\":\"draft\"");
	for (i = 0; i < COUNT(rows); i++) {
		a = rows[i].user == NULL ? ask("GET", "/series/2") :
		    ask_as(rows[i].user, "GET", "/series/2");
		EXPECT_CODE(a, rows[i].status, rows[i].status == 200 ? "" :
		    "event-not-accessible");
	}
	EXPECT(ask("GET", "/series/9"), 404, "{\"code\":"
	    "\"rest-series-not-found\",\"message\":\"Series with ID 9 does not"
	    " exist.\",\"data\":{\"status\":404}}");
	EXPECT_CODE(ask("GET", "/series/1"), 404, "rest-series-not-found");
}

Test(series_rights, series_of_contributors_wait_for_review)
{
	given_weekly("co", "\"status\":\"publish\"");
	EXPECT_EVENTS(2, "1 2026-12-05 18:00 to 20:00 pending\n"
	    "3 2026-12-12 18:00 to 20:00 pending\n");
	EXPECT_MEMBER(ask_json("co", "PATCH", "/series/2",
	    "{\"status\":\"publish\"}"), "status", "pending");
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/series/2",
	    "{\"status\":\"publish\"}"), "status", "publish");
	EXPECT_EVENTS(2, "1 2026-12-05 18:00 to 20:00\n"
	    "3 2026-12-12 18:00 to 20:00\n");
	EXPECT_CODE(ask_json("co", "PATCH", "/series/2", "{\"title\":\"X\"}"),
	    403, "rest_forbidden");
}

/*
 * Three Saturdays of a user: events 1, 3 and 4 of the series 2. Those of
 * contributors are pending.
 */
static void
given_three_weeks(const char *user)
{
	cr_assert_eq(given_talk(user, "\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=3\",\"status\":\"publish\""), 1);
}

/* All events and the series, as an administrator reads them. */
static const char *
everything(void)
{
	return (target("%s\n%s\n%s", ask_as("admin", "GET", "/events?"
	    "start_date=2000-01-01&status=any&per_page=50")->body,
	    ask_as("admin", "GET", "/events?start_date=2000-01-01&"
	    "status=trash&per_page=50")->body,
	    ask_as("admin", "GET", "/series/2")->body));
}

static const struct {
	const char	*method, *path, *body;
} reaching[] = {
	{ "PATCH", "/series/2", "{\"title\":\"X\"}" },
	{ "PATCH", "/series/2", "{\"start_date\":\"2026-12-05 19:00\"}" },
	{ "PATCH", "/series/2", "{\"venue\":{\"venue\":\"Cave\"}}" },
	{ "PATCH", "/series/2", "{\"recurrence\":\"FREQ=WEEKLY;COUNT=1\"}" },
	{ "PATCH", "/series/2", "{\"recurrence\":\"RRULE:FREQ=WEEKLY;COUNT=3"
	    "\\nEXDATE:20261212\"}" },
	{ "POST", "/series/2/split", "{\"event\":3}" },
	{ "POST", "/series/2/split", "{\"event\":1,\"title\":\"X\"}" },
	{ "DELETE", "/series/2", "{}" }
};

/* Sends each change of the series that reaches the event 3. */
static void
expect_out_of_reach(const char *user)
{
	const char	*before = everything();
	size_t		 i;

	for (i = 0; i < COUNT(reaching); i++) {
		EXPECT(ask_json(user, reaching[i].method, reaching[i].path,
		    reaching[i].body), 403, "{\"code\":\"rest_forbidden\","
		    "\"message\":\"Sorry, you are not allowed to change "
		    "/events/3, which this request would change.\","
		    "\"data\":{\"status\":403}}");
		cr_expect_str_eq(everything(), before, "%zu changes it", i);
	}
}

Test(series_rights, a_change_does_not_reach_events_that_an_editor_published)
{
	given_three_weeks("co");
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/events/3",
	    "{\"status\":\"publish\"}"), "status", "publish");
	expect_out_of_reach("co");
	ask_json("ed", "PATCH", "/events/3",
	    "{\"date\":\"2026-12-01 12:00:00\"}");
	expect_out_of_reach("co");
}

Test(series_rights, a_change_does_not_reach_events_that_an_editor_made_private)
{
	given_three_weeks("co");
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/events/3",
	    "{\"status\":\"private\"}"), "status", "private");
	expect_out_of_reach("co");
}

Test(series_rights, a_change_does_not_reach_events_of_another_author)
{
	given_three_weeks("au");
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/events/3",
	    "{\"author\":2}"), "author", "2");
	expect_out_of_reach("au");
}

/* An event that follows its series gets its status, author and texts. */
Test(series_rights, following_a_series_needs_the_right_to_edit_it)
{
	const char	*before;

	given_three_weeks("co");
	ask_json("ed", "PATCH", "/series/2", "{\"status\":\"publish\"}");
	ask_json("ed", "PATCH", "/events/3", "{\"status\":\"draft\"}");
	before = everything();
	EXPECT(ask_json("co", "PATCH", "/events/3",
	    "{\"follow_series\":true,\"title\":\"X\",\"tags\":\"New\"}"), 403,
	    "{\"code\":\"rest_forbidden\",\"message\":\"Sorry, you are not"
	    " allowed to change /events/2, which this request would change."
	    "\",\"data\":{\"status\":403}}");
	cr_expect_str_eq(everything(), before);
	ask_json("ed", "PATCH", "/series/2",
	    "{\"status\":\"private\",\"author\":3}");
	ask_json("ed", "PATCH", "/events/3", "{\"author\":4}");
	EXPECT_CODE(ask_json("co", "PATCH", "/events/3",
	    "{\"follow_series\":true}"), 403, "rest_forbidden");
}

Test(series_rights, a_change_of_other_events_only_is_possible)
{
	given_three_weeks("co");
	ask_json("ed", "PATCH", "/events/3", "{\"status\":\"publish\"}");
	EXPECT_CODE(ask_json("co", "PATCH", "/series/2", "{}"), 200, "");
	EXPECT_CODE(ask_json("co", "PATCH", "/series/2",
	    "{\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"}"), 200, "");
	EXPECT_EVENTS(2, "1 2026-12-05 18:00 to 20:00 pending\n"
	    "3 2026-12-12 18:00 to 20:00 [status,date]\n"
	    "4 2026-12-19 18:00 to 20:00 trash\n");
	EXPECT_CODE(ask_json("co", "PATCH", "/series/2",
	    "{\"recurrence\":\"FREQ=WEEKLY;COUNT=4\"}"), 200, "");
	EXPECT_CODE(ask_json("co", "POST", "/series/2/split",
	    "{\"event\":4,\"title\":\"X\"}"), 201, "");
	EXPECT_EVENTS(2, "1 2026-12-05 18:00 to 20:00 pending\n"
	    "3 2026-12-12 18:00 to 20:00 [status,date]\n");
	EXPECT_MEMBER(ask_as("co", "GET", "/events/4"), "title", "X");
	harness.now += 22 * 86400;	/* the event 3 has begun */
	EXPECT_CODE(ask_json("co", "PATCH", "/series/2",
	    "{\"title\":\"Y\"}"), 200, "");
	EXPECT_CODE(ask_as("co", "DELETE", "/series/2"), 403,
	    "rest_forbidden");
}

Test(series_rights, editors_change_events_of_any_author_with_the_series)
{
	given_three_weeks("co");
	ask_json("ed", "PATCH", "/events/3", "{\"status\":\"publish\"}");
	EXPECT_CODE(ask_json("ed", "PATCH", "/series/2",
	    "{\"title\":\"X\"}"), 200, "");
	EXPECT_MEMBER(ask("GET", "/events/3"), "title", "X");
	EXPECT_CODE(ask_as("ed", "DELETE", "/series/2"), 200, "");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events?status=trash"), "total",
	    "3");
}

Test(series_rights, whoever_wrote_all_events_changes_and_deletes_the_series)
{
	static const char *const	 users[] = { "co", "au" };
	size_t				 i;

	for (i = 0; i < 2; i++) {
		int64_t	 series = given_talk(users[i], "\"recurrence\":"
			    "\"FREQ=WEEKLY;COUNT=3\"") + 1;
		const char	*path = target("/series/%lld",
				    (long long)series);

		EXPECT_CODE(ask_json(users[i], "PATCH", path,
		    "{\"title\":\"X\"}"), 200, "");
		EXPECT_CODE(ask_json(users[i], "PATCH", path,
		    "{\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"}"), 200, "");
		EXPECT_CODE(ask_json(users[i], "POST", target("%s/split",
		    path), target("{\"event\":%lld}",
		    (long long)series + 1)), 201, "");
		EXPECT_CODE(ask_as(users[i], "DELETE", path), 200, "");
		cr_expect_str_eq(series_events(series), "");
	}
}

Test(series_rights, only_editors_name_another_author)
{
	given_weekly("au", "");
	EXPECT_CODE(ask_json("au", "PATCH", "/series/2", "{\"author\":2}"),
	    403, "rest_forbidden");
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/series/2", "{\"author\":2}"),
	    "event.author", "2");
	EXPECT_MEMBER(ask("GET", "/events/3"), "author", "2");
	EXPECT_CODE(ask_json("au", "PATCH", "/series/2", "{\"title\":\"X\"}"),
	    403, "rest_forbidden");
}

Test(series_rights, a_password_of_its_events_conceals_the_series_too)
{
	struct outcome	*a;

	given_talk("ed", "\"description\":\"Secret\"");
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"password\":\"x\"," WEEKLY "}")->status, 200);
	a = ask("GET", "/series/2");
	cr_expect_eq(a->status, 200);
	cr_expect_not(outcome_has(a, "Secret"));
	EXPECT_CODE(ask("GET", "/events/3"), 403, "event-password-protected");
}

/* An editor has published one date only. */
Test(series_rights, the_rule_of_an_unpublished_one_is_not_public)
{
	static const char	 path[] = "/events/1?_fields=series.rrule";

	given_three_weeks("co");
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"status\":\"publish\"}")->status, 200);
	cr_assert_eq(ask_json("co", "PATCH", "/series/2",
	    "{\"recurrence\":\"FREQ=WEEKLY;COUNT=30\"}")->status, 200);
	EXPECT(ask("GET", path), 200, "{\"series\":{\"rrule\":\"\"}}");
	EXPECT(ask_as("ed", "GET", path), 200,
	    "{\"series\":{\"rrule\":\"FREQ=WEEKLY;COUNT=30\"}}");
	harness.prefix = "";
	cr_expect_not(outcome_has(ask("GET", "/event/talk/"), "30 times"));
	cr_expect(outcome_has(ask_as("ed", "GET", "/event/talk/"),
	    "30 times"));
}

Test(series_rights, changes_can_depend_on_the_version_that_was_read)
{
	struct outcome	*a;
	const char	*tag;

	given_weekly("ed", "");
	tag = target("If-Match: %s", outcome_header(ask_as("ed", "GET",
	    "/series/2"), "ETag"));
	a = ask_with("PATCH", "/series/2", "{\"title\":\"One\"}", as("ed"),
	    "Content-Type: application/json", tag, NULL);
	cr_assert_eq(a->status, 200, "%s", a->body);
	a = ask_with("PATCH", "/series/2", "{\"title\":\"Two\"}", as("ed"),
	    "Content-Type: application/json", tag, NULL);
	EXPECT_CODE(a, 412, "rest_precondition_failed");
	a = ask_with("POST", "/series/2/split", "{\"event\":3}", as("ed"),
	    "Content-Type: application/json", tag, NULL);
	EXPECT_CODE(a, 412, "rest_precondition_failed");
	a = ask_with("DELETE", "/series/2", NULL, as("ed"), tag, NULL);
	EXPECT_CODE(a, 412, "rest_precondition_failed");
	EXPECT_MEMBER(ask("GET", "/events/3"), "title", "One");
}

Test(series_rights, a_repeated_create_makes_one_series)
{
	static const char	 body[] = "{\"title\":\"Yoga\",\"start_date\":"
	    "\"2027-03-09\",\"end_date\":\"2027-03-09\"," WEEKLY "}";
	struct outcome		*a, *again;

	harness_start();
	a = ask_with("POST", "/events", body, as("ed"),
	    "Content-Type: application/json", "Idempotency-Key: one", NULL);
	cr_assert_eq(a->status, 201, "%s", a->body);
	again = ask_with("POST", "/events", body, as("ed"),
	    "Content-Type: application/json", "Idempotency-Key: one", NULL);
	EXPECT(again, 201, a->body);
	EXPECT_MEMBER(ask("GET", "/events"), "total", "2");
}

static const char *
id_in(const char *body)
{
	const char	*id = strstr(body, "\"id\":");

	return (id == NULL ? "" : target(" %d", atoi(id + 5)));
}

/*
 * Types and ids of messages since the last call: "event.created 1; "; letters
 * have no id.
 */
static const char *
told(void)
{
	struct statement	*st;
	const char		*all = "";

	st = db_query(harness.db, "SELECT o.type, o.body FROM outbox o"
	    " ORDER BY o.id");
	while (db_step(st))
		all = target("%s%s%s; ", all, db_string(st, 0),
		    id_in(db_string(st, 1)));
	db_done(st);
	db_begin_write(harness.db);
	db_run(db_query(harness.db, "DELETE FROM deliveries"));
	db_run(db_query(harness.db, "DELETE FROM outbox"));
	cr_assert(db_commit(harness.db));

	return (all);
}

#define EXPECT_TOLD(expected)						\
	do {								\
		const char	*all = told();				\
									\
		cr_expect_str_eq(all, expected, "%s:%d: %s", __FILE__,	\
		    __LINE__, all);					\
	} while (0)

Test(series_rights, webhooks_have_a_message_for_each_event)
{
	static const struct webhook	 hook = { .url = "https://a.example/" };

	harness_start();
	harness.site.webhooks = &hook;
	harness.site.webhook_count = 1;
	harness.site.base_url = SITE;
	given_weekly("ed", "");
	EXPECT_TOLD("event.created 1; event.created 3; ");
	ask_json("ed", "PATCH", "/series/2", "{\"title\":\"One\"}");
	EXPECT_TOLD("event.updated 1; event.updated 3; ");
	ask_json("ed", "PATCH", "/series/2", "{\"title\":\"One\"}");
	EXPECT_TOLD("");
	ask_json("ed", "PATCH", "/series/2",
	    "{\"recurrence\":\"FREQ=DAILY;INTERVAL=11;COUNT=2\"}");
	EXPECT_TOLD("event.deleted 3; event.created 4; ");
	ask_json("ed", "PATCH", "/series/2", "{" WEEKLY "}");
	EXPECT_TOLD("event.updated 3; event.deleted 4; ");
	ask_json("ed", "POST", "/series/2/split",
	    "{\"event\":3,\"title\":\"Two\"}");
	EXPECT_TOLD("event.updated 3; ");
	ask_as("ed", "DELETE", "/series/2");
	EXPECT_TOLD("event.deleted 1; ");
	ask_json("ed", "PATCH", "/series/5", "{\"recurrence\":"
	    "\"FREQ=WEEKLY\"}");
	told();
	harness.now += 20 * 86400;
	cr_assert_eq(series_extend_all(), 1);
	EXPECT_TOLD("event.created 107; event.created 108; "
	    "event.created 109; ");
}

Test(series_rights, one_letter_is_sent_about_all_events)
{
	harness_start();
	harness.site.base_url = SITE;
	harness.site.mail = (struct mail){ "smtp://localhost",
	    "cal@cal.example", "", "", "" };
	db_begin_write(harness.db);
	account_set_mail(harness.db, 2, "ed@cal.example");
	account_set_mail(harness.db, 4, "co@cal.example");
	cr_assert(db_commit(harness.db));
	given_weekly("co", "\"status\":\"pending\"");
	EXPECT_TOLD("mail.waiting; ");
	ask_json("ed", "PATCH", "/series/2", "{\"status\":\"publish\"}");
	EXPECT_TOLD("mail.published; ");
}
