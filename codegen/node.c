#include <err.h>
#include <errno.h>
#include <regex.h>
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
		complain(from != NULL ? from : &start, errno == EFBIG ?
		    "'%s' is larger than 1 MB" : "cannot open '%s'", file);
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

bool
node_has_form(const struct node *node, const char *form)
{
	regex_t	 regex;
	bool	 has;

	if (regcomp(&regex, memory_print("^(%s)$", form),
	    REG_EXTENDED | REG_NOSUB) != 0)
		errx(2, "no form '%s'", form);
	has = regexec(&regex, node->text, 0, NULL, 0) == 0;
	regfree(&regex);

	return (has);
}

bool
node_is_plain(const struct node *node, const char *form)
{
	return (node->kind == NODE_TEXT && node->plain &&
	    node_has_form(node, form));
}

void
node_check_form(const struct node *node, const char *form, const char *what)
{
	if (!node_has_form(node, form))
		complain(&node->place, "'%s' is not %s", node->text, what);
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

const void *
list_known(const struct list *list, const struct node *name, const char *kind)
{
	const void	*item;

	if (name == NULL)
		return (NULL);
	if ((item = list_find(list, name->text)) == NULL)
		complain(&name->place, "unknown %s '%s'", kind, name->text);

	return (item);
}
