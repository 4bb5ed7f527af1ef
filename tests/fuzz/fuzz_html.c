/* What was cleaned is clean. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "text/html.h"

int	LLVMFuzzerTestOneInput(const uint8_t *, size_t);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena	*arena;
	char		*text, *once;

	arena = arena_new();
	text = arena_copy(arena, (const char *)data, size);
	once = html_allow(arena, text);
	if (strcmp(once, html_allow(arena, once)) != 0)
		abort();
	once = html_strip(arena, text);
	if (strcmp(once, html_strip(arena, once)) != 0)
		abort();
	html_strip_line(arena, text);
	html_text(arena, text);
	arena_free(arena);

	return (0);
}
