/* Bodies as a whole, before any parameter: rules, section 3. */
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"

#include "base/array.h"
#include "tests/support/input.h"

#define EVENT	"\"title\":\"Made\",\"start_date\":\"now\",\"end_date\":\"now\""
#define FORM	"x-www-form-urlencoded"

struct body {
	const char	*bytes;
	size_t		 length;
};

#define BODY(literal)	{ (literal), sizeof(literal) - 1 }

static void
expect(const char *type, const struct body *rows, size_t count,
    const char *wanted)
{
	static const char *const	 asked[][2] = { { "POST", "/events" },
		{ "PATCH", "/venues/5" }, { "DELETE", "/organizers/6" },
		{ "GET", "/events" }, { "PUT", "/tags/4" } };
	struct outcome			*a;
	const char			*code, *got;
	size_t				 i, n;

	given_input();
	for (i = 0; i < count; i++)
		for (n = 0; n < COUNT(asked); n++) {
			a = input_ask(asked[n][0], asked[n][1], type,
			    rows[i].bytes, rows[i].length);
			input_sound(a, rows[i].bytes);
			code = outcome_text(a, "code");
			got = target("%d %s", a->status, code == NULL ? "" :
			    code);
			/* A create without fields lacks the required ones. */
			if (*wanted == '\0' && n == 0)
				cr_expect_str_eq(got,
				    "400 rest_missing_callback_param",
				    "%s: %s", rows[i].bytes, got);
			else
				cr_expect_str_eq(got, *wanted == '\0' ?
				    "200 " : wanted, "%s %s: %s", asked[n][0],
				    rows[i].bytes, got);
		}
}

Test(input_bodies, json_that_does_not_parse)
{
	static const struct body	 rows[] = {
		BODY("{"), BODY("{\"title\""), BODY("{\"title\":}"),
		BODY("{\"title\":\"x\",}"), BODY("[1,]"), BODY("{,}"),
		BODY("{} x"), BODY("{}{}"), BODY("x"), BODY("nul"),
		BODY("True"), BODY("NaN"), BODY("{'a':1}"), BODY("{a:1}"),
		BODY("[01]"), BODY("[1.]"), BODY("[.5]"), BODY("[+1]"),
		BODY("[1e]"), BODY("[0x1]"), BODY("[Infinity]"),
		BODY("{\"a\":1 /* x */}"), BODY("// x\n{}"), BODY("[\"\n\"]"),
		BODY("[\"\t\"]"), BODY("[\"\\x41\"]"), BODY("[\"\\u12\"]"),
		BODY("[\"\\ud800\"]"), BODY("[\"\\udc00\\ud800\"]"),
		BODY("[\"\\"), BODY("[\"\xff\"]"), BODY("[\"\xc0\xaf\"]"),
		BODY("[\"\xed\xa0\x80\"]"), BODY("[\"\xf4\x90\x80\x80\"]"),
		BODY("[\"\xe2\x82\"]"), BODY("{\"\xff\":1}"),
		BODY("{\"a\":\"b\0c\"}"), BODY("{}\0"), BODY("\0"),
		BODY("\xef\xbb\xbf{}"), BODY("\xff\xfe{\0}\0"),
		BODY(" "), BODY("{\"a\":1,\"b\"}")
	};

	expect("json", rows, COUNT(rows), "400 rest_invalid_json");
}

Test(input_bodies, other_json_than_an_object_counts_as_empty)
{
	static const struct body	 rows[] = { BODY(""), BODY("[]"),
		BODY("null"), BODY("true"), BODY("3"), BODY("\"title\""),
		BODY(" \r\n\t{} \n"), BODY("[{\"title\":\"x\"}]"),
		BODY("{\"\":1}"), BODY("{\"\\u0000\":[{}]}")
	};

	expect("json", rows, COUNT(rows), "");
}

Test(input_bodies, forms_that_say_nothing)
{
	static const struct body	 rows[] = { BODY(""), BODY("&&&&"),
		BODY("="), BODY("=x"), BODY("===="), BODY("%"), BODY("%=%"),
		BODY("%00=x"), BODY("[]=x"), BODY("[a]=x"), BODY("a["),
		BODY("a]=x"), BODY("a[[]]=x"), BODY("a[b]c=x"), BODY("+=+"),
		BODY("a[]b[]=x"), BODY("x[\r\n]=1"), BODY("\r\n\r\n"),
		BODY("{\"title\":\"x\"}"), BODY("a[b][]=1&a=2&a[c]=3")
	};

	expect(FORM, rows, COUNT(rows), "");
}

/* An arena for one text at a time. */
static struct arena *
room(void)
{
	static struct arena	*arena;

	if (arena == NULL)
		arena = arena_new();
	arena_reset(arena);

	return (arena);
}

/* Lists in lists, maps in maps; one level is the body itself. */
static const char *
nested(const char *open, const char *end, size_t depth)
{
	struct buf	 b;
	size_t		 i;

	buf_init(&b, room(), 1000);
	buf_string(&b, "{\"a\":");
	for (i = 1; i < depth; i++)
		buf_string(&b, open);
	buf_string(&b, "1");
	for (i = 1; i < depth; i++)
		buf_string(&b, end);
	buf_string(&b, "," EVENT "}");

	return (b.data);
}

static int
status_of(const char *type, const char *body)
{
	struct outcome	*a;

	a = input_ask("POST", "/events", type, body, strlen(body));
	input_sound(a, body);

	return (a->status);
}

Test(input_bodies, nesting_has_a_bound)
{
	given_input();
	cr_expect_eq(status_of("json", nested("[", "]", JSON_DEPTH)), 201);
	cr_expect_eq(status_of("json", nested("{\"a\":", "}", JSON_DEPTH)),
	    201);
	cr_expect_eq(status_of("json", nested("[", "]", JSON_DEPTH + 1)), 400);
	cr_expect_eq(status_of("json", nested("{\"a\":", "}",
	    JSON_DEPTH + 1)), 400);
	cr_expect_eq(status_of("json", nested("[", "", 1000000)), 400);
	cr_expect_eq(status_of("json", nested("{\"a\":", "", 1000000)), 400);
}

static const char *
repeated(const char *first, const char *text, size_t count, const char *last)
{
	struct buf	 b;
	size_t		 i;

	buf_init(&b, room(), 1000);
	buf_string(&b, first);
	for (i = 0; i < count; i++)
		buf_printf(&b, "%s%zu", text, i % 1000);
	buf_string(&b, last);

	return (b.data);
}

Test(input_bodies, many_values)
{
	given_input();
	cr_expect_eq(status_of("json", repeated("{\"a\":[0", ",", 200000,
	    "]," EVENT "}")), 201);
	cr_expect_eq(status_of("json", repeated("{\"tags\":[0", ",", 200000,
	    "]," EVENT "}")), 400);
	cr_expect_eq(status_of("json", repeated("{\"venue\":[0", ",", 200000,
	    "]," EVENT "}")), 400);
	cr_expect_eq(status_of("json", repeated("{\"a\":[0", ",", 300000,
	    "]," EVENT "}")), 400);
	cr_expect_eq(status_of("json", repeated("{\"a\":1", ",\"a\":", 200000,
	    "," EVENT "}")), 201);
	cr_expect_eq(status_of(FORM, repeated("title=x&start_date=now&"
	    "end_date=now", "&a[]=", 200000, "")), 201);
	cr_expect_eq(status_of(FORM, repeated("title=x", "&a[][][]=",
	    300000, "")), 400);
	cr_expect_eq(status_of(FORM, repeated("title=x&start_date=now&"
	    "end_date=now&a", "[", 200000, "]=1")), 201);
}

/* Rules 3.4 and 3.5: the last one counts. */
Test(input_bodies, repeated_names)
{
	given_input();
	EXPECT_MEMBER(input_ask("POST", "/tags", "json",
	    "{\"name\":1,\"name\":\"A\"}", 21), "name", "A");
	EXPECT_MEMBER(input_ask("POST", "/tags", FORM, "name[]=1&name=A", 15),
	    "name", "A");
	EXPECT_MEMBER(input_ask("POST", "/tags?name=B&name=C", NULL, NULL, 0),
	    "name", "C");
	EXPECT_MEMBER(input_ask("POST", "/tags?name=B", "json",
	    "{\"name\":\"A\"}", 12), "name", "A");
}
