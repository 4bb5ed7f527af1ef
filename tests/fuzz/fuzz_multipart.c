/*
 * Multipart bodies. The first line is the content type. Every value is
 * complete.
 */
#include <string.h>

#include "base/arena.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/fields.h"

int
fuzz_multipart(const uint8_t *data, size_t length)
{
	struct arena	*arena;
	const char	*end;
	size_t		 line;

	end = memchr(data, '\n', length);
	line = end == NULL ? length : (size_t)(end - (const char *)data);
	/* A header field cannot contain a NUL. */
	if (memchr(data, '\0', line) != NULL)
		return (0);
	arena = arena_new();
	fields_printed(arena, arena_copy(arena, (const char *)data, line),
	    end == NULL ? "" : end + 1, end == NULL ? 0 : length - line - 1);
	arena_free(arena);

	return (0);
}
