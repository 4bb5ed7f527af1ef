#include <string.h>

#include "codegen/document.h"

/* `cut` is not a maximum: more than that is accepted. */
static json_t *
argument(const struct document *d, const struct route *route,
    const struct param *param)
{
	const char	*wire = param_wire(param);
	bool		 is_date, is_list = strcmp(wire, "array") == 0;

	is_date = node_is(param->type, "moment") ||
	    node_is(param->type, "date");

	return (json_pack("{s:s, s:s*, s:o*, s:s*, s:o*, s:o*, s:o*, s:o*,"
	    " s:b}",
	    "description", document_param_text(d, route, param),
	    "type", strcmp(wire, "any") == 0 ? NULL : wire,
	    "items", is_list ? json_pack("{s:s}", "type", "integer") : NULL,
	    "format", is_date ? "date-time" : NULL,
	    "enum", document_enum(param),
	    "minimum", document_number(param->min != NULL ? param->min :
	    param->above),
	    "maximum", document_number(param->max),
	    "default", document_default(d, route, param),
	    "required", param_is_required(route, param)));
}

/* Of a path's slug and a new slug, the new one is described. */
static bool
is_shown(const struct route *route, const struct param *param)
{
	const struct param	*other;

	EACH(other, route->rows) {
		if (param_is_path(param) && !param_is_path(other) &&
		    strcmp(param_name(other), param_name(param)) == 0)
			return (false);
	}

	return (!param->hidden);
}

static json_t *
endpoint(const struct document *d, const struct route *route)
{
	const struct param	*param;
	json_t			*arguments = json_pack("{}");

	EACH(param, route->rows) {
		if (is_shown(route, param))
			json_object_set_new(arguments, param_name(param),
			    argument(d, route, param));
	}

	return (json_pack("{s:o, s:o}", "methods",
	    document_words(route->methods->items), "args", arguments));
}

static json_t *
self(const char *path)
{
	return (json_pack("{s:[{s:s+}]}", "self", "href", "{{api}}", path));
}

/* The answer to OPTIONS of the path. */
static json_t *
entry(const struct document *d, const struct path *path)
{
	const struct route	*route;
	const struct node	*method;
	json_t			*methods = json_pack("[]");
	json_t			*endpoints = json_pack("[]");

	EACH(route, path->routes) {
		EACH(method, route->methods->items)
			document_append(methods, method->text);
		json_array_append_new(endpoints, endpoint(d, route));
	}

	return (json_pack("{s:s, s:o, s:o, s:o*}",
	    "namespace", "{{namespace}}", "methods", methods,
	    "endpoints", endpoints,
	    "_links", path->capture == NULL ? self(path->template) : NULL));
}

static const char *
pattern_of(const struct path *path)
{
	return (path_replace(path, memory_print("(?P<%s>%s)", path->capture !=
	    NULL ? path->capture : "", strcmp(path->takes, "digits") == 0 ?
	    "\\d+" : "[^/]+")));
}

void
emit_index(struct out *out, const struct spec *spec,
    const struct locale *locale)
{
	const struct document	 d = { spec, locale };
	const struct path	*path;
	json_t			*routes = json_pack("{}");

	EACH(path, spec->paths) {
		json_object_set_new(routes, memory_print("/{{namespace}}%s",
		    pattern_of(path)), entry(&d, path));
	}
	emit_json(out, json_pack("{s:s, s:o, s:o}", "namespace",
	    "{{namespace}}", "routes", routes, "_links", self("")));
}
