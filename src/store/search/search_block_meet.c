#include <endian.h>
#include <string.h>

#include "store/search/search_block.h"
#include "store/search/word_table.h"

static uint16_t
read_16(const uint8_t *at)
{
	uint16_t	 n;

	memcpy(&n, at, sizeof(n));
	return (le16toh(n));
}

static uint32_t
read_32(const uint8_t *at)
{
	uint32_t	 n;

	memcpy(&n, at, sizeof(n));
	return (le32toh(n));
}

#define AT_ONCE	16

/* Without a way out inside, which would be one comparison at a time. */
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

/* Any narrow number has its byte in the map. */
static bool
is_mapped(const struct block_entry *entry, const struct word_set *set)
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

bool
block_entry_unknown(const struct block_entry *entry)
{
	return (entry->narrow_count > 0 && read_16(entry->narrow) == 0);
}

bool
block_entry_meets(const struct block_entry *entry, const struct word_set *set)
{
	if (set->map != NULL)
		return (is_mapped(entry, set));
	return (has_few(entry->narrow, entry->narrow_count, entry->wide,
	    entry->wide_count, set));
}

bool
block_may_meet(const struct block *block, const struct word_set *set)
{
	return (set->map != NULL || has_few(block->narrow, block->narrow_count,
	    block->wide, block->wide_count, set));
}
