/* Stored markup at the desk (rules 40.18 and 40.19). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "tests/support/desk.h"
#include "generated/templates.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"
#include "text/html.h"

#define API_PREFIX	"/calendar/events/v1"

#define HOSTILE	"<p>Go</p><form><button formaction=\\\"/desk/people\\\">" \
		"on</button><input name=\\\"login\\\"></form>"
#define STORED	"<p>Go</p><form><button formaction=\"/desk/people\">"	\
		"on</button><input name=\"login\"></form>"

#define DATES	"&start_date=2027-03-01T18:00&end_date=2027-03-01T20:00&" \
		"all_day=0"

#define LEFT_OUT	"Formatting that pages leave out is not shown here."

static struct visitor	 v;

static const char *
stored(const char *path, const char *member)
{
	harness.prefix = API_PREFIX;
	return (outcome_text(ask_as("admin", "GET", path), member));
}

static void
setup(void)
{
	harness_start();
	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"excerpt\":\"<input>E\",\"description\":\""
	    HOSTILE "\"");
	desk_visitor(&v, "ed");
}

TestSuite(desk_markup, .init = setup);

/* Sends the form of an event, with the version that was shown last. */
static struct outcome *
save(const char *version, const char *fields)
{
	char	 body[2048];

	snprintf(body, sizeof(body), "action=save&version=%s" DATES "&%s",
	    version, fields);
	return (desk_send_form(&v, "/desk/events/1", body));
}

static const char *
version(const struct outcome *o)
{
	static char	 text[64];

	snprintf(text, sizeof(text), "%s", desk_hidden(o, "version"));
	return (text);
}

Test(desk_markup, is_shown_as_on_pages)
{
	struct outcome	*o = desk_open(&v, "/desk/events/1");

	cr_expect_str_eq(page_inner(o,
	    "aria-describedby=\"description-hint\">\n",
	    "</textarea>"), "Go\n\non");
	cr_expect_str_eq(page_inner(o, "name=\"excerpt\" value=\"", "\""), "E");
	cr_expect_not(outcome_has(o, "formaction"));
	cr_expect(outcome_has(o, LEFT_OUT));
	o = desk_open(&v, "/desk/events/new?from=1");
	cr_expect_not(outcome_has(o, "formaction"));
}

Test(desk_markup, of_a_name_is_shown_as_it_was_typed_unless_it_has_tags)
{
	static const char *const	 rows[][2] = {
		{ "I <3 jazz & \\\"a < b\\\"",
		  "I &lt;3 jazz &amp; &quot;a &lt; b&quot;" },
		{ "1 &lt; 2 & &amp;, a &lt;b",
		  "1 &amp;lt; 2 &amp; &amp;amp;, a &amp;lt;b" },
		{ "1 &lt; 2 & &amp;", "1 &lt; 2 &amp; &amp;amp;" },
		{ "<em onclick='x'>A</em><script>",
		  "&lt;em&gt;A&lt;/em&gt;" }
	};
	struct outcome			*o;
	char				 path[64], json[256];
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++) {
		harness.prefix = API_PREFIX;
		snprintf(json, sizeof(json), "\"venue\":\"%s\"", rows[i][0]);
		(void)given_venue("admin", json);
		snprintf(path, sizeof(path), "/desk/venues/%zu", i + 2);
		o = desk_open(&v, path);
		cr_expect_str_eq(page_inner(o, "name=\"venue\" value=\"", "\""),
		    rows[i][1]);
	}
}

/* A browser sends line breaks as CR LF. */
Test(desk_markup, stays_byte_by_byte_unless_the_shown_text_is_changed)
{
	struct outcome	*o = desk_open(&v, "/desk/events/1");

	o = save(version(o),
	    "title=New&excerpt=E&description=Go%0D%0A%0D%0Aon");
	cr_expect_eq(o->status, 303);
	cr_expect_str_eq(stored("/events/1", "title"), "New");
	cr_expect_str_eq(stored("/events/1", "description"), STORED);
	cr_expect_str_eq(stored("/events/1", "excerpt"), "<input>E");
	o = desk_open(&v, "/desk/events/1");
	(void)save(version(o), "title=New&excerpt=F&description=Go");
	cr_expect_str_eq(stored("/events/1", "description"), "<p>Go</p>");
	cr_expect_str_eq(stored("/events/1", "excerpt"), "F");
	cr_expect_not(outcome_has(desk_open(&v, "/desk/events/1"), LEFT_OUT));
}

Test(desk_markup, stays_when_the_form_is_shown_again)
{
	struct outcome	*o = desk_open(&v, "/desk/events/1");

	o = save(version(o), "title=&excerpt=E&description=Go%0D%0A%0D%0Aon");
	cr_expect_eq(o->status, 422);
	cr_expect_str_eq(page_inner(o,
	    "aria-describedby=\"description-hint\">\n",
	    "</textarea>"), "Go\r\n\r\non");
	cr_expect(outcome_has(o, LEFT_OUT));
	(void)save(version(o), "title=New&excerpt=E&"
	    "description=Go%0D%0A%0D%0Aon");
	cr_expect_str_eq(stored("/events/1", "title"), "New");
	cr_expect_str_eq(stored("/events/1", "description"), STORED);
}

/* Only the title differs from the version that is now stored. */
Test(desk_markup, is_cleaned_in_the_version_of_another_person)
{
	struct outcome	*o = desk_open(&v, "/desk/events/1");
	char		 old[64];

	strcpy(old, version(o));
	harness.prefix = API_PREFIX;
	(void)ask_json("admin", "POST", "/events/1", "{\"title\":"
	    "\"<s onclick='x'>Theirs</s><input>\"}");
	o = save(old, "title=Mine&excerpt=E&description=Go%0D%0A%0D%0Aon");
	cr_expect_eq(o->status, 409);
	EXPECT_PART(o, "Now stored:", "</p>", "Now stored: <span dir=\"auto\">"
	    "&lt;s&gt;Theirs&lt;/s&gt;</span></p>");
	cr_expect_null(strstr(page_part(o, "</textarea>", "</div>"),
	    "Now stored:"));
	(void)save(version(o), "title=Mine&excerpt=E&"
	    "description=Go%0D%0A%0D%0Aon");
	cr_expect_str_eq(stored("/events/1", "title"), "Mine");
	cr_expect_str_eq(stored("/events/1", "description"), STORED);
}

/* Events 2 and 4 of the series 3. */
Test(desk_markup, stays_in_all_events_of_a_series)
{
	static const char *const	 scopes[] = { "following", "all" };
	struct outcome			*o;
	char				 body[1024];
	size_t				 i;

	harness.prefix = API_PREFIX;
	o = ask_json("admin", "POST", "/events", "{\"title\":\"Weekly\","
	    "\"start_date\":\"2026-12-05 18:00\","
	    "\"end_date\":\"2026-12-05 20:00\",\"description\":\"" HOSTILE
	    "\",\"recurrence\":[\"FREQ=WEEKLY;COUNT=2\"]}");
	cr_assert_eq(o->status, 201, "%s", o->body);
	for (i = 0; i < COUNT(scopes); i++) {
		o = desk_open(&v, "/desk/events/4");
		snprintf(body, sizeof(body), "action=save&title=New+%zu&"
		    "description=Go%%0D%%0A%%0D%%0Aon&start_date="
		    "2026-12-12T18:00&end_date=2026-12-12T20:00&all_day=0&"
		    "scope=%s&version=%s", i, scopes[i], version(o));
		o = desk_send_form(&v, "/desk/events/4", body);
		cr_expect_eq(o->status, 303, "%s", o->body);
		snprintf(body, sizeof(body), "New %zu", i);
		cr_expect_str_eq(stored("/events/4", "title"), body);
		cr_expect_str_eq(stored("/events/4", "description"), STORED);
		cr_expect_str_eq(stored("/events/2", "description"), STORED);
	}
}

/* Returns the addresses after "form-action ". */
static const char *
posts(const struct outcome *o)
{
	static char	 text[512];
	const char	*at = outcome_header(o, "Content-Security-Policy");

	at = strstr(at, "form-action ") + strlen("form-action ");
	snprintf(text, sizeof(text), "%.*s", (int)strcspn(at, ";"), at);
	return (text);
}

#define LEAVE	" " SITE "/desk/sign-out"

Test(desk_markup, cannot_send_a_form_to_another_page)
{
	static const char *const	 rows[][2] = {
		{ "/desk/events", SITE "/desk/events " SITE "/desk/events/2"
		  LEAVE },
		{ "/desk/events/new", SITE "/desk/events/new" LEAVE },
		{ "/desk/events/1", SITE "/desk/events/1" LEAVE },
		{ "/desk/people", SITE "/desk/people" LEAVE },
		{ "/desk/account", SITE "/desk/account" LEAVE },
		{ "/desk/subscriptions", SITE "/desk/subscriptions "
		  SITE "/desk/subscriptions/" LEAVE },
		{ "/de/desk/events/1", SITE "/de/desk/events/1 "
		  SITE "/de/desk/sign-out" }
	};
	struct visitor			 stranger;
	size_t				 i;

	harness.prefix = API_PREFIX;
	(void)given_event("co", "Proposal", "2027-03-01", "2027-03-01",
	    "\"status\":\"pending\"");
	desk_visitor(&v, "admin");
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(posts(desk_open(&v, i == 0 ?
		    "/desk/events?show=waiting" : rows[i][0])), rows[i][1],
		    "%s", rows[i][0]);
	desk_stranger(&stranger);
	cr_expect_str_eq(posts(desk_open(&stranger, "/desk/sign-in")),
	    SITE "/desk/sign-in");
	harness.site.base_url = "http://[::1]:8888";
	cr_expect_str_eq(posts(desk_open(&stranger, "/desk/sign-in")),
	    "'self'");
}

/* A policy for trusted types prevents it in some browsers only. */
Test(desk_markup, is_not_made_of_texts_by_scripts)
{
	static const struct template *const	 scripts[] = {
		&template_desk_desk_js, &template_reference_js };
	static const char *const		 sinks[] = {
		"outerHTML", "insertAdjacentHTML", "document.write",
		"createContextualFragment", "setHTML", "insertHTML", "srcdoc",
		"eval(", "new Function" };
	const char				*at;
	size_t					 i, k;

	templates_read();
	for (i = 0; i < COUNT(scripts); i++) {
		at = scripts[i]->tokens->text;
		for (k = 0; k < COUNT(sinks); k++)
			cr_expect_null(strstr(at, sinks[k]), "%s", sinks[k]);
		/* It may be read: box.innerHTML.replace(...) */
		while ((at = strstr(at, "innerHTML")) != NULL)
			cr_expect_eq(*(at += strlen("innerHTML")), '.');
	}
}

/* Appends the element and its attributes: td[colspan,rowspan]. */
static void
print_element(char *to, const char *word, size_t length)
{
	size_t	 name = strcspn(word, "[ \t\n`"), i, end;

	to += sprintf(to, "<%.*s", (int)name, word);
	for (i = name + 1; i < length; i = end + 1) {
		end = i + strcspn(word + i, ",]");
		to += sprintf(to, " %.*s=\"1\"", (int)(end - i), word + i);
	}
	sprintf(to, ">");
}

/* The editor has the same list as the server. */
Test(desk_markup, that_pages_show_can_be_edited)
{
	struct arena	*arena = arena_new();
	const char	*word;
	char		 text[128], shown[128];
	size_t		 length, count = 0;

	templates_read();
	word = strstr(template_desk_desk_js.tokens->text, "new Map(`");
	cr_assert_not_null(word);
	for (word += strlen("new Map(`"); *word != '`'; word += length) {
		word += strspn(word, " \t\n");
		length = strcspn(word, " \t\n`");
		print_element(text, word, length);
		snprintf(shown, sizeof(shown), "%s", html_show(arena, text));
		shown[strlen(text)] = '\0';
		cr_expect_str_eq(shown, text);
		count++;
	}
	cr_expect_eq(count, 40);
	arena_free(arena);
}
