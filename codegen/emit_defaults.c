#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

/* A quoted default of a truthy parameter means what it would when sent. */
static bool
is_true(const struct param *param)
{
	size_t	i;

	if (param->shown->plain)
		return (node_is(param->shown, "true"));
	for (i = 0; i < param->values->items.count; i++) {
		if (node_is(param->values->items.items[i],
		    param->shown->text))
			return (true);
	}

	return (false);
}

/* What it is in C; NULL: zero, a text, or not known before the request. */
static const char *
constant_of(const struct route *route, const struct param *param)
{
	const char	*text = param->shown->text, *owner;

	switch (param->kind->shown) {
	case DEFAULT_INTEGER:
	case DEFAULT_NUMBER:
		return (strspn(text, "-0.") < strlen(text) ? text : NULL);
	case DEFAULT_BOOLEAN:
	case DEFAULT_TRUTH:
		return (is_true(param) ? "true" : NULL);
	case DEFAULT_VALUE:
		owner = param->group != NULL ? param->group->key->text :
		    route->key->text;
		return (name_upper(memory_print("%s_%s_%s", owner,
		    param->key->text, text)));
	case DEFAULT_STATUS:
		return (word_constant(words_status, text));
	default:
		return (NULL);
	}
}

static bool
has_value(const struct route *route, const struct param *param)
{
	return (!route->partial && param->shown != NULL &&
	    !node_is_null(param->shown) &&
	    (param->kind->shown == DEFAULT_TEXT ||
	    constant_of(route, param) != NULL));
}

bool
emit_has_defaults(const struct route *route)
{
	size_t	i;

	for (i = 0; i < route->rows.count; i++) {
		if (has_value(route, route->rows.items[i]))
			return (true);
	}

	return (false);
}

void
emit_defaults(struct out *out, const struct route *route)
{
	const struct param	*param;
	const char		*name = route->key->text, *member;
	size_t			 i;

	out_print(out, "static const struct %s_params %s_defaults = {\n\t",
	    route_handler(route), name);
	out_items(out, 1, false);
	for (i = 0; i < route->rows.count; i++) {
		param = route->rows.items[i];
		if (!has_value(route, param))
			continue;
		member = memory_print(".%s = ", emit_member(param, ""));
		if (param->kind->shown == DEFAULT_TEXT)
			out_item_text(out, member, param->shown->text);
		else
			out_item(out, "%s%s", member,
			    constant_of(route, param));
		out_break(out);
	}
	out_print(out, "\n};\n\n");
}
