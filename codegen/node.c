#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "codegen/node.h"

#define DIGITS	"0123456789"

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
key_is_good(const struct node *map, const struct node *key)
{
	const struct node	*first = NULL;

	if (key->kind != NODE_TEXT || key->text == NULL) {
		complain(&key->place, "a key must be a text");
		return (false);
	}
	EACH(first, map->keys) {
		if (node_is(first, key->text))
			break;
	}
	if (first != key)
		complain(&key->place, "duplicate key '%s'", key->text);

	return (first == key);
}

/* Rejects YAML that is valid but not allowed in a spec. */
static bool
is_good(const struct node *node)
{
	const struct node	*key, *item;

	if (node->kind == NODE_TEXT && node->text == NULL) {
		complain(&node->place, "a text must not have a NUL");
		return (false);
	}
	EACH(key, node->keys) {
		if (!key_is_good(node, key))
			return (false);
	}
	EACH(item, node->items) {
		if (!is_good(item))
			return (false);
	}

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
		complain(&yaml.shared->place, "aliases are not supported");
	else if (is_good(yaml.root))
		return (yaml.root);

	return (NULL);
}

const struct node *
node_get(const struct node *map, const char *name)
{
	const struct node	*key, *value;

	MAP_EACH(key, value, map) {
		if (strcmp(key->text, name) == 0)
			return (value);
	}

	return (NULL);
}

const char *
node_text(const struct node *node)
{
	return (node != NULL ? node->text : NULL);
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
node_has(const struct node *list, const char *text)
{
	const struct node	*node;

	EACH(node, node_items(list)) {
		if (node_is(node, text))
			return (true);
	}

	return (false);
}

bool
node_is_null(const struct node *node)
{
	return (node->kind == NODE_TEXT && node->plain &&
	    (*node->text == '\0' || node_is(node, "null")));
}

/* A leading zero is an error, since C would read 010 as octal. */
static bool
is_decimal(const struct node *node, bool fraction)
{
	const char	*text;
	size_t		 length;

	if (node->kind != NODE_TEXT || !node->plain)
		return (false);
	text = node->text + (*node->text == '-');
	length = strspn(text, DIGITS);
	if (length == 0 || (length > 1 && *text == '0'))
		return (false);
	text += length;
	if (fraction && *text == '.' && isdigit((unsigned char)text[1]))
		text += 1 + strspn(text + 1, DIGITS);

	return (*text == '\0');
}

bool
node_is_integer(const struct node *node)
{
	return (is_decimal(node, false));
}

bool
node_is_number(const struct node *node)
{
	return (is_decimal(node, true));
}

bool
node_is_boolean(const struct node *node)
{
	return (node->kind == NODE_TEXT && node->plain &&
	    (node_is(node, "true") || node_is(node, "false")));
}

const void *
list_find(const struct list *list, const char *key)
{
	const struct node	*const *item;

	EACH(item, *list) {
		if (node_is(*item, key))
			return (item);
	}

	return (NULL);
}
