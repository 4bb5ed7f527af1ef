#include <stdlib.h>
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

static bool
answers_to(const struct path *path, const char *method)
{
	const struct route	*route;
	size_t			 k;

	EACH(route, path->routes) {
		for (k = 0; k < route->verbs.count; k++) {
			if (node_is(route->verbs.items[k], method))
				return (true);
		}
	}

	return (false);
}

/* Pages have no OPTIONS. */
static const char *
allow_of(const struct spec *spec, const struct path *path)
{
	const char *const	*method;
	const char		*text = "";

	for (method = words_method + 1; *method != NULL; method++) {
		if (!answers_to(path, *method))
			continue;
		text = memory_print("%s%s, ", text, *method);
		if (strcmp(*method, "GET") == 0)
			text = memory_print("%sHEAD, ", text);
	}

	return (spec->site ? memory_copy(text, strlen(text) - strlen(", ")) :
	    memory_print("%sOPTIONS", text));
}

/* "events_id_routes" */
static const char *
routes_name(const struct path *path)
{
	return (memory_print("%s_routes",
	    name_lower(name_path(path->template) + strlen("PATH_"))));
}

static void
emit_path_routes(struct out *out, const struct path *path)
{
	const struct route	*route;
	size_t			 i;

	out_print(out, "static const struct route *const %s[] = {",
	    routes_name(path));
	for (i = 0; i < path->routes.count; i++) {
		route = path->routes.items[i];
		out_print(out, "%s\n\t&route_%s", i > 0 ? "," : "",
		    route->key->text);
	}
	out_print(out, "\n};\n\n");
}

static void
emit_path(struct out *out, const struct spec *spec, const struct path *path)
{
	const char	*routes = routes_name(path);

	out_print(out, "\t[%s] = { .template = \"%s\",\n"
	    "\t    .allow = \"%s\",", spec_path_name(spec, path->template),
	    path->template, allow_of(spec, path));
	if (path->capture != NULL)
		out_print(out, " .capture = \"%s\",", path->capture);
	out_print(out, "\n\t    .routes = %s, .route_count = COUNT(%s)%s }",
	    routes, routes, spec->site ? ", .is_page = true" : "");
}

static int
compare_words(const void *a, const void *b)
{
	return (strcmp(*(const char *const *)a, *(const char *const *)b));
}

/*
 * The segments that follow `prefix` in the shapes of all paths, sorted: words,
 * then {digits}, {month}, {segments} or {text}.
 */
static struct list
segments_behind(const struct spec *spec, const char *prefix)
{
	const struct path	*path;
	const char		*segment;
	struct list		 list = { NULL, 0 };
	size_t			 k, length = strlen(prefix);

	EACH(path, spec->paths) {
		if (strncmp(path->shape, prefix, length) != 0 ||
		    path->shape[length] != '/')
			continue;
		segment = path->shape + length + 1;
		segment = memory_copy(segment, strcspn(segment, "/"));
		for (k = 0; k < list.count; k++) {
			if (strcmp(list.items[k], segment) == 0)
				break;
		}
		if (k == list.count)
			list_add(&list, segment);
	}
	if (list.count > 0)
		qsort(list.items, list.count, sizeof(*list.items),
		    compare_words);

	return (list);
}

/* "events_digits_children" */
static const char *
children_name(const char *prefix)
{
	const char	*name;

	name = name_lower(*prefix == '\0' ? "root" : prefix);

	return (memory_print("%s%schildren", name,
	    name[strlen(name) - 1] == '_' ? "" : "_"));
}

static void
emit_node_rest(struct out *out, const struct spec *spec, const char *prefix)
{
	const struct path	*path;

	if (segments_behind(spec, prefix).count > 0) {
		out_item(out, ".children = %s", children_name(prefix));
		out_item(out, ".child_count = COUNT(%s)",
		    children_name(prefix));
	}
	EACH(path, spec->paths) {
		if (strcmp(path->shape, prefix) == 0)
			out_item(out, ".path = &%spaths[%s]",
			    spec->site ? "page_" : "",
			    spec_path_name(spec, path->template));
	}
}

/* The children of a node, behind theirs. */
static void
emit_children(struct out *out, const struct spec *spec, const char *prefix)
{
	const char	*segment, *behind;
	struct list	 segments;
	size_t		 i;

	segments = segments_behind(spec, prefix);
	if (segments.count == 0)
		return;
	for (i = 0; i < segments.count; i++)
		emit_children(out, spec, memory_print("%s/%s", prefix,
		    (const char *)segments.items[i]));
	out_print(out, "static const struct node %s[] = {\n",
	    children_name(prefix));
	for (i = 0; i < segments.count; i++) {
		segment = segments.items[i];
		behind = memory_print("%s/%s", prefix, segment);
		out_print(out, "\t{ ");
		out_items(out, 1, true);
		if (*segment != '{')
			out_item_text(out, ".word = ", segment);
		else
			out_item(out, ".capture = CAPTURE_%s",
			    name_upper(memory_copy(segment + 1,
			    strlen(segment) - 2)));
		emit_node_rest(out, spec, behind);
		out_print(out, i + 1 < segments.count ? " },\n" : " }\n");
	}
	out_print(out, "};\n\n");
}

void
emit_tree(struct out *out, const struct spec *spec, const char *prefix)
{
	size_t	i;

	out_print(out, "#include \"http/table.h\"\n\n"
	    "#define COUNT(array)\t(sizeof(array) / sizeof((array)[0]))\n\n");
	for (i = 0; i < spec->paths.count; i++)
		emit_path_routes(out, spec->paths.items[i]);
	out_print(out, "const struct path %spaths[] = {\n", prefix);
	for (i = 0; i < spec->paths.count; i++) {
		emit_path(out, spec, spec->paths.items[i]);
		out_print(out, i + 1 < spec->paths.count ? ",\n" : "\n};\n\n");
	}
	out_print(out, "const size_t %spath_count = COUNT(%spaths);\n\n",
	    prefix, prefix);
	emit_children(out, spec, "");
	out_print(out, "const struct node %stree = {\n\t", prefix);
	out_items(out, 1, false);
	emit_node_rest(out, spec, "");
	out_print(out, "\n};\n");
}

void
emit_tree_c(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#include \"generated/routes.h\"\n");
	emit_tree(out, spec, "");
}
