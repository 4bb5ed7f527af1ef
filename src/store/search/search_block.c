#include <endian.h>
#include <string.h>

#include "base/buf.h"
#include "store/search/search_block.h"

#define HEAD		13	/* bytes of it */
#define ID_BITS		24
#define LENGTH_BITS	7
#define LENGTH_STEP	900	/* seconds */

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
block_key(const struct block_place *place)
{
	const uint64_t	 most = (1 << LENGTH_BITS) - 1;
	uint64_t	 length;

	length = place->end < place->start ? 0 :
	    ((uint64_t)place->end - (uint64_t)place->start) / LENGTH_STEP;
	if (length > most)
		length = most;
	return (block_key_least(place->start) |
	    (int64_t)(length << ID_BITS) |
	    (place->event & ((INT64_C(1) << ID_BITS) - 1)));
}

int64_t
block_minute_end(const struct block_place *place)
{
	return ((minute_of(place->start) + 1) * 60);
}

static int
compare_numbers(int64_t a, int64_t b)
{
	return ((a > b) - (a < b));
}

int
block_compare_times(const void *p, const void *q)
{
	const struct block_place	*a = p, *b = q;
	int				 order;

	if ((order = compare_numbers(a->start, b->start)) == 0 &&
	    (order = compare_numbers(a->end, b->end)) == 0)
		order = compare_numbers(a->event, b->event);
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
	if (length < HEAD || bytes[0] != BLOCK_VERSION)
		return (false);
	block->count = read_32(bytes + 1);
	block->narrow_count = read_32(bytes + 5);
	block->wide_count = read_32(bytes + 9);
	rest = length - HEAD;
	if (rest / 2 < block->narrow_count)
		return (false);
	rest -= block->narrow_count * 2;
	if (rest / 4 < block->wide_count)
		return (false);
	block->narrow = bytes + HEAD;
	block->wide = block->narrow + block->narrow_count * 2;
	block->at = block->wide + block->wide_count * 4;
	block->end = bytes + length;
	return (true);
}

/* False when it does not end, within the block or ten bytes. */
static bool
read_number(struct block *block, uint64_t *n)
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

/* The value that differs from another by this number. */
static int64_t
differ(int64_t other, uint64_t n)
{
	return ((int64_t)((uint64_t)other + ((n >> 1) ^ -(n & 1))));
}

bool
block_read(struct block *block, struct block_entry *entry)
{
	uint64_t	 start, length, event, narrow, wide;

	if (!read_number(block, &start) || !read_number(block, &length) ||
	    !read_number(block, &event) || !read_number(block, &narrow) ||
	    !read_number(block, &wide) || narrow > block->narrow_count ||
	    wide > block->wide_count)
		return (false);
	block->start = differ(block->start, start);
	block->event = differ(block->event, event);
	entry->place.start = block->start;
	entry->place.end = differ(block->start, length);
	entry->place.event = block->event;
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
write_number(struct buf *buf, uint64_t n)
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
	write_number(buf, (n << 1) ^ -(n >> 63));
}

static void
write_head(struct buf *buf, const struct block_entry *entries, size_t count)
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
	struct block_place		 before = { 0, 0, 0 };
	size_t				 i;

	if (count == 0)
		return;
	write_head(buf, entries, count);
	for (i = 0; i < count; i++)
		buf_add(buf, entries[i].narrow, entries[i].narrow_count * 2);
	for (i = 0; i < count; i++)
		buf_add(buf, entries[i].wide, entries[i].wide_count * 4);
	for (i = 0; i < count; i++) {
		entry = &entries[i];
		write_difference(buf, entry->place.start, before.start);
		write_difference(buf, entry->place.end, entry->place.start);
		write_difference(buf, entry->place.event, before.event);
		write_number(buf, entry->narrow_count);
		write_number(buf, entry->wide_count);
		before = entry->place;
	}
}

size_t
block_size(const struct block_entry *entry)
{
	return (entry->narrow_count * 2 + entry->wide_count * 4 + 12);
}
