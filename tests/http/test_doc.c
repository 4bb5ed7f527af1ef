#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/json.h"

#include "base/array.h"
#include "tests/support/harness.h"

/* Operations of /doc (rule 33.4), by method in the order of the index. */
#define LIST(path, all, one)						\
	path " get list" all " post create" one "\n"
#define RECORD(path, one)						\
	path " get get" one " delete delete" one " post update" one	\
	" put put" one " patch patch" one "\n"
#define TERM(path, one)							\
	path " get get" one " post update" one " put put" one		\
	" patch patch" one " delete delete" one "\n"

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

TestSuite(doc, .init = setup, .fini = teardown);

static const struct value *
read_body(const struct outcome *o)
{
	const struct value	*v;
	const char		*error;

	v = json_read(arena, o->body, o->length, &error);
	cr_assert_not_null(v, "%s", error);

	return (v);
}

/* Returns a line for each path, with its methods and operationIds. */
static const char *
outline(const struct value *document)
{
	const struct value	*path, *method;
	struct buf		 b;

	buf_init(&b, arena, 1024);
	path = value_get(document, "paths")->first;
	for (; path != NULL; path = path->next) {
		buf_string(&b, path->name);
		for (method = path->first; method; method = method->next)
			buf_printf(&b, " %s %s", method->name,
			    value_get(method, "operationId")->text);
		buf_char(&b, '\n');
	}

	return (b.data);
}

Test(doc, it_has_every_operation)
{
	static const char	 every[] =
	    "/ get index\n"
	    "/doc get doc\n"
	    LIST("/events", "Events", "Event")
	    RECORD("/events/{id}", "Event")
	    RECORD("/events/by-slug/{slug}", "EventBySlug")
	    RECORD("/series/{id}", "Series")
	    "/series/{id}/split post splitSeries\n"
	    "/series/{id}/join post joinSeries\n"
	    LIST("/venues", "Venues", "Venue")
	    RECORD("/venues/{id}", "Venue")
	    RECORD("/venues/by-slug/{slug}", "VenueBySlug")
	    LIST("/organizers", "Organizers", "Organizer")
	    RECORD("/organizers/{id}", "Organizer")
	    RECORD("/organizers/by-slug/{slug}", "OrganizerBySlug")
	    LIST("/categories", "Categories", "Category")
	    TERM("/categories/{id}", "Category")
	    LIST("/tags", "Tags", "Tag")
	    TERM("/tags/{id}", "Tag")
	    "/images post createImage\n"
	    "/images/{id} get getImage post updateImage put putImage"
	    " patch patchImage delete deleteImage\n"
	    "/history get listHistory\n"
	    "/history/events/{id} get listEventHistory\n"
	    "/history/venues/{id} get listVenueHistory\n"
	    "/history/organizers/{id} get listOrganizerHistory\n"
	    "/history/series/{id} get listSeriesHistory\n"
	    "/history/categories/{id} get listCategoryHistory\n"
	    "/history/tags/{id} get listTagHistory\n"
	    "/settings get listSettings\n"
	    "/settings/{name} put putSetting delete deleteSetting\n";

	cr_expect_str_eq(outline(read_body(ask("GET", "/doc"))), every);
}

/* Returns the names of a map's members, each after a space. */
static const char *
names(const struct value *map)
{
	const struct value	*v;
	struct buf		 b;

	buf_init(&b, arena, 1024);
	for (v = map->first; v != NULL; v = v->next)
		buf_printf(&b, " %s", v->name);

	return (b.data);
}

static const struct value *
find(const struct value *v, const char *const *path)
{
	for (; *path != NULL; path++)
		v = value_get(v, *path);

	return (v);
}

#define FIND(v, ...) \
	find((v), (const char *const[]){ __VA_ARGS__, NULL })

/* Lists every schema, since clients refer to these names. */
Test(doc, it_has_every_schema)
{
	static const char *const	 schemas[] = { "Event", "Venue",
		"Organizer", "Category", "Tag", "Term", "Image", "ImageSize",
		"CostDetails", "DateDetails", "JsonLd", "EventCreate",
		"EventUpdate", "VenueCreate", "VenueUpdate", "OrganizerCreate",
		"OrganizerUpdate", "CategoryCreate", "CategoryUpdate",
		"TagCreate", "TagUpdate", "EventList", "VenueList",
		"OrganizerList", "CategoryList", "TagList", "Error",
		"Problem" };
	const struct value		*all;
	size_t				 i;

	all = FIND(read_body(ask("GET", "/doc")), "components", "schemas");
	for (i = 0; i < COUNT(schemas); i++)
		cr_expect_not_null(value_get(all, schemas[i]), "%s",
		    schemas[i]);
}

Test(doc, operations_describe_each_possible_status)
{
	static const struct {
		const char	*path, *method, *statuses;
	} rows[] = {
		{ "/", "get", " 200 304 400 401 403 404 408 411 413 414 429 "
		    "431 500 503 505" },
		{ "/events", "get", " 200 304 400 401 403 404 408 411 413 414 "
		    "429 431 500 503 505" },
		{ "/events", "post", " 201 400 401 403 405 408 411 413 414 "
		    "422 429 431 500 503 505 507" },
		{ "/events/{id}", "get", " 200 304 400 401 403 404 408 410 "
		    "411 413 414 429 431 500 503 505" },
		{ "/events/{id}", "patch", " 200 400 401 403 404 408 411 412 "
		    "413 414 429 431 500 503 505 507" },
		{ "/events/{id}", "delete", " 200 400 401 403 404 408 410 411 "
		    "412 413 414 429 431 500 503 505 507" }
	};
	const struct value	*document;
	size_t			 i;

	document = read_body(ask("GET", "/doc"));
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(names(FIND(document, "paths", rows[i].path,
		    rows[i].method, "responses")), rows[i].statuses, "%zu", i);
}

/* Those that HTTP defines are no part of the interface (RFC 9110, 9111). */
Test(doc, header_fields_are_those_that_http_does_not_define)
{
	const struct value	*all;

	all = FIND(read_body(ask("GET", "/doc")), "components");
	cr_expect_str_eq(names(FIND(all, "responses", "Error400", "headers")),
	    " X-Request-Id X-Content-Type-Options X-Robots-Tag "
	    "Preference-Applied Access-Control-Expose-Headers "
	    "Access-Control-Allow-Headers Access-Control-Allow-Origin "
	    "Access-Control-Allow-Methods Access-Control-Allow-Credentials");
	cr_expect_str_eq(names(FIND(all, "headers")), " X-Request-Id "
	    "X-Content-Type-Options X-Robots-Tag X-TEC-Total X-TEC-TotalPages "
	    "X-WP-Total X-WP-TotalPages Link Preference-Applied "
	    "Idempotency-Replayed Access-Control-Expose-Headers "
	    "Access-Control-Allow-Headers Access-Control-Allow-Origin "
	    "Access-Control-Allow-Methods Access-Control-Allow-Credentials");
	cr_expect_str_eq(names(FIND(all, "parameters")), " _fields _method "
	    "Prefer X-HTTP-Method-Override Idempotency-Key Origin");
}

Test(doc, answers_have_other_formats)
{
	static const struct {
		const char	*answer, *types;
	} rows[] = {
		{ "EventList", " application/json text/calendar "
		    "application/rss+xml application/ld+json" },
		{ "EventRead", " application/json text/calendar "
		    "application/rss+xml application/ld+json" },
		{ "EventUpdated", " application/json" },
		{ "VenueList", " application/json" },
		{ "Error404", " application/json application/problem+json "
		    "text/html" }
	};
	const struct value	*all;
	size_t			 i;

	all = FIND(read_body(ask("GET", "/doc")), "components", "responses");
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(names(FIND(all, rows[i].answer, "content")),
		    rows[i].types, "%s", rows[i].answer);
}

/* The document does not depend on the time, so clients can cache it. */
Test(doc, it_stays_the_same)
{
	struct outcome	*first, *later;

	first = ask("GET", "/doc");
	harness.now += 1000000;
	later = ask("GET", "/doc");
	cr_expect_str_eq(first->body, later->body);
	cr_expect_str_eq(outcome_header(later, "ETag"),
	    outcome_header(first, "ETag"));
}
