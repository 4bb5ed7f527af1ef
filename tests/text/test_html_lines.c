#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "text/html.h"

Test(html_lines, elements_become_lines)
{
	static const struct {
		const char	*text, *lines;
	} rows[] = {
		{ "", "" },
		{ "plain", "plain" },
		{ " two\n\nparagraphs \n", "two\n\nparagraphs" },
		{ "<p>First line.</p>", "First line." },
		{ "<p>One.</p><p>Two.</p>", "One.\n\nTwo." },
		{ "<p>One.</p>\n  <p>Two,\nbroken.</p>\n",
		    "One.\n\nTwo,\nbroken." },
		{ "One <b>bold</b> <i>word</i>.", "One bold word." },
		{ "a<br>b<br/>\nc", "a\nb\nc" },
		{ "a <br><br><br> b", "a\n\nb" },
		{ "<h2>Programme</h2><ul><li>First<li>Second</ul>Free",
		    "Programme\n\n- First\n- Second\n\nFree" },
		{ "<ul><li><p>In a paragraph</p></li></ul>",
		    "- In a paragraph" },
		{ "<table><tr><th>Day</th><th>Hall</th></tr>"
		    "<tr><td>Monday</td><td>A</td></tr></table>",
		    "Day Hall\nMonday A" },
		{ "Rock &amp; roll &lt;live&gt; &eacute;&#8364;",
		    "Rock & roll <live> é€" },
		{ "<p>1 &lt; 2 and 3 < 4</p>", "1 < 2 and 3 < 4" },
		{ "a<script>b()</script>c<style>p{}</style>", "ac" },
		{ "a<!-- b -->c", "ac" },
		{ "<div><div>deep</div></div>down", "deep\ndown" },
		{ "&amp;lt;b&amp;gt;", "&lt;b&gt;" },
		{ "<a href=\"https://x.example/\">here</a>", "here" }
	};
	struct arena	*arena;
	size_t		 i;

	html_start();
	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++) {
		cr_expect_str_eq(html_lines(arena, rows[i].text),
		    rows[i].lines, "%s", rows[i].text);
		/* An element that is not simple requires the parser. */
		cr_expect_str_eq(html_lines(arena, arena_join(arena, "<x></x>",
		    rows[i].text, NULL)), rows[i].lines, "%s", rows[i].text);
	}
	arena_free(arena);
}
