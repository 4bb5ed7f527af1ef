#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
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

/* All words of a text, each followed by |. */
static const char *
split(const char *text)
{
	struct buf	 out;
	struct part	 part;
	struct word	 word;

	buf_init(&out, arena, 64);
	for (; part_read(&part, text), part.kind != PART_END;
	    text += part.length) {
		memset(&word, 0, sizeof(word));
		while (part_word(&part, &word)) {
			buf_add(&out, word.text, word.length);
			buf_char(&out, '|');
		}
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

#define CHECK(rows) check(rows, sizeof(rows) / sizeof(rows[0]))

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

Test(words, are_neighbors_in_scripts_without_blanks)
{
	static const struct row	 rows[] = {
		{ "東", "東|" },
		{ "東京", "東京|" },
		{ "東京都の", "東京|京都|都の|" },
		{ "a東京b", "a|東京|b|" },
		{ "東 京", "東|京|" },
		{ "กาแฟ", "กา|าแ|แฟ|" },
	};

	CHECK(rows);
}

Test(words, are_cut_where_they_are_long)
{
	static const struct row	 rows[] = {
		{ "0123456789012345678901234567890123456789012345678901234567890"
		  "123", "0123456789012345678901234567890123456789012345678901234"
		  "567890123|" },
		{ "0123456789012345678901234567890123456789012345678901234567890"
		  "1234", "012345678901234567890123456789012345678901234567890123"
		  "4567890123|234567890123456789012345678901234|" },
	};

	CHECK(rows);
}

/* Every part of a long word, up to the overlap, is in one of its pieces. */
Test(words, keep_parts_of_long_words_together)
{
	char		 text[200], part[40];
	const char	*words;
	size_t		 from, length;

	for (from = 0; from < sizeof(text) - 2; from += 3)
		memcpy(text + from, "bä", 3);
	text[from] = '\0';
	words = split(text);
	for (from = 0; text[from] != '\0'; from++)
		for (length = 1; length <= WORD_OVERLAP &&
		    from + length <= strlen(text); length++) {
			if ((text[from] & 0xc0) == 0x80 ||
			    (text[from + length] & 0xc0) == 0x80)
				continue;
			snprintf(part, sizeof(part), "%.*s", (int)length,
			    text + from);
			cr_assert_not_null(strstr(words, part), "%s", part);
		}
}

Test(words, have_fronts_of_whole_characters)
{
	struct part	 part;
	struct word	 word;

	part_read(&part, "aäöü.");
	word = part_front(&part, 4);
	cr_assert_eq(word.length, 3);
}
