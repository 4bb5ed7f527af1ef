#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/service.h"
#include "http/describe.h"
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
put_words(struct json *j, const char *const *words)
{
	json_list(j, "enum");
	for (; *words != NULL; words++)
		json_string(j, NULL, *words);
	json_list_end(j);
}

/* More than the bound of one that is cut is accepted, so it is not told. */
static void
put_bounds(struct json *j, const struct param *p)
{
	if (p->flags & PARAM_MIN)
		json_number(j, "minimum", p->min);
	if (p->flags & PARAM_ABOVE)
		json_number(j, "exclusiveMinimum", p->min);
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

void
describe_schema(struct json *j, const struct param *p)
{
	if (p->wire != WIRE_ANY)
		json_string(j, "type", wire_name(p->wire));
	if (p->wire == WIRE_ARRAY) {
		json_object(j, "items");
		json_string(j, "type", "integer");
		json_object_end(j);
	}
	if (p->type == PARAM_MOMENT || p->type == PARAM_DATE)
		json_string(j, "format", "date-time");
	if (p->type == PARAM_ENUM || p->type == PARAM_STATUS)
		put_words(j, p->words);
	put_bounds(j, p);
	put_default(j, p);
}

static void
put_argument(struct json *j, const struct param *p, size_t locale)
{
	json_object(j, p->name);
	json_string(j, "description", texts[locale][p->text]);
	describe_schema(j, p);
	json_boolean(j, "required", p->flags & PARAM_REQUIRED);
	json_object_end(j);
}

/* The path's slug may share its name with the new one, which then is shown. */
static bool
shadowed(const struct route *r, size_t row)
{
	size_t	 i;

	for (i = 0; i < r->param_count; i++)
		if (i != row && r->params[row].in == IN_PATH &&
		    strcmp(r->params[i].name, r->params[row].name) == 0)
			return (true);

	return (false);
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
		if (!(r->params[i].flags & PARAM_HIDDEN) && !shadowed(r, i))
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
