#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/errors.h"
#include "http/describe.h"
#include "http/table.h"
#include "pages/reference.h"

#include "given.h"
#include "harness.h"

#define HTML		"Accept: text/html"
#define BROWSER		"Accept: text/html,application/xhtml+xml," \
	"application/xml;q=0.9,image/avif,*/*;q=0.8"

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

static void
expect_params(const struct outcome *o, const struct route *r)
{
	const struct param	*p;
	size_t			 i;

	for (i = 0; i < r->param_count; i++) {
		p = &r->params[i];
		if (p->flags & PARAM_HIDDEN)
			continue;
		cr_expect(holds_id(o, target("%s-%s", reference_key(r),
		    p->name)), "%s %s", r->name, p->name);
		cr_expect(outcome_has(o, p->type == PARAM_STATUSES ? p->name :
		    target("data-name=\"%s\"", p->name)));
	}
}

Test(reference, every_operation_is_there_with_its_parameters)
{
	struct outcome	*o;
	size_t		 i, k;

	o = show("/doc");
	for (i = 0; i < path_count; i++)
		for (k = 0; k < paths[i].route_count; k++) {
			cr_expect(holds_id(o,
			    reference_key(paths[i].routes[k])));
			expect_params(o, paths[i].routes[k]);
		}
}

Test(reference, records_refusals_and_header_fields_are_there)
{
	struct outcome	*o;
	size_t		 i;

	o = show("/doc");
	for (i = 0; i < record_count; i++)
		cr_expect(holds_id(o, records[i].name), "%s", records[i].name);
	for (i = ERROR_NONE + 1; i < ERROR_COUNT; i++)
		cr_expect(holds_id(o, target("error-%d-%s", errors[i].status,
		    errors[i].code)), "%s", errors[i].code);
	for (i = 0; i < common_count; i++)
		cr_expect(holds_id(o, target("shared-%s", commons[i].name)));
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

Test(reference, no_place_is_left_open)
{
	cr_expect_not(outcome_has(show("/doc"), PLACE_MARK));
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

Test(reference, a_form_without_script_shows_the_answer)
{
	struct outcome	*o;

	given_event("ed", "Lantern Walk", "2026-12-01", "2026-12-01", "");
	o = show("/doc?operation=listEvents&with[search]=lantern&with[page]=");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "data-status>200 OK</span>"));
	cr_expect(outcome_has(o, "data-asked>/calendar/events/v1/events"
	    "?search=lantern</code>"));
	cr_expect(outcome_has(o, "\n      &quot;title&quot;: &quot;Lantern Walk"
	    "&quot;,\n"));
	cr_expect(outcome_has(o, "name=\"with[search]\" value=\"lantern\""));
	cr_expect(outcome_has(o, "X-TEC-Total: 1\r\n"));
}

Test(reference, a_form_may_choose_one_of_several_words)
{
	struct outcome	*o;

	o = show("/doc?operation=listVenues&with[order]=desc");
	cr_expect(outcome_has(o, "?order=desc</code>"));
	cr_expect(outcome_has(o, "<option>desc</option>\n<option>asc</option>\n"
	    "<option>desc</option>\n"));
}

Test(reference, what_stands_in_the_path_is_put_there)
{
	struct outcome	*o;

	given_event("ed", "Lantern Walk", "2026-12-01", "2026-12-01", "");
	o = show("/doc?operation=getEventBySlug&with[slug]=lantern+walk");
	cr_expect(outcome_has(o,
	    "data-asked>/calendar/events/v1/events/by-slug/"
	    "lantern%20walk</code>"));
	cr_expect(outcome_has(o, "data-status>200 OK</span>"));
	o = show("/doc?operation=getEvent&with[id]=1/../2");
	cr_expect(outcome_has(o, "/events/1%2F..%2F2</code>"));
	cr_expect(outcome_has(o, "data-status>404 Not Found</span>"));
}

Test(reference, a_refusal_is_shown_as_an_answer)
{
	struct outcome	*o;

	o = show("/doc?operation=listEvents&with[page]=0");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o,
	    "class=\"status s4\" data-status>400 Bad Request"));
	cr_expect(outcome_has(o, "&quot;code&quot;: &quot;rest_invalid_param"));
}

Test(reference, markup_that_is_sent_is_text)
{
	struct outcome	*o;

	o = show("/doc?operation=listEvents&with[search]=%22%3E%3Cscript%3E");
	cr_expect(outcome_has(o, "value=\"&quot;&gt;&lt;script&gt;\""));
	cr_expect_not(outcome_has(o, "\"><script>"));
}

Test(reference, a_form_reads_as_whoever_sends_it)
{
	struct outcome	*o;
	const char	*address;

	address = target("/doc?operation=getEvent&with[id]=%d",
	    (int)given_talk("ed", "\"status\":\"draft\""));
	cr_expect(outcome_has(show(address),
	    "data-status>403 Forbidden</span>"));
	o = ask_with("GET", address, NULL, HTML, as("ed"), NULL);
	cr_expect(outcome_has(o, "data-status>200 OK</span>"));
}

Test(reference, what_writes_is_not_done_by_a_form)
{
	int64_t	 id;

	id = given_talk("ed", "");
	EXPECT_CODE(ask_with("GET", target("/doc?operation=deleteEvent"
	    "&with[id]=%d&with[purge]=true", (int)id), NULL, HTML,
	    as("admin"), NULL), 200, "");
	EXPECT_CODE(ask("GET", target("/events/%d", (int)id)), 200, "");
}

Test(reference, what_is_no_operation_is_nothing)
{
	struct outcome	*o;

	o = show("/doc?operation=nothing&with[id]=1");
	cr_expect_eq(o->status, 200);
	cr_expect_not(outcome_has(o, "data-status>2"));
	o = show("/doc?operation[]=listEvents&with=1");
	cr_expect_eq(o->status, 200);
	cr_expect_not(outcome_has(o, "data-status>2"));
	o = show("/doc?operation=listEvents&with=1");
	cr_expect(outcome_has(o, "data-status>200 OK</span>"));
}
