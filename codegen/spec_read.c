/* service.yaml, and the files with routes that it names. */
#include <string.h>

#include "codegen/keys.h"
#include "codegen/spec.h"

static const struct key	contact_keys[] = {
	KEY(party, name, TEXT, .required = true),
	KEY(party, url, TEXT),
	KEY(party, email, TEXT),
	KEYS_END
};

static const struct key	license_keys[] = {
	KEY(party, name, TEXT, .required = true),
	KEY(party, url, TEXT),
	KEY(party, identifier, TEXT),
	KEYS_END
};

static const struct key	error_keys[] = {
	KEY(error, status, NUMBER, .required = true),
	KEY(error, message, TEXT, .required = true),
	KEY(error, code, TEXT),
	KEYS_END
};

static const struct key	complaint_keys[] = {
	KEY(error, code, TEXT, .required = true),
	KEY(error, message, TEXT, .required = true),
	KEYS_END
};

static const struct key	limit_keys[] = {
	KEY(limit, in, WORD, .words = words_limited),
	KEY(limit, bytes, COUNT),
	KEY(limit, characters, COUNT),
	KEY(limit, words, COUNT),
	KEY(limit, items, COUNT),
	KEY(limit, lines, COUNT),
	KEY(limit, error, TEXT),
	KEYS_END
};

static const struct key	common_keys[] = {
	KEY(common, in, WORD, .words = words_common, .required = true),
	KEY(common, type, WORD, .words = words_wire, .required = true),
	KEY(common, uses, WORDS, .words = words_use, .required = true),
	KEYS_END
};

static const struct key	service_keys[] = {
	KEY(spec, namespace, TEXT, .required = true),
	KEY(spec, alias, TEXT, .required = true),
	KEY(spec, version, TEXT, .required = true),
	KEY(spec, contact, PART, .required = true, .keys = contact_keys),
	KEY(spec, license, PART, .required = true, .keys = license_keys),
	KEY_AS("locales", spec, locale_names, WORDS, .required = true),
	KEY_AS("resources", spec, resource_names, WORDS, .required = true),
	KEY_AS("pages", spec, pages_file, TEXT),
	KEY(spec, errors, ENTRIES, .required = true, .keys = error_keys,
	    .size = sizeof(struct error)),
	KEY(spec, complaints, ENTRIES, .required = true, .keys = complaint_keys,
	    .size = sizeof(struct error)),
	KEY(spec, always, WORDS),
	KEY(spec, limits, ENTRIES, .keys = limit_keys,
	    .size = sizeof(struct limit)),
	KEY_AS("common", spec, commons, ENTRIES, .keys = common_keys,
	    .size = sizeof(struct common)),
	KEY_AS("groups", spec, group_map, MAP),
	KEYS_END
};

static const struct key	form_keys[] = {
	KEY(form, main, WORDS, .required = true),
	KEY(form, more, WORDS),
	KEY(form, none, WORDS),
	KEY(form, open, WORDS),
	KEYS_END
};

static const struct key	group_keys[] = {
	KEY(group, as, NAME, .required = true),
	KEY(group, form, PART, .keys = form_keys),
	KEY(group, params, MAP, .required = true),
	KEYS_END
};

static const struct key	param_keys[] = {
	KEY(param, in, WORD, .words = words_in, .required = true),
	KEY(param, type, TEXT, .required = true),
	KEY(param, name, TEXT),
	KEY(param, as, WORD, .words = words_wire),
	KEY(param, required, FLAG),
	KEY_AS("default", param, shown, VALUE),
	KEY(param, nonempty, FLAG),
	KEY(param, empty, FLAG),
	KEY(param, lines, FLAG, .takes = TAKES_BYTES),
	KEY(param, markup, FLAG, .takes = TAKES_BYTES),
	KEY(param, hidden, FLAG),
	KEY(param, fold, FLAG, .takes = TAKES_FOLD),
	KEY(param, min, NUMBER, .takes = TAKES_RANGE),
	KEY(param, max, NUMBER, .takes = TAKES_RANGE),
	KEY(param, above, NUMBER, .takes = TAKES_RANGE, .excludes = "min"),
	KEY(param, cut, NUMBER, .takes = TAKES_RANGE, .excludes = "max",
	    .needs = "min"),
	KEY(param, zero, FLAG, .needs = "exists"),
	KEY(param, other, FLAG, .needs = "exists"),
	KEY(param, one, FLAG, .takes = TAKES_LINKS),
	KEY(param, texts, FLAG),
	KEY(param, paging, FLAG),
	KEY(param, with, TEXT),
	KEY(param, values, WORDS, .takes = TAKES_VALUES, .needed = true),
	KEY(param, null, WORD, .words = words_null),
	KEY(param, zone, WORD, .words = words_zone, .takes = TAKES_ZONE),
	KEY(param, exists, WORD, .words = words_reference,
	    .takes = TAKES_EXISTS),
	KEY(param, of, WORD, .words = words_term, .takes = TAKES_OF,
	    .needed = true),
	KEY(param, creates, TEXT, .takes = TAKES_LINKS),
	KEY(param, limit, TEXT, .takes = TAKES_BYTES | TAKES_ITEMS),
	KEYS_END
};

static const struct key	resource_keys[] = {
	KEY(resource, resource, NAME),
	KEY(resource, groups, MAP),
	KEY(resource, routes, MAP, .required = true),
	KEYS_END
};

static const struct key	route_keys[] = {
	KEY(route, handler, TEXT),
	KEY_AS("method", route, methods, WORDS, .words = words_method,
	    .excludes = "handler"),
	KEY(route, path, TEXT, .required = true),
	KEY_AS("operation", route, operations, WORDS, .required = true),
	KEY(route, role, WORD, .words = words_role, .excludes = "handler"),
	KEY(route, use, WORDS, .excludes = "handler"),
	KEY(route, partial, FLAG, .excludes = "handler"),
	KEY(route, picture, FLAG, .excludes = "handler"),
	KEY(route, params, MAP),
	KEY(route, address, WORDS),
	KEY(route, body, TEXT, .excludes = "handler"),
	KEY(route, answers, WORDS, .required = true),
	KEY(route, formats, WORDS, .words = words_format,
	    .excludes = "handler"),
	KEYS_END
};

static const struct key	page_keys[] = {
	KEY(route, handler, TEXT),
	KEY_AS("method", route, methods, WORDS, .words = words_method,
	    .excludes = "handler"),
	KEY(route, path, TEXT, .required = true),
	KEY(route, role, WORD, .words = words_role, .excludes = "handler"),
	KEY(route, slow, FLAG, .excludes = "handler"),
	KEY(route, picture, FLAG, .excludes = "handler"),
	KEY(route, held, FLAG, .excludes = "handler"),
	KEY(route, params, MAP),
	KEYS_END
};

static void
read_params(const struct node *map, const struct group *group,
    struct list *list)
{
	const struct node	*key, *value;
	struct param		*param;

	MAP_EACH(key, value, map) {
		param = keys_add(list, sizeof(*param), key, value, param_keys);
		param->group = group;
		keys_check_name(key);
		if (param->name != NULL)
			node_check_form(param->name, FORM_NAME,
			    "a name, such as start_date");
		if (param->type == NULL)
			continue;
		param->kind = type_find(param->type->text);
		if (param->kind == NULL)
			complain(&param->type->place, "unknown type '%s'",
			    param->type->text);
		else
			keys_fit(value, param_keys, param->kind->takes,
			    param->kind->word);
	}
}

static void
read_groups(struct spec *spec, const struct node *map)
{
	const struct node	*key, *value;
	struct group		*group;

	MAP_EACH(key, value, map) {
		keys_check_name(key);
		group = keys_add(&spec->groups, sizeof(*group), key, value,
		    group_keys);
		read_params(group->params, group, &group->own);
	}
}

static void
add_groups(const struct spec *spec, struct route *route)
{
	const struct node	*name;
	const struct group	*group;
	const struct param	*param;

	EACH(name, node_items(route->use)) {
		if ((group = list_find(&spec->groups, name->text)) == NULL) {
			complain(&name->place, "unknown group '%s'",
			    name->text);
			continue;
		}
		list_add(&route->groups, group);
		EACH(param, group->own)
			list_add(&route->rows, param);
	}
}

/* Makes the route another path of an earlier one, with the same methods. */
static void
share_handler(const struct spec *spec, struct route *route)
{
	const struct route	*main;

	main = list_find(&spec->routes, route->handler->text);
	if (main == NULL || main->handler != NULL) {
		complain(&route->handler->place, "'%s' must be a route above "
		    "with a handler of its own", route->handler->text);
		return;
	}
	route->main = main;
	route->methods = main->methods;
	route->role = main->role;
	route->use = main->use;
	route->body = main->body;
	route->formats = main->formats;
	route->partial = main->partial;
	route->slow = main->slow;
	route->picture = main->picture;
	route->held = main->held;
}

/* Returns a param with the same member in the struct, or NULL. */
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

/* Params with the same name share a member, so they must have the same type. */
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
		else if (route->main != NULL && param->kind != NULL &&
		    (other->kind != param->kind ||
		    param_has_twin(other) != param_has_twin(param) ||
		    param_clears(other) != param_clears(param)))
			complain(&param->key->place, "'%s' has another type "
			    "in '%s'", param->key->text, route_handler(route));
	}
	route->members = members;
}

/* The methods of a page that names none. */
static const struct node *
only_get(void)
{
	static const struct node	 get = { .text = "GET" };
	static const struct node	*items[] = { &get };
	static const struct node	 list = { .kind = NODE_LIST,
	    .items = { items, 1 } };

	return (&list);
}

static void
read_route(struct spec *spec, const struct resource *resource,
    const struct node *key, const struct node *map)
{
	struct route	*route;

	keys_check_name(key);
	route = keys_add(&spec->routes, sizeof(*route), key, map,
	    spec->site ? page_keys : route_keys);
	route->resource = resource;
	if (route->handler != NULL)
		share_handler(spec, route);
	else if (route->methods == NULL && spec->site)
		route->methods = only_get();
	else if (route->methods == NULL && map->kind == NODE_MAP)
		complain(&map->place, "missing key 'method'");
	add_groups(spec, route);
	read_params(route->params, NULL, &route->rows);
	if (route->main != NULL && route->params == NULL)
		route->rows = route->main->rows;
	share_members(route);
}

static void
read_resource(struct spec *spec, const struct node *name)
{
	const struct node	*map, *key, *value;
	struct resource		*resource;

	map = node_read(spec_file(spec, name->text), &name->place);
	if (map == NULL)
		return;
	resource = keys_add(&spec->resources, sizeof(*resource), name, map,
	    resource_keys);
	read_groups(spec, resource->groups);
	MAP_EACH(key, value, resource->routes)
		read_route(spec, resource, key, value);
}

bool
spec_read_service(struct spec *spec)
{
	const struct node	*map;

	map = node_read(spec_file(spec, "service"), NULL);
	if (map == NULL)
		return (false);
	keys_read(map, service_keys, spec);
	read_groups(spec, spec->group_map);

	return (complaint_count() == 0);
}

bool
spec_read_resources(struct spec *spec)
{
	const struct node	*name;

	EACH(name, spec->resource_names->items) {
		read_resource(spec, name);
		if (complaint_count() > 0)
			return (false);
	}

	return (true);
}

void
spec_read_pages(struct spec *site, const struct node *map)
{
	static const struct resource	 none;
	const struct node		*key, *value;

	MAP_EACH(key, value, map)
		read_route(site, &none, key, value);
}

bool
spec_read_locales(struct spec *spec)
{
	const struct node	*name;
	struct locale		*locale;

	EACH(name, spec->locale_names->items) {
		locale = memory_get(sizeof(*locale));
		locale->name = name;
		locale->base = list_find(&spec->locales, memory_copy(name->text,
		    strcspn(name->text, "-")));
		locale->texts = node_read(spec_file(spec, memory_print(
		    "locales/%s", name->text)), &name->place);
		if (locale->texts == NULL || !keys_are_map(locale->texts))
			return (false);
		list_add(&spec->locales, locale);
	}

	return (true);
}
