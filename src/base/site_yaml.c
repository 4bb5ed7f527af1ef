#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include <yaml.h>

#include "base/arena.h"
#include "base/site.h"
#include "base/site_yaml.h"

struct source {
	struct arena	*arena;
	const char	*path;
	yaml_document_t	 document;
	const char	*error;
};

static bool	read_map(struct source *, const yaml_node_t *,
		    const struct key *, const char *name, void *to);

static bool	complain(struct source *, const yaml_mark_t *,
		    const char *, ...) __attribute__((format(printf, 3, 4)));

static bool
complain(struct source *source, const yaml_mark_t *mark, const char *format,
    ...)
{
	va_list	 list;
	char	*what;

	va_start(list, format);
	what = arena_vprintf(source->arena, format, list);
	va_end(list);
	source->error = arena_printf(source->arena, "%s:%zu:%zu: %s",
	    source->path, mark->line + 1, mark->column + 1, what);

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
		return (complain(source, &node->start_mark,
		    "'%s' must be a text", key->name));
	if ((must = key->value(source->arena, text, to)) != NULL)
		return (complain(source, &node->start_mark,
		    "'%s' must be %s", key->name, must));

	return (true);
}

static bool
is_list(struct source *source, const yaml_node_t *node, const struct key *key)
{
	if (node->type == YAML_SEQUENCE_NODE)
		return (true);

	return (complain(source, &node->start_mark, "'%s' must be a list",
	    key->name));
}

static size_t
list_length(const yaml_node_t *node)
{
	return ((size_t)(node->data.sequence.items.top -
	    node->data.sequence.items.start));
}

static bool
read_texts(struct source *source, const yaml_node_t *node,
    const struct key *key, struct texts *texts)
{
	const yaml_node_t	*item;
	size_t			 i, n;

	if (!is_list(source, node, key))
		return (false);
	texts->count = list_length(node);
	texts->list = arena_alloc(source->arena,
	    texts->count * sizeof(*texts->list));
	for (i = 0; i < texts->count; i++) {
		item = node_at(source, node->data.sequence.items.start[i]);
		if (!read_text(source, item, key, &texts->list[i]))
			return (false);
		for (n = 0; n < i; n++)
			if (strcmp(texts->list[n], texts->list[i]) == 0)
				return (complain(source, &item->start_mark,
				    "'%s' names '%s' twice", key->name,
				    texts->list[i]));
	}

	return (true);
}

static bool
read_mounts(struct source *source, const yaml_node_t *node,
    const struct key *key, struct site *site)
{
	const yaml_node_t	*item;
	struct mount		*mounts;
	size_t			 i, n;

	if (!is_list(source, node, key))
		return (false);
	site->mount_count = list_length(node);
	mounts = arena_alloc(source->arena,
	    site->mount_count * sizeof(*mounts));
	site->mounts = mounts;
	for (i = 0; i < site->mount_count; i++) {
		item = node_at(source, node->data.sequence.items.start[i]);
		mounts[i] = (struct mount){ .prefix = "", .locale = "en" };
		if (!read_map(source, item, key->keys, "'mounts'", &mounts[i]))
			return (false);
		for (n = 0; n < i; n++)
			if (strcasecmp(mounts[n].prefix, mounts[i].prefix) == 0)
				return (complain(source, &item->start_mark,
				    "'%s' names '%s' twice", key->name,
				    mounts[i].prefix));
	}

	return (true);
}

static bool
read_key(struct source *source, const yaml_node_t *node,
    const struct key *key, void *to)
{
	void	*member;

	member = (char *)to + key->offset;
	switch (key->shape) {
	case KEY_TEXT:
		return (read_text(source, node, key, member));
	case KEY_TEXTS:
		return (read_texts(source, node, key, member));
	case KEY_MAP:
		return (read_map(source, node, key->keys, arena_printf(
		    source->arena, "'%s'", key->name), member));
	case KEY_MOUNTS:
		return (read_mounts(source, node, key, to));
	}

	return (false);
}

static bool
is_repeated(struct source *source, const yaml_node_t *map,
    const yaml_node_pair_t *pair, const char *name)
{
	const yaml_node_pair_t	*other;
	const char		*text;

	for (other = map->data.mapping.pairs.start; other < pair; other++) {
		text = text_of(source, node_at(source, other->key));
		if (text != NULL && strcmp(text, name) == 0)
			return (true);
	}

	return (false);
}

static bool
read_pair(struct source *source, const yaml_node_t *map,
    const yaml_node_pair_t *pair, const struct key *key, void *to)
{
	const yaml_node_t	*node;
	const char		*name;

	node = node_at(source, pair->key);
	if ((name = text_of(source, node)) == NULL)
		return (complain(source, &node->start_mark,
		    "a key must be a text"));
	while (key->name != NULL && strcmp(key->name, name) != 0)
		key++;
	if (key->name == NULL)
		return (complain(source, &node->start_mark,
		    "unknown key '%s'", name));
	if (is_repeated(source, map, pair, name))
		return (complain(source, &node->start_mark,
		    "repeated key '%s'", name));

	return (read_key(source, node_at(source, pair->value), key, to));
}

static bool
read_map(struct source *source, const yaml_node_t *node,
    const struct key *keys, const char *name, void *to)
{
	const yaml_node_pair_t	*pair;

	if (node->type != YAML_MAPPING_NODE)
		return (complain(source, &node->start_mark,
		    "%s must hold keys", name));
	for (pair = node->data.mapping.pairs.start;
	    pair < node->data.mapping.pairs.top; pair++)
		if (!read_pair(source, node, pair, keys, to))
			return (false);

	return (true);
}

static void
read_document(struct source *source, yaml_parser_t *parser,
    const struct key *keys, struct site *site)
{
	const yaml_node_t	*root;
	yaml_mark_t		 mark;

	if (!yaml_parser_load(parser, &source->document)) {
		mark = parser->problem_mark;
		complain(source, &mark, "%s", parser->problem != NULL ?
		    parser->problem : "cannot be read");
		return;
	}
	root = yaml_document_get_root_node(&source->document);
	if (root != NULL)
		read_map(source, root, keys, "the file", site);
	yaml_document_delete(&source->document);
}

const char *
site_yaml_read(struct arena *arena, const char *path, const struct key *keys,
    struct site *site)
{
	struct source	 source;
	yaml_parser_t	 parser;
	FILE		*file;

	if ((file = fopen(path, "re")) == NULL)
		return (arena_printf(arena, "cannot open '%s': %s", path,
		    strerror(errno)));
	source = (struct source){ .arena = arena, .path = path };
	if (yaml_parser_initialize(&parser)) {
		yaml_parser_set_input_file(&parser, file);
		read_document(&source, &parser, keys, site);
		yaml_parser_delete(&parser);
	} else {
		source.error = "out of memory";
	}
	fclose(file);

	return (source.error);
}
