/*
 * The JSON reader: what it accepts, written again, reads as the same.
 *
 *	clang -fsanitize=fuzzer,address,undefined ...
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"

int	LLVMFuzzerTestOneInput(const uint8_t *, size_t);

static void
write_value(struct json *json, const struct value *value)
{
	const struct value	*member;

	switch (value->kind) {
	case VALUE_NULL:
		json_null(json, value->name);
		return;
	case VALUE_BOOLEAN:
		json_boolean(json, value->name, value->truth);
		return;
	case VALUE_NUMBER:
		json_raw(json, value->name, value->text, value->length);
		return;
	case VALUE_TEXT:
		json_text(json, value->name, value->text, value->length);
		return;
	case VALUE_LIST:
		json_list(json, value->name);
		break;
	case VALUE_MAP:
		json_object(json, value->name);
		break;
	}
	for (member = value->first; member != NULL; member = member->next)
		write_value(json, member);
	if (value->kind == VALUE_LIST)
		json_list_end(json);
	else
		json_object_end(json);
}

static const char *
written(struct arena *arena, const char *text, size_t length)
{
	struct value	*value;
	struct json	 json;
	const char	*error;

	if ((value = json_read(arena, text, length, &error)) == NULL) {
		if (error == NULL)
			abort();
		return (NULL);
	}
	json_init(&json, arena, length);
	write_value(&json, value);

	return (json.buf.data);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t length)
{
	struct arena	*arena;
	const char	*once, *twice;

	arena = arena_new();
	once = written(arena, (const char *)data, length);
	if (once != NULL) {
		twice = written(arena, once, strlen(once));
		if (twice == NULL || strcmp(once, twice) != 0)
			abort();
	}
	arena_free(arena);

	return (0);
}
