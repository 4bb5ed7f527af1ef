/* service.yaml, and the files with routes that it names. */

#include "codegen/keys.h"
#include "codegen/spec.h"

#define COUNT(array)		(sizeof(array) / sizeof((array)[0]))
#define AT(type, member)	offsetof(struct type, member)

static const struct key	service_keys[] = {
	{ "namespace", KEY_TEXT, true, AT(spec, namespace), NULL },
	{ "alias", KEY_TEXT, true, AT(spec, alias), NULL },
	{ "version", KEY_TEXT, true, AT(spec, version), NULL },
	{ "contact", KEY_MAP, true, AT(spec, contact_map), NULL },
	{ "license", KEY_MAP, true, AT(spec, license_map), NULL },
	{ "locales", KEY_WORDS, true, AT(spec, locale_names), NULL },
	{ "resources", KEY_WORDS, true, AT(spec, resource_names), NULL },
	{ "pages", KEY_TEXT, false, AT(spec, pages_file), NULL },
	{ "errors", KEY_MAP, true, AT(spec, error_map), NULL },
	{ "complaints", KEY_MAP, true, AT(spec, complaint_map), NULL },
	{ "always", KEY_WORDS, false, AT(spec, always), NULL },
	{ "limits", KEY_MAP, false, AT(spec, limit_map), NULL },
	{ "common", KEY_MAP, false, AT(spec, common_map), NULL },
	{ "groups", KEY_MAP, false, AT(spec, group_map), NULL }
};

static const struct key	contact_keys[] = {
	{ "name", KEY_TEXT, true, AT(party, name), NULL },
	{ "url", KEY_TEXT, false, AT(party, url), NULL },
	{ "email", KEY_TEXT, false, AT(party, email), NULL }
};

static const struct key	license_keys[] = {
	{ "name", KEY_TEXT, true, AT(party, name), NULL },
	{ "url", KEY_TEXT, false, AT(party, url), NULL },
	{ "identifier", KEY_TEXT, false, AT(party, identifier), NULL }
};

static const struct key	error_keys[] = {
	{ "status", KEY_NUMBER, true, AT(error, status), NULL },
	{ "message", KEY_TEXT, true, AT(error, message), NULL },
	{ "code", KEY_TEXT, false, AT(error, code), NULL }
};

static const struct key	complaint_keys[] = {
	{ "code", KEY_TEXT, true, AT(error, code), NULL },
	{ "message", KEY_TEXT, true, AT(error, message), NULL }
};

static const struct key	limit_keys[] = {
	{ "in", KEY_WORD, false, AT(limit, in), words_limited },
	{ "bytes", KEY_COUNT, false, AT(limit, bytes), NULL },
	{ "characters", KEY_COUNT, false, AT(limit, characters), NULL },
	{ "words", KEY_COUNT, false, AT(limit, words), NULL },
	{ "items", KEY_COUNT, false, AT(limit, items), NULL },
	{ "lines", KEY_COUNT, false, AT(limit, lines), NULL },
	{ "error", KEY_TEXT, false, AT(limit, error), NULL }
};

static const struct key	common_keys[] = {
	{ "in", KEY_WORD, true, AT(common, in), words_common },
	{ "type", KEY_WORD, true, AT(common, type), words_wire },
	{ "uses", KEY_WORDS, true, AT(common, uses), words_use }
};

static const struct key	group_keys[] = {
	{ "as", KEY_TEXT, true, AT(group, as), NULL },
	{ "params", KEY_MAP, true, AT(group, params), NULL }
};

static const struct key	param_keys[] = {
	{ "in", KEY_WORD, true, AT(param, in), words_in },
	{ "type", KEY_TEXT, true, AT(param, type), NULL },
	{ "name", KEY_TEXT, false, AT(param, name), NULL },
	{ "as", KEY_WORD, false, AT(param, as), words_wire },
	{ "required", KEY_FLAG, false, AT(param, required), NULL },
	{ "default", KEY_VALUE, false, AT(param, shown), NULL },
	{ "nonempty", KEY_FLAG, false, AT(param, nonempty), NULL },
	{ "empty", KEY_FLAG, false, AT(param, empty), NULL },
	{ "hidden", KEY_FLAG, false, AT(param, hidden), NULL },
	{ "fold", KEY_FLAG, false, AT(param, fold), NULL },
	{ "min", KEY_NUMBER, false, AT(param, min), NULL },
	{ "max", KEY_NUMBER, false, AT(param, max), NULL },
	{ "above", KEY_NUMBER, false, AT(param, above), NULL },
	{ "cut", KEY_NUMBER, false, AT(param, cut), NULL },
	{ "zero", KEY_FLAG, false, AT(param, zero), NULL },
	{ "other", KEY_FLAG, false, AT(param, other), NULL },
	{ "one", KEY_FLAG, false, AT(param, one), NULL },
	{ "texts", KEY_FLAG, false, AT(param, texts), NULL },
	{ "paging", KEY_FLAG, false, AT(param, paging), NULL },
	{ "with", KEY_TEXT, false, AT(param, with), NULL },
	{ "values", KEY_WORDS, false, AT(param, values), NULL },
	{ "null", KEY_WORD, false, AT(param, null), words_null },
	{ "zone", KEY_WORD, false, AT(param, zone), words_zone },
	{ "exists", KEY_WORD, false, AT(param, exists), words_reference },
	{ "of", KEY_WORD, false, AT(param, of), words_term },
	{ "creates", KEY_TEXT, false, AT(param, creates), NULL },
	{ "limit", KEY_TEXT, false, AT(param, limit), NULL }
};

static const struct key	resource_keys[] = {
	{ "resource", KEY_TEXT, false, AT(resource, resource), NULL },
	{ "groups", KEY_MAP, false, AT(resource, groups), NULL },
	{ "routes", KEY_MAP, true, AT(resource, routes), NULL }
};

static const struct key	route_keys[] = {
	{ "method", KEY_WORD, false, AT(route, method), words_method },
	{ "methods", KEY_WORDS, false, AT(route, methods), words_method },
	{ "path", KEY_TEXT, true, AT(route, path), NULL },
	{ "operation", KEY_TEXT, false, AT(route, operation), NULL },
	{ "operations", KEY_WORDS, false, AT(route, operations), NULL },
	{ "handler", KEY_TEXT, false, AT(route, handler), NULL },
	{ "role", KEY_WORD, false, AT(route, role), words_role },
	{ "use", KEY_WORDS, false, AT(route, use), NULL },
	{ "partial", KEY_FLAG, false, AT(route, partial), NULL },
	{ "params", KEY_MAP, false, AT(route, params), NULL },
	{ "address", KEY_WORDS, false, AT(route, address), NULL },
	{ "body", KEY_TEXT, false, AT(route, body), NULL },
	{ "answers", KEY_WORDS, true, AT(route, answers), NULL },
	{ "formats", KEY_WORDS, false, AT(route, formats), words_format }
};

static const struct key	page_keys[] = {
	{ "path", KEY_TEXT, true, AT(route, path), NULL },
	{ "params", KEY_MAP, false, AT(route, params), NULL }
};

/* A list of structs of a size, each of which begins with its key. */
static void
read_entries(const struct node *map, const struct key *keys, size_t count,
    size_t size, struct list *list)
{
	const struct node	**entry;
	size_t			  i;

	for (i = 0; map != NULL && i < map->keys.count; i++) {
		entry = memory_get(size);
		*entry = map->keys.items[i];
		keys_read(map->items.items[i], keys, count, entry);
		list_add(list, entry);
	}
}

static void
read_params(const struct node *map, const struct group *group,
    struct list *list)
{
	struct param	*param;
	size_t		 i;

	for (i = 0; map != NULL && i < map->keys.count; i++) {
		param = memory_get(sizeof(*param));
		param->key = map->keys.items[i];
		param->group = group;
		keys_read(map->items.items[i], param_keys, COUNT(param_keys),
		    param);
		if (param->type != NULL && (param->kind =
		    type_find(param->type->text)) == NULL)
			complain(&param->type->place, "unknown type '%s'",
			    param->type->text);
		list_add(list, param);
	}
}

static void
read_groups(struct spec *spec, const struct node *map)
{
	struct group	*group;
	size_t		 i;

	for (i = 0; map != NULL && i < map->keys.count; i++) {
		group = memory_get(sizeof(*group));
		group->key = map->keys.items[i];
		keys_read(map->items.items[i], group_keys, COUNT(group_keys),
		    group);
		read_params(group->params, group, &group->own);
		list_add(&spec->groups, group);
	}
}

/* One word, or a list of them under the key in the plural. */
static void
read_either(const struct route *route, const struct node *one,
    const struct node *many, const char *name, struct nodes *to)
{
	if ((one == NULL) == (many == NULL))
		complain(&route->key->place,
		    "route '%s' must have one of '%s' and '%ss'",
		    route->key->text, name, name);
	else
		*to = one != NULL ? node_alone(one) : many->items;
}

static void
add_groups(const struct spec *spec, struct route *route)
{
	const struct node	*name;
	const struct group	*group;
	size_t			 i, k;

	for (i = 0; route->use != NULL && i < route->use->items.count; i++) {
		name = route->use->items.items[i];
		if ((group = list_find(&spec->groups, name->text)) == NULL) {
			complain(&name->place, "unknown group '%s'",
			    name->text);
			continue;
		}
		list_add(&route->groups, group);
		for (k = 0; k < group->own.count; k++)
			list_add(&route->rows, group->own.items[k]);
	}
}

/* What a route takes over, and so must not say itself. */
static void
refuse_own(const struct route *route)
{
	const struct node *const	 keys[] = { route->method,
	    route->methods, route->role, route->use, route->body,
	    route->formats };
	size_t				 i;

	for (i = 0; i < COUNT(keys); i++) {
		if (keys[i] != NULL)
			complain(&keys[i]->place, "route '%s' has that of its "
			    "'handler'", route->key->text);
	}
	if (route->partial)
		complain(&route->key->place, "route '%s' has that of its "
		    "'handler'", route->key->text);
}

/* Another path of a route before: the same methods, role, groups and body. */
static void
share_handler(const struct spec *spec, struct route *route)
{
	const struct route	*shared;

	refuse_own(route);
	shared = list_find(&spec->routes, route->handler->text);
	if (shared == NULL || shared->main != NULL) {
		complain(&route->handler->place, "'%s' is no route before "
		    "with a handler of its own", route->handler->text);
		return;
	}
	route->main = shared;
	route->method = shared->method;
	route->methods = shared->methods;
	route->role = shared->role;
	route->use = shared->use;
	route->body = shared->body;
	route->formats = shared->formats;
	route->partial = shared->partial;
}

/* A param of the same place in the struct, or NULL. */
static const struct param *
find_member(const struct list *members, const struct param *param)
{
	const struct param	*other;

	EACH(other, *members) {
		if (node_is(other->key, param->key->text) &&
		    other->group == param->group)
			return (other);
	}

	return (NULL);
}

/* Params of one name lie in one place, and must be of one type. */
static void
share_members(struct route *route)
{
	const struct param	*param, *other;
	struct list		*members;

	members = route->main != NULL ? route->main->members :
	    memory_get(sizeof(*members));
	EACH(param, route->rows) {
		if ((other = find_member(members, param)) == NULL)
			list_add(members, param);
		else if (route->main != NULL && (other->kind != param->kind ||
		    param_has_twin(other) != param_has_twin(param) ||
		    param_clears(other) != param_clears(param)))
			complain(&param->key->place, "'%s' is another thing in "
			    "'%s'", param->key->text, route_handler(route));
	}
	route->members = members;
}

static void
read_route(struct spec *spec, const struct resource *resource,
    const struct node *key, const struct node *map)
{
	struct route	*route;

	route = memory_get(sizeof(*route));
	route->key = key;
	route->resource = resource;
	keys_read(map, route_keys, COUNT(route_keys), route);
	if (route->handler != NULL)
		share_handler(spec, route);
	if (map->kind == NODE_MAP) {
		read_either(route, route->method, route->methods, "method",
		    &route->verbs);
		read_either(route, route->operation, route->operations,
		    "operation", &route->names);
	}
	add_groups(spec, route);
	read_params(route->params, NULL, &route->rows);
	share_members(route);
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
	read_groups(spec, resource->groups);
	for (i = 0; resource->routes != NULL &&
	    i < resource->routes->keys.count; i++)
		read_route(spec, resource, resource->routes->keys.items[i],
		    resource->routes->items.items[i]);
	list_add(&spec->resources, resource);
}

bool
spec_read_service(struct spec *spec)
{
	const struct node	*map;

	map = node_read(spec_file(spec, "service"), NULL);
	if (map == NULL)
		return (false);
	keys_read(map, service_keys, COUNT(service_keys), spec);
	if (spec->contact_map != NULL)
		keys_read(spec->contact_map, contact_keys,
		    COUNT(contact_keys), &spec->contact);
	if (spec->license_map != NULL)
		keys_read(spec->license_map, license_keys,
		    COUNT(license_keys), &spec->license);
	read_entries(spec->error_map, error_keys, COUNT(error_keys),
	    sizeof(struct error), &spec->errors);
	read_entries(spec->complaint_map, complaint_keys,
	    COUNT(complaint_keys), sizeof(struct error), &spec->complaints);
	read_entries(spec->limit_map, limit_keys, COUNT(limit_keys),
	    sizeof(struct limit), &spec->limits);
	read_entries(spec->common_map, common_keys, COUNT(common_keys),
	    sizeof(struct common), &spec->commons);
	read_groups(spec, spec->group_map);

	return (complaint_count() == 0);
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

void
spec_read_pages(struct spec *site, const struct node *map)
{
	static const struct node	 method = { .text = "GET" };
	static const struct resource	 none;
	struct route			*route;
	size_t				 i;

	for (i = 0; map != NULL && i < map->keys.count; i++) {
		route = memory_get(sizeof(*route));
		route->key = map->keys.items[i];
		route->resource = &none;
		keys_read(map->items.items[i], page_keys, COUNT(page_keys),
		    route);
		route->verbs = node_alone(&method);
		read_params(route->params, NULL, &route->rows);
		route->members = &route->rows;
		list_add(&site->routes, route);
	}
}

bool
spec_read_locales(struct spec *spec)
{
	const struct node	*name;
	struct locale		*locale;

	EACH(name, spec->locale_names->items) {
		locale = memory_get(sizeof(*locale));
		locale->name = name;
		locale->texts = node_read(spec_file(spec, memory_print(
		    "locales/%s", name->text)), &name->place);
		if (locale->texts == NULL || !keys_are_map(locale->texts))
			return (false);
		list_add(&spec->locales, locale);
	}

	return (true);
}
