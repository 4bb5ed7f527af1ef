#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/service.h"
#include "http/describe.h"
#include "http/doc.h"

#define DIGITS	"{\"type\":\"string\",\"pattern\":\"^[0-9]+$\"}"

static void
put_raw(struct json *j, const char *name, const char *raw)
{
	json_raw(j, name, raw, strlen(raw));
}

/* One or two types, and null where it is accepted (contract section 2.2). */
static void
put_type(struct json *j, const struct param *p, const char *one,
    const char *other)
{
	if (other == NULL && p->null == NULL_REFUSED) {
		json_string(j, "type", one);
		return;
	}
	json_list(j, "type");
	json_string(j, NULL, one);
	if (other != NULL)
		json_string(j, NULL, other);
	if (p->null != NULL_REFUSED)
		json_string(j, NULL, "null");
	json_list_end(j);
}

/* Schemas of which one must fit. */
static void
put_choices(struct json *j, const struct param *p, const char *const *choices)
{
	json_list(j, "anyOf");
	for (; *choices != NULL; choices++)
		put_raw(j, NULL, *choices);
	if (p->null != NULL_REFUSED)
		put_raw(j, NULL, "{\"type\":\"null\"}");
	json_list_end(j);
}

/* By id, or by the fields of a new one; `false` and the like link nothing. */
static void
put_links(struct json *j, const struct param *p)
{
	const char	*one;

	one = arena_printf(j->buf.arena,
	    "{\"type\":\"integer\",\"minimum\":1}," DIGITS ","
	    "{\"type\":\"object\",\"properties\":{\"id\":{\"anyOf\":["
	    "{\"type\":\"integer\",\"minimum\":1}," DIGITS "]}},"
	    "\"required\":[\"id\"]},{\"$ref\":\"" DOC_SCHEMAS "%s\"}",
	    p->creates->body);
	put_choices(j, p, (const char *const[]){ one,
	    arena_printf(j->buf.arena,
	    "{\"type\":\"array\",\"items\":{\"anyOf\":[%s]},"
	    "\"maxItems\":%u}", one, p->max_items),
	    "{\"enum\":[0,\"\",false]}",
	    "{\"type\":\"object\",\"maxProperties\":0}", NULL });
}

/* Text or number, and lists of them; nothing at all for `false`. */
static void
put_cost(struct json *j, const struct param *p)
{
	static const char *const	 choices[] = {
		"{\"type\":[\"string\",\"number\"]}",
		"{\"type\":\"array\",\"items\":"
		    "{\"type\":[\"string\",\"number\"]}}",
		"{\"const\":false}", NULL
	};

	put_choices(j, p, choices);
}

/* Ids, slugs or names, of which several may stand in one text. */
static void
put_term_names(struct json *j, const struct param *p)
{
	put_choices(j, p, (const char *const[]){
	    "{\"type\":[\"integer\",\"string\"]}",
	    arena_printf(j->buf.arena, "{\"type\":\"array\",\"items\":"
	    "{\"type\":[\"integer\",\"string\"]},\"maxItems\":%u}",
	    p->max_items), NULL });
}

/* Ids; of terms also slugs or names. */
static void
put_list(struct json *j, const struct param *p)
{
	static const char	 id[] = "{\"type\":\"integer\",\"minimum\":1}";
	static const char	 id_or_name[] = "{\"anyOf\":["
	    "{\"type\":\"integer\",\"minimum\":1},"
	    "{\"type\":\"string\",\"minLength\":1}]}";

	json_string(j, "type", "array");
	put_raw(j, "items", p->type == PARAM_TERMS ? id_or_name : id);
	json_integer(j, "minItems", 1);
	json_integer(j, "maxItems", p->max_items);
}

static void
put_types(struct json *j, const struct param *p)
{
	if (p->type == PARAM_LINKS)
		put_links(j, p);
	else if (p->type == PARAM_COST)
		put_cost(j, p);
	else if (p->type == PARAM_TERM_NAMES)
		put_term_names(j, p);
	else if (p->type == PARAM_TERMS || p->type == PARAM_INTEGERS)
		put_list(j, p);
	else if (p->type == PARAM_IMAGE)
		put_type(j, p, "string", "integer");
	else if (p->type == PARAM_TRUTHY && !(p->flags & PARAM_TEXTS))
		put_type(j, p, "string", "boolean");
	else
		put_type(j, p, p->wire == WIRE_ANY ? "string" :
		    wire_name(p->wire), NULL);
}

static void
put_bounds(struct json *j, const struct param *p)
{
	if (p->flags & PARAM_ABOVE)
		json_number(j, "exclusiveMinimum", p->min);
	else if (p->flags & PARAM_MIN)
		json_number(j, "minimum", p->min);
	else if (p->type == PARAM_INTEGER && p->reference != REFERENCE_NONE)
		json_integer(j, "minimum", !(p->flags & PARAM_ZERO));
	else if (p->type == PARAM_INTEGER && p->in == IN_PATH)
		json_integer(j, "minimum", 0);
	if ((p->flags & PARAM_MAX) && !(p->flags & PARAM_CUT))
		json_number(j, "maximum", p->max);
}

/*
 * "0" is as good as empty, but for what tells true from false.  A text has no
 * more characters than bytes.
 */
static void
put_length(struct json *j, const struct param *p)
{
	bool	 image;

	image = p->type == PARAM_IMAGE && !(p->flags & PARAM_EMPTY);
	if (image || p->flags & PARAM_NONEMPTY)
		json_integer(j, "minLength", 1);
	if (p->max_bytes > 0 && p->type != PARAM_COST &&
	    p->type != PARAM_TRUTHY)
		json_integer(j, "maxLength", p->max_bytes);
	if (p->flags & PARAM_NONEMPTY && p->type != PARAM_TRUTHY)
		put_raw(j, "not", "{\"const\":\"0\"}");
}

/*
 * null as a default means none, and is refused when it is sent.  A default
 * that is a date changes from request to request: its text tells it.
 */
static void
put_default(struct json *j, const struct param *p)
{
	const char	*text;

	if ((text = p->shown_default) == NULL || strcmp(text, "null") == 0 ||
	    p->type == PARAM_MOMENT)
		return;
	if (strcmp(text, "\"" SERVICE_NAMESPACE "\"") == 0)
		json_string(j, "default", PLACE_NAMESPACE);
	else
		put_raw(j, "default", text);
}

void
doc_schema(struct json *j, const struct param *p)
{
	put_types(j, p);
	if (p->type == PARAM_MOMENT || p->type == PARAM_DATE)
		json_string(j, "format", "date-time");
	describe_words(j, p);
	put_bounds(j, p);
	put_length(j, p);
	put_default(j, p);
}
