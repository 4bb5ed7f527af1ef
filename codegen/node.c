#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "codegen/node.h"

#define FILE_MAX	(1 << 20)	/* bytes */

const struct node *
node_read(const char *file, const struct place *from)
{
	struct place	 start = { file, 1, 1 };
	char		*text;
	size_t		 length;
	FILE		*in;

	if ((in = fopen(file, "r")) == NULL) {
		complain(from != NULL ? from : &start, "cannot open '%s'",
		    file);
		return (NULL);
	}
	text = memory_get(FILE_MAX);
	length = fread(text, 1, FILE_MAX, in);
	if (ferror(in) || length == FILE_MAX) {
		complain(&start, "cannot be read");
		text = NULL;
	}
	fclose(in);

	return (text != NULL ? node_parse(file, text, length) : NULL);
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
