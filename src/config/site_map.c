#include <stdarg.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "config/site.h"
#include "config/site_guess.h"
#include "config/site_map.h"
#include "config/site_yaml.h"

bool
site_map_complain(struct source *source, const yaml_mark_t *mark,
    const char *format, ...)
{
	va_list	 list;
	char	*what;

	va_start(list, format);
	what = arena_vprintf(source->arena, format, list);
	va_end(list);
	what = arena_printf(source->arena, "%s:%zu:%zu: %s", source->path,
	    mark->line + 1, mark->column + 1, what);
	if (source->error == NULL)
		source->error = what;
	if (source->faults != NULL && source->faults->count < SITE_FAULTS_MAX)
		source->faults->list[source->faults->count++] = what;

	return (false);
}

static const yaml_node_t *
node_at(struct source *source, int index)
{
	return (yaml_document_get_node(&source->document, index));
}

/* The scalar as a text; NULL: it is none, or holds a NUL. */
static const char *
text_of(struct source *source, const yaml_node_t *node)
{
	const char	*text;

	if (node->type != YAML_SCALAR_NODE)
		return (NULL);
	text = (const char *)node->data.scalar.value;
	if (strlen(text) != node->data.scalar.length)
		return (NULL);

	return (arena_string(source->arena, text));
}

static bool
read_text(struct source *source, const yaml_node_t *node,
    const struct key *key, void *to)
{
	const char	*text, *must;

	if ((text = text_of(source, node)) == NULL)
		return (site_map_complain(source, &node->start_mark,
		    "'%s' must be a text", key->name));
	if ((must = site_yaml_set(source->arena, key, text, to)) != NULL)
		return (site_map_complain(source, &node->start_mark,
		    "'%s' must be %s", key->name, must));

	return (true);
}

static bool
is_list(struct source *source, const yaml_node_t *node, const struct key *key)
{
	if (node->type == YAML_SEQUENCE_NODE)
		return (true);

	return (site_map_complain(source, &node->start_mark,
	    "'%s' must be a list", key->name));
}

static size_t
list_length(const yaml_node_t *node)
{
	return ((size_t)(node->data.sequence.items.top -
	    node->data.sequence.items.start));
}

static const yaml_node_t *
list_item(struct source *source, const yaml_node_t *list, size_t i)
{
	return (node_at(source, list->data.sequence.items.start[i]));
}

static bool
complain_twice(struct source *source, const yaml_node_t *item,
    const struct key *key, const char *text)
{
	if (key->hidden)
		return (site_map_complain(source, &item->start_mark,
		    "'%s' names one twice", key->name));

	return (site_map_complain(source, &item->start_mark,
	    "'%s' names '%s' twice", key->name, text));
}

static bool
read_texts(struct source *source, const yaml_node_t *node,
    const struct key *key, struct texts *to)
{
	const yaml_node_t	*item;
	struct texts		 texts;
	size_t			 i, n;
	bool			 fine = true;

	if (!is_list(source, node, key))
		return (false);
	texts.count = list_length(node);
	texts.list = arena_alloc(source->arena,
	    texts.count * sizeof(*texts.list));
	for (i = 0; i < texts.count; i++) {
		item = list_item(source, node, i);
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

/* The map behind `maps` is none of those, in what is to be distinct. */
static bool
is_distinct(struct source *source, const yaml_node_t *item,
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

static const yaml_node_pair_t *
pair_of(struct source *source, const yaml_node_t *map, const char *name,
    const yaml_node_pair_t *end)
{
	const yaml_node_pair_t	*pair;
	const char		*text;

	for (pair = map->data.mapping.pairs.start; pair < end; pair++) {
		text = text_of(source, node_at(source, pair->key));
		if (text != NULL && strcmp(text, name) == 0)
			return (pair);
	}

	return (NULL);
}

static bool
is_complete(struct source *source, const yaml_node_t *map,
    const struct key *key)
{
	if (map->type != YAML_MAPPING_NODE)
		return (false);
	for (; key->name != NULL; key++)
		if (key->initial == NULL && key->keys == NULL &&
		    pair_of(source, map, key->name,
		    map->data.mapping.pairs.top) == NULL)
			return (site_map_complain(source, &map->start_mark,
			    "'%s' is missing", key->name));

	return (true);
}

static bool
read_item(struct source *source, const yaml_node_t *item,
    const struct key *key, char *to)
{
	const char	*why;
	bool		 fine;

	if ((why = site_yaml_defaults(source->arena, key->keys, to)) != NULL)
		return (site_map_complain(source, &item->start_mark, "%s",
		    why));
	fine = site_map_read(source, item, key->keys,
	    arena_printf(source->arena, "'%s'", key->name), to);

	return ((fine || source->faults != NULL) &&
	    is_complete(source, item, key->keys) && fine);
}

static bool
read_maps(struct source *source, const yaml_node_t *node,
    const struct key *key, char *to)
{
	const yaml_node_t	*item;
	size_t			 i, count;
	bool			 fine = true;
	char			*maps;

	if (!is_list(source, node, key))
		return (false);
	count = list_length(node);
	maps = arena_alloc(source->arena, count * key->size);
	memset(maps, 0, count * key->size);
	for (i = 0; i < count; i++) {
		item = list_item(source, node, i);
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
read_key(struct source *source, const yaml_node_t *node,
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
		return (site_map_read(source, node, key->keys, arena_printf(
		    source->arena, "'%s'", key->name), to + key->at));
	case KEY_MAPS:
		return (read_maps(source, node, key, to));
	}

	return (false);
}

static bool
complain_unknown(struct source *source, const yaml_node_t *node,
    const struct key *keys, const char *name)
{
	const char	*meant;

	if ((meant = site_guess(keys, name)) != NULL)
		return (site_map_complain(source, &node->start_mark,
		    "unknown key '%s': did you mean '%s'?", name, meant));

	return (site_map_complain(source, &node->start_mark,
	    "unknown key '%s'", name));
}

static bool
read_pair(struct source *source, const yaml_node_t *map,
    const yaml_node_pair_t *pair, const struct key *keys, void *to)
{
	const struct key	*key = keys;
	const yaml_node_t	*node;
	const char		*name;

	node = node_at(source, pair->key);
	if ((name = text_of(source, node)) == NULL)
		return (site_map_complain(source, &node->start_mark,
		    "a key must be a text"));
	while (key->name != NULL && strcmp(key->name, name) != 0)
		key++;
	if (key->name == NULL)
		return (complain_unknown(source, node, keys, name));
	if (pair_of(source, map, name, pair) != NULL)
		return (site_map_complain(source, &node->start_mark,
		    "repeated key '%s'", name));

	return (read_key(source, node_at(source, pair->value), key, to));
}

bool
site_map_read(struct source *source, const yaml_node_t *node,
    const struct key *keys, const char *name, void *to)
{
	const yaml_node_pair_t	*pair;
	bool			 fine = true;

	if (node->type != YAML_MAPPING_NODE)
		return (site_map_complain(source, &node->start_mark,
		    "%s must hold keys", name));
	for (pair = node->data.mapping.pairs.start;
	    pair < node->data.mapping.pairs.top; pair++) {
		fine = read_pair(source, node, pair, keys, to) && fine;
		if (!fine && source->faults == NULL)
			return (false);
	}

	return (fine);
}

yaml_mark_t
site_map_mark(struct source *source, const yaml_node_t *map, const char *key)
{
	const yaml_node_pair_t	*pair;

	pair = pair_of(source, map, key, map->data.mapping.pairs.top);

	return (pair != NULL ? node_at(source, pair->key)->start_mark :
	    map->start_mark);
}
