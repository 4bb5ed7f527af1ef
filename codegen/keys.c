#include <string.h>

#include "codegen/keys.h"

/* The kind of value, and its form if it is an unquoted text. */
static const struct {
	const char	*what;
	const char	*form;
} kinds[] = {
	[KEY_TEXT] = { "a text", NULL },
	[KEY_NAME] = { "a text", NULL },
	[KEY_NUMBER] = { "a number", FORM_NUMBER },
	[KEY_COUNT] = { "a whole number above 0", "[1-9][0-9]*" },
	[KEY_WORD] = { "a text", NULL },
	[KEY_WORDS] = { "a text or a list of texts", NULL },
	[KEY_MAP] = { "a map with keys", NULL },
	[KEY_VALUE] = { "a text or null", NULL },
	[KEY_FLAG] = { "true or false", FORM_BOOLEAN },
	[KEY_ENTRIES] = { "a map with keys", NULL }
};

const char *
keys_values(const struct key *key)
{
	if (key->types != NULL)
		return (type_takers(key->types, 0));
	if (key->words == NULL)
		return (kinds[key->kind].what);

	return (memory_print("%s%s", key->kind == KEY_WORDS ? "some of " : "",
	    word_choice(key->words)));
}

static bool
is_text(const struct node *node)
{
	return (node->kind == NODE_TEXT && !node_is_null(node));
}

static bool
are_words(const struct node *node)
{
	const struct node	*word;

	EACH(word, node->items) {
		if (!is_text(word))
			return (false);
	}

	return (is_text(node) ||
	    (node->kind == NODE_LIST && node->items.count > 0));
}

static bool
has_kind(const struct node *node, enum key_kind kind)
{
	if (kinds[kind].form != NULL)
		return (node_is_plain(node, kinds[kind].form));
	switch (kind) {
	case KEY_TEXT:
	case KEY_NAME:
	case KEY_WORD:
		return (is_text(node));
	case KEY_WORDS:
		return (are_words(node));
	case KEY_VALUE:
		return (node->kind == NODE_TEXT);
	default:
		return (node->kind == NODE_MAP && node->items.count > 0);
	}
}

static void
check_word(const struct node *node, const struct key *key)
{
	if ((key->words != NULL && !word_is(key->words, node->text)) ||
	    (key->types != NULL && type_find(key->types, node->text) == NULL))
		complain(&node->place, "'%s' must be %s, not '%s'", key->name,
		    key->types != NULL ? keys_values(key) :
		    word_choice(key->words), node->text);
}

/* Reads a list of words. A single text counts as a list. */
static const struct node *
read_words(const struct node *value, const struct key *key)
{
	const struct node	*word;
	struct node		*list;
	struct list		 seen = { NULL, 0 };

	list = memory_get(sizeof(*list));
	*list = *value;
	list->kind = NODE_LIST;
	if (value->kind == NODE_TEXT) {
		list->items.items = memory_get(sizeof(value));
		list->items.items[0] = value;
		list->items.count = 1;
	}
	EACH(word, list->items) {
		check_word(word, key);
		if (!list_add_text(&seen, word->text))
			complain(&word->place, "duplicate '%s'", word->text);
	}

	return (list);
}

void
keys_check_name(const struct node *node)
{
	static const char *const	keywords[] = {
		"asm", "auto", "bool", "break", "case", "char",
		"const", "continue", "default", "do", "double", "else", "enum",
		"extern", "false", "float", "for", "goto", "if", "inline",
		"int", "long", "register", "restrict", "return", "short",
		"signed", "sizeof", "static", "struct", "switch", "true",
		"typedef", "typeof", "union", "unsigned", "void", "volatile",
		"while", NULL
	};

	node_check_form(node, FORM_NAME, "a name in C");
	if (word_is(keywords, node->text))
		complain(&node->place, "'%s' is a keyword of C: use another "
		    "name", node->text);
}

static void
read_key(const struct node *value, const struct key *key, void *to)
{
	void			*member = (char *)to + key->offset;
	const struct node	*name, *map;

	if (!has_kind(value, key->kind)) {
		complain(&value->place, "'%s' must be %s", key->name,
		    kinds[key->kind].what);
		return;
	}
	switch (key->kind) {
	case KEY_FLAG:
		*(bool *)member = node_is(value, "true");
		return;
	case KEY_ENTRIES:
		MAP_EACH(name, map, value)
			keys_add(member, key->size, name, map, key->keys);
		return;
	case KEY_WORDS:
		value = read_words(value, key);
		break;
	case KEY_WORD:
		check_word(value, key);
		break;
	case KEY_NAME:
		keys_check_name(value);
		break;
	default:
		break;
	}
	*(const struct node **)member = value;
}

static const struct key *
find_key(const struct key *keys, const char *name)
{
	for (; keys->name != NULL; keys++) {
		if (strcmp(keys->name, name) == 0)
			return (keys);
	}

	return (NULL);
}

static bool
is_set(const struct key *keys, const char *name, const void *to)
{
	const struct key	*key = find_key(keys, name);
	const void		*member = (const char *)to + key->offset;

	return (key->kind == KEY_FLAG ? *(const bool *)member :
	    *(const struct node *const *)member != NULL);
}

/*
 * Checks keys that exclude or need others, after all are read, since their
 * order is free.
 */
static void
check_together(const struct node *map, const struct key *keys, const void *to)
{
	const struct node	*name, *value;
	const struct key	*key;

	MAP_EACH(name, value, map) {
		if ((key = find_key(keys, name->text)) == NULL)
			continue;
		if (key->needs != NULL && !is_set(keys, key->needs, to))
			complain(&name->place, "'%s' needs '%s'", key->name,
			    key->needs);
		if (key->excludes != NULL && is_set(keys, key->excludes, to))
			complain(&name->place, "'%s' does not go with '%s'",
			    key->name, key->excludes);
	}
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
keys_read(const struct node *map, const struct key *keys, void *to)
{
	const struct node	*name, *value;
	const struct key	*key;

	if (!keys_are_map(map))
		return;
	MAP_EACH(name, value, map) {
		if ((key = find_key(keys, name->text)) != NULL)
			read_key(value, key, to);
		else
			complain(&name->place, "unknown key '%s'",
			    name->text);
	}
	for (key = keys; key->name != NULL; key++) {
		if (key->required && node_get(map, key->name) == NULL)
			complain(&map->place, "missing key '%s'", key->name);
	}
	check_together(map, keys, to);
}

void *
keys_add(struct list *list, size_t size, const struct node *key,
    const struct node *map, const struct key *keys)
{
	const struct node	**entry;

	entry = memory_get(size);
	*entry = key;
	keys_read(map, keys, entry);
	list_add(list, entry);

	return (entry);
}

void
keys_fit(const struct node *map, const struct key *keys, unsigned takes,
    const char *type)
{
	const struct node	*name, *value;
	const struct key	*key;

	if (map->kind != NODE_MAP)
		return;
	MAP_EACH(name, value, map) {
		key = find_key(keys, name->text);
		if (key != NULL && key->takes != 0 && !(key->takes & takes))
			complain(&name->place, "'%s' does not go with '%s'",
			    key->name, type);
	}
	for (key = keys; key->name != NULL; key++) {
		if (key->needed & takes &&
		    node_get(map, key->name) == NULL)
			complain(&map->place, "'%s' needs '%s'", type,
			    key->name);
	}
}
