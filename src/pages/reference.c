/*
 * /doc as a page (rule 33.4): the document, with what its template needs put
 * into it. A script tries operations and shows the lines for curl. With
 * _fields the answer is the document itself, since a page has no members.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/routes.h"
#include "generated/templates.h"
#include "http/request.h"
#include "http/route.h"
#include "pages/page.h"
#include "pages/policy.h"

/* "Event" of { "$ref": "#/components/schemas/Event" }, else "". */
static const char *
name_of(const struct value *reference)
{
	const char	*slash;

	slash = strrchr(data_get(reference, "$ref"), '/');

	return (slash == NULL ? "" : slash + 1);
}

static const struct value *
components(const struct value *document, const char *kind)
{
	return (data_member(data_member(document, "components"), kind));
}

/* A word, of which `each` are the items or members. */
static void
add_type(struct value *types, const char *word, const struct value *each)
{
	const char	*type = data_get(each, "type"), *record = name_of(each);
	struct value	*map;

	if (*type != '\0' || (*word != '\0' && *record != '\0'))
		word = arena_join(types->arena, word, " of ", type, NULL);
	map = data_map(types, NULL);
	data_text(map, "before", types->count > 1 ? " | " : "");
	data_text(map, "word", word);
	data_text(map, "record", record);
}

/* What a schema takes, in words of JSON and names of records. */
static void
add_types(struct value *types, const struct value *schema)
{
	const struct value	*one, *type = data_member(schema, "type");
	const char		*format = data_get(schema, "format");

	if (*name_of(schema) != '\0')
		add_type(types, "", schema);
	for (one = data_member(schema, "anyOf")->first; one; one = one->next)
		add_types(types, one);
	for (one = type->first; one != NULL; one = one->next)
		add_type(types, one->text, NULL);
	if (type->kind == VALUE_TEXT)
		add_type(types, *format == '\0' ? type->text : format,
		    data_member(schema, strcmp(type->text, "array") == 0 ?
		    "items" : "additionalProperties"));
}

/* A text, or a text and null: it is sent as it is, and never as a number. */
static bool
is_text(const struct value *schema)
{
	const struct value	*type = data_member(schema, "type");

	if (type->kind == VALUE_LIST && type->count > 1 &&
	    strcmp(type->first->next->text, "null") == 0)
		type = type->first;

	return (type->kind == VALUE_TEXT && strcmp(type->text, "string") == 0);
}

static void
add_choices(struct value *list, const struct value *schema)
{
	const struct value	*word = data_member(schema, "enum")->first;

	if (strcmp(data_get(schema, "type"), "boolean") == 0) {
		data_text(list, NULL, "true");
		data_text(list, NULL, "false");
	}
	for (; word != NULL; word = word->next)
		data_text(list, NULL, word->text);
}

/* A parameter, a header field, or a member of a body or record; once. */
static void
prepare_field(struct value *field, const char *name, const char *in,
    bool required, const struct value *schema)
{
	struct value	*choices;
	struct buf	 preset;

	if (value_get(field, "types") != NULL)
		return;
	buf_init(&preset, field->arena, 16);
	if (value_get(schema, "default") != NULL)
		data_print(&preset, value_get(schema, "default"));
	data_text(field, "preset", preset.data);
	data_text(field, "name", name);
	data_text(field, "in", in);
	data_flag(field, "required", required);
	data_flag(field, "is_text", is_text(schema));
	choices = data_list(field, "choices");
	add_choices(choices, schema);
	data_flag(field, "is_choice", choices->count > 0);
	add_types(data_list(field, "types"), schema);
}

static bool
holds(const struct value *list, const char *text)
{
	const struct value	*item;

	for (item = list->first; item != NULL; item = item->next)
		if (strcmp(item->text, text) == 0)
			return (true);

	return (false);
}

/* The members of a schema as a list. */
static void
add_members(struct value *map, const char *name, const char *in,
    const struct value *schema)
{
	struct value	*m = data_member(schema, "properties")->first;
	struct value	*list;

	list = data_list(map, name);
	for (; m != NULL; m = m->next) {
		prepare_field(m, m->name, in, holds(data_member(schema,
		    "required"), m->name), m);
		data_value(list, NULL, m);
	}
}

/* The schema of a request's or an answer's JSON. */
static const struct value *
json_of(const struct value *message)
{
	return (data_member(data_member(data_member(message, "content"),
	    "application/json"), "schema"));
}

static void
add_answers(struct value *operation, const struct value *document)
{
	const struct value	*r, *about;
	struct value		*list, *map;

	list = data_list(operation, "answers");
	r = data_member(operation, "responses")->first;
	for (; r != NULL; r = r->next) {
		about = data_member(components(document, "responses"),
		    name_of(r));
		map = data_map(list, NULL);
		data_text(map, "status", r->name);
		data_flag(map, "refuses", *r->name >= '4');
		data_text(map, "text", data_get(about, "description"));
		data_text(map, "record", name_of(json_of(about)));
	}
}

static void
prepare_operation(struct value *operation, const char *path,
    const struct value *document)
{
	struct value		*p = data_member(operation, "parameters")->first;
	const struct value	*body = data_member(operation, "requestBody");

	data_text(operation, "path", path);
	data_text(operation, "key", data_get(operation, "operationId"));
	data_list(operation, "methods");
	for (; p != NULL; p = p->next) {
		data_text(p, "shared", name_of(p));
		prepare_field(p, data_get(p, "name"), data_get(p, "in"),
		    data_true(p, "required"), data_member(p, "schema"));
	}
	data_text(operation, "creates", data_true(body, "required") ?
	    name_of(json_of(body)) : "");
	add_members(operation, "members", "body", data_member(components(
	    document, "schemas"), name_of(json_of(body))));
	add_answers(operation, document);
}

/* The least that may call it, "" for everybody. */
static const char *
role_of(const char *path, enum method method)
{
	const struct route	*r;
	size_t			 i;

	for (i = 0; i < path_count; i++) {
		r = route_for(&paths[i], method);
		if (strcmp(paths[i].template, path) == 0 && r != NULL &&
		    r->role > ROLE_ANONYMOUS)
			return (role_name(r->role));
	}

	return ("");
}

static void
add_method(struct value *operation, const char *name)
{
	struct value	*methods = value_get(operation, "methods"), *map;
	char		*word, *c;

	if (methods == NULL)
		return;
	word = arena_string(operation->arena, name);
	for (c = word; *c != '\0'; c++)
		*c = (char)toupper((unsigned char)*c);
	map = data_map(methods, NULL);
	data_text(map, "word", word);
	data_text(map, "style", name);
	data_flag(operation, "several", methods->count > 1);
	data_text(operation, "role", role_of(data_get(operation, "path"),
	    method_find(word)));
}

static bool
is_same(const struct value *a, const struct value *b, const char *name)
{
	return (strcmp(data_get(a, name), data_get(b, name)) == 0);
}

/* Methods of a path that do the same, to update, are one operation. */
static void
add_operations(struct value *list, const struct value *document)
{
	const struct value	*path, *operation;
	struct value		*last;

	path = data_member(document, "paths")->first;
	for (; path != NULL; path = path->next)
		for (operation = path->first; operation != NULL;
		    operation = operation->next) {
			last = list->last;
			if (operation == path->first ||
			    !is_same(operation, last, "description")) {
				data_value(list, NULL, operation);
				last = list->last;
				data_flag(last, "opens",
				    operation == path->first);
				data_flag(last, "is_link",
				    strcmp(operation->name, "get") == 0 &&
				    strchr(path->name, '{') == NULL);
				prepare_operation(last, path->name, document);
			}
			add_method(last, operation->name);
		}
}

/* Those of a kind that operations or answers share. */
static void
add_shared(struct value *list, const struct value *kind)
{
	struct value	*p;

	for (p = kind->first; p != NULL; p = p->next) {
		prepare_field(p, p->name, value_get(p, "in") == NULL ?
		    "answer" : data_get(p, "in"), false,
		    data_member(p, "schema"));
		data_value(list, NULL, p);
	}
}

/* "Event with ID … does not exist." */
static const char *
message_of(struct arena *arena, const char *format)
{
	const char	*place, *text = "";

	for (; (place = strstr(format, "%s")) != NULL; format = place + 2)
		text = arena_join(arena, text, arena_copy(arena, format,
		    (size_t)(place - format)), "…", NULL);

	return (arena_join(arena, text, format, NULL));
}

static void
add_refusals(struct value *list)
{
	struct value	*map;
	size_t		 e;

	for (e = ERROR_NONE + 1; e < ERROR_COUNT; e++) {
		map = data_map(list, NULL);
		data_integer(map, "status", errors[e].status);
		data_flag(map, "opens", errors[e].status !=
		    errors[e - 1].status);
		data_text(map, "code", errors[e].code);
		data_text(map, "message", message_of(list->arena,
		    errors[e].format));
	}
}

/* Bodies stand with their operations: they alone do not say what else is. */
static void
add_records(struct value *list, const struct value *schemas)
{
	const struct value	*schema;
	struct value		*map;

	for (schema = schemas->first; schema; schema = schema->next) {
		if (value_get(schema, "additionalProperties") == NULL)
			continue;
		map = data_map(list, NULL);
		data_text(map, "name", schema->name);
		data_text(map, "text", data_get(schema, "description"));
		add_members(map, "members", "", schema);
	}
}

int
doc_get_as(struct request *rq, const struct doc_get_params *p)
{
	const struct value	*document;
	struct page		 page;
	struct value		*map, *shared;
	struct buf		 content;
	const char		*error;

	(void)doc_get(rq, p);
	document = json_read(rq->arena, rq->out.buf.data, rq->out.buf.length,
	    &error);
	page_start(&page, rq, arena_join(rq->arena, "/", rq->namespace, "/doc",
	    NULL));
	map = page.content;
	data_value(map, "info", data_member(document, "info"));
	data_text(map, "api", rq->api);
	add_operations(data_list(map, "operations"), document);
	shared = data_list(map, "shared");
	add_shared(shared, components(document, "parameters"));
	add_shared(shared, components(document, "headers"));
	add_refusals(data_list(map, "refusals"));
	add_records(data_list(map, "records"), components(document,
	    "schemas"));
	data_text(page.frame, "title", page.texts[TEXT_PAGE_DOC_TITLE]);
	data_text(page.frame, "description",
	    page.texts[TEXT_SERVICE_DESCRIPTION]);
	data_flag(page.frame, "is_reference", true);
	buf_init(&content, rq->arena, 1 << 19);
	template_fill(&content, &template_reference, map, page.texts);
	page_send_filled(&page, &content, 200);
	rq->reply.policy = policy_of_reference();

	return (200);
}
