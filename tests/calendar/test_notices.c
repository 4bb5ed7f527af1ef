/* The messages that endpoints of webhooks get for each request that writes. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/clock.h"
#include "base/json.h"
#include "calendar/notices.h"
#include "http/table.h"
#include "server/limits.h"
#include "store/db.h"
#include "store/deliveries.h"

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"

#define A		"https://a.example/"
#define B		"https://b.example/"

static const char	*of_tags[] = { "tag.created", "tag.deleted" };

/* A gets every message, B those of some tags. */
static const struct webhook	 webhooks[] = {
	{ .url = A, .secret_file = "" },
	{ .url = B, .secret_file = "",
	  .events = { COUNT(of_tags), of_tags } }
};

static struct arena	*arena;

static void
setup(void)
{
	harness_start();
	arena = arena_new();
	harness.site.base_url = "https://base.example";
	harness.site.webhooks = webhooks;
	harness.site.webhook_count = COUNT(webhooks);
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(notices, .init = setup, .fini = teardown);

static void
forget(void)
{
	db_begin_write(harness.db);
	db_run(db_query(harness.db, "DELETE FROM outbox"));
	cr_assert(db_commit(harness.db));
}

/* The body that would be sent now. The statement selects MESSAGE. */
#define MESSAGE	"o.type, o.about, o.body, o.created"

static const char *
written(struct statement *st)
{
	struct delivery	 d = {
		.type = arena_string(arena, db_string(st, 0)),
		.about = arena_string(arena, db_string(st, 1)),
		.body = arena_string(arena, db_string(st, 2)),
		.created = db_integer(st, 3)
	};

	return (notice_write(harness.db, arena, &harness.site, &d,
	    harness.now));
}

/* "event.created 3 publish": a summary of the body. */
static const char *
told_by(const char *body)
{
	const struct value	*message, *data, *status;
	const char		*error;

	message = json_read(arena, body, strlen(body), &error);
	cr_assert_not_null(message, "%s", error);
	cr_expect_eq(message->count, 3);
	cr_expect_str_eq(value_get(message, "timestamp")->text,
	    "2026-11-21T00:17:30Z");
	data = value_get(message, "data");
	status = value_get(data, "status");

	return (arena_join(arena, value_get(message, "type")->text, " ",
	    value_get(data, "id")->text, status == NULL ? "" : " ",
	    status == NULL ? "" : status->text, NULL));
}

/*
 * The messages that an endpoint got since the last call, each followed by ";
 * ".
 */
static const char *
told(const char *endpoint)
{
	struct statement	*st;
	const char		*all = "", *one;

	st = db_query(harness.db, "SELECT " MESSAGE " FROM outbox o"
	    " JOIN deliveries d ON d.outbox_id = o.id"
	    " WHERE d.endpoint = $1 ORDER BY o.id");
	db_bind_text(st, 1, endpoint);
	while (db_step(st)) {
		one = told_by(written(st));
		cr_expect_eq(strncmp(one, db_text(st, 0),
		    strlen(db_text(st, 0))), 0);
		all = arena_join(arena, all, one, "; ", NULL);
	}
	db_done(st);

	return (all);
}

#define TALK	"{\"title\":\"Talk\",\"start_date\":\"2027-03-01\"," \
		"\"end_date\":\"2027-03-02\""

/*
 * A sequence of requests: each depends on those before it. Ids of events,
 * venues and organizers come from one sequence, ids of terms from another.
 */
static const struct row {
	const char	*route;
	const char	*method;
	const char	*target;
	const char	*body;		/* NULL: none */
	int		 status;
	const char	*told;
} rows[] = {
	{ "category_create", "POST", "/categories", "{\"name\":\"Music\"}",
	  201, "category.created 1; " },
	{ "category_create", "POST", "/categories",
	  "{\"name\":\"Jazz\",\"parent\":1}", 201, "category.created 2; " },
	{ "category_create", "POST", "/categories", "{\"name\":\"Music\"}",
	  400, "" },
	{ "category_update", "PATCH", "/categories/1",
	  "{\"name\":\"Songs\"}", 200, "category.updated 1; " },
	{ "tag_create", "POST", "/tags", "{\"name\":\"Free\"}", 201,
	  "tag.created 3; " },
	{ "tag_update", "POST", "/tags/3", "{\"description\":\"No fee\"}",
	  200, "tag.updated 3; " },

	{ "venue_create", "POST", "/venues", "{\"venue\":\"Hall\"}", 201,
	  "venue.created 1 publish; " },
	/* An equal record exists (rule 26.1): nothing is written. */
	{ "venue_create", "POST", "/venues", "{\"venue\":\"Hall\"}", 201, "" },
	{ "venue_create", "POST", "/venues",
	  "{\"venue\":\"Cellar\",\"status\":\"trash\"}", 201,
	  "venue.created 2 trash; " },
	{ "venue_update", "PUT", "/venues/1", "{\"city\":\"Rome\"}", 200,
	  "venue.updated 1 publish; " },
	{ "venue_update", "PUT", "/venues/1", "{\"venue\":\" \"}", 400, "" },
	{ "venue_update", "PUT", "/venues/1", "{\"status\":\"draft\"}", 200,
	  "venue.updated 1 draft; " },
	{ "venue_update_by_slug", "PATCH", "/venues/by-slug/hall",
	  "{\"status\":\"publish\"}", 200, "venue.updated 1 publish; " },
	{ "organizer_create", "POST", "/organizers", "{\"organizer\":\"Ada\"}",
	  201, "organizer.created 3 publish; " },
	{ "organizer_update", "POST", "/organizers/3",
	  "{\"phone\":\"1\"}", 200, "organizer.updated 3 publish; " },
	{ "organizer_update_by_slug", "POST", "/organizers/by-slug/ada",
	  "{\"phone\":\"2\"}", 200, "organizer.updated 3 publish; " },

	{ "event_create", "POST", "/events", TALK ",\"venue\":1,"
	  "\"organizer\":3,\"categories\":[2],\"tags\":\"Free\"}", 201,
	  "event.created 4 publish; " },
	/* Messages about records created with the event come first. */
	{ "event_create", "POST", "/events", TALK ",\"status\":\"draft\","
	  "\"venue\":{\"venue\":\"Barn\"},\"organizer\":[3,"
	  "{\"organizer\":\"Bob\"}],\"categories\":[\"Talks\"],"
	  "\"tags\":[\"Free\",\"New\"],\"post_parent\":4}", 201,
	  "category.created 4; tag.created 5; venue.created 6 publish; "
	  "organizer.created 7 publish; event.created 5 draft; " },
	/* A request that is undone sends no message. */
	{ "event_create", "POST", "/events", TALK ",\"tags\":[\"Undone\"],"
	  "\"venue\":{\"venue\":\" \"}}", 400, "" },
	{ "event_update", "PATCH", "/events/4", "{\"title\":\"Speech\"}", 200,
	  "event.updated 4 publish; " },
	{ "event_update", "PATCH", "/events/4", "{}", 200,
	  "event.updated 4 publish; " },
	{ "event_update", "PATCH", "/events/4", "{\"password\":\"open\"}",
	  200, "event.updated 4 publish; " },
	{ "event_update", "PATCH", "/events/4",
	  "{\"tags\":[\"Late\"],\"venue\":{\"venue\":\"Roof\"}}", 200,
	  "tag.created 6; venue.created 8 publish; "
	  "event.updated 4 publish; " },
	{ "event_update_by_slug", "POST", "/events/by-slug/talk",
	  "{\"venue\":1}", 200, "event.updated 4 publish; " },
	{ "event_update", "PATCH", "/events/4",
	  "{\"date\":\"2027-01-01\"}", 200, "event.updated 4 future; " },

	/* To the trash and back, by either request. */
	{ "event_delete", "DELETE", "/events/4", NULL, 200,
	  "event.deleted 4 trash; " },
	{ "event_delete", "DELETE", "/events/4", NULL, 410, "" },
	{ "event_update", "PATCH", "/events/4", "{\"title\":\"Away\"}", 200,
	  "event.updated 4 trash; " },
	{ "event_update", "PATCH", "/events/4", "{\"status\":\"publish\","
	  "\"date\":\"2026-11-01\"}", 200, "event.updated 4 publish; " },
	{ "event_update", "PATCH", "/events/4", "{\"status\":\"trash\"}", 200,
	  "event.deleted 4 trash; " },
	{ "event_update", "PATCH", "/events/4", "{\"status\":\"publish\"}",
	  200, "event.updated 4 publish; " },
	{ "event_delete_by_slug", "DELETE", "/events/by-slug/talk", NULL, 200,
	  "event.deleted 4 trash; " },

	/* Events lose these records, without a message. */
	{ "venue_delete", "DELETE", "/venues/1", NULL, 200,
	  "venue.deleted 1 trash; " },
	{ "venue_update", "PATCH", "/venues/1", "{\"status\":\"publish\"}",
	  200, "venue.updated 1 publish; " },
	{ "venue_delete_by_slug", "DELETE", "/venues/by-slug/hall?purge=true",
	  NULL, 200, "venue.deleted 1 publish; " },
	{ "venue_delete", "DELETE", "/venues/2?purge=true", NULL, 200,
	  "venue.deleted 2 trash; " },
	{ "organizer_delete_by_slug", "DELETE", "/organizers/by-slug/ada",
	  NULL, 200, "organizer.deleted 3 trash; " },
	{ "organizer_delete", "DELETE", "/organizers/3?purge=true", NULL, 200,
	  "organizer.deleted 3 trash; " },
	{ "category_delete", "DELETE", "/categories/1", NULL, 200,
	  "category.deleted 1; " },
	{ "tag_delete", "DELETE", "/tags/3", NULL, 200, "tag.deleted 3; " },
	{ "tag_delete", "DELETE", "/tags/3", NULL, 404, "" },
	{ "event_delete", "DELETE", "/events/4?purge=true", NULL, 200,
	  "event.deleted 4 trash; " },
	{ "event_delete", "DELETE", "/events/5?purge=true", NULL, 200,
	  "event.deleted 5 draft; " },

	/* Each event of a series; the model has an id, but no message. */
	{ "event_create", "POST", "/events", TALK ",\"recurrence\":"
	  "\"FREQ=WEEKLY;COUNT=3\"}", 201, "event.created 9 publish; "
	  "event.created 11 publish; event.created 12 publish; " },
	{ "series_update", "PATCH", "/series/10", "{\"recurrence\":"
	  "\"FREQ=WEEKLY;COUNT=2\",\"cost\":\"5\"}", 200,
	  "event.updated 9 publish; event.updated 11 publish; "
	  "event.deleted 12 trash; " },
	{ "series_split", "POST", "/series/10/split", "{\"event\":11,"
	  "\"title\":\"Later\"}", 201, "event.updated 11 publish; " },
	{ "series_join", "POST", "/series/10/join", "{\"series\":13,"
	  "\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"}", 200,
	  "event.updated 11 publish; " },
	{ "series_delete", "DELETE", "/series/10", NULL, 200,
	  "event.deleted 9 trash; event.deleted 11 trash; " },
};

Test(notices, every_change_makes_a_message)
{
	const struct row	*r;
	struct outcome		*a;

	for (r = rows; r < rows + COUNT(rows); r++) {
		a = ask_json("admin", r->method, r->target, r->body);
		cr_expect_eq(a->status, r->status, "%s %s %s: %s", r->method,
		    r->target, r->body, a->body);
		cr_expect_str_eq(told(A), r->told, "%s %s %s: %s", r->method,
		    r->target, r->body, told(A));
		forget();
	}
}

static bool
has_row(const struct route *route)
{
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		if (strcmp(rows[i].route, route->name) == 0 &&
		    *rows[i].told != '\0')
			return (true);

	return (false);
}

/*
 * Each route that writes must be listed: with messages or without. Images and
 * settings cause no messages.
 */
Test(notices, every_route_that_writes_is_in_the_table)
{
	const struct route	*route;
	size_t			 i, n;

	for (i = 0; i < path_count; i++)
		for (n = 0; n < paths[i].route_count; n++) {
			route = paths[i].routes[n];
			if (!(route->methods & 1 << METHOD_GET) &&
			    strcmp(route->resource, "images") != 0 &&
			    strcmp(route->resource, "settings") != 0)
				cr_expect(has_row(route), "%s", route->name);
		}
}

Test(notices, an_endpoint_gets_only_the_types_that_it_wants)
{
	ask_json("admin", "POST", "/tags", "{\"name\":\"Free\"}");
	cr_expect_str_eq(told(B), "tag.created 1; ");
	forget();
	ask_json("admin", "PATCH", "/tags/1", "{\"name\":\"No fee\"}");
	ask_json("admin", "POST", "/categories", "{\"name\":\"Free\"}");
	ask("DELETE", "/tags/1");
	cr_expect_str_eq(told(B), "");
	ask_as("admin", "DELETE", "/tags/1");
	cr_expect_str_eq(told(B), "tag.deleted 1; ");
}

static int64_t
count_messages(void)
{
	struct statement	*st;
	int64_t			 count;

	st = db_query(harness.db, "SELECT COUNT(*) FROM outbox");
	count = db_step(st) ? db_integer(st, 0) : -1;
	db_done(st);

	return (count);
}

Test(notices, without_endpoints_nothing_is_stored)
{
	harness.site.webhook_count = 0;
	given_talk("admin", "\"tags\":[\"Free\"]");
	ask_as("admin", "DELETE", "/events/1?purge=true");
	cr_expect_eq(count_messages(), 0);
}

Test(notices, without_endpoints_old_messages_are_dropped)
{
	ask_json("admin", "POST", "/tags", "{\"name\":\"Free\"}");
	harness.site.webhook_count = 0;
	db_begin_write(harness.db);
	db_run(db_query(harness.db,
	    "UPDATE outbox SET created = created - 8 * 86400"));
	cr_assert(db_commit(harness.db));
	ask_json("admin", "POST", "/tags", "{\"name\":\"Later\"}");
	cr_expect_str_eq(told(A), "");
}

Test(notices, a_gone_endpoint_gets_no_messages)
{
	db_begin_write(harness.db);
	db_run(db_query(harness.db, "INSERT INTO gone_endpoints"
	    " (endpoint, since) VALUES ('" A "', 1)"));
	cr_assert(db_commit(harness.db));
	ask_json("admin", "POST", "/tags", "{\"name\":\"Free\"}");
	ask_json("admin", "POST", "/categories", "{\"name\":\"Free\"}");
	cr_expect_str_eq(told(A), "");
	cr_expect_str_eq(told(B), "tag.created 1; ");
}

/* The only body that A gets. */
static const char *
body(void)
{
	struct statement	*st;
	const char		*text;

	st = db_query(harness.db, "SELECT " MESSAGE " FROM outbox o"
	    " JOIN deliveries d ON d.outbox_id = o.id"
	    " WHERE d.endpoint = '" A "'");
	cr_assert(db_step(st));
	text = written(st);
	cr_assert_not(db_step(st));
	db_done(st);
	forget();

	return (text);
}

/* The only record of a list, as an administrator sees it. */
static const char *
listed(const char *target, const char *name)
{
	struct outcome	*a;
	const char	*start, *end;

	harness.prefix = "/calendar/events/v1";
	harness.host = "elsewhere.example";
	a = ask_as("admin", "GET", target);
	start = strstr(a->body, name) + strlen(name);
	end = strstr(start, "],\"rest_url\"");
	if (end == NULL)
		end = a->body + a->length - strlen("]}");

	return (arena_copy(arena, start, (size_t)(end - start)));
}

static void
expect_told(const char *type, const char *target, const char *name)
{
	const char	*expected;

	expected = arena_join(arena, "{\"type\":\"", type,
	    "\",\"timestamp\":\"2026-11-21T00:17:30Z\",\"data\":",
	    listed(target, name), "}", NULL);
	cr_expect_str_eq(body(), expected);
}

/* Regardless of the user and the address of the change. */
Test(notices, data_is_the_record_as_a_list_shows_it_to_an_administrator)
{
	harness.prefix = "/de/calendar/events/v1";
	ask_json("admin", "POST", "/venues",
	    "{\"venue\":\"Hall\",\"status\":\"private\",\"author\":2}");
	expect_told("venue.created", "/venues", "\"venues\":[");
	harness.prefix = "/de/calendar/events/v1";
	ask_json("co", "POST", "/organizers", "{\"organizer\":\"Ada\"}");
	expect_told("organizer.created", "/organizers", "\"organizers\":[");
	harness.prefix = "/de/calendar/events/v1";
	ask_json("au", "POST", "/categories", "{\"name\":\"Music\"}");
	expect_told("category.created", "/categories?hide_empty=false",
	    "\"categories\":[");
	harness.prefix = "/de/calendar/events/v1";
	ask_json("ed", "POST", "/events", TALK ",\"venue\":1,"
	    "\"categories\":[1]}");
	expect_told("event.created", "/events", "\"events\":[");
}

Test(notices, data_has_the_new_links_of_an_event_of_a_series)
{
	ask_json("ed", "POST", "/categories", "{\"name\":\"Music\"}");
	ask_json("ed", "POST", "/events", TALK
	    ",\"recurrence\":\"FREQ=WEEKLY;COUNT=1\"}");
	forget();
	ask_json("ed", "PATCH", "/series/2", "{\"categories\":[1]}");
	expect_told("event.updated", "/events", "\"events\":[");
}

Test(notices, a_long_record_is_sent_as_its_address)
{
	ask_json("au", "POST", "/organizers", arena_printf(arena,
	    "{\"organizer\":\"Ada\",\"description\":\"%066000d\"}", 0));
	cr_expect_str_eq(body(), "{\"type\":\"organizer.created\","
	    "\"timestamp\":\"2026-11-21T00:17:30Z\",\"data\":{\"id\":1,"
	    "\"rest_url\":\"https://base.example/calendar/events/v1/organizers"
	    "/1\"}}");
}

Test(notices, contain_no_password_and_no_hash)
{
	struct statement	*st;
	const char		*text;

	given_talk("admin", "\"description\":\"For friends\"");
	forget();
	ask_json("admin", "PATCH", "/events/1", "{\"password\":\"sesame\"}");
	text = body();
	cr_expect_not_null(strstr(text, "For friends"));
	cr_expect_null(strstr(text, "sesame"));
	cr_expect_null(strstr(text, "password"));
	cr_expect_null(strstr(text, "json_ld"));
	st = db_query(harness.db, "SELECT password FROM events");
	cr_assert(db_step(st));
	cr_expect_null(strstr(text, strrchr(db_text(st, 0), '$') + 1));
	db_done(st);
}

/* Repeating a first answer (rules, section 30) is not a second change. */
/* It is new to those who get messages when it becomes visible. */
Test(notices, a_waiting_term_makes_a_message_when_it_is_published)
{
	(void)ask_json("co", "POST", "/events", TALK ",\"status\":\"pending\","
	    "\"tags\":\"New\",\"venue\":{\"venue\":\"Hall\"}}");
	cr_expect_str_eq(told(A), "venue.created 2 draft; "
	    "event.created 1 pending; ");
	forget();
	(void)ask_as("ed", "DELETE", "/events/1");
	cr_expect_str_eq(told(A), "venue.deleted 2 trash; "
	    "event.deleted 1 trash; ");
	forget();
	(void)ask_json("ed", "POST", "/events/1", "{\"status\":\"publish\"}");
	cr_expect_str_eq(told(A), "venue.updated 2 publish; tag.created 1; "
	    "event.updated 1 publish; ");
	cr_expect_str_eq(told(B), "tag.created 1; ");
}

Test(notices, a_repeated_create_makes_one_message)
{
	int	 i;

	for (i = 0; i < 2; i++)
		cr_expect_eq(ask_with("POST", "/tags", "{\"name\":\"Free\"}",
		    as("admin"), "Content-Type: application/json",
		    "Idempotency-Key: x", NULL)->status, 201);
	cr_expect_str_eq(told(A), "tag.created 1; ");
}

Test(notices, belong_to_the_user_who_made_the_change)
{
	struct statement	*st;

	given_talk("co", "\"status\":\"pending\"");
	ask_json("ed", "PATCH", "/events/1", "{\"title\":\"Speech\"}");
	given_venue("co", "\"venue\":\"Hall\"");
	st = db_query(harness.db,
	    "SELECT author FROM deliveries ORDER BY outbox_id");
	cr_assert(db_step(st));
	cr_expect_eq(db_integer(st, 0), 2);
	cr_assert(db_step(st));
	cr_expect_eq(db_integer(st, 0), 4);
	cr_expect_not(db_step(st));
	db_done(st);
}

/* One is sent for all changes that the endpoint has not received. */
Test(notices, have_the_newest_state_of_the_record)
{
	ask_json("admin", "POST", "/venues", "{\"venue\":\"Hall\"}");
	ask_json("admin", "PATCH", "/venues/1", "{\"venue\":\"Cellar\"}");
	expect_told("venue.created", "/venues", "\"venues\":[");
	ask_json("admin", "PATCH", "/venues/1", "{\"venue\":\"Barn\"}");
	ask_as("admin", "DELETE", "/venues/1");
	ask_json("admin", "PATCH", "/venues/1", "{\"status\":\"publish\"}");
	expect_told("venue.updated", "/venues", "\"venues\":[");
}

Test(notices, of_a_record_that_is_gone_have_its_address)
{
	ask_json("admin", "POST", "/tags", "{\"name\":\"Free\"}");
	db_begin_write(harness.db);
	db_run(db_query(harness.db, "UPDATE outbox"
	    " SET about = REPLACE(about, '1}', '9}')"));
	db_run(db_query(harness.db, "UPDATE outbox SET body = about"));
	cr_assert(db_commit(harness.db));
	cr_expect_str_eq(body(), "{\"type\":\"tag.created\",\"timestamp\":"
	    "\"2026-11-21T00:17:30Z\",\"data\":{\"id\":9,\"rest_url\":"
	    "\"https://base.example/calendar/events/v1/tags/9\"}}");
}

/* As much text as a request may store (series_texts), and a server's memory. */
Test(notices, of_a_series_need_little_memory)
{
	struct budget	 budget;
	const char	*text;

	harness.budget = &budget;
	budget_start(&budget, 3600 * CLOCK_SECOND, LIMIT_MEMORY);
	harness.site.horizon = 60;
	text = arena_printf(arena, "%08000d", 0);
	cr_assert_eq(ask_json("co", "POST", "/events", arena_join(arena,
	    TALK ",\"status\":\"pending\",\"recurrence\":\"FREQ=DAILY\","
	    "\"description\":\"", text, "\"}", NULL))->status, 201);
	budget_start(&budget, 3600 * CLOCK_SECOND, LIMIT_MEMORY);
	cr_expect_eq(ask_json("co", "PATCH", "/series/2",
	    "{\"title\":\"Walk\"}")->status, 200);
	harness.budget = NULL;
	cr_expect_eq(count_messages(), 1000);
}

/* The budget of a request may end within any message. */
Test(notices, of_a_series_may_end_anywhere)
{
	struct budget	 budget;
	size_t		 memory;
	int		 status = 503;

	for (memory = 0; status == 503; memory += 1024) {
		budget_start(&budget, 3600 * CLOCK_SECOND, memory);
		harness.budget = &budget;
		status = ask_json("ed", "POST", "/events", TALK
		    ",\"venue\":{\"venue\":\"Hall\"},\"recurrence\":"
		    "\"FREQ=DAILY;COUNT=4\"}")->status;
	}
	harness.budget = NULL;
	cr_expect_eq(status, 201);
}
