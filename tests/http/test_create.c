#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/request.h"
#include "http/serve.h"
#include "store/db.h"
#include "store/first_answers.h"

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"

#define KEY	"Idempotency-Key: one"
#define JSON	"Content-Type: application/json"
#define DAY	(24 * 60 * 60)

#define TALK	"{\"title\":\"Talk\",\"start_date\":\"2026-12-05\"," \
	"\"end_date\":\"2026-12-05\"}"
#define WALK	"{\"title\":\"Walk\",\"start_date\":\"2026-12-05\"," \
	"\"end_date\":\"2026-12-05\"}"

#define REUSED	"{\"code\":\"rest_idempotency_key_reused\",\"message\":" \
	"\"This Idempotency-Key was used with a different body.\"," \
	"\"data\":{\"status\":422}}"

static struct outcome *
create(const char *user, const char *line, const char *body)
{
	return (ask_with("POST", "/events", body, as(user), JSON, line, NULL));
}

static int
event_count(void)
{
	return (atoi(outcome_text(ask_as("ed", "GET", "/events?status=any"
	    "&start_date=2000-01-01&end_date=2100-01-01"), "total")));
}

/* Status, body and Location are the same as in the first answer. */
static void
expect_repeated(const struct outcome *first, const struct outcome *again)
{
	EXPECT(again, 201, first->body);
	cr_expect_str_eq(outcome_header(again, "Location"),
	    outcome_header(first, "Location"));
	cr_expect_null(outcome_header(first, "Idempotency-Replayed"));
	cr_expect_str_eq(outcome_header(again, "Idempotency-Replayed"),
	    "true");
}

Test(create, a_repeated_request_gets_the_first_answer)
{
	struct outcome	*first;

	first = create("au", KEY, TALK);
	cr_assert_eq(first->status, 201);
	cr_expect_str_eq(outcome_header(first, "Location"), API "/events/1");
	EXPECT_CODE(ask_as("ed", "PATCH", "/events/1?title=Changed"), 200, "");
	harness.now += 60;
	expect_repeated(first, create("au", KEY, TALK));
	expect_repeated(first, create("au", KEY, TALK));
	cr_expect_eq(event_count(), 1);
}

static bool
lists_key(const struct value *operation)
{
	const struct value	*param, *name;

	param = value_get(operation, "parameters")->first;
	for (; param != NULL; param = param->next)
		if ((name = value_get(param, "$ref")) != NULL &&
		    strcmp(name->text,
		    "#/components/parameters/Idempotency-Key") == 0)
			return (true);

	return (false);
}

/* For each route that lists the key, a request that succeeds. */
static const struct keyed {
	const char	*path, *target, *body;
} keyed[] = {
	{ "/events", "/events", TALK },
	{ "/series/{id}/split", "/series/2/split", "{\"event\":3}" },
	{ "/series/{id}/join", "/series/2/join",
	    "{\"series\":5,\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"}" },
	{ "/venues", "/venues", "{\"venue\":\"A\"}" },
	{ "/organizers", "/organizers", "{\"organizer\":\"A\"}" },
	{ "/categories", "/categories", "{\"name\":\"A\"}" },
	{ "/tags", "/tags", "{\"name\":\"A\"}" },
	/* image_files::a_repeated_request_keeps_one */
	{ "/images", NULL, NULL }
};

static void
expect_kept(const struct keyed *k)
{
	struct outcome	*first, *again;

	if (k->target == NULL)
		return;
	first = ask_with("POST", k->target, k->body, as("ed"), JSON, KEY,
	    NULL);
	cr_expect_eq(first->status / 100, 2, "%s: %s", k->path, first->body);
	again = ask_with("POST", k->target, k->body, as("ed"), JSON, KEY,
	    NULL);
	EXPECT(again, first->status, first->body);
	cr_expect_not_null(outcome_header(again, "Idempotency-Replayed"),
	    "%s", k->path);
	EXPECT_CODE(ask_with("POST", k->target, target("%.*s,\"slug\":\"b\"}",
	    (int)strlen(k->body) - 1, k->body), as("ed"), JSON, KEY, NULL),
	    422, "rest_idempotency_key_reused");
}

Test(create, each_route_that_lists_the_key_keeps_it)
{
	struct outcome		*doc = ask("GET", "/doc");
	struct arena		*arena = arena_new();
	const struct value	*path, *post;
	const char		*error;
	size_t			 i = 0;

	(void)ask_json("ed", "POST", "/events", "{\"title\":\"Yoga\","
	    "\"start_date\":\"2026-12-05\",\"end_date\":\"2026-12-05\","
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"}");
	path = value_get(json_read(arena, doc->body, doc->length, &error),
	    "paths")->first;
	for (; path != NULL; path = path->next) {
		post = value_get(path, "post");
		if (post == NULL || !lists_key(post))
			continue;
		cr_expect_not_null(value_get(value_get(post, "responses"),
		    "422"), "%s", path->name);
		cr_assert_lt(i, COUNT(keyed));
		cr_assert_str_eq(path->name, keyed[i].path);
		expect_kept(&keyed[i++]);
	}
	cr_expect_eq(i, COUNT(keyed));
	arena_free(arena);
}

/* The stored answer is limited: a short request may have a long answer. */
Test(create, of_a_long_first_answer_its_address_is_kept)
{
	struct outcome	*first, *again;
	const char	*talk;

	talk = target("{\"title\":\"Talk\",\"start_date\":"
	    "\"2026-12-05\",\"end_date\":\"2026-12-05\","
	    "\"description\":\"%033000d\"}", 0);
	first = create("au", KEY, talk);
	cr_assert_eq(first->status, 201);
	again = create("au", KEY, talk);
	EXPECT(again, 201, "{\"rest_url\":\"" API "/events/1\"}");
	cr_expect_str_eq(outcome_header(again, "Location"),
	    API "/events/1");
	cr_expect_str_eq(outcome_header(again, "Idempotency-Replayed"),
	    "true");
	cr_expect_eq(event_count(), 1);
}

Test(create, the_key_with_another_request_is_rejected)
{
	struct outcome	*first;

	first = create("au", KEY, TALK);
	EXPECT(create("au", KEY, WALK), 422, REUSED);
	EXPECT(ask_with("POST", "/events?excerpt=x", TALK, as("au"), JSON, KEY,
	    NULL), 422, REUSED);
	EXPECT(ask_with("POST", "/events", "title=Talk&start_date=2026-12-05"
	    "&end_date=2026-12-05", as("au"), KEY,
	    "Content-Type: application/x-www-form-urlencoded", NULL), 422,
	    REUSED);
	cr_expect_eq(event_count(), 1);
	expect_repeated(first, create("au", KEY, TALK));
}

Test(create, a_key_is_the_callers_own_and_that_of_a_path)
{
	struct outcome	*first, *other;

	first = create("au", KEY, TALK);
	other = create("co", KEY, TALK);
	EXPECT_MEMBER(other, "id", "2");
	harness.prefix = "/de/calendar/events/v1";
	other = create("au", KEY, TALK);
	EXPECT_MEMBER(other, "id", "3");
	expect_repeated(other, ask_with("POST", "/EVENTS/", TALK, as("au"),
	    JSON, KEY, NULL));
	harness.prefix = "/calendar/events/v1";
	expect_repeated(first, create("au", KEY, TALK));
	EXPECT_MEMBER(create("au", "Idempotency-Key: two", TALK), "id", "4");
	EXPECT_MEMBER(create("au", "X: y", TALK), "id", "5");
}

/* A client that sends its form again uses a new boundary. */
Test(create, the_same_parameters_are_the_same_request)
{
	static const char	 form[] = "--%s\r\nContent-Disposition: "
	    "form-data; name=\"title\"\r\n\r\nTalk\r\n--%s--\r\n";
	static const char	 at[] = "/events?start_date=tomorrow"
	    "&end_date=tomorrow";
	struct outcome		*first;

	first = ask_with("POST", at, target(form, "a", "a"), as("au"), KEY,
	    "Content-Type: multipart/form-data; boundary=a", NULL);
	cr_assert_eq(first->status, 201, "%s", first->body);
	expect_repeated(first, ask_with("POST", at, target(form, "bc", "bc"),
	    as("au"), KEY, "Content-Type: multipart/form-data; boundary=bc",
	    NULL));
	EXPECT(ask_with("POST", at, "title=Tal&k", as("au"), KEY,
	    "Content-Type: application/x-www-form-urlencoded", NULL), 422,
	    REUSED);
}

Test(create, a_key_is_forgotten_after_a_day)
{
	struct outcome	*first;

	first = create("au", KEY, TALK);
	harness.now = NOW + DAY - 1;
	expect_repeated(first, create("au", KEY, TALK));
	EXPECT(create("au", KEY, WALK), 422, REUSED);
	harness.now = NOW + DAY;
	first = create("au", KEY, WALK);
	EXPECT_MEMBER(first, "id", "2");
	expect_repeated(first, create("au", KEY, WALK));
	harness.now += DAY - 1;
	EXPECT(create("au", KEY, TALK), 422, REUSED);
}

Test(create, a_rejected_request_is_not_remembered)
{
	struct outcome	*o;

	EXPECT_CODE(create("au", KEY, "{\"title\":\"Talk\"}"), 400,
	    "rest_missing_callback_param");
	EXPECT_CODE(create("su", KEY, TALK), 403, "rest_forbidden");
	EXPECT_CODE(create("au", KEY, "{\"title\":\" \",\"start_date\":"
	    "\"2026-12-05\",\"end_date\":\"2026-12-05\"}"), 400,
	    "empty_content");
	o = create("au", KEY, TALK);
	EXPECT_MEMBER(o, "id", "1");
	cr_expect_null(outcome_header(o, "Idempotency-Replayed"));
}

Test(create, earlier_steps_are_checked_before_the_key)
{
	cr_assert_eq(create("au", KEY, TALK)->status, 201);
	EXPECT_CODE(create("au", KEY, "{}"), 400,
	    "rest_missing_callback_param");
	EXPECT_CODE(create("au", KEY, "{\"title\":\"Walk\",\"start_date\":"
	    "\"2026-12-05\",\"end_date\":\"2026-12-05\",\"author\":2}"), 403,
	    "rest_forbidden");
	EXPECT_CODE(create("au", KEY, "{\"title\":\" \",\"start_date\":"
	    "\"2026-12-05\",\"end_date\":\"2026-12-05\",\"author\":3}"), 422,
	    "rest_idempotency_key_reused");
	EXPECT_CODE(ask_with("POST", "/events", TALK, JSON, KEY, NULL), 401,
	    "rest_forbidden");
}

Test(create, the_key_counts_for_nothing_else)
{
	static const struct {
		const char	*method, *target;
	} rows[] = {
		{ "POST", "/events/1?title=x" },
		{ "PATCH", "/events/1?title=x" },
		{ "GET", "/events/1" },
		{ "POST", "/events?_method=GET" }
	};
	struct outcome	*o;
	size_t		 i;

	cr_assert_eq(create("au", KEY, TALK)->status, 201);
	for (i = 0; i < COUNT(rows); i++) {
		o = ask_with(rows[i].method, rows[i].target, NULL, as("au"),
		    KEY, NULL);
		EXPECT_CODE(o, 200, "");
		cr_expect_null(outcome_header(o, "Idempotency-Replayed"));
	}
}

Test(create, a_repeated_answer_has_the_requested_form)
{
	static const char	 fields[] = "/events?_fields=id,title";
	struct outcome		*first, *again;

	first = ask_with("POST", fields, TALK, as("au"), JSON, KEY, NULL);
	EXPECT(first, 201, "{\"id\":1,\"title\":\"Talk\"}");
	expect_repeated(first, ask_with("POST", fields, TALK, as("au"), JSON,
	    KEY, NULL));

	first = create("au", "Idempotency-Key: two", TALK);
	again = ask_with("POST", "/events", TALK, as("au"), JSON,
	    "Idempotency-Key: two", "Accept-Encoding: gzip", NULL);
	cr_expect_str_eq(outcome_header(again, "Content-Encoding"), "gzip");
	cr_expect_str_eq(outcome_header(again, "Idempotency-Replayed"),
	    "true");
	cr_expect_lt(again->length, first->length);

	EXPECT(ask_with("POST", "/events", WALK, as("au"), JSON, KEY,
	    "Accept: application/problem+json", NULL), 422,
	    "{\"type\":\"urn:calendar-events:error:rest_idempotency_key_reused"
	    "\",\"title\":\"Unprocessable Content\",\"status\":422,\"detail\":"
	    "\"This Idempotency-Key was used with a different body.\","
	    "\"instance\":\"/calendar/events/v1/events\","
	    "\"code\":\"rest_idempotency_key_reused\"}");
}

static int64_t
kept_count(void)
{
	struct statement	*st;
	int64_t			 count;

	st = db_query(harness.db, "SELECT COUNT(*) FROM idempotency_keys");
	count = db_step(st) ? db_integer(st, 0) : -1;
	db_done(st);

	return (count);
}

Test(create, old_answers_are_thrown_away_in_passing)
{
	int	 i;

	for (i = 0; i < 20; i++)
		cr_assert_eq(create("au", target("Idempotency-Key: %d", i),
		    TALK)->status, 201);
	cr_expect_eq(kept_count(), 20);
	harness.now += DAY;
	cr_assert_eq(create("au", KEY, TALK)->status, 201);
	cr_expect_eq(kept_count(), 20 - 16 + 1);
	cr_assert_eq(create("au", "Idempotency-Key: two", TALK)->status, 201);
	cr_expect_eq(kept_count(), 2);
}

static enum first_found
find_first_answer(struct arena *arena, int64_t caller, const char *key)
{
	const struct first_request	 request = { .caller = caller,
	    .path = "/events", .key = key, .digest = { 1 } };
	struct first_answer		 answer;

	return (first_answer_find(harness.db, arena, &request, harness.now,
	    &answer));
}

/* Even if requests differ only in their keys. */
Test(create, the_oldest_answers_of_the_user_with_most_are_thrown_away)
{
	struct first_request	 request = { .caller = 2, .path = "/events",
	    .key = "0", .digest = { 1 } };
	struct first_answer	 answer = { 201, "", "{}" };
	struct arena		*arena;
	int			 i;

	harness_start();
	arena = arena_new();
	db_begin_write(harness.db);
	first_answer_keep(harness.db, &request, harness.now - 1, &answer);
	request.caller = 1;
	for (i = 0; i < 17000; i++) {
		request.key = arena_integer(arena, i);
		first_answer_keep(harness.db, &request, harness.now + i,
		    &answer);
	}
	cr_assert(db_commit(harness.db));
	cr_expect_leq(kept_count(), 16384 + 64);
	cr_expect_eq(find_first_answer(arena, 1, "0"), FIRST_NEW);
	cr_expect_eq(find_first_answer(arena, 1, "16999"), FIRST_SAME);
	cr_expect_eq(find_first_answer(arena, 2, "0"), FIRST_SAME);
	arena_free(arena);
}

/* Serves a create in a savepoint of an open transaction. */
static struct request *
serve_within(struct arena *arena, bool keep)
{
	struct message	*m;
	struct request	*rq;
	char		*text;
	size_t		 head, body;

	text = arena_printf(arena, "POST /calendar/events/v1/events HTTP/1.1"
	    "\r\nHost: cal.example\r\n" JSON "\r\n" KEY "\r\n%s\r\n"
	    "Content-Length: %zu\r\n\r\n" TALK, as("au"), strlen(TALK));
	m = arena_alloc(arena, sizeof(*m));
	cr_assert_eq(message_read(m, text, strlen(text), &head, &body),
	    MESSAGE_WHOLE);
	m->body = text + head;
	m->body_length = body;
	m->peer = harness.peer;
	rq = serve_prepare(arena, &harness.site, m, harness.now);
	rq->db = harness.db;
	db_savepoint(harness.db);
	cr_expect_eq(serve_answer(rq), 201);
	if (keep)
		db_savepoint_keep(harness.db);
	else
		db_savepoint_undo(harness.db);

	return (rq);
}

Test(create, a_request_repeated_in_one_transaction_is_known)
{
	struct arena	*arena;
	struct request	*first, *again;

	harness_start();
	arena = arena_new();
	db_begin_write(harness.db);
	first = serve_within(arena, false);
	cr_expect_not(first->reply.replayed);
	first = serve_within(arena, true);
	cr_expect_not(first->reply.replayed);
	again = serve_within(arena, true);
	cr_expect(again->reply.replayed);
	cr_expect_str_eq(again->out.buf.data, first->out.buf.data);
	cr_expect_str_eq(again->reply.location, first->reply.location);
	cr_assert(db_commit(harness.db));
	arena_free(arena);
	cr_expect_eq(event_count(), 1);
}
