/* A text that is a date resolves to one that is printed as such. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "text/dates.h"
#include "text/zones.h"

int	LLVMFuzzerTestOneInput(const uint8_t *, size_t);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static bool	 loaded;
	struct arena	*arena;
	struct date	 date;
	struct moment	 moment, again;
	char		 text[DATE_TEXT];

	if (!loaded)
		loaded = zones_load(NULL);
	arena = arena_new();
	if (date_parse(&date, arena_copy(arena, (const char *)data, size)) &&
	    date_resolve(&date, zone_utc(), 1795220250, &moment)) {
		date_print(moment.local, text);
		if (!date_parse(&date, text) ||
		    !date_resolve(&date, zone_utc(), 0, &again) ||
		    again.utc != moment.utc)
			abort();
	}
	arena_free(arena);

	return (0);
}
