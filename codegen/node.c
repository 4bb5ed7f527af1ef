#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "codegen/node.h"

static size_t	complaints;

void
complain(const struct place *place, const char *format, ...)
{
	va_list	args;

	fprintf(stderr, "%s:%zu:%zu: ", place->file, place->line,
	    place->column);
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fputc('\n', stderr);
	complaints++;
}

size_t
complaint_count(void)
{
	return (complaints);
}

void
complaint_forget(void)
{
	complaints = 0;
}

static bool
is_repeated(const struct node *map, size_t i)
{
	size_t	k;

	for (k = 0; k < i; k++)
		if (strcmp(map->keys.items[k]->text,
		    map->keys.items[i]->text) == 0)
			return (true);

	return (false);
}

static bool
keys_are_good(const struct node *map)
{
	const struct node	*key;
	size_t			 i;

	for (i = 0; i < map->keys.count; i++) {
		key = map->keys.items[i];
		if (key->kind != NODE_TEXT || key->text == NULL)
			complain(&key->place, "a key must be a text");
		else if (is_repeated(map, i))
			complain(&key->place, "duplicate key '%s'", key->text);
		else
			continue;
		return (false);
	}

	return (true);
}

/* What a spec has no use for. */
static bool
is_good(const struct node *node)
{
	size_t	i;

	if (node->kind == NODE_TEXT && node->text == NULL) {
		complain(&node->place, "a text must not have a NUL");
		return (false);
	}
	if (!keys_are_good(node))
		return (false);
	for (i = 0; i < node->items.count; i++)
		if (!is_good(node->items.items[i]))
			return (false);

	return (true);
}

const struct node *
node_read(const char *file, const struct place *from)
{
	struct place	 start = { file, 1, 1 };
	struct yaml	 yaml;
	const char	*text;
	size_t		 length;

	if ((text = yaml_load(memory_arena(), file, &length)) == NULL) {
		complain(from != NULL ? from : &start, "cannot open '%s'",
		    file);
		return (NULL);
	}
	yaml_read(&yaml, memory_arena(), file, text, length);
	if (yaml.fault != NULL)
		complain(&yaml.place, "%s", yaml.fault);
	else if (yaml.root == NULL)
		complain(&yaml.place, "the file is empty");
	else if (yaml.more)
		complain(&yaml.place, "a file must be one document");
	else if (yaml.shared != NULL)
		complain(&yaml.shared->place, "aliases are not read");
	else if (is_good(yaml.root))
		return (yaml.root);

	return (NULL);
}

const struct node *
node_get(const struct node *map, const char *name)
{
	const struct node	*key;
	size_t			 i;

	for (i = 0; i < map->keys.count; i++) {
		key = map->keys.items[i];
		if (strcmp(key->text, name) == 0)
			return (map->items.items[i]);
	}

	return (NULL);
}

bool
node_is(const struct node *node, const char *text)
{
	return (node != NULL && node->kind == NODE_TEXT &&
	    strcmp(node->text, text) == 0);
}

struct nodes
node_items(const struct node *list)
{
	return (list != NULL ? list->items : (struct nodes){ NULL, 0 });
}

bool
nodes_have(struct nodes nodes, const char *text)
{
	const struct node	*node;

	EACH(node, nodes) {
		if (node_is(node, text))
			return (true);
	}

	return (false);
}

bool
node_has(const struct node *list, const char *text)
{
	return (nodes_have(node_items(list), text));
}

bool
node_is_null(const struct node *node)
{
	return (node->kind == NODE_TEXT && node->plain &&
	    (*node->text == '\0' || node_is(node, "null")));
}

/* Behind the digits, of which there must be one, or NULL. */
static const char *
skip_digits(const char *text)
{
	if (!isdigit((unsigned char)*text))
		return (NULL);
	while (isdigit((unsigned char)*text))
		text++;

	return (text);
}

/* Behind the sign and a whole number; a leading zero would be octal in C. */
static const char *
skip_integer(const struct node *node)
{
	const char	*text;

	if (node->kind != NODE_TEXT || !node->plain)
		return (NULL);
	text = node->text + (*node->text == '-');
	if (*text == '0')
		return (text + 1);

	return (skip_digits(text));
}

bool
node_is_integer(const struct node *node)
{
	const char	*end;

	end = skip_integer(node);

	return (end != NULL && *end == '\0');
}

bool
node_is_number(const struct node *node)
{
	const char	*end;

	end = skip_integer(node);
	if (end != NULL && *end == '.')
		end = skip_digits(end + 1);

	return (end != NULL && *end == '\0');
}

bool
node_is_boolean(const struct node *node)
{
	return (node->kind == NODE_TEXT && node->plain &&
	    (node_is(node, "true") || node_is(node, "false")));
}

struct nodes
node_alone(const struct node *node)
{
	struct nodes	nodes = { memory_get(sizeof(node)), 1 };

	nodes.items[0] = node;

	return (nodes);
}

const void *
list_find(const struct list *list, const char *key)
{
	const struct node	*const *item;

	EACH(item, *list) {
		if (strcmp((*item)->text, key) == 0)
			return (item);
	}

	return (NULL);
}
