#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "store/db.h"

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"

#define REFUSED(code, message, status)					\
	"{\"code\":\"" code "\",\"message\":\"" message "\","		\
	"\"data\":{\"status\":" #status "}}"
#define NO_ROUTE							\
	REFUSED("rest_no_route", "No route was found matching the URL "	\
	    "and request method.", 404)
#define DOC	"{\"openapi\":\"3.1.0\"}"

Test(serve, unknown_paths_are_not_found)
{
	static const char *const	targets[] = { "/nope", "/events//",
		"//events", "/events/abc", "/events/-1" };
	static const char *const	methods[] = { "GET", "HEAD", "POST",
		"OPTIONS", "BREW" };
	static const char		 star[] =
	    "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n";
	struct outcome			*o;
	size_t				 i, j;

	for (i = 0; i < COUNT(targets); i++)
		for (j = 0; j < COUNT(methods); j++) {
			o = ask(methods[j], targets[i]);
			EXPECT(o, 404, j == 1 ? "" : NO_ROUTE);
			cr_expect_null(outcome_header(o, "Allow"));
		}
	EXPECT(ask_bytes(star, strlen(star)), 404, NO_ROUTE);
}

Test(serve, answers_to_other_methods_list_the_allowed_ones)
{
	static const struct {
		const char	*method, *target, *allow;
	} rows[] = {
		{ "POST", "/doc", "GET, HEAD, OPTIONS" },
		{ "DELETE", "/events", "GET, HEAD, POST, OPTIONS" },
		{ "BREW", "/events/1",
		    "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" },
		{ "get", "/tags/1",
		    "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" }
	};
	struct outcome	*o;
	char		 body[256];
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		snprintf(body, sizeof(body), "{\"code\":"
		    "\"rest_method_not_allowed\",\"message\":\"The method %s "
		    "is not allowed here; allowed: %s.\",\"data\":"
		    "{\"status\":405}}", rows[i].method, rows[i].allow);
		o = ask(rows[i].method, rows[i].target);
		EXPECT(o, 405, body);
		cr_expect_str_eq(outcome_header(o, "Allow"), rows[i].allow);
	}
}

/* Each request fails its own check and all later ones. */
Test(serve, checks_come_in_the_order_of_the_rules)
{
	static const char	 bad_json[] = "Content-Type: application/json";
	static const char	 unknown[] = "Authorization: Bearer x";
	static const struct {
		const char	*method, *target, *line, *body;
		int		 status;
		const char	*code;
	} rows[] = {
		{ "BREW", "/nope", unknown, "{", 401, "incorrect_password" },
		{ "BREW", "/nope", bad_json, "{", 404, "rest_no_route" },
		{ "BREW", "/events", bad_json, "{", 405,
		    "rest_method_not_allowed" },
		{ "POST", "/events?page=x", bad_json, "{", 400,
		    "rest_invalid_json" },
		{ "POST", "/events?author=x", bad_json, "{}", 400,
		    "rest_missing_callback_param" },
		{ "POST", "/events?author=x&title=a&start_date=tomorrow"
		    "&end_date=tomorrow", bad_json, "{}", 400,
		    "rest_invalid_param" },
		{ "POST", "/events?title=a&start_date=tomorrow"
		    "&end_date=tomorrow", bad_json, "{}", 401,
		    "rest_forbidden" },
		{ "DELETE", "/events/99", bad_json, "{}", 401,
		    "rest_forbidden" }
	};
	struct outcome	*o;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		o = ask_with(rows[i].method, rows[i].target, rows[i].body,
		    rows[i].line, NULL);
		cr_expect_eq(o->status, rows[i].status, "row %zu", i);
		cr_expect_str_eq(outcome_text(o, "code"), rows[i].code,
		    "row %zu", i);
	}
}

Test(serve, a_malformed_message_is_rejected_before_anything_else)
{
	static const char	 bytes[] =
	    "BREW /nope HTTP/1.1\r\nHost: a\r\n"
	    "Authorization: Bearer x\r\nContent-Length: +5\r\n"
	    "Accept: application/problem+json\r\n\r\n";
	static const char	 head[] =
	    "HEAD / HTTP/1.1\r\nContent-Length: x\r\n\r\n";
	struct outcome		*o;

	o = ask_bytes(bytes, strlen(bytes));
	cr_expect_eq(o->status, 400);
	cr_expect_str_eq(outcome_text(o, "code"), "rest_bad_request");
	cr_expect_str_eq(outcome_header(o, "Connection"), "close");

	EXPECT(ask_bytes(head, strlen(head)), 400, "");
}

Test(serve, a_large_body_is_rejected_after_the_method_is_checked)
{
	static const struct {
		const char	*start;
		int		 status;
		const char	*body;
	} rows[] = {
		{ "POST /calendar/events/v1/nope", 404, NO_ROUTE },
		{ "POST /calendar/events/v1/doc", 405, REFUSED(
		    "rest_method_not_allowed", "The method POST is not "
		    "allowed here; allowed: GET, HEAD, OPTIONS.", 405) },
		{ "POST /calendar/events/v1/events", 413, REFUSED(
		    "rest_body_too_large",
		    "The body is larger than 8388608 bytes.", 413) }
	};
	char	 bytes[256];
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		snprintf(bytes, sizeof(bytes), "%s HTTP/1.1\r\nHost: a\r\n"
		    "Content-Type: application/json\r\n"
		    "Content-Length: 8388609\r\n\r\n", rows[i].start);
		EXPECT(ask_bytes(bytes, strlen(bytes)), rows[i].status,
		    rows[i].body);
	}
}

Test(serve, errors_in_json_are_described)
{
	struct outcome	*o;

	o = ask_json(NULL, "POST", "/events", "{\"title\":}");
	cr_expect_eq(o->status, 400);
	cr_expect_str_eq(outcome_text(o, "message"),
	    "Invalid JSON body passed.");
	cr_expect_str_neq(outcome_text(o, "data.json_error_message"), "");

	o = ask_with("GET", "/doc", "{", "Content-Type: application/json",
	    "Accept: application/problem+json", NULL);
	cr_expect_eq(o->status, 400);
	cr_expect_str_neq(outcome_text(o, "json_error_message"), "");
	cr_expect_str_eq(outcome_header(o, "Content-Type"),
	    "application/problem+json; charset=UTF-8");
}

Test(serve, options_describes_a_path)
{
	struct outcome	*o;

	o = ask_with("OPTIONS", "/events/21?_fields=methods,namespace", NULL,
	    "Origin: https://x.example",
	    "Access-Control-Request-Method: POST", NULL);
	EXPECT(o, 200, "{\"namespace\":\"calendar/events/v1\","
	    "\"methods\":[\"GET\",\"DELETE\",\"POST\",\"PUT\",\"PATCH\"]}");
	cr_expect_str_eq(outcome_header(o, "Allow"),
	    "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
	cr_expect_str_eq(outcome_header(o, "Access-Control-Allow-Origin"),
	    "*");
	cr_expect_str_eq(outcome_header(o, "Access-Control-Allow-Methods"),
	    "OPTIONS, GET, POST, PUT, PATCH, DELETE");
	cr_expect_str_eq(outcome_header(o, "Content-Language"), "en");
	cr_expect_null(outcome_header(o, "ETag"));
	cr_expect_null(outcome_header(o, "Last-Modified"));
}

Test(serve, head_is_get_without_a_body)
{
	struct outcome	*get, *head;

	get = ask("GET", "/doc?_fields=openapi");
	head = ask("HEAD", "/doc?_fields=openapi");
	EXPECT(get, 200, DOC);
	EXPECT(head, 200, "");
	cr_expect_str_eq(head->head, get->head);
	cr_expect_str_eq(outcome_header(head, "Content-Length"), "19");
}

Test(serve, a_known_tag_is_answered_without_a_body)
{
	struct outcome	*first, *second;
	char		 line[64];

	first = ask("GET", "/doc?_fields=openapi");
	snprintf(line, sizeof(line), "If-None-Match: W/\"x\", %s",
	    outcome_header(first, "ETag"));
	second = ask_with("GET", "/doc?_fields=openapi", NULL, line, NULL);
	EXPECT(second, 304, "");
	cr_expect_str_eq(outcome_header(second, "ETag"),
	    outcome_header(first, "ETag"));
	cr_expect_str_eq(outcome_header(second, "Last-Modified"),
	    "Sat, 21 Nov 2026 00:17:30 GMT");
	cr_expect_null(outcome_header(second, "Content-Type"));
	cr_expect_null(outcome_header(second, "Content-Length"));

	EXPECT(ask_with("GET", "/doc?_fields=info.version", NULL, line, NULL),
	    200, "{\"info\":{\"version\":\"1.0.0\"}}");
	EXPECT(ask_with("HEAD", "/doc", NULL, "If-None-Match: *", NULL), 304,
	    "");
	EXPECT(ask_with("GET", "/nope", NULL, "If-None-Match: *", NULL), 404,
	    NO_ROUTE);
}

Test(serve, lists_of_an_empty_store_are_as_old_as_the_start)
{
	static const char *const	lists[] = { "/events", "/venues",
		"/organizers", "/categories", "/tags" };
	size_t				i;

	harness_start();
	harness.now += 60;
	for (i = 0; i < COUNT(lists); i++)
		cr_expect_str_eq(outcome_header(ask("GET", lists[i]),
		    "Last-Modified"), "Sat, 21 Nov 2026 00:17:30 GMT");
	given_talk("ed", "");
	for (i = 0; i < COUNT(lists); i++)
		cr_expect_str_eq(outcome_header(ask("HEAD", lists[i]),
		    "Last-Modified"), "Sat, 21 Nov 2026 00:18:30 GMT");
}

Test(serve, fields_are_taken_from_every_source)
{
	EXPECT(ask("GET", "/doc?_fields[]=openapi&_fields[]=info.version"), 200,
	    "{\"openapi\":\"3.1.0\",\"info\":{\"version\":\"1.0.0\"}}");
	EXPECT(ask_json(NULL, "GET", "/doc?_fields=info",
	    "{\"_fields\":[\"openapi\"]}"), 200, DOC);
	EXPECT(ask("GET", "/nope?_fields=code"), 404, NO_ROUTE);
}

Test(serve, strict_handling_is_said_to_be_applied)
{
	static const char	 prefer[] = "Prefer: handling=strict";
	struct outcome		*o;

	o = ask_with("GET", "/doc?_fields=openapi", NULL, prefer, NULL);
	EXPECT(o, 200, DOC);
	cr_expect_str_eq(outcome_header(o, "Preference-Applied"),
	    "handling=strict");

	o = ask_with("GET", "/doc?bogus=1", NULL, prefer, NULL);
	cr_expect_eq(o->status, 400);
	cr_expect_str_eq(outcome_text(o, "data.details.bogus.code"),
	    "rest_unknown_param");
	cr_expect_str_eq(outcome_header(o, "Preference-Applied"),
	    "handling=strict");
}

Test(serve, errors_are_problems_where_these_are_accepted)
{
	struct outcome	*o;

	o = ask_with("GET", "/nope/?x=1", NULL,
	    "Accept: application/json, application/problem+json;q=0.1", NULL);
	EXPECT(o, 404, "{\"type\":\"urn:calendar-events:error:rest_no_route\","
	    "\"title\":\"Not Found\",\"status\":404,\"detail\":\"No route was "
	    "found matching the URL and request method.\","
	    "\"instance\":\"/calendar/events/v1/nope/\","
	    "\"code\":\"rest_no_route\"}");
	cr_expect_str_eq(outcome_header(o, "Content-Type"),
	    "application/problem+json; charset=UTF-8");

	EXPECT(ask_with("GET", "/nope", NULL,
	    "Accept: application/problem+json;q=0, */*", NULL), 404, NO_ROUTE);
}

Test(serve, a_failure_of_the_database_is_an_error)
{
	harness_start();
	db_begin_write(harness.db);
	db_run(db_query(harness.db,
	    "INSERT INTO meta (name, value) VALUES ('last_write', 1)"));
	cr_assert(db_failed(harness.db));

	EXPECT(ask("GET", "/doc"), 500, REFUSED("rest_internal_error",
	    "The request could not be completed.", 500));
}

/* Threads that read check a write, and defer it to the writer. */
Test(serve, a_write_is_checked_before_it_is_deferred)
{
	harness_start();
	harness.reading = true;
	EXPECT(ask_form("ed", "POST", "/tags", "name=a"), 503,
	    REFUSED("rest_unavailable", "The service is busy; try again.",
	    503));
	EXPECT(ask_form(NULL, "POST", "/tags", "name=a"), 401,
	    REFUSED("rest_forbidden",
	    "Sorry, you are not allowed to do that.", 401));
	EXPECT(ask_form("ed", "POST", "/tags", "slug=a"), 400,
	    "{\"code\":\"rest_missing_callback_param\",\"message\":"
	    "\"Missing parameter(s): name\",\"data\":{\"status\":400,"
	    "\"params\":[\"name\"]}}");
	harness.reading = false;
	cr_expect_eq(ask_form("ed", "POST", "/tags", "name=a")->status, 201);
}
