#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>
#include <unicase.h>
#include <uninorm.h>
#include <unistr.h>

#include "base/arena.h"
#include "base/array.h"
#include "text/fold.h"

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

TestSuite(fold, .init = setup, .fini = teardown);

struct row {
	const char	*text;
	const char	*expected;
};

static void
check(char *(*fold)(struct arena *, const char *), const struct row *rows,
    size_t count)
{
	const char	*got;
	size_t		 i;

	for (i = 0; i < count; i++) {
		got = fold(arena, rows[i].text);
		cr_expect_str_eq(got, rows[i].expected, "%s: %s", rows[i].text,
		    got);
	}
}

/* All letters i fold to one, unlike in the library. */
static char *
join_dotted(char *text)
{
	char	*at;

	for (at = text; *at != '\0'; at++)
		if (strncmp(at, "i\xcc\x87", 3) == 0)
			memmove(at + 1, at + 3, strlen(at + 3) + 1);
		else if (strncmp(at, "\xc4\xb1", 2) == 0) {
			*at = 'i';
			memmove(at + 1, at + 2, strlen(at + 2) + 1);
		}
	return (text);
}

#define CHECK(fold, rows) check(fold, rows, COUNT(rows))

Test(fold, accented_latin_letters_become_plain)
{
	static const struct row	 rows[] = {
		{ "", "" },
		{ "plain Text", "plain Text" },
		{ "Ünïcödé", "Unicode" },
		{ "Straße STRAẞE", "Strase STRASE" },
		{ "Ærø æble Øl œuvre Œuvre", "AEro aeble Ol oeuvre OEuvre" },
		{ "Łódź Đorđe Ħal ŋ Þór ðu", "Lodz Dorde Hal n THor du" },
		{ "İstanbul ılık", "Istanbul ilik" },
		{ "Tiếng Việt Ấ", "Tieng Viet A" },
		{ "Ångström \xe2\x84\xab \xe2\x84\xaa", "Angstrom A K" },
		{ "ȘȚ șț ŞŢ", "ST st ST" },
		{ "ĳ Ĳ ŀ ŉ ſ ŧ", "ij IJ l n s t" },
		{ "1º 2ª", "1o 2a" },
		/* Letter and mark separated; several marks. */
		{ "Cafe\xcc\x81 u\xcc\x88\xcc\x84", "Cafe u" },
		/* Other scripts are unchanged, with their marks. */
		{ "Йод й ё", "Йод й ё" },
		{ "и\xcc\x86", "и\xcc\x86" },
		{ "Ελλάδα ά", "Ελλάδα ά" },
		{ "日本語 が カ\xe3\x82\x99", "日本語 が カ\xe3\x82\x99" },
		{ "한국어", "한국어" },
		{ "שָׁלוֹם", "שָׁלוֹם" },
		{ "हिन्दी ไทย", "हिन्दी ไทย" },
		{ "é й é", "e й e" },
		{ "1\xcc\x81 🎉 — “q” €", "1\xcc\x81 🎉 — “q” €" },
		{ "Ａ ﬁ", "Ａ ﬁ" },
	};

	CHECK(fold_accents, rows);
}

Test(fold, letter_case_is_folded_in_all_scripts)
{
	static const struct row	 rows[] = {
		{ "", "" },
		{ "Jazz ÉTÉ", "jazz été" },
		{ "MUSIC [\\]^_`{|}~@", "music [\\]^_`{|}~@" },
		{ "ЙОД Ёлка", "йод ёлка" },
		{ "ΟΔΟΣ οδος", "οδοσ οδοσ" },
		{ "Straße STRASSE ẞ", "strasse strasse ss" },
		{ "Ǆ ǅ ǆ", "ǆ ǆ ǆ" },
		{ "ԱՐ 𐐀", "ար 𐐨" },
		{ "İSTANBUL I ı i", "istanbul i i i" },
		{ "日本語 🎉 50% a_b", "日本語 🎉 50% a_b" },
	};

	CHECK(fold_case, rows);
}

Test(fold, titles_lose_both)
{
	static const struct row	 rows[] = {
		{ "Über ÄRGER", "uber arger" },
		{ "Straße", "strase" },
		{ "ÆØÅ", "aeoa" },
		{ "Йод", "йод" },
		{ "ÉTÉ Theatre", "ete theatre" },
	};

	CHECK(fold_title, rows);
}

Test(fold, searches_ignore_accents_that_people_do_not_type)
{
	static const struct row	 rows[] = {
		{ "Café CAFE\xcc\x81", "cafe cafe" },
		{ "Straße STRAẞE", "strasse strasse" },
		{ "Ærø Œuvre Łódź Đorđe ılık İ",
		  "aero oeuvre lodz dorde ilik i" },
		{ "Йод Ёлка Αθήνα", "иод елка αθηνα" },
		{ "שָׁלוֹם", "שלום" },
		{ "が カ\xe3\x82\x99 한국어 हिन्दी", "が ガ 한국어 हिन्दी" },
		{ "l’été", "l'ete" },
		{ "Ａ ﬁ", "a fi" },
	};
	size_t			 i;

	CHECK(fold_search, rows);
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(fold_search(arena, fold_case(arena,
		    rows[i].text)), rows[i].expected);
}

Test(fold, bytes_that_are_not_text_do_no_harm)
{
	cr_expect_str_eq(fold_accents(arena, "\xff\xc3"), "\xff\xc3");
	cr_expect_str_eq(fold_case(arena, "A\xff"), "a\xef\xbf\xbd");
}

/* Compares with the library's folding of the whole text. */
Test(fold, pieces_of_a_text_fold_as_the_whole)
{
	static const char *const	 pieces[] = { "A", "z", "I", "i", "J",
	    "\xcc\x87", "\xcc\x81", "\xcc\xa8", "\xcd\x85", "\xce\xa3",
	    "\xcf\x82", "\xc3\x89", "\xc3\x9f", "\xe1\xba\x9e", " ", "1",
	    ".", "\xc7\x84", "\xc4\xae", "\xe2\x84\xaa", "\xce\x90",
	    "\xf0\x90\x90\x80", "\xe6\x97\xa5", "\xff", "\xc3",
	    "\xe2\x84", "\xe2\x80\x8d", "-", "S" };
	uint8_t		*whole;
	char		 text[128];
	unsigned	 state = 4711;
	size_t		 length, size;
	int		 round, i;

	for (round = 0; round < 20000; round++) {
		text[0] = '\0';
		for (i = 0; i < 24; i++) {
			state = state * 1103515245 + 12345;
			strcat(text, pieces[(state >> 16) % COUNT(pieces)]);
		}
		length = strlen(text);
		whole = u8_casefold((const uint8_t *)text, length, NULL, NULL,
		    NULL, &size);
		cr_assert_str_eq(fold_case(arena, text), join_dotted(
		    arena_copy(arena, (char *)whole, size)), "%s", text);
		free(whole);
		arena_reset(arena);
	}
}

Test(fold, long_texts_fold)
{
	char	*text, *folded;
	size_t	 i, count = 100000;

	/* The folded letter is three times as long. */
	text = arena_alloc(arena, count * 2 + 1);
	for (i = 0; i < count; i++)
		memcpy(text + i * 2, "\xce\x90", 2);
	folded = fold_case(arena, text);
	cr_expect_eq(strlen(folded), count * 6);
}

/*
 * Letters of which the program has a table, and the same with separate marks,
 * which it gives to a library.
 */
Test(fold, letters_of_two_bytes_and_their_parts_are_equal)
{
	static const char *const	 around[][2] = {
		{ "", "" }, { "x", "y" }, { "\xc3\xa4", "\xc3\xb6" },
		{ "\xe6\x9d\xb1", " " }, { "e", "\xcc\x81" },
		{ "\xe6\x9d\xb1 ", " \xe6\x9d\xb1" }
	};
	char	 text[64], parts[64];
	uint8_t	 letter[8];
	size_t	 i, size;
	ucs4_t	 c;

	for (c = 0x80; c < 0x800; c++)
		for (i = 0; i < COUNT(around); i++) {
			letter[u8_uctomb(letter, c, sizeof(letter))] = '\0';
			snprintf(text, sizeof(text), "%s%s%s", around[i][0],
			    (const char *)letter, around[i][1]);
			size = sizeof(parts) - 1;
			cr_assert_not_null(u8_normalize(UNINORM_NFD,
			    (const uint8_t *)text, strlen(text),
			    (uint8_t *)parts, &size));
			parts[size] = '\0';
			cr_expect_str_eq(fold_search(arena, text),
			    fold_search(arena, parts), "U+%04X", c);
		}
}
