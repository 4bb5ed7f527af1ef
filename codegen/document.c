/* The schemas of parameters and members. */
#include "base/array.h"
#include "codegen/document.h"

#include <err.h>
#include <stdlib.h>
#include <string.h>

#define LINE	80	/* a value that fits stands on one */

#define ID	"{\"type\": \"integer\", \"minimum\": 1}"
#define ID_TEXT	"{\"type\": \"string\", \"pattern\": \"^[0-9]+$\"}"

json_t *
document_value(const char *text)
{
	json_t		*value;
	json_error_t	 error;

	if (text == NULL)
		return (NULL);
	if ((value = json_loads(text, JSON_DECODE_ANY, &error)) == NULL)
		errx(2, "%s: %s", error.text, text);
	return (value);
}

json_t *
document_text(const char *key)
{
	return (json_pack("s", memory_print("{{text %s}}", key)));
}

json_t *
document_reference(const char *part, const char *name)
{
	return (json_pack("{s:s}", "$ref",
	    memory_print("#/components/%s/%s", part, name)));
}

json_t *
document_join(json_t *object, json_t *more)
{
	json_object_update(object, more);
	json_decref(more);
	return (object);
}

/* The schemas of one venue or organizer that is linked. */
static const char *
link_of(const struct spec *spec, const struct param *param)
{
	const struct route	*creates = param_creates(spec, param);

	return (creates == NULL ? "" : memory_print(ID ", " ID_TEXT
	    ", {\"type\": \"object\", \"properties\": {\"id\": {\"anyOf\":"
	    " [" ID ", " ID_TEXT "]}}, \"required\": [\"id\"]},"
	    " {\"$ref\": \"#/components/schemas/%s\"}", creates->body->text));
}

static const char *
most_items(const struct spec *spec, const struct param *param)
{
	const struct limit	*limit = param_limit(spec, param);

	return (limit == NULL || limit->items == NULL ? "" :
	    memory_print(", \"maxItems\": %s", limit->items->text));
}

/* Replaces a hole wherever it is. */
static const char *
fill_hole(const char *schema, const char *hole, const char *text)
{
	const char	*at;

	while ((at = strstr(schema, hole)) != NULL)
		schema = memory_print("%.*s%s%s", (int)(at - schema), schema,
		    text, at + strlen(hole));
	return (schema);
}

/* The schema of the type, also with null if it may be (rule 4.12). */
static json_t *
type_of(const struct spec *spec, const struct route *route,
    const struct param *param)
{
	const struct type	*type = param->kind;
	const char		*wire = strcmp(type->wire, "any") == 0 ?
				    "string" : type->wire;
	bool			 takes_null = strcmp(param_null(route, param),
				    "refused") != 0;
	const struct {
		const char	*hole;
		const char	*text;
	} holes[] = {
		{ "@type", memory_print(takes_null ? "[\"%s\", \"null\"]" :
		    "\"%s\"", wire) },
		{ "@null", takes_null ? ", \"null\"" : "" },
		{ "@or_null", takes_null ? ", {\"type\": \"null\"}" : "" },
		{ "@most", most_items(spec, param) },
		{ "@link", link_of(spec, param) },
		{ "@status", memory_print("(%s)", word_join(WORDS(STATUS_WORDS),
		    "|", "|")) }
	};
	const char	*schema = type->schema != NULL ? type->schema :
			    "{\"type\": @type}";
	size_t		 i;

	for (i = 0; i < COUNT(holes); i++)
		schema = fill_hole(schema, holes[i].hole, holes[i].text);
	return (document_value(schema));
}

static json_t *
list_of(struct nodes words)
{
	const struct node	*word;
	json_t			*list = json_pack("[]");

	EACH(word, words)
		json_array_append_new(list, json_pack("s", word->text));
	return (list);
}

static json_t *
all_statuses(void)
{
	return (document_value(memory_print("[\"%s\"]",
	    word_join(WORDS(STATUS_WORDS), "\", \"", "\", \""))));
}

static json_t *
words_of(const struct param *param)
{
	if (param_is(param, "ENUM") || param_is(param, "WORD"))
		return (list_of(param->values->items));
	return (param_is(param, "STATUS") ? all_statuses() : NULL);
}

static const char *
least_value(const struct param *param)
{
	if (param->is_above)
		return (NULL);
	if (param->min != NULL)
		return (param->min->text);
	if (!param_is(param, "INTEGER"))
		return (NULL);
	if (param->exists != NULL)
		return (param->zero ? "0" : "1");
	return (param->is_path ? "0" : NULL);
}

/*
 * Limits characters by the limit of bytes: a text has at most as many
 * characters.
 */
static const char *
most_bytes(const struct spec *spec, const struct param *param)
{
	const struct limit	*limit = param_limit(spec, param);

	return (limit == NULL ? NULL : node_text(limit->bytes));
}

json_t *
document_default(const struct spec *spec, const struct param *param)
{
	const struct node	*shown = param->shown;
	const char		*text;

	if (shown == NULL)
		return (NULL);
	if (node_is_null(shown))
		return (json_pack("n"));
	text = node_is(shown, spec->namespace->text) ? "{{namespace}}" :
	    shown->text;
	switch (param->kind->shown) {
	case DEFAULT_DATE:
		return (json_pack("s", memory_print("{{date %s}}", text)));
	case DEFAULT_TEXT:
	case DEFAULT_VALUE:
	case DEFAULT_STATUS:
		return (json_pack("s", text));
	default:
		return (document_value(text));
	}
}

/*
 * The default of a moment depends on the time of the request, so it is only in
 * the description. A null default is omitted, since a request that sends null
 * is rejected. The `max` of type paging is none, since larger values are
 * accepted.
 */
json_t *
document_schema(const struct spec *spec, const struct route *route,
    const struct param *param)
{
	json_t	*preset = param_is(param, "MOMENT") || route->partial ? NULL :
		    document_default(spec, param);
	json_t	*schema = type_of(spec, route, param);
	return (document_join(schema, json_pack("{s:o*, s:o*, s:o*, s:o*, s:o*,"
	    " s:o*, s:o*, s:o*, s:o*}",
	    "enum", words_of(param),
	    "exclusiveMinimum", document_value(param->is_above ?
	    param->min->text : NULL),
	    "minimum", document_value(least_value(param)),
	    "maximum", document_value(param->most),
	    "minLength", document_value(param->nonempty &&
	    !param->is_above ? "1" : NULL),
	    "maxLength", document_value(most_bytes(spec, param)),
	    "pattern", param->required && param->nonempty ?
	    document_value("\"[^ \\\\t\\\\n\\\\v\\\\f\\\\r]\"") : NULL,
	    "not", param->nonempty && param_is(param, "STRING") ?
	    document_value("{\"const\": \"0\"}") : NULL,
	    "default", json_is_null(preset) ? NULL : preset)));
}

json_t *
document_example(const struct param *param)
{
	const char	*text = node_text(param->example);
	const char	*wire = param->kind->wire;

	if (text == NULL)
		text = param_is(param, "DATE") ? "2027-03-01T18:00:00Z" :
		    strcmp(wire, "integer") == 0 ? "1" : param->key->text;
	if (strcmp(wire, "string") != 0 && strcmp(wire, "any") != 0)
		return (document_value(text));
	return (json_pack("s", text));
}

/* A pattern for a format that JSON Schema does not have. */
static const char *
pattern_of(const struct node *format)
{
	if (node_is(format, "local-time"))
		return ("^[0-9]{4}-[0-9]{2}-[0-9]{2} "
		    "[0-9]{2}:[0-9]{2}:[0-9]{2}$");
	if (node_is(format, "color"))
		return ("^#[0-9a-f]{6}$");
	return (node_is(format, "digits") ? "^[0-9]+$" : NULL);
}

static json_t *
member_type(const struct member *m)
{
	json_t	*record = NULL;

	if (m->schema != NULL)
		record = document_reference("schemas", m->schema->text);
	if (node_is(m->type, "array"))
		return (json_pack("{s:s, s:o}", "type", "array", "items",
		    record != NULL ? record :
		    document_value("{\"type\": \"string\"}")));
	if (node_is(m->type, "object"))
		return (json_pack("{s:s, s:o}", "type", "object",
		    "additionalProperties", record));
	if (record != NULL)
		return (record);
	return (json_pack("{s:s*}", "type", node_is(m->type, "any") ? NULL :
	    m->type->text));
}

static json_t *
plain_schema(const struct member *m)
{
	const char	*pattern = pattern_of(m->format);
	bool		 is_status = node_is(m->format, "status");

	return (document_join(member_type(m), json_pack("{s:s*, s:s*, s:o*}",
	    "pattern", pattern,
	    "format", pattern != NULL || is_status ? NULL :
	    node_text(m->format),
	    "enum", is_status ? all_statuses() : m->values == NULL ? NULL :
	    list_of(m->values->items))));
}

/*
 * The schema of a constant. [] is described by type, for programs that do not
 * support `const`.
 */
static json_t *
instead_of(const struct member *m)
{
	if (node_is(m->instead, "[]"))
		return (document_value("{\"type\": \"array\", \"items\": {},"
		    " \"maxItems\": 0}"));
	return (document_value(memory_print("{\"const\": %s}",
	    m->instead->text)));
}

json_t *
document_member(const struct member *m)
{
	json_t	*schema = plain_schema(m);

	if (m->instead == NULL)
		return (schema);
	if (json_object_size(schema) > 0)
		return (json_pack("{s:[o, o]}", "anyOf", schema,
		    instead_of(m)));
	return (document_join(schema, instead_of(m)));
}

static void	put_value(struct buf *, json_t *, int);

/* An item of a list, or a member of an object, on its own line. */
static void
put_item(struct buf *out, const char *key, json_t *value, int depth,
    bool last)
{
	json_t	*name = key == NULL ? NULL : json_pack("s", key);

	buf_printf(out, "%*s", depth, "");
	if (name != NULL) {
		put_value(out, name, depth);
		buf_string(out, ": ");
	}
	json_decref(name);
	put_value(out, value, depth);
	buf_string(out, last ? "\n" : ",\n");
}

/* On one line if it fits. */
static void
put_value(struct buf *out, json_t *value, int depth)
{
	char		*line = json_dumps(value, JSON_ENCODE_ANY);
	bool		 fits = strlen(line) + (size_t)depth < LINE;
	const char	*key;
	json_t		*item;
	size_t		 i, count = 0;

	if (fits || !(json_is_object(value) || json_is_array(value)))
		buf_string(out, line);
	else if (json_is_array(value)) {
		buf_string(out, "[\n");
		json_array_foreach(value, i, item)
			put_item(out, NULL, item, depth + 1,
			    i + 1 == json_array_size(value));
		buf_printf(out, "%*s]", depth, "");
	} else {
		buf_string(out, "{\n");
		json_object_foreach(value, key, item)
			put_item(out, key, item, depth + 1,
			    ++count == json_object_size(value));
		buf_printf(out, "%*s}", depth, "");
	}
	free(line);
}

void
document_print(struct buf *out, json_t *value)
{
	put_value(out, value, 0);
	buf_char(out, '\n');
	json_decref(value);
}
