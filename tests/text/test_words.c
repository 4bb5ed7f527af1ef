#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/words.h"

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

TestSuite(words, .init = setup, .fini = teardown);

/* All parts of a text but blanks, each followed by |. */
static const char *
split(const char *text)
{
	struct buf	 out;
	struct part	 part;

	buf_init(&out, arena, 64);
	for (; part_read(&part, text), part.kind != PART_END;
	    text += part.length)
		if (part.kind != PART_BLANK) {
			buf_add(&out, part.text, part.length);
			buf_char(&out, '|');
		}
	return (out.data);
}

struct row {
	const char	*text;
	const char	*words;
};

static void
check(const struct row *rows, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		cr_expect_str_eq(split(rows[i].text), rows[i].words, "%s",
		    rows[i].text);
}

#define CHECK(rows) check(rows, COUNT(rows))

Test(words, are_letters_digits_and_marks_together)
{
	static const struct row	 rows[] = {
		{ "", "" },
		{ " \t\n ", "" },
		{ "jazz night", "jazz|night|" },
		{ "  a1 b2  ", "a1|b2|" },
		{ "ärger über straße", "ärger|über|straße|" },
		{ "cafe\xcc\x81 bar", "cafe\xcc\x81|bar|" },
		{ "концерт σίσυφος", "концерт|σίσυφος|" },
		{ "a\xc2\xa0" "b\xe2\x80\x8b" "c", "a|b|c|" },
		{ "\xd9\xa1\xd9\xa2 x\xc2\xb2", "\xd9\xa1\xd9\xa2|x\xc2\xb2|" },
	};

	CHECK(rows);
}

Test(words, are_signs_one_by_one)
{
	static const struct row	 rows[] = {
		{ "c++ & <p>", "c|+|+|&|<|p|>|" },
		{ "100% a_b", "100|%|a|_|b|" },
		{ "it’s — 5€", "it|’|s|—|5|€|" },
		{ "🎷🎷 a🎷b", "🎷|🎷|a|🎷|b|" },
	};

	CHECK(rows);
}

Test(words, have_scripts_without_blanks_apart)
{
	static const struct row	 rows[] = {
		{ "東", "東|" },
		{ "東京", "東京|" },
		{ "東京都の", "東京都の|" },
		{ "a東京b", "a|東京|b|" },
		{ "東 京", "東|京|" },
		{ "กาแฟ", "กาแฟ|" },
	};

	CHECK(rows);
}
