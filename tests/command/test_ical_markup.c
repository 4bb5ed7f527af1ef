/* Which of two forms of a description is imported. */
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "command/ical/ical_markup.h"
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

TestSuite(ical_markup, .init = setup, .fini = teardown);

Test(ical_markup, a_plain_text_is_used_if_markup_says_no_more)
{
	static const struct {
		const char	*plain, *markup, *expected;
	} rows[] = {
		{ "One\nTwo", NULL, "One<br>\nTwo" },
		{ NULL, "<p>One</p>", "<p>One</p>" },
		{ "", "<p>One</p>", "<p>One</p>" },
		{ "One", "<p>&nbsp;</p>", "One" },
		{ "One\nTwo", "<P DIR=LTR><SPAN>One</SPAN></P><P>Two</P>",
		    "One<br>\nTwo" },
		{ "One  two, three", "<p>One&nbsp;two</p>", "One  two, three" },
		{ "One Two", "<p>One</p><p>Two</p>", "<p>One</p><p>Two</p>" },
		{ "plain words", "<p>Rich words</p>", "<p>Rich words</p>" },
		{ "See us <https://a.example>",
		    "<p>See <a href=\"https://a.example\">us</a></p>",
		    "<p>See <a href=\"https://a.example\">us</a></p>" },
		{ "Hi all", "<p>Hi <b>all</b></p>", "<p>Hi <b>all</b></p>" },
		{ "<p>One</p>", "<style>x</style><p>One</p>", "<p>One</p>" },
	};
	size_t	 i;

	cr_expect_null(ical_description(arena, NULL, NULL));
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(ical_description(arena, rows[i].plain,
		    rows[i].markup), rows[i].expected, "%zu", i);
}

Test(ical_markup, a_description_without_words_is_none)
{
	static const char	 image[] =
	    "<p><img src=\"https://a.example/a\">"
				    "</p>";

	cr_expect_null(ical_description(arena, "\n", NULL));
	cr_expect_null(ical_description(arena, " \n \n", "<p>&nbsp;</p>"));
	cr_expect_str_eq(ical_description(arena, "\n", image), image);
}

Test(ical_markup, an_address_may_be_the_text)
{
	static const struct {
		const char	*address, *expected;
	} rows[] = {
		{ "data:text/html,%3Cp%3EHi%20%3Cb%3Eall%3C%2Fb%3E%3C%2Fp%3E",
		    "<p>Hi <b>all</b></p>" },
		{ "DATA:text/html;charset=utf-8,f%C3%BCr%2c%", "f\xc3\xbcr,%" },
		{ "data:text/html;charset=iso-8859-1,f%FCr", "f\xc3\xbcr" },
		{ "data:text/html;base64,PHA+SGk8L3A+", "<p>Hi</p>" },
		{ "data:text/html;base64,PGI+", "<b>" },
		{ "data:text/html;base64,????", "" },
		{ "data:text/html,a%00b", "ab" },
		{ "data:image/png;base64,AAAA", NULL },
		{ "data:text/html", NULL },
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		if (rows[i].expected == NULL)
			cr_expect_null(ical_data(arena, rows[i].address));
		else
			cr_expect_str_eq(ical_data(arena, rows[i].address),
			    rows[i].expected);
}
