/* The tree of paths: each node is the end of a path, or a part of it. */
#include <stdlib.h>
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

/* {segments} is last, since it matches wherever another one does. */
static int
compare_words(const void *a, const void *b)
{
	const char	*x = *(const char *const *)a;
	const char	*y = *(const char *const *)b;
	int		 order;

	order = (strcmp(x, "{segments}") == 0) -
	    (strcmp(y, "{segments}") == 0);

	return (order != 0 ? order : strcmp(x, y));
}

/*
 * The segments that follow `prefix` in the shapes of all paths, sorted: words,
 * then {day}, {digits}, {month}, {text} or {segments}.
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
const char *
emit_children_name(const struct scope *s)
{
	const char	*name;

	name = name_lower(*s->text == '\0' ? "root" : s->text);

	return (memory_print("%s%schildren", name,
	    name[strlen(name) - 1] == '_' ? "" : "_"));
}

/* The members of a node, apart from its word. */
const char *
emit_node(const struct scope *s)
{
	const struct path	*path;
	const char		*name = emit_children_name(s), *node = "";

	if (segments_after(s->spec, s->text).count > 0)
		node = memory_print(".children = %s, .child_count = COUNT(%s)",
		    name, name);
	EACH(path, s->spec->paths) {
		if (strcmp(path->shape, s->text) == 0)
			node = memory_join(node, ", ", memory_print(
			    ".path = &%spaths[%s]",
			    s->spec->site ? "page_" : "",
			    spec_path_name(s->spec, path->template)));
	}

	return (node);
}

struct list
emit_children(const struct scope *s)
{
	const char	*segment;
	struct list	 list = { NULL, 0 };
	struct list	 segments = segments_after(s->spec, s->text);

	EACH(segment, segments)
		list_add(&list, memory_print("%s/%s", s->text, segment));

	return (list);
}

/* Adds the node of a prefix and all nodes below it that have children. */
static void
add_branches(struct list *list, const struct spec *spec, const char *prefix)
{
	const struct scope	 at = { .spec = spec, .text = prefix };
	const char		*child;
	struct list		 children = emit_children(&at);

	EACH(child, children)
		add_branches(list, spec, child);
	if (children.count > 0)
		list_add(list, prefix);
}

struct list
emit_branches(const struct scope *s)
{
	struct list	 list = { NULL, 0 };

	add_branches(&list, s->spec, "");

	return (list);
}
