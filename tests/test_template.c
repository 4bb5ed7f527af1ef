#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "pages/data.h"
#include "pages/template.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))
#define WORD(words)	{ .kind = TOKEN_TEXT, .text = words,		\
			    .length = sizeof(words) - 1 }
#define VALUE(name)	{ .kind = TOKEN_VALUE, .text = name }
#define MARKUP(name)	{ .kind = TOKEN_MARKUP, .text = name }
#define SECTION(name, to)	{ .kind = TOKEN_SECTION, .text = name, .end = to }
#define INVERTED(name, to) { .kind = TOKEN_INVERTED, .text = name, .end = to }
#define END		{ .kind = TOKEN_END }

#define HOSTILE		"<b a=\"x\" b='y'>&amp;</b>"

static struct arena	*arena;

static void
start(void)
{
	arena = arena_new();
}

static void
stop(void)
{
	arena_free(arena);
}

TestSuite(template, .init = start, .fini = stop);

static const char *
filled(const struct token *tokens, size_t count, const struct value *map)
{
	struct template	 t = { "t", tokens, count };
	struct buf	 out;

	buf_init(&out, arena, 64);
	template_fill(&out, &t, map, texts[0]);

	return (out.data);
}

static struct value *
map_of(const char *json)
{
	const char	*error;

	return (json_read(arena, json, strlen(json), &error));
}

Test(template, a_text_is_escaped)
{
	const struct token	 tokens[] = { WORD("<i>"), VALUE("x"),
	    WORD("</i>") };
	struct value		*map = map_of("{}");

	data_text(map, "x", HOSTILE);
	cr_expect_str_eq(filled(tokens, COUNT(tokens), map),
	    "<i>&lt;b a=&quot;x&quot; b=&#39;y&#39;&gt;&amp;amp;&lt;/b&gt;"
	    "</i>");
}

Test(template, a_text_that_nobody_cleaned_is_no_markup)
{
	const struct token	 tokens[] = { MARKUP("x") };
	struct value		*map = map_of("{}");

	data_text(map, "x", "<b>");
	cr_expect_str_eq(filled(tokens, COUNT(tokens), map), "&lt;b&gt;");
}

Test(template, markup_is_cleaned_and_stays)
{
	const struct token	 tokens[] = { MARKUP("x"), WORD("|"),
	    VALUE("x") };
	struct value		*map = map_of("{}");

	data_markup(map, "x", "<p onclick=\"x()\">a<script>b</script></p>"
	    "<a href=\"javascript:x()\">c</a><img src=x onerror=x()>");
	cr_expect_str_eq(filled(tokens, COUNT(tokens), map),
	    "<p>ab</p><a>c</a><img src=\"x\">|"
	    "&lt;p&gt;ab&lt;/p&gt;&lt;a&gt;c&lt;/a&gt;"
	    "&lt;img src=&quot;x&quot;&gt;");
}

Test(template, a_section_repeats_for_each_and_names_are_found_around_it)
{
	const struct token	tokens[] = { SECTION("books", 5),
	    VALUE("title"), WORD(" in "), VALUE("shelf"), WORD("; "), END };

	cr_expect_str_eq(filled(tokens, COUNT(tokens), map_of(
	    "{\"shelf\":\"A\",\"books\":[{\"title\":\"x\"},"
	    "{\"title\":\"y\",\"shelf\":\"B\"}]}")), "x in A; y in B; ");
}

Test(template, a_section_of_nothing_is_left_out_and_its_inverse_is_not)
{
	const struct token		tokens[] = { SECTION("x", 2), WORD("1"),
	    END, INVERTED("x", 5), WORD("0"), END };
	static const struct {
		const char	*json;
		const char	*expected;
	} rows[] = {
		{ "{}", "0" },
		{ "{\"x\":null}", "0" },
		{ "{\"x\":false}", "0" },
		{ "{\"x\":\"\"}", "0" },
		{ "{\"x\":[]}", "0" },
		{ "{\"x\":true}", "1" },
		{ "{\"x\":\"a\"}", "1" },
		{ "{\"x\":0}", "1" },
		{ "{\"x\":{}}", "1" },
		{ "{\"x\":[1,2]}", "11" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(filled(tokens, COUNT(tokens),
		    map_of(rows[i].json)), rows[i].expected, "%s",
		    rows[i].json);
}

Test(template, an_item_that_is_a_text_is_a_dot)
{
	const struct token	tokens[] = { SECTION("x", 3), VALUE("."),
	    WORD(";"), END };

	cr_expect_str_eq(filled(tokens, COUNT(tokens),
	    map_of("{\"x\":[\"<\",\"b\"]}")), "&lt;;b;");
}

Test(template, a_partial_sees_the_names_around_it)
{
	const struct token	 inner[] = { WORD("["), VALUE("x"), WORD("]") };
	const struct template	 partial = { "p", inner, COUNT(inner) };
	const struct token	 tokens[] = { { .kind = TOKEN_PARTIAL,
	    .partial = &partial } };

	cr_expect_str_eq(filled(tokens, COUNT(tokens),
	    map_of("{\"x\":\"a\"}")), "[a]");
}

Test(template, a_locale_text_is_escaped_too)
{
	const struct token	tokens[] = { { .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_SKIP } };

	cr_expect_str_eq(filled(tokens, COUNT(tokens), map_of("{}")),
	    "Skip to content");
}

Test(template, json_cannot_leave_its_script)
{
	const struct token	tokens[] = { { .kind = TOKEN_JSON,
	    .text = "x" } };

	cr_expect_str_eq(filled(tokens, COUNT(tokens), map_of(
	    "{\"x\":{\"a<\":[1,true,null,\"</script><!--&\\\"\\\\\\n\"]}}")),
	    "{\"a\\u003c\":[1,true,null,\"\\u003c/script\\u003e\\u003c!--"
	    "\\u0026\\u0022\\u005c\\u000a\"]}");
}

Test(template, what_is_not_there_is_nothing)
{
	const struct token	tokens[] = { VALUE("x"), MARKUP("y"), WORD("."),
	    { .kind = TOKEN_JSON, .text = "z" } };

	cr_expect_str_eq(filled(tokens, COUNT(tokens), map_of("{}")),
	    ".null");
}
