#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

/* The compiler reports errors from here on at that place of the spec. */
static void
put_line(struct out *out, const struct place *place)
{
	const char	*slash = strrchr(place->file, '/');

	out_print(out, "#line %zu \"spec/%s\"\n", place->line,
	    slash != NULL ? slash + 1 : place->file);
}

const char *
emit_declaration(const char *type, const char *name)
{
	return (memory_print("%s%s%s;", type,
	    type[strlen(type) - 1] == '*' ? "" : " ", name));
}

/* Twins come after their value, so that no twin is at offset 0. */
static const char *
twins_of(const struct param *param)
{
	const char	*key = param->key->text, *has = "", *clears = "";

	if (param_has_twin(param))
		has = memory_print(" bool has_%s;", key);
	if (param_clears(param))
		clears = memory_print(" bool clears_%s;", key);

	return (memory_print("%s%s", has, clears));
}

/* A line for each, as in the spec, so that the compiler's lines match. */
static void
emit_members(struct out *out, const struct list *rows,
    const struct group *group)
{
	const struct param	*param;
	size_t			 line = 0;

	EACH(param, *rows) {
		if (param->group != group)
			continue;
		if (param->key->place.line != line)
			put_line(out, &param->key->place);
		line = param->key->place.line + 1;
		out_print(out, "\t%s%s\n", emit_declaration(
		    param->kind->c_type, param->key->text), twins_of(param));
	}
}

/* enum event_list_order { EVENT_LIST_ORDER_ASC, ..., and their number */
static void
emit_enums(struct out *out, const char *owner, const struct list *rows,
    const struct group *group)
{
	const struct param	*param;
	const struct node	*word;
	const char		*name;
	struct list		 items;

	EACH(param, *rows) {
		if (param->group != group ||
		    strcmp(param->kind->word, "enum") != 0)
			continue;
		items = (struct list){ NULL, 0 };
		put_line(out, &param->key->place);
		name = memory_print("%s_%s", owner, param->key->text);
		EACH(word, param->values->items)
			list_add(&items, name_upper(memory_print("%s_%s",
			    name, word->text)));
		list_add(&items, name_upper(memory_print("%s_words", name)));
		out_enum(out, name, &items);
	}
}

static void
emit_group(struct out *out, const struct group *group)
{
	const char	*name = group->key->text;

	emit_enums(out, name, &group->own, group);
	put_line(out, &group->key->place);
	out_print(out, "struct %s {\n", name);
	emit_members(out, &group->own, group);
	out_print(out, "};\n\n");
}

static void
emit_struct(struct out *out, const struct route *route)
{
	const struct group	*group;

	out_print(out, "struct %s_params", route->key->text);
	if (route->members->count == 0) {
		out_print(out, ";\n\n");
		return;
	}
	out_print(out, " {\n");
	EACH(group, route->groups) {
		out_print(out, "\tstruct %s %s;\n", group->key->text,
		    group->as->text);
	}
	emit_members(out, route->members, NULL);
	out_print(out, "};\n\n");
}

void
emit_route_h(struct out *out, const struct route *route, const char *root)
{
	const struct node	*verb;
	const char		*name = route->key->text, *verbs = "";

	EACH(verb, route->methods->items)
		verbs = memory_join(verbs, ", ", verb->text);
	out_print(out, "/* %s %s%s */\n", verbs, root, route->path->text);
	if (route->main == NULL) {
		emit_enums(out, name, &route->rows, NULL);
		put_line(out, &route->key->place);
		emit_struct(out, route);
		out_print(out, "int\t%s(struct request *, "
		    "const struct %s_params *);\n", name, name);
		if (route->formats != NULL)
			out_print(out, "int\t%s_as(struct request *, "
			    "const struct %s_params *);\n", name, name);
		out_print(out, "\n");
	}
	out_print(out, "extern const struct route\troute_%s;\n\n", name);
}

void
emit_paths(struct out *out, const struct spec *spec)
{
	const struct path	*path;
	struct list		 items = { NULL, 0 };

	EACH(path, spec->paths)
		list_add(&items, spec_path_name(spec, path->template));
	out_print(out, "/* Rows of %spaths[]. */\n", spec->site ? "page_" : "");
	out_enum(out, "", &items);
}

void
emit_routes_h(struct out *out, const struct spec *spec)
{
	const struct group	*group;
	const struct route	*route;

	out_print(out, EMIT_MARK "#ifndef ALMANAC_ROUTES_H\n"
	    "#define ALMANAC_ROUTES_H\n\n"
	    "#include <stdbool.h>\n#include <stdint.h>\n\n"
	    "#include \"http/params.h\"\n#include \"text/dates.h\"\n\n"
	    "struct request;\nstruct route;\n\n");
	emit_paths(out, spec);
	EACH(group, spec->groups)
		emit_group(out, group);
	EACH(route, spec->routes)
		emit_route_h(out, route, "{api}");
	out_print(out, "#endif\n");
}
