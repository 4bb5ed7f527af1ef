#include <stdlib.h>

#include "codegen/keys.h"
#include "codegen/spec.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))
#define AT(member)	offsetof(struct route, member)

static const struct key	route_keys[] = {
	{ "method", KEY_TEXT, false, AT(method) },
	{ "methods", KEY_WORDS, false, AT(methods) },
	{ "path", KEY_TEXT, true, AT(path) },
	{ "operation", KEY_TEXT, false, AT(operation) },
	{ "operations", KEY_WORDS, false, AT(operations) },
	{ "role", KEY_TEXT, false, AT(role) },
	{ "use", KEY_WORDS, false, AT(use) },
	{ "partial", KEY_FLAG, false, AT(partial) },
	{ "params", KEY_MAP, false, AT(params) },
	{ "address", KEY_WORDS, false, AT(address) },
	{ "body", KEY_TEXT, false, AT(body) },
	{ "answers", KEY_WORDS, true, AT(answers) },
	{ "formats", KEY_WORDS, false, AT(formats) }
};

static const struct key	resource_keys[] = {
	{ "resource", KEY_TEXT, false, offsetof(struct resource, resource) },
	{ "groups", KEY_MAP, false, offsetof(struct resource, groups) },
	{ "routes", KEY_MAP, true, offsetof(struct resource, routes) }
};

/* One word, or a list of them under the key in the plural. */
static void
read_either(const struct route *route, const struct node *one,
    const struct node *many, const char *name, struct nodes *to)
{
	if ((one == NULL) == (many == NULL))
		complain(&route->key->place,
		    "route '%s' must have one of '%s' and '%ss'",
		    route->key->text, name, name);
	else if (one != NULL)
		*to = node_alone(one);
	else
		*to = many->items;
}

static void
add_group(const struct spec *spec, struct route *route,
    const struct node *name)
{
	const struct group	*group;
	size_t			 i;

	if ((group = spec_group(spec, name->text)) == NULL) {
		complain(&name->place, "unknown group '%s'", name->text);
		return;
	}
	list_add(&route->groups, group);
	for (i = 0; i < group->own.count; i++)
		list_add(&route->rows, group->own.items[i]);
}

static void
read_route(struct spec *spec, const struct resource *resource,
    const struct node *key, const struct node *map)
{
	struct route	*route;
	size_t		 i;

	route = memory_get(sizeof(*route));
	route->key = key;
	route->resource = resource;
	keys_read(map, route_keys, COUNT(route_keys), route);
	if (map->kind == NODE_MAP) {
		read_either(route, route->method, route->methods, "method",
		    &route->verbs);
		read_either(route, route->operation, route->operations,
		    "operation", &route->names);
	}
	for (i = 0; route->use != NULL && i < route->use->items.count; i++)
		add_group(spec, route, route->use->items.items[i]);
	if (route->params != NULL)
		spec_read_params(route->params, NULL, &route->rows);
	list_add(&spec->routes, route);
}

static void
read_resource(struct spec *spec, const struct node *name)
{
	const struct node	*map;
	struct resource		*resource;
	size_t			 i;

	map = node_read(spec_file(spec, name->text), &name->place);
	if (map == NULL)
		return;
	resource = memory_get(sizeof(*resource));
	resource->file = name;
	keys_read(map, resource_keys, COUNT(resource_keys), resource);
	if (resource->groups != NULL)
		spec_read_groups(spec, resource->groups);
	for (i = 0; resource->routes != NULL &&
	    i < resource->routes->keys.count; i++)
		read_route(spec, resource, resource->routes->keys.items[i],
		    resource->routes->items.items[i]);
	list_add(&spec->resources, resource);
}

const char *
answer_record(const struct node *answer, int *status)
{
	char	*end;

	*status = (int)strtol(answer->text, &end, 10);

	return (end > answer->text && *end == ' ' ? end + 1 : NULL);
}

bool
spec_read_resources(struct spec *spec)
{
	size_t	i;

	for (i = 0; i < spec->resource_names->items.count; i++) {
		read_resource(spec, spec->resource_names->items.items[i]);
		if (complaint_count() > 0)
			return (false);
	}

	return (true);
}
