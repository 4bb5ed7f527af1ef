#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "codegen/check.h"
#include "codegen/keys.h"
#include "codegen/names.h"

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
			complain(&name->place, "duplicate '%s' (%s:%zu)",
			    name->text, other->place.file, other->place.line);
			return;
		}
	}
	list_add(names, name);
}

void
check_schema(const struct node *node)
{
	const char	*c = node->text;

	if (isupper((unsigned char)*c))
		while (isalpha((unsigned char)*c))
			c++;
	if (c == node->text || *c != '\0')
		complain(&node->place, "'%s' is not a name of a schema, such "
		    "as EventList", node->text);
}

/* Checks the code of an error or complaint, which clients see. */
static void
check_code(const struct node *node)
{
	if (!islower((unsigned char)*node->text) || node->text[strspn(
	    node->text, "abcdefghijklmnopqrstuvwxyz0123456789_-")] != '\0')
		complain(&node->place, "'%s' is not a code", node->text);
}

/*
 * Checks the placeholders: each is a word in braces. No other braces are
 * allowed.
 */
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
		complain(&node->place, "a placeholder must be {word}, not %s",
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
	const struct node	*name;

	check_errors(&spec->errors);
	check_errors(&spec->complaints);
	EACH(name, node_items(spec->always))
		check_known(&spec->errors, name, "error");
	EACH(name, spec->locale_names->items)
		if (!name_is_locale(name->text))
			complain(&name->place, "'%s' is no locale, such as en "
			    "or en-GB", name->text);
}

static bool
is_used(const struct spec *spec, const struct group *group)
{
	const struct route	*route;

	EACH(route, spec->routes) {
		if (node_has(route->use, group->key->text))
			return (true);
	}

	return (false);
}

void
check_groups(const struct spec *spec)
{
	const struct group	*group;

	EACH(group, spec->groups) {
		check_params(spec, &group->own, group);
		if (!is_used(spec, group))
			complain(&group->key->place,
			    "group '%s' is not used", group->key->text);
	}
}

/* A place has at most one limit for texts and one for lists. */
static void
check_place(const struct spec *spec, const struct limit *limit)
{
	const struct limit	*other;

	EACH(other, spec->limits) {
		if (other == limit)
			return;
		if (limit->in != NULL && other->in != NULL &&
		    node_is(other->in, limit->in->text) &&
		    (other->bytes == NULL) == (limit->bytes == NULL))
			complain(&limit->in->place, "'%s' already is the limit "
			    "of that place (%s:%zu)", other->key->text,
			    other->key->place.file, other->key->place.line);
	}
}

void
check_limits(const struct spec *spec)
{
	const struct limit	*limit;

	EACH(limit, spec->limits) {
		keys_check_name(limit->key);
		check_place(spec, limit);
		check_known(&spec->errors, limit->error, "error");
		if (limit->bytes == NULL && limit->characters == NULL &&
		    limit->words == NULL && limit->items == NULL &&
		    limit->lines == NULL)
			complain(&limit->key->place, "'%s' limits nothing",
			    limit->key->text);
	}
}
