#include <stdlib.h>
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

/* Pages have no OPTIONS. */
static const char *
allow_of(const struct spec *spec, const struct path *path)
{
	const struct route	*route;
	const char *const	*method;
	const char		*allow = "";

	for (method = words_method + 1; *method != NULL; method++) {
		EACH(route, path->routes) {
			if (!nodes_have(route->methods->items, *method))
				continue;
			allow = memory_join(allow, ", ", *method);
			if (strcmp(*method, "GET") == 0)
				allow = memory_join(allow, ", ", "HEAD");
		}
	}

	return (spec->site ? allow : memory_join(allow, ", ", "OPTIONS"));
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

	out_print(out, "static const struct route *const %s[] = {\n",
	    routes_name(path));
	EACH(route, path->routes)
		out_print(out, "\t&route_%s,\n", route->key->text);
	out_print(out, "};\n\n");
}

static void
emit_path(struct out *out, const struct spec *spec, const struct path *path)
{
	const char	*routes = routes_name(path);

	out_print(out, "\t[%s] = { .template = \"%s\", .allow = \"%s\",",
	    spec_path_name(spec, path->template), path->template,
	    allow_of(spec, path));
	if (path->capture != NULL)
		out_print(out, " .capture = \"%s\",", path->capture);
	out_print(out, " .routes = %s, .route_count = COUNT(%s)%s },\n",
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
segments_after(const struct spec *spec, const char *prefix)
{
	const struct path	*path;
	const char		*segment;
	struct list		 list = { NULL, 0 };
	size_t			 length = strlen(prefix);

	EACH(path, spec->paths) {
		if (strncmp(path->shape, prefix, length) != 0 ||
		    path->shape[length] != '/')
			continue;
		segment = path->shape + length + 1;
		segment = memory_copy(segment, strcspn(segment, "/"));
		list_add_text(&list, segment);
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

/* The members of a node, apart from its word. */
static const char *
node_of(const struct spec *spec, const char *prefix)
{
	const struct path	*path;
	const char		*name = children_name(prefix), *node = "";

	if (segments_after(spec, prefix).count > 0)
		node = memory_print(".children = %s, .child_count = COUNT(%s)",
		    name, name);
	EACH(path, spec->paths) {
		if (strcmp(path->shape, prefix) == 0)
			node = memory_join(node, ", ", memory_print(
			    ".path = &%spaths[%s]", spec->site ? "page_" : "",
			    spec_path_name(spec, path->template)));
	}

	return (node);
}

/* The children of a node, after theirs. */
static void
emit_children(struct out *out, const struct spec *spec, const char *prefix)
{
	const char	*segment, *child;
	struct list	 segments = segments_after(spec, prefix);

	if (segments.count == 0)
		return;
	EACH(segment, segments)
		emit_children(out, spec, memory_print("%s/%s", prefix,
		    segment));
	out_print(out, "static const struct node %s[] = {\n",
	    children_name(prefix));
	EACH(segment, segments) {
		child = memory_print("%s/%s", prefix, segment);
		if (*segment != '{')
			out_print(out, "\t{ .word = \"%s\"", segment);
		else
			out_print(out, "\t{ .capture = CAPTURE_%s",
			    name_upper(memory_copy(segment + 1,
			    strlen(segment) - 2)));
		out_print(out, ", %s },\n", node_of(spec, child));
	}
	out_print(out, "};\n\n");
}

void
emit_tree(struct out *out, const struct spec *spec, const char *prefix)
{
	const struct path	*path;

	out_print(out, "#include \"http/table.h\"\n\n"
	    "#define COUNT(array)\t(sizeof(array) / sizeof((array)[0]))\n\n");
	EACH(path, spec->paths)
		emit_path_routes(out, path);
	out_print(out, "const struct path %spaths[] = {\n", prefix);
	EACH(path, spec->paths)
		emit_path(out, spec, path);
	out_print(out, "};\n\nconst size_t %spath_count = COUNT(%spaths);\n\n",
	    prefix, prefix);
	emit_children(out, spec, "");
	out_print(out, "const struct node %stree = { %s };\n", prefix,
	    node_of(spec, ""));
}

void
emit_tree_c(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#include \"generated/routes.h\"\n");
	emit_tree(out, spec, "");
}
