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
#include "store/store.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/event_rows.h"
#include "text/fold.h"

static void
put(struct db *db, struct arena *arena, const char *text)
{
	struct event_row	 row = { .id = 1, .author = 1,
				    .has_published = true, .start = 60,
				    .end = 120, .title = "", .excerpt = "",
				    .description = text };

	event_rows_add(db, arena, &row);
}

/* Quoted, so it is one word. */
static void
expect(struct db *db, struct arena *arena, const char *text, const char *part)
{
	struct event_filter	 f = event_rows_public;
	const char		*folded = fold_search(arena, part);
	struct list_page	 page;
	bool			 is_there;

	if (*folded == '\0' || strchr(part, '"') != NULL)
		return;
	is_there = strstr(fold_search(arena, text), folded) != NULL;
	f.search = arena_join(arena, "\"", part, "\"", NULL);
	event_query(db, arena, &f, &page);
	if (page.total != is_there)
		abort();
	f.search = arena_join(arena, "-\"", part, "\"", NULL);
	event_query(db, arena, &f, &page);
	if (page.total == is_there)
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
	length = strlen(text);
	from = align(text, data[0] * length / 256);
	until = align(text, from + data[1] * (length - from) / 255);

	db_begin_write(db);
	put(db, arena, text);
	expect(db, arena, text, arena_copy(arena, text + from, until - from));
	if (other != NULL) {
		expect(db, arena, text, other);
	}
	if (db_failed(db))
		abort();
	db_rollback(db);
	arena_free(arena);

	return (0);
}
