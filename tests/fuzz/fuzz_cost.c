/* Every text is a cost of some kind. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/site.h"
#include "text/cost.h"
#include "text/slugs.h"

int	LLVMFuzzerTestOneInput(const uint8_t *, size_t);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct currency	 currency = { "$", "USD", false };
	struct arena			*arena;
	struct cost			 cost;
	size_t				 i;

	/* Other texts are refused before. */
	if (u8_check(data, size) != NULL)
		return (0);
	arena = arena_new();
	cost_read(&cost, arena, arena_copy(arena, (const char *)data, size),
	    &currency);
	if (cost.text == NULL || cost.symbol == NULL)
		abort();
	for (i = 0; i < cost.value_count; i++)
		if (strlen(cost.values[i]) > size + SLUG_MAX)
			abort();
	arena_free(arena);

	return (0);
}
