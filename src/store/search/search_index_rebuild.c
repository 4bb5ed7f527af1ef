#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/search/search_entry.h"
#include "store/search/search_index.h"
#include "store/search/search_rows.h"
#include "store/search/search_words.h"

#define FILL	3400	/* bytes of a row, so that it is not split at once */

static bool
is_full(const struct block_row *row, size_t size,
    const struct block_place *next)
{
	return (size > FILL && block_key(next) !=
	    block_key(&row->entries[row->count - 1].place));
}

/* One row of the places from the first on; returns how many it took. */
static size_t
write_row(const struct entry_maker *maker, const struct block_places *places,
    size_t start)
{
	struct block_row	 row;
	struct block_entry	*entry;
	size_t			 i, size;

	memset(&row, 0, sizeof(row));
	row.first = start == 0 ? INT64_MIN : block_key(&places->list[start]);
	row.entries = arena_alloc(maker->arena, FILL * sizeof(*row.entries));
	for (i = start, size = 0; i < places->count && row.count < FILL; i++) {
		if (row.count > 0 && is_full(&row, size, &places->list[i]))
			break;
		entry = &row.entries[row.count++];
		search_entry_read(entry, maker, &places->list[i]);
		size += block_size(entry);
	}
	search_row_write(&row, maker->db, maker->arena);
	return (row.count);
}

void
search_index_rebuild(struct db *db)
{
	struct entry_maker	 maker = { db, arena_new(), NULL, true };
	struct arena		*arena;
	struct block_places	 places;
	size_t			 i;

	arena = arena_new();
	maker.words = search_words(db);
	db_run(db_query(db, "UPDATE search_blocks SET entries = X''"
	    " WHERE first = -9223372036854775808"));
	db_run(db_query(db, "DELETE FROM search_blocks WHERE first >"
	    " -9223372036854775808"));
	search_entry_places(&places, db, arena);
	for (i = 0; i < places.count && !db_failed(db);
	    arena_reset(maker.arena))
		i += write_row(&maker, &places, i);
	arena_free(arena);
	arena_free(maker.arena);
}
