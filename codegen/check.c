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
check_known(const struct list *list, const struct node *name, const char *kind)
{
	if (name != NULL && list_find(list, name->text) == NULL)
		complain(&name->place, "unknown %s '%s'", kind, name->text);
}

void
check_once(struct list *names, const struct node *name)
{
	const struct node	*other;

	EACH(other, *names) {
		if (node_is(other, name->text)) {
			complain(&name->place, "'%s' is there already (%s:%zu)",
			    name->text, other->place.file, other->place.line);
			return;
		}
	}
	list_add(names, name);
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
check_errors(const struct list *list)
{
	const struct error	*error;
	int			 status;

	EACH(error, *list) {
		check_code(error->key);
		if (error->code != NULL)
			check_code(error->code);
		check_message(error->message);
		if (error->status == NULL)
			continue;
		status = atoi(error->status->text);
		if (!node_is_integer(error->status) || status < 400 ||
		    status > 599)
			complain(&error->status->place,
			    "a status must be from 400 to 599");
	}
}

void
check_service(const struct spec *spec)
{
	const struct resource	*resource;
	size_t			 i;

	check_errors(&spec->errors);
	check_errors(&spec->complaints);
	for (i = 0; spec->always != NULL &&
	    i < spec->always->items.count; i++)
		check_known(&spec->errors, spec->always->items.items[i],
		    "error");
	EACH(resource, spec->resources) {
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
	size_t			 k;

	EACH(route, spec->routes) {
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

	EACH(group, spec->groups) {
		check_identifier(group->key);
		check_identifier(group->as);
		check_params(spec, &group->own, group);
		if (!is_used(spec, group))
			complain(&group->key->place,
			    "group '%s' is not used", group->key->text);
	}
}

/* Of texts and of lists in one place there is one each. */
static void
check_place(const struct spec *spec, const struct limit *limit)
{
	const struct limit	*other;
	size_t			 i;

	if (limit->in == NULL)
		return;
	for (i = 0; (other = spec->limits.items[i]) != limit; i++) {
		if (other->in != NULL && node_is(other->in, limit->in->text) &&
		    (other->bytes == NULL) == (limit->bytes == NULL))
			complain(&limit->in->place, "'%s' has that place "
			    "already (%s:%zu)", other->key->text,
			    other->key->place.file, other->key->place.line);
	}
}

void
check_limits(const struct spec *spec)
{
	const struct limit	*limit;

	EACH(limit, spec->limits) {
		check_identifier(limit->key);
		check_place(spec, limit);
		check_known(&spec->errors, limit->error, "error");
		if (limit->bytes == NULL && limit->characters == NULL &&
		    limit->words == NULL && limit->items == NULL &&
		    limit->lines == NULL)
			complain(&limit->key->place, "'%s' limits nothing",
			    limit->key->text);
	}
}
