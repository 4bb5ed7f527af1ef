#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "pages/phrase.h"

Test(phrase, places_are_filled_by_name)
{
	static const struct {
		const char	*pattern;
		const char	*expected;
	} rows[] = {
		{ "", "" },
		{ "plain", "plain" },
		{ "{day}. {month}", "1. May" },
		{ "{month} {day}", "May 1" },
		{ "{day}{day}", "11" },
		{ "{year} {day}", "{year} 1" },
		{ "{}", "{}" },
		{ "{day", "{day" },
		{ "{", "{" },
		{ "}{day}{", "}1{" }
	};
	struct arena	*arena = arena_new();
	const char	*text;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		text = phrase(arena, rows[i].pattern, "day", "1", "month",
		    "May", NULL);
		cr_expect_str_eq(text, rows[i].expected, "'%s': '%s'",
		    rows[i].pattern, text);
	}
	arena_free(arena);
}
