#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/urls.h"

static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(urls, .init = setup, .fini = teardown);

Test(urls, addresses_with_a_host_are_valid)
{
	static const struct {
		const char	*text;
		bool		 web;
	} rows[] = {
		{ "http://example.com", true },
		{ "https://example.com/", true },
		{ "HTTPS://Example.COM/a/b?c=d#e", true },
		{ "http://x", true },
		{ "http://127.0.0.1:8090/wp-content/uploads/pic.png", true },
		{ "http://[::1]:8080/", true },
		{ "http://[2001:db8::7]/x", true },
		{ "http://[::]/", true },
		{ "http://user:pass@example.com:81/", true },
		{ "http://example.com:/", true },
		{ "http://example.com?x", true },
		{ "http://example.com#x", true },
		{ "http://a_b.example.com/~x/%20(y)'%22", true },
		{ "http://example.com/@x:y", true },
		{ "http://example.com?q=a@b:c", true },
		{ "ftp://x.test/a", false },
		{ "FTP://x.test", false },
		{ "mailto:ada@example.org", false },
		{ "MAILTO:a+b@x?subject=Hi", false },
	};
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_expect(url_valid(rows[i].text), "%s", rows[i].text);
		cr_expect_eq(url_is_web(rows[i].text), rows[i].web, "%s",
		    rows[i].text);
	}
}

Test(urls, other_texts_are_not)
{
	static const char	*const rows[] = {
		"", " ", "not a url", "nope", "example.com", "www.example.com",
		"//x", "/x", "http", "http:", "http:/", "http://", "http:///x",
		"http:x", "http:/x", "http://?x", "http://#", "http://:80",
		"http://user@", "http://user@/x", "http://a:b/", "http://a:80x",
		"http://.", "http://-", "http://..", "http://_/", "http://[]",
		"http://[/", "http://[::1", "http://::1/", "http://[::1]x/",
		"http://[x y]", "http://a b", "http://a/b c", " http://a",
		"http://a ", "http://a\n", "http://a/\tb", "http://a\x7f",
		"http://ex\xc3\xa4mple.com", "http://a/\xc3\xa4",
		"http://a\\b", "http://a<b>", "http://a\"b", "http://a%20b/",
		"http://a/\"", "http://a/?\"", "http://a/#<",
		"https://a/\"><x>.png", "http://a/>", "mailto:a\"b@x",
		"ftp://a/<",
		"htp://a", "xhttp://a", "https//a", "ftp:", "ftp://", "ftp:/x",
		"javascript:alert(1)", "javascript://a/%0aalert(1)",
		"data:text/html,x", "vbscript:x", "file:///etc/passwd",
		"mailto:", "mailto:x", "mailto:@x", "mailto:x@", "mailto:x@.",
		"mailto:?a@b", "mailto://", "tel:5", "5",
	};
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_expect_not(url_valid(rows[i]), "'%s'", rows[i]);
		cr_expect_not(url_is_web(rows[i]), "'%s'", rows[i]);
	}
}

Test(urls, escapes_are_decoded)
{
	static const struct {
		const char	*text;
		bool		 plus;
		const char	*expected;
		size_t		 length;
	} rows[] = {
		{ "", true, "", 0 },
		{ "plain", true, "plain", 5 },
		{ "a%20b", false, "a b", 3 },
		{ "a+b%2Bc", true, "a b+c", 5 },
		{ "a+b", false, "a+b", 3 },
		{ "%e6%97%A5", false, "\xe6\x97\xa5", 3 },
		{ "%", false, "%", 1 },
		{ "%4", false, "%4", 2 },
		{ "%zz%4g%g4", false, "%zz%4g%g4", 9 },
		{ "%%41", false, "%A", 2 },
		{ "100%", false, "100%", 4 },
		{ "%2541", false, "%41", 3 },
		{ "a%00b", false, "a\0b", 3 },
		{ "%c3", false, "\xc3", 1 },
		{ "%\xc1\x81", false, "%\xc1\x81", 3 },
	};
	char			*got;
	size_t			 i, length;

	for (i = 0; i < COUNT(rows); i++) {
		got = url_decode(arena, rows[i].text, strlen(rows[i].text),
		    rows[i].plus, &length);
		cr_expect_eq(length, rows[i].length, "%s", rows[i].text);
		cr_expect_arr_eq(got, rows[i].expected, rows[i].length + 1,
		    "%s: %s", rows[i].text, got);
	}
	cr_expect_str_eq(url_decode(arena, "%41%42", 4, false, NULL), "A%");
}

Test(urls, texts_are_encoded_for_a_query)
{
	static const struct {
		const char	*text;
		const char	*expected;
	} rows[] = {
		{ "", "" },
		{ "AZaz09-._", "AZaz09-._" },
		{ "2027-01-10 00:00:00", "2027-01-10+00%3A00%3A00" },
		{ "a,b", "a%2Cb" },
		{ "+&=#?/%~'()*!", "%2B%26%3D%23%3F%2F%25%7E%27%28%29%2A%21" },
		{ "\xc3\xa4\n\x7f", "%C3%A4%0A%7F" },
	};
	struct buf		 buf;
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		buf_init(&buf, arena, 0);
		url_encode(&buf, rows[i].text);
		cr_expect_str_eq(buf.data, rows[i].expected, "%s", buf.data);
	}
}
