#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/errors.h"

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

#define HTML		"Accept: text/html"
#define BROWSER		"Accept: text/html,application/xhtml+xml," \
	"application/xml;q=0.9,image/avif,*/*;q=0.8"

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

TestSuite(reference, .init = setup, .fini = teardown);

static struct outcome *
show(const char *address)
{
	return (ask_with("GET", address, NULL, HTML, NULL));
}

/* A page of a part, which is not in the API. */
static struct outcome *
show_part(const char *name)
{
	return (page_get(target("/doc/%s", name)));
}

static bool
holds_id(const struct outcome *o, const char *id)
{
	return (outcome_has(o, target("id=\"%s\"", id)));
}

Test(reference, a_browser_gets_a_page_and_others_the_document)
{
	struct outcome	*o;

	o = ask_with("GET", "/doc", NULL, BROWSER, NULL);
	cr_expect_eq(o->status, 200);
	cr_expect_str_eq(outcome_header(o, "Content-Type"),
	    "text/html; charset=UTF-8");
	cr_expect_eq(strncmp(o->body, "<!doctype html>\n", 16), 0);
	cr_expect_str_eq(outcome_header(ask("GET", "/doc"), "Content-Type"),
	    "application/json; charset=UTF-8");
	o = ask_with("GET", "/doc", NULL,
	    "Accept: text/html;q=0.5, application/json;q=0.6", NULL);
	cr_expect_str_eq(outcome_header(o, "Content-Type"),
	    "application/json; charset=UTF-8");
}

/* So that a link can lead a browser to the document. */
Test(reference, members_are_read_from_the_document)
{
	struct outcome	*o;

	o = ask_with("GET", "/doc?_fields=", NULL, BROWSER, NULL);
	EXPECT_MEMBER(o, "openapi", "3.1.0");
	cr_expect_str_eq(o->body, ask("GET", "/doc")->body);
	EXPECT(ask_with("GET", "/doc?_fields=info.title", NULL, BROWSER, NULL),
	    200, "{\"info\":{\"title\":\"Calendar of events\"}}");
	cr_expect(outcome_has(show("/doc"), "<a class=\"chip\" href=\""
	    "/calendar/events/v1/doc?_fields=\" type=\"application/json\">"));
}

Test(reference, its_head_is_that_of_a_page_of_our_own_script)
{
	struct outcome	*o;
	const char	*policy;

	o = show("/doc");
	policy = outcome_header(o, "Content-Security-Policy");
	cr_expect_eq(strncmp(policy, "default-src 'none'; style-src 'sha256-",
	    38), 0);
	cr_expect_not_null(strstr(policy, "; script-src 'sha256-"));
	cr_expect_not_null(strstr(policy, "; connect-src 'self'; "
	    "img-src 'self' data:; form-action 'none'; base-uri 'none'; "
	    "frame-ancestors 'none'"));
	cr_expect_null(strstr(policy, "unsafe"));
	cr_expect_str_eq(outcome_header(o, "Content-Language"), "en");
	cr_expect_not_null(outcome_header(o, "Last-Modified"));
}

Test(reference, an_unchanged_page_is_not_sent_again)
{
	struct outcome	*o;
	const char	*tag;

	tag = outcome_header(show("/doc"), "ETag");
	cr_assert_not_null(tag);
	o = ask_with("GET", "/doc", NULL, HTML, target("If-None-Match: %s",
	    tag), NULL);
	EXPECT(o, 304, "");
	cr_expect_str_neq(outcome_header(ask("GET", "/doc"), "ETag"), tag);
	o = ask_with("HEAD", "/doc", NULL, HTML, NULL);
	EXPECT(o, 200, "");
	cr_expect_str_eq(outcome_header(o, "ETag"), tag);
}

static const struct value *
read_document(void)
{
	const struct outcome	*o = ask("GET", "/doc");
	const struct value	*v;
	const char		*error;

	v = json_read(arena, o->body, o->length, &error);
	cr_assert_not_null(v, "%s", error);

	return (v);
}

static const struct value *
component(const char *kind)
{
	return (value_get(value_get(read_document(), "components"), kind));
}

static bool
stands_for_itself(const char *key)
{
	return (strncmp(key, "put", 3) != 0 && strncmp(key, "patch", 5) != 0);
}

/* The list has a link to it; its page has its parameters. */
static void
expect_operation(const struct outcome *list, const struct value *operation)
{
	const char		*key, *name;
	const struct value	*p;
	struct outcome		*o;

	key = value_get(operation, "operationId")->text;
	if (stands_for_itself(key))
		cr_expect(outcome_has(list, target("<li id=\"%s\"><a href=\""
		    "/doc/%s\">", key, key)), "%s", key);
	o = show_part(key);
	cr_expect_eq(o->status, 200, "%s", key);
	cr_expect_not(outcome_has(o, "{{"));
	p = value_get(operation, "parameters")->first;
	for (; p != NULL; p = p->next)
		if (value_get(p, "name") != NULL) {
			name = value_get(p, "name")->text;
			cr_expect(outcome_has(o, target("name=\"%s\" class="
			    "\"scripted\" data-in=\"%s\"", name,
			    value_get(p, "in")->text)), "%s %s", key, name);
		}
}

Test(reference, every_operation_is_there_with_its_parameters)
{
	const struct value	*path, *operation, *m;
	struct outcome		*o;

	o = show("/doc");
	path = value_get(read_document(), "paths")->first;
	m = value_get(value_get(component("schemas"), "EventCreate"),
	    "properties")->first;
	for (; path != NULL; path = path->next)
		for (operation = path->first; operation != NULL;
		    operation = operation->next)
			expect_operation(o, operation);
	o = show_part("createEvent");
	for (; m != NULL; m = m->next)
		cr_expect(outcome_has(o, target("name=\"%s\" class="
		    "\"scripted\" data-in=\"body\"", m->name)), "%s",
		    m->name);
}

/* The list stays small: only the requested operation is open. */
Test(reference, the_list_has_neither_parameters_nor_a_script)
{
	struct outcome	*o;

	o = show("/doc");
	cr_expect(outcome_has(o, "<li id=\"listEvents\"><a href=\""
	    "/doc/listEvents\"><code><b>GET</b> /events</code> <span>"
	    "List events, earliest first.</span></a></li>\n"));
	cr_expect_not(outcome_has(o, "<form"));
	cr_expect_not(outcome_has(o, "<script"));
	cr_expect_not(outcome_has(o, "<details"));
	cr_expect_lt(o->length, 20000);
}

Test(reference, a_part_is_not_an_address_of_the_api)
{
	struct outcome	*o;

	o = page_get("/doc/");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "<li id=\"listEvents\">"));
	cr_expect_not(outcome_has(ask("GET", "/doc"), "/doc/"));
	o = page_get("/doc/nothing");
	cr_expect_eq(o->status, 404);
	cr_expect(outcome_has(o, "Page not found"));
	EXPECT_MEMBER(ask("GET", "/doc/nothing"), "code", "rest_no_route");
}

Test(reference, an_operation_names_its_methods_role_and_answers)
{
	struct outcome	*o;

	o = show_part("updateEvent");
	cr_expect(outcome_has(o, "<h1><code><b class=\"post\">POST</b> "
	    "<b class=\"put\">PUT</b> <b class=\"patch\">PATCH</b> "
	    "/events/{id}</code></h1>\n"));
	cr_expect(outcome_has(o, "at least of the role <strong>contributor"
	    "</strong>"));
	o = show_part("deleteEvent");
	cr_expect(outcome_has(o, "<li><a class=\"chip\" href=\"/doc/refusals"
	    "#refusals-410\"><code>410</code></a> The record is in the "
	    "trash.</li>\n"));
	cr_expect(outcome_has(show_part("createEvent"), "<li><code>201</code> "
	    "<a class=\"chip\" href=\"/doc/Event\"><code>Event</code></a> "));
}

/* The records of the answers, and the records to which those refer. */
Test(reference, an_operation_has_the_records_of_its_answers)
{
	static const char *const	 names[] = { "EventList", "Event",
					    "SelfLinks" };
	struct outcome			*o;
	size_t				 i;

	o = show_part("listEvents");
	for (i = 0; i < COUNT(names); i++)
		cr_expect_eq(outcome_has(o, target("<details>\n<summary><code>"
		    "%s</code></summary>\n", names[i])), i < 2, "%s",
		    names[i]);
}

Test(reference, methods_and_parameters_link_to_their_operation)
{
	const char	*body;

	body = show_part("updateEvent")->body;
	cr_expect_not_null(strstr(show_part("putEvent")->body,
	    strstr(body, "<h1>")));
	cr_expect(outcome_has(show_part("VenueCreate"), "<h1><code><b class="
	    "\"post\">POST</b> /venues</code></h1>"));
}

Test(reference, types_are_words_and_records)
{
	static const struct {
		const char	*part;
		const char	*text;
	} rows[] = {
		{ "listEvents", "<code>starts_after</code> <span class="
		    "\"about\">date-time · query</span>" },
		{ "createEvent", "<code>start_date</code> <span class="
		    "\"about\">date-time · body · <strong>required</strong>"
		    "</span>" },
		{ "Event", "<code>image</code> <span class=\"about\">"
		    "<a href=\"/doc/Image\">Image</a>" },
		{ "Event", "<code>categories</code> <span class=\"about\">"
		    "array of <a href=\"/doc/Term\">Term</a>" },
		{ "listEvents", "default <code>&quot;asc&quot;</code>" },
		{ "listEvents", "<option></option><option>asc</option>"
		    "<option>desc</option>" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect(outcome_has(show_part(rows[i].part), rows[i].text),
		    "%s", rows[i].text);
}

Test(reference, records_are_there_by_name)
{
	const struct value	*v;
	struct outcome		*o, *names;

	names = show_part("records");
	for (v = component("schemas")->first; v != NULL; v = v->next)
		if (value_get(v, "additionalProperties") != NULL) {
			cr_expect(outcome_has(names, target("href=\"/doc/%s\"",
			    v->name)), "%s", v->name);
			o = show_part(v->name);
			cr_expect(outcome_has(o, target("<h1><code>%s</code>"
			    "</h1>", v->name)), "%s", v->name);
		}
}

Test(reference, refusals_and_header_fields_are_there)
{
	const struct value	*v;
	struct outcome		*o;
	size_t			 i;

	o = show_part("shared");
	for (v = component("headers")->first; v != NULL; v = v->next)
		cr_expect(holds_id(o, target("shared-%s", v->name)));
	for (v = component("parameters")->first; v != NULL; v = v->next)
		cr_expect(holds_id(o, target("shared-%s", v->name)));
	o = show_part("refusals");
	for (i = ERROR_NONE + 1; i < ERROR_COUNT; i++) {
		cr_expect(holds_id(o, target("refusals-%d",
		    errors[i].status)));
		cr_expect(outcome_has(o, target("<code>%d</code> "
		    "<code>%s</code>", errors[i].status, errors[i].code)),
		    "%s", errors[i].code);
	}
}

Test(reference, no_mark_is_left)
{
	cr_expect_not(outcome_has(show("/doc"), "{{"));
	cr_expect(outcome_has(show("/doc"), "<code id=\"api\">" API "</code>"));
	cr_expect_not(outcome_has(show_part("refusals"), "{{"));
	cr_expect_not(outcome_has(show_part("shared"), "{{"));
}

Test(reference, it_speaks_the_language_of_the_mount)
{
	struct outcome	*o;

	harness_start();
	harness.prefix = "/de/calendar/events/v1";
	o = show("/doc");
	cr_expect_str_eq(outcome_header(o, "Content-Language"), "de");
	EXPECT_PART(o, "<html", ">",
	    "<html lang=\"de\" class=\"type-medium cards-framed\">");
	cr_expect(outcome_has(o, "<a href=\"/de/doc/listEvents\">"));
	cr_expect(outcome_has(o, "<code id=\"api\">" SITE
	    "/de/calendar/events/v1</code>"));
	o = page_get("/de/doc/listEvents");
	cr_expect_str_eq(outcome_header(o, "Content-Language"), "de");
	cr_expect(outcome_has(o, ">Anwendungspasswort <"));
	cr_expect(outcome_has(o, "Nummer der Seite, ab 1."));
}

Test(reference, without_a_script_a_link_reads)
{
	cr_expect(outcome_has(show_part("listEvents"), "<a class=\"chip "
	    "unscripted\" href=\"" API "/events\">"));
	cr_expect_not(outcome_has(show_part("getEvent"),
	    "chip unscripted"));
}
