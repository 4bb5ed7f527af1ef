/*
 * How often a request waits for the database server: src/store/README.md has
 * the limits. Engines in the process never wait.
 */
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/clock.h"
#include "tests/support/given.h"
#include "http/fragments.h"
#include "http/message.h"
#include "http/request.h"
#include "http/serve.h"
#include "tests/support/postgresql.h"
#include "server/reader.h"
#include "store/db.h"

#define CACHED	1
#define SINGLE	3
#define LIST	4
#define CREATE	8
#define DELETE	8	/* of a category with a hundred events */
#define SERIES	18	/* of a hundred events */
#define TRASH	26	/* of such a series */

#define FIELDS	"{\"title\":\"A talk of other words\"," \
	"\"start_date\":\"2026-12-05 18:00\"," \
	"\"end_date\":\"2026-12-05 20:00\",\"venue\":1,\"categories\":[1,2]"

static struct reader	*reader;
static struct arena	*arena;

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
	reader = reader_new(harness.db);
	arena = arena_new();
}

TestSuite(round_trips, .init = give);

static struct request *
prepare(struct message *m, const char *path)
{
	m->peer = "";
	m->target = target("%s%s", harness.prefix, path);
	m->header[HEADER_HOST] = harness.host;

	return (serve_prepare(arena, &harness.site, m, harness.now));
}

/*
 * The cache reads the version first. It also needs the time of the next
 * publication, which must cost no round trip.
 */
static void
read_cold(const char *path)
{
	struct message	 m = { .method = "GET" };
	struct request	*rq;

	(void)db_version(harness.db);
	rq = prepare(&m, path);
	rq->wants_schedule = true;
	cr_assert(reader_serve(reader, rq, 10 * CLOCK_SECOND, true));
	cr_assert_eq(rq->reply.status, 200, "%s: %d", path, rq->reply.status);
	cr_assert(rq->has_schedule);
}

static void
expect_at_most(int64_t limit, int64_t before, const char *request)
{
	int64_t	 found = db_round_trips_so_far(harness.db) - before;

	if (!postgresql_is_there())
		limit = 0;
	cr_expect(found <= limit, "%s takes %lld round trips, more than %lld",
	    request, (long long)found, (long long)limit);
}

static void
expect_read(int64_t limit, const char *path)
{
	int64_t	 before = db_round_trips_so_far(harness.db);

	read_cold(path);
	expect_at_most(limit, before, path);
}

/* The index has followed all changes. */
static void
expect_list(int64_t limit, const char *path)
{
	read_cold(path);
	reader = reader_new(harness.db);
	expect_read(limit, path);
}

Test(round_trips, a_cached_answer_takes_one)
{
	int64_t	 before;

	read_cold("/events/3");
	before = db_round_trips_so_far(harness.db);
	(void)db_version(harness.db);
	expect_at_most(CACHED, before, "a cached answer");
}

Test(round_trips, a_cold_event_takes_three)
{
	expect_read(SINGLE, "/events/3");
	expect_read(SINGLE, "/events/6");
	expect_read(SINGLE, "/events/by-slug/talk-7");
}

Test(round_trips, a_cold_venue_takes_three)
{
	expect_read(SINGLE, "/venues/1");
}

Test(round_trips, a_cold_list_takes_four)
{
	expect_list(LIST, "/events");
}

Test(round_trips, a_cold_second_page_takes_four)
{
	expect_list(LIST, "/events?per_page=5&page=2");
}

Test(round_trips, a_cold_list_by_category_takes_four)
{
	expect_list(LIST, "/events?categories=1");
}

Test(round_trips, cold_lists_of_other_records_take_four)
{
	expect_list(LIST, "/venues");
	expect_list(LIST, "/organizers");
	expect_list(LIST, "/categories");
	expect_list(LIST, "/tags");
}

/* Works like the writer as long as no request has failed. */
static void
write_one(struct message *m, const char *path, int status)
{
	struct request	*rq;

	m->header[HEADER_AUTHORIZATION] = as("ed") + strlen("Authorization: ");
	rq = prepare(m, path);
	rq->db = harness.db;
	rq->fragments = fragments_new();
	fragments_renew(rq->fragments, 1);
	db_begin_write(harness.db);
	cr_assert_eq(serve_answer(rq), status, "%s", rq->out.buf.data);
	cr_assert_not(db_failed(harness.db));
	cr_assert(db_commit(harness.db));
	fragments_free(rq->fragments);
}

static void
expect_create(int64_t limit, const char *body)
{
	struct message	 m = { .method = "POST", .body = body,
	    .body_length = strlen(body) };
	int64_t		 before = db_round_trips_so_far(harness.db);

	m.header[HEADER_CONTENT_TYPE] = "application/json";
	write_one(&m, "/events", 201);
	expect_at_most(limit, before, body);
}

Test(round_trips, a_create_with_venue_and_two_categories_takes_eight)
{
	expect_create(CREATE, FIELDS "}");
}

Test(round_trips, a_create_of_a_series_takes_few_for_each_event)
{
	expect_create(SERIES, FIELDS
	    ",\"recurrence\":\"FREQ=DAILY;COUNT=100\"}");
}

Test(round_trips, a_delete_of_a_series_takes_few_for_each_event)
{
	struct message		 m = { .method = "DELETE" };
	struct statement	*st;
	int64_t			 before;
	const char		*path;

	expect_create(SERIES, FIELDS
	    ",\"recurrence\":\"FREQ=DAILY;COUNT=100\"}");
	st = db_query(harness.db, "SELECT id FROM series");
	cr_assert(db_step(st));
	path = target("/series/%lld", (long long)db_integer(st, 0));
	db_done(st);
	before = db_round_trips_so_far(harness.db);
	write_one(&m, path, 200);
	expect_at_most(TRASH, before, path);
}

/* The events begin at the same time, so they share rows of the search index. */
Test(round_trips, a_delete_of_a_category_does_not_ask_for_each_event)
{
	struct message	 m = { .method = "DELETE" };
	int64_t		 before;
	int		 i;

	for (i = 0; i < 100; i++)
		given_event("ed", target("Many %d", i), "2026-12-05 18:00",
		    "2026-12-05 20:00", "\"categories\":[\"c0\"]");
	before = db_round_trips_so_far(harness.db);
	write_one(&m, "/categories/1", 200);
	expect_at_most(DELETE, before, "a delete");
}

Test(round_trips, of_all_connections_are_added_up)
{
	struct db_traffic	 before, after;
	int64_t			 own = db_round_trips_so_far(harness.db);

	db_traffic(&before);
	read_cold("/events/3");
	db_traffic(&after);
	own = db_round_trips_so_far(harness.db) - own;
	cr_expect_eq(after.round_trips - before.round_trips, own);
	cr_expect_eq(after.open, postgresql_is_there());
	cr_expect_eq(after.connects, postgresql_is_there());
	cr_expect_eq(after.reconnects, 0);
}
