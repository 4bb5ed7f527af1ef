/*
 * How many statements requests take: each is a round trip with a database
 * server. Includes statements that begin and end transactions.
 */
#include <criterion/criterion.h>

#include "base/arena.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/harness_again.h"
#include "http/fragments.h"
#include "http/message.h"
#include "http/request.h"
#include "store/db.h"

#define TRANSACTION	2	/* BEGIN and COMMIT */
#define SAVEPOINT	2	/* of a write: to it and its release */
#define LOGIN		1
#define STATE		1	/* of the whole, which each read begins with */

#define LIST		(TRANSACTION + 10)
#define PAGE		(LIST + 15)
#define FORM		(TRANSACTION + LOGIN + STATE + 8)
#define PAGE_OF_ONE	(LIST + 6)
#define SINGLE		(TRANSACTION + STATE + 3)
#define CREATE		(TRANSACTION + SAVEPOINT + LOGIN + 25)
#define OF_SERIES	17
#define SAME		(TRANSACTION + SAVEPOINT + LOGIN + 15)

/* Ten events of different venues, organizers, categories and tags. */
static void
give(void)
{
	int64_t	 venue, organizer;
	int	 i;

	harness_start();
	for (i = 0; i < 10; i++) {
		venue = given_venue("ed", target("\"venue\":\"Hall %d\"", i));
		organizer = given_organizer("ed",
		    target("\"organizer\":\"Band %d\"", i));
		given_event("ed", target("Talk %d", i), "2026-12-05 18:00",
		    "2026-12-05 20:00", target("\"venue\":%lld,"
		    "\"organizer\":%lld,\"categories\":[\"c%d\",\"d%d\"],"
		    "\"tags\":[\"t%d\"]", (long long)venue,
		    (long long)organizer, i, i, i));
	}
	harness.reading = true;
}

TestSuite(statements, .init = give);

/* Cold: the last write has invalidated all fragments. */
static int64_t
count(const char *path)
{
	struct message	 m = { .method = "GET", .peer = "" };
	struct outcome	 a;
	struct arena	*arena = arena_new();
	int64_t		 before = db_statements_so_far(harness.db);

	m.target = target("%s%s", harness.prefix, path);
	m.header[HEADER_HOST] = harness.host;
	harness_serve(arena, &m, harness.now, &a);
	cr_assert_eq(a.status, 200, "%s: %d", path, a.status);
	arena_free(arena);

	return (db_statements_so_far(harness.db) - before);
}

static void
expect_at_most(int64_t limit, int64_t found, const char *request)
{
	cr_expect(found <= limit, "%s takes %lld statements, more than %lld",
	    request, (long long)found, (long long)limit);
}

static void
expect_list(const char *path)
{
	(void)count(path);	/* makes the index */
	expect_at_most(LIST, count(path), path);
}

Test(statements, a_list_of_events_takes_ten)
{
	expect_list("/events");
}

Test(statements, a_list_by_category_takes_ten)
{
	expect_list("/events?categories=1");
}

Test(statements, a_list_by_venue_takes_ten)
{
	expect_list("/events?venue=1");
}

Test(statements, lists_of_other_records_take_ten)
{
	expect_list("/venues");
	expect_list("/venues?has_events=1&only_with_upcoming=1");
	expect_list("/organizers");
	expect_list("/categories");
	expect_list("/tags");
}

Test(statements, a_page_of_venues_takes_one_more_than_their_list)
{
	harness.prefix = "";
	(void)count("/venues/");	/* makes the index */
	expect_at_most(LIST + 1, count("/venues/"), "/venues/");
	expect_at_most(LIST + 1, count("/organizers/"), "/organizers/");
}

/* The filters are three more lists, and the events bring their costs along. */
Test(statements, a_page_of_ten_events_takes_as_many_as_one_of_a_single_event)
{
	int64_t	 one, ten;

	harness.prefix = "";
	(void)count("/?view=list");
	one = count("/?view=list&venue=1");
	ten = count("/?view=list");
	cr_expect(ten <= one, "ten events take %lld statements, one %lld",
	    (long long)ten, (long long)one);
	expect_at_most(PAGE, ten, "/?view=list");
}

Test(statements, an_event_takes_one_for_each_kind_of_link)
{
	expect_at_most(SINGLE, count("/events/3"), "/events/3");
}

static int64_t
count_form(const struct visitor *v, const char *path)
{
	int64_t	 before = db_statements_so_far(harness.db);

	cr_assert_eq(desk_open(v, path)->status, 200);

	return (db_statements_so_far(harness.db) - before);
}

/* Its password, cost, notes and series come with the record. */
Test(statements, the_form_of_an_event_reads_it_once)
{
	struct visitor	 v;

	harness.reading = false;
	desk_visitor(&v, "ed");
	(void)count_form(&v, "/desk/events/3");
	expect_at_most(FORM, count_form(&v, "/desk/events/3"),
	    "/desk/events/3");
	harness.prefix = "";
	(void)count("/event/talk-0/");
	expect_at_most(PAGE_OF_ONE, count("/event/talk-0/"),
	    "/event/talk-0/");
}

Test(statements, a_create_with_venue_and_two_categories_takes_25)
{
	int64_t	 before = db_statements_so_far(harness.db);

	harness.reading = false;
	EXPECT_CODE(ask_json("ed", "POST", "/events", "{\"title\":\"Talk\","
	    "\"start_date\":\"2026-12-05 18:00\","
	    "\"end_date\":\"2026-12-05 20:00\",\"venue\":1,"
	    "\"categories\":[1,2]}"), 201, "");
	expect_at_most(CREATE, db_statements_so_far(harness.db) - before,
	    "a create");
}

/*
 * Creates a series of this many events, with a venue, organizer, category and
 * tag.
 */
static int64_t
count_series(int events)
{
	int64_t	 before = db_statements_so_far(harness.db);

	harness.reading = false;
	EXPECT_CODE(ask_json("ed", "POST", "/events", target("{\"title\":"
	    "\"Talk\",\"start_date\":\"2026-12-05 18:00\",\"end_date\":"
	    "\"2026-12-05 20:00\",\"venue\":1,\"organizer\":2,"
	    "\"categories\":[1],\"tags\":[\"t1\"],"
	    "\"recurrence\":\"FREQ=DAILY;COUNT=%d\"}", events)), 201, "");

	return (db_statements_so_far(harness.db) - before);
}

Test(statements, another_event_of_a_series_takes_seventeen)
{
	int64_t	 ten = count_series(10);

	expect_at_most(10 * OF_SERIES, count_series(20) - ten,
	    "ten more events of a series");
}

/* Changes neither its terms nor the index. */
Test(statements, an_update_without_changes_takes_15)
{
	int64_t	 before = db_statements_so_far(harness.db);

	harness.reading = false;
	EXPECT_CODE(ask_json("ed", "POST", "/events/3", "{\"title\":\"Talk 0\","
	    "\"categories\":[1,2]}"), 200, "");
	expect_at_most(SAME, db_statements_so_far(harness.db) - before,
	    "an update");
}

/* Warm: its linked records were read before. */
Test(statements, an_event_takes_three_when_it_was_read_before)
{
	(void)count("/events/3");
	expect_at_most(TRANSACTION + 3, count("/events/3"), "/events/3");
}
