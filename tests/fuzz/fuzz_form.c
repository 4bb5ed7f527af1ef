/*
 * The form readers: a first byte chooses which; no value is left half made.
 *
 *	clang -fsanitize=fuzzer,address,undefined ...
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/fields.h"

int	LLVMFuzzerTestOneInput(const uint8_t *, size_t);

static void
check(const struct value *value, int depth)
{
	const struct value	*member;
	size_t			 count;

	if (depth > JSON_DEPTH || value->json)
		abort();
	if (value->kind == VALUE_TEXT) {
		if (strlen(value->text) != value->length)
			abort();
		return;
	}
	count = 0;
	for (member = value->first; member != NULL; member = member->next) {
		if ((value->kind == VALUE_MAP) != (member->name != NULL))
			abort();
		if (value->kind == VALUE_MAP &&
		    value_get(value, member->name) != member)
			abort();
		check(member, depth + 1);
		count++;
	}
	if (count != value->count)
		abort();
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t length)
{
	struct arena	*arena;
	struct value	*map;
	const char	*text;

	if (length == 0)
		return (0);
	arena = arena_new();
	map = value_new(arena, VALUE_MAP);
	text = (const char *)data + 1;
	if (*data & 1)
		fields_add_urlencoded(arena, map, text, length - 1);
	else
		fields_add_multipart(arena, map,
		    "multipart/form-data; boundary=x", text, length - 1);
	check(map, 0);
	arena_free(arena);

	return (0);
}
