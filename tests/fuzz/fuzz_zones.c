/*
 * A zone that was read from any bytes has an offset at every time, and its
 * changes are those in the bytes.
 */
#include "base/arena.h"
#include "tests/fuzz/fuzz.h"
#include "text/zones_file.h"

#define HEADER	44	/* bytes */

static int64_t
number(const uint8_t *at, int size)
{
	uint64_t	 n;
	int		 i;

	n = at[0] & 0x80 ? ~UINT64_C(0) : 0;
	for (i = 0; i < size; i++)
		n = n << 8 | at[i];
	return ((int64_t)n);
}

/*
 * Returns the length of a block after its header, for times of that many
 * bytes.
 */
static int64_t
block_size(const uint8_t *header, int time)
{
	return (number(header + 20, 4) + number(header + 24, 4) +
	    number(header + 28, 4) * (time + 4) +
	    number(header + 32, 4) * (time + 1) +
	    number(header + 36, 4) * 6 + number(header + 40, 4));
}

/* RFC 9636 section 3.2. Only the second block counts. */
static void
check_changes(const struct zone *zone, const uint8_t *data)
{
	const uint8_t	*header, *times, *which, *types;
	int64_t		 count, i, at;
	int32_t		 offset, before;

	header = data + HEADER + block_size(data, 4);
	count = number(header + 32, 4);
	times = header + HEADER;
	which = times + count * 8;
	types = which + count;
	before = (int32_t)number(types, 4);
	for (i = 0; i < count; i++) {
		at = number(times + i * 8, 8);
		offset = (int32_t)number(types + which[i] * 6, 4);
		MUST(zone_offset(zone, at) == offset);
		if (at > INT64_MIN)
			MUST(zone_offset(zone, at - 1) == before);
		before = offset;
	}
}

int
fuzz_zones(const uint8_t *data, size_t size)
{
	struct arena		*arena;
	const struct zone	*zone;
	int64_t			 time, utc;
	char			 abbreviation[ZONE_ABBREVIATION];

	arena = arena_new();
	zone = zone_read(arena, data, size);
	if (zone != NULL)
		check_changes(zone, data);
	for (time = -70000000000; zone != NULL && time < 300000000000;
	    time += 9999999999) {
		zone_abbreviation(zone, "", time, abbreviation);
		utc = zone_to_utc(zone, time);
		MUST(utc >= time - ZONE_EAST_MAX &&
		    utc <= time + ZONE_WEST_MAX);
		/* If a clock time occurs twice, the first instant counts. */
		utc = zone_to_local(zone, time);
		MUST(zone_to_utc(zone, utc) <= time);
	}
	arena_free(arena);

	return (0);
}
