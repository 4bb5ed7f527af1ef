#include <string.h>

#include "base/json.h"
#include "http/describe.h"
#include "http/doc.h"

static bool
is_shown(const struct param *p)
{
	return (p->in == IN_BODY && !(p->flags & PARAM_HIDDEN));
}

static bool
is_required(const struct param *p)
{
	return (is_shown(p) && p->flags & PARAM_REQUIRED);
}

static void
put_required(struct json *j, const struct route *r)
{
	size_t	 i;

	json_list(j, "required");
	for (i = 0; i < r->param_count; i++)
		if (is_required(&r->params[i]))
			json_string(j, NULL, r->params[i].name);
	json_list_end(j);
}

static bool
has_required(const struct route *r)
{
	size_t	 i;

	for (i = 0; i < r->param_count; i++)
		if (is_required(&r->params[i]))
			return (true);

	return (false);
}

static bool
has_partners(const struct route *r)
{
	size_t	 i;

	for (i = 0; i < r->param_count; i++)
		if (is_shown(&r->params[i]) &&
		    r->params[i].with != PARAM_NOWHERE)
			return (true);

	return (false);
}

/* What must not be sent alone. */
static void
put_partners(struct json *j, const struct route *r)
{
	const struct param	*p;
	size_t			 i;

	json_object(j, "dependentRequired");
	for (i = 0; i < r->param_count; i++) {
		p = &r->params[i];
		if (!is_shown(p) || p->with == PARAM_NOWHERE)
			continue;
		json_list(j, p->name);
		json_string(j, NULL, p[p->with].name);
		json_list_end(j);
	}
	json_object_end(j);
}

static void
put_body(struct json *j, const struct route *r, size_t locale)
{
	const struct param	*p;
	size_t			 i;

	json_object(j, r->body);
	json_string(j, "type", "object");
	json_object(j, "properties");
	for (i = 0; i < r->param_count; i++) {
		p = &r->params[i];
		if (!is_shown(p))
			continue;
		json_object(j, p->name);
		json_string(j, "description", texts[locale][p->text]);
		doc_schema(j, p);
		json_object_end(j);
	}
	json_object_end(j);
	if (has_required(r))
		put_required(j, r);
	if (has_partners(r))
		put_partners(j, r);
	json_object_end(j);
}

/* The first of the routes with a body of that name has all of its members. */
void
doc_bodies(struct json *j, size_t locale)
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
			put_body(j, r, locale);
			last = r->body;
		}
}

/* A form sends these other than a=1&a=2: as a=1,2 or as a[name]=1. */
static void
put_encoding(struct json *j, const struct route *r)
{
	const struct param	*p;
	size_t			 i;

	json_object(j, "encoding");
	for (i = 0; i < r->param_count; i++) {
		p = &r->params[i];
		if (p->type != PARAM_TERM_NAMES && p->type != PARAM_LINKS)
			continue;
		json_object(j, p->name);
		json_string(j, "style",
		    p->type == PARAM_LINKS ? "deepObject" : "form");
		json_boolean(j, "explode", p->type == PARAM_LINKS);
		json_object_end(j);
	}
	json_object_end(j);
}

static bool
has_lists(const struct route *r)
{
	size_t	 i;

	for (i = 0; i < r->param_count; i++)
		if (r->params[i].type == PARAM_TERM_NAMES ||
		    r->params[i].type == PARAM_LINKS)
			return (true);

	return (false);
}

void
doc_request_body(struct json *j, const struct route *r)
{
	if (r->body == NULL)
		return;
	json_object(j, "requestBody");
	json_boolean(j, "required", has_required(r));
	json_object(j, "content");
	json_object(j, "application/json");
	doc_reference(j, "schema", DOC_SCHEMAS, r->body);
	json_object_end(j);
	json_object(j, "application/x-www-form-urlencoded");
	doc_reference(j, "schema", DOC_SCHEMAS, r->body);
	if (has_lists(r))
		put_encoding(j, r);
	json_object_end(j);
	json_object_end(j);
	json_object_end(j);
}
