#include "store/index/widen.h"

#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/index.h"
#include "store/index/linked.h"
#include "store/index/search.h"

#define NAME_COST	25	/* nanoseconds to look at a name, about */
#define LOOK_BYTES	4	/* of a name, searched a nanosecond, about */

/* The number of venues, organizers and terms. */
static size_t
count_linked(const struct index_view *view)
{
	size_t	 count = 0;
	int	 kind;

	for (kind = 0; kind < LINKED_KINDS; kind++)
		count += view->directories[kind]->count;
	return (count);
}

/* Names are matched by words, not by signs. */
static bool
has_letters(struct arena *arena, const struct search_word *word)
{
	const char	*text = arena_copy(arena, word->text, word->length);
	struct part	 part;

	for (; part_read(&part, text), part.kind != PART_END;
	    text += part.length)
		if (part.kind == PART_LETTERS || part.kind == PART_SCRIPT)
			return (true);
	return (false);
}

static bool
name_has(const struct search_word *word, const char *name)
{
	const char	*at = name;

	for (; (at = memmem(at, strlen(at), word->text, word->length)) != NULL;
	    at++)
		if (part_begins(name, at))
			return (true);
	return (word_forms_occur(&word->forms, name));
}

/* The venues and organizers whose names have the word, and terms. */
static void
add_names(struct db *db, struct arena *arena, struct search_word *word,
    const struct directory *d, const struct visibility *visible,
    struct ids *terms)
{
	const struct listed	*l;
	size_t			 i;

	for (i = 0; i < d->count; i++) {
		l = d->list[i];
		if (!db_spend(db, NAME_COST + (strlen(l->names[0]) +
		    strlen(l->names[1])) / LOOK_BYTES))
			return;
		if (!listed_is_seen(l, d->kind, visible) ||
		    !(name_has(word, l->names[0]) ||
		    name_has(word, l->names[1])))
			continue;
		if (d->kind == LINKED_TERM)
			ids_add(terms, arena, l->id);
		else
			word->names[word->name_count++] = l->number;
	}
}

static void
widen_word(struct db *db, struct arena *arena, struct search_word *word,
    const struct index_view *view, const struct visibility *visible)
{
	struct ids	 terms = { 0 };
	int		 kind;

	word_forms_make(&word->forms, arena,
	    (struct word){ word->text, word->length });
	if (!has_letters(arena, word))
		return;
	word->names = arena_alloc(arena, count_linked(view) *
	    sizeof(*word->names));
	for (kind = 0; kind < LINKED_KINDS; kind++)
		add_names(db, arena, word, view->directories[kind], visible,
		    &terms);
	if (terms.count > 0)
		word->name_count += directory_below(
		    view->directories[LINKED_TERM], arena, &terms,
		    word->names + word->name_count);
}

void
search_widen(struct db *db, struct arena *arena, struct search *search,
    const struct index_view *view, const struct visibility *visible)
{
	size_t	 i;

	for (i = 0; i < search->count && !db_failed_yet(db); i++)
		widen_word(db, arena, &search->words[i], view, visible);
}
