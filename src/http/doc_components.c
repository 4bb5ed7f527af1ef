#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "http/describe.h"
#include "http/doc.h"
#include "http/table.h"

static void
put_body_schema(struct json *j, const struct route *r, size_t locale)
{
	const struct param	*p;
	size_t			 i;

	json_object(j, r->body);
	json_string(j, "type", "object");
	json_object(j, "properties");
	for (i = 0; i < r->param_count; i++) {
		p = &r->params[i];
		if (p->in != IN_BODY || p->flags & PARAM_HIDDEN)
			continue;
		json_object(j, p->name);
		json_string(j, "description", texts[locale][p->text]);
		doc_param_schema(j, p, true);
		json_object_end(j);
	}
	json_object_end(j);
	json_list(j, "required");
	for (i = 0; i < r->param_count; i++)
		if (r->params[i].in == IN_BODY &&
		    r->params[i].flags & PARAM_REQUIRED)
			json_string(j, NULL, r->params[i].name);
	json_list_end(j);
	json_object_end(j);
}

/* The first route with a body of that name: it has all of its members. */
static void
put_body_schemas(struct json *j, size_t locale)
{
	const struct route	*r;
	const char		*last;
	size_t			 i, k;

	last = "";
	for (i = 0; i < path_count; i++)
		for (k = 0; k < paths[i].route_count; k++) {
			r = paths[i].routes[k];
			if (r->body == NULL || strcmp(r->body, last) == 0)
				continue;
			put_body_schema(j, r, locale);
			last = r->body;
		}
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
put_member_type(struct json *j, const struct member *m)
{
	if (m->map) {
		json_string(j, "type", "object");
		doc_reference(j, "additionalProperties", DOC_SCHEMAS,
		    m->schema);
		return;
	}
	if (m->schema != NULL && m->wire != WIRE_ARRAY) {
		doc_pointer(j, DOC_SCHEMAS, m->schema);
		return;
	}
	if (m->wire != WIRE_ANY)
		json_string(j, "type", wire_name(m->wire));
	if (m->format != NULL)
		json_string(j, "format", m->format);
	if (m->schema != NULL)
		doc_reference(j, "items", DOC_SCHEMAS, m->schema);
	if (m->words != NULL)
		put_words(j, m->words);
}

/* JSON Schema has no "or this": a choice of the type and the constant. */
static void
put_choice(struct json *j, const struct member *m)
{
	json_list(j, "anyOf");
	json_object(j, NULL);
	put_member_type(j, m);
	json_object_end(j);
	json_object(j, NULL);
	json_raw(j, "const", m->instead, strlen(m->instead));
	json_object_end(j);
	json_list_end(j);
}

static void
put_member(struct json *j, const struct member *m, size_t locale)
{
	json_object(j, m->name);
	json_string(j, "description", texts[locale][m->text]);
	if (m->instead != NULL)
		put_choice(j, m);
	else
		put_member_type(j, m);
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

static void
put_schemas(struct json *j, size_t locale)
{
	size_t	 i;

	json_object(j, "schemas");
	for (i = 0; i < record_count; i++)
		put_record(j, &records[i], locale);
	put_body_schemas(j, locale);
	json_object_end(j);
}

static void
put_common(struct json *j, const struct common *c, size_t locale)
{
	json_object(j, c->name);
	if (c->in != COMMON_ANSWER) {
		json_string(j, "name", c->name);
		json_string(j, "in", c->in == COMMON_QUERY ? "query" :
		    "header");
	}
	json_string(j, "description", texts[locale][c->text]);
	json_object(j, "schema");
	json_string(j, "type", wire_name(c->wire));
	json_object_end(j);
	json_object_end(j);
}

static void
put_commons(struct json *j, size_t locale)
{
	size_t	 i;

	json_object(j, "parameters");
	for (i = 0; i < common_count; i++)
		if (commons[i].in != COMMON_ANSWER)
			put_common(j, &commons[i], locale);
	json_object_end(j);
	json_object(j, "headers");
	for (i = 0; i < common_count; i++)
		if (commons[i].in == COMMON_ANSWER)
			put_common(j, &commons[i], locale);
	json_object_end(j);
}

static void
put_response(struct json *j, const struct status_row *row, size_t locale)
{
	char	 key[16];

	if (row->status < 400)
		return;
	snprintf(key, sizeof(key), "Error%d", row->status);
	json_object(j, key);
	json_string(j, "description", texts[locale][row->text]);
	json_object(j, "content");
	json_object(j, "application/json");
	doc_reference(j, "schema", DOC_SCHEMAS, "Error");
	json_object_end(j);
	json_object(j, "application/problem+json");
	doc_reference(j, "schema", DOC_SCHEMAS, "Problem");
	json_object_end(j);
	json_object_end(j);
	json_object_end(j);
}

static void
put_security(struct json *j)
{
	static const char *const	 schemes[] = { "basic", "bearer" };
	size_t				 i;

	json_object(j, "securitySchemes");
	for (i = 0; i < 2; i++) {
		json_object(j, schemes[i]);
		json_string(j, "type", "http");
		json_string(j, "scheme", schemes[i]);
		json_object_end(j);
	}
	json_object_end(j);
}

void
doc_components(struct json *j, size_t locale)
{
	size_t	 i;

	json_object(j, "components");
	put_schemas(j, locale);
	put_commons(j, locale);
	json_object(j, "responses");
	for (i = 0; i < status_count; i++)
		put_response(j, &statuses[i], locale);
	json_object_end(j);
	put_security(j);
	json_object_end(j);
}
