/*
 * The OpenAPI 3.1 document. In it {} in `security` means that credentials may
 * be omitted. `encoding` means that a form sends a=1,2 or a[name]=1, not
 * a=1&a=2.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "codegen/document.h"
#include "codegen/names.h"
#include "codegen/texts.h"
#include "http/words.h"

/* Of the formats other than JSON. */
static const char *const	media[] = {
	MEDIA_CALENDAR, MEDIA_RSS, MEDIA_JSON_LD, MEDIA_HTML
};

_Static_assert(sizeof(media) == sizeof((const char *[]){ FORMAT_WORDS }),
    "a type for each word");

/* "list", "read", "create", "update", "delete" or "info" */
static const char *
use_of(const struct route *route)
{
	if (node_has(route->methods, "POST") &&
	    route->methods->items.count == 1)
		return ("create");
	if (route->resource->resource == NULL)
		return ("info");
	if (node_has(route->methods, "GET"))
		return (route->address == NULL ? "read" : "list");
	if (node_has(route->methods, "DELETE"))
		return ("delete");

	return ("update");
}

/* Whether a common parameter or header field has this use. */
static bool
has_use(const struct common *common, const char *use)
{
	return (node_has(common->uses, "every") ||
	    node_has(common->uses, use));
}

static bool
is_answer(const struct common *common)
{
	return (node_is(common->in, "answer"));
}

static bool
is_field(const struct param *param)
{
	return (node_is(param->in, "body") && !param->kind->hidden);
}

/*
 * An example of a body has what it needs, and fields with an example; that of
 * an update has only the first of these.
 */
static bool
is_example(const struct route *route, const struct param *param)
{
	const struct param	*other;

	if (!is_field(param) || param_is_required(route, param))
		return (is_field(param));
	if (!route->partial)
		return (param->example != NULL);
	EACH(other, route->rows) {
		if (other->example != NULL && !param_is_required(route, other))
			return (other == param);
	}

	return (false);
}

/* A route without a resource describes all resources. */
static json_t *
tags_of(const struct spec *spec, const struct route *route)
{
	const struct resource	*resource;
	json_t			*list = json_pack("[]");

	EACH(resource, spec->resources)
		if (resource->resource != NULL && (resource == route->resource
		    || route->resource->resource == NULL))
			json_array_append_new(list, json_pack("s",
			    resource->resource->text));
	return (list);
}

static json_t *
make_argument(const struct spec *spec, const struct route *route,
    const struct param *param)
{
	const bool	 is_array = strcmp(param->kind->wire, "array") == 0;

	return (json_pack("{s:s, s:s, s:o, s:b, s:o*, s:o}",
	    "name", param->key->text,
	    "in", param->is_path ? "path" : "query",
	    "description", document_text(text_key(spec, route, param)),
	    "required", param_is_required(route, param),
	    "explode", document_value(is_array ? "false" : NULL),
	    "schema", document_schema(spec, route, param)));
}

static json_t *
make_arguments(const struct spec *spec, const struct route *route,
    const char *method)
{
	const struct param	*param;
	const struct common	*common;
	json_t			*list = json_pack("[]");

	EACH(param, route->rows)
		if (!node_is(param->in, "body") &&
		    !param->kind->hidden)
			json_array_append_new(list, make_argument(spec, route,
			    param));
	EACH(common, spec->commons)
		if (!is_answer(common) &&
		    (has_use(common, use_of(route)) ||
		    (strcmp(method, "POST") == 0 && has_use(common, "post"))))
			json_array_append_new(list, document_reference(
			    "parameters", common->key->text));
	return (list);
}

static json_t *
unless_empty(json_t *value)
{
	if (json_object_size(value) + json_array_size(value) > 0)
		return (value);
	json_decref(value);
	return (NULL);
}

static json_t *
make_example(const struct route *route)
{
	const struct param	*param;
	json_t			*body = json_pack("{}");

	EACH(param, route->rows)
		if (is_example(route, param))
			json_object_set_new(body, param->key->text,
			    document_example(param));
	return (body);
}

static json_t *
make_encoding(const struct route *route)
{
	const struct param	*param;
	json_t			*all = json_pack("{}");
	bool			 deep;

	EACH(param, route->rows) {
		deep = param_is(param, "LINKS");
		if (!deep && !param_is(param, "TERM_NAMES"))
			continue;
		json_object_set_new(all, param->key->text,
		    json_pack("{s:s, s:b}", "style", deep ? "deepObject" :
		    "form", "explode", deep));
	}
	return (unless_empty(all));
}

static json_t *
required_fields(const struct route *route)
{
	const struct param	*param;
	json_t			*list = json_pack("[]");

	EACH(param, route->rows)
		if (is_field(param) && param_is_required(route, param))
			json_array_append_new(list, json_pack("s",
			    param->key->text));
	return (unless_empty(list));
}

static json_t *
make_contents(const struct route *route)
{
	const char	*body = route->body->text;

	if (route->picture)
		return (json_pack("{s:{s:o}, s:{}}", "multipart/form-data",
		    "schema", document_reference("schemas", body), "image/*"));
	return (json_pack("{s:{s:o, s:o}, s:{s:o, s:o*}}",
	    MEDIA_JSON,
	    "schema", document_reference("schemas", body),
	    "example", make_example(route),
	    "application/x-www-form-urlencoded",
	    "schema", document_reference("schemas", body),
	    "encoding", make_encoding(route)));
}

static json_t *
body_of(const struct route *route)
{
	json_t	*required;
	bool	 needed;

	if (route->body == NULL)
		return (NULL);
	needed = (required = required_fields(route)) != NULL;
	json_decref(required);
	return (json_pack("{s:b, s:o}", "required", needed,
	    "content", make_contents(route)));
}

/* Whether an error of the spec (without a route), or of a route, has it. */
static bool
gives_status(const struct spec *spec, const struct route *route,
    const char *method, int status)
{
	const struct error	*error;

	/* Only if a POST is overridden by a method that the path lacks. */
	if (route != NULL && status == 405 && strcmp(method, "POST") != 0)
		return (false);
	EACH(error, spec->errors)
		if (atoi(error->status->text) == status && (route == NULL ||
		    node_has(route->answers, error->key->text) ||
		    node_has(spec->always, error->key->text) ||
		    (strcmp(use_of(route), "create") == 0 &&
		    node_has(spec->creates, error->key->text))))
			return (true);
	return (false);
}

/* "EventCreated", "EventRead"; "EventList" for a list. */
static const char *
answer_name(const char *record, const char *use)
{
	if (strcmp(use, "list") == 0 || strcmp(use, "info") == 0)
		return (record);
	return (memory_print("%s%c%s%s", record, toupper(*use), use + 1,
	    strcmp(use, "read") == 0 ? "" : "d"));
}

static void
set_reference(json_t *all, int status, const char *name)
{
	json_object_set_new(all, memory_print("%d", status),
	    document_reference("responses", name));
}

static json_t *
answers_of(const struct spec *spec, const struct route *route,
    const char *method)
{
	const struct node	*answer;
	const char		*record;
	json_t			*all = json_pack("{}");
	int			 status;

	EACH(answer, route->answers->items)
		if ((record = answer_record(answer, &status)) != NULL)
			set_reference(all, status, answer_name(record,
			    use_of(route)));
	if (strcmp(method, "GET") == 0)
		set_reference(all, 304, "Unchanged");
	for (status = 400; status < 600; status++)
		if (gives_status(spec, route, method, status))
			set_reference(all, status,
			    memory_print("Error%d", status));
	return (all);
}

static json_t *
make_operation(const struct spec *spec, const struct route *route,
    const char *method, const char *name)
{
	const bool	 needs_account = route->role != NULL &&
			    !node_is(route->role, "anonymous");

	return (json_pack("{s:o, s:s, s:o, s:s, s:o, s:o*, s:o, s:o*}",
	    "tags", tags_of(spec, route),
	    "summary", memory_print("{{summary %s}}", route->key->text),
	    "description", document_text(route->key->text),
	    "operationId", name,
	    "parameters", make_arguments(spec, route, method),
	    "requestBody", body_of(route),
	    "responses", answers_of(spec, route, method),
	    "security", document_value(needs_account ?
	    "[{\"basic\": []}, {\"bearer\": []}]" : NULL)));
}

static json_t *
paths_of(const struct spec *spec)
{
	const struct path	*path;
	const struct route	*route;
	const struct node	*method;
	json_t			*all = json_pack("{}"), *operations;

	EACH(path, spec->paths) {
		operations = json_pack("{}");
		EACH(route, path->routes)
			EACH(method, route->methods->items)
				json_object_set_new(operations,
				    name_lower(method->text),
				    make_operation(spec, route, method->text,
				    route->operations->
				    items.items[method_at]->text));
		json_object_set_new(all, *path->template == '\0' ? "/" :
		    path->template, operations);
	}
	return (all);
}

static json_t *
record_schema(const struct record *record)
{
	const char		*name = record->key->text;
	const struct member	*member;
	json_t			*properties = json_pack("{}");
	json_t			*required = json_pack("[]");

	EACH(member, record->members) {
		json_object_set_new(properties, member->key->text,
		    document_join(json_pack("{s:o}", "description",
		    document_text(memory_print("record.%s.%s", name,
		    member->key->text))), document_member(member)));
		if (!member->optional)
			json_array_append_new(required, json_pack("s",
			    member->key->text));
	}
	return (json_pack("{s:o, s:s, s:o, s:o, s:b}",
	    "description", document_text(memory_print("record.%s", name)),
	    "type", "object", "properties", properties, "required", required,
	    "additionalProperties", record->open));
}

static json_t *
body_schema(const struct spec *spec, const struct route *route)
{
	const struct param	*param, *partner;
	json_t			*properties = json_pack("{}");
	json_t			*partners = json_pack("{}");

	EACH(param, route->rows) {
		if (!is_field(param))
			continue;
		json_object_set_new(properties, param->key->text,
		    document_join(json_pack("{s:o}", "description",
		    document_text(text_key(spec, route, param))),
		    document_schema(spec, route, param)));
		if (param->with == NULL)
			continue;
		partner = list_find(&route->rows, param->with->text);
		json_object_set_new(partners, param->key->text,
		    json_pack("[s]", partner->key->text));
	}
	return (json_pack("{s:s, s:o, s:o*, s:o*}", "type", "object",
	    "properties", properties, "required", required_fields(route),
	    "dependentRequired", unless_empty(partners)));
}

/* Of records, and of bodies by their names. */
static json_t *
make_schemas(const struct spec *spec)
{
	const struct record	*record;
	const struct path	*path;
	const struct route	*route;
	json_t			*all = json_pack("{}");

	EACH(record, spec->records)
		json_object_set_new(all, record->key->text,
		    record_schema(record));
	EACH(path, spec->paths)
		EACH(route, path->routes)
			if (route->body != NULL && json_object_get(all,
			    route->body->text) == NULL)
				json_object_set_new(all, route->body->text,
				    body_schema(spec, route));
	return (all);
}

/* Parameters, or header fields of answers. */
static json_t *
make_commons(const struct spec *spec, bool answers)
{
	const struct common	*common;
	const char		*name;
	json_t			*all = json_pack("{}");

	EACH(common, spec->commons) {
		name = common->key->text;
		if (is_answer(common) == answers)
			json_object_set_new(all, name,
			    json_pack("{s:s*, s:s*, s:o, s:{s:s}}",
			    "name", answers ? NULL : name,
			    "in", answers ? NULL : common->in->text,
			    "description",
			    document_text(memory_print("common.%s", name)),
			    "schema", "type", common->type->text));
	}
	return (all);
}

/* An answer of a use; "": of any. `contents` may be NULL. */
static json_t *
make_answer(const struct spec *spec, int status, const char *use,
    json_t *contents)
{
	const struct common	*common;
	json_t			*headers = json_pack("{}");

	EACH(common, spec->commons)
		if (is_answer(common) && has_use(common, use))
			json_object_set_new(headers, common->key->text,
			    document_reference("headers", common->key->text));
	return (json_pack("{s:o, s:o, s:o*}", "description",
	    document_text(memory_print("status.%d", status)),
	    "headers", headers, "content", contents));
}

/* JSON, and other formats of the route. */
static json_t *
make_success(const struct route *route, const char *record)
{
	const char *const	*word = WORDS(FORMAT_WORDS);
	json_t			*all;
	size_t			 i;

	all = json_pack("{s:{s:o}}", MEDIA_JSON, "schema",
	    document_reference("schemas", record));
	for (i = 0; i < COUNT(media); i++)
		if (node_has(route->formats, word[i]))
			json_object_set_new(all, media[i],
			    json_pack("{s:{s:s}}", "schema", "type",
			    strcmp(word[i], "json_ld") == 0 ? "object" :
			    "string"));
	return (all);
}

/* Adds the successes of a route, unless an earlier one has the same. */
static void
add_successes(json_t *all, const struct spec *spec, const struct route *route)
{
	const char		*use = use_of(route), *record, *name;
	const struct node	*success;
	int			 status;

	EACH(success, route->answers->items) {
		if ((record = answer_record(success, &status)) == NULL)
			continue;
		name = answer_name(record, use);
		if (json_object_get(all, name) == NULL)
			json_object_set_new(all, name, make_answer(spec, status,
			    use, make_success(route, record)));
	}
}

static json_t *
make_answers(const struct spec *spec)
{
	const struct path	*path;
	const struct route	*route;
	json_t			*all = json_pack("{}");
	int			 status;

	EACH(path, spec->paths)
		EACH(route, path->routes)
			add_successes(all, spec, route);
	json_object_set_new(all, "Unchanged", make_answer(spec, 304, "", NULL));
	for (status = 400; status < 600; status++)
		if (gives_status(spec, NULL, "", status))
			json_object_set_new(all, memory_print("Error%d",
			    status), make_answer(spec, status, "", json_pack(
			    "{s:{s:o}, s:{s:o}, s:{s:{s:s}}}",
			    MEDIA_JSON, "schema",
			    document_reference("schemas", "Error"),
			    "application/problem+json", "schema",
			    document_reference("schemas", "Problem"),
			    MEDIA_HTML, "schema", "type", "string")));
	return (all);
}

static json_t *
make_components(const struct spec *spec)
{
	return (json_pack("{s:o, s:o, s:o, s:o, s:o}",
	    "schemas", make_schemas(spec),
	    "parameters", make_commons(spec, false),
	    "headers", make_commons(spec, true),
	    "responses", make_answers(spec),
	    "securitySchemes", document_value("{"
	    "\"basic\": {\"type\": \"http\", \"scheme\": \"basic\"}, "
	    "\"bearer\": {\"type\": \"http\", \"scheme\": \"bearer\"}}")));
}

static json_t *
make_info(const struct spec *spec)
{
	return (json_pack("{s:o, s:s, s:o, s:{s:s, s:s}, s:{s:s}}",
	    "title", document_text("service.title"),
	    "version", spec->version->text,
	    "description", document_text("service.description"),
	    "license", "name", spec->license->text,
	    "identifier", spec->license->text,
	    "contact", "name", spec->contact->text));
}

static json_t *
make_tags(const struct spec *spec)
{
	const struct resource	*resource;
	const char		*name;
	json_t			*list = json_pack("[]");

	EACH(resource, spec->resources) {
		if (resource->resource == NULL)
			continue;
		name = resource->resource->text;
		json_array_append_new(list, json_pack("{s:s, s:o}",
		    "name", name, "description",
		    document_text(memory_print("resource.%s", name))));
	}
	return (list);
}

void
emit_document(struct buf *out, const struct spec *spec)
{
	document_print(out, json_pack("{s:s, s:o, s:[{s:s}], s:o, s:o, s:o,"
	    " s:o}", "openapi", "3.1.0", "info", make_info(spec),
	    "servers", "url", "{{api}}", "security",
	    document_value("[{}, {\"basic\": []}, {\"bearer\": []}]"),
	    "paths", paths_of(spec), "components", make_components(spec),
	    "tags", make_tags(spec)));
}
