#include "codegen/emit.h"
#include "codegen/names.h"

/* Lists of words that rows refer to. */
static void
emit_words(struct out *out, const struct route *route,
    const struct list *rows, const struct group *group)
{
	const struct param	*param;
	const struct node	*word;
	bool			 any = false;

	EACH(param, *rows) {
		if (param->group != group || param->values == NULL)
			continue;
		out_print(out, "static const char *const %s[] = { ",
		    emit_words_name(route, param));
		EACH(word, param->values->items)
			out_print(out, "\"%s\", ", out_escaped(word->text));
		out_print(out, "NULL };\n");
		any = true;
	}
	if (any)
		out_print(out, "\n");
}

/* Rows of a list's parameters, in the order of its addresses. */
static void
emit_address(struct out *out, const struct route *route)
{
	const struct param	*row;
	const struct node	*name;

	out_print(out, "static const uint16_t %s_address[] = {\n",
	    route->key->text);
	EACH(name, route->address->items) {
		EACH(row, route->rows) {
			if (row == spec_named(route, name->text))
				out_print(out, "\t%zu,\t/* %s */\n", row_at,
				    name->text);
		}
	}
	out_print(out, "};\n\n");
}

/* "1 << METHOD_PUT | 1 << METHOD_PATCH" */
static const char *
bits_of(struct nodes chosen, const char *const *words)
{
	const struct node	*node;
	const char		*text = "";

	EACH(node, chosen)
		text = memory_join(text, " | ", memory_print("1 << %s",
		    word_constant(words, node->text)));

	return (text);
}

void
emit_route(struct out *out, const struct spec *spec,
    const struct route *route)
{
	const struct node	*resource = route->resource->resource;
	const char		*name = route->key->text;
	const char		*handler = route_handler(route);

	out_print(out, "const struct route route_%s = {\n"
	    "\t.name = \"%s\",\n\t.path = &%spaths[%s],\n"
	    "\t.methods = %s,\n", name, name, spec->site ? "page_" : "",
	    spec_path_name(spec, route->path->text),
	    bits_of(route->methods->items, words_method));
	if (route->role != NULL)
		out_print(out, "\t.role = %s,\n",
		    word_constant(words_role, route->role->text));
	out_print(out, "\t.resource = \"%s\",\n",
	    resource != NULL ? resource->text : "");
	if (route->rows.count > 0 && route->main == NULL)
		out_print(out, "\tPARAMS(%s),\n", name);
	else if (route->rows.count > 0)
		out_print(out, "\tPARAMS_OF(%s, %s),\n", name, handler);
	if (emit_has_defaults(route))
		out_print(out, "\t.defaults = &%s_defaults,\n", name);
	out_print(out, "\t.call = call_%s,\n", handler);
	if (route->formats != NULL)
		out_print(out, "\t.formats = %s,\n\t.call_as = call_%s_as,\n",
		    bits_of(route->formats->items, words_format), handler);
	if (route->address != NULL)
		out_print(out, "\tADDRESS(%s),\n", name);
	out_print(out, "};\n");
}

void
emit_route_parts(struct out *out, const struct spec *spec,
    const struct route *route)
{
	emit_words(out, route, &route->rows, NULL);
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
	emit_route(out, spec, route);
}

void
emit_routes_c(struct out *out, const struct spec *spec)
{
	const struct group	*group;
	const struct route	*route;

	out_print(out, EMIT_MARK "#include \"generated/routes.h\"\n"
	    "#include \"http/rows.h\"\n\n");
	EACH(group, spec->groups) {
		emit_words(out, NULL, &group->own, group);
		emit_group_rows(out, spec, group, false);
		emit_group_rows(out, spec, group, true);
	}
	EACH(route, spec->routes) {
		if (route_at > 0)
			out_print(out, "\n");
		emit_whole_route(out, spec, route);
	}
}
