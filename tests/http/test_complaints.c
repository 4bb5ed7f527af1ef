#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"

#include "base/array.h"
#include "tests/support/params_given.h"

#define LIST	&route_event_list
#define CREATE	&route_event_create
#define BASE	"title=T&start_date=now&end_date=now"

static const char *
body(struct request *rq)
{
	cr_assert_null(params_read(rq));
	cr_assert_eq(rq->reply.status, 400);

	return (rq->out.buf.data);
}

#define DATE	"start_date must be a date, such as " \
		    "2027-03-01 18:00:00."

Test(complaints, invalid_values_are_reported_in_the_order_of_the_tables)
{
	cr_assert_str_eq(body(params_given(LIST, ROLE_ANONYMOUS,
	    "start_date=x&per_page=0&page=1")),
	    "{\"code\":\"rest_invalid_param\",\"message\":"
	    "\"Invalid parameter(s): per_page, start_date\","
	    "\"data\":{\"status\":400,\"params\":{"
	    "\"per_page\":\"per_page must be 1 or more.\","
	    "\"start_date\":\"" DATE "\"},\"details\":{"
	    "\"per_page\":{\"code\":\"rest_out_of_bounds\",\"message\":"
	    "\"per_page must be 1 or more.\","
	    "\"data\":{\"pointer\":\"/per_page\"}},"
	    "\"start_date\":{\"code\":\"rest_invalid_date\",\"message\":"
	    "\"" DATE "\",\"data\":{\"pointer\":\"/start_date\"}}}}}");
}

Test(complaints, missing_ones_come_before_bad_ones)
{
	cr_assert_str_eq(body(params_given(CREATE, ROLE_ANONYMOUS,
	    "start_date=x")),
	    "{\"code\":\"rest_missing_callback_param\",\"message\":"
	    "\"Missing parameter(s): title, end_date\","
	    "\"data\":{\"status\":400,\"params\":[\"title\",\"end_date\"]}}");
}

#define AS_PROBLEM(code, detail) \
	"{\"type\":\"urn:calendar-events:error:" code "\","		\
	"\"title\":\"Bad Request\",\"status\":400,\"detail\":\"" detail	\
	"\",\"instance\":\"/x\",\"code\":\"" code "\",\"errors\":["

Test(complaints, both_are_reported_as_a_problem_on_request)
{
	struct request	*rq;

	rq = params_given(LIST, ROLE_ANONYMOUS, "start_date=x");
	rq->in.problem = true;
	cr_assert_str_eq(body(rq), AS_PROBLEM("rest_invalid_param",
	    "Invalid parameter(s): start_date")
	    "{\"name\":\"start_date\",\"code\":\"rest_invalid_date\","
	    "\"detail\":\"" DATE "\",\"pointer\":\"/start_date\"}]}");

	rq = params_given(CREATE, ROLE_ANONYMOUS, "start_date=x&title=T");
	rq->in.problem = true;
	cr_assert_str_eq(body(rq), AS_PROBLEM("rest_missing_callback_param",
	    "Missing parameter(s): end_date")
	    "{\"name\":\"end_date\",\"code\":\"rest_missing_callback_param\"}"
	    "]}");
}

Test(complaints, a_handler_can_add_one)
{
	struct request	*rq;

	rq = params_given(LIST, ROLE_ANONYMOUS, "");
	cr_assert_eq(reply_invalid(rq, "post_parent", complaint_self_parent()),
	    400);
	cr_assert_str_eq(rq->out.buf.data, "{\"code\":\"rest_invalid_param\","
	    "\"message\":\"Invalid parameter(s): post_parent\","
	    "\"data\":{\"status\":400,\"params\":{\"post_parent\":"
	    "\"post_parent must be the id of another event.\"},"
	    "\"details\":{\"post_parent\":{\"code\":\"rest_unknown_id\","
	    "\"message\":\"post_parent must be the id of another event.\","
	    "\"data\":{\"pointer\":\"/post_parent\"}}}}}");
}

#define UNKNOWN(name, pointer)						\
	name " rest_unknown_param /" pointer ": " name			\
	" is not a parameter of this operation."

Test(complaints, unknown_params_are_reported_on_request)
{
	struct request	*rq;

	rq = params_given(LIST, ROLE_ANONYMOUS,
	    "lang=de&a/b~c=1&page=0&_fields=id&_method=GET&context=view");
	cr_assert_str_eq(params_outcome(rq), "page rest_out_of_bounds /page: "
	    "page must be 1 or more.");

	rq = params_given(LIST, ROLE_ANONYMOUS,
	    "lang=de&a/b~c=1&page=0&_fields=id&_method=GET&context=view");
	rq->in.strict = true;
	cr_assert_str_eq(params_outcome(rq), "page rest_out_of_bounds /page: "
	    "page must be 1 or more.\n" UNKNOWN("lang", "lang") "\n"
	    UNKNOWN("a/b~c", "a~1b~0c") "\n" UNKNOWN("context", "context"));
}

Test(complaints, names_in_the_path_are_known_and_hidden_ones_are_not)
{
	struct request	*rq;

	rq = params_given(&route_tag_update, ROLE_EDITOR, "id=5&parent=0");
	cr_assert_str_eq(params_outcome(rq), "id=21");
	rq = params_given(&route_tag_update, ROLE_EDITOR, "id=5&parent=2");
	cr_assert_str_eq(params_outcome(rq), "parent=1 id=21");
	rq = params_given(&route_tag_update, ROLE_EDITOR, "{\"parent\":null}");
	cr_assert_str_eq(params_outcome(rq), "id=21");

	rq = params_given(&route_tag_update, ROLE_EDITOR, "id=5&parent=0");
	rq->in.strict = true;
	cr_assert_str_eq(params_outcome(rq), UNKNOWN("parent", "parent"));
}

Test(complaints, texts_that_are_not_utf8_are_reported_with_any_name)
{
	static const struct params_row	 rows[] = {
		{ LIST, "search=%ff", "search rest_invalid_format /search: "
		    "search must be UTF-8." },
		{ LIST, "include[]=%ff", "include rest_invalid_format "
		    "/include: include must be UTF-8." },
		{ LIST, "x=%ff&_fields=%ff", "x rest_invalid_format /x: x "
		    "must be UTF-8.\n_fields rest_invalid_format /_fields: "
		    "_fields must be UTF-8." },
		{ LIST, "%ff=1", "\xef\xbf\xbd rest_invalid_format "
		    "/\xef\xbf\xbd: \xef\xbf\xbd must be UTF-8." }
	};

	params_compare(rows, COUNT(rows));
}

Test(complaints, at_most_64_are_reported)
{
	struct request	*rq;
	struct buf	 fields;
	int		 i;

	rq = params_given(LIST, ROLE_ANONYMOUS, "");
	buf_init(&fields, rq->arena, 500);
	for (i = 0; i < 100; i++)
		buf_printf(&fields, "x%d=1&", i);
	buf_string(&fields, "page=0");
	rq = params_given(LIST, ROLE_ANONYMOUS, fields.data);
	rq->in.strict = true;
	body(rq);
	cr_assert_not_null(strstr(rq->out.buf.data, "(s): page, x0, x1,"));
	cr_assert_not_null(strstr(rq->out.buf.data, ", x62\","));
	cr_assert_null(strstr(rq->out.buf.data, "x63"));
}

static const char *
with_key(const struct route *route, enum method method, const char *key)
{
	struct request	*rq;
	struct message	*message;

	rq = params_given(route, ROLE_EDITOR, BASE);
	message = arena_alloc(rq->arena, sizeof(*message));
	*message = *rq->message;
	message->header[HEADER_IDEMPOTENCY_KEY] = key;
	rq->message = message;
	rq->in.method = method;

	return (params_outcome(rq));
}

Test(complaints, an_idempotency_key_is_checked_on_creates)
{
	static const char	 bad[] = "Idempotency-Key rest_invalid_format "
	    "/Idempotency-Key: Idempotency-Key must be 1 to 255 printable "
	    "ASCII characters.";
	static const char	 good[] = "title=T start_date=date "
	    "end_date=date event_status=scheduled";
	char			 key[257];

	memset(key, 'a', sizeof(key));
	key[256] = '\0';
	cr_assert_str_eq(with_key(CREATE, METHOD_POST, key), bad);
	cr_assert_str_eq(with_key(CREATE, METHOD_POST, key + 1), good);
	cr_assert_str_eq(with_key(CREATE, METHOD_POST, "a b~"), good);
	cr_assert_str_eq(with_key(CREATE, METHOD_POST, ""), bad);
	cr_assert_str_eq(with_key(CREATE, METHOD_POST, "a\tb"), bad);
	cr_assert_str_eq(with_key(CREATE, METHOD_POST, "\xc3\xa9"), bad);
	cr_assert_str_eq(with_key(&route_event_update, METHOD_POST, ""),
	    "title=T start_date=date end_date=date id=21");
	cr_assert_str_eq(with_key(LIST, METHOD_GET, ""), "start_date="
	    "2026-11-21 00:17:30/2026-11-21 00:17:30 end_date="
	    "2026-11-21 00:17:30/2026-11-21 00:17:30");
}

Test(complaints, an_id_in_the_path_that_is_too_large_is_that_of_nothing)
{
	struct request	*rq;

	rq = params_given(&route_event_get, ROLE_EDITOR, "id=5");
	rq->in.capture = "9223372036854775807";
	cr_assert_str_eq(params_outcome(rq), "id=9223372036854775807");
	rq->in.capture = "9223372036854775808";
	cr_assert_str_eq(params_outcome(rq), "id=-1");
	rq = params_given(&route_event_update_by_slug, ROLE_EDITOR,
	    "slug=new");
	rq->in.capture = "old";
	cr_assert_str_eq(params_outcome(rq), "slug=new slug=old");
}
