#include <string.h>

#include "base/json.h"
#include "http/describe.h"
#include "http/doc.h"

/* Formats of ours, which JSON Schema does not know. */
static const struct {
	const char	*format;
	const char	*pattern;
} patterns[] = {
	{ "local-time", "^[0-9]{4}-[0-9]{2}-[0-9]{2} "
	    "[0-9]{2}:[0-9]{2}:[0-9]{2}$" },
	{ "digits", "^[0-9]+$" }
};

static void
put_format(struct json *j, const char *format)
{
	size_t	 i;

	for (i = 0; i < sizeof(patterns) / sizeof(patterns[0]); i++)
		if (strcmp(patterns[i].format, format) == 0) {
			json_string(j, "pattern", patterns[i].pattern);
			return;
		}
	json_string(j, "format", format);
}

static void
put_words(struct json *j, const char *const *words)
{
	json_list(j, "enum");
	for (; *words != NULL; words++)
		json_string(j, NULL, *words);
	json_list_end(j);
}

static void
put_array(struct json *j, const struct member *m)
{
	json_string(j, "type", "array");
	if (m->schema != NULL) {
		doc_reference(j, "items", DOC_SCHEMAS, m->schema);
		return;
	}
	json_object(j, "items");
	json_string(j, "type", "string");
	json_object_end(j);
}

static void
put_type(struct json *j, const struct member *m)
{
	if (m->wire == WIRE_ARRAY) {
		put_array(j, m);
	} else if (m->map) {
		json_string(j, "type", "object");
		doc_reference(j, "additionalProperties", DOC_SCHEMAS,
		    m->schema);
	} else if (m->schema != NULL) {
		doc_pointer(j, DOC_SCHEMAS, m->schema);
	} else if (m->wire != WIRE_ANY) {
		json_string(j, "type", wire_name(m->wire));
	}
	if (m->format != NULL)
		put_format(j, m->format);
	if (m->words != NULL)
		put_words(j, m->words);
}

/* Types in the place of a constant, for programs that know no more. */
static void
put_instead(struct json *j, const char *instead)
{
	if (strcmp(instead, "[]") == 0) {
		json_string(j, "type", "array");
		json_raw(j, "items", "{}", 2);
		json_integer(j, "maxItems", 0);
	} else if (strcmp(instead, "null") == 0) {
		json_string(j, "type", "null");
	} else {
		json_raw(j, "const", instead, strlen(instead));
	}
}

static void
put_choice(struct json *j, const struct member *m)
{
	json_list(j, "anyOf");
	json_object(j, NULL);
	put_type(j, m);
	json_object_end(j);
	json_object(j, NULL);
	put_instead(j, m->instead);
	json_object_end(j);
	json_list_end(j);
}

static void
put_member(struct json *j, const struct member *m, size_t locale)
{
	json_object(j, m->name);
	json_string(j, "description", texts[locale][m->text]);
	if (m->instead == NULL)
		put_type(j, m);
	else if (m->wire == WIRE_ANY && m->schema == NULL)
		put_instead(j, m->instead);
	else
		put_choice(j, m);
	json_object_end(j);
}

static void
put_record(struct json *j, const struct record *r, size_t locale)
{
	size_t	 i;

	json_object(j, r->name);
	json_string(j, "description", texts[locale][r->text]);
	json_string(j, "type", "object");
	json_object(j, "properties");
	for (i = 0; i < r->member_count; i++)
		put_member(j, &r->members[i], locale);
	json_object_end(j);
	json_list(j, "required");
	for (i = 0; i < r->member_count; i++)
		if (!r->members[i].optional)
			json_string(j, NULL, r->members[i].name);
	json_list_end(j);
	json_boolean(j, "additionalProperties", r->open);
	json_object_end(j);
}

void
doc_records(struct json *j, size_t locale)
{
	size_t	 i;

	for (i = 0; i < record_count; i++)
		put_record(j, &records[i], locale);
}
