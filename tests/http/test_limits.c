/* Limits of requests and answers (rules, section 31). */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/buf.h"
#include "base/clock.h"
#include "generated/service.h"
#include "http/author_quota.h"
#include "http/request.h"
#include "http/serve.h"
#include "store/db.h"
#include "tests/support/derived.h"
#include "tests/support/image_given.h"
#include "tests/support/series_given.h"

#define INVALID(name, message)						\
	"{\"code\":\"rest_invalid_param\",\"message\":"			\
	"\"Invalid parameter(s): " name "\",\"data\":{\"status\":400,"	\
	"\"params\":{\"" name "\":\"" message "\"},\"details\":{\"" name \
	"\":{\"code\":\"rest_out_of_bounds\",\"message\":\"" message	\
	"\",\"data\":{\"pointer\":\"/" name "\"}}}}}"

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

TestSuite(limits, .init = setup, .fini = teardown);

static const char *
letters(size_t count)
{
	char	*text;

	text = memset(arena_bytes(arena, count + 1), 'x', count);
	text[count] = '\0';

	return (text);
}

/* The text repeated, with consecutive numbers from `from` on for its #. */
static const char *
times_from(int from, int count, const char *text)
{
	struct buf	 all;
	const char	*place;
	int		 i;

	buf_init(&all, arena, (size_t)count * 20);
	place = strchrnul(text, '#');
	for (i = from; i < from + count; i++) {
		buf_add(&all, text, (size_t)(place - text));
		if (*place != '\0')
			buf_printf(&all, "%d%s", i, place + 1);
	}

	return (all.data);
}

static const char *
times(int count, const char *text)
{
	return (times_from(1, count, text));
}

static bool
complains_of(const struct outcome *o, const char *name, const char *what)
{
	const char	*message;

	message = outcome_text(o, target("data.params.%s", name));

	return (o->status == 400 && message != NULL &&
	    strstr(message, what) != NULL);
}

Test(limits, texts_of_filters)
{
	static const struct {
		const char	*path;
		const char	*name;
	} rows[] = {
		{ "/events", "search" }, { "/venues", "search" },
		{ "/organizers", "search" }, { "/categories", "search" },
		{ "/tags", "search" }, { "/categories", "slug" },
		{ "/tags", "slug" }, { "/venues", "has_events" },
		{ "/events", "strict_dates" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_expect_not(complains_of(ask_json(NULL, "GET", rows[i].path,
		    target("{\"%s\":\"%s\"}", rows[i].name, letters(2000))),
		    rows[i].name, "bytes"), "%s", rows[i].name);
		EXPECT_CODE(ask_json(NULL, "GET", rows[i].path, target(
		    "{\"%s\":\"%s\"}", rows[i].name, letters(2001))), 400,
		    "rest_invalid_param");
	}
	EXPECT(ask_json(NULL, "GET", "/events", target("{\"search\":\"%s\"}",
	    letters(2001))), 400,
	    INVALID("search", "search must have 2000 bytes or less."));
}

Test(limits, of_pages_too)
{
	static const char *const	 names[] = { "search", "categories",
	    "tags", "venue", "organizer" };
	size_t				 i;

	harness_start();
	harness.prefix = "";
	for (i = 0; i < COUNT(names); i++)
		EXPECT_CODE(ask_json(NULL, "GET", "/", target(
		    "{\"%s\":\"%s\"}", names[i], letters(2001))), 400,
		    "rest_invalid_param");
}

Test(limits, links_of_a_page_stay_small)
{
	static const char *const	 targets[] = { "/", "/?view=list",
	    "/?view=list&page=2" };
	struct outcome			*o;
	size_t				 i;

	harness_start();
	harness.prefix = "";
	for (i = 0; i < COUNT(targets); i++) {
		o = ask_json(NULL, "GET", targets[i], target(
		    "{\"search\":\"-%s\"}", times(999, "\xc3\xa9")));
		cr_expect_lt(o->length, 1 << 18, "%zu", o->length);
		o = ask_json(NULL, "GET", targets[i], target(
		    "{\"search\":\"-%s\"}", times(30000, "\xc3\xa9")));
		cr_expect_eq(o->status, 400);
		cr_expect_lt(o->length, 1 << 16, "%zu", o->length);
	}
}

Test(limits, words_of_a_search)
{
	given_event("ed", "Talk", "2026-12-05 18:00", "2026-12-05 20:00", "");
	EXPECT_CODE(ask_json(NULL, "GET", "/events", target(
	    "{\"search\":\"%s\"}", times(32, "a# "))), 200, "");
	EXPECT(ask_json(NULL, "GET", "/events", target("{\"search\":\"%s\"}",
	    times(33, "a# "))), 400,
	    INVALID("search", "search must have at most 32 different words."));
	EXPECT_MEMBER(ask_json(NULL, "GET", "/events", target(
	    "{\"search\":\"%s\"}", times(600, "ta "))), "total", "1");
}

Test(limits, members_of_a_filter)
{
	static const struct {
		const char	*path;
		const char	*name;
	} rows[] = {
		{ "/events", "include" }, { "/events", "venue" },
		{ "/events", "organizer" }, { "/events", "categories" },
		{ "/events", "tags" }, { "/events", "status" },
		{ "/categories", "include" }, { "/categories", "exclude" },
		{ "/tags", "include" }, { "/tags", "exclude" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_expect_not(complains_of(ask("GET", target("%s?%s=%s",
		    rows[i].path, rows[i].name, times(100, "#,"))),
		    rows[i].name, "must have at most 100"), "%s", rows[i].name);
		cr_expect(complains_of(ask("GET", target("%s?%s=%s",
		    rows[i].path, rows[i].name, times(101, "#,"))),
		    rows[i].name, "must have at most 100 values."), "%s",
		    rows[i].name);
	}
}

/* Creates an event by ed with these members. */
static struct outcome *
create(const char *members)
{
	return (ask_json("ed", "POST", "/events", target("{\"title\":\"T\","
	    "\"start_date\":\"now\",\"end_date\":\"now\",%s}", members)));
}

static void
add_terms(int kind, int from, int count, const char *slug)
{
	struct statement	*st;

	db_begin_write(harness.db);
	st = db_query(harness.db, "WITH RECURSIVE given (kind, first, count,"
	    " slug) AS (SELECT $1, $2, $3, $4), n (i) AS (SELECT 1 UNION ALL"
	    " SELECT i + 1 FROM n, given WHERE i < count)"
	    " INSERT INTO terms (id, kind, name, name_key, name_folded, slug,"
	    " description, description_key, searched) SELECT first + i - 1, "
	    "kind, slug || '?' || i, slug || '?' || i, slug || '?' || i,"
	    " slug || CASE WHEN i > 1 THEN '-' || i ELSE '' END, '', '', ''"
	    " FROM n, given");
	db_bind_integer(st, 1, kind);
	db_bind_integer(st, 2, from);
	db_bind_integer(st, 3, count);
	db_bind_text(st, 4, slug);
	db_run(st);
	derived_note_all(harness.db);
	db_commit(harness.db);
	cr_assert_not(db_failed(harness.db), "%s", db_message(harness.db));
}

Test(limits, terms_of_an_event)
{
	const char	*few = times(60, "#,");

	harness_start();
	add_terms(0, 1, 200, "a");
	add_terms(1, 201, 200, "b");
	EXPECT_CODE(create(target("\"categories\":\"%s\"",
	    times(100, "#,"))), 201, "");
	cr_expect(complains_of(create(target("\"categories\":\"%s\"",
	    times(101, "#,"))), "categories", "must have at most 100 values"));
	cr_expect(complains_of(create(target("\"categories\":\"%s\","
	    "\"tags\":\"%s\"", few, times_from(201, 41, "#,"))), "tags",
	    "more than 100 categories and tags"));
	EXPECT_CODE(create(target("\"categories\":\"%s\",\"tags\":\"%s\"",
	    few, times_from(201, 40, "#,"))), 201, "");
	cr_expect(complains_of(ask_json("ed", "PATCH", "/events/2", target(
	    "{\"categories\":\"%s\"}", times(61, "#,"))), "categories",
	    "more than 100 categories and tags"));
	EXPECT_CODE(ask_json("ed", "PATCH", "/events/2", target(
	    "{\"categories\":\"%s\",\"tags\":\"\"}", times(100, "#,"))), 200,
	    "");
}

#define TOO_MANY_LINKS	"recurrence cannot be used: its events would have" \
	" more than 20000 venues, organizers, categories and tags together;" \
	" expected fewer of these or fewer dates."

/* A rule of so many dates, from 2027-03-01 on. */
static const char *
many_dates(int count)
{
	return (target("\"start_date\":\"2027-03-01 09:00\",\"end_date\":"
	    "\"2027-03-01 10:00\",\"recurrence\":"
	    "\"FREQ=DAILY;BYHOUR=9,18;COUNT=%d\"", count));
}

static struct outcome *
create_dates(int count, int tags)
{
	return (ask_json("au", "POST", "/events", target("{\"title\":\"T\","
	    "%s,\"tags\":\"%s\"}", many_dates(count), times(tags, "#,"))));
}

/* Expects that a change by au is rejected, and makes no more events. */
static void
expect_too_many(const char *method, const char *path, const char *json)
{
	const char	*total, *all = "/events?start_date=2027-01-01";

	total = outcome_text(ask("GET", all), "total");
	EXPECT_MEMBER(ask_json("au", method, path, json),
	    "data.params.recurrence", TOO_MANY_LINKS);
	EXPECT_MEMBER(ask("GET", all), "total", total);
}

/* The dates of a series are events, each with the links of the series. */
Test(limits, links_of_a_series)
{
	const char	*tags;

	harness_start();
	add_terms(1, 1, 100, "a");
	EXPECT_MEMBER(create_dates(1000, 21), "data.params.recurrence",
	    TOO_MANY_LINKS);
	EXPECT_CODE(create_dates(1000, 20), 201, "");
	expect_too_many("PATCH", "/series/2", target("{\"tags\":\"%s\"}",
	    times(21, "#,")));
	expect_too_many("PATCH", "/series/2", "{\"venue\":{\"venue\":\"V\"}}");
	EXPECT_CODE(ask_json("au", "PATCH", "/series/2",
	    "{\"title\":\"U\",\"tags\":\"1\"}"), 200, "");
	EXPECT_CODE(create_dates(200, 100), 201, "");
	expect_too_many("PATCH", "/series/1003", target("{%s}",
	    many_dates(201)));
	tags = times(100, "#,");
	expect_too_many("POST", "/series/2/split", target("{\"event\":500,"
	    "\"tags\":\"%s\"}", tags));
	EXPECT_CODE(ask_json("au", "POST", "/events", target("{\"title\":"
	    "\"T\",\"start_date\":\"2027-03-01\",\"end_date\":"
	    "\"2027-03-01\",\"tags\":\"%s\"}", tags)), 201, "");
	expect_too_many("PATCH", "/events/1203", target("{%s}",
	    many_dates(201)));
}

/* A later horizon makes no more dates than there may be. */
Test(limits, links_of_a_series_that_is_extended)
{
	harness_start();
	harness.site.horizon = 1;
	add_terms(1, 1, 100, "a");
	EXPECT_CODE(ask_json("au", "POST", "/events", target("{\"title\":"
	    "\"T\",\"start_date\":\"2026-12-01 18:00\",\"end_date\":"
	    "\"2026-12-01 19:00\",\"recurrence\":\"FREQ=DAILY\","
	    "\"tags\":\"%s\"}", times(100, "#,"))), 201, "");
	harness.site.horizon = 24;
	cr_expect_eq(series_extend_all(), 1);
	cr_expect_eq(series_count(2), 200);
	cr_expect_eq(series_extend_all(), 0);
	harness.now += 20 * INT64_C(86400);
	cr_expect_eq(series_extend_all(), 1);
	cr_expect_eq(series_count(2), 210);
	EXPECT_CODE(ask_json("au", "PATCH", "/series/2",
	    "{\"title\":\"U\"}"), 200, "");
}

Test(limits, organizers_of_an_event)
{
	cr_expect(complains_of(create(target("\"organizer\":[%s0]",
	    times(50, "{\"organizer\":\"O#\"},"))), "organizer",
	    "must have at most 50 values."));
	EXPECT_CODE(create(target("\"organizer\":[%s0]",
	    times(49, "{\"organizer\":\"O#\"},"))), 201, "");
}

Test(limits, new_terms_of_a_request)
{
	EXPECT(create(target("\"categories\":\"%s\",\"tags\":\"%s\"",
	    times(10, "c#,"), times(11, "t#,"))), 400, INVALID("tags",
	    "tags must not name more than 20 new categories and tags."));
	EXPECT_MEMBER(ask("GET", "/tags?hide_empty=0"), "total", "0");
	EXPECT_CODE(create(target("\"categories\":\"%s\",\"tags\":\"%s\"",
	    times(10, "c#,"), times(10, "t#,"))), 201, "");
	EXPECT_CODE(create(target("\"categories\":\"%s\",\"tags\":\"%s\"",
	    times(30, "c#,"), times(5, "t#,"))), 201, "");
}

static const struct outcome *
create_with_tags(const char *user, int from)
{
	return (ask_json(user, "POST", "/events", target("{\"title\":\"T\","
	    "\"status\":\"publish\",\"start_date\":\"2027-01-01\","
	    "\"end_date\":\"2027-01-02\",\"tags\":\"%s\"}",
	    times_from(from, 20, "t#,"))));
}

/* Terms stay without events, and only editors remove them. */
Test(limits, new_terms_of_an_author)
{
	const struct outcome	*o;
	int			 from;

	author_quota_start();
	for (from = 1; from < SERVICE_AUTHOR_TERMS_ITEMS; from += 20)
		EXPECT_CODE(create_with_tags("au", from), 201, "");
	o = create_with_tags("au", from);
	EXPECT_CODE(o, 429, "rest_too_many_requests");
	cr_expect_gt(atoi(outcome_header(o, "Retry-After")), 0);
	cr_expect_leq(atoi(outcome_header(o, "Retry-After")), 18);
	EXPECT_CODE(create_with_tags("au", 1), 201, "");
	EXPECT_CODE(create_with_tags("ed", from), 201, "");
}

/* Those that events are linked to count, too. */
Test(limits, places_of_an_author)
{
	const struct outcome	*o;
	int			 i;

	author_quota_start();
	for (i = 0; i < SERVICE_AUTHOR_PLACES_ITEMS; i++)
		EXPECT_CODE(ask_json("au", "POST", "/venues",
		    target("{\"venue\":\"V%d\"}", i)), 201, "");
	o = ask_json("au", "POST", "/organizers", "{\"organizer\":\"O\"}");
	EXPECT_CODE(o, 429, "rest_too_many_requests");
	cr_expect_gt(atoi(outcome_header(o, "Retry-After")), 0);
	cr_expect_leq(atoi(outcome_header(o, "Retry-After")), 8);
	EXPECT_CODE(ask_json("au", "POST", "/events", "{\"title\":\"T\","
	    "\"start_date\":\"2027-01-01\",\"end_date\":\"2027-01-02\","
	    "\"venue\":{\"venue\":\"V\"}}"), 429,
	    "rest_too_many_requests");
	EXPECT_CODE(ask_json("ed", "GET", "/events/501", ""), 404,
	    "rest-event-not-found");
	EXPECT_CODE(ask_json("ed", "POST", "/organizers",
	    "{\"organizer\":\"O\"}"), 201, "");
}

/* A proposal that asks is stored and undone: others would lack its bytes. */
Test(limits, stored_bytes_count_for_users_and_not_for_visitors)
{
	const int64_t	 half = SERVICE_AUTHOR_BYTES_BYTES / 2;
	struct message	 m = { .method = "POST", .target = "/", .peer = "" };
	struct request	*rq = serve_prepare(arena, &harness.site, &m,
			    harness.now);

	author_quota_start();
	rq->caller = (struct caller){ .id = 4, .role = ROLE_AUTHOR,
	    .visits = true };
	author_quota_spend_bytes(rq, 2 * half);
	cr_expect_eq(author_quota_check(rq, AUTHOR_BYTES, half), 0);
	rq->caller.visits = false;
	author_quota_spend_bytes(rq, 2 * half);
	cr_expect_eq(author_quota_check(rq, AUTHOR_BYTES, half), 429);
}

/* Also those of requests that are rejected. */
Test(limits, bytes_of_an_author)
{
	const size_t		 size = 4 << 20;
	const struct outcome	*o;
	char			*body = calloc(1, size + 1);
	size_t			 sent;

	author_quota_start();
	memset(body, ' ', size);
	body[0] = '{';
	body[size - 1] = '}';
	for (sent = 0; sent < SERVICE_AUTHOR_BYTES_BYTES; sent += size)
		EXPECT_CODE(ask_json("au", "POST", "/venues", body), 400,
		    "rest_missing_callback_param");
	o = ask_json("au", "POST", "/venues", body);
	EXPECT_CODE(o, 429, "rest_too_many_requests");
	cr_expect_gt(atoi(outcome_header(o, "Retry-After")), 0);
	cr_expect_leq(atoi(outcome_header(o, "Retry-After")), 451);
	EXPECT_CODE(ask_json("au", "POST", "/images", body), 429,
	    "rest_too_many_requests");

	/* It is no work of the writer. */
	harness.reading = true;
	EXPECT_CODE(ask_json("au", "POST", "/venues", "{\"venue\":\"V\"}"), 503,
	    "rest_unavailable");
	EXPECT_CODE(ask_json("au", "POST", "/images", body), 429,
	    "rest_too_many_requests");
	harness.reading = false;
	EXPECT_CODE(upload("au", "/images", 8, 8), 201, "");
	EXPECT_CODE(ask_json("ed", "POST", "/venues", body), 400,
	    "rest_missing_callback_param");
	free(body);
}

/* A change of a series is one request, but work for each of its events. */
Test(limits, time_of_an_author)
{
	struct request		 rq = { .arena = arena_new(),
				    .caller = { 3, ROLE_AUTHOR, false } };
	const struct outcome	*o;
	int			 i;

	author_quota_start();
	EXPECT_CODE(create_dates(1000, 0), 201, "");

	/* A picture is rejected before it is decoded. */
	harness.reading = true;
	EXPECT_CODE(upload("au", "/images", 8, 8), 503, "rest_unavailable");
	for (i = 0; i < 6; i++) {
		cr_expect_eq(author_quota_take_ahead(&rq, AUTHOR_PICTURES,
		    4 * CLOCK_SECOND) > 0, i == 5, "%d", i);
		if (i == 0)
			author_quota_spend(&rq, AUTHOR_PICTURES,
			    -CLOCK_SECOND);
	}
	author_quota_spend(&rq, AUTHOR_PICTURES, 2 * CLOCK_SECOND);
	EXPECT_CODE(upload("au", "/images", 8, 8), 429,
	    "rest_too_many_requests");
	EXPECT_CODE(upload("ed", "/images", 8, 8), 503, "rest_unavailable");
	harness.reading = false;

	author_quota_spend(&rq, AUTHOR_WRITING, 21 * CLOCK_SECOND);
	o = ask_json("au", "PATCH", "/series/2", "{\"title\":\"U\"}");
	EXPECT_CODE(o, 429, "rest_too_many_requests");
	cr_expect_gt(atoi(outcome_header(o, "Retry-After")), 0);
	EXPECT_CODE(ask_json("au", "GET", "/series/2", ""), 200, "");
	EXPECT_CODE(ask_json("ed", "PATCH", "/series/2",
	    "{\"title\":\"U\"}"), 200, "");
	arena_free(rq.arena);
}

/* Each date of a series is an event. */
Test(limits, events_of_an_author)
{
	static const char	*all = "/events?start_date=2027-01-01";
	const struct outcome	*o;
	const char		*total;
	int			 i;

	author_quota_start();
	EXPECT_CODE(create_dates(10, 0), 201, "");
	EXPECT_CODE(create_dates(890, 0), 201, "");
	for (i = 1000; i < SERVICE_AUTHOR_EVENTS_ITEMS; i += 1000)
		EXPECT_CODE(create_dates(1000, 0), 201, "");
	total = outcome_text(ask("GET", all), "total");
	o = create_dates(1000, 0);
	EXPECT_CODE(o, 429, "rest_too_many_requests");
	cr_expect_gt(atoi(outcome_header(o, "Retry-After")), 0);
	cr_expect_leq(atoi(outcome_header(o, "Retry-After")), 900 * 18 / 25);
	EXPECT_CODE(ask_json("au", "PATCH", "/series/2", target("{%s}",
	    many_dates(1000))), 429, "rest_too_many_requests");
	EXPECT_MEMBER(ask("GET", all), "total", total);
	EXPECT_CODE(ask_json("au", "PATCH", "/series/2",
	    "{\"title\":\"U\",\"tags\":\"new\"}"), 200, "");
	EXPECT_CODE(ask_json("ed", "PATCH", "/series/2", target("{%s}",
	    many_dates(1000))), 200, "");
}

/* A series that is split off counts like an event. */
Test(limits, splits_of_an_author)
{
	int	 i, status = 201;

	author_quota_start();
	for (i = 0; i < SERVICE_AUTHOR_EVENTS_ITEMS; i += 1000)
		EXPECT_CODE(create_dates(1000, 0), 201, "");
	for (i = 0; i < 40 && status == 201; i++)
		status = ask_json("au", "POST", "/series/2/split",
		    target("{\"event\":%d}", 1000 - i))->status;
	cr_expect_eq(status, 429);
	EXPECT_CODE(ask_json("ed", "POST", "/series/2/split",
	    "{\"event\":900}"), 201, "");
}

#define HALF	(SERVICE_AUTHOR_CHANGES_ITEMS / 2)

/* Each event of a series is stored again. Half of them may come at once. */
Test(limits, changes_of_an_author)
{
	int	 i, status = 200;

	author_quota_start();
	EXPECT_CODE(create_dates(1000, 0), 201, "");
	for (i = 0; i <= HALF / 1000 && status == 200; i++)
		status = ask_json("au", "PATCH", "/series/2",
		    target("{\"title\":\"T%d\"}", i))->status;
	cr_expect_eq(status, 429);
	cr_expect_geq(i, HALF / 1000 - 2, "%d", i);
	EXPECT_CODE(ask_json("ed", "PATCH", "/series/2",
	    "{\"title\":\"E\"}"), 200, "");
}

#define MANY	"\"recurrence\":\"FREQ=DAILY;COUNT=1000;BYHOUR=0,1,2,3,4,5\""
#define TOO_MANY(records)						\
	"{\"code\":\"rest_too_many_unpublished\",\"message\":\"More than " \
	"2000 of your " records " are not published; wait for their "	\
	"review, or delete some permanently.\",\"data\":{\"status\":400}}"

/* Also those in the trash, since lists of the desk show these, too. */
Test(limits, unpublished_events_of_a_contributor)
{
	const char	*body;
	int		 i;

	body = target("{\"title\":\"T\",\"start_date\":\"2027-03-01\","
	    "\"end_date\":\"2027-03-01\"," MANY "}");
	for (i = 0; i < 2; i++)
		EXPECT_CODE(ask_json("co", "POST", "/events", body), 201, "");
	EXPECT_CODE(ask_json("co", "POST", "/events", "{\"title\":\"T\","
	    "\"start_date\":\"now\",\"end_date\":\"now\"}"), 201, "");
	EXPECT_CODE(ask_as("co", "DELETE", "/series/2"), 200, "");
	EXPECT(ask_json("co", "POST", "/events", body), 400,
	    TOO_MANY("events"));
	EXPECT(ask_json("co", "POST", "/events", "{\"title\":\"T\","
	    "\"start_date\":\"now\",\"end_date\":\"now\"}"), 400,
	    TOO_MANY("events"));
	EXPECT_CODE(ask_json("co", "PATCH", "/series/1003",
	    "{\"title\":\"U\"}"), 200, "");
	EXPECT(ask_json("co", "PATCH", "/series/1003", "{" MANY "}"), 400,
	    TOO_MANY("events"));
	EXPECT_CODE(ask_json("au", "POST", "/events", body), 201, "");
}

Test(limits, places_of_a_contributor)
{
	static const char *const	 kinds[] = { "venue", "organizer" };
	const char			*path, *body;
	size_t				 i;
	int				 n;

	for (i = 0; i < 2; i++) {
		path = target("/%ss", kinds[i]);
		for (n = 0; n <= 2000; n++)
			cr_assert_eq(ask_json("co", "POST", path, target(
			    "{\"%s\":\"N%d\"}", kinds[i], n))->status, 201);
		body = target("{\"%s\":\"New\"}", kinds[i]);
		EXPECT(ask_json("co", "POST", path, body), 400,
		    i == 0 ? TOO_MANY("venues") : TOO_MANY("organizers"));
		EXPECT_CODE(ask_json("co", "POST", path, target(
		    "{\"%s\":\"N5\"}", kinds[i])), 201, "");
		EXPECT_CODE(ask_json("au", "POST", path, body), 201, "");
	}
}

/* Rule 5.1, step 13: all other checks come first. */
Test(limits, a_long_text_is_rejected_last)
{
	const char	*venue, *event;

	venue = target("{\"venue\":\"V\",\"description\":\"%s\"}",
	    letters(262145));
	event = target("{\"title\":\"T\",\"start_date\":\"now\",\"end_date\":"
	    "\"now\",\"venue\":%s}", venue);
	EXPECT_CODE(ask_json(NULL, "POST", "/venues", venue), 401,
	    "rest_forbidden");
	EXPECT_CODE(ask_json("su", "POST", "/venues", venue), 403,
	    "rest_forbidden");
	EXPECT_CODE(ask_json("ed", "PATCH", "/venues/9", venue), 404,
	    "rest-venue-not-found");
	EXPECT_CODE(ask_json("ed", "POST", "/venues", target(
	    "{\"venue\":\" \",\"description\":\"%s\"}", letters(262145))),
	    400, "could-not-create-venue");
	EXPECT_CODE(ask_json("ed", "POST", "/venues", venue), 400,
	    "db_insert_error");
	EXPECT_CODE(ask_json("ed", "POST", "/events", event), 400,
	    "db_insert_error");
	EXPECT_MEMBER(ask("GET", "/venues"), "total", "0");
	EXPECT(ask_json("ed", "POST", "/tags", target(
	    "{\"name\":\"T\",\"description\":\"%s\"}", letters(262145))), 400,
	    "{\"code\":\"db_insert_error\",\"message\":\"Could not insert "
	    "term into the database.\",\"data\":{\"status\":400}}");
}

/* Names and texts of one line, wherever they are sent. */
Test(limits, a_long_name_or_line_is_a_bad_value)
{
	static const struct {
		const char	*path, *members, *name;
		size_t		 most;
	} rows[] = {
		{ "/events", "\"start_date\":\"now\",\"end_date\":\"now\"",
		    "title", 1024 },
		{ "/events", "\"title\":\"T\",\"start_date\":\"now\","
		    "\"end_date\":\"now\"", "slug", 1024 },
		{ "/venues", "\"city\":\"Rome\"", "venue", 1024 },
		{ "/venues", "\"venue\":\"V\"", "city", 2000 },
		{ "/organizers", "\"phone\":\"1\"", "organizer", 1024 },
		{ "/organizers", "\"organizer\":\"O\"", "phone", 2000 },
		{ "/categories", "\"parent\":0", "name", 1024 },
		{ "/tags", "\"name\":\"T\"", "slug", 1024 }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		EXPECT(ask_json("ed", "POST", rows[i].path, target(
		    "{%s,\"%s\":\"%s\"}", rows[i].members, rows[i].name,
		    letters(rows[i].most + 1))), 400, target(
		    "{\"code\":\"rest_invalid_param\",\"message\":"
		    "\"Invalid parameter(s): %1$s\",\"data\":{\"status\":400,"
		    "\"params\":{\"%1$s\":\"%1$s must have %2$zu bytes or "
		    "less.\"},\"details\":{\"%1$s\":{\"code\":"
		    "\"rest_out_of_bounds\",\"message\":\"%1$s must have "
		    "%2$zu bytes or less.\",\"data\":{\"pointer\":\"/%1$s\"}"
		    "}}}}", rows[i].name, rows[i].most));
}

/* Older versions stored longer names. */
Test(limits, a_longer_name_that_is_stored_stays)
{
	struct outcome	*o;

	given_talk("ed", "");
	harness_fill("UPDATE events SET title = $1", "x", 65535);
	o = ask_json("ed", "PATCH", "/events/1", "{\"cost\":\"5\"}");
	EXPECT_CODE(o, 200, "");
	EXPECT_MEMBER(o, "title", letters(65535));
}

/* A page of events whose names, links and lines are as long as allowed. */
Test(limits, the_largest_names_make_no_large_list)
{
	struct budget	 budget;
	struct outcome	*o;
	int		 i;

	harness_start();
	add_terms(1, 1, 100, "a");
	for (i = 0; i < 50; i++)
		EXPECT_CODE(create(target("\"venue\":{\"venue\":\"V\"},"
		    "\"organizer\":[%s0],\"tags\":\"%s\"", times(49,
		    "{\"organizer\":\"O#\"},"), times(100, "#,"))), 201, "");
	harness_fill("UPDATE events SET title = $1", "&", 1024);
	harness_fill("UPDATE events SET cost = $1, website = $1,"
	    " event_status_reason = $1", "&", 2000);
	harness_fill("UPDATE venues SET name = $1", "&", 1024);
	harness_fill("UPDATE venues SET address = $1, city = $1, country = $1,"
	    " province = $1, state = $1, stateprovince = $1, zip = $1,"
	    " phone = $1, website = $1", "&", 2000);
	harness_fill("UPDATE organizers SET name = $1", "&", 1024);
	harness_fill("UPDATE organizers SET phone = $1, website = $1,"
	    " email = $1", "&", 2000);
	harness_fill("UPDATE terms SET name = $1", "\xf0\x9f\x8e\x89", 200);
	db_begin_write(harness.db);
	derived_note_all(harness.db);
	cr_assert(db_commit(harness.db));
	budget_start(&budget, 2 * CLOCK_SECOND, 48 << 20);
	harness.budget = &budget;
	o = ask("GET", "/events?per_page=50");
	harness.budget = NULL;
	EXPECT_CODE(o, 200, "");
	cr_expect_lt(o->length, 26 << 20, "%zu", o->length);
}

/* Each < takes four bytes. */
Test(limits, markup_that_grows_is_measured_as_it_is_stored)
{
	char	*text;

	text = arena_string(arena, letters(65600));
	memset(text, '<', 65600);
	EXPECT_CODE(ask_json("au", "POST", "/venues", target(
	    "{\"venue\":\"V\",\"description\":\"%s\"}", text)), 400,
	    "db_insert_error");
	text[256] = '\0';
	EXPECT_CODE(ask_json("au", "POST", "/venues", target(
	    "{\"venue\":\"%s\"}", text)), 201, "");
	text[256] = '<';
	text[257] = '\0';
	EXPECT_CODE(ask_json("au", "POST", "/venues", target(
	    "{\"venue\":\"%s\"}", text)), 400, "db_insert_error");
	text[257] = '<';
	text[65500] = '\0';
	EXPECT_CODE(ask_json("au", "POST", "/venues", target(
	    "{\"venue\":\"V\",\"description\":\"%s\"}", text)), 201, "");
}

/* bb!, bb!! ... are different names with the same slug. */
Test(limits, many_terms_of_one_slug_cost_few_statements)
{
	struct buf	 names;
	int64_t		 before;
	int		 i;

	harness_start();
	add_terms(1, 1, 100000, "bb");
	db_run(db_query(harness.db,
	    "UPDATE sequences SET last = 100000 WHERE kind = 1"));
	buf_init(&names, arena, 300);
	buf_string(&names, "\"tags\":\"");
	for (i = 1; i <= 20; i++)
		buf_printf(&names, "bb%.*s,", i, "!!!!!!!!!!!!!!!!!!!!");
	buf_char(&names, '"');
	before = db_statements_so_far(harness.db);
	EXPECT_CODE(create(names.data), 201, "");
	cr_expect_lt(db_statements_so_far(harness.db), before + 20 * 150);
	EXPECT_MEMBER(ask("GET", "/tags?slug=bb-100020"), "total", "1");
}
