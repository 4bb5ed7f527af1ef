/* Texts of calendars of other programs, plain or markup. */
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/html.h"
#include "text/html_foreign.h"

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

TestSuite(html_foreign, .init = setup, .fini = teardown);

struct row {
	const char	*text, *expected;
};

static void
check(char *(*clean)(struct arena *, const char *), const struct row *rows,
    size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		cr_expect_str_eq(clean(arena, rows[i].text), rows[i].expected,
		    "%s: %s", rows[i].text, clean(arena, rows[i].text));
}

#define CHECK(clean, rows) check(clean, rows, COUNT(rows))

Test(html_foreign, a_plain_text_is_escaped)
{
	static const struct row	 rows[] = {
		{ "", "" },
		{ "One\nTwo & three", "One<br>\nTwo &amp; three" },
		{ "a < b > c <3 x<y", "a &lt; b &gt; c &lt;3 x&lt;y" },
		{ "<https://town.example/?a=1&b=2>",
		    "&lt;https://town.example/?a=1&amp;b=2&gt;" },
		{ "<TBA> a<b & c>d", "&lt;TBA&gt; a&lt;b &amp; c&gt;d" },
		{ "?a=1&copy=2&lt", "?a=1&amp;copy=2&amp;lt" },
		{ "AT&T; R&D;", "AT&amp;T; R&amp;D;" },
	};

	CHECK(html_foreign, rows);
}

Test(html_foreign, entities_are_decoded_in_a_plain_text)
{
	static const struct row	 rows[] = {
		{ "Bring &amp; enjoy&nbsp;it", "Bring &amp; enjoy\xc2\xa0it" },
		{ "Rock &amp;amp; Roll", "Rock &amp; Roll" },
		{ "it&#8217;s &quot;on&quot;", "it\xe2\x80\x99s \"on\"" },
		{ "2 &lt; 3", "2 &lt; 3" },
		{ "?a=1&amp;b=2", "?a=1&amp;b=2" },
	};

	CHECK(html_foreign, rows);
}

Test(html_foreign, markup_is_recognized_and_cleaned)
{
	static const struct row	 rows[] = {
		{ "<p>Hi <b>all</b></p><br><a href=\"https://a.example\">x</a>",
		    "<p>Hi <b>all</b></p><br>"
		    "<a href=\"https://a.example\">x</a>" },
		{ "Line one<br>Line two<br/>three", "Line one<br>Line two<br>"
		    "three" },
		{ "<body>\n<div>One.</div>\n<div>Two <i>x</i></div></body>",
		    "One.<br>\nTwo <i>x</i>" },
		{ "<html-blob>One<br>Two</html-blob>", "One<br>Two" },
		/* Line breaks count without elements for them. */
		{ "See <a href='https://a.example'>us</a>\nthen\n\ngo",
		    "See <a href=\"https://a.example\">us</a><br>\nthen<br>"
		    "<br>\ngo" },
		{ "One\n\n<h2>Big</h2>\nTwo\n<b>three</b>\n\n<ul>\n<li>a</li>"
		    "\n</ul>\n<img src=\"/x\">\nfour <pre>a\nb</pre>",
		    "One<h2>Big</h2>Two<br>\n<b>three</b><ul><li>a</li></ul>"
		    "<img src=\"/x\"><br>\nfour <pre>a\nb</pre>" },
		{ "One</p>\n<p>two", "One\n<p>two</p>" },
		{ "<script>alert(1)</script>x<b>y</b> a<b & c",
		    "x<b>y</b> a&lt;b & c" },
		{ "<b>x</b> <https://a.example> 1 <2", "<b>x</b>"
		    " &lt;https://a.example> 1 &lt;2" },
		/* Cut off. */
		{ "<p>One <a href=\"https://a.exam", "<p>One</p>" },
		{ "<p>One <a href=\"https://a.example\">x</a> 1 <a b",
		    "<p>One <a href=\"https://a.example\">x</a> 1 &lt;a b"
		    "</p>" },
		/* Escaped as a whole. */
		{ "&lt;p&gt;One&lt;/p&gt;&lt;p&gt;R&amp;amp;B&lt;/p&gt;",
		    "<p>One</p><p>R&B</p>" },
		{ "<p>Rock &amp;#8211; &amp;amp; Roll</p>",
		    "<p>Rock &#8211; &amp; Roll</p>" },
		{ "<p>Write &lt;b&gt;</p>", "<p>Write &lt;b&gt;</p>" },
	};

	CHECK(html_foreign, rows);
}

Test(html_foreign, documents_of_editors_lose_all_but_their_text)
{
	static const struct row	 rows[] = {
		{ "<!DOCTYPE HTML PUBLIC \"\"-//W3C//DTD HTML 3.2//EN\"\">\n"
		    "<HTML>\n<HEAD>\n<TITLE>Untitled</TITLE>\n"
		    "<STYLE>p {color:red}</STYLE></HEAD>\n<BODY>\n"
		    "<!-- Converted from text/rtf format -->\n"
		    "<P DIR=LTR><SPAN LANG=\"en-us\"><FONT FACE=\"Calibri\">"
		    "Rich <b>words</b></FONT></SPAN></P>\n</BODY>\n</HTML>",
		    "<p><span>Rich <b>words</b></span></p>" },
		{ "<html><head><meta charset=utf-8><style><!-- @page {} -->"
		    "</style><!--[if gte mso 9]><xml><o:x v:ext=\"edit\"/>"
		    "</xml><![endif]--></head><body lang=DE><div class=W>"
		    "<p class=MsoNormal>One<o:p></o:p></p>"
		    "<p class=MsoNormal><o:p>&nbsp;</o:p></p>"
		    "<p class=MsoListParagraph><![if !supportLists]>"
		    "<span>1.</span><![endif]>Two</p></div></body></html>",
		    "<p>One</p><p>&nbsp;</p><p><span>1.</span>Two</p>" },
		{ "<script type=\"text/javascript\">\nif (a<b) x();\n</script>"
		    "<p>One</p>", "<p>One</p>" },
		{ "<!--[if !mso]><!--><p>One</p><!--<![endif]-->",
		    "<p>One</p>" },
		{ "<![CDATA[<p>One</p>]]>", "<p>One</p>" },
		{ "<xml><w:View>Normal</w:View></xml>One", "One" },
		{ "<?xml version=\"1.0\"?><p>One</p>", "<p>One</p>" },
		{ "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr>"
		    "</table>d", "a b<br>\nc<br>\nd" },
		{ "<div><div>a</div></div><div><p>b</p></div>c",
		    "a<p>b</p>c" },
		{ "<pre>a\n b</pre>", "<pre>a\n b</pre>" },
		{ "<a href=\"javascript:x()\" onclick=\"y\">z</a>",
		    "<a>z</a>" },
		{ "<a title='\"q\"'>z</a>",
		    "<a title=\"&quot;q&quot;\">z</a>" },
		{ "  \n ", "" },
	};

	CHECK(html_document, rows);
}

Test(html_foreign, a_line_is_shown_as_it_was_meant)
{
	static const struct row	 rows[] = {
		{ "Rock & Roll", "Rock & Roll" },
		{ "Rock &amp; Roll &#8211; night",
		    "Rock & Roll \xe2\x80\x93 night" },
		{ "Rock &amp;#038; Roll", "Rock & Roll" },
		{ "<b>Big</b> &amp; <i>small</i>", "Big & small" },
		{ "Hall<br>Main Street 1\n12345 Town",
		    "Hall Main Street 1 12345 Town" },
		{ "I <3 U", "I <3 U" },
		{ "<TBA> a", "&lt;TBA> a" },
		{ "The &lt;p&gt; Show", "The Show" },
		{ "a &amp;lt;x&amp;gt; b", "a &lt;x> b" },
		{ " a \n b ", "a b" },
		{ "", "" },
	};

	CHECK(html_foreign_line, rows);
}

Test(html_foreign, markup_fits_with_its_ends)
{
	struct buf	 b;
	size_t		 length;
	int		 i;

	cr_expect_str_eq(html_fit(arena, "<b>a</b>", 8), "<b>a</b>");
	cr_expect_str_eq(html_fit(arena, "<b>a", 7), "");
	buf_init(&b, arena, 100000);
	for (i = 0; i < 10000; i++)
		buf_string(&b, "<i>12 ");
	length = strlen(html_fit(arena, b.data, b.length));
	cr_expect(length <= b.length && length > b.length / 4, "%zu", length);
	b.length = 0;
	for (i = 0; i < 20000; i++)
		buf_char(&b, '&');
	cr_expect_gt(strlen(html_fit(arena, b.data, b.length)), 10000);
}

Test(html_foreign, paragraphs_are_no_format)
{
	cr_expect_not(html_has_format("<p><span>a</span><br>b</p> 1 < 2"));
	cr_expect(html_has_format("<p>a <b>b</b></p>"));
	cr_expect(html_has_format("<a href=\"/x\">b</a>"));
	cr_expect(html_has_format("<img src=\"/x\">"));
}
