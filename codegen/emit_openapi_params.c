#include <string.h>

#include "codegen/document.h"

#define DIGITS		"type", "string", "pattern", "^[0-9]+$"
#define POSITIVE	"type", "integer", "minimum", 1

static bool
is(const struct param *param, const char *type)
{
	return (strcmp(param->kind->word, type) == 0);
}

static bool
is_date(const struct param *param)
{
	return (is(param, "moment") || is(param, "date"));
}

void
document_append(json_t *list, const char *text)
{
	json_array_append_new(list, json_pack("s", text));
}

json_t *
document_words(struct nodes words)
{
	const struct node	*word;
	json_t			*list = json_pack("[]");

	EACH(word, words)
		document_append(list, word->text);

	return (list);
}

json_t *
document_enum(const struct param *param)
{
	const char *const	*status;
	json_t			*list;

	if (is(param, "enum"))
		return (document_words(param->values->items));
	if (!is(param, "status"))
		return (NULL);
	list = json_pack("[]");
	for (status = words_status + 1; *status != NULL; status++)
		document_append(list, *status);

	return (list);
}

json_t *
document_number(const struct node *node)
{
	return (node == NULL ? NULL : json_loads(node->text, JSON_DECODE_ANY,
	    NULL));
}

/* null: there is no default; a request that sends null is rejected. */
json_t *
document_default(const struct document *d, const struct route *route,
    const struct param *param)
{
	const struct node	*shown = param->shown;

	if (shown == NULL || route->partial)
		return (NULL);
	if (node_is_null(shown))
		return (json_pack("n"));
	switch (param->kind->shown) {
	case DEFAULT_DATE:
		return (json_pack("s++", "{{date ", shown->text, "}}"));
	case DEFAULT_TEXT:
	case DEFAULT_VALUE:
	case DEFAULT_STATUS:
		break;
	case DEFAULT_TRUTH:
		if (!shown->plain)
			break;
		return (document_number(shown));
	default:
		return (document_number(shown));
	}

	return (json_pack("s", node_is(shown, d->spec->namespace->text) ?
	    "{{namespace}}" : shown->text));
}

/* Rule 4.12. */
static bool
takes_null(const struct route *route, const struct param *param)
{
	return (strcmp(param_null(route, param), "refused") != 0);
}

/* One type, or two, and perhaps null. */
static json_t *
types(const char *one, const char *other, bool null)
{
	if (other == NULL && !null)
		return (json_pack("s", one));

	return (json_pack("[s, s*, s*]", one, other, null ? "null" : NULL));
}

/* The limit of a list. */
static json_t *
items_max(const struct document *d, const struct param *param)
{
	const struct limit	*limit = param_limit(d->spec, param);

	return (document_number(limit == NULL ? NULL : limit->items));
}

/* By id, or by the fields of a new one. */
static json_t *
links_choices(const struct document *d, const struct param *param)
{
	const struct route	*route;

	route = list_find(&d->spec->routes, param->creates->text);

	return (json_pack("[{s:s, s:i}, {s:s, s:s}, {s:s, s:{s:{s:[{s:s, s:i},"
	    " {s:s, s:s}]}}, s:[s]}, o]",
	    POSITIVE, DIGITS, "type", "object", "properties", "id", "anyOf",
	    POSITIVE, DIGITS, "required", "id",
	    document_pointer("schemas", route->body->text)));
}

/* Schemas of which one must fit; `false`, 0, "" and {} link nothing. */
static json_t *
choices(const struct document *d, const struct param *param)
{
	json_t	*list;

	if (is(param, "cost"))
		return (json_pack("[{s:[s, s]}, {s:s, s:{s:[s, s]}}, {s:b}]",
		    "type", "string", "number", "type", "array", "items",
		    "type", "string", "number", "const", 0));
	if (is(param, "term_names"))
		return (json_pack("[{s:[s, s]}, {s:s, s:{s:[s, s]}, s:o*}]",
		    "type", "integer", "string", "type", "array", "items",
		    "type", "integer", "string",
		    "maxItems", items_max(d, param)));
	list = links_choices(d, param);
	json_array_append_new(list, json_pack("{s:s, s:{s:o}, s:o*}",
	    "type", "array", "items", "anyOf", links_choices(d, param),
	    "maxItems", items_max(d, param)));
	json_array_append_new(list, json_pack("{s:[i, s, b]}", "enum", 0, "",
	    0));
	json_array_append_new(list, json_pack("{s:s, s:i}", "type", "object",
	    "maxProperties", 0));

	return (list);
}

static json_t *
with_choices(const struct document *d, const struct route *route,
    const struct param *param)
{
	json_t	*list;

	list = choices(d, param);
	if (takes_null(route, param))
		json_array_append_new(list, json_pack("{s:s}", "type",
		    "null"));

	return (json_pack("{s:o}", "anyOf", list));
}

/* A list of ids; of terms also slugs or names. */
static json_t *
with_items(const struct document *d, const struct param *param)
{
	json_t	*item;

	item = is(param, "terms") ? json_pack("{s:[{s:s, s:i}, {s:s, s:i}]}",
	    "anyOf", POSITIVE, "type", "string", "minLength", 1) :
	    json_pack("{s:s, s:i}", POSITIVE);

	return (json_pack("{s:s, s:o, s:i, s:o*}", "type", "array",
	    "items", item, "minItems", 1, "maxItems", items_max(d, param)));
}

static json_t *
with_types(const struct document *d, const struct route *route,
    const struct param *param)
{
	const char	*wire = param_wire(param), *other = NULL;

	if (is(param, "links") || is(param, "cost") || is(param, "term_names"))
		return (with_choices(d, route, param));
	if (is(param, "terms") || is(param, "integers"))
		return (with_items(d, param));
	if (is(param, "image"))
		other = "integer";
	else if (is(param, "truthy") && !param->texts)
		other = "boolean";
	else if (strcmp(wire, "any") == 0)
		wire = "string";

	return (json_pack("{s:o}", "type", types(other != NULL ? "string" :
	    wire, other, takes_null(route, param))));
}

static json_t *
minimum(const struct param *param)
{
	if (param->above != NULL)
		return (NULL);
	if (param->min != NULL)
		return (document_number(param->min));
	if (!is(param, "integer"))
		return (NULL);
	if (param->exists != NULL)
		return (json_pack("i", !param->zero));

	return (param_is_path(param) ? json_pack("i", 0) : NULL);
}

/*
 * "0" counts as empty, except for a truth. A text has at most as many
 * characters as bytes. The default of a moment depends on the time of the
 * request, so only its description says it. `cut` is not a maximum: more is
 * accepted.
 */
json_t *
document_schema(const struct document *d, const struct route *route,
    const struct param *param)
{
	const struct limit	*limit = param_limit(d->spec, param);
	json_t			*schema, *preset;
	bool			 truthy = is(param, "truthy"), filled;

	preset = document_default(d, route, param);
	if (json_is_null(preset) || is(param, "moment")) {
		json_decref(preset);
		preset = NULL;
	}
	filled = param->nonempty || (is(param, "image") && !param->empty);
	schema = with_types(d, route, param);
	json_object_update_new(schema, json_pack(
	    "{s:s*, s:o*, s:o*, s:o*, s:o*, s:o*, s:o*, s:o*, s:o*}",
	    "format", is_date(param) ? "date-time" : NULL,
	    "enum", document_enum(param),
	    "exclusiveMinimum", document_number(param->above),
	    "minimum", minimum(param),
	    "maximum", document_number(param->max),
	    "minLength", filled ? json_pack("i", 1) : NULL,
	    "maxLength", truthy || is(param, "cost") || limit == NULL ? NULL :
	    document_number(limit->bytes),
	    "not", param->nonempty && !truthy ? json_pack("{s:s}", "const",
	    "0") : NULL,
	    "default", preset));

	return (schema);
}

static bool
is_shown(const struct param *param)
{
	return (node_is(param->in, "body") && !param->hidden);
}

json_t *
document_body(const struct document *d, const struct route *route)
{
	const struct param	*param;
	json_t			*members = json_pack("{}"), *member;
	json_t			*required = json_pack("[]");
	json_t			*partners = json_pack("{}"), *body;

	EACH(param, route->rows) {
		if (!is_shown(param))
			continue;
		member = json_pack("{s:s}", "description",
		    document_param_text(d, route, param));
		json_object_update_new(member, document_schema(d, route,
		    param));
		json_object_set_new(members, param_name(param), member);
		if (param_is_required(route, param))
			document_append(required, param_name(param));
		if (param->with != NULL)
			json_object_set_new(partners, param_name(param),
			    json_pack("[s]", param_name(list_find(
			    &route->rows, param->with->text))));
	}
	body = json_pack("{s:s, s:o, s:O, s:O}", "type", "object",
	    "properties", members, "required", required,
	    "dependentRequired", partners);
	if (json_array_size(required) == 0)
		json_object_del(body, "required");
	if (json_object_size(partners) == 0)
		json_object_del(body, "dependentRequired");
	json_decref(required);
	json_decref(partners);

	return (body);
}

/* A form sends these as a=1,2 or a[name]=1, not as a=1&a=2. */
static json_t *
encoding(const struct route *route)
{
	const struct param	*param;
	json_t			*map = json_pack("{}");

	EACH(param, route->rows) {
		if (is(param, "links"))
			json_object_set_new(map, param_name(param),
			    json_pack("{s:s, s:b}", "style", "deepObject",
			    "explode", 1));
		else if (is(param, "term_names"))
			json_object_set_new(map, param_name(param),
			    json_pack("{s:s, s:b}", "style", "form",
			    "explode", 0));
	}
	if (json_object_size(map) > 0)
		return (map);
	json_decref(map);

	return (NULL);
}

json_t *
document_request(const struct route *route)
{
	const struct param	*param;
	bool			 required = false;

	if (route->body == NULL)
		return (NULL);
	EACH(param, route->rows)
		required |= is_shown(param) && param_is_required(route, param);

	return (json_pack("{s:b, s:{s:{s:o}, s:{s:o, s:o*}}}",
	    "required", required, "content",
	    "application/json", "schema",
	    document_pointer("schemas", route->body->text),
	    "application/x-www-form-urlencoded", "schema",
	    document_pointer("schemas", route->body->text),
	    "encoding", encoding(route)));
}
