#include "codegen/emit.h"
#include "codegen/names.h"

static void
emit_all_words(struct out *out, const struct route *route,
    const struct list *rows, const struct group *group)
{
	const struct param	*param;
	bool			 any = false;

	EACH(param, *rows) {
		if (param->group != group || param->values == NULL)
			continue;
		emit_words(out, emit_words_name(route, param), param->values);
		any = true;
	}
	if (any)
		out_print(out, "\n");
}

static void
emit_row_names(struct out *out, const struct route *route)
{
	struct list	items = { NULL, 0 };
	size_t		i;

	for (i = 0; i < route->rows.count; i++)
		list_add(&items, emit_row_name(route, route->rows.items[i]));
	out_enum(out, NULL, &items);
	out_print(out, "\n");
}

static void
emit_address(struct out *out, const struct route *route)
{
	const struct node	*name;

	emit_row_names(out, route);
	out_print(out, "static const uint16_t %s_address[] = {\n\t",
	    route->key->text);
	out_items(out, 1, false);
	EACH(name, route->address->items) {
		out_item(out, "%s", emit_row_name(route, spec_named(route,
		    name->text)));
		out_break(out);
	}
	out_print(out, "\n};\n\n");
}

/* "1 << METHOD_PUT | 1 << METHOD_PATCH" */
static const char *
bits_of(const struct nodes *chosen, const char *const *words)
{
	const struct node	*node;
	const char		*text = "";
	size_t			 i;

	for (i = 0; i < chosen->count; i++) {
		node = chosen->items[i];
		text = memory_print("%s%s1 << %s", text, i > 0 ? " | " : "",
		    word_constant(words, node->text));
	}

	return (text);
}

static void
emit_rest(struct out *out, const struct route *route)
{
	const char	*handler = route_handler(route);

	if (route->formats != NULL) {
		out_break(out);
		out_item(out, ".formats = %s", bits_of(&route->formats->items,
		    words_format));
		out_break(out);
		out_item(out, ".call_as = call_%s_as", handler);
	}
	out_break(out);
	if (route->address != NULL)
		out_item(out, "ADDRESS(%s)", route->key->text);
	out_print(out, "\n};\n");
}

/* Up to the handler; the initialiser is left open. */
void
emit_route_head(struct out *out, const struct spec *spec,
    const struct route *route)
{
	const struct node	*resource = route->resource->resource;
	const char		*name = route->key->text;
	const char		*handler = route_handler(route);

	out_print(out, "const struct route route_%s = {\n\t", name);
	out_items(out, 1, false);
	out_item_text(out, ".name = ", name);
	out_item(out, ".path = &%spaths[%s]", spec->site ? "page_" : "",
	    spec_path_name(spec, route->path->text));
	out_break(out);
	out_item(out, ".methods = %s", bits_of(&route->verbs, words_method));
	out_break(out);
	if (route->role != NULL)
		out_item(out, ".role = %s",
		    word_constant(words_role, route->role->text));
	out_item_text(out, ".resource = ",
	    resource != NULL ? resource->text : "");
	out_break(out);
	if (route->rows.count > 0 && route->main == NULL)
		out_item(out, "PARAMS(%s)", name);
	else if (route->rows.count > 0)
		out_item(out, "PARAMS_OF(%s, %s)", name, handler);
	if (emit_has_defaults(route))
		out_item(out, ".defaults = &%s_defaults", name);
	if (route->rows.count > 0)
		out_break(out);
	out_item(out, ".call = call_%s", handler);
}

/* What the initialiser of a route refers to. */
void
emit_route_parts(struct out *out, const struct spec *spec,
    const struct route *route)
{
	emit_all_words(out, route, &route->rows, NULL);
	if (route->rows.count > 0)
		emit_rows(out, spec, route);
	if (emit_has_defaults(route))
		emit_defaults(out, route);
}

static void
emit_whole_route(struct out *out, const struct spec *spec,
    const struct route *route)
{
	emit_route_parts(out, spec, route);
	if (route->address != NULL)
		emit_address(out, route);
	if (route->main == NULL)
		out_print(out, "CALL(%s)\n", route->key->text);
	if (route->main == NULL && route->formats != NULL)
		out_print(out, "CALL_AS(%s)\n", route->key->text);
	emit_route_head(out, spec, route);
	emit_rest(out, route);
}

void
emit_routes_c(struct out *out, const struct spec *spec)
{
	const struct group	*group;
	size_t			 i;

	out_print(out, EMIT_MARK "#include \"generated/routes.h\"\n"
	    "#include \"http/rows.h\"\n\n");
	EACH(group, spec->groups)
		emit_all_words(out, NULL, &group->own, group);
	for (i = 0; i < spec->routes.count; i++) {
		if (i > 0)
			out_print(out, "\n");
		emit_whole_route(out, spec, spec->routes.items[i]);
	}
}
