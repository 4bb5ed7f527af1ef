#include <string.h>

#include "codegen/check.h"

#define SEGMENTS	"(/[a-z0-9._-]+)*"
#define CAPTURE	"(/[{][a-z_]+[}])?"

/* The name between the first braces, or NULL. */
static const char *
capture_of(const char *template)
{
	const char	*start;

	if ((start = strchr(template, '{')) == NULL)
		return (NULL);
	start++;

	return (memory_copy(start, strcspn(start, "}")));
}

/* The only path parameter of a route must be the capture of each path. */
static const struct param *
check_capture(const struct route *route, const struct node *path,
    const char *capture)
{
	const struct param	*row, *found = NULL;

	EACH(row, route->rows) {
		if (!row->is_path)
			continue;
		if (capture != NULL && node_is(row->key, capture))
			found = row;
		else
			complain(&row->key->place,
			    "the path of '%s' has no {%s}", route->key->text,
			    row->key->text);
	}
	if (capture != NULL && found == NULL)
		complain(&path->place,
		    "route '%s' has no path parameter '%s'",
		    route->key->text, capture);

	return (found);
}

/* Finds the path of the route with the template, or returns NULL. */
static const struct node *
find_path(const struct route *route, const char *template)
{
	const struct node	*path;

	EACH(path, route->paths->items) {
		if (node_is(path, template))
			return (path);
	}

	return (NULL);
}

static void
check_methods(const struct path *path)
{
	const struct route	*one, *other;
	const struct node	*method, *at;

	EACH(one, path->routes) {
		at = find_path(one, path->template);
		EACH(other, path->routes) {
			if (other == one)
				break;
			EACH(method, one->methods->items) {
				if (node_has(other->methods, method->text))
					complain(&at->place, "'%s' answers %s "
					    "of this path already (%s:%zu)",
					    other->key->text, method->text,
					    other->key->place.file,
					    other->key->place.line);
			}
		}
	}
}

static void
check_shape(const struct spec *spec, const struct path *path)
{
	const struct path	*other;

	EACH(other, spec->paths) {
		if (strcmp(path->shape, other->shape) == 0)
			complain(&path->key->place, "path '%s' has the shape "
			    "of '%s'", path->template, other->template);
	}
}

/* Adds a path of a route, with all routes of the same template. */
static void
add_path(struct spec *spec, const struct route *route, const struct node *key)
{
	const struct route	*other;
	const struct node	*at;
	const struct param	*row, *mine;
	struct path		*path;

	path = memory_get(sizeof(*path));
	path->key = key;
	path->template = key->text;
	path->capture = capture_of(path->template);
	mine = check_capture(route, key, path->capture);
	path->takes = mine == NULL || mine->kind->capture == NULL ? "text" :
	    mine->kind->capture;
	if (strcmp(path->takes, "segments") == 0 &&
	    path->template[strcspn(path->template, "}") + 1] != '\0')
		complain(&key->place,
		    "segments must be the end of a path");
	path->shape = path_replace(path, strcmp(path->takes, "segments") == 0 ?
	    "~" : memory_print("{%s}", path->takes));
	EACH(other, spec->routes) {
		if ((at = find_path(other, path->template)) == NULL)
			continue;
		list_add(&path->routes, other);
		if (other == route)
			continue;
		row = check_capture(other, at, path->capture);
		if (row != NULL && mine != NULL && row->kind != mine->kind)
			complain(&row->type->place, "'%s' has another type in "
			    "route '%s'", path->capture, route->key->text);
	}
	check_methods(path);
	check_shape(spec, path);
	list_add(&spec->paths, path);
}

void
check_paths(struct spec *spec)
{
	const struct route	*route;
	const struct node	*path;

	EACH(route, spec->routes) {
		EACH(path, route->paths->items) {
			if (list_find(&spec->paths, path->text) != NULL)
				continue;
			if (node_has_form(path, SEGMENTS CAPTURE SEGMENTS))
				add_path(spec, route, path);
			else
				complain(&path->place, "a path must be words "
				    "and at most one {capture}, each after a "
				    "slash");
		}
	}
}
