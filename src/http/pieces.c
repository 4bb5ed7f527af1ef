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

static void
split(struct pieces *pieces, struct arena *arena, const char *text,
    size_t most)
{
	size_t	 length;

	while (pieces->count <= most) {
		length = strcspn(text, ",");
		add_text(pieces, arena, text, length);
		if (text[length] == '\0')
			return;
		text += length + 1;
	}
}

static void
gather(struct pieces *pieces, struct arena *arena, const struct value *list,
    size_t most)
{
	const struct value	*member;

	for (member = list->first; member != NULL && pieces->count <= most;
	    member = member->next)
		if (member->kind == VALUE_TEXT)
			add_text(pieces, arena, member->text, member->length);
		else
			pieces->list[pieces->count++] = member;
}

static size_t
count_commas(const char *text)
{
	size_t	 count;

	for (count = 0; (text = strchr(text, ',')) != NULL; text++)
		count++;

	return (count);
}

bool
pieces_read(struct pieces *pieces, struct arena *arena,
    const struct value *value, size_t most)
{
	size_t	 room;

	pieces->count = 0;
	if (value->kind == VALUE_MAP)
		return (false);
	room = value->kind == VALUE_TEXT ? count_commas(value->text) :
	    value->count;
	pieces->list = arena_alloc(arena,
	    ((room < most ? room : most) + 1) * sizeof(*pieces->list));
	if (value->kind == VALUE_TEXT)
		split(pieces, arena, value->text, most);
	else if (value->kind != VALUE_LIST)
		pieces->list[pieces->count++] = value;
	else
		gather(pieces, arena, value, most);

	return (true);
}
