#include "config/site_yaml.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/yaml.h"
#include "config/site.h"
#include "config/site_guess.h"

#define DEFAULTS_SIZE	512	/* bytes; grows */

struct source {
	struct arena	*arena;
	const char	*path;		/* NULL: errors have no position */
	const char	*error;		/* "site.yaml:3:1: ...", or NULL */
	struct texts	*faults;	/* NULL: stop at the first error */
};

static bool	read_map(struct source *, const struct node *,
		    const struct key *, const char *name, void *to);

/* Sets the error, with its position, or adds it to `faults`. Returns false. */
static bool __attribute__((format(printf, 3, 4)))
complain_at(struct source *source, const struct place *place,
    const char *format, ...)
{
	va_list	 list;
	char	*what;

	va_start(list, format);
	what = arena_vprintf(source->arena, format, list);
	va_end(list);
	if (source->path != NULL)
		what = arena_printf(source->arena, "%s:%zu:%zu: %s",
		    source->path, place->line, place->column, what);
	if (source->error == NULL)
		source->error = what;
	if (source->faults != NULL && source->faults->count < SITE_FAULTS_MAX)
		source->faults->list[source->faults->count++] = what;

	return (false);
}

/* The values that a key allows: "a number from 0 to 9". */
static const char *
must_be(struct arena *arena, const struct key *key)
{
	if (key->shape == KEY_NUMBER)
		return (arena_printf(arena, "a number from %d to %d",
		    key->min, key->max));

	return (key->kind->must);
}

static bool
read_number(const struct key *key, const char *text, int *to)
{
	size_t	 length;
	int	 n;

	length = strlen(text);
	if (length == 0 || length > 9 || strspn(text, "0123456789") != length)
		return (false);
	n = atoi(text);
	if (n < key->min || n > key->max)
		return (false);
	*to = n;

	return (true);
}

const char *
site_yaml_mend(struct arena *arena, const struct key *key, const char *text)
{
	return (key->mend == NULL ? text : key->mend(arena, text));
}

const char *
site_yaml_set(struct arena *arena, const struct key *key, const char *text,
    void *to)
{
	bool	 right;

	text = site_yaml_mend(arena, key, text);
	right = key->shape == KEY_NUMBER ? read_number(key, text, to) :
	    key->kind->read(arena, text, to);

	return (right ? NULL : must_be(arena, key));
}

/*
 * Returns the text of a scalar, or NULL if the node is not a scalar or
 * contains a NUL.
 */
static const char *
text_of(const struct node *node)
{
	return (node->kind == NODE_TEXT ? node->text : NULL);
}

static bool
read_text(struct source *source, const struct node *node,
    const struct key *key, void *to)
{
	struct key	 own = *key;
	const char	*text, *must;

	if (own.desk_kind != NULL && source->path == NULL)
		own.kind = own.desk_kind;
	if ((text = text_of(node)) == NULL)
		return (complain_at(source, &node->place,
		    "'%s' must be a text", key->name));
	if ((must = site_yaml_set(source->arena, &own, text, to)) != NULL)
		return (complain_at(source, &node->place,
		    "'%s' must be %s", key->name, must));

	return (true);
}

static bool
is_list(struct source *source, const struct node *node, const struct key *key)
{
	if (node->kind == NODE_LIST)
		return (true);

	return (complain_at(source, &node->place,
	    "'%s' must be a list", key->name));
}

static bool
complain_twice(struct source *source, const struct node *item,
    const struct key *key, const char *text)
{
	if (key->hidden)
		return (complain_at(source, &item->place,
		    "'%s' contains a value twice", key->name));

	return (complain_at(source, &item->place,
	    "'%s' contains '%s' twice", key->name, text));
}

static bool
read_texts(struct source *source, const struct node *node,
    const struct key *key, struct texts *to)
{
	const struct node	*item;
	struct texts		 texts;
	size_t			 i, n;
	bool			 fine = true;

	if (!is_list(source, node, key))
		return (false);
	texts.count = node->items.count;
	texts.list = arena_alloc(source->arena,
	    texts.count * sizeof(*texts.list));
	for (i = 0; i < texts.count; i++) {
		item = node->items.items[i];
		fine = read_text(source, item, key, &texts.list[i]) && fine;
		for (n = 0; n < i && fine; n++)
			if (strcmp(texts.list[n], texts.list[i]) == 0)
				fine = complain_twice(source, item, key,
				    texts.list[i]);
		if (!fine && source->faults == NULL)
			return (false);
	}
	if (fine)
		*to = texts;

	return (fine);
}

static const char *
text_at(const char *map, const struct key *key)
{
	return (*(const char *const *)(const void *)(map + key->at));
}

/*
 * Whether the map after the first `count` maps differs from them in every key
 * that must be distinct.
 */
static bool
is_distinct(struct source *source, const struct node *item,
    const struct key *key, const char *maps, size_t count)
{
	const struct key	*part;
	const char		*text;
	size_t			 i;

	for (part = key->keys; part->name != NULL; part++) {
		if (!part->distinct)
			continue;
		text = text_at(maps + count * key->size, part);
		for (i = 0; i < count; i++)
			if (strcasecmp(text, text_at(maps + i * key->size,
			    part)) == 0)
				return (complain_twice(source, item, key,
				    text));
	}

	return (true);
}

/* Returns the index of the name among the first `count` keys, or `count`. */
static size_t
find_key(const struct node *map, const char *name, size_t count)
{
	const char	*text;
	size_t		 i;

	for (i = 0; i < count; i++) {
		text = text_of(map->keys.items[i]);
		if (text != NULL && strcmp(text, name) == 0)
			break;
	}

	return (i);
}

static bool
is_complete(struct source *source, const struct node *map,
    const struct key *key)
{
	if (map->kind != NODE_MAP)
		return (false);
	for (; key->name != NULL; key++)
		if (key->initial == NULL && key->keys == NULL &&
		    find_key(map, key->name, map->keys.count) ==
		    map->keys.count)
			return (complain_at(source, &map->place,
			    "'%s' is missing", key->name));

	return (true);
}

static bool
read_item(struct source *source, const struct node *item,
    const struct key *key, char *to)
{
	const char	*why;
	bool		 fine;

	if ((why = site_yaml_defaults(source->arena, key->keys, to)) != NULL)
		return (complain_at(source, &item->place, "%s",
		    why));
	fine = read_map(source, item, key->keys,
	    arena_printf(source->arena, "'%s'", key->name), to);

	return ((fine || source->faults != NULL) &&
	    is_complete(source, item, key->keys) && fine);
}

static bool
read_maps(struct source *source, const struct node *node,
    const struct key *key, char *to)
{
	const struct node	*item;
	size_t			 i, count;
	bool			 fine = true;
	char			*maps;

	if (!is_list(source, node, key))
		return (false);
	count = node->items.count;
	maps = arena_alloc(source->arena, count * key->size);
	memset(maps, 0, count * key->size);
	for (i = 0; i < count; i++) {
		item = node->items.items[i];
		fine = read_item(source, item, key, maps + i * key->size) &&
		    fine && is_distinct(source, item, key, maps, i);
		if (!fine && source->faults == NULL)
			return (false);
	}
	if (fine) {
		memcpy(to + key->at, &maps, sizeof(maps));
		memcpy(to + key->count_at, &count, sizeof(count));
	}

	return (fine);
}

static bool
read_key(struct source *source, const struct node *node,
    const struct key *key, char *to)
{
	switch (key->shape) {
	case KEY_TEXT:
	case KEY_NUMBER:
		return (read_text(source, node, key, to + key->at));
	case KEY_TEXTS:
		return (read_texts(source, node, key,
		    (void *)(to + key->at)));
	case KEY_MAP:
		return (read_map(source, node, key->keys, arena_printf(
		    source->arena, "'%s'", key->name), to + key->at));
	case KEY_MAPS:
		return (read_maps(source, node, key, to));
	}

	return (false);
}

static bool
complain_unknown(struct source *source, const struct node *node,
    const struct key *keys, const char *name)
{
	const char	*meant;

	if ((meant = site_guess(keys, name)) != NULL)
		return (complain_at(source, &node->place,
		    "unknown key '%s': did you mean '%s'?", name, meant));

	return (complain_at(source, &node->place,
	    "unknown key '%s'", name));
}

static bool
read_pair(struct source *source, const struct node *map, size_t i,
    const struct key *keys, void *to)
{
	const struct key	*key = keys;
	const struct node	*node = map->keys.items[i];
	const char		*name;

	if ((name = text_of(node)) == NULL)
		return (complain_at(source, &node->place,
		    "a key must be a text"));
	while (key->name != NULL && strcmp(key->name, name) != 0)
		key++;
	if (key->name == NULL)
		return (complain_unknown(source, node, keys, name));
	if (key->file && source->path == NULL)
		return (complain_at(source, &node->place,
		    "'%s' can be set only in site.yaml", name));
	if (find_key(map, name, i) < i)
		return (complain_at(source, &node->place,
		    "repeated key '%s'", name));

	return (read_key(source, map->items.items[i], key, to));
}

/*
 * Stores the content of a map, which errors call `name`. Returns false with
 * `error` set. If there is `faults`, the whole map was read.
 */
static bool
read_map(struct source *source, const struct node *node,
    const struct key *keys, const char *name, void *to)
{
	size_t	i;
	bool	fine = true;

	if (node->kind != NODE_MAP)
		return (complain_at(source, &node->place,
		    "%s must contain keys", name));
	for (i = 0; i < node->keys.count; i++) {
		fine = read_pair(source, node, i, keys, to) && fine;
		if (!fine && source->faults == NULL)
			return (false);
	}

	return (fine);
}

/* Returns the position of a key in the map, or of the map. */
static const struct place *
place_of(const struct node *map, const char *key)
{
	size_t	i;

	i = find_key(map, key, map->keys.count);

	return (i < map->keys.count ? &map->keys.items[i]->place :
	    &map->place);
}

/*
 * Invalid keys have their default here, so only combinations of valid values
 * are checked.
 */
static void
check_rules(struct source *source, const struct node *root,
    const struct site_rule *rule, const void *to)
{
	const char	*why;

	for (; rule->key != NULL; rule++) {
		if (source->error != NULL && source->faults == NULL)
			return;
		if ((why = rule->check(to, source->arena)) != NULL)
			complain_at(source, place_of(root,
			    rule->key), "%s", why);
	}
}

static const char *
read_yaml(struct source *source, const char *text, size_t length,
    const struct key *keys, const struct site_rule *rules, void *to,
    const struct node **root)
{
	struct yaml	 yaml;

	yaml_read(&yaml, source->arena, source->path, text, length);
	*root = yaml.root;
	if (yaml.fault != NULL)
		complain_at(source, &yaml.place, "%s", yaml.fault);
	if (yaml.root != NULL && (read_map(source, yaml.root, keys,
	    "the file", to) || yaml.root->kind == NODE_MAP))
		check_rules(source, yaml.root, rules, to);

	return (source->error);
}

const char *
site_yaml_defaults(struct arena *arena, const struct key *keys, void *to)
{
	static const struct site_rule	 none = { NULL, NULL };
	struct source			 source = { .arena = arena,
	    .path = "defaults" };
	const struct key		*key;
	const struct node		*root;
	struct buf			 text;
	const char			*why;

	buf_init(&text, arena, DEFAULTS_SIZE);
	for (key = keys; key->name != NULL; key++) {
		if (key->shape == KEY_MAP && (why = site_yaml_defaults(arena,
		    key->keys, (char *)to + key->at)) != NULL)
			return (why);
		if (key->initial != NULL)
			buf_printf(&text, "%s: %s\n", key->name, key->initial);
	}

	return (read_yaml(&source, text.data, text.length, keys, &none, to,
	    &root));
}

const char *
site_yaml_read(struct arena *arena, const char *path, const struct key *keys,
    const struct site_rule *rules, void *to, struct texts *faults,
    const struct node **root)
{
	struct source	 source = { .arena = arena, .path = path,
	    .faults = faults };
	const char	*text;
	size_t		 length;

	if ((text = yaml_load(arena, path, &length)) == NULL)
		return (arena_printf(arena, "cannot open '%s': %s", path,
		    strerror(errno)));

	return (read_yaml(&source, text, length, keys, rules, to, root));
}

const char *
site_yaml_value(struct arena *arena, const struct key *key,
    const char *value, void *to)
{
	struct source	 source = { .arena = arena };
	struct yaml	 yaml;

	yaml_read(&yaml, arena, "", value, strlen(value));
	if (yaml.fault != NULL || yaml.root == NULL || yaml.more)
		return (arena_printf(arena, "'%s' is not one value of YAML",
		    key->name));
	(void)read_key(&source, yaml.root, key, to);

	return (source.error);
}

const struct node *
site_yaml_said(const struct node *root, const char *name)
{
	size_t	 i;

	if (root == NULL || root->kind != NODE_MAP)
		return (NULL);
	i = find_key(root, name, root->keys.count);

	return (i < root->keys.count ? root->items.items[i] : NULL);
}
