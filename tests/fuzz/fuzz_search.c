/*
 * A search for any part of a text finds the text; a search for another text
 * finds it only if the text contains it. The first two bytes choose the part.
 * A line end separates the text from the other search.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/search/search.h"
#include "store/search/search_index.h"
#include "store/store.h"
#include "tests/fuzz/fuzz.h"
#include "text/fold.h"

static void
put(struct db *db, struct arena *arena, const char *text)
{
	struct search_entry	 entry = { { 60, 120 }, { "", "", text },
				     { 0, NULL } };
	struct statement	*st;

	db_run(db_query(db, "INSERT INTO events VALUES (1, 1, 0, 0, 0, 0, '',"
	    " '', NULL, NULL, NULL, NULL, 0, 60, 120, 0, 0, '', '', '', 0, 0,"
	    " 0, 0, 0, 0, NULL, '', 'scheduled', '', '', '', NULL, NULL, '')"));
	st = db_query(db,
	    "INSERT INTO event_texts VALUES (1, '', '', '', $1)");
	db_bind_text(st, 1, text);
	db_run(st);
	search_index_replace(db, arena, 1, NULL, &entry);
}

static void
expect(struct db *db, struct arena *arena, const char *text, const char *part,
    size_t length)
{
	static const struct search_window	 always;
	struct search_word			 word = { .text = part,
						     .length = length };
	struct search				 search = { .count = 1,
						       .words = &word };
	struct search_hits			 hits;
	bool					 is_there;

	if (length == 0)
		return;
	is_there = memmem(text, strlen(text), part, length) != NULL;
	search_index_find(db, arena, &search, &always, &hits);
	if (hits.count != is_there)
		abort();
	word.excluded = true;
	search_index_find(db, arena, &search, &always, &hits);
	if (hits.count == is_there)
		abort();
}

/* Returns the nearest start of a character at `at` or before it. */
static size_t
align(const char *text, size_t at)
{
	while (at > 0 && ((unsigned char)text[at] & 0xc0) == 0x80)
		at--;
	return (at);
}

int
fuzz_search(const uint8_t *data, size_t size)
{
	static struct db	*db;
	struct arena		*arena;
	char			*text, *other;
	size_t			 length, from, until;

	if (size < 2 || u8_check(data + 2, size - 2) != NULL)
		return (0);
	if (db == NULL)
		db = store_memory();
	arena = arena_new();
	text = arena_copy(arena, (const char *)data + 2, size - 2);
	if ((other = strchr(text, '\n')) != NULL)
		*other++ = '\0';
	text = fold_case(arena, text);
	length = strlen(text);
	from = align(text, data[0] * length / 256);
	until = align(text, from + data[1] * (length - from) / 255);

	db_begin_write(db);
	put(db, arena, text);
	expect(db, arena, text, text + from, until - from);
	if (other != NULL) {
		other = fold_case(arena, other);
		expect(db, arena, text, other, strlen(other));
	}
	if (db_failed(db))
		abort();
	db_rollback(db);
	arena_free(arena);

	return (0);
}
