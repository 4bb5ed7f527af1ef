#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/errors.h"

#include "given.h"
#include "harness.h"

#define COUNT(rows)	(sizeof(rows) / sizeof((rows)[0]))

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
Test(reference, members_are_asked_of_the_document)
{
	struct outcome	*o;

	o = ask_with("GET", "/doc?_fields=", NULL, BROWSER, NULL);
	EXPECT_MEMBER(o, "openapi", "3.1.0");
	cr_expect_str_eq(o->body, ask("GET", "/doc")->body);
	EXPECT(ask_with("GET", "/doc?_fields=info.title", NULL, BROWSER, NULL),
	    200, "{\"info\":{\"title\":\"Calendar of events\"}}");
	cr_expect(outcome_has(show("/doc"), "href=\"?_fields=\""));
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
	    "img-src data:; form-action 'self'; base-uri 'none'; "
	    "frame-ancestors 'none'"));
	cr_expect_null(strstr(policy, "unsafe"));
	cr_expect_str_eq(outcome_header(o, "Content-Language"), "en");
	cr_expect_not_null(outcome_header(o, "Last-Modified"));
}

Test(reference, what_is_unchanged_is_not_sent_again)
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

/* An operation that stands for others as well has their methods. */
static void
expect_operation(const struct outcome *o, const struct value *operation)
{
	const struct value	*p;
	const char		*key, *name;

	key = value_get(operation, "operationId")->text;
	if (strncmp(key, "put", 3) == 0 || strncmp(key, "patch", 5) == 0)
		return;
	cr_expect(holds_id(o, key), "%s", key);
	for (p = value_get(operation, "parameters")->first; p; p = p->next)
		if (value_get(p, "name") != NULL) {
			name = value_get(p, "name")->text;
			cr_expect(outcome_has(o, target("name=\"%s\" class="
			    "\"scripted\" data-in=\"%s\"", name,
			    value_get(p, "in")->text)), "%s %s", key, name);
		}
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

Test(reference, every_operation_is_there_with_its_parameters)
{
	const struct value	*path, *operation, *schema, *m;
	struct outcome		*o;

	o = show("/doc");
	path = value_get(read_document(), "paths")->first;
	for (; path != NULL; path = path->next)
		for (operation = path->first; operation != NULL;
		    operation = operation->next)
			expect_operation(o, operation);
	schema = value_get(value_get(value_get(read_document(), "components"),
	    "schemas"), "EventCreate");
	for (m = value_get(schema, "properties")->first; m; m = m->next)
		cr_expect(outcome_has(o, target("name=\"%s\" class="
		    "\"scripted\" data-in=\"body\"", m->name)), "%s",
		    m->name);
}

Test(reference, an_operation_names_its_methods_role_and_answers)
{
	struct outcome	*o;

	o = show("/doc");
	cr_expect(outcome_has(o, "<h3 id=\"updateEvent-name\">"
	    "<b class=\"post\">POST</b> <b class=\"put\">PUT</b> "
	    "<b class=\"patch\">PATCH</b> <code>/events/{id}</code></h3>\n"
	    "<p>"));
	cr_expect(outcome_has(o, "at least of the role <strong>contributor"
	    "</strong>"));
	cr_expect(outcome_has(o, "<li><code>201</code> <a href=\"#Event\">"
	    "<code>Event</code></a> "));
	cr_expect(outcome_has(o, "<a href=\"#refusals-410\" title=\"The "
	    "record is in the trash.\"><code>410</code></a>"));
}

Test(reference, types_are_told_in_words_and_records)
{
	static const char *const	 parts[] = {
		"<code>starts_after</code> <span class=\"about\">date-time"
		    " · query</span>",
		"<code>start_date</code> <span class=\"about\">date-time"
		    " · body · <strong>required</strong></span>",
		"<code>image</code> <span class=\"about\">"
		    "<a href=\"#Image\">Image</a>",
		"<code>categories</code> <span class=\"about\">array of "
		    "<a href=\"#Term\">Term</a>",
		"default <code>&quot;asc&quot;</code>",
		"<option></option><option>asc</option><option>desc</option>"
	};
	struct outcome			*o;
	size_t				 i;

	o = show("/doc");
	for (i = 0; i < COUNT(parts); i++)
		cr_expect(outcome_has(o, parts[i]), "%s", parts[i]);
}

Test(reference, records_refusals_and_header_fields_are_there)
{
	const struct value	*components, *v;
	struct outcome		*o;
	size_t			 i;

	o = show("/doc");
	components = value_get(read_document(), "components");
	v = value_get(components, "schemas")->first;
	for (; v != NULL; v = v->next)
		if (value_get(v, "additionalProperties") != NULL)
			cr_expect(holds_id(o, v->name), "%s", v->name);
	for (v = value_get(components, "headers")->first; v; v = v->next)
		cr_expect(holds_id(o, target("shared-%s", v->name)));
	for (v = value_get(components, "parameters")->first; v; v = v->next)
		cr_expect(holds_id(o, target("shared-%s", v->name)));
	for (i = ERROR_NONE + 1; i < ERROR_COUNT; i++) {
		cr_expect(holds_id(o, target("refusals-%d",
		    errors[i].status)));
		cr_expect(outcome_has(o, target("<code>%d</code> "
		    "<code>%s</code>", errors[i].status, errors[i].code)),
		    "%s", errors[i].code);
	}
}

/* What a link within the page leads to is there. */
Test(reference, no_link_leads_nowhere)
{
	struct outcome	*o;
	const char	*at, *end;
	char		 id[128];

	o = show("/doc");
	for (at = o->body; (at = strstr(at, "href=\"#")) != NULL; at = end) {
		at += 7;
		end = strchr(at, '"');
		snprintf(id, sizeof(id), "%.*s", (int)(end - at), at);
		cr_expect(holds_id(o, id), "#%s", id);
	}
}

Test(reference, no_mark_is_left)
{
	cr_expect_not(outcome_has(show("/doc"), "{{"));
	cr_expect(outcome_has(show("/doc"), "<code id=\"api\">" API "</code>"));
}

Test(reference, it_speaks_the_language_of_the_mount)
{
	struct outcome	*o;

	harness_start();
	harness.prefix = "/de/calendar/events/v1";
	o = show("/doc");
	cr_expect_str_eq(outcome_header(o, "Content-Language"), "de");
	cr_expect(outcome_has(o, "<html lang=\"de\">"));
	cr_expect(outcome_has(o, ">Anwendungspasswort <"));
	cr_expect(outcome_has(o, "<code id=\"api\">" SITE
	    "/de/calendar/events/v1</code>"));
	cr_expect(outcome_has(o, "Nummer der Seite, ab 1."));
}

Test(reference, without_a_script_a_link_reads)
{
	struct outcome	*o;

	o = show("/doc");
	cr_expect(outcome_has(o, "<a class=\"unscripted\" href=\"" API
	    "/events\">"));
	cr_expect_not(outcome_has(o, "<a class=\"unscripted\" href=\"" API
	    "/events/{id}\">"));
}
