#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/json.h"
#include "generated/texts.h"
#include "pages/data.h"
#include "pages/template.h"

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

static struct template
template_of(const char *source)
{
	struct template	t = { .name = "t", .source = source };

	cr_assert(template_read(&t, arena), "%s", t.fault);

	return (t);
}

static const char *
filled_from(const struct template *t, const struct value *map)
{
	struct buf	out;

	buf_init(&out, arena, 64);
	template_fill(&out, t, map, texts[0]);

	return (out.data);
}

static const char *
filled(const char *source, const struct value *map)
{
	struct template	t = template_of(source);

	return (filled_from(&t, map));
}

static struct value *
map_of(const char *json)
{
	const char	*error;

	return (json_read(arena, json, strlen(json), &error));
}

Test(template, a_text_is_escaped)
{
	struct value	*map = map_of("{}");

	data_text(map, "x", HOSTILE);
	cr_expect_str_eq(filled("<i>{{x}}</i>", map),
	    "<i>&lt;b a=&quot;x&quot; b=&#39;y&#39;&gt;&amp;amp;&lt;/b&gt;"
	    "</i>");
}

Test(template, an_uncleaned_text_is_not_markup)
{
	struct value	*map = map_of("{}");

	data_text(map, "x", "<b>");
	cr_expect_str_eq(filled("{{{x}}}", map), "&lt;b&gt;");
}

Test(template, markup_is_cleaned_and_stays)
{
	struct value	*map = map_of("{}");

	data_markup(map, "x", "<p onclick=\"x()\">a<script>b</script></p>"
	    "<a href=\"javascript:x()\">c</a><img src=x onerror=x()>");
	cr_expect_str_eq(filled("{{{ x }}}|{{ x }}", map),
	    "<p>ab</p><a>c</a><img src=\"x\">|"
	    "&lt;p&gt;ab&lt;/p&gt;&lt;a&gt;c&lt;/a&gt;"
	    "&lt;img src=&quot;x&quot;&gt;");
}

Test(template, a_section_repeats_for_each)
{
	cr_expect_str_eq(filled("{{#books}}{{title}}; {{/books}}",
	    map_of("{\"books\":[{\"title\":\"x\"},{\"title\":\"y\"}]}")),
	    "x; y; ");
}

Test(template, a_name_is_of_the_innermost_map_unless_it_says_outer)
{
	cr_expect_str_eq(filled("{{#a}}{{x}}{{#b}}{{x}}{{../x}}{{../../x}};"
	    "{{#../y}}y{{/../y}}{{^y}}n{{/y}}{{/b}}{{/a}}",
	    map_of("{\"x\":1,\"a\":{\"x\":2,\"y\":true,"
	    "\"b\":[{},{\"x\":3}]}}")), "221;yn321;yn");
}

Test(template, a_section_of_nothing_is_left_out_and_its_inverse_is_not)
{
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
		cr_expect_str_eq(filled("{{#x}}1{{/x}}{{^x}}0{{/x}}",
		    map_of(rows[i].json)), rows[i].expected, "%s",
		    rows[i].json);
}

Test(template, an_item_that_is_a_text_is_a_dot)
{
	cr_expect_str_eq(filled("{{#x}}{{.}};{{/x}}",
	    map_of("{\"x\":[\"<\",\"b\"]}")), "&lt;;b;");
}

Test(template, a_partial_has_the_names_of_its_place)
{
	struct template	partial = template_of("[{{x}}]");
	struct template	t = template_of("{{>p.html}}");

	t.tokens[0].partial = &partial;
	cr_expect_str_eq(filled_from(&t, map_of("{\"x\":\"a\"}")), "[a]");
}

Test(template, a_locale_text_is_escaped_too)
{
	struct template	t = template_of("{{page.skip}}");

	cr_assert_eq(t.tokens[0].kind, TOKEN_LOCALE);
	t.tokens[0].locale = TEXT_PAGE_SKIP;
	cr_expect_str_eq(filled_from(&t, map_of("{}")), "Skip to content");
}

Test(template, json_cannot_leave_its_script)
{
	cr_expect_str_eq(filled("{{{x}}}", map_of(
	    "{\"x\":{\"a<\":[1,true,null,\"</script><!--&\\\"\\\\\\n\"]}}")),
	    "{\"a\\u003c\":[1,true,null,\"\\u003c/script\\u003e\\u003c!--"
	    "\\u0026\\u0022\\u005c\\u000a\"]}");
}

Test(template, an_absent_value_is_empty)
{
	cr_expect_str_eq(filled("{{x}}{{{y}}}.", map_of("{}")), ".");
}

Test(template, a_tag_alone_on_its_line_takes_the_line_and_indentation_goes)
{
	cr_expect_str_eq(filled("<ul>\n  {{#x}}\n  <li>{{.}}</li>\n  {{/x}}\n"
	    "{{! a comment }}\n</ul> {{! another }}\n",
	    map_of("{\"x\":[\"a\",\"b\"]}")),
	    "<ul>\n<li>a</li>\n<li>b</li>\n</ul> \n");
}
