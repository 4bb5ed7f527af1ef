#include <string.h>

#include "codegen/document.h"

/* More than the bound of one that is cut is accepted, so it is not told. */
static json_t *
argument(const struct document *d, const struct route *route,
    const struct param *param)
{
	const char	*wire = param_wire(param), *type = param->kind->word;
	bool		 date;

	date = strcmp(type, "moment") == 0 || strcmp(type, "date") == 0;

	return (json_pack("{s:s, s:s*, s:o*, s:s*, s:o*, s:o*, s:o*, s:o*,"
	    " s:b}",
	    "description", document_param_text(d, route, param),
	    "type", strcmp(wire, "any") == 0 ? NULL : wire,
	    "items", strcmp(wire, "array") == 0 ? json_pack("{s:s}", "type",
	    "integer") : NULL,
	    "format", date ? "date-time" : NULL,
	    "enum", document_enum(param),
	    "minimum", document_number(param->min != NULL ? param->min :
	    param->above),
	    "maximum", document_number(param->max),
	    "default", document_default(d, route, param),
	    "required", document_requires(route, param)));
}

/* The path's slug may share its name with the new one, which then is shown. */
static bool
is_shown(const struct route *route, const struct param *param)
{
	const struct param	*other;
	size_t			 i;

	for (i = 0; param_is_path(param) && i < route->rows.count; i++) {
		other = route->rows.items[i];
		if (!param_is_path(other) &&
		    strcmp(param_name(other), param_name(param)) == 0)
			return (false);
	}

	return (!param->hidden);
}

static void
add_methods(json_t *list, const struct route *route)
{
	const char *const	*method;

	for (method = words_method + 1; *method != NULL; method++) {
		if (document_serves(route, *method))
			json_array_append_new(list, json_pack("s", *method));
	}
}

static json_t *
endpoint(const struct document *d, const struct route *route)
{
	const struct param	*param;
	json_t			*methods = json_pack("[]");
	json_t			*arguments = json_pack("{}");

	add_methods(methods, route);
	EACH(param, route->rows) {
		if (is_shown(route, param))
			json_object_set_new(arguments, param_name(param),
			    argument(d, route, param));
	}

	return (json_pack("{s:o, s:o}", "methods", methods, "args",
	    arguments));
}

static json_t *
self(const char *path)
{
	return (json_pack("{s:[{s:s+}]}", "self", "href", "{{api}}", path));
}

/* What OPTIONS of the path answers. */
static json_t *
entry(const struct document *d, const struct path *path)
{
	json_t	*methods = json_pack("[]"), *endpoints = json_pack("[]");
	size_t	 i;

	for (i = 0; i < path->routes.count; i++) {
		add_methods(methods, path->routes.items[i]);
		json_array_append_new(endpoints, endpoint(d,
		    path->routes.items[i]));
	}

	return (json_pack("{s:s, s:o, s:o, s:o*}",
	    "namespace", "{{namespace}}", "methods", methods,
	    "endpoints", endpoints,
	    "_links", path->capture == NULL ? self(path->template) : NULL));
}

static const char *
pattern_of(const struct path *path)
{
	size_t	 before, behind;

	if (path->capture == NULL)
		return (path->template);
	before = strcspn(path->template, "{");
	behind = strcspn(path->template, "}") + 1;

	return (memory_print("%.*s(?P<%s>%s)%s", (int)before,
	    path->template, path->capture,
	    strcmp(path->takes, "digits") == 0 ? "\\d+" : "[^/]+",
	    path->template + behind));
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
