#include "text/word_forms.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"

#define LEAST	4	/* letters that such a word has */
#define BASES	8	/* limit for a word */

/* Endings of singular and plural. */
static const struct ending {
	const char	*one, *many;
	size_t		 least;		/* letters of the singular */
} endings[] = {
	{ "", "s", 3 },			/* walk, walks */
	{ "", "es", 3 },		/* box, boxes; taller, talleres */
	{ "y", "ies", 4 },		/* party, parties */
	{ "", "e", 4 },			/* Konzert, Konzerte */
	{ "", "n", 4 },			/* Blume, Blumen */
	{ "", "en", 4 },		/* Lesung, Lesungen */
	{ "", "er", 4 },		/* Kind, Kinder */
	{ "um", "en", 5 },		/* Museum, Museen */
	{ "u", "ux", 3 },		/* jeu, jeux */
	{ "al", "aux", 4 },		/* journal, journaux */
	{ "z", "ces", 3 },		/* luz, luces */
};

#define ENDINGS	COUNT(endings)

static bool
is_equal(struct word a, struct word b)
{
	return (a.length == b.length &&
	    memcmp(a.text, b.text, a.length) == 0);
}

static bool
has_form(const struct word_forms *forms, struct word word)
{
	size_t	 i;

	for (i = 0; i < forms->count; i++)
		if (is_equal(forms->list[i], word))
			return (true);

	return (false);
}

static bool
is_plain(struct word word)
{
	size_t	 i;

	for (i = 0; i < word.length; i++)
		if (word.text[i] < 'a' || word.text[i] > 'z')
			return (false);

	return (word.length >= LEAST && word.length <= WORD_MOST);
}

static bool
ends_with(struct word word, const char *ending)
{
	size_t	 length = strlen(ending);

	return (word.length >= length && memcmp(word.text + word.length -
	    length, ending, length) == 0);
}

/*
 * Whether the words are a pair such as "glas" and "glass". Neither is the
 * plural of the other.
 */
static bool
is_doubled(const struct ending *e, struct word plural)
{
	return (*e->one == '\0' && ends_with(plural, "ss"));
}

/* Replaces the ending. Returns false if the word has another ending. */
static bool
replace_ending(struct arena *arena, struct word word, const char *old,
    const char *new, struct word *changed)
{
	size_t	 length = strlen(new);
	char	*text;

	if (!ends_with(word, old))
		return (false);
	word.length -= strlen(old);
	text = arena_bytes(arena, word.length + length);
	memcpy(text, word.text, word.length);
	memcpy(text + word.length, new, length);
	changed->text = text;
	changed->length = word.length + length;

	return (true);
}

/*
 * Finds the bases of a word: the word itself, and each singular of which it
 * may be the plural.
 */
static size_t
find_bases(struct arena *arena, struct word word, struct word bases[BASES])
{
	const struct ending	*e;
	size_t			 count = 1;

	bases[0] = word;
	for (e = endings; e < endings + ENDINGS && count < BASES; e++)
		if (replace_ending(arena, word, e->many, e->one,
		    &bases[count]) && bases[count].length >= e->least &&
		    !is_doubled(e, word))
			count++;

	return (count);
}

static void
add_form(struct word_forms *forms, struct word word, struct word form)
{
	size_t	 i;

	if (is_equal(form, word) || has_form(forms, form))
		return;
	for (i = 0; i < forms->stem && i < form.length; i++)
		if (form.text[i] != word.text[i])
			break;
	forms->stem = i;
	forms->list[forms->count++] = form;
}

void
word_forms_make(struct word_forms *forms, struct arena *arena,
    struct word word)
{
	const struct ending	*e;
	struct word		 bases[BASES], form;
	size_t			 count, i;

	memset(forms, 0, sizeof(*forms));
	if (!is_plain(word))
		return;
	forms->stem = word.length;
	count = find_bases(arena, word, bases);
	forms->list = arena_alloc(arena,
	    count * (ENDINGS + 1) * sizeof(*forms->list));
	for (i = 0; i < count; i++) {
		add_form(forms, word, bases[i]);
		for (e = endings; e < endings + ENDINGS; e++)
			if (bases[i].length >= e->least && replace_ending(arena,
			    bases[i], e->one, e->many, &form) &&
			    !is_doubled(e, form))
				add_form(forms, word, form);
	}
}

bool
word_forms_occur(const struct word_forms *forms, const char *text)
{
	const char	*at = text;
	struct part	 part;

	if (forms->count == 0)
		return (false);
	for (; (at = memmem(at, strlen(at), forms->list[0].text,
	    forms->stem)) != NULL; at++) {
		if (!part_begins(text, at))
			continue;
		part_read(&part, at);
		if (has_form(forms,
		    (struct word){ part.text, part.length }))
			return (true);
	}

	return (false);
}
