#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/search/search_block.h"
#include "store/search/word_table.h"

static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(search_block, .init = setup, .fini = teardown);

#define NUMBERS	{ 1, 0, 2, 0, 0xff, 0xff }
#define WIDE	{ 0, 0, 1, 0, 5, 0, 1, 0 }

static const uint8_t		 narrow[] = NUMBERS, wide[] = WIDE;
static const struct block_entry	 entries[] = {
	{ { 1790000000, 1790003600, 7 }, narrow, wide, 3, 2 },
	{ { 1790000000, 1790003600, 3 }, narrow, wide, 0, 0 },
	{ { INT64_MIN, INT64_MAX, INT64_MAX }, narrow, wide, 1, 1 },
	{ { -1, -1, INT64_MIN }, narrow, wide, 0, 1 },
};

#define COUNT	(sizeof(entries) / sizeof(entries[0]))

static struct buf
written(void)
{
	struct buf	 buf;

	buf_init(&buf, arena, 64);
	block_write(&buf, entries, COUNT);
	return (buf);
}

Test(search_block, is_read_as_it_was_written)
{
	struct block_entry	 e;
	struct block		 block;
	struct buf		 buf;
	size_t			 i;

	buf = written();
	cr_assert(block_open(&block, buf.data, buf.length));
	for (i = 0; i < COUNT; i++) {
		cr_assert_eq(block.count, COUNT - i);
		cr_assert(block_read(&block, &e));
		cr_assert_eq(block_compare_times(&e.event,
		    &entries[i].event), 0);
		cr_assert_eq(e.narrow_count, entries[i].narrow_count);
		cr_assert_eq(e.wide_count, entries[i].wide_count);
		cr_assert_eq(memcmp(e.narrow, narrow, e.narrow_count * 2), 0);
		cr_assert_eq(memcmp(e.wide, wide, e.wide_count * 4), 0);
	}
	cr_assert_eq(block.count, 0);
}

Test(search_block, has_the_bytes_that_the_header_tells)
{
	static const struct block_entry	 entry =
	    { { 100, 101, 300 }, narrow, wide, 1, 1 };
	static const char		 expected[] =
	    "\1" "\1\0\0\0" "\1\0\0\0" "\1\0\0\0" "\1\0" "\0\0\1\0"
	    "\xc8\1" "\2" "\xd8\4" "\1" "\1";
	struct buf			 buf;

	buf_init(&buf, arena, 64);
	block_write(&buf, &entry, 1);
	cr_assert_eq(buf.length, sizeof(expected) - 1);
	cr_assert_eq(memcmp(buf.data, expected, buf.length), 0);
}

/* A block cut off at any byte is damaged, and no byte after the end is read. */
Test(search_block, that_is_cut_off_is_damaged)
{
	struct block_entry	 e;
	struct block		 block;
	struct buf		 buf;
	char			*copy;
	size_t			 length;
	bool			 sound;

	buf = written();
	for (length = 1; length < buf.length; length++) {
		copy = arena_copy(arena, buf.data, length);
		sound = block_open(&block, copy, length);
		while (sound && block.count > 0)
			sound = block_read(&block, &e);
		cr_assert_not(sound, "%zu", length);
	}
	cr_assert(block_open(&block, buf.data, 0));
	cr_assert_eq(block.count, 0);
}

/* Whether a set of these numbers has a number of the entry. */
static bool
meets(const struct block_entry *entry, size_t count, const uint32_t *numbers)
{
	struct word_set	 set = { .count = count };
	bool		 meet;
	size_t		 i;

	memcpy(set.few, numbers, count * sizeof(*numbers));
	meet = block_entry_meets(entry, &set);
	set.limit = 65540;
	set.map = arena_alloc(arena, set.limit);
	for (i = 0; i < count; i++)
		if (numbers[i] < set.limit)
			set.map[numbers[i]] = 1;
	cr_assert(meet == block_entry_meets(entry, &set) ||
	    numbers[0] >= set.limit);
	return (meet);
}

Test(search_block, knows_the_numbers_of_an_entry)
{
	static uint8_t	 many[2 * 100];
	struct block_entry	 e = { { 0, 0, 0 }, many, wide, 100, 2 };
	uint32_t		 n;
	size_t			 i;

	for (i = 0; i < 100; i++)
		many[2 * i] = (uint8_t)(2 * i);
	for (n = 0; n < 300; n++)
		cr_assert_eq(meets(&e, 1, &n), n < 200 && n % 2 == 0, "%u", n);
	cr_assert(meets(&e, 3, (uint32_t[]){ 1, 65536, 3 }));
	cr_assert(meets(&e, 1, (uint32_t[]){ 65541 }));
	cr_assert_not(meets(&e, 2, (uint32_t[]){ 65537, 5 }));
}

Test(search_block, keys_are_in_the_order_of_times)
{
	static const struct block_event	 places[] = {
		{ -62135596800, -62135596800, 5 },
		{ -61, 0, 1 }, { -1, 0, 1 }, { 0, 0, 0 }, { 0, 0, 1 },
		{ 0, 900, 1 }, { 0, 1000000, 1 }, { 60, 60, 1 },
		{ 1790000000, 1790000000, 1 },
		{ 253402300799, 253402300799, 1 },
	};
	size_t				 i;

	for (i = 1; i < sizeof(places) / sizeof(places[0]); i++) {
		cr_assert_lt(block_key(&places[i - 1]), block_key(&places[i]),
		    "%zu", i);
		cr_assert_leq(block_key_least(places[i].start),
		    block_key(&places[i]));
		cr_assert_geq(block_key_most(places[i].start),
		    block_key(&places[i]));
	}
}
