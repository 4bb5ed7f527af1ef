#include <string.h>

#include "codegen/keys.h"

static const char *const	kind_names[] = {
	[KEY_TEXT] = "a text",
	[KEY_NUMBER] = "a number",
	[KEY_COUNT] = "a whole number above 0",
	[KEY_WORD] = "a text",
	[KEY_WORDS] = "a list with texts",
	[KEY_MAP] = "a map with keys",
	[KEY_VALUE] = "a text or null",
	[KEY_FLAG] = "true or false"
};

static bool
is_text(const struct node *node)
{
	return (node->kind == NODE_TEXT && !node_is_null(node));
}

static bool
are_words(const struct node *node)
{
	size_t	i;

	if (node->kind != NODE_LIST || node->items.count == 0)
		return (false);
	for (i = 0; i < node->items.count; i++) {
		if (!is_text(node->items.items[i]))
			return (false);
	}

	return (true);
}

static bool
has_kind(const struct node *node, enum key_kind kind)
{
	switch (kind) {
	case KEY_TEXT:
	case KEY_WORD:
		return (is_text(node));
	case KEY_COUNT:
		return (node_is_integer(node) && node->text[0] != '-' &&
		    !node_is(node, "0"));
	case KEY_NUMBER:
		return (node_is_number(node));
	case KEY_WORDS:
		return (are_words(node));
	case KEY_MAP:
		return (node->kind == NODE_MAP && node->items.count > 0);
	case KEY_VALUE:
		return (node->kind == NODE_TEXT);
	default:
		return (node_is_boolean(node));
	}
}

static void
complain_of_repeats(const struct node *list)
{
	const struct node	*word;
	size_t			 i, k;

	for (i = 1; i < list->items.count; i++) {
		word = list->items.items[i];
		for (k = 0; k < i; k++) {
			if (node_is(list->items.items[k], word->text))
				break;
		}
		if (k < i)
			complain(&word->place, "'%s' is there twice",
			    word->text);
	}
}

static void
check_word(const struct node *node, const struct key *key)
{
	if (key->words != NULL &&
	    word_constant(key->words, node->text) == NULL)
		complain(&node->place, "'%s' must be %s, not '%s'", key->name,
		    word_choice(key->words), node->text);
}

static void
read_key(const struct node *value, const struct key *key, void *to)
{
	char	*member = (char *)to + key->offset;
	size_t	 i;

	if (!has_kind(value, key->kind)) {
		complain(&value->place, "'%s' must be %s", key->name,
		    kind_names[key->kind]);
		return;
	}
	if (key->kind == KEY_WORDS)
		complain_of_repeats(value);
	if (key->kind == KEY_WORD)
		check_word(value, key);
	for (i = 0; key->kind == KEY_WORDS && i < value->items.count; i++)
		check_word(value->items.items[i], key);
	if (key->kind == KEY_FLAG)
		*(bool *)member = node_is(value, "true");
	else
		*(const struct node **)member = value;
}

static const struct key *
find_key(const struct key *keys, size_t count, const char *name)
{
	size_t	i;

	for (i = 0; i < count; i++) {
		if (strcmp(keys[i].name, name) == 0)
			return (&keys[i]);
	}

	return (NULL);
}

bool
keys_are_map(const struct node *node)
{
	if (node->kind == NODE_MAP)
		return (true);
	complain(&node->place, "must be a map");

	return (false);
}

void
keys_read(const struct node *map, const struct key *keys, size_t count,
    void *to)
{
	const struct node	*name;
	const struct key	*key;
	size_t			 i;

	if (!keys_are_map(map))
		return;
	for (i = 0; i < map->keys.count; i++) {
		name = map->keys.items[i];
		if ((key = find_key(keys, count, name->text)) != NULL)
			read_key(map->items.items[i], key, to);
		else
			complain(&name->place, "unknown key '%s'",
			    name->text);
	}
	for (i = 0; i < count; i++) {
		if (keys[i].required && node_get(map, keys[i].name) == NULL)
			complain(&map->place, "missing key '%s'",
			    keys[i].name);
	}
}
