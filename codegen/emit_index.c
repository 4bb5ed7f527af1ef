/* The index: the routes, and what they take. */
#include <string.h>

#include "codegen/document.h"
#include "codegen/texts.h"

/* If the path has a slug and the body a new one, the new one is described. */
static bool
is_argument(const struct route *route, const struct param *param)
{
	const struct param	*other;

	EACH(other, route->rows)
		if (param->is_path && !other->is_path &&
		    node_is(other->key, param->key->text))
			return (false);
	return (!param->kind->hidden);
}

static json_t *
make_argument(const struct spec *spec, const struct route *route,
    const struct param *param)
{
	const char	*wire = param->kind->wire;
	bool		 is_list = strcmp(wire, "array") == 0;
	json_t		*schema = document_schema(spec, route, param);
	json_t		*all;

	all = json_pack("{s:o, s:s*, s:o*, s:O*, s:O*, s:o*, s:O*, s:o*, s:b}",
	    "description", document_text(text_key(spec, route, param)),
	    "type", strcmp(wire, "any") == 0 ? NULL : wire,
	    "items", document_value(is_list ? "{\"type\": \"integer\"}" :
	    NULL),
	    "format", json_object_get(schema, "format"),
	    "enum", json_object_get(schema, "enum"),
	    "minimum", document_value(node_text(param->min)),
	    "maximum", json_object_get(schema, "maximum"),
	    "default", document_default(spec, route, param),
	    "required", param_is_required(route, param));
	json_decref(schema);
	return (all);
}

static json_t *
make_endpoint(const struct spec *spec, const struct route *route)
{
	const struct node	*method;
	const struct param	*param;
	json_t			*methods = json_pack("[]");
	json_t			*arguments = json_pack("{}");

	EACH(method, route->methods->items)
		json_array_append_new(methods, json_pack("s", method->text));
	EACH(param, route->rows)
		if (is_argument(route, param))
			json_object_set_new(arguments, param->key->text,
			    make_argument(spec, route, param));
	return (json_pack("{s:o, s:o}", "methods", methods, "args",
	    arguments));
}

/* Only a path without a capture has an address. */
static json_t *
make_entry(const struct spec *spec, const struct path *path)
{
	const struct route	*route;
	json_t			*methods = json_pack("[]");
	json_t			*endpoints = json_pack("[]"), *one;

	EACH(route, path->routes) {
		one = make_endpoint(spec, route);
		json_array_extend(methods, json_object_get(one, "methods"));
		json_array_append_new(endpoints, one);
	}
	return (json_pack("{s:s, s:o, s:o, s:o*}",
	    "namespace", "{{namespace}}", "methods", methods,
	    "endpoints", endpoints, "_links", path->capture != NULL ? NULL :
	    json_pack("{s:[{s:s}]}", "self", "href",
	    memory_print("{{api}}%s", path->template))));
}

static const char *
pattern_of(const struct path *path)
{
	const char	*name = path->capture != NULL ? path->capture : "";
	const char	*takes = strcmp(path->takes, "digits") == 0 ? "\\d+" :
			    "[^/]+";

	return (memory_print("/{{namespace}}%s", path_replace(path,
	    memory_print("(?P<%s>%s)", name, takes))));
}

void
emit_index(struct buf *out, const struct spec *spec)
{
	const struct path	*path;
	json_t			*routes = json_pack("{}");

	EACH(path, spec->paths)
		json_object_set_new(routes, pattern_of(path),
		    make_entry(spec, path));
	document_print(out, json_pack("{s:s, s:o, s:{s:[{s:s}]}}",
	    "namespace", "{{namespace}}", "routes", routes,
	    "_links", "self", "href", "{{api}}"));
}
