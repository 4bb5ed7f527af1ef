#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/fields.h"
#include "tests/fuzz/fields.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/value_print.h"

/* Whether a value in it is broken. */
static bool
check(const struct value *value, int depth)
{
	const struct value	*member;
	size_t			 count;
	bool			 broken;

	MUST(depth <= JSON_DEPTH && !value->json);
	if (value->kind == VALUE_TEXT) {
		MUST(strlen(value->text) == value->length);
		MUST(value->broken || u8_check((const uint8_t *)value->text,
		    value->length) == NULL);
		return (value->broken);
	}
	count = 0;
	broken = false;
	for (member = value->first; member != NULL; member = member->next) {
		MUST((value->kind == VALUE_MAP) == (member->name != NULL));
		if (member->name != NULL)
			MUST(value_get(value, member->name) == member);
		broken |= check(member, depth + 1);
		count++;
	}
	MUST(count == value->count);
	MUST(depth == 0 || value->broken || !broken);

	return (broken);
}

const char *
fields_printed(struct arena *arena, const char *type, const char *form,
    size_t length)
{
	const struct value	*file;
	const char		*title;
	struct value		*map;
	struct buf		 buf;

	map = value_new(arena, VALUE_MAP);
	if (type == NULL)
		fields_add_urlencoded(arena, map, form, length);
	else
		fields_add_multipart(arena, map, type, form, length, &file,
		    &title);
	check(map, 0);
	buf_init(&buf, arena, 200);
	value_print(&buf, map);

	return (buf.data);
}
