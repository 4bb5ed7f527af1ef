/* Texts of any length, depth and errors. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "tests/support/html_outcome.h"
#include "text/html.h"

#define SIZE		(1 << 18)

static struct arena	*arena;
static char		*text;

static void
setup(void)
{
	html_start();
	arena = arena_new();
	text = malloc(4 * SIZE);
}

static void
teardown(void)
{
	free(text);
	arena_free(arena);
}

TestSuite(html_limits, .init = setup, .fini = teardown);

static size_t
repeat(char *to, const char *unit, size_t count)
{
	size_t	 i, length = strlen(unit);

	for (i = 0; i < count; i++)
		memcpy(to + i * length, unit, length);
	to[count * length] = '\0';

	return (count * length);
}

static void
check_outcome(void)
{
	const char	*complaint, *once;

	once = html_allow(arena, text);
	complaint = html_complaint(once);
	cr_assert_null(complaint, "%.40s: %s", text, complaint);
	cr_assert_str_eq(html_allow(arena, once), once, "%.40s", text);
	html_text(arena, text);
	arena_reset(arena);
}

Test(html_limits, long_texts_take_linear_time)
{
	static const char	*const units[] = {
		"<", "<b", "<b ", "<b>", "<a b='", "<a b=\"'>", "<!--", "<!-",
		"</", "<!--b", "<x<!--", "&", "&#", "&a", "<<b>", "<a href=&a;",
		"<b/", "<?", "<a =", "-->", "<?a", "<!--!>", "<!---!>", "<!-->",
		"<!doctype", "<!doctype \">", "<a '>", "<script>", "</script>",
		"<script></", "</b>", "</b ", "<p>", "<b></i>", "<ul><li>",
		"<head>", "<body>", "<html>", "<a a=1 a=2>", "<br>", "\"", "ü",
		"<script>&</script>", "<!--a--!>", "<a href=&#1;>"
	};
	size_t			 i, length;

	for (i = 0; i < COUNT(units); i++) {
		length = repeat(text, units[i], SIZE / strlen(units[i]));
		check_outcome();
		/* Tags that end late. */
		strcpy(text + length, " c='>\"></script>-->");
		check_outcome();
	}
}

Test(html_limits, tags_have_any_number_of_attributes)
{
	size_t	 i, length;

	length = repeat(text, "<a", 1);
	for (i = 0; length < SIZE; i++)
		length += (size_t)sprintf(text + length, " a%zx", i);
	strcpy(text + length, " href=b>c");
	check_outcome();

	/* This many are still parsed. */
	length = repeat(text, "<a", 1);
	for (i = 0; i < 500; i++)
		length += (size_t)sprintf(text + length, " a%zx", i);
	strcpy(text + length, " href=b>c");
	cr_assert_str_eq(html_allow(arena, text), "<a href=\"b\">c</a>");
}

Test(html_limits, long_values_stay)
{
	size_t	 length;

	length = repeat(text, "<img src='data:", 1);
	length += repeat(text + length, "AbC/", 50000);
	strcpy(text + length, "'><b>x</b>");
	cr_assert_str_eq(html_allow(arena, text), "<img><b>x</b>");

	length = repeat(text, "<img src=\"", 1);
	length += repeat(text + length, "AbC/", 50000);
	strcpy(text + length, "\"><b>x</b>");
	cr_assert_str_eq(html_allow(arena, text), text);
}

Test(html_limits, too_deep_markup_is_text)
{
	char	 expected[4096];
	size_t	 length;

	length = repeat(text, "<b>", 100000);
	repeat(text + length, "</b>", 100000);
	check_outcome();

	/* The elements around the text count as well. */
	length = repeat(text, "<b>", 199);
	length += repeat(text + length, "x", 1);
	repeat(text + length, "</b>", 199);
	length = repeat(expected, "<b>", 198);
	length += repeat(expected + length, "&lt;b>x", 1);
	length += repeat(expected + length, "&lt;/b>", 199);
	repeat(expected + length, "</b>", 198);
	cr_assert_str_eq(html_allow(arena, text), expected);
}

/* The parser gets a text in pieces. */
Test(html_limits, no_place_is_split)
{
	static const char	 middle[] = "<script>a</script ><!-- b --> "
	    "&amp; <i\n>ü</i><!doctype c> < <br/>";
	static const char	 expected[] = "a &amp; <i>ü</i> &lt; <br>";
	char			*allowed;
	size_t			 i, length;

	for (i = 0; i < 1100; i++) {
		length = repeat(text, "x", i);
		strcpy(text + length, middle);
		allowed = html_allow(arena, text);
		cr_assert_str_eq(allowed + length, expected, "%zu: %s", i,
		    allowed);
	}
}

Test(html_limits, nesting_is_repaired)
{
	static const struct {
		const char	*text;
		const char	*expected;
	} rows[] = {
		{ "a <b>c", "a <b>c</b>" },
		{ "<b><i>x</b>y</i>", "<b><i>x</i></b>y" },
		{ "<p>a<p>b", "<p>a</p><p>b</p>" },
		{ "<ul><li>a<li>b</ul>c",
		    "<ul><li>a</li><li>b</li></ul>c" },
		{ "<p>a<div>b<p>c</div>d", "<p>a</p>b<p>c</p>d" },
		{ "<a href=x>b<table><a href=y>c",
		    "<a href=\"x\">b</a><a href=\"y\">c</a>" },
		{ "<a href=x>b<x><a href=y>c",
		    "<a href=\"x\">b</a><a href=\"y\">c</a>" },
		{ "<br>a</br><img></img>", "<br>a<img>" },
		/* Nothing is added. */
		{ "a</p>b", "ab" },
		{ "<html><head><title>a</title>b</head>\n"
		    "<body>c</body></html>d", "ab\ncd" },
		{ "<head>a", "a" },
		{ "</almanac>a<b>c", "ac" },
		{ "</almanac></almanac> a<b>c", " a&lt;b>c" },
		{ " <i> a </i> <b>\r\n</b>\t", " <i> a </i> <b>\r\n</b>\t" },
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(html_allow(arena, rows[i].text),
		    rows[i].expected, "%s", rows[i].text);
}
