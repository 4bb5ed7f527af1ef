/* The venue or organizer created with an event, parameter by parameter. */
#include <string.h>

#include <criterion/criterion.h>

#include "generated/routes.h"

#include "tests/support/input.h"

static void
try(const struct route *route, const struct param *around,
    const struct param *p, const char *value, enum input_verdict verdict)
{
	struct outcome	*a;
	const char	*object, *json, *pointer;

	object = target("{%s\"%s\":%s}", input_beside(around->creates, p,
	    true), p->name, value);
	json = target("{%s\"%s\":%s}", input_beside(route, around, true),
	    around->name, verdict == INPUT_REFUSED ? target("[%s]", object) :
	    object);
	a = input_ask(route == &route_event_create ? "POST" : "PUT",
	    input_address(route), "json", json, strlen(json));
	input_compare(route, a, around->name, verdict, target("%s %s",
	    route->name, json));
	pointer = target("\"pointer\":\"/%s/0/%s\"", around->name, p->name);
	if (verdict == INPUT_REFUSED && strcmp(value, "null") != 0)
		cr_expect_not_null(strstr(a->body, pointer), "%s: %s", json,
		    a->body);
}

static void
try_param(const struct route *route, const struct param *around,
    const struct param *p)
{
	const struct input	*in;

	for (in = input_texts; in->value != NULL; in++)
		try(route, around, p, input_quoted(in->value),
		    input_verdict(in, p));
	for (in = input_json; in->value != NULL; in++)
		try(route, around, p, in->value, input_verdict(in, p));
	if (p->with == PARAM_NOWHERE)
		try(route, around, p, "null", input_null(around->creates, p));
}

static void
try_route(const struct route *route)
{
	const struct param	*around;
	size_t			 i, n;

	given_input();
	for (i = 0; i < route->param_count; i++) {
		around = &route->params[i];
		for (n = 0; around->creates != NULL &&
		    n < around->creates->param_count; n++)
			try_param(route, around,
			    &around->creates->params[n]);
	}
}

Test(input_nested, in_new_events)
{
	try_route(&route_event_create);
}

Test(input_nested, in_changed_events)
{
	try_route(&route_event_update);
}
