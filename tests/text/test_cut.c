#include <criterion/criterion.h>

#include "base/arena.h"
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
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
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
