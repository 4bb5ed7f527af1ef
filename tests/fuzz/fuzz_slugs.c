/* A slug is short, of few characters, and its own slug. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "text/slugs.h"

int	LLVMFuzzerTestOneInput(const uint8_t *, size_t);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena	*arena;
	char		*slug;

	/* Other texts are refused before. */
	if (u8_check(data, size) != NULL)
		return (0);
	arena = arena_new();
	slug = slug_make(arena, arena_copy(arena, (const char *)data, size));
	if (strlen(slug) > SLUG_MAX || strspn(slug,
	    "abcdefghijklmnopqrstuvwxyz0123456789-_%") != strlen(slug) ||
	    strcmp(slug, slug_make(arena, slug)) != 0 ||
	    strlen(slug_append(arena, slug, "__trashed-2")) > SLUG_MAX)
		abort();
	arena_free(arena);

	return (0);
}
