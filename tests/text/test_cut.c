#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "text/cut.h"

Test(cut, a_long_text_ends_after_a_complete_character)
{
	static const struct {
		const char	*text;
		size_t		 most;
		const char	*cut;
	} rows[] = {
		{ "", 0, "" },
		{ "", 5, "" },
		{ "abc", 0, "" },
		{ "abc", 3, "abc" },
		{ "abc", SIZE_MAX, "abc" },
		{ "abcd", 3, "abc…" },
		{ "aä", 2, "a…" },
		{ "aä", 3, "aä" },
		{ "😀b", 3, "…" },
		{ "😀b", 4, "😀…" }
	};
	struct arena	*arena;
	size_t		 i;

	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(text_cut(arena, rows[i].text, rows[i].most),
		    rows[i].cut, "%s, %zu", rows[i].text, rows[i].most);
	arena_free(arena);
}

Test(cut, a_fitting_part_is_not_longer_than_the_text)
{
	cr_expect_eq(text_fit("", 0), 0);
	cr_expect_eq(text_fit("", 2000), 0);
	cr_expect_eq(text_fit("a\303\244", 2000), 3);
	cr_expect_eq(text_fit("a\303\244", 3), 3);
	cr_expect_eq(text_fit("a\303\244", 2), 1);
}

Test(cut, a_plain_text_is_one_line_in_one_direction)
{
	static const char *const	 not_plain[] = { "a\nb", "\t", "\x7f",
	    "a\xc2\x85" "b", "\xc2\x9f", "a\u2028", "\u2029b", "\u202a",
	    "\u202e", "a\u2066b", "\u2069" };
	size_t				 i;

	for (i = 0; i < COUNT(not_plain); i++)
		cr_expect_not(text_is_plain(not_plain[i]), "%zu", i);
	cr_expect(text_is_plain(""));
	cr_expect(text_is_plain("Café\u00a0: \u05d0\u200f, "
	    "\u0646\u200c\u0645, \u2027\u2030 😀"));
}
