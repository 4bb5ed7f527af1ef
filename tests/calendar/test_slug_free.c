/*
 * Finding a free slug takes few look-ups, however many are taken (rules,
 * section 13).
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "calendar/slug_free.h"

struct taken {
	int64_t	 most;		/* x, x-2 ... are */
	bool	 planted;	/* also where a search would jump to */
	int	 looks;
};

static bool
is_taken(void *of, const char *slug)
{
	struct taken	*t = of;
	int64_t		 number;

	t->looks++;
	number = slug[1] == '\0' ? 1 : strtoll(slug + 2, NULL, 10);
	if (t->planted && number >= 51 && number % 51 == 0 &&
	    __builtin_popcountll((uint64_t)number / 51) == 1)
		return (true);

	return (number <= t->most);
}

Test(slug_free, is_the_next_one)
{
	static const struct {
		int64_t		 most;
		const char	*expected;
	} rows[] = {
		{ 0, "x" }, { 1, "x-2" }, { 2, "x-3" }, { 49, "x-50" },
		{ 50, "x-51" }, { 51, "x-52" }, { 1000, "x-1001" },
		{ 100000, "x-100001" }
	};
	struct arena	*arena;
	struct taken	 t;
	size_t		 i;

	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++) {
		t = (struct taken){ .most = rows[i].most };
		cr_expect_str_eq(slug_free(arena, "x", "", is_taken, &t),
		    rows[i].expected);
		cr_expect_lt(t.looks, 100, "%d", t.looks);
	}
	arena_free(arena);
}

Test(slug_free, is_found_among_planted_ones)
{
	struct arena	*arena;
	struct taken	 t = { .most = 50, .planted = true };

	arena = arena_new();
	cr_expect_eq(strncmp(slug_free(arena, "x", "", is_taken, &t), "x-",
	    2), 0);
	cr_expect_lt(t.looks, 150, "%d", t.looks);
	arena_free(arena);
}
