/* How texts are stored and returned: rules, section 12. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "http/route.h"

#include "base/array.h"
#include "tests/support/input.h"

/* How a text is cleaned. */
enum cleaning { WHOLE, DETAIL, NAME, TERM, CLEANINGS };

/* NULL: unchanged. */
static const struct kept {
	const char	*sent;
	const char	*as[CLEANINGS];
} kept[] = {
	{ "plain", { NULL } },
	{ "  \t trimmed\r\n ", { "trimmed", "trimmed", "trimmed", "trimmed" } },
	{ "two  blanks\r\nand \t lines", { NULL, "two blanks and lines" } },
	{ "'; DROP TABLE events; --", { NULL } },
	{ "\" OR \"\"=\" \\' \\0 \\u0000 %00 %s%n {} ${x} $1 ?", { NULL } },
	{ "a < b & c > d, 1 <2", { NULL, "a < b & c > d, 1 <2",
	    "a < b & c > d, 1 <2", "a &lt; b & c > d, 1 &lt;2" } },
	{ "&lt;b&gt; &amp; &#60;script&#62; &nbsp;", { NULL } },
	{ "<b>bold</b> <script>x</script>", { NULL, "bold x", "bold x",
	    "<b>bold</b> x" } },
	{ "x<!-- y -->z", { NULL, "xz", "xz", "xz" } },
	{ "\xd7\xa9\xd7\x9c\xe2\x80\xae\xd7\x9d\xe2\x80\xac abc", { NULL } },
	{ "e\xcc\x81 \xc3\xa9 A\xcc\x8a \xe2\x84\xab", { NULL } },
	{ "Z\xcc\x81\xcc\x82\xcc\x83\xcc\x84\xcc\x85\xcc\x86\xcc\x87!",
	    { NULL } },
	{ "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x9a\x80 \xf0\x9f\x87\xab"
	    "\xf0\x9f\x87\xb7", { NULL } },
	{ "\xef\xb7\xba \xe0\xb8\x81\xe0\xb8\xb3 \xe6\xbc\xa2\xe5\xad\x97",
	    { NULL } },
	{ "x\xef\xbb\xbf\xe2\x80\x8b\xc2\xadx", { NULL } },
	{ "x\xef\xbf\xbe\xef\xbf\xbf\xf4\x8f\xbf\xbfx", { NULL } },
	{ "x\x01\x08\x1b[31m\x7f\xc2\x85x", { NULL } },
	{ "null", { NULL } }, { "00", { NULL } }, { "-1e5", { NULL } }
};

#define ROWS	COUNT(kept)

/* Texts with special rules. */
static const char	others[] = " slug password show_map show_map_link ";

/* A text that is not listed here fails the test by its name. */
static enum cleaning
cleaning_of(const struct route *route, const struct param *p)
{
	static const struct {
		const char	*resources;
		const char	*names;
		enum cleaning	 cleaning;
	} rows[] = {
		{ "events", " title description excerpt ", WHOLE },
		{ "venues", " venue description ", WHOLE },
		{ "organizers", " organizer description ", WHOLE },
		{ "venues", " address city country province state zip phone "
		    "stateprovince ", DETAIL },
		{ "events", " event_status_reason ", DETAIL },
		{ "organizers", " phone email ", DETAIL },
		{ "categories tags", " name ", NAME },
		{ "categories tags", " description ", TERM }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		if (strstr(rows[i].resources, route->resource) != NULL &&
		    strstr(rows[i].names, target(" %s ", p->name)) != NULL)
			return (rows[i].cleaning);
	cr_assert_fail("what is kept of %s of %s?", p->name, route->resource);

	return (CLEANINGS);
}

/*
 * Creates a record with the text, reads it, updates it and lists it; then
 * purges it.
 */
static void
keep(const struct route *route, const struct param *p, const char *wanted,
    const struct outcome *made, const char *json)
{
	const struct outcome	*a[4];
	const char		*id, *got, *first;
	size_t			 i;

	cr_assert_eq(made->status, 201, "%s: %s", json, made->body);
	id = outcome_text(made, "id");
	a[0] = made;
	a[1] = ask("GET", target("/%s/%s", route->resource, id));
	a[2] = ask_json("ed", "PATCH", target("/%s/%s", route->resource, id),
	    target("{%s}", json));
	a[3] = ask("GET", target("/%s?%s", route->resource,
	    strcmp(route->resource, "events") == 0 ? target("include=%s", id) :
	    "orderby=id&order=desc&hide_empty=0"));
	first = target("%s.0.%s", route->resource, p->name);
	for (i = 0; i < 4; i++) {
		input_sound(a[i], json);
		got = outcome_text(a[i], i == 3 ? first : p->name);
		cr_expect(got != NULL && strcmp(got, wanted) == 0,
		    "answer %zu of %s to %s has '%s', not '%s'", i,
		    route->name, json, got, wanted);
	}
	cr_assert_eq(ask_as("ed", "DELETE", target("/%s/%s?purge=1",
	    route->resource, id))->status, 200);
}

/* In each place that may have a text. */
static void
keep_text(const struct route *route, const struct param *p,
    const struct kept *text)
{
	const char	*wanted, *member, *pair, *where;

	wanted = text->as[cleaning_of(route, p)];
	if (wanted == NULL)
		wanted = text->sent;
	where = target("/%s", route->resource);
	member = target("\"%s\":%s", p->name, input_quoted(text->sent));
	pair = target("%s=%s", p->name, input_encoded(text->sent,
	    strlen(text->sent)));
	keep(route, p, wanted, ask_json("ed", "POST", where, target("{%s%s}",
	    input_beside(route, p, true), member)), member);
	keep(route, p, wanted, ask_form("ed", "POST", where, target("%s%s",
	    input_beside(route, p, false), pair)), member);
	keep(route, p, wanted, ask_as("ed", "POST", target("%s?%s%s", where,
	    input_beside(route, p, false), pair)), member);
	keep(route, p, wanted, ask_with("POST", target("%s?%s", where,
	    input_beside(route, p, false)), target("--b\r\n"
	    "Content-Disposition: form-data; name=\"%s\"\r\n\r\n%s\r\n"
	    "--b--\r\n", p->name, text->sent), as("ed"),
	    "Content-Type: multipart/form-data; boundary=b", NULL), member);
}

static void
keep_texts(const struct route *route)
{
	const struct param	*p;
	size_t			 i, n;

	for (i = 0; i < route->param_count; i++) {
		p = &route->params[i];
		if (p->type != PARAM_STRING || strstr(others, target(" %s ",
		    p->name)) != NULL)
			continue;
		for (n = 0; n < ROWS; n++)
			keep_text(route, p, &kept[n]);
	}
}

static void
keep_resource(const char *resource)
{
	size_t	 i, n;

	given_input();
	for (i = 0; i < path_count; i++)
		for (n = 0; n < paths[i].route_count; n++)
			if (strcmp(paths[i].routes[n]->resource, resource) ==
			    0 && paths[i].capture == NULL &&
			    paths[i].routes[n]->methods & 1u << METHOD_POST)
				keep_texts(paths[i].routes[n]);
}

Test(input_texts, of_events)
{
	keep_resource("events");
}

Test(input_texts, of_venues)
{
	keep_resource("venues");
}

Test(input_texts, of_organizers)
{
	keep_resource("organizers");
}

Test(input_texts, of_categories)
{
	keep_resource("categories");
}

Test(input_texts, of_tags)
{
	keep_resource("tags");
}

Test(input_texts, lose_their_nuls)
{
	struct outcome	*a;

	given_input();
	a = ask_json("ed", "POST", "/venues",
	    "{\"venue\":\"\\u0000A\\u0000B\",\"city\":\"\\u0000\"}");
	EXPECT_MEMBER(a, "venue", "AB");
	EXPECT_MEMBER(a, "city", NULL);
	a = ask_form("ed", "POST", "/venues", "venue=C%00D&city=%00&na%00me=x");
	EXPECT_MEMBER(a, "venue", "CD");
	EXPECT_MEMBER(a, "city", NULL);
	EXPECT_MEMBER(ask_as("ed", "POST", "/tags?na%00me=E%00F"), "name",
	    "EF");
}

/* Up to the limits of rule 31.2. */
Test(input_texts, have_bounds)
{
	static const struct {
		const char	*path;
		const char	*members;
		const char	*name;
		size_t		 length;
		const char	*code;
	} rows[] = {
		{ "/events", "\"start_date\":\"now\",\"end_date\":\"now\",",
		    "title", 1024, "rest_invalid_param" },
		{ "/events", "\"title\":\"T\",\"start_date\":\"now\","
		    "\"end_date\":\"now\",", "excerpt", 65535,
		    "db_insert_error" },
		{ "/tags", "", "name", 200, "db_insert_error" },
		{ "/categories", "", "name", 200, "db_insert_error" },
		{ "/events", "\"title\":\"T\",\"start_date\":\"now\","
		    "\"end_date\":\"now\",", "description", 262144,
		    "db_insert_error" },
		{ "/events", "\"title\":\"T\",\"start_date\":\"now\","
		    "\"end_date\":\"now\",", "cost", 2000,
		    "rest_invalid_param" },
		{ "/venues", "\"venue\":\"V\",", "address", 2000,
		    "rest_invalid_param" },
		{ "/venues", "", "venue", 1024, "rest_invalid_param" },
		{ "/organizers", "", "organizer", 1024, "rest_invalid_param" }
	};
	char		*text;
	struct outcome	*a;
	size_t		 i;

	given_input();
	for (i = 0; i < COUNT(rows); i++) {
		text = calloc(rows[i].length + 2, 1);
		memset(text, 'a', rows[i].length);
		a = ask_json("ed", "POST", rows[i].path, target(
		    "{%s\"%s\":\"%s\"}", rows[i].members, rows[i].name,
		    text));
		cr_expect_str_eq(outcome_text(a, rows[i].name), text, "%zu",
		    i);
		text[rows[i].length] = 'a';
		a = ask_json("ed", "POST", rows[i].path, target(
		    "{%s\"%s\":\"%s\"}", rows[i].members, rows[i].name,
		    text));
		EXPECT_CODE(a, 400, rows[i].code);
		free(text);
	}
}
