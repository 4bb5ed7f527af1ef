#include <malloc.h>
#include <stdarg.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"

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

TestSuite(buf, .init = setup, .fini = teardown);

Test(buf, grows_from_nothing_and_always_ends_with_nul)
{
	struct buf	 buf;
	size_t		 i;

	buf_init(&buf, arena, 0);
	cr_assert_str_eq(buf.data, "");
	for (i = 0; i < 10000; i++) {
		buf_char(&buf, (char)('a' + i % 26));
		cr_assert_eq(buf.length, i + 1);
		cr_assert_eq(buf.data[buf.length], '\0');
	}
	for (i = 0; i < 10000; i++)
		cr_assert_eq(buf.data[i], (char)('a' + i % 26));
}

Test(buf, joins_bytes_texts_and_printed_ones)
{
	struct buf	 buf;

	buf_init(&buf, arena, 1);
	buf_add(&buf, "a\0b", 3);
	buf_add(&buf, NULL, 0);
	buf_string(&buf, "|text|");
	buf_printf(&buf, "%s %d%s", "number", 12, "");
	buf_printf(&buf, "%s", "");
	cr_assert_eq(buf.length, 18);
	cr_assert_arr_eq(buf.data, "a\0b|text|number 12", 19);
	cr_assert_not(buf.full);
}

Test(buf, text_beyond_the_limit_is_dropped_with_everything_after_it)
{
	struct buf	 buf;
	char		*mebibyte;
	int		 i;

	mebibyte = arena_alloc(arena, 1 << 20);
	buf_init(&buf, arena, BUF_MAX);
	for (i = 0; i < BUF_MAX >> 20; i++)
		buf_add(&buf, mebibyte, 1 << 20);
	cr_assert_eq(buf.length, BUF_MAX);
	cr_assert_not(buf.full);

	buf_char(&buf, 'x');
	buf_printf(&buf, "%s", "x");
	buf_add(&buf, mebibyte, 1 << 20);
	cr_assert_eq(buf.length, BUF_MAX);
	cr_assert(buf.full);
}

Test(buf, a_full_one_rejects_text_that_would_fit)
{
	struct buf	 buf;

	buf_init(&buf, arena, 4);
	buf_string(&buf, "ab");
	buf_add(&buf, arena_bytes(arena, BUF_MAX), (size_t)BUF_MAX);
	buf_string(&buf, "c");
	cr_assert(buf.full);
	cr_assert_str_eq(buf.data, "ab");
}

Test(buf, places_of_a_format_are_filled)
{
	static const char *const	 texts[] = { "a", "%s" };
	struct buf			 buf;

	buf_init(&buf, arena, 0);
	buf_fill(&buf, "", NULL);
	cr_assert_str_eq(buf.data, "");
	buf_fill(&buf, "plain", NULL);
	buf_fill(&buf, "%s is 100%% of %s", texts);
	cr_assert_str_eq(buf.data, "plaina is 100% of %s");
}

/* Outgrown memory is not kept, even if other memory was allocated since. */
Test(buf, a_large_one_is_there_once)
{
	static const char	 kibibyte[1024];
	struct mallinfo2	 before, after;
	struct buf		 buf;
	int			 i;

	before = mallinfo2();
	buf_init(&buf, arena, 1);
	buf.most = 1 << 24;
	for (i = 0; i < 1 << 14; i++) {
		buf_add(&buf, kibibyte, sizeof(kibibyte));
		arena_alloc(arena, 1);
	}
	after = mallinfo2();
	cr_assert_eq(buf.length, 1 << 24);
	cr_assert_not(buf.full);
	cr_assert_leq(after.hblkhd + after.uordblks - before.hblkhd -
	    before.uordblks, (1 << 24) + (1 << 21));
	buf_char(&buf, 'x');
	cr_assert(buf.full);
}
