/* How feeds are requested and rejected; other tests check their contents. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/harness.h"

#define EMPTY	"{\"@context\":\"http://schema.org\",\"@graph\":[]}"
#define TALK	"{\"@context\":\"http://schema.org\",\"@graph\":["	\
		"{\"@type\":\"Event\",\"name\":\"Talk\",\"description\":\"\","\
		"\"url\":\"" SITE "/event/talk/\",\"eventAttendanceMode\":"\
		"\"https://schema.org/OfflineEventAttendanceMode\","	\
		"\"eventStatus\":\"https://schema.org/EventScheduled\","\
		"\"startDate\":\"2027-03-01T18:00:00+00:00\","		\
		"\"endDate\":\"2027-03-01T20:00:00+00:00\"}]}"
#define JSON_LD	"application/ld+json; charset=UTF-8"
#define JSON	"application/json; charset=UTF-8"

static void
make_talk(void)
{
	cr_assert_eq(ask_json("ed", "POST", "/events", "{\"title\":\"Talk\","
	    "\"start_date\":\"2027-03-01 18:00\","
	    "\"end_date\":\"2027-03-01 20:00\"}")->status, 201);
}

static void
expect_type(const struct outcome *a, const char *type)
{
	cr_expect_str_eq(outcome_header(a, "Content-Type"), type);
}

Test(feeds, an_ending_overrides_accept)
{
	static const char *const	targets[] = { "/events.jsonld",
	    "/EVENTS.JsonLd", "/events.jsonld/", "/events/1.jsonld",
	    "/events/001.jsonld?password=x" };
	struct outcome			*a;
	size_t				 i;

	make_talk();
	for (i = 0; i < COUNT(targets); i++) {
		a = ask_with("GET", targets[i], NULL,
		    "Accept: application/json", NULL);
		EXPECT(a, 200, TALK);
		expect_type(a, JSON_LD);
	}
}

/* The feed without its addresses; the caller frees it. */
static char *
without_addresses(const struct outcome *a)
{
	char	*text, *to, *from;
	size_t	 host = strlen(harness.host);

	text = to = strdup(a->body);
	for (from = text; *from != '\0'; *to++ = *from++)
		if (strncmp(from, "http://", 7) == 0 &&
		    strncmp(from + 7, harness.host, host) == 0)
			from += 7 + host;
	*to = '\0';

	return (text);
}

Test(feeds, nothing_but_addresses_depends_on_the_host)
{
	static const char *const	targets[] = { "/events.ics",
	    "/events/2.ics", "/events.rss", "/events/2.rss", "/events.jsonld" };
	struct outcome			*a, *b;
	char				*first, *second;
	size_t				 i;

	make_talk();
	cr_assert_eq(ask_json("ed", "POST", "/events", "{\"title\":\"Part\","
	    "\"post_parent\":1,\"start_date\":\"2027-03-01 18:00\","
	    "\"end_date\":\"2027-03-01 20:00\"}")->status, 201);
	for (i = 0; i < COUNT(targets); i++) {
		harness.host = "cal.example";
		a = ask("GET", targets[i]);
		first = without_addresses(a);
		harness.host = "b.example:8443";
		b = ask("GET", targets[i]);
		second = without_addresses(b);
		cr_expect_str_eq(second, first);
		free(first);
		free(second);
		cr_expect_str_eq(outcome_header(b, "Last-Modified"),
		    outcome_header(a, "Last-Modified"));
	}
}

Test(feeds, accept_asks_for_a_format_where_it_likes_json_less)
{
	struct outcome	*a;

	make_talk();
	a = ask_with("GET", "/events", NULL,
	    "Accept: application/json;q=0.5, application/ld+json", NULL);
	EXPECT(a, 200, TALK);
	expect_type(a, JSON_LD);
	EXPECT(ask_with("GET", "/events/by-slug/talk", NULL,
	    "Accept: application/ld+json", NULL), 200, TALK);
	expect_type(ask_with("GET", "/events/1", NULL,
	    "Accept: application/ld+json, */*", NULL), JSON);
	expect_type(ask_with("GET", "/venues", NULL,
	    "Accept: application/ld+json", NULL), JSON);
}

Test(feeds, routes_without_formats_have_no_endings)
{
	static const char *const	targets[] = { "/venues.jsonld",
	    "/doc.ics", "/tags/1.ics", ".ics", "/.ics", "/events/.ics",
	    "/events.html", "/events/talk.ics", "/events/1.ics/x" };
	size_t				 i;

	for (i = 0; i < COUNT(targets); i++)
		EXPECT(ask("GET", targets[i]), 404,
		    "{\"code\":\"rest_no_route\",\"message\":\"No route was "
		    "found matching the URL and request method.\","
		    "\"data\":{\"status\":404}}");
}

Test(feeds, an_ending_after_a_slug_belongs_to_it)
{
	EXPECT(ask("GET", "/events/by-slug/talk.jsonld"), 404,
	    "{\"code\":\"rest-event-not-found\",\"message\":\"Event with slug "
	    "talk.jsonld does not exist.\",\"data\":{\"status\":404}}");
}

Test(feeds, endings_take_get_and_head_alone)
{
	static const char *const	methods[] = { "POST", "PUT", "PATCH",
	    "DELETE", "OPTIONS", "BREW" };
	struct outcome			*a;
	char				 body[256];
	size_t				 i;

	make_talk();
	for (i = 0; i < COUNT(methods); i++) {
		snprintf(body, sizeof(body),
		    "{\"code\":\"rest_method_not_allowed\",\"message\":\"The "
		    "method %s is not allowed here; allowed: GET, HEAD.\","
		    "\"data\":{\"status\":405}}", methods[i]);
		a = ask_as("admin", methods[i], "/events/1.jsonld");
		EXPECT(a, 405, body);
		cr_expect_str_eq(outcome_header(a, "Allow"), "GET, HEAD");
		expect_type(a, JSON);
	}
	EXPECT(ask("HEAD", "/events/1.jsonld"), 200, "");
	cr_expect_eq(ask("OPTIONS", "/events")->status, 200);
}

Test(feeds, pages_mean_nothing_to_a_feed)
{
	static const char *const	queries[] = { "?page=7&per_page=1",
	    "?page=0&per_page=x", "?page[]=%ff&per_page=" };
	struct outcome			*a;
	char				 target[64];
	size_t				 i;

	make_talk();
	for (i = 0; i < COUNT(queries); i++) {
		snprintf(target, sizeof(target), "/events.jsonld%s",
		    queries[i]);
		a = ask_with("GET", target, NULL, "Prefer: handling=strict",
		    NULL);
		EXPECT(a, 200, TALK);
		cr_expect_str_eq(outcome_header(a, "X-TEC-Total"), "1");
		cr_expect_str_eq(outcome_header(a, "X-TEC-TotalPages"), "1");
		cr_expect_null(outcome_header(a, "Link"));
	}
	cr_expect_eq(ask("GET", "/events?page=0")->status, 400);
}

Test(feeds, errors_of_a_feed_are_json)
{
	struct outcome	*a;

	a = ask("GET", "/events.jsonld?start_date=never");
	EXPECT(a, 400, "{\"code\":\"rest_invalid_param\",\"message\":\"Invalid "
	    "parameter(s): start_date\",\"data\":{\"status\":400,\"params\":{"
	    "\"start_date\":\"start_date must be a date, such "
	    "as 2027-03-01 18:00:00.\"},\"details\":{\"start_date\":{\"code\":"
	    "\"rest_invalid_date\",\"message\":\"start_date must be a date, "
	    "such as 2027-03-01 18:00:00.\",\"data\":{\"pointer\":"
	    "\"/start_date\"}}}}}");
	expect_type(a, JSON);
	expect_type(ask_with("GET", "/events/9.jsonld", NULL,
	    "Accept: application/problem+json", NULL),
	    "application/problem+json; charset=UTF-8");
	EXPECT(ask("GET", "/events/9.jsonld"), 404,
	    "{\"code\":\"rest-event-not-found\",\"message\":\"Event with ID 9 "
	    "does not exist.\",\"data\":{\"status\":404}}");
}

Test(feeds, a_feed_has_a_different_tag)
{
	struct outcome	*a;
	const char	*tag, *line;
	char		 field[64];

	make_talk();
	a = ask("GET", "/events.jsonld");
	tag = outcome_header(a, "ETag");
	line = outcome_header(a, "Last-Modified");
	cr_assert_not_null(tag);
	cr_assert_not_null(line);
	cr_expect_str_neq(tag, outcome_header(ask("GET", "/events"), "ETag"));
	snprintf(field, sizeof(field), "If-None-Match: %s", tag);
	harness.now += 60;
	a = ask_with("GET", "/events.jsonld", NULL, field, NULL);
	EXPECT(a, 304, "");
	cr_expect_str_eq(outcome_header(a, "ETag"), tag);
	cr_expect_str_eq(outcome_header(a, "Vary"),
	    "Accept, Accept-Encoding, Authorization, Origin");
}

Test(feeds, members_of_a_feed_are_not_chosen)
{
	EXPECT(ask("GET", "/events.jsonld?_fields=total"), 200, EMPTY);
}
