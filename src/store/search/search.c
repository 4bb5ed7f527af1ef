#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "store/search/search.h"
#include "store/sqlite/connection.h"
#include "text/fold.h"

#define BYTES_A_NANOSECOND	4	/* of memmem(), about */

static const char	 blanks[] = " \t\n\v\f\r";

/*
 * One word of `text` from a place that is not blank; returns where the next
 * may begin.  A sign without anything behind it, or a quote without another,
 * is a letter like any other.
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

	/* The shortest word and the blank behind it are two bytes. */
	text = fold_case(arena, text);
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
occurs(const struct search_word *word, sqlite3_value **texts, int count)
{
	const void	*text;
	int		 i;

	for (i = 0; i < count; i++) {
		text = sqlite3_value_text(texts[i]);
		if (text != NULL && memmem(text,
		    (size_t)sqlite3_value_bytes(texts[i]), word->text,
		    word->length) != NULL)
			return (true);
	}
	return (false);
}

static size_t
work(sqlite3_value **texts, int count)
{
	size_t	 length = 0;
	int	 i;

	for (i = 0; i < count; i++)
		length += (size_t)sqlite3_value_bytes(texts[i]);
	return (length / BYTES_A_NANOSECOND);
}

static void
matches(sqlite3_context *context, int count, sqlite3_value **values)
{
	const struct search	*search;
	struct db		*db;
	size_t			 i, each;

	db = sqlite3_user_data(context);
	search = sqlite3_value_pointer(values[0], SEARCH_POINTER);
	each = work(values + 1, count - 1);
	for (i = 0; search != NULL && i < search->count; i++) {
		if (!budget_spend(db->budget, each)) {
			sqlite3_result_error_code(context, SQLITE_INTERRUPT);
			return;
		}
		if (occurs(&search->words[i], values + 1, count - 1) ==
		    search->words[i].excluded)
			break;
	}
	sqlite3_result_int(context, search != NULL && i == search->count);
}

void
search_install(struct db *db)
{
	sqlite3_create_function(db->sqlite, "search_matches", -1,
	    SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, db,
	    matches, NULL, NULL);
}
