/*
 * The page of one part of the reference: an operation, a record, the list of
 * records, the errors, or the shared parameters.
 */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/routes.h"
#include "generated/templates.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/route.h"
#include "pages/reference.h"
#include "pages/reference_field.h"

/* Returns the schema of a JSON body. */
static const struct value *
json_of(const struct value *message)
{
	return (data_member(data_member(data_member(message, "content"),
	    "application/json"), "schema"));
}

/*
 * Schemas of request bodies are not records. They are shown with their
 * operations.
 */
static bool
is_record(const struct value *schema)
{
	return (value_get(schema, "additionalProperties") != NULL);
}

/* Adds a record to a list, unless the list contains it. */
static void
add_record(struct value *list, const struct chapter *r, const char *name)
{
	const struct value	*schema, *record;
	struct value		*map;

	for (record = list->first; record != NULL; record = record->next)
		if (strcmp(data_get(record, "name"), name) == 0)
			return;
	schema = data_member(reference_components(r, "schemas"), name);
	if (!is_record(schema))
		return;
	map = data_map(list, NULL);
	data_text(map, "name", schema->name);
	data_text(map, "text", data_get(schema, "description"));
	reference_members(map, "members", "", schema, r->parts);
}

/* Adds the records that another record's members refer to. */
static void
add_records_of(struct value *list, const struct chapter *r,
    const struct value *record)
{
	const struct value	*m, *type;

	for (m = data_member(record, "members")->first; m; m = m->next)
		for (type = data_member(m, "types")->first; type != NULL;
		    type = type->next)
			add_record(list, r, data_get(type, "record"));
}

/* Adds the answers, and the records that successful answers contain. */
static void
add_answers(struct value *operation, const struct chapter *r)
{
	const struct value	*answer, *about, *record;
	struct value		*answers, *refusals, *records, *map;
	size_t			 direct;

	answers = data_list(operation, "answers");
	refusals = data_list(operation, "refusals");
	records = data_list(operation, "records");
	answer = data_member(operation, "responses")->first;
	for (; answer != NULL; answer = answer->next) {
		about = data_member(reference_components(r, "responses"),
		    reference_name(answer));
		map = data_map(*answer->name >= '4' ? refusals : answers,
		    NULL);
		data_text(map, "status", answer->name);
		data_text(map, "text", data_get(about, "description"));
		data_text(map, "record", reference_name(json_of(about)));
		if (*answer->name < '4')
			add_record(records, r, reference_name(json_of(about)));
	}
	direct = records->count;
	for (record = records->first; direct-- > 0; record = record->next)
		add_records_of(records, r, record);
}

/* Returns the lowest role that may call it, or "" if everyone may. */
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
prepare_operation(struct value *operation, const struct chapter *r)
{
	struct value		*p = data_member(operation,
	    "parameters")->first;
	const struct value	*body = data_member(operation, "requestBody");

	for (; p != NULL; p = p->next) {
		data_text(p, "shared", reference_name(p));
		reference_field(p, data_get(p, "name"), data_get(p, "in"),
		    data_true(p, "required"), data_member(p, "schema"),
		    r->parts);
	}
	reference_members(operation, "members", "body", data_member(
	    reference_components(r, "schemas"),
	    reference_name(json_of(body))), r->parts);
	data_text(operation, "role", role_of(data_get(operation, "path"),
	    method_find(data_get(data_member(operation, "methods")->first,
	    "word"))));
	add_answers(operation, r);
}

/* Whether one of its methods has this id, or its request body this name. */
static bool
is_named(const struct value *operation, const char *id)
{
	const struct value	*method;

	if (strcmp(reference_name(json_of(data_member(operation,
	    "requestBody"))), id) == 0)
		return (true);
	method = data_member(operation, "methods")->first;
	for (; method != NULL; method = method->next)
		if (strcmp(data_get(method, "id"), id) == 0)
			return (true);

	return (false);
}

/* Returns the operation of a group, or NULL. */
static struct value *_Nullable
find_named(struct value *group, const char *id)
{
	struct value	*operations = value_get(group, "operations"), *o;

	if (operations == NULL)
		return (NULL);
	for (o = operations->first; o != NULL; o = o->next)
		if (is_named(o, id))
			return (o);

	return (NULL);
}

/*
 * Also finds an operation that is shown with another one, as updateEvent with
 * putEvent.
 */
static bool
add_operation(struct chapter *r, const char *id)
{
	struct value	*map = r->page.content, *group, *o;

	for (group = r->groups->first; group != NULL; group = group->next) {
		if ((o = find_named(group, id)) == NULL)
			continue;
		data_flag(o, "current", true);
		prepare_operation(o, r);
		data_value(map, "operation", o);
		data_value(map, "group", group);
		r->page.about = data_get(o, "description");
		return (true);
	}

	return (false);
}

static const char *
add_names(struct chapter *r)
{
	const struct value	*schema;
	struct value		*list;

	list = data_list(r->page.content, "names");
	schema = reference_components(r, "schemas")->first;
	for (; schema != NULL; schema = schema->next)
		if (is_record(schema))
			data_text(list, NULL, schema->name);
	data_text(r->page.content, "lead",
	    r->page.texts[TEXT_PAGE_DOC_RECORDS_TEXT]);

	return (r->page.texts[TEXT_PAGE_DOC_RECORDS]);
}

/* Adds parameters, header fields or answers that operations share. */
static void
add_fields(struct value *list, const struct chapter *r, const char *kind)
{
	struct value	*p = reference_components(r, kind)->first;

	for (; p != NULL; p = p->next) {
		reference_field(p, p->name, value_get(p, "in") == NULL ?
		    "answer" : data_get(p, "in"), false,
		    data_member(p, "schema"), r->parts);
		data_value(list, NULL, p);
	}
}

static const char *
add_shared(struct chapter *r)
{
	struct value	*list;

	list = data_list(r->page.content, "shared");
	add_fields(list, r, "parameters");
	add_fields(list, r, "headers");
	data_text(r->page.content, "lead",
	    r->page.texts[TEXT_PAGE_DOC_SHARED_TEXT]);

	return (r->page.texts[TEXT_PAGE_DOC_SHARED]);
}

/* Returns "Event with ID … does not exist." */
static const char *
message_of(struct arena *arena, const char *format)
{
	const char	*place, *text = "";

	for (; (place = strstr(format, "%s")) != NULL; format = place + 2)
		text = arena_join(arena, text, arena_copy(arena, format,
		    (size_t)(place - format)), "…", NULL);

	return (arena_join(arena, text, format, NULL));
}

static const char *
add_refusals(struct chapter *r)
{
	struct value	*list, *map;
	size_t		 e;

	list = data_list(r->page.content, "refusals");
	for (e = ERROR_NONE + 1; e < ERROR_COUNT; e++) {
		map = data_map(list, NULL);
		data_integer(map, "status", errors[e].status);
		data_flag(map, "opens", errors[e].status !=
		    errors[e - 1].status);
		data_text(map, "code", errors[e].code);
		data_text(map, "message", message_of(list->arena,
		    errors[e].format));
	}
	data_text(r->page.content, "lead",
	    r->page.texts[TEXT_PAGE_DOC_REFUSALS_TEXT]);

	return (r->page.texts[TEXT_PAGE_DOC_REFUSALS]);
}

/*
 * Adds a part. Returns its title, or NULL if there is no part with that name.
 */
static const char *_Nullable
add_part(struct chapter *r, const char *name)
{
	struct value	*records;

	if (strcmp(name, "records") == 0)
		return (add_names(r));
	if (strcmp(name, "shared") == 0)
		return (add_shared(r));
	if (strcmp(name, "refusals") == 0)
		return (add_refusals(r));
	records = data_list(r->page.content, "records");
	add_record(records, r, name);

	return (records->count > 0 || add_operation(r, name) ? name : NULL);
}

int
page_doc_part(struct request *rq, const struct page_doc_part_params *p)
{
	struct chapter	 r;
	const char		*title;

	reference_start(&r, rq, arena_join(rq->arena, "/doc/", p->name, NULL));
	if ((title = add_part(&r, p->name)) == NULL) {
		reply_start(rq, 0);
		rq->reply.last_modified = 0;
		return (reply_error(rq, error_rest_no_route()));
	}
	data_text(r.page.content, "title", title);
	data_flag(r.page.frame, "unlisted", true);
	data_flag(r.page.frame, "is_part", true);
	data_flag(r.page.frame, "tries", value_get(r.page.content,
	    "operation") != NULL);

	return (reference_send(&r, &template_reference_part, title));
}
