#include <string.h>

#include "codegen/document.h"

#define ID	"{'type': 'integer', 'minimum': 1}"
#define ID_TEXT	"{'type': 'string', 'pattern': '^[0-9]+$'}"

#define LINK	ID ", " ID_TEXT ", {'type': 'object', 'properties': {'id': " \
	"{'anyOf': [" ID ", " ID_TEXT "]}}, 'required': ['id']}, " \
	"{'$ref': '#/components/schemas/@'}"

/*
 * JSON Schema, with ' for ", of the types that are more than one type of JSON.
 * @ stands for the schema of a record that links create, % for the limit.
 */
static const struct {
	const char	*type;
	const char	*schema;
} schemas[] = {
	{ "image", "{'type': ['string', 'integer']}" },
	{ "truthy", "{'type': ['string', 'boolean']}" },
	{ "integers", "{'type': 'array', 'items': " ID ", 'minItems': 1%}" },
	{ "terms", "{'type': 'array', 'items': {'anyOf': [" ID ", "
	    "{'type': 'string', 'minLength': 1}]}, 'minItems': 1%}" },
	{ "cost", "{'anyOf': [{'type': ['string', 'number']}, "
	    "{'type': 'array', 'items': {'type': ['string', 'number']}}, "
	    "{'const': false}]}" },
	{ "term_names", "{'anyOf': [{'type': ['integer', 'string']}, "
	    "{'type': 'array', 'items': {'type': ['integer', 'string']}%}]}" },
	{ "links", "{'anyOf': [" LINK ", "
	    "{'type': 'array', 'items': {'anyOf': [" LINK "]}%}, "
	    "{'enum': [0, '', false]}, "
	    "{'type': 'object', 'maxProperties': 0}]}" }
};

static bool
is(const struct param *param, const char *type)
{
	return (strcmp(param->kind->word, type) == 0);
}

bool
document_is_date(const struct param *param)
{
	return (is(param, "moment") || is(param, "date"));
}

static void
append(json_t *list, const char *text)
{
	json_array_append_new(list, json_pack("s", text));
}

json_t *
document_words(struct nodes words)
{
	const struct node	*word;
	json_t			*list = json_pack("[]");

	EACH(word, words)
		append(list, word->text);

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
		append(list, *status);

	return (list);
}

static json_t *
number_of(const struct node *node)
{
	return (node == NULL ? NULL : json_loads(node->text, JSON_DECODE_ANY,
	    NULL));
}

/* null: there is no default; a request that sends null is rejected. */
json_t *
document_default(const struct spec *spec, const struct route *route,
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
		return (number_of(shown));
	default:
		return (number_of(shown));
	}

	return (json_pack("s", node_is(shown, spec->namespace->text) ?
	    "{{namespace}}" : shown->text));
}

static json_t *
read_schema(const char *text, const char *body, const char *max_items)
{
	struct out	 json = { .text = NULL };

	for (; *text != '\0'; text++) {
		if (*text == '@')
			out_print(&json, "%s", body);
		else if (*text == '%')
			out_print(&json, "%s", max_items);
		else
			out_print(&json, "%c", *text == '\'' ? '"' : *text);
	}

	return (json_loads(json.text, 0, NULL));
}

static json_t *
type_schema(const struct spec *spec, const struct param *param)
{
	const struct limit	*limit = param_limit(spec, param);
	const struct route	*creates;
	const char		*body = NULL, *max_items = "";
	const char		*wire = param_wire(param);
	size_t			 i;

	if (param->creates != NULL) {
		creates = list_find(&spec->routes, param->creates->text);
		body = creates->body->text;
	}
	if (limit != NULL && limit->items != NULL)
		max_items = memory_print(", \"maxItems\": %s",
		    limit->items->text);
	for (i = 0; i < LENGTH(schemas); i++) {
		if (is(param, schemas[i].type) && !param->texts)
			return (read_schema(schemas[i].schema, body,
			    max_items));
	}

	return (json_pack("{s:s}", "type", strcmp(wire, "any") == 0 ?
	    "string" : wire));
}

/* Rule 4.12. */
static void
add_null(json_t *schema)
{
	json_t	*choices = json_object_get(schema, "anyOf");
	json_t	*types = json_object_get(schema, "type");

	if (choices != NULL)
		json_array_append_new(choices, json_pack("{s:s}", "type",
		    "null"));
	else if (json_is_array(types))
		append(types, "null");
	else
		json_object_set_new(schema, "type", json_pack("[O, s]", types,
		    "null"));
}

static json_t *
minimum(const struct param *param)
{
	if (param->above != NULL)
		return (NULL);
	if (param->min != NULL)
		return (number_of(param->min));
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
document_schema(const struct spec *spec, const struct route *route,
    const struct param *param)
{
	const struct limit	*limit = param_limit(spec, param);
	json_t			*schema, *preset;
	bool			 truthy = is(param, "truthy"), filled;

	preset = document_default(spec, route, param);
	if (json_is_null(preset) || is(param, "moment")) {
		json_decref(preset);
		preset = NULL;
	}
	filled = param->nonempty || (is(param, "image") && !param->empty);
	schema = type_schema(spec, param);
	if (strcmp(param_null(route, param), "refused") != 0)
		add_null(schema);
	json_object_update_new(schema, json_pack(
	    "{s:s*, s:o*, s:o*, s:o*, s:o*, s:o*, s:o*, s:o*, s:o*}",
	    "format", document_is_date(param) ? "date-time" : NULL,
	    "enum", document_enum(param),
	    "exclusiveMinimum", number_of(param->above),
	    "minimum", minimum(param),
	    "maximum", number_of(param->max),
	    "minLength", filled ? json_pack("i", 1) : NULL,
	    "maxLength", truthy || is(param, "cost") || limit == NULL ? NULL :
	    number_of(limit->bytes),
	    "not", param->nonempty && !truthy ? json_pack("{s:s}", "const",
	    "0") : NULL,
	    "default", preset));

	return (schema);
}
