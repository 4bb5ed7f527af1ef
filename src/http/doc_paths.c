#include <ctype.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/errors.h"
#include "http/describe.h"
#include "http/doc.h"
#include "http/route.h"
#include "http/table.h"

unsigned
doc_use(const struct route *r)
{
	bool	 one;

	one = r->path->capture != NULL;
	if (*r->resource == '\0')
		return (1u << COMMON_INFO);
	if (r->methods & 1u << METHOD_GET)
		return (1u << (one ? COMMON_READ : COMMON_LIST));
	if (r->methods & 1u << METHOD_DELETE)
		return (1u << COMMON_DELETE);

	return (1u << (one ? COMMON_UPDATE : COMMON_CREATE));
}

static void
put_parameter(struct json *j, const struct param *p, size_t locale)
{
	json_object(j, NULL);
	json_string(j, "name", p->name);
	json_string(j, "in", p->in == IN_PATH ? "path" : "query");
	json_string(j, "description", texts[locale][p->text]);
	json_boolean(j, "required",
	    p->in == IN_PATH || (p->flags & PARAM_REQUIRED));
	if (p->wire == WIRE_ARRAY)
		json_boolean(j, "explode", false);
	json_object(j, "schema");
	doc_param_schema(j, p, false);
	json_object_end(j);
	json_object_end(j);
}

static void
put_parameters(struct json *j, const struct route *r, size_t locale)
{
	const struct param	*p;
	size_t			 i;

	json_list(j, "parameters");
	for (i = 0; i < r->param_count; i++) {
		p = &r->params[i];
		if (p->in != IN_BODY && !(p->flags & PARAM_HIDDEN))
			put_parameter(j, p, locale);
	}
	for (i = 0; i < common_count; i++)
		if (commons[i].in != COMMON_ANSWER &&
		    commons[i].uses & doc_use(r))
			doc_reference(j, NULL, DOC_PARAMETERS,
			    commons[i].name);
	json_list_end(j);
}

static void
put_body(struct json *j, const struct route *r)
{
	static const char *const	 types[] = { "application/json",
		"application/x-www-form-urlencoded" };
	bool				 required;
	size_t				 i;

	if (r->body == NULL)
		return;
	required = false;
	for (i = 0; i < r->param_count; i++)
		if (r->params[i].in == IN_BODY)
			required |= r->params[i].flags & PARAM_REQUIRED;
	json_object(j, "requestBody");
	json_boolean(j, "required", required);
	json_object(j, "content");
	for (i = 0; i < 2; i++) {
		json_object(j, types[i]);
		doc_reference(j, "schema", DOC_SCHEMAS, r->body);
		json_object_end(j);
	}
	json_object_end(j);
	json_object_end(j);
}

static enum text
status_text(int status)
{
	size_t	 i;

	for (i = 0; i < status_count; i++)
		if (statuses[i].status == status)
			return (statuses[i].text);
	abort();
}

static void
put_success(struct json *j, const struct route *r, const struct answer *a,
    size_t locale)
{
	char	 key[8];
	size_t	 i;

	snprintf(key, sizeof(key), "%d", a->status);
	json_object(j, key);
	json_string(j, "description", texts[locale][status_text(a->status)]);
	json_object(j, "headers");
	for (i = 0; i < common_count; i++)
		if (commons[i].in == COMMON_ANSWER &&
		    commons[i].uses & doc_use(r))
			doc_reference(j, commons[i].name, DOC_HEADERS,
			    commons[i].name);
	json_object_end(j);
	json_object(j, "content");
	json_object(j, "application/json");
	doc_reference(j, "schema", DOC_SCHEMAS, a->schema);
	json_object_end(j);
	json_object_end(j);
	json_object_end(j);
}

/* Several errors may share a status: one reference for all of them. */
static void
put_errors(struct json *j, const struct route *r)
{
	char	 key[8];
	size_t	 i, k;
	bool	 gives;

	for (i = 0; i < status_count; i++) {
		gives = false;
		for (k = 0; k < r->answer_count; k++)
			gives |= r->answers[k].schema == NULL &&
			    r->answers[k].status == statuses[i].status;
		if (!gives)
			continue;
		snprintf(key, sizeof(key), "%d", statuses[i].status);
		doc_reference(j, key, DOC_RESPONSES, key);
	}
}

static void
put_security(struct json *j, const struct route *r)
{
	static const char *const	 schemes[] = { "basic", "bearer" };
	size_t				 i;

	json_list(j, "security");
	if (r->role == ROLE_ANONYMOUS) {
		json_object(j, NULL);
		json_object_end(j);
	}
	for (i = 0; i < 2; i++) {
		json_object(j, NULL);
		json_list(j, schemes[i]);
		json_list_end(j);
		json_object_end(j);
	}
	json_list_end(j);
}

static void
put_operation(struct json *j, const struct route *r, enum method method,
    size_t locale)
{
	char	*name;
	size_t	 i;

	name = arena_string(j->buf.arena, method_name(method));
	for (i = 0; name[i] != '\0'; i++)
		name[i] = tolower((unsigned char)name[i]);
	json_object(j, name);
	if (*r->resource != '\0') {
		json_list(j, "tags");
		json_string(j, NULL, r->resource);
		json_list_end(j);
	}
	json_string(j, "summary", texts[locale][r->text]);
	json_string(j, "operationId", r->operations[method]);
	put_parameters(j, r, locale);
	put_body(j, r);
	json_object(j, "responses");
	for (i = 0; i < r->answer_count; i++)
		if (r->answers[i].schema != NULL)
			put_success(j, r, &r->answers[i], locale);
	put_errors(j, r);
	json_object_end(j);
	put_security(j, r);
	json_object_end(j);
}

void
doc_paths(struct json *j, size_t locale)
{
	const struct path	*p;
	size_t			 i, k;
	enum method		 m;

	json_object(j, "paths");
	for (i = 0; i < path_count; i++) {
		p = &paths[i];
		json_object(j, *p->template == '\0' ? "/" : p->template);
		for (k = 0; k < p->route_count; k++)
			for (m = 0; m < METHOD_COUNT; m++)
				if (p->routes[k]->methods & 1u << m)
					put_operation(j, p->routes[k], m,
					    locale);
		json_object_end(j);
	}
	json_object_end(j);
}
