#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/json.h"

#include "base/array.h"
#include "tests/support/harness.h"

/* Methods, and those of each operation. */
#define INFO	": GET | GET\n"
#define LIST	": GET POST | GET | POST\n"
#define RECORD	": GET DELETE POST PUT PATCH | GET | DELETE | POST PUT PATCH\n"
#define TERM	": GET POST PUT PATCH DELETE | GET | POST PUT PATCH | DELETE\n"
#define NS	"/calendar/events/v1"
#define ID	"/(?P<id>\\d+)"
#define SLUG	"/by-slug/(?P<slug>[^/]+)"

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

TestSuite(describe_index, .init = setup, .fini = teardown);

static const struct value *
read_body(const struct outcome *o)
{
	const struct value	*v;
	const char		*error;

	v = json_read(arena, o->body, o->length, &error);
	cr_assert_not_null(v, "%s", error);

	return (v);
}

static void
add_methods(struct buf *b, const struct value *entry)
{
	const struct value	*method;

	method = value_get(entry, "methods")->first;
	for (; method != NULL; method = method->next)
		buf_printf(b, " %s", method->text);
}

/* A line per path, with the methods of the path and of its operations. */
static const char *
outline(const struct value *index)
{
	const struct value	*path, *endpoint;
	struct buf		 b;

	buf_init(&b, arena, 1024);
	path = value_get(index, "routes")->first;
	for (; path != NULL; path = path->next) {
		buf_printf(&b, "%s:", path->name);
		add_methods(&b, path);
		endpoint = value_get(path, "endpoints")->first;
		for (; endpoint != NULL; endpoint = endpoint->next) {
			buf_string(&b, " |");
			add_methods(&b, endpoint);
		}
		buf_char(&b, '\n');
	}

	return (b.data);
}

Test(describe_index, it_has_every_path_and_method)
{
	static const char	 every[] =
	    NS INFO
	    NS "/doc" INFO
	    NS "/events" LIST
	    NS "/events" ID RECORD
	    NS "/events" SLUG RECORD
	    NS "/series" ID RECORD
	    NS "/series" ID "/split: POST | POST\n"
	    NS "/series" ID "/join: POST | POST\n"
	    NS "/venues" LIST
	    NS "/venues" ID RECORD
	    NS "/venues" SLUG RECORD
	    NS "/organizers" LIST
	    NS "/organizers" ID RECORD
	    NS "/organizers" SLUG RECORD
	    NS "/categories" LIST
	    NS "/categories" ID TERM
	    NS "/tags" LIST
	    NS "/tags" ID TERM
	    NS "/images: POST | POST\n"
	    NS "/images" ID ": GET POST PUT PATCH DELETE"
	    " | GET | POST PUT PATCH | DELETE\n"
	    NS "/history: GET | GET\n"
	    NS "/history/events" ID ": GET | GET\n"
	    NS "/history/venues" ID ": GET | GET\n"
	    NS "/history/organizers" ID ": GET | GET\n"
	    NS "/history/series" ID ": GET | GET\n"
	    NS "/history/categories" ID ": GET | GET\n"
	    NS "/history/tags" ID ": GET | GET\n"
	    NS "/settings: GET | GET\n"
	    NS "/settings/(?P<name>[^/]+): PUT DELETE | PUT | DELETE\n";

	cr_expect_str_eq(outline(read_body(ask("GET", ""))), every);
}

/* OPTIONS answers with the entry of the path. */
Test(describe_index, its_entries_are_the_answers_to_options)
{
	static const char *const	 rows[] = { "/", "/doc", "/tags",
		"/events/1", "/venues/by-slug/x" };
	struct outcome			*o;
	const char			*index;
	size_t				 i;

	index = ask("GET", "")->body;
	for (i = 0; i < COUNT(rows); i++) {
		o = ask("OPTIONS", rows[i]);
		cr_expect_eq(o->status, 200);
		cr_expect_not_null(strstr(index, o->body), "%s", rows[i]);
	}
}

Test(describe_index, an_unknown_namespace_is_rejected)
{
	EXPECT(ask("GET", "?namespace=wp/v2"), 404,
	    "{\"code\":\"rest_invalid_namespace\",\"message\":\"The specified "
	    "namespace could not be found.\",\"data\":{\"status\":404}}");
	EXPECT(ask("GET", "?namespace=tribe/events/v1&_fields=namespace"), 200,
	    "{\"namespace\":\"calendar/events/v1\"}");
	EXPECT(ask("GET", "?namespace=calendar/events/v1&context=help"
	    "&_fields=namespace"), 200,
	    "{\"namespace\":\"calendar/events/v1\"}");
}

Test(describe_index, an_alias_names_itself)
{
	static const char	 link[] = "\"_links\":{\"self\":[{\"href\":"
	    "\"http://cal.example/wp-json/tribe/events/v1";
	struct outcome		*o;

	harness_start();
	harness.prefix = "/wp-json/tribe/events/v1";

	o = ask("GET", "?namespace=tribe/events/v1");
	cr_expect_eq(o->status, 200);
	cr_expect_str_eq(outcome_text(o, "namespace"), "tribe/events/v1");
	cr_expect_not_null(strstr(o->body, "\"/tribe/events/v1/doc\":"));
	cr_expect_not_null(strstr(o->body, link));
	cr_expect_null(strstr(o->body, "calendar/events/v1"));
	o = ask("GET", "/doc");
	cr_expect_str_eq(outcome_text(o, "servers.0.url"),
	    "http://cal.example/wp-json/tribe/events/v1");
}
