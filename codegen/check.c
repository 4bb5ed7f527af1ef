#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "codegen/check.h"

void
check_identifier(const struct node *node)
{
	if (!name_is_identifier(node->text))
		complain(&node->place, "'%s' cannot be a name in C",
		    node->text);
}

void
check_word(const struct node *node, const struct word *words, const char *key)
{
	if (node != NULL && word_constant(words, node->text) == NULL)
		complain(&node->place, "'%s' must be %s, not '%s'", key,
		    word_choice(words), node->text);
}

bool
check_is_schema(const char *text)
{
	return (isupper((unsigned char)*text) && text[strspn(text,
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")] == '\0');
}

/* Of errors and complaints; those on the wire, too. */
static void
check_code(const struct node *node)
{
	if (!islower((unsigned char)*node->text) || node->text[strspn(
	    node->text, "abcdefghijklmnopqrstuvwxyz0123456789_-")] != '\0')
		complain(&node->place, "'%s' is no code", node->text);
}

/* Places are words in braces; other braces have no meaning. */
static void
check_message(const struct node *node)
{
	const char	*c;
	size_t		 length;

	if (*node->text == '\0')
		complain(&node->place, "a message must not be empty");
	for (c = node->text; *c != '\0'; c++) {
		if (*c == '}')
			break;
		if (*c != '{')
			continue;
		length = strspn(c + 1, "abcdefghijklmnopqrstuvwxyz_");
		if (length == 0 || c[1 + length] != '}')
			break;
		c += 1 + length;
	}
	if (*c != '\0')
		complain(&node->place, "a place must look like {word}, not %s",
		    c);
}

static void
check_errors(const struct list *list, const char *prefix, struct names *names)
{
	const struct error	*error;
	const char		*name;
	int			 status;
	size_t			 i;

	for (i = 0; i < list->count; i++) {
		error = list->items[i];
		check_code(error->key);
		if (error->code != NULL)
			check_code(error->code);
		check_message(error->message);
		name = name_upper(error->key->text);
		name_claim(names, memory_print("%s_%s", prefix, name),
		    error->key);
		if (error->status == NULL)
			continue;
		status = atoi(error->status->text);
		if (!node_is_integer(error->status) || status < 400 ||
		    status > 599)
			complain(&error->status->place,
			    "a status must be from 400 to 599");
	}
}

static void
check_commons(const struct list *commons)
{
	const struct common	*common;
	size_t			 i, k;

	for (i = 0; i < commons->count; i++) {
		common = commons->items[i];
		check_word(common->in, words_common, "in");
		check_word(common->type, words_wire, "type");
		for (k = 0; k < common->uses->items.count; k++)
			check_word(common->uses->items.items[k], words_use,
			    "uses");
	}
}

void
check_service(const struct spec *spec)
{
	const struct resource	*resource;
	const struct node	*key;
	struct names		 names = { { NULL, 0 } };
	size_t			 i;

	check_errors(&spec->errors, "ERROR", &names);
	check_errors(&spec->complaints, "COMPLAINT", &names);
	check_commons(&spec->commons);
	for (i = 0; spec->always != NULL &&
	    i < spec->always->items.count; i++) {
		key = spec->always->items.items[i];
		if (spec_error(spec, key->text) == NULL)
			complain(&key->place, "unknown error '%s'",
			    key->text);
	}
	for (i = 0; i < spec->resources.count; i++) {
		resource = spec->resources.items[i];
		if (resource->resource != NULL)
			check_identifier(resource->resource);
	}
	for (i = 0; i < spec->locale_names->items.count; i++)
		check_identifier(spec->locale_names->items.items[i]);
}

static bool
is_used(const struct spec *spec, const struct group *group)
{
	const struct route	*route;
	size_t			 i, k;

	for (i = 0; i < spec->routes.count; i++) {
		route = spec->routes.items[i];
		for (k = 0; k < route->groups.count; k++) {
			if (route->groups.items[k] == group)
				return (true);
		}
	}

	return (false);
}

void
check_groups(const struct spec *spec)
{
	const struct group	*group;
	size_t			 i;

	for (i = 0; i < spec->groups.count; i++) {
		group = spec->groups.items[i];
		check_identifier(group->key);
		check_identifier(group->as);
		check_params(spec, &group->own, group);
		if (!is_used(spec, group))
			complain(&group->key->place,
			    "group '%s' is not used", group->key->text);
	}
}
