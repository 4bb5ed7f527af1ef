#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
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

#define COUNT(list)	(sizeof(list) / sizeof((list)[0]))
#define CHECK(clean, rows) check(clean, rows, COUNT(rows))

/* Of no interest to anybody but a person. */
static const struct row	 plain[] = {
	{ "", "" },
	{ "Fish & Chips", "Fish & Chips" },
	{ "a & b", "a & b" },
	{ "AT&amp;T", "AT&amp;T" },
	{ "&lt;b&gt; &#8364; &nosuch; &", "&lt;b&gt; &#8364; &nosuch; &" },
	{ "3 < 4", "3 < 4" },
	{ "5 < 6 > 4", "5 < 6 > 4" },
	{ "I <3 you", "I <3 you" },
	{ "a << b <= c <- d <> e", "a << b <= c <- d <> e" },
	{ "\"q\" 's >", "\"q\" 's >" },
	{ "Ünïcödé 日本語 🎉 — “q”", "Ünïcödé 日本語 🎉 — “q”" },
	{ "two  blanks\nand\tlines\r\n", "two  blanks\nand\tlines\r\n" },
	/* No text is lost where a tag never ends. */
	{ "less <than ten", "less than ten" },
	{ "a <b c=\"d> e", "a b c=\"d> e" },
	{ "a <!-- b", "a !-- b" },
	{ "a </b", "a /b" },
	{ "1 <", "1 " },
};

Test(html, what_is_no_markup_stays)
{
	CHECK(html_strip, plain);
	CHECK(html_allow, plain);
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
		{ "<!DOCTYPE html>a<?php b ?>c</3>d", "acd" },
		{ "<![CDATA[a]]>b", "b" },
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
		{ "a<br>b<br/>c<br />d<hr>", "a<br>b<br />c<br />d<hr>" },
		{ "<b/>x", "<b>x" },
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
		    "<a href=\"/x\"></a><a href=\"x/y.html\"></a><a href=\"#t\">"
		    "</a><a href=\"?a=b:c\"></a><a href=\"//h/\"></a>"
		    "<a href=\"\"></a><a href=\"a/b:c\"></a>" },
		{ "<a HREF=HTTPS&colon;//x>x</a><a href='HTTP&#58;//x'>y</a>",
		    "<a>x</a><a href=\"HTTP&#58;//x\">y</a>" },
		{ "<img src=\"a.png\" alt=\"A\" width=1 height='2' border=0>",
		    "<img src=\"a.png\" alt=\"A\" width=\"1\" height=\"2\">" },
		{ "<img alt src=x/>", "<img alt=\"\" src=\"x/\" />" },
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
		{ "3 < 4 <b>and</b> 4 <5", "3 < 4 <b>and</b> 4 <5" },
		{ "a <<b>x</b>", "a <<b>x</b>" },
		{ "<span class=x id=y lang=en>z</span>", "<span>z</span>" },
		{ "<div><table><tr><td>x</td></tr></table></div>", "x" },
		{ "</b bogus>x</p/>", "</b>x</p>" },
		/* What the rule about callers without the right shows. */
		{ "<script>x</script><em>ok</em>", "x<em>ok</em>" },
		{ "<script>alert(1)</script><p onclick=\"x()\">p</p><iframe "
		    "src=\"http://x.test\"></iframe><a href=\"javascript:1\">a"
		    "</a>", "alert(1)<p>p</p><a>a</a>" },
	};

	CHECK(html_allow, rows);
}

static const struct row	 tricks[] = {
	{ "<scr<script>ipt>alert(1)</scr</script>ipt>",
	    "ipt>alert(1)ipt>" },
	{ "<<script>script>alert(1)<</script>/script>",
	    "script>alert(1)/script>" },
	{ "<<b>script>alert(1)", "<<b>script>alert(1)" },
	{ "<<i><script>x", "<<i>x" },
	{ "<<x>img src=x onerror=alert(1)>", "img src=x onerror=alert(1)>" },
	{ "<<<<x>script>", "script>" },
	{ "<<!-- -->script>alert(1)", "script>alert(1)" },
	{ "<<!-- --><x>script>alert(1)", "script>alert(1)" },
	{ "<SCRIPT SRC=http://x/x.js></SCRIPT>", "" },
	{ "<script\t>a</script\n>", "a" },
	{ "<script/xss src=x></script>", "" },
	{ "<script/src=x>", "" },
	{ "<script src=x", "script src=x" },
	{ "<script>alert(1)", "alert(1)" },
	{ "<img src=x onerror=alert(1)>", "<img src=\"x\">" },
	{ "<img src=x onerror=alert(1)", "img src=x onerror=alert(1)" },
	{ "<img src=x onerror=alert(1) <b>", "<img src=\"x\">" },
	{ "<img/src=x/onerror=alert(1)>", "<img src=\"x/onerror=alert(1)\">" },
	{ "<img/src='x'onerror=alert(1)>", "<img src=\"x\">" },
	{ "<img src=\"x\"\"onerror=alert(1)>", "<img src=\"x\">" },
	{ "<img src=x:x onerror=alert(1)>", "<img>" },
	{ "<img \"\"\"><script>alert(1)</script>\">", "<img>alert(1)\">" },
	{ "<img src=`javascript:alert(1)`>", "<img>" },
	{ "<img src=javascript:alert(1)>", "<img>" },
	{ "<img src=data:image/svg+xml,x>", "<img>" },
	{ "<a href=\"javascript:alert(1)\">x</a>", "<a>x</a>" },
	{ "<a href=javascript:alert(1)>x</a>", "<a>x</a>" },
	{ "<a href='JaVaScRiPt:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href=' javascript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='\x01javascript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='java\tscript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='java\nscript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='java\r\nscript\n:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='java&#9;script:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='java&#x0A;script:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='java&Tab;script:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='java&NewLine;script:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='javascript&colon;alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='javascript&#58;alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='javascript&#58alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='javascript&#x3a;alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='javascript&#x3Aprompt(1)'>x</a>", "<a>x</a>" },
	{ "<a href='javascript&#0000058alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='&#106;avascript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='&#106avascript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A"
	    "prompt(1)'>x</a>", "<a>x</a>" },
	{ "<a href='&#14; javascript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='&#x00;javascript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='\xef\xbb\xbfjavascript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='java\xc2\xadscript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='vbscript:msgbox(1)'>x</a>", "<a>x</a>" },
	{ "<a href='data:text/html;base64,PHNjcmlwdD4='>x</a>", "<a>x</a>" },
	{ "<a href='feed:javascript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='view-source:javascript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='httpx:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href='ftp://x'>x</a>", "<a>x</a>" },
	{ "<a href='x' href='javascript:alert(1)'>x</a>",
	    "<a href=\"x\">x</a>" },
	{ "<a href='javascript:alert(1)' href='x'>x</a>", "<a>x</a>" },
	{ "<a xlink:href='javascript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a/href='javascript:alert(1)'>x</a>", "<a>x</a>" },
	{ "<a href=\"x\"onclick=alert(1)>x</a>", "<a href=\"x\">x</a>" },
	{ "<a title='\" onclick=\"alert(1)'>x</a>",
	    "<a title=\"&quot; onclick=&quot;alert(1)\">x</a>" },
	{ "<a title=\"' onclick='alert(1)\">x</a>",
	    "<a title=\"' onclick='alert(1)\">x</a>" },
	{ "<a title=x\"onclick=alert(1)>x</a>",
	    "<a title=\"x&quot;onclick=alert(1)\">x</a>" },
	{ "<p title='</p><script>alert(1)</script>'>x</p>", "<p>x</p>" },
	{ "<abbr title='</abbr><script>alert(1)</script>'>x</abbr>",
	    "<abbr title=\"&lt;/abbr&gt;&lt;script&gt;alert(1)&lt;/script&gt;\">"
	    "x</abbr>" },
	{ "<q cite='javascript:alert(1)'>x</q>", "<q>x</q>" },
	{ "<blockquote cite=javascript:x>x</blockquote>",
	    "<blockquote>x</blockquote>" },
	{ "<b onmouseover=alert(1)>x</b>", "<b>x</b>" },
	{ "<b/onmouseover=alert(1)//>x</b>", "<b>x</b>" },
	{ "<b ONMOUSEOVER =\n'alert(1)'>x</b>", "<b>x</b>" },
	{ "<p style='background:url(javascript:alert(1))'>x</p>",
	    "<p>x</p>" },
	{ "<style>@import 'x';</style>", "@import 'x';" },
	{ "<link rel=stylesheet href=x>", "" },
	{ "<meta http-equiv=refresh content='0;url=javascript:x'>", "" },
	{ "<base href='javascript:x//'>", "" },
	{ "<body onload=alert(1)>", "" },
	{ "<svg onload=alert(1)>", "" },
	{ "<svg/onload=alert(1)>", "" },
	{ "<svg><script>alert(1)</script></svg>", "alert(1)" },
	{ "<svg><a xlink:href=javascript:x><text>x</text></a></svg>",
	    "<a>x</a>" },
	{ "<svg><p><style><!--</style><img src=x onerror=x>--></svg>",
	    "<p>" },
	{ "<math><mtext><table><mglyph><style><img src=x onerror=y>",
	    "<img src=\"x\">" },
	{ "<noscript><p title='</noscript><img src=x onerror=y>'>",
	    "<p>" },
	{ "<noscript><abbr title='</noscript><img src=x onerror=y>'>",
	    "<abbr title=\"&lt;/noscript&gt;&lt;img src=x onerror=y&gt;\">" },
	{ "<textarea><script>alert(1)</script></textarea>", "alert(1)" },
	{ "<title><img src=x onerror=y></title>", "<img src=\"x\">" },
	{ "<xmp><b></xmp>", "<b>" },
	{ "<plaintext><b>", "<b>" },
	{ "<iframe srcdoc='<script>alert(1)</script>'></iframe>", "" },
	{ "<object data=javascript:x></object><embed src=x>", "" },
	{ "<form action=javascript:x><input type=submit></form>", "" },
	{ "<video><source onerror=alert(1)></video>", "" },
	{ "<details open ontoggle=alert(1)>x", "x" },
	{ "<marquee onstart=alert(1)>x", "x" },
	{ "<isindex action=javascript:x>", "" },
	{ "<template><script>x</script></template>", "x" },
	{ "<!--[if IE]><script>alert(1)</script><![endif]-->", "" },
	{ "<!--><script>alert(1)</script>-->", "alert(1)-->" },
	{ "<!---><img src=x onerror=y>-->", "<img src=\"x\">-->" },
	{ "<!-- a --!><script>alert(1)</script>-->", "" },
	{ "<!-- unclosed <img src=x onerror=y>",
	    "!-- unclosed <img src=\"x\">" },
	{ "<!x><script>alert(1)</script>", "alert(1)" },
	{ "<![CDATA[<script>alert(1)</script>]]>", "alert(1)]]>" },
	{ "<?xml version='1.0'?><script>x</script>", "x" },
	{ "<?import namespace=t ns=x>", "" },
	{ "</script><script>alert(1)</script>", "alert(1)" },
	{ "</ script><b>", "<b>" },
	{ "<%<script>alert(1)</script>%>", "<%alert(1)%>" },
	{ "< script>alert(1)</ script>", "< script>alert(1)" },
	{ "<\x0bscript>alert(1)", "<\x0bscript>alert(1)" },
	{ "<script\x0b>alert(1)", "alert(1)" },
	{ "<b\x0bonclick=x>y", "y" },
	{ "&lt;script&gt;alert(1)&lt;/script&gt;",
	    "&lt;script&gt;alert(1)&lt;/script&gt;" },
	{ "%3Cscript%3Ealert(1)%3C/script%3E",
	    "%3Cscript%3Ealert(1)%3C/script%3E" },
	{ "+ADw-script+AD4-", "+ADw-script+AD4-" },
	{ "＜script＞alert(1)",
	    "＜script＞alert(1)" },
	{ "<a href=\"x>y</a> <script>alert(1)</script>",
	    "a href=\"x>y/a> script>alert(1)/script>" },
	{ "<a href=\"x><script>alert(1)</script>\">y",
	    "<a href=\"x&gt;&lt;script&gt;alert(1)&lt;/script&gt;\">y" },
	{ "<a<b>x", "x" },
	{ "<a b<script>x", "<a>x" },
	{ "<img src='x' alt='<!--'><script>-->", "<img src=\"x\" "
	    "alt=\"&lt;!--\">-->" },
};

Test(html, known_tricks_fail)
{
	CHECK(html_allow, tricks);
}

/* name="value", without a quote or an angle bracket in the value. */
static const char *
skip_attribute(const char *at)
{
	size_t	 length;

	length = strspn(at, "abcdefghijklmnopqrstuvwxyz");
	if (length == 0 || strncmp(at + length, "=\"", 2) != 0)
		return (NULL);
	at += length + 2;
	at += strcspn(at, "\"<>");

	return (*at == '"' ? at + 1 : NULL);
}

/* Every < begins a tag of the simplest form, or can begin none. */
static bool
is_simple(const char *text)
{
	while ((text = strchr(text, '<')) != NULL) {
		text++;
		if (!isalpha((unsigned char)*text) && *text != '/' &&
		    *text != '!' && *text != '?') {
			if (*text == '\0')
				return (false);
			continue;
		}
		text += *text == '/';
		text += strspn(text, "abcdefghijklmnopqrstuvwxyz123456");
		while (text != NULL && *text == ' ' && text[1] != '/')
			text = skip_attribute(text + 1);
		if (text == NULL)
			return (false);
		text += strncmp(text, " /", 2) == 0 ? 2 : 0;
		if (*text != '>')
			return (false);
	}

	return (true);
}

static void
check_outcome(const char *text)
{
	char	*once, *stripped;

	once = html_allow(arena, text);
	cr_assert(is_simple(once), "%s: %s", text, once);
	cr_assert_str_eq(html_allow(arena, once), once, "%s", text);
	stripped = html_strip(arena, text);
	cr_assert_str_eq(html_strip(arena, stripped), stripped, "%s", text);
}

Test(html, the_outcome_is_simple_and_stays_the_same)
{
	size_t	 i;

	for (i = 0; i < COUNT(tricks); i++)
		check_outcome(tricks[i].text);
	for (i = 0; i < COUNT(plain); i++)
		check_outcome(plain[i].text);
}

Test(html, so_it_is_for_pieces_in_any_order)
{
	static const char	*const pieces[] = {
		"<", ">", "/", "!", "--", "\"", "'", "=", " ", "b", "script",
		"<b>", "</b>", "<x>", "<!--", "-->", "<a href=", "&lt;", "?",
		"<img ", "title", "]]>"
	};
	char			 text[256];
	unsigned int		 seed, n;
	size_t			 i;
	int			 round;

	for (round = 0; round < 100000; round++) {
		seed = (unsigned int)round * 2654435761u + 12345;
		text[0] = '\0';
		for (i = 0; i < 3 + (size_t)round % 12; i++) {
			seed = seed * 1103515245u + 12345;
			n = (seed >> 16) % COUNT(pieces);
			strcat(text, pieces[n]);
		}
		check_outcome(text);
		if (round % 1000 == 0)
			arena_reset(arena);
	}
}

Test(html, long_texts_take_linear_time, .timeout = 20)
{
	static const char	*const units[] = {
		"<", "<b", "<b ", "<b>", "<a b='", "<a b=\"'>", "<!--", "<!-",
		"</", "<!--b", "<x<!--", "&", "&#", "&a", "<<b>", "<a href=&a;",
		"<b/", "<?", "<a =", "-->"
	};
	const size_t		 size = 1 << 20;
	char			*text;
	size_t			 i, length;

	for (i = 0; i < COUNT(units); i++) {
		text = arena_alloc(arena, size + 64);
		for (length = 0; length < size; length += strlen(units[i]))
			strcpy(text + length, units[i]);
		html_allow(arena, text);
		html_text(arena, text);
		/* What ends late is looked for often. */
		strcpy(text + length, " c='>");
		html_allow(arena, text);
		arena_reset(arena);
	}
}
