#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/yaml.h"
#include "generated/templates.h"
#include "pages/template.h"
#include "tests/support/template_check.h"

#define PAGES		"spec/pages.yaml"
#define FOLDER		"src/pages/"

#define SHAPES								\
	"  shelf: {name: text, about: markup, facts: json, "		\
	"look: style, full: flag, books: [book], notes: [text], "	\
	"owner: person}\n"						\
	"  book: {title: text}\n"					\
	"  person: {mail: text}\n"
#define SPEC	"shapes:\n" SHAPES "templates: {shelf.html: shelf}\n"

#define ALLOWED								\
	" is not allowed here: {{text}} goes between elements or "	\
	"double quotes, {{{markup}}} between elements, {{{json}}} "	\
	"into an application/ld+json script, {{{style}}} into a style\n"
#define UNKNOWN								\
	": add it to the shape in spec/pages.yaml, or use one of its names\n"

static struct arena	*arena;
static char		*faults;	/* of the last check */

static void
start(void)
{
	arena = arena_new();
}

static void
stop(void)
{
	free(faults);
	arena_free(arena);
}

TestSuite(templates, .init = start, .fini = stop);

static const struct node *
read_yaml(const char *file, const char *text, size_t length)
{
	struct yaml	yaml;

	yaml_read(&yaml, arena, file, text, length);
	cr_assert_not_null(yaml.root, "%s: %s", file, yaml.fault);

	return (yaml.root);
}

static void
check(const struct node *pages, const char *folder,
    const struct template *const *checked)
{
	size_t	 length;
	FILE	*to;

	free(faults);
	cr_assert_not_null(to = open_memstream(&faults, &length));
	template_check(to, pages, folder, checked);
	fclose(to);
}

/* Checks shelf.html, with book.html as a partial. */
static void
check_shelf(const char *spec, const char *shelf, const char *book)
{
	struct template			 t[] = {
		{ .name = "shelf.html", .source = shelf },
		{ .name = "book.html", .source = book }
	};
	const struct template *const	 checked[] = { &t[0], &t[1], NULL };
	size_t				 i;

	for (i = 0; i < COUNT(t); i++)
		cr_assert(template_read(&t[i], arena), "%s", t[i].fault);
	check(read_yaml("pages.yaml", spec, strlen(spec)), "", checked);
}

Test(templates, have_the_names_and_kinds_of_their_shapes)
{
	const struct template	**checked;
	const char		 *text;
	size_t			  count, length;

	templates_read();
	for (count = 0; templates[count] != NULL; count++)
		;
	checked = arena_alloc(arena, (count + 1) * sizeof(*checked));
	memcpy(checked, templates, count * sizeof(*checked));
	cr_assert_not_null(text = yaml_load(arena, PAGES, &length));
	check(read_yaml(PAGES, text, length), FOLDER, checked);
	cr_expect_str_eq(faults, "", "%s", faults);
}

Test(templates, are_accepted_if_everything_is_in_its_place)
{
	check_shelf(SPEC "partials: [book.html]\n",
	    "<!-- a 'comment' --><h1 title=\"{{name}}{{page.skip}}\">{{name}}"
	    "{{#full}}!{{/full}}</h1>{{{about}}}{{page.skip}}\n"
	    "{{#books}}{{>book.html}}{{/books}}{{^books}}{{name}}{{/books}}\n"
	    "{{#notes}}<i>{{.}} {{../name}}</i>{{/notes}}\n"
	    "{{#owner}}{{mail}}{{#../full}}!{{/../full}}{{/owner}}\n"
	    "{{#name}}<b {{#full}}class=\"x\"{{/full}}>{{name}}</b>{{/name}}\n"
	    "<style>a > b {}{{{look}}}</style><script>a < 'b'</script>\n"
	    "<script type=\"application/ld+json\">{{{facts}}}</script>\n",
	    "<p>{{title}}, {{../name}}</p>");
	cr_expect_str_eq(faults, "");
}

Test(templates, report_each_fault_at_its_place)
{
	static const struct {
		const char	*shelf;
		const char	*expected;
	}	 rows[] = {
		{ "<h1>{{name}}</h1>\n<p>\n  {{title}}</p>",
		  "shelf.html:3:3: unknown name 'title'" UNKNOWN },
		{ "{{#books}}{{title}}, {{name}}{{/books}}\n"
		  "{{#name}}{{title}}{{/name}}",
		  "shelf.html:1:22: unknown name 'name'" UNKNOWN
		  "shelf.html:2:10: unknown name 'title'" UNKNOWN },
		{ "{{../name}}{{#name}}{{../name}}{{/name}}\n"
		  "{{#books}}{{../title}}{{../../name}}{{/books}}",
		  "shelf.html:1:1: unknown name '../name'" UNKNOWN
		  "shelf.html:1:21: unknown name '../name'" UNKNOWN
		  "shelf.html:2:11: unknown name '../title'" UNKNOWN
		  "shelf.html:2:23: unknown name '../../name'" UNKNOWN },
		{ "{{^books}}{{title}}{{/books}}{{.}}",
		  "shelf.html:1:11: unknown name 'title'" UNKNOWN
		  "shelf.html:1:30: unknown name '.'" UNKNOWN },
		{ "{{#pages}}{{title}}{{/pages}}",
		  "shelf.html:1:1: unknown name 'pages'" UNKNOWN },
		{ "<p>{{{facts}}}</p>\n<script>{{{facts}}}</script>",
		  "shelf.html:1:4: 'facts'" ALLOWED
		  "shelf.html:2:9: 'facts'" ALLOWED },
		{ "<style>{{{look}}}{{look}}</style>{{{look}}}",
		  "shelf.html:1:18: 'look'" ALLOWED
		  "shelf.html:1:34: 'look'" ALLOWED },
		{ "<a title=\"{{{about}}}\">{{{about}}}</a>",
		  "shelf.html:1:11: 'about'" ALLOWED },
		{ "<p>{{about}}</p>", "shelf.html:1:4: 'about'" ALLOWED },
		{ "<p>{{{name}}}</p>", "shelf.html:1:4: 'name'" ALLOWED },
		{ "<a href={{name}}>", "shelf.html:1:9: 'name'" ALLOWED },
		{ "<style>{{name}}</style>\n"
		  "<script type=\"application/ld+json\">{{name}}</script>",
		  "shelf.html:1:8: 'name'" ALLOWED
		  "shelf.html:2:36: 'name'" ALLOWED },
		{ "<script>{{page.skip}}</script><!-- {{page.skip}} -->",
		  "shelf.html:1:9: 'page.skip'" ALLOWED
		  "shelf.html:1:36: 'page.skip'" ALLOWED },
		{ "{{books}} {{full}}",
		  "shelf.html:1:1: 'books' is not text, markup, json or "
		  "style: use {{#books}}\n"
		  "shelf.html:1:11: 'full' is not text, markup, json or "
		  "style: use {{#full}}\n" },
		{ "<p>a</p", "shelf.html:1:8: the template ends within a tag "
		  "or comment: close it\n" },
		{ "<a href='x'>",
		  "shelf.html:1:1: an attribute must be in double quotes\n"
		  "shelf.html:1:13: the template ends within a tag or "
		  "comment: close it\n" },
		{ "{{#full}}<a title=\"{{/full}}\">",
		  "shelf.html:1:1: section 'full' begins and ends in different "
		  "places of the markup: put whole elements, or whole "
		  "attributes, into it\n" },
		{ "<ul>\n{{>page.html}}\n</ul>",
		  "shelf.html:2:1: unknown template 'page.html': add it to "
		  "'partials' in spec/pages.yaml\n" },
		{ "{{>shelf.html}}",
		  "shelf.html:1:1: 'shelf.html' is part of itself: remove this "
		  "tag\n" },
		{ "<p>{{#books}}{{>book.html}}{{/books}}</p>{{>book.html}}",
		  "book.html:2:1: unknown name 'title'" UNKNOWN }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		check_shelf(SPEC, rows[i].shelf, "<b>\n{{title}}</b>");
		cr_expect_str_eq(faults, rows[i].expected, "%s\n%s",
		    rows[i].shelf, faults);
	}
}

Test(templates, report_each_fault_of_their_shapes)
{
	static const struct {
		const char	*spec;
		const char	*expected;
	}	 rows[] = {
		{ "shapes:\n"
		  "  shelf: {name: texts}\n"
		  "  book:  {title: [flag], x: [], y: text}\n"
		  "  json:  {z: text}\n"
		  "  page:  text\n"
		  "templates: {shelf.html: shelf}\n",
		  "pages.yaml:2:17: unknown kind 'texts': it must be text, "
		  "markup, json, style, flag or one of 'shapes'\n"
		  "pages.yaml:3:19: unknown kind 'flag': it must be text or "
		  "one of 'shapes'\n"
		  "pages.yaml:3:29: must be a kind, or a list with one\n"
		  "pages.yaml:4:3: 'json' is a kind already: rename the "
		  "shape\n"
		  "pages.yaml:5:10: must be a map of names to kinds\n" },
		{ "shapes:\n" SHAPES "templates: {shelf.html: shelves}\n",
		  "pages.yaml:5:25: must be one of 'shapes'\n" },
		{ SPEC "partials: [book.html]\n",
		  "pages.yaml:6:12: 'book.html' is not used: remove it, or "
		  "write {{>book.html}}\n" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		check_shelf(rows[i].spec, "a", "b");
		cr_expect_str_eq(faults, rows[i].expected, "%s", faults);
	}
}
