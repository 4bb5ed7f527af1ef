#include <criterion/criterion.h>

#include "store/db.h"
#include "store/stored_links.h"

#include "tests/support/terms_given.h"

static void
expect_count(const char *expected)
{
	EXPECT_MEMBER(ask("GET", "/categories/1"), "count", expected);
	EXPECT_MEMBER(ask("GET", "/categories?hide_empty=0"),
	    "categories.0.count", expected);
	EXPECT_MEMBER(ask("GET", "/categories"), "total",
	    *expected == '0' ? "0" : "1");
}

static struct outcome *
change(int64_t event, const char *fields)
{
	struct outcome	*a;

	a = ask_json("ed", "PATCH", target("/events/%lld", (long long)event),
	    target("{%s}", fields));
	cr_assert_eq(a->status, 200, "%s", a->body);

	return (a);
}

Test(terms_count, follows_the_links_and_statuses_of_events)
{
	int64_t	 first, second;

	given_term("categories", "Music", "");
	expect_count("0");
	first = given_talk("ed", "\"categories\":[1]");
	second = given_talk("ed", "\"categories\":[1],"
	    "\"hide_from_listings\":true");
	expect_count("2");
	EXPECT_MEMBER(change(first, "\"status\":\"draft\""),
	    "categories.0.count", "1");
	expect_count("1");
	change(first, "\"categories\":[]");
	change(second, "\"status\":\"private\"");
	expect_count("0");
	change(first, "\"categories\":[1,\"music\"],\"status\":\"publish\"");
	change(first, "\"categories\":[1]");
	expect_count("1");
}

Test(terms_count, follows_events_that_go)
{
	int64_t	 first, second, third;

	given_term("categories", "Music", "");
	first = given_talk("ed", "\"categories\":[1]");
	second = given_talk("ed", "\"categories\":[1]");
	third = given_talk("ed", "\"categories\":[1]");
	ask_as("ed", "DELETE", target("/events/%lld", (long long)first));
	expect_count("2");
	ask_as("ed", "DELETE", target("/events/%lld?purge=1",
	    (long long)first));
	expect_count("2");
	ask_as("ed", "DELETE", target("/events/%lld?purge=1",
	    (long long)second));
	expect_count("1");
	ask_as("ed", "DELETE", target("/events/%lld", (long long)third));
	expect_count("0");
	change(third, "\"status\":\"publish\"");
	expect_count("1");
}

static void
publish(void)
{
	db_begin_write(harness.db);
	events_publish(harness.db, harness.now, 20);
	cr_assert(db_commit(harness.db), "%s", db_message(harness.db));
}

static int64_t
stored_as_scheduled(void)
{
	struct statement	*st;
	int64_t			 count;

	st = db_query(harness.db,
	    "SELECT count(*) FROM events WHERE status = 1");
	count = db_step(st) ? db_integer(st, 0) : -1;
	db_done(st);

	return (count);
}

Test(terms_count, has_scheduled_events_from_their_time_on)
{
	int64_t	 event;

	given_term("categories", "Music", "");
	event = given_talk("ed", "\"categories\":[1],"
	    "\"date\":\"2026-11-21 01:00:00\"");
	given_talk("ed", "\"date\":\"2026-11-21 01:00:00\"");
	expect_count("0");
	harness.now = NOW + 42 * 60 + 29;
	EXPECT_MEMBER(ask("GET", "/events?categories=1"), "total", "0");
	expect_count("0");
	harness.now++;
	EXPECT_MEMBER(ask("GET", "/events?categories=1"), "total", "1");
	expect_count("1");
	EXPECT_MEMBER(ask("GET", target("/events/%lld", (long long)event)),
	    "categories.0.count", "1");

	/* Storing the effective status changes nothing. */
	publish();
	cr_expect_eq(stored_as_scheduled(), 0);
	expect_count("1");
	change(event, "\"title\":\"U\"");
	expect_count("1");
	ask_as("ed", "DELETE", target("/events/%lld?purge=1",
	    (long long)event));
	expect_count("0");
}

/* However many are due, each transaction is short. */
Test(terms_count, due_events_are_published_some_at_a_time)
{
	int	 i;

	given_term("categories", "Music", "");
	for (i = 0; i < 25; i++)
		given_talk("ed", "\"categories\":[1],"
		    "\"date\":\"2026-11-21 01:00:00\"");
	publish();
	cr_expect_eq(stored_as_scheduled(), 25);
	harness.now += 3600;
	expect_count("25");
	publish();
	cr_expect_eq(stored_as_scheduled(), 5);
	expect_count("25");
	publish();
	cr_expect_eq(stored_as_scheduled(), 0);
	expect_count("25");
}

Test(terms_count, orders_with_due_events)
{
	static const struct listed	 rows[] = {
		{ "orderby=count", "b, a" },
		{ "orderby=count&order=desc", "a, b" }
	};

	given_term("categories", "a", "");
	given_term("categories", "b", "");
	given_talk("ed", "\"categories\":[1,2]");
	given_talk("ed", "\"categories\":[1],"
	    "\"date\":\"2026-11-21 01:00:00\"");
	harness.now += 3600;
	expect_listed("categories", rows, 2);
}

Test(terms_count, is_not_its_children_s)
{
	given_term("categories", "a", "");
	given_term("categories", "b", "\"parent\":1");
	given_talk("ed", "\"categories\":[2]");
	EXPECT_MEMBER(ask("GET", "/categories/1"), "count", "0");
	EXPECT_MEMBER(ask("GET", "/categories"), "total", "1");
	ask_as("ed", "DELETE", "/categories/2");
	EXPECT_MEMBER(ask("GET", "/categories/1"), "count", "0");
}

Test(terms_count, of_events_to_come_is_asked_for)
{
	static const struct listed	 rows[] = {
		{ "upcoming=1", "b, d" },
		{ "upcoming=1&orderby=count&order=desc", "d, b" },
		{ "upcoming=0&hide_empty=1", "a, b, c, d" }
	};

	given_term("categories", "a", "");
	given_term("categories", "b", "");
	given_term("categories", "c", "");
	given_term("categories", "d", "");
	given_term("categories", "empty", "");
	given_talk("ed", "\"categories\":[2,4]");
	given_talk("ed", "\"categories\":[4]");
	given_talk("ed", "\"categories\":[3],\"hide_from_listings\":true");
	change(given_talk("ed", "\"categories\":[1]"),
	    "\"start_date\":\"2026-11-20\",\"end_date\":\"2026-11-20\"");
	expect_listed("categories", rows, 3);
}
