/* Whatever is read as a zone file answers for every time. */
#include <stdint.h>
#include <stdlib.h>

#include "base/arena.h"
#include "text/zones_file.h"

int	LLVMFuzzerTestOneInput(const uint8_t *, size_t);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena		*arena;
	const struct zone	*zone;
	int64_t			 time, utc;
	char			 abbreviation[ZONE_ABBREVIATION];

	arena = arena_new();
	zone = zone_read(arena, data, size);
	for (time = -70000000000; zone != NULL && time < 300000000000;
	    time += 9999999999) {
		zone_abbreviation(zone, "", time, abbreviation);
		utc = zone_to_utc(zone, time);
		if (utc < time - ZONE_EAST_MAX || utc > time + ZONE_WEST_MAX)
			abort();
		/* Of two instants with that clock time it is the first. */
		utc = zone_to_local(zone, time);
		if (zone_to_utc(zone, utc) > time)
			abort();
	}
	arena_free(arena);

	return (0);
}
