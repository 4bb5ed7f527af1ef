#include <criterion/criterion.h>

#include "base/arena.h"
#include "config/site.h"
#include "http/reply.h"
#include "http/request.h"

#include "tests/support/harness.h"

static struct arena	*arena;
static struct message	 message;
static struct site	 site;
static struct request	*rq;

/* A request before serve_prepare(). */
static void
setup(void)
{
	static const char	*origins[] = { "https://a.example" };

	arena = arena_new();
	site.cors_origins = (struct texts){ 1, origins };
	rq = arena_alloc(arena, sizeof(*rq));
	rq->arena = arena;
	rq->site = &site;
	rq->message = &message;
	rq->now = NOW;
	rq->in.target_path = "/calendar/events/v1/nope";
	rq->reply.total = -1;
	json_init(&rq->out, arena, 16);
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(reply, .init = setup, .fini = teardown);

static const char *
head(void)
{
	struct buf	 b;

	buf_init(&b, arena, 1024);
	reply_head(rq, &b);

	return (b.data);
}

#define DATE	"Date: Sat, 21 Nov 2026 00:17:30 GMT\r\n"
#define JSON	"Content-Type: application/json; charset=UTF-8\r\n"
#define ALWAYS	"X-Content-Type-Options: nosniff\r\n"			\
	"X-Robots-Tag: noindex\r\n"					\
	"Vary: Accept, Accept-Encoding, Authorization, Origin\r\n"	\
	"Access-Control-Expose-Headers: X-WP-Total, X-WP-TotalPages, "	\
	"X-TEC-Total, X-TEC-TotalPages, Link, Location, ETag, "		\
	"Last-Modified\r\n"						\
	"Access-Control-Allow-Headers: Authorization, X-WP-Nonce, "	\
	"Content-Disposition, Content-MD5, Content-Type, If-Match, "	\
	"If-None-Match, Idempotency-Key, Prefer, "			\
	"X-HTTP-Method-Override\r\n"
#define ANYBODY	"Cache-Control: no-cache\r\n"
#define KNOWN	"Cache-Control: no-cache, must-revalidate, max-age=0, "	\
	"no-store, private\r\nExpires: Wed, 11 Jan 1984 05:00:00 GMT\r\n"

Test(reply, the_least_head)
{
	rq->reply.status = 200;
	json_integer(&rq->out, NULL, 12345);

	cr_expect_str_eq(head(), "HTTP/1.1 200 OK\r\n" DATE JSON
	    "Content-Length: 5\r\n" ALWAYS ANYBODY "\r\n");
}

Test(reply, the_head_of_a_list)
{
	rq->reply = (struct reply){ .status = 200, .total = 14,
	    .total_pages = 2, .last_modified = NOW - 1, .etag = "\"x\"",
	    .link = "<http://cal.example/>; rel=\"next\"" };

	cr_expect_str_eq(head(), "HTTP/1.1 200 OK\r\n" DATE JSON
	    "Content-Length: 0\r\n" ALWAYS ANYBODY
	    "ETag: \"x\"\r\n"
	    "Last-Modified: Sat, 21 Nov 2026 00:17:29 GMT\r\n"
	    "X-TEC-Total: 14\r\nX-TEC-TotalPages: 2\r\n"
	    "X-WP-Total: 14\r\nX-WP-TotalPages: 2\r\n"
	    "Link: <http://cal.example/>; rel=\"next\"\r\n\r\n");
}

Test(reply, the_head_of_a_body_that_is_compressed)
{
	rq->reply = (struct reply){ .status = 200, .total = -1,
	    .encoding = "gzip", .etag = "\"x-gzip\"" };

	cr_expect_str_eq(head(), "HTTP/1.1 200 OK\r\n" DATE JSON
	    "Content-Encoding: gzip\r\nContent-Length: 0\r\n" ALWAYS ANYBODY
	    "ETag: \"x-gzip\"\r\n\r\n");
}

Test(reply, the_head_of_an_answer_that_is_known_already)
{
	rq->reply = (struct reply){ .status = 304, .total = 14,
	    .total_pages = 2, .last_modified = NOW, .etag = "\"x\"",
	    .link = "<http://cal.example/>; rel=\"next\"" };

	cr_expect_str_eq(head(), "HTTP/1.1 304 Not Modified\r\n" DATE ALWAYS
	    ANYBODY "ETag: \"x\"\r\n"
	    "Last-Modified: Sat, 21 Nov 2026 00:17:30 GMT\r\n\r\n");
}

Test(reply, the_head_of_a_new_record)
{
	message.header[HEADER_AUTHORIZATION] = "Basic x";
	message.header[HEADER_ORIGIN] = "https://a.example";
	message.close = true;
	rq->in.strict = true;
	rq->reply.status = 201;
	rq->reply.location = "http://cal.example/calendar/events/v1/events/1";

	cr_expect_str_eq(head(), "HTTP/1.1 201 Created\r\n" DATE
	    "Connection: close\r\n" JSON "Content-Length: 0\r\n" ALWAYS KNOWN
	    "Access-Control-Allow-Origin: https://a.example\r\n"
	    "Access-Control-Allow-Credentials: true\r\n"
	    "Access-Control-Allow-Methods: "
	    "OPTIONS, GET, POST, PUT, PATCH, DELETE\r\n"
	    "Location: http://cal.example/calendar/events/v1/events/1\r\n"
	    "Preference-Applied: handling=strict\r\n\r\n");
}

Test(reply, the_head_of_options)
{
	message.header[HEADER_ORIGIN] = "https://x.example";
	message.minor_zero = true;
	rq->reply.status = 200;
	rq->reply.language = "de";
	rq->reply.allow = "GET, HEAD, OPTIONS";

	cr_expect_str_eq(head(), "HTTP/1.1 200 OK\r\n" DATE
	    "Connection: keep-alive\r\n" JSON "Content-Length: 0\r\n"
	    "Content-Language: de\r\n" ALWAYS ANYBODY
	    "Access-Control-Allow-Methods: "
	    "OPTIONS, GET, POST, PUT, PATCH, DELETE\r\n"
	    "Allow: GET, HEAD, OPTIONS\r\n\r\n");
}

Test(reply, an_error_replaces_a_started_answer)
{
	json_object(&rq->out, NULL);
	json_string(&rq->out, "title", "x");
	rq->reply = (struct reply){ .status = 200, .total = 14,
	    .etag = "\"x\"", .link = "<x>", .location = "x", .language = "de" };

	cr_expect_eq(reply_error(rq, error_rest_forbidden_anonymous()), 401);
	cr_expect_str_eq(rq->out.buf.data, "{\"code\":\"rest_forbidden\","
	    "\"message\":\"Sorry, you are not allowed to do that.\","
	    "\"data\":{\"status\":401}}");
	cr_expect_str_eq(head(), "HTTP/1.1 401 Unauthorized\r\n" DATE JSON
	    "Content-Length: 98\r\n" ALWAYS ANYBODY
	    "WWW-Authenticate: Basic realm=\"calendar\", "
	    "charset=\"UTF-8\"\r\n\r\n");
}

Test(reply, the_message_of_a_refusal_is_filled_in)
{
	reply_error(rq, error_rest_method_not_allowed("50%\"\n\377", "GET"));
	cr_expect_str_eq(rq->out.buf.data,
	    "{\"code\":\"rest_method_not_allowed\",\"message\":"
	    "\"The method 50%\\\"\\n? is not allowed here; allowed: GET.\","
	    "\"data\":{\"status\":405}}");
}

Test(reply, a_problem_is_described_as_rfc_9457_has_it)
{
	rq->in.problem = true;
	rq->in.target_path = "/a%20\"\303\274/";

	cr_expect_eq(reply_error(rq, error_rest_no_route()), 404);
	cr_expect_str_eq(rq->out.buf.data,
	    "{\"type\":\"urn:calendar-events:error:rest_no_route\","
	    "\"title\":\"Not Found\",\"status\":404,\"detail\":\"No route was "
	    "found matching the URL and request method.\","
	    "\"instance\":\"/a%20%22%C3%BC/\",\"code\":\"rest_no_route\"}");
	cr_expect_str_eq(rq->reply.content_type,
	    "application/problem+json; charset=UTF-8");
}

Test(reply, an_error_can_have_more_members)
{
	cr_expect_eq(reply_term_exists(rq, error_term_exists(), 7), 400);
	cr_expect_str_eq(rq->out.buf.data, "{\"code\":\"term_exists\","
	    "\"message\":\"A term with the name provided already exists with "
	    "this parent.\",\"data\":{\"status\":400,\"term_id\":7}}");

	rq->in.problem = true;
	reply_term_exists(rq, error_term_exists_in_taxonomy(), 7);
	cr_expect_str_eq(rq->out.buf.data,
	    "{\"type\":\"urn:calendar-events:error:term_exists\","
	    "\"title\":\"Bad Request\",\"status\":400,\"detail\":\"A term "
	    "with the name provided already exists in this taxonomy.\","
	    "\"instance\":\"/calendar/events/v1/nope\","
	    "\"code\":\"term_exists\",\"term_id\":7}");
}

Test(reply, forbidden_depends_on_who_asks)
{
	cr_expect_eq(reply_forbidden(rq), 401);
	rq->caller = (struct caller){ .id = 5, .role = ROLE_SUBSCRIBER };
	cr_expect_eq(reply_forbidden(rq), 403);
}

Test(reply, every_status_of_the_catalogue_has_a_reason)
{
	enum error	 error;

	for (error = ERROR_NONE + 1; error < ERROR_COUNT; error++)
		cr_expect_str_neq(reply_reason(errors[error].status), "",
		    "%d", errors[error].status);
}

Test(reply, neither_head_nor_304_has_a_body)
{
	size_t	 length;

	json_integer(&rq->out, NULL, 5);
	rq->reply.status = 200;
	cr_expect_str_eq(reply_body(rq, &length), "5");
	cr_expect_eq(length, 1);

	rq->in.method = METHOD_HEAD;
	cr_expect_str_eq(reply_body(rq, &length), "");
	cr_expect_eq(length, 0);

	rq->in.method = METHOD_GET;
	rq->reply.status = 304;
	cr_expect_str_eq(reply_body(rq, &length), "");
	cr_expect_eq(length, 0);
}
