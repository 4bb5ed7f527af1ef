#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/pieces.h"

static bool
is_blank(char c)
{
	return (c == ' ' || c == '\t' || c == '\n' || c == '\r');
}

/* A text value of what is left without the blanks around it, or NULL. */
static struct value *
trimmed(struct arena *arena, const char *text, size_t length)
{
	struct value	*value;

	for (; length > 0 && is_blank(*text); text++)
		length--;
	while (length > 0 && is_blank(text[length - 1]))
		length--;
	if (length == 0)
		return (NULL);
	value = value_new(arena, VALUE_TEXT);
	value->text = arena_copy(arena, text, length);
	value->length = length;

	return (value);
}

static void
add_text(struct pieces *pieces, struct arena *arena, const char *text,
    size_t length)
{
	struct value	*value;

	if ((value = trimmed(arena, text, length)) != NULL)
		pieces->list[pieces->count++] = value;
}

static bool
split(struct pieces *pieces, struct arena *arena, const char *text)
{
	const char	*at;
	size_t		 count, length;

	count = 1;
	for (at = text; *at != '\0'; at++)
		count += *at == ',';
	if (count > PIECES_MAX)
		return (false);
	pieces->list = arena_alloc(arena, count * sizeof(*pieces->list));
	for (;; text += length + 1) {
		length = strcspn(text, ",");
		add_text(pieces, arena, text, length);
		if (text[length] == '\0')
			return (true);
	}
}

bool
pieces_read(struct pieces *pieces, struct arena *arena,
    const struct value *value)
{
	const struct value	*member;

	pieces->count = 0;
	if (value->kind == VALUE_TEXT)
		return (split(pieces, arena, value->text));
	if (value->kind == VALUE_MAP ||
	    (value->kind == VALUE_LIST && value->count > PIECES_MAX))
		return (false);
	pieces->list = arena_alloc(arena,
	    (value->count + 1) * sizeof(*pieces->list));
	if (value->kind != VALUE_LIST) {
		pieces->list[pieces->count++] = value;
		return (true);
	}
	for (member = value->first; member != NULL; member = member->next)
		if (member->kind == VALUE_TEXT)
			add_text(pieces, arena, member->text, member->length);
		else
			pieces->list[pieces->count++] = member;

	return (true);
}
