/* service.yaml, and the files with routes that it names. */
#include <string.h>

#include "codegen/keys.h"
#include "codegen/spec.h"

const struct key	error_keys[] = {
	KEY(error, status, NUMBER, "The status, from 400 to 599.",
	    .required = true),
	KEY(error, message, TEXT,
	    "The text. Up to two placeholders, such as {id}.",
	    .required = true),
	KEY(error, code, TEXT, "Its code on the wire. The default is its key."),
	KEYS_END
};

const struct key	complaint_keys[] = {
	KEY(error, code, TEXT, "Its code on the wire.", .required = true),
	KEY(error, message, TEXT, "The text, in which {name} is the parameter.",
	    .required = true),
	KEYS_END
};

const struct key	limit_keys[] = {
	KEY(limit, bytes, COUNT, "The most bytes of a text."),
	KEY(limit, characters, COUNT, "The most characters of a text."),
	KEY(limit, words, COUNT, "The most distinct words of a text."),
	KEY(limit, items, COUNT, "The most items of a list."),
	KEY(limit, lines, COUNT, "The most lines of a text."),
	KEY(limit, error, TEXT,
	    "The error if a text is longer."),
	KEYS_END
};

const struct key	common_keys[] = {
	KEY(common, in, WORD,
	    "Where it is: in the query, in the head of the request or in that "
	    "of the answer.", .required = true,
	    .words = WORDS("query", "header", "answer")),
	KEY(common, type, WORD, "Its type on the wire.",
	    .words = WORDS(WIRE_WORDS),
	    .required = true),
	KEY(common, uses, WORDS, "The operations or answers that have it.",
	    .words = WORDS("list", "read", "create", "update",
	    "delete", "info", "post", "every"), .required = true),
	KEYS_END
};

const struct key	service_keys[] = {
	KEY(spec, namespace, TEXT,
	    "The first part of the address of all routes.", .required = true),
	KEY(spec, alias, TEXT, "A second one for the same routes.",
	    .required = true),
	KEY(spec, version, TEXT, "The version of the interface.",
	    .required = true),
	KEY(spec, contact, TEXT, "Who is responsible, for /doc.",
	    .required = true),
	KEY(spec, license, TEXT, "The licence by its SPDX identifier.",
	    .required = true),
	KEY_AS("locales", spec, locale_names, WORDS,
	    "The languages. The first is the default; en-GB must follow en.",
	    .required = true),
	KEY_AS("resources", spec, resource_names, WORDS,
	    "The files with routes.", .required = true),
	KEY_AS("pages", spec, pages_file, TEXT, "The file with pages."),
	KEY(spec, errors, ENTRIES, "Errors that routes answer.",
	    .required = true, .keys = error_keys, .size = sizeof(struct error)),
	KEY(spec, complaints, ENTRIES, "What can be wrong with a parameter.",
	    .required = true, .keys = complaint_keys,
	    .size = sizeof(struct error)),
	KEY(spec, always, WORDS, "Errors that every route can answer."),
	KEY(spec, creates, WORDS, "Errors that every create can answer."),
	KEY(spec, limits, ENTRIES, "Limits of texts and lists.",
	    .keys = limit_keys, .size = sizeof(struct limit)),
	KEY_AS("common", spec, commons, ENTRIES,
	    "Parameters and header fields that many routes share, for /doc.",
	    .keys = common_keys, .size = sizeof(struct common)),
	KEY_AS("groups", spec, group_map, MAP,
	    "Groups of parameters for routes of all files.",
	    .keys = group_keys),
	KEYS_END
};

const struct key	group_keys[] = {
	KEY(group, as, NAME, "Its member in the structs of routes.",
	    .required = true),
	KEY(group, form, WORDS,
	    "The first fields of its form at the desk. Without it there is no "
	    "form."),
	KEY(group, aside, WORDS, "Those of the column beside them.",
	    .needs = "form"),
	KEY(group, more, WORDS,
	    "Those of the part after it. Fields that are not named come last.",
	    .needs = "form"),
	KEY(group, none, WORDS, "Parameters that are not in the form.",
	    .needs = "form"),
	KEY(group, open, WORDS, "Those that are also in the public's form.",
	    .needs = "form"),
	KEY(group, params, MAP, "The parameters.", .required = true,
	    .keys = param_keys),
	KEYS_END
};

const struct key	param_keys[] = {
	KEY(param, in, WORD,
	    "Where it is sent. `either` is the query or the body.",
	    .words = WORDS("path", "query", "body", "either"),
	    .required = true),
	KEY(param, type, WORD, "Its type.", .types = param_types,
	    .required = true),
	KEY(param, required, FLAG,
	    "Without it the answer is 400. One of the path always is."),
	KEY_AS("default", param, shown, VALUE,
	    "Its value if it is not sent. null is documented as none."),
	KEY(param, nonempty, FLAG, "Neither the empty text nor 0 is allowed."),
	KEY(param, lines, FLAG, "Forms have several lines for it.",
	    .takes = TAKES_BYTES),
	KEY(param, markup, FLAG, "It is stored with markup.",
	    .takes = TAKES_BYTES),
	KEY(param, fold, FLAG, "Letter case is ignored.", .takes = TAKES_FOLD),
	KEY(param, min, NUMBER,
	    "The least value; with `nonempty` it must be greater. Of an "
	    "id 0 means that 0 need not exist.",
	    .takes = TAKES_RANGE),
	KEY(param, max, NUMBER,
	    "The greatest value. With type paging a greater one becomes it.",
	    .takes = TAKES_RANGE),
	KEY(param, other, FLAG, "It must not be the record in the path.",
	    .needs = "exists"),
	KEY(param, lenient, FLAG, "A bad value counts as not sent, unless "
	    "handling is strict."),
	KEY(param, with, TEXT, "The parameter that must be sent with it."),
	KEY(param, values, WORDS, "The values; of truthy those that are true.",
	    .takes = TAKES_VALUES, .needed = TAKES_VALUES),
	KEY(param, null, WORD, "The effect of JSON null.",
	    .words = WORDS("refused", "absent", "clears", "update_clears")),
	KEY(param, exists, WORD,
	    "The kind of record of the id, which must exist. Links may create "
	    "it by its route, such as venue_create.",
	    .words = WORDS(REFERENCE_WORDS), .takes = TAKES_EXISTS,
	    .needed = TAKES_RECORDS),
	KEY(param, limit, TEXT, "Its limit, unless that of its place.",
	    .takes = TAKES_BYTES | TAKES_ITEMS),
	KEY(param, example, TEXT, "Its value in an example of the body."),
	KEYS_END
};

const struct key	resource_keys[] = {
	KEY(resource, resource, NAME,
	    "The name of the resource, which has a text."),
	KEY(resource, groups, MAP, "Groups of parameters.",
	    .keys = group_keys),
	KEY(resource, routes, MAP, "The routes.", .required = true,
	    .keys = route_keys),
	KEYS_END
};

const struct key	route_keys[] = {
	KEY(route, handler, TEXT,
	    "The route whose C function it has, too.", .needs = "params",
	    .takes = IN_ROUTES),
	KEY_AS("method", route, methods, WORDS,
	    "Its methods. The default of a page is GET.",
	    .words = WORDS(METHOD_WORDS), .excludes = "handler"),
	KEY_AS("path", route, paths, WORDS,
	    "The path, such as /events/{id}. A page may have several.",
	    .required = true),
	KEY_AS("operation", route, operations, WORDS,
	    "The name of the operation, one for each method.",
	    .takes = IN_ROUTES, .needed = IN_ROUTES),
	KEY(route, role, WORD,
	    "The least role that may call it. Without it, anyone may.",
	    .words = WORDS(ROLE_WORDS), .excludes = "handler"),
	KEY(route, use, WORDS,
	    "The groups of its parameters. With an id or slug in the path it "
	    "is an update, unless it is a GET, and requires none of them.",
	    .excludes = "handler", .takes = IN_ROUTES),
	KEY(route, flags, WORDS,
	    "`slow`: a thread answers it. `picture`: it accepts one as a file. "
	    "`upload`: it accepts a long file of any kind. "
	    "`held`: after a fault it shows its form again.",
	    .words = WORDS("slow", "picture", "upload", "held"),
	    .takes = IN_PAGES),
	KEY(route, proof, WORDS,
	    "The values of its parameter `action` that need the password of "
	    "the user who sends the form.", .takes = IN_PAGES),
	KEY(route, params, MAP, "Its own parameters.", .keys = param_keys),
	KEY(route, address, WORDS,
	    "The parameters that links to other pages keep, in order.",
	    .takes = IN_ROUTES),
	KEY(route, body, TEXT, "The schema of its body.",
	    .excludes = "handler", .takes = IN_ROUTES),
	KEY(route, answers, WORDS,
	    "Its successes, such as 200 Event, and errors.",
	    .takes = IN_ROUTES, .needed = IN_ROUTES),
	KEY(route, formats, WORDS,
	    "The formats that it has in addition to JSON.",
	    .words = WORDS(FORMAT_WORDS), .excludes = "handler",
	    .takes = IN_ROUTES),
	KEYS_END
};

/* Sets what other members of the parameter say together. */
static void
derive_param(struct param *param)
{
	param->is_above = param->min != NULL && param->nonempty;
	param->zero = param->exists != NULL && node_is(param->min, "0");
	if (param->zero)
		param->min = NULL;
	param->is_path = node_is(param->in, "path");
	param->required |= param->is_path;
	param->clears = node_is(param->null, "clears") ||
	    node_is(param->null, "update_clears");
	if (param->kind == NULL)
		return;
	param->has_twin = param->kind->has && !param->is_path;
	param->most = param->kind->paging ? NULL : node_text(param->max);
}

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
		if (param->type != NULL)
			param->kind = type_find(param_types, param->type->text);
		if (param->kind != NULL)
			keys_fit(value, param_keys, param->kind->takes,
			    param->kind->word);
		derive_param(param);
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
		if ((group = list_known(&spec->groups, name, "group")) == NULL)
			continue;
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
	route->function = main->key->text;
	route->methods = main->methods;
	route->role = main->role;
	route->use = main->use;
	route->body = main->body;
	route->formats = main->formats;
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
		    other->has_twin != param->has_twin ||
		    other->clears != param->clears))
			complain(&param->key->place, "'%s' has another type "
			    "in '%s'", param->key->text, route->function);
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
	const struct param	*param;
	struct route		*route;

	keys_check_name(key);
	route = keys_add(&spec->routes, sizeof(*route), key, map, route_keys);
	keys_fit(map, route_keys, spec->site ? IN_PAGES : IN_ROUTES,
	    spec->site ? "page" : "route");
	route->resource = resource;
	route->function = key->text;
	if (route->paths != NULL)
		route->path = route->paths->items.items[0];
	if (route->handler != NULL)
		share_handler(spec, route);
	else if (route->methods == NULL && spec->site)
		route->methods = only_get();
	else if (route->methods == NULL && map->kind == NODE_MAP)
		complain(&map->place, "missing key 'method'");
	route->partial = route->use != NULL && route->path != NULL &&
	    strchr(route->path->text, '{') != NULL &&
	    !node_has(route->methods, "GET");
	add_groups(spec, route);
	read_params(route->params, NULL, &route->rows);
	route->picture = node_has(route->flags, "picture");
	EACH(param, route->rows)
		route->picture |= node_is(param->type, "picture");
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
