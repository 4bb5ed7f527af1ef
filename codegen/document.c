/* Marks of the schemas of parameters and members. */
#include "codegen/document.h"

#include <stdlib.h>
#include <string.h>

#include "base/embed.h"

EMBED(text_schema, "codegen/templates/schema.txt");

/*
 * Prints a value as JSON in which no $ starts a mark, and frees it. NULL for
 * NULL.
 */
static const char *
dumped(json_t *value)
{
	struct buf	 all = memory_buf();
	char		*text, *c;

	if (value == NULL)
		return (NULL);
	text = json_dumps(value, JSON_ENCODE_ANY);
	for (c = text; *c != '\0'; c++)
		buf_printf(&all, *c == '$' ? "\\u0024" : "%c", *c);
	free(text);
	json_decref(value);

	return (all.data);
}

const char *
document_text(const char *text)
{
	const char	*dump;

	if (text == NULL || (dump = dumped(json_pack("s", text))) == NULL)
		return (NULL);

	return (memory_copy(dump + 1, strlen(dump) - 2));
}

bool
document_is(const struct param *param, const char *type)
{
	return (strcmp(param->kind->word, type) == 0);
}

/* For types that allow several JSON types: the schema of the type. */
static const char *
special(const struct scope *s, const char *type)
{
	return (fill_if(document_is(s->param, type) && !s->param->texts));
}

/* The effect of null (rule 4.12). */
static const char *
null_as(const struct scope *s, const char *text)
{
	return (strcmp(param_null(s->route, s->param), "refused") == 0 ? "" :
	    text);
}

static const char *
type(const struct scope *s)
{
	const char	*wire = param_wire(s->param);

	if (strcmp(wire, "any") == 0)
		wire = "string";

	return (memory_print(*null_as(s, "null") == '\0' ? "\"%s\"" :
	    "[\"%s\", \"null\"]", wire));
}

static const char *
link_to(const struct scope *s)
{
	const struct route	*creates;

	creates = list_find(&s->spec->routes, s->param->creates->text);

	return (memory_print("{$id}, {$idtext}, {\"type\": \"object\", "
	    "\"properties\": {\"id\": {\"anyOf\": [{$id}, {$idtext}]}}, "
	    "\"required\": [\"id\"]}, "
	    "{\"$ref\": \"#/components/schemas/%s\"}",
	    creates->body->text));
}

static const char *
most_items(const struct scope *s)
{
	const struct limit	*limit = param_limit(s->spec, s->param);

	return (limit == NULL || limit->items == NULL ? "" :
	    memory_print(", \"maxItems\": %s", limit->items->text));
}

/*
 * Limits characters by the limit of bytes: a text has at most as many
 * characters.
 */
static const char *
most_bytes(const struct scope *s)
{
	const struct limit	*limit = param_limit(s->spec, s->param);

	return (limit == NULL || document_is(s->param, "truthy") ||
	    document_is(s->param, "cost") ? NULL : node_text(limit->bytes));
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

static const char *
words(const struct scope *s)
{
	const char *const	*status;
	json_t			*list = NULL;

	if (document_is(s->param, "enum") || document_is(s->param, "word"))
		list = list_of(s->param->values->items);
	if (!document_is(s->param, "status"))
		return (dumped(list));
	list = json_pack("[]");
	for (status = words_status + 1; *status != NULL; status++)
		json_array_append_new(list, json_pack("s", *status));

	return (dumped(list));
}

static const char *
least(const struct scope *s)
{
	const struct param	*param = s->param;

	if (param->above != NULL)
		return (NULL);
	if (param->min != NULL)
		return (param->min->text);
	if (!document_is(param, "integer"))
		return (NULL);
	if (param->exists != NULL)
		return (param->zero ? "0" : "1");

	return (param_is_path(param) ? "0" : NULL);
}

/* A null default is omitted, since a request that sends null is rejected. */
static const char *
initial(const struct scope *s)
{
	const struct node	*shown = s->param->shown;
	const char		*text;

	if (shown == NULL || s->route->partial)
		return (NULL);
	if (node_is_null(shown))
		return ("null");
	text = node_is(shown, s->spec->namespace->text) ? "{{namespace}}" :
	    shown->text;
	switch (s->param->kind->shown) {
	case DEFAULT_DATE:
		text = memory_print("{{date %s}}", text);
		break;
	case DEFAULT_TEXT:
	case DEFAULT_VALUE:
	case DEFAULT_STATUS:
		break;
	default:
		return (text);
	}

	return (memory_print("\"%s\"", document_text(text)));
}

/*
 * The default of a moment depends on the time of the request, so it is only in
 * the description.
 */
static const char *
preset(const struct scope *s)
{
	const char	*text = initial(s);

	return (text == NULL || strcmp(text, "null") == 0 ||
	    document_is(s->param, "moment") ? NULL : text);
}

/* The value in an example of the body. */
static const char *
example(const struct scope *s)
{
	const char	*text = node_text(s->param->example);
	const char	*wire = param_wire(s->param);

	if (text == NULL)
		text = document_is(s->param, "date") ? "2027-03-01T18:00:00Z" :
		    strcmp(wire, "integer") == 0 ? "1" : param_name(s->param);
	if (strcmp(wire, "string") != 0 && strcmp(wire, "any") != 0)
		return (text);

	return (memory_print("\"%s\"", document_text(text)));
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

static const char *
member_type(const struct member *m)
{
	const char	*record = NULL;

	if (m->schema != NULL)
		record = memory_print("\"$ref\": \"#/components/schemas/%s\"",
		    m->schema->text);
	if (node_is(m->type, "array"))
		return (memory_print("\"type\": \"array\", \"items\": {%s}",
		    record != NULL ? record : "\"type\": \"string\""));
	if (m->map)
		return (memory_print("\"type\": \"object\", "
		    "\"additionalProperties\": {%s}", record));
	if (record != NULL)
		return (record);

	return (node_is(m->type, "any") ? "" : memory_print(
	    "\"type\": \"%s\"", m->type->text));
}

static const char *
plain_schema(const struct member *m)
{
	const char	*schema = member_type(m);

	if (pattern_of(m->format) != NULL)
		schema = memory_join(schema, ", ", memory_print(
		    "\"pattern\": \"%s\"",
		    document_text(pattern_of(m->format))));
	else if (m->format != NULL)
		schema = memory_join(schema, ", ", memory_print(
		    "\"format\": \"%s\"", document_text(m->format->text)));
	if (m->values != NULL)
		schema = memory_join(schema, ", ", memory_print("\"enum\": %s",
		    dumped(list_of(m->values->items))));

	return (schema);
}

/*
 * The schema of a constant. [] and null are described by type, for programs
 * that do not support `const`.
 */
static const char *
instead_of(const struct member *m)
{
	if (node_is(m->instead, "[]"))
		return ("\"type\": \"array\", \"items\": {}, \"maxItems\": 0");
	if (node_is(m->instead, "null"))
		return ("\"type\": \"null\"");

	return (memory_print("\"const\": %s", m->instead->text));
}

static const char *
member_schema(const struct member *m)
{
	const char	*schema = plain_schema(m);

	if (m->instead == NULL)
		return (schema);
	if (*schema == '\0')
		return (instead_of(m));

	return (memory_print("\"anyOf\": [{%s}, {%s}]", schema,
	    instead_of(m)));
}

/* `cut` is not a maximum, since larger values are accepted. */
#define MARKS(MARK)							\
	MARK(schema, text_schema)					\
	MARK(ref, "\\u0024ref")						\
	MARK(image, special(s, "image"))				\
	MARK(truthy, special(s, "truthy"))				\
	MARK(integers, special(s, "integers"))				\
	MARK(terms, special(s, "terms"))				\
	MARK(cost, special(s, "cost"))					\
	MARK(recurrence, special(s, "recurrence"))			\
	MARK(termnames, special(s, "term_names"))			\
	MARK(links, special(s, "links"))				\
	MARK(plain, fill_if(!s->param->kind->several ||			\
	    s->param->texts))						\
	MARK(picture, special(s, "picture"))				\
	MARK(type, type(s))						\
	MARK(ornull, null_as(s, ", \"null\""))				\
	MARK(nullschema, null_as(s, ", {\"type\": \"null\"}"))		\
	MARK(id, "\"type\": \"integer\", \"minimum\": 1")		\
	MARK(idtext, "\"type\": \"string\", \"pattern\": "		\
	    "\"^[0-9]+\\u0024\"")					\
	MARK(link, link_to(s))						\
	MARK(mostitems, most_items(s))					\
	MARK(maxbytes, most_bytes(s))					\
	MARK(format, document_is(s->param, "moment") ||			\
	    document_is(s->param, "date") ? "date-time" : NULL)		\
	MARK(colortext, document_is(s->param, "color") ?		\
	    "\"^(#[0-9A-Fa-f]{6})?\\u0024\"" : NULL)			\
	MARK(enum, words(s))						\
	MARK(above, node_text(s->param->above))				\
	MARK(least, least(s))						\
	MARK(minimum, node_text(param_low(s->param)))			\
	MARK(maximum, node_text(s->param->max))				\
	MARK(nonempty, fill_if(s->param->nonempty ||			\
	    (document_is(s->param, "image") && !s->param->empty)))	\
	MARK(notzero, fill_if(s->param->nonempty &&			\
	    !document_is(s->param, "truthy")))				\
	MARK(default, initial(s))					\
	MARK(preset, preset(s))						\
	MARK(example, example(s))					\
	MARK(memberschema, member_schema(s->member))

MARKS(FILL_FUNCTION)

static const struct mark	marks[] = { MARKS(FILL_ROW) { NULL, NULL } };

const struct marks	document_schemas = { marks, NULL, NULL };
