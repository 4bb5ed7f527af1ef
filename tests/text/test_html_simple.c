#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/html.h"
#include "text/html_parse.h"

#define ROUNDS	20000
#define PIECES	12

static const char	*const pieces[] = {
	"<p>", "</p>", "<p>", "</p>", "<b>", "</b>", "<em>", "</em>", "<ul>",
	"</ul>", "<li>", "</li>", "<pre>", "</pre>", "<h1>", "</h1>",
	"<blockquote cite=\"https://a.example/?b&amp;c=d\">", "</blockquote>",
	"<a href=\"/x\" title=\"a 'b' &amp; c\">", "</a>", "<br>", "<hr>",
	"<img src=\"x.png\" alt=\"\">", "text", "two words", " ", "\n", "\t",
	"\n\n", "&amp;", "&", "&lt;b&gt;", ">", "\"", "'", "=", "\xc3\xa9",
	"\xe6\x97\xa5", "\xf0\x9f\x8e\x89", "\xc2\x85", "\xc2\xa0",
	"\xe2\x80\xa8", "\x7f", "<", "</", "<script>", "</script>",
	"<!-- x -->",
	"\r", "\xef\xbb\xbf", "\xff", "<p", "<P>", "<p class=x>", "<br/>",
};

static struct arena	*arena;

static void
setup(void)
{
	html_start();
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(html_simple, .init = setup, .fini = teardown);

static void
pass_start(void *to, const char *name, const char **attributes)
{
	(void)to;
	(void)name;
	(void)attributes;
}

static void
pass_end(void *to, const char *name)
{
	(void)to;
	(void)name;
}

static void
take_text(void *to, const char *text, size_t length)
{
	buf_add(to, text, length);
}

/* Mostly from the first ones, which are simple. */
static const char *
make_text(void)
{
	size_t		 count = COUNT(pieces), i;
	struct buf	 text;

	if (rand() % 4 != 0)
		count -= 12;
	buf_init(&text, arena, 0);
	for (i = (size_t)rand() % PIECES; i > 0; i--)
		buf_string(&text, pieces[(size_t)rand() % count]);

	return (text.data);
}

static const struct html_events	events = { pass_start, pass_end, take_text };

Test(html_simple, gives_the_result_of_the_parser)
{
	struct buf	 simple, parsed;
	const char	*text;
	int		 i, tagged = 0;

	for (i = 0; i < ROUNDS; i++) {
		arena_reset(arena);
		text = make_text();
		buf_init(&simple, arena, 0);
		buf_init(&parsed, arena, 0);
		if (!html_parse_simple(text, &events, &simple))
			continue;
		html_parse(arena, text, &events, &parsed);
		cr_assert_str_eq(simple.data, parsed.data, "%s", text);
		tagged += strchr(text, '<') != NULL;
	}
	cr_assert_gt(tagged, ROUNDS / 20);
}

Test(html_simple, accepts_allowed_markup_of_any_length)
{
	struct buf	 text, out;
	char		*clean;
	int		 i;

	buf_init(&text, arena, 0);
	for (i = 0; i < 1000; i++)
		buf_string(&text, "<ul><li>One <b>more</b><br>"
		    "<a href=\"https://a.example/\">there</a></li></ul>\n");
	clean = html_allow(arena, text.data);
	buf_init(&out, arena, 0);
	cr_assert(html_parse_simple(clean, &events, &out));
	cr_assert_eq(out.length, 14000);
}
