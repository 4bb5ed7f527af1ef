/* Every parameter of every route, in every place, with every value. */
#include <string.h>

#include <criterion/criterion.h>

#include "http/route.h"

#include "tests/support/input.h"
#include "tests/support/share.h"

#define TARGET_MAX	1900	/* room in an address */

/* The method for a source, if the route has several. */
static const char *
method_of(const struct route *route, enum method wanted)
{
	enum method	 method;

	if (route->methods & 1u << wanted)
		return (method_name(wanted));
	for (method = METHOD_GET; (route->methods & 1u << method) == 0;)
		method++;

	return (method_name(method));
}

static void
try_json(const struct route *route, const struct param *p, const char *value,
    enum input_verdict verdict)
{
	const char	*json, *method;

	if (!share_next())
		return;
	json = target("{%s\"%s\":%s}", input_beside(route, p, true),
	    p->name, value);
	method = method_of(route, METHOD_PATCH);
	input_compare(route, input_ask(method, input_address(route), "json",
	    json, strlen(json)), p->name, verdict, target("%s %s",
	    route->name, json));
}

/* Uses the body, if there is one, otherwise the query. */
static void
try_form(const struct route *route, const struct param *p, const char *pair,
    enum input_verdict verdict, bool in_query)
{
	const char	*form, *what, *where, *method;
	struct outcome	*a;

	if (!share_next())
		return;
	form = target("%s%s", input_beside(route, p, false), pair);
	what = target("%s %s", route->name, form);
	where = input_address(route);
	method = method_of(route, in_query ? METHOD_PUT : METHOD_POST);
	if (!in_query && strcmp(method, "GET") != 0)
		a = input_ask(method, where, "x-www-form-urlencoded", form,
		    strlen(form));
	else if (strlen(form) < TARGET_MAX)
		a = input_ask(method, target("%s?%s", where, form), NULL,
		    NULL, 0);
	else
		return;
	input_compare(route, a, p->name, verdict, what);
}

/* The * of a form is the name of the parameter. */
static const char *
named(const char *form, const char *name)
{
	const char	*text, *star;

	for (text = ""; (star = strchr(form, '*')) != NULL; form = star + 1)
		text = target("%s%.*s%s", text, (int)(star - form), form, name);

	return (target("%s%s", text, form));
}

static void
try_param(const struct route *route, const struct param *p)
{
	const struct input	*in;
	const char		*pair;

	for (in = input_texts; in->value != NULL; in++) {
		try_json(route, p, input_quoted(in->value),
		    input_verdict(in, p));
		pair = target("%s=%s", p->name, input_encoded(in->value,
		    strlen(in->value)));
		try_form(route, p, pair, input_verdict(in, p), true);
		if (!(route->methods & 1u << METHOD_GET))
			try_form(route, p, pair, input_verdict(in, p), false);
	}
	for (in = input_json; in->value != NULL; in++)
		try_json(route, p, in->value, input_verdict(in, p));
	for (in = input_forms; in->value != NULL; in++)
		try_form(route, p, named(in->value, p->name),
		    input_verdict(in, p), false);
	if (p->with == PARAM_NOWHERE)
		try_json(route, p, "null", input_null(route, p));
}

/* All routes of a resource with one of the methods. */
static void
try_routes(const char *resource, unsigned methods)
{
	const struct route	*route;
	size_t			 i, n, k;

	given_input();
	for (i = 0; i < path_count; i++)
		for (n = 0; n < paths[i].route_count; n++) {
			route = paths[i].routes[n];
			if (strcmp(route->resource, resource) != 0 ||
			    (route->methods & methods) == 0)
				continue;
			for (k = 0; k < route->param_count; k++)
				if (route->params[k].in != IN_PATH)
					try_param(route, &route->params[k]);
		}
}

#define READS	(1u << METHOD_GET)
#define WRITES	(~READS)

Test(input, index)
{
	try_routes("", READS);
}

Test(input, event_reads)
{
	try_routes("events", READS);
}

Test(input, event_writes)
{
	try_routes("events", WRITES);
}

Test(input, venues)
{
	try_routes("venues", READS | WRITES);
}

Test(input, organizers)
{
	try_routes("organizers", READS | WRITES);
}

Test(input, categories)
{
	try_routes("categories", READS | WRITES);
}

Test(input, tags)
{
	try_routes("tags", READS | WRITES);
}
