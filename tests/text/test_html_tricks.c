/* Attacks that html_allow() must stop. */
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "tests/support/html_outcome.h"
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

TestSuite(html_tricks, .init = setup, .fini = teardown);

struct row {
	const char	*text;
	const char	*expected;
};

static const struct row	 tricks[] = {
	{ "<scr<script>ipt>alert(1)</scr</script>ipt>",
	    "ipt>alert(1)ipt>" },
	{ "<<script>script>alert(1)<</script>/script>",
	    "&lt;script>alert(1)&lt;/script>" },
	{ "<<b>script>alert(1)", "&lt;<b>script>alert(1)</b>" },
	{ "<<i><script>x", "&lt;<i>x</i>" },
	{ "<<x>img src=x onerror=alert(1)>",
	    "&lt;img src=x onerror=alert(1)>" },
	{ "<<<<x>script>", "&lt;&lt;&lt;script>" },
	{ "<<!-- -->script>alert(1)", "&lt;script>alert(1)" },
	{ "<<!-- --><x>script>alert(1)", "&lt;script>alert(1)" },
	{ "<SCRIPT SRC=http://x/x.js></SCRIPT>", "" },
	{ "<script\t>a</script\n>", "a" },
	{ "<script/xss src=x></script>", "" },
	{ "<script/src=x>", "" },
	{ "<script src=x", "&lt;script src=x" },
	{ "<script>alert(1)", "alert(1)" },
	{ "<img src=x onerror=alert(1)>", "<img src=\"x\">" },
	{ "<img src=x onerror=alert(1)", "&lt;img src=x onerror=alert(1)" },
	{ "<img src=x onerror=alert(1) <b>", "<img src=\"x\">" },
	{ "<img/src=x/onerror=alert(1)>", "<img>" },
	{ "<img/src='x'onerror=alert(1)>", "<img>" },
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
	{ "<a href='h\vttp://x'>x</a>", "<a>x</a>" },
	{ "<a href='ht\ttp://x'>x</a>", "<a>x</a>" },
	{ "<a href='http\x7f://x'>x</a>", "<a>x</a>" },
	{ "<a href='\x7fhttp://x'>x</a>", "<a>x</a>" },
	{ "<a href=' http://x'>x</a>", "<a href=\" http://x\">x</a>" },
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
	    "<abbr title=\"&lt;/abbr&gt;&lt;script&gt;alert(1)&lt;/script&gt;"
	    "\">x</abbr>" },
	{ "<q cite='javascript:alert(1)'>x</q>", "<q>x</q>" },
	{ "<blockquote cite=javascript:x>x</blockquote>",
	    "<blockquote>x</blockquote>" },
	{ "<b onmouseover=alert(1)>x</b>", "<b>x</b>" },
	{ "<b/onmouseover=alert(1)//>x</b>", "<b></b>x" },
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
	    "<p>&lt;!--<img src=\"x\">--></p>" },
	{ "<math><mtext><table><mglyph><style><img src=x onerror=y>",
	    "&lt;img src=x onerror=y>" },
	{ "<noscript><p title='</noscript><img src=x onerror=y>'>",
	    "<p></p>" },
	{ "<noscript><abbr title='</noscript><img src=x onerror=y>'>",
	    "<abbr title=\"&lt;/noscript&gt;&lt;img src=x onerror=y&gt;\">"
	    "</abbr>" },
	{ "<textarea><script>alert(1)</script></textarea>", "alert(1)" },
	{ "<title><img src=x onerror=y></title>", "<img src=\"x\">" },
	{ "<xmp><b></xmp>", "<b></b>" },
	{ "<plaintext><b>", "<b></b>" },
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
	{ "<!-- a --!><script>alert(1)</script>-->", "alert(1)-->" },
	{ "<!-- unclosed <img src=x onerror=y>",
	    "&lt;!-- unclosed &lt;img src=x onerror=y>" },
	{ "<!--!><script>alert(1)</script>-->", "" },
	{ "<!---!><script>alert(1)</script>", "&lt;!-- -!>&lt;script>alert(1)"
	    "&lt;/script>" },
	{ "<!x><script>alert(1)</script>", "&lt;!x>alert(1)" },
	{ "<![CDATA[<script>alert(1)</script>]]>",
	    "&lt;![CDATA[alert(1)]]>" },
	{ "<?xml version='1.0'?><script>x</script>", "x" },
	{ "<?import namespace=t ns=x>", "" },
	{ "</script><script>alert(1)</script>", "alert(1)" },
	{ "</ script><b>", "&lt;/ script><b></b>" },
	{ "<%<script>alert(1)</script>%>", "&lt;%alert(1)%>" },
	{ "< script>alert(1)</ script>",
	    "&lt; script>alert(1)&lt;/ script>" },
	{ "<\x0bscript>alert(1)", "&lt; script>alert(1)" },
	{ "<script\x0b>alert(1)", "alert(1)" },
	{ "<b\x0bonclick=x>y", "<b>y</b>" },
	{ "&lt;script&gt;alert(1)&lt;/script&gt;",
	    "&lt;script&gt;alert(1)&lt;/script&gt;" },
	{ "%3Cscript%3Ealert(1)%3C/script%3E",
	    "%3Cscript%3Ealert(1)%3C/script%3E" },
	{ "+ADw-script+AD4-", "+ADw-script+AD4-" },
	{ "＜script＞alert(1)",
	    "＜script＞alert(1)" },
	{ "<a href=\"x>y</a> <script>alert(1)</script>",
	    "&lt;a href=\"x>y&lt;/a> &lt;script>alert(1)&lt;/script>" },
	{ "<a href=\"x><script>alert(1)</script>\">y",
	    "<a href=\"x&gt;&lt;script&gt;alert(1)&lt;/script&gt;\">y"
	    "</a>" },
	{ "<a<b>x", "<a>x</a>" },
	{ "<a b<script>x", "<a>x</a>" },
	{ "<img src='x' alt='<!--'><script>-->", "<img src=\"x\" "
	    "alt=\"&lt;!--\">-->" },
};

Test(html_tricks, known_tricks_fail)
{
	const char	*got;
	size_t		 i;

	for (i = 0; i < COUNT(tricks); i++) {
		got = html_allow(arena, tricks[i].text);
		cr_expect_str_eq(got, tricks[i].expected, "%s: %s",
		    tricks[i].text, got);
	}
}

static void
check_outcome(const char *text)
{
	const char	*complaint;
	char		*once, *stripped;

	once = html_allow(arena, text);
	complaint = html_complaint(once);
	cr_assert_null(complaint, "%s: %s: %s", text, once, complaint);
	cr_assert_str_eq(html_allow(arena, once), once, "%s", text);
	once = html_show(arena, text);
	complaint = html_complaint_shown(once);
	cr_assert_null(complaint, "%s: %s: %s", text, once, complaint);
	cr_assert_str_eq(html_show(arena, once), once, "%s", text);
	stripped = html_strip(arena, text);
	cr_assert_str_eq(html_strip(arena, stripped), stripped, "%s", text);
}

Test(html_tricks, the_outcome_is_simple_and_stays_the_same)
{
	size_t	 i;

	for (i = 0; i < COUNT(tricks); i++)
		check_outcome(tricks[i].text);
}

Test(html_tricks, so_it_is_for_pieces_in_any_order)
{
	static const char	*const pieces[] = {
		"<", ">", "/", "!", "--", "\"", "'", "=", " ", "b", "script",
		"<b>", "</b>", "<x>", "<!--", "-->", "<a href=", "&lt;", "?",
		"<img ", "title", "]]>", "<table>", "<tr>", "<td>", "</table>"
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
