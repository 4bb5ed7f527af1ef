#include <string.h>

#include "codegen/check.h"
#include "codegen/keys.h"

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

const char *
check_form(const struct type *type, const struct node *value)
{
	const struct default_form	*wanted = &default_forms[type->shown];

	return (wanted->form == NULL || node_is_plain(value, wanted->form) ?
	    NULL : wanted->what);
}

void
check_schema(const struct node *node)
{
	node_check_form(node, "[A-Z][A-Za-z]*",
	    "a name of a schema, such as EventList");
}

/* Checks the code of an error or complaint, which clients see. */
static void
check_code(const struct node *node)
{
	node_check_form(node, "[a-z][a-z0-9_-]*", "a code");
}

/*
 * A message has up to two placeholders. The first one of a complaint is the
 * name of the value. Braces are only allowed around the name of a placeholder.
 */
static void
check_message(const struct node *node, bool is_complaint)
{
	if (*node->text == '\0')
		complain(&node->place, "a message must not be empty");
	if (!node_has_form(node, "([^{}]|[{][a-z_]+[}])*"))
		complain(&node->place, "a placeholder must be {word} in '%s'",
		    node->text);
	else if (!node_has_form(node, "[^{]*([{][^{]*){0,2}"))
		complain(&node->place, "a message has two placeholders at"
		    " most");
	else if (is_complaint && !node_has_form(node, "[^{]*[{]name[}].*"))
		complain(&node->place, "the first placeholder of a complaint"
		    " must be {name}");
}

static void
check_errors(const struct list *list)
{
	const struct error	*error;

	EACH(error, *list) {
		check_code(error->key);
		if (error->code != NULL)
			check_code(error->code);
		check_message(error->message, error->status == NULL);
		if (error->status != NULL &&
		    !node_is_plain(error->status, "[45][0-9]{2}"))
			complain(&error->status->place,
			    "a status must be from 400 to 599");
	}
}

/* "en-GB" has only texts that differ from those of "en", if that is there. */
static void
check_locale_name(const struct nodes *names, size_t at)
{
	const struct node	*name = names->items[at];
	size_t			 base, length = strcspn(name->text, "-");

	node_check_form(name, "[a-z]{2}(-[A-Z]{2})?",
	    "a locale, such as en or en-GB");
	for (base = at + 1; base < names->count; base++) {
		if (node_is(names->items[base],
		    memory_copy(name->text, length)))
			complain(&name->place, "'%s' must follow '%s'",
			    name->text, names->items[base]->text);
	}
}

void
check_service(const struct spec *spec)
{
	const struct node	*name;

	check_errors(&spec->errors);
	check_errors(&spec->complaints);
	EACH(name, node_items(spec->always))
		list_known(&spec->errors, name, "error");
	EACH(name, node_items(spec->creates))
		list_known(&spec->errors, name, "error");
	EACH(name, spec->locale_names->items)
		check_locale_name(&spec->locale_names->items, name_at);
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

void
check_limits(const struct spec *spec)
{
	const struct limit	*limit;

	EACH(limit, spec->limits) {
		keys_check_name(limit->key);
		list_known(&spec->errors, limit->error, "error");
		if (limit->bytes == NULL && limit->characters == NULL &&
		    limit->words == NULL && limit->items == NULL &&
		    limit->lines == NULL)
			complain(&limit->key->place, "'%s' limits nothing",
			    limit->key->text);
	}
}
