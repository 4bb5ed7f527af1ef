#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/describe.h"
#include "http/doc.h"
#include "http/route.h"

/* Where an account is needed, by either scheme. */
#define SECURITY	"[{\"basic\":[]},{\"bearer\":[]}]"

static void
put_parameter(struct json *j, const struct param *p, size_t locale)
{
	json_object(j, NULL);
	json_string(j, "name", p->name);
	json_string(j, "in", p->in == IN_PATH ? "path" : "query");
	json_string(j, "description", texts[locale][p->text]);
	json_boolean(j, "required", p->flags & PARAM_REQUIRED);
	if (p->wire == WIRE_ARRAY)
		json_boolean(j, "explode", false);
	json_object(j, "schema");
	doc_schema(j, p);
	json_object_end(j);
	json_object_end(j);
}

static void
put_parameters(struct json *j, const struct route *r, enum method method,
    size_t locale)
{
	const struct param	*p;
	unsigned		 uses;
	size_t			 i;

	uses = 1u << doc_use(r);
	if (method == METHOD_POST)
		uses |= 1u << COMMON_POST;
	json_list(j, "parameters");
	for (i = 0; i < r->param_count; i++) {
		p = &r->params[i];
		if (p->in != IN_BODY && !(p->flags & PARAM_HIDDEN))
			put_parameter(j, p, locale);
	}
	for (i = 0; i < common_count; i++)
		if (commons[i].in != COMMON_ANSWER &&
		    doc_fits(&commons[i], uses))
			doc_reference(j, NULL, DOC_PARAMETERS,
			    commons[i].name);
	json_list_end(j);
}

/* The first sentence, and all of them. */
static void
put_texts(struct json *j, const char *text)
{
	const char	*end;

	end = strstr(text, ". ");
	json_text(j, "summary", text,
	    end == NULL ? strlen(text) : (size_t)(end + 1 - text));
	json_string(j, "description", text);
}

/* What belongs to no resource tells of all. */
static void
put_tags(struct json *j, const struct route *r)
{
	size_t	 i;

	json_list(j, "tags");
	for (i = 0; i < resource_count; i++)
		if (*r->resource == '\0' ||
		    strcmp(r->resource, resources[i].name) == 0)
			json_string(j, NULL, resources[i].name);
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
		name[i] = (char)tolower((unsigned char)name[i]);
	json_object(j, name);
	put_tags(j, r);
	put_texts(j, texts[locale][r->text]);
	json_string(j, "operationId", r->operations[method]);
	put_parameters(j, r, method, locale);
	doc_request_body(j, r);
	doc_responses(j, r, method);
	if (r->role > ROLE_ANONYMOUS)
		json_raw(j, "security", SECURITY, strlen(SECURITY));
	json_object_end(j);
}

static void
put_path(struct json *j, const struct path *p, size_t locale)
{
	const struct route	*r;
	enum method		 method;
	size_t			 i;

	json_object(j, *p->template == '\0' ? "/" : p->template);
	for (i = 0; i < p->route_count; i++) {
		r = p->routes[i];
		for (method = 0; method < METHOD_COUNT; method++)
			if (r->methods & 1u << method)
				put_operation(j, r, method, locale);
	}
	json_object_end(j);
}

void
doc_paths(struct json *j, size_t locale)
{
	size_t	 i;

	json_object(j, "paths");
	for (i = 0; i < path_count; i++)
		put_path(j, &paths[i], locale);
	json_object_end(j);
}
