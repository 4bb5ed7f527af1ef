#include <stdint.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"

static bool
is_zero(const char *bytes, size_t length)
{
	while (length-- > 0)
		if (bytes[length] != 0)
			return (false);
	return (true);
}

Test(arena, memory_is_zeroed_and_aligned_after_a_reset_too)
{
	static const size_t	 sizes[] = { 1, 3, 8, 100, 9000, 40000, 1 };
	struct arena		*arena;
	char			*data;
	size_t			 i, round;

	arena = arena_new();
	for (round = 0; round < 3; round++) {
		for (i = 0; i < COUNT(sizes); i++) {
			data = arena_alloc(arena, sizes[i]);
			cr_assert(is_zero(data, sizes[i]));
			cr_assert_eq((uintptr_t)data % 16, 0);
			memset(data, 0xff, sizes[i]);
		}
		arena_reset(arena);
	}
	arena_free(arena);
}

Test(arena, allocations_do_not_overlap)
{
	struct arena	*arena;
	char		*data[500];
	size_t		 i, n;

	arena = arena_new();
	for (i = 0; i < 500; i++) {
		data[i] = arena_alloc(arena, 1 + i * 7 % 900);
		memset(data[i], (int)(i % 250 + 1), 1 + i * 7 % 900);
	}
	for (i = 0; i < 500; i++)
		for (n = 0; n < 1 + i * 7 % 900; n++)
			cr_assert_eq((unsigned char)data[i][n], i % 250 + 1);
	arena_free(arena);
}

Test(arena, adopts_the_memory_of_another_one)
{
	struct arena	*arena = arena_new(), *other = arena_new();
	char		*text, *large;

	text = arena_string(arena, "before");
	large = arena_bytes(other, 200000);
	memset(large, 'a', 200000);
	arena_adopt(arena, other);
	large = arena_grow(arena, large, 200000, 900000);
	cr_assert_eq(large[199999], 'a');
	cr_assert_str_eq(text, "before");
	cr_assert_str_eq(arena_string(arena, "after"), "after");
	cr_assert_geq(arena_held(arena), 900000);
	arena_reset(arena);
	cr_assert_eq(arena_held(arena), 0);
	arena_free(arena);
}

Test(arena, a_copy_holds_every_byte_and_ends_with_nul)
{
	struct arena	*arena;

	arena = arena_new();
	cr_assert_arr_eq(arena_copy(arena, "a\0b", 3), "a\0b", 4);
	cr_assert_str_eq(arena_copy(arena, NULL, 0), "");
	cr_assert_str_eq(arena_string(arena, "text"), "text");
	arena_free(arena);
}

Test(arena, a_printed_text_is_as_long_as_it_must_be)
{
	struct arena	*arena;
	char		*text;

	arena = arena_new();
	text = arena_printf(arena, "%0*d|%s", 100000, 7, "end");
	cr_assert_eq(strlen(text), 100004);
	cr_assert_str_eq(text + 99999, "7|end");
	cr_assert_str_eq(arena_printf(arena, "%s", ""), "");
	arena_free(arena);
}

Test(arena, texts_are_joined_and_numbers_written)
{
	struct arena	*arena;

	arena = arena_new();
	cr_assert_str_eq(arena_join(arena, "", NULL), "");
	cr_assert_str_eq(arena_join(arena, "a", "", "/", "bc", NULL), "a/bc");
	cr_assert_str_eq(arena_integer(arena, 0), "0");
	cr_assert_str_eq(arena_integer(arena, INT64_MIN),
	    "-9223372036854775808");
	arena_free(arena);
}

Test(arena, freeing_none_is_allowed)
{
	arena_free(NULL);
}

static void
fill(char *data, size_t from, size_t until)
{
	for (; from < until; from++)
		data[from] = (char)(from * 7);
}

/* Moves none of the texts before, between and after it. */
Test(arena, growing_memory_keeps_its_bytes)
{
	struct arena	*arena;
	char		*data[3], *small;
	size_t		 size, i, n;

	arena = arena_new();
	for (i = 0; i < 3; i++)
		fill(data[i] = arena_bytes(arena, 100), 0, 100);
	for (size = 100; size < 1 << 22; size *= 2)
		for (i = 0; i < 3; i++) {
			small = arena_string(arena, "small");
			data[i] = arena_grow(arena, data[i], size, 2 * size);
			fill(data[i], size, 2 * size);
			cr_assert_str_eq(small, "small");
		}
	for (i = 0; i < 3; i++)
		for (n = 0; n < size; n++)
			cr_assert_eq(data[i][n], (char)(n * 7));
	arena_reset(arena);
	cr_assert_str_eq(arena_string(arena, "again"), "again");
	arena_free(arena);
}

Test(arena, an_array_grows_from_one_of_the_caller)
{
	struct arena	*arena = arena_new();
	size_t		 mine[] = { 0, 1 }, *list = mine, size = 0, i;

	for (i = 2; i < 1000; i++) {
		list = arena_room(arena, list, i, &size, sizeof(*list));
		list[i] = i;
	}
	cr_expect_geq(size, 1000);
	for (i = 0; i < 1000; i++)
		cr_expect_eq(list[i], i);
	cr_expect_eq(mine[1], 1);
	arena_free(arena);
}

/* The sanitizer finds what is used after it was freed, or never freed. */
Test(arena, keeps_another_one_until_a_reset)
{
	struct arena	*one = arena_new(), *two = arena_new();
	struct arena	*kept = arena_new();
	char		*text = arena_string(kept, "kept");

	arena_hold(one, kept);
	arena_hold(two, kept);
	arena_free(kept);
	arena_reset(one);
	cr_expect_str_eq(text, "kept");
	arena_free(two);
	arena_hold(one, two = arena_new());
	arena_hold(one, kept = arena_new());
	arena_free(two);
	arena_free(kept);
	cr_expect_str_eq(arena_string(kept, "again"), "again");
	arena_free(one);
}
