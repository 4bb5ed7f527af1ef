#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "text/html.h"

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

TestSuite(html, .init = setup, .fini = teardown);

struct row {
	const char	*text;
	const char	*expected;
};

static void
check(char *(*clean)(struct arena *, const char *), const struct row *rows,
    size_t count)
{
	const char	*got;
	size_t		 i;

	for (i = 0; i < count; i++) {
		got = clean(arena, rows[i].text);
		cr_expect_str_eq(got, rows[i].expected, "%s: %s",
		    rows[i].text, got);
	}
}

#define CHECK(clean, rows) check(clean, rows, COUNT(rows))

/* Markup that only matters to readers. */
static const struct row	 plain[] = {
	{ "", "" },
	{ "Fish & Chips", "Fish & Chips" },
	{ "a & b", "a & b" },
	{ "AT&amp;T", "AT&amp;T" },
	{ "&lt;b&gt; &#8364; &nosuch; &", "&lt;b&gt; &#8364; &nosuch; &" },
	{ "\"q\" 's >", "\"q\" 's >" },
	{ "Ünïcödé 日本語 🎉 — “q”", "Ünïcödé 日本語 🎉 — “q”" },
	{ "two  blanks\nand\tlines\r\n", "two  blanks\nand\tlines\r\n" },
};

Test(html, text_that_is_not_markup_stays)
{
	CHECK(html_strip, plain);
	CHECK(html_allow, plain);
}

/* A < that begins no tag, or one that never ends. */
static const struct {
	const char	*text;
	const char	*stripped;
	const char	*allowed;
} open_texts[] = {
	{ "3 < 4", "3 < 4", "3 &lt; 4" },
	{ "5 < 6 > 4", "5 < 6 > 4", "5 &lt; 6 > 4" },
	{ "I <3 & you", "I <3 & you", "I &lt;3 & you" },
	{ "a << b <= c <- d <> e", "a << b <= c <- d <> e",
	    "a &lt;&lt; b &lt;= c &lt;- d &lt;> e" },
	{ "1 <", "1 ", "1 &lt;" },
	{ "less <than ten", "less than ten", "less &lt;than ten" },
	{ "a <b c=\"d> e", "a b c=\"d> e", "a &lt;b c=\"d> e" },
	{ "a <!-- b", "a !-- b", "a &lt;!-- b" },
	{ "a <!-- <b>b", "a !-- b>b", "a &lt;!-- &lt;b>b" },
	{ "a <!--!> b", "a !-- !> b", "a &lt;!-- !> b" },
	{ "a </b", "a /b", "a &lt;/b" },
	{ "a </3> b", "a /3> b", "a &lt;/3> b" },
	{ "a <?php b", "a ?php b", "a &lt;?php b" },
	{ "a <? b ?>", "a ? b ?>", "a &lt;? b ?>" },
	{ "<i>a</i> <b c=d\" e='>f</b> &amp; g", "a b c=d\" e='>f/b> &amp; g",
	    "<i>a</i> &lt;b c=d\" e='>f&lt;/b> &amp; g" },
	{ "<a title=d\"e>f</a> g</i> <b>h", "f g h",
	    "<a title=\"d&quot;e\">f</a> g <b>h</b>" },
	{ "<b>x</b> <!x> y", "x !x> y", "<b>x</b> &lt;!x> y" },
};

Test(html, no_text_is_lost)
{
	size_t	 i;

	for (i = 0; i < COUNT(open_texts); i++) {
		const struct row	 rows[] = {
			{ open_texts[i].text, open_texts[i].stripped },
			{ open_texts[i].text, open_texts[i].allowed },
		};

		check(html_strip, &rows[0], 1);
		check(html_allow, &rows[1], 1);
	}
}

Test(html, tags_and_comments_are_stripped)
{
	static const struct row	 rows[] = {
		{ "Fish & Chips <b>tonight</b>", "Fish & Chips tonight" },
		{ "<b>$5</b>", "$5" },
		{ "Théâtre & <b>Kunst</b>", "Théâtre & Kunst" },
		{ "<script>x</script>", "x" },
		{ "<p class='a>b'>x</p >", "x" },
		{ "a<br/>b<BR />c", "abc" },
		{ "a<!-- <b> -- > -->b", "ab" },
		{ "a<!-->b<!--->c", "abc" },
		{ "<!DOCTYPE html>a<?php b ?>c</d>e", "ace" },
		{ "<![CDATA[a]]>b", "![CDATA[a]]>b" },
		{ "<scr<script>ipt>alert(1)", "ipt>alert(1)" },
		{ "<<b>script>alert(1)<</b>/script>",
		    "script>alert(1)/script>" },
		{ "<<<b>b>", "b>" },
		{ "< <b>b>", "< b>" },
		{ "<<b> b", "< b" },
		{ "<b>< /b>", "< /b>" },
		{ "x <y and y> z", "x  z" },
		{ "<a href=\"x\" title='\"<>'>t</a>", "t" },
		{ "<a =>b>", "b>" },
		{ "<a b=>c", "c" },
		{ "<a b = 'c' d>e", "e" },
	};

	CHECK(html_strip, rows);
}

Test(html, a_line_has_single_blanks)
{
	static const struct row	 rows[] = {
		{ "", "" },
		{ " \t\n ", "" },
		{ "  1 Main St \r\n  Rome  ", "1 Main St Rome" },
		{ "<p>1 Main St</p>\n<p>Rome</p>", "1 Main St Rome" },
		{ " <b> a </b> ", "a" },
		{ "3 <\n4", "3 < 4" },
		{ "a\v\fb", "a b" },
		{ "20\xc2\xa0€", "20\xc2\xa0€" },
	};

	CHECK(html_strip_line, rows);
}

Test(html, a_text_has_characters_for_entities)
{
	static const struct row	 rows[] = {
		{ "Fish &amp; Chips <b>tonight</b>", "Fish & Chips tonight" },
		{ "caf&eacute; &euro; &hellip;", "café € …" },
		{ "&#8364;&#x20AC;&#X20ac;&#8364 x", "€€€€ x" },
		{ "&lt;b&gt;&apos;&quot;", "<b>'\"" },
		{ "&amp;amp;", "&amp;" },
		{ "&nosuch; &amp &; &# &#x &#; &#xg;",
		    "&nosuch; &amp &; &# &#x &#; &#xg;" },
		{ "&#0;&#1114112;&#55296;&#99999999999999999999;",
		    "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd" },
		{ "&#000000000000000000000000000065;", "A" },
		{ "&thisentityhasaverylongnameindeedyes;",
		    "&thisentityhasaverylongnameindeedyes;" },
	};

	CHECK(html_text, rows);
}

Test(html, the_allow_list_stays)
{
	static const struct row	 rows[] = {
		{ "<p>Hi <b>you</b></p>", "<p>Hi <b>you</b></p>" },
		{ "<P>Hi <STRONG>you</Strong></P>",
		    "<p>Hi <strong>you</strong></p>" },
		{ "a<br>b<br/>c<br />d<hr>", "a<br>b<br>c<br>d<hr>" },
		{ "<b/>x", "<b></b>x" },
		{ "<a href=\"http://x.test/a?b=c&amp;d=e&f#g\" title='T'>x</a>",
		    "<a href=\"http://x.test/a?b=c&amp;d=e&f#g\" title=\"T\">"
		    "x</a>" },
		{ "<a href=https://x.test/>x</a>",
		    "<a href=\"https://x.test/\">x</a>" },
		{ "<a href='mailto:ada@example.org'>x</a>",
		    "<a href=\"mailto:ada@example.org\">x</a>" },
		{ "<a href=\"/x\"></a><a href=\"x/y.html\"></a><a href=\"#t\">"
		    "</a><a href=\"?a=b:c\"></a><a href=\"//h/\"></a>"
		    "<a href=\"\"></a><a href=\"a/b:c\"></a>",
		    "<a href=\"/x\"></a><a href=\"x/y.html\"></a>"
		    "<a href=\"#t\"></a><a href=\"?a=b:c\"></a>"
		    "<a href=\"//h/\"></a>"
		    "<a href=\"\"></a><a href=\"a/b:c\"></a>" },
		{ "<a HREF=HTTPS&colon;//x>x</a><a href='HTTP&#58;//x'>y</a>",
		    "<a>x</a><a href=\"HTTP&#58;//x\">y</a>" },
		{ "<img src=\"a.png\" alt=\"A\" width=1 height='2' border=0>",
		    "<img src=\"a.png\" alt=\"A\" width=\"1\" height=\"2\">" },
		{ "<img alt src=x/>", "<img alt=\"\" src=\"x/\">" },
		{ "<q cite=\"http://x\">a</q><blockquote cite=y>b</blockquote>",
		    "<q cite=\"http://x\">a</q>"
		    "<blockquote cite=\"y\">b</blockquote>" },
		{ "<abbr title='a \"b\" <c> &amp; d'>x</abbr>",
		    "<abbr title=\"a &quot;b&quot; &lt;c&gt; &amp; d\">"
		    "x</abbr>" },
		{ "<h1>1</h1><h6>6</h6><h7>7</h7>", "<h1>1</h1><h6>6</h6>7" },
		{ "<cite></cite><code></code><del></del><em></em><i></i><ins>"
		    "</ins><ul><li></li></ul><ol></ol><pre></pre><s></s><span>"
		    "</span><strike></strike><sub></sub><sup></sup><u></u>",
		    "<cite></cite><code></code><del></del><em></em><i></i><ins>"
		    "</ins><ul><li></li></ul><ol></ol><pre></pre><s></s><span>"
		    "</span><strike></strike><sub></sub><sup></sup><u></u>" },
		{ "3 < 4 <b>and</b> 4 <5", "3 &lt; 4 <b>and</b> 4 &lt;5" },
		{ "a <<b>x</b>", "a &lt;<b>x</b>" },
		{ "<span class=x id=y lang=en>z</span>", "<span>z</span>" },
		{ "<div><table><tr><td>x</td></tr></table></div>", "x" },
		{ "</b bogus>x</p/>", "x" },
		{ "<script>a && \"</b>\" < c</script>&amp; &euro; &nosuch;",
		    "a && \"&lt;/b>\" &lt; c&amp; &euro; &nosuch;" },
		/* The result for callers without the right. */
		{ "<script>x</script><em>ok</em>", "x<em>ok</em>" },
		{ "<script>alert(1)</script><p onclick=\"x()\">p</p><iframe "
		    "src=\"http://x.test\"></iframe><a href=\"javascript:1\">a"
		    "</a>", "alert(1)<p>p</p><a>a</a>" },
	};

	CHECK(html_allow, rows);
}

Test(html, tables_are_shown)
{
	static const struct row	 shown[] = {
		{ "<table class=\"x\"><caption>Prices</caption><thead><tr>"
		    "<th scope=\"col\" colspan=\"2\" style=\"a\">A</th></tr>"
		    "</thead><tbody><tr><td rowspan=2>1<td>2</table>",
		    "<table><caption>Prices</caption><thead><tr>"
		    "<th scope=\"col\" colspan=\"2\">A</th></tr></thead><tbody>"
		    "<tr><td rowspan=\"2\">1</td><td>2</td></tr></tbody>"
		    "</table>" },
		{ "<table onclick=\"a\"><tr><td><script>b</script>",
		    "<table><tr><td>b</td></tr></table>" },
		{ "<b>c</b>", "<b>c</b>" },
	};
	static const struct row	 stored[] = {
		{ "<table><tr><td>1</table>", "1" },
	};

	CHECK(html_show, shown);
	CHECK(html_allow, stored);
}
