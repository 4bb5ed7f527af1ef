/* Events of a series share their texts in the database (series_texts). */
#include <string.h>

#include <criterion/criterion.h>

#include "base/budget.h"
#include "base/clock.h"
#include "store/db.h"
#include "store/index/changes.h"
#include "store/status.h"
#include "tests/support/series_given.h"

#define SIZE	60000	/* bytes of a long text */
#define DAILY	"\"title\":\"Yoga\",\"start_date\":\"2026-11-22 18:00\"," \
	"\"end_date\":\"2026-11-22 19:00\",\"cost\":\"7\","		\
	"\"website\":\"https://yoga.example/\""

static const char *
long_text(char letter)
{
	static char	 text[SIZE + 1];

	memset(text, letter, SIZE);
	return (text);
}

static void
create(const char *recurrence)
{
	cr_assert_eq(ask_json("ed", "POST", "/events", target("{" DAILY
	    ",\"recurrence\":\"%s\",\"description\":\"%s\"}", recurrence,
	    long_text('x')))->status, 201);
}

static void
change(const char *path, const char *json)
{
	cr_assert_eq(ask_json("ed", "PATCH", path, json)->status, 200);
}

static int64_t
number(struct statement *st)
{
	int64_t	 value;

	cr_assert(db_step(st));
	value = db_integer(st, 0);
	db_done(st);
	return (value);
}

static int64_t
count_texts(void)
{
	return (number(db_query(harness.db,
	    "SELECT COUNT(*) FROM series_texts")));
}

static int64_t
count_bytes(void)
{
	return (number(db_query(harness.db, "SELECT"
	    " (SELECT SUM(LENGTH(description)) FROM events)"
	    " + (SELECT COALESCE(SUM(LENGTH(description)), 0)"
	    " FROM series_texts)")));
}

static void
expect_text(int64_t event, char first, size_t length)
{
	const char	*text = outcome_text(ask("GET", target("/events/%d",
			    (int)event)), "description");

	cr_expect_eq(text[0], first, "%d: %.20s", (int)event, text);
	cr_expect_eq(strlen(text), length, "%d: %zu", (int)event,
	    strlen(text));
}

Test(event_texts, of_a_thousand_are_stored_once)
{
	harness_start();
	harness.site.horizon = 60;
	create("FREQ=DAILY;COUNT=1000");
	cr_expect_eq(series_count(2), 1000);
	cr_expect_eq(count_texts(), 1);
	cr_expect_eq(count_bytes(), SIZE);
	expect_text(1, 'x', SIZE);
	expect_text(900, 'x', SIZE);
	EXPECT_MEMBER(ask("GET", "/events/900"), "website",
	    "https://yoga.example/");
}

Test(event_texts, a_change_of_the_series_writes_one)
{
	create("FREQ=DAILY;COUNT=10");
	change("/series/2", target("{\"description\":\"%s\"}",
	    long_text('y')));
	cr_expect_eq(count_texts(), 1);
	cr_expect_eq(count_bytes(), SIZE);
	expect_text(1, 'y', SIZE);
	expect_text(11, 'y', SIZE);
}

Test(event_texts, past_events_keep_theirs)
{
	create("FREQ=DAILY;COUNT=10");
	harness.now += 5 * 86400;
	change("/series/2", "{\"description\":\"New\"}");
	cr_expect_eq(count_texts(), 2);
	expect_text(1, 'x', SIZE);
	expect_text(11, 'N', 3);
}

Test(event_texts, an_event_that_differs_has_its_own)
{
	create("FREQ=DAILY;COUNT=3");
	change("/events/3", "{\"description\":\"Own\"}");
	cr_expect_eq(count_texts(), 1);
	expect_text(3, 'O', 3);
	EXPECT_MEMBER(ask("GET", "/events/3"), "series.detached.0",
	    "description");
	expect_text(4, 'x', SIZE);

	/* It still does after a change of the others, until it follows. */
	change("/series/2", "{\"website\":\"https://a.example/\","
	    "\"description\":\"All\"}");
	expect_text(3, 'O', 3);
	EXPECT_MEMBER(ask("GET", "/events/3"), "website",
	    "https://a.example/");
	expect_text(4, 'A', 3);
	change("/events/3", "{\"follow_series\":true}");
	expect_text(3, 'A', 3);
	cr_expect_eq(number(db_query(harness.db, "SELECT COUNT(*) FROM events"
	    " WHERE texts_id IS NULL")), 0);
}

Test(event_texts, sent_again_are_no_others)
{
	create("FREQ=DAILY;COUNT=3");
	change("/events/3", target("{\"description\":\"%s\",\"title\":\"Z\"}",
	    long_text('x')));
	EXPECT_MEMBER(ask("GET", "/events/3"), "series.detached.0",
	    "title");
	cr_expect_eq(count_bytes(), SIZE);
}

Test(event_texts, of_a_series_that_is_split_are_shared_by_both)
{
	create("FREQ=DAILY;COUNT=6");
	EXPECT_MEMBER(ask("GET", "/events?series=2"), "total", "6");
	cr_expect_eq(ask_json("ed", "POST", "/series/2/split",
	    "{\"event\":5,\"title\":\"Z\"}")->status, 201);
	cr_expect_eq(count_texts(), 1);
	cr_expect_eq(count_bytes(), SIZE);
	expect_text(1, 'x', SIZE);
	expect_text(5, 'x', SIZE);
	EXPECT_MEMBER(ask("GET", "/events?series=2"), "total", "3");
}

static void
delete(int event)
{
	cr_expect_eq(ask_as("ed", "DELETE", target("/events/%d?purge=true",
	    event))->status, 200);
}

Test(event_texts, outlive_the_series_as_long_as_its_events)
{
	create("FREQ=DAILY;COUNT=3");
	cr_expect_eq(ask_as("ed", "DELETE", "/series/2")->status, 200);
	cr_expect_eq(count_texts(), 1);
	cr_expect_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"status\":\"publish\"}")->status, 200);
	expect_text(1, 'x', SIZE);
	delete(1);
	delete(3);
	cr_expect_eq(count_texts(), 1);
	delete(4);
	cr_expect_eq(count_texts(), 0);
}

/* Also once the index has followed their change. */
Test(event_texts, are_found_by_their_words)
{
	create("FREQ=DAILY;COUNT=5");
	change("/series/2", "{\"description\":\"lark song\"}");
	change("/events/4", "{\"description\":\"owl\"}");
	EXPECT_MEMBER(ask("GET", "/events?search=lark"), "total", "4");
	EXPECT_MEMBER(ask("GET", "/events?search=%22lark+song%22"), "total",
	    "4");
	EXPECT_MEMBER(ask("GET", "/events?search=owl"), "total", "1");
	EXPECT_MEMBER(ask("GET", "/events?search=yoga"), "total", "5");
	change("/series/2", "{\"description\":\"rain\"}");
	EXPECT_MEMBER(ask("GET", "/events?search=lark"), "total", "0");
	EXPECT_MEMBER(ask("GET", "/events?search=rain"), "total", "4");
}

/*
 * A series of 100 events, each with as long texts of its own as an event may
 * have: three times as much as the memory of a request.
 */
#define OWN	262000
#define MEMORY	(16 << 20)

static const char *
own_text(void)
{
	static char	 text[OWN + 1];

	memset(text, 'a', OWN);
	return (text);
}

static void
given_own_texts(void)
{
	struct statement	*st;

	create("FREQ=DAILY;COUNT=100");
	db_begin_write(harness.db);
	st = db_query(harness.db, "UPDATE events SET texts_id = NULL,"
	    " description = $1 || id, excerpt = id || $1,"
	    " detached = 'description,excerpt' WHERE series_id = 2");
	db_bind_text(st, 1, own_text());
	db_run(st);
	change_note_series(harness.db, 2);
	cr_assert(db_commit(harness.db), "%s", db_message(harness.db));
}

/* Own places of a contributor's events leave with them, or appear. */
static void
given_own_places(void)
{
	int	 i;

	cr_assert_eq(ask_json("co", "POST", "/events", "{" DAILY
	    ",\"status\":\"pending\",\"recurrence\":"
	    "\"FREQ=DAILY;COUNT=70\"}")->status, 201);
	for (i = 3; i < 72; i++)
		cr_assert_eq(ask_json("co", "PATCH", target("/events/%d", i),
		    target("{\"venue\":{\"venue\":\"Hall %d\","
		    "\"description\":\"%d%s\"}}", i, i,
		    own_text()))->status, 200);
}

/* Events of any series with these texts and this title, by their status. */
static int64_t
count_own(const char *title, enum status status)
{
	struct statement	*st;

	st = db_query(harness.db, "SELECT COUNT(*) FROM events e"
	    " LEFT JOIN series_texts x ON x.id = e.texts_id"
	    " WHERE LENGTH(COALESCE(x.description, e.description)) > $1"
	    " AND LENGTH(COALESCE(x.excerpt, e.excerpt)) > $1"
	    " AND title = $2 AND status = $3");
	db_bind_integer(st, 1, OWN);
	db_bind_text(st, 2, title);
	db_bind_integer(st, 3, status);
	return (number(st));
}

static void
expect_fits(const char *method, const char *path, const char *json,
    int status)
{
	struct budget	 budget;
	struct outcome	*a;

	budget_start(&budget, 3600 * CLOCK_SECOND, MEMORY);
	harness.budget = &budget;
	a = json == NULL ? ask_as("ed", method, path) :
	    ask_json("ed", method, path, json);
	harness.budget = NULL;
	cr_expect_eq(a->status, status, "%s %s: %d %s", method, path,
	    a->status, a->body);
}

Test(event_texts, of_their_own_take_the_memory_of_a_few)
{
	given_own_texts();
	expect_fits("PATCH", "/series/2", "{\"title\":\"Walk\"}", 200);
	cr_expect_eq(count_own("Walk", STATUS_PUBLISH), 100);
	expect_fits("PATCH", "/series/2",
	    "{\"recurrence\":\"FREQ=DAILY;COUNT=90\"}", 200);
	cr_expect_eq(count_own("Walk", STATUS_PUBLISH), 90);
	cr_expect_eq(count_own("Walk", STATUS_TRASH), 10);
	expect_fits("POST", "/series/2/split",
	    "{\"event\":12,\"title\":\"Talk\"}", 201);
	cr_expect_eq(count_own("Walk", STATUS_PUBLISH), 10);
	cr_expect_eq(count_own("Talk", STATUS_PUBLISH), 80);
	expect_fits("DELETE", "/series/102", NULL, 200);
	cr_expect_eq(count_own("Talk", STATUS_TRASH), 80);
	cr_expect_eq(count_own("Walk", STATUS_PUBLISH), 10);
}

static int64_t
count_halls(enum status status)
{
	struct statement	*st;

	st = db_query(harness.db, "SELECT COUNT(*) FROM venues"
	    " WHERE status = $1");
	db_bind_integer(st, 1, status);
	return (number(st));
}

/* So a change of the series need not write them again. */
Test(event_texts, that_are_long_are_in_no_row_of_an_event)
{
	create("FREQ=DAILY;COUNT=3");
	change("/events/3", target("{\"description\":\"%s\"}",
	    long_text('y')));
	change("/events/4", "{\"cost\":\"9\"}");
	cr_expect_eq(number(db_query(harness.db, "SELECT COUNT(*) FROM events"
	    " WHERE description <> ''")), 0);
	cr_expect_eq(count_texts(), 3);
	change("/series/2", "{\"title\":\"Walk\"}");
	cr_expect_eq(number(db_query(harness.db,
	    "SELECT MAX(id) FROM series_texts")), 3);
	change("/series/2", "{\"website\":\"https://a.example/\"}");
	cr_expect_eq(count_texts(), 3);
	expect_text(3, 'y', SIZE);
	expect_text(4, 'x', SIZE);
	EXPECT_MEMBER(ask("GET", "/events/4"), "website",
	    "https://a.example/");
	cr_expect_eq(ask_as("ed", "DELETE", "/series/2")->status, 200);
	cr_expect_eq(number(db_query(harness.db, "SELECT COUNT(*) FROM events"
	    " WHERE description <> ''")), 0);
	cr_expect_eq(count_texts(), 3);
	change("/events/3", "{\"status\":\"publish\"}");
	expect_text(3, 'y', SIZE);
	change("/events/3", "{\"description\":\"Short\"}");
	cr_expect_eq(count_texts(), 2);
	expect_text(3, 'S', 5);
}

Test(event_texts, of_their_places_take_the_memory_of_a_few)
{
	given_own_places();
	expect_fits("PATCH", "/series/2", "{\"status\":\"publish\"}", 200);
	cr_expect_eq(count_halls(STATUS_PUBLISH), 69);
}

Test(event_texts, of_their_places_are_not_in_the_way_of_a_deletion)
{
	given_own_places();
	expect_fits("DELETE", "/series/2", NULL, 200);
	cr_expect_eq(count_halls(STATUS_TRASH), 69);
}
