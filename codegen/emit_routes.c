/* routes.h and routes.c; pages.h and pages.c for the routes of pages. */
#include <stdlib.h>
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"
#include "codegen/pages.h"
#include "codegen/texts.h"

static const char *
file_of(const struct spec *spec)
{
	return (spec->site ? "pages" : "routes");
}

static const char *
paths_of(const struct spec *spec)
{
	return (spec->site ? "page_paths" : "paths");
}

/* Those of a route that are in none of its groups. */
static struct list
list_own(const struct list *params)
{
	const struct param	*param;
	struct list		 list = { NULL, 0 };

	EACH(param, *params) {
		if (param->group == NULL)
			list_add(&list, param);
	}

	return (list);
}

/*
 * The order of matching: words, then {digits} or other captures of one
 * segment, then "~" for several segments. It is the order of their characters.
 */
static int
compare_shapes(const void *a, const void *b)
{
	const struct path	*const *x = a, *const *y = b;

	return (strcmp((*x)->shape, (*y)->shape));
}

static struct list
sorted_paths(const struct spec *spec)
{
	const struct path	*path;
	struct list		 list = { NULL, 0 };

	EACH(path, spec->paths)
		list_add(&list, path);
	if (list.count > 0)
		qsort(list.items, list.count, sizeof(*list.items),
		    compare_shapes);

	return (list);
}

/* A twin comes after its value, so no twin has offset 0. */
static const char *
make_declaration(const struct param *param)
{
	const char	*key = param->key->text, *has = "", *clears = "";

	if (param->has_twin)
		has = memory_print(" bool has_%s;", key);
	if (param->clears)
		clears = memory_print(" bool clears_%s;", key);

	return (memory_print("%s%s%s", emit_declaration(param->kind->c_type,
	    key), has, clears));
}

/* The words of an enum as constants, and their number. */
static void
put_enum(struct buf *out, const char *owner, const struct param *param)
{
	const struct node	*word;
	const char		*name;

	name = memory_print("%s_%s", owner, param->key->text);
	buf_printf(out, "enum %s {\n", name);
	EACH(word, param->values->items)
		buf_printf(out, "	%s,\n", name_constant(name,
		    word->text));
	buf_printf(out, "	%s_WORDS,\n};\n\n", name_upper(name));
}

static void
put_enums(struct buf *out, const char *owner, struct list params)
{
	const struct param	*param;

	EACH(param, params) {
		if (param_is(param, "ENUM"))
			put_enum(out, owner, param);
	}
}

static void
put_declarations(struct buf *out, struct list params)
{
	const struct param	*param;

	EACH(param, params)
		buf_printf(out, "	%s\n", make_declaration(param));
	buf_string(out, "};\n");
}

static void
put_group(struct buf *out, const struct group *group)
{
	put_enums(out, group->key->text, group->own);
	buf_printf(out, "struct %s {\n", group->key->text);
	put_declarations(out, group->own);
	buf_char(out, '\n');
}

static void
put_params(struct buf *out, const struct route *route)
{
	const struct group	*group;
	const char		*name = route->key->text;

	put_enums(out, name, list_own(&route->rows));
	if (route->members->count == 0) {
		buf_printf(out, "struct %s_params;\n", name);
		return;
	}
	buf_printf(out, "struct %s_params {\n", name);
	EACH(group, route->groups)
		buf_printf(out, "	struct %s %s;\n", group->key->text,
		    group->as->text);
	put_declarations(out, list_own(route->members));
}

static void
put_handler(struct buf *out, const char *handler, const char *suffix)
{
	buf_printf(out,
	    "int	%s%s(struct request *, const struct %s_params *);\n",
	    handler, suffix, handler);
}

static const char *
words_of(const struct node *list)
{
	const struct node	*word;
	const char		*all = "";

	EACH(word, list->items)
		all = memory_join(all, ", ", "%s", word->text);

	return (all);
}

static void
put_declared_route(struct buf *out, const struct spec *spec,
    const struct route *route)
{
	const char		*name = route->key->text;

	buf_printf(out, "/* %s %s%s */\n", words_of(route->methods),
	    spec->site ? "{root}" : "{api}", words_of(route->paths));
	if (route->main == NULL) {
		put_params(out, route);
		put_handler(out, name, "");
		if (route->formats != NULL)
			put_handler(out, name, "_as");
	}
	buf_printf(out, "extern const struct route	route_%s;\n\n", name);
}

static void
put_bounds(struct buf *out, const struct route *route)
{
	const struct param	*param;
	const char		*name;

	EACH(param, route->rows) {
		if (param->min == NULL || param->max == NULL)
			continue;
		name = name_constant(route->key->text, param->key->text);
		buf_printf(out,
		    "#define %s_MIN	%s\n"
		    "#define %s_MAX	%s\n",
		    name, param->min->text, name, param->max->text);
	}
}

void
emit_routes_h(struct buf *out, const struct spec *spec)
{
	const struct path	*path;
	const struct group	*group;
	const struct route	*route;
	struct list		 paths = sorted_paths(spec);

	buf_printf(out, "#include <stdbool.h>\n"
	    "#include <stdint.h>\n\n"
	    "#include \"http/params.h\"\n"
	    "#include \"text/dates.h\"\n\n"
	    "struct request;\n"
	    "struct route;\n\n"
	    "/* Rows of %s[]: of several that match an address, the first one"
	    " counts. */\n"
	    "enum {\n", paths_of(spec));
	EACH(path, paths)
		buf_printf(out, "	%s,\n", spec_path_name(spec,
		    path->template));
	buf_string(out, "};\n\n");
	if (spec->site) {
		EACH(route, spec->routes)
			put_bounds(out, route);
		buf_char(out, '\n');
	}
	EACH(group, spec->groups)
		put_group(out, group);
	EACH(route, spec->routes)
		put_declared_route(out, spec, route);
}

/* The label or hint of a field in a form; "0": it has none. */
static const char *
form_text(const struct spec *spec, const struct param *param,
    const char *what)
{
	const char		*key = text_of_form(param, what);
	const struct locale	*first = spec->locales.items[0];

	return (node_get(first->texts, key) == NULL ? "0" :
	    name_constant("TEXT", key));
}

/* The displayed names of a field's values; "NULL": it has none. */
static const char *
form_choices(const struct param *param)
{
	const struct node	*word;
	const char		*all = "";

	if (!form_has_choices(param))
		return ("NULL");
	EACH(word, param->values->items)
		all = memory_join(all, ", ", "%s", name_constant("TEXT",
		    text_of_form(param, word->text)));

	return (memory_print("(const int[]){ %s }", all));
}

static void
put_form(struct buf *out, const struct spec *spec, const struct group *group)
{
	const struct list	 rows = form_rows(group);
	const struct param	*param;

	buf_printf(out, "\nstatic const struct form_row %s_form[] = {\n",
	    group->key->text);
	EACH(param, rows)
		buf_printf(out, "	{ \"%s\", FORM_%s, %s, %s, %s, %s },\n",
		    param->key->text, form_part(group, param),
		    form_text(spec, param, "label"),
		    form_text(spec, param, "hint"), form_choices(param),
		    node_has(group->open, param->key->text) ? "true" :
		    "false");
	buf_string(out, "	{ NULL, FORM_MORE, 0, 0, NULL, false }\n};\n");
}

/* Writes the values of each parameter that has some, after `before`. */
static void
put_words(struct buf *out, const char *before, const char *owner,
    struct list params)
{
	const struct param	*param;
	const struct node	*word;

	EACH(param, params) {
		if (param->values == NULL)
			continue;
		buf_printf(out, "%sstatic const char *const %s_%s_words[] ="
		    " { ", before, owner, param->key->text);
		EACH(word, param->values->items)
			buf_printf(out, "%s, ", emit_quoted(word->text));
		buf_string(out, "NULL };\n");
		before = "";
	}
}

static void
put_group_rows(struct buf *out, const struct spec *spec,
    const struct group *group)
{
	const struct param	*param;

	if (group->form != NULL)
		put_form(out, spec, group);
	put_words(out, "\n", group->key->text, group->own);
	buf_printf(out, "\n#define %s(route)", name_upper(group->key->text));
	EACH(param, group->own) {
		buf_string(out, param_at == 0 ? " \\\n\t" : ", \\\n\t");
		emit_row(out, spec, NULL, param);
	}
	buf_char(out, '\n');
}

static void
put_rows(struct buf *out, const struct spec *spec, const struct route *route)
{
	const struct list	 params = list_own(&route->rows);
	const struct group	*group;
	const struct param	*param;
	const char		*name = route->key->text;
	const char		*handler = route->function;
	const char		*defaults = emit_defaults(route);

	put_words(out, "", name, params);
	buf_printf(out, "static const struct param %s_rows[] = {\n", name);
	EACH(group, route->groups)
		buf_printf(out, "	%s(%s),\n",
		    name_upper(group->key->text), handler);
	EACH(param, params) {
		buf_char(out, '\t');
		emit_row(out, spec, route, param);
		buf_string(out, ",\n");
	}
	buf_string(out, "};\n");
	if (defaults != NULL)
		buf_printf(out, "static const struct %s_params %s_defaults ="
		    " { %s };\n", handler, name, defaults);
}

/* "1 << METHOD_GET | 1 << METHOD_POST"; NULL for none. */
static const char *
bits_of(const char *prefix, const struct node *list)
{
	const struct node	*word;
	const char		*all = "";

	EACH(word, node_items(list))
		all = memory_join(all, " | ", "1 << %s", name_constant(prefix,
		    word->text));

	return (*all == '\0' ? NULL : all);
}

/* The form of the first of a route's groups that has one, or NULL. */
static const char *
form_of(const struct route *route)
{
	const struct group	*group;

	EACH(group, route->groups) {
		if (group->form != NULL)
			return (memory_print("%s_form", group->key->text));
	}

	return (NULL);
}

static void
put_route(struct buf *out, const struct spec *spec, const struct route *route)
{
	const char	*name = route->key->text;
	const char	*handler = route->function;

	if (route->main == NULL)
		buf_printf(out, "ROUTE(%s", name);
	else
		buf_printf(out, "ROUTE_OF(%s, %s", name, handler);
	buf_printf(out, ", %s[%s], %s", paths_of(spec), spec_path_name(spec,
	    route->path->text), bits_of("METHOD", route->methods));
	if (route->role != NULL)
		emit_member(out, "role", name_constant("ROLE",
		    route->role->text));
	if (!spec->site)
		emit_string(out, "resource", route->resource->resource == NULL ?
		    "" : route->resource->resource->text);
	if (route->rows.count > 0)
		buf_printf(out, ", PARAMS(%s, %s)", name, handler);
	if (emit_defaults(route) != NULL)
		buf_printf(out, ", .defaults = &%s_defaults", name);
	emit_true(out, "partial", route->partial);
	emit_true(out, "slow", node_has(route->flags, "slow"));
	emit_true(out, "picture", route->picture);
	emit_true(out, "upload", node_has(route->flags, "upload"));
	emit_member(out, "proof", bits_of(memory_print("%s_ACTION",
	    name_upper(route->function)), route->proof));
	if (node_has(route->flags, "held"))
		emit_member(out, "again", "page_again");
	emit_member(out, "form", form_of(route));
	emit_member(out, "formats", bits_of("FORMAT", route->formats));
	if (route->formats != NULL)
		emit_member(out, "call_as", memory_print("call_%s_as",
		    handler));
	if (route->address != NULL)
		buf_printf(out, ", ADDRESS(%s)", name);
	buf_string(out, ");\n");
}

/* Returns the rows of a list's parameters, in the order of its addresses. */
static const char *
list_address_rows(const struct route *route)
{
	const struct node	*name;
	const struct param	*row;
	const char		*all = "";

	EACH(name, node_items(route->address)) {
		row = list_find(&route->rows, name->text);
		all = memory_join(all, ", ", "%zu /* %s */",
		    list_index(&route->rows, row), name->text);
	}

	return (*all == '\0' ? NULL : all);
}

static void
put_defined_route(struct buf *out, const struct spec *spec,
    const struct route *route)
{
	const char	*name = route->key->text;
	const char	*rows = list_address_rows(route);

	buf_char(out, '\n');
	if (route->rows.count > 0)
		put_rows(out, spec, route);
	if (rows != NULL)
		buf_printf(out, "static const uint16_t %s_address[] ="
		    " { %s };\n", name, rows);
	if (route->main == NULL && route->formats != NULL)
		buf_printf(out, "CALL_AS(%s)\n", name);
	put_route(out, spec, route);
}

/* Routes of pages have no OPTIONS. */
static const char *
list_methods(const struct spec *spec, const struct path *path)
{
	const struct route	*route;
	const char *const	*method;
	const char		*all = "";

	for (method = WORDS(METHOD_WORDS); *method != NULL; method++) {
		EACH(route, path->routes) {
			if (!node_has(route->methods, *method))
				continue;
			all = memory_join(all, ", ", "%s", *method);
			if (strcmp(*method, "GET") == 0)
				all = memory_join(all, ", ", "HEAD");
		}
	}

	return (spec->site ? all : memory_join(all, ", ", "OPTIONS"));
}

static void
put_areas(struct buf *out, const struct spec *site, const struct path *path)
{
	const struct area	*area;
	const struct node	*flag;
	const char		*key;

	EACH(area, site->pages->areas) {
		key = area->key->text;
		if (strncmp(path->template, key, strlen(key)) != 0)
			continue;
		if (area->needs != NULL)
			buf_printf(out, ", .needs = offsetof(struct site, %s)",
			    area->needs->text);
		EACH(flag, node_items(area->flags))
			emit_true(out, flag->text, true);
	}
}

static void
put_path(struct buf *out, const struct spec *spec, const struct path *path)
{
	const struct route	*route;
	const char		*routes = "";

	EACH(route, path->routes)
		routes = memory_join(routes, ", ", "&route_%s",
		    route->key->text);
	buf_printf(out,
	    "	[%s] = { .template = \"%s\", .allow = \"%s\"",
	    spec_path_name(spec, path->template), path->template,
	    list_methods(spec, path));
	if (path->capture != NULL)
		buf_printf(out, ", .capture = \"%s\", .takes = CAPTURE_%s",
		    path->capture, name_upper(path->takes));
	buf_printf(out, ", .routes = (const struct route *const[]){ %s },"
	    " .route_count = %zu", routes, path->routes.count);
	emit_true(out, "is_page", spec->site);
	if (spec->site)
		put_areas(out, spec, path);
	else
		buf_printf(out, ", .entry = %zu",
		    list_index(&spec->paths, path));
	buf_string(out, " },\n");
}

void
emit_routes_c(struct buf *out, const struct spec *spec)
{
	struct list		 paths = sorted_paths(spec);
	const struct group	*group;
	const struct route	*route;
	const struct path	*path;

	buf_printf(out, "%s#include \"generated/%s.h\"\n"
	    "#include \"generated/texts.h\"\n"
	    "#include \"http/rows.h\"\n", spec->site ?
	    "#include \"config/site.h\"\n" : "", file_of(spec));
	EACH(group, spec->groups)
		put_group_rows(out, spec, group);
	EACH(route, spec->routes)
		put_defined_route(out, spec, route);
	buf_printf(out, "\nconst struct path %s[] = {\n", paths_of(spec));
	EACH(path, paths)
		put_path(out, spec, path);
	buf_printf(out, "};\n\nconst size_t %s = COUNT(%s);\n",
	    spec->site ? "page_path_count" : "path_count", paths_of(spec));
	if (spec->site)
		buf_string(out, "\nint (*const page_refusal)"
		    "(struct request *) = page_refused;\n");
}
