#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "text/word_forms.h"
#include "text/word_near.h"

static struct word
word_of(const char *text)
{
	return ((struct word){ text, strlen(text) });
}

/* Whether each word is a form of the other. */
static bool
are_forms(const char *a, const char *b)
{
	struct word_forms	 of_a, of_b;
	struct arena		*arena = arena_new();
	bool			 has_a, has_b;

	word_forms_make(&of_a, arena, word_of(a));
	word_forms_make(&of_b, arena, word_of(b));
	has_b = word_forms_occur(&of_a, b);
	has_a = word_forms_occur(&of_b, a);
	arena_free(arena);
	cr_expect_eq(has_a, has_b, "%s %s", a, b);

	return (has_a && has_b);
}

Test(word_forms, are_singular_and_plural)
{
	static const char *const	 same[][2] = {
		{ "walk", "walks" }, { "boxes", "boxe" },
		{ "party", "parties" },
		{ "konzert", "konzerte" }, { "konzerte", "konzerten" },
		{ "blume", "blumen" }, { "lesung", "lesungen" },
		{ "kind", "kinder" }, { "museum", "museen" },
		{ "chateau", "chateaux" }, { "journal", "journaux" },
		{ "taller", "talleres" }, { "lapiz", "lapices" },
	};
	static const char *const	 other[][2] = {
		{ "walk", "walking" }, { "glass", "glas" }, { "wat", "water" },
		{ "caf\xd0\xb5", "caf\xd0\xb5s" }, { "walk", "walk" },
		{ "4711", "4711s" },
	};
	size_t				 i;

	for (i = 0; i < COUNT(same); i++)
		cr_expect(are_forms(same[i][0], same[i][1]), "%s",
		    same[i][0]);
	for (i = 0; i < COUNT(other); i++)
		cr_expect_not(are_forms(other[i][0], other[i][1]), "%s",
		    other[i][0]);
}

Test(word_forms, are_whole_words_of_a_text)
{
	struct word_forms	 forms;
	struct arena		*arena = arena_new();

	word_forms_make(&forms, arena, word_of("walks"));
	cr_expect(word_forms_occur(&forms, "a walk-in"));
	cr_expect(word_forms_occur(&forms, "walking a walk"));
	cr_expect_not(word_forms_occur(&forms,
	    "walking sidewalk walk\xd0\xb5"));
	cr_expect_not(word_forms_occur(&forms, ""));
	arena_free(arena);
}

Test(word_near, is_one_letter_away)
{
	static const struct {
		const char	*a, *b;
		bool		 is;
	} rows[] = {
		{ "concert", "cncert", true }, { "concert", "xconcert", true },
		{ "concert", "concerts", true }, { "concert", "conzert", true },
		{ "concert", "concetr", true }, { "oncert", "concert", true },
		{ "concert", "concert", false }, { "concert", "conert", true },
		{ "concert", "cocnetr", false }, { "concert", "cert", false },
		{ "abab", "ba", false }, { "aaaa", "aaa", true },
		{ "концерт", "конзерт", true }, { "концерт", "концетр", true },
		{ "концерт", "концрт", true }, { "концерт", "конец", false },
		{ "ab", "ba", true }, { "a", "", true }, { "", "", false },
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_expect_eq(word_is_near(word_of(rows[i].a),
		    word_of(rows[i].b)), rows[i].is, "%s %s", rows[i].a,
		    rows[i].b);
		cr_expect_eq(word_is_near(word_of(rows[i].b),
		    word_of(rows[i].a)), rows[i].is, "%s %s", rows[i].b,
		    rows[i].a);
	}
}
