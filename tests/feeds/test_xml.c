#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "feeds/xml.h"

Test(xml, text_has_nothing_that_xml_cannot_hold)
{
	static const struct {
		const char	*text, *xml;
	} rows[] = {
		{ "", "" },
		{ "plain ä€😀", "plain ä€😀" },
		{ "<a href=\"x\">&amp;</a>",
		    "&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;" },
		{ "]]>", "]]&gt;" },
		{ "tab\tand\r\nline", "tab\tand\nline" },
		{ "\x01" "a\x0b" "b\x1f", "ab" },
		{ "a\xef\xbf\xbe" "b\xef\xbf\xbf" "c", "abc" },
		{ "\xef\xbb\xbf\xef\xbf\xbd", "\xef\xbb\xbf\xef\xbf\xbd" }
	};
	struct arena	*arena;
	struct buf	 out;
	size_t		 i;

	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++) {
		buf_init(&out, arena, 1);
		xml_text(&out, rows[i].text);
		cr_expect_str_eq(out.data, rows[i].xml);
	}
	arena_free(arena);
}

Test(xml, an_element_ends_without_its_attributes)
{
	struct arena	*arena;
	struct buf	 out;

	arena = arena_new();
	buf_init(&out, arena, 1);
	xml_element(&out, "guid isPermaLink=\"false\"", "a<b");
	cr_expect_str_eq(out.data,
	    "<guid isPermaLink=\"false\">a&lt;b</guid>\n");
	arena_free(arena);
}
