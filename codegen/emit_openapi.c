#include <string.h>

#include "codegen/document.h"
#include "codegen/names.h"
#include "codegen/texts.h"

const char *
document_text(const struct document *d, const char *key)
{
	return (node_get(d->locale->texts, key)->text);
}

const char *
document_param_text(const struct document *d, const struct route *route,
    const struct param *param)
{
	return (document_text(d, text_key(d->spec, route, param)));
}

json_t *
document_pointer(const char *base, const char *name)
{
	return (json_pack("{s:s+++}", "$ref", "#/components/", base, "/",
	    name));
}

const char *
document_use(const struct document *d, const struct route *route)
{
	bool	one;

	one = spec_path(d->spec, route->path->text)->capture != NULL;
	if (route->resource->resource == NULL)
		return ("info");
	if (node_has(route->methods, "GET"))
		return (one ? "read" : "list");
	if (node_has(route->methods, "DELETE"))
		return ("delete");

	return (one ? "update" : "create");
}

bool
document_fits(const struct common *common, const char *use, const char *other)
{
	return (node_has(common->uses, "every") ||
	    node_has(common->uses, use) || node_has(common->uses, other));
}

static json_t *
parameter(const struct document *d, const struct route *route,
    const struct param *param)
{
	return (json_pack("{s:s, s:s, s:s, s:b, s:o*, s:o}",
	    "name", param_name(param),
	    "in", param_is_path(param) ? "path" : "query",
	    "description", document_param_text(d, route, param),
	    "required", param_is_required(route, param),
	    "explode", strcmp(param_wire(param), "array") == 0 ?
	    json_pack("b", 0) : NULL,
	    "schema", document_schema(d, route, param)));
}

static json_t *
parameters(const struct document *d, const struct route *route,
    const char *method)
{
	const struct common	*common;
	const struct param	*param;
	json_t			*list = json_pack("[]");

	EACH(param, route->rows) {
		if (!node_is(param->in, "body") && !param->hidden)
			json_array_append_new(list,
			    parameter(d, route, param));
	}
	EACH(common, d->spec->commons) {
		if (!node_is(common->in, "answer") && document_fits(common,
		    document_use(d, route),
		    strcmp(method, "POST") == 0 ? "post" : ""))
			json_array_append_new(list, document_pointer(
			    "parameters", common->key->text));
	}

	return (list);
}

/* A route without a resource describes all of them. */
static json_t *
tags_of(const struct document *d, const struct route *route)
{
	const struct resource	*resource;
	json_t			*list = json_pack("[]");

	EACH(resource, d->spec->resources) {
		if (resource->resource != NULL && (resource ==
		    route->resource || route->resource->resource == NULL))
			document_append(list, resource->resource->text);
	}

	return (list);
}

/* The summary is the first sentence; either scheme proves an account. */
static json_t *
operation(const struct document *d, const struct route *route,
    const char *method, const char *name)
{
	const char	*text, *end;
	bool		 account;

	text = document_text(d, route->key->text);
	end = strstr(text, ". ");
	account = route->role != NULL && !node_is(route->role, "anonymous");

	return (json_pack("{s:o, s:s%, s:s, s:s, s:o, s:o*, s:o, s:o*}",
	    "tags", tags_of(d, route),
	    "summary", text, end == NULL ? strlen(text) :
	    (size_t)(end + 1 - text),
	    "description", text,
	    "operationId", name,
	    "parameters", parameters(d, route, method),
	    "requestBody", document_request(route),
	    "responses", document_responses(d, route, method),
	    "security", account ? json_pack("[{s:[]}, {s:[]}]", "basic",
	    "bearer") : NULL));
}

static json_t *
paths(const struct document *d)
{
	const struct path	*path;
	const struct route	*route;
	const struct node	*method;
	struct nodes		 names;
	json_t			*map = json_pack("{}"), *entry;

	EACH(path, d->spec->paths) {
		entry = json_pack("{}");
		EACH(route, path->routes) {
			names = route->operations->items;
			EACH(method, route->methods->items)
				json_object_set_new(entry,
				    name_lower(method->text), operation(d,
				    route, method->text,
				    names.items[method_at]->text));
		}
		json_object_set_new(map, *path->template == '\0' ? "/" :
		    path->template, entry);
	}

	return (map);
}

/* Records and bodies; the first route with a body has all its members. */
static json_t *
schemas(const struct document *d)
{
	const struct record	*record;
	const struct route	*route;
	const struct path	*path;
	json_t			*map = json_pack("{}");

	EACH(record, d->spec->records)
		json_object_set_new(map, record->key->text,
		    document_record(d, record));
	EACH(path, d->spec->paths) {
		EACH(route, path->routes) {
			if (route->body != NULL && json_object_get(map,
			    route->body->text) == NULL)
				json_object_set_new(map, route->body->text,
				    document_body(d, route));
		}
	}

	return (map);
}

static json_t *
commons(const struct document *d, bool answer)
{
	const struct common	*common;
	const char		*name;
	json_t			*map = json_pack("{}"), *entry;

	EACH(common, d->spec->commons) {
		name = common->key->text;
		if (node_is(common->in, "answer") != answer)
			continue;
		entry = answer ? json_pack("{}") : json_pack("{s:s, s:s}",
		    "name", name, "in", common->in->text);
		json_object_update_new(entry, json_pack("{s:s, s:{s:s}}",
		    "description", document_text(d, memory_print("common.%s",
		    name)), "schema", "type", common->type->text));
		json_object_set_new(map, name, entry);
	}

	return (map);
}

static json_t *
resources(const struct document *d)
{
	const struct resource	*resource;
	json_t			*list = json_pack("[]");

	EACH(resource, d->spec->resources) {
		if (resource->resource == NULL)
			continue;
		json_array_append_new(list, json_pack("{s:s, s:s}",
		    "name", resource->resource->text,
		    "description", document_text(d, memory_print("resource.%s",
		    resource->resource->text))));
	}

	return (list);
}

static json_t *
info(const struct document *d)
{
	const struct party	*license = &d->spec->license;
	const struct party	*contact = &d->spec->contact;

	return (json_pack("{s:s, s:s, s:s, s:{s:s, s:s*, s:s*},"
	    " s:{s:s, s:s*, s:s*}}",
	    "title", document_text(d, "service.title"),
	    "version", d->spec->version->text,
	    "description", document_text(d, "service.description"),
	    "license", "name", license->name->text,
	    "identifier", node_text(license->identifier),
	    "url", node_text(license->url),
	    "contact", "name", contact->name->text,
	    "url", node_text(contact->url),
	    "email", node_text(contact->email)));
}

/* `{}` in `security`: credentials may be omitted. */
void
emit_openapi(struct out *out, const struct spec *spec,
    const struct locale *locale)
{
	const struct document	d = { spec, locale };

	emit_json(out, json_pack("{s:s, s:o, s:[{s:s}], s:[{}, {s:[]}, {s:[]}],"
	    " s:o, s:{s:o, s:o, s:o, s:o, s:{s:{s:s, s:s}, s:{s:s, s:s}}},"
	    " s:o}",
	    "openapi", "3.1.0",
	    "info", info(&d),
	    "servers", "url", "{{api}}",
	    "security", "basic", "bearer",
	    "paths", paths(&d),
	    "components",
	    "schemas", schemas(&d),
	    "parameters", commons(&d, false),
	    "headers", commons(&d, true),
	    "responses", document_answers(&d),
	    "securitySchemes",
	    "basic", "type", "http", "scheme", "basic",
	    "bearer", "type", "http", "scheme", "bearer",
	    "tags", resources(&d)));
}
