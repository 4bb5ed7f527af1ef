#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/search/search_rows.h"
#include "store/sqlite/connection.h"

/* There is room for one entry more. */
static bool
read_entries(struct block_row *row, struct arena *arena)
{
	struct block	 block;

	if (!block_open(&block, row->bytes, row->length) ||
	    block.count > row->length)
		return (false);
	row->entries = arena_alloc(arena,
	    (block.count + 1) * sizeof(*row->entries));
	while (block.count > 0)
		if (!block_read(&block, &row->entries[row->count++]))
			return (false);
	return (true);
}

void
search_row_read(struct block_row *row, struct db *db, struct arena *arena,
    int64_t key)
{
	struct statement	*st;
	const void		*bytes;

	memset(row, 0, sizeof(*row));
	st = db_query(db, "SELECT first, entries FROM search_blocks"
	    " WHERE first <= $1 ORDER BY first DESC LIMIT 1");
	db_bind_integer(st, 1, key);
	if (db_step(st)) {
		row->first = db_integer(st, 0);
		bytes = db_blob(st, 1, &row->length);
		row->bytes = arena_copy(arena, bytes, row->length);
	}
	db_done(st);
	if (db_failed(db))
		return;
	if (row->bytes == NULL || !read_entries(row, arena))
		db_fail_with(db, DB_BROKEN,
		    "a row of search_blocks is damaged or missing");
}

/* Where the second of two blocks begins; 0: they cannot be told apart. */
static size_t
find_middle(const struct block_entry *entries, size_t count)
{
	size_t	 i, size, half;

	for (i = half = 0; i < count; i++)
		half += block_size(&entries[i]);
	half /= 2;
	for (i = size = 0; i + 1 < count && size < half; i++)
		size += block_size(&entries[i]);
	while (i > 0 && block_key(&entries[i].place) ==
	    block_key(&entries[i - 1].place))
		i--;
	return (i);
}

static void
store_block(struct db *db, int64_t first, const struct block_entry *entries,
    size_t count, const struct buf *bytes)
{
	struct statement	*st;
	int64_t			 last_end;
	size_t			 i;

	last_end = INT64_MIN;
	for (i = 0; i < count; i++)
		if (entries[i].place.end > last_end)
			last_end = entries[i].place.end;
	st = db_query(db, "INSERT INTO search_blocks VALUES ($1, $2, $3)"
	    " ON CONFLICT (first) DO UPDATE"
	    " SET last_end = excluded.last_end, entries = excluded.entries");
	db_bind_integer(st, 1, first);
	db_bind_integer(st, 2, last_end);
	db_bind_blob(st, 3, bytes->data, bytes->length);
	db_run(st);
}

static void
remove_block(struct db *db, int64_t first)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM search_blocks WHERE first = $1");
	db_bind_integer(st, 1, first);
	db_run(st);
}

void
search_row_write(const struct block_row *row, struct db *db,
    struct arena *arena)
{
	struct block_row	 part;
	struct buf		 bytes;
	size_t			 middle;

	if (db_failed(db))
		return;
	if (row->count == 0 && row->first != INT64_MIN) {
		remove_block(db, row->first);
		return;
	}
	buf_init(&bytes, arena, BLOCK_FULL);
	block_write(&bytes, row->entries, row->count);
	if (bytes.length == row->length &&
	    memcmp(bytes.data, row->bytes, row->length) == 0)
		return;
	if (bytes.length <= BLOCK_FULL || (middle = find_middle(row->entries,
	    row->count)) == 0) {
		store_block(db, row->first, row->entries, row->count, &bytes);
		return;
	}
	part = *row;
	part.length = 0;
	part.count = middle;
	search_row_write(&part, db, arena);
	part.first = block_key(&row->entries[middle].place);
	part.entries = row->entries + middle;
	part.count = row->count - middle;
	search_row_write(&part, db, arena);
}
