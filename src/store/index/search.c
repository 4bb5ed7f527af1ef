#include "store/index/search.h"

#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "text/fold.h"

#define BYTES_A_NANOSECOND	4	/* of memmem(), about */

static const char	 blanks[] = " \t\n\v\f\r";

/*
 * Reads the word at the start of `text`, which is not a space. Returns the text
 * after it. A minus sign before a space and an unclosed quote count as letters.
 */
static const char *
read_word(struct search_word *word, const char *text)
{
	const char	*end;

	word->excluded = text[0] == '-' && text[1] != '\0' &&
	    strchr(blanks, text[1]) == NULL;
	text += word->excluded;
	if (*text == '"' && (end = strchr(text + 1, '"')) != NULL) {
		word->text = text + 1;
		word->length = (size_t)(end - word->text);
		return (end + 1);
	}
	word->text = text;
	word->length = strcspn(text, blanks);
	return (text + word->length);
}

static bool
is_known(const struct search *search, const struct search_word *word)
{
	const struct search_word	*w;

	for (w = search->words; w < search->words + search->count; w++)
		if (w->excluded == word->excluded &&
		    w->length == word->length &&
		    memcmp(w->text, word->text, w->length) == 0)
			return (true);
	return (false);
}

void
search_read(struct search *search, struct arena *arena, const char *text)
{
	struct search_word	*word;

	/* A word and the space after it take at least two bytes. */
	text = fold_search(arena, text);
	search->count = 0;
	search->words = arena_alloc(arena,
	    (strlen(text) / 2 + 1) * sizeof(*search->words));
	while (*(text += strspn(text, blanks)) != '\0') {
		word = &search->words[search->count];
		text = read_word(word, text);
		if (word->length > 0 && !is_known(search, word))
			search->count++;
	}
}

struct search *
search_find(struct arena *arena, const char *text)
{
	struct search	*search;

	if (text == NULL)
		return (NULL);
	search = arena_alloc(arena, sizeof(*search));
	search_read(search, arena, text);
	return (search->count == 0 ? NULL : search);
}

static bool
occurs_in_text(const struct search_word *word, const char *text)
{
	return (memmem(text, strlen(text), word->text, word->length) != NULL);
}

bool
search_matches(struct db *db, const struct search *search, const char *text,
    const char *other)
{
	const struct search_word	*w;

	if (!db_spend(db, search->count * strlen(text) / BYTES_A_NANOSECOND))
		return (false);
	for (w = search->words; w < search->words + search->count; w++)
		if ((occurs_in_text(w, text) || (other != NULL &&
		    occurs_in_text(w, other))) == w->excluded)
			return (false);
	return (true);
}
