#include <stdlib.h>
#include <string.h>

#include "codegen/document.h"
#include "codegen/texts.h"
#include "http/media_types.h"

struct meaning {
	const char	*word;
	const char	*text;
};

/* Formats that JSON Schema does not know. */
static const struct meaning	patterns[] = {
	{ "local-time", "^[0-9]{4}-[0-9]{2}-[0-9]{2} "
	    "[0-9]{2}:[0-9]{2}:[0-9]{2}$" },
	{ "digits", "^[0-9]+$" },
	{ NULL, NULL }
};

/* Kinds of operations, and what their successes are called: EventUpdated. */
static const struct meaning	successes[] = {
	{ "list", "" },
	{ "read", "Read" },
	{ "create", "Created" },
	{ "update", "Updated" },
	{ "delete", "Deleted" },
	{ "info", "" },
	{ NULL, NULL }
};

static const struct meaning	contents[] = {
	{ "calendar", MEDIA_CALENDAR },
	{ "rss", MEDIA_RSS },
	{ "json_ld", MEDIA_JSON_LD },
	{ "html", MEDIA_HTML },
	{ NULL, NULL }
};

static const char *
meaning_of(const struct meaning *meaning, const char *word)
{
	for (; meaning->word != NULL; meaning++)
		if (strcmp(meaning->word, word) == 0)
			return (meaning->text);

	return (NULL);
}

static json_t *
member_type(const struct member *m)
{
	json_t	*pointer = NULL;

	if (m->schema != NULL)
		pointer = document_pointer("schemas", m->schema->text);
	if (node_is(m->type, "array"))
		return (json_pack("{s:s, s:o}", "type", "array", "items",
		    pointer != NULL ? pointer : json_pack("{s:s}", "type",
		    "string")));
	if (m->map)
		return (json_pack("{s:s, s:o}", "type", "object",
		    "additionalProperties", pointer));
	if (pointer != NULL)
		return (pointer);

	return (json_pack("{s:s*}", "type", node_is(m->type, "any") ? NULL :
	    node_text(m->type)));
}

static json_t *
member_schema(const struct member *m)
{
	const char	*format = node_text(m->format), *pattern = NULL;
	json_t		*schema = member_type(m);

	if (format != NULL && (pattern = meaning_of(patterns, format)) != NULL)
		format = NULL;
	json_object_update_new(schema, json_pack("{s:s*, s:s*, s:o*}",
	    "pattern", pattern, "format", format,
	    "enum", m->values == NULL ? NULL :
	    document_words(m->values->items)));

	return (schema);
}

/* A constant; [] and null by type, for programs that do not know `const`. */
static json_t *
instead_of(const struct member *m)
{
	if (node_is(m->instead, "[]"))
		return (json_pack("{s:s, s:{}, s:i}", "type", "array", "items",
		    "maxItems", 0));
	if (node_is(m->instead, "null"))
		return (json_pack("{s:s}", "type", "null"));

	return (json_pack("{s:o}", "const", document_number(m->instead)));
}

static json_t *
member_whole(const struct document *d, const struct record *record,
    const struct member *m)
{
	json_t	*schema, *whole;

	schema = member_schema(m);
	if (m->instead != NULL && json_object_size(schema) == 0)
		json_object_update_new(schema, instead_of(m));
	else if (m->instead != NULL)
		schema = json_pack("{s:[o, o]}", "anyOf", schema,
		    instead_of(m));
	whole = json_pack("{s:s}", "description", document_text(d,
	    memory_print("record.%s.%s", record->key->text, m->key->text)));
	json_object_update_new(whole, schema);

	return (whole);
}

json_t *
document_record(const struct document *d, const struct record *record)
{
	const struct member	*m;
	json_t			*members = json_pack("{}");
	json_t			*required = json_pack("[]");

	EACH(m, record->members) {
		json_object_set_new(members, m->key->text,
		    member_whole(d, record, m));
		if (!m->optional)
			document_append(required, m->key->text);
	}

	return (json_pack("{s:s, s:s, s:o, s:o, s:b}",
	    "description", document_text(d, memory_print("record.%s",
	    record->key->text)), "type", "object", "properties", members,
	    "required", required, "additionalProperties", record->open));
}

static json_t *
headers(const struct document *d, const char *use, const char *other)
{
	const struct common	*common;
	const char		*name;
	json_t			*map = json_pack("{}");

	EACH(common, d->spec->commons) {
		name = common->key->text;
		if (node_is(common->in, "answer") &&
		    document_fits(common, use, other))
			json_object_set_new(map, name, document_pointer(
			    "headers", name));
	}

	return (map);
}

/* `content` NULL: none. */
static json_t *
answer(const struct document *d, int status, const char *use,
    const char *other, json_t *content)
{
	return (json_pack("{s:s, s:o, s:o*}",
	    "description", document_text(d, memory_print("status.%d",
	    status)), "headers", headers(d, use, other),
	    "content", content));
}

static json_t *
error_answer(const struct document *d, int status)
{
	const char	*other = "";

	if (status == 401)
		other = "unauthorized";
	else if (status == 405)
		other = "not_allowed";
	else if (status == 429 || status == 503)
		other = "busy";

	return (answer(d, status, "refused", other, json_pack(
	    "{s:{s:o}, s:{s:o}}", MEDIA_JSON, "schema",
	    document_pointer("schemas", "Error"), "application/problem+json",
	    "schema", document_pointer("schemas", "Problem"))));
}

/* JSON, and the other formats of the route. */
static json_t *
content_of(const struct route *route, const char *record)
{
	const struct meaning	*format;
	json_t			*map;

	map = json_pack("{s:{s:o}}", MEDIA_JSON, "schema",
	    document_pointer("schemas", record));
	for (format = contents; format->word != NULL; format++) {
		if (node_has(route->formats, format->word))
			json_object_set_new(map, format->text, json_pack(
			    "{s:{s:s}}", "schema", "type",
			    strcmp(format->word, "json_ld") == 0 ? "object" :
			    "string"));
	}

	return (map);
}

/* The status of a route's success with this record, or 0. */
static int
success_of(const struct route *route, const char *record)
{
	const struct node	*answer;
	const char		*name;
	int			 status;

	EACH(answer, route->answers->items) {
		name = answer_record(answer, &status);
		if (name != NULL && strcmp(name, record) == 0)
			return (status);
	}

	return (0);
}

/* The first route with this use and this record describes the answer. */
static void
add_success(const struct document *d, json_t *map, const char *record,
    const struct meaning *use)
{
	const struct path	*path;
	const struct route	*route;
	int			 status;

	EACH(path, d->spec->paths) {
		EACH(route, path->routes) {
			if (strcmp(document_use(d, route), use->word) != 0 ||
			    (status = success_of(route, record)) == 0)
				continue;
			json_object_set_new(map, memory_print("%s%s", record,
			    use->text), answer(d, status, use->word, "",
			    content_of(route, record)));
			return;
		}
	}
}

json_t *
document_answers(const struct document *d)
{
	const struct record	*record;
	const struct meaning	*use;
	json_t			*map = json_pack("{}");
	int			 status;

	EACH(record, d->spec->records) {
		for (use = successes; use->word != NULL; use++)
			add_success(d, map, record->key->text, use);
	}
	if (texts_answered(d->spec, 304))
		json_object_set_new(map, "Unchanged", answer(d, 304,
		    "unchanged", "", NULL));
	for (status = 400; status < 600; status++) {
		if (texts_answered(d->spec, status))
			json_object_set_new(map, memory_print("Error%d",
			    status), error_answer(d, status));
	}

	return (map);
}

static bool
lists_status(const struct spec *spec, const struct node *keys, int status)
{
	const struct node	*key;
	const struct error	*error;

	EACH(key, node_items(keys)) {
		error = list_find(&spec->errors, key->text);
		if (error != NULL && atoi(error->status->text) == status)
			return (true);
	}

	return (false);
}

/* A listed method gets 405 only if a POST overrides it by an unlisted one. */
static bool
gives(const struct document *d, const struct route *route, const char *method,
    int status)
{
	if (status == 405 && strcmp(method, "POST") != 0)
		return (false);

	return (lists_status(d->spec, route->answers, status) ||
	    lists_status(d->spec, d->spec->always, status));
}

static void
refer(json_t *map, int status, const char *name)
{
	json_object_set_new(map, memory_print("%d", status),
	    document_pointer("responses", name));
}

json_t *
document_responses(const struct document *d, const struct route *route,
    const char *method)
{
	const struct node	*answer;
	const char		*record, *suffix;
	json_t			*map = json_pack("{}");
	int			 status;

	suffix = meaning_of(successes, document_use(d, route));
	EACH(answer, route->answers->items) {
		if ((record = answer_record(answer, &status)) != NULL)
			refer(map, status, memory_print("%s%s", record,
			    suffix));
	}
	if (strcmp(method, "GET") == 0 && texts_answered(d->spec, 304))
		refer(map, 304, "Unchanged");
	for (status = 400; status < 600; status++) {
		if (gives(d, route, method, status))
			refer(map, status, memory_print("Error%d", status));
	}

	return (map);
}
