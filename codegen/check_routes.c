#include <string.h>

#include "codegen/check.h"

static void
check_refusal(const struct spec *spec, const struct node *answer)
{
	check_known(&spec->errors, answer, "error");
	if (node_has(spec->always, answer->text))
		complain(&answer->place, "'%s' is given always",
		    answer->text);
}

static void
check_answer(const struct spec *spec, const struct node *answer, bool *good)
{
	const char	*record;
	int		 status;

	if ((record = answer_record(answer, &status)) == NULL) {
		check_refusal(spec, answer);
		return;
	}
	*good = true;
	if (status < 200 || status > 299)
		complain(&answer->place, "a success is from 200 to 299");
	else if (list_find(&spec->records, record) == NULL)
		complain(&answer->place, "unknown record '%s'", record);
}

static void
check_answers(const struct spec *spec, const struct route *route)
{
	bool	good = false;
	size_t	i;

	for (i = 0; i < route->answers->items.count; i++)
		check_answer(spec, route->answers->items.items[i], &good);
	if (!good)
		complain(&route->answers->place,
		    "a success such as '200 Event' is missing");
}

/* Of a list; src/http/address.c writes the first two in any case. */
static void
check_address(const struct route *route)
{
	static const char *const	 first[] = { "page", "per_page" };
	const struct node		*name;
	size_t				 i;

	if (route->address == NULL)
		return;
	for (i = 0; i < 2; i++) {
		if (i >= route->address->items.count ||
		    !node_is(route->address->items.items[i], first[i]))
			break;
	}
	if (i < 2)
		complain(&route->address->place,
		    "an address must begin with page and per_page");
	EACH(name, route->address->items) {
		if (spec_named(route, name->text) == NULL)
			complain(&name->place, "unknown parameter '%s'",
			    name->text);
	}
}

/* On the wire; the path's own may be sent beside one of its name. */
static void
check_wire_names(const struct route *route)
{
	const struct param	*row, *other;
	size_t			 i, k;

	for (i = 0; i < route->rows.count; i++) {
		row = route->rows.items[i];
		for (k = 0; k < i; k++) {
			other = route->rows.items[k];
			if (param_is_path(row) == param_is_path(other) &&
			    strcmp(param_name(row), param_name(other)) == 0)
				break;
		}
		if (k < i)
			complain(&row->key->place,
			    "route '%s' has a parameter '%s' already",
			    route->key->text, param_name(row));
	}
}

/* No two routes have the same operation. */
static void
check_operations(const struct route *route, struct list *operations)
{
	size_t	i;

	for (i = 0; i < route->names.count; i++)
		check_once(operations, route->names.items[i]);
	if (route->verbs.count != route->names.count)
		complain(&route->key->place,
		    "route '%s' must have an operation for each method",
		    route->key->text);
}

/* Nothing is read by PUT. */
static void
check_formats(const struct route *route)
{
	const struct node	*verb;

	if (route->formats == NULL)
		return;
	EACH(verb, route->verbs) {
		if (!node_is(verb, "GET"))
			complain(&route->formats->place,
			    "'formats' are of GET, not of '%s'", verb->text);
	}
}

static void
check_body(const struct spec *spec, const struct route *route)
{
	if (route->body == NULL)
		return;
	if (!check_is_schema(route->body->text))
		complain(&route->body->place, "'%s' is no name of a schema",
		    route->body->text);
	else if (list_find(&spec->records, route->body->text) != NULL)
		complain(&route->body->place, "'%s' is a record already",
		    route->body->text);
}

/* What refuses a text that is too long is among the answers. */
static void
check_limit_errors(const struct spec *spec, const struct route *route)
{
	const struct limit	*limit;
	size_t			 i;

	for (i = 0; i < route->rows.count; i++) {
		limit = param_limit(spec, route->rows.items[i]);
		if (limit != NULL && limit->error != NULL &&
		    !node_has(route->answers, limit->error->text)) {
			complain(&route->key->place,
			    "route '%s' must have the answer '%s'",
			    route->key->text, limit->error->text);
			return;
		}
	}
}

static void
check_route(const struct spec *spec, const struct route *route,
    struct list *operations)
{
	check_identifier(route->key);
	check_operations(route, operations);
	check_params(spec, &route->rows, NULL);
	check_wire_names(route);
	check_address(route);
	check_formats(route);
	check_body(spec, route);
	check_answers(spec, route);
	check_limit_errors(spec, route);
}

void
check_page_routes(const struct spec *site)
{
	const struct route	*route;

	EACH(route, site->routes) {
		check_identifier(route->key);
		check_params(site, &route->rows, NULL);
		check_wire_names(route);
	}
}

void
check_routes(const struct spec *spec)
{
	struct list	operations = { NULL, 0 };
	size_t		i;

	for (i = 0; i < spec->routes.count; i++)
		check_route(spec, spec->routes.items[i], &operations);
}
