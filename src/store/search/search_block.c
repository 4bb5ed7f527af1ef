#include "store/search/search_block.h"

#include <endian.h>
#include <string.h>

#include "base/buf.h"
#include "store/search/word_table.h"

#define HEADER_SIZE		13	/* bytes */
#define ID_BITS		24
#define LENGTH_BITS	7
#define LENGTH_STEP	900	/* seconds */
#define AT_ONCE		16	/* numbers compared in one step */

static int64_t
minute_of(int64_t start)
{
	const int64_t	 most = (INT64_C(1) << 32) - 1;
	int64_t		 minute;

	minute = start / 60 - (start % 60 < 0);
	if (minute > most)
		return (most);
	return (minute < -most ? -most : minute);
}

int64_t
block_key_least(int64_t start)
{
	return (minute_of(start) * (INT64_C(1) << (ID_BITS + LENGTH_BITS)));
}

int64_t
block_key_most(int64_t start)
{
	return (block_key_least(start) |
	    ((INT64_C(1) << (ID_BITS + LENGTH_BITS)) - 1));
}

int64_t
block_key_start(int64_t key)
{
	const int64_t	 step = INT64_C(1) << (ID_BITS + LENGTH_BITS);

	return ((key / step - (key % step < 0)) * 60);
}

int64_t
block_key(const struct block_event *event)
{
	const uint64_t	 most = (1 << LENGTH_BITS) - 1;
	uint64_t	 length;

	length = event->end < event->start ? 0 :
	    ((uint64_t)event->end - (uint64_t)event->start) / LENGTH_STEP;
	if (length > most)
		length = most;
	return (block_key_least(event->start) |
	    (int64_t)(length << ID_BITS) |
	    (event->id & ((INT64_C(1) << ID_BITS) - 1)));
}

int64_t
block_minute_end(const struct block_event *event)
{
	return ((minute_of(event->start) + 1) * 60);
}

static int
compare_numbers(int64_t a, int64_t b)
{
	return ((a > b) - (a < b));
}

int
block_compare_times(const void *p, const void *q)
{
	const struct block_event	*a = p, *b = q;
	int				 order;

	if ((order = compare_numbers(a->start, b->start)) == 0 &&
	    (order = compare_numbers(a->end, b->end)) == 0)
		order = compare_numbers(a->id, b->id);
	return (order);
}

int
block_compare(const void *a, const void *b)
{
	int	 order;

	if ((order = compare_numbers(block_key(a), block_key(b))) == 0)
		order = block_compare_times(a, b);
	return (order);
}

static uint32_t
read_32(const uint8_t *at)
{
	uint32_t	 n;

	memcpy(&n, at, sizeof(n));
	return (le32toh(n));
}

bool
block_open(struct block *block, const void *data, size_t length)
{
	const uint8_t	*bytes = data;
	size_t		 rest;

	memset(block, 0, sizeof(*block));
	if (length == 0)
		return (true);
	if (length < HEADER_SIZE || bytes[0] != BLOCK_VERSION)
		return (false);
	block->count = read_32(bytes + 1);
	block->narrow_count = read_32(bytes + 5);
	block->wide_count = read_32(bytes + 9);
	rest = length - HEADER_SIZE;
	if (rest / 2 < block->narrow_count)
		return (false);
	rest -= block->narrow_count * 2;
	if (rest / 4 < block->wide_count)
		return (false);
	block->narrow = bytes + HEADER_SIZE;
	block->wide = block->narrow + block->narrow_count * 2;
	block->at = block->wide + block->wide_count * 4;
	block->end = bytes + length;
	return (true);
}

/*
 * Returns false if the number does not end within the block or within ten
 * bytes.
 */
static bool
read_varint(struct block *block, uint64_t *n)
{
	unsigned	 shift;
	uint8_t		 byte;

	*n = 0;
	for (shift = 0; shift < 64 && block->at < block->end; shift += 7) {
		byte = *block->at++;
		*n |= (uint64_t)(byte & 0x7f) << shift;
		if (byte < 0x80)
			return (true);
	}
	return (false);
}

static int64_t
add_difference(int64_t other, uint64_t n)
{
	return ((int64_t)((uint64_t)other + ((n >> 1) ^ -(n & 1))));
}

bool
block_read(struct block *block, struct block_entry *entry)
{
	uint64_t	 start, length, event, narrow, wide;

	if (!read_varint(block, &start) || !read_varint(block, &length) ||
	    !read_varint(block, &event) || !read_varint(block, &narrow) ||
	    !read_varint(block, &wide) || narrow > block->narrow_count ||
	    wide > block->wide_count)
		return (false);
	block->start = add_difference(block->start, start);
	block->event = add_difference(block->event, event);
	entry->event.start = block->start;
	entry->event.end = add_difference(block->start, length);
	entry->event.id = block->event;
	entry->narrow = block->narrow;
	entry->narrow_count = (size_t)narrow;
	block->narrow += narrow * 2;
	block->narrow_count -= (size_t)narrow;
	entry->wide = block->wide;
	entry->wide_count = (size_t)wide;
	block->wide += wide * 4;
	block->wide_count -= (size_t)wide;
	block->count--;
	return (true);
}

static void
write_32(struct buf *buf, size_t n)
{
	uint32_t	 value;

	value = htole32((uint32_t)n);
	buf_add(buf, &value, sizeof(value));
}

static void
write_varint(struct buf *buf, uint64_t n)
{
	for (; n >= 0x80; n >>= 7)
		buf_char(buf, (char)(0x80 | (n & 0x7f)));
	buf_char(buf, (char)n);
}

static void
write_difference(struct buf *buf, int64_t value, int64_t other)
{
	uint64_t	 n;

	n = (uint64_t)value - (uint64_t)other;
	write_varint(buf, (n << 1) ^ -(n >> 63));
}

static void
write_header(struct buf *buf, const struct block_entry *entries, size_t count)
{
	size_t	 narrow, wide, i;

	for (narrow = wide = i = 0; i < count; i++) {
		narrow += entries[i].narrow_count;
		wide += entries[i].wide_count;
	}
	buf_char(buf, BLOCK_VERSION);
	write_32(buf, count);
	write_32(buf, narrow);
	write_32(buf, wide);
}

void
block_write(struct buf *buf, const struct block_entry *entries, size_t count)
{
	const struct block_entry	*entry;
	struct block_event		 before = { 0, 0, 0 };
	size_t				 i;

	if (count == 0)
		return;
	write_header(buf, entries, count);
	for (i = 0; i < count; i++)
		buf_add(buf, entries[i].narrow, entries[i].narrow_count * 2);
	for (i = 0; i < count; i++)
		buf_add(buf, entries[i].wide, entries[i].wide_count * 4);
	for (i = 0; i < count; i++) {
		entry = &entries[i];
		write_difference(buf, entry->event.start, before.start);
		write_difference(buf, entry->event.end, entry->event.start);
		write_difference(buf, entry->event.id, before.id);
		write_varint(buf, entry->narrow_count);
		write_varint(buf, entry->wide_count);
		before = entry->event;
	}
}

size_t
block_size(const struct block_entry *entry)
{
	return (entry->narrow_count * 2 + entry->wide_count * 4 + 12);
}

static uint16_t
read_16(const uint8_t *at)
{
	uint16_t	 n;

	memcpy(&n, at, sizeof(n));
	return (le16toh(n));
}

/* The inner loop has no early exit, so that the compiler vectorizes it. */
static bool
has_narrow(const uint8_t *numbers, size_t count, uint16_t number)
{
	uint16_t	 found;
	int		 i;

	for (; count >= AT_ONCE; count -= AT_ONCE, numbers += AT_ONCE * 2) {
		for (found = 0, i = 0; i < AT_ONCE; i++)
			found |= read_16(numbers + i * 2) == number;
		if (found)
			return (true);
	}
	for (; count > 0; count--, numbers += 2)
		if (read_16(numbers) == number)
			return (true);
	return (false);
}

static bool
has_wide(const uint8_t *numbers, size_t count, uint32_t number)
{
	uint32_t	 found;
	int		 i;

	for (; count >= AT_ONCE; count -= AT_ONCE, numbers += AT_ONCE * 4) {
		for (found = 0, i = 0; i < AT_ONCE; i++)
			found |= read_32(numbers + i * 4) == number;
		if (found)
			return (true);
	}
	for (; count > 0; count--, numbers += 4)
		if (read_32(numbers) == number)
			return (true);
	return (false);
}

static bool
has_few(const uint8_t *narrow, size_t narrow_count, const uint8_t *wide,
    size_t wide_count, const struct word_set *set)
{
	size_t	 i;

	for (i = 0; i < set->count; i++)
		if (set->few[i] < BLOCK_NARROW ? has_narrow(narrow,
		    narrow_count, (uint16_t)set->few[i]) :
		    has_wide(wide, wide_count, set->few[i]))
			return (true);
	return (false);
}

/* The map has a byte for every narrow number. */
static bool
meets_map(const struct block_entry *entry, const struct word_set *set)
{
	uint32_t	 number;
	size_t		 i;

	for (i = 0; i < entry->narrow_count; i++)
		if (set->map[read_16(entry->narrow + i * 2)])
			return (true);
	for (i = 0; i < entry->wide_count; i++) {
		number = read_32(entry->wide + i * 4);
		if (number < set->limit && set->map[number])
			return (true);
	}
	return (false);
}

uint32_t
block_entry_number(const struct block_entry *entry, size_t i)
{
	return (i < entry->narrow_count ? read_16(entry->narrow + i * 2) :
	    read_32(entry->wide + (i - entry->narrow_count) * 4));
}

bool
block_entry_unknown(const struct block_entry *entry)
{
	return (entry->narrow_count > 0 && read_16(entry->narrow) == 0);
}

bool
block_entry_meets(const struct block_entry *entry, const struct word_set *set)
{
	if (set->map != NULL)
		return (meets_map(entry, set));
	return (has_few(entry->narrow, entry->narrow_count, entry->wide,
	    entry->wide_count, set));
}

void
block_entry_tally(const struct block_entry *entry, const uint8_t *map,
    size_t limit, uint32_t *counts)
{
	uint32_t	 number;
	size_t		 i;

	for (i = 0; i < entry->narrow_count; i++) {
		number = read_16(entry->narrow + i * 2);
		if (number < limit && map[number] != 0)
			counts[map[number]]++;
	}
	for (i = 0; i < entry->wide_count; i++) {
		number = read_32(entry->wide + i * 4);
		if (number < limit && map[number] != 0)
			counts[map[number]]++;
	}
}

void
block_tally(const struct block *block, const uint8_t *map, size_t limit,
    uint32_t *counts)
{
	const struct block_entry	 all = {
		.narrow = block->narrow, .narrow_count = block->narrow_count,
		.wide = block->wide, .wide_count = block->wide_count
	};

	block_entry_tally(&all, map, limit, counts);
}

bool
block_may_meet(const struct block *block, const struct word_set *set)
{
	return (set->map != NULL || has_few(block->narrow, block->narrow_count,
	    block->wide, block->wide_count, set));
}
