#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/service.h"
#include "http/describe.h"
#include "http/params.h"
#include "http/route.h"
#include "http/table.h"

const char *
wire_name(enum wire_type wire)
{
	static const char *const	 names[] = {
		[WIRE_INTEGER]	= "integer",
		[WIRE_NUMBER]	= "number",
		[WIRE_BOOLEAN]	= "boolean",
		[WIRE_STRING]	= "string",
		[WIRE_ARRAY]	= "array"
	};

	return (names[wire]);
}

static void
put_statuses(struct json *j)
{
	enum status	 status;

	for (status = STATUS_PUBLISH; status <= STATUS_TRASH; status++)
		json_string(j, NULL, status_name(status));
}

void
describe_words(struct json *j, const struct param *p)
{
	const char *const	*word;

	if (p->type != PARAM_ENUM && p->type != PARAM_STATUS)
		return;
	json_list(j, "enum");
	if (p->type == PARAM_STATUS)
		put_statuses(j);
	else
		for (word = p->words; *word != NULL; word++)
			json_string(j, NULL, *word);
	json_list_end(j);
}

static void
put_type(struct json *j, const struct param *p)
{
	static const char	 items[] = "{\"type\":\"integer\"}";

	if (p->wire != WIRE_ANY)
		json_string(j, "type", wire_name(p->wire));
	if (p->wire == WIRE_ARRAY)
		json_raw(j, "items", items, strlen(items));
	if (p->type == PARAM_MOMENT || p->type == PARAM_DATE)
		json_string(j, "format", "date-time");
}

/* More than the bound of one that is cut is accepted, so it is not told. */
static void
put_bounds(struct json *j, const struct param *p)
{
	if (p->flags & (PARAM_MIN | PARAM_ABOVE))
		json_number(j, "minimum", p->min);
	if ((p->flags & PARAM_MAX) && !(p->flags & PARAM_CUT))
		json_number(j, "maximum", p->max);
}

static void
put_default(struct json *j, const struct param *p)
{
	const char	*text;

	if ((text = p->shown_default) == NULL)
		return;
	if (p->type == PARAM_MOMENT && (p->flags & PARAM_DEFAULT))
		json_string(j, "default", arena_printf(j->buf.arena,
		    PLACE_DATE "%s" PLACE_MARK, text));
	else if (strcmp(text, "\"" SERVICE_NAMESPACE "\"") == 0)
		json_string(j, "default", PLACE_NAMESPACE);
	else
		json_raw(j, "default", text, strlen(text));
}

static void
put_argument(struct json *j, const struct param *p, size_t locale)
{
	json_object(j, p->name);
	json_string(j, "description", texts[locale][p->text]);
	put_type(j, p);
	describe_words(j, p);
	put_bounds(j, p);
	put_default(j, p);
	json_boolean(j, "required", p->flags & PARAM_REQUIRED);
	json_object_end(j);
}

/* The path's slug may share its name with the new one, which then is shown. */
static bool
is_shown(const struct route *r, const struct param *p)
{
	size_t	 i;

	if (p->flags & PARAM_HIDDEN)
		return (false);
	for (i = 0; p->in == IN_PATH && i < r->param_count; i++)
		if (r->params[i].in != IN_PATH &&
		    strcmp(r->params[i].name, p->name) == 0)
			return (false);

	return (true);
}

static void
put_methods(struct json *j, unsigned methods)
{
	static const enum method	 order[] = { METHOD_GET, METHOD_POST,
		METHOD_PUT, METHOD_PATCH, METHOD_DELETE };
	size_t				 i;

	for (i = 0; i < sizeof(order) / sizeof(order[0]); i++)
		if (methods & 1u << order[i])
			json_string(j, NULL, method_name(order[i]));
}

static void
put_endpoint(struct json *j, const struct route *r, size_t locale)
{
	size_t	 i;

	json_object(j, NULL);
	json_list(j, "methods");
	put_methods(j, r->methods);
	json_list_end(j);
	json_object(j, "args");
	for (i = 0; i < r->param_count; i++)
		if (is_shown(r, &r->params[i]))
			put_argument(j, &r->params[i], locale);
	json_object_end(j);
	json_object_end(j);
}

static void
put_self(struct json *j, const char *path)
{
	json_object(j, "_links");
	json_list(j, "self");
	json_object(j, NULL);
	json_string(j, "href",
	    arena_printf(j->buf.arena, PLACE_API "%s", path));
	json_object_end(j);
	json_list_end(j);
	json_object_end(j);
}

void
describe_path(struct json *j, const char *name, const struct path *p,
    size_t locale)
{
	size_t	 i;

	json_object(j, name);
	json_string(j, "namespace", PLACE_NAMESPACE);
	json_list(j, "methods");
	for (i = 0; i < p->route_count; i++)
		put_methods(j, p->routes[i]->methods);
	json_list_end(j);
	json_list(j, "endpoints");
	for (i = 0; i < p->route_count; i++)
		put_endpoint(j, p->routes[i], locale);
	json_list_end(j);
	if (p->capture == NULL)
		put_self(j, p->template);
	json_object_end(j);
}

void
describe_routes(struct json *j, size_t locale)
{
	size_t	 i;

	json_object(j, NULL);
	json_string(j, "namespace", PLACE_NAMESPACE);
	json_object(j, "routes");
	for (i = 0; i < path_count; i++)
		describe_path(j, arena_printf(j->buf.arena,
		    "/" PLACE_NAMESPACE "%s", paths[i].pattern), &paths[i],
		    locale);
	json_object_end(j);
	put_self(j, "");
	json_object_end(j);
}
