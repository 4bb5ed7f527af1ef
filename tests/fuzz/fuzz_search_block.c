/*
 * A block of any bytes is read within its bounds, and an entry that is written
 * reads as the same entry.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/search/search_block.h"
#include "store/search/word_table.h"
#include "tests/fuzz/fuzz.h"

/* Reads all numbers. */
static void
look(const struct block *block, const struct block_entry *entry)
{
	static uint8_t	 map[BLOCK_NARROW + 1];
	struct word_set	 few = { .count = 2, .few = { 77, 70000 } };
	struct word_set	 many = { .count = 9, .map = map,
			     .limit = sizeof(map) };

	if (block_entry_meets(entry, &many) ||
	    (block_entry_meets(entry, &few) && !block_may_meet(block, &few)))
		abort();
}

static size_t
read_all(struct block_entry *entries, size_t size, const void *data,
    size_t length)
{
	struct block	 block, whole;
	size_t		 count;

	if (!block_open(&block, data, length))
		return (0);
	whole = block;
	for (count = 0; block.count > 0 && count < size; count++) {
		if (!block_read(&block, &entries[count]))
			return (0);
		look(&whole, &entries[count]);
	}
	return (count);
}

static void
compare(const struct block_entry *a, const struct block_entry *b)
{
	if (block_compare(&a->event, &b->event) != 0 ||
	    a->narrow_count != b->narrow_count ||
	    a->wide_count != b->wide_count ||
	    memcmp(a->narrow, b->narrow, a->narrow_count * 2) != 0 ||
	    memcmp(a->wide, b->wide, a->wide_count * 4) != 0)
		abort();
}

int
fuzz_search_block(const uint8_t *data, size_t size)
{
	static struct block_entry	 entries[1000], again[1000];
	struct arena			*arena;
	struct buf			 buf;
	size_t				 count, i;

	count = read_all(entries, 1000, data, size);
	if (count == 0)
		return (0);
	arena = arena_new();
	buf_init(&buf, arena, size);
	block_write(&buf, entries, count);
	if (read_all(again, 1000, buf.data, buf.length) != count)
		abort();
	for (i = 0; i < count; i++)
		compare(&entries[i], &again[i]);
	arena_free(arena);

	return (0);
}
