#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "text/html.h"
#include "text/slugs.h"

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

TestSuite(slugs, .init = setup, .fini = teardown);

#define NICHI	"%e6%97%a5"

Test(slugs, are_made_of_texts)
{
	static const struct {
		const char	*text;
		const char	*expected;
	} rows[] = {
		{ "", "" },
		{ "Full Event", "full-event" },
		{ "FULL-EVENT-SLUG", "full-event-slug" },
		{ "A Slug With Spaces!", "a-slug-with-spaces" },
		{ "My Slug & Ünï", "my-slug-uni" },
		{ "Théâtre & <b>Kunst</b>", "theatre-kunst" },
		{ "A <b>bold</b> & <script>alert(1)</script> \"q\" 's",
		    "a-bold-alert1-q-s" },
		{ "H <script>1</script>", "h-1" },
		{ "Ünïcödé 日本語 🎉 — “q”", "unicode-" NICHI "%e6%9c%ac"
		    "%e8%aa%9e-%f0%9f%8e%89-q" },
		{ "日本語", NICHI "%e6%9c%ac%e8%aa%9e" },
		{ "Straße Ærø", "strase-aero" },
		{ "12345", "12345" },
		{ "TZ utc+14", "tz-utc14" },
		{ "a.b", "a-b" },
		{ "a/b\tc\nd", "a-b-c-d" },
		{ "snake_case", "snake_case" },
		{ "  -- a -- / . b -- ", "a-b" },
		{ "---", "" },
		{ "!?#", "" },
		{ "a–b—c−d‐e", "a-b-c-d-e" },
		{ "a…b·c。d", "a-b-c-d" },
		{ "a\xc2\xa0" "b\xe3\x80\x80" "c\xe2\x80\x83" "d", "a-b-c-d" },
		{ "it's “x” ‘y’", "its-x-y" },
		{ "100% fun", "100-fun" },
		{ "50% – 30%", "50-30" },
		{ "5 < 6 > 4", "5-6-4" },
		{ "a<!-- b -->c", "ac" },
		{ "Йод", "%d0%b9%d0%be%d0%b4" },
		{ "ΟΔΟΣ", "%ce%bf%ce%b4%ce%bf%cf%82" },
		{ "Fish &amp; Chips", "fish-chips" },
		{ "caf&eacute; &#20026;", "cafe-%e4%b8%ba" },
		{ "R&D; x", "rd-x" },
		{ "a\x01\x7f" "b", "ab" },
		/* Escapes that are in a slug already. */
		{ NICHI "-x", NICHI "-x" },
		{ "%E6%97%A5", NICHI },
		{ "caf%C3%A9", "cafe" },
		{ "%e6%97", "e697" },
		{ "%41%2f%00%", "412f00" },
		{ "%%e6%97%a5", NICHI },
		{ "%zz", "zz" },
		{ "full-event__trashed-2", "full-event__trashed-2" },
		/*
		 * A mark after a letter, with a removed character between them.
		 */
		{ "b<\xd9\x9d c", "b-c" },
	};
	const char		*got;
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		got = slug_make(arena, rows[i].text);
		cr_expect_str_eq(got, rows[i].expected, "%s: %s", rows[i].text,
		    got);
		cr_expect_str_eq(slug_make(arena, got), got, "twice: %s", got);
	}
}

/* `count` times a text, then another. */
static char *
repeat(const char *text, size_t count, const char *end)
{
	char	*all;
	size_t	 i;

	all = arena_alloc(arena, strlen(text) * count + strlen(end) + 1);
	for (i = 0; i < count; i++)
		strcat(all, text);

	return (strcat(all, end));
}

Test(slugs, are_cut_between_characters)
{
	static const struct {
		const char	*text;
		size_t		 count;
		const char	*end;
		size_t		 length;
	} rows[] = {
		{ "x", 200, "", 200 },
		{ "x", 300, "", 200 },
		{ "x", 199, "-y", 199 },
		{ "x", 198, " - y", 200 },
		{ "x", 200, "-y", 200 },
		{ "x", 199, "---", 199 },
		{ "日", 30, "", 198 },
		{ "й", 40, "", 198 },
		{ "🎉", 20, "", 192 },
		{ "x", 192, "日", 192 },
		{ "x", 191, "日", 200 },
		{ "x", 192, "日y", 192 },
	};
	char			*got;
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		got = slug_make(arena, repeat(rows[i].text, rows[i].count,
		    rows[i].end));
		cr_expect_eq(strlen(got), rows[i].length, "%zu: %zu", i,
		    strlen(got));
		cr_expect_str_eq(slug_make(arena, got), got);
	}
}

Test(slugs, are_shortened_for_a_suffix)
{
	static const struct {
		const char	*text;
		size_t		 count;
		const char	*end;
		const char	*suffix;
		size_t		 kept;		/* of the slug */
	} rows[] = {
		{ "x", 3, "", "-2", 3 },
		{ "x", 0, "", "__trashed", 0 },
		{ "x", 198, "", "-2", 198 },
		{ "x", 200, "", "-2", 198 },
		{ "x", 200, "", "__trashed", 191 },
		{ "x", 200, "", "__trashed-2", 189 },
		{ "x", 197, "-yz", "-2", 197 },
		{ "x", 197, "-", "-2", 198 },
		{ NICHI, 22, "", "-2", 198 },
		{ NICHI, 22, "", "-10", 189 },
		{ "x", 190, NICHI, "-2", 190 },
		{ "x", 189, NICHI, "-2", 198 },
		{ "%d0%b9", 33, "", "__trashed", 186 },
	};
	char			*slug, *got;
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		slug = repeat(rows[i].text, rows[i].count, rows[i].end);
		got = slug_append(arena, slug, rows[i].suffix);
		cr_expect_eq(strlen(got), rows[i].kept +
		    strlen(rows[i].suffix), "%zu: %s", i, got);
		cr_expect_eq(strncmp(got, slug, rows[i].kept), 0, "%zu", i);
		cr_expect_str_eq(got + rows[i].kept, rows[i].suffix, "%zu", i);
		cr_expect_leq(strlen(got), SLUG_MAX);
	}
}

Test(slugs, words_of_feeds_are_reserved)
{
	cr_expect(slug_reserved("feed"));
	cr_expect(slug_reserved("rdf"));
	cr_expect(slug_reserved("rss"));
	cr_expect(slug_reserved("rss2"));
	cr_expect(slug_reserved("atom"));
	cr_expect(slug_reserved("embed"));
	cr_expect_not(slug_reserved(""));
	cr_expect_not(slug_reserved("feed-2"));
	cr_expect_not(slug_reserved("feeds"));
	cr_expect_not(slug_reserved("rss3"));
}
