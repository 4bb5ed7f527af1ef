/*
 * The JSON reader accepts the same texts as jansson and reads the same values,
 * and a value that is written reads as the same value.
 */
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/jansson_print.h"
#include "tests/support/value_print.h"

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
printed(struct arena *arena, const struct value *value)
{
	struct buf	 buf;

	buf_init(&buf, arena, 200);
	value_print(&buf, value);
	return (buf.data);
}

/* jansson skips NULs, so there is nothing to compare. */
static void
compare(struct arena *arena, const char *text, size_t length,
    const struct value *value, const char *error)
{
	enum jansson_answer	 answer;
	struct buf		 theirs;

	if (memchr(text, '\0', length) != NULL ||
	    (value == NULL && strstr(error, "too ") != NULL))
		return;
	buf_init(&theirs, arena, 200);
	answer = jansson_print(&theirs, text, length);
	if (answer == JANSSON_UNABLE)
		return;
	MUST((value != NULL) == (answer == JANSSON_READ));
	if (value != NULL)
		MUST(strcmp(printed(arena, value), theirs.data) == 0);
}

int
fuzz_json(const uint8_t *data, size_t length)
{
	struct arena	*arena;
	struct value	*value, *again;
	struct json	 json;
	const char	*text, *error;

	arena = arena_new();
	text = (const char *)data;
	value = json_read(arena, text, length, &error);
	MUST((value == NULL) == (error != NULL));
	compare(arena, text, length, value, error);
	if (value != NULL) {
		json_init(&json, arena, length);
		write_value(&json, value);
		again = json_read(arena, json.buf.data, json.buf.length,
		    &error);
		MUST(again != NULL);
		MUST(strcmp(printed(arena, value),
		    printed(arena, again)) == 0);
	}
	arena_free(arena);

	return (0);
}
