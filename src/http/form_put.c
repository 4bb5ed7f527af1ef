#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "http/form.h"

#define DIGITS	18		/* of a key that counts as a number */

/* What stood between brackets. */
struct key {
	const char	*text;
	struct key	*next;
};

static bool
is_utf8(const char *text, size_t length)
{
	return (u8_check((const uint8_t *)text, length) == NULL);
}

static const char *
without_nul(struct arena *arena, const char *text, size_t *length)
{
	char	*copy;
	size_t	 i, kept;

	if (strlen(text) == *length)
		return (text);
	copy = arena_bytes(arena, *length + 1);
	for (i = kept = 0; i < *length; i++)
		if (text[i] != '\0')
			copy[kept++] = text[i];
	copy[kept] = '\0';
	*length = kept;

	return (copy);
}

/* A name that can be shown: U+FFFD stands for what is not UTF-8. */
static const char *
shown_name(struct arena *arena, const char *name, size_t length)
{
	struct buf	 buf;
	int		 step;

	buf_init(&buf, arena, 2 * length);
	for (; length > 0; name += step, length -= (size_t)step) {
		step = u8_mblen((const uint8_t *)name, length);
		if (step > 0) {
			buf_add(&buf, name, (size_t)step);
		} else {
			step = 1;
			buf_string(&buf, "\xef\xbf\xbd");
		}
	}

	return (buf.data);
}

static bool
is_number(const char *key)
{
	size_t	 length;

	length = strlen(key);

	return (length > 0 && length <= DIGITS &&
	    strspn(key, "0123456789") == length);
}

static struct value *
make(struct form *form, enum value_kind kind)
{
	if (++form->count > JSON_VALUES) {
		form->full = true;
		return (NULL);
	}

	return (value_new(form->arena, kind));
}

/* Where the brackets of a name begin; NULL: it is a plain name. */
static char *
find_keys(char *name)
{
	char	*start, *at, *end;
	int	 depth;

	if ((start = strchr(name, '[')) == NULL || start == name)
		return (NULL);
	depth = 1;
	for (at = start; *at == '['; at = end + 1)
		if ((end = strchr(at, ']')) == NULL || ++depth > JSON_DEPTH)
			return (NULL);

	return (*at == '\0' ? start : NULL);
}

static struct key *
split_keys(struct arena *arena, char *start)
{
	struct key	*first = NULL, **next;
	char		*at, *end;

	next = &first;
	for (at = start; *at == '[' && (end = strchr(at, ']')) != NULL;
	    at = end + 1) {
		*end = '\0';
		*next = arena_alloc(arena, sizeof(**next));
		(*next)->text = at + 1;
		next = &(*next)->next;
	}
	*start = '\0';

	return (first);
}

/*
 * The name of a key in its map: [] is the number behind the highest one so far,
 * which the map's `length` holds until the form is finished.
 */
static const char *
key_name(struct form *form, struct value *map, const char *key)
{
	size_t	 n;

	if (*key == '\0')
		return (arena_printf(form->arena, "%zu", map->length++));
	if (is_number(key) && (n = strtoull(key, NULL, 10)) >= map->length)
		map->length = n + 1;

	return (key);
}

/* The map of that name in a map; it takes the place of anything else. */
static struct value *
inner_map(struct form *form, struct value *map, const char *name)
{
	struct value	*inner;

	inner = value_get(map, name);
	if (inner != NULL && inner->kind == VALUE_MAP)
		return (inner);
	if ((inner = make(form, VALUE_MAP)) == NULL)
		return (NULL);
	inner->name = name;
	value_add(map, inner);

	return (value_get(map, name));
}

static void
put(struct form *form, const char *name, const struct key *key,
    struct value *leaf)
{
	struct value	*map;

	for (map = form->map; key != NULL; key = key->next) {
		if ((map = inner_map(form, map, name)) == NULL)
			return;
		map->broken |= leaf->broken;
		name = key_name(form, map, key->text);
	}
	leaf->name = name;
	value_add(map, leaf);
}

void
form_put(struct form *form, const char *name, size_t name_length,
    const char *text, size_t length)
{
	struct value	*leaf;
	struct key	*keys;
	char		*start, *cut;

	name = without_nul(form->arena, name, &name_length);
	if (name_length == 0 || (leaf = make(form, VALUE_TEXT)) == NULL)
		return;
	leaf->text = without_nul(form->arena, text, &length);
	leaf->length = length;
	leaf->broken = !is_utf8(leaf->text, length);
	if (!is_utf8(name, name_length)) {
		leaf->broken = true;
		name = shown_name(form->arena, name, name_length);
	}

	keys = NULL;
	cut = arena_string(form->arena, name);
	if ((start = find_keys(cut)) != NULL)
		keys = split_keys(form->arena, start);
	put(form, cut, keys, leaf);
}

static bool
counts(const struct value *map)
{
	const struct value	*member;

	for (member = map->first; member != NULL; member = member->next)
		if (!is_number(member->name))
			return (false);

	return (true);
}

static void
finish(struct value *value)
{
	struct value	*member;
	bool		 list;

	if (value->kind != VALUE_MAP)
		return;
	list = counts(value);
	for (member = value->first; member != NULL; member = member->next) {
		finish(member);
		if (list)
			member->name = NULL;
	}
	value->length = 0;
	if (list) {
		value->kind = VALUE_LIST;
		value->index = NULL;
	}
}

void
form_finish(struct form *form)
{
	struct value	*value;

	for (value = form->map->first; value != NULL; value = value->next)
		finish(value);
}
